"""ldmatrix and stmatrix (PTX ISA, "ldmatrix", "stmatrix"): 8×8 matrices of 16-bit elements.

Lanes 8i … 8i+7 give the addresses of matrix i's rows, 16 bytes each. Lane l holds the two
elements from column 2 · (l mod 4) of row l / 4, or of the transposed matrix.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.ptx import memory
from gemmc.interpret.ptx.lanes import aligned
from gemmc.interpret.ptx.loadstore import address_reader, space_in
from gemmc.interpret.ptx.opcode_table import opcode
from gemmc.interpret.ptx.program import Line
from gemmc.interpret.ptx.values import LANES, Execute, operands, readers, writers, wrong

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp


def _count(line: Line) -> int:
    count = next((int(p[1]) for p in line.parts if p in ("x1", "x2", "x4")), 0)
    if not count or "m8n8" not in line.parts or line.parts[-1] != "b16":
        raise wrong(line, "m8n8, x1, x2 or x4, and b16", line.opcode)
    return count


@opcode("ldmatrix")
def _ldmatrix(line: Line) -> Execute:
    count, trans, space = _count(line), "trans" in line.parts, space_in(line)
    d, a = operands(line, 2)
    writes, address = writers(line, d, "b32"), address_reader(line, a)
    if len(writes) != count:
        raise wrong(line, f"{count} registers", str(len(writes)))
    rows = np.arange(LANES) < 8 * count

    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        data = memory.load(w, space, address(w), 16, rows)
        matrices = data.view(np.uint16).reshape(4, 8, 8)
        if trans:
            matrices = matrices.transpose(0, 2, 1)
        words = np.ascontiguousarray(matrices).view(np.uint32).reshape(4, LANES)
        for write, value in zip(writes, words[:count], strict=True):
            write(w, value, mask)

    return run


@opcode("stmatrix")
def _stmatrix(line: Line) -> Execute:
    count, trans, space = _count(line), "trans" in line.parts, space_in(line)
    a, d = operands(line, 2)
    reads, address = readers(line, d, "b32"), address_reader(line, a)
    if len(reads) != count:
        raise wrong(line, f"{count} registers", str(len(reads)))
    rows = np.arange(LANES) < 8 * count

    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        words = np.zeros((4, LANES), np.uint32)
        words[:count] = [r(w) for r in reads]
        matrices = words.view(np.uint16).reshape(4, 8, 8)
        if trans:
            matrices = matrices.transpose(0, 2, 1)
        data = np.ascontiguousarray(matrices).view(np.uint8).reshape(LANES, 16)
        memory.store(w, space, address(w), data, rows)

    return run


@opcode("movmatrix")
def _movmatrix(line: Line) -> Execute:
    """An 8×8 matrix of 16-bit elements, transposed across the lanes."""
    d, a = operands(line, 2)
    writes, reads = writers(line, d, "b32"), readers(line, a, "b32")

    def run(w: Warp, mask: Any) -> None:
        aligned(w, mask)
        matrix = np.ascontiguousarray(reads[0](w)).view(np.uint16).reshape(8, 8).T
        writes[0](w, np.ascontiguousarray(matrix).view(np.uint32).reshape(LANES), mask)

    return run
