"""Register tiles: zero, products of tiles, element-wise bodies, outer products."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.ir import SSAValue

from gemmc.dialects.tile import compute as c
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.types import FragmentType, memory_type
from gemmc.interpret.fragments import Fragment, Registers, make, units_of
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.tensors import rounded_sum
from gemmc.interpret.memory import Buffer, Steps, View, grid, settle
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops.who import scope_units
from gemmc.interpret.types import dtype_of

Array = NDArray[Any]


@handles(c.ZeroOp)
def zero(frame: Frame, op: c.ZeroOp) -> None:
    kind = op.result.type
    units, columns = units_of(kind, frame.agent), kind.get_shape()[1]
    dtype = dtype_of(kind.element_type)

    def zeros(rows: NDArray[np.intp]) -> Array:
        return np.zeros((units, rows.size, columns), dtype)

    frame.set(op, make(kind, frame.agent, zeros))


@handles(c.UndefOp)
def undef(frame: Frame, op: c.UndefOp) -> None:
    """Whatever was in the registers: NaN, which no sum gets rid of."""
    kind = op.result.type
    units, columns = units_of(kind, frame.agent), kind.get_shape()[1]
    dtype = dtype_of(kind.element_type)

    def leftovers(rows: NDArray[np.intp]) -> Array:
        return np.full((units, rows.size, columns), np.nan, dtype)

    frame.set(op, make(kind, frame.agent, leftovers))


@handles(c.MmaOp)
def mma(frame: Frame, op: c.MmaOp) -> Program:
    """accumulator + lhs · rhs in the accumulator's type, for each unit's tile."""
    accumulator = cast(Fragment, frame.get(op.accumulator))
    agent = frame.agent
    tile = accumulator.touch(agent)
    units = _units(frame, op, accumulator)
    dtype = tile.dtype
    lhs = yield from _operand(frame, op, op.lhs, op.lhs_dims.data, units, accumulator.rows)
    rhs = yield from _operand(frame, op, op.rhs, op.rhs_dims.data, units, None)
    if dtype == np.float16:
        total = _in_steps(op, tile, lhs, rhs)
    else:
        total = tile + np.matmul(lhs.astype(dtype), rhs.astype(dtype))
    frame.set(op, accumulator.with_tile(total))
    yield None


def _in_steps(op: c.MmaOp, total: Array, lhs: Array, rhs: Array) -> Array:
    """Sums in f16: each instruction adds its products and the sum in f32, and rounds once."""
    depth = lhs.shape[-1]
    step = op.atom.dimensions[2] if op.atom is not None and op.atom.dimensions else depth
    wide = lhs.astype(np.float32), rhs.astype(np.float32)
    for first in range(0, depth, step):
        part = np.matmul(wide[0][..., first : first + step], wide[1][..., first : first + step, :])
        total = rounded_sum(total, part)
    return total


def _units(frame: Frame, op: c.MmaOp, accumulator: Fragment) -> NDArray[np.intp]:
    if not isinstance(accumulator.kind.layout, LayoutAttr):
        return scope_units(frame, op.scope)
    size = accumulator.kind.layout.num_threads
    return np.arange(0, frame.agent.threads, max(size, 1))


def _operand(
    frame: Frame, op: c.MmaOp, value: SSAValue, dims: str, units: NDArray[np.intp],
    rows: Array | None,
) -> Steps[Array]:
    """An operand as (units, m or n rows, k) or its transpose, ready for lhs · rhs: m×k, k×n.

    `rows` picks the rows of the left operand that the agent's part of the result needs.
    """
    view = frame.get(value)
    if isinstance(view, Fragment):
        tile = view.touch(frame.agent)
        if tile.shape[0] != units.size:
            raise Unsupported(f"{tile.shape[0]} fragments for {units.size} products")
        return tile if dims in ("mk", "kn") else tile.swapaxes(1, 2)
    shape = memory_type(value).get_shape()
    picked: list[Any] = list(shape)
    if rows is not None:
        picked[dims.index("m")] = rows
    places = grid(*picked)
    yield from settle(cast(View, view), frame.agent, units, *places)
    in_tensor_core = op.atom is not None and ATOMS[op.atom.instruction.data].proxy == "async"
    if frame.launch.hardware and in_tensor_core and isinstance(view, Buffer):
        first = int(rows.flat[0]) if rows is not None and dims == "mk" else None
        data = yield from view.read_by_tensor_core(frame.agent, units, *places, first)
    else:
        data = cast(View, view).read(frame.agent, units, *places)
    return data if dims in ("mk", "kn") else data.swapaxes(1, 2)


@handles(c.MapOp)
def elementwise(frame: Frame, op: c.MapOp) -> Program:
    """The body, on all elements at once."""
    fragment = cast(Fragment, frame.get(op.value))
    values = [frame.get(each) for each in (op.value, *op.inputs)]
    held = [v.touch(frame.agent) if isinstance(v, Fragment) else v for v in values]
    frame.bind(op.body.block, held)
    yield from frame.run(op.body.block)
    kind = op.result.type
    tile = np.broadcast_to(frame.yielded[0], fragment.registers.tile.shape)
    tile = tile.astype(dtype_of(kind.element_type), copy=False)
    frame.set(op, Fragment(kind, fragment.rows, Registers(tile)))


@handles(YieldOp)
def yield_(frame: Frame, op: YieldOp) -> None:
    frame.yielded = tuple(frame.get(v) for v in op.operands)


@handles(c.FmaOp)
def fma(frame: Frame, op: c.FmaOp) -> None:
    """accumulator + column · row, each rounded once (PTX fma.rn)."""
    column, row, accumulator = (
        cast(Fragment, frame.get(v)) for v in (op.column, op.row, op.accumulator)
    )
    kind: FragmentType = accumulator.kind
    rows, columns = kind.get_shape()
    x = column.touch(frame.agent).reshape(-1, rows, 1)
    y = row.touch(frame.agent).reshape(-1, 1, columns)
    tile = accumulator.touch(frame.agent)
    wide = np.float64 if tile.dtype.kind == "f" else np.int64
    total = tile + x.astype(wide) * y.astype(wide)
    frame.set(op, accumulator.with_tile(total.astype(tile.dtype)))
