"""Elements that several loops over the same rows compute of the same inputs."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap, AffineSymExpr

from gemmc.analysis.instructions import instructions_in
from gemmc.dialects.dynamic import Place
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.loops import LoopIndexOp, LoopSizeOp, LoopsOp
from gemmc.ir import Inserter
from gemmc.transforms.schedule._row_places import place_in_row, row_loops
from gemmc.transforms.schedule._row_values import is_held

Key = int
"""What a value of a body is, by which others are the same."""


@dataclass(frozen=True)
class Common:
    """A value that several loops compute, in each of them; and the instructions it takes."""

    values: Mapping[LoopsOp, SSAValue]
    cost: int

    @property
    def gain(self) -> int:
        """Instructions for an element that are saved where it is computed once."""
        return (len(self.values) - 1) * self.cost


def most_common(
    stages: Sequence[LoopsOp], names: Sequence[Mapping[str, str]]
) -> Common | None:
    """The value of an element that takes most instructions to compute again, among those that
    several of the loops compute and a register holds; `names` are what each calls the sizes."""
    known: dict[Hashable, Key] = {}
    found: dict[Key, dict[LoopsOp, SSAValue]] = {}
    for loops, own in zip(stages, names, strict=True):
        keys = _Keys(loops, own, known)
        for value, key in keys.of.items():
            if value in keys.along and not isinstance(value.owner, Block) and is_held(value):
                found.setdefault(key, {}).setdefault(loops, value)
    several = [
        Common(each, _cost(next(iter(each.values())))) for each in found.values() if len(each) > 1
    ]
    return max(several, key=lambda each: each.gain, default=None)


class _Keys:
    """What each value of a body is, and which of them may differ from element to element of a
    row."""

    def __init__(
        self, loops: LoopsOp, names: Mapping[str, str], known: dict[Hashable, Key]
    ) -> None:
        self._loops, self._names, self._known = loops, names, known
        self.of: dict[SSAValue, Key] = {}
        self.along = set[SSAValue]()
        last = len(loops.extents) - 1
        arguments = loops.body.block.args
        for argument, value, indexing in zip(arguments, loops.inputs, loops.maps, strict=True):
            place = "input", value, place_in_row(loops, indexing.data)
            self._add(argument, place, last in indexing.data.used_dims())
        for op in loops.body.block.ops:
            if len(op.results) == 1:
                along = isinstance(op, LoopIndexOp) and op.loop.value.data == last
                along = along or not self.along.isdisjoint(op.operands)
                self._add(op.results[0], self._said(op), along)

    def _add(self, value: SSAValue, said: Hashable, along: bool) -> None:
        self.of[value] = self._known.setdefault(said, len(self._known))
        if along:
            self.along.add(value)

    def _said(self, op: Operation) -> Hashable:
        """What an op computes, by what its operands are."""
        if isinstance(op, LoopIndexOp):
            counted, loop = _counting(self._loops), op.loop.value.data
            return op.name, counted.index(loop) if loop in counted else None
        if isinstance(op, LoopSizeOp):
            return op.name, self._names[op.size.data]
        if op.regions or not all(each in self.of for each in op.operands):
            return op.name, op
        given = tuple(sorted((*op.properties.items(), *op.attributes.items()), key=lambda e: e[0]))
        return op.name, given, op.results[0].type, tuple(self.of[each] for each in op.operands)


def _needed_for(value: SSAValue) -> list[Operation]:
    """The ops of a body that a value is computed by, in order."""
    found = set[Operation]()
    left = [value]
    while left:
        owner = left.pop().owner
        if isinstance(owner, Operation) and owner not in found:
            found.add(owner)
            left += owner.operands
    block = value.owner.parent if isinstance(value.owner, Operation) else None
    return [] if block is None else [op for op in block.ops if op in found]


def _cost(value: SSAValue) -> int:
    return sum(map(instructions_in, _needed_for(value)))


def loops_of(loops: LoopsOp, value: SSAValue) -> LoopsOp | None:
    """The tensor of all that a value of a body is; None where a size would have no place."""
    ops = _needed_for(value)
    read = {each for op in ops for each in op.operands}
    arguments = loops.body.block.args
    kept = [number for number, each in enumerate(arguments) if each in read]
    dynamic = _renumbered(loops, kept)
    for place, size in enumerate(loops.sizes):
        if isinstance(size, AffineSymExpr):
            dynamic[list(dynamic)[size.position]].append((len(kept), place))
    if not all(dynamic.values()):
        return None
    block = Block(arg_types=[arguments[number].type for number in kept])
    copies: dict[SSAValue, SSAValue] = dict(
        zip((arguments[n] for n in kept), block.args, strict=True)
    )
    build = Inserter.at_end(block, loops)
    for op in ops:
        build.op(op.clone(copies))
    build.op(YieldOp(copies[value]))
    kind = TensorType[Attribute](value.type, loops.extents)
    maps = [loops.maps.data[number].data for number in kept]
    inputs = [loops.inputs[number] for number in kept]
    return LoopsOp(inputs, maps, kind, Region(block), dynamic=dynamic)


def reading(loops: LoopsOp, value: SSAValue, made: LoopsOp) -> LoopsOp | None:
    """The loops with the value read from the tensor of it, without the inputs that were read for it
    alone; None where a size would have no place."""
    body = _body_with(loops, value)
    kept = [number for number, each in enumerate(body.block.args[:-1]) if each.uses]
    for number in reversed(range(len(loops.inputs))):
        if number not in kept:
            body.block.erase_arg(body.block.args[number])
    dynamic, rank = _renumbered(loops, kept), loops.result.type.get_num_dims()
    own = _own_loops(loops, made)
    places = [(loop, (len(kept), place)) for place, loop in enumerate(own) if loop is not None]
    places += [(loop, (len(kept) + 1, loop)) for loop in range(rank)]
    for loop, place in places:
        size = loops.sizes[loop]
        if isinstance(size, AffineSymExpr):
            dynamic[list(dynamic)[size.position]].append(place)
    if not all(dynamic.values()):
        return None
    index = [AffineExpr.constant(0) if each is None else AffineExpr.dimension(each) for each in own]
    every = AffineMap(len(loops.extents), len(loops.places), tuple(index))
    result = LoopsOp(
        [*(loops.inputs[number] for number in kept), made.result],
        [*(loops.maps.data[number].data for number in kept), every],
        loops.result.type, body, loops.extents[rank:],
        None if loops.by is None else loops.by.data, dynamic=dynamic,
        lengths=[] if loops.lengths is None else [each.data for each in loops.lengths],
    )  # fmt: skip
    result.result.name_hint = loops.result.name_hint
    return result


def _body_with(loops: LoopsOp, value: SSAValue) -> Region:
    """A copy of a body, with a last argument in place of a value, and without what only that was
    computed of."""
    body = loops.body.clone()
    pairs = zip(loops.body.block.ops, body.block.ops, strict=True)
    copy = next(new.results[0] for old, new in pairs if value in old.results)
    argument = body.block.insert_arg(copy.type, len(body.block.args))
    copy.replace_all_uses_with(argument)
    for op in reversed([*body.block.ops]):
        if op.results and not any(each.uses for each in op.results):
            op.detach()
            op.erase()
    return body


def _own_loops(loops: LoopsOp, made: LoopsOp) -> list[int | None]:
    """The loops, over the same rows, that count each dimension of a tensor; None for one of 1."""
    counted = dict(zip(_counting(made), _counting(loops), strict=True))
    return [counted.get(dimension) for dimension in range(len(made.extents))]


def _counting(loops: LoopsOp) -> list[int]:
    """The loops that count rows, and the one over the row."""
    return [*row_loops(loops), len(loops.extents) - 1]


def _renumbered(loops: LoopsOp, kept: Sequence[int]) -> dict[str, list[Place]]:
    """Where sizes stand in the inputs that are kept."""
    return {
        name: [(kept.index(number), place) for number, place in places if number in kept]
        for name, places in loops.places.items()
    }
