"""Ranges of one size that a launch tells: the kernels that lose least, each planned for the end of
its range.

A range may end at some sizes. Of all ways to cut them those ranges are taken that lose least by the
model, in the sum over the sizes; each kernel has its price, and no kernel may lose much where
programs often are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from math import inf
from typing import NamedTuple

from gemmc.plan import Problem
from gemmc.select.choice import Choice, choose
from gemmc.select.fixed import Fixed
from gemmc.select.model import Model
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT, Target


class Allowed(NamedTuple):
    """How much longer than its own choice a kernel may take for a size, by the model, and what a
    kernel more has to gain: of the time of one size, in the sum over all."""

    same: Callable[[int], float]
    price: float


def limits(
    sizes: Sequence[int], at: Callable[[int], Problem], beyond: Problem, target: Target = DEFAULT,
    where: str = "", *, fixed: Fixed = (), allowed: Allowed,
) -> Sequence[int]:  # fmt: skip
    """The largest size of each range but the last, of some ascending `sizes`, each planned for its
    end; the last is planned for what lies `beyond`. `fixed` is so for every size."""
    served = [Served(each, choose(each, target, where, fixed), target)
              for each in (*map(at, sizes), beyond)]  # fmt: skip
    most = [*map(allowed.same, sizes), inf]
    best = [(0.0, 0)]
    for end, last in enumerate(served):
        lost, ways = 0.0, list[tuple[float, int]]()
        for first in range(end, -1, -1):
            ratio = served[first].by(last)
            if ratio > most[first]:
                break
            lost += max(0.0, ratio - 1)
            ways.append((best[first][0] + lost + allowed.price, first))
        best.append(min(ways))
    found, begin = list[int](), best[-1][1]
    while begin:
        found.append(sizes[begin - 1])
        begin = best[begin][1]
    return found[::-1]


class Served:
    """A size's problem, its own choice, and what other kernels take for it."""

    def __init__(self, problem: Problem, own: Choice, target: Target) -> None:
        self._problem, self.own, self._target = problem, own, target

    @cached_property
    def _model(self) -> Model:
        """Of the problem, which no kernel of threads asks for."""
        return Model(self._problem, self._target)

    def by(self, other: Served) -> float:
        """How much longer the kernel of a larger size takes than the own one, which allows for as
        many rows as it is for; infinite where no model knows it."""
        if other is self:
            return 1.0
        schedule, row = other.own.candidate.schedule, other.own.row
        clipped = isinstance(schedule, Schedule) and schedule.clipped
        if schedule == self.own.candidate.schedule and not clipped:
            if other.own.pipeline.passes == self.own.pipeline.passes:
                return 1.0
        problem = replace(self._problem, most=other._problem.most)
        # Of each size where a range may end: one in the middle may be none of a row that both ends
        # are of, such as no multiple. Sizes between these are not asked, since a row says where it
        # was measured; what a kernel needs, rules were asked for all sizes that a launch may tell.
        if schedule is None or not row.fits(problem, self._target):
            return inf
        known = self._model if isinstance(schedule, Schedule) and not clipped else None
        return microseconds(other.own, problem, self._target, known) / self.own.candidate.us


def microseconds(
    choice: Choice, problem: Problem, target: Target, model: Model | None = None
) -> float:
    """What a kernel that was chosen for other sizes takes for a problem, whose `model` may be
    known; infinite where no model knows it."""
    schedule, row = choice.candidate.schedule, choice.row
    if schedule is None:
        return inf
    if isinstance(schedule, Schedule):
        us = (model or Model(problem, target)).estimate(schedule).us
    else:
        us = row.thread_model(problem, target).estimate(schedule).us
    return us * row.correction
