"""The walk over the ops of a function: each one that touches complex values by its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from xdsl.dialects import arith, cf, func, memref, scf
from xdsl.dialects import complex as stock
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    ComplexType,
    DenseArrayBase,
    IntegerType,
    i32,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import ReduceOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.traits import IsTerminator

from gemmc.dialects._ahead import put_ahead
from gemmc.dialects.complex_parts.bits import bitcast
from gemmc.dialects.complex_parts.constants import parts_of_constant, parts_of_global
from gemmc.dialects.complex_parts.functions import FUNCTIONS
from gemmc.dialects.complex_parts.numbers import NUMBERS, Rule
from gemmc.dialects.complex_parts.reals import Reals
from gemmc.dialects.complex_parts.values import (
    Pair,
    Parts,
    check,
    is_complex,
    real_type,
    touches_complex,
)
from gemmc.errors import refuse

_RULES: dict[str, Rule] = {**NUMBERS, **FUNCTIONS}

_PASSING = (
    *(scf.ForOp, scf.IfOp, scf.WhileOp, scf.ConditionOp, scf.YieldOp, scf.ExecuteRegionOp),
    *(cf.BranchOp, cf.ConditionalBranchOp, func.CallOp),
)
"""Ops that hand values on in lists, in which both parts stand."""

_LISTS = ("util.optimization_barrier", "iree_tensor_ext.compute_barrier.start",
          "iree_tensor_ext.compute_barrier.end")  # fmt: skip

_MOVING = ("tensor", "memref", "bufferization", "linalg", "iree_linalg_ext", "tm_tensor")
"""Dialects whose ops do to each part what they do to complex elements, if to any."""

_TOGETHER = ("sort", "topk", "arg_compare", "attention", "bitcast")
"""Of these, ops whose parts depend on each other."""

_SEGMENTS = "operandSegmentSizes"

Structured = Callable[["Rewriting", Operation], None]


class Rewriting:
    """The ops of a function while their complex values become parts."""

    def __init__(self, structured: Structured) -> None:
        self.parts = Parts()
        self._structured = structured

    def region(self, region: Region) -> None:
        """Rewrite the arguments and the ops of blocks, and what is in them."""
        with self.parts.clearing():
            for block in region.blocks:
                self.parts.split_arguments(block)
            for op in [each for block in region.blocks for each in block.ops]:
                self.op(op)

    def _regions(self, op: Operation) -> None:
        for region in op.regions:
            self.region(region)

    def op(self, op: Operation) -> None:
        """Rewrite an op. GemmcError for one that there is no rule for."""
        for value in (*op.operands, *op.results):
            check(op, value.type)
        if isinstance(op, LinalgStructuredOperation | ReduceOp) and _has_complex_body(op):
            self._structured(self, op)
        elif isinstance(op, _PASSING) or op.name in _LISTS:
            self._pass_on(op)
        elif not touches_complex(op):
            self._regions(op)
        elif op.dialect_name() == stock.Complex.name:
            self._number(op)
        elif isinstance(op, arith.ConstantOp):
            self._constant(op)
        elif isinstance(op, memref.GetGlobalOp):
            self._made(op, parts_of_global(op))
        elif op.has_trait(IsTerminator):
            op.operands = self.parts.each(op, op.operands)
        elif self._is_move(op):
            self.move(op)
        else:
            needed = "an op that gemmc knows on complex numbers"
            raise refuse(op, needed, op.name, "compute on the real and the imaginary parts")

    def _is_move(self, op: Operation) -> bool:
        if isinstance(op, arith.SelectOp):
            return True
        last = op.name.rpartition(".")[2]
        return op.dialect_name() in _MOVING and last not in _TOGETHER

    def _number(self, op: Operation) -> None:
        """An op of the complex dialect."""
        op.verify()
        operands = op.operands
        if isinstance(op, stock.CreateOp):
            self._made(op, (op.real, op.imaginary))
            return
        if isinstance(op, stock.ConstantOp):
            self._made(op, self._two_numbers(op, op.value))
            return
        if isinstance(op, stock.BitcastOp):
            self._made(op, bitcast(self.parts, op))
            return
        rule = _RULES.get(op.name)
        if rule is None:
            raise refuse(op, "an op of the complex dialect that gemmc knows", op.name)
        element = cast("ComplexType[AnyFloat]", operands[0].type).element_type
        found = rule(Reals(op, element), *(self.parts.of(op, each) for each in operands))
        self._made(op, found)

    def _made(self, op: Operation, found: Pair | SSAValue) -> None:
        """Let values stand for the one result of an op."""
        if isinstance(found, tuple):
            self.parts.say(op.results[0], found)
        else:
            op.results[0].replace_all_uses_with(found)
            found.name_hint = found.name_hint or op.results[0].name_hint
        self.parts.leave(op)

    def _two_numbers(self, op: stock.ConstantOp, value: ArrayAttr[Any]) -> Pair:
        """The parts of one number."""
        made = [put_ahead(op, arith.ConstantOp(each)).results[0] for each in value.data]
        return made[0], made[1]

    def _constant(self, op: arith.ConstantOp) -> None:
        """A constant for each part of a tensor of numbers."""
        found = parts_of_constant(op, op.value, op.result.type)
        made = [put_ahead(op, arith.ConstantOp(each)).results[0] for each in found]
        self._made(op, (made[0], made[1]))

    def _pass_on(self, op: Operation) -> None:
        """An op with lists of values, with both parts of complex ones in them."""
        if not touches_complex(op):
            self._regions(op)
            return
        operands = self.parts.each(op, op.operands)
        properties = dict(op.properties)
        if _SEGMENTS in properties:
            properties[_SEGMENTS] = _segments(op)
        regions = [op.detach_region(each) for each in list(op.regions)]
        for region in regions:
            self.region(region)
        made = put_ahead(op, type(op).create(
            operands=operands, result_types=_types(op.results), properties=properties,
            attributes=op.attributes, regions=regions, successors=list(op.successors),
        ))  # fmt: skip
        self.parts.replace(op, made.results)

    def move(self, op: Operation) -> None:
        """The same op on each part. GemmcError for a body whose parts depend on each other."""
        shapes = [_Shape(each.block) for each in op.regions]
        self._regions(op)
        if op.results and not any(is_complex(each.type) for each in op.results):
            self._ask(op)
            return
        made = [self._part(op, shapes, part) for part in (0, 1)]
        for number, result in enumerate(op.results):
            if is_complex(result.type):
                self.parts.say(result, (made[0].results[number], made[1].results[number]))
            else:
                result.replace_all_uses_with(made[0].results[number])
        self.parts.leave(op)

    def _ask(self, op: Operation) -> None:
        """An op that only asks for what both parts have: sizes."""
        for number, value in enumerate(op.operands):
            if is_complex(value.type):
                op.operands[number] = self.parts.of(op, value)[0]

    def _part(self, op: Operation, shapes: Sequence[_Shape], part: int) -> Operation:
        """An op of `tensor` and the like on one part of its operands."""
        operands = [
            self.parts.of(op, each)[part] if is_complex(each.type) else each
            for each in op.operands
        ]
        kinds = [real_type(r.type) if is_complex(r.type) else r.type for r in op.results]
        regions = [s.region_of(op, each, part) for s, each in zip(shapes, op.regions, strict=True)]
        made = type(op).create(
            operands=operands, result_types=kinds, properties=dict(op.properties),
            attributes=op.attributes, regions=regions,
        )  # fmt: skip
        put_ahead(op, made)
        return made


def _has_complex_body(op: Operation) -> bool:
    """Whether an op of linalg does more than to hand complex elements on."""
    if not touches_complex(op):
        return any(touches_complex(each) for each in op.walk() if each is not op)
    body = op.regions[0].block
    return not isinstance(body.first_op, YieldOp) or op.name == "linalg.generic"


def _types(results: Sequence[SSAValue]) -> list[Attribute]:
    """Types of results, twice the real one in the place of complex ones."""
    found: list[Attribute] = []
    for each in results:
        found += [real_type(each.type)] * 2 if is_complex(each.type) else [each.type]
    return found


def _segments(op: Operation) -> DenseArrayBase:
    """How many operands each list has, with both parts in it."""
    sizes = cast("DenseArrayBase[IntegerType]", op.properties[_SEGMENTS]).get_values()
    found, at = list[int](), 0
    for size in sizes:
        mine = op.operands[at : at + int(size)]
        found.append(sum(2 if is_complex(each.type) else 1 for each in mine))
        at += int(size)
    return DenseArrayBase.from_list(i32, found)


class _Shape:
    """Which arguments of a body are complex, and which of the numbers that it yields."""

    def __init__(self, block: Block) -> None:
        end = block.last_op
        self.arguments = [is_complex(each.type) for each in block.args]
        self.yielded = [is_complex(each.type) for each in (end.operands if end else ())]

    def region_of(self, op: Operation, region: Region, part: int) -> Region:
        """A copy of a rewritten body, for one part. GemmcError where it needs the other one."""
        made = region.clone()
        block = made.block
        end = block.last_op
        assert end is not None, "a body ends in a yield"
        others = _of_other_part(self.yielded, part)
        end.operands = [each for n, each in enumerate(end.operands) if n not in others]
        drop_unused(block)
        for number in reversed(_of_other_part(self.arguments, part)):
            if block.args[number].first_use is not None:
                needed = "a body whose real and imaginary parts are computed apart"
                raise refuse(op, needed, "one that combines them")
            block.erase_arg(block.args[number])
        return made


def _of_other_part(pairs: Sequence[bool], part: int) -> list[int]:
    """The places of the other part, in a list with two values for each complex one."""
    found, at = list[int](), 0
    for pair in pairs:
        if pair:
            found.append(at + 1 - part)
        at += 2 if pair else 1
    return found


def drop_unused(block: Block) -> None:
    """Erase arithmetic whose results nobody uses."""
    for op in reversed(list(block.ops)):
        used = any(each.first_use is not None for each in op.results)
        if op.results and not used and not op.regions and _is_arithmetic(op):
            op.detach()
            op.erase()


def _is_arithmetic(op: Operation) -> bool:
    return op.dialect_name() in ("arith", "math", "complex") or op.name == "linalg.index"
