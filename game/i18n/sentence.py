"""The sentences for every code of a refusal or fault, in English; data only.

A count parameter `x` is also there as `{x_cards}`: "5 cards" in the language's own grammar.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n.catalogue import later

KINDS: Mapping[str, str] = {
    "full": later("full match"),
    "short": later("short match"),
}
PHASES: Mapping[str, str] = {
    "lineup": later("pick the five"),
    "attack": later("attack"),
    "defense": later("answer the attack"),
    "finished": later("nothing, the match is over"),
}
TYPES: Mapping[str, str] = {
    "object": later("an object in braces"),
    "list": later("a list"),
    "text": later("text"),
    "whole number": later("a whole number"),
}

_RULES: Mapping[str, str] = {
    "roster_size": later(
        "The roster has {count_cards}; for a {kind} it must be {least} to {most}."
    ),
    "roster_double": later("Card {card} is in the roster twice."),
    "value_range": later("Value {value} is not allowed: values go from {least} to {most}."),
    "match_over": later("The match is over."),
    "wrong_phase": later("Now is the time for something else: {phase}."),
    "out_of_turn": later("It is the other player’s move."),
    "no_such_seat": later("There is no such player."),
    "no_such_card": later("There is no card {card} in the roster."),
    "no_such_play": later("There is no such play."),
    "lineup_picked": later("The five for this period is already picked."),
    "lineup_size": later("Pick exactly {needed_cards}; {count} picked."),
    "card_is_out": later("Card {card} is out for now."),
    "substitute_nothing": later("Choose the cards to exchange."),
    "substitute_uneven": later("Exchange like for like: {outgoing} out, {incoming} in."),
    "substitute_before_repeat": later("No substitution before a repeat attack."),
    "substitute_twice": later("Only one substitution before an attack."),
    "not_in_hand": later("Card {card} is not in hand."),
    "not_on_bench": later("Card {card} is not on the bench."),
}

_RECORDS: Mapping[str, str] = {
    "unreadable": later("The file cannot be read: {reason}."),
    "too_large": later("The file is too large for a match record."),
    "not_utf8": later("The file is not UTF-8 text."),
    "not_json": later("The file is not a match record, or a part of it is missing."),
    "too_deep": later("The file is nested too deeply for a match record."),
    "not_text": later("The file holds text with broken characters."),
    "not_finite": later("The file holds a number that is too large."),
    "doubled_key": later("The file says the same thing twice."),
    "unknown_key": later("The file holds something that does not belong in a match record."),
    "missing_key": later("Something is missing from the match record."),
    "wrong_type": later("Something of the wrong kind; needed: {needed}."),
    "wrong_length": later("Wrong number of entries: {count} instead of {needed}."),
    "not_a_record": later("This is not a match record of Baskettoria."),
    "newer_version": later("This record was made by a newer version of the game."),
    "unknown_version": later("Record version {version} is unknown; this game reads {known}."),
    "not_one_of": later("{value} is not one of: {allowed}."),
    "bad_number": later("{card} is not a card number."),
    "doubled_card": later("Card {card} is named twice."),
}

_FILES: Mapping[str, str] = {
    "disk_full": later("Could not save: the disk is full."),
    "read_only": later("Could not save: the disk is read-only."),
    "no_access": later("Could not save: no permission to write to {folder}."),
    "write_failed": later("Could not save to {folder}."),
    "settings_reset": later(
        "The settings file was damaged: the usual settings apply."
        " The damaged file is kept as {aside}."
    ),
    "settings_repaired": later(
        "Some settings were damaged and are back to usual. The damaged file is kept as {aside}."
    ),
    "settings_restored": later(
        "The settings file was damaged: its last good copy is used."
        " The damaged file is kept as {aside}."
    ),
    "match_lost": later(
        "The saved match was damaged and cannot be continued. It is kept as {aside}."
    ),
    "match_restored": later(
        "The saved match was damaged: its last good copy is used, one step earlier."
        " The damaged file is kept as {aside}."
    ),
}

_SOUND: Mapping[str, str] = {
    "no_device": later("No sound device was found."),
    "no_sounds": later("The sound files are missing."),
}

SENTENCES: Mapping[str, str] = {**_RULES, **_RECORDS, **_FILES, **_SOUND}
