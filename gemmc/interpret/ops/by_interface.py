"""What ops do by the interfaces that they have: hints, views, copies into buffers and out of them.

An op of any dialect that has one of these, and does no more than it says, needs no function of
its own; one that computes something else registers its own meaning, which goes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import Any, cast

import numpy as np

from gemmc.dialects.interfaces import BulkStore, Fill, Hint, Multicasting, Signalling, View
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import memory_type
from gemmc.interpret import memory
from gemmc.interpret.flow import FlowMemory
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Writer, writing
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.machine import Cta
from gemmc.interpret.hardware.shared import Bytes
from gemmc.interpret.hardware.transfers import (
    bulk_engine,
    bulk_store,
    commit_group,
    tensor_load,
)
from gemmc.interpret.memory import Array, Buffer, Window, grid
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops.barriers import address_of
from gemmc.interpret.ops.who import leads, scope_units


@handles(Hint)
def hint(frame: Frame, op: Hint) -> None:
    """Nothing to see."""


@handles(View)
def view(frame: Frame, op: View) -> None:
    """The same memory, from where the view says on; which elements are there is in its type."""
    whole = cast(memory.View, frame.get(op.viewed))
    offsets = [frame.get(value) for value in op.moved]
    frame.set(op, whole.moved(*offsets) if offsets else whole)


@handles(Fill)
def fill(frame: Frame, op: Fill) -> Program:
    """Fill a buffer from a window; what is outside is zero."""
    if isinstance(op, Signalling) and op.signal is not None:
        yield from _bulk_copy(frame, op)
        return
    if op.scope.word == "role" and not leads(frame):
        return
    source, target = cast(Window, frame.get(op.source)), cast(Buffer, frame.get(op.target))
    agent, units = frame.agent, scope_units(frame, op.scope)
    rows, columns = grid(*memory_type(op.target).get_shape())
    data = _kept(op, np.asarray(source.read(agent, units, rows, columns), target.dtype))
    done_by = op.done_by()
    in_groups = done_by is not None and done_by.completion == "cp-async-group"
    if frame.launch.hardware and in_groups:
        target.write_later(agent, units, rows, columns, data)
        yield None
        return
    for each in _receivers(frame, op, target):
        each.write(agent, units, rows, columns, data)
    yield None


def _kept(op: Fill, tile: Array) -> Array:
    """What a fill brings: behind the rows that it keeps, bytes that are NaN as floats."""
    if op.kept_rows is None:
        return tile
    kept = tile.copy()
    kept[..., op.kept_rows :, :] = np.full(tile.itemsize, 0xFF, np.uint8).view(tile.dtype)[0]
    return kept


def _reached(frame: Frame, op: Fill) -> list[Cta]:
    """The CTAs that a copy arrives in."""
    if not isinstance(op, Multicasting) or op.multicast is None:
        return [frame.cta]
    return _along(frame, ints(op.multicast))


def _along(frame: Frame, dimensions: Sequence[int]) -> list[Cta]:
    """CTAs of the cluster that differ from this one along the given dimensions only."""
    columns = frame.launch.cluster[1]
    mine = divmod(frame.cta.rank, columns)
    found: list[Cta] = []
    for cta in frame.cta.cluster:
        place = divmod(cta.rank, columns)
        if all(place[d] == mine[d] or d in dimensions for d in (0, 1)):
            found.append(cta)
    return found


def _receivers(frame: Frame, op: Fill, target: Buffer) -> list[Buffer]:
    """The target, in each CTA of the cluster that a multicast reaches."""
    ctas = _reached(frame, op)
    if ctas == [frame.cta] or frame.launch.hardware:
        return [target]
    found: list[Buffer] = []
    flows = frame.launch.notes["flow"]
    owner = next(key for key, value in flows.items() if value is target.memory)
    for cta in ctas:
        key = cta, owner[1], owner[2]
        if key not in flows:
            held = cast(FlowMemory, target.memory)
            name = held.name.replace(frame.cta.name, cta.name)
            flows[key] = FlowMemory(name, held.bytes.size, bulk_stored=held.bulk_stored)
        moved = Buffer(
            flows[key], target.base, target.dtype, target.strides, target.span, target.pitch
        )
        found.append(moved)
    return found


def _bulk_copy(frame: Frame, op: Signalling) -> Program:
    """A copy that completes on an mbarrier: one thread of the role asks for it."""
    if not leads(frame):
        return
    source, target = cast(Window, frame.get(op.source)), cast(Buffer, frame.get(op.target))
    assert op.signal is not None
    address = address_of(frame, op.signal, op.iteration)
    agent, unit = frame.agent, np.zeros(1, np.intp)
    shape = memory_type(op.target).get_shape()
    rows, columns = grid(*shape)
    region = target.region(unit, rows, columns)
    size = prod((op.kept_rows or shape[0], *shape[1:])) * target.dtype.itemsize
    fixed = replace(source, row=frame.uniform(source.row), column=frame.uniform(source.column))

    def data() -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
        tile = np.ascontiguousarray(fixed.read(agent, unit, rows, columns), target.dtype)
        return _kept(op, tile)[..., None].view(np.uint8)

    tensor_load(agent, data, [(cta, region, address) for cta in _reached(frame, op)], size)
    yield None


@handles(BulkStore)
def drain(frame: Frame, op: BulkStore) -> Program:
    """Buffer to window: at once where data flow orders accesses or threads store, else by the copy
    engine, in a group of its own, asked for by the first thread of the role or warpgroup."""
    source, target = cast(Buffer, frame.get(op.source)), cast(Window, frame.get(op.target))
    agent = frame.agent
    rows, columns = grid(*memory_type(op.source).get_shape())
    atom = op.done_by()
    by_threads = atom is not None and atom.completion == "synchronous"
    if by_threads and frame.launch.hardware and op.scope.word == "warpgroup":
        rows = _rows_of_warp(frame, rows)
    if not frame.launch.hardware or atom is None or by_threads:
        units = scope_units(frame, op.scope)
        yield from source.ready(agent, units, rows, columns)
        data = source.take(agent, units, rows, columns)
        target.write(agent, units, rows, columns, data, adds=op.is_added)
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
            place = agent, np.zeros(1, np.intp), rows, columns
            fixed.write(*place, tile, writer, adds=op.is_added)

        bulk_store(agent, source.region(unit, rows, columns), store, lane)
        commit_group(agent, bulk_engine(agent, lane))
    yield None


def _rows_of_warp(frame: Frame, rows: memory.Array) -> memory.Array:
    """What of a warpgroup's rows an agent stores: a warp every fourth, a warpgroup all."""
    threads = frame.agent.threads
    if threads % 128 == 0:
        return rows
    if threads != 32:
        raise Unsupported(f"a warpgroup's store by {threads} threads", frame.agent.site)
    return rows[:, int(frame.threads[0] - frame.role_first) // 32 % 4 :: 4]


def _at(value: object, lane: int) -> int:
    return int(value[lane]) if isinstance(value, np.ndarray) else int(cast(Any, value))
