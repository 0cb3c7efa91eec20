"""Arithmetic of f64 in a body: what PTX has an instruction for (PTX ISA, "Floating-Point
Instructions"); each is rounded to nearest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import Float32Type, Float64Type
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder

F64 = Float64Type()

_BINARY: dict[type[Operation], tuple[Callable[[str, SSAValue, SSAValue], Operation], str]] = {
    arith.AddfOp: (a.AddOp, "rn.f64"),
    arith.SubfOp: (a.SubOp, "rn.f64"),
    arith.MulfOp: (a.MulfOp, "f64"),
    arith.DivfOp: (a.DivOp, "rn.f64"),
    arith.MaxnumfOp: (a.MaxOp, "f64"),
    arith.MinnumfOp: (a.MinOp, "f64"),
}
_CHOICES: dict[type[Operation], type[Operation]] = {
    arith.MaximumfOp: arith.MaxnumfOp, arith.MinimumfOp: arith.MinnumfOp,
}  # fmt: skip
"""Those of which a NaN comes of a NaN, and what is the same of all other numbers."""

_UNARY: dict[type[Operation], tuple[Callable[[str, SSAValue], Operation], str]] = {
    arith.NegfOp: (f.NegOp, "f64"),
    math.AbsFOp: (f.AbsOp, "f64"),
    math.SqrtOp: (f.SqrtOp, "rn.f64"),
}


def computes(op: Operation) -> bool:
    """Whether an op computes with f64."""
    return any(value.type == F64 for value in (*op.operands, *op.results))


def computed(build: PtxBuilder, op: Operation, sides: Sequence[SSAValue]) -> SSAValue:
    """The result of such an op for one element. GemmcError for one without an instruction."""
    pairs = zip(sides, op.operands, strict=True)
    held = [build.register(side, "f64") if v.type == F64 else side for side, v in pairs]
    first, others = held[0], held[1:]
    form = type(op)
    if form in _BINARY or form in _CHOICES:
        return of_two(build, form, first, others[0])
    if form in _UNARY:
        of_one, kind = _UNARY[form]
        return build.value(of_one(kind, first))
    if isinstance(op, math.RsqrtOp):
        root = build.value(f.SqrtOp("rn.f64", first))
        return build.value(a.DivOp("rn.f64", build.register(build.imm(1.0, "f64"), "f64"), root))
    if isinstance(op, arith.ExtFOp):
        return build.value(a.CvtOp("f64.f32", first, "f64"))
    if isinstance(op, arith.TruncFOp) and op.result.type == Float32Type():
        return build.value(a.CvtOp("rn.f32.f64", first, "f32"))
    names = sorted(each.name for each in (*_BINARY, *_CHOICES, *_UNARY, math.RsqrtOp))
    raise refuse(op, f"in f64 one of {', '.join(names)}", op.name, "compute it in f32")


def of_two(build: PtxBuilder, form: type[Operation], x: SSAValue, y: SSAValue) -> SSAValue:
    """What arith's op of that class, such as `arith.AddfOp`, makes of two registers of f64."""
    if form in _CHOICES:
        return _chosen(build, _CHOICES[form], x, y)
    make, kind = _BINARY[form]
    return build.value(make(kind, x, y))


def _chosen(
    build: PtxBuilder, form: type[Operation], x: SSAValue, y: SSAValue
) -> SSAValue:
    """The larger or the smaller, of zeros with two signs as well; a NaN where one is."""
    found = of_two(build, form, x, y)
    lost = build.value(a.SetpOp("nan", "f64", x, y))
    both = build.value(a.AddOp("rn.f64", x, y))
    return build.value(a.SelpOp("f64", both, found, lost))
