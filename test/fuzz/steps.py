"""Arithmetic on numbers: what a body of an element-wise op may do to one, in any float type.

Functions that are undefined somewhere get what they are defined of.
"""

from __future__ import annotations

from collections.abc import Callable

from fuzz.text import Body, Scalar

Step = Callable[[Body, Scalar], Scalar]


def _plain(name: str) -> Step:
    return lambda body, x: body.op(name, x)


def _size(name: str, more: float = 0.0) -> Step:
    """A function of |x| + more."""

    def step(body: Body, x: Scalar) -> Scalar:
        size = body.op("math.absf", x)
        if more:
            size = body.op("arith.addf", size, body.constant(more, x.element))
        return body.op(name, size)

    return step


def _below_zero(name: str) -> Step:
    """A function of -|x|."""

    def step(body: Body, x: Scalar) -> Scalar:
        return body.op(name, body.op("arith.negf", body.op("math.absf", x)))

    return step


def _with(name: str, value: float, first: bool = True) -> Step:
    """An op of x and a constant, or of a constant and x."""

    def step(body: Body, x: Scalar) -> Scalar:
        number = body.constant(value, x.element)
        return body.op(name, *((x, number) if first else (number, x)))

    return step


def _relu(how: str) -> Step:
    """By a comparison and a choice."""

    def step(body: Body, x: Scalar) -> Scalar:
        zero = body.constant(0.0, x.element)
        return body.select(body.compare(how, x, zero), x, zero)

    return step


def _leaky(body: Body, x: Scalar) -> Scalar:
    condition = body.compare("oge", x, body.constant(0.0, x.element))
    return body.select(condition, x, body.op("arith.mulf", x, body.constant(0.125, x.element)))


def _window(body: Body, x: Scalar) -> Scalar:
    """x between two bounds, else a constant: conditions of conditions."""
    low = body.compare("ogt", x, body.constant(-2.0, x.element))
    high = body.compare("olt", x, body.constant(3.0, x.element))
    inside = body.op("arith.andi", low, high)
    return body.select(inside, x, body.constant(0.5, x.element))


def _clamp(body: Body, x: Scalar) -> Scalar:
    low = body.op("arith.maximumf", x, body.constant(-1.5, x.element))
    return body.op("arith.minimumf", low, body.constant(6.0, x.element))


def _clamp_num(body: Body, x: Scalar) -> Scalar:
    low = body.op("arith.maxnumf", x, body.constant(-1.5, x.element))
    return body.op("arith.minnumf", low, body.constant(6.0, x.element))


def _inverse(body: Body, x: Scalar) -> Scalar:
    one = body.constant(1.0, x.element)
    return body.op("arith.divf", x, body.op("arith.addf", body.op("math.absf", x), one))


def _sigmoid(body: Body, x: Scalar) -> Scalar:
    one = body.constant(1.0, x.element)
    power = body.op("math.exp", body.op("arith.negf", x))
    return body.op("arith.divf", one, body.op("arith.addf", one, power))


def _silu(body: Body, x: Scalar) -> Scalar:
    return body.op("arith.mulf", x, _sigmoid(body, x))


def _gelu_tanh(body: Body, x: Scalar) -> Scalar:
    cube = body.op("arith.mulf", x, body.op("arith.mulf", x, x))
    small = body.op("arith.mulf", cube, body.constant(0.044715, x.element))
    inner = body.op("arith.addf", x, small)
    scaled = body.op("arith.mulf", inner, body.constant(0.7978845, x.element))
    shifted = body.op("arith.addf", body.op("math.tanh", scaled), body.constant(1.0, x.element))
    half = body.op("arith.mulf", x, body.constant(0.5, x.element))
    return body.op("arith.mulf", half, shifted)


def _gelu_erf(body: Body, x: Scalar) -> Scalar:
    inner = body.op("arith.mulf", x, body.constant(0.70710678, x.element))
    shifted = body.op("arith.addf", body.op("math.erf", inner), body.constant(1.0, x.element))
    half = body.op("arith.mulf", x, body.constant(0.5, x.element))
    return body.op("arith.mulf", half, shifted)


def _through(element: str) -> Step:
    """There and back: a rounding."""

    def step(body: Body, x: Scalar) -> Scalar:
        return body.as_float(body.as_float(x, element), x.element)

    return step


def _integer(body: Body, x: Scalar) -> Scalar:
    whole = body.op("arith.fptosi", _clamp(body, x), to="i32")
    return body.op("arith.sitofp", whole, to=x.element)


def _power(body: Body, x: Scalar) -> Scalar:
    count = body.constant(2, "i32")
    return body.op("math.fpowi", x, count, types=f"{x.element}, i32")


def _fma(body: Body, x: Scalar) -> Scalar:
    return body.op("math.fma", x, body.constant(0.5, x.element), body.constant(1.0, x.element))


def _square(body: Body, x: Scalar) -> Scalar:
    return body.op("arith.mulf", x, x)


EXACT: dict[str, Step] = {
    "scale": _with("arith.mulf", 0.5), "shift": _with("arith.addf", 1.0),
    "less": _with("arith.subf", 2.0), "from": _with("arith.subf", 1.0, first=False),
    "neg": _plain("arith.negf"), "abs": _plain("math.absf"),
    "relu": _with("arith.maximumf", 0.0), "relu_select": _relu("ogt"),
    "relu_ugt": _relu("ugt"), "clamp": _clamp, "clamp_num": _clamp_num, "leaky": _leaky,
    "window": _window,
}  # fmt: skip
"""Steps that are exact, or nearly, on small integers."""

STEPS: dict[str, Step] = {
    **EXACT,
    "tanh": _plain("math.tanh"), "erf": _plain("math.erf"),
    "erfc": _plain("math.erfc"), "exp": _below_zero("math.exp"),
    "exp2": _below_zero("math.exp2"), "expm1": _below_zero("math.expm1"),
    "sqrt": _size("math.sqrt"), "rsqrt": _size("math.rsqrt", 1.0), "log": _size("math.log", 1.0),
    "log2": _size("math.log2", 0.5), "log1p": _size("math.log1p"), "sin": _plain("math.sin"),
    "cos": _plain("math.cos"), "floor": _plain("math.floor"), "ceil": _plain("math.ceil"),
    "trunc": _plain("math.trunc"), "roundeven": _plain("math.roundeven"),
    "square": _square, "fpowi": _power, "fma": _fma, "inverse": _inverse,
    "divide": _with("arith.divf", 3.0), "sigmoid": _sigmoid, "silu": _silu,
    "gelu_tanh": _gelu_tanh, "gelu_erf": _gelu_erf, "integer": _integer,
    "through_f16": _through("f16"), "through_bf16": _through("bf16"),
}  # fmt: skip
"""Each step by its name."""

_FAMILIES = {
    "choice": ("relu", "relu_select", "relu_ugt", "clamp", "clamp_num", "leaky", "window"),
    "rounding": ("floor", "ceil", "trunc", "roundeven", "integer", "through_f16", "through_bf16"),
    "activation": ("sigmoid", "silu", "gelu_tanh", "gelu_erf"),
    "quotient": ("inverse", "divide"),
    "arithmetic": ("scale", "shift", "less", "from", "neg", "abs", "square", "fpowi", "fma"),
}


def family(name: str) -> str:
    """A step as a feature: those that take the same ways through the compiler."""
    return next((each for each, names in _FAMILIES.items() if name in names), "function")


def _binary(name: str) -> Callable[[Body, Scalar, Scalar], Scalar]:
    return lambda body, x, y: body.op(name, x, y)


def _over(body: Body, x: Scalar, y: Scalar) -> Scalar:
    one = body.constant(1.0, x.element)
    return body.op("arith.divf", x, body.op("arith.addf", body.op("math.absf", y), one))


def _greater(body: Body, x: Scalar, y: Scalar) -> Scalar:
    return body.select(body.compare("ogt", x, y), x, y)


def _masked(body: Body, x: Scalar, y: Scalar) -> Scalar:
    """x where y is above 0."""
    zero = body.constant(0.0, x.element)
    return body.select(body.compare("ogt", y, zero), x, zero)


BINARY: dict[str, Callable[[Body, Scalar, Scalar], Scalar]] = {
    "add": _binary("arith.addf"), "mul": _binary("arith.mulf"), "sub": _binary("arith.subf"),
    "max": _binary("arith.maximumf"), "min": _binary("arith.minimumf"), "greater": _greater,
    "masked": _masked, "over": _over,
}  # fmt: skip
"""What combines a number with another tensor's."""
