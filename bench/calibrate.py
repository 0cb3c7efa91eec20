"""Find the constants of the model that chooses configurations, and say how well it chooses.

    python bench/calibrate.py                     how well today's constants choose
    python bench/calibrate.py --fit 3000          better constants, by so many random steps
    python bench/calibrate.py --fit 2000 --folds 5   also with a fifth of the problems left out

The data are timings of `bench/search.py`. The regret of a problem is the fastest measured schedule
against the one that the model puts first among those measured.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from pathlib import Path
from statistics import geometric_mean
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from gemmc.plan import Problem  # noqa: E402
from gemmc.select.data import rows  # noqa: E402
from gemmc.select.model import Model  # noqa: E402
from gemmc.select.schedule import Axes, Schedule  # noqa: E402
from gemmc.target import DEFAULT, Calibration, Target  # noqa: E402

SWEEPS = ROOT / "bench" / "results" / "sweeps"
SEARCH = SWEEPS / "20-search-burst.json"
OTHERS = tuple(SWEEPS / f"19-search-{name}.json" for name in ("random", "random-2", "published"))
"""Timed while the card was at its power limit, which matters for long products only."""

FEW_ROWS = (
    *(SWEEPS / f"{number}-few-rows.json" for number in (20, 23, 24, 28, 29)),
    SWEEPS / "29-few-rows-second.json",
    SWEEPS / "30-few-rows.json",
    SWEEPS / "32-few-rows.json",
    SWEEPS / "49-few-clusters.json",
    SWEEPS / "50-few-rows.json",
    SWEEPS / "51-clipped-rows.json",
)
MEDIUM = SWEEPS / "23-search-medium.json"
SECOND = SWEEPS / "23-search-second.json"
ROUND = tuple(SWEEPS / f"24-search-{name}.json" for name in ("worst", "round"))
"""Of M of 96 to 1536 and round N and K; the first are what was chosen worst before."""

WORST = SWEEPS / "30-search-worst.json"
"""What was slowest beside torch.mm of the lists of shapes, some 42 schedules each."""

DEFERRED = tuple(SWEEPS / f"30-{name}.json" for name in ("defer", "search-medium", "search-wide"))
"""Since products of narrow tiles run on while the next ones are issued; of the first, both ways."""

FINALISTS = tuple(
    SWEEPS / f"{name}.json"
    for name in ("31-finalists", "31-regret", "32-regret", "32-regret-again", "49-regret")
)
"""What was near the best of many, timed again."""

CHANGED = (
    *(SWEEPS / f"{name}{again}.json"
      for name in ("32-changed", "49-clusters-changed", "49-clusters-spread")
      for again in ("", "-again")),
    SWEEPS / "50-shared-sectors.json",
    SWEEPS / "53-both-ways.json",
)  # fmt: skip
"""Two choices each, by the constants of before and others, and without some clusters and with."""

BATCHES = SWEEPS / "24-batches.json"

DATA = (SEARCH, MEDIUM, SECOND, *ROUND, WORST, *DEFERRED, *FINALISTS, *CHANGED, *FEW_ROWS, *OTHERS)

KEPT = ("clock_ghz", "side_bytes")
"""The first only scales the others, the other is of inputs that no product here has."""


HOT = 10
"""Microseconds of products from which on the card's power counts."""


class One(NamedTuple):
    """A schedule that was timed, what its row's predictions are multiplied by, and its time."""

    schedule: Schedule
    correction: float
    us: float


@dataclass(frozen=True)
class Timed:
    """A problem, what torch.mm took, and what schedules took."""

    problem: Problem
    torch_us: float
    schedules: tuple[One, ...]

    @property
    def best(self) -> float:
        """Of the fastest schedule measured."""
        return min(each.us for each in self.schedules)

    def predicted(self, target: Target) -> list[tuple[float, float]]:
        """Microseconds that the model says, and those measured."""
        model = Model(self.problem, target)
        return [(model.estimate(s).us * correction, us) for s, correction, us in self.schedules]

    def ranked(self, target: Target) -> list[float]:
        """Microseconds measured, in the order of the model."""
        return [us for _, us in sorted(self.predicted(target))]


def read(path: Path) -> list[Timed]:
    """The problems of a file that have a schedule that was timed and did not spill, without what is
    no candidate any more."""
    named = {row.name: row.correction for row in rows()}
    found: list[Timed] = []
    for row in json.loads(path.read_text())["results"]:
        m, n, k, layout = row["problem"]
        stored = 32 if row.get("result") == "f32" else 16
        problem = Problem(m, n, k, "bf16", layout, stored, batches=(row.get("batch", 1),) * 3)
        model = Model(problem)
        timed = tuple(
            One(schedule, _correction(problem, schedule, named[name]), each["us"])
            for each in row["schedules"]
            if each["us"]
            for schedule, name in ((Schedule(*each["schedule"]), each.get("row", "any block")),)
            if model.clusters((schedule[3:5],), schedule)
        )
        if timed and (path not in OTHERS or 2 * problem.volume / 7e8 <= HOT):
            found.append(Timed(problem, row["torch_us"], timed))
    return found


def _correction(problem: Problem, schedule: Schedule, named: float) -> float:
    """Of the row that a schedule was timed for, or of one that gives it now, if that is less: rows
    whose parameters a schedule decides alone spell it in the same way."""
    others = [
        row.correction
        for row in rows()
        if not row.parameters and row.template == "hopper-coop" and row.fits(problem)
        if any(_has(axes, schedule) for axes in row.axes)
    ]
    return min([named, *others])


def _has(axes: Axes, schedule: Schedule) -> bool:
    values = (
        (axes.rows, schedule.rows), (axes.columns, schedule.columns), (axes.swap, schedule.swap),
        (axes.depths, schedule.depth), (axes.clusters, (schedule.down, schedule.across)),
        (axes.overlap, schedule.overlap), (axes.parts, schedule.parts),
        (axes.residents, schedule.residents), (axes.ahead, schedule.ahead),
        (axes.turns, schedule.turns), (axes.persistent or (False, True), schedule.persistent),
    )  # fmt: skip
    return all(value in allowed for allowed, value in values)


def _in_lines(problem: Problem) -> bool:
    along_n = problem.n if problem.layout[1] == "n" else problem.k
    along_m = problem.m if problem.layout[0] == "t" else problem.k
    return along_m % 64 == along_n % 64 == 0


def loss(data: Sequence[Timed], target: Target) -> float:
    """What the choice costs, and how far predictions are off, in the mean over the problems.

    The choice's cost is ln(measured / best) of the schedules, weighed as if each was chosen the
    more often the shorter its prediction, half as often for each 2 %; the other is the mean of
    |ln(predicted / measured)|, where schedules far from the best count little.
    """
    total = 0.0
    for each in data:
        found = each.predicted(target)
        first = min(predicted for predicted, _ in found)
        chosen = [math.exp(-34 * (predicted / first - 1)) for predicted, _ in found]
        cost = sum(w * math.log(us / each.best) for w, (_, us) in zip(chosen, found, strict=True))
        near = [math.exp(-4 * (us / each.best - 1)) for _, us in found]
        errors = (min(abs(math.log(predicted / us)), 0.3) for predicted, us in found)
        off = sum(w * error for w, error in zip(near, errors, strict=True)) / sum(near)
        total += cost / sum(chosen) + 0.15 * off
    return total / len(data)


GENERATION = 60
"""Steps that workers take on their own before all go on from the best."""


def fitted(data: Sequence[Timed], target: Target, steps: int, workers: int) -> Target:
    """A target whose constants were moved at random where that made less loss, so many steps in
    each of several processes, which go on from the best of them now and then."""
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(workers, mp_context=fork, initializer=_take, initargs=(data,)) as pool:
        for begun in range(0, steps, GENERATION):
            seeds = range(begun * workers, (begun + 1) * workers)
            found = pool.map(_moved, [target.calibration] * workers, seeds)
            least, constants = min(found, key=lambda each: each[0])
            target = replace(target, calibration=constants)
            print(f"{begun + GENERATION} steps: a loss of {least:.5f}", flush=True)
    return target


_shared: list[Timed] = []


def _take(data: Sequence[Timed]) -> None:
    _shared[:] = data


def _moved(constants: Calibration, seed: int) -> tuple[float, Calibration]:
    least, found = moved(_shared, replace(DEFAULT, calibration=constants), GENERATION, seed)
    return least, found.calibration


def moved(data: Sequence[Timed], target: Target, steps: int, seed: int) -> tuple[float, Target]:
    """The loss, and a target whose constants were moved, one at a time, where that made less."""
    rng, names = random.Random(seed), [f.name for f in fields(Calibration) if f.name not in KEPT]
    found, least, spread = target, loss(data, target), dict.fromkeys(names, 0.15)
    for _ in range(steps):
        name = rng.choice(names)
        value = getattr(found.calibration, name) * math.exp(rng.gauss(0, spread[name]))
        tried = replace(found, calibration=replace(found.calibration, **{name: value}))
        now = loss(data, tried)
        spread[name] = spread[name] * 1.3 if now < least else max(0.004, spread[name] * 0.92)
        if now < least:
            found, least = tried, now
    return least, found


def regrets(data: Sequence[Timed], target: Target, top: int = 1) -> list[float]:
    """Of each problem: the fastest against the fastest of the model's first `top`."""
    return [each.best / min(each.ranked(target)[:top]) for each in data]


def report(data: Sequence[Timed], target: Target, title: str) -> None:
    """One line: how well a target's constants choose."""
    first, eight = regrets(data, target), regrets(data, target, 8)
    torch = [each.torch_us / each.ranked(target)[0] for each in data]
    print(
        f"{title}: {geometric_mean(first):.4f} of the best in the geometric mean, "
        f"worst {min(first):.3f}, of the first eight {geometric_mean(eight):.4f}; "
        f"{geometric_mean(torch):.3f} of torch.mm, "
        f"{sum(t >= 0.995 for t in torch) / len(torch):.2f} at least 0.995"
    )


def main() -> int:
    """Prints what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--fit", type=int, default=0, metavar="STEPS")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folds", type=int, default=0)
    parser.add_argument("--families", type=int, default=0, metavar="STEPS",
                        help="leave each family out of a fit of so many steps")  # fmt: skip
    parser.add_argument("--data", type=Path, nargs="+", default=DATA)
    parser.add_argument("--worst", type=int, default=0, help="print the problems chosen worst")
    options = parser.parse_args()
    data = [each for path in options.data for each in read(path)]
    target = DEFAULT
    report(data, target, "today's constants")
    if options.fit:
        target = fitted(data, target, options.fit, options.workers)
        report(data, target, "fitted")
        values = ((f.name, getattr(target.calibration, f.name)) for f in fields(Calibration))
        print(", ".join(f"{name}={value:.4g}" for name, value in values))
    for each in sorted(data, key=lambda t: t.best / t.ranked(target)[0])[: options.worst]:
        _show(each, target)
    if options.families:
        _families(data, options)
    if options.folds:
        _cross(data, options)
    return 0


FAMILIES: dict[str, Callable[[Problem], bool]] = {
    "m to 16": lambda p: p.m <= 16,
    "m of 17 to 64": lambda p: 16 < p.m <= 64,
    "m of 65 to 768": lambda p: 64 < p.m <= 768,
    "m of 769 to 2048": lambda p: 768 < p.m <= 2048,
    "m above 2048": lambda p: p.m > 2048,
    "rows that split lines": lambda p: not _in_lines(p),
    "A*B": lambda p: p.layout == "nn",
}


def _families(data: Sequence[Timed], options: argparse.Namespace) -> None:
    """Each family chosen for with constants that were found without it, from rough ones: today's
    with one digit each."""
    values = {f.name: float(f"{getattr(DEFAULT.calibration, f.name):.0e}")
              for f in fields(Calibration) if f.name not in KEPT}  # fmt: skip
    rough = replace(DEFAULT.calibration, **values)
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        jobs = {
            name: pool.submit(_without, data, name, rough, options.families) for name in FAMILIES
        }
        for name, job in jobs.items():
            out, constants = [each for each in data if FAMILIES[name](each.problem)], job.result()
            report(out, replace(DEFAULT, calibration=constants), f"without {name}")


def _without(data: Sequence[Timed], name: str, start: Calibration, steps: int) -> Calibration:
    rest = [each for each in data if not FAMILIES[name](each.problem)]
    return moved(rest, replace(DEFAULT, calibration=start), steps, 0)[1].calibration


def _cross(data: Sequence[Timed], options: argparse.Namespace) -> None:
    """With each part of the problems left out of the fit: how well it is chosen for."""
    order, found = list(data), list[float]()
    random.Random(1).shuffle(order)
    for fold in range(options.folds):
        out = order[fold :: options.folds]
        rest = [each for each in order if each not in out]
        found += regrets(out, moved(rest, DEFAULT, options.fit, fold)[1])
    mean = geometric_mean(found)
    print(f"left out: {mean:.4f} of the best in the geometric mean, worst {min(found):.3f}")


def _show(each: Timed, target: Target) -> None:
    model = Model(each.problem, target)
    order = sorted(each.schedules, key=lambda s: model.estimate(s.schedule).us * s.correction)
    best = min(order, key=lambda s: s.us)
    for title, (schedule, correction, us) in (("chosen", order[0]), ("best", best)):
        found = model.estimate(schedule)
        print(f"{each.problem} {title} {us:.1f} us, predicted {found.us * correction:.1f} "
              f"({found.limit}): {' '.join(schedule.spelled.values())}")  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
