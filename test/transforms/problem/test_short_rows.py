"""Short rows, of which a warp's lanes have several beside each other, and then the next ones."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import numpy as np
import pytest
from parts import at_edges
from transforms.problem.open_rows import opened
from transforms.problem.row_programs import ALLOWED, CASES, Array
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.compiled import CompiledKernel
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import DoubleWrite, OutOfBounds
from gemmc.pipeline import load
from gemmc.transforms.schedule._open_rows_plan import group_of

LENGTHS = at_edges([*range(1, 71), 127, 128, 129, 130, 255, 256, 257, 1000, 4097])
FUSED = "normalize-contractions{others=linalg},form-program,fuse-rows"
KERNEL = "form-loops,allocate-smem,convert-to-ptx,assign-registers,linearize"


def _given(name: str, shape: tuple[int, ...], dtype: str) -> list[Array]:
    random = np.random.default_rng(sum(shape))
    given: list[Array] = [random.standard_normal(shape).astype(numpy_dtype(dtype))]
    if name == "layer norm":
        given.append(random.standard_normal(shape[-1:]).astype(np.float32))
    return given


def _check(kernel: CompiledKernel, name: str, shape: tuple[int, ...], dtype: str) -> None:
    given = _given(name, shape, dtype)
    (found,) = kernel.simulate(*given)
    wanted = CASES[name][1](*(each.astype(np.float64) for each in given))
    error = np.abs(np.asarray(found).astype(np.float64) - wanted).max()
    assert error <= ALLOWED[dtype] * max(np.abs(wanted).max(), 1e-3)


@pytest.mark.parametrize("length", LENGTHS)
def test_as_many_rows_as_a_launch_tells(length: int) -> None:
    """Rows of a known length, with a ragged end of the rows that a warp has, and without. Of one
    element nothing is reduced."""
    name, dtype = list(CASES)[length % 2], ("f32", "bf16", "f16")[length % 3]
    text = opened(CASES[name][0]((999, length), dtype), (999, length), (0,))
    kernel = gemmc.compile(text, pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1
    for rows in (1, 3, 33) if length < 300 else (3,):
        _check(kernel, name, (rows, length), dtype)


@pytest.mark.parametrize("length, rows", [
    *product((4, 8, 24, 64), (1, 31, 64)), (4, 4230), (8, 4230),
    *(pytest.param(length, 4230, marks=pytest.mark.thorough) for length in (24, 64)),
])  # fmt: skip
def test_a_known_number_of_rows(length: int, rows: int) -> None:
    name = list(CASES)[length % 16 == 0]
    kernel = gemmc.compile(CASES[name][0]((rows, length), "f32"), pipeline="auto")
    assert "bar.sync" not in kernel.ptx
    _check(kernel, name, (rows, length), "f32")


@pytest.mark.parametrize("length, count, group", [
    (1, 1, 1), (3, 1, 4), (4, 4, 1), (5, 4, 2), (64, 4, 16), (64, 8, 8), (128, 4, 32),
    (4096, 4, 32),
])  # fmt: skip
def test_how_many_lanes_have_a_row(length: int, count: int, group: int) -> None:
    assert group_of(length, count) == group


SUMS = """func.func @sums(%x: tensor<?xNxELEMENT>) -> tensor<?xELEMENT> {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] over [N]
      by "BY" dynamic {s0 = array<i64: 0, 0, 1, 0>} : tensor<?xNxELEMENT> -> tensor<?xELEMENT> {
  ^bb0(%e: ELEMENT):
    tile.yield %e : ELEMENT
  }
  func.return %s : tensor<?xELEMENT>
}"""
"""A reduction alone, in value form."""


def _sums(length: int, element: str, by: str) -> str:
    return SUMS.replace("xN", f"x{length}").replace("N]", f"{length}]").replace(
        "ELEMENT", element).replace("BY", by)  # fmt: skip


@pytest.mark.parametrize("by", ["add", "max"])
@pytest.mark.parametrize("element", ["f32", "f64", "i32", "i64"])
@pytest.mark.parametrize("length", [3, 8, 16, 33, 64, 100, 128])
def test_one_reduction(length: int, element: str, by: str) -> None:
    """A warp has several rows of one that is alone, too."""
    kernel = gemmc.compile(_sums(length, element, by), pipeline=KERNEL)
    for rows in (1, 3, 33, 130):
        x = np.random.default_rng(rows).integers(-9, 9, (rows, length)).astype(element.replace(
            "f", "float").replace("i", "int"))  # fmt: skip
        (found,) = kernel.simulate(x)
        assert (np.asarray(found) == (x.sum(1) if by == "add" else x.max(1))).all()


def _softmax_of(length: int) -> str:
    module = gemmc.parse(opened(CASES["softmax"][0]((999, length), "f32"), (999, length), (0,)))
    compile_module(module, load(FUSED))
    (text,) = re.findall(r"^  func\.func.*?^  }$", str(module), re.DOTALL | re.MULTILINE)
    return text


@pytest.mark.parametrize("length", [24, 64])
def test_every_level(length: int) -> None:
    (x,) = _given("softmax", (13, length), "f32")
    wanted = CASES["softmax"][1](x.astype(np.float64))
    modules: list[ModuleOp] = []

    def keep(before: Any, now: ModuleOp, _: Any) -> None:
        if before is not None:
            modules.append(now.clone())

    passes = load(KERNEL)
    compile_module(gemmc.parse(_softmax_of(length)), passes, callback=keep)
    assert len(modules) == len(passes.passes)
    for each in modules:
        (found,) = interpret.run(gemmc.parse(str(each)), [x])
        assert np.allclose(found, wanted, rtol=1e-5)


@pytest.mark.parametrize("op", ["transfer_read", "transfer_write"])
@pytest.mark.parametrize("length", [24, 64])
def test_each_question_is_needed(length: int, op: str) -> None:
    """Without one, lanes read behind the last row, or write what is none."""
    (x,) = _given("softmax", (1, length), "f32")
    module = gemmc.parse(_softmax_of(length))
    compile_module(module, load("form-loops"))
    text = str(module)
    asked = list(re.finditer(rf"(tile\.{op} .*?) if %\w+", text))
    assert len(asked) == 2
    for each in asked:
        broken = gemmc.parse(f"{text[: each.start()]}{each[1]}{text[each.end() :]}")
        with pytest.raises((OutOfBounds, DoubleWrite)):
            interpret.run(broken, [x])


def test_rows_of_several_dimensions() -> None:
    """As of attention, of as many batches as a launch tells."""
    shape = 997, 3, 2, 24
    text = opened(CASES["softmax"][0](shape, "f16"), shape, (0,))
    kernel = gemmc.compile(text, pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1
    for rows in (1, 5):
        _check(kernel, "softmax", (rows, *shape[1:]), "f16")


def test_one_element_has_no_rows() -> None:
    text = """
    func.func @main(%x: tensor<f32>) -> tensor<f32> {
      %r = math.exp %x : tensor<f32>
      func.return %r : tensor<f32>
    }"""
    kernel = gemmc.compile(text, pipeline="auto")
    (found,) = kernel.simulate(np.array(1.0, np.float32))
    assert abs(float(np.asarray(found)) - np.e) < 1e-5
