"""Element-wise kernels whose threads go on from one row of the result to the next."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from parts import EDGES
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import OutOfBounds
from gemmc.pipeline import load

TYPES = ("f32", "bf16", "f16", "f64", "i8", "i16", "i32", "i64")

LENGTHS = [*range(1, 71), 127, 128, 129, 130, 255, 256, 257, 4095]

FEWEST = 1 << 14
"""Elements from which on threads go on from row to row."""

Array = np.ndarray[Any, Any]
Form = tuple[str, Callable[[int, int], tuple[int, ...]], Callable[[Array], Array]]


def _tensor(shape: tuple[int | None, ...], dtype: str) -> str:
    extents = "".join(f"{'?' if each is None else each}x" for each in shape)
    return f"tensor<{extents}{dtype}>"


def _sum(shape: tuple[int, int], read: str, other: tuple[int, ...], dtype: str) -> str:
    """A matrix and something else that is read at some indices, added."""
    add, kinds = "addi" if dtype[0] == "i" else "addf", '"parallel", "parallel"'
    one, two = _tensor(shape, dtype), _tensor(other, dtype)
    identity = "affine_map<(d0, d1) -> (d0, d1)>"
    return f"""func.func @main(%a: {one}, %b: {two}) -> {one} {{
  %e = tensor.empty() : {one}
  %r = linalg.generic {{iterator_types = [{kinds}],
      indexing_maps = [{identity}, affine_map<(d0, d1) -> ({read})>, {identity}]}}
      ins(%a, %b : {one}, {two}) outs(%e : {one}) {{
  ^bb0(%x: {dtype}, %y: {dtype}, %o: {dtype}):
    %s = arith.{add} %x, %y : {dtype}
    linalg.yield %s : {dtype}
  }} -> {one}
  return %r : {one}
}}"""


FORMS: dict[str, Form] = {
    "matrix": ("d0, d1", lambda rows, columns: (rows, columns), lambda b: b),
    "row": ("d1", lambda _, columns: (columns,), lambda b: b[None]),
    "column": ("d0", lambda rows, _: (rows,), lambda b: b[:, None]),
    "one": ("0, 0", lambda rows, columns: (1, 1), lambda b: b),
    "turned": ("d1, d0", lambda rows, columns: (columns, rows), lambda b: b.T),
    "row of a matrix": ("0, d1", lambda _, columns: (1, columns), lambda b: b),
    "every second": ("d1 * 2", lambda _, columns: (2 * columns,), lambda b: b[None, ::2]),
}  # fmt: skip
"""How the other input is read, its shape, and what NumPy adds."""


def _values(shape: tuple[int, ...], dtype: str) -> Array:
    return (np.arange(np.prod(shape)) % 61 - 30).reshape(shape).astype(numpy_dtype(dtype))


def _check(rows: int, length: int, form: str, dtype: str) -> None:
    read, shape, seen = FORMS[form]
    other = shape(rows, length)
    kernel = gemmc.compile(_sum((rows, length), read, other, dtype), pipeline="auto")
    a, b = _values((rows, length), dtype), _values(other, dtype)
    (found,) = kernel.simulate(a, b)
    assert np.array_equal(np.asarray(found), (a + seen(b)).astype(numpy_dtype(dtype)))


def _cases() -> list[Any]:
    """Each length with forms and types in turn, of odd and even numbers of rows."""
    found: list[Any] = []
    forms = list(FORMS)
    for number, length in enumerate(LENGTHS):
        rows = -(-FEWEST // length) + number % 3
        marks = () if length in EDGES else pytest.mark.thorough
        found.append(
            pytest.param(rows, length, forms[number % 7], TYPES[number % 8], marks=marks)
        )
    return found


def _pairs() -> list[Any]:
    """Each form of some types, each type in some forms; `make thorough` has the others."""
    return [
        pytest.param(form, dtype, marks=() if (number + turn) % 3 == 0 else pytest.mark.thorough)
        for number, form in enumerate(FORMS)
        for turn, dtype in enumerate(TYPES)
    ]


@pytest.mark.parametrize("rows, length, form, dtype", _cases())
def test_every_length(rows: int, length: int, form: str, dtype: str) -> None:
    _check(rows, length, form, dtype)


@pytest.mark.parametrize("form, dtype", _pairs())
def test_every_form_and_type(form: str, dtype: str) -> None:
    _check(127, 131, form, dtype)


def test_zeros_around_a_tensor() -> None:
    """What is outside of an input is zero, in rows of which no run is whole."""
    text = """func.func @main(%x: tensor<129x125xf32>) -> tensor<131x131xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1, 2] high[1, 4] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<129x125xf32> to tensor<131x131xf32>
  return %p : tensor<131x131xf32>
}"""
    values = _values((129, 125), "f32")
    (found,) = gemmc.compile(text, pipeline="auto").simulate(values)
    assert np.array_equal(np.asarray(found), np.pad(values, ((1, 1), (2, 4))))


@pytest.mark.parametrize("shape", [(1, 1), (3, 7), (131, 127), (64, 128), (2, 1025)])
@pytest.mark.parametrize("form", ["matrix", "row", "column"])
def test_extents_that_a_launch_tells(shape: tuple[int, int], form: str) -> None:
    read, other, seen = FORMS[form]
    text = _sum(shape, read, other(*shape), "f32")
    for each in {shape, other(*shape)}:
        text = text.replace(_tensor(each, "f32"), _tensor((None,) * len(each), "f32"))
    rows = "%z = arith.constant 0 : index\n  %c = arith.constant 1 : index\n  "
    dims = "%m = tensor.dim %a, %z : tensor<?x?xf32>\n  %n = tensor.dim %a, %c : tensor<?x?xf32>\n"
    text = text.replace("%e = tensor.empty()", f"{rows}{dims}  %e = tensor.empty(%m, %n)")
    a, b = _values(shape, "f32"), _values(other(*shape), "f32")
    kernel = gemmc.compile(text, pipeline="auto")
    (found,) = kernel.simulate(a, b)
    assert np.array_equal(np.asarray(found), a + seen(b))


LOOPS = """func.func @added(%x: tensor<131x127xf32>, %y: tensor<OTHER>) -> tensor<131x127xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (READ)>]
      : tensor<131x127xf32>, tensor<OTHER> -> tensor<131x127xf32> {
  ^bb0(%e: f32, %f: f32):
    %n = tile.loop_index 1
    %i = arith.index_cast %n : index to i32
    %g = arith.sitofp %i : i32 to f32
    %s = arith.addf %e, %f : f32
    %t = arith.addf %s, %g : f32
    tile.yield %t : f32
  }
  func.return %r : tensor<131x127xf32>
}"""

NEIGHBOURS = LOOPS.replace("OTHER", "131x127xf32").replace("READ", "d0, d1")
APART = LOOPS.replace("OTHER", "127xf32").replace("READ", "d1")


def _given(text: str) -> tuple[list[Array], Array]:
    a = _values((131, 127), "f32")
    b = _values((131, 127) if text is NEIGHBOURS else (127,), "f32")
    return [a, b], a + b + np.arange(127, dtype=np.float32)


@pytest.mark.parametrize("text", [NEIGHBOURS, APART], ids=["neighbours", "apart"])
def test_every_level(text: str) -> None:
    inputs, wanted = _given(text)
    modules: list[ModuleOp] = []

    def keep(before: Any, now: ModuleOp, _: Any) -> None:
        if before is not None:
            modules.append(now.clone())

    passes = load("form-loops,allocate-smem,convert-to-ptx,assign-registers,linearize")
    compile_module(gemmc.parse(text), passes, callback=keep)
    assert len(modules) == len(passes.passes)
    for each in modules:
        (found,) = interpret.run(each, inputs)
        assert np.array_equal(found, wanted)


@pytest.mark.parametrize(
    "text, op", list(product((NEIGHBOURS, APART), ("transfer_read", "transfer_write")))
)
def test_each_bound_is_needed(text: str, op: str) -> None:
    """Without one, what is behind the last row is read, or written."""
    inputs, wanted = _given(text)
    module = gemmc.parse(text)
    compile_module(module, load("form-loops"))
    (found,) = interpret.run(module, inputs)
    assert np.array_equal(found, wanted)
    changed, count = re.subn(rf"(tile\.{op} .*?) inside %\w+", r"\1", str(module), count=1)
    assert count == 1
    with pytest.raises(OutOfBounds):
        interpret.run(gemmc.parse(changed), inputs)
