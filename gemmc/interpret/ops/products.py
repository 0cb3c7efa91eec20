"""The warpgroup's asynchronous tensor core."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import cast

import numpy as np
from xdsl.ir import Attribute

from gemmc.dialects import wgmma as w
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.attrs import LayoutAttr
from gemmc.dialects.tile.types import FragmentType, bits
from gemmc.interpret.fragments import Fragment, Registers, places
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import AccumulatorInFlight, MissingFence, Unsupported
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.hardware.tensors import Operand, decode, rounded_sum
from gemmc.interpret.hardware.transfers import (
    commit_group,
    product,
    tensor_cores,
    wait_group,
)
from gemmc.interpret.memory import Buffer
from gemmc.interpret.op_table import Ready, handles, prepares


@dataclass(frozen=True)
class Descriptor:
    """A matrix descriptor: start address, and what it says of the layout."""

    address: int
    leading: int
    stride: int
    span: int


@handles(w.DescriptorOp)
def make_descriptor(frame: Frame, op: w.DescriptorOp) -> None:
    source = cast(Buffer, frame.get(op.source))
    leading, stride = op.leading.value.data, op.stride.value.data
    frame.set(op, Descriptor(frame.uniform(source.base), leading, stride, op.span))


@prepares(w.AdvanceOp)
def advance(op: w.AdvanceOp) -> Ready:
    source, step = op.descriptor, op.bytes.value.data

    def run(frame: Frame) -> None:
        whole = cast(Descriptor, frame.get(source))
        moved = Descriptor(whole.address + step, whole.leading, whole.stride, whole.span)
        frame.set(op, moved)

    return run


@prepares(w.MmaAsyncOp, blocks=True)
def mma_async(op: w.MmaAsyncOp) -> Ready:
    """Queue accumulator += lhs · rhs (or =) for the rows this agent's registers hold.

    Before any op of the kernel orders products, textual order is what does.
    """
    source, lhs, rhs, accumulate = op.accumulator, op.lhs, op.rhs, op.accumulate
    _, n, depth = (int(v) for v in op.shape.get_values())
    row, column = _corner(cast(FragmentType, source.type).layout, op.first.value.data, n)
    size, kind = bits(op.element) // 8, op.element.name
    majors = op.lhs_major.data, op.rhs_major.data

    def run(frame: Frame) -> Program:
        agent = frame.agent
        accumulator = cast(Fragment, frame.get(source))
        in_order = bool(frame.launch.notes["in order"])
        if not in_order:
            ready_for_product(frame, accumulator.registers)
        mine = np.flatnonzero((accumulator.rows >= row) & (accumulator.rows < row + 64))
        first, count = int(accumulator.rows[mine[0]]) - row, mine.size
        left = _region(frame.get(lhs), majors[0], size, first, count, depth)
        right = _region(frame.get(rhs), majors[1], size, 0, n, depth)
        memory = frame.cta.shared
        keep = accumulate is None or bool(frame.uniform(frame.get(accumulate)))
        before, after = accumulator.registers, Registers(accumulator.registers.tile, True)

        def compute() -> None:
            a = decode(memory.bytes[left.index], kind)
            b = decode(memory.bytes[right.index], kind)
            tile = before.tile.copy()
            part = tile[0, mine[0] : mine[-1] + 1, column : column + n]
            part[:] = rounded_sum(part if keep else None, a @ b.T, part.dtype)
            after.tile = tile

        number = product(agent, [left, right], compute, first)
        after.pending = tensor_cores(agent).actor, number
        frame.set(op, Fragment(accumulator.kind, accumulator.rows, after))
        if in_order:
            commit_group(agent, tensor_cores(agent))
            yield from wait_group(agent, tensor_cores(agent), 0)

    return run


def ready_for_product(frame: Frame, registers: Registers) -> None:
    """A product's accumulator must be fenced, or the result of a product (wgmma.fence)."""
    if not registers.fenced:
        raise MissingFence(
            "accumulator registers were touched and no wgmma.fence follows", frame.agent.site,
            [f"by {frame.agent.describe()}"],
        )
    pending = registers.pending
    own = tensor_cores(frame.agent).actor
    if pending is not None and pending[0] != own and not frame.agent.clock.knows(*pending):
        raise AccumulatorInFlight("another agent's product writes it", frame.agent.site)


def _region(at: Descriptor, major: str, size: int, first: int, count: int, depth: int) -> Region:
    """The bytes of `count` rows or columns, from `first` on, of an operand."""
    operand = Operand(at.leading, at.stride, at.span, major, size)
    return operand.region(at.address, first, count, depth)


@cache
def _corner(layout: Attribute, first: int, n: int) -> tuple[int, int]:
    """Row and column of the tile that value `first` begins, laid out as the hardware does."""
    if not isinstance(layout, LayoutAttr):
        raise Unsupported("an accumulator without a layout")
    rows, columns = places(layout)
    row, column = int(rows[0, first]), int(columns[0, first])
    expected = places(wgmma_accumulator(64, n))
    last = first + n // 2
    fits = np.array_equal(rows[:, first:last] - row, expected[0])
    if not fits or not np.array_equal(columns[:, first:last] - column, expected[1]):
        raise Unsupported(f"an accumulator layout other than the instruction's: {layout}")
    return row, column


@handles(w.FenceOp)
def fence(frame: Frame, op: w.FenceOp) -> None:
    accumulator = cast(Fragment, frame.get(op.accumulator))
    accumulator.registers.fenced = True
    frame.set(op, accumulator)


@handles(w.CommitGroupOp)
def commit(frame: Frame, op: w.CommitGroupOp) -> None:
    commit_group(frame.agent, tensor_cores(frame.agent))


@handles(w.WaitGroupOp)
def wait(frame: Frame, op: w.WaitGroupOp) -> Program:
    yield from wait_group(frame.agent, tensor_cores(frame.agent), op.pending.value.data)
    frame.set(op, frame.get(op.accumulator))
