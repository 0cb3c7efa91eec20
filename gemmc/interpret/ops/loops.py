"""`tile.loops`, and the runs of elements that threads have of matrices of any rank."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import reduce
from math import inf, prod
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from xdsl.dialects import func
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap

from gemmc.dialects.tile import elements as e
from gemmc.dialects.tile.loops import LoopGatherOp, LoopIndexOp, LoopSizeOp, LoopsOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.interpret.fragments import Fragment, make
from gemmc.interpret.frame import Frame
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.op_table import handles
from gemmc.interpret.types import dtype_of

Array = NDArray[Any]

COMBINE: dict[str, Callable[[Any, Any], Any]] = {
    "add": np.add,
    "mul": np.multiply,
    "max": np.maximum,
    "min": np.minimum,
    "maxnum": np.fmax,
    "minnum": np.fmin,
    "maxu": np.maximum,
    "minu": np.minimum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}

UNSIGNED = ("maxu", "minu")
"""What sees integers' bits as numbers of 0 or more."""

IDENTITY = {"add": 0, "mul": 1, "max": -inf, "min": inf, "maxnum": -inf, "minnum": inf}
"""What nothing is, combined, of floats."""

ALL_ONES = ("and", "minu")
"""What of integers makes nothing all ones."""


@handles(LoopsOp)
def loops(frame: Frame, op: LoopsOp) -> Program:
    """The body on all elements at once, then what is reduced over."""
    sizes = _sizes(frame, op)
    extents = tuple(int(each.eval((), sizes)) for each in op.sizes)
    frame.launch.notes["loop sizes"] = dict(zip(op.places, sizes, strict=True))
    counters = np.meshgrid(
        *(np.arange(extent) for extent in extents), indexing="ij", sparse=True
    )
    frame.launch.notes["loops"] = counters
    if op.keeps is not None:
        found = yield from _stepped(frame, op, counters, sizes, extents)
        frame.set(op, found.astype(dtype_of(op.result.type.element_type)))
        return
    held = [
        _elements(np.asarray(frame.get(value)), indexing.data, counters, sizes)
        for value, indexing in zip(op.inputs, op.maps, strict=True)
    ]
    frame.bind(op.body.block, held)
    yield from frame.run(op.body.block)
    found = np.broadcast_to(np.asarray(frame.yielded[0]), extents)
    if op.by is not None:
        axes = tuple(range(op.result.type.get_num_dims(), len(extents)))
        found = _combined(op, found, axes)
    frame.set(op, np.asarray(found).astype(dtype_of(op.result.type.element_type)))


def _stepped(
    frame: Frame,
    op: LoopsOp,
    counters: Sequence[Array],
    sizes: Sequence[int],
    extents: tuple[int, ...],
) -> Generator[Any, Any, Array]:
    """What the last step of a reduction that carries several values yields for the result."""
    rank = op.result.type.get_num_dims()
    carried = [np.zeros(extents[:rank], dtype_of(value.type)) for value in op.yielded]
    own = [each.reshape(each.shape[:rank]) for each in counters[:rank]]
    for step in np.ndindex(*extents[rank:]):
        at = [*own, *(np.asarray(number) for number in step)]
        frame.launch.notes["loops"] = at
        held = [
            _elements(np.asarray(frame.get(value)), indexing.data, at, sizes)
            for value, indexing in zip(op.inputs, op.maps, strict=True)
        ]
        frame.bind(op.body.block, [*held, *carried])
        yield from frame.run(op.body.block)
        carried = [np.broadcast_to(np.asarray(each), extents[:rank]) for each in frame.yielded]
    assert op.keeps is not None
    return carried[op.keeps.value.data]


def _combined(op: LoopsOp, found: Array, axes: tuple[int, ...]) -> Array:
    """What is reduced over, combined; of nothing, what changes nothing."""
    assert op.by is not None
    by = op.by.data
    if 0 in (found.shape[axis] for axis in axes):
        kind = np.dtype(dtype_of(op.result.type.element_type))
        return np.full(found.shape[: found.ndim - len(axes)], _nothing(by, kind))
    found = found.view(f"u{found.dtype.itemsize}") if by in UNSIGNED else found
    # Integers wrap: NumPy would sum narrower ones in 64 bits.
    kind = found.dtype if by in ("add", "mul") and found.dtype.kind in "iu" else None
    if by in ("maxnum", "minnum"):  # of NaNs alone, what a kernel starts from
        return cast("np.ufunc", COMBINE[by]).reduce(found, axis=axes, initial=IDENTITY[by])
    return cast("np.ufunc", COMBINE[by]).reduce(found, axis=axes, dtype=kind)


def _nothing(by: str, kind: np.dtype[Any]) -> np.generic:
    """What no elements of a type are, combined."""
    number = -1 if by in ALL_ONES else IDENTITY.get(by, 0)
    if kind.kind in "iu" and abs(number) == inf:
        number = np.iinfo(kind).max if number > 0 else np.iinfo(kind).min
    return cast("np.generic", kind.type(number))


def _sizes(frame: Frame, op: LoopsOp) -> list[int]:
    """The sizes that a call tells, by its arrays and the shapes of its results."""
    known = {
        (number, d): size
        for number, value in enumerate(_values(op)) if value is not op.result
        for d, size in enumerate(np.asarray(frame.get(value)).shape)
    }  # fmt: skip
    known |= {(len(op.inputs), d): size for d, size in _told_later(frame, op.result).items()}
    found: list[int] = []
    for name, places in op.places.items():
        told = {known[place] for place in places if place in known}
        if len(told) != 1:
            raise Unsupported(f"size {name} of {sorted(told) or 'no input'}", frame.agent.site)
        found += told
    return found


def _values(op: LoopsOp) -> tuple[SSAValue, ...]:
    """What the places of sizes count."""
    return (*op.inputs, op.result, *op.tables)


def _told_later(frame: Frame, value: SSAValue) -> dict[int, int]:
    """The extents of what loops have yet to compute, by its dimensions: those of the call's result
    that it is, or what later loops of the function, which read it, have of such a result."""
    outputs: Sequence[Sequence[int]] = frame.launch.notes.get("outputs", ())
    found: dict[int, int] = {}
    for use in value.uses:
        reader = use.operation
        if isinstance(reader, func.ReturnOp) and outputs:
            found |= dict(enumerate(outputs[use.index]))
        if not isinstance(reader, LoopsOp):
            continue
        later, values = _told_later(frame, reader.result), _values(reader)
        for places in reader.places.values():
            sizes = [later[d] for n, d in places if values[n] is reader.result and d in later]
            found |= {d: sizes[0] for n, d in places if sizes and values[n] is value}
    return found


@handles(LoopSizeOp)
def loop_size(frame: Frame, op: LoopSizeOp) -> None:
    frame.set(op, frame.launch.notes["loop sizes"][op.size.data])


def _elements(
    array: Array, indexing: AffineMap, counters: Sequence[Array], sizes: Sequence[int]
) -> Array:
    """An input at the indices of its map; zero outside of it."""
    places = [np.asarray(each.eval(cast("Any", counters), sizes)) for each in indexing.results]
    return at_places(array, places)


@handles(LoopIndexOp)
def loop_index(frame: Frame, op: LoopIndexOp) -> None:
    frame.set(op, frame.launch.notes["loops"][op.loop.value.data])


@handles(LoopGatherOp)
def loop_gather(frame: Frame, op: LoopGatherOp) -> None:
    parent = op.parent_op()
    assert isinstance(parent, LoopsOp), "the trait says so"
    table = np.asarray(frame.get(parent.tables[op.table.value.data]))
    frame.set(op, at_places(table, [np.asarray(frame.get(each)) for each in op.indices]))


def at_places(array: Array, places: Sequence[Array]) -> Array:
    """Elements at indices; zero outside."""
    inside: Any = True
    kept: list[Array] = []
    for at, extent in zip(places, array.shape, strict=True):
        inside = inside & (at >= 0) & (at < extent)
        kept.append(np.clip(at, 0, extent - 1).astype(np.int64))
    if array.size == 0:
        return np.zeros(np.broadcast_shapes(*(at.shape for at in kept)), array.dtype)
    found = array[tuple(kept)] if kept else array
    return np.where(inside, found, np.zeros((), array.dtype))


def _each_thread(frame: Frame, value: SSAValue) -> Array:
    return np.broadcast_to(np.asarray(frame.get(value)), frame.agent.threads)


def _active(frame: Frame, mask: SSAValue | None) -> Array:
    active = np.ones(frame.agent.threads, np.bool_)
    if frame.mask is not None:
        active &= frame.mask
    if mask is not None:
        active &= _each_thread(frame, mask).astype(np.bool_)
    return active


def _places(frame: Frame, matrix: Matrix, indices: Sequence[SSAValue]) -> Array:
    """The number of each thread's first element in its matrix."""
    shape = matrix.array.shape
    strides = [prod(shape[axis + 1 :]) for axis in range(len(shape))]
    found: Array = np.zeros(frame.agent.threads, np.int64)
    for value, stride in zip(indices, strides, strict=True):
        found = found + _each_thread(frame, value) * stride
    return found


def _check_width(frame: Frame, places: Array, width: int) -> None:
    if (places % width).any():
        raise Unsupported(f"{width} elements together that do not begin at a multiple of it",
                          frame.agent.site)  # fmt: skip


@handles(e.TransferReadOp)
def transfer_read(frame: Frame, op: e.TransferReadOp) -> None:
    kind = op.result.type
    matrix, count = cast(Matrix, frame.get(op.matrix)), kind.get_shape()[1]
    active = _active(frame, op.mask)
    first = _places(frame, matrix, op.indices)[active]
    _check_width(frame, first, op.width.value.data)
    places = np.add.outer(first, np.arange(count) * int(op.step.value.data))
    values = np.zeros((frame.agent.threads, count), dtype_of(kind.element_type))
    inside = np.ones(places.shape, np.bool_)
    if op.inside is not None:
        inside &= np.arange(count) < _each_thread(frame, op.inside)[active][:, None]
    if op.outside is not None:
        inside &= np.arange(count) >= _each_thread(frame, op.outside)[active][:, None]
    # What is not read is at the place of an element that is.
    read = inside.any(axis=1)
    rows, places, inside = np.flatnonzero(active)[read], places[read], inside[read]
    if places.size:
        first = np.take_along_axis(places, inside.argmax(axis=1)[:, None], axis=1)
        places = np.where(inside, places, first)
        values[rows] = matrix.read_by(frame.agent, places.astype(np.intp))
        values[rows] = np.where(inside, values[rows], np.zeros((), values.dtype))
    frame.set(op, _made(frame, kind, values))


def _made(frame: Frame, kind: FragmentType, values: Array) -> Fragment:
    return make(kind, frame.agent, lambda rows: values[:, None, :])


@handles(e.GatherOp)
def gather(frame: Frame, op: e.GatherOp) -> None:
    kind = op.result.type
    matrix, active = cast(Matrix, frame.get(op.matrix)), _active(frame, op.mask)
    shape = matrix.array.shape
    places = np.zeros((frame.agent.threads, kind.get_shape()[1]), np.int64)
    inside = np.broadcast_to(active[:, None], places.shape)
    for axis, value in enumerate(op.indices):
        at = cast(Fragment, frame.get(value)).touch(frame.agent)[:, 0, :].astype(np.int64)
        inside = inside & (at >= 0) & (at < shape[axis])
        places += at * prod(shape[axis + 1 :])
    values = np.zeros(places.shape, dtype_of(kind.element_type))
    read = inside.any(axis=1)
    if read.any():
        places, inside = places[read], inside[read]
        first = np.take_along_axis(places, inside.argmax(axis=1)[:, None], axis=1)
        found = matrix.read_by(frame.agent, np.where(inside, places, first).astype(np.intp))
        values[read] = np.where(inside, found, np.zeros((), values.dtype))
    frame.set(op, _made(frame, kind, values))


@handles(e.TransferWriteOp)
def transfer_write(frame: Frame, op: e.TransferWriteOp) -> None:
    matrix = cast(Matrix, frame.get(op.matrix))
    values: Array = cast(Fragment, frame.get(op.value)).touch(frame.agent)[:, 0, :]
    active = _active(frame, op.mask)
    first = _places(frame, matrix, op.indices)[active]
    _check_width(frame, first, op.width.value.data)
    numbers = np.arange(int(values.shape[1]))
    places, values = np.add.outer(first, numbers * op.step).astype(np.intp), values[active]
    if op.inside is not None:
        inside = numbers < _each_thread(frame, op.inside)[active][:, None]
        places, values = places[inside], values[inside]
    matrix.write(frame.agent, places, values, again=op.again is not None)


@handles(e.SplatOp)
def splat(frame: Frame, op: e.SplatOp) -> None:
    kind = op.result.type
    number = np.asarray(frame.get(op.value)).astype(dtype_of(kind.element_type))
    values = np.empty((frame.agent.threads, kind.get_shape()[1]), number.dtype)
    values[:] = number if number.ndim == 0 else number[:, None]
    frame.set(op, _made(frame, kind, values))


@handles(e.IotaOp)
def iota(frame: Frame, op: e.IotaOp) -> None:
    kind = op.result.type
    start = _each_thread(frame, op.start)[:, None]
    values: Array = start + np.arange(kind.get_shape()[1]) * op.step.value.data
    frame.set(op, _made(frame, kind, values.astype(dtype_of(kind.element_type))))


@handles(e.AsIndexOp)
def as_index(frame: Frame, op: e.AsIndexOp) -> None:
    frame.set(op, cast(Fragment, frame.get(op.value)).touch(frame.agent)[:, 0, 0].astype(np.int64))


@handles(e.ReduceOp)
def reduce_run(frame: Frame, op: e.ReduceOp) -> None:
    """In the order of the lowering: a thread's elements in turn, then lanes with their partners,
    half of the lanes apart, a quarter and so on to 1."""
    values = cast(Fragment, frame.get(op.value)).touch(frame.agent)[:, 0, :]
    combine = COMBINE[op.by.data]
    if op.by.data in UNSIGNED:
        values = values.view(f"u{values.dtype.itemsize}")
    columns = [values[:, i] for i in range(values.shape[1])]
    total: Array = reduce(combine, columns)
    _check_whole_warps(frame, op.across.value.data)
    lanes = np.arange(total.size)
    for apart in e.lanes_apart(op.across.value.data):
        total = combine(total, total[lanes ^ apart])
    count = op.result.type.get_shape()[1]
    kind = dtype_of(op.result.type.element_type)
    found = np.repeat(total[:, None].astype(kind), count, axis=1)
    frame.set(op, _made(frame, op.result.type, found))


@handles(e.CombineOp)
def combine_runs(frame: Frame, op: e.CombineOp) -> Program:
    """In the order of the lowering: a thread's elements in turn, then lanes with the next ones, 1
    apart, 2 and so on, and what is behind at last."""
    runs = [cast(Fragment, frame.get(v)).touch(frame.agent)[:, 0, :] for v in op.values]
    total: list[Array] = [run[:, 0] for run in runs]
    for number in range(1, runs[0].shape[1]):
        total = yield from _applied(frame, op, total, [run[:, number] for run in runs])
    _check_whole_warps(frame, op.across.value.data)
    lanes = np.arange(total[0].size)
    for apart in reversed(e.lanes_apart(op.across.value.data)):
        total = yield from _applied(frame, op, total, [each[lanes ^ apart] for each in total])
    if op.before:
        held = [cast(Fragment, frame.get(v)).touch(frame.agent)[:, 0, 0] for v in op.before]
        total = yield from _applied(frame, op, held, total)
    found = zip(op.made, total, strict=True)
    frame.set(op, *(_made(frame, each.type, value[:, None]) for each, value in found))


def _applied(
    frame: Frame, op: e.CombineOp, first: Sequence[Array], behind: Sequence[Array]
) -> Generator[Any, Any, list[Array]]:
    """What the body yields of two of each."""
    frame.bind(op.body.block, [*first, *behind])
    yield from frame.run(op.body.block)
    kinds = [dtype_of(each.type.element_type) for each in op.made]
    return [
        np.broadcast_to(np.asarray(value), first[0].shape).astype(kind)
        for value, kind in zip(frame.yielded, kinds, strict=True)
    ]


def _check_whole_warps(frame: Frame, across: int) -> None:
    active = _active(frame, None).reshape(-1, 32) if across > 1 else np.ones((1, 1), np.bool_)
    if (active.any(axis=1) != active.all(axis=1)).any():
        raise Unsupported("a sum across lanes of which some are inactive", frame.agent.site)
