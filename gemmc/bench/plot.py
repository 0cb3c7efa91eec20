"""A report as a picture: ratios with their intervals, per problem and state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gemmc.bench.bars import Bar
from gemmc.bench.results import BASELINE, Report
from gemmc.errors import GemmcError

SUFFIXES = (".svg", ".png", ".pdf")


@dataclass(frozen=True)
class Series:
    """One contender in one state: a point per problem that has it, x counting the problems.

    `number` is the contender's in the whole report, and so its colour in every panel.
    """

    name: str
    number: int
    x: tuple[int, ...]
    median: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


def series(report: Report, state: str) -> list[Series]:
    """The contenders but the baseline, in the order of their first appearance."""
    names = dict.fromkeys(c.name for case in report.cases for c in case.contenders)
    found: list[Series] = []
    for number, name in enumerate(each for each in names if each != BASELINE):
        points = [
            (at, case.ratio(name, state))
            for at, case in enumerate(report.cases)
            if any(c.name == name and state in c.milliseconds for c in case.contenders)
        ]
        if points:
            at = tuple(x for x, _ in points)
            values = [(r.median, r.low, r.high) for _, r in points]
            middle, low, high = zip(*values, strict=True)
            found.append(Series(name, number, at, middle, low, high))
    return found


def check(path: Path) -> None:
    """GemmcError, before anything is measured, where `plot` would not be able to draw."""
    if path.suffix not in SUFFIXES:
        raise GemmcError("--plot", f"a suffix among {', '.join(SUFFIXES)}", f"'{path}'")
    if find_spec("matplotlib") is None:
        advice = "install gemmc[plot], or draw later with --plot-from on another machine"
        raise GemmcError("--plot", "the package matplotlib", "none", advice)


def plot(report: Report, path: Path, bars: Mapping[str, Bar] | None = None) -> None:
    """Draw the report: a panel per state, a point with its interval per kernel and problem."""
    check(path)
    from matplotlib.figure import Figure  # pyright: ignore

    states = list(dict.fromkeys(s for case in report.cases for s in case.states))
    if not states:
        raise GemmcError("--plot", "a report with measured problems", "none")
    size = (max(6.0, 1.4 * len(report.cases) + 3), 3.6 * len(states))
    figure: Any = Figure(figsize=size, layout="constrained")
    panels: Any = figure.subplots(len(states), 1, squeeze=False)
    for panel, state in zip(panels[:, 0], states, strict=True):
        _draw(panel, report, state, bars or {})
    panels[0, 0].legend(fontsize="small", loc="best")
    figure.savefig(path)


def _draw(panel: Any, report: Report, state: str, bars: Mapping[str, Bar]) -> None:
    every = series(report, state)
    for place, each in enumerate(every):
        # Side by side around the problem's position, so that intervals don't cover each other.
        shift = (place - (len(every) - 1) / 2) * 0.8 / max(len(every), 1)
        below = [m - low for m, low in zip(each.median, each.low, strict=True)]
        above = [high - m for m, high in zip(each.median, each.high, strict=True)]
        places = [x + shift for x in each.x]
        panel.errorbar(places, each.median, yerr=[below, above], fmt="o", capsize=3,
                       color=f"C{each.number}", label=each.name)
    panel.axhline(1.0, color="black", linewidth=0.8)
    for at, case in enumerate(report.cases):
        bar = bars.get(case.problem.shape)
        if bar is not None and " " not in state:
            panel.hlines(bar.of(state), at - 0.45, at + 0.45, colors="gray", linestyles="dashed")
    problems = [case.problem for case in report.cases]
    names = [f"{p.shape}\n{p.dtype} {p.layout}" for p in problems]
    panel.set_xticks(range(len(names)), names, fontsize="small")
    panel.set_ylabel(f"speed / {BASELINE}, {state}")
