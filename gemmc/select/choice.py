"""Which configuration a problem gets: the one that the model puts first and no rule refuses."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import NamedTuple

from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline
from gemmc.plan import Problem
from gemmc.select import simt_model
from gemmc.select.configuration import Configuration
from gemmc.select.data import FILE, Row, rows
from gemmc.select.model import Estimate, Model
from gemmc.select.rules import DECIDED_BY, Refusal, refusals
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT, Target


class Candidate(NamedTuple):
    """A schedule of a row, in the order of choice: by predicted time, then as the rows stand."""

    us: float
    place: int
    row: Row
    schedule: Schedule | simt_model.ThreadSchedule | None
    estimate: Estimate | simt_model.Estimate | None

    @property
    def configuration(self) -> Configuration:
        """The template and its parameters."""
        return self.row.configuration(self.schedule)


@dataclass(frozen=True)
class Choice:
    """What was chosen and its passes for the problem; the candidates before it that a rule
    refused."""

    candidate: Candidate
    pipeline: Pipeline
    refused: tuple[tuple[Candidate, Refusal], ...] = ()

    @property
    def row(self) -> Row:
        """Where the choice comes from."""
        return self.candidate.row


def choose(problem: Problem, target: Target = DEFAULT, where: str = "") -> Choice:
    """The first candidate that no rule refuses. GemmcError if there is none, at `where`."""
    refused: list[tuple[Candidate, Refusal]] = []
    hopeless = Hopeless()
    for each in ranked(problem, target):
        if hopeless.rule_for(each):
            continue
        made = each.configuration.resolved(problem, target)
        found = next(refusals(made, problem, target), None)
        if found is None:
            return Choice(each, made, tuple(refused))
        refused.append((each, found))
        hopeless.add(each, found.rule)
    dtypes = sorted({dtype for each in rows() for dtype in each.when.get("dtypes", ())})
    needed = f"a product of {', '.join(dtypes)} that one of the rows of {FILE} is for"
    why = f" ({refused[-1][1]})" if refused else ""
    raise GemmcError("pipeline", needed, f"{problem}{why}", "name a pipeline", where)


class Hopeless:
    """Candidates that need not be resolved: a rule that looks at few numbers of a schedule has
    refused one with the same."""

    def __init__(self) -> None:
        self._found: set[Hashable] = set()

    def add(self, each: Candidate, rule: str) -> None:
        """A rule has refused a candidate."""
        if rule in DECIDED_BY:
            self._found.add(_shared(each, rule))

    def rule_for(self, each: Candidate) -> str:
        """The rule that refuses a candidate, by what is known; empty where none is."""
        return next((rule for rule in DECIDED_BY if _shared(each, rule) in self._found), "")


def _shared(each: Candidate, rule: str) -> Hashable:
    """What the candidates have in common that a rule refuses together."""
    values = (getattr(each.schedule, name, None) for name in DECIDED_BY[rule])
    return (rule, each.place, *values)


def ranked(problem: Problem, target: Target = DEFAULT) -> Iterator[Candidate]:
    """All candidates for a problem, best first; those that the model does not know at the end.

    Only candidates whose lower bound lies below the best are estimated before it is given out.
    """
    fitting = [each for each in rows() if each.fits(problem, target)]
    if any(row.axes for row in fitting):
        yield from _estimated(fitting, Model(problem, target))
    if any(row.threads for row in fitting):
        yield from _by_threads(fitting, simt_model.Model(problem, target))
    for place, row in enumerate(fitting):
        if not row.axes and not row.threads:
            yield Candidate(float("inf"), place, row, None, None)


def _estimated(fitting: list[Row], model: Model) -> Iterator[Candidate]:
    """By time. Tiles come in the order of their lower bounds, and a candidate is given out as soon
    as no bound is left below its time."""
    bounds = sorted(
        (bound * row.correction, place, number, first)
        for place, row in enumerate(fitting)
        for number, axes in enumerate(row.axes)
        for bound, first in model.floors(axes)
    )
    waiting: list[Candidate] = []
    for bound, place, number, first in bounds:
        while waiting and waiting[0].us <= bound:
            yield heappop(waiting)
        row = fitting[place]
        for each in model.variants(row.axes[number], first):
            estimate = model.estimate(each)
            us = estimate.us * row.correction
            heappush(waiting, Candidate(us, place, row, each, estimate))
    while waiting:
        yield heappop(waiting)


def _by_threads(fitting: list[Row], model: simt_model.Model) -> Iterator[Candidate]:
    """Schedules on CUDA cores, by time."""
    found = [
        Candidate(estimate.us * row.correction, place, row, each, estimate)
        for place, row in enumerate(fitting)
        for axes in row.threads
        for each in model.schedules(axes)
        for estimate in (model.estimate(each),)
    ]
    yield from sorted(found, key=lambda each: each[:2])
