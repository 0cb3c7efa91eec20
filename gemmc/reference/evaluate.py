"""Evaluating a linalg program in float64, with the error that is allowed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, cf, func, scf, tensor
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import IndexOp, ReduceOp, YieldOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.traits import SymbolTable

from gemmc.dialects.approximate import may_be_approximate
from gemmc.dialects.linalg_contraction import is_contraction, is_unsigned, read_contraction
from gemmc.dialects.product_axes import ProductAxes
from gemmc.dialects.sizes import is_dynamic, tell
from gemmc.dialects.tile.contract import ContractOp
from gemmc.errors import GemmcError, refuse
from gemmc.reference.bounded import (
    FLOATS,
    Array,
    Bounded,
    Rounding,
    floor_of_product,
    overflows_from,
    together,
)
from gemmc.reference.contracts import epilogue_of, finished_sums
from gemmc.reference.functions import comparison, integer_comparison
from gemmc.reference.halves import summed_in_halves, unless_too_large
from gemmc.reference.inputs import main_function, numbers_of, static_type
from gemmc.reference.integers import BITS, as_unsigned, truncated, wrapped
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
    kind_of,
    overflowed,
    product,
    round_to,
)
from gemmc.reference.rearranged import at_places, moved, sliced
from gemmc.reference.reduced import reduced


@dataclass(frozen=True)
class Reference:
    """What one result must be: `bound` is elementwise, `c` the coefficient in it, `floor` its
    absolute part. Of what is at least `overflow`, the result's type has only infinity."""

    value: Array
    bound: Array
    c: float
    floor: float = 0.0
    overflow: float = math.inf


def evaluate(
    module: ModuleOp, inputs: Sequence[Array], *, rounded: bool, accumulate: str = "f32"
) -> list[Reference]:
    """main's results on `inputs`. `rounded` rounds every result to its type, as the program says.

    Rounded, with inputs that make every sum exact, the result is what a kernel must
    reproduce bit by bit. Dynamic sizes are those of the inputs. Raises GemmcError for an operation
    without a rule here. With `accumulate` "f16" the bound is that of tensor cores that sum in f16
    (`gemmc.reference.halves`).
    """
    function = main_function(module)
    if is_dynamic(function):
        function = function.clone()
        tell(function, [each.shape for each in inputs])
    return _Evaluator(rounded, accumulate).run(function, inputs)


class _Evaluator:
    """Evaluates a function's ops in order; `_known` holds what each SSA value is."""

    def __init__(self, rounded: bool, accumulate: str) -> None:
        self._rounded, self._accumulate = rounded, accumulate
        self._known: dict[SSAValue, Bounded] = {}

    def run(self, function: func.FuncOp, inputs: Sequence[Array]) -> list[Reference]:
        for argument, array in zip(function.body.blocks[0].args, inputs, strict=True):
            exact = numbers_of(array, *static_type(argument)).astype(np.float64)
            self._known[argument] = Bounded(exact, np.abs(exact), 0.0)
        found = self._returned(function)
        return [self._reference(each) for each in found]

    def _returned(self, function: func.FuncOp) -> list[SSAValue]:
        """Evaluate a function whose arguments are known; what it returns."""
        end = self._block(function.body.blocks[0])
        if not isinstance(end, func.ReturnOp):
            raise GemmcError("run", "a function that returns", "none")
        return list(end.operands)

    def _block(self, block: Block) -> Operation | None:
        """Evaluate a block's ops, and of the blocks that it goes on with; the last of them."""
        for op in block.ops:
            if isinstance(op, func.ReturnOp | scf.YieldOp):
                return op
            if isinstance(op, cf.BranchOp):
                arguments = zip(op.successor.args, op.arguments, strict=True)
                self._known.update({each: self._known[value] for each, value in arguments})
                return self._block(op.successor)
            if isinstance(op, func.CallOp):
                self._call(op)
            elif isinstance(op, scf.ForOp):
                self._loop(op)
            elif isinstance(op, scf.IfOp):
                taken = self._known[op.cond].value.any()
                self._nested(op, op.true_region.block if taken else op.false_region.block)
            elif op.results:
                for number, value in enumerate(op.results):
                    if value.uses or len(op.results) == 1:
                        self._known[value] = self._in_type(self._result(op, number), value)
        return None

    def _nested(self, op: Operation, block: Block) -> list[Bounded]:
        """Evaluate a region's block; what it yields is also what the op's results are."""
        end = self._block(block)
        found = [self._known[each] for each in end.operands] if end is not None else []
        self._known.update(zip(op.results, found, strict=True))
        return found

    def _loop(self, op: scf.ForOp) -> None:
        first, last, step = (int(self._known[v].value) for v in (op.lb, op.ub, op.step))
        carried = [self._known[each] for each in op.iter_args]
        self._known.update(zip(op.results, carried, strict=True))
        for counter in range(first, last, step):
            number = np.full((), float(counter))
            given = [Bounded(number, np.abs(number), 0.0), *carried]
            self._known.update(zip(op.body.block.args, given, strict=True))
            carried = self._nested(op, op.body.block)

    def _call(self, op: func.CallOp) -> None:
        """Another function of the module, on what its operands are."""
        callee = SymbolTable.lookup_symbol(op, op.callee)
        assert isinstance(callee, func.FuncOp), "a call that is verified is of a function"
        inner = _Evaluator(self._rounded, self._accumulate)
        arguments = zip(callee.body.block.args, op.operands, strict=True)
        inner._known = {argument: self._known[value] for argument, value in arguments}
        returned = inner._returned(callee)
        for result, value in zip(op.results, returned, strict=True):
            self._known[result] = inner._known[value]

    def _result(self, op: Operation, number: int) -> Bounded:
        if isinstance(op, ReduceOp):
            return self._of_reduce(op)
        if isinstance(op, LinalgStructuredOperation) and not is_contraction(op):
            return self._structured(op, number)
        return self._operation(op)

    def _reference(self, value: SSAValue) -> Reference:
        found = self._known[value]
        with np.errstate(invalid="ignore"):
            bound = found.c * found.magnitude + found.floor
        overflow = overflows_from(element_of(value))
        return Reference(found.value, bound, found.c, found.floor, overflow)

    def _in_type(self, result: Bounded, value: SSAValue) -> Bounded:
        """A result as its type has it: rounded, or only infinite where it is in any case."""
        element = element_of(value)
        if element not in FLOATS:
            return wrapped(result, kind_of(value))
        if self._rounded:
            return replace(result, value=round_to(result.value, element))
        return replace(result, value=overflowed(result, overflows_from(element)))

    def _operation(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return constant(op)
        if isinstance(op, tensor.EmptyOp):
            zeros = np.zeros(static_type(op.results[0])[0])
            return Bounded(zeros, zeros, 0.0)
        if isinstance(op, tensor.CollapseShapeOp | tensor.ExpandShapeOp):
            return rearranged(self._known[op.src], lambda x: x.reshape(static_type(op.result)[0]))
        if isinstance(op, tensor.ExtractOp):
            return self._extracted(op)
        if isinstance(op, tensor.ExtractSliceOp):
            first = [self._known[each].value for each in op.offsets]
            return rearranged(self._known[op.source], lambda x: sliced(x, op, first))
        if isinstance(op, ContractOp):
            return self._contract(op)
        if is_contraction(op):
            return self._contraction(op)
        operands = [self._known[each] for each in op.operands if each in self._known]
        if isinstance(op, tensor.PadOp):
            end = op.region.block.last_op
            number = self._known.get(end.operands[0]) if end is not None else None
            operands += [] if number is None else [number]
        found = moved(op, operands) if len(operands) >= len(op.operands) else None
        if found is not None:
            return found
        if op.dialect_name() in ("arith", "math") and not op.regions:
            return self._scalar(op)
        raise refuse(op, "an operation that the reference can evaluate", "another one")

    def _contraction(self, op: Operation) -> Bounded:
        axes = ProductAxes(*read_contraction(op).loops)
        lhs, rhs, start = (self._known[v] for v in op.operands)
        assert isinstance(op, LinalgStructuredOperation), "it was read as a contraction"
        if is_unsigned(op, 0):
            lhs = as_unsigned(lhs, kind_of(op.operands[0]))
        if is_unsigned(op, 1):
            rhs = as_unsigned(rhs, kind_of(op.operands[1]))
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
        a, b = (rearranged(x, of) for x, of in ((lhs, axes.left), (rhs, axes.right)))
        terms, rounding = a.value.shape[-1], Rounding.to(element)
        value, extra = product(a.value, b.value)
        magnitude, _ = product(a.magnitude, b.magnitude)
        shapes = lhs.value.shape, rhs.value.shape
        summing = (terms * (2 * rounding.u + extra),)
        floor = start.floor + terms * (floor_of_product(a, b) + rounding.least)
        if self._accumulate == "f16" and element in FLOATS:
            own, least = summed_in_halves(terms)
            summing, floor = (*summing, own), floor + least
            magnitude = unless_too_large(magnitude, own)
        return Bounded(
            start.value + axes.output(value, *shapes),
            start.magnitude + axes.output(magnitude, *shapes),
            together(lhs.c, rhs.c, start.c, *summing),
            floor * (1 + summing[0]),
        )

    def _structured(self, op: LinalgStructuredOperation, number: int) -> Bounded:
        """A result whose elements are made of elements of the operands, or combined of them."""
        counters = counters_of(op)
        operands = [*op.inputs, *op.outputs]
        maps = [each.data for each in op.get_indexing_maps()]
        known = dict(self._known)
        end = op.body.block.last_op
        assert end is not None, "a body ends in linalg.yield"
        wanted, combining = end.operands[number], None
        reduced_over = [n for n, kind in enumerate(op.get_iterator_types()) if not parallel(kind)]
        if reduced_over:
            combining, wanted = combined(op, wanted, op.body.block.args[len(op.inputs) + number])
        for argument, operand, indexing in zip(op.body.block.args, operands, maps, strict=True):
            if argument.uses:
                known[argument] = indexed(self._known[operand], indexing, counters)
        found = self._body(op, known, wanted, counters)
        whole = over(found, [each.size for each in counters])
        target = maps[len(op.inputs) + number]
        if combining is not None:
            element = element_of(op.results[number])
            start = indexed(self._known[operands[len(op.inputs) + number]], target, counters)
            rounding = Rounding.to(element)
            made = reduced(combining, whole, reduced_over, rounding)
            whole = over_all(made, reduced_over)
            whole = begun(combining, whole, start, rounding)
        return as_result(op, whole, target, static_type(op.results[number])[0], reduced_over)

    def _of_reduce(self, op: ReduceOp) -> Bounded:
        body, axes = op.region.block, list(cast("Any", op.dimensions).get_values())
        end = body.last_op
        assert end is not None, "a body ends in linalg.yield"
        combining, wanted = combined(op, end.operands[0], body.args[1])
        if wanted is not body.args[0]:
            raise refuse(op, "elements that are combined as they are", "a body that computes more")
        rounding = Rounding.to(element_of(op.results[0]))
        made = reduced(combining, self._known[op.input], axes, rounding)
        return begun(combining, made, self._known[op.init], rounding)

    def _body(
        self,
        op: LinalgStructuredOperation,
        known: dict[SSAValue, Bounded],
        wanted: SSAValue,
        counters: Sequence[Array],
    ) -> Bounded:
        outer, self._known = self._known, known
        try:
            for inner in op.body.block.ops:
                if isinstance(inner, YieldOp):
                    break
                if not inner.results or any(each not in known for each in inner.operands):
                    continue  # an assertion; or of a result so far, which is combined elsewhere
                if isinstance(inner, IndexOp):
                    index = counters[inner.dim.value.data].astype(np.float64)
                    known[inner.result] = Bounded(index, index, 0.0)
                    continue
                result = self._scalar(inner)
                known[inner.results[0]] = self._in_type(result, inner.results[0])
        finally:
            self._known = outer
        if wanted not in known:
            raise refuse(op, "a body that yields what it computes", "another")
        return known[wanted]

    def _scalar(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return constant(op)
        if isinstance(op, arith.CmpfOp):
            tested = comparison(op, [self._known[v] for v in op.operands])
            if tested is not None:
                return tested
        if isinstance(op, arith.CmpiOp):
            return integer_comparison(op, [self._known[v] for v in op.operands])
        if isinstance(op, tensor.ExtractOp):
            return self._extracted(op)
        if isinstance(op, arith.TruncIOp):
            return truncated(self._known[op.input], op.result.type)
        rule = rule_of(op)
        if rule is None:
            raise refuse(op, "an operation that the reference can evaluate", "another one")
        rounding = Rounding.to(element_of(op.results[0]))
        if may_be_approximate(op):
            rounding = rounding._replace(rough=True)
        operands = [self._known[v] for v in op.operands]
        if isinstance(op, arith.ExtUIOp | arith.UIToFPOp):
            operands = [as_unsigned(operands[0], kind_of(op.operands[0]))]
        if isinstance(op, BITS):
            operands = [as_unsigned(each, kind_of(op.results[0])) for each in operands]
        with np.errstate(over="ignore", invalid="ignore"):
            return rule(operands, rounding)

    def _extracted(self, op: tensor.ExtractOp) -> Bounded:
        """The elements of a tensor at indices; zero outside of it."""
        places = [self._known[each].value.astype(np.int64) for each in op.indices]
        return rearranged(self._known[op.tensor], lambda x: at_places(x, places))


def rearranged(x: Bounded, seen: Callable[[Array], Array]) -> Bounded:
    """The same elements, or some of them, in other places."""
    return Bounded(seen(x.value), seen(x.magnitude), x.c, x.floor)
