"""The rules of Baskettoria, whole and alone: the standard library and nothing else."""

from game.engine.action import Action, Defend, PickLineup, PlayAttack, Substitute
from game.engine.apply import apply
from game.engine.card import (
    PLAYS,
    Card,
    CardNumber,
    CardSet,
    Play,
    Seat,
    Values,
    card_set,
    members,
)
from game.engine.event import (
    AttackDeclared,
    AttackResolved,
    CardsReturned,
    EndReason,
    Event,
    LineupPicked,
    MatchEnded,
    Outcome,
    PeriodEnded,
    PeriodStarted,
    ShowdownHeld,
    SubstitutionMade,
    Verdict,
)
from game.engine.legal import legal_actions, seats_to_act
from game.engine.refusal import CODES, RecordCode, Refusal, RuleCode
from game.engine.rules import ROSTER_SIZES
from game.engine.start import new_match
from game.engine.state import ATTACKS, LINEUP_SIZE, PERIODS, State, outcome
from game.engine.view import MatchKind, OvertimePossession, PendingAttack, Phase, View
from game.engine.viewing import view

__all__ = [
    "ATTACKS",
    "CODES",
    "LINEUP_SIZE",
    "PERIODS",
    "PLAYS",
    "ROSTER_SIZES",
    "Action",
    "AttackDeclared",
    "AttackResolved",
    "Card",
    "CardNumber",
    "CardSet",
    "CardsReturned",
    "Defend",
    "EndReason",
    "Event",
    "LineupPicked",
    "MatchEnded",
    "MatchKind",
    "Outcome",
    "OvertimePossession",
    "PendingAttack",
    "PeriodEnded",
    "PeriodStarted",
    "Phase",
    "PickLineup",
    "Play",
    "PlayAttack",
    "RecordCode",
    "Refusal",
    "RuleCode",
    "Seat",
    "ShowdownHeld",
    "State",
    "Substitute",
    "SubstitutionMade",
    "Values",
    "Verdict",
    "View",
    "apply",
    "card_set",
    "legal_actions",
    "members",
    "new_match",
    "outcome",
    "seats_to_act",
    "view",
]
