"""Pass `fuse-rows`: which reductions of rows are one kernel with what reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    FunctionType,
    ModuleOp,
    StringAttr,
    TensorType,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap
from xdsl.passes import ModulePass

from gemmc.dialects.dynamic import function_guards
from gemmc.dialects.launch import (
    Launching,
    ProgramOp,
    RecurrenceOp,
    RunOp,
    ViewOp,
    WorkspaceOp,
)
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import refuse
from gemmc.facts import Facts
from gemmc.ir import Inserter, walk_type
from gemmc.transforms.schedule._rows_plan import MOST_HELD, is_in_own_row, rows_of

CTA = 256
"""Threads of the kernels that `form-loops` makes."""


@dataclass(frozen=True)
class FuseRowsPass(ModulePass):
    """Let one kernel reduce rows and do what follows with them.

    Before → after, of a softmax of 64 rows of 128:

        launch.run @main_0 reads %x writes %max          // tile.loops %x … over [128] by "max"
        launch.run @main_1 reads %x, %max writes %sum
        launch.run @main_2 reads %x, %max, %sum writes %result0
        →
        func.func @main_2(%x) {
          %max = tile.loops %x … over [128] by "max" … -> tensor<64xf32>
          %sum = tile.loops %x, %max … over [128] by "add" … -> tensor<64xf32>
          %r = tile.loops %x, %max, %sum … -> tensor<64x128xf32>; return %r }
        launch.run @main_2 reads %x writes %result0

    Requires: launch programs (`form-program`); without one there is nothing to do.
    Ensures: launches that follow each other, of reductions of the same rows and at last another
    such reduction or an element-wise kernel over them, are one, if nobody else reads what is
    reduced, each row reads what is its own, and a warp, or up to 16 that share a row, have room for
    it in their registers. The same is added, in parts of a row as short as rows allow. A launch may
    tell how many rows there are, and how long they are, if that is plainly the same for all of the
    loops; of such rows, registers hold the beginning. Rows of more than 16384 elements that are too
    few to occupy the device stay apart.
    Why here: before `split-reductions`, which takes in parts what is left; and before `form-loops`,
    for which loops in one function are one kernel. Serves programs with a softmax or a norm, which
    read their rows once.

    `held` is how many registers of each thread a row may take, at most 192; 64 where 16 warps
    share it.
    """

    name = "fuse-rows"

    held: int = 128

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not 1 <= self.held <= MOST_HELD:
            raise refuse(op, f"1 to {MOST_HELD} registers for held", f"held={self.held}")
        functions = [each for each in op.body.block.ops if isinstance(each, func.FuncOp)]
        named = {each.sym_name.data: each for each in functions}
        programs = walk_type(op, ProgramOp)
        launched = [name for program in programs for run in program.runs for name in run.names]
        for program in programs:
            known = [_Launch.of(run, named, launched) for run in program.launches]
            first = 0
            while first < len(known):
                first += _fuse_longest(program, known[first:], self.held)


class _Launch(NamedTuple):
    """A launch and the loops that it is, if its kernel is launched here alone."""

    run: RunOp
    function: func.FuncOp
    loops: LoopsOp

    @staticmethod
    def of(
        run: Launching, named: dict[str, func.FuncOp], launched: Sequence[str]
    ) -> _Launch | None:
        """None of a launch of anything else."""
        if isinstance(run, RecurrenceOp):
            return None
        function = named.get(run.names[0])
        alone = len(run.names) == 1 and launched.count(run.names[0]) == 1
        if function is None or not alone or function_guards(function) or len(run.outputs) != 1:
            return None
        found = [op for op in function.body.block.ops if isinstance(op, LoopsOp)]
        return None if len(found) != 1 else _Launch(run, function, found[0])


def _fuse_longest(program: ProgramOp, known: Sequence[_Launch | None], held: int) -> int:
    """Make one launch of as many of the first as can be; how many there were."""
    members: list[_Launch] = []
    for each in known:
        if each is None or (members and not _goes_on(members, each)):
            break
        members.append(each)
        if each.loops.by is None:
            break
    for count in range(len(members), 1, -1):
        if _fuse(program, members[:count], held):
            return count
    return 1


def _goes_on(members: Sequence[_Launch], launch: _Launch) -> bool:
    """Whether a launch may be of the same rows as those ahead, at a glance."""
    return members[0].loops.extents[-1:] == launch.loops.extents[-1:]


def _fuse(program: ProgramOp, members: Sequence[_Launch], held: int) -> bool:
    """One launch in place of several, if that is a kernel."""
    *others, last = members
    if any(each.loops.by is None for each in others):
        return False
    handed = [each.run.outputs[0] for each in others]
    if not all(_is_between(value, members) for value in handed):
        return False
    function, read = _together(members, handed)
    stages = [op for op in function.body.block.ops if isinstance(op, LoopsOp)]
    plan = rows_of(stages, CTA, held)
    if plan is None or plan.leaves_idle:
        return False
    if not _keeps_to_rows(program, last.run, stages, read):
        return False
    Inserter.before(last.function).op(function)
    Inserter.before(last.run).op(RunOp(last.run.names[0], read, last.run.outputs))
    for each in reversed(members):
        for old in (each.run, each.function):
            old.detach()
            old.erase()
    for value in handed:
        _drop(value)
    return True


def _is_between(value: SSAValue, members: Sequence[_Launch]) -> bool:
    """Whether memory is the program's own, and is read and written by these launches only."""
    runs = {each.run for each in members}
    return isinstance(value.owner, WorkspaceOp) and all(
        use.operation in runs or (
            isinstance(use.operation, ViewOp) and not use.operation.first.value.data
            and all(behind.operation in runs for behind in use.operation.result.uses)
        ) for use in value.uses
    )  # fmt: skip


def _drop(value: SSAValue) -> None:
    """Leave out memory that nobody uses any more, and views of it."""
    for each in [*(use.operation for use in value.uses), value.owner]:
        assert isinstance(each, Operation), "a program's own memory is an op's"
        each.detach()
        each.erase()


def _together(
    members: Sequence[_Launch], handed: Sequence[SSAValue]
) -> tuple[func.FuncOp, list[SSAValue]]:
    """A function of all the loops, with the name of the last one, and what it reads."""
    last, read = members[-1], list[SSAValue]()
    block = Block()
    made: dict[SSAValue, SSAValue] = {}
    for launch in members:
        held = dict(zip(launch.function.args, launch.run.inputs, strict=False))
        known: dict[SSAValue, SSAValue] = {}
        for argument, value in held.items():
            root = value.owner.source if isinstance(value.owner, ViewOp) else value
            if root in handed:
                known[argument] = made[root]
                continue
            if value not in read:
                read.append(value)
                block.insert_arg(argument.type, len(block.args)).name_hint = argument.name_hint
            known[argument] = block.args[read.index(value)]
        loops = launch.loops.clone(known)
        block.add_op(loops)
        loops.maps = _maps(launch.loops, loops)
        made[launch.run.outputs[0]] = loops.result
    end = func.ReturnOp(made[last.run.outputs[0]])
    end.location = last.loops.location
    block.add_op(end)
    kind = FunctionType.from_lists(list(block.arg_types), [last.loops.result.type])
    function = func.FuncOp(last.function.sym_name.data, kind, Region(block))
    function.location = last.function.location
    return function, read


def _maps(old: LoopsOp, new: LoopsOp) -> ArrayAttr[AffineMapAttr]:
    """The maps of loops that read some tensors in other shapes than before: without extents of 1,
    these are the same."""
    found: list[AffineMapAttr] = []
    for before, value, indexing in zip(old.inputs, new.inputs, old.maps, strict=True):
        shape, other = _shape(before), _shape(value)
        seen = indexing.data if shape == other else _reshaped(indexing.data, shape, other)
        found.append(AffineMapAttr(seen))
    return ArrayAttr(found)


def _reshaped(indexing: AffineMap, shape: Sequence[int], other: Sequence[int]) -> AffineMap:
    """A map to a tensor in another shape that differs in extents of 1 only; of another, one that
    `rows_of` finds to be of no row's own."""
    zero = AffineExpr.constant(0)
    long = [each for each, size in zip(indexing.results, shape, strict=True) if size != 1]
    same = [size for size in shape if size != 1] == [size for size in other if size != 1]
    left = iter(long if same else ())
    results = tuple(zero if size == 1 else next(left, zero) for size in other)
    return AffineMap(indexing.num_dims, indexing.num_symbols, results)


def _keeps_to_rows(
    program: ProgramOp, run: RunOp, stages: Sequence[LoopsOp], read: Sequence[SSAValue]
) -> bool:
    """Whether rows read only their own of what may be in the memory that is written, and elements
    only themselves where they are written."""
    target = _root(run.outputs[0])
    places: Mapping[str, Attribute] = {} if program.in_place is None else program.in_place.data
    names = dict(zip((n.data for n in program.arguments), program.body.block.args, strict=True))
    shared = {
        names[told.data] for output, told in places.items()
        if names[output] is target and isinstance(told, StringAttr)
    }  # fmt: skip
    function = stages[0].parent_op()
    assert isinstance(function, func.FuncOp), "they are right in it"
    at_stake = {
        argument for argument, value in zip(function.args, read, strict=True)
        if _root(value) in shared
    }  # fmt: skip
    return all(
        value not in at_stake or _is_row_of(loops, indexing.data, value, stages[-1])
        for loops in stages
        for value, indexing in zip(loops.inputs, loops.maps, strict=True)
    )


def _is_row_of(loops: LoopsOp, indexing: AffineMap, value: SSAValue, last: LoopsOp) -> bool:
    """Whether loops read a tensor of the result's shape row by row; the last of them, which write
    it, each element for itself."""
    shape = _shape(value)
    if shape != last.result.type.get_shape() or not is_in_own_row(loops, indexing, shape):
        return False
    return loops is not last or indexing.results == AffineMap.identity(len(shape)).results


def _shape(value: SSAValue) -> tuple[int, ...]:
    return cast("TensorType[Attribute]", value.type).get_shape()


def _root(value: SSAValue) -> SSAValue:
    while isinstance(value.owner, ViewOp):
        value = value.owner.source
    return value


