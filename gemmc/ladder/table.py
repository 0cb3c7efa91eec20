"""The ladder as a table: what each rung changed, needs, fetches and, where timed, reaches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from gemmc.bench.problem import Problem
from gemmc.bench.results import BASELINE
from gemmc.ladder.changes import summary
from gemmc.ladder.measured import Timed
from gemmc.ladder.roofline import attainable
from gemmc.ladder.static import Static

UNKNOWN = "-"
HEADER = (
    "rung", "time", "TFLOP/s", "of cuBLAS", "of roof", "roof", "FLOP/B", "registers", "shared",
    "on an SM", "changed",
)  # fmt: skip


def rows(
    statics: Sequence[Static], problem: Problem, times: Mapping[str, Timed]
) -> Iterator[tuple[str, ...]]:
    """The cells of each rung, and of cuBLAS last where it was timed."""
    for each in statics:
        if each.refused:
            blank = (UNKNOWN,) * (len(HEADER) - 2)
            yield each.rung.name, *blank, f"refused: {each.refused}"
            continue
        roof = attainable(each.intensity, problem.dtype) if each.intensity else 0.0
        speed = _speed(times.get(each.rung.name), roof)
        yield each.rung.name, *speed, *_needs(each, roof), summary(each.rung)
    if BASELINE in times:
        roof = attainable(float("inf"), problem.dtype)
        blank = (UNKNOWN,) * 5
        yield f"cuBLAS ({BASELINE})", *_speed(times[BASELINE], roof), f"{roof:.1f}", *blank


def _speed(found: Timed | None, roof: float) -> tuple[str, ...]:
    """Time, TFLOP/s, share of cuBLAS and of the roofline."""
    if found is None or found.missing:
        return (UNKNOWN,) * 4
    speed = f"{found.tflops:.1f}" if found.correct else f"{found.tflops:.1f} WRONG"
    share = f"{found.tflops / roof:.0%}" if roof else UNKNOWN
    return f"{found.milliseconds:.3f} ms", speed, f"{found.share:.1%}", share


def _needs(each: Static, roof: float) -> tuple[str, ...]:
    """Roofline, intensity, registers, shared memory, occupancy."""
    registers = UNKNOWN if each.registers is None else f"{each.registers}"
    if each.spills:
        registers += f" ({each.spills} B spilled)"
    known = (f"{roof:.1f}", f"{each.intensity:.3g}") if roof else (UNKNOWN,) * 2
    return *known, registers, f"{each.shared} B", held(each)


def held(each: Static) -> str:
    """CTAs and warps that an SM holds."""
    fits = each.occupancy
    if fits is None:
        return UNKNOWN
    return f"{fits.ctas} CTA{'s' * (fits.ctas != 1)}, {fits.warps} warps ({fits.share:.0%})"


def text(header: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    """Columns aligned, the last one as it is."""
    every = [tuple(header), *map(tuple, cells)]
    widths = [max(len(row[i]) for row in every) for i in range(len(header) - 1)]
    lines = (
        "  ".join([*(c.ljust(w) for c, w in zip(row, widths, strict=False)), row[-1]]).rstrip()
        for row in every
    )
    return "\n".join(lines)
