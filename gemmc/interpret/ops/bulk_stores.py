"""A tile on its way out: parts of fragments, bulk stores, bulk tensor stores and their groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np

from gemmc.dialects import tma as t
from gemmc.dialects.tile import output as o
from gemmc.interpret.fragments import Fragment, Registers
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import writing
from gemmc.interpret.hardware.shared import Bytes
from gemmc.interpret.hardware.tensors import TensorMap
from gemmc.interpret.hardware.transfers import (
    bulk_engine,
    bulk_store,
    commit_group,
    wait_group,
)
from gemmc.interpret.memory import Buffer
from gemmc.interpret.op_table import handles


@handles(o.ExtractOp)
def extract(frame: Frame, op: o.ExtractOp) -> None:
    """Some columns of a fragment, or rows: other names for the same registers."""
    fragment = cast(Fragment, frame.get(op.value))
    first, (height, width) = op.first.value.data, op.result.type.get_shape()
    tile, rows = fragment.touch(frame.agent)[:, :, first : first + width], fragment.rows
    if op.row is not None:
        row = op.row.value.data
        tile, rows = tile[:, row : row + height], rows[:height]
    frame.set(op, Fragment(op.result.type, rows, Registers(tile)))


@handles(o.ConcatOp)
def concat(frame: Frame, op: o.ConcatOp) -> None:
    """Fragments side by side: another name for their registers."""
    parts = [cast(Fragment, frame.get(part)) for part in op.parts]
    tile = np.concatenate([each.touch(frame.agent) for each in parts], axis=2)
    frame.set(op, Fragment(op.result.type, parts[0].rows, Registers(tile)))


@handles(o.InsertOp)
def insert(frame: Frame, op: o.InsertOp) -> None:
    """Other elements in some columns; the fragment's registers hold them from here on."""
    fragment, part = (cast(Fragment, frame.get(each)) for each in (op.value, op.part))
    tile, columns = fragment.touch(frame.agent).copy(), part.touch(frame.agent)
    first = op.first.value.data
    tile[:, :, first : first + columns.shape[2]] = columns
    frame.set(op, Fragment(op.result.type, fragment.rows, Registers(tile)))


@handles(o.MoveOp)
def move(frame: Frame, op: o.MoveOp) -> None:
    """The elements in other registers."""
    fragment = cast(Fragment, frame.get(op.value))
    tile = fragment.touch(frame.agent).copy()
    frame.set(op, Fragment(op.result.type, fragment.rows, Registers(tile)))


@handles(t.StoreOp)
def store(frame: Frame, op: t.StoreOp) -> Program:
    """Every active thread asks for the box to be written, at any later time."""
    tensor = cast(TensorMap, frame.get(op.map))
    at = [frame.scalar(v) for v in op.offsets]
    base = frame.uniform(cast(Buffer, frame.get(op.source)).base)
    for lane in frame.active():
        tensor_store(frame, tensor, at, base, int(lane), adds=op.adds is not None)
    yield None


def tensor_store(
    frame: Frame, tensor: TensorMap, at: Sequence[int], base: int, lane: int, *, adds: bool
) -> None:
    """One thread's cp.async.bulk.tensor from shared byte `base` to the box at `at`, or onto it."""
    agent, writer = frame.agent, writing(frame.agent)

    def write(image: Bytes) -> None:
        index, values = tensor.clipped(at, base, image)
        put = tensor.matrix.add if adds else tensor.matrix.write
        put(agent, index, values, writer)

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
