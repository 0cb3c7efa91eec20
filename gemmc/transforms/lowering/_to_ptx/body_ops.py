"""What each op of an epilogue's body is in instructions, for one element."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import FloatAttr, IntegerAttr, i1
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.approximate import is_approximate
from gemmc.dialects.arith_more import RemfOp
from gemmc.dialects.math_more import ErfcOp
from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.dialects.tile.types import is_half
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx import (
    angles,
    doubles,
    functions,
    integers,
    transcendental,
)
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder

Make = Callable[[str, SSAValue, SSAValue], Operation]
Instruction = Callable[[PtxBuilder, tuple[SSAValue, ...]], SSAValue]
"""Of a register for each operand."""

BINARY: dict[type[Operation], tuple[Make, str]] = {
    arith.AddfOp: (a.AddOp, "rn.f32"),
    arith.SubfOp: (a.SubOp, "rn.f32"),
    arith.MulfOp: (a.MulfOp, "f32"),
    arith.DivfOp: (a.DivOp, "full.f32"),
    arith.MaximumfOp: (a.MaxOp, "NaN.f32"),
    arith.MinimumfOp: (a.MinOp, "NaN.f32"),
    arith.MaxnumfOp: (a.MaxOp, "f32"),
    arith.MinnumfOp: (a.MinOp, "f32"),
}

PAIRED: dict[type[Operation], str] = {
    arith.AddfOp: "add", arith.SubfOp: "sub", arith.MulfOp: "mul",
}  # fmt: skip
"""What computes two elements of 16 bits that are packed."""

_LOGIC: dict[type[Operation], Make] = {
    arith.AndIOp: a.AndOp, arith.OrIOp: a.OrOp, arith.XOrIOp: a.XorOp,
}  # fmt: skip
"""Of conditions."""

_FUNCTIONS: dict[type[Operation], functions.Function] = {
    arith.NegfOp: functions.negate,
    math.AcosOp: angles.arccosine,
    math.AcoshOp: angles.inverse_cosine,
    math.AsinOp: angles.arcsine,
    math.AsinhOp: angles.inverse_sine,
    math.AtanOp: angles.arctangent,
    math.AtanhOp: angles.inverse_tangent,
    math.CbrtOp: angles.cube_root,
    math.CoshOp: angles.hyperbolic_cosine,
    math.Log10Op: angles.log10_of,
    math.RoundOp: angles.rounded_away,
    math.SinhOp: angles.hyperbolic_sine,
    math.TanOp: angles.tangent,
    math.CeilOp: transcendental.rounding("rpi"),
    math.CosOp: transcendental.cos,
    math.ExpM1Op: transcendental.expm1,
    math.FloorOp: transcendental.rounding("rmi"),
    math.Log1pOp: transcendental.log1p,
    math.Log2Op: transcendental.log2_of,
    math.LogOp: transcendental.log_of,
    math.RoundEvenOp: transcendental.rounding("rni"),
    math.SinOp: transcendental.sin,
    math.TruncOp: transcendental.rounding("rzi"),
    math.AbsFOp: functions.absolute,
    math.ErfOp: functions.erf,
    ErfcOp: functions.erfc,
    math.Exp2Op: functions.exp2,
    math.ExpOp: functions.exp,
    math.RsqrtOp: functions.rsqrt,
    math.SqrtOp: functions.sqrt,
    math.TanhOp: functions.tanh,
}

_OF_TWO: dict[type[Operation], Callable[[PtxBuilder, SSAValue, SSAValue], SSAValue]] = {
    RemfOp: angles.remainder,
    math.Atan2Op: angles.arctangent_of,
    math.CopySignOp: lambda build, x, sign: build.value(f.CopysignOp("f32", sign, x)),
    math.PowFOp: angles.power,
}

_TESTS = dict(
    enumerate("eq gt ge lt le ne num equ gtu geu ltu leu neu nan".split(), start=1)
)
"""PTX's names of arith.cmpf's predicates, by number; those before and after compare nothing."""

EXACT = (
    arith.NegfOp, math.AbsFOp, arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp,
    arith.MinnumfOp, math.CeilOp, math.FloorOp, math.RoundEvenOp, math.RoundOp, math.TruncOp,
    math.CopySignOp, RemfOp,
)  # fmt: skip
"""Their results are of the operands' type without rounding."""

_LARGEST_POWER = 8


def operands_of(op: Operation) -> Sequence[SSAValue]:
    """The operands that are computed with: an exponent is read from its constant."""
    constant = isinstance(op, math.FPowIOp | math.PowFOp) and _exponent(op) is not None
    return op.operands[:1] if constant else op.operands


def instruction_of(op: Operation) -> Instruction:
    """What computes an element of the op's result, from a register of each of `operands_of`.

    Registers are f32, predicates, or words of integers. GemmcError for an op that no instruction
    computes.
    """
    form = type(op)
    if integers.computes(op):
        return lambda build, sides: integers.computed(build, op, sides)
    if doubles.computes(op) and isinstance(op, arith.CmpfOp) and op.predicate.value.data in _TESTS:
        test = _TESTS[op.predicate.value.data]
        return lambda build, sides: build.value(
            a.SetpOp(test, "f64", *(build.register(each, "f64") for each in sides))
        )
    if doubles.computes(op) and not isinstance(op, integers.CONVERSIONS):
        return lambda build, sides: doubles.computed(build, op, sides)
    if isinstance(op, integers.CONVERSIONS):
        return lambda build, value: integers.converted(build, op, value[0])
    if form is arith.DivfOp and is_approximate(op):
        return lambda build, sides: functions.quotient(build, *sides)
    if form in BINARY:
        make, suffix = BINARY[form]
        return lambda build, sides: build.value(make(suffix, *sides))
    if form in _FUNCTIONS:
        function = _FUNCTIONS[form]
        coarse = is_half(op.results[0].type) or is_approximate(op)
        return lambda build, value: function(build, value[0], coarse)
    if form in _LOGIC and op.results[0].type == i1:
        logic = _LOGIC[form]
        return lambda build, sides: build.value(logic("pred", *sides))
    if isinstance(op, arith.CmpfOp) and op.predicate.value.data in _TESTS:
        test = _TESTS[op.predicate.value.data]
        return lambda build, sides: build.value(a.SetpOp(test, "f32", *sides))
    if isinstance(op, math.FmaOp):
        return lambda build, terms: build.value(f.FmaOp("rn.f32", *terms))
    if isinstance(op, arith.CmpiOp):
        return lambda build, sides: integers.compared_conditions(build, op, sides)
    exponent = _exponent(op)
    if exponent is not None:
        return lambda build, base: functions.whole_power(build, base[0], exponent)
    if isinstance(op, math.FPowIOp):
        needed = f"a constant exponent from -{_LARGEST_POWER} to {_LARGEST_POWER}"
        raise refuse(op, needed, "another", "use math.powf")
    if form in _OF_TWO:
        of_two = _OF_TWO[form]
        return lambda build, sides: of_two(build, *sides)
    raise refuse(op, f"one of {', '.join(_names())} in an epilogue", op.name)


def _names() -> list[str]:
    ops = (
        *BINARY, *_FUNCTIONS, *_LOGIC, *_OF_TWO, arith.CmpfOp, arith.SelectOp, arith.TruncFOp,
        arith.ExtFOp, arith.ConstantOp, math.FmaOp, math.FPowIOp,
    )  # fmt: skip
    return sorted({*(each.name for each in ops), *integers.NAMES})


def _exponent(op: Operation) -> int | None:
    """A small whole power that is a constant; None of another op, or power."""
    if not isinstance(op, math.FPowIOp | math.PowFOp):
        return None
    owner = op.operands[1].owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr | FloatAttr):
        number = float(owner.value.value.data)
        if number.is_integer() and abs(number) <= _LARGEST_POWER:
            return int(number)
    return None
