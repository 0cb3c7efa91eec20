"""Two pictures: the staircase of speeds, and the roofline that the rungs climb.

What is drawn is plain data (`staircase`, `roofline`); drawing it needs matplotlib, the extra
`plot`. Bars and points bear their names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from gemmc.bench.problem import Problem
from gemmc.bench.results import BASELINE
from gemmc.errors import GemmcError
from gemmc.ladder.measured import Timed
from gemmc.ladder.roofline import L2_PORT, LOAD_PATH, PEAK_TFLOPS, attainable, bandwidth_tb
from gemmc.ladder.static import Static

SUFFIXES = ("png", "svg")
_BAR, _BASE, _ROOF = "#3b6ea5", "#888888", "#333333"


@dataclass(frozen=True)
class Step:
    """A bar: a rung's speed and its share of cuBLAS's."""

    name: str
    tflops: float
    share: float


@dataclass(frozen=True)
class Point:
    """A rung below the roofline: operations per byte fetched, speed, and what is attainable."""

    name: str
    number: int
    intensity: float
    tflops: float
    attainable: float


def staircase(statics: Sequence[Static], times: Mapping[str, Timed]) -> list[Step]:
    """The timed rungs in order, cuBLAS last."""
    names = [*(each.rung.name for each in statics), BASELINE]
    found = [times[name] for name in names if name in times]
    return [Step(each.name, each.tflops, each.share) for each in found if not each.missing]


def roofline(
    statics: Sequence[Static], problem: Problem, times: Mapping[str, Timed]
) -> list[Point]:
    """The timed rungs whose fetched bytes are known; without times, at what is attainable."""
    points: list[Point] = []
    for each in statics:
        time = times.get(each.rung.name)
        if not each.intensity or (times and (time is None or time.missing)):
            continue
        most = attainable(each.intensity, problem.dtype)
        speed = time.tflops if time is not None else most
        points.append(Point(each.rung.name, each.rung.number, each.intensity, speed, most))
    return points


def save(
    folder: Path, statics: Sequence[Static], problem: Problem, times: Mapping[str, Timed]
) -> list[Path]:
    """Write the pictures; the staircase only where something was timed. Their paths."""
    pictures: dict[str, Any] = {}
    if steps := staircase(statics, times):
        pictures["staircase"] = _draw_staircase(steps)
    if points := roofline(statics, problem, times):
        pictures["roofline"] = _draw_roofline(points, problem, bool(times))
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name, figure in pictures.items():
        for suffix in SUFFIXES:
            path = folder / f"ladder-{problem.name}-{name}.{suffix}"
            figure.savefig(path, dpi=150, bbox_inches="tight")
            written.append(path)
    return written


def _figure(height: float) -> tuple[Any, Any]:
    """A figure and its axes. GemmcError without matplotlib."""
    try:
        module = import_module("matplotlib.figure")
    except ImportError as error:
        needed = "matplotlib for pictures"
        raise GemmcError("ladder", needed, "none", "install gemmc[plot]") from error
    figure: Any = module.Figure(figsize=(8.0, height))
    axes: Any = figure.add_subplot()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _draw_staircase(steps: Sequence[Step]) -> Any:
    figure, axes = _figure(1.2 + 0.4 * len(steps))
    colours = [_BASE if step.name == BASELINE else _BAR for step in steps]
    places = range(len(steps))
    axes.barh(places, [step.tflops for step in steps], color=colours)
    for at, step in zip(places, steps, strict=True):
        axes.text(step.tflops, at, f" {step.tflops:.1f} ({step.share:.0%})", va="center")
    axes.set_yticks(list(places), [step.name for step in steps])
    axes.invert_yaxis()
    axes.set_xlabel("TFLOP/s (share of cuBLAS)")
    return figure


def _draw_roofline(points: Sequence[Point], problem: Problem, timed: bool) -> Any:
    figure, axes = _figure(5.0)
    low = min(point.intensity for point in points) / 4
    high = max(point.intensity for point in points) * 4
    for width, style in ((LOAD_PATH, "-"), (L2_PORT, "--")):
        knee = PEAK_TFLOPS[problem.dtype] / bandwidth_tb(width)
        xs = sorted({low, knee, max(high, 2 * knee)})
        ys = [attainable(x, problem.dtype, width) for x in xs]
        axes.plot(xs, ys, style, color=_ROOF, linewidth=1, label=f"{width} B/clk/SM")
    for place, numbers in together(points).items():
        axes.plot(*place, "o", color=_BAR, markersize=15, alpha=0.9)
        inside = ", ".join(map(str, numbers))
        axes.text(*place, inside, ha="center", va="center", color="white", fontsize=8)
    key = "\n".join(f"{point.number}  {point.name}" for point in points)
    axes.text(1.02, 0.5, key, transform=axes.transAxes, va="center")
    axes.set_xscale("log", base=2)
    axes.set_yscale("log", base=2)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter("{x:g}")
    axes.set_ylim(bottom=min(point.tflops for point in points) / 8)
    axes.legend(frameon=False, loc="lower right", title="what loads may take")
    axes.set_xlabel("operations per byte that the kernel's loads fetch")
    axes.set_ylabel("TFLOP/s" if timed else "TFLOP/s, attainable (not timed)")
    return figure


def together(points: Sequence[Point]) -> dict[tuple[float, float], list[int]]:
    """Numbers of the points that share a place on the picture."""
    places: dict[tuple[float, float], list[int]] = {}
    for point in points:
        at = float(f"{point.intensity:.2g}"), float(f"{point.tflops:.2g}")
        places.setdefault(at, []).append(point.number)
    return places
