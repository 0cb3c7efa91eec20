"""Which elements of a reduction's result any of its steps changes, by a second reduction."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from xdsl.dialects import arith, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, ArrayAttr, IntegerAttr, TensorType, i1, i32
from xdsl.dialects.linalg.ops import FillOp, GenericOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.dialects.linalg_forms import loop_extents
from gemmc.ir import Inserter
from gemmc.transforms.problem._body_slices import copied
from gemmc.transforms.problem._elementwise import each_element, of_elements
from gemmc.transforms.problem._one_product import is_narrow
from gemmc.transforms.problem._reductions import nothing_of

Guards = Sequence[tuple[SSAValue, bool]]
"""Conditions, and what each is where a step changes something."""

MANY, STEPS = 1 << 14, 256
"""Elements of a result that are all the same a thread's each; and steps of a thread that take as
long as the launches of a second reduction and of what follows."""


def chosen_by(
    build: Inserter, guards: Guards, value: SSAValue, other: SSAValue
) -> SSAValue:
    """A value where all guards hold, else another."""
    for condition, taken in guards:
        pair = (value, other) if taken else (other, value)
        value = build.value(arith.SelectOp(condition, *pair))
    return value


def may_say_where(op: GenericOp, number: int) -> bool:
    """Whether a second reduction costs less than steps in order: of many steps for each of few
    elements, which lanes share; and whether memory can hold the result."""
    kind, extents = cast("TensorType[Attribute]", op.results[number].type), loop_extents(op)
    kinds = [str(each.data) for each in op.get_iterator_types()]
    reduced = [extents.get(n, 1) for n, each in enumerate(kinds) if "reduction" in each]
    if DYNAMIC_INDEX in (*kind.get_shape(), *reduced) or is_narrow(op.results[number]):
        return False
    return prod(kind.get_shape()) < MANY and prod(reduced) >= STEPS


def add_where(op: GenericOp, number: int, guards: Guards, combining: Operation) -> None:
    """Let a sum begin from what changes nothing, and add its start where guards ever hold."""
    start, place = op.outputs[number], len(op.inputs) + number
    kind = cast("TensorType[Attribute]", start.type)
    uses = list(op.results[number].uses)
    met = _where(op, number, guards)
    nothing = arith.ConstantOp(nothing_of(combining, kind.element_type))
    op.operands[place] = _filled(Inserter.before(op), nothing, kind)
    build, both = Inserter.after(op), [start, op.results[number]]
    total = of_elements(
        build, op, both, kind.element_type, lambda read: arith.AddfOp(read[0], read[1])
    )
    made = _chosen(build, op, met, total, start)
    for use in uses:
        use.operation.operands[use.index] = made


def put_where(op: GenericOp, number: int, guards: Guards, constant: arith.ConstantOp) -> None:
    """A constant where guards ever hold, else the start."""
    start, build = op.outputs[number], Inserter.before(op)
    met = _where(op, number, guards)
    whole = _filled(build, constant, cast("TensorType[Attribute]", start.type))
    op.results[number].replace_all_uses_with(_chosen(build, op, met, whole, start))


def _chosen(
    build: Inserter, op: GenericOp, met: SSAValue, value: SSAValue, other: SSAValue
) -> SSAValue:
    kind = cast("TensorType[Attribute]", other.type).element_type
    made = of_elements(
        build, op, [met, value, other], kind, lambda read: arith.SelectOp(*read[:3])
    )
    made.name_hint = op.results[0].name_hint
    return made


def _filled(build: Inserter, number: arith.ConstantOp, kind: TensorType[Attribute]) -> SSAValue:
    empty = build.value(tensor.EmptyOp([], kind))
    return build.op(FillOp([build.value(number)], [empty], [kind])).results[0]


def _where(op: GenericOp, number: int, guards: Guards) -> SSAValue:
    """A reduction of whether the guards of a result ever hold, as conditions."""
    inputs, place = len(op.inputs), len(op.inputs) + number
    shape = cast("TensorType[Attribute]", op.results[number].type).get_shape()
    block = Block(arg_types=[*(each.type for each in op.body.block.args[:inputs]), i32])
    known: dict[SSAValue, SSAValue] = dict(zip(op.body.block.args, block.args[:-1], strict=False))
    inner = Inserter.at_end(block, op)
    own = [(copied(each, op.body.block, known, block), taken) for each, taken in guards]
    one, none = (inner.value(arith.ConstantOp(IntegerAttr(n, i32))) for n in (1, 0))
    inner.op(YieldOp(inner.value(arith.OrIOp(block.args[-1], chosen_by(inner, own, one, none)))))
    build, target, maps = Inserter.before(op), TensorType(i32, shape), list(op.get_indexing_maps())
    start = _filled(build, arith.ConstantOp(IntegerAttr(0, i32)), target)
    made = GenericOp(
        list(op.inputs), [start], Region(block), ArrayAttr([*maps[:inputs], maps[place]]),
        list(op.get_iterator_types()), [target],
    )  # fmt: skip
    found = build.op(made).results[0]
    return each_element(build, op, found, i1, lambda each: arith.TruncIOp(each, i1))
