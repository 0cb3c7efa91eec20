"""What lanes of a warp do together: shfl, vote, elect, activemask, redux, match, bar.warp."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.hardware.errors import BarrierError
from gemmc.interpret.ptx.numbers import where
from gemmc.interpret.ptx.opcode_table import opcode
from gemmc.interpret.ptx.program import Both, Line
from gemmc.interpret.ptx.syntax import Immediate, Sink
from gemmc.interpret.ptx.types import view_of
from gemmc.interpret.ptx.values import (
    LANES,
    Execute,
    Read,
    lanes_of,
    operands,
    reader,
    type_of,
    writer,
    wrong,
)

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

_LANE = np.arange(LANES, dtype=np.int64)
EVERY = (1 << LANES) - 1
"""The membermask of all lanes."""


def members(w: Warp, read: Read, mask: Any) -> Any:
    """The lanes of a membermask; all that live and it names must be here together. Where these are
    all that live, the warp has met."""
    lanes = lanes_of(w, mask)
    wanted = int(read(w)[0 if mask is None else np.flatnonzero(lanes)[0]])
    if mask is None and wanted == EVERY:
        w.agent.met += 1
        return lanes
    named = (wanted >> _LANE & 1).astype(bool)
    alive = live(w)
    if not (alive & ~lanes).any():
        w.agent.met += 1
    missing = named & ~lanes & alive
    if missing.any() or (lanes & ~named).any():
        absent = ", ".join(map(str, np.flatnonzero(missing).tolist()))
        extra = ", ".join(map(str, np.flatnonzero(lanes & ~named).tolist()))
        raise BarrierError(
            "the lanes here are not those of the membermask",
            w.agent.site,
            [
                f"membermask 0x{wanted:08x}",
                f"missing: {absent or 'none'}; extra: {extra or 'none'}",
            ],
        )
    return named & lanes


def live(w: Warp) -> Any:
    """The lanes that have not exited."""
    found = np.zeros(LANES, bool)
    for group in w.groups:
        found |= group.mask
        frame = group.frame
        while frame is not None:
            found |= frame.mask & ~frame.exited
            frame = frame.parent
    return found


def aligned(w: Warp, mask: Any) -> None:
    """An `.aligned` instruction needs every living lane of the warp at it."""
    lanes = lanes_of(w, mask)
    absent = live(w) & ~lanes
    if absent.any():
        raise BarrierError(
            "not all lanes of the warp are at an .aligned instruction",
            w.agent.site,
            [f"missing: {', '.join(map(str, np.flatnonzero(absent).tolist()))}"],
        )
    w.agent.met += 1


@opcode("shfl.sync")
def _shfl(line: Line) -> Execute:
    """d|p = the lane that mode, b and c pick (PTX ISA, "shfl.sync")."""
    mode = line.parts[2]
    if mode not in ("idx", "up", "down", "bfly"):
        raise wrong(line, "idx, up, down or bfly", line.opcode)
    d, a, b, c, membermask = operands(line, 5)
    first, second = (d.first, d.second) if isinstance(d, Both) else (d, Sink())
    write, found = writer(line, first, "b32"), writer(line, second, "pred")
    x, step, clamp, who = (reader(line, o, "b32") for o in (a, b, c, membermask))
    fixed = None
    if isinstance(b, Immediate) and isinstance(c, Immediate):
        fixed = _source(mode, np.full(LANES, b.value), np.full(LANES, c.value))

    def run(w: Warp, mask: Any) -> None:
        members(w, who, mask)
        source, inside = fixed or _source(mode, step(w), clamp(w))
        write(w, x(w)[source], mask)
        found(w, inside, mask)

    return run


def _source(mode: str, b: Any, c: Any) -> tuple[Any, Any]:
    """Which lane each one picks, itself where it would pick none; whether it picks one."""
    n, c_value = b.astype(int) & 31, c.astype(int)
    segment, limit = c_value >> 8 & 31, c_value & 31
    low = _LANE & segment
    source, inside = _picked(mode, n, low, low | (limit & ~segment), segment)
    return where(inside, source, _LANE), inside


def _picked(mode: str, n: Any, low: Any, high: Any, segment: Any) -> tuple[Any, Any]:
    if mode == "up":
        source = _LANE - n
        return np.maximum(source, 0), source >= high
    if mode == "down":
        source = _LANE + n
    elif mode == "bfly":
        source = _LANE ^ n
    else:
        source = low | (n & ~segment)
    return np.minimum(source, LANES - 1), source <= high


@opcode("vote.sync", "vote")
def _vote(line: Line) -> Execute:
    mode = next((p for p in line.parts if p in ("all", "any", "uni", "ballot")), "")
    if not mode or "sync" not in line.parts:
        raise wrong(line, "vote.sync.all, any, uni or ballot", line.opcode)
    d, a, membermask = operands(line, 3)
    write = writer(line, d, "b32" if mode == "ballot" else "pred")
    x, who = reader(line, a, "pred"), reader(line, membermask, "b32")

    def run(w: Warp, mask: Any) -> None:
        lanes = members(w, who, mask)
        votes = x(w)[lanes]
        if mode == "ballot":
            bits = int((x(w) & lanes) @ (1 << _LANE))
            write(w, np.full(LANES, bits, np.uint32), mask)
            return
        every, some = bool(votes.all()), bool(votes.any())
        result = {"all": every, "any": some, "uni": every or not some}[mode]
        write(w, np.full(LANES, result), mask)

    return run


@opcode("elect.sync")
def _elect(line: Line) -> Execute:
    """The lowest lane of the membermask is elected."""
    d, membermask = operands(line, 2)
    if not isinstance(d, Both):
        raise wrong(line, "a lane and a predicate, `d|p`", "one destination")
    lane, chosen = writer(line, d.first, "b32"), writer(line, d.second, "pred")
    who = reader(line, membermask, "b32")

    def run(w: Warp, mask: Any) -> None:
        leader = int(np.argmax(members(w, who, mask)))
        lane(w, np.full(LANES, leader, np.uint32), mask)
        chosen(w, leader == _LANE, mask)

    return run


@opcode("activemask")
def _activemask(line: Line) -> Execute:
    (d,) = operands(line, 1)
    write = writer(line, d, "b32")

    def run(w: Warp, mask: Any) -> None:
        write(w, np.full(LANES, int(lanes_of(w, mask) @ (1 << _LANE)), np.uint32), mask)

    return run


@opcode("redux.sync")
def _redux(line: Line) -> Execute:
    type_ = type_of(line)
    d, a, membermask = operands(line, 3)
    write, x, who = (
        writer(line, d, type_),
        reader(line, a, type_),
        reader(line, membermask, "b32"),
    )
    ops = {"add": np.add, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and,
           "or": np.bitwise_or, "xor": np.bitwise_xor}  # fmt: skip
    op = ops.get(line.parts[2])
    if op is None or type_ not in ("u32", "s32", "b32"):
        raise wrong(line, "add, min, max, and, or or xor of 32-bit integers", line.opcode)

    def run(w: Warp, mask: Any) -> None:
        values = x(w)[members(w, who, mask)]
        write(w, np.full(LANES, op.reduce(values), view_of(type_)), mask)

    return run


@opcode("match.any", "match.all", "match")
def _match(line: Line) -> Execute:
    """The lanes of the membermask that hold the same value."""
    if "any" not in line.parts:
        raise wrong(line, "match.any.sync", line.opcode)
    type_ = type_of(line)
    d, a, membermask = operands(line, 3)
    write, x, who = writer(line, d, "b32"), reader(line, a, type_), reader(line, membermask, "b32")

    def run(w: Warp, mask: Any) -> None:
        lanes, value = members(w, who, mask), x(w)
        same = (value[:, None] == value[None, :]) & lanes
        write(w, (same @ (1 << _LANE)).astype(np.uint32), mask)

    return run


@opcode("bar.warp", "barrier.warp")
def _bar_warp(line: Line) -> Execute:
    """Lanes of one warp are in step here already; the membermask is checked."""
    (membermask,) = operands(line, 1)
    who = reader(line, membermask, "b32")

    def run(w: Warp, mask: Any) -> None:
        members(w, who, mask)

    return run
