"""Integer, bit, comparison and data-movement instructions (PTX ISA, "Integer Arithmetic
Instructions", "Logic and Shift Instructions", "Comparison and Selection Instructions")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.ptx.numbers import where
from gemmc.interpret.ptx.opcode_table import opcode
from gemmc.interpret.ptx.program import Line
from gemmc.interpret.ptx.syntax import Immediate
from gemmc.interpret.ptx.types import BITS, is_float, is_signed, storage, view_of
from gemmc.interpret.ptx.values import (
    LANES,
    Execute,
    Read,
    Write,
    operands,
    reader,
    type_of,
    writer,
    wrong,
)

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

Binary = Callable[[Any, Any], Any]


def apply(line: Line, type_: str, compute: Callable[..., Any], result: str = "") -> Execute:
    """d = compute(a, …) with every operand of one type."""
    d, *sources = line.operands
    write = writer(line, d, result or type_)
    reads = [reader(line, s, type_) for s in sources]
    if len(reads) == 1:
        (one,) = reads
        return lambda w, mask: write(w, compute(one(w)), mask)
    if len(reads) == 2:
        a, b = reads
        return lambda w, mask: write(w, compute(a(w), b(w)), mask)
    return lambda w, mask: write(w, compute(*[r(w) for r in reads]), mask)


def raw(type_: str) -> str:
    """The unsigned type of the same width: wrapping arithmetic needs no sign."""
    return f"u{BITS[type_]}"


def divide(a: Any, b: Any) -> Any:
    """Quotient truncated towards zero; all ones for a zero divisor, as the hardware gives."""
    safe = where(b == 0, 1, b).astype(a.dtype)
    quotient = a // safe
    if a.dtype.kind == "i":
        quotient = quotient + ((quotient * safe != a) & ((a < 0) != (safe < 0)))
    return where(b == 0, np.array(-1).astype(a.dtype), quotient).astype(a.dtype)


def remainder(a: Any, b: Any) -> Any:
    """Remainder with the dividend's sign; the dividend for a zero divisor."""
    safe = where(b == 0, 1, b).astype(a.dtype)
    return where(b == 0, a, np.fmod(a, safe)).astype(a.dtype)


def high(a: Any, b: Any) -> Any:
    """The upper half of a product."""
    bits = 8 * a.dtype.itemsize
    if bits < 64:
        wide = np.int64 if a.dtype.kind == "i" else np.uint64
        return ((a.astype(wide) * b.astype(wide)) >> wide(bits)).astype(a.dtype)
    exact = [(x * y) >> 64 for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    return np.array(exact, a.dtype)


def product(line: Line, type_: str) -> tuple[Binary, str]:
    """The product of mul or mad, and the type of its result."""
    if "wide" in line.parts:
        wide = f"{type_[0]}{2 * BITS[type_]}"
        kind = np.dtype(f"{'int' if is_signed(type_) else 'uint'}{2 * BITS[type_]}")
        return (lambda a, b: a.astype(kind) * b.astype(kind)), wide
    if "hi" in line.parts:
        return high, type_
    return (lambda a, b: a * b), type_


def _check_wraps(line: Line) -> None:
    if "sat" in line.parts or "cc" in line.parts:
        raise wrong(line, "a wrapping sum", "`.sat` or `.cc`")


@opcode("add", "sub")
def _sum(line: Line) -> Execute:
    type_ = type_of(line)
    if is_float(type_):
        from gemmc.interpret.ptx.floating import build_float

        return build_float(line)
    _check_wraps(line)
    operands(line, 3)
    return apply(line, raw(type_), np.add if line.parts[0] == "add" else np.subtract)


@opcode("mul", "mul24")
def _mul(line: Line) -> Execute:
    type_ = type_of(line)
    if is_float(type_):
        from gemmc.interpret.ptx.floating import build_float

        return build_float(line)
    d, a, b = operands(line, 3)
    multiply, result = product(line, type_)
    write = writer(line, d, result)
    x, y = reader(line, a, type_), reader(line, b, type_)
    return lambda w, mask: write(w, multiply(x(w), y(w)), mask)


@opcode("mad", "mad24")
def _mad(line: Line) -> Execute:
    type_ = type_of(line)
    if is_float(type_):
        from gemmc.interpret.ptx.floating import build_float

        return build_float(line)
    _check_wraps(line)
    d, a, b, c = operands(line, 4)
    multiply, result = product(line, type_)
    write, z = writer(line, d, result), reader(line, c, result)
    x, y = reader(line, a, type_), reader(line, b, type_)
    return lambda w, mask: write(w, multiply(x(w), y(w)) + z(w), mask)


@opcode("div", "rem")
def _div(line: Line) -> Execute:
    type_ = type_of(line)
    if is_float(type_):
        from gemmc.interpret.ptx.floating import build_float

        return build_float(line)
    operands(line, 3)
    return apply(line, type_, divide if line.parts[0] == "div" else remainder)


@opcode("min", "max")
def _min(line: Line) -> Execute:
    type_ = type_of(line)
    if is_float(type_):
        from gemmc.interpret.ptx.floating import build_float

        return build_float(line)
    if type_.endswith("x2"):
        raise wrong(line, "a scalar type", f".{type_}")
    operands(line, 3)
    return apply(line, type_, np.minimum if line.parts[0] == "min" else np.maximum)


@opcode("neg", "abs")
def _neg(line: Line) -> Execute:
    type_ = type_of(line)
    if is_float(type_):
        from gemmc.interpret.ptx.floating import build_float

        return build_float(line)
    operands(line, 2)
    return apply(line, type_, np.negative if line.parts[0] == "neg" else np.abs)


@opcode("and", "or", "xor")
def _logic(line: Line) -> Execute:
    operands(line, 3)
    ops = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor}
    return apply(line, _bit_type(line), ops[line.parts[0]])


@opcode("not")
def _not(line: Line) -> Execute:
    operands(line, 2)
    return apply(line, _bit_type(line), np.invert)


@opcode("cnot")
def _cnot(line: Line) -> Execute:
    type_ = _bit_type(line)
    kind = storage(type_)

    def compute(a: Any) -> Any:
        return (a == 0).astype(kind)

    return apply(line, type_, compute)


def _bit_type(line: Line) -> str:
    type_ = type_of(line)
    return type_ if type_ == "pred" else raw(type_)


@opcode("shl", "shr")
def _shift(line: Line) -> Execute:
    type_ = type_of(line)
    bits = BITS[type_]
    d, a, b = operands(line, 3)
    view = type_ if line.parts[0] == "shr" and is_signed(type_) else raw(type_)
    write, x, n = writer(line, d, view), reader(line, a, view), reader(line, b, "u32")
    left = line.parts[0] == "shl"
    signed = view[0] == "s"
    if isinstance(b, Immediate):
        return _shift_by(min(b.value & 0xFFFFFFFF, bits), left, write, x, view)

    def run(w: Warp, mask: Any) -> None:
        value, count = x(w), n(w)
        inside = np.minimum(count, bits - 1).astype(value.dtype)
        moved = np.left_shift(value, inside) if left else np.right_shift(value, inside)
        if not signed:
            moved = where(count < bits, moved, 0).astype(value.dtype)
        write(w, moved, mask)

    return run


def _shift_by(count: int, left: bool, write: Write, x: Read, view: str) -> Execute:
    """A shift by a literal, of at most all bits: of so many, those of a sign are left."""
    bits = BITS[view]
    if count == bits and view[0] != "s":
        nothing = np.zeros(LANES, storage(view))
        return lambda w, mask: write(w, nothing, mask)
    move, by = np.left_shift if left else np.right_shift, view_of(view).type(min(count, bits - 1))
    return lambda w, mask: write(w, move(x(w), by), mask)


@opcode("shf")
def _funnel(line: Line) -> Execute:
    """shf.l/r.clamp/wrap.b32 d, a, b, c: the 64 bits b:a shifted by c."""
    d, a, b, c = operands(line, 4)
    write = writer(line, d, "u32")
    low, upper, n = (reader(line, o, "u32") for o in (a, b, c))
    left, wrap = "l" in line.parts, "wrap" in line.parts

    def run(w: Warp, mask: Any) -> None:
        count = n(w)
        count = (count & np.uint32(31)) if wrap else np.minimum(count, 32)
        both = (upper(w).astype(np.uint64) << np.uint64(32)) | low(w)
        if left:
            shift = np.uint64(32) - count.astype(np.uint64)
        else:
            shift = count.astype(np.uint64)
        write(w, (both >> shift).astype(np.uint32), mask)

    return run


@opcode("lop3")
def _lop3(line: Line) -> Execute:
    """Any function of three bits, by its table of eight."""
    d, a, b, c, table = operands(line, 5)
    write = writer(line, d, "b32")
    reads = [reader(line, o, "b32") for o in (a, b, c)]
    table_of = reader(line, table, "b32")

    def run(w: Warp, mask: Any) -> None:
        x, y, z = (r(w) for r in reads)
        bits = int(table_of(w)[0])
        result = np.zeros_like(x)
        for index in range(8):
            if bits >> index & 1:
                term = (x if index & 4 else ~x) & (y if index & 2 else ~y)
                result = result | (term & (z if index & 1 else ~z))
        write(w, result, mask)

    return run
