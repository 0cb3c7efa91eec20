"""What a program must compute: inputs, a float64 evaluation, and how far off is allowed.

The input program's own linalg ops are evaluated, before any pass has touched it. Every
value carries its magnitude (the same program on absolute values, so |A||B| for a
product) and a coefficient c; a kernel is right when |out - ref| <= c * magnitude for
every element. c follows from the roundings on the way:

- a sum over K in type T: K * 2u(T), whatever its order; tensor cores truncate where an
  adder would round, hence 2u (u = 2^-24 for f32);
- an element-wise operation in T, and a conversion to T: u(T) (2^-8 bf16, 2^-11 f16).

So c = K * 2^-23 + 2^-8 for a bf16 product with f32 accumulation, in first order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from xdsl.dialects import arith, func, linalg, tensor
from xdsl.dialects.builtin import (
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    ModuleOp,
    TensorType,
)
from xdsl.dialects.linalg.abstract_ops import LinalgStructuredOperation
from xdsl.ir import Attribute, Operation, SSAValue

from gemmc.dialects.linalg_contraction import is_contraction, read_contraction
from gemmc.dialects.linalg_forms import all_parallel, index_loops
from gemmc.errors import GemmcError, refuse

Array = np.ndarray[Any, Any]

UNIT_ROUNDOFF = {"f64": 2.0**-53, "f32": 2.0**-24, "f16": 2.0**-11, "bf16": 2.0**-8}
"""Largest relative error of rounding to a type; integers are exact."""

_HALF_SUBNORMAL = {"f16": 2.0**-25, "bf16": 2.0**-134, "f32": 2.0**-150}
"""Largest absolute error of rounding below a type's normal range."""

FLOAT64_LIMIT = 2**33
"""Products of m, n and k above this are taken in float32, whose error is added to c."""


@dataclass(frozen=True)
class Bounded:
    """A value, its magnitude (same shape), and c: the error allowed is c * magnitude."""

    value: Array
    magnitude: Array
    c: float


@dataclass(frozen=True)
class Reference:
    """What one result must be: `bound` is elementwise, `c` the coefficient in it."""

    value: Array
    bound: Array
    c: float


def dtype_name(element: Attribute) -> str:
    """The manifest's name of an element type: "bf16", "f32", "i8"."""
    return str(element)


def main_function(module: ModuleOp) -> func.FuncOp:
    """The function that is compiled: the only one, or the one called main."""
    functions = [op for op in module.body.ops if isinstance(op, func.FuncOp)]
    if len(functions) > 1:
        functions = [f for f in functions if f.sym_name.data == "main"]
    if len(functions) != 1 or functions[0].is_declaration:
        raise GemmcError("run", "one function with a body, or one called main", "none")
    return functions[0]


def make_inputs(module: ModuleOp, seed: int, integers: bool) -> list[Array]:
    """Random arrays for main's arguments: normal, or integers from -4 to 4."""
    from gemmc.runtime.outputs import host_dtype

    rng = np.random.default_rng(seed)
    arrays: list[Array] = []
    for argument in main_function(module).body.block.args:
        shape, element = _static_type(argument)
        whole = integers or element.startswith("i")
        data = rng.integers(-4, 5, shape) if whole else rng.standard_normal(shape)
        arrays.append(data.astype(host_dtype(element)))
    return arrays


def evaluate(module: ModuleOp, inputs: Sequence[Array], *, rounded: bool) -> list[Reference]:
    """main's results on `inputs`. `rounded` rounds at every conversion as the program says.

    Rounded, with inputs that make every sum exact, the result is what a kernel must
    reproduce bit by bit. Raises GemmcError for an operation without a rule here.
    """
    return _Evaluator(rounded).run(main_function(module), inputs)


def _static_type(value: SSAValue) -> tuple[tuple[int, ...], str]:
    """Shape and element type of a tensor; a scalar has shape ()."""
    if not isinstance(value.type, TensorType):
        return (), dtype_name(value.type)
    shape = value.type.get_shape()
    if any(extent < 0 for extent in shape):
        raise GemmcError("run", "static shapes", str(value.type), "use the pass resize")
    return tuple(shape), dtype_name(cast("TensorType[Attribute]", value.type).element_type)


def _together(*errors: float) -> float:
    """The coefficient of errors made one after the other."""
    product = 1.0
    for error in errors:
        product *= 1.0 + error
    return product - 1.0


def _rounding(value: SSAValue) -> float:
    return UNIT_ROUNDOFF.get(_element_of(value), 0.0)


def _element_of(value: SSAValue) -> str:
    return _static_type(value)[1]


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
            self._known[op.results[0]] = self._operation(op)
        raise GemmcError("run", "a function that returns", "none")

    def _reference(self, value: SSAValue) -> Reference:
        result = self._known[value]
        floor = _HALF_SUBNORMAL.get(_element_of(value), 0.0)
        return Reference(result.value, result.c * result.magnitude + floor, result.c)

    def _operation(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return _constant(op)
        if isinstance(op, tensor.EmptyOp):
            zeros = np.zeros(_static_type(op.results[0])[0])
            return Bounded(zeros, zeros, 0.0)
        if is_contraction(op):
            return self._contraction(op)
        if isinstance(op, LinalgStructuredOperation) and all_parallel(op):
            return self._elementwise(op)
        raise refuse(op, "an operation that the reference can evaluate", "another one")

    def _contraction(self, op: Operation) -> Bounded:
        found = read_contraction(op)
        batch = "b" if "b" in found.result else ""
        axes = (found.lhs, batch + "mk"), (found.rhs, batch + "kn")
        lhs, rhs, start = (self._known[v] for v in op.operands)
        a, b = ((_permuted(x, *p)) for x, p in zip((lhs, rhs), axes, strict=True))
        terms = a.value.shape[-1]
        value, extra = _product(a.value, b.value)
        magnitude, _ = _product(a.magnitude, b.magnitude)
        order = batch + "mn", found.result
        summing = (terms * (2 * _rounding(op.results[0]) + extra),)
        return Bounded(
            start.value + _transposed(value, *order),
            start.magnitude + _transposed(magnitude, *order),
            _together(lhs.c, rhs.c, start.c, *summing),
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
        )

    def _extents(self, op: LinalgStructuredOperation, loops: list[list[int]]) -> list[int]:
        output = _static_type(op.results[0])[0]
        by_loop = dict(zip(loops[-1], output, strict=True))
        return [by_loop[loop] for loop in range(op.get_num_loops())]

    def _body(self, op: LinalgStructuredOperation) -> Bounded:
        for inner in op.body.block.ops:
            if isinstance(inner, linalg.YieldOp):
                return self._known[inner.operands[0]]
            self._known[inner.results[0]] = self._scalar(inner)
        raise refuse(op, "a body that yields", "none")

    def _scalar(self, op: Operation) -> Bounded:
        if isinstance(op, arith.ConstantOp):
            return _constant(op)
        rule = _RULES.get(type(op))
        if rule is None:
            raise refuse(op, "an operation that the reference can evaluate", "another one")
        result = rule([self._known[v] for v in op.operands], _rounding(op.results[0]))
        if self._rounded and isinstance(op, arith.TruncFOp):
            return Bounded(_round(result.value, _element_of(op.results[0])), *_rest(result))
        return result


def _rest(bounded: Bounded) -> tuple[Array, float]:
    return bounded.magnitude, bounded.c


def _round(value: Array, dtype: str) -> Array:
    from gemmc.runtime.outputs import host_dtype

    with np.errstate(over="ignore"):
        return value.astype(host_dtype(dtype)).astype(np.float64)


def _constant(op: arith.ConstantOp) -> Bounded:
    match op.value:
        case IntegerAttr() | FloatAttr():
            number = float(cast("Any", op.value).value.data)
        case DenseIntOrFPElementsAttr() if op.value.is_splat():
            number = float(cast("Any", op.value.get_values()[0]))
        case _:
            raise refuse(op, "a scalar or a splat", str(op.value))
    value = np.full(_static_type(op.results[0])[0], number)
    return Bounded(value, np.abs(value), 0.0)


def _product(a: Array, b: Array) -> tuple[Array, float]:
    """a @ b in float64, or in float32 with its unit roundoff when that takes too long."""
    if a.size * b.shape[-1] <= FLOAT64_LIMIT:
        return a @ b, 0.0
    narrow = a.astype(np.float32) @ b.astype(np.float32)
    return narrow.astype(np.float64), UNIT_ROUNDOFF["f32"]


def _transposed(array: Array, source: str, target: str) -> Array:
    return array.transpose([source.index(letter) for letter in target])


def _permuted(x: Bounded, source: str, target: str) -> Bounded:
    return Bounded(
        _transposed(x.value, source, target), _transposed(x.magnitude, source, target), x.c
    )


def _spread(x: Bounded, dims: Sequence[int], loops: int) -> Bounded:
    """An operand over all the loops: its own extents where it is indexed, 1 elsewhere."""

    def spread(array: Array) -> Array:
        order = sorted(range(len(dims)), key=lambda i: dims[i])
        ordered = array.transpose(order)
        extents = dict(zip(sorted(dims), ordered.shape, strict=True))
        return ordered.reshape([extents.get(loop, 1) for loop in range(loops)])

    return Bounded(spread(x.value), spread(x.magnitude), x.c)


Rule = Callable[[Sequence[Bounded], float], Bounded]


def _sum(operands: Sequence[Bounded], u: float, sign: int = 1) -> Bounded:
    a, b = operands
    c = _together(max(a.c, b.c), u)
    return Bounded(a.value + sign * b.value, a.magnitude + b.magnitude, c)


def _difference(operands: Sequence[Bounded], u: float) -> Bounded:
    return _sum(operands, u, -1)


def _times(operands: Sequence[Bounded], u: float) -> Bounded:
    a, b = operands
    return Bounded(a.value * b.value, a.magnitude * b.magnitude, _together(a.c, b.c, u))


def _choice(choose: Callable[[Array, Array], Array]) -> Rule:
    def rule(operands: Sequence[Bounded], u: float) -> Bounded:
        a, b = operands
        magnitude = np.maximum(a.magnitude, b.magnitude)
        return Bounded(choose(a.value, b.value), magnitude, max(a.c, b.c))

    return rule


def _conversion(operands: Sequence[Bounded], u: float) -> Bounded:
    (a,) = operands
    return Bounded(a.value, a.magnitude, _together(a.c, u))


def _exact(operands: Sequence[Bounded], u: float) -> Bounded:
    return operands[0]


def _negated(operands: Sequence[Bounded], u: float) -> Bounded:
    (a,) = operands
    return Bounded(-a.value, a.magnitude, a.c)


_RULES: Mapping[type[Operation], Rule] = {
    arith.AddfOp: _sum,
    arith.AddiOp: _sum,
    arith.SubfOp: _difference,
    arith.MulfOp: _times,
    arith.MuliOp: _times,
    arith.MaximumfOp: _choice(np.maximum),
    arith.MaxnumfOp: _choice(np.maximum),
    arith.MinimumfOp: _choice(np.minimum),
    arith.MinnumfOp: _choice(np.minimum),
    arith.NegfOp: _negated,
    arith.ExtFOp: _exact,
    arith.ExtSIOp: _exact,
    arith.TruncFOp: _conversion,
    arith.SIToFPOp: _conversion,
}
"""How each scalar operation acts on value, magnitude and c; u is its type's roundoff."""
