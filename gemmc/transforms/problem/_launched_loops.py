"""Launches of kernels that are one `tile.loops` each, and what takes the place of several."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple, cast

from xdsl.dialects import func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    AffineMapAttr,
    ArrayAttr,
    FunctionType,
    MemRefType,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from gemmc.analysis.reshapes import shape_of
from gemmc.dialects.dynamic import function_guards
from gemmc.dialects.launch import (
    Launching,
    ProgramOp,
    RecurrenceOp,
    RunOp,
    ViewOp,
    WorkspaceOp,
    memory_of,
    place_of,
)
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.ir import Inserter, walk_type

CTA = 256
"""Threads of the kernels that `form-loops` makes."""


FEW = 1 << 18
"""Steps of all threads together, below which a launch takes as long as what its kernel does."""

OPEN = 512
"""What an extent that a launch tells counts as."""


class Launched(NamedTuple):
    """A launch and the loops that it is, if its kernel is launched here alone."""

    run: RunOp
    function: func.FuncOp
    loops: LoopsOp

    @property
    def made(self) -> SSAValue:
        """The memory that it writes."""
        return self.run.outputs[0]

    @property
    def largest(self) -> set[SSAValue]:
        """The memory of the largest matrices that it reads; of sizes that a launch tells, of those
        of most of them."""
        sizes = [_size(each) for each in self.run.inputs]
        pairs = zip(self.run.inputs, sizes, strict=True)
        return {memory_of(value) for value, size in pairs if size == max(sizes)}


def launched_in(module: ModuleOp) -> list[tuple[ProgramOp, list[Launched | None]]]:
    """The launches of each program, in order; None for one of anything else."""
    functions = [each for each in module.body.block.ops if isinstance(each, func.FuncOp)]
    named = {each.sym_name.data: each for each in functions}
    programs = walk_type(module, ProgramOp)
    names = [name for program in programs for run in program.runs for name in run.names]
    return [
        (program, [_launched(run, named, names) for run in program.launches])
        for program in programs
    ]


def _launched(
    run: Launching, named: Mapping[str, func.FuncOp], launched: Sequence[str]
) -> Launched | None:
    if isinstance(run, RecurrenceOp):
        return None
    function = named.get(run.names[0])
    alone = len(run.names) == 1 and launched.count(run.names[0]) == 1
    if function is None or not alone or function_guards(function) or len(run.outputs) != 1:
        return None
    loops, *others = function.body.block.ops
    if not isinstance(loops, LoopsOp) or len(others) != 1:
        return None
    return Launched(run, function, loops)


def are_related(members: Sequence[Launched], launch: Launched) -> bool:
    """Whether a launch reads what one of those ahead makes, or the largest of what it reads, or one
    of them the largest of what this one does."""
    own = set(map(memory_of, launch.run.inputs))
    ahead, read = set[SSAValue](), set[SSAValue]()
    for each in members:
        ahead |= {memory_of(each.made), *each.largest}
        read |= set(map(memory_of, each.run.inputs))
    return not (own.isdisjoint(ahead) and read.isdisjoint(launch.largest))


def steps_of(loops: LoopsOp) -> int:
    """Steps of all threads together, by guess where a launch tells extents."""
    return prod(OPEN if each == DYNAMIC_INDEX else each for each in loops.extents)


def takes_long(loops: LoopsOp) -> bool:
    """Whether to compute loops by a lane of each warp takes longer than a launch: what the others
    could do meanwhile."""
    return steps_of(loops) * len(loops.body.block.ops) > FEW


class Reading(NamedTuple):
    """Loops that read a tensor in whose memory others, or they themselves, may write; by a map, or
    at places that they compute."""

    writer: LoopsOp
    loops: LoopsOp
    value: SSAValue
    indexing: AffineMap | None


class Together(NamedTuple):
    """A function of the loops of several launches, what it reads, and what it writes, which is
    memory that others read too."""

    function: func.FuncOp
    read: list[SSAValue]
    written: list[SSAValue]

    @property
    def stages(self) -> list[LoopsOp]:
        """The loops."""
        return [op for op in self.function.body.block.ops if isinstance(op, LoopsOp)]

    @property
    def results(self) -> list[SSAValue]:
        """What the function returns."""
        end = self.function.get_return_op()
        assert end is not None, "it was made so"
        return list(end.operands)

    def read_where_written(self, program: ProgramOp) -> Iterator[Reading]:
        """What loops read of an argument in whose memory a result may be."""
        made: dict[SSAValue, LoopsOp] = {each.result: each for each in self.stages}
        inputs = list(zip(self.function.args, self.read, strict=True))
        for result, memory in zip(self.results, self.written, strict=True):
            shared = shared_with(program, memory)
            at_stake = {argument for argument, value in inputs if memory_of(value) is shared}
            for loops in self.stages:
                maps: list[AffineMap | None] = [each.data for each in loops.maps]
                maps += [None] * len(loops.tables)
                for value, indexing in zip((*loops.inputs, *loops.tables), maps, strict=True):
                    if value in at_stake:
                        yield Reading(made[result], loops, value, indexing)

    def put(self, members: Sequence[Launched], place: Launched | None = None) -> None:
        """Let it take the place of the launches and their functions, where the last one is, or
        another."""
        last, run = members[-1], (place or members[-1]).run
        Inserter.before(last.function).op(self.function)
        for value in (*self.read, *self.written):
            _define_ahead(value, run)
        Inserter.before(run).op(RunOp(last.run.names[0], self.read, self.written))
        for each in reversed(members):
            for old in (each.run, each.function):
                old.detach()
                old.erase()
        for each in members:
            if each.made not in self.written:
                _drop(each.made)


def together(members: Sequence[Launched]) -> Together | None:
    """A function of all the loops, with the name of the last one; None where one reads a part of
    what another makes, or two make parts of the same memory."""
    last, read = members[-1], list[SSAValue]()
    block, made = Block(), dict[SSAValue, SSAValue]()
    for launch in members:
        known: dict[SSAValue, SSAValue] = {}
        if memory_of(launch.made) in made:
            return None
        for argument, value in zip(launch.function.args, launch.run.inputs, strict=True):
            root = memory_of(value)
            if root in made and place_of(value)[1]:
                return None
            if root in made:
                known[argument] = made[root]
                continue
            if value not in read:
                read.append(value)
                block.insert_arg(argument.type, len(block.args)).name_hint = argument.name_hint
            known[argument] = block.args[read.index(value)]
        loops = launch.loops.clone(known)
        block.add_op(loops)
        loops.maps = _maps(launch.loops, loops)
        made[memory_of(launch.made)] = loops.result
    written = [each.made for each in members if not _is_between(each.made, members)]
    end = func.ReturnOp(*(made[memory_of(each)] for each in written))
    end.location = last.loops.location
    block.add_op(end)
    kinds = [value.type for value in end.operands]
    function = func.FuncOp(
        last.function.sym_name.data,
        FunctionType.from_lists(list(block.arg_types), kinds),
        Region(block),
    )
    function.location = last.function.location
    return Together(function, read, written)


def _is_between(value: SSAValue, members: Sequence[Launched]) -> bool:
    """Whether memory is the program's own, and is read and written by these launches only."""
    runs = {each.run for each in members}
    return value is not members[-1].made and isinstance(value.owner, WorkspaceOp) and all(
        use.operation in runs or (
            isinstance(use.operation, ViewOp) and not use.operation.first.value.data
            and all(behind.operation in runs for behind in use.operation.result.uses)
        ) for use in value.uses
    )  # fmt: skip


def _define_ahead(value: SSAValue, run: RunOp) -> None:
    """Let what defines memory stand ahead of a launch."""
    op = value.owner
    if isinstance(op, Operation) and not op.is_before_in_block(run):
        for each in op.operands:
            _define_ahead(each, run)
        op.detach()
        Inserter.before(run).op(op)


def _drop(value: SSAValue) -> None:
    """Leave out memory that nobody uses any more, and views of it."""
    for each in [*(use.operation for use in value.uses), value.owner]:
        assert isinstance(each, Operation), "a program's own memory is an op's"
        each.detach()
        each.erase()


def _maps(old: LoopsOp, new: LoopsOp) -> ArrayAttr[AffineMapAttr]:
    """The maps of loops that read some tensors in other shapes than before: without extents of 1,
    these are the same."""
    found: list[AffineMapAttr] = []
    for before, value, indexing in zip(old.inputs, new.inputs, old.maps, strict=True):
        shape, other = shape_of(before), shape_of(value)
        seen = indexing.data if shape == other else _reshaped(indexing.data, shape, other)
        found.append(AffineMapAttr(seen))
    return ArrayAttr(found)


def _reshaped(indexing: AffineMap, shape: Sequence[int], other: Sequence[int]) -> AffineMap:
    """A map to a tensor in another shape that differs in extents of 1 only; of another, one that is
    found to be of no loops' own elements."""
    zero = AffineExpr.constant(0)
    long = [each for each, size in zip(indexing.results, shape, strict=True) if size != 1]
    same = [size for size in shape if size != 1] == [size for size in other if size != 1]
    left = iter(long if same else ())
    results = tuple(zero if size == 1 else next(left, zero) for size in other)
    return AffineMap(indexing.num_dims, indexing.num_symbols, results)


def _size(value: SSAValue) -> tuple[int, int]:
    """By which matrices are compared: how many of their extents a launch tells, and the others."""
    shape = cast("MemRefType[Attribute]", value.type).get_shape()
    return shape.count(DYNAMIC_INDEX), prod(each for each in shape if each != DYNAMIC_INDEX)


def shared_with(program: ProgramOp, value: SSAValue) -> SSAValue | None:
    """The argument whose memory a result of a program may be in."""
    if program.in_place is None:
        return None
    names = dict(zip((n.data for n in program.arguments), program.body.block.args, strict=True))
    for output, told in program.in_place.data.items():
        if names[output] is memory_of(value) and isinstance(told, StringAttr):
            return names[told.data]
    return None


def memory_in(program: ProgramOp, values: Iterable[SSAValue]) -> set[SSAValue]:
    """The memory that values of a program are, or may be: a result's is that of an argument."""
    return {shared_with(program, each) or memory_of(each) for each in values}
