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

_DRAFTS: Mapping[str, str] = {
    "draft_deck_small": later("This draft takes {need_cards}, and the deck has {have_cards}."),
    "draft_deck_gone": later("The deck “{deck}” of this draft is not here, or it has changed."),
    "draft_over": later("The draft is over."),
    "draft_out_of_turn": later("It is the other player’s turn to pick."),
    "draft_not_offered": later("Card {card} cannot be taken now."),
    "draft_not_a_draft": later("This is not a saved draft of Baskettoria."),
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
    "draft_lost": later(
        "The saved draft is damaged and cannot go on. The file is kept as {aside}."
    ),
    "draft_restored": later(
        "The saved draft was damaged. It goes on from one pick before; the file is kept as {aside}."
    ),
    "match_restored": later(
        "The saved match was damaged: its last good copy is used, one step earlier."
        " The damaged file is kept as {aside}."
    ),
}

_PEOPLE: Mapping[str, str] = {
    "name_empty": later("Type a name."),
    "name_long": later("The name has {found} characters; at most {most} fit."),
    "name_taken": later("There is a player “{name}” already."),
    "roster_name_empty": later("Type a name for the roster."),
    "roster_name_long": later("The roster’s name has {found} characters; at most {most} fit."),
    "roster_name_taken": later("There is a roster “{name}” already."),
    "person_lost": later(
        "The file of a player was damaged; the name “{name}” is made from the folder’s."
        " The damaged file is kept as {aside}."
    ),
    "person_repaired": later(
        "Something in the file of {name} was damaged and is back to usual."
        " The damaged file is kept as {aside}."
    ),
    "person_restored": later(
        "The file of {name} was damaged: its last good copy is used."
        " The damaged file is kept as {aside}."
    ),
    "person_unnamed": later("A player’s folder holds no name; “{name}” is made from the folder’s."),
    "collection_lost": later(
        "{name}: the collection was damaged and begins anew. The damaged file is kept as {aside}."
    ),
    "collection_repaired": later(
        "{name}: some entries of the collection were damaged and are left out."
        " The damaged file is kept as {aside}."
    ),
    "collection_restored": later(
        "{name}: the collection was damaged, its last good copy is used."
        " The damaged file is kept as {aside}."
    ),
    "roster_lost": later(
        "{name}: the roster “{roster}” was damaged and cannot be read. It is kept as {aside}."
    ),
    "roster_repaired": later(
        "{name}: some entries of the roster “{roster}” were damaged and are left out."
        " The damaged file is kept as {aside}."
    ),
    "roster_restored": later(
        "{name}: the roster “{roster}” was damaged, its last good copy is used."
        " The damaged file is kept as {aside}."
    ),
    "file_newer": later(
        "{name}: {file} was made by a newer version of the game and may hold more than is shown."
        " A copy of it is kept when it is changed."
    ),
    "file_closed": later("{name}: the system does not let the game read {file}."),
    "deck_gone": later("The deck “{deck}” is not there. Kept from it: {cards_cards}."),
    "card_gone": later("The deck “{deck}” has no card {card} any more."),
    "not_owned": later("Card {card} is not in the collection."),
    "double_number": later(
        "{card} and {other} have the same number; it may stand once in a roster."
    ),
    "word_unknown": later(
        "No card is meant by “{found}”: numbers such as 1.1.002, ranges such as 1.1.001-1.1.020,"
        " names and clubs are known."
    ),
    "word_near": later("No card is meant by “{found}”. Is “{suggestion}” meant?"),
    "number_unknown": later("There is no card {found} in the deck."),
    "word_count": later("“{found}”: from 0 to {most} copies are possible."),
    "list_empty": later("{file} is empty."),
    "list_large": later("{file} is too large: up to {most} MB can be read."),
    "list_not_text": later("{file} holds no text. Save the list as CSV."),
    "list_damaged": later("{file} is damaged: it cannot be read as a collection."),
    "list_other_kind": later("{file} is not a collection of Baskettoria."),
    "list_newer": later(
        "{file} was made by a newer version of the game and may hold more than is read."
    ),
    "list_long": later("{file} is too long: only its first {most} lines are read."),
    "list_entry": later("{file}: “{found}” is no card’s number and count."),
    "list_line": later("{file}, line {line}: no card is meant by “{found}”."),
    "list_count": later("{file}, line {line}: “{found}” is not a count from 0 to {most}."),
    "list_date": later(
        "{file}, line {line}: the spreadsheet has made a date of a number: {found}."
        " Set the column’s format to text and type it again."
    ),
    "list_quotes": later("{file}, line {line}: the quotation marks do not pair up."),
}

_SOUND: Mapping[str, str] = {
    "no_device": later("No sound device was found."),
    "no_sounds": later("The sound files are missing."),
}

SENTENCES: Mapping[str, str] = {
    **_RULES, **_DRAFTS, **_RECORDS, **_FILES, **_PEOPLE, **_SOUND,
}  # fmt: skip
