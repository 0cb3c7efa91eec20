"""Each op of the complex dialect against NumPy's complex numbers: on random ones within the errors
that `gemmc/dialects/complex_parts` states, as a text is read and in PTX, and at the ends of what
they promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gemmc import frontend
from gemmc.driver import emit, resolve
from gemmc.element_types import parts_of
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.pipeline import apply
from gemmc.reference import main_function
from gemmc.reference.evaluate import computed

Array = np.ndarray[Any, Any]
Function = Callable[..., Any]


def of_quotient(y: Array, x: Array) -> Array:
    """The angle whose tangent is y / x, as MLIR has it of complex numbers."""
    return -1j * np.log((x + 1j * y) / np.sqrt(x * x + y * y))


def one_by_root(x: Array) -> Array:
    return 1 / np.sqrt(x)


def direction(x: Array) -> Array:
    return x / np.abs(x)


COMPLEX: dict[str, tuple[Function, int]] = {
    "add": (np.add, -23),
    "atan2": (of_quotient, -15),
    "conj": (np.conj, -60),
    "cos": (np.cos, -16),
    "div": (np.divide, -19),
    "exp": (np.exp, -18),
    "expm1": (np.expm1, -16),
    "log": (np.log, -18),
    "log1p": (np.log1p, -17),
    "mul": (np.multiply, -22),
    "neg": (np.negative, -60),
    "pow": (np.power, -13),
    "rsqrt": (one_by_root, -18),
    "sign": (direction, -20),
    "sin": (np.sin, -16),
    "sqrt": (np.sqrt, -20),
    "sub": (np.subtract, -23),
    "tan": (np.tan, -14),
    "tanh": (np.tanh, -14),
}
"""NumPy's function, and the exponent of 2 that the error is by the size of the result."""

REAL: dict[str, tuple[Function, int]] = {
    "abs": (np.abs, -21),
    "angle": (np.angle, -20),
    "im": (np.imag, -60),
    "re": (np.real, -60),
}
EQUAL: dict[str, Function] = {"eq": np.equal, "neq": np.not_equal}
OF_TWO = ("add", "atan2", "div", "mul", "pow", "sub", *EQUAL)

MORE_IN_F64 = 26
"""How much smaller errors of f64 are, in powers of 2."""


def text(op: str, count: int, kind: str) -> str:
    """A program that does an op to each of so many numbers."""
    element = f"complex<{kind}>"
    result = "i1" if op in EQUAL else kind if op in REAL else element
    names = ("x", "y") if op in OF_TWO else ("x",)
    array, out = f"tensor<{count}x{element}>", f"tensor<{count}x{result}>"
    body = ", ".join(f"%{name}: {element}" for name in names)
    maps = ", ".join(["affine_map<(d0) -> (d0)>"] * (len(names) + 1))
    return f"""
func.func @main({", ".join(f"%{name}s: {array}" for name in names)}) -> {out} {{
  %e = tensor.empty() : {out}
  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}}
      ins({", ".join(f"%{n}s" for n in names)} : {", ".join([array] * len(names))})
      outs(%e : {out}) {{
  ^bb0({body}, %o: {result}):
    %r = complex.{op} {", ".join(f"%{name}" for name in names)} : {element}
    linalg.yield %r : {result}
  }} -> {out}
  return %0 : {out}
}}
"""


def as_read(op: str, *inputs: Array) -> Array:
    """What an op is, each step rounded to the type."""
    kind = "f32" if inputs[0].dtype == np.complex64 else "f64"
    module = frontend.parse(text(op, len(inputs[0]), kind))
    frontend.verify(module)
    with np.errstate(all="ignore"):
        (found,) = computed(main_function(module), inputs)
    return found.value


def in_ptx(op: str, *inputs: Array) -> Array:
    """What its kernel makes of it."""
    ctx = frontend.context()
    module = frontend.parse(text(op, len(inputs[0]), "f32"))
    frontend.verify(module)
    found = resolve("auto", module, ctx)
    apply(module, ctx, found)
    made = emit(module, found)
    (output,) = run_text(made.ptx, made.manifest, inputs)
    return parts_of(output)


def drawn(op: str, count: int, kind: str) -> list[Array]:
    """Random numbers of all directions, and sizes from 1/16 to 16; no numbers on the axes."""
    rng = np.random.default_rng(len(op))
    sizes = 2.0 ** rng.uniform(-4, 2 if op == "pow" else 4, (2, count))
    turns = np.exp(1j * rng.uniform(-np.pi, np.pi, (2, count)))
    return list((sizes * turns).astype(kind))[: 2 if op in OF_TWO else 1]


def far_off(op: str, found: Array, inputs: list[Array]) -> float:
    """The largest error of a part, by the size of the result, or 1 + that of an angle."""
    function, _ = {**COMPLEX, **REAL}[op]
    wanted = np.asarray(function(*(each.astype(np.complex128) for each in inputs)))
    sizes = np.abs(wanted) + (op in ("log", "atan2", "log1p"))
    errors = np.abs(found - parts_of(wanted)).reshape(len(sizes), -1).max(1)
    return float((errors / sizes).max())


@pytest.mark.parametrize("kind", ["complex64", "complex128"])
@pytest.mark.parametrize("op", [*COMPLEX, *REAL])
def test_each_op_is_numpys_within_its_error(op: str, kind: str) -> None:
    inputs = drawn(op, 400, kind)
    least = {**COMPLEX, **REAL}[op][1] - (MORE_IN_F64 if kind == "complex128" else 0)
    assert far_off(op, as_read(op, *inputs), inputs) <= 2.0**least + 2.0**-1000


@pytest.mark.parametrize("op", [*COMPLEX, *REAL])
def test_kernels_have_the_errors_too(op: str) -> None:
    inputs = drawn(op, 96, "complex64")
    assert far_off(op, in_ptx(op, *inputs), inputs) <= 2.0 ** {**COMPLEX, **REAL}[op][1]


@pytest.mark.parametrize("op", EQUAL)
def test_numbers_are_equal_where_both_parts_are(op: str) -> None:
    nan = complex(0, np.nan)
    x = np.array([1 + 2j, 1 + 2j, 1 + 2j, 0.0, nan], np.complex64)
    y = np.array([1 + 2j, 1 - 2j, 3 + 2j, -0.0, nan], np.complex64)
    assert (as_read(op, x, y) == EQUAL[op](x, y)).all()


@pytest.mark.parametrize("kind", ["complex64", "complex128"])
def test_sizes_neither_overflow_nor_vanish(kind: str) -> None:
    info = np.finfo(kind)
    large, small = float(info.max) / 2, float(info.smallest_subnormal) * 64
    numbers = [3 * large / 4 + 1j * large, small - 1j * small, 0, -np.inf + 1j, 1j * small, large]
    x: Array = np.array(numbers, kind)
    parts = parts_of(x).astype(np.longdouble)
    wanted = np.hypot(parts[:, 0], parts[:, 1]).astype(np.float64)
    least = float(info.smallest_subnormal)
    assert np.allclose(as_read("abs", x), wanted, rtol=1e-6, atol=least)


def test_quotients_of_large_numbers_do_not_overflow() -> None:
    x = np.array([1e30 + 1e30j, 1e-30 - 2e-30j, 3e37 + 1j], np.complex64)
    y = np.array([2e30 - 1e30j, 5e-31 + 1e-30j, 1 + 3e37j], np.complex64)
    wanted = parts_of(x.astype(complex) / y.astype(complex))
    assert np.allclose(as_read("div", x, y), wanted, rtol=1e-6, atol=1e-7)


def test_quotients_by_zero_are_each_parts() -> None:
    inf, nan = np.inf, np.nan
    x = np.array([1 - 2j, 0, -3j], np.complex64)
    zero = np.zeros(3, np.complex64)
    wanted = np.array([[inf, -inf], [nan, nan], [nan, -inf]])
    assert np.array_equal(as_read("div", x, zero), wanted, equal_nan=True)
    by_infinity = as_read("div", x, np.full(3, inf + 1j, np.complex64))
    assert (np.abs(by_infinity) == 0).all()


def test_roots_have_a_real_part_that_is_not_negative_and_the_sign_of_the_other() -> None:
    x = np.array([-4, complex(-4, -0.0), 0, 4, 4j, -1e30 + 1e-3j, 1e38 + 3e38j], np.complex64)
    wanted = parts_of(np.sqrt(x.astype(complex)))
    found = as_read("sqrt", x)
    assert np.allclose(found, wanted, rtol=1e-6, atol=0)
    assert (np.signbit(found) == np.signbit(wanted)).all()


def test_roots_of_infinities() -> None:
    inf = np.inf
    x = np.array([complex(1, inf), complex(-1, -inf), inf, -inf], np.complex64)
    wanted = [[inf, inf], [inf, -inf], [inf, 0], [0, inf]]
    assert np.array_equal(as_read("sqrt", x), np.array(wanted))


def test_functions_of_real_numbers_are_real() -> None:
    x = np.array([0.5, 100.0, -200.0], np.complex64)
    assert (as_read("exp", x)[:, 1] == 0).all()
    assert np.isinf(as_read("exp", x)[1, 0])
    assert (as_read("expm1", x)[:, 1] == 0).all()


def test_small_numbers_keep_their_digits() -> None:
    x = np.array([1e-6 + 2e-6j, -3e-7 + 1e-7j], np.complex64)
    for op in ("expm1", "log1p", "sin", "tanh", "tan"):
        function, _ = COMPLEX[op]
        wanted = function(x.astype(complex))
        assert np.allclose(as_read(op, x), parts_of(np.asarray(wanted)), rtol=1e-5, atol=0), op


def test_logarithms_near_1_keep_their_digits() -> None:
    x = np.array([1 + 1e-6, 1 - 1e-6, 1 + 1e-4j], np.complex64)
    wanted = parts_of(np.log(x.astype(complex)))
    assert np.allclose(as_read("log", x), wanted, rtol=1e-4, atol=1e-12)


def test_tangents_of_large_numbers_are_1() -> None:
    x = np.array([50 + 1j, -3e38 + 2j, np.inf + 1j], np.complex64)
    assert np.array_equal(as_read("tanh", x)[:, 0], [1, -1, 1])
    assert (np.abs(as_read("tanh", x)[:, 1]) < 1e-30).all()


def test_what_zero_is_to_powers() -> None:
    x = np.zeros(3, np.complex64)
    y = np.array([0, 2, 0.5 + 3j], np.complex64)
    assert np.array_equal(as_read("pow", x, y), [[1, 0], [0, 0], [0, 0]])


def test_zero_has_no_sign() -> None:
    assert np.array_equal(as_read("sign", np.zeros(1, np.complex64)), [[0, 0]])
    assert np.array_equal(as_read("angle", np.zeros(1, np.complex64)), [0])
