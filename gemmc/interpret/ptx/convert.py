"""cvt, cvta and isspacep (PTX ISA, "Data Movement and Conversion Instructions: cvt")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gemmc.element_types import either
from gemmc.interpret.ptx import numbers
from gemmc.interpret.ptx.addresses import SHARED_SPACES, WINDOWS, space_of
from gemmc.interpret.ptx.numbers import HALVES, where
from gemmc.interpret.ptx.opcode_table import opcode
from gemmc.interpret.ptx.program import Line
from gemmc.interpret.ptx.types import BITS, is_float, view_of
from gemmc.interpret.ptx.values import Execute, operands, reader, writer, wrong

if TYPE_CHECKING:
    from gemmc.interpret.ptx.warp import Warp

_TO_INTEGER: dict[str, Callable[[Any], Any]] = {
    "rni": np.rint,
    "rzi": np.trunc,
    "rmi": np.floor,
    "rpi": np.ceil,
}
Convert = Callable[[Any], Any]


@opcode("cvt")
def _cvt(line: Line) -> Execute:
    types = [p for p in line.parts[1:] if p in BITS]
    if len(types) != 2:
        raise wrong(line, "two types", ", ".join(types) or "none")
    to, source = types
    if to.endswith("x2"):
        return _packed(line, to)
    d, a = operands(line, 2)
    convert = conversion(line, to, source)
    write, x = writer(line, d, to, relaxed=True), reader(line, a, source, relaxed=True)
    return lambda w, mask: write(w, convert(x(w)), mask)


def _packed(line: Line, to: str) -> Execute:
    """cvt.rn.bf16x2.f32 d, a, b: a goes to the upper half."""
    base = to[:-2]
    if base not in HALVES or line.parts[-1] != "f32":
        raise wrong(line, f"f32 to {either(f'{t}x2' for t in HALVES)}", line.opcode)
    d, a, b = operands(line, 3)
    convert = conversion(line, base, "f32")
    write, x, y = writer(line, d, "b32"), reader(line, a, "f32"), reader(line, b, "f32")

    def run(w: Warp, mask: Any) -> None:
        upper = convert(x(w)).view(np.uint16).astype(np.uint32)
        write(w, (upper << np.uint32(16)) | convert(y(w)).view(np.uint16), mask)

    return run


def conversion(line: Line, to: str, source: str) -> Convert:
    """The function from values of `source` to values of `to`."""
    if not is_float(source):
        return _integer_to_float(line, to, source) if is_float(to) else _resize(line, to, source)
    widen = _widen(line, source)
    if to == "f32" and source in numbers.SHIFTED and len(line.parts) == 3:
        return widen  # A shift, which leaves NaNs as they are.
    if is_float(to):
        narrow = _narrow(line, to, source)
        return lambda x: narrow(widen(x))
    round_ = next((f for n, f in _TO_INTEGER.items() if n in line.parts), None)
    if round_ is None:
        raise wrong(line, "one of .rni, .rzi, .rmi, .rpi", line.opcode)
    return lambda x: clamp(round_(widen(x).astype(np.float64)), to)


def _widen(line: Line, source: str) -> Convert:
    if source in HALVES:
        return HALVES[source].widen
    if source == "f32" and "ftz" in line.parts:
        return numbers.flush
    if source in ("f32", "f64"):
        return lambda x: x
    raise wrong(line, "a source of 16, 32 or 64 bits", f".{source}")


def _mode(line: Line) -> str:
    return next((p for p in line.parts if p in ("rn", "rz", "rm", "rp", "rna")), "rn")


def _narrow(line: Line, to: str, source: str) -> Convert:
    """From f32 or f64 to a float type, then .relu, .sat and .satfinite."""
    mode = _mode(line)
    integral = next((f for n, f in _TO_INTEGER.items() if n in line.parts), None)
    steps: list[Convert] = [] if integral is None else [integral]
    if "relu" in line.parts:
        steps.append(lambda x: where((x > 0) | np.isnan(x), x, np.zeros_like(x)))
    if "sat" in line.parts:
        steps.append(numbers.saturate)
    if to == "f64":
        steps.append(lambda x: x.astype(np.float64))
    elif to == "f32":
        steps.append(lambda x: numbers.to_f32(x.astype(np.float64), mode))
        if "ftz" in line.parts:
            steps.append(numbers.flush)
    elif to in HALVES:
        half = HALVES[to]
        short = half.from_f64 if source == "f64" else half.from_f32
        steps.append(lambda x: short(x, mode))
    elif to == "tf32":
        steps.append(lambda x: numbers.f32_to_tf32(x, mode))
    else:
        raise wrong(line, "a result of 16 bits, tf32, f32 or f64", f".{to}")
    if "satfinite" in line.parts:
        raise wrong(line, "a form without `.satfinite`", line.opcode)

    def run(x: Any) -> Any:
        for step in steps:
            x = step(x)
        return x

    return run


def clamp(value: Any, to: str) -> Any:
    """Whole f64 numbers to an integer type: NaN is 0, too large is the nearest end."""
    kind = view_of(to)
    ends = np.iinfo(kind)
    clean = where(np.isnan(value), 0.0, value)
    inside = (clean > float(ends.min)) & (clean < float(ends.max))
    result = where(inside, clean, 0).astype(kind)
    result = where(clean >= float(ends.max), kind.type(ends.max), result)
    return where(clean <= float(ends.min), kind.type(ends.min), result).astype(kind)


def _integer_to_float(line: Line, to: str, source: str) -> Convert:
    mode = _mode(line)
    if BITS[source] == 64 and to != "f64" and mode != "rn":
        raise wrong(line, "64-bit integers rounded to nearest", mode)
    if to == "f64":
        return lambda x: x.astype(np.float64)
    if to == "f32" and BITS[source] == 64:
        return lambda x: x.astype(np.float32)
    if to == "f32":
        return lambda x: numbers.to_f32(x.astype(np.float64), mode)
    if to in HALVES and BITS[source] < 64:
        half = HALVES[to]
        return lambda x: half.from_f64(x.astype(np.float64), mode)
    raise wrong(line, "a result of f32 or f64", f".{to} from .{source}")


def _resize(line: Line, to: str, source: str) -> Convert:
    kind = view_of(to)
    if "sat" not in line.parts:
        return lambda x: x.astype(kind)
    ends = np.iinfo(kind)

    def run(x: Any) -> Any:
        return np.array([min(max(v, ends.min), ends.max) for v in x.tolist()], kind)

    return run


@opcode("cvta")
def _cvta(line: Line) -> Execute:
    """Between an address of a space and a generic one, which lies in the space's window."""
    type_ = line.parts[-1]
    to_space = "to" in line.parts
    space = next((p for p in line.parts[1:] if p.split("::")[0] in WINDOWS), "")
    if not space or type_ not in ("u64", "u32"):
        raise wrong(line, "a state space and u64", line.opcode)
    d, a = operands(line, 2)
    write, x = writer(line, d, "u64"), reader(line, a, "u64")
    window = np.uint64(WINDOWS[space.split("::")[0]])

    def run(w: Warp, mask: Any) -> None:
        address = x(w)
        write(w, address - window if to_space else address + window, mask)

    return run


@opcode("isspacep")
def _isspacep(line: Line) -> Execute:
    d, a = operands(line, 2)
    write, x = writer(line, d, "pred"), reader(line, a, "u64")
    space = line.parts[1].split("::")[0]

    def run(w: Warp, mask: Any) -> None:
        found = np.array([space_of(v) == space for v in x(w).tolist()])
        if line.parts[1] in SHARED_SPACES[:2]:
            own = np.uint64(w.base_of("shared") >> 24)
            found &= ((x(w) & np.uint64(0xFFFFFFFF)) >> np.uint64(24)) == own
        write(w, found, mask)

    return run


