"""Fit the constants of `gemmc.select.simt_model` to measured schedules; say how well it chooses.

    python bench/calibrate_simt.py [--fit] [FILE …]      default: all searches
    python bench/calibrate_simt.py --mma [--fit]         f64 on tensor cores (`mma_model`)

The figures: the best measured schedule's time over that of the schedule which the model puts first
among the measured ones; the model's error; the best of its first four. `--fit` changes one constant
at a time as long as `loss` falls.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path
from statistics import geometric_mean
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from gemmc.element_types import ELEMENT_TYPES  # noqa: E402
from gemmc.plan import Problem  # noqa: E402
from gemmc.select.mma_model import MODELS  # noqa: E402
from gemmc.select.simt_model import ThreadSchedule  # noqa: E402
from gemmc.target import DEFAULT, CudaCores, DoubleCores  # noqa: E402

SWEEPS = ROOT / "bench/results/sweeps"
SEARCHES = "18-search-f32", "34-search-f32", "36-search-f32", "36-choices-f32"
DATA = tuple(SWEEPS / f"{name}.json" for name in SEARCHES)
DOUBLES = (SWEEPS / "42-search-f64.json",)
"""Of products in f64, to which nothing is fitted."""

TENSOR = (SWEEPS / "43-search-mma-f64.json",)
"""Of products in f64 on tensor cores, beside those on CUDA cores."""

GIVEN = {"instruction", "wavefront"}
"""Constants that the data sheet gives."""

Constants = TypeVar("Constants", CudaCores, DoubleCores)

NEAR = 0.015
"""Schedules whose predicted times differ by less count as chosen alike: `loss` is smooth."""


def read(paths: list[Path], by: str = "fma") -> list[dict[str, Any]]:
    """Problems with the schedules that were timed and multiply `by` an atom, without odd rows of
    f32 in single stores."""
    rows = [row for path in paths for row in json.loads(path.read_text())["results"]]
    for row in rows:
        timed = [(ThreadSchedule(*each["schedule"]), each["us"])
                 for each in row["schedules"] if each["us"] and each.get("by", by) == by]
        odd = row["problem"][1] % 2 and row.get("dtype", "f32") == "f32"
        row["timed"] = [each for each in timed if each[0].staged or not odd]
    return [row for row in rows if len(row["timed"]) > 1]


def guessed(
    rows: list[dict[str, Any]], constants: Constants
) -> Iterator[list[tuple[float, float]]]:
    """For each problem, what is predicted for the schedules that were timed, and their times."""
    if isinstance(constants, DoubleCores):
        kind, target = MODELS["mma_sync"], replace(DEFAULT, double_cores=constants)
    else:
        kind, target = MODELS["fma"], replace(DEFAULT, cuda_cores=constants)
    for row in rows:
        *size, layout = row["problem"]
        dtype = row.get("dtype", "f32")
        model = kind(Problem(*size, dtype, layout, ELEMENT_TYPES[dtype].bits), target)
        yield [(model.estimate(each).us, us) for each, us in row["timed"]]


def outcomes(rows: list[dict[str, Any]], constants: Constants) -> dict[str, float]:
    """Geometric means and the worst of the choice; the error of times."""
    chosen: list[float] = []
    first: list[float] = []
    error: list[float] = []
    for ranked in map(sorted, guessed(rows, constants)):
        best = min(us for _, us in ranked)
        chosen.append(best / ranked[0][1])
        first.append(best / min(us for _, us in ranked[:4]))
        error += [min(abs(math.log(guess / us)), 0.7) for guess, us in ranked]
    return {
        "choice": geometric_mean(chosen), "worst": min(chosen), "best of 4": geometric_mean(first),
        "error": math.exp(sum(error) / len(error)) - 1,
    }  # fmt: skip


def loss(rows: list[dict[str, Any]], constants: Constants) -> float:
    """What the choice loses, its square too, and a little of the error of times; means over
    problems."""
    lost = 0.0
    for row in guessed(rows, constants):
        guesses, times = ([math.log(us) for us in each] for each in zip(*row, strict=True))
        weights = [math.exp((min(guesses) - guess) / NEAR) for guess in guesses]
        over = [us - min(times) for us in times]
        chosen = sum(w * (each + 4 * each**2) for w, each in zip(weights, over, strict=True))
        errors = [min(abs(guess - us), 0.7) for guess, us in zip(guesses, times, strict=True)]
        lost += 2 * chosen / sum(weights) + 0.3 * sum(errors) / len(errors)
    return lost / len(rows)


def fitted(rows: list[dict[str, Any]], constants: Constants) -> Constants:
    """One constant at a time, by less and less."""
    least = loss(rows, constants)
    for factor in (1.4, 1.15, 1.06, 1.3, 1.1, 1.03):
        for field in fields(constants):
            if field.name in GIVEN:
                continue
            for by in (factor, 1 / factor):
                while True:
                    value = getattr(constants, field.name) * by
                    tried = replace(constants, **{field.name: float(f"{value:.3g}")})
                    now = loss(rows, tried)
                    if now >= least - 1e-6:
                        break
                    constants, least = tried, now
    return constants


def main() -> int:
    """Prints the figures, and with --fit the constants."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--mma", action="store_true", help="f64 on tensor cores")
    options = parser.parse_args()
    constants = DoubleCores() if options.mma else CudaCores()
    paths = options.files or (TENSOR if options.mma else DATA)
    rows = read(paths, "mma_sync" if options.mma else "fma")
    print(len(rows), "problems;", outcomes(rows, constants))
    if options.fit:
        constants = fitted(rows, constants)
        print(asdict(constants))
        print(outcomes(rows, constants))
    best = [min(us for _, us in row["timed"]) for row in rows]
    ratios = [row["torch_us"] / us for row, us in zip(rows, best, strict=True)]
    print(f"best against torch.mm: {geometric_mean(ratios):.3f}, worst {min(ratios):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
