"""Loops whose steps depend on each other as recurrences: a function of a step, which is compiled
once, however many steps there are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects import arith, func, scf, tensor
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    ModuleOp,
    TensorType,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.recurrent import Places
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.errors import refuse
from gemmc.ir import Inserter, replace
from gemmc.transforms.problem._alike_steps import are_alike
from gemmc.transforms.problem._in_memory_types import from_memory, memory_type, to_memory
from gemmc.transforms.problem._in_shape import in_order
from gemmc.transforms.problem._loop_invariants import hoist, is_cheap
from gemmc.transforms.problem._loop_places import Told, is_inside, is_number, places_in, told_by
from gemmc.transforms.problem._products_of_windows import take_ahead
from gemmc.transforms.problem._stacks import stacks_of, unstacked
from gemmc.transforms.problem._wholes import ALIGNMENT, is_aligned

MOST_STEPS = 50_000
"""Of a recurrence: each is a launch or more."""


def as_recurrence(loop: scf.ForOp, steps: range) -> list[func.FuncOp] | None:
    """Put a `tile.recurrence` in a loop's place, and the function of a step behind the loop's
    function; that function, or none of a loop that changes nothing. None where steps are no one
    function's. GemmcError where there are too many."""
    function = loop.parent_op()
    if not steps or not isinstance(function, func.FuncOp) or not are_alike(function, loop):
        return None
    if len(steps) > MOST_STEPS:
        change = "write it with linalg, or as fewer steps that do more"
        raise refuse(loop, f"at most {MOST_STEPS} steps", f"{len(steps)}", change)
    if len(_kept(loop)) == len(loop.iter_args):
        replace(loop, list(loop.iter_args))
        return []
    hoist(loop)
    take_ahead(loop, steps)
    return [_Step(loop, steps, function).formed()]


class _Step:
    """The function of a loop's steps while it is written."""

    def __init__(self, loop: scf.ForOp, steps: range, function: func.FuncOp) -> None:
        self.loop, self.steps, self.around = loop, steps, function
        self.told: Told = told_by(loop, steps)
        self.stacks = stacks_of(loop, self.told, len(steps))
        self.ahead = Inserter.before(loop)
        self.block = Block()
        self.build = Inserter.at_end(self.block, loop)
        self.known: dict[SSAValue, SSAValue] = {}
        self.windows: list[tuple[SSAValue, Places]] = []
        self.invariants: list[SSAValue] = []
        self.tables: dict[tuple[int, ...], SSAValue] = {}
        self.kept = _kept(loop)
        others = {*self.stacks, *self.kept}
        self.carried = [number for number in range(len(loop.iter_args)) if number not in others]

    def formed(self) -> func.FuncOp:
        """Put the recurrence in the loop's place; the function of a step."""
        body = self.loop.body.block
        for number, value in self.kept.items():
            body.args[1 + number].replace_all_uses_with(value)
        for number in self.carried:
            value = body.args[1 + number]
            held = self._argument(memory_type(value.type), len(self.block.args), value)
            self.known[value] = from_memory(self.build, held, value.type)
        replaced = {each.insertion for each in self.stacks.values()}
        for op in body.ops:
            if isinstance(op, scf.YieldOp):
                break
            if op not in replaced and not self._is_told(op) and not self._is_window(op):
                self._copy(op)
        end = cast("Operation", body.last_op)
        results: list[SSAValue] = []
        carried = [(self._before(n), self._result(end.operands[n], results)) for n in self.carried]
        stacked: list[tuple[SSAValue, int, Places]] = []
        for each in self.stacks.values():
            taken = [number for _, number, _ in stacked]
            number = self._result(in_order(each.insertion.source), results, taken)
            stacked.append((each.begun(self.ahead), number, each.lying))
        self.build.op(func.ReturnOp(*results))
        made, count = self._function(results), len(self.steps)
        called = made.sym_name.data
        op = RecurrenceOp(called, count, carried, self.windows, self.invariants, stacked)
        self._replace(self.ahead.op(op))
        return made

    def _argument(self, kind: Attribute, at: int, value: SSAValue) -> SSAValue:
        argument = self.block.insert_arg(kind, at)
        argument.name_hint = value.name_hint
        return argument

    def _before(self, number: int) -> SSAValue:
        """What a carried value begins as."""
        return to_memory(self.ahead, self.loop.iter_args[number])

    def _is_told(self, op: Operation) -> bool:
        """Whether an op makes one integer that each step's number tells."""
        return all(each in self.told and is_number(each.type) for each in op.results) and bool(
            op.results
        )

    def _is_window(self, op: Operation) -> bool:
        """Whether an op reads elements that are other ones in each step, which become an argument:
        of a tensor from outside, beginning where kernels' matrices may."""
        if not isinstance(op, tensor.ExtractSliceOp) or not op.offsets:
            return False
        if is_inside(self.loop, op.source):
            return False
        places = places_in(op, self.told, len(self.steps))
        kind = op.result.type
        if places is None or not all(is_aligned(each, kind.element_type) for each in places):
            return False
        if memory_type(op.source.type) != op.source.type:
            return False
        self.known[op.result] = self._window(op.source, places, kind, op.result)
        return True

    def _window(
        self, source: SSAValue, places: Places, kind: Attribute, value: SSAValue
    ) -> SSAValue:
        self.windows.append((source, places))
        return self._argument(kind, len(self.carried) + len(self.windows) - 1, value)

    def _copy(self, op: Operation) -> None:
        """An op of the loop in the function."""
        blocks = [b for each in op.walk() for region in each.regions for b in region.blocks]
        own = {result for each in op.walk() for result in each.results}
        own |= {argument for block in blocks for argument in block.args}
        for value in [value for each in op.walk() for value in each.operands]:
            if value not in own:
                self._bring(value)
        self.block.add_op(op.clone(self.known))

    def _bring(self, value: SSAValue) -> SSAValue:
        """A value in the function: what a step makes, what its number tells, or what is the same
        in every step."""
        if value not in self.known:
            if value in self.told:
                self.known[value] = self._told(value)
            elif isinstance(value.owner, Operation) and is_cheap(value.owner):
                self._copy(value.owner)
            else:
                self.known[value] = self._invariant(value)
        return self.known[value]

    def _told(self, value: SSAValue) -> SSAValue:
        """An integer that each step's number tells: of a table, unless all steps have the same."""
        numbers = tuple(self.told[value])
        if len(set(numbers)) == 1:
            held = IntegerAttr(numbers[0], _integer(value.type))
            one = self.build.value(arith.ConstantOp(held))
            if not isa(value.type, TensorType[Attribute]):
                return one
            return self.build.value(tensor.FromElementsOp(one, result_type=value.type))
        if numbers not in self.tables:
            self.tables[numbers] = self._table(numbers, value)
        one = self.build.value(tensor.ExtractOp(self.tables[numbers], [], i64))
        return _as_integer(self.build, one, value.type)

    def _table(self, numbers: Sequence[int], value: SSAValue) -> SSAValue:
        """The argument that a step's number of a table is, each in 16 bytes of its own."""
        row = ALIGNMENT // 8
        kind = TensorType(i64, [len(numbers), row])
        data = [each for number in numbers for each in (number, *[0] * (row - 1))]
        table = arith.ConstantOp(DenseIntOrFPElementsAttr.from_list(kind, data))
        source = self.ahead.value(table, "numbers")
        return self._window(source, Places(0, row), TensorType(i64, []), value)

    def _invariant(self, value: SSAValue) -> SSAValue:
        held = to_memory(self.ahead, value)
        if held not in self.invariants:
            self.invariants.append(held)
            self._argument(held.type, len(self.block.args), held)
        first = len(self.carried) + len(self.windows)
        return from_memory(
            self.build, self.block.args[first + self.invariants.index(held)], value.type
        )

    def _result(
        self, value: SSAValue, results: list[SSAValue], taken: Sequence[int] | None = None
    ) -> int:
        """The number of what the function returns that a value is: one that is not `taken`, or one
        of its own."""
        found = to_memory(self.build, self._bring(value))
        for number, each in enumerate(results if taken is not None else ()):
            if each is found and number not in (taken or ()):
                return number
        results.append(found)
        return len(results) - 1

    def _function(self, results: Sequence[SSAValue]) -> func.FuncOp:
        """The function, behind the one that the loop is in."""
        module = self.around.parent_op()
        assert isinstance(module, ModuleOp), "a function stands in a module"
        taken = {op.sym_name.data for op in module.body.block.ops if isinstance(op, func.FuncOp)}
        base, number = f"{self.around.sym_name.data}_step", 0
        while f"{base}{number}" in taken:
            number += 1
        kinds = [each.type for each in self.block.args], [each.type for each in results]
        made = func.FuncOp(f"{base}{number}", kinds, Region(self.block), "private")
        Inserter.after(self.around).op(made)
        made.location = self.loop.location
        return made

    def _replace(self, op: RecurrenceOp) -> None:
        """Use what the recurrence makes in place of what the loop does."""
        kinds = [each.type for each in self.loop.results]
        found: dict[int, SSAValue] = {
            number: from_memory(self.ahead, value, kinds[number])
            for number, value in zip(self.carried, op.made, strict=False)
        }
        found |= self.kept
        made = op.made[len(self.carried) :]
        for (number, stack), value in zip(self.stacks.items(), made, strict=True):
            found[number] = unstacked(self.ahead, stack, value)
        for number, value in found.items():
            if number not in self.kept:
                value.name_hint = self.loop.results[number].name_hint
        replace(self.loop, [found[number] for number in range(len(kinds))])


def _kept(loop: scf.ForOp) -> dict[int, SSAValue]:
    """By the numbers of what a loop carries, what no step changes."""
    end, arguments = loop.body.block.last_op, loop.body.block.args[1:]
    assert isinstance(end, scf.YieldOp), "a loop's block yields"
    return {
        number: before
        for number, (before, argument) in enumerate(zip(loop.iter_args, arguments, strict=True))
        if end.operands[number] is argument
    }


def _integer(kind: Attribute) -> IndexType | IntegerType:
    return cast("IndexType | IntegerType", element_in(kind))


def _as_integer(build: Inserter, one: SSAValue, kind: Attribute) -> SSAValue:
    """A number of i64 as a number of a type, or as a tensor of rank 0."""
    element = _integer(kind)
    if isinstance(element, IndexType):
        one = build.value(arith.IndexCastOp(one, element))
    elif element != i64:
        one = build.value(arith.TruncIOp(one, element))
    if not isa(kind, TensorType[Attribute]):
        return one
    return build.value(tensor.FromElementsOp(one, result_type=kind))
