"""Sums of parts of K in global memory, tickets, and fix-ups as a whole."""

from __future__ import annotations

from math import prod
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.ir import Operation

from gemmc.dialects import barrier as b
from gemmc.dialects.tile import partials as p
from gemmc.dialects.tile.kernel import UNIT_THREADS
from gemmc.dialects.tile.types import FragmentType
from gemmc.interpret.fragments import Fragment, from_threads
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware import sync
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.hardware.workspaces import Workspace
from gemmc.interpret.memory import Buffer
from gemmc.interpret.op_table import handles
from gemmc.interpret.ops.data import is_led
from gemmc.interpret.types import dtype_of


def _workspace(frame: Frame, op: Operation, size: int, dtype: Any, *, zero: bool) -> Workspace:
    """The one of all CTAs that belongs to an op; its end is checked like the matrices'."""
    found = frame.launch.notes.get(op)
    if found is None:
        name = (op.results[0].name_hint if op.results else None) or op.name
        found = Workspace(name, np.zeros(size, dtype), zero=zero)
        frame.launch.notes[op] = found
        frame.launch.workspaces.append(found)
    return cast(Workspace, found)


@handles(p.PartialsOp)
def partials(frame: Frame, op: p.PartialsOp) -> None:
    kind = op.result.type
    dtype = dtype_of(kind.element_type)
    frame.set(op, _workspace(frame, op, prod(kind.sizes), dtype, zero=False))


@handles(b.TicketsOp)
def tickets(frame: Frame, op: b.TicketsOp) -> None:
    frame.set(op, _workspace(frame, op, op.count, np.dtype(np.uint32), zero=True))


@handles(b.TakeTicketOp)
def take_ticket(frame: Frame, op: b.TakeTicketOp) -> Program:
    """The leader takes a number, and all who meet learn whether it was the last."""
    yield None
    workspace = cast(Workspace, frame.get(op.tickets))
    leads = np.broadcast_to(frame.get(op.leader), frame.agent.threads)[frame.active()]
    arrivals = frame.scalar(op.count) if op.count is not None else cast(Any, op.of).value.data
    largest, last = arrivals - 1, False
    for _ in np.flatnonzero(leads):
        before = workspace.take(frame.agent, frame.scalar(op.index), largest)
        last = last or before == largest
    number = op.id.value.data + (0 if op.unit is None else frame.scalar(op.unit))
    threads = op.threads.value.data
    last = yield from sync.vote(frame.agent, number, threads, frame.sync_threads(), last)
    frame.set(op, last)


@handles(p.StoreRegistersOp)
def store_registers(frame: Frame, op: p.StoreRegistersOp) -> Program:
    fragment = cast(Fragment, frame.get(op.value))
    values = fragment.thread_values(frame.agent, fragment.touch(frame.agent))
    target, at, apart = frame.get(op.partials), frame.get(op.at), op.apart.value.data
    vector = p.vector_of(cast(FragmentType, op.value.type).element_type)
    index = register_places(frame, at, apart, values.shape[1], vector)
    if isinstance(target, Buffer):
        region = registers_in(target, index)
        write_registers(frame, target, region, values)
    else:
        cast(Workspace, target).write(frame.agent, index, values)
    yield None


@handles(p.SumRegistersOp)
def sum_registers(frame: Frame, op: p.SumRegistersOp) -> Program:
    kind = op.result.type
    count = kind.register_layout.num_values
    held = cast(Fragment, frame.get(op.value))
    before = held.touch(frame.agent)
    apart, vector = op.apart.value.data, p.vector_of(kind.element_type)
    index = register_places(frame, frame.get(op.at), apart, count, vector)
    space = cast(Workspace, frame.get(op.partials))
    total = space.read_by(frame.agent, index)
    if op.onto is not None and frame.scalar(op.onto):
        total = held.thread_values(frame.agent, before) + total
    for part in range(1, op.parts.value.data):
        total = total + space.read_by(frame.agent, index + part * op.each.value.data)
    frame.set(op, from_threads(kind, frame.agent, total))
    yield None


def registers_in(buffer: Buffer, index: NDArray[np.intp]) -> Region:
    """The bytes of a buffer's elements, with one more dimension, the element's bytes."""
    size = buffer.dtype.itemsize
    return Region.of(cast(int, buffer.base) + index[..., None] * size + np.arange(size))


def write_registers(frame: Frame, buffer: Buffer, region: Region, values: NDArray[Any]) -> None:
    """(threads, registers) to their bytes."""
    data = np.ascontiguousarray(values, buffer.dtype)[..., None].view(np.uint8)
    buffer.memory.write(frame.agent, region, data)


def register_places(
    frame: Frame, at: Any, apart: int, count: int, vector: int
) -> NDArray[np.intp]:
    """The element of each thread's register, (threads, registers)."""
    first = np.broadcast_to(at, frame.agent.threads).astype(np.intp)
    vectors = np.arange(count) // vector * apart + np.arange(count) % vector
    return first[:, None] + vectors[None, :]


@handles(p.FixupOp)
def fixup(frame: Frame, op: p.FixupOp) -> Program:
    """As a whole: the elements of a slot are those of a tile here, row by row."""
    fragment = cast(Fragment, frame.get(op.value))
    if is_led(frame, op, fragment):
        return
    if op.count is not None and frame.scalar(op.count) == 1:
        frame.bind(op.body.block, [fragment])
        yield from frame.run(op.body.block)
        return
    whole = _Fixup(frame, op, fragment)
    whole.store()
    yield None
    if (yield from whole.last()):
        frame.bind(op.body.block, [fragment.with_tile(whole.total())])
        yield from frame.run(op.body.block)


class _Fixup:
    """A fix-up by one agent, which holds tiles, or rows of one, of one unit or several."""

    def __init__(self, frame: Frame, op: p.FixupOp, fragment: Fragment):
        self._frame, self._op, self._fragment = frame, op, fragment
        self._partials = p.partials_type(op.partials)
        self._space = cast(Workspace, frame.get(op.partials))
        rows, columns = cast(FragmentType, op.value.type).get_shape()
        held = fragment.registers.tile.shape[0]
        inside = frame.agent.first - frame.role_first
        self._threads = UNIT_THREADS.get(op.scope.word, frame.role_threads)
        self._units = [inside // self._threads + unit for unit in range(held)]
        self._count = self._partials.elements // (rows * columns)
        at = np.array(self._units).reshape(-1, 1, 1) * rows * columns
        place = fragment.rows.reshape(1, -1, 1) * columns + np.arange(columns).reshape(1, 1, -1)
        self._inside = at + place
        self._tile = frame.scalar(op.tile)
        counted = None if op.count is None else frame.scalar(op.count)
        self._parts = counted or self._partials.parts

    def _slot(self, part: int) -> NDArray[np.intp]:
        slot = self._tile * self._partials.parts + part
        return self._inside + slot * self._partials.elements

    def store(self) -> None:
        """What the agent holds, to the slot of its part."""
        frame = self._frame
        tile = self._fragment.touch(frame.agent)
        self._space.write(frame.agent, self._slot(frame.scalar(self._op.part)), tile)

    def last(self) -> Any:
        """Whether all parts have arrived: a generator, as a unit's agents meet first."""
        frame, op = self._frame, self._op
        threads = self._threads
        if frame.agent.threads >= threads:
            return self._take()
        assert op.barrier is not None
        number = op.barrier.value.data + (0 if op.unit is None else frame.scalar(op.unit))
        yield from sync.sync(frame.agent, number, threads, frame.sync_threads())
        leads = (frame.agent.first - frame.role_first) % threads == 0
        mine = leads and self._take()
        return (yield from sync.vote(frame.agent, number, threads, frame.sync_threads(), mine))

    def _take(self) -> bool:
        """A ticket of each unit; in lockstep they are last together, or none is."""
        size = self._partials.tiles * self._count
        space = _workspace(self._frame, self._op, size, np.dtype(np.uint32), zero=True)
        largest = self._parts - 1
        found = {
            space.take(self._frame.agent, self._tile * self._count + unit, largest) == largest
            for unit in self._units
        }
        if len(found) > 1:
            raise Unsupported("units of one agent of which some are last", self._frame.agent.site)
        return found.pop()

    def total(self) -> NDArray[Any]:
        """All parts, added in their order."""
        agent = self._frame.agent
        total = self._space.read_by(agent, self._slot(0))
        for part in range(1, self._parts):
            total = total + self._space.read_by(agent, self._slot(part))
        return total
