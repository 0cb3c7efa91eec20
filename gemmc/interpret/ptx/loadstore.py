"""ld, st, atom, red, prefetch (PTX ISA, "Data Movement Instructions", "atom", "red")."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.hardware.agents import Wait
from gemmc.interpret.ptx import memory, numbers
from gemmc.interpret.ptx.flags import Strength, strength
from gemmc.interpret.ptx.opcode_table import Waiting, opcode
from gemmc.interpret.ptx.program import Line, Location, Memory, Operand, Slot
from gemmc.interpret.ptx.syntax import Immediate
from gemmc.interpret.ptx.types import BITS, is_float, size_of, storage, view_of
from gemmc.interpret.ptx.values import (
    LANES,
    Execute,
    Read,
    Write,
    address_of,
    elements,
    lanes_of,
    reader,
    readers,
    type_of,
    writer,
    writers,
    wrong,
)

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

SPACES = ("global", "shared", "shared::cta", "shared::cluster", "local", "param", "const",
          "param::entry", "param::func")  # fmt: skip
_ALL = np.ones(LANES, bool)


def space_in(line: Line) -> str:
    """The state space an instruction names; empty for a generic address."""
    found = next((p for p in line.parts[1:] if p in SPACES), "")
    return found.split("::")[0] if found.startswith("param") else found


def address_reader(line: Line, operand: Operand) -> Read:
    """The address of `[base+offset]` in all lanes, as uint64; 32-bit ones wrap at 32 bits."""
    if not isinstance(operand, Memory):
        raise wrong(line, "an address in brackets", type(operand).__name__.lower())
    base, offset = operand.base, operand.offset
    if isinstance(base, Immediate):
        fixed = np.full(LANES, base.value + offset, np.uint64)
        return lambda w: fixed
    if isinstance(base, Location):
        read = address_of(base, "u64")
    elif isinstance(base, Slot) and BITS[base.type] in (32, 64):
        read = reader(line, base, f"u{BITS[base.type]}")
    else:
        raise wrong(line, "a 32- or 64-bit address", str(base))
    narrow = isinstance(base, Slot) and BITS[base.type] == 32
    plus = np.uint64(offset & 0xFFFFFFFFFFFFFFFF)

    def run(w: Warp) -> Any:
        total = read(w).astype(np.uint64) + plus
        return total & np.uint64(0xFFFFFFFF) if narrow else total

    return run


@opcode("ld", "ldu")
def _ld(line: Line) -> Execute | Waiting:
    type_, space = type_of(line), space_in(line)
    if len(line.operands) < 2:
        raise wrong(line, "a destination and an address", str(len(line.operands)))
    writes = writers(line, line.operands[0], type_, relaxed=True)
    address = address_reader(line, line.operands[1])
    size, view = size_of(type_), view_of(type_)
    how = _strength(line, space)
    scope = how.scope if how is not None else ""

    def run(w: Warp, mask: Any) -> None:
        lanes = lanes_of(w, mask)
        data = memory.load(w, space, address(w), size * len(writes), lanes, scope=scope)
        values = data.view(view)
        for index, write in enumerate(writes):
            write(w, values[:, index].copy(), mask)

    if how is not None:
        return Waiting(_polling(line, address, run, how))
    at = line.operands[1]
    if space == "param" and isinstance(at, Memory) and _is_parameter(at.base):
        return _of_a_launch(run, address, size, view, writes)
    return run


def _is_parameter(base: object) -> bool:
    return isinstance(base, Location) and base.space == "param"


def _of_a_launch(
    run: Execute, address: Read, size: int, view: Any, writes: Sequence[Write]
) -> Execute:
    """A load of a parameter: all warps of a launch get what its first one got."""
    kept: tuple[Any, list[Any]] = None, []

    def execute(w: Warp, mask: Any) -> None:
        nonlocal kept
        if w.tracer is not None:
            run(w, mask)
            return
        if kept[0] is not w.cta.parameters:
            data = memory.load(w, "param", address(w), size * len(writes), _ALL).view(view)
            kept = w.cta.parameters, [data[:, index].copy() for index in range(len(writes))]
        for write, value in zip(writes, kept[1], strict=True):
            write(w, value, mask)

    return execute


def _strength(line: Line, space: str) -> Strength | None:
    """Of an access to global memory; None for a weak one."""
    return strength(line.parts) if space in ("", "global") else None


def _polling(
    line: Line, address: Read, run: Execute, how: Strength
) -> Callable[[Any, Any], Any]:
    """A load of a flag: it sees what its writer released; loaded again and again without any
    change in global memory, and without a look at the clock, it waits for one."""

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        memory_ = w.cta.memory
        at = int(address(w)[lanes_of(w, mask)][0])
        key = (id(line), at, 0)
        seen = memory_.version
        if w.polls.get(key) == seen:
            what = f"waits for global memory at 0x{at:x} to change"
            yield Wait(memory_, lambda: memory_.version != seen, lambda: what)
        else:
            yield None
        w.polls[key] = memory_.version
        for a in np.unique(address(w)[lanes_of(w, mask)]).tolist():
            memory_.flags.acquire(w.agent, w.fences, a, how)
        run(w, mask)

    return execute


@opcode("st")
def _st(line: Line) -> Execute:
    type_, space = type_of(line), space_in(line)
    if len(line.operands) < 2:
        raise wrong(line, "an address and a value", str(len(line.operands)))
    address = address_reader(line, line.operands[0])
    reads = readers(line, line.operands[1], type_, relaxed=True)
    stored = storage(type_)
    how = _strength(line, space)
    scope = how.scope if how is not None else ""

    def run(w: Warp, mask: Any) -> None:
        lanes = lanes_of(w, mask)
        if how is not None:
            for a in np.unique(address(w)[lanes]).tolist():
                w.cta.memory.flags.release(w.agent, w.fences, a, how)
        values = np.stack([r(w).view(stored) for r in reads], axis=1)
        memory.store(w, space, address(w), values.view(np.uint8), lanes, scope=scope)

    return run


_ATOMIC: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "min": min,
    "max": max,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "exch": lambda a, b: b,
    "inc": lambda a, b: 0 if a >= b else a + 1,
    "dec": lambda a, b: b if a == 0 or a > b else a - 1,
}


@opcode("atom", "red")
def _atom(line: Line) -> Waiting:
    """One lane after the other; in global memory with what its semantics are for the clocks."""
    type_, space = type_of(line), space_in(line)
    name = next((p for p in line.parts if p in _ATOMIC or p == "cas"), "")
    if not name or type_.endswith("x2") or type_ == "b128":
        needed = "a scalar add, min, max, and, or, xor, exch, cas, inc or dec"
        raise wrong(line, needed, line.opcode)
    returns = line.parts[0] == "atom"
    ops = line.operands[1:] if returns else line.operands
    if len(elements(ops[1])) != 1:
        return _added_vector(line, type_, space, ops)
    write = writer(line, line.operands[0], type_) if returns else None
    address = address_reader(line, ops[0])
    reads = [reader(line, o, type_) for o in ops[1 : 3 if name == "cas" else 2]]
    view, size = view_of(type_), size_of(type_)
    how = _strength(line, space)
    scope = how.scope if how is not None else ""

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        yield None
        lanes = lanes_of(w, mask)
        addresses, values = address(w), [r(w) for r in reads]
        if how is not None:
            for a in np.unique(addresses[lanes]).tolist():
                w.cta.memory.flags.acquire(w.agent, w.fences, a, how)
                w.cta.memory.flags.release(w.agent, w.fences, a, how)
        old = np.zeros(LANES, view)
        for lane in np.flatnonzero(lanes).tolist():
            one = np.arange(LANES) == lane
            data = memory.load(w, space, addresses, size, one, atomic=True)
            before = data.view(view)[:, 0]
            old[lane] = before[lane]
            args = [v[lane] for v in values]
            new = np.full(LANES, _combine(name, type_, before[lane], args), view)
            bytes_ = new.view(np.uint8).reshape(LANES, size)
            memory.store(w, space, addresses, bytes_, one, scope=scope, atomic=True)
        if write is not None:
            write(w, old, mask)

    return Waiting(execute)


def _added_vector(line: Line, type_: str, space: str, ops: Sequence[Operand]) -> Waiting:
    """red.add of a vector of f32: each element is added by itself, in no order; the address is
    aligned to all of them (PTX ISA, "red")."""
    count = len(elements(ops[1]))
    form = line.parts[0], "add" in line.parts, type_, space, f"v{count}" in line.parts
    if form != ("red", True, "f32", "global", True) or count not in (2, 4):
        raise wrong(line, "a scalar, or red.global.add of 2 or 4 f32", "another vector")
    address, reads = address_reader(line, ops[0]), readers(line, ops[1], type_)
    how = strength(line.parts)
    scope = how.scope if how is not None else ""

    def execute(w: Warp, mask: Any) -> Iterator[Wait | None]:
        yield None
        lanes, first = lanes_of(w, mask), address(w)
        memory.check_aligned(w, first, 4 * count, lanes)
        for number, read in enumerate(reads):
            places, values = first + np.uint64(4 * number), read(w)
            for turn in _apart(first, lanes):
                data = memory.load(w, space, places, 4, turn, atomic=True)
                new = data.view(np.float32)[:, 0] + values
                bytes_ = new.view(np.uint8).reshape(LANES, 4)
                memory.store(w, space, places, bytes_, turn, scope=scope, atomic=True)

    return Waiting(execute)


def _apart(addresses: Any, lanes: Any) -> list[Any]:
    """The lanes in turns, in none of which two are at one address."""
    if np.unique(addresses[lanes]).size == int(lanes.sum()):
        return [lanes]
    return [np.arange(LANES) == lane for lane in np.flatnonzero(lanes)]


def _combine(name: str, type_: str, old: Any, args: list[Any]) -> Any:
    """The new value, of the view type of `type_`."""
    if name == "cas":
        return args[1] if old == args[0] else old
    if is_float(type_):
        return _combine_float(name, type_, old, args[0])
    bits = BITS[type_]
    result = _ATOMIC[name](int(old), int(args[0])) & ((1 << bits) - 1)
    return np.array([result], storage(type_)).view(view_of(type_))[0]


def _combine_float(name: str, type_: str, old: Any, value: Any) -> Any:
    if name == "exch":
        return value
    if name != "add":
        best = np.fmin if name == "min" else np.fmax
        return best(old, value)
    half = numbers.HALVES.get(type_)
    if half is not None:
        both = [half.widen(np.array([v])).astype(np.float64) for v in (old, value)]
        return half.from_f64(numbers.odd_sum(*both), "rn")[0]
    return old + value


@opcode("prefetch", "prefetchu", "applypriority", "discard", "createpolicy")
def _hint(line: Line) -> Execute:
    """Hints change no value; a policy is a number nobody looks into."""
    if line.parts[0] != "createpolicy":
        for operand in line.operands[:1]:
            address_reader(line, operand)
        return lambda w, mask: None
    write = writer(line, line.operands[0], "b64")
    return lambda w, mask: write(w, np.zeros(LANES, np.uint64), mask)
