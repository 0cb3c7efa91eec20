"""What one op on tensors makes of what its operands are, with the error that is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, memref, scf, tensor
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp, ReduceOp, YieldOp
from xdsl.ir import Block, Operation, SSAValue

from gemmc.accuracy import summed_in_halves
from gemmc.dialects.approximate import may_be_approximate
from gemmc.dialects.linalg_contraction import is_product, read_contraction
from gemmc.dialects.linalg_ext import ScanOp
from gemmc.dialects.linalg_reduce import reduction
from gemmc.dialects.linalg_scatter import ScatterOp
from gemmc.dialects.product_axes import ProductAxes
from gemmc.dialects.tensor_more import GenerateOp
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import refuse
from gemmc.reference.bounded import (
    EXACTLY,
    FLOATS,
    REFERENCE_BITS,
    Array,
    Bounded,
    Rounding,
    converted,
    error_of,
    floor_of_product,
    is_rounded,
    of_sums,
    overflows_from,
    sure,
    together,
)
from gemmc.reference.contracts import epilogue_of, finished_sums
from gemmc.reference.folds import folded, is_fold
from gemmc.reference.forms import formed
from gemmc.reference.functions import FUNCTIONS, comparison, integer_comparison
from gemmc.reference.halves import unless_too_large
from gemmc.reference.inputs import F8, static_type
from gemmc.reference.integers import (
    TO_INTEGERS,
    as_element,
    as_read,
    product_of_integers,
    same_bits,
    to_integer,
    wrapped,
)
from gemmc.reference.loops import (
    as_result,
    begun,
    combined,
    counters_of,
    indexed,
    over,
    over_all,
    parallel,
    rule_of,
)
from gemmc.reference.numbers import (
    constant,
    element_of,
    exact_if_it_fits,
    is_whole,
    kind_of,
    may_overflow,
    overflowed,
    product,
    round_to,
    without_bound,
    without_lost_sums,
    zeros,
)
from gemmc.reference.rearranged import doubted, gathered, moved, rearranged, sliced
from gemmc.reference.reduced import reduced
from gemmc.reference.scans import running
from gemmc.reference.scatters import scattered

_ROUNDED_ONCE = (
    arith.AddfOp, arith.SubfOp, arith.MulfOp, arith.DivfOp, arith.SIToFPOp, arith.UIToFPOp
)  # fmt: skip
"""What IEEE 754 rounds once."""

_OF_WHOLES = (
    arith.AddfOp, arith.SubfOp, arith.MaximumfOp, arith.MinimumfOp, arith.MaxnumfOp,
    arith.MinnumfOp, arith.SelectOp,
)  # fmt: skip
"""What makes whole numbers of two whole numbers."""


class Operations:
    """Evaluates ops one by one; `_known` holds what each SSA value is. `rounded` and `accumulate`
    are those of `gemmc.reference.evaluate`."""

    def __init__(self, rounded: bool, accumulate: str) -> None:
        self._rounded, self._accumulate = rounded, accumulate
        self._known: dict[SSAValue, Bounded] = {}
        self._numbers_given, self._scaled = self._known, dict[Operation, SSAValue]()
        self._unsure: bool = False

    def _rounding(self, element: str) -> Rounding:
        """The error of rounding to a type: none where the program is followed in its types, so that
        only what no number follows for, such as a division by zero of integers, has no bound."""
        return EXACTLY if self._rounded else Rounding.to(element)

    def _result(self, op: Operation, number: int) -> Bounded:
        if isinstance(op, ReduceOp):
            return self._of_reduce(op)
        if isinstance(op, LinalgStructuredOperation) and not is_product(op):
            return self._structured(op, number)
        if isinstance(op, ScanOp):
            return self._running(op)[number]
        if isinstance(op, ScatterOp):
            return self._scattered(op)
        return self._operation(op)

    def _in_type(self, result: Bounded, value: SSAValue) -> Bounded:
        """A result as its type has it: rounded, or only infinite where it is in any case."""
        element = element_of(value)
        if element in F8:
            near = round_to(result.value, element)
            kept = np.where(np.isfinite(near), result.value, near)
            return replace(result, value=near if self._rounded else kept)
        if element not in FLOATS:
            return wrapped(result, kind_of(value))
        if self._rounded:
            return replace(result, value=round_to(result.value, element))
        limit = overflows_from(element)
        found = replace(result, value=overflowed(result, limit))
        self._unsure = self._unsure or bool(may_overflow(found, limit).any())
        return found

    def _to_read(self, found: Bounded, value: SSAValue) -> Bounded:
        """As others read it: what comes of a value that may be past its type's largest number has
        no bound. Below the least one, as in masks, it comes to the same: an exponential is 0."""
        if self._rounded or element_of(value) not in FLOATS:
            return found
        doubtful = may_overflow(found, overflows_from(element_of(value)))
        return without_bound(found, doubtful & (found.value > 0))

    def _operation(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return constant(op)
        if isinstance(op, tensor.EmptyOp):
            return zeros(*static_type(op.results[0]))
        if isinstance(op, tensor.CollapseShapeOp | tensor.ExpandShapeOp):
            return rearranged(self._known[op.src], lambda x: x.reshape(static_type(op.result)[0]))
        if isinstance(op, tensor.ExtractOp):
            return self._gathered(self._known[op.tensor], op.indices)
        if isinstance(op, tensor.ExtractSliceOp):
            offsets = [self._known[each] for each in op.offsets]
            first = [each.value for each in offsets]
            found = rearranged(self._known[op.source], lambda x: sliced(x, op, first))
            return doubted(found, offsets)
        if isinstance(op, GenerateOp):
            return self._generated(op)
        if isinstance(op, ContractOp):
            return self._contract(op)
        if is_product(op):
            return self._contraction(op)
        operands = [self._known[each] for each in op.operands if each in self._known]
        if isinstance(op, tensor.PadOp):
            end = op.region.block.last_op
            number = self._known.get(end.operands[0]) if end is not None else None
            operands += [] if number is None else [number]
        found = moved(op, operands) if len(operands) >= len(op.operands) else None
        if found is not None:
            return found
        if op.dialect_name() in ("arith", "math", "affine", "tensor") and not op.regions:
            return self._scalar(op)
        raise refuse(op, "an operation that the reference can evaluate", "another one")

    def _contraction(self, op: Operation) -> Bounded:
        axes = ProductAxes(*read_contraction(op).loops)
        lhs, rhs, start = (self._known[v] for v in op.operands)
        assert isinstance(op, LinalgStructuredOperation), "it was read as a contraction"
        lhs, rhs = (_factor(op, number, x) for number, x in enumerate((lhs, rhs)))
        return self._sums(axes, lhs, rhs, start, element_of(op.results[0]))

    def _contract(self, op: ContractOp) -> Bounded:
        def scalar(inner: Operation) -> Bounded:
            return self._in_type(self._scalar(inner), inner.results[0])

        arguments = op.epilogue.block.args
        found = finished_sums(op, self._known, self._sums)
        totals = [self._in_type(each, to) for each, to in zip(found, arguments, strict=False)]
        return epilogue_of(op, self._known, totals, scalar)

    def _sums(
        self, axes: ProductAxes, lhs: Bounded, rhs: Bounded, start: Bounded, element: str
    ) -> Bounded:
        to = self._rounding(element)
        own = of_sums(to)
        lhs, rhs = (as_element(each, element, to) for each in (lhs, rhs))
        a, b = (rearranged(x, of) for x, of in ((lhs, axes.left), (rhs, axes.right)))
        terms = a.value.shape[-1]
        shapes = lhs.value.shape, rhs.value.shape
        if element not in FLOATS:
            summed = rearranged(product_of_integers(a, b), lambda x: axes.output(x, *shapes))
            return Bounded(start.value + summed.value, error_of(start) + summed.magnitude, 1.0)
        value, extra = product(a.value, b.value)
        magnitude, _ = product(a.magnitude, b.magnitude)
        summing = (terms * (2 * own.u + extra),)
        floor = start.floor + terms * (floor_of_product(a, b) + own.least)
        if self._accumulate == "f16":
            relative, least = summed_in_halves(terms)
            summing, floor = (*summing, relative), floor + least
            magnitude = unless_too_large(magnitude, relative)
        found = Bounded(
            start.value + axes.output(value, *shapes),
            start.magnitude + axes.output(magnitude, *shapes),
            together(lhs.c, rhs.c, start.c, *summing),
            floor * (1 + summing[0]),
        )
        found = without_lost_sums(found, own)
        return found if own == to else converted(found, to)

    def _structured(self, op: LinalgStructuredOperation, number: int) -> Bounded:
        """A result whose elements are made of elements of the operands, or combined of them."""
        reduced_over = [n for n, kind in enumerate(op.get_iterator_types()) if not parallel(kind)]
        if reduced_over and is_fold(op, number):
            return folded(op, number, self._known, self._body)
        counters = counters_of(op)
        operands = [*op.inputs, *op.outputs]
        maps = [each.data for each in op.get_indexing_maps()]
        known = dict(self._known)
        wanted, combining = _ended(op.body.block)[number], None
        if reduced_over:
            combining, wanted = combined(op, wanted, op.body.block.args[len(op.inputs) + number])
        for argument, operand, indexing in zip(op.body.block.args, operands, maps, strict=True):
            if argument.uses:
                known[argument] = indexed(self._known[operand], indexing, counters)
        found = self._body(op, known, wanted, counters)
        if combining is not None:
            found = self._to_read(found, wanted)
        whole = over(found, [each.size for each in counters])
        target = maps[len(op.inputs) + number]
        if combining is not None:
            element = element_of(op.results[number])
            start = indexed(self._known[operands[len(op.inputs) + number]], target, counters)
            rounding = self._rounding(element)
            made = reduced(combining, whole, reduced_over, rounding)
            whole = over_all(made, reduced_over)
            whole = begun(combining, whole, start, rounding)
        return as_result(op, whole, target, static_type(op.results[number])[0], reduced_over)

    def _generated(self, op: GenerateOp) -> Bounded:
        """A tensor whose elements a body makes of the counters, its arguments."""
        shape, (wanted,) = static_type(op.result)[0], _ended(op.body.block)
        counters = list(np.meshgrid(*map(np.arange, shape), indexing="ij", sparse=True))
        given = dict(zip(op.body.block.args, map(sure, counters), strict=True))
        return over(self._body(op, self._known | given, wanted, counters), shape)

    def _running(self, op: ScanOp) -> tuple[Bounded, Bounded]:
        def combine(so_far: Bounded, mine: Bounded) -> Bounded:
            given = dict(zip(op.body.block.args, (so_far, mine), strict=True))
            return self._body(op, self._known | given, _ended(op.body.block)[0], ())

        to = self._rounding(element_of(op.result))
        return running(op, self._known[op.input], self._known[op.before], combine, to)

    def _scattered(self, op: ScatterOp) -> Bounded:
        def combine(*elements: Bounded) -> Bounded:
            given = dict(zip(op.body.block.args, elements, strict=True))
            return self._body(op, self._known | given, op.yielded, ())

        updates, indices, original = (self._known[each] for each in op.operands)
        return scattered(op, updates, indices, original, combine)

    def _of_reduce(self, op: ReduceOp) -> Bounded:
        axes: list[int] = list(cast("Any", op.dimensions).get_values())
        whole = reduction([op.input], [op.init], axes, op.region.clone())
        try:
            return self._structured(whole, 0)
        finally:
            whole.erase()

    def _body(
        self,
        op: LinalgStructuredOperation | GenerateOp | ScatterOp | ScanOp,
        known: dict[SSAValue, Bounded],
        wanted: SSAValue,
        counters: Sequence[Array],
    ) -> Bounded:
        outer, self._known = self._known, known
        try:
            self._numbers(op.body.block, counters)
        finally:
            self._known = outer
        if wanted not in known:
            raise refuse(op, "a body that yields what it computes", "another")
        return known[wanted]

    def _numbers(self, block: Block, counters: Sequence[Array]) -> None:
        """Evaluate the ops of a body on numbers."""
        known = self._known
        for op in block.ops:
            if isinstance(op, YieldOp | tensor.YieldOp | scf.YieldOp):
                break
            if not op.results or any(each not in known for each in op.operands):
                continue  # an assertion; or of a result so far, which is combined elsewhere
            if isinstance(op, IndexOp):
                known[op.result] = sure(counters[op.dim.value.data])
            elif isinstance(op, scf.IfOp):
                self._choose(op, counters)
            elif isinstance(op, scf.ForOp):
                self._repeat(op, counters)
            else:
                known[op.results[0]] = self._in_type(self._scalar(op), op.results[0])

    def _choose(self, op: scf.IfOp, counters: Sequence[Array]) -> None:
        """Both sides, and of each result the one that its condition is for."""
        for region in op.regions:
            self._numbers(region.block, counters)
        for number, result in enumerate(op.results):
            sides = [self._known[_ended(region.block)[number]] for region in op.regions]
            made = FUNCTIONS[arith.SelectOp]([self._known[op.cond], *sides], EXACTLY)
            self._known[result] = self._in_type(made, result)

    def _repeat(self, op: scf.ForOp, counters: Sequence[Array]) -> None:
        """What a loop's steps, as many for all elements, make of the numbers that it carries."""
        first, last, step = (int(self._known[each].value.item()) for each in op.operands[:3])
        body, carried = op.body.block, [self._known[each] for each in op.iter_args]
        for counter in range(first, last, step):
            known = zip(body.args, [sure(np.full((), counter)), *carried], strict=True)
            self._known.update(known)
            self._numbers(body, counters)
            carried = [self._known[each] for each in _ended(body)]
        self._known.update(zip(op.results, carried, strict=True))

    def _scalar(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return constant(op)
        if isinstance(op, arith.CmpfOp):
            return comparison(op, [self._known[v] for v in op.operands])
        if isinstance(op, arith.CmpiOp):
            return integer_comparison(op, [self._known[v] for v in op.operands])
        if isinstance(op, tensor.ExtractOp):
            return self._gathered(self._known[op.tensor], op.indices)
        if isinstance(op, memref.LoadOp):
            return self._gathered(self._known[op.memref], op.indices)
        if isinstance(op, arith.BitcastOp):
            return same_bits(self._known[op.input], kind_of(op.input), kind_of(op.result))
        if isinstance(op, TO_INTEGERS):
            return to_integer(op, self._known[op.input], kind_of(op.result))
        found = formed(op, self._known)
        if found is not None:
            return found
        rule = rule_of(op)
        if rule is None:
            raise refuse(op, "an operation that the reference can evaluate", "another one")
        rounding = self._rounding(element_of(op.results[0]))
        if may_be_approximate(op):
            rounding = rounding._replace(rough=True)
        operands = [
            as_read(op, self._to_read(self._known[v], v), kind_of(v)) for v in op.operands
        ]
        with np.errstate(over="ignore", invalid="ignore"):
            found = rule(operands, rounding)
        if isinstance(op, _ROUNDED_ONCE) and not rounding.rough and rounding.bits < REFERENCE_BITS:
            found = exact_if_it_fits(found, operands, element_of(op.results[0]))
        if isinstance(op, _OF_WHOLES) and is_rounded(found.value):
            found = replace(found, whole=all(map(is_whole, operands[-2:])))
        return sure(np.zeros_like(found.value)) if self._is_not_read(op) else found

    def _is_not_read(self, op: Operation) -> bool:
        """Whether the number that scales a term of a product's epilogue is 0."""
        if op not in self._scaled:
            return False
        number = self._scaled[op]
        if isinstance(number.owner, arith.ConstantOp):
            return not constant(number.owner).value.any()
        return number in self._numbers_given and not self._numbers_given[number].value.any()

    def _gathered(self, whole: Bounded, indices: Sequence[SSAValue]) -> Bounded:
        """The elements of a tensor at indices; zero outside of it."""
        return gathered(whole, [self._known[each] for each in indices])


def _ended(block: Block) -> Sequence[SSAValue]:
    """What a block that is verified hands on at its end."""
    end = block.last_op
    assert end is not None, "such a block ends in an op"
    return end.operands


def _factor(op: LinalgStructuredOperation, number: int, x: Bounded) -> Bounded:
    """An input of a contraction as its body extends it."""
    for use in op.body.block.args[number].uses:
        x = as_read(use.operation, x, kind_of(op.inputs[number]))
    return x
