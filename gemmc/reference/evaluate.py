"""Evaluating a linalg program in float64, with the error that is allowed."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, func, tensor
from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, FloatAttr, IntegerAttr, ModuleOp
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Operation, SSAValue

from gemmc.dialects.linalg_contraction import is_contraction, read_contraction
from gemmc.dialects.linalg_forms import all_parallel, index_loops
from gemmc.dialects.product_axes import ProductAxes
from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.errors import GemmcError, refuse
from gemmc.reference.bounded import (
    FLOATS,
    RULES,
    Array,
    Bounded,
    Rounding,
    floor_of_product,
    overflows_from,
    together,
)
from gemmc.reference.functions import FUNCTIONS, comparison
from gemmc.reference.inputs import main_function, static_type

FLOAT64_LIMIT = 2**33
"""Products of m, n and k above this are taken in float32, whose error is added to c."""


@dataclass(frozen=True)
class Reference:
    """What one result must be: `bound` is elementwise, `c` the coefficient in it, `floor` its
    absolute part. Of what is at least `overflow`, the result's type has only infinity."""

    value: Array
    bound: Array
    c: float
    floor: float = 0.0
    overflow: float = math.inf


def evaluate(module: ModuleOp, inputs: Sequence[Array], *, rounded: bool) -> list[Reference]:
    """main's results on `inputs`. `rounded` rounds every result to its type, as the program says.

    Rounded, with inputs that make every sum exact, the result is what a kernel must
    reproduce bit by bit. Raises GemmcError for an operation without a rule here.
    """
    return _Evaluator(rounded).run(main_function(module), inputs)


def _element_of(value: SSAValue) -> str:
    return static_type(value)[1]


class _Evaluator:
    """Evaluates a function's ops in order; `_known` holds what each SSA value is."""

    def __init__(self, rounded: bool) -> None:
        self._rounded = rounded
        self._known: dict[SSAValue, Bounded] = {}

    def run(self, function: func.FuncOp, inputs: Sequence[Array]) -> list[Reference]:
        for argument, array in zip(function.body.block.args, inputs, strict=True):
            exact = array.astype(np.float64)
            self._known[argument] = Bounded(exact, np.abs(exact), 0.0)
        for op in function.body.block.ops:
            if isinstance(op, func.ReturnOp):
                return [self._reference(v) for v in op.operands]
            self._known[op.results[0]] = self._in_type(self._operation(op), op.results[0])
        raise GemmcError("run", "a function that returns", "none")

    def _reference(self, value: SSAValue) -> Reference:
        found = self._known[value]
        with np.errstate(invalid="ignore"):
            bound = found.c * found.magnitude + found.floor
        overflow = overflows_from(_element_of(value))
        return Reference(found.value, bound, found.c, found.floor, overflow)

    def _in_type(self, result: Bounded, value: SSAValue) -> Bounded:
        """A result as its type has it: rounded, or only infinite where it is in any case."""
        element = _element_of(value)
        if element not in FLOATS:
            return result
        if self._rounded:
            return replace(result, value=_round(result.value, element))
        return replace(result, value=_overflowed(result, overflows_from(element)))

    def _operation(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return _constant(op)
        if isinstance(op, tensor.EmptyOp):
            zeros = np.zeros(static_type(op.results[0])[0])
            return Bounded(zeros, zeros, 0.0)
        if isinstance(op, tensor.CollapseShapeOp | tensor.ExpandShapeOp):
            return _as(self._known[op.src], lambda x: x.reshape(static_type(op.result)[0]))
        if isinstance(op, tensor.ExtractSliceOp):
            return _as(self._known[op.source], lambda x: _slice(x, op))
        if is_contraction(op):
            return self._contraction(op)
        if isinstance(op, LinalgStructuredOperation) and all_parallel(op):
            return self._elementwise(op)
        raise refuse(op, "an operation that the reference can evaluate", "another one")

    def _contraction(self, op: Operation) -> Bounded:
        axes = ProductAxes(*read_contraction(op).loops)
        lhs, rhs, start = (self._known[v] for v in op.operands)
        a, b = (_as(x, of) for x, of in ((lhs, axes.left), (rhs, axes.right)))
        terms, rounding = a.value.shape[-1], Rounding.to(_element_of(op.results[0]))
        value, extra = _product(a.value, b.value)
        magnitude, _ = _product(a.magnitude, b.magnitude)
        shapes = lhs.value.shape, rhs.value.shape
        summing = (terms * (2 * rounding.u + extra),)
        floor = start.floor + terms * (floor_of_product(a, b) + rounding.least)
        return Bounded(
            start.value + axes.output(value, *shapes),
            start.magnitude + axes.output(magnitude, *shapes),
            together(lhs.c, rhs.c, start.c, *summing),
            floor * (1 + summing[0]),
        )

    def _elementwise(self, op: LinalgStructuredOperation) -> Bounded:
        loops = index_loops(op)
        if loops is None or len(op.results) != 1 or len(set(loops[-1])) != len(loops[-1]):
            raise refuse(op, "one result, indexed by loops", "other indices or results")
        operands = [*op.inputs, *op.outputs]
        for argument, operand, dims in zip(op.body.block.args, operands, loops, strict=True):
            self._known[argument] = _spread(self._known[operand], dims, op.get_num_loops())
        result = self._body(op)
        shape = tuple(self._extents(op, loops))
        order = loops[-1]
        return Bounded(
            np.broadcast_to(result.value, shape).transpose(order),
            np.broadcast_to(result.magnitude, shape).transpose(order),
            result.c,
            result.floor,
        )

    def _extents(self, op: LinalgStructuredOperation, loops: list[list[int]]) -> list[int]:
        output = static_type(op.results[0])[0]
        by_loop = dict(zip(loops[-1], output, strict=True))
        return [by_loop[loop] for loop in range(op.get_num_loops())]

    def _body(self, op: LinalgStructuredOperation) -> Bounded:
        for inner in op.body.block.ops:
            if isinstance(inner, YieldOp):
                return self._known[inner.operands[0]]
            result = self._scalar(inner)
            self._known[inner.results[0]] = self._in_type(result, inner.results[0])
        raise refuse(op, "a body that yields", "none")

    def _scalar(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return _constant(op)
        if isinstance(op, arith.CmpfOp):
            tested = comparison(op, [self._known[v] for v in op.operands])
            if tested is not None:
                return tested
        rule = RULES.get(type(op)) or FUNCTIONS.get(type(op))
        if rule is None:
            raise refuse(op, "an operation that the reference can evaluate", "another one")
        rounding = Rounding.to(_element_of(op.results[0]))
        with np.errstate(over="ignore", invalid="ignore"):
            return rule([self._known[v] for v in op.operands], rounding)


def _overflowed(result: Bounded, limit: float) -> Array:
    """The value, infinite where all that its error allows rounds to infinity."""
    value = result.value
    with np.errstate(invalid="ignore"):
        sure = np.abs(value) - result.c * result.magnitude - result.floor >= limit
    return np.where(sure, np.copysign(np.inf, value), value) if sure.any() else value


def _round(value: Array, dtype: str) -> Array:
    with np.errstate(over="ignore"):
        return value.astype(numpy_dtype(dtype)).astype(np.float64)


def _constant(op: arith.ConstantOp) -> Bounded:
    match op.value:
        case IntegerAttr() | FloatAttr():
            number = float(cast("Any", op.value).value.data)
        case DenseIntOrFPElementsAttr() if op.value.is_splat():
            number = float(cast("Any", op.value.get_values()[0]))
        case _:
            raise refuse(op, "a scalar or a splat", str(op.value))
    shape, element = static_type(op.results[0])
    value = np.full(shape, number)
    if element in FLOATS:
        value = _round(value, element)
    return Bounded(value, np.abs(value), 0.0)


def _product(a: Array, b: Array) -> tuple[Array, float]:
    """a @ b in float64, or in float32 with its unit roundoff when that takes too long."""
    if a.size * b.shape[-1] <= FLOAT64_LIMIT:
        return a @ b, 0.0
    narrow = a.astype(np.float32) @ b.astype(np.float32)
    return narrow.astype(np.float64), ELEMENT_TYPES["f32"].unit_roundoff


def _as(x: Bounded, seen: Callable[[Array], Array]) -> Bounded:
    """The same elements, or some of them, in other places."""
    return Bounded(seen(x.value), seen(x.magnitude), x.c, x.floor)


def _slice(whole: Array, op: tensor.ExtractSliceOp) -> Array:
    if op.offsets or op.sizes or op.strides:
        raise refuse(op, "constant offsets, sizes and strides", "computed ones")
    numbers = (op.static_offsets, op.static_sizes, op.static_strides)
    offsets, sizes, steps = ([int(n) for n in each.get_values()] for each in numbers)
    places = zip(offsets, sizes, steps, strict=True)
    part = whole[tuple(slice(o, o + n * s, s) for o, n, s in places)]
    return part.reshape(static_type(op.result)[0])


def _spread(x: Bounded, dims: Sequence[int], loops: int) -> Bounded:
    """An operand over all the loops: its own extents where it is indexed, 1 elsewhere."""

    def spread(array: Array) -> Array:
        order = sorted(range(len(dims)), key=lambda i: dims[i])
        ordered = array.transpose(order)
        extents = dict(zip(sorted(dims), ordered.shape, strict=True))
        return ordered.reshape([extents.get(loop, 1) for loop in range(loops)])

    return Bounded(spread(x.value), spread(x.magnitude), x.c, x.floor)
