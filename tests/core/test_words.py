"""Words: four languages, each with its own plurals, and nothing is said half."""

from __future__ import annotations

from pathlib import Path

import pytest

from vatra.core.errors import BadInput
from vatra.core.event import Event
from vatra.core.words import LANGUAGES, MissingWords, Speaker, room, speaker, text_folder
from vatra.games.diamant.game import DIAMANT

ENGLISH = """
gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
lava = a lava pit
    .help = hot
danger = { $hazard } burns { $seat }
which = { $hazard-id ->
    [lava] hot
   *[other] cold
}
crowd = { $count ->
    [one] { $seats } goes
   *[other] { $seats } go
}
list-and = { $first } and { $last }
plain = { $n } { $word }
"""


@pytest.fixture
def words(tmp_path: Path) -> Speaker:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return Speaker("en", (tmp_path,))


def test_a_message_is_said_with_its_arguments(words: Speaker) -> None:
    assert [words.say("gems", {"gems": n}) for n in (1, 2)] == ["1\xa0gem", "2\xa0gems"]
    assert words.say("lava", attribute="help") == "hot"
    assert words.has("lava")
    assert not words.has("ice")


def test_nothing_is_said_half(words: Speaker) -> None:
    for name, attribute in (("ice", ""), ("lava", "title"), ("gems", "")):
        with pytest.raises(MissingWords):
            words.say(name, attribute=attribute)


def test_seats_are_players_and_things_have_names(words: Speaker) -> None:
    names = ["Anna", "Borys", "Celina"]
    assert words.tell(Event("danger", {"seat": 2, "hazard": "lava"}), names) == "a lava pit burns Celina"
    assert words.tell(Event("which", {"hazard": "lava"}), names) == "hot"
    assert words.tell(Event("plain", {"n": 2, "word": "unknown"}), names) == "2\xa0unknown"


@pytest.mark.parametrize(
    ("mask", "text"),
    [
        (0b001, "Anna goes"),
        (0b101, "Anna and Celina go"),
        (0b111, "Anna, Borys and Celina go"),
    ],
)
def test_seats_together_are_a_list(words: Speaker, mask: int, text: str) -> None:
    assert words.tell(Event("crowd", {"seats": mask}), ["Anna", "Borys", "Celina"]) == text


YOU = """
you = You
    .s =
        { $you ->
            [1] {""}
           *[0] s
        }
rolls = { $seat } roll{ you.s } { $things }.
gives = { $seat } give{ you.s } { $seats } a die.
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
light = light { $n }
list-and = { $first } and { $last }
"""


def test_who_has_no_name_is_spoken_to(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(YOU, encoding="utf-8")
    words = Speaker("en", (tmp_path,))
    names = ["You", "Anna"]
    said = [words.tell(Event("rolls", {"seat": seat, "things": "dice 2 light 1"}), names) for seat in (0, 1)]
    assert said == ["You roll 2\xa0dice and light 1.", "Anna rolls 2\xa0dice and light 1."]
    assert words.tell(Event("gives", {"seat": 1, "seats": 0b01}), names) == "Anna gives You a die."


@pytest.mark.parametrize(
    ("language", "text", "set_text"),
    [
        ("en", "a gain of -2 gems - or B-2, 3-5", "a gain of −2_gems - or B-2, 3-5"),
        ("en", "I am 5% sure — he says", "I am 5% sure_— he says"),
        ("pl", "5 % i w lesie, 3 osoby", "5_% i_w_lesie, 3_osoby"),
        ("uk", "№ 5 — у місті й за ним", "№_5_— у_місті й_за ним"),
    ],
)
def test_no_line_ends_where_it_must_not(language: str, text: str, set_text: str) -> None:
    assert speaker(language).set(text) == set_text.replace("_", "\N{NO-BREAK SPACE}")


def test_a_word_cannot_be_defined_twice(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(f"word = {folder}\n", encoding="utf-8")
    assert Speaker("en", (tmp_path / "a", tmp_path / "b")).say("word") == "a"


# Who counts gems in which language: 21 is 'one' in Ukrainian and Russian, 'many' in Polish.
GEMS = [1, 2, 5, 11, 12, 21, 22, 25, 101, 111]
FORMS = {
    "uk": "one few many many many one few many one many",
    "ru": "one few many many many one few many one many",
    "pl": "one few many many many many few many many many",
    "en": "one other other other other other other other other other",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own_plurals(language: str, tmp_path: Path) -> None:
    forms = sorted(set(FORMS[language].split()) | {"other"})
    branches = "".join(f"    {'*' if form == 'other' else ''}[{form}] {form}\n" for form in forms)
    (tmp_path / f"{language}.ftl").write_text(f"n = {{ $n ->\n{branches}}}\n", encoding="utf-8")
    words = Speaker(language, (tmp_path,))
    assert [words.say("n", {"n": n}) for n in GEMS] == FORMS[language].split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_diamant_counts_in_every_language(language: str) -> None:
    """Two numbers of one plural form read alike but for the number; of different forms, they do not."""
    words = speaker(language, DIAMANT)
    said = [words.say("left-behind", {"gems": n}).replace(str(n), "#") for n in GEMS]
    form_of = dict(zip(said, FORMS[language].split(), strict=True))
    assert len(form_of) == len(set(FORMS[language].split()))
    assert [form_of[text] for text in said] == FORMS[language].split()


def test_a_game_keeps_its_words_in_its_room() -> None:
    assert text_folder(DIAMANT) == room(DIAMANT) / "text"
    assert sorted(file.name for file in text_folder(DIAMANT).glob("*.ftl")) == sorted(
        f"{language}.ftl" for language in LANGUAGES
    )


def test_a_fault_is_english_for_programs_and_everyones_own_for_people() -> None:
    bad = BadInput("unknown-game", {"game": "chess", "allowed": "diamant"})
    assert str(bad) == "There is no game “chess”. Games here: diamant."
    assert len({speaker(language).say(bad.name, bad.said) for language in LANGUAGES}) == len(LANGUAGES)
