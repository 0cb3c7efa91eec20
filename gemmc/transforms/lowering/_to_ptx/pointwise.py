"""tile.map: a scalar body on every register of a fragment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects import arith, math
from xdsl.dialects.builtin import Float32Type, FloatAttr, IntegerAttr, i1
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.ptx import functions as f
from gemmc.dialects.ptx.async_copy import UnpackOp
from gemmc.dialects.tile import compute as c
from gemmc.dialects.tile.contract import YieldOp as TileYieldOp
from gemmc.dialects.tile.types import FragmentType, is_half
from gemmc.element_types import either, halves, numpy_dtype
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx import functions
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

Make = Callable[[str, SSAValue, SSAValue], Operation]

_BINARY: dict[type[Operation], tuple[Make, str]] = {
    arith.AddfOp: (a.AddOp, "rn.f32"),
    arith.SubfOp: (a.SubOp, "rn.f32"),
    arith.MulfOp: (a.MulfOp, "f32"),
    arith.DivfOp: (a.DivOp, "full.f32"),
    arith.MaximumfOp: (a.MaxOp, "NaN.f32"),
    arith.MinimumfOp: (a.MinOp, "NaN.f32"),
    arith.MaxnumfOp: (a.MaxOp, "f32"),
    arith.MinnumfOp: (a.MinOp, "f32"),
}

_LOGIC: dict[type[Operation], Make] = {
    arith.AndIOp: a.AndOp, arith.OrIOp: a.OrOp, arith.XOrIOp: a.XorOp,
}  # fmt: skip
"""Of conditions."""

_FUNCTIONS: dict[type[Operation], functions.Function] = {
    arith.NegfOp: functions.negate,
    math.AbsFOp: functions.absolute,
    math.ErfOp: functions.erf,
    math.Exp2Op: functions.exp2,
    math.ExpOp: functions.exp,
    math.RsqrtOp: functions.rsqrt,
    math.SqrtOp: functions.sqrt,
    math.TanhOp: functions.tanh,
}

_TESTS = dict(
    enumerate("eq gt ge lt le ne num equ gtu geu ltu leu neu nan".split(), start=1)
)
"""PTX's names of arith.cmpf's predicates, by number; those before and after compare nothing."""

_AT_ONCE = (arith.AddfOp, arith.MulfOp, arith.MaximumfOp, arith.TruncFOp, arith.ConstantOp)
"""Each result may have its operand's register."""


@dataclass
class _Lanes:
    """A value of the body for some neighbouring elements.

    `wide` are its registers: f32, or predicates. 16-bit values are `packed` in pairs where an
    instruction has packed them, and f32 with exactly their value where something computes.
    """

    kind: Attribute
    wide: list[SSAValue] = field(default_factory=list[SSAValue])
    packed: list[SSAValue] = field(default_factory=list[SSAValue])


def elementwise(scope: Scope, op: Operation) -> None:
    """tile.map: op by op for the whole fragment where that takes no more registers than the
    fragment has, else two elements at a time."""
    source = cast(c.MapOp, op)
    fragment, body = scope.fragment(op, source.value), source.body.block
    count = fragment.kind.register_layout.num_values
    values = zip((source.value, *source.inputs), body.args, strict=True)
    held = [_input(scope, op, value, argument.type, count) for value, argument in values]
    at_once = not source.inputs and all(
        isinstance(each, (*_AT_ONCE, TileYieldOp)) for each in body.ops
    )
    step = count if at_once or count % 2 else 2
    end = cast(TileYieldOp, body.last_op)
    results: list[SSAValue] = []
    for first in range(0, count, step):
        part = _Body(scope, step)
        for argument, lanes in zip(body.args, held, strict=True):
            part.known[argument] = _cut(lanes, first, step)
        part.run(body)
        results += part.registers(end, end.arguments[0])
    scope.define(source.result, Fragment(source.result.type, None, results))


def _input(
    scope: Scope, op: Operation, value: SSAValue, kind: Attribute, count: int
) -> _Lanes:
    """The elements of the fragment, or of an input beside them."""
    if not isinstance(value.type, FragmentType):
        _need_f32(op, kind)
        return _Lanes(kind, [scope.reg(op, value)] * count)
    fragment = scope.fragment(op, value)
    registers = fragment.registers(scope.build)
    if not is_half(kind):
        _need_f32(op, kind)
        return _Lanes(kind, registers)
    if fragment.packed:
        return _Lanes(kind, packed=registers)
    form = f"f32.{kind}"
    convert = scope.build.value
    wide = {each: convert(a.CvtOp(form, each, "f32")) for each in dict.fromkeys(registers)}
    return _Lanes(kind, [wide[each] for each in registers])


def _cut(lanes: _Lanes, first: int, count: int) -> _Lanes:
    return _Lanes(
        lanes.kind,
        lanes.wide[first : first + count],
        lanes.packed[first // 2 : (first + count + 1) // 2],
    )


class _Body:
    """The body for `count` neighbouring elements."""

    def __init__(self, scope: Scope, count: int) -> None:
        self.scope, self.build, self.count = scope, scope.build, count
        self.known: dict[SSAValue, _Lanes] = {}

    def run(self, body: Block) -> None:
        for inner in body.ops:
            for value in inner.operands:
                if value not in self.known:  # a number from outside
                    _need_f32(inner, value.type)
                    register = self.scope.reg(inner, value)
                    self.known[value] = _Lanes(value.type, [register] * self.count)
            if not isinstance(inner, TileYieldOp):
                self.known[inner.results[0]] = self._computed(inner)

    def _computed(self, op: Operation) -> _Lanes:
        kind = op.results[0].type
        if isinstance(op, arith.ConstantOp):
            return self._constant(op)
        if isinstance(op, arith.TruncFOp):
            _need_f32(op, op.input.type)
            return _Lanes(kind, packed=_pack(self.build, op, kind, self._wide(op, op.input)))
        if isinstance(op, arith.ExtFOp):
            _need_f32(op, kind)
            return _Lanes(kind, self._wide(op, op.input))
        if isinstance(op, arith.SelectOp):
            return self._selected(op)
        registers = self._registers(op)
        if not is_half(kind):
            return _Lanes(kind, registers)
        if type(op) in _EXACT:
            return _Lanes(kind, registers)
        return _Lanes(kind, packed=_pack(self.build, op, kind, registers))

    def _registers(self, op: Operation) -> list[SSAValue]:
        """The op's results in f32, or as predicates."""
        build, form = self.build, type(op)
        if form in _BINARY:
            make, suffix = _BINARY[form]
            return [build.value(make(suffix, x, y)) for x, y in self._pairs(op)]
        if form in _FUNCTIONS:
            coarse = is_half(op.results[0].type)
            wide = self._wide(op, op.operands[0])
            return [_FUNCTIONS[form](build, each, coarse) for each in wide]
        if isinstance(op, arith.CmpfOp):
            test = _TESTS.get(op.predicate.value.data)
            if test is not None:
                return [build.value(a.SetpOp(test, "f32", x, y)) for x, y in self._pairs(op)]
        if form in _LOGIC and op.results[0].type == i1:
            return [build.value(_LOGIC[form]("pred", x, y)) for x, y in self._pairs(op)]
        if isinstance(op, math.FmaOp):
            terms = zip(*(self._wide(op, value) for value in op.operands), strict=True)
            return [build.value(f.FmaOp("rn.f32", x, y, z)) for x, y, z in terms]
        if isinstance(op, math.FPowIOp | math.PowFOp):
            exponent = _exponent(op)
            wide = self._wide(op, op.operands[0])
            return [functions.whole_power(build, each, exponent) for each in wide]
        raise refuse(op, f"one of {', '.join(_names())} in an epilogue", op.name)

    def _pairs(self, op: Operation) -> list[tuple[SSAValue, SSAValue]]:
        lhs, rhs = (self._wide(op, value) for value in op.operands)
        return list(zip(lhs, rhs, strict=True))

    def _wide(self, op: Operation, value: SSAValue) -> list[SSAValue]:
        """A value's registers to compute with: f32, whatever its type, or predicates."""
        lanes = self.known[value]
        if lanes.wide:
            return lanes.wide
        if not is_half(lanes.kind):
            _need_f32(op, lanes.kind)
        form = f"f32.{lanes.kind}"
        for pair in lanes.packed:
            for half in self.build.op(UnpackOp(pair)).results:
                lanes.wide.append(self.build.value(a.CvtOp(form, half, "f32")))
        return lanes.wide

    def _constant(self, op: arith.ConstantOp) -> _Lanes:
        kind = op.result.type
        if isinstance(op.value, IntegerAttr):
            return _Lanes(kind)  # an exponent: who uses it reads the attribute
        if not isinstance(op.value, FloatAttr) or not is_half(kind):
            _need_f32(op, kind)
        number = cast(FloatAttr, op.value).value.data
        if is_half(kind):
            number = float(numpy_dtype(str(kind)).type(number))
        return _Lanes(kind, [self.build.imm(number, "f32")] * self.count)

    def _selected(self, op: arith.SelectOp) -> _Lanes:
        lhs, rhs = (self._wide(op, value) for value in (op.lhs, op.rhs))
        conditions = self.known[op.cond].wide
        if op.result.type == i1 or not conditions:
            raise refuse(op, "a choice between numbers by arith.cmpf", f"{op.result.type}")
        made = [
            self.build.value(a.SelpOp("f32", x, y, p))
            for x, y, p in zip(lhs, rhs, conditions, strict=True)
        ]
        return _Lanes(op.result.type, made)

    def registers(self, end: TileYieldOp, value: SSAValue) -> list[SSAValue]:
        """What is stored of a value: f32, or pairs."""
        lanes = self.known[value]
        if not is_half(lanes.kind):
            _need_f32(end, lanes.kind)
            return lanes.wide
        return lanes.packed or _pack(self.build, end, lanes.kind, lanes.wide)


_EXACT = (
    arith.NegfOp, math.AbsFOp, arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp,
    arith.MinnumfOp,
)  # fmt: skip
"""Their results are of the operands' type without rounding."""


def _names() -> list[str]:
    ops = (
        *_BINARY, *_FUNCTIONS, *_LOGIC, arith.CmpfOp, arith.SelectOp, arith.TruncFOp,
        arith.ExtFOp, arith.ConstantOp, math.FmaOp, math.FPowIOp, math.PowFOp,
    )  # fmt: skip
    return sorted(each.name for each in ops)


def _exponent(op: math.FPowIOp | math.PowFOp) -> int:
    """A small whole power that is a constant."""
    owner = op.operands[1].owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr | FloatAttr):
        number = float(owner.value.value.data)
        if number.is_integer() and abs(number) <= _LARGEST_POWER:
            return int(number)
    needed = f"a constant whole exponent from -{_LARGEST_POWER} to {_LARGEST_POWER}"
    raise refuse(op, needed, "another", "multiply instead")


_LARGEST_POWER = 8


def _need_f32(op: Operation, kind: Attribute) -> None:
    if not isinstance(kind, Float32Type) and kind != i1:
        raise refuse(op, f"values of f32, {either(halves())} in an epilogue", f"{kind}")


def _pack(
    build: PtxBuilder, op: Operation, kind: Attribute, lanes: list[SSAValue]
) -> list[SSAValue]:
    """Round pairs of f32 to nearest even and pack them."""
    if not is_half(kind) or len(lanes) % 2:
        needed = f"an even number of values rounded to {either(halves())}"
        raise refuse(op, needed, f"{kind}")
    form = f"rn.{kind}x2.f32"
    pairs = zip(lanes[::2], lanes[1::2], strict=True)
    return [build.value(a.CvtPackOp(form, high, low)) for low, high in pairs]
