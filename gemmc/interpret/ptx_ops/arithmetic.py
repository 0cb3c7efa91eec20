"""Integer, floating-point, predicate and conversion instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from xdsl.ir import Operation

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.dialects.ptx import structure as s
from gemmc.dialects.ptx.types import kind_of
from gemmc.element_types import halves, numpy_dtype
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.op_table import Ready, handles, prepares
from gemmc.interpret.ptx.numbers import saturate
from gemmc.interpret.ptx_ops.of_two import BINARY, EXTREMES
from gemmc.interpret.ptx_ops.registers import (
    DTYPES,
    Bank,
    Lanes,
    PtxFrame,
    Reader,
    Writer,
    cell,
    reader,
    result_cell,
    writer,
)
from gemmc.register_kinds import REGISTER_KINDS, holds, kind_holding, view_of


def _view(kind: str) -> np.dtype[Any]:
    """As what an instruction type sees the bits of a register."""
    return np.dtype(view_of(kind))


@prepares(*BINARY)
def binary(op: Any) -> Ready:
    compute, kind = BINARY[type(op)], _view(op.kind.data)
    lhs, rhs, put = reader(op.lhs), reader(op.rhs), writer(op.result)
    shifts = isinstance(op, a.ShlOp | a.ShrOp)
    bits = np.dtype(DTYPES[op.result.type.kind.data])

    def integers(frame: PtxFrame) -> None:
        y = rhs(frame)
        put(frame, compute(lhs(frame).view(kind), y if shifts else y.view(kind)).view(bits))

    if isinstance(op, a.MinOp | a.MaxOp) and kind.kind == "f":
        compute = EXTREMES[type(op), "NaN" in op.kind.data]

    def floats(frame: PtxFrame) -> None:
        with np.errstate(all="ignore"):
            put(frame, compute(lhs(frame), rhs(frame)))

    return floats if kind.kind == "f" else integers


UNARY: dict[type[Operation], Callable[[Lanes], Lanes]] = {
    f.NegOp: np.negative,
    f.AbsOp: np.abs,
    f.SqrtOp: np.sqrt,
    f.RsqrtOp: lambda x: 1.0 / np.sqrt(x),
    f.RcpOp: lambda x: 1.0 / x,
    f.Ex2Op: np.exp2,
    f.Lg2Op: np.log2,
    f.TanhOp: np.tanh,
}
"""Of float64; .approx is rounded correctly, which lies inside the error that it may have."""


@prepares(*UNARY)
def unary(op: Any) -> Ready:
    compute, value, put = UNARY[type(op)], reader(op.value), writer(op.result)
    if op.kind.data[0] == "s":
        return _of_whole(compute, _view(op.kind.data), value, put)
    kept = _flushed if "ftz" in op.kind.data.split(".") else _as_they_are

    def run(frame: PtxFrame) -> None:
        with np.errstate(all="ignore"):
            lanes = kept(value(frame))
            put(frame, kept(compute(lanes.astype(np.float64)).astype(lanes.dtype)))

    return run


def _of_whole(
    compute: Callable[[Lanes], Lanes], kind: Any, value: Reader, put: Writer
) -> Ready:
    """Of integers with a sign, whose least one has no positive counterpart and stays."""

    def run(frame: PtxFrame) -> None:
        lanes = value(frame)
        put(frame, compute(lanes.view(kind)).view(lanes.dtype))

    return run


def _as_they_are(x: Lanes) -> Lanes:
    return x


def _flushed(x: Lanes) -> Lanes:
    """Numbers below the normal range as zeros of their sign."""
    return np.where(np.abs(x) < np.float32(2.0**-126), np.copysign(np.float32(0), x), x)


def _fma_f32(lhs: Lanes, rhs: Lanes, summand: Lanes) -> Lanes:
    """The product is exact in f64; the sum may be rounded twice."""
    return (lhs.astype(np.float64) * rhs + summand).astype(np.float32)


def _fma_f64(lhs: Lanes, rhs: Lanes, summand: Lanes) -> Lanes:
    """Product and sum are rounded each: NumPy has no wider floats everywhere."""
    return lhs * rhs + summand


_FUSED: dict[str, Callable[[Lanes, Lanes, Lanes], Lanes]] = {"f32": _fma_f32, "f64": _fma_f64}
"""a · b + c of registers of a kind."""


@prepares(f.FmaOp)
def fma(op: f.FmaOp) -> Ready:
    lhs, rhs, summand = reader(op.lhs), reader(op.rhs), reader(op.summand)
    put, fused = writer(op.result), _FUSED[kind_of(op.result)]
    finish = saturate if "sat" in op.kind.data.split(".") else _as_they_are

    def run(frame: PtxFrame) -> None:
        with np.errstate(all="ignore"):
            put(frame, finish(fused(lhs(frame), rhs(frame), summand(frame))))

    return run


@prepares(a.MulWideOp)
def mul_wide(op: a.MulWideOp) -> Ready:
    lhs, rhs, put = reader(op.lhs), reader(op.rhs), writer(op.result)
    kind = _view(op.kind.data)
    wide = np.int64 if kind.kind == "i" else np.uint64

    def run(frame: PtxFrame) -> None:
        x, y = lhs(frame).view(kind).astype(wide), rhs(frame).view(kind).astype(wide)
        put(frame, (x * y).view(np.uint64))

    return run


_TESTS: dict[str, Callable[[Lanes, Lanes], Lanes]] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less,
    "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "equ": lambda x, y: ~((x < y) | (x > y)), "neu": np.not_equal,
    "ltu": lambda x, y: ~(x >= y), "leu": lambda x, y: ~(x > y),
    "gtu": lambda x, y: ~(x <= y), "geu": lambda x, y: ~(x < y),
    "num": lambda x, y: (x == x) & (y == y), "nan": lambda x, y: (x != x) | (y != y),
}


def _ordered_and_different(x: Lanes, y: Lanes) -> Lanes:
    return (x < y) | (x > y)


@prepares(a.SetpOp)
def setp(op: a.SetpOp) -> Ready:
    lhs, rhs, put = reader(op.lhs), reader(op.rhs), writer(op.result)
    kind, test = _view(op.kind.data), _TESTS[op.test.data]
    if kind.kind == "f" and op.test.data == "ne":
        test = _ordered_and_different
    return lambda frame: put(frame, test(lhs(frame).view(kind), rhs(frame).view(kind)))


@prepares(a.SelpOp)
def selp(op: a.SelpOp) -> Ready:
    lhs, rhs, put = reader(op.lhs), reader(op.rhs), writer(op.result)
    condition = reader(op.condition)
    return lambda frame: put(frame, np.where(condition(frame), lhs(frame), rhs(frame)))


@prepares(a.MovOp)
def mov(op: a.MovOp) -> Ready:
    value, put = reader(op.value), writer(op.result)
    held, kind = (np.dtype(DTYPES[kind_of(each)]) for each in (op.value, op.result))
    if held != kind and held.itemsize == kind.itemsize:  # the same bits in another register
        return lambda frame: put(frame, value(frame).view(kind).copy())
    return lambda frame: put(frame, value(frame).copy())


def _is_integer(kind: str) -> bool:
    return holds(kind) and not kind_holding(kind).is_float


_WHOLE: dict[str, Callable[[Lanes], Lanes]] = {
    "rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil,
}  # fmt: skip
"""How a conversion rounds to whole numbers."""


@handles(a.CvtOp)
def cvt(frame: PtxFrame, op: a.CvtOp) -> None:
    """Between integers, an integer to f32 and back, a float to 16 bits and back, or to a whole
    number."""
    target, source = op.form.data.split(".")[-2:]
    lanes = frame.reg(op.value)
    if source in halves() and target == "f32":
        frame.put(op.result, lanes.view(numpy_dtype(source)).astype(np.float32))
    elif source == "f32" and target in halves():
        with np.errstate(over="ignore"):
            frame.put(op.result, lanes.astype(numpy_dtype(target)).view(np.uint16))
    elif _is_integer(source) and target in ("f32", "f64"):
        frame.put(op.result, lanes.view(_view(source)).astype(_view(target)))
    elif {source, target} == {"f32", "f64"}:
        with np.errstate(over="ignore"):
            frame.put(op.result, lanes.astype(_view(target)))
    elif _is_integer(source) and _is_integer(target):
        number = lanes.view(_view(source)).astype(_view(target))
        frame.put(op.result, number.view(f"u{number.dtype.itemsize}"))
    elif source in ("f32", "f64") and op.form.data[:3] in _WHOLE:
        whole = _WHOLE[op.form.data[:3]](lanes)
        if target == source:
            frame.put(op.result, whole)
        else:  # what is too large is the nearest number that there is, a NaN 0
            found = saturated(whole, _view(target))
            frame.put(op.result, found.view(f"u{found.dtype.itemsize}"))
    else:
        raise Unsupported(f"cvt.{op.form.data}", frame.agent.site)


def saturated(whole: Lanes, kind: Any) -> Lanes:
    """Whole numbers of floats as integers: of what is too large the nearest, of a NaN 0."""
    ends = np.iinfo(kind)
    wide = np.nan_to_num(whole.astype(np.float64), posinf=np.inf, neginf=-np.inf)
    inside = np.clip(wide, float(ends.min), np.nextafter(float(ends.max) + 1.0, 0.0))
    found = np.trunc(inside).astype(kind)
    return np.where(wide >= float(ends.max), np.array(ends.max, kind), found)


@handles(a.CvtPackOp)
def cvt_pack(frame: PtxFrame, op: a.CvtPackOp) -> None:
    kind = numpy_dtype(op.form.data.split(".")[1].removesuffix("x2"))
    with np.errstate(over="ignore"):
        high, low = (
            frame.reg(v).astype(kind).view(np.uint16).astype(np.uint32)
            for v in (op.high, op.low)
        )
    frame.put(op.result, high << 16 | low)


@handles(a.PackedOp)
def packed(frame: PtxFrame, op: a.PackedOp) -> None:
    """In float64, which has sums and products of two 16-bit numbers near enough to round once."""
    kind, compute = numpy_dtype(op.kind.data.removesuffix("x2")), _PACKED[op.opcode.data]
    sides = (np.ascontiguousarray(frame.reg(v)).view(kind) for v in (op.lhs, op.rhs))
    with np.errstate(all="ignore"):
        made = compute(*(each.astype(np.float64) for each in sides)).astype(kind)
    frame.put(op.result, made.view(np.uint32))


_PACKED = {"add": np.add, "sub": np.subtract, "mul": np.multiply}


@prepares(s.ImmediateOp)
def immediate(op: s.ImmediateOp) -> Ready:
    text, kind = op.literal.data, op.result.type.kind.data
    number = REGISTER_KINDS[kind].number_of(text)
    result, known = op.result, dict[int, Lanes]()

    def run(frame: PtxFrame) -> None:
        threads = frame.agent.threads
        if threads not in known:
            known[threads] = np.full(threads, number, DTYPES[kind])
            known[threads].flags.writeable = False
        frame.values[result] = known[threads]

    return run


@handles(s.UndefOp)
def undef(frame: PtxFrame, op: s.UndefOp) -> None:
    kind: Any = op.result.type
    if not hasattr(kind, "count"):
        frame.put(op.result, 0)
    elif not hasattr(kind.first, "data"):
        bank = Bank.make(kind.kind.data, kind.count.data, frame.agent.threads)
        frame.values[op.result] = bank


@prepares(s.ElementOp)
def element(op: s.ElementOp) -> Ready:
    index, put = op.index.value.data, writer(op.result)
    place, name = cell(op.source, index), f"{index} of a range"

    def run(frame: PtxFrame) -> None:
        bank, number = place(frame)
        frame.touch(bank, number, name)
        put(frame, bank.data[number])

    return run


@prepares(s.SetOp)
def set_element(op: s.SetOp) -> Ready:
    target, value = result_cell(op.source, op.result, op.index.value.data), reader(op.value)
    unwritten = isinstance(op.value.owner, s.UndefOp)

    def run(frame: PtxFrame) -> None:
        lanes = value(frame)
        bank, number = target(frame)
        _write(frame, bank, number, lanes)
        bank.defined[number] = not unwritten

    return run


@prepares(a.FmaElementOp)
def fma_element(op: a.FmaElementOp) -> Ready:
    index = op.index.value.data
    source, target = cell(op.source, index), result_cell(op.source, op.result, index)
    lhs, rhs, name = reader(op.lhs), reader(op.rhs), f"{index} of a range"

    fused = _FUSED[kind_of(op.lhs)]

    def run(frame: PtxFrame) -> None:
        bank, number = source(frame)
        frame.touch(bank, number, name)
        _write(frame, *target(frame), fused(lhs(frame), rhs(frame), bank.data[number]))

    return run


def _write(frame: PtxFrame, bank: Bank, index: int, lanes: Lanes) -> None:
    old = bank.data[index]
    bank.data[index] = lanes if frame.mask is None else np.where(frame.mask, lanes, old)
    bank.defined[index], bank.fenced[index], bank.pending[index] = True, False, 0
