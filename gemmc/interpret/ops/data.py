"""Where data is and how it moves: windows, buffers, rings, parts, copies, loads, stores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType, NoneAttr
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects import interfaces
from gemmc.dialects.tile.attrs import LayoutAttr, SwizzleAttr
from gemmc.dialects.tile.broadcast import in_input
from gemmc.dialects.tile.data import beside, buffers, moves, nonzero, views
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.matrices import Matrices, matrices_in
from gemmc.dialects.tile.runs import cut_dimension
from gemmc.dialects.tile.types import (
    FragmentType,
    RingType,
    memory_type,
    memref_type,
    runs_of,
    strides_of,
)
from gemmc.interpret.flow import FlowMemory
from gemmc.interpret.fragments import Fragment, from_threads, places
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.hardware.machine import Agent
from gemmc.interpret.memory import Beside, Buffer, View, Window, grid, settle
from gemmc.interpret.op_table import Ready, handles, prepares
from gemmc.interpret.ops.matrices import load_matrices
from gemmc.interpret.ops.output import store_matrices
from gemmc.interpret.ops.who import leads, scope_units
from gemmc.interpret.types import dtype_of


@dataclass(frozen=True, eq=False)
class Ring:
    """A ring of buffers: the allocation, where its first slot is, and a slot's bytes."""

    op: buffers.AllocOp
    base: int
    size: int
    slots: int


def buffer(memory: Any, base: int, kind: MemRefType[Attribute]) -> Buffer:
    dtype = dtype_of(kind.element_type)
    if isinstance(kind.layout, SwizzleAttr):
        span, pitch = kind.layout.span.data, kind.layout.pitch.data
        return Buffer(memory, base, dtype, (0, 0), span, pitch)
    rows, columns = strides_of(kind)
    return Buffer(memory, base, dtype, (rows * dtype.itemsize, columns * dtype.itemsize))


@handles(buffers.AllocOp)
def alloc(frame: Frame, op: buffers.AllocOp) -> None:
    base = int(frame.launch.notes["offsets"].get(op, 0))
    if isinstance(op.result.type, RingType):
        frame.set(op, Ring(op, base, op.slot_bytes, op.slots))
        return
    frame.set(op, _buffer_of(frame, op, base, 0))


def _buffer_of(frame: Frame, op: buffers.AllocOp, base: int, iteration: int) -> Buffer:
    kind = op.buffer_type
    if frame.launch.hardware:
        return buffer(frame.cta.shared, base, kind)
    flows = frame.launch.notes["flow"]
    key = frame.cta, op, iteration
    if key not in flows:
        name = f"{op.result.name_hint or 'buffer'}[{iteration}] ({frame.cta.name})"
        flows[key] = FlowMemory(name, op.slot_bytes, bulk_stored=_is_bulk_stored(op.result))
    return buffer(flows[key], 0, kind)


def _is_bulk_stored(value: SSAValue) -> bool:
    """Whether a bulk store reads a buffer or a part of it."""
    users = [use.operation for use in value.uses]
    return any(
        isinstance(user, interfaces.BulkStore)
        or (isinstance(user, interfaces.View) and _is_bulk_stored(user.results[0]))
        for user in users
    )


@handles(buffers.SlotOp)
def slot(frame: Frame, op: buffers.SlotOp) -> None:
    ring, iteration = cast(Ring, frame.get(op.ring)), frame.scalar(op.iteration) + op.steps
    base = ring.base + iteration % ring.slots * ring.size
    frame.set(op, _buffer_of(frame, ring.op, base, iteration))


@handles(buffers.AtOp)
def slot_at(frame: Frame, op: buffers.AtOp) -> None:
    ring, number = cast(Ring, frame.get(op.ring)), frame.scalar(op.slot)
    frame.set(op, _buffer_of(frame, ring.op, ring.base + number * ring.size, number))


def seen_in(frame: Frame, matrix: SSAValue) -> tuple[tuple[int, ...], Matrices]:
    """Extents and strides of a matrix in a launch."""
    kind, owner = memref_type(matrix), matrix.owner
    if not isinstance(owner, views.MatricesOp) or not (owner.sizes or owner.strides):
        found, shape = cast(Matrix, frame.get(matrix)).array.shape, kind.get_shape()
        told = found if DYNAMIC_INDEX in shape and not is_strided(kind) else shape
        seen = matrices_in(kind)
        if told is found:
            rows, columns = (1, 1, *found)[-2:]
            seen = replace(seen, rows=rows, columns=columns)
        return tuple(told), seen
    shape, steps = (
        tuple(each if isinstance(each, int) else frame.scalar(each) for each in given)
        for given in (owner.extents, owner.steps)
    )
    *apart, down, across = (0, *steps)[-max(2, len(steps)) :]
    rows, columns = (1, *shape)[-2:]
    return shape, Matrices(rows, columns, down, across, tuple(apart))


def is_strided(kind: MemRefType[Attribute]) -> bool:
    """Whether a type says its strides."""
    return not isinstance(kind.layout, NoneAttr)


@handles(views.WindowOp)
def window(frame: Frame, op: views.WindowOp) -> None:
    row, column = (frame.get(v) for v in op.offsets)
    height, width = (frame.scalar(v) for v in op.extents)
    shape, seen = seen_in(frame, op.matrix)
    numbers = [frame.scalar(at) for at in op.of]
    origin = sum(number * by for number, by in zip(numbers, seen.apart, strict=True))
    is_one = all(0 <= n < count for n, count in zip(numbers, shape, strict=False))
    matrix = cast(Matrix, frame.get(op.matrix))
    if op.mask is not None and not np.all(frame.get(op.mask)):
        height, width = 0, 0
    window = Window(matrix, seen, row, column, (height, width), origin=origin, is_one=is_one)
    frame.set(op, window)


@handles(nonzero.IsNonzeroOp)
def is_nonzero(frame: Frame, op: nonzero.IsNonzeroOp) -> None:
    """The same for all threads."""
    window, first = cast(Window, frame.get(op.number)), np.zeros((1, 1, 1), np.intp)
    found = window.read(frame.agent, np.zeros(1, np.intp), first, first)
    frame.set(op, bool((found != 0).all()))


@handles(beside.BesideOp)
def beside_(frame: Frame, op: beside.BesideOp) -> None:
    along, shape = op.along.value.data, memory_type(op.first).get_shape()
    first, second = (cast(Window, frame.get(each)) for each in op.windows)
    frame.set(op, Beside((first, second), along, shape[along]))


@handles(views.MatricesOp)
def matrices(frame: Frame, op: views.MatricesOp) -> None:
    """The same memory; where its elements are is in the type."""
    frame.set(op, frame.get(op.source))


@prepares(views.PartOp)
def part(op: views.PartOp) -> Ready:
    shape, counts = memory_type(op.result).get_shape(), ints(op.counts)
    lengths = op.run_lengths or (None, None)
    cuts = [cut_dimension(*each) for each in zip(shape, counts, lengths, strict=True)]
    source, (first, second), (down, across) = op.source, op.indices, (cut.apart for cut in cuts)
    high, wide = runs_of(source.type)

    def run(frame: Frame) -> None:
        view = cast(View, frame.get(source))
        row = cast(NDArray[np.intp], frame.get(first) * down)
        column = cast(NDArray[np.intp], frame.get(second) * across)
        moved = view.moved(high.place(row), wide.place(column))
        frame.set(op, moved.cut(cuts, counts))

    return run


@handles(views.TransposeOp)
def transpose(frame: Frame, op: views.TransposeOp) -> None:
    """Rows for columns: the same bytes."""
    source = cast(Buffer, frame.get(op.source))
    if source.span:
        raise Unsupported("a transposed view of a swizzled buffer", frame.agent.site)
    frame.set(op, replace(source, strides=(source.strides[1], source.strides[0])))


@prepares(moves.LoadOp, blocks=True)
def load(op: moves.LoadOp) -> Ready:
    """Each thread's values, from where its view begins."""
    kind, source = op.result.type, op.source
    first = (0, 0) if op.first is None else ints(op.first)
    if op.atom is not None and op.atom.instruction.data == "ldmatrix":

        def matrices(frame: Frame) -> Program:
            view = cast(Buffer, frame.get(source))
            frame.set(op, (yield from load_matrices(frame.agent, view, kind, first)))

        return matrices
    rows, columns = value_offsets(kind)
    if op.by is not None:
        shape = memory_type(source).get_shape()
        rows, columns = in_input(op.by.data, shape, (rows, columns), np.zeros_like(rows))
    rows, columns = rows + first[0], columns + first[1]

    def run(frame: Frame) -> Program:
        view, agent = cast(View, frame.get(source)), frame.agent
        units = np.arange(agent.threads)
        yield from settle(view, agent, units, rows, columns)
        data = view.read(agent, units, rows, columns)
        frame.set(op, from_threads(kind, agent, data[:, 0, :]))

    return run


def value_offsets(kind: FragmentType) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """(rows, columns) of a thread's values from its value 0, shaped (1, 1, values)."""
    rows, columns = places(kind.register_layout)
    return (rows[0] - rows[0, 0]).reshape(1, 1, -1), (columns[0] - columns[0, 0]).reshape(1, 1, -1)


@handles(moves.StoreOp)
def store(frame: Frame, op: moves.StoreOp) -> Program:
    """Write a fragment; what is outside is dropped."""
    fragment = cast(Fragment, frame.get(op.value))
    view = cast(View, frame.get(op.target))
    agent = frame.agent
    tile = fragment.touch(agent)
    kind = fragment.kind
    by_matrix = op.atom is not None and op.atom.instruction.data == "stmatrix"
    if op.scope.word == "thread" and by_matrix:
        values = fragment.thread_values(agent, tile)
        turned = op.transposed is not None
        store_matrices(agent, cast(Buffer, view), values, kind.register_layout, turned)
    elif op.scope.word == "thread" and isinstance(kind.layout, LayoutAttr):
        places = op.in_target(value_offsets(kind))
        units = frame.active()
        values = fragment.thread_values(agent, tile)[units]
        _put(op, view, units, places, values[:, None, :], agent)
    else:
        yield from store_tiles(frame, op, fragment, tile)
        return
    yield None


def is_led(frame: Frame, op: interfaces.Collective, fragment: Fragment) -> bool:
    """Whether another agent stores the role's one tile."""
    undivided = not isinstance(fragment.kind.layout, LayoutAttr) and op.scope.word == "role"
    return undivided and not leads(frame)


def store_tiles(
    frame: Frame, op: moves.StoreOp | EpilogueOp, fragment: Fragment, tile: NDArray[Any]
) -> Program:
    """Write the tiles, (units, rows, columns), that an agent holds of a fragment."""
    if is_led(frame, op, fragment):
        return
    agent, view = frame.agent, cast(View, frame.get(op.target))
    units = scope_units(frame, op.scope)
    if tile.shape[0] != units.size:
        raise Unsupported(f"{tile.shape[0]} tiles for {units.size} units", agent.site)
    places = op.in_target(grid(fragment.rows, tile.shape[2]))
    if isinstance(view, Buffer):
        yield from view.vacant(agent, units, places[0], places[1])
    _put(op, view, units, places, tile, agent)
    yield None


def _put(
    op: moves.StoreOp | EpilogueOp,
    view: View,
    units: NDArray[np.intp],
    places: Sequence[NDArray[Any]],
    values: NDArray[Any],
    agent: Agent,
) -> None:
    """Values to their places, or onto what is there."""
    if op.adds is not None:
        cast(Window, view).write(agent, units, places[0], places[1], values, adds=True)
    else:
        view.write(agent, units, places[0], places[1], values)
