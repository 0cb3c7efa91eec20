"""Problems of random sizes, and which configurations of `auto`'s rows to time on each.

Sizes are drawn evenly over their logarithms, layouts and result types at random. The
configurations are those that the model puts first with today's constants, those that it puts
first with constants moved at random, so that what is timed is not only what today's constants
like, and a few of any kind.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from itertools import islice, product
from typing import Any, NamedTuple

from calibrate import KEPT
from pipelines.problems import Product

from gemmc.plan import Problem
from gemmc.select.choice import Candidate, ranked
from gemmc.select.data import rows
from gemmc.select.rules import refusals
from gemmc.select.schedule import Schedule
from gemmc.target import DEFAULT, Calibration, Target

MOST_PRODUCTS = 1.2e12
"""Multiplications of a problem: some 3 ms."""

SPREAD = 0.2
"""Standard deviation of the logarithms of constants that are moved."""

MOVED = 6
"""Sets of constants."""


FEW_LEAST, FEW_MOST = 64e6, 500e6
"""Bytes of the weights of products with few rows."""

ONE_WAVE = 128
"""CTAs among which a matrix of weights can be cut into equal parts."""


class Contender(NamedTuple):
    """A row's schedule, and the configuration that it spells."""

    row: str
    schedule: list[Any]
    configuration: str


WIDE = ((0.0, 14.0), (8.5, 15.0), (8.5, 14.3))
"""Logarithms to base 2 of M, N and K: from 1 to 16384, from 362 to 32768 and 20171."""

MEDIUM = ((6.0, 10.7), (8.5, 13.2), (9.0, 13.5))
"""Of products of 5 to 50 microseconds, where one round of blocks is not full."""


def mixed(
    count: int, seed: int, spans: tuple[tuple[float, float], ...] = WIDE
) -> list[Product]:
    """Problems of random sizes in all four layouts; one of ten with f32 results."""
    rng, found = random.Random(seed), list[Product]()
    while len(found) < count:
        m, n, k = (2 ** rng.uniform(*span) for span in spans)
        if not 3e8 / 256 < m * n * k < MOST_PRODUCTS:
            continue
        step = rng.choice((8, 64))
        layout = rng.choices(("nt", "nn", "tn", "tt"), (4, 4, 1, 1))[0]
        rows = round(m) if layout[0] == "n" else max(8, round(m / 8) * 8)
        size = rows, round(n / step) * step, round(k / step) * step
        result = "f32" if rng.random() < 0.1 else "bf16"
        found.append(Product(size, "bf16", layout, result))
    return found


def contenders(problem: Product, most: int, seed: int) -> list[Contender]:
    """Of one product of two matrices."""
    return contenders_of(problem_of(problem), most, seed)


def contenders_of(known: Problem, most: int, seed: int) -> list[Contender]:
    """A third by today's constants, most others by moved ones, the rest at random among those that
    are not much worse; the first also with launches that overlap, or do not."""
    rng = random.Random(seed)
    first = list(islice(_legal(known, DEFAULT), 40))
    found = {str(each.configuration): each for each in _apart(first, most // 3)}
    for _ in range(MOVED):
        if len(found) >= most - MOVED // 5:
            break
        best = next(_legal(known, _moved(rng)))
        found.setdefault(str(best.configuration), best)
    rest = [each for each in first if str(each.configuration) not in found]
    for each in rng.sample(rest, min(len(rest), max(0, most - len(found)))):
        found[str(each.configuration)] = each
    for each in [*found.values()][: MOVED // 3]:
        if each.schedule is not None and not each.schedule.persistent:
            other = each._replace(
                schedule=each.schedule._replace(dependent=not each.schedule.dependent)
            )
            found.setdefault(str(other.configuration), other)
    return _spelled(found)


def _spelled(found: Mapping[str, Candidate]) -> list[Contender]:
    return [
        Contender(each.row.name, list(each.schedule), text)
        for text, each in found.items()
        if each.schedule is not None
    ]


def few(count: int, seed: int) -> list[Product]:
    """Products of 1 to 16 rows with at least 64 MB of weights, in A·Bᵀ but for one of four."""
    rng, found = random.Random(seed), list[Product]()
    while len(found) < count:
        m, n, k = (2 ** rng.uniform(*span) for span in ((0, 4.1), (11, 16), (10.5, 15)))
        step = rng.choice((8, 64, 256))
        size = min(16, int(m)), round(n / step) * step, round(k / step) * step
        if FEW_LEAST < 2 * size[1] * size[2] < FEW_MOST:
            layout = "nn" if len(found) % 4 == 3 else "nt"
            found.append(Product(size, "bf16", layout, "bf16"))
    return found


def of_few(problem: Product, most: int) -> list[Contender]:
    """What the model puts first, and then, whatever it says, blocks of weights' rows with steps of
    K of all lengths, CTAs that share an SM, walks, and blocks that are one equal wave."""
    known = problem_of(problem)
    first = _apart(list(islice(_legal(known, DEFAULT), 40)), most // 4)
    found = {str(each.configuration): each for each in first}
    any_block = next(row for row in rows() if row.name == "any block")
    for schedule in _of_weights(known):
        each = Candidate(0.0, 0, any_block, schedule, None)
        made = each.configuration.resolved(known, DEFAULT)
        if next(refusals(made, known, DEFAULT), None) is None:
            found.setdefault(str(each.configuration), each)
    return _spelled(found)


def _of_weights(problem: Problem) -> Iterator[Schedule]:
    few = -(-problem.m // 8) * 8
    for rows_, depth, residents in product(
        (64, 128, 192, 256), (64, 128, 256, 512), (1, 2, 3)
    ):
        if (rows_ + few) * depth * 2 * 2 * residents <= 225 << 10 and rows_ * depth >= 1 << 13:
            if residents > 1 and rows_ > 64:
                continue
            one = Schedule(rows_, few, depth, swap=True, residents=residents, persistent=False)
            yield one
            if rows_ < 192:
                yield one._replace(dependent=False)
            if residents == 1 and rows_ == 64 and depth > 128:
                yield one._replace(persistent=True)
    for waves, depth in product((1, 2, 3), (64, 128, 256)):
        columns = -(-problem.n // (8 * ONE_WAVE * waves)) * 8
        if columns <= 320 and (64 + columns) * depth * 2 * 2 <= 225 << 10:
            yield Schedule(64, columns, depth, persistent=False)
            yield Schedule(64, columns, depth, persistent=False, dependent=False)


def problem_of(problem: Product) -> Problem:
    """As the model has it."""
    return Problem(
        *problem.size, problem.dtype, problem.layout, 32 if problem.result == "f32" else 16
    )


def _legal(problem: Problem, target: Target) -> Iterator[Candidate]:
    for each in ranked(problem, target):
        if each.schedule is None:
            return
        made = each.configuration.resolved(problem, target)
        if next(refusals(made, problem, target), None) is None:
            yield each


def _apart(found: list[Candidate], most: int) -> list[Candidate]:
    """The first ones, two of a tile at most."""
    taken: dict[Any, int] = {}
    kept: list[Candidate] = []
    for each in found:
        schedule: Any = each.schedule
        key = schedule.rows, schedule.columns, schedule.swap, schedule.parts
        taken[key] = taken.get(key, 0) + 1
        if taken[key] <= 2 and len(kept) < most:
            kept.append(each)
    return kept


def _moved(rng: random.Random) -> Target:
    known = DEFAULT.calibration
    names = [f.name for f in fields(Calibration) if f.name not in KEPT]
    moved = {name: getattr(known, name) * math.exp(rng.gauss(0, SPREAD)) for name in names}
    return replace(DEFAULT, calibration=replace(known, **moved))
