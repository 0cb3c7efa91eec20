"""Matrix loads and synchronous products of warps."""

from __future__ import annotations

import numpy as np

from gemmc.dialects.ptx import matrix as m
from gemmc.dialects.tile.atoms import mma_sync_accumulator, mma_sync_lhs, mma_sync_rhs
from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.element_types import ELEMENT_TYPES
from gemmc.interpret.fragments import places
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.hardware.tensors import decode
from gemmc.interpret.op_table import handles
from gemmc.interpret.ptx_ops.registers import Lanes, PtxFrame

SUMS = mma_sync_accumulator(16, 8)

DOUBLE = 8
"""Bytes of an element whose registers hold one each."""


@handles(m.LdmatrixOp)
def ldmatrix(frame: PtxFrame, op: m.LdmatrixOp) -> None:
    """Lane 8i + r has the address of row r of matrix i; lane 4r + c gets elements 2c, 2c + 1."""
    count = len(op.values)
    base = frame.reg(op.address)[: 8 * count].astype(np.int64) + op.offset.value.data
    if (base % 16).any():
        raise OutOfBounds("ldmatrix rows not aligned to 16 bytes", frame.agent.site)
    region = Region.of(base[:, None] + np.arange(16))
    data = np.ascontiguousarray(frame.cta.shared.read(frame.agent, region))
    matrices = data.view(np.uint16).reshape(count, 8, 8)
    if op.trans is not None:
        matrices = np.ascontiguousarray(matrices.swapaxes(1, 2))
    for value, words in zip(op.values, matrices.view(np.uint32), strict=True):
        frame.put(value, words.reshape(32))


@handles(m.MmaSyncOp)
def mma_sync(frame: PtxFrame, op: m.MmaSyncOp) -> None:
    """D = C + A · B of the warp, in f32, or in f64 of f64."""
    kind, k = op.element.data, op.depth
    form = ELEMENT_TYPES[kind].bits, k
    x = _tile(mma_sync_lhs(16, k, *form), (16, k), [frame.reg(v) for v in op.lhs], kind)
    y = _tile(mma_sync_rhs(k, 8, *form), (k, 8), [frame.reg(v) for v in op.rhs], kind)
    first = op.first.value.data
    before = frame.range(op.accumulator).part(first, op.registers)
    for index in range(op.registers):
        frame.touch(before, index, f"{first + index} of an accumulator")
    after = frame.result_range(op.accumulator, op.result).part(first, op.registers)
    rows, columns = places(SUMS)
    after.data[:] = before.data + (x @ y)[rows, columns].T
    after.defined[:], after.fenced[:], after.pending[:] = True, False, 0


def _tile(layout: LayoutAttr, shape: tuple[int, int], registers: list[Lanes], kind: str) -> Lanes:
    """The tile that a warp's registers hold, 16-bit elements in pairs, as f32; f64 as it is."""
    size = ELEMENT_TYPES[kind].bytes
    words = np.ascontiguousarray(np.stack(registers, axis=1)).view(f"u{size}")
    tile = np.empty(shape, words.dtype)
    rows, columns = places(layout)
    tile[rows, columns] = words
    if size == DOUBLE:
        return tile.view(np.float64)
    return decode(tile.view(np.uint8).reshape(*shape, size), kind)
