"""mbarriers, named and cluster barriers, fences, setmaxnreg (PTX ISA, "Parallel Synchronization
and Communication Instructions")."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.hardware import sync
from gemmc.interpret.hardware.agents import Wait
from gemmc.interpret.hardware.clocks import Clock
from gemmc.interpret.hardware.errors import BarrierError, Unsupported
from gemmc.interpret.hardware.mbarriers import MBarrier
from gemmc.interpret.ptx import memory
from gemmc.interpret.ptx.addresses import RANK_SHIFT, WINDOWS
from gemmc.interpret.ptx.flags import scope_in
from gemmc.interpret.ptx.lanes import aligned
from gemmc.interpret.ptx.loadstore import address_reader, space_in
from gemmc.interpret.ptx.numbers import where
from gemmc.interpret.ptx.opcode_table import Waiting, opcode
from gemmc.interpret.ptx.program import Line
from gemmc.interpret.ptx.syntax import Immediate, Sink
from gemmc.interpret.ptx.values import (
    LANES,
    Execute,
    lanes_of,
    operands,
    reader,
    writer,
    wrong,
)

if TYPE_CHECKING:
    from gemmc.interpret.hardware.machine import Cta
    from gemmc.interpret.ptx.warp import Warp


def targets(w: Warp, space: str, addresses: Any, lanes: Any) -> list[tuple[Cta, int, Any]]:
    """(CTA, byte, lanes) of the distinct barriers that lanes name."""
    found: list[tuple[Cta, int, Any]] = []
    for address in np.unique(addresses[lanes]).tolist():
        cta, byte = memory.shared_byte(w, space, address)
        found.append((cta, byte, lanes & (addresses == np.uint64(address))))
    return found


@opcode("mbarrier.init")
def _init(line: Line) -> Execute:
    where, count = operands(line, 2)
    space, address, n = space_in(line), address_reader(line, where), reader(line, count, "u32")

    def run(w: Warp, mask: Any) -> None:
        for cta, byte, lanes in targets(w, space, address(w), lanes_of(w, mask)):
            for lane in np.flatnonzero(lanes).tolist():
                sync.mbarrier_init(w.agent, cta, byte, int(n(w)[lane]))

    return run


@opcode("mbarrier.inval")
def _inval(line: Line) -> Execute:
    (where,) = operands(line, 1)
    space, address = space_in(line), address_reader(line, where)

    def run(w: Warp, mask: Any) -> None:
        for cta, byte, _ in targets(w, space, address(w), lanes_of(w, mask)):
            cta.mbarrier(byte, w.agent.site).usable(w.agent)
            del cta.mbarriers[byte]

    return run


@opcode("mbarrier.arrive", "mbarrier.arrive_drop")
def _arrive(line: Line) -> Execute:
    """The state handed back is the number of the phase arrived in."""
    expects = "expect_tx" in line.parts
    ops = list(operands(line, 1, 2, 3))
    destination = ops[0] if len(ops) > 1 and not _is_address(ops[0]) else Sink()
    rest = ops if _is_address(ops[0]) else ops[1:]
    write = writer(line, destination, "b64")
    space, address = space_in(line), address_reader(line, rest[0])
    number = reader(line, rest[1] if len(rest) > 1 else Immediate(1), "u32")
    drops = line.parts[1] == "arrive_drop"
    # A form without semantics is .release at .cta scope, which reaches no other CTA.
    releases = "relaxed" not in line.parts and "cluster" in line.parts

    def run(w: Warp, mask: Any) -> None:
        phases = np.zeros(LANES, np.uint64)
        for cta, byte, lanes in targets(w, space, address(w), lanes_of(w, mask)):
            total = int(number(w)[lanes].astype(np.int64).sum())
            arrivals, size = (int(lanes.sum()), total) if expects else (total, 0)
            barrier = cta.mbarrier(byte, w.agent.site)
            phases = where(lanes, np.uint64(barrier.phase), phases)
            if drops:
                barrier.count -= arrivals
            sync.arrive(w.agent, cta, byte, arrivals, size, releases)
        write(w, phases, mask)

    return run


def _is_address(operand: Any) -> bool:
    return type(operand).__name__ == "Memory"


@opcode("mbarrier.expect_tx", "mbarrier.complete_tx")
def _expect(line: Line) -> Execute:
    where, size = operands(line, 2)
    space, address, n = space_in(line), address_reader(line, where), reader(line, size, "u32")
    sign = 1 if line.parts[1] == "expect_tx" else -1

    def run(w: Warp, mask: Any) -> None:
        for cta, byte, lanes in targets(w, space, address(w), lanes_of(w, mask)):
            sync.expect(w.agent, cta, byte, sign * int(n(w)[lanes].astype(np.int64).sum()))

    return run


@opcode("mbarrier.pending_count")
def _pending_count(line: Line) -> Execute:
    raise wrong(line, "a form without pending_count: a state is a phase number here", line.opcode)


@opcode("mbarrier.test_wait", "mbarrier.try_wait")
def _wait(line: Line) -> Waiting:
    """Whether a phase is complete.

    A wait that is not ordered after the completion by something else may find it incomplete,
    so its first poll says no; asked again, it blocks, as nothing else can happen meanwhile.
    """
    done, where, state = operands(line, 3, 4)[:3]
    write = writer(line, done, "pred")
    parity = "parity" in line.parts
    space, address = space_in(line), address_reader(line, where)
    x = reader(line, state, "u32" if parity else "b64")

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        lanes = lanes_of(w, mask)
        result = np.zeros(LANES, bool)
        values = x(w)
        for cta, byte, here in targets(w, space, address(w), lanes):
            for value in np.unique(values[here]).tolist():
                these = here & (values == value)
                passed = yield from _poll(w, line, cta, byte, value, parity)
                result |= these & passed
        write(w, result, mask)

    return Waiting(execute)


def _poll(
    w: Warp, line: Line, cta: Cta, byte: int, value: int, parity: bool
) -> Generator[Wait | None, None, bool]:
    agent, barrier = w.agent, cta.mbarrier(byte, w.agent.site)
    barrier.usable(agent)
    key_value = (value & 1, None) if parity else (None, value)
    agent.cta.machine.log(agent, "wait", (cta.number, byte), *key_value)
    yield None
    key = (id(line), byte, value)

    def passed() -> bool:
        return barrier.passed(value) if parity else barrier.phase > value

    known = _known(barrier, w) if passed() else False
    if not known and key not in w.polls:
        w.polls[key] = 1
        return False
    w.polls.pop(key, None)
    if not passed():
        what = f"parity {value & 1}" if parity else f"phase {value}"
        yield Wait(
            barrier,
            passed,
            lambda: f"waits for {what} of {barrier.describe()}",
            lambda: frozenset(barrier.arrivers),
        )
    barrier.learn(agent, barrier.phase - 1 if parity else value)
    agent.met += 1
    return True


def _known(barrier: MBarrier, w: Warp) -> bool:
    """Whether the completion of the last phase is ordered before this wait already."""
    clock = barrier.done.get(barrier.phase - 1)
    return clock is None or all(w.agent.clock.knows(a, n) for a, n in clock.seen.items())


@opcode("bar", "barrier")
def _bar(line: Line) -> Execute | Waiting:
    """bar.sync, bar.arrive, bar.red and their barrier.cta spellings."""
    action = next((p for p in line.parts[1:] if p != "cta"), "")
    if action == "red":
        return _reduction(line)
    if action not in ("sync", "arrive"):
        raise wrong(line, "sync, arrive or red", line.opcode)
    number, *rest = operands(line, 1, 2)
    n = reader(line, number, "u32")
    count = reader(line, rest[0], "u32") if rest else None
    together = line.parts[0] == "bar" or "aligned" in line.parts
    if action == "arrive" and count is None:
        raise wrong(line, "a thread count", "none")

    def numbers(w: Warp, mask: Any) -> tuple[int, int | None, int]:
        if together:
            aligned(w, mask)
        lanes = lanes_of(w, mask)
        first = int(np.argmax(lanes))
        needed = int(count(w)[first]) if count else None
        barrier = int(n(w)[first])
        if barrier > 15 or (needed is not None and needed % 32):
            raise BarrierError(
                f"barrier {barrier} of {needed} threads: needed a number below 16 and a "
                "multiple of 32 threads", w.agent.site,
            )
        return barrier, needed, int(lanes.sum())

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        barrier, needed, threads = numbers(w, mask)
        yield from sync.sync(w.agent, barrier, needed, threads)
        w.agent.met += 1

    def arrive(w: Warp, mask: Any) -> None:
        barrier, needed, threads = numbers(w, mask)
        sync.bar_arrive(w.agent, barrier, needed or 0, threads)

    return Waiting(execute) if action == "sync" else arrive


def _reduction(line: Line) -> Waiting:
    """bar.red.or.pred of the threads that a barrier counts."""
    if "or" not in line.parts or "pred" not in line.parts:
        raise wrong(line, "bar.red.or.pred", line.opcode)
    result, number, threads, value = operands(line, 4)
    n, count = reader(line, number, "u32"), reader(line, threads, "u32")
    x, write = reader(line, value, "pred"), writer(line, result, "pred")

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        aligned(w, mask)
        lanes = lanes_of(w, mask)
        barrier, needed = int(n(w)[0]), int(count(w)[0])
        if barrier > 15 or needed % 32:
            raise BarrierError(
                f"barrier {barrier} of {needed} threads: needed a number below 16 and a "
                "multiple of 32 threads", w.agent.site,
            )
        mine = bool(x(w)[lanes].any())
        found = yield from sync.vote(w.agent, barrier, needed, int(lanes.sum()), mine)
        write(w, np.full(len(lanes), found), mask)

    return Waiting(execute)


@opcode("barrier.cluster")
def _cluster(line: Line) -> Execute | Waiting:
    together, relaxed = "aligned" in line.parts, "relaxed" in line.parts

    def arrive(w: Warp, mask: Any) -> None:
        if together:
            aligned(w, mask)
        threads = int(lanes_of(w, mask).sum())
        if not relaxed:
            w.cluster_generation = sync.cluster_arrive(w.agent, threads)
            return
        # Without release it hands on only what a fence before it did.
        cluster = w.agent.cta.cluster
        needed = sum(c.threads for c in cluster)
        clock = w.fence_clock.copy() if w.fence_clock is not None else Clock()
        barrier = w.agent.cta.cluster_barrier
        w.cluster_generation = barrier.arrive(w.agent, clock, threads, needed)

    def wait(w: Warp, mask: Any) -> Iterator[Wait | None]:
        if together:
            aligned(w, mask)
        generation, w.cluster_generation = w.cluster_generation, None
        yield from sync.cluster_wait(w.agent, generation)
        w.agent.met += 1

    return arrive if "arrive" in line.parts else Waiting(wait)


@opcode("fence", "membar")
def _fence(line: Line) -> Execute:
    """A fence of a proxy or of mbarriers orders nothing else in global memory."""
    parts = line.parts
    proxy = "async" in parts or any(p.startswith("async::") for p in parts)
    in_global = not any("shared::" in p for p in parts)
    shared = "global" not in parts
    scope = scope_in(parts)

    def run(w: Warp, mask: Any) -> None:
        if proxy:
            sync.fence_proxy_async(w.agent, shared=shared, in_global=in_global)
        elif "mbarrier_init" in parts:
            sync.fence_mbarrier_init(w.agent)
            w.fence_clock = w.agent.release()
        else:
            w.fence_clock = w.fences.fence(w.agent, scope)

    return run


@opcode("griddepcontrol")
def _grid(line: Line) -> Execute:
    """One grid runs at a time: the one before has ended, and none follows."""

    def run(w: Warp, mask: Any) -> None:
        w.agent.after_grid = w.agent.after_grid or "wait" in line.parts

    return run


@opcode("nanosleep", "pmevent")
def _nothing(line: Line) -> Execute:
    """Sleeping changes nothing."""
    return lambda w, mask: None


@opcode("setmaxnreg")
def _setmaxnreg(line: Line) -> Waiting:
    (count,) = operands(line, 1)
    if not isinstance(count, Immediate) or count.value % 8 or not 24 <= count.value <= 256:
        raise wrong(line, "a multiple of 8 in 24 to 256", str(count))
    action = line.parts[1]

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        aligned(w, mask)
        yield from sync.set_registers(w.agent, action, count.value, w.registers)
        w.registers = count.value

    return Waiting(execute)


@opcode("mapa")
def _mapa(line: Line) -> Execute:
    """The address in another CTA of the cluster that matches one of this CTA."""
    d, a, rank = operands(line, 3)
    type_ = line.parts[-1]
    generic = not any(p.startswith("shared") for p in line.parts)
    write, x = writer(line, d, type_), reader(line, a, type_)
    to = reader(line, rank, "u32")

    def run(w: Warp, mask: Any) -> None:
        lanes, ranks = lanes_of(w, mask), to(w).astype(np.uint64)
        size = len(w.agent.cta.cluster)
        if int(ranks[lanes].max()) >= size:
            raise Unsupported(
                f"mapa to CTA {int(ranks[lanes].max())} of a cluster of {size}", w.agent.site
            )
        base = np.uint64(WINDOWS["shared"] if generic else 0)
        byte = (x(w).astype(np.uint64) - base) & np.uint64((1 << RANK_SHIFT) - 1)
        moved = byte | (ranks << np.uint64(RANK_SHIFT))
        write(w, (moved + base).astype(np.uint32 if type_ == "u32" else np.uint64), mask)

    return run


@opcode("getctarank")
def _getctarank(line: Line) -> Execute:
    d, a = operands(line, 2)
    write, x = writer(line, d, "u32"), reader(line, a, line.parts[-1])

    def run(w: Warp, mask: Any) -> None:
        byte = x(w).astype(np.uint64) & np.uint64(0xFFFFFFFF)
        write(w, (byte >> np.uint64(RANK_SHIFT)).astype(np.uint32), mask)

    return run
