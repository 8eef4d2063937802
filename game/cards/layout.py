"""Where things stand on a card: named boxes in millimetres for the full and the small drawing."""

from __future__ import annotations

from game.cards.box import Box

WIDTH, HEIGHT = 63.0, 88.0
CORNER_RADIUS = 3.0
SAFE_ZONE = 3.0  # text of the full drawing, which is printed too, stays inside
SMALL_BELOW = 150  # px of width; under it a card gets the drawing made for small

CARD = Box(0, 0, WIDTH, HEIGHT)


class FullLayout:
    """The drawing with labels, for a card in hand, in full view and in print."""

    trim: float = 0.95  # width of the metal edge
    art: Box = Box(0, 0, WIDTH, 38.6)
    crest: Box = Box(3.1, 3.1, 9.4, 9.4)
    number: Box = Box(32.6, 3.1, 27.3, 8.4)  # its right edge holds, the plate hugs the number
    number_size: float = 6.3
    stars: Box = Box(40.0, 32.5, 19.9, 4.7)
    band: Box = Box(0, 38.6, WIDTH, 9.2)
    name: Box = Box(3.4, 39.5, 56.2, 8.2)
    name_size: float = 6.3
    role_size: float = 3.75
    rows: Box = Box(2.2, 49.0, 58.6, 36.8)
    row_gap: float = 0.9
    cell: float = 9.8  # width of a value's cell
    value_size: float = 8.3
    label_size: float = 3.6

    def attack(self, row: Box) -> Box:
        """The cell of the attack value in a row's strip."""
        return Box(row.x, row.y, self.cell, row.h)

    def defense(self, row: Box) -> Box:
        """The cell of the defense value in a row's strip."""
        return Box(row.right - self.cell, row.y, self.cell, row.h)

    def row(self, index: int) -> Box:
        """The strip of one play, counted from the top."""
        height = (self.rows.h - 3 * self.row_gap) / 4
        return Box(self.rows.x, self.rows.y + index * (height + self.row_gap), self.rows.w, height)


class SmallLayout:
    """The drawing for a card on the bench: number, face, name and eight large digits."""

    trim: float = 1.5
    crest: Box = Box(2.6, 2.4, 11.0, 11.0)
    number: Box = Box(20.0, 2.4, 40.6, 11.6)
    number_size: float = 10.4
    column_top: float = 15.2
    column_bottom: float = 71.4
    cell: float = 15.6
    cell_gap: float = 1.0
    value_size: float = 13.0
    band: Box = Box(0, 72.2, WIDTH, HEIGHT - 72.2)
    name: Box = Box(3.2, 73.4, 56.6, 13.4)
    name_size: float = 10.2

    @property
    def window(self) -> Box:
        """What is seen of the face between the columns of values."""
        return Box(self.cell, 0, WIDTH - 2 * self.cell, self.band.y)

    def attack(self, row: int) -> Box:
        """The cell of an attack value, in the left column."""
        height = (self.column_bottom - self.column_top - 3 * self.cell_gap) / 4
        y = self.column_top + row * (height + self.cell_gap)
        return Box(self.trim, y, self.cell - self.trim, height)

    def defense(self, row: int) -> Box:
        """The cell of a defense value, in the right column."""
        attack = self.attack(row)
        return Box(WIDTH - attack.right, attack.y, attack.w, attack.h)


FULL = FullLayout()
SMALL = SmallLayout()
