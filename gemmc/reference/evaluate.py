"""Evaluating a linalg program in float64, with the error that is allowed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
from xdsl.dialects import cf, func, memref, scf
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import SymbolTable

from gemmc.dialects.in_memory import Destinations, Use, destinations, on_tensors, uses_of
from gemmc.dialects.memory_types import is_memref, number_arguments, tensor_of
from gemmc.dialects.sizes import is_dynamic, is_open_inside, tell, with_bodies_inlined
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.element_types import parts_of
from gemmc.errors import GemmcError, refuse
from gemmc.reference.bounded import (
    Array,
    Bounded,
    error_of,
    may_be_another,
    overflows_from,
    sure,
)
from gemmc.reference.inputs import (
    main_function,
    numbers_of,
    shapes_for,
    static_type,
)
from gemmc.reference.memory import Buffer, Buffers, Globals, globals_of, is_all_of
from gemmc.reference.numbers import (
    element_of,
    of_type,
    without_bound,
)
from gemmc.reference.operations import Operations
from gemmc.reference.rearranged import part_of, with_parts
from gemmc.reference.scaled import scaled_terms
from gemmc.reference.steps import with_steps_written_out

MOST_STEPS = 10_000
"""Of a `scf.while` that is evaluated."""


@dataclass(frozen=True)
class Reference:
    """What one result must be: `bound` is elementwise, `c` the coefficient in it, `floor` its
    absolute part. Of what is at least `overflow`, the result's type has only infinity. A result of
    an 8-bit float, `element`, is one of bytes. `unsure`: some value of the program is infinite or
    not within its error, so that a NaN may be right behind it."""

    value: Array
    bound: Array
    c: float
    floor: float = 0.0
    overflow: float = math.inf
    element: str = ""
    unsure: bool = False


def evaluate(
    module: ModuleOp, inputs: Sequence[Array], *, rounded: bool, accumulate: str = "f32"
) -> list[Reference]:
    """main's results on `inputs`. `rounded` rounds every result to its type, as the program says.

    Rounded, with inputs that make every sum exact, the result is what a kernel must
    reproduce bit by bit. Dynamic sizes are those of the inputs, a number among them
    its own. Raises GemmcError for an operation without a rule here, and for inputs that are too few
    or of other shapes. With `accumulate` "f16" the bound is that of tensor cores that sum in f16
    (`gemmc.reference.halves`).
    """
    function = main_function(module)
    inputs = _entered(function, inputs)
    evaluator = _Evaluator(rounded, accumulate, globals_of(function))
    return evaluator.run(_of_sizes(function, inputs), inputs, uses_of(function))


def computed(function: func.FuncOp, inputs: Sequence[Array]) -> list[Reference]:
    """What a function, which need not be main, computes on `inputs`: each value is rounded to its
    type and taken to be exact. (An error, where it is large, decides what a conversion or a choice
    is in `evaluate`.) GemmcError as there."""
    inputs = _entered(function, inputs)
    evaluator = _Exactly(True, "f32", globals_of(function))
    return evaluator.run(_of_sizes(function, inputs), inputs, uses_of(function))


def _entered(function: func.FuncOp, inputs: Sequence[Array]) -> list[Array]:
    """The inputs as the function has them: the parts of complex numbers, and of a number that tells
    a size an array of that extent."""
    read = [number for number, use in enumerate(uses_of(function)) if use.read]
    told = {place for place, number in enumerate(read) if number in number_arguments(function)}
    found: list[Array] = []
    for place, each in enumerate(inputs):
        if place in told and np.ndim(each) == 0:
            if each < 0:
                raise GemmcError("reference", f"a size of 0 or more for input {place}", f"{each}")
            each = np.zeros(int(each), np.int8)
        found.append(parts_of(each))
    return found


def _of_sizes(function: func.FuncOp, inputs: Sequence[Array]) -> func.FuncOp:
    """A function with the sizes of its inputs."""
    shapes, told = shapes_for(function, [each.shape for each in inputs]), is_dynamic(function)
    function = with_bodies_inlined(function)
    function = with_steps_written_out(function, shapes if told else ())
    if told or is_open_inside(function):
        function = function.clone()
        tell(function, shapes)
    return function


class _Evaluator(Operations):
    """Evaluates a function's ops in order, the blocks of its control flow and its memory."""

    def __init__(self, rounded: bool, accumulate: str, constants: Globals) -> None:
        super().__init__(rounded, accumulate)
        self._memory = Buffers(constants)
        self._results: dict[SSAValue, Bounded] = {}
        self._lost = False
        """Whether something was done that another kernel, within the errors, may not do."""

    def run(
        self, function: func.FuncOp, inputs: Sequence[Array], uses: Sequence[Use]
    ) -> list[Reference]:
        """The results of a function of static sizes, `uses` of whose arguments are read are
        `inputs`."""
        self._scaled = scaled_terms(function)
        arguments = function.body.blocks[0].args
        read = [value for value, use in zip(arguments, uses, strict=True) if use.read]
        for argument, array in zip(read, inputs, strict=True):
            shape, element = static_type(argument)
            numbers = numbers_of(array, shape, element)
            if np.shape(numbers) != tuple(shape):
                needed = f"an array of shape {list(shape)} for input {read.index(argument)}"
                raise GemmcError("reference", needed, f"{list(np.shape(numbers))}")
            self._known[argument] = sure(of_type(numbers, element_of(argument)))
        whole = {
            value: self._memory.enter(value, self._known.get(value))
            for value in filter(is_memref, arguments)
        }
        found: list[Reference] = []
        written = [
            whole[value].value
            for value, use in zip(arguments, uses, strict=True) if use.written and value in whole
        ]  # fmt: skip
        for value in self._returned(function):
            shown = self._memory.known.get(value)
            if shown is not None and any(is_all_of(shown.value, each) for each in written):
                continue  # a result anyway
            self._known[value] = self._memory.now(value, self._known)
            found.append(self._reference(value))
        for value, use in zip(arguments, uses, strict=True):
            if use.written and value in whole:
                self._known[value] = whole[value].now
                found.append(self._reference(value))
        return found

    def _returned(self, function: func.FuncOp) -> list[SSAValue]:
        """Evaluate a function whose arguments are known; what it returns."""
        end = self._block(function.body.blocks[0])
        if not isinstance(end, func.ReturnOp):
            raise GemmcError("run", "a function that returns", "none")
        return list(end.operands)

    def _block(self, block: Block) -> Operation | None:
        """Evaluate a block's ops, and of the blocks that it goes on with; the last of them."""
        for op in block.ops:
            if isinstance(op, func.ReturnOp | scf.YieldOp | scf.ConditionOp):
                return op
            if isinstance(op, cf.BranchOp):
                arguments = zip(op.successor.args, op.arguments, strict=True)
                self._known.update({each: self._known[value] for each, value in arguments})
                return self._block(op.successor)
            if isinstance(op, func.CallOp):
                self._call(op)
            elif isinstance(op, scf.ForOp):
                self._loop(op)
            elif isinstance(op, RecurrenceOp):
                self._recur(op)
            elif isinstance(op, SequentialOp):
                self._take_steps(op)
            elif isinstance(op, scf.WhileOp):
                self._while(op)
            elif isinstance(op, scf.IfOp):
                taken = self._known[op.cond].value.any()
                self._decide(op.cond)
                region = op.true_region if taken else op.false_region
                if region.blocks:
                    self._nested(op, region.block)
            else:
                self._inside(op)
        return None

    def _inside(self, op: Operation) -> None:
        """`_plain`. GemmcError for an op that takes an element where its tensor has none: a window
        that is larger than an image, in sizes that a call told."""
        try:
            self._plain(op)
        except IndexError as error:
            change = "give sizes that make it so"
            raise refuse(op, "elements inside of its tensors", f"{error}", change) from error

    def _plain(self, op: Operation) -> None:
        """Evaluate an op that computes tensors or numbers, or writes memory."""
        if op.regions:
            self._load_inside(op)
        if any(map(is_memref, (*op.operands, *op.results))):
            self._in_memory(op)
            return
        for number, value in enumerate(op.results):
            if value.uses or len(op.results) == 1:
                found = self._in_type(self._result(op, number), value)
                self._results[value] = found
                self._known[value] = self._to_read(found, value)

    def _in_memory(self, op: Operation) -> None:
        """Evaluate an op on memrefs; one of linalg as it is on their elements."""
        if isinstance(op, memref.ExtractStridedMetaDataOp):
            self._known.update(zip(op.results[1:], self._memory.told(op), strict=True))
            return
        if not isinstance(op, Destinations):
            if isinstance(op, memref.LoadOp | memref.StoreOp):
                self._decide(*op.indices)
            found = self._memory.follow(op, self._known)
            if isinstance(found, bool):
                raise refuse(op, "an operation that the reference can evaluate", "another one")
            if found is not None:
                self._known[op.results[0]] = found
            return
        kinds = [tensor_of(each.type) if is_memref(each) else each.type for each in op.operands]
        values = dict(zip(op.operands, Block(arg_types=kinds).args, strict=True))
        for value, stand_in in values.items():
            self._known[stand_in] = self._memory.now(value, self._known)
        made = on_tensors(op, values)
        made.location = op.location
        results = [self._in_type(self._result(made, n), v) for n, v in enumerate(made.results)]
        for target, result in zip(destinations(op), results, strict=True):
            self._memory.known[target].write(result)
        made.drop_all_references()  # it is no user of what its body takes from outside

    def _load_inside(self, op: Operation) -> None:
        """What the memory that a body loads from holds ahead of the op."""
        for inner in op.walk():
            if isinstance(inner, memref.LoadOp) and inner is not op:
                self._known[inner.memref] = self._memory.now(inner.memref, self._known)

    def _decide(self, *values: SSAValue) -> None:
        """Note that numbers decide what is done. Where one may be another by an error, nothing is
        known of what follows."""
        self._lost = self._lost or any(may_be_another(self._known[v]).any() for v in values)

    def _nested(self, op: Operation, block: Block) -> list[Bounded | Buffer]:
        """Evaluate a region's block; what it yields is also what the op's results are."""
        end = self._block(block)
        found = [self._value(each) for each in end.operands] if end is not None else []
        self._bind(op.results, found)
        return found

    def _value(self, value: SSAValue) -> Bounded | Buffer:
        return self._memory.known[value] if is_memref(value) else self._known[value]

    def _bind(self, values: Sequence[SSAValue], found: Sequence[Bounded | Buffer]) -> None:
        for value, each in zip(values, found, strict=True):
            if isinstance(each, Buffer):
                self._memory.known[value] = each
            else:
                self._known[value] = each

    def _loop(self, op: scf.ForOp) -> None:
        first, last, step = (int(self._known[v].value) for v in (op.lb, op.ub, op.step))
        self._decide(op.lb, op.ub, op.step)
        carried = [self._value(each) for each in op.iter_args]
        self._bind(op.results, carried)
        for counter in range(first, last, step):
            given = [sure(np.full((), counter)), *carried]
            self._bind(op.body.block.args, given)
            carried = self._nested(op, op.body.block)

    def _while(self, op: scf.WhileOp) -> None:
        carried = [self._value(each) for each in op.arguments]
        for _ in range(MOST_STEPS):
            self._bind(op.before_region.block.args, carried)
            end = self._block(op.before_region.block)
            assert isinstance(end, scf.ConditionOp), "the region ends in it"
            self._decide(end.condition)
            self._bind(op.res, [self._value(each) for each in end.args])
            if not self._known[end.condition].value.any():
                return
            self._bind(op.after_region.block.args, [self._value(each) for each in end.args])
            last = self._block(op.after_region.block)
            carried = [self._value(each) for each in last.operands] if last is not None else []
        raise refuse(op, f"a loop of at most {MOST_STEPS} steps", "more")

    def _recur(self, op: RecurrenceOp) -> None:
        function = op.function
        assert function is not None, "an op that is verified has a function of a step"
        kinds = [each.type for each in function.body.block.args[len(op.carried) :]]
        carried = [self._known[each] for each in op.carried]
        stacked: list[dict[int, Bounded]] = [{} for _ in op.stacked]
        fixed = [self._known[each] for each in op.invariants]
        for step in range(op.count):
            seen = [
                part_of(self._known[value], places.at(step), kind)
                for (value, places), kind in zip(op.window_places, kinds, strict=False)
            ]
            found = self._called(function, [*carried, *seen, *fixed])
            made = [cast("Bounded", each) for each in found]
            carried = [made[number] for number in op.numbers[0]]
            for parts, (_, _, number, places) in zip(stacked, op.stacks, strict=True):
                parts[places.at(step)] = made[number]
        whole = [
            with_parts(self._known[before], parts)
            for before, parts in zip(op.stacked, stacked, strict=True)
        ]
        self._bind(op.results, [*carried, *whole])

    def _take_steps(self, op: SequentialOp) -> None:
        """A nest on memory that begins as its tensors are, or as zeros."""
        memory = op.body.block.args
        for value, each in zip(op.read, memory, strict=False):
            self._memory.known[each] = Buffer.of(self._known[value])
        for before, result, each in op.begun:
            zeros = sure(np.zeros(static_type(result)[0]))
            self._memory.known[each] = Buffer.of(zeros if before is None else self._known[before])
        self._block(op.body.block)
        self._bind(op.made, [self._memory.known[each].now for *_, each in op.begun])

    def _call(self, op: func.CallOp) -> None:
        """Another function of the module, on what its operands are."""
        callee = SymbolTable.lookup_symbol(op, op.callee)
        assert isinstance(callee, func.FuncOp), "a call that is verified is of a function"
        given = [self._value(each) for each in op.operands]
        self._bind(op.results, self._called(callee, given))

    def _called(
        self, function: func.FuncOp, given: Sequence[Bounded | Buffer]
    ) -> list[Bounded | Buffer]:
        """What a function returns of some values."""
        inner = type(self)(self._rounded, self._accumulate, self._memory.constants)
        inner._bind(function.body.block.args, given)
        found = [inner._value(each) for each in inner._returned(function)]
        self._unsure, self._lost = self._unsure or inner._unsure, self._lost or inner._lost
        return found

    def _reference(self, value: SSAValue) -> Reference:
        found = self._results.get(value, self._known[value])
        if self._lost:
            found = without_bound(found, np.full(found.value.shape, True))
        element = element_of(value)
        overflow = overflows_from(element)
        return Reference(
            found.value, error_of(found), found.c, found.floor, overflow, element, self._unsure
        )


class _Exactly(_Evaluator):
    """Evaluates without errors."""

    def _in_type(self, result: Bounded, value: SSAValue) -> Bounded:
        return sure(super()._in_type(result, value).value)
