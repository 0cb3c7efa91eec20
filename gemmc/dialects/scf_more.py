"""The `scf` dialect with loops whose steps may be done in any order: `scf.forall` is written out as
loops of steps one after the other when a text is read.

Source: MLIR, "scf" dialect, `ForallOp`, `InParallelOp`, `ParallelOp`; "tensor" dialect,
`ParallelInsertSliceOp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from xdsl.context import Context
from xdsl.dialects import arith, scf, tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    ModuleOp,
    i64,
)
from xdsl.ir import Attribute, Block, Dialect, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    prop_def,
    region_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._arrows import arrow_types
from gemmc.dialects._integers import I64Array
from gemmc.dialects.linalg_payload import parse_listed
from gemmc.dialects.scf_forms import ForOp, IfOp, assignment, types_of
from gemmc.errors import refuse

Bound = int | UnresolvedOperand


@irdl_op_definition
class InParallelOp(IRDLOperation):
    """Where the slices that a step has made go: `scf.forall.in_parallel { … }`."""

    name = "scf.forall.in_parallel"

    body = region_def("single_block")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        region = parser.parse_region()
        if not region.blocks:
            region.add_block(Block())  # nothing goes anywhere
        return cls.create(regions=[region])


@irdl_op_definition
class ForallOp(IRDLOperation):
    """`scf.forall (%i, %j) = (0, 0) to (64, %n) step (32, 16) shared_outs(%o = %x) -> (t) { … }`,
    or `scf.forall (%i, %j) in (2, 3) …`: `bounds` has the first, the last and the step of each
    loop, with DYNAMIC_INDEX for each of the operands ahead of the outputs."""

    name = "scf.forall"

    values = var_operand_def()
    bounds = prop_def(I64Array)
    body = region_def("single_block")
    outs = var_result_def()

    @property
    def loops(self) -> int:
        """How many counters there are."""
        return len(self.bounds.get_values()) // 3

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        start = parser.pos
        counters = parser.parse_comma_separated_list(
            parser.Delimiter.PAREN, lambda: parser.parse_argument(expect_type=False)
        )
        groups = _bounds(parser, len(counters))
        if any(len(each) != len(counters) for each in groups):
            parser.raise_error(f"{cls.name}: needed bounds for each counter", start, start)
        names: list[UnresolvedOperand] = []
        arguments: list[Parser.UnresolvedArgument] = []
        if parser.parse_optional_keyword("init"):
            names = parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, parser.parse_unresolved_operand)  # fmt: skip
        if parser.parse_optional_keyword("shared_outs"):
            for argument, name in parser.parse_comma_separated_list(
                parser.Delimiter.PAREN, lambda: assignment(parser)
            ):
                arguments.append(argument)
                names.append(name)
        kinds = arrow_types(parser)
        index = IndexType()
        told = [each for group in groups for each in group if not isinstance(each, int)]
        values = parser.resolve_operands(told, [index] * len(told), start)
        values = [*values, *parser.resolve_operands(names, kinds, start)]
        inner = [each.resolve(index) for each in counters]
        inner += [each.resolve(kind) for each, kind in zip(arguments, kinds, strict=False)]
        body = parser.parse_region(inner)
        attributes = parser.parse_optional_attr_dict()
        numbers = [each if isinstance(each, int) else DYNAMIC_INDEX for g in groups for each in g]
        return cls.create(
            operands=values, result_types=kinds, regions=[body], attributes=attributes,
            properties={"bounds": _array(numbers)},
        )  # fmt: skip


class ParallelOp(ForallOp):
    """`scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) init (%z) -> f32 { … scf.reduce
    (%x : f32) { … } }`: steps that write to memory, or whose values `init` is combined with."""

    name = "scf.parallel"


class ReduceOp(scf.ReduceOp):
    """`scf.reduce(%x, %y : f32, f32) { … }, { … }`: a region for each value, with commas as MLIR
    prints them."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        values: Sequence[SSAValue] = ()
        if parser.parse_optional_punctuation("("):
            values = parse_listed(parser)
            parser.parse_punctuation(")")
        regions, region = list[Region](), parser.parse_optional_region()
        while region is not None:
            regions.append(region)
            more = parser.parse_optional_punctuation(",") is not None
            region = parser.parse_region() if more else parser.parse_optional_region()
        attributes = parser.parse_optional_attr_dict()
        return cls.create(operands=values, regions=regions, attributes=attributes)


def _tell_bounds(op: ParallelOp) -> None:
    """Say of one in the generic form that all its bounds are operands."""
    if "bounds" in op.properties:
        return
    count, more = divmod(len(op.operands) - len(op.results), 3)
    if more or len(op.body.block.args) != count:
        raise refuse(op, "bounds for each counter", f"{len(op.operands)} operands")
    op.properties["bounds"] = _array([DYNAMIC_INDEX] * (3 * count))


def _array(numbers: Sequence[int]) -> Attribute:
    return DenseArrayBase.from_list(i64, list(numbers))


def _bound(parser: Parser) -> Bound:
    found = parser.parse_optional_unresolved_operand()
    return parser.parse_integer() if found is None else found


def _bounds(parser: Parser, count: int) -> list[list[Bound]]:
    """First, last and step of each counter, one list each."""

    def group() -> list[Bound]:
        return parser.parse_comma_separated_list(parser.Delimiter.PAREN, lambda: _bound(parser))

    if parser.parse_optional_keyword("in"):
        return [[0] * count, group(), [1] * count]
    parser.parse_punctuation("=")
    found = [group()]
    for word in ("to", "step"):
        parser.parse_keyword(word)
        found.append(group())
    return found


def write_out(module: ModuleOp, ctx: Context) -> None:
    """Put loops of steps in the place of `scf.forall` and `scf.parallel`, the outer ones first, and
    choices in that of `scf.index_switch`. GemmcError for one that inserts into anything but its
    outputs."""
    while found := [each for each in module.walk() if isinstance(each, ForallOp)]:
        if isinstance(found[0], ParallelOp):
            _tell_bounds(found[0])
        _write_out(found[0])
    for op in [each for each in module.walk() if isinstance(each, scf.IndexSwitchOp)]:
        _write_choices(op)


def _check_choices(op: scf.IndexSwitchOp) -> None:
    """GemmcError for a case that is there twice, and for values of other types than its results."""
    cases = op.cases.get_values()
    if len(set(cases)) != len(cases):
        raise refuse(op, "cases that differ", ", ".join(map(str, cases)))
    for region in op.regions:
        last = region.block.last_op
        found = types_of(() if last is None else last.operands)
        if found != types_of(op.results):
            at = last if last is not None else op
            raise refuse(at, f"a region that yields {types_of(op.results)}", found)


def _write_choices(op: scf.IndexSwitchOp) -> None:
    """A `scf.if` for each case, those that follow in its second region."""
    block, kinds = op.parent_block(), [each.type for each in op.results]
    assert block is not None, "a choice stands in a block"
    _check_choices(op)
    otherwise = op.default_region.detach_block(0)
    for case, region in reversed(list(zip(op.cases.get_values(), op.case_regions, strict=True))):
        number = arith.ConstantOp(IntegerAttr(case, IndexType()))
        same = arith.CmpiOp(op.arg, number, "eq")
        chosen = scf.IfOp(same, kinds, Region(region.detach_block(0)), Region(otherwise))
        otherwise = Block([number, same, chosen, scf.YieldOp(*chosen.results)])
        for each in otherwise.ops:
            each.location = op.location
    for each in list(otherwise.ops):
        each.detach()
        if isinstance(each, scf.YieldOp):
            for result, value in zip(op.results, each.operands, strict=True):
                result.replace_all_uses_with(value)
        else:
            block.insert_op_before(each, op)
    op.detach()
    op.erase()


def _write_out(op: ForallOp) -> None:
    outer, count = op.parent_block(), op.loops
    assert outer is not None, "a loop stands in a block"
    given = iter(op.operands)
    bounds: list[SSAValue] = []
    for number in op.bounds.get_values():
        if number == DYNAMIC_INDEX:
            bounds.append(next(given))
            continue
        made = arith.ConstantOp(IntegerAttr(number, IndexType()))
        made.location = op.location
        outer.insert_op_before(made, op)
        bounds.append(made.result)
    carried: list[SSAValue] = list(given)
    counters: list[SSAValue] = []
    loops: list[scf.ForOp] = []
    for loop in range(count):
        kinds = [IndexType(), *(each.type for each in carried)]
        block = Block(arg_types=kinds)
        first, last, step = bounds[loop::count]
        made_ = scf.ForOp(first, last, step, carried, Region(block))
        made_.location = op.location
        if loops:
            loops[-1].body.block.add_op(made_)
        else:
            outer.insert_op_before(made_, op)
        loops.append(made_)
        counters.append(block.args[0])
        carried = [each for each in block.args[1:]]
    _fill(op, loops[-1].body.block, counters, carried)
    for around, inside in zip(loops, loops[1:], strict=False):
        _end(around.body.block, list(inside.results), op)
    for result, value in zip(op.results, loops[0].results, strict=True):
        value.name_hint = result.name_hint
        result.replace_all_uses_with(value)
    op.detach()
    op.erase()


def _fill(
    op: ForallOp, block: Block, counters: Sequence[SSAValue], carried: list[SSAValue]
) -> None:
    """A step's ops, and its slices put in one after the other."""
    source = op.body.block
    arguments: list[SSAValue] = list(source.args[len(counters) :])
    for each in list(source.ops):
        each.detach()
        if isinstance(each, scf.ReduceOp | scf.YieldOp):
            carried = _combined(op, each, block, carried)
            continue
        if not isinstance(each, InParallelOp):
            block.add_op(each)
            continue
        for insertion in list(each.body.block.ops):
            insertion.detach()
            if not isinstance(insertion, tensor.InsertSliceOp) or insertion.dest not in arguments:
                needed = "slices that are inserted into the outputs"
                raise refuse(insertion, needed, "another")
            number = arguments.index(insertion.dest)
            insertion.operands[1] = carried[number]
            block.add_op(insertion)
            carried[number] = insertion.result
    starts = () if isinstance(op, ParallelOp) else block.args[1:]
    for argument, value in zip(source.args, (*counters, *starts), strict=True):
        argument.replace_all_uses_with(value)
    _end(block, carried, op)


def _combined(
    op: ForallOp, end: Operation, block: Block, carried: list[SSAValue]
) -> list[SSAValue]:
    """What the values of a step make of those so far, by the regions of an `scf.reduce`."""
    regions = end.regions if isinstance(end, scf.ReduceOp) else ()
    wanted = len(carried) if isinstance(op, ParallelOp) else 0
    if not len(end.operands) == len(regions) == wanted:
        raise refuse(end, "a region for each value, and a value for each result", "others")
    if not regions:
        return carried
    made: list[SSAValue] = []
    for value, so_far, region in zip(end.operands, carried, regions, strict=True):
        first, other = region.block.args
        first.replace_all_uses_with(so_far)
        other.replace_all_uses_with(value)
        for each in list(region.block.ops):
            each.detach()
            if isinstance(each, scf.ReduceReturnOp):
                made.append(each.result)
            else:
                block.add_op(each)
    return made


def _end(block: Block, values: Sequence[SSAValue], op: Operation) -> None:
    end = scf.YieldOp(*values)
    end.location = op.location
    block.add_op(end)


class WhileOp(scf.WhileOp):
    """A loop that a condition ends, which may carry nothing: `scf.while : () -> () { … } do { … }`.
    """

    def verify_(self) -> None:
        super().verify_()
        last = self.before_region.block.last_op
        if not isinstance(last, scf.ConditionOp):
            found = "nothing" if last is None else last.name
            raise VerifyException(f"needed scf.condition at the first region's end; found {found}")
        end = self.after_region.block.last_op
        ends = (
            (last, last.operands[1:], self.results),
            (end, () if end is None else end.operands, self.arguments),
        )
        for op, found, wanted in ends:
            if op is not None and types_of(found) != types_of(wanted):
                needed = f"needed {op.name} of {types_of(wanted)}"
                raise VerifyException(f"{needed}; found {types_of(found)}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        if not parser.parse_optional_punctuation(":"):
            return super().parse(parser)
        start = parser.pos
        kind = parser.parse_function_type()
        if kind.inputs.data:
            needed = "a loop that is given nothing"
            parser.raise_error(f"{cls.name}: needed {needed}; found {kind}", start, start + 1)
        before = parser.parse_region()
        parser.parse_keyword("do")
        made = cls((), list(kind.outputs), before, parser.parse_region())
        attributes = parser.parse_optional_attr_dict_with_keyword()
        made.attributes |= {} if attributes is None else attributes.data
        return made


_OWN = (ForallOp, ForOp, IfOp, InParallelOp, ParallelOp, ReduceOp, WhileOp)
_NAMES = {op.name for op in _OWN}

Scf = Dialect(
    "scf",
    [*(op for op in scf.Scf.operations if op.name not in _NAMES), *_OWN],
    list(scf.Scf.attributes),
)
