"""Which configuration a problem gets: the one that the model puts first and no rule refuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from heapq import heapify, heappop, heappush, merge
from itertools import chain
from math import inf
from operator import attrgetter
from typing import Any, NamedTuple

from gemmc.analysis.whole_rows import are_whole
from gemmc.errors import GemmcError
from gemmc.pipeline import Pipeline
from gemmc.plan import Problem
from gemmc.select import simt_model
from gemmc.select.bounds import Bounds
from gemmc.select.configuration import Configuration
from gemmc.select.data import FILE, Row, fitting, rows
from gemmc.select.estimate import Estimate
from gemmc.select.fixed import Fixed, has_fixed, sums_in_halves, told_apart, with_fixed
from gemmc.select.floors import Floors, Strip
from gemmc.select.hopeless import Asked, Hopeless
from gemmc.select.model import Model
from gemmc.select.rules import Refusal, refusals_of
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT, Target

STRIP, TILE, BOUND, FOUND = range(4)
"""What waits to be looked at: tiles of some rows with a lower bound of all, one of them with its
own, with a nearer one, a candidate."""

NONE = Schedule(0, 0, 0)

Waiting = tuple[float, int, int, Schedule, int | Estimate, tuple[Any, ...]]
"""The bound or the time, which of these it is, the row's place, a schedule, the number of its strip
or its estimate, and the columns and the walk of a tile or the clusters of a bound."""

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


def choose(
    problem: Problem, target: Target = DEFAULT, where: str = "", fixed: Fixed = ()
) -> Choice:
    """The first candidate that no rule refuses, with what is `fixed`. GemmcError if there is none,
    at `where`. What has no elements is chosen for as if it had one: passes refuse it where it
    stands. Sums in f16 are of products of f16 only."""
    if 0 in (problem.m, problem.n, problem.k, *problem.batches):
        problem = _with_elements(problem)
    if sums_in_halves(fixed) and problem.dtype != "f16":
        needed, change = "f16 operands for accumulate=f16", "leave accumulate=f16 out"
        raise GemmcError("pipeline", needed, problem.dtype, change, where)
    refused: list[tuple[Candidate, Refusal]] = []
    asked = Asked(problem, target, Hopeless())
    for each in ranked(problem, target, asked, fixed):
        if asked.hopeless.rule_for(each.row, each.schedule):
            continue
        made, plan = asked.plan(each.row, each.schedule)
        found = next(refusals_of(plan), None)
        if found is None:
            return Choice(each, replace(made, passes=plan.settle()), tuple(refused))
        refused.append((each, found))
        asked.refused(each.row, each.schedule, found.rule)
    dtypes = sorted({dtype for each in rows() for dtype in each.when.get("dtypes", ())})
    needed = f"a product of {', '.join(dtypes)} that one of the rows of {FILE} is for"
    why = f" ({refused[-1][1]})" if refused else ""
    change = "name a pipeline, or set less of auto" if fixed else "name a pipeline"
    raise GemmcError("pipeline", needed, f"{problem}{why}", change, where)


def _with_elements(problem: Problem) -> Problem:
    first, second, third = problem.batches
    return replace(
        problem, m=problem.m or 1, n=problem.n or 1, k=problem.k or 1,
        batches=(first or 1, second or 1, third or 1),
    )  # fmt: skip


def ranked(
    problem: Problem, target: Target = DEFAULT, asked: Asked | None = None, fixed: Fixed = ()
) -> Iterator[Candidate]:
    """All candidates for a problem, best first: of warpgroups, then of threads or warps, which have
    another model; those that no model knows at the end. Where threads copy an operand in any case,
    both kinds by time.

    Only candidates whose lower bound lies below the best are estimated before it is given out. What
    rules that were `asked` refuse, also meanwhile, is left out where all of a tile in a cluster is.
    """
    found = fitting(problem, target)
    if fixed:
        found = with_fixed(found, fixed, partial(_has_any, problem, target))
    yield from _of_rows(found, problem, target, asked)


def _of_rows(
    fitting: list[Row], problem: Problem, target: Target, asked: Asked | None = None
) -> Iterator[Candidate]:
    """The candidates of rows, best first."""
    kinds: list[Iterator[Candidate]] = []
    if any(row.axes for row in fitting):
        if asked is not None:
            asked.first(fitting)
        asked = asked or Asked(problem, target, Hopeless())
        kinds.append(_estimated(fitting, Model(problem, target), asked))
    if any(row.threads for row in fitting):
        kinds.append(_by_threads(fitting, problem, target))
    if len(kinds) < 2 or are_whole(problem.rows[:2], problem.bits):
        yield from chain(*kinds)
    else:
        yield from merge(*kinds, key=attrgetter("us"))
    for place, row in enumerate(fitting):
        if not row.axes and not row.threads:
            yield Candidate(inf, place, row, None, None)


def predicted(
    configuration: Configuration, problem: Problem, target: Target = DEFAULT
) -> float:
    """The microseconds that the model predicts of a configuration. Where its template is for the
    problem, but the model has no such schedules, or knows none of the template's: infinite."""
    template = configuration.template
    fixed = tuple((template, name, value) for name, value in configuration.parameters)
    found = [inf]
    for row in (each for each in rows() if each.template == template):
        if not row.fits(problem, target):
            continue
        known = partial(_has_any, problem, target)
        (fitting,) = with_fixed([row], told_apart(row, fixed), known)
        first = next(_of_rows([fitting], problem, target), None)
        if first is not None and has_fixed(fitting, first.schedule, fixed):
            found.append(first.us)
    return min(found)


def _has_any(problem: Problem, target: Target, row: Row) -> bool:
    """Whether a row has a schedule that suits a problem."""
    if row.axes:
        asked = Asked(problem, target, Hopeless())
        return any(True for _ in _estimated([row], Model(problem, target), asked))
    by_threads = row.thread_model(problem, target)
    return not row.threads or any(
        True for axes in row.threads for _ in by_threads.schedules(axes)
    )


def _estimated(fitting: list[Row], model: Model, asked: Asked) -> Iterator[Candidate]:
    """By time. Strips of tiles come in the order of their lower bounds and give the tile that comes
    first, each tile again with a nearer bound, then its variants; so that a candidate comes as soon
    as no bound is left below its time."""
    bounds, hopeless = Bounds(model), asked.hopeless
    floors, strips = bounds.floors, _strips(bounds.floors, fitting, asked)
    waiting: list[Waiting] = [
        (floors.first(strip) * fitting[place].correction, STRIP, place, NONE, number, ())
        for number, (place, strip) in enumerate(strips)
    ]
    heapify(waiting)
    while waiting:
        us, kind, place, each, of, more = heappop(waiting)
        row = fitting[place]
        if isinstance(of, Estimate):
            yield Candidate(us, place, row, each, of)
            continue
        strip = strips[of][1]
        if kind == STRIP:
            if not strip.left:
                floors.fill(strip)
            elif found := floors.tile(strip):
                bound = found[0] * row.correction
                heappush(waiting, (max(us, bound), TILE, place, NONE, of, found[1:]))
            us = floors.least(strip) * row.correction
            if us < inf:
                heappush(waiting, (us, STRIP, place, NONE, of, ()))
            continue
        if kind == TILE:
            each = strip.schedule(*more)
            left = hopeless.left(row, strip.axes, each, strip.axes.clusters)
            groups = bounds.groups(left, each) if left else ()
            more = groups[0].clusters if len(groups) == 1 else ()
            if len(more) != 1:  # Of one shape a bound is no less work than the times.
                for nearer, group in bounds.nearer(strip.axes, each, groups):
                    nearer *= row.correction
                    heappush(waiting, (max(us, nearer), BOUND, place, each, of, group.clusters))
                continue
        elif not (more := hopeless.left(row, strip.axes, each, more)):
            continue
        for one in model.variants(strip.axes, each, more):
            estimate = model.estimate(one)
            heappush(waiting, (estimate.us * row.correction, FOUND, place, one, estimate, ()))


def _strips(floors: Floors, fitting: Sequence[Row], asked: Asked) -> list[tuple[int, Strip]]:
    """Of all axes that are not known to be refused, each with its row's place."""
    return [
        (place, strip)
        for place, row in enumerate(fitting)
        for axes in asked.left(row)
        for strip in floors.of(axes)
    ]


def _by_threads(fitting: list[Row], problem: Problem, target: Target) -> Iterator[Candidate]:
    """Schedules of threads and warps, by time."""
    models = [(row, row.thread_model(problem, target)) for row in fitting]
    found = [
        Candidate(estimate.us * row.correction, place, row, each, estimate)
        for place, (row, model) in enumerate(models)
        for axes in row.threads
        for each in model.schedules(axes)
        for estimate in (model.estimate(each),)
    ]
    yield from sorted(found, key=lambda each: each[:2])
