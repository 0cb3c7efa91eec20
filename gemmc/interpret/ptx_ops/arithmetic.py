"""Integer, floating-point, predicate and conversion instructions."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

import numpy as np
from xdsl.ir import Operation

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import structure as s
from gemmc.interpret.hardware.errors import Unsupported
from gemmc.interpret.ptx_ops.registers import Bank, Lanes, PtxFrame
from gemmc.interpret.registry import handles
from gemmc.interpret.types import dtype_of

_VIEWS: dict[str, Any] = {
    "s16": np.int16, "u16": np.uint16, "b16": np.uint16,
    "s32": np.int32, "u32": np.uint32, "b32": np.uint32,
    "s64": np.int64, "u64": np.uint64, "b64": np.uint64,
    "f32": np.float32, "pred": np.bool_,
}


def _as(lanes: Lanes, kind: str) -> Lanes:
    """The lanes' bits as a number of an instruction type."""
    return lanes.view(_VIEWS[kind.rsplit(".", 1)[-1]])


def _truncated(divide: bool) -> Callable[[Lanes, Lanes], Lanes]:
    """Quotient or remainder towards zero."""

    def apply(x: Lanes, y: Lanes) -> Lanes:
        wide_x, wide_y = x.astype(object), y.astype(object)
        result: list[int] = []
        for p, q in zip(wide_x, wide_y, strict=True):
            quotient = 0 if q == 0 else abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1)
            result.append(quotient if divide else p - quotient * q)
        return np.array(result, np.int64).astype(x.dtype)

    return apply


def _divide(x: Lanes, y: Lanes) -> Lanes:
    if x.dtype.kind == "u":
        return x // np.maximum(y, 1)
    return _truncated(True)(x, y)


def _remainder(x: Lanes, y: Lanes) -> Lanes:
    if x.dtype.kind == "u":
        return x % np.maximum(y, 1)
    return _truncated(False)(x, y)


def _high(x: Lanes, y: Lanes) -> Lanes:
    """High half of the product of 32-bit numbers."""
    wide = np.int64 if x.dtype.kind == "i" else np.uint64
    return (x.astype(wide) * y.astype(wide) >> wide(32)).astype(x.dtype)


def _shift(left: bool) -> Callable[[Lanes, Lanes], Lanes]:
    def apply(x: Lanes, y: Lanes) -> Lanes:
        width = x.dtype.itemsize * 8
        amount = np.minimum(y.astype(np.uint64), width - 1).astype(x.dtype)
        moved = x << amount if left else x >> amount
        gone = y.astype(np.uint64) >= width
        sign = x >> (width - 1) if not left and x.dtype.kind == "i" else np.zeros_like(x)
        return np.where(gone, sign, moved).astype(x.dtype)

    return apply


BINARY: dict[type[Operation], Callable[[Lanes, Lanes], Lanes]] = {
    a.AddOp: np.add,
    a.SubOp: np.subtract,
    a.MulOp: np.multiply,
    a.MulHiOp: _high,
    a.MulfOp: np.multiply,
    a.DivOp: _divide,
    a.RemOp: _remainder,
    a.MinOp: np.minimum,
    a.MaxOp: np.maximum,
    a.AndOp: np.bitwise_and,
    a.OrOp: np.bitwise_or,
    a.XorOp: np.bitwise_xor,
    a.ShlOp: _shift(True),
    a.ShrOp: _shift(False),
}


@handles(*BINARY)
def binary(frame: PtxFrame, op: Any) -> None:
    kind = op.kind.data
    with np.errstate(over="ignore", invalid="ignore"):
        shifts = isinstance(op, a.ShlOp | a.ShrOp)
        y = frame.reg(op.rhs)
        result = BINARY[type(op)](_as(frame.reg(op.lhs), kind), y if shifts else _as(y, kind))
    frame.put(op.result, _bits(result, op))


def _bits(result: Lanes, op: Any) -> Lanes:
    """A result as the bits of its register."""
    kind = op.results[0].type.kind.data
    return result if kind in ("f32", "pred") else result.view(f"u{result.dtype.itemsize}")


@handles(a.MulWideOp)
def mul_wide(frame: PtxFrame, op: a.MulWideOp) -> None:
    signed = op.kind.data.startswith("s")
    wide = np.int64 if signed else np.uint64
    x, y = (_as(frame.reg(v), op.kind.data).astype(wide) for v in (op.lhs, op.rhs))
    frame.put(op.result, (x * y).view(np.uint64))


_TESTS: dict[str, Callable[[Lanes, Lanes], Lanes]] = {
    "eq": np.equal, "ne": np.not_equal, "lt": np.less,
    "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
}


@handles(a.SetpOp)
def setp(frame: PtxFrame, op: a.SetpOp) -> None:
    x, y = (_as(frame.reg(v), op.kind.data) for v in (op.lhs, op.rhs))
    frame.put(op.result, _TESTS[op.test.data](x, y))


@handles(a.SelpOp)
def selp(frame: PtxFrame, op: a.SelpOp) -> None:
    picked = np.where(frame.reg(op.condition), frame.reg(op.lhs), frame.reg(op.rhs))
    frame.put(op.result, picked)


@handles(a.MovOp)
def mov(frame: PtxFrame, op: a.MovOp) -> None:
    frame.put(op.result, frame.reg(op.value).copy())


@handles(a.CvtOp)
def cvt(frame: PtxFrame, op: a.CvtOp) -> None:
    """Between integers, or a float to 16 bits and back."""
    target, source = op.form.data.split(".")[-2:]
    lanes = frame.reg(op.value)
    if source in ("bf16", "f16") and target == "f32":
        frame.put(op.result, lanes.view(_short(source)).astype(np.float32))
    elif source == "f32" and target in ("bf16", "f16"):
        with np.errstate(over="ignore"):
            frame.put(op.result, lanes.astype(_short(target)).view(np.uint16))
    elif source in _VIEWS and target in _VIEWS and "f" not in source + target:
        number = _as(lanes, source).astype(_VIEWS[target])
        frame.put(op.result, number.view(f"u{number.dtype.itemsize}"))
    else:
        raise Unsupported(f"cvt.{op.form.data}", frame.agent.site)


def _short(name: str) -> Any:
    from xdsl.dialects.builtin import bf16, f16

    return dtype_of(bf16 if name == "bf16" else f16)


@handles(a.CvtPackOp)
def cvt_pack(frame: PtxFrame, op: a.CvtPackOp) -> None:
    kind = _short(op.form.data.split(".")[1].removesuffix("x2"))
    with np.errstate(over="ignore"):
        high, low = (
            frame.reg(v).astype(kind).view(np.uint16).astype(np.uint32)
            for v in (op.high, op.low)
        )
    frame.put(op.result, high << 16 | low)


@handles(s.ImmediateOp)
def immediate(frame: PtxFrame, op: s.ImmediateOp) -> None:
    text, kind = op.literal.data, op.result.type.kind.data
    if kind == "f32":
        number: Any = struct.unpack("<f", struct.pack("<I", int(text[2:], 16)))[0]
        lanes = np.full(frame.agent.threads, number, np.float32)
    else:
        bits = {"pred": 1, "b16": 16, "b32": 32, "b64": 64}[kind]
        unsigned = np.full(frame.agent.threads, int(text, 0) % (1 << bits), np.uint64)
        lanes = unsigned.astype({1: np.bool_, 16: np.uint16, 32: np.uint32}.get(bits, np.uint64))
    frame.values[op.result] = lanes


@handles(s.UndefOp)
def undef(frame: PtxFrame, op: s.UndefOp) -> None:
    kind: Any = op.result.type
    if not hasattr(kind, "count"):
        frame.put(op.result, 0)
    elif not hasattr(kind.first, "data"):
        bank = Bank.make(kind.kind.data, kind.count.data, frame.agent.threads)
        frame.values[op.result] = bank


@handles(s.ElementOp)
def element(frame: PtxFrame, op: s.ElementOp) -> None:
    bank, index = frame.range(op.source), op.index.value.data
    frame.touch(bank, index, f"{index} of a range")
    frame.put(op.result, bank.data[index])


@handles(s.SetOp)
def set_element(frame: PtxFrame, op: s.SetOp) -> None:
    lanes = frame.reg(op.value)
    _write(frame, frame.result_range(op.source, op.result), op.index.value.data, lanes)


@handles(a.FmaElementOp)
def fma_element(frame: PtxFrame, op: a.FmaElementOp) -> None:
    bank, index = frame.range(op.source), op.index.value.data
    frame.touch(bank, index, f"{index} of a range")
    x, y = (frame.reg(v).astype(np.float64) for v in (op.lhs, op.rhs))
    total = (bank.data[index] + x * y).astype(np.float32)
    _write(frame, frame.result_range(op.source, op.result), index, total)


def _write(frame: PtxFrame, bank: Bank, index: int, lanes: Lanes) -> None:
    old = bank.data[index]
    bank.data[index] = lanes if frame.mask is None else np.where(frame.mask, lanes, old)
    bank.defined[index], bank.fenced[index], bank.pending[index] = True, False, 0
