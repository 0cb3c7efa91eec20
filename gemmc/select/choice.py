"""Which configuration a problem gets: the one that the model puts first and no rule refuses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline
from gemmc.plan import Problem
from gemmc.select.configuration import Configuration
from gemmc.select.data import FILE, Row, rows
from gemmc.select.model import Estimate, Model
from gemmc.select.rules import OF_THE_PROBLEM, Refusal, refusals
from gemmc.select.schedule import Schedule, worth_while
from gemmc.target import DEFAULT, Target

MARGIN = 1.1
"""How far above the best of a few a lower bound may lie to be looked at."""


class Candidate(NamedTuple):
    """A schedule of a row, in the order of choice: by predicted time, then as the rows stand."""

    us: float
    place: int
    row: Row
    schedule: Schedule | None
    estimate: Estimate | None

    @property
    def configuration(self) -> Configuration:
        """The template and its parameters."""
        return self.row.configuration(self.schedule)


@dataclass(frozen=True)
class Choice:
    """What was chosen and its passes for the problem; the candidates before it that a rule
    refused, and how many there were."""

    candidate: Candidate
    pipeline: Pipeline
    refused: tuple[tuple[Candidate, Refusal], ...] = ()
    considered: int = 0

    @property
    def row(self) -> Row:
        """Where the choice comes from."""
        return self.candidate.row


def choose(problem: Problem, target: Target = DEFAULT, where: str = "") -> Choice:
    """The first candidate that no rule refuses. GemmcError if there is none, at `where`."""
    refused: list[tuple[Candidate, Refusal]] = []
    hopeless: set[tuple[str, bool | None]] = set()
    for each in ranked(problem, target):
        turned = each.schedule.swap if each.schedule else None
        if (each.row.template, turned) in hopeless:
            continue
        made = each.configuration.resolved(problem, target)
        found = next(refusals(made, problem, target), None)
        if found is None:
            return Choice(each, made, tuple(refused))
        refused.append((each, found))
        if found.rule in OF_THE_PROBLEM:
            hopeless.add((each.row.template, turned))
    dtypes = sorted({dtype for each in rows() for dtype in each.when.get("dtypes", ())})
    needed = f"a product of {', '.join(dtypes)} that one of the rows of {FILE} is for"
    why = f" ({refused[-1][1]})" if refused else ""
    raise GemmcError("pipeline", needed, f"{problem}{why}", "name a pipeline", where)


def ranked(problem: Problem, target: Target = DEFAULT) -> Iterator[Candidate]:
    """All candidates for a problem, best first; those that the model does not know at the end."""
    model = Model(problem, target)
    fitting = [each for each in rows() if each.fits(problem, target)]
    bounds = sorted(
        (model.floor(schedule) * row.correction, place, number)
        for place, row in enumerate(fitting)
        for number, schedule in enumerate(row.schedules)
        if worth_while(problem, schedule)
    )
    found: list[Candidate] = []
    best, done = float("inf"), 0
    for done, (bound, place, number) in enumerate(bounds):
        if bound > best * MARGIN:
            break
        each = _candidate(model, place, fitting[place], number)
        best = min(best, each.us)
        found.append(each)
    else:
        done = len(bounds)
    yield from sorted(found)
    rest = [_candidate(model, place, fitting[place], n) for _, place, n in bounds[done:]]
    yield from sorted(rest)
    for place, row in enumerate(fitting):
        if not row.schedules:
            yield Candidate(float("inf"), place, row, None, None)


def _candidate(model: Model, place: int, row: Row, number: int) -> Candidate:
    schedule = row.schedules[number]
    estimate = model.estimate(schedule)
    return Candidate(estimate.us * row.correction, place, row, schedule, estimate)
