"""Ops of floats written out as others when a text is read, so that no pass and no reference has to
know them: tests of a class, whole powers that no constant tells, or large ones, sines beside
cosines, numbers between bounds, and conversions between types of as many bits.

Sources: MLIR, "math" dialect, `IsNaNOp`, `IsInfOp`, `IsFiniteOp`, `IsNormalOp`, `FPowIOp`,
`SincosOp`, `ClampFOp`; "arith" dialect, `ConvertFOp`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, math
from xdsl.dialects.builtin import (
    AnyFloat,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    f32,
)
from xdsl.ir import Operation, SSAValue

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects._by_elements import of_elements
from gemmc.dialects.arith_more import ConvertFOp
from gemmc.dialects.constants import constant_of
from gemmc.dialects.isa import isa
from gemmc.dialects.math_more import (
    ClampFOp,
    IsFiniteOp,
    IsInfOp,
    IsNaNOp,
    IsNormalOp,
    SincosOp,
)
from gemmc.dialects.memory_types import element_in, with_element
from gemmc.errors import refuse

_ODD, _EQUAL, _LESS, _AT_LEAST, _UNORDERED = "ne", "oeq", "olt", "oge", "uno"

_LEAST_NORMAL = {
    "f64": -1022, "f32": -126, "bf16": -126, "f16": -14, "f8E4M3FN": -6, "f8E5M2": -14,
}  # fmt: skip
"""The exponent of 2 that the smallest normal number of a type is."""

_BOTH = (math.SinOp, math.CosOp)

_LARGEST_POWER = 8
"""Whole powers up to here are products, and stay as they are."""


class _Floats:
    """Arithmetic ahead of an op of numbers, in f32 or f64."""

    def __init__(self, op: Operation) -> None:
        self.op, kind = op, op.operands[0].type
        if f"{kind}" not in _LEAST_NORMAL:
            raise refuse(op, f"floats, {', '.join(_LEAST_NORMAL)}", f"{kind}")
        self.least = 2.0 ** _LEAST_NORMAL[f"{kind}"]
        self.kind = cast("AnyFloat", kind)
        self.x = op.operands[0]
        if self.kind.bitwidth < f32.bitwidth:
            self.kind = f32
            self.x = self.made(arith.ExtFOp(self.x, self.kind))

    def made(self, op: Operation) -> SSAValue:
        return put_ahead(self.op, op).results[0]

    def number(self, number: float) -> SSAValue:
        return self.made(arith.ConstantOp(FloatAttr(number, self.kind)))

    def size(self) -> SSAValue:
        return self.made(math.AbsFOp(self.x))

    def compared(self, x: SSAValue, predicate: str, y: SSAValue) -> SSAValue:
        return self.made(arith.CmpfOp(x, y, predicate))


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put comparisons in the place of tests, `math.powf` in that of powers, both of tensors element
    by element, and f32 between types of as many bits. GemmcError for types that have none."""
    for op in list(module.walk()):
        if isinstance(op, SincosOp):
            _replace(op, [put_ahead(op, each(op.operand)).results[0] for each in _BOTH])
        elif isinstance(op, ClampFOp):
            above = put_ahead(op, arith.MaximumfOp(op.value, op.least)).results[0]
            _replace(op, [put_ahead(op, arith.MinimumfOp(above, op.most)).results[0]])
        elif isinstance(op, ConvertFOp):
            _replace(op, [_converted(op)])
        rule = _RULES.get(op.name)
        if rule is None or (isinstance(op, math.FPowIOp) and _is_small(op)):
            continue
        inner = of_elements(op)
        _replace(inner, [rule(_Floats(inner))])


def _replace(op: Operation, values: list[SSAValue]) -> None:
    for result, value in zip(op.results, values, strict=True):
        result.replace_all_uses_with(value)
        value.name_hint = result.name_hint
    op.detach()
    op.erase()


def _converted(op: ConvertFOp) -> SSAValue:
    """A conversion by way of f32, which has each number of either type: it rounds once."""
    mode = op.properties.get("roundingmode", op.attributes.get("roundingmode"))
    if mode is not None and not (isinstance(mode, IntegerAttr) and mode.value.data == 0):
        raise refuse(op, "rounding to the nearest even", f"{mode}", "leave roundingmode out")
    kinds = [each.type for each in (op.input, op.result)]
    elements = [element_in(each) for each in kinds]
    widths = [each.bitwidth for each in elements if isa(each, AnyFloat)]
    alike = len(widths) == len(elements) and widths[0] == widths[1] < f32.bitwidth
    shaped = with_element(kinds[0], f32) == with_element(kinds[1], f32)
    if elements[0] == elements[1] or not (alike and shaped):
        needed = "two types of floats of as many bits, below 32, in one shape"
        raise refuse(op, needed, " and ".join(map(str, kinds)), "write arith.extf or arith.truncf")
    wide = put_ahead(op, arith.ExtFOp(op.input, cast("AnyFloat", with_element(kinds[0], f32))))
    kind = cast("AnyFloat", op.result.type)
    return put_ahead(op, arith.TruncFOp(wide.results[0], kind)).results[0]


def _is_small(op: math.FPowIOp) -> bool:
    number = constant_of(op.rhs)
    return number is not None and abs(number) <= _LARGEST_POWER


def _is_nan(floats: _Floats) -> SSAValue:
    return floats.compared(floats.x, _UNORDERED, floats.x)


def _is_inf(floats: _Floats) -> SSAValue:
    return floats.compared(floats.size(), _EQUAL, floats.number(inf))


def _is_finite(floats: _Floats) -> SSAValue:
    return floats.compared(floats.size(), _LESS, floats.number(inf))


def _is_normal(floats: _Floats) -> SSAValue:
    normal = floats.compared(floats.size(), _AT_LEAST, floats.number(floats.least))
    return floats.made(arith.AndIOp(normal, _is_finite(floats)))


def _power(floats: _Floats) -> SSAValue:
    """A power of the size, with the sign of the base where the exponent is odd."""
    op = floats.op
    assert isinstance(op, math.FPowIOp), "it is its rule"
    kind = cast("IntegerType", op.rhs.type)
    zero, one = (floats.made(arith.ConstantOp(IntegerAttr(each, kind))) for each in (0, 1))
    exponent = floats.made(arith.SIToFPOp(op.rhs, floats.kind))
    power = floats.made(math.PowFOp(floats.size(), exponent))
    odd = floats.made(arith.CmpiOp(floats.made(arith.AndIOp(op.rhs, one)), zero, _ODD))
    signed = floats.made(math.CopySignOp(power, floats.x))
    found = floats.made(arith.SelectOp(odd, signed, power))
    narrow = op.result.type != floats.kind
    return floats.made(arith.TruncFOp(found, cast("AnyFloat", op.result.type))) if narrow else found


_RULES: dict[str, Callable[[_Floats], SSAValue]] = {
    IsNaNOp.name: _is_nan,
    IsInfOp.name: _is_inf,
    IsFiniteOp.name: _is_finite,
    IsNormalOp.name: _is_normal,
    math.FPowIOp.name: _power,
}
