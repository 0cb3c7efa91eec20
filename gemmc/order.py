"""Whether the passes of a pipeline stand in a possible order, before any of them runs.

Facts are followed from pass to pass (`gemmc.facts`). A program on tensors has none of the facts
that passes make. Of any other program it is not known which it has: what is required and unknown is
refused only if the pass that makes it so stands later. A pass that declares nothing may have made
anything, so what has not been made before it is unknown behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.declared import facts_of, makers
from gemmc.errors import GemmcError
from gemmc.facts import SOURCE, Fact, Facts

MADE = {"tile", "tma", "wgmma", "barrier", "ptx"}
"""Dialects of what passes make; a program of linalg without them stands at the beginning."""


def check(module: ModuleOp, passes: Sequence[ModulePass], places: Sequence[str] = ()) -> None:
    """Refuses, at its place, the first pass that cannot stand where it does.

    `places` are `file:line:column` of the passes, as far as they are known.
    """
    Walk(passes, places, _is_source(module)).run()


def _is_source(module: ModuleOp) -> bool:
    dialects = {op.dialect_name() for op in module.walk()}
    return "linalg" in dialects and dialects.isdisjoint(MADE)


class Walk:
    """What is known of the program before each pass."""

    def __init__(self, passes: Sequence[ModulePass], places: Sequence[str], source: bool):
        self._passes, self._places = passes, places
        self._facts = [facts_of(each) for each in passes]
        self._begun: dict[Fact, int] = {SOURCE: -1} if source else {}
        self._ended: dict[Fact, int] = {}
        self._all_known = source

    def run(self) -> None:
        """Walk over all passes."""
        for number, facts in enumerate(self._facts):
            if facts is None:
                self._ended.clear()
                self._all_known = False
                continue
            for fact in facts.requires:
                self._require(number, fact)
            for fact in facts.forbids:
                self._forbid(number, fact)
            self._follow(number, facts)

    def _follow(self, number: int, facts: Facts) -> None:
        for fact in facts.ends:
            self._begun.pop(fact, None)
            self._ended[fact] = number
        for fact in facts.begins:
            self._begun[fact] = number
            self._ended.pop(fact, None)

    def _require(self, number: int, fact: Fact) -> None:
        if fact in self._begun:
            return
        later = self._next(number, fact, "begins")
        if later is None and not self._is_absent(fact):
            return
        if later is not None:
            change = self._move_up(later)
        elif fact in self._ended:
            change = self._move_before(number, self._ended[fact], fact)
        else:
            change = _add(fact, "begins")
        needed = f"{fact.meaning} to be due" if fact.debt else fact.meaning
        raise self._refusal(number, needed, "none", change)

    def _forbid(self, number: int, fact: Fact) -> None:
        if fact.debt:
            self._settled(number, fact)
        elif fact in self._begun:
            begun = self._begun[fact]
            needed, found = f"a program without {fact.meaning}", f"the work of {self._named(begun)}"
            change = self._move_before(number, begun, fact)
            raise self._refusal(number, needed, found, change)

    def _settled(self, number: int, debt: Fact) -> None:
        """Refuse what is due, or may be, where a pass that does it stands later."""
        later = self._next(number, debt, "ends")
        if debt in self._begun:
            change = _add(debt, "ends") if later is None else self._move_up(later)
            found = f"none since {self._named(self._begun[debt])}"
            raise self._refusal(number, debt.meaning, found, change)
        if later is None or self._is_absent(debt):
            return
        again = self._next(number, debt, "begins")
        if again is None or again > later:
            raise self._refusal(number, debt.meaning, "none yet", self._move_up(later))

    def _is_absent(self, fact: Fact) -> bool:
        return self._all_known or fact in self._ended

    def _next(self, number: int, fact: Fact, what: str) -> int | None:
        """The next pass that begins, or ends, a fact."""
        for later in range(number + 1, len(self._facts)):
            facts = self._facts[later]
            if facts is not None and fact in getattr(facts, what):
                return later
        return None

    def _move_up(self, later: int) -> str:
        return f"{self._named(later, 'later')}: move it up"

    def _move_before(self, number: int, other: int, fact: Fact) -> str:
        own = self._passes[number].name
        if self._passes[other].name == own:
            return f"run {own} once" + (f" for {fact.about}" if fact.about else "")
        if self._needs_work_since(number, other) or self._refuses(other, number):
            return f"leave out {own} or {self._named(other)}"
        return f"move {own} before {self._named(other)}"

    def _needs_work_since(self, number: int, other: int) -> bool:
        """Whether a pass needs what another has made, or one between them."""
        facts = self._facts[number]
        required = () if facts is None else facts.requires
        return any(self._begun.get(fact, -1) >= max(other, 0) for fact in required)

    def _refuses(self, number: int, other: int) -> bool:
        """Whether a pass refuses what another begins."""
        facts, by = (self._facts[each] if each >= 0 else None for each in (number, other))
        return facts is not None and by is not None and not {*facts.forbids}.isdisjoint(by.begins)

    def _named(self, number: int, when: str = "") -> str:
        """A pass and where it stands, as far as that is known."""
        place = self._places[number] if 0 <= number < len(self._places) else ""
        name = self._passes[number].name if number >= 0 else "the input"
        stands = f" stands {when}," if when and place else f" stands {when}" if when else ""
        return f"{name}{stands} at {place}" if place else f"{name}{stands}"

    def _refusal(self, number: int, needed: str, found: str, change: str) -> GemmcError:
        where = self._places[number] if number < len(self._places) else ""
        return GemmcError(self._passes[number].name, needed, found, change, where)


def _add(fact: Fact, what: str) -> str:
    """Which of gemmc's passes would do."""
    found = makers(fact, attrgetter(what))
    return f"add {' or '.join(found)}" if found else ""
