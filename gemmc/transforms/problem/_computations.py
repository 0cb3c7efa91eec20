"""Which tensors that no product makes are computed by a kernel, and the `tile.loops` of each."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from typing import cast

from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DYNAMIC_INDEX, IntegerAttr, IntegerType, TensorType, i8
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import FillOp
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineSymExpr

from gemmc.analysis.instructions import instructions_in, is_division
from gemmc.analysis.reshapes import RESHAPES, root_of, shape_of
from gemmc.dialects.linalg_forms import is_pointwise
from gemmc.dialects.memory_types import element_in
from gemmc.dialects.sizes import Shapes
from gemmc.dialects.tile.contract import ContractOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.dialects.tile.recurrence import RecurrenceOp
from gemmc.dialects.tile.sequential import SequentialOp
from gemmc.ir import Inserter
from gemmc.transforms.problem._earlier_places import leave_out_comparisons
from gemmc.transforms.problem._elements import Elements
from gemmc.transforms.problem._elementwise import each_element
from gemmc.transforms.problem._extents import (
    Extent,
    Extents,
)
from gemmc.transforms.problem._folds import fold_of
from gemmc.transforms.problem._indices import keeps_open
from gemmc.transforms.problem._looped_products import is_behind_vectors, is_vector_product
from gemmc.transforms.problem._loops_of_elements import loops_of, untold
from gemmc.transforms.problem._narrow_conditions import narrow_conditions
from gemmc.transforms.problem._narrow_places import narrow_places
from gemmc.transforms.problem._one_product import is_narrow
from gemmc.transforms.problem._ordered_loops import order_loops
from gemmc.transforms.problem._reached import reached
from gemmc.transforms.problem._reductions import (
    is_combination,
    is_reduction,
    reduced_extents,
    reduction_of,
)
from gemmc.transforms.problem._rounded_sums import rounded_by, summed_by
from gemmc.transforms.problem._wholes import is_data, is_tensor, viewed, window_of

LONG = 64
"""From so much arithmetic for an element on, what several kernels read is computed once."""

_LONG_NARROW = 2 * LONG
"""The same of elements that are less than a byte, which memory holds as bytes: both ways cost."""

_FROM_BYTES = 2
"""What a narrow element costs that is read as a byte."""

_STEPS = 8
"""Of a reduction, each of which reads at other places."""

_FUNCTION = 8
"""What an op of math costs, in ops of arith."""


class Computations:
    """The tensors of a function that are there as a whole, and how those are computed that no
    product makes."""

    def __init__(self, function: func.FuncOp, shapes: Shapes | None) -> None:
        """`shapes` are the extents of the function's tensors, where a call tells any."""
        self._extents = Extents(shapes, arguments=tuple(function.args))
        end = function.get_return_op()
        returned = list(end.operands) if end is not None else []
        self._wholes = {*function.args, *returned, *map(root_of, returned)}
        self._costs: dict[SSAValue, int] = {}
        self._placed = set[SSAValue]()
        self._made: dict[SSAValue, LoopsOp] = {}
        for op in function.body.block.ops:
            if isinstance(op, ContractOp):
                self._wholes |= {*map(window_of, op.operands), op.result}
            elif isinstance(op, RecurrenceOp):
                self._wholes |= {*op.read, *op.results}
            elif isinstance(op, SequentialOp):
                self._wholes |= {*op.operands, *op.results}
            elif is_data(op):
                self._wholes |= set(op.results)
            elif is_reduction(op) or _is_told_reshape(op):
                self._wholes |= set((rounded_by(op) or op).results)
            self._wholes |= {*self._of_own_lengths(op)}
        for op in reversed(list(function.body.block.ops)):
            view = viewed(op)
            if view is not None and op.results[0] in self._wholes:
                self._wholes.add(view[0])
        for op in list(function.body.block.ops):
            for result in filter(is_tensor, op.results):
                self._weigh(op, result)

    def is_whole(self, value: SSAValue) -> bool:
        """Whether a tensor is made as a whole, if anything needs it."""
        return value in self._wholes

    def of(self, value: SSAValue) -> LoopsOp:
        """What computes a tensor; it stands nowhere. GemmcError for what no kernel is known for."""
        if value not in self._made:
            op = value.owner
            assert isinstance(op, Operation), "arguments are not computed"
            if is_reduction(op):
                number = list(op.results).index(value)  # type: ignore[arg-type]
                self._made[value] = self._reduced(op, number, value)
            elif (summed := summed_by(value)) is not None:
                self._made[value] = self._reduced(summed, 0, value)
            else:
                self._made[value] = self._computed(value, op, lambda each: self._part(value, each))
        return self._made[value]

    def copy(self, value: SSAValue, source: Operation) -> LoopsOp:
        """What copies a tensor."""
        return self._computed(value, source, self.is_whole)

    def _part(self, value: SSAValue, other: SSAValue) -> bool:
        return other is not value and self.is_whole(other)

    def _computed(
        self, value: SSAValue, op: Operation, is_whole: Callable[[SSAValue], bool]
    ) -> LoopsOp:
        rank = len(shape_of(value))
        elements = Elements(rank, is_whole, op.location, self._extents)
        found = elements.element(value, [AffineExpr.dimension(d) for d in range(rank)])
        return loops_of(elements, value, found, op)

    def _reduced(
        self, op: LinalgStructuredOperation, number: int, value: SSAValue
    ) -> LoopsOp:
        if not is_combination(op, number):
            return self._folded(op, number)
        reduction = reduction_of(op, number, self._extents)
        loops = len(shape_of(value)) + len(reduction.extents)
        elements = Elements(loops, self.is_whole, op.location, self._extents)
        found = reduction.write(elements)
        self._tell_lengths(op, elements, value, reduction.extents)
        made = loops_of(elements, value, found, op, reduction.extents, reduction.by)
        order_loops(made)
        return made

    def _folded(self, op: LinalgStructuredOperation, number: int) -> LoopsOp:
        """A reduction that carries several values, or combines them in its own way; of elements at
        places that are computed, which are read out by a kernel ahead of it."""
        for place, argument in enumerate(op.body.block.args):
            if argument.uses and self._is_gathered(op.operands[place]):
                self._make_whole(self._of_whole_bytes(op, place))
        fold = fold_of(op, number, self._extents)
        value = op.results[number]
        loops = len(shape_of(value)) + len(fold.extents)
        elements = Elements(loops, self.is_whole, op.location, self._extents)
        carried, found = fold.write(elements)
        self._tell_lengths(op, elements, value, fold.extents)
        made = loops_of(elements, value, found, op, fold.extents, keeps=fold.kept)
        for each in carried:
            argument = made.body.block.insert_arg(each.type, len(made.body.block.args))
            each.replace_all_uses_with(argument)
            stand_in = each.owner
            assert isinstance(stand_in, Operation), "a carried value stands in as a constant"
            if stand_in.parent is not None:  # nothing reads a value that is carried for nothing
                stand_in.detach()
            stand_in.erase()
        leave_out_comparisons(made)
        narrow_conditions(made)
        narrow_places(made)
        return made

    def _tell_lengths(
        self, op: LinalgStructuredOperation, elements: Elements, value: SSAValue,
        lengths: Sequence[Extent],
    ) -> None:
        """Let a kernel read a byte of a tensor of each length that it reduces over and has no
        tensor of, as where an operand is there for its shape alone: a launch tells lengths so."""
        for length in untold(elements, value, lengths):
            for operand in filter(is_tensor, op.operands):
                extents = self._extents.of(operand)
                if length in extents:
                    made = self._zeros_of_length(op, operand, extents.index(length))
                    self._make_whole(made)
                    elements.read(made, [AffineExpr.constant(0)])
                    break

    def _is_gathered(self, value: SSAValue) -> bool:
        """Whether a tensor that is not whole is of elements at places that are computed."""
        if self.is_whole(value) or not isinstance(value.owner, Operation) or not is_tensor(value):
            return False
        rank = len(shape_of(value))
        elements = Elements(rank, self.is_whole, value.owner.location, self._extents)
        elements.element(value, [AffineExpr.dimension(d) for d in range(rank)])
        return bool(elements.tables)

    def _make_whole(self, value: SSAValue) -> None:
        """Compute a tensor, and what it is a view of, by a kernel of its own."""
        self._wholes.add(value)
        view = viewed(value.owner) if isinstance(value.owner, Operation) else None
        if view is not None:
            self._make_whole(view[0])

    def _of_own_lengths(self, op: Operation) -> Iterator[SSAValue]:
        """The inputs of a reduction over a length that no argument has, such as a concatenation's:
        the kernel is told it by a tensor of that length."""
        extents = self._extents
        if extents.shapes is None or not is_reduction(op):
            return
        lengths = [each for each in reduced_extents(op, extents) if isinstance(each, AffineSymExpr)]
        own = {each for each in lengths if extents.argument_with(each.position) is None}
        for value in op.operands[: len(op.operands) - len(op.results)]:
            yield from self._with_length(value, own)

    def _with_length(self, value: SSAValue, own: Container[AffineExpr]) -> Iterator[SSAValue]:
        """A tensor that has one of some lengths; of one that is computed of a whole one of that
        length none, and of conditions, which no memory holds, those that they are computed from."""
        def counts(each: SSAValue) -> bool:
            return self._has_length(each, own) and not self._reads_whole(each, own)

        def made_of(each: SSAValue) -> Sequence[SSAValue]:
            op = each.owner if is_narrow(each) and counts(each) else None
            return op.operands if isinstance(op, Operation) else ()

        found = (each for each in reached(value, made_of) if not is_narrow(each))
        yield from filter(counts, found)

    def _has_length(self, value: SSAValue, own: Container[AffineExpr]) -> bool:
        return is_tensor(value) and any(each in own for each in self._extents.of(value))

    def _reads_whole(self, value: SSAValue, own: Container[AffineExpr]) -> bool:
        """Whether a tensor is whole, or each element of it computed of one that is, of a length."""
        def read_by(each: SSAValue) -> Sequence[SSAValue]:
            op = each.owner
            if isinstance(op, RESHAPES) or (isinstance(op, Operation) and _is_elementwise(op)):
                return [one for one in op.operands if self._has_length(one, own)]
            return ()

        return any(each in self._wholes for each in reached(value, read_by))

    def _weigh(self, op: Operation, value: SSAValue) -> None:
        """Count the arithmetic for an element; a whole one costs as much as reading it."""
        read = (self._costs.get(each, 1) for each in op.operands if is_tensor(each))
        cost = sum(1 if each in self._wholes else n for each, n in zip(
            filter(is_tensor, op.operands), read, strict=True))  # fmt: skip
        inside = [each.tensor for each in op.walk() if isinstance(each, tensor.ExtractOp)]
        cost += _arithmetic(op) + sum(self._costs.get(each, 1) for each in inside)
        if inside or any(each in self._placed for each in op.operands):
            self._placed.add(value)
        long = cost * _gathers(value) >= LONG or (
            (cost >= _FUNCTION or is_behind_vectors(value)) and self._is_vector(value)
        )
        apart = (long or value in self._placed) and viewed(op) is None
        if is_narrow(value):
            if cost >= _LONG_NARROW and apart and self._is_read_again(value):
                cost = self._keep_bytes(op, value)
        elif apart and self._is_read_again(value) and (long or self._is_looked_up_for_sums(value)):
            self._wholes.add(value)
        if value in self._wholes:
            self._placed.discard(value)
        self._costs[value] = 1 if value in self._wholes else cost

    def _keep_bytes(self, op: Operation, value: SSAValue) -> int:
        """Let a kernel make bytes of elements that are narrower, and readers take them from these;
        what that costs for an element."""
        readers = list(value.uses)
        bytes_, found = self._as_bytes(Inserter.after(op), op, value)
        for use in readers:
            use.operation.operands[use.index] = found
        self._wholes.add(bytes_)
        self._costs[bytes_], self._costs[found] = 1, _FROM_BYTES
        return _FROM_BYTES

    def _as_bytes(
        self, build: Inserter, op: Operation, value: SSAValue
    ) -> tuple[SSAValue, SSAValue]:
        """A byte for each narrow element of a tensor, and the elements that are made of these."""
        narrow = cast("IntegerType", element_in(value.type))
        bytes_ = each_element(build, op, value, i8, lambda each: arith.ExtUIOp(each, i8))
        found = each_element(build, op, bytes_, narrow, lambda each: arith.TruncIOp(each, narrow))
        for made in (bytes_, found):
            self._extents.know(made, value, range(len(shape_of(value))))
        return bytes_, found

    def _of_whole_bytes(self, op: LinalgStructuredOperation, place: int) -> SSAValue:
        """An operand that memory can hold: of narrower elements, bytes that the op's are made of.
        """
        value = op.operands[place]
        if not is_narrow(value):
            return value
        bytes_, op.operands[place] = self._as_bytes(Inserter.before(op), op, value)
        return bytes_

    def _zeros_of_length(self, op: Operation, operand: SSAValue, axis: int) -> SSAValue:
        """A tensor of as many bytes, all 0, as an operand of an op has elements along an axis."""
        build = Inserter.before(op)
        size = build.value(tensor.DimOp(operand, build.index(axis)))
        empty = build.value(tensor.EmptyOp([size], TensorType(i8, [DYNAMIC_INDEX])))
        zero = build.value(arith.ConstantOp(IntegerAttr(0, i8)))
        found = build.value(FillOp([zero], [empty], [empty.type]), "length")
        self._extents.know(found, operand, [axis])
        return found

    def _is_looked_up_for_sums(self, value: SSAValue) -> bool:
        """Whether reductions read a tensor of elements at places that are computed: where it is
        there as a whole, their rows are read once, and at neighbouring places."""
        return _is_reduced(value) and self._is_gathered(value)

    def _is_read_again(self, value: SSAValue) -> bool:
        """Whether several ops compute of a tensor, or of what others only move of it, such as two
        halves of its rows; or many elements of a reduction, as of a scatter its updates."""
        readers = 0
        for op, place in self._readers(value):
            readers += 2 if _elements_that_read(op, place) >= LONG else 1
            if readers > 1:
                return True
        return False

    def _is_vector(self, value: SSAValue) -> bool:
        """Whether many rows of a matrix are multiplied by a tensor, each of which would compute its
        elements again."""
        return any(
            is_vector_product(op) and _elements_that_read(op, place) >= LONG
            for op, place in self._readers(value)
        )

    def _readers(self, value: SSAValue) -> Iterator[tuple[Operation, int]]:
        """Ops that compute of a tensor, or of what others only move of it, and as which operand."""
        waiting = [(use.operation, use.index) for use in value.uses]
        while waiting:
            op, place = waiting.pop()
            results = [*filter(is_tensor, op.results)]
            moves = not _arithmetic(op) and results and self._wholes.isdisjoint(results)
            if moves and not is_reduction(op):
                waiting += [(use.operation, use.index) for each in results for use in each.uses]
            else:
                yield op, place


def _is_told_reshape(op: Operation) -> bool:
    """Whether an op is a reshape of sizes that a call tells: a view, so that no index is divided by
    a number that is not known, unless the dimensions of these sizes stay as they are."""
    if not isinstance(op, RESHAPES) or DYNAMIC_INDEX not in shape_of(op.result):
        return False
    return not keeps_open(shape_of(op.src), shape_of(op.result))


def _gathers(value: SSAValue) -> int:
    """How often an element of a tensor is computed for one that reads it at computed places."""
    readers = [use.operation for use in value.uses]
    around = [each.parent_op() for each in readers if isinstance(each, tensor.ExtractOp)]
    return max(1, sum(_STEPS if op is not None and is_reduction(op) else 1 for op in around))


def _is_reduced(value: SSAValue) -> bool:
    """Whether ops that compute of a tensor, or of what others compute of it, are reductions."""
    waiting, seen = [use.operation for use in value.uses], set[Operation]()
    while waiting:
        op = waiting.pop()
        if op in seen:
            continue
        seen.add(op)
        if is_reduction(op):
            return True
        if _is_elementwise(op):
            waiting += [use.operation for each in op.results for use in each.uses]
    return False


def _elements_that_read(op: Operation, place: int) -> int:
    """Of how many elements of a reduction's result each reads all of an operand: those along loops
    that do not lead to it, as far as they are known."""
    if not is_reduction(op):
        return 1
    maps = [each.data for each in op.get_indexing_maps()]
    target, reads = maps[len(op.inputs)], maps[place].used_dims()
    found = 1
    for each, extent in zip(target.results, shape_of(op.results[0]), strict=True):
        if extent != DYNAMIC_INDEX and not reads.intersection(each.used_dims()):
            found *= extent
    return found


def _is_elementwise(op: Operation) -> bool:
    return isinstance(op, LinalgStructuredOperation) and is_pointwise(op)


def _arithmetic(op: Operation) -> int:
    if isinstance(op, LinalgStructuredOperation):
        return sum(_arithmetic(inner) for inner in op.body.block.ops)
    if is_division(op):
        return instructions_in(op)
    return {"arith": 1, "math": _FUNCTION}.get(op.dialect_name(), 0)
