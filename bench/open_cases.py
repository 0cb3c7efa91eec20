"""More of what `loops.py` times: reductions, softmaxes and norms whose sizes a call tells, at sizes
given."""

from __future__ import annotations

from typing import Any

from loop_cases import Case, reduced, softmax
from row_cases import rms_norm
from transforms.problem.open_rows import opened


def _open(case: Case) -> Case:
    """With all extents of its first argument, which are different numbers, told by a call."""
    first = tuple(case.given[0])
    return case._replace(mlir=opened(case.mlir, first, tuple(range(len(first)))))


def _first(case: Case) -> Case:
    """The same of the first extent alone."""
    return case._replace(mlir=opened(case.mlir, tuple(case.given[0]), (0,)))


def _total(x: Any) -> Any:
    return x.float().sum()


def open_cases() -> dict[str, Case]:
    """By name."""
    found: dict[str, Case] = {}
    for dtype in ("f32", "bf16"):
        for rows, columns in (
            (131072, 64), (131072, 63), (32768, 128), (16384, 513), (16384, 520), (8192, 1024),
            (8192, 4096), (4096, 8190), (64, 50257),
        ):  # fmt: skip
            name = f"softmax ?x? of {rows}x{columns} {dtype}"
            found[name] = _open(softmax(rows, columns, 1, dtype))
        for rows, columns in ((16384, 768), (8192, 4096)):
            found[f"rms norm ?x? of {rows}x{columns} {dtype}"] = _open(
                rms_norm(rows, columns, dtype)
            )
        for rows, columns in ((524288, 16), (131072, 64), (32768, 128), (16384, 1000)):
            name = f"softmax ?x{columns} of {rows}x{columns} {dtype}"
            found[name] = _first(softmax(rows, columns, 1, dtype))
            name = f"sum ?x{columns} of {rows}x{columns} over [1] {dtype}"
            found[name] = _first(
                reduced([rows, columns], [1], dtype, "addf", lambda x: x.float().sum(1))
            )
        for rows, columns in ((16384, 768), (32768, 128), (8, 4096)):
            name = f"rms norm ?x{columns} of {rows}x{columns} {dtype}"
            found[name] = _first(rms_norm(rows, columns, dtype))
        for rows, columns in ((131072, 64), (16384, 1000), (2048, 16384)):
            found[f"sum ?x? of {rows}x{columns} over [1] {dtype}"] = _open(
                reduced([rows, columns], [1], dtype, "addf", lambda x: x.float().sum(1))
            )
        for shape in ((16, 1024, 24), (16, 1025, 768), (4, 8192, 768), (4096, 63, 768)):
            case = reduced([*shape], [1], dtype, "addf", lambda x: x.float().sum(1))
            name = f"sum ?x?x{shape[2]} of {shape[0]}x{shape[1]}x{shape[2]} over [1] {dtype}"
            found[name] = case._replace(mlir=opened(case.mlir, shape, (0, 1)))
        for size in (65536, 1 << 24):
            found[f"sum ? of {size} {dtype}"] = _open(reduced([size], [0], dtype, "addf", _total))
        for rows, columns in ((4096, 768), (65536, 768)):
            found[f"sum ?x{columns} of {rows}x{columns} over [0] {dtype}"] = _first(
                reduced([rows, columns], [0], dtype, "addf", lambda x: x.float().sum(0))
            )
    return found
