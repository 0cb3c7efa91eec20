"""cp.async and cp.async.bulk without a tensor map (PTX ISA, "Asynchronous Copy")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.hardware import transfers
from gemmc.interpret.hardware.agents import Wait
from gemmc.interpret.ptx import memory
from gemmc.interpret.ptx.loadstore import address_reader, space_in
from gemmc.interpret.ptx.numbers import where
from gemmc.interpret.ptx.opcode_table import Waiting, opcode
from gemmc.interpret.ptx.program import Line
from gemmc.interpret.ptx.syntax import Immediate
from gemmc.interpret.ptx.types import BITS
from gemmc.interpret.ptx.values import Execute, lanes_of, operands, reader, wrong

if TYPE_CHECKING:
    from gemmc.interpret.ptx.allocations import Allocation
    from gemmc.interpret.ptx.warp import Warp


@opcode("cp.async")
def _cp_async(line: Line) -> Execute:
    """[dst], [src], cp-size {, src-size | ignore-src}; bytes beyond src-size become zero."""
    target, source, size, *rest = operands(line, 3, 4, 5)
    if not isinstance(size, Immediate) or size.value not in (4, 8, 16):
        raise wrong(line, "4, 8 or 16 bytes", str(size))
    bytes_ = size.value
    dst, src = address_reader(line, target), address_reader(line, source)
    # A policy may follow; only a predicate or a 32-bit size says what is read.
    extra = rest[0] if rest and ("L2::cache_hint" not in line.parts or len(rest) > 1) else None
    ignore = extra is not None and BITS[getattr(extra, "type", "b32")] == 1
    read = reader(line, extra, "pred" if ignore else "u32") if extra is not None else None

    def run(w: Warp, mask: Any) -> None:
        lanes = lanes_of(w, mask)
        count = np.full(len(lanes), bytes_, np.int64)
        if read is not None:
            count = where(read(w), 0, bytes_) if ignore else read(w).astype(np.int64)
        data = memory.load(w, "global", src(w), bytes_, lanes & (count > 0))
        data = where(np.arange(bytes_) < count[:, None], data, 0).astype(np.uint8)
        space = "shared::cta"
        for _, here, region in memory.shared_parts(w, space, dst(w), bytes_, lanes):
            image = data[here]
            transfers.async_copy(w.agent, region, lambda image=image: image)

    return run


@opcode("cp.async.commit_group")
def _commit(line: Line) -> Execute:
    return lambda w, mask: transfers.commit_group(w.agent, transfers.copy_engine(w.agent))


@opcode("cp.async.wait_group", "cp.async.wait_all")
def _wait(line: Line) -> Waiting:
    pending = line.operands[0] if line.operands else Immediate(0)
    if not isinstance(pending, Immediate) or pending.value < 0:
        raise wrong(line, "a literal of 0 or more", str(pending))
    every = line.parts[2] == "wait_all"

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        engine = transfers.copy_engine(w.agent)
        if every:
            engine.commit()
        yield from transfers.wait_group(w.agent, engine, pending.value)

    return Waiting(execute)


@opcode("cp.async.mbarrier")
def _mbarrier_arrive(line: Line) -> Execute:
    """Arrive once all cp.async before it are done; without .noinc it adds to the count first."""
    if "noinc" not in line.parts:
        raise wrong(line, "cp.async.mbarrier.arrive.noinc", line.opcode)
    (where,) = operands(line, 1)
    space, address = space_in(line), address_reader(line, where)

    def run(w: Warp, mask: Any) -> None:
        lanes = lanes_of(w, mask)
        for a in np.unique(address(w)[lanes]).tolist():
            cta, byte = memory.shared_byte(w, space, a)
            arrivals = int((address(w)[lanes] == a).sum())
            transfers.arrive_with_copies(w.agent, cta, byte, arrivals)

    return run


@opcode("cp.async.bulk")
def _bulk(line: Line) -> Execute:
    """A linear copy of `size` bytes, to shared memory (counted on an mbarrier) or from it."""
    to_shared = "mbarrier::complete_tx::bytes" in line.parts
    if "shared::cta" in line.parts and to_shared and "global" not in line.parts:
        raise wrong(line, "a copy from or to global memory", line.opcode)
    multicast = "multicast::cluster" in line.parts
    ops = line.operands
    dst, src = address_reader(line, ops[0]), address_reader(line, ops[1])
    size = reader(line, ops[2], "u32")
    barrier = address_reader(line, ops[3]) if to_shared else None
    ctas = reader(line, ops[4], "u16", relaxed=True) if multicast else None

    def run(w: Warp, mask: Any) -> None:
        for lane in np.flatnonzero(lanes_of(w, mask)).tolist():
            count = int(size(w)[lane])
            check(w, (int(dst(w)[lane]), int(src(w)[lane]), count), 16)
            if barrier is None:
                _to_global(w, lane, int(dst(w)[lane]), int(src(w)[lane]), count)
                continue
            start = int(src(w)[lane])
            allocation = w.cta.memory.find(w.agent, start)
            offsets = np.arange(start - allocation.base, start - allocation.base + count)
            allocation.inside(w.agent, offsets)
            if w.cta.memory.traffic is not None:
                w.cta.memory.traffic.bulk(count)
            picked = int(ctas(w)[lane]) if ctas is not None else None
            found = destinations(w, int(dst(w)[lane]), int(barrier(w)[lane]), count, picked)
            source = allocation.bytes

            def reads(
                done: tuple[int, int], a: Allocation = allocation, o: Any = offsets, n: int = lane
            ) -> None:
                a.read_later(w.agent, o[None], n, "bulk read", done)

            transfers.tensor_load(
                w.agent, lambda o=offsets, s=source: s[o], found, count, reads
            )  # fmt: skip

    return run


def check(w: Warp, values: tuple[int, ...], alignment: int) -> None:
    """Raise OutOfBounds unless all are multiples of `alignment`."""
    from gemmc.interpret.hardware.errors import OutOfBounds

    for value in values:
        if value % alignment:
            what = f"0x{value:x} is no multiple of the {alignment} bytes needed"
            raise OutOfBounds(what, w.agent.site, [f"by {w.agent.describe()}"])


def destinations(w: Warp, dst: int, barrier: int, size: int, ctas: int | None) -> list[Any]:
    """(CTA, region, barrier's byte) of a copy, for every CTA of a multicast mask."""
    from gemmc.interpret.hardware.errors import OutOfBounds
    from gemmc.interpret.hardware.shared import Region

    cta, byte = memory.shared_byte(w, "shared::cluster", dst)
    owner, at = memory.shared_byte(w, "shared::cluster", barrier)
    if ctas is None:
        if owner is not cta:
            raise OutOfBounds("a copy and its mbarrier are in different CTAs", w.agent.site)
        return [(cta, Region.span(byte, size), at)]
    cluster = w.agent.cta.cluster
    if ctas >> len(cluster) or not ctas:
        what = f"multicast mask 0x{ctas:x} in a cluster of {len(cluster)}"
        raise OutOfBounds(what, w.agent.site, [f"by {w.agent.describe()}"])
    picked = [c for c in cluster if ctas >> c.rank & 1]
    return [(c, Region.span(byte, size), at) for c in picked]


def _to_global(w: Warp, lane: int, dst: int, src: int, size: int) -> None:
    from gemmc.interpret.hardware.shared import Region

    agent = w.agent
    allocation = w.cta.memory.find(agent, dst)
    offsets = np.arange(dst - allocation.base, dst - allocation.base + size)
    allocation.inside(agent, offsets)
    _, byte = memory.shared_byte(w, "shared::cta", src)

    def store(data: Any) -> None:
        w.cta.memory.version += 1
        allocation.bytes[offsets] = data

    def writes(done: tuple[int, int]) -> None:
        allocation.write_later(agent, offsets[None], lane, done)

    transfers.bulk_store(agent, Region.span(byte, size), store, lane, writes)


@opcode("cp.async.bulk.commit_group")
def _bulk_commit(line: Line) -> Execute:
    def run(w: Warp, mask: Any) -> None:
        for lane in np.flatnonzero(lanes_of(w, mask)).tolist():
            transfers.commit_group(w.agent, transfers.bulk_engine(w.agent, lane))

    return run


@opcode("cp.async.bulk.wait_group")
def _bulk_wait(line: Line) -> Waiting:
    (pending,) = operands(line, 1)
    if not isinstance(pending, Immediate) or pending.value < 0:
        raise wrong(line, "a literal of 0 or more", str(pending))
    reads = "read" in line.parts

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        for lane in np.flatnonzero(lanes_of(w, mask)).tolist():
            engine = transfers.bulk_engine(w.agent, lane)
            yield from transfers.wait_group(w.agent, engine, pending.value, reads=reads)

    return Waiting(execute)
