"""tile.map: a scalar body on every register of a fragment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith
from xdsl.dialects.builtin import FloatAttr, IndexType, IntegerAttr, i1
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.dialects.ptx import arithmetic as a
from gemmc.dialects.tile import compute as c
from gemmc.dialects.tile.contract import YieldOp as TileYieldOp
from gemmc.dialects.tile.types import FragmentType, is_half
from gemmc.element_types import numpy_dtype
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx import doubles
from gemmc.transforms.lowering._to_ptx.body_ops import EXACT, PAIRED, instruction_of, operands_of
from gemmc.transforms.lowering._to_ptx.integers import (
    constant_of_body,
    is_integer,
    negated,
    register_name,
)
from gemmc.transforms.lowering._to_ptx.lanes import Lanes, need_f32, rounded
from gemmc.transforms.lowering._to_ptx.scope import Scope
from gemmc.transforms.lowering._to_ptx.values import Fragment

_AT_ONCE = (arith.AddfOp, arith.MulfOp, arith.MaximumfOp, arith.TruncFOp, arith.ConstantOp)
"""Each result may have its operand's register."""


def elementwise(scope: Scope, op: Operation) -> None:
    """tile.map: op by op for the whole fragment where that takes no more registers than the
    fragment has, else two elements at a time. Elements that are alike, each input's one register,
    are computed once."""
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
    alike = not is_half(end.arguments[0].type) and all(each.are_alike for each in held)
    if alike:
        step = 1
    for first in range(0, 1 if alike else count, step):
        part = _Body(scope, step)
        for argument, lanes in zip(body.args, held, strict=True):
            part.known[argument] = lanes.cut(first, step)
        part.run(body)
        results += part.known[end.arguments[0]].stored(scope.build, end)
    results *= count if alike else 1
    alone = is_half(source.result.type.element_type) and step % 2 == 1
    scope.define(source.result, Fragment(source.result.type, None, results, alone))


def applied(scope: Scope, body: Block, given: Sequence[SSAValue]) -> list[SSAValue]:
    """What a scalar body yields of one register for each argument."""
    part = _Body(scope, 1)
    for argument, register in zip(body.args, given, strict=True):
        part.known[argument] = Lanes(argument.type, [register])
    part.run(body)
    end = cast(TileYieldOp, body.last_op)
    return [part.known[each].stored(scope.build, end)[0] for each in end.arguments]


def _input(
    scope: Scope, op: Operation, value: SSAValue, kind: Attribute, count: int
) -> Lanes:
    """The elements of the fragment, or of an input beside them."""
    if not isinstance(value.type, FragmentType):
        need_f32(op, kind)
        return Lanes(kind, [scope.reg(op, value)] * count)
    fragment = scope.fragment(op, value)
    registers = fragment.registers(scope.build)
    if not is_half(kind):
        return Lanes(kind, registers)
    if fragment.packed:
        return Lanes(kind, packed=registers)
    return Lanes(kind, single=registers)


class _Body:
    """The body for `count` neighbouring elements."""

    def __init__(self, scope: Scope, count: int) -> None:
        self.scope, self.build, self.count = scope, scope.build, count
        self.known: dict[SSAValue, Lanes] = {}

    def run(self, body: Block) -> None:
        for inner in body.ops:
            for value in inner.operands:
                if value not in self.known:  # a number from outside
                    if not isinstance(value.type, IndexType):
                        need_f32(inner, value.type)
                    register = self.scope.reg(inner, value)
                    self.known[value] = Lanes(value.type, [register] * self.count)
            if not isinstance(inner, TileYieldOp):
                self.known[inner.results[0]] = self._computed(inner)

    def _computed(self, op: Operation) -> Lanes:
        kind = op.results[0].type
        if isinstance(op, arith.ConstantOp):
            return self._constant(op)
        if isinstance(op, arith.TruncFOp | arith.ExtFOp) and doubles.computes(op):
            wide = self._wide(op, op.input)
            return Lanes(kind, [doubles.computed(self.build, op, [each]) for each in wide])
        if isinstance(op, arith.TruncFOp):
            need_f32(op, op.input.type)
            return rounded(self.build, op, kind, self._wide(op, op.input))
        if isinstance(op, arith.ExtFOp):
            need_f32(op, kind)
            return Lanes(kind, self._wide(op, op.input))
        if isinstance(op, arith.SelectOp):
            return self._selected(op)
        return self._pointwise(op, kind)

    def _pointwise(self, op: Operation, kind: Attribute) -> Lanes:
        if is_half(kind) and type(op) in PAIRED:
            sides = [self.known[value].paired(self.build) for value in op.operands]
            if all(sides):
                return self._paired(PAIRED[type(op)], kind, sides)
        make, build = instruction_of(op), self.build
        wide = [self._wide(op, value) for value in operands_of(op)]
        registers = [make(build, each) for each in zip(*wide, strict=True)]
        if not is_half(kind) or type(op) in EXACT:
            return Lanes(kind, registers)
        return rounded(build, op, kind, registers)

    def _paired(self, opcode: str, kind: Attribute, sides: Sequence[list[SSAValue]]) -> Lanes:
        """Two elements at once: rounded as if they were computed in f32, which rounds neither a
        product nor, in a way that shows in 16 bits, a sum."""
        build, form = self.build, f"{kind}x2"
        lhs, rhs = ([build.register(each, "b32") for each in side] for side in sides)
        pairs = zip(lhs, rhs, strict=True)
        return Lanes(kind, packed=[build.value(a.PackedOp(opcode, form, *each)) for each in pairs])

    def _wide(self, op: Operation, value: SSAValue) -> list[SSAValue]:
        return self.known[value].widened(self.build, op)

    def _constant(self, op: arith.ConstantOp) -> Lanes:
        kind = op.result.type
        if isinstance(op.value, IntegerAttr):
            return Lanes(kind, [constant_of_body(self.build, op)] * self.count)
        if not isinstance(op.value, FloatAttr) or not is_half(kind):
            need_f32(op, kind)
        number = cast(FloatAttr, op.value).value.data
        pairs: list[SSAValue] = []
        if is_half(kind):
            half = numpy_dtype(str(kind)).type(number)
            number = float(half)
            if self.count % 2 == 0:
                bits = int.from_bytes(half.tobytes(), "little")
                pairs = [self.build.imm(bits << 16 | bits)] * (self.count // 2)
        register = "f64" if kind == doubles.F64 else "f32"
        wide = [self.build.imm(number, register)] * self.count
        return Lanes(kind, wide, pairs)

    def _selected(self, op: arith.SelectOp) -> Lanes:
        lhs, rhs = (self._wide(op, value) for value in (op.lhs, op.rhs))
        conditions = self.known[op.cond].wide
        if not conditions:
            raise refuse(op, "a choice by a condition", f"{op.cond.type}")
        if op.result.type == i1:
            made = [self._either(*each) for each in zip(lhs, rhs, conditions, strict=True)]
            return Lanes(op.result.type, made)
        form = register_name(op.result.type) if is_integer(op.result.type) else "f32"
        form = "f64" if op.result.type == doubles.F64 else form
        made = [
            self.build.value(a.SelpOp(form, x, y, p))
            for x, y, p in zip(lhs, rhs, conditions, strict=True)
        ]
        return Lanes(op.result.type, made)

    def _either(self, x: SSAValue, y: SSAValue, condition: SSAValue) -> SSAValue:
        """One of two conditions by a third."""
        build = self.build
        one = build.both(x, condition)
        other = build.both(y, negated(build, condition))
        return build.value(a.OrOp("pred", one, other))
