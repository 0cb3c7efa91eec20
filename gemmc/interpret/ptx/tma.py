"""cp.async.bulk.tensor and cp.reduce.async.bulk.tensor, tiled mode (PTX ISA, "Tensor Copy")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.hardware import transfers
from gemmc.interpret.hardware.errors import OutOfBounds, Unsupported
from gemmc.interpret.hardware.shared import Region
from gemmc.interpret.hardware.tensors import check_corner
from gemmc.interpret.ptx import memory
from gemmc.interpret.ptx.addresses import RESERVED
from gemmc.interpret.ptx.async_copy import check, destinations
from gemmc.interpret.ptx.descriptors import swizzled
from gemmc.interpret.ptx.loadstore import address_reader
from gemmc.interpret.ptx.opcode_table import opcode
from gemmc.interpret.ptx.program import Line, Memory
from gemmc.interpret.ptx.tensor_maps import BYTES, TensorMap
from gemmc.interpret.ptx.values import Execute, Read, elements, lanes_of, reader, wrong

if TYPE_CHECKING:
    from gemmc.interpret.ptx.allocations import Allocation
    from gemmc.interpret.ptx.warp import Warp

_DTYPES: dict[str, Any] = {"f32": np.float32, "f16": np.float16, "i32": np.int32}


def _rank(line: Line) -> int:
    rank = next((int(p[0]) for p in line.parts if p in ("1d", "2d", "3d", "4d", "5d")), 0)
    if not rank:
        raise wrong(line, "1d to 5d", line.opcode)
    if any("im2col" in p or "tile::" in p for p in line.parts):
        raise wrong(line, "tiled mode", line.opcode)
    return rank


def _map_reader(line: Line, operand: Any) -> tuple[Read, list[Read]]:
    """The address of the tensor map, and the coordinates, innermost first."""
    rank = _rank(line)
    if not isinstance(operand, Memory) or len(operand.parts) != 1:
        raise wrong(line, "[map, {coordinates}]", str(operand))
    coordinates = [reader(line, e, "s32") for e in elements(operand.parts[0])]
    if len(coordinates) != rank:
        raise wrong(line, f"{rank} coordinates", str(len(coordinates)))
    return address_reader(line, operand), coordinates


def tensor_map(w: Warp, address: int) -> TensorMap:
    """The map at a generic address. Raises OutOfBounds where none is."""
    check(w, (address,), 64)
    found = TensorMap.decode(memory.parameter_bytes(w, address, BYTES))
    if found is None:
        raise OutOfBounds(f"no tensor map at 0x{address:x}", w.agent.site)
    inner = found.box[0] * found.item
    if found.swizzle and inner != found.swizzle and len(found.box) > 1:
        what = f"a box whose rows have {inner} bytes, with a swizzle of {found.swizzle}"
        raise Unsupported(what, w.agent.site, [f"by {w.agent.describe()}"])
    return found


def _corner(
    w: Warp, map_: TensorMap, coordinates: list[Read], lane: int, *, stores: bool = False
) -> tuple[int, ...]:
    """Where a lane's box begins, innermost first. Raises OutOfBounds where none may."""
    at = tuple(int(c(w)[lane]) for c in coordinates)
    check_corner(at, map_.item, stores, w.agent.site, [f"by {w.agent.describe()}"])
    return at


def _positions(map_: TensorMap, byte: int) -> Any:
    """Where in the box's bytes in shared memory byte i of its linear form lies."""
    linear = np.arange(map_.box_bytes) + byte + RESERVED
    return swizzled(linear, map_.swizzle) - byte - RESERVED


def _source(w: Warp, map_: TensorMap, at: tuple[int, ...]) -> tuple[Any, Any, Any]:
    """(array, byte offsets (elements, item), which elements are inside)."""
    allocation = w.cta.memory.find(w.agent, map_.address)
    starts, inside = map_.box_offsets(at)
    starts = starts.reshape(-1) + (map_.address - allocation.base)
    inside = inside.reshape(-1)
    offsets = starts[:, None] + np.arange(map_.item)
    allocation.inside(w.agent, offsets[inside])
    return allocation, offsets, inside


def box_image(allocation: Any, offsets: Any, inside: Any, map_: TensorMap, byte: int) -> Any:
    """The bytes that a load writes, swizzled; what is outside is zero (or NaN)."""
    data = np.zeros(offsets.shape, np.uint8)
    if map_.nan_fill:
        data[:] = 0xFF
    data[inside] = allocation.bytes[offsets[inside]]
    image = np.empty(map_.box_bytes, np.uint8)
    image[_positions(map_, byte)] = data.reshape(-1)
    return image


@opcode("cp.async.bulk.tensor")
def _tensor(line: Line) -> Execute:
    if "mbarrier::complete_tx::bytes" in line.parts:
        return _load(line)
    if "bulk_group" in line.parts:
        return _store(line, "")
    raise wrong(line, "a load with an mbarrier or a store with a bulk group", line.opcode)


def _load(line: Line) -> Execute:
    """[dst], [map, {…}], [mbarrier] {, ctaMask} {, policy}; each CTA gets the whole box."""
    ops = line.operands
    if len(ops) < 3:
        raise wrong(line, "a destination, a map and an mbarrier", str(len(ops)))
    dst, barrier = address_reader(line, ops[0]), address_reader(line, ops[2])
    map_at, coordinates = _map_reader(line, ops[1])
    multicast = "multicast::cluster" in line.parts
    ctas = reader(line, ops[3], "u16", relaxed=True) if multicast else None

    def run(w: Warp, mask: Any) -> None:
        for lane in np.flatnonzero(lanes_of(w, mask)).tolist():
            map_ = tensor_map(w, int(map_at(w)[lane]))
            check(w, (int(dst(w)[lane]),), 128)
            at = _corner(w, map_, coordinates, lane)
            allocation, offsets, inside = _source(w, map_, at)
            picked = int(ctas(w)[lane]) if ctas is not None else None
            if w.cta.memory.traffic is not None:
                w.cta.memory.traffic.bulk(int(inside.sum()) * map_.item)
            size = map_.box_bytes
            found = destinations(w, int(dst(w)[lane]), int(barrier(w)[lane]), size, picked)
            byte = found[0][1].low

            def image(
                args: tuple[Any, ...] = (allocation, offsets, inside, map_, byte),
            ) -> Any:
                return box_image(*args)

            def reads(
                done: tuple[int, int], a: Allocation = allocation, o: Any = offsets[inside],
                n: int = lane,
            ) -> None:  # fmt: skip
                a.read_later(w.agent, o, n, "tma read", done)

            transfers.tensor_load(w.agent, image, found, size, reads)

    return run


@opcode("cp.reduce.async.bulk.tensor")
def _reduce(line: Line) -> Execute:
    if "add" not in line.parts:
        raise wrong(line, "an add", line.opcode)
    return _store(line, "add")


def _store(line: Line, reduce: str) -> Execute:
    """[map, {…}], [src] {, policy}: elements outside of the tensor are not written."""
    ops = line.operands
    if len(ops) < 2:
        raise wrong(line, "a map and a source", str(len(ops)))
    map_at, coordinates = _map_reader(line, ops[0])
    src = address_reader(line, ops[1])

    def run(w: Warp, mask: Any) -> None:
        for lane in np.flatnonzero(lanes_of(w, mask)).tolist():
            map_ = tensor_map(w, int(map_at(w)[lane]))
            check(w, (int(src(w)[lane]),), 128)
            at = _corner(w, map_, coordinates, lane, stores=True)
            _, byte = memory.shared_byte(w, "shared::cta", int(src(w)[lane]))
            _issue_store(w, lane, map_, at, byte, reduce)

    return run


def _issue_store(
    w: Warp, lane: int, map_: TensorMap, at: tuple[int, ...], byte: int, reduce: str
) -> None:
    allocation, offsets, inside = _source(w, map_, at)
    positions, agent, site = _positions(map_, byte), w.agent, w.agent.site
    if reduce and map_.dtype not in _DTYPES:
        raise Unsupported(f"a reduction of {map_.dtype}", site)

    def store(data: Any) -> None:
        values = data[positions].reshape(-1, map_.item)[inside]
        if reduce:
            kind = _DTYPES[map_.dtype]
            before = allocation.bytes[offsets[inside]]
            summed = before.view(kind) + np.ascontiguousarray(values).view(kind)
            values = summed.view(np.uint8)
        w.cta.memory.version += 1
        allocation.bytes[offsets[inside]] = values

    def writes(done: tuple[int, int]) -> None:
        allocation.write_later(agent, offsets[inside], lane, done, adds=bool(reduce))

    transfers.bulk_store(agent, Region.span(byte, map_.box_bytes), store, lane, writes)


@opcode("cp.async.bulk.prefetch", "fence.proxy.tensormap")
def _prefetch(line: Line) -> Execute:
    return lambda w, mask: None
