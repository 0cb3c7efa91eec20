"""Pass `form-program`: which kernels a function is, and in which order they are launched."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects import arith, func
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    ModuleOp,
)
from xdsl.dialects.tensor import EmptyOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.reshapes import root_of, shape_of
from gemmc.dialects import launch
from gemmc.dialects.dynamic import Place
from gemmc.dialects.launch import (
    ConstantOp,
    ProgramOp,
    RunOp,
    ViewOp,
    WorkspaceOp,
)
from gemmc.dialects.memory_types import (
    complex_arguments,
    complex_results,
    in_place_of,
    is_empty,
)
from gemmc.dialects.sizes import is_dynamic, naming
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.recurrence import RecurrenceOp, is_begun, is_stacked
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.errors import refuse
from gemmc.facts import Facts
from gemmc.ir import Inserter
from gemmc.transforms.lowering._to_ptx.names import spelled
from gemmc.transforms.problem._begun_with_elements import begun_with_elements
from gemmc.transforms.problem._computations import Computations
from gemmc.transforms.problem._conditions import fold_conditions, respell
from gemmc.transforms.problem._in_place_results import ahead_of_all, is_read_late, say_in_place
from gemmc.transforms.problem._kernels_made import KernelsMade
from gemmc.transforms.problem._one_product import is_one_product
from gemmc.transforms.problem._outlined import arguments_of, outlined
from gemmc.transforms.problem._program_matrices import check_matrix, check_open, matrix_of
from gemmc.transforms.problem._slices_that_fit import say_numbers
from gemmc.transforms.problem._wholes import is_data, viewed, window_of

MOST_KERNELS = 1000
"""Of a program: some two minutes of compilation."""


@dataclass(frozen=True)
class FormProgramPass(ModulePass):
    """Make a function that is more than one product a program of kernels.

    Before → after:

        func.func @main(%x, %v, %w) {
          %h = tile.contract %x, %v … ; %r = tile.contract %h, %w … ; return %r
        }
        →
        func.func @main_0(%x, %v) { %h = tile.contract %x, %v … ; return %h }
        func.func @main_1(%h, %w) { %r = tile.contract %h, %w … ; return %r }
        launch.program @main ["arg0", "arg1", "arg2", "result0"] outputs 1 {
          %h = launch.workspace : memref<…>
          launch.run @main_0 reads %x, %v writes %h
          launch.run @main_1 reads %h, %w writes %result0
        }

    What no product takes in, of `linalg`, `tensor` and `arith` on tensors, becomes a `tile.loops`
    for each tensor that has to be there as a whole: an operand of a product, a result, a sum over a
    dimension, what several others would have to compute at length, and what several look up, a sum
    among them. All else, such as chains of
    element-wise ops, broadcasts, transposes and slices, is computed where it is read. A reduction
    that combines where a condition holds, as a histogram, combines in all of its steps; loops that
    are reduced over for few elements are in memory's order.

    Requires: `normalize-contractions`; functions of one block on tensors, whose
    sizes are static or follow from those of the arguments.
    Ensures: each function is one kernel's. What is needed as a whole tensor is a workspace, or a
    result of the program where that is what it becomes; reshapes and slices of neighbouring
    elements are views of it. What several kernels would make of the same tensors, one makes.
    A function that is one product of its arguments stays as it is.
    Why here: after `normalize-contractions`, which says what each product takes in; before
    `form-kernel`, from which on every pass is about one kernel. Serves programs of several kernels:
    no pipeline names it, since whether a program is one shows only here.
    """

    name = "form-program"

    def facts(self) -> Facts:
        return Facts()

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for function in [o for o in op.body.block.ops if isinstance(o, func.FuncOp)]:
            if not is_one_product(function):
                respell(function)
                _Former(function).form()


class _Former:
    """The program of a function while it is written."""

    def __init__(self, function: func.FuncOp) -> None:
        self.function = function
        end = function.get_return_op()
        assert end is not None, "a function that is verified returns"
        self.returned = list(end.operands)
        if not self.returned:
            raise refuse(function, "a function that returns a tensor", "no results")
        for value in (*function.args, *self.returned):
            if not is_empty(value.type):
                check_matrix(function, value)
        self.named = naming(function) if is_dynamic(function) else None
        if self.named is not None:
            fold_conditions(function, self.named)
            for value in function.args:
                check_open(function, value, self.named.shapes.of(value))
        self.program = ProgramOp(
            function.sym_name.data,
            [matrix_of(value) for value in function.args],
            [matrix_of(value) for value in self.returned],
            *self._told(),
        )
        self.program.location = function.location
        self._say_kinds()
        self.build = Inserter.at_end(self.program.body.block, function)
        self.buffers: dict[SSAValue, SSAValue] = {}
        self.sized: dict[SSAValue, list[str]] = {}
        self.targets: dict[SSAValue, SSAValue] = {}
        self.kernels: list[func.FuncOp] = []
        self.made, self.views = KernelsMade(), dict[Hashable, SSAValue]()
        self.computations = Computations(function, self.named.shapes if self.named else None)

    def _say_kinds(self) -> None:
        """Let the program say which of its arguments are arrays of complex numbers, and of which a
        call gives a number."""
        names, first = self.program.arguments.data, self.program.first_output
        results = (first + number for number in complex_results(self.function))
        marked = sorted({*complex_arguments(self.function), *results})
        if marked:
            self.program.complex = ArrayAttr(names[number] for number in marked)
        if self.named is not None:
            say_numbers(self.program, self.function, self.named)

    def _told(self) -> tuple[dict[str, list[Place]], list[str]]:
        """Where the sizes stand that a call tells: in the arguments, and in the results; and what
        other extents results have."""
        if self.named is None:
            return {}, []
        places = {name: list(each) for name, each in self.named.places.items()}
        others: list[str] = []
        for number, value in enumerate(self.returned, len(self.function.args)):
            told = zip(shape_of(value), self.named.shapes.of(value), strict=True)
            for dimension, (said, size) in enumerate(told):
                if isinstance(size, str) and size in places:
                    places[size].append((number, dimension))
                elif said == DYNAMIC_INDEX:
                    others.append(str(size))
        return places, others

    def _sized(self, value: SSAValue) -> list[str]:
        """The sizes of a tensor that a call tells, as expressions."""
        shape = () if self.named is None else self.named.shapes.of(value)
        told = zip(shape_of(value), shape, strict=False)
        return [str(size) for said, size in told if said == DYNAMIC_INDEX]

    def form(self) -> None:
        """Put the kernels and the program in the function's place."""
        arguments = self.program.body.block.args
        for value, argument in zip(self.function.args, arguments, strict=False):
            self.buffers[value] = argument
        for value, argument in zip((*self.function.args, *self.returned), arguments, strict=True):
            self.sized[argument] = self._sized(value)
        copied = self._place_results()
        needed = self._needed()
        for op in self.function.body.block.ops:
            if isinstance(op, RecurrenceOp):
                if not needed.isdisjoint(op.results):
                    self._recur(op)
                continue
            if isinstance(op, SequentialOp):
                if not needed.isdisjoint(op.results):
                    self._take_steps(op)
                continue
            for result in op.results:
                if result in needed:
                    self._add(op, result)
        for number in copied:
            value = self.returned[number]
            target = arguments[self.program.first_output + number]
            self._launch(*self._kernel(self.computations.copy(value, self.function)), target)
        in_place = in_place_of(self.function)
        if in_place:
            self._share(in_place)
        place = Inserter.before(self.function)
        for kernel in self.kernels:
            place.op(kernel)
        place.op(self.program)
        self.function.detach()
        self.function.erase()

    def _share(self, in_place: dict[int, int]) -> None:
        """Let results be in the memory of arguments; one that is read once it may be another is
        copied ahead of all."""
        arguments = self.program.body.block.args
        for result, number in in_place.items():
            argument, target = arguments[number], arguments[self.program.first_output + result]
            if not is_read_late(argument, target, self.program.launches, self.kernels):
                continue
            value = self.function.args[number]
            build = Inserter.at_end(self.program.body.block, self.function)
            made = WorkspaceOp(matrix_of(value), self._sized(value))
            own = build.value(made, f"{argument.name_hint}_before")
            argument.replace_all_uses_with(own)
            self._launch(*self._kernel(self.computations.copy(value, self.function)), own)
            ahead_of_all(self.program, [made, self.program.runs[-1]])
        say_in_place(self.program, in_place)

    def _place_results(self) -> list[int]:
        """Let what is returned be made in the results; the numbers of those that are copies."""
        copied: list[int] = []
        for number, value in enumerate(self.returned):
            if is_empty(value.type):
                continue
            root = root_of(value)
            made = isinstance(root.owner, Operation) and not self._is_view(root)
            made = made and not is_data(cast("Operation", root.owner)) and not is_stacked(root)
            if not made or root in self.targets:
                copied.append(number)
                continue
            result = self.program.body.block.args[self.program.first_output + number]
            self.targets[root] = self._view(result, root, 0, self.function)
        return copied

    def _is_view(self, value: SSAValue) -> bool:
        return isinstance(value.owner, Operation) and viewed(value.owner) is not None

    def _needed(self) -> set[SSAValue]:
        """The tensors that are there as a whole at some time."""
        needed: set[SSAValue] = set()
        waiting = [value for value in self.returned if not is_empty(value.type)]
        while waiting:
            value = waiting.pop()
            if value in needed or value in self.buffers:
                continue
            needed.add(value)
            assert isinstance(value.owner, Operation), "arguments have buffers"
            check_matrix(value.owner, value)
            waiting += self._read_by(value.owner, value)
        return needed

    def _read_by(self, op: Operation, value: SSAValue) -> list[SSAValue]:
        """The tensors that the kernel of a result, or a view, reads."""
        view = viewed(op)
        if isinstance(op, ContractOp):
            return [window_of(each) for each in op.operands]
        if isinstance(op, RecurrenceOp):
            return op.read
        if isinstance(op, SequentialOp):
            return list(op.operands)
        if view is not None:
            return [view[0]]
        if is_data(op):
            return []
        try:
            return list(self.computations.of(value).operands)
        except RecursionError:
            needed = "elements that are computed by ops of linalg"
            found = "a chain of ops on single elements, longer than gemmc follows"
            change = "leave -convert-linalg-to-loops out"
            raise refuse(op, needed, found, change) from None

    def _add(self, op: Operation, result: SSAValue) -> None:
        """A launch of the kernel that makes a result, or a view."""
        view = viewed(op)
        if view is not None:
            source, first = view
            self.buffers[result] = self._view(self.buffers[source], result, first, op)
            return
        if is_data(op) and isinstance(op, arith.ConstantOp):
            build = Inserter.at_end(self.program.body.block, op)
            value = cast("DenseIntOrFPElementsAttr", op.value)
            self.buffers[result] = build.value(ConstantOp(value), result.name_hint)
            return
        target = self.targets.get(result)
        computed = op if isinstance(op, ContractOp) else self.computations.of(result)
        kernel, reads = self._kernel(computed)
        sizes = self._sized(result)
        if target is None:
            known = self.made.target(kernel, reads, sizes)
            if known is not None:
                self.buffers[result] = known
                return
            target = self._memory(result, op)
        self.made.note(kernel, reads, sizes, target)
        self._launch(kernel, reads, target)
        self.buffers[result] = target

    def _recur(self, op: RecurrenceOp) -> None:
        """The launches of a recurrence's steps, behind those of what its stacked tensors begin as,
        which are in the same memory."""
        stacks = list(op.stacks)
        for before, made, _, _ in stacks:
            self.buffers[made] = self._memory(made, op)
            if not isinstance(before.owner, EmptyOp):
                known = self.computations
                begun = known.of(before) if is_begun(before) else known.copy(before, op)
                self._launch(*self._kernel(begun), self.buffers[made])
        held = {number: (made, places) for _, made, number, places in stacks}
        last: list[SSAValue] = []
        for value, number in zip(op.made, op.numbers[0], strict=False):
            if number in held:
                stack, places = held[number]
                first = places.at(op.count - 1)
                self.buffers[value] = self._view(self.buffers[stack], value, first, op)
            else:
                self.buffers[value] = self._memory(value, op)
                last.append(self.buffers[value])
        given = [
            [self.buffers[each] for each in values]
            for values in (op.carried, op.windows, op.invariants)
        ]
        stacked = [self.buffers[made] for _, made, _, _ in stacks]
        build = Inserter.at_end(self.program.body.block, op)
        build.op(launch.RecurrenceOp(
            op.callee.string_value(), op.count, (given[0], op.numbers[0]), given[1], given[2],
            last, (stacked, op.numbers[1]), op.places,
        ))  # fmt: skip

    def _take_steps(self, op: SequentialOp) -> None:
        """A launch of the kernel that takes the steps of a nest."""
        op = begun_with_elements(op)
        targets = [self._memory(value, op) for value in op.made]
        self.buffers.update(zip(op.made, targets, strict=True))
        kernel, reads = self._kernel(op)
        self.kernels.append(kernel)
        build = Inserter.at_end(self.program.body.block, kernel)
        build.op(RunOp(kernel.sym_name.data, reads, targets))

    def _memory(self, value: SSAValue, op: Operation) -> SSAValue:
        """Where a tensor is made."""
        target = self.targets.get(value)
        if target is None:
            build = Inserter.at_end(self.program.body.block, op)
            sizes = self._sized(value)
            target = build.value(WorkspaceOp(matrix_of(value), sizes), value.name_hint or "made")
            self.sized[target] = sizes
        return target

    def _kernel(self, op: Operation) -> tuple[func.FuncOp, tuple[SSAValue, ...]]:
        """The next kernel, of an op, and the memory that it reads."""
        if len(self.kernels) == MOST_KERNELS:
            change = "let no loop's step be written out: write it with linalg on whole tensors"
            raise refuse(op, f"a program of at most {MOST_KERNELS} kernels", "more", change)
        inputs, numbers = arguments_of(op, lambda value: _read(op, value))
        name = f"{spelled(self.function.sym_name.data)}_{len(self.kernels)}"
        return outlined(name, op, inputs, numbers), tuple(self.buffers[each] for each in inputs)

    def _launch(self, kernel: func.FuncOp, reads: tuple[SSAValue, ...], target: SSAValue) -> None:
        self.kernels.append(kernel)
        build = Inserter.at_end(self.program.body.block, kernel)
        build.op(RunOp(kernel.sym_name.data, reads, [target]))

    def _view(self, source: SSAValue, shown: SSAValue, first: int, op: Operation) -> SSAValue:
        """Memory as a tensor of the function has it."""
        shape, sized = shape_of(shown), self._sized(shown)
        if (shape, sized) == (shape_of(source), self.sized.get(source, sized)):
            return source
        key = (source, tuple(shape), first, tuple(sized))
        if key not in self.views:
            build = Inserter.at_end(self.program.body.block, op)
            self.views[key] = build.value(ViewOp(source, shape, first, sized), source.name_hint)
            self.sized[self.views[key]] = sized
        return self.views[key]


def _read(op: Operation, value: SSAValue) -> SSAValue:
    """The tensor that the kernel of an op has as an argument for an operand."""
    return window_of(value) if isinstance(op, ContractOp) else value
