"""A learner who follows the guide of a lesson in the browser, and looks where it points."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.house import Visitor
from tests.browser.moves import table_id

# Letters have come, nothing passes, and what is lit or pointed at lies where it lay two frames ago.
STANDS: Final = """
    const passes = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity
    const drawn = [...document.querySelectorAll('[data-halo], [data-bubble], main [data-lit]')]
    const now = JSON.stringify(drawn.map((one) => one.getBoundingClientRect()))
    const rests = now === window.lay && document.fonts.status === 'loaded' && !document.getAnimations().some(passes)
    window.lay = now
    window.rested = rests ? (window.rested ?? 0) + 1 : 0
    if (window.rested < 2) return null
"""
# The bubble that is up, and what it points at, once the page stands still; nothing while that of the step before is.
LOOK: Final = (
    f"(before) => {{{STANDS}"
    """
    const guide = document.querySelector('[data-guide]')
    if (!guide) return document.querySelector('#lesson-end') ? { kind: 'end' } : null
    const bubble = guide.closest('[data-bubble]')
    if (guide.dataset.step === before) return null
    if (bubble.dataset.at === 'nothing' && guide.dataset.kind !== 'chapter') return null
    const box = (one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return [left, top, right, bottom]
    }
    return {
        said: guide.dataset.guide,
        kind: guide.dataset.kind,
        step: guide.dataset.step,
        text: guide.querySelector('.said')?.textContent ?? '',
        bubble: box(bubble),
        halos: [...document.querySelectorAll('[data-halo]')].map(box),
        window: [innerWidth, innerHeight],
        wide: document.documentElement.scrollWidth,
    }
}"""
)


class Learner:
    """Sits at the table of a lesson."""

    def __init__(self, visitor: Visitor, lesson: str) -> None:
        self.page = visitor.page
        self.step = ""
        self.page.request.get("/api/me")  # whoever comes for the first time is given a cookie
        language = self.page.evaluate("navigator.language")
        made = self.page.request.post("/api/lessons", data={"lesson": lesson, "language": language})
        self.page.goto(f"/t/{made.json()['id']}")

    @staticmethod
    def at(visitor: Visitor) -> Learner:
        """Who has sat down already."""
        learner = Learner.__new__(Learner)
        learner.page = visitor.page
        learner.step = ""
        return learner

    def frame(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.request.get(f"/api/tables/{table_id(self.page)}").json()
        return found

    def look(self) -> dict[str, Any]:
        """What the guide says now, when everything has come to rest."""
        seen: dict[str, Any] = self.page.wait_for_function(LOOK, arg=self.step).json_value()
        return seen

    def follow(self) -> None:
        """Do what the guide says: by pressing what is drawn. Then look what it says next."""
        frame = self.frame()
        guidance = frame["lesson"]
        self.step = self.page.locator("[data-guide]").get_attribute("data-step") or ""
        if guidance["kind"] in ("show", "chapter"):
            self.press(["[data-go=on]"])
        else:
            self.answer(guidance, frame["asks"])

    def answer(self, guidance: dict[str, Any], asks: list[dict[str, Any]]) -> None:
        """Press what answers: a button, or the things of the answer one after the other."""
        [ask] = asks
        wanted = guidance["accepts"] or [one["text"] for one in ask["options"]]
        option = next(one for text in wanted for one in ask["options"] if one["text"] == text)
        things = option["things"]
        names = [
            f"[data-option='{option['text']}']",
            *[f"[data-thing='{thing}'][data-lit]" for thing in things],
            *[f"main [data-thing='{thing}']" for thing in things],
        ]
        while self.press(names):
            if self.page.wait_for_function(PRESSED, arg=self.step).json_value() == "done":
                return

    def press(self, names: list[str]) -> int:
        """The first of these that can be pressed, by its number. A row of cards folds anew when a question comes."""
        point = self.page.wait_for_function(POINT, arg=names).json_value()
        self.page.mouse.click(*point["at"])
        return int(point["n"])


# A press has been taken: it was one of several, or all that was wanted.
PRESSED: Final = """(before) => (document.querySelector('[data-guide]')?.dataset.step ?? '') !== before
    ? 'done'
    : document.querySelector('[data-held]') && 'begun'"""

# Where the first of these that is drawn can be pressed: some have a strange shape, or lie half under another.
POINT: Final = (
    f"(names) => {{{STANDS}"
    """
    for (const [n, name] of names.entries())
        for (const one of document.querySelectorAll(name)) {
            if (!one.getClientRects().length) continue
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
            const { left, top, width, height } = one.getBoundingClientRect()
            for (const part of [0.5, 0.25, 0.75, 0.1, 0.9])
                for (const [x, y] of [[left + width * part, top + height / 2], [left + width / 2, top + height * part],
                                      [left + width * part, top + height * part]]) {
                    const first = document.elementFromPoint(x, y)
                    const through = document.elementsFromPoint(x, y)
                    const hidden = first?.closest('[data-bubble], section.dock, header')
                    if (through.some((each) => one.contains(each)) && (!hidden || hidden.contains(one)))
                        return { n, at: [x, y] }
                }
        }
    return null
}"""
)
