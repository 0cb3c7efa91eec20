"""mma.sync (PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions").

Independent of the interpreter's model (`interpret/hardware/tensors.py` says where that is).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.ptx import fragments
from gemmc.interpret.ptx.lanes import aligned
from gemmc.interpret.ptx.numbers import fma_f64
from gemmc.interpret.ptx.opcode_table import opcode
from gemmc.interpret.ptx.program import Line
from gemmc.interpret.ptx.types import BITS
from gemmc.interpret.ptx.values import Execute, operands, readers, writers, wrong

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

ACCUMULATORS: dict[str, Any] = {
    "f32": np.dtype(np.float32),
    "f16": np.dtype(np.float16),
    "s32": np.dtype(np.int32),
}
_FORMS = {
    (kind, bits // BITS[kind]) for kind in fragments.PRODUCT_TYPES for bits in (128, 256)
} - {("e4m3", 16), ("e5m2", 16)}
"""Types, and how deep their products are: 128 or 256 bits of K."""
_DEEP = (4, 8, 16)
"""K of products in f64."""


@opcode("mma.sync")
def _mma(line: Line) -> Execute:
    shape = next((re.fullmatch(r"m16n8k(\d+)", p) for p in line.parts if p[0] == "m" and "n" in p),
                 None)  # fmt: skip
    types = [p for p in line.parts if p in BITS]
    if shape is None or len(types) != 4 or line.parts[4:6] != ("row", "col"):
        raise wrong(line, "m16n8kK.row.col and four types", line.opcode)
    to, type_a, type_b, source = types
    depth = int(shape[1])
    if set(types) == {"f64"}:
        return _doubles(line, depth)
    if (type_a, depth) not in _FORMS or to not in ACCUMULATORS or source != to:
        raise wrong(line, "a type and K of m16n8kK with f32, f16 or s32 sums", line.opcode)
    if "satfinite" in line.parts or (BITS[type_b] != BITS[type_a]):
        raise wrong(line, "a form without .satfinite", line.opcode)
    d, a, b, c = operands(line, 4)
    sizes = depth * BITS[type_a] // 64
    writes = writers(line, d, "b32")
    xs, ys, zs = (readers(line, o, "b32") for o in (a, b, c))
    count = 2 if to == "f16" else 4
    found = (len(writes), len(xs), len(ys), len(zs))
    if found != (count, sizes, sizes // 2, count):
        raise wrong(line, f"{(count, sizes, sizes // 2, count)} registers", str(found))
    kind = ACCUMULATORS[to]

    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        x = fragments.elements_of(fragments.rows_of_a([r(w) for r in xs]), type_a)
        y = fragments.elements_of(fragments.columns_of_b([r(w) for r in ys]), type_b)
        z = fragments.matrix_of_d([r(w) for r in zs], kind)
        result = fragments.accumulate(x, y, z)
        for write, value in zip(writes, fragments.registers_of_d(result), strict=True):
            write(w, value, mask)

    return run


def _doubles(line: Line, depth: int) -> Execute:
    """m16n8k4, m16n8k8 or m16n8k16 of f64, whose registers hold an element each.

    Sums are made of one k after the other, each product added with one rounding to nearest. (The
    PTX ISA says that it rounds to nearest, and not in which order it adds: another machine's sums
    may differ in their last bits.)
    """
    if depth not in _DEEP:
        raise wrong(line, "m16n8k4, m16n8k8 or m16n8k16 of f64", line.opcode)
    d, a, b, c = operands(line, 4)
    writes = writers(line, d, "f64")
    xs, ys, zs = (readers(line, o, "f64") for o in (a, b, c))
    found = (len(writes), len(xs), len(ys), len(zs))
    if found != (4, depth // 2, depth // 4, 4):
        raise wrong(line, f"{(4, depth // 2, depth // 4, 4)} registers", str(found))

    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        x = fragments.doubles_of_a([r(w) for r in xs])
        y = fragments.doubles_of_b([r(w) for r in ys])
        total = fragments.doubles_of_d([r(w) for r in zs])
        for step in range(depth):
            row, column = np.broadcast_arrays(x[:, step, None], y[None, :, step])
            total = fma_f64(row.reshape(-1), column.reshape(-1), total)
        for write, value in zip(writes, fragments.registers_of_doubles(total), strict=True):
            write(w, value, mask)

    return run
