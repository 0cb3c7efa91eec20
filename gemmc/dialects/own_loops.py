"""Loops of a reduction that are places of a result: of that result they are parallel.

    y[i, j] = a[i, j] · b[i];  s[i] = s[i] + a[i, j] · b[i]  →  y over i and j; s, a sum over j

A `linalg.generic` on tensors has one list of kinds for all its results. A loop that a result's map
names meets each element once for each of its steps, so that no step reads what another one wrote.
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, ModuleOp
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import GenericOp, YieldOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr
from xdsl.rewriter import Rewriter
from xdsl.utils.exceptions import VerifyException

Kinds = tuple[IteratorTypeAttr, ...]


def write_out(module: ModuleOp, ctx: Context) -> None:
    """An op for each list of kinds that the results have; what is not valid, or has results that
    depend on each other, is left as it is."""
    for op in [each for each in module.walk() if isinstance(each, GenericOp)]:
        if len(op.results) != len(op.outputs) or len(op.indexing_maps) != len(op.operands):
            continue
        kinds = [_kinds(op, number) for number in range(len(op.results))]
        if all(each == tuple(op.iterator_types) for each in kinds):
            continue
        try:
            op.verify()
        except VerifyException:
            continue
        _apart(op, kinds)


def _kinds(op: GenericOp, number: int) -> Kinds:
    """The kinds of the loops for a result alone."""
    target = op.indexing_maps.data[len(op.inputs) + number].data
    own = {each.position for each in target.results if isinstance(each, AffineDimExpr)}
    return tuple(
        IteratorTypeAttr.parallel() if n in own and each.data == IteratorType.REDUCTION else each
        for n, each in enumerate(op.iterator_types)
    )


def _apart(op: GenericOp, kinds: Sequence[Kinds]) -> None:
    """Put an op for each list of kinds in an op's place."""
    groups: dict[Kinds, list[int]] = {}
    for number, each in enumerate(kinds):
        groups.setdefault(each, []).append(number)
    if len(groups) == 1:
        op.iterator_types = ArrayAttr(kinds[0])
        return
    if any(not each.results and each is not op.body.block.last_op for each in op.body.block.ops):
        return  # ops that are there for what they do
    needed = {each: _needed(op, numbers) for each, numbers in groups.items()}
    if not all(_is_whole(op, numbers, needed[each]) for each, numbers in groups.items()):
        return
    results = dict[int, SSAValue]()
    made = [_of(op, numbers, needed[each], each) for each, numbers in groups.items()]
    for one, numbers in zip(made, groups.values(), strict=True):
        results |= dict(zip(numbers, one.results, strict=True))
    Rewriter.replace_op(op, made, [results[number] for number in range(len(kinds))])


def _needed(op: GenericOp, numbers: Sequence[int]) -> set[SSAValue]:
    """What some results follow from: values of the body, and those that it reads from around it."""
    block, end = op.body.block, op.body.block.last_op
    assert end is not None, "the op was verified"
    found, values = set[SSAValue](), [end.operands[number] for number in numbers]
    while values:
        value = values.pop()
        if value in found:
            continue
        found.add(value)
        if isinstance(value.owner, Operation) and value.owner.parent is block:
            values += [read for each in value.owner.walk() for read in each.operands]
    return found


def _is_whole(op: GenericOp, numbers: Sequence[int], needed: set[SSAValue]) -> bool:
    """Whether some results follow from no other ones, and their tensors tell all loops' extents."""
    inputs, arguments = len(op.inputs), op.body.block.args
    others = [n for n in range(len(op.results)) if n not in numbers]
    if any(arguments[inputs + number] in needed for number in others):
        return False
    maps = [each.data for each in op.indexing_maps]
    kept = [*maps[:inputs], *(maps[inputs + number] for number in numbers)]
    dims = [each for one in kept for each in one.results if isinstance(each, AffineDimExpr)]
    return {each.position for each in dims} == set(range(len(op.iterator_types)))


def _of(op: GenericOp, numbers: Sequence[int], needed: set[SSAValue], kinds: Kinds) -> GenericOp:
    """An op of some of the results."""
    inputs, old = len(op.inputs), op.body.block
    places = [*range(inputs), *(inputs + number for number in numbers)]
    block = Block(arg_types=[old.args[place].type for place in places])
    known: dict[SSAValue, SSAValue] = {}
    for place, argument in zip(places, block.args, strict=True):
        known[old.args[place]] = argument
        argument.name_hint = old.args[place].name_hint
    for each in old.ops:
        if any(value in needed for value in each.results):
            block.add_op(each.clone(known))
    assert old.last_op is not None, "the op was verified"
    ends = [old.last_op.operands[number] for number in numbers]
    block.add_op(YieldOp(*(known.get(value, value) for value in ends)))
    made = GenericOp(
        list(op.inputs), [op.outputs[number] for number in numbers], Region(block),
        ArrayAttr([op.indexing_maps.data[place] for place in places]), list(kinds),
        [op.results[number].type for number in numbers],
    )  # fmt: skip
    made.location = op.location
    made.attributes |= op.attributes
    return made
