"""How near `auto`'s choice comes to the best of a search, on a GPU.

    python bench/regret.py --plan plan.json             problems and configurations, no GPU
    python bench/regret.py --json regret.json           compile in 16 processes, time, halve
    python bench/regret.py --work plan.json --json …    of a plan that was written before
    python bench/regret.py --report regret.json         what was found, in a few lines

A third of the problems is of `shapes.py`'s list, the others have random sizes. Of each are timed
the choice, the seven that the model puts next, and configurations that the model has no say in:
drawn evenly from all schedules that the rules allow, save those from which it expects more than
`HOPELESS` times the best, half of them of the tiles, clusters and operand orders of a plain
`hopper-coop`. All are timed once; those near the best are timed again, twice, in random order and
longer each time, and only the last times count, so that the best is not the luckiest of many.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from statistics import geometric_mean
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench"), str(ROOT / "test")]

import shapes  # noqa: E402
from contenders import Contender, mixed, problem_of  # noqa: E402
from pipelines.problems import Product  # noqa: E402
from search import (  # noqa: E402
    KINDS,
    PARTED,
    ROW,
    build,
    expected,
    kept,
    medians,
    right_ones,
    space,
    spelled,
    write,
    write_plan,
)

from gemmc.bench.gpu import torch_or_refuse  # noqa: E402
from gemmc.cli.report import reported  # noqa: E402
from gemmc.plan import Problem  # noqa: E402
from gemmc.select.choice import Candidate, choose, ranked  # noqa: E402
from gemmc.select.data import rows  # noqa: E402
from gemmc.select.model import Model  # noqa: E402
from gemmc.select.rules import refusals  # noqa: E402
from gemmc.select.schedule import Schedule  # noqa: E402
from gemmc.target import DEFAULT, Target, find_target  # noqa: E402

TOP = 8
"""Configurations that the model names: the choice, and those that it puts next."""

HOPELESS = 1.6
"""Times the best prediction: what is beyond is not timed."""

NEAR = (1.10, 1.04)
"""Of the fastest: what goes on to the next round."""

LONGER, ROUNDS = (1.0, 2.0, 4.0), (1, 3, 5)
"""Of a round's graphs: how much longer, and how many."""

MOST_PRODUCTS = 3e11
"""Multiplications of a problem."""

Found = dict[str, Any]


def problems(count: int, seed: int) -> list[Product]:
    """A third of the list, the others at random."""
    rng, third = random.Random(seed), count // 3
    fitting = [p for p in shapes.problems() if p[0] * p[1] * p[2] < MOST_PRODUCTS]
    listed = [Product((m, n, k), "bf16", layout, "bf16")
              for m, n, k, layout in rng.sample(fitting, third)]  # fmt: skip
    drawn = (p for p in mixed(4 * count, seed) if _volume(p) < MOST_PRODUCTS)
    return listed + list(islice(drawn, count - third))


def _volume(problem: Product) -> float:
    m, n, k = problem.size
    return m * n * k


def planned(problem: Product, most: int, seed: int, name: str) -> list[Contender]:
    """The choice for a target of that name first, then the model's next, then the others."""
    known, rng, target = problem_of(problem), random.Random(seed), find_target(name)
    found = {str(each.configuration): each for each in _first(known, target)}
    for kinds, share in ((KINDS[:1], 2), (KINDS + PARTED, 1)):
        wanted = len(found) + (most - len(found)) // share
        for each in _drawn(problem, kinds, rng, target):
            if len(found) >= wanted:
                break
            found.setdefault(spelled(each), Contender(ROW, list(each), spelled(each)))
    return list(found.values())


def _first(known: Problem, target: Target) -> Iterator[Contender]:
    """The choice and those that the model puts next, which no rule refuses."""
    candidates: list[Candidate] = [choose(known, target).candidate]
    for each in ranked(known, target):
        if len(candidates) == TOP or each.schedule is None:
            break
        if each.configuration not in [c.configuration for c in candidates]:
            made = each.configuration.resolved(known, target)
            if next(refusals(made, known, target), None) is None:
                candidates.append(each)
    for each in candidates:
        assert each.schedule is not None
        yield Contender(each.row.name, list(each.schedule), str(each.configuration))


def _drawn(
    problem: Product, kinds: Sequence[dict[str, Any]], rng: random.Random, target: Target
) -> Iterator[Schedule]:
    """Schedules in random order, without those that a rule refuses or that are hopeless."""
    known = problem_of(problem)
    model, limit = Model(known, target), HOPELESS * next(ranked(known, target)).us
    some = [each for each in space(problem, kinds) if model.estimate(each).us < limit]
    any_block = next(row for row in rows() if row.name == ROW)
    for each in rng.sample(some, len(some)):
        made = Candidate(0.0, 0, any_block, each, None).configuration.resolved(known, target)
        if next(refusals(made, known, target), None) is None:
            yield each


class Race:
    """The contenders of a problem whose results are right, and their times of each round."""

    def __init__(self, problem: Product, built: Sequence[Found], rng: random.Random) -> None:
        self._sides, self._calls = right_ones(problem, built)
        self._rng, self.times = rng, list[dict[int, float]]()
        self._us, self._hot = expected(problem)

    def run(self, ms: float) -> None:
        """All rounds; torch.mm and the model's own are in each."""
        going = set(self._calls)
        for longer, rounds, near in zip(LONGER, ROUNDS, (*NEAR, 0.0), strict=True):
            launches = int(max(2, min(400, ms * longer * 1e3 / self._us)))
            calls = {number: self._calls[number] for number in sorted(going)}
            found = medians(calls, launches, self._sides.sets, self._rng, rounds, float(self._hot))
            self.times.append(found)
            best = min(us for number, us in found.items() if number)
            going = {n for n, us in found.items() if n <= TOP or us < near * best}


def measure(
    work: list[tuple[Product, list[Contender]]], options: argparse.Namespace
) -> Iterator[Found]:
    """Compiles in processes, times in this one; stops at the limit."""
    begun, rng, fork = time.time(), random.Random(7), multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        jobs: list[list[Future[Found]]] = [
            [pool.submit(build, problem, config) for config in each] for problem, each in work
        ]
        for number, ((problem, configs), futures) in enumerate(zip(work, jobs, strict=True)):
            built, jobs[number] = [future.result() for future in futures], []
            race = Race(problem, built, rng)
            race.run(options.ms)
            yield {
                "problem": [*problem.size, problem.layout], "result": problem.result,
                "torch_us": race.times[-1][0],
                "schedules": [
                    {"schedule": config.schedule, "row": config.row,
                     "configuration": config.configuration, "by_model": place <= TOP,
                     "us": race.times[-1].get(place), "first_us": race.times[0].get(place),
                     **({"error": made["error"]} if "error" in made else {})}
                    for place, (config, made) in enumerate(zip(configs, built, strict=True), 1)
                ],
            }  # fmt: skip
            del race
            if time.time() - begun > options.limit:
                break
        pool.shutdown(wait=False, cancel_futures=True)


def _plan(options: argparse.Namespace) -> list[tuple[Product, list[Contender]]]:
    if options.work:
        return kept(options.work)
    listed = problems(options.count, options.seed)
    fork = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(options.workers, mp_context=fork) as pool:
        mosts, targets = [options.most] * len(listed), [options.target] * len(listed)
        some = pool.map(planned, listed, mosts, range(len(listed)), targets)
        return list(zip(listed, some, strict=True))


def report(found: Sequence[Found]) -> str:
    """What the choice and the best of the model's first are of the best, in a few lines."""
    choice: list[float] = []
    first: list[float] = []
    lines: list[str] = []
    for row in found:
        timed = [each for each in row["schedules"] if each["us"]]
        best = min(timed, key=lambda each: each["us"])
        chosen = row["schedules"][0]
        if not chosen["us"]:
            lines.append(f"{row['problem']}: the choice was wrong or not built")
            continue
        choice.append(best["us"] / chosen["us"])
        first.append(best["us"] / min(each["us"] for each in timed if each["by_model"]))
        if choice[-1] < 0.95:
            lines.append(f"{row['problem']}: {chosen['us']:.1f} us, {choice[-1]:.3f} of the best: "
                         f"{best['configuration']}; chosen {chosen['configuration']}")  # fmt: skip
    count = sum(each["first_us"] is not None for row in found for each in row["schedules"])
    lines.append(
        f"{len(choice)} problems, {count} configurations timed: the choice is "
        f"{geometric_mean(choice):.4f} of the best in the geometric mean, {min(choice):.3f} at "
        f"worst, the best of the model's first {TOP} {geometric_mean(first):.4f}"
    )
    return "\n".join(lines)


def main() -> int:
    """0 where everything was timed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--most", type=int, default=150, help="configurations of a problem")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", default=DEFAULT.name, help="that is chosen for")
    parser.add_argument("--plan", type=Path, help="write what would be timed")
    parser.add_argument("--work", type=Path, help="time what --plan wrote")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--ms", type=float, default=1.0, help="of a graph of the first round")
    parser.add_argument("--limit", type=float, default=3600, help="seconds")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--json", type=Path, default=Path("regret.json"))
    options = parser.parse_args()
    if options.report:
        print(report(json.loads(options.report.read_text())["results"]))
        return 0
    work = _plan(options)
    print(f"{len(work)} problems, {sum(len(each) for _, each in work)} configurations", flush=True)
    if options.plan:
        write_plan(options.plan, work)
        return 0
    torch_or_refuse("regret")
    found: list[Found] = []
    for row in measure(work, options):
        found.append(row)
        write(options.json, found)
    print(report(found))
    return 0 if len(found) == len(work) else 1


if __name__ == "__main__":
    sys.exit(reported(main))
