"""Floating-point arithmetic (PTX ISA, "Floating-Point Instructions", half precision too).

16-bit floats are computed in f64, rounded to odd, and rounded once. The `.approx` forms of f32 are
off by an amount within the error that the ISA allows them (`approximate`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.interpret.ptx import numbers
from gemmc.interpret.ptx.approximate import perturbed
from gemmc.interpret.ptx.numbers import HALVES, where
from gemmc.interpret.ptx.opcode_table import opcode
from gemmc.interpret.ptx.program import Line, Operand
from gemmc.interpret.ptx.types import BITS
from gemmc.interpret.ptx.values import Execute, Read, operands, reader, type_of, writer, wrong

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

Compute = Callable[..., Any]
_MODES = {"rn", "rz", "rm", "rp"}


def mode_of(line: Line) -> str:
    """The rounding an instruction names, else to nearest even."""
    return next((p for p in line.parts[1:] if p in _MODES), "rn")


def widened(line: Line, operand: Operand, type_: str) -> Read:
    """Reads a value of a 16-bit type as f64; f32 and f64 as they are."""
    read = reader(line, operand, type_)
    half = HALVES.get(type_)
    if half is not None:
        return lambda w: half.widen(read(w)).astype(np.float64)
    if type_ == "f32" and "ftz" in line.parts:
        return lambda w: numbers.flush(read(w))
    return read


def rounder(line: Line, type_: str) -> Callable[[Any], Any]:
    """Rounds an f64 (exact or rounded to odd) to the type, as bits to write."""
    mode = mode_of(line)
    finish: list[Callable[[Any], Any]] = []
    if type_ == "f32":
        finish.append(lambda x: numbers.to_f32(x, mode))
    if "sat" in line.parts:
        finish.append(numbers.saturate)
    if "ftz" in line.parts and type_ == "f32":
        finish.append(numbers.flush)
    half = HALVES.get(type_)
    if half is not None:
        finish.append(lambda x: half.from_f64(x, mode))
    if type_ == "f64" and mode != "rn":
        raise wrong(line, "f64 rounded to nearest", mode)
    if len(finish) == 1:
        return finish[0]

    def run(x: Any) -> Any:
        for part in finish:
            x = part(x)
        return x

    return run


def build_float(line: Line) -> Execute:
    """add, sub, mul, mad, fma, div, min, max, neg and abs of a floating-point type."""
    type_ = type_of(line)
    name = line.parts[0]
    if name in ("min", "max", "neg", "abs"):
        return _by_bits(line, name, type_)
    computes: dict[str, Compute] = {
        "add": _add,
        "sub": _subtract,
        "mul": _mul,
        "mad": _fma,
        "fma": _fma,
        "div": np.divide,
    }
    compute = computes[name]
    if type_ == "f64":
        compute = {**computes, "add": np.add, "sub": np.subtract, "mad": numbers.fma_f64,
                   "fma": numbers.fma_f64, "mul": np.multiply}[name]  # fmt: skip
    if type_.endswith("x2"):
        return _halves(line, type_[:-2], compute)
    if "relu" in line.parts:
        raise wrong(line, "a form without `.relu`", line.opcode)
    if name == "div" and type_ == "f32":
        compute = _divide
    operands(line, 4 if name in ("mad", "fma") else 3)
    write = writer(line, line.operands[0], type_)
    reads = [widened(line, o, type_) for o in line.operands[1:]]
    if type_ == "f32" and name in _NATIVE and not {*line.parts} & {"ftz", "sat", "rz", "rm", "rp"}:
        native = _NATIVE[name]
        if len(reads) == 2:
            a, b = reads
            return lambda w, mask: write(w, native(a(w), b(w)), mask)
        a, b, c = reads
        return lambda w, mask: write(w, native(a(w), b(w), c(w)), mask)
    finish = rounder(line, type_)
    return lambda w, mask: write(w, finish(compute(*[r(w) for r in reads])), mask)


def _native_add(a: Any, b: Any) -> Any:
    return numbers.canonical(a + b)


def _native_subtract(a: Any, b: Any) -> Any:
    return numbers.canonical(a - b)


def _native_multiply(a: Any, b: Any) -> Any:
    return numbers.canonical(a * b)


_NATIVE: dict[str, Compute] = {
    "add": _native_add,
    "sub": _native_subtract,
    "mul": _native_multiply,
    "fma": numbers.fma_f32,
    "mad": numbers.fma_f32,
}
"""f32 to nearest, which NumPy rounds as the hardware does."""


def _add(a: Any, b: Any) -> Any:
    return numbers.odd_sum(a.astype(np.float64), b.astype(np.float64))


def _subtract(a: Any, b: Any) -> Any:
    return _add(a, -b)


def _mul(a: Any, b: Any) -> Any:
    return a.astype(np.float64) * b.astype(np.float64)


def _fma(a: Any, b: Any, c: Any) -> Any:
    return numbers.fma64_odd(a, b, c)


def _divide(a: Any, b: Any) -> Any:
    """a / b, rounded to odd in f64: the remainder's sign says on which side it lies."""
    x, y = a.astype(np.float64), b.astype(np.float64)
    quotient = x / y
    left = numbers.odd_sum(x, -quotient * y)
    bits = quotient.view(np.int64)
    inexact = np.isfinite(quotient) & (left != 0) & (quotient != 0) & ((bits & 1) == 0)
    outward: Any = ((left > 0) == (y > 0)) == (quotient > 0)
    odd: Any = where(inexact, bits + where(outward, 1, -1), bits)
    return odd.view(np.float64)


def _halves(line: Line, type_: str, compute: Compute) -> Execute:
    """A packed pair: the same on both halves of 32 bits."""
    if any(p in line.parts for p in ("sat", "relu", "ftz")):
        raise wrong(line, "a plain packed form", line.opcode)
    d, *sources = line.operands
    write = writer(line, d, "b32")
    reads = [reader(line, o, "b32") for o in sources]
    finish, widen = rounder(line, type_), HALVES[type_].widen

    def run(w: Warp, mask: Any) -> None:
        packed = [np.ascontiguousarray(r(w)).view(np.uint16) for r in reads]
        values = [widen(p).astype(np.float64) for p in packed]
        result = finish(compute(*values))
        write(w, np.ascontiguousarray(result).view(np.uint32), mask)

    return run


def _by_bits(line: Line, name: str, type_: str) -> Execute:
    """min, max, neg and abs choose or change bits and round nothing."""
    base = type_.removesuffix("x2")
    bits = BITS[base]
    kind = np.dtype(f"uint{bits}")
    flush = "ftz" in line.parts and base == "f32"
    operands(line, 2 if name in ("neg", "abs") else 3, 4)
    write = writer(line, line.operands[0], f"b{BITS[type_]}")
    reads = [reader(line, o, f"b{BITS[type_]}") for o in line.operands[1:]]
    stored = np.dtype(f"uint{BITS[type_]}")
    sign = kind.type(1 << (bits - 1))

    def compute(values: list[Any]) -> Any:
        if name == "neg":
            return values[0] ^ sign
        if name == "abs":
            return values[0] & ~sign
        result = values[0]
        for other in values[1:]:
            result = smaller(result, other, base, name == "max", "NaN" in line.parts)
        return result

    def run(w: Warp, mask: Any) -> None:
        values = [np.ascontiguousarray(r(w)).view(kind) for r in reads]
        if flush:
            values = [numbers.flush(v.view(np.float32)).view(kind) for v in values]
        write(w, compute(values).view(stored), mask)

    return run


def smaller(a: Any, b: Any, type_: str, largest: bool, nan: bool) -> Any:
    """min or max of bits; -0 is below +0, and a NaN loses unless `nan`."""
    x, y = _as_float(a, type_), _as_float(b, type_)
    bits = 8 * a.dtype.itemsize
    less = (x < y) | ((x == y) & ((a >> (bits - 1)) > (b >> (bits - 1))))
    result: Any = where(less != largest, a, b)
    x_nan, y_nan = np.isnan(x), np.isnan(y)
    result = where(x_nan, b, where(y_nan, a, result))
    canonical = a.dtype.type({16: 0x7FFF, 32: 0x7FFFFFFF, 64: 0x7FF8000000000000}[bits])
    lost = (x_nan | y_nan) if nan else (x_nan & y_nan)
    chosen: Any = where(lost, canonical, result)
    return chosen.astype(a.dtype)


def _as_float(bits: Any, type_: str) -> Any:
    if type_ in HALVES:
        return HALVES[type_].widen(bits)
    return bits.view({"f32": np.float32, "f64": np.float64}[type_])


@opcode("fma")
def _fma_op(line: Line) -> Execute:
    return build_float(line)


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "rcp": lambda x: 1.0 / x,
    "sqrt": np.sqrt,
    "rsqrt": lambda x: 1.0 / np.sqrt(x),
    "ex2": np.exp2,
    "lg2": np.log2,
    "sin": np.sin,
    "cos": np.cos,
    "tanh": np.tanh,
}


@opcode(*_FUNCTIONS)
def _function(line: Line) -> Execute:
    type_ = type_of(line)
    d, a = operands(line, 2)
    if type_.endswith("x2"):
        raise wrong(line, "a scalar type", f".{type_}")
    write, x = writer(line, d, type_), widened(line, a, type_)
    name, finish = line.parts[0], rounder(line, type_)
    function = _FUNCTIONS[name]
    if type_ == "f32" and "approx" in line.parts:
        return lambda w, mask: write(
            w, finish(perturbed(name, function(x(w).astype(np.float64)))), mask
        )
    return lambda w, mask: write(w, finish(function(x(w).astype(np.float64))), mask)


@opcode("copysign")
def _copysign(line: Line) -> Execute:
    """b's magnitude with a's sign."""
    type_ = type_of(line)
    d, a, b = operands(line, 3)
    write = writer(line, d, type_)
    x, y = reader(line, a, type_), reader(line, b, type_)
    return lambda w, mask: write(w, np.copysign(y(w), x(w)), mask)


@opcode("testp")
def _testp(line: Line) -> Execute:
    type_ = type_of(line)
    d, a = operands(line, 2)
    tests: dict[str, Callable[[Any], Any]] = {
        "finite": np.isfinite,
        "infinite": np.isinf,
        "number": lambda x: ~np.isnan(x),
        "notanumber": np.isnan,
        "normal": lambda x: np.isfinite(x) & (np.abs(x) >= np.finfo(x.dtype).tiny),
        "subnormal": lambda x: (x != 0) & (np.abs(x) < np.finfo(x.dtype).tiny),
    }
    test = tests.get(line.parts[1])
    if test is None:
        raise wrong(line, f"one of {', '.join(tests)}", line.opcode)
    write, x = writer(line, d, "pred"), reader(line, a, type_)
    return lambda w, mask: write(w, test(x(w)), mask)
