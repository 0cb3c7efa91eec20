"""Operands as functions of a warp: reading registers as a type, writing them under a mask.

A value is an array of 32 lanes and is never changed in place, so that a register may share
it. A mask is an array of bool, or None where every lane runs.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.ptx.errors import PtxSyntaxError
from gemmc.interpret.ptx.program import Line, Location, Many, Not, Operand, Slot, Special
from gemmc.interpret.ptx.syntax import Immediate, Sink
from gemmc.interpret.ptx.types import BITS, STORAGE, is_float, is_signed, storage, view_of

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

LANES = 32
Read = Callable[["Warp"], Any]
Write = Callable[["Warp", Any, Any], None]
Execute = Callable[["Warp", Any], Any]


def wrong(line: Line, needed: str, found: str) -> PtxSyntaxError:
    """The error of an instruction that cannot be decoded."""
    return PtxSyntaxError(line.where, line.opcode, needed, found)


def operands(line: Line, *counts: int) -> tuple[Operand, ...]:
    """The operands, of which there must be one of `counts`."""
    if len(line.operands) not in counts:
        needed = " or ".join(map(str, counts))
        raise wrong(line, f"{needed} operands", str(len(line.operands)))
    return line.operands


def type_of(line: Line, index: int = -1) -> str:
    """The type a modifier names, counted among the types of the opcode."""
    types = [p for p in line.parts[1:] if p in BITS]
    if not types or (index >= 0 and index >= len(types)):
        raise wrong(line, "a type", "none")
    return types[index]


def constant(line: Line, value: Immediate, type_: str) -> Any:
    """A literal in all lanes, viewed as the type."""
    bits = BITS[type_]
    number = value.value
    if value.kind != "int" and bits != (32 if value.kind == "f32" else 64):
        if not is_float(type_) or value.kind != "f64":
            raise wrong(line, f"a literal of {bits} bits", str(value))
        wide = struct.unpack("<d", number.to_bytes(8, "little"))[0]
        number = int.from_bytes(struct.pack("<f" if bits == 32 else "<e", wide), "little")
    if bits == 1:
        return np.full(LANES, bool(number))
    made = np.full(LANES, number & ((1 << bits) - 1), STORAGE[bits])
    made.flags.writeable = False
    return made.view(view_of(type_))


def reader(line: Line, operand: Operand, type_: str, relaxed: bool = False) -> Read:
    """How to read an operand as a type.

    `relaxed` allows a register of another width: a wider one is cut (PTX ISA, "Operand
    Size Exceeding Instruction-Type Size").
    """
    if isinstance(operand, Immediate):
        value = constant(line, operand, type_)
        return lambda w: value
    if isinstance(operand, Slot):
        return _slot_reader(line, operand, type_, relaxed)
    if isinstance(operand, Special):
        return _special_reader(operand.name, type_)
    if isinstance(operand, Location):
        return address_of(operand, type_)
    if isinstance(operand, Not):
        read = _slot_reader(line, operand.slot, "pred", False)
        return lambda w: ~read(w)
    raise wrong(line, "a register or a literal", type(operand).__name__.lower())


def _slot_reader(line: Line, slot: Slot, type_: str, relaxed: bool) -> Read:
    index, have, need = slot.index, BITS[slot.type], BITS[type_]
    if (have == 1) != (need == 1) or (have != need and not relaxed) or have < need:
        raise wrong(line, f"a register of {need} bits", f"{slot.name} of .{slot.type}")
    view = view_of(type_)
    plain = view == storage(type_)

    def as_stored(w: Warp) -> Any:
        value = w.regs[index]
        if value is None:
            raise w.unreadable(index)
        return value

    def as_view(w: Warp) -> Any:
        value = w.regs[index]
        if value is None:
            raise w.unreadable(index)
        return value.view(view)

    if have != need:
        narrow = storage(type_)
        return lambda w: as_stored(w).astype(narrow).view(view)
    return as_stored if plain else as_view


def _special_reader(name: str, type_: str) -> Read:
    kind, view = storage(type_), view_of(type_)
    if name.startswith(("%clock", "%globaltimer")):
        return lambda w: np.full(LANES, w.clock(), np.uint64).astype(kind).view(view)
    return lambda w: w.special[name].astype(kind).view(view)


def address_of(location: Location, type_: str) -> Read:
    """A variable's address in its own state space."""
    kind, space, offset = storage(type_), location.space, location.offset
    return lambda w: np.full(LANES, w.base_of(space) + offset, np.uint64).astype(kind)


def writer(line: Line, operand: Operand, type_: str, relaxed: bool = False) -> Write:
    """How to write an operand; a wider register (`relaxed`) gets the value extended."""
    if isinstance(operand, Sink):
        return lambda w, value, mask: None
    if not isinstance(operand, Slot):
        raise wrong(line, "a destination register", type(operand).__name__.lower())
    index, have, need = operand.index, BITS[operand.type], BITS[type_]
    if (have == 1) != (need == 1) or (have != need and not relaxed) or have < need:
        found = f"{operand.name} of .{operand.type}"
        raise wrong(line, f"a destination of {need} bits", found)
    if have == need:
        return _whole_writer(index, storage(type_))
    wide = np.dtype(f"{'int' if is_signed(type_) else 'uint'}{have}")
    stored = STORAGE[have]
    view = view_of(type_) if is_signed(type_) else storage(type_)

    def extend(w: Warp, value: Any, mask: Any) -> None:
        w.set(index, value.view(view).astype(wide).view(stored), mask)

    return extend


def _whole_writer(index: int, stored: np.dtype[Any]) -> Write:
    def write(w: Warp, value: Any, mask: Any) -> None:
        if value.dtype is not stored:
            value = value.view(stored)
        if mask is None:
            w.regs[index] = value
        else:
            w.set(index, value, mask)

    return write


def elements(operand: Operand) -> tuple[Operand, ...]:
    """The elements of a vector operand, or the operand itself."""
    return operand.items if isinstance(operand, Many) else (operand,)


def readers(line: Line, operand: Operand, type_: str, relaxed: bool = False) -> list[Read]:
    """Readers of a vector's elements."""
    return [reader(line, e, type_, relaxed) for e in elements(operand)]


def writers(line: Line, operand: Operand, type_: str, relaxed: bool = False) -> list[Write]:
    """Writers of a vector's elements."""
    return [writer(line, e, type_, relaxed) for e in elements(operand)]


def lanes_of(w: Warp, mask: Any) -> Any:
    """The mask as an array: the lanes that run."""
    return w.mask if mask is None else mask
