"""Loads, stores, parameters, special registers, address conversions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gemmc.dialects.ptx import cluster as c
from gemmc.dialects.ptx import memory as m
from gemmc.dialects.ptx import sync as y
from gemmc.interpret.hardware.agents import Program
from gemmc.interpret.hardware.device_memory import Matrix
from gemmc.interpret.hardware.errors import OutOfBounds, Unsupported
from gemmc.interpret.hardware.machine import Cta
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.hardware.workspaces import Workspace
from gemmc.interpret.op_table import Ready, handles, prepares
from gemmc.interpret.ptx_ops.registers import PtxFrame, reader, writer
from gemmc.register_kinds import holds, kind_holding, view_of

SPACE = 1 << 40
"""Each matrix in global memory has as many addresses, so that none runs into the next."""

RANK_SHIFT = 24
"""Where a shared::cluster address holds the CTA's rank plus one; 0 means this CTA."""


def matrix_base(position: int) -> int:
    """Global address of kernel argument number `position`."""
    return (position + 1) * SPACE


def shared_place(frame: PtxFrame, address: int) -> tuple[Cta, int]:
    """CTA and byte offset of a shared::cta or shared::cluster address."""
    rank = address >> RANK_SHIFT
    cta = frame.cta.peer(rank - 1, frame.agent.site) if rank else frame.cta
    return cta, address & ((1 << RANK_SHIFT) - 1)


@handles(m.SpecialOp)
def special(frame: PtxFrame, op: m.SpecialOp) -> None:
    known: dict[str, Any] = {
        "%tid.x": frame.threads,
        "%ctaid.x": frame.cta.number,
        "%nctaid.x": frame.launch.grid,
        "%cluster_ctarank": frame.cta.rank,
    }
    frame.put(op.result, known[op.special.data])


@handles(m.ParamOp)
def param(frame: PtxFrame, op: m.ParamOp) -> None:
    frame.put(op.result, frame.launch.notes["parameters"][op.symbol.data])


@handles(m.AddressOp)
def address(frame: PtxFrame, op: m.AddressOp) -> None:
    """Dynamic shared memory begins at 0; a parameter's address is what stands in it."""
    frame.put(op.result, frame.launch.notes["parameters"].get(op.symbol.data, 0))


@handles(m.CvtaOp)
def cvta(frame: PtxFrame, op: m.CvtaOp) -> None:
    frame.put(op.result, frame.reg(op.value))


@handles(c.MapaOp)
def mapa(frame: PtxFrame, op: c.MapaOp) -> None:
    rank = frame.reg(op.rank).astype(np.uint32) + 1
    frame.put(op.result, frame.reg(op.address) | rank << np.uint32(RANK_SHIFT))


@handles(y.ElectOp)
def elect(frame: PtxFrame, op: y.ElectOp) -> None:
    frame.put(op.result, np.arange(frame.agent.threads) == 0)


@handles(y.ShflIdxOp)
def shuffle(frame: PtxFrame, op: y.ShflIdxOp) -> None:
    frame.put(op.result, frame.reg(op.value)[0])


@handles(y.ShflBflyOp)
def exchange(frame: PtxFrame, op: y.ShflBflyOp) -> None:
    lanes = np.arange(frame.agent.threads)
    if frame.mask is not None and not frame.mask.all():
        raise Unsupported("shfl.sync of a full warp where some lanes are inactive",
                          frame.agent.site)  # fmt: skip
    frame.put(op.result, frame.reg(op.value)[lanes ^ op.apart.value.data])


def guarded(frame: PtxFrame, guard: Any) -> NDArray[np.intp]:
    """Positions of the active lanes where the guard holds."""
    lanes = frame.active()
    return lanes if guard is None else lanes[frame.reg(guard)[lanes]]


_NARROW = {"s8": "int8", "u8": "uint8", "s16": "int16", "u16": "uint16"}
"""Types of one or two bytes, which a register of 32 bits holds with their sign, or with zeros."""


def _narrow(form: str) -> np.dtype[Any] | None:
    """The type of an access, if it is one of `_NARROW`."""
    name = _NARROW.get(form.rpartition(".")[2])
    return None if name is None else np.dtype(name)


def _load_narrow(op: m.LdOp, dtype: np.dtype[Any]) -> Ready:
    """One narrow integer for each of the results."""
    form = op.form.data
    puts = [writer(value) for value in op.values]
    others = [reader(value) for value in op.otherwise]

    def run(frame: PtxFrame) -> None:
        lanes = guarded(frame, op.guard)
        words = np.zeros((len(puts), frame.agent.threads), np.uint32)
        if others:
            words = np.array([other(frame) for other in others]).view(np.uint32)
        if lanes.size:
            places = addresses(frame, op.address, op.offset.value.data, lanes)
            found = load_bytes(frame, form, places, len(puts) * dtype.itemsize).view(dtype)
            words[:, lanes] = found.T.astype(np.int32).view(np.uint32)
        for put, word in zip(puts, words, strict=True):
            put(frame, word)

    return run


@prepares(m.LdOp)
def load(op: m.LdOp) -> Ready:
    guard, address, offset, form = op.guard, op.address, op.offset.value.data, op.form.data
    puts = [writer(value) for value in op.values]
    others = [reader(value) for value in op.otherwise]
    narrow = _narrow(form)
    if narrow is not None:
        return _load_narrow(op, narrow)

    def run(frame: PtxFrame) -> None:
        lanes, kind = guarded(frame, guard), _dtype(frame, form)
        shape = len(puts), frame.agent.threads
        results = np.array([other(frame) for other in others]) if others else np.zeros(shape, kind)
        results = results.view(kind)
        if lanes.size:
            places = addresses(frame, address, offset, lanes)
            words = load_bytes(frame, form, places, len(puts) * kind.itemsize).view(kind)
            results[:, lanes] = words.T
        for put, result in zip(puts, results, strict=True):
            put(frame, result)

    return run


@prepares(m.StOp)
def store(op: m.StOp) -> Ready:
    guard, address, offset, form = op.guard, op.address, op.offset.value.data, op.form.data
    readers = [reader(value) for value in op.values]
    narrow = _narrow(form)

    def run(frame: PtxFrame) -> None:
        lanes = guarded(frame, guard)
        values = [read(frame) for read in readers]
        if not lanes.size:
            return
        if narrow is not None:
            words = np.stack([v[lanes].view(np.uint32).astype(narrow) for v in values], axis=1)
        else:
            kind = _dtype(frame, form)
            words = np.stack([v[lanes].view(kind) for v in values], axis=1)
        data = np.ascontiguousarray(words).view(np.uint8).reshape(lanes.size, -1)
        places = addresses(frame, address, offset, lanes)
        if form.startswith("shared"):
            cta, region = shared_region(frame, places, data.shape[1])
            cta.shared.write(frame.agent, region, data)
            return
        matrix, index = _elements(frame, places, data.shape[1])
        values = data.view(matrix.array.dtype)
        matrix.write(frame.agent, index, values, again=op.again is not None)

    return run


@handles(m.RedOp)
def red(frame: PtxFrame, op: m.RedOp) -> None:
    lanes = guarded(frame, op.guard)
    if not lanes.size:
        return
    matrix, index = _elements(frame, addresses(frame, op.address, 0, lanes), 4)
    values = frame.reg(op.value)[lanes].view(np.uint32)
    if op.operation.data == "add":
        np.add.at(matrix.flat, index[:, 0], values)
        return
    for at, largest in zip(index[:, 0], values, strict=True):
        matrix.flat[at] = 0 if matrix.flat[at] >= largest else matrix.flat[at] + 1


@handles(m.RedAddOp)
def red_add(frame: PtxFrame, op: m.RedAddOp) -> None:
    lanes = guarded(frame, op.guard)
    if not lanes.size:
        return
    values = np.stack([frame.reg(value)[lanes].view(np.float32) for value in op.values], axis=1)
    places = addresses(frame, op.address, op.offset.value.data, lanes)
    matrix, index = _elements(frame, places, values.shape[1] * values.itemsize)
    matrix.add(frame.agent, index, values)


@handles(m.AtomIncOp)
def atom_inc(frame: PtxFrame, op: m.AtomIncOp) -> Program:
    """One lane after the other takes a number."""
    yield None
    results = np.array(frame.reg(op.otherwise))
    lanes = guarded(frame, op.guard)
    if lanes.size:
        matrix, index = _elements(frame, addresses(frame, op.address, 0, lanes), 4)
        largest = frame.reg(op.largest)[lanes].view(np.uint32)
        if not isinstance(matrix, Workspace):
            raise Unsupported(f"an atomic access to {matrix.name}", frame.agent.site)
        for lane, at, most in zip(lanes, index[:, 0], largest, strict=True):
            results[lane] = matrix.take(frame.agent, int(at), int(most))
    frame.put(op.result, results)


def _dtype(frame: PtxFrame, form: str) -> np.dtype[Any]:
    if not holds(form) or kind_holding(form).bits < 8:
        raise Unsupported(f"an access of type {form}", frame.agent.site)
    return np.dtype(view_of(form))


def addresses(frame: PtxFrame, base: Any, offset: int, lanes: Any) -> NDArray[np.int64]:
    """Where each of the lanes accesses memory."""
    return frame.reg(base)[lanes].astype(np.int64) + offset


def shared_region(
    frame: PtxFrame, places: NDArray[np.int64], size: int
) -> tuple[Cta, Region]:
    """The CTA that the addresses of all lanes are in, and `size` bytes at each."""
    cta, _ = shared_place(frame, int(places[0]))
    offsets = places & ((1 << RANK_SHIFT) - 1)
    if ((places >> RANK_SHIFT) != (places[0] >> RANK_SHIFT)).any():
        raise Unsupported("an access to the memory of several CTAs at once", frame.agent.site)
    cta.visited_by(frame.agent)
    low, high = int(offsets.min()), int(offsets.max())
    return cta, Region(offsets[:, None] + np.arange(size), low, high + size)


def load_bytes(
    frame: PtxFrame, form: str, places: NDArray[np.int64], size: int
) -> NDArray[np.uint8]:
    """`size` bytes at each place, (places, size)."""
    if form.startswith("shared"):
        cta, region = shared_region(frame, places, size)
        return np.ascontiguousarray(cta.shared.read(frame.agent, region))
    matrix, index = _elements(frame, places, size)
    data = np.ascontiguousarray(matrix.read_by(frame.agent, index))
    return data.view(np.uint8).reshape(places.size, -1)


def _elements(
    frame: PtxFrame, places: NDArray[np.int64], size: int
) -> tuple[Matrix, NDArray[np.intp]]:
    """The matrix that addresses are in, and the flat elements of `size` bytes at each."""
    frame.agent.access_global()
    position = int(places[0] // SPACE) - 1
    site = frame.agent.site
    if not 0 <= position < len(frame.launch.matrices) or (places // SPACE != position + 1).any():
        raise OutOfBounds(f"global address {int(places[0]):#x}, in no matrix", site)
    matrix = frame.launch.matrices[position]
    width = matrix.array.dtype.itemsize
    if (places % size).any() or size % width:
        raise OutOfBounds(f"an access of {size} bytes to {matrix.name}, misaligned", site)
    first = (places - matrix_base(position)) // width
    return matrix, first[:, None] + np.arange(size // width)
