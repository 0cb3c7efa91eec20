"""A reduction in two: the reduction of each part, and that of what these make."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import AnyFloat, FunctionType, IntegerType, TensorType
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineExpr, AffineMap

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopsOp
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._choices import Choice, chosen_in
from gemmc.transforms.schedule._body_copies import identity_of
from gemmc.transforms.schedule._loops_body import BELOW, EQUAL


@dataclass(frozen=True)
class Split:
    """Of each loop that is reduced over, the parts and the iterations of each; the last part of a
    loop may have fewer. The parts are the first dimensions of what the first reduction makes, or
    the `last` ones: there lanes combine them, of a result of few elements."""

    parts: tuple[int, ...]
    each: tuple[int, ...]
    last: bool = False

    @property
    def count(self) -> int:
        """Parts of all loops together."""
        return prod(self.parts)

    @property
    def loops(self) -> list[int]:
        """The numbers of the loops that are split, among those that are reduced over."""
        return [number for number, parts in enumerate(self.parts) if parts > 1]

    @property
    def dimensions(self) -> int:
        """Dimensions that the parts are."""
        return len(self.loops)

    def first_of(self, rank: int) -> tuple[int, int]:
        """Where the parts' dimensions begin, and where those of a result of so many do."""
        return (rank, 0) if self.last else (0, self.dimensions)

    @staticmethod
    def of(loops: LoopsOp, wanted: int, unit: int, last: bool = False) -> Split | None:
        """So many parts or fewer, the outermost loops first; those of the innermost loop are of
        whole units. None where that leaves one."""
        parts: list[int] = []
        each: list[int] = []
        reduced = loops.extents[loops.result.type.get_num_dims() :]
        for number, extent in enumerate(reduced):
            innermost = number == len(reduced) - 1
            found = _cut(extent, wanted, unit if innermost else 1)
            parts.append(found[0])
            each.append(found[1])
            wanted //= found[0]
        if prod(parts) == 1 or prod(each) == 1:
            return None
        return Split(tuple(parts), tuple(each), last)


def _cut(extent: int, most: int, unit: int) -> tuple[int, int]:
    """At most so many parts of an extent, and what each has: equal ones if there are half as many
    or more, else of whole units."""
    if most < 2 or extent <= unit:
        return 1, extent
    if most >= extent and unit == 1:
        return extent, 1
    for parts in range(most, most // 2, -1):
        if extent % parts == 0 and extent // parts % unit == 0:
            return parts, extent // parts
    each = -(-extent // (most * unit)) * unit
    return -(-extent // each), each


def partial_of(
    function: func.FuncOp, split: Split, name: str, number: int | None = None
) -> func.FuncOp:
    """The kernel that reduces each part, whose result has the parts in front of the dimensions of
    what was made, or behind them, in the type that is combined in. Of a reduction in steps that
    chooses, it keeps the value of that number."""
    made = function.clone()
    made.sym_name = type(made.sym_name)(name)
    (loops,) = [op for op in made.body.block.ops if isinstance(op, LoopsOp)]
    kind = loops.result.type
    parts, own = [split.parts[n] for n in split.loops], kind.get_shape()
    shape = [*own, *parts] if split.last else [*parts, *own]
    counters = _counters(split, kind.get_num_dims())
    reduced = [each for each in split.each if each > 1]
    maps = [_with(counters, each.data, len(shape) + len(reduced)) for each in loops.maps]
    choice = None if number is None else chosen_in(loops)
    body = loops.detach_region(loops.body)
    _renumber(body.block, loops, split, counters, choice)
    if choice is not None:
        begin_anew(choice, body.block, range(len(shape), len(shape) + len(reduced)))
    by = None if loops.by is None else loops.by.data
    result = TensorType(loops_type(body, number or 0), shape)
    put_loops(made, loops, LoopsOp(
        loops.inputs, maps, result, body, reduced, by, loops.tables, keeps=number
    ), "parts")  # fmt: skip
    return made


def final_of(
    function: func.FuncOp, made: Sequence[TensorType[Attribute]], last: bool
) -> func.FuncOp:
    """The kernel that combines the parts, which are the first dimension of its arguments, or the
    last one: one argument, or of a reduction in steps that chooses all values that it carries."""
    (loops,) = [op for op in function.body.block.ops if isinstance(op, LoopsOp)]
    shape, rank = made[0].get_shape(), loops.result.type.get_num_dims()
    block = Block(arg_types=made)
    for argument in block.args:
        argument.name_hint = "parts"
    if loops.by is None:
        body = _choosing(loops, [each.element_type for each in made], [rank])
    else:
        body = Block(arg_types=[made[0].element_type])
        Inserter.at_end(body, loops).op(YieldOp(body.args[0]))
    own = [*map(AffineDimExpr, range(rank))]
    places = [*own, AffineDimExpr(rank)] if last else [AffineDimExpr(rank), *own]
    indexing = AffineMap(rank + 1, 0, tuple(places))
    build = Inserter.at_end(block, loops)
    by, keeps = loops.by, loops.keeps
    combined = LoopsOp(
        block.args, [indexing] * len(made), loops.result.type, Region(body),
        [shape[rank if last else 0]],
        None if by is None else by.data, keeps=None if keeps is None else keeps.value.data,
    )  # fmt: skip
    result = build.value(combined, loops.result.name_hint)
    build.op(func.ReturnOp(result))
    kinds = list(made), [loops.result.type]
    found = func.FuncOp(function.sym_name.data, kinds, Region(block))
    found.location = function.location
    return found


def _choosing(loops: LoopsOp, kinds: Sequence[Attribute], counters: Sequence[int]) -> Block:
    """A step that chooses between what the steps before have chosen, and what a part has."""
    choice = chosen_in(loops)
    assert choice is not None, "it is checked"
    body = Block(arg_types=[*kinds, *kinds])
    build = Inserter.at_end(body, loops)
    read: list[SSAValue] = []
    given: list[SSAValue] = []
    begins = is_first(build, counters)
    for number, state in enumerate(choice.states):
        read.append(body.args[number])
        carried = _narrowed(build, body.args[len(kinds) + number], state.type)
        start = build.value(choice.starts[number].clone())
        given.append(build.value(arith.SelectOp(begins, start, carried)))
    build.op(YieldOp(*chosen(build, choice, given, read)))
    return body


def chosen(
    build: Inserter, choice: Choice, given: Sequence[SSAValue], read: Sequence[SSAValue]
) -> list[SSAValue]:
    """What a step makes of what the steps before have chosen, and of what others have, which it
    takes as if it had read it; both may be in the types that are carried."""
    known: dict[SSAValue, SSAValue] = {}
    for places, values in ((choice.read, read), (choice.states, given)):
        for place, value in zip(places, values, strict=True):
            known[place] = _narrowed(build, value, place.type)
    for op in choice.steps:
        for value in op.operands:
            if value not in known and isinstance(value.owner, arith.ConstantOp):
                known[value] = build.value(value.owner.clone())
        build.op(op.clone(known))
    return [known[each] for each in choice.made]


def _narrowed(build: Inserter, value: SSAValue, kind: Attribute) -> SSAValue:
    """A value that was carried in a wider type, which loses nothing."""
    if value.type == kind:
        return value
    if isa(kind, IntegerType):
        return build.value(arith.TruncIOp(value, kind))
    return build.value(arith.TruncFOp(value, cast("AnyFloat", kind)))


def loops_type(body: Region, number: int) -> Attribute:
    """The type of what a reduction's body yields as that number."""
    end = body.block.last_op
    assert isinstance(end, YieldOp), "a body that is verified yields"
    return end.arguments[number].type


def begin_anew(choice: Choice, block: Block, counters: Sequence[int]) -> SSAValue:
    """Let the first step of each part take the start; whether a step is that."""
    first = is_first(Inserter.at_start(block, choice.loops), counters)
    choice.first.replace_all_uses_with(first)
    return first


def is_first(build: Inserter, counters: Sequence[int]) -> SSAValue:
    """Whether these loops are all in their first iteration."""
    found: SSAValue | None = None
    for each in counters:
        test = build.value(arith.CmpiOp(build.value(LoopIndexOp(each)), build.index(0), EQUAL))
        found = test if found is None else build.value(arith.AndIOp(found, test))
    assert found is not None, "there is a loop"
    return found


def _unchanged(
    build: Inserter, loops: LoopsOp, number: int, kind: Attribute, choice: Choice | None
) -> SSAValue:
    """What a body yields as a number behind the last step: what changes nothing that it is combined
    with, or what the steps before have chosen, of which a part has one."""
    if loops.by is None:
        assert choice is not None, "a reduction combines or chooses"
        return choice.kept(build, number, kind)
    identity = identity_of(loops.by.data, cast("AnyFloat | IntegerType", kind))
    return build.value(arith.ConstantOp(identity))


def _counters(split: Split, rank: int) -> list[AffineExpr]:
    """What the counters of the loops are by those of the parts' loops: the parts' and the result's,
    then those that are still reduced over."""
    parts, own = split.first_of(rank)
    found: list[AffineExpr] = [AffineDimExpr(own + number) for number in range(rank)]
    behind = split.dimensions + rank
    for number, each in enumerate(split.each):
        counter: AffineExpr | None = None
        if each > 1:
            counter = AffineDimExpr(behind)
            behind += 1
        if number in split.loops:
            outer: AffineExpr = AffineDimExpr(parts + split.loops.index(number))
            counter = outer if counter is None else outer * each + counter
        found.append(AffineExpr.constant(0) if counter is None else counter)
    return found


def _with(counters: Sequence[AffineExpr], given: AffineMap, loops: int) -> AffineMap:
    places = (each.replace_dims_and_symbols(list(counters), []) for each in given.results)
    return AffineMap(loops, 0, tuple(places))


def _renumber(
    block: Block, loops: LoopsOp, split: Split, counters: Sequence[AffineExpr],
    choice: Choice | None,
) -> None:
    """Let a body know the loops by their new numbers, and yield what changes nothing behind the end
    of a loop."""
    for op in [each for each in block.ops if isinstance(each, LoopIndexOp)]:
        build = Inserter.before(op)
        replace(op, [_counted(build, counters[op.loop.value.data])])
    end = block.last_op
    assert isinstance(end, YieldOp), "a body that is verified yields"
    rank, build = loops.result.type.get_num_dims(), Inserter.before(end)
    for number, (parts, each) in enumerate(zip(split.parts, split.each, strict=True)):
        extent = loops.extents[rank + number]
        if parts * each == extent:
            continue
        at = _counted(build, counters[rank + number])
        inside = build.value(arith.CmpiOp(at, build.index(extent), BELOW))
        for place, value in enumerate(end.arguments):
            other = _unchanged(build, loops, place, value.type, choice)
            end.operands[place] = build.value(arith.SelectOp(inside, value, other))


def _counted(build: Inserter, counter: AffineExpr) -> SSAValue:
    """The value of a counter: a loop's, or a part's number times its length, and a loop's."""
    if isinstance(counter, AffineDimExpr):
        return build.value(LoopIndexOp(counter.position))
    lhs, rhs = getattr(counter, "lhs", None), getattr(counter, "rhs", None)
    if lhs is None or rhs is None:
        return build.index(0)
    if isinstance(rhs, AffineDimExpr):
        return build.add(_counted(build, lhs), _counted(build, rhs))
    return build.mul(_counted(build, lhs), build.index(rhs.value))


def put_loops(function: func.FuncOp, loops: LoopsOp, made: LoopsOp, hint: str) -> None:
    """Put an op in the place of the one that a function returns."""
    Inserter.before(loops).op(made)
    made.result.name_hint = hint
    end = function.get_return_op()
    assert end is not None, "a function that is verified returns"
    loops.detach()
    end.detach()
    Inserter.at_end(function.body.block, made).op(func.ReturnOp(made.result))
    function.function_type = FunctionType.from_lists(
        [value.type for value in function.args], [made.result.type]
    )
