"""A tile on its way out: parts of fragments, bulk stores, bulk tensor stores and their groups."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import numpy as np

from gemmc.dialects import tma as t
from gemmc.dialects.tile import output as o
from gemmc.dialects.tile.types import memory_type
from gemmc.interpret.fragments import Fragment, Registers
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Writer, writing
from gemmc.interpret.hardware.shared import Bytes
from gemmc.interpret.hardware.tensors import TensorMap
from gemmc.interpret.hardware.transfers import (
    bulk_engine,
    bulk_store,
    commit_group,
    wait_group,
)
from gemmc.interpret.memory import Buffer, Window, grid
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops.data import scope_units


@handles(o.ExtractOp)
def extract(frame: Frame, op: o.ExtractOp) -> None:
    """Some columns of a fragment: other names for the same registers."""
    fragment = cast(Fragment, frame.get(op.value))
    first = op.first.value.data
    tile = fragment.touch(frame.agent)[:, :, first : first + op.result.type.get_shape()[1]]
    frame.set(op, Fragment(op.result.type, fragment.rows, Registers(tile)))


@handles(o.BulkStoreOp)
def tile_store(frame: Frame, op: o.BulkStoreOp) -> Program:
    """Buffer to window: at once where data flow orders accesses or threads store, else by the copy
    engine, in a group of its own, asked for by the first thread of the role or warpgroup."""
    source, target = cast(Buffer, frame.get(op.source)), cast(Window, frame.get(op.target))
    agent = frame.agent
    rows, columns = grid(*memory_type(op.source).get_shape())
    atom = op.done_by()
    if not frame.launch.hardware or atom is None or atom.completion == "synchronous":
        units = scope_units(frame, op.scope)
        yield from source.ready(agent, units, rows, columns)
        data = source.take(agent, units, rows, columns)
        target.write(agent, units, rows, columns, data)
        yield None
        return
    number = frame.threads - frame.role_first
    leaders = np.flatnonzero(number % 128 == 0 if op.scope.word == "warpgroup" else number == 0)
    for lane in map(int, leaders):
        unit = np.array([lane])
        fixed = replace(target, row=_at(target.row, lane), column=_at(target.column, lane))
        writer = writing(agent)

        def store(data: Bytes, fixed: Window = fixed, writer: Writer = writer) -> None:
            tile = np.ascontiguousarray(data).view(source.dtype)[..., 0]
            fixed.write(agent, np.zeros(1, np.intp), rows, columns, tile, writer)

        bulk_store(agent, source.region(unit, rows, columns), store, lane)
        commit_group(agent, bulk_engine(agent, lane))
    yield None


def _at(value: object, lane: int) -> int:
    return int(value[lane]) if isinstance(value, np.ndarray) else int(cast(int, value))


@handles(t.StoreOp)
def store(frame: Frame, op: t.StoreOp) -> Program:
    """Every active thread asks for the box to be written, at any later time."""
    tensor = cast(TensorMap, frame.get(op.map))
    row, column = (frame.scalar(v) for v in op.offsets)
    base = frame.uniform(cast(Buffer, frame.get(op.source)).base)
    for lane in frame.active():
        tensor_store(frame, tensor, (row, column), base, int(lane))
    yield None


def tensor_store(
    frame: Frame, tensor: TensorMap, at: tuple[int, int], base: int, lane: int
) -> None:
    """One thread's cp.async.bulk.tensor from shared byte `base` to the box at [row, column]."""
    agent, writer = frame.agent, writing(frame.agent)

    def write(image: Bytes) -> None:
        index, values = tensor.clipped(*at, base, image)
        tensor.matrix.write(agent, index, values, writer)

    bulk_store(agent, tensor.region(agent.site, base, at, stores=True), write, lane)


@handles(t.CommitGroupOp)
def commit(frame: Frame, op: t.CommitGroupOp) -> None:
    for lane in frame.active():
        commit_group(frame.agent, bulk_engine(frame.agent, int(lane)))


@handles(t.WaitGroupOp)
def wait(frame: Frame, op: t.WaitGroupOp) -> Program:
    for lane in frame.active():
        engine = bulk_engine(frame.agent, int(lane))
        yield from wait_group(frame.agent, engine, op.pending.value.data)
