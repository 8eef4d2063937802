"""Ways to fill a roster up: with the strongest cards, or by chance; it draws nothing."""

from __future__ import annotations

from random import Random

from game import i18n
from game.ai.roster_plan import strongest
from game.people.card_ref import CardRef
from game.ui.roster.work import Filler, Refs, RosterWork


def with_strongest(work: RosterWork) -> Filler:
    """The cards of the pool that make the strongest roster together with those that stay."""

    def filler(kept: Refs, count: int) -> Refs:
        language = i18n.language()
        numbers = {ref.number.value for ref in kept}
        refs = [ref for ref in work.pool if ref.number.value not in numbers]
        chosen = [card for ref in kept if (card := work.card(ref))]
        added = strongest(
            [work.pool[ref].card.engine_card(language) for ref in refs],
            [card.engine_card(language) for card in chosen],
            count - len(kept) + len(chosen),
            [card.engine_card(language) for card in work.yard],
        )
        return tuple(refs[index] for index in added)

    return filler


def by_chance(work: RosterWork, rng: Random) -> Filler:
    """Any cards of the pool."""

    def filler(kept: Refs, count: int) -> Refs:
        numbers = {ref.number.value for ref in kept}
        added: dict[int, CardRef] = {}
        for ref in rng.sample(list(work.pool), len(work.pool)):
            if len(kept) + len(added) < count and ref.number.value not in numbers:
                added.setdefault(ref.number.value, ref)
        return tuple(added.values())

    return filler
