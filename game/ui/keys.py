"""Keys by their place on the keyboard, so that they work under any layout.

And their printed names.
"""

from __future__ import annotations

import pygame

ENTER = frozenset({pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER})
SPACE = frozenset({pygame.KSCAN_SPACE})
GO = ENTER | SPACE
ESCAPE = frozenset({pygame.KSCAN_ESCAPE})
TAB = pygame.KSCAN_TAB
LEFT, RIGHT = pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT
UP, DOWN = pygame.KSCAN_UP, pygame.KSCAN_DOWN
ARROWS = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, -1), DOWN: (0, 1)}
NUMBERS = {
    **{pygame.KSCAN_1 + place: place for place in range(9)},
    **{pygame.KSCAN_KP_1 + place: place for place in range(9)},
}
PLAY_KEYS = {pygame.KSCAN_Q: 0, pygame.KSCAN_W: 1, pygame.KSCAN_E: 2, pygame.KSCAN_R: 3}
PLAY_NAMES = ("Q", "W", "E", "R")
SWAP = pygame.KSCAN_S
SOUND = pygame.KSCAN_M
HELP = pygame.KSCAN_F1
FULLSCREEN = pygame.KSCAN_F11
BACKSPACE = pygame.KSCAN_BACKSPACE
DELETE = pygame.KSCAN_DELETE
HOME, END = pygame.KSCAN_HOME, pygame.KSCAN_END
