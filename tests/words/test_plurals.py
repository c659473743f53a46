"""Each language counts in its own way: 21 is 'one' in Ukrainian and Russian, 'many' in Polish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.texts import messages

from vatra.core.game import games
from vatra.core.words import LANGUAGES, SHARED_TEXT, Speaker, speaker, text_folder

FOLDERS = [*SHARED_TEXT, *[text_folder(game) for game in games()]]
COUNTED = (1, 2, 5, 21, 22, 25)
FORM = {
    "uk": ("one", "few", "many", "one", "few", "many"),
    "ru": ("one", "few", "many", "one", "few", "many"),
    "pl": ("one", "few", "many", "many", "few", "many"),
    "en": ("one", "other", "other", "other", "other", "other"),
}
# After a number in the nominative or the accusative: one, few, many (in English one, other).
NOUNS: dict[str, list[tuple[str, ...]]] = {
    "uk": [
        ("рубін", "рубіни", "рубінів"),
        ("картка", "картки", "карток"),
        ("приклад", "приклади", "прикладів"),
        ("журнал", "журнали", "журналів"),
        ("партія", "партії", "партій"),
        ("хід", "ходи", "ходів"),
        ("гравець", "гравці", "гравців"),
        ("кубик", "кубики", "кубиків"),
        ("слід", "сліди", "слідів"),
        ("спалах", "спалахи", "спалахів"),
        ("світлячок", "світлячки", "світлячків"),
        ("перекид", "перекиди", "перекидів"),
        ("жетон", "жетони", "жетонів"),
        ("ресурс", "ресурси", "ресурсів"),
        ("квітка", "квітки", "квіток"),
        ("фрукт", "фрукти", "фруктів"),
        ("трава", "трави", "трав"),
        ("мушля", "мушлі", "мушель"),
        ("корінь", "корені", "коренів"),
        ("тайл", "тайли", "тайлів"),
        ("портал", "портали", "порталів"),
        ("гном", "гноми", "гномів"),
        ("старійшина", "старійшини", "старійшин"),
        ("Хранителька", "Хранительки", "Хранительок"),
        ("дар", "дари", "дарів"),
        ("послушник", "послушники", "послушників"),
        ("крок", "кроки", "кроків"),
    ],
    "ru": [
        ("рубин", "рубина", "рубинов"),
        ("карта", "карты", "карт"),
        ("пример", "примера", "примеров"),
        ("журнал", "журнала", "журналов"),
        ("партия", "партии", "партий"),
        ("ход", "хода", "ходов"),
        ("игрок", "игрока", "игроков"),
        ("кубик", "кубика", "кубиков"),
        ("след", "следа", "следов"),
        ("осколок", "осколка", "осколков"),
        ("светлячок", "светлячка", "светлячков"),
        ("жетон", "жетона", "жетонов"),
        ("ресурс", "ресурса", "ресурсов"),
        ("цветок", "цветка", "цветков"),
        ("фрукт", "фрукта", "фруктов"),
        ("трава", "травы", "трав"),
        ("ракушка", "ракушки", "ракушек"),
        ("корень", "корня", "корней"),
        ("портал", "портала", "порталов"),
        ("гном", "гнома", "гномов"),
        ("старейшина", "старейшины", "старейшин"),
        ("Хранительница", "Хранительницы", "Хранительниц"),
        ("Костёр", "Костра", "Костров"),
        ("дар", "дара", "даров"),
        ("послушник", "послушника", "послушников"),
        ("шаг", "шага", "шагов"),
    ],
    "pl": [
        ("rubin", "rubiny", "rubinów"),
        ("karta", "karty", "kart"),
        ("przykład", "przykłady", "przykładów"),
        ("dziennik", "dzienniki", "dzienników"),
        ("partia", "partie", "partii"),
        ("ruch", "ruchy", "ruchów"),
        ("osoba", "osoby", "osób"),
        ("ślad", "ślady", "śladów"),
        ("cząstka", "cząstki", "cząstek"),
        ("świetlik", "świetliki", "świetlików"),
        ("przerzut", "przerzuty", "przerzutów"),
        ("żeton", "żetony", "żetonów"),
        ("zasób", "zasoby", "zasobów"),
        ("kwiat", "kwiaty", "kwiatów"),
        ("owoc", "owoce", "owoców"),
        ("zioło", "zioła", "ziół"),
        ("muszla", "muszle", "muszli"),
        ("korzeń", "korzenie", "korzeni"),
        ("kafelek", "kafelki", "kafelków"),
        ("portal", "portale", "portali"),
        ("gnom", "gnomy", "gnomów"),
        ("Strażniczka", "Strażniczki", "Strażniczek"),
        ("Ognisko", "Ogniska", "Ognisk"),
        ("dar", "dary", "darów"),
        ("krok", "kroki", "kroków"),
        ("zadanie", "zadania", "zadań"),
    ],
    "en": [
        ("ruby", "rubies"),
        ("card", "cards"),
        ("scenario", "scenarios"),
        ("log", "logs"),
        ("game", "games"),
        ("move", "moves"),
        ("player", "players"),
        ("die", "dice"),
        ("footprint", "footprints"),
        ("firefly", "fireflies"),
        ("resource", "resources"),
        ("flower", "flowers"),
        ("fruit", "fruits"),
        ("herb", "herbs"),
        ("shell", "shells"),
        ("root", "roots"),
        ("portal", "portals"),
        ("Bonfire", "Bonfires"),
        ("gift", "gifts"),
        ("novice", "novices"),
        ("step", "steps"),
    ],
}
# Here the number stands in another case, which has one form for all but 'one'.
OTHER_CASE = {
    ("uk", "replay-unfinished"),
    ("ru", "replay-unfinished"),
    ("pl", "replay-unfinished"),
    ("pl", "bench-title"),
}
# Two numbers in one sentence, the second of which is never one.
NEVER_ONE = ("condition-resource-sets", "condition-gifts-on-distinct-islands")


def forms(language: str) -> dict[str, str]:
    """Form by noun: `рубіни` is few."""
    kinds = ("one", "other") if language == "en" else ("one", "few", "many")
    return {word: kind for noun in NOUNS[language] for word, kind in zip(noun, kinds, strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rubies_are_counted_as_people_count_them(language: str) -> None:
    words = speaker(language, games()[0])
    noun = dict(
        zip(("one", "few", "many") if language != "en" else ("one", "other"), NOUNS[language][0], strict=True)
    )
    said = [words.say("show-rubies", {"gems": n}) for n in COUNTED]
    assert said == [
        f"{n}\N{NO-BREAK SPACE}{noun[form]}" for n, form in zip(COUNTED, FORM[language], strict=True)
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_before_a_noun_in_the_wrong_form(folder: Path, language: str) -> None:
    """Every message that chooses by a number is said with every number, and the nouns after numbers are looked at."""
    looked_at = 0
    known = forms(language)
    words = speaker_of(folder, language)
    files = [folder / f"{language}.ftl", *folder.glob(f"*/{language}.ftl")]
    for name, said in [found for file in files for found in messages(file).items()]:
        if not said.choosing or name in NEVER_ONE or (language, name) in OTHER_CASE:
            continue
        for n, form in zip(COUNTED, FORM[language], strict=True):
            message, _, attribute = name.partition(".")
            text = words.say(message, dict.fromkeys(said.variables, n), attribute)
            for noun in re.findall(rf"(?<!\d){n}\s(\w+)", text):
                if noun in known:
                    looked_at += 1
                    assert known[noun] == form, f"{name}: {text}"
    assert looked_at >= 6


def speaker_of(folder: Path, language: str) -> Speaker:
    own = [game for game in games() if text_folder(game) == folder]
    return speaker(language, own[0] if own else None)
