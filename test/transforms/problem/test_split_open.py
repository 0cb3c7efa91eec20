"""Reductions over sizes that a launch tells, split into a fixed number of parts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from parts import thorough_but
from transforms.problem.open_rows import opened
from transforms.problem.test_split_reductions import program, wanted

import gemmc
from gemmc import interpret
from gemmc.compiled import CompiledKernel
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.pipeline import load

Array = np.ndarray[Any, Any]

LENGTHS = [1, 2, 33, 70, 257, 1025, 4500]

CASES = [
    ((61, 6), (0,), "addf", "f32"), ((61,), (0,), "addi", "i32"),
    ((61, 6), (0,), "maximumf", "f32"), ((3, 61), (1,), "minui", "i32"),
    ((61, 6), (0,), "maxsi", "i32"),
]  # fmt: skip
"""Reductions of which the axis of 61 is opened: parts are warps' or threads'."""

BY_CTAS = (61,), (0,), "addf", "f32"
"""One whose parts are CTAs' of 16 warps."""


def _text(shape: tuple[int, ...], axes: tuple[int, ...], by: str, dtype: str) -> str:
    return opened(program(shape, axes, by, dtype), shape, (shape.index(61),))


@pytest.fixture(scope="module")
def kernels() -> list[CompiledKernel]:
    return [gemmc.compile(_text(*case), pipeline="auto") for case in CASES]


@pytest.mark.parametrize("number", range(len(CASES)))
@pytest.mark.parametrize("length", LENGTHS)
def test_every_element_is_combined_once(
    kernels: list[CompiledKernel], number: int, length: int
) -> None:
    shape, axes, by, dtype = CASES[number]
    assert "main_0_parts1" in [each["entry"] for each in kernels[number].manifest["kernels"]]
    given = tuple(length if size == 61 else size for size in shape)
    values = np.random.default_rng(1).integers(0, 9, given).astype(numpy_dtype(dtype))
    (found,) = kernels[number].simulate(values)
    exact = values.astype(np.float64) if dtype == "f32" else values
    assert np.allclose(np.asarray(found), wanted(exact, axes, by), rtol=1e-6, atol=0)


def test_parts_of_ctas() -> None:
    kernel = gemmc.compile(_text(*BY_CTAS), pipeline="auto")
    assert kernel.manifest["kernels"][0]["launch"]["grid"] == ["264", "1", "1"]
    assert ".reqntid 512," in kernel.ptx


@pytest.mark.usefixtures("few_parts")
def test_a_sum_of_parts_of_ctas() -> None:
    kernel = gemmc.compile(_text(*BY_CTAS), pipeline="auto")
    values = np.random.default_rng(1).integers(0, 9, 4500).astype(np.float32)
    (found,) = kernel.simulate(values)
    assert found == wanted(values.astype(np.float64), (0,), "addf")


@pytest.mark.parametrize("number", [0, 2])
def test_a_sum_of_nothing(kernels: list[CompiledKernel], number: int) -> None:
    shape, _, by, dtype = CASES[number]
    values = np.zeros([0 if size == 61 else size for size in shape], numpy_dtype(dtype))
    (found,) = kernels[number].simulate(values)
    assert (np.asarray(found) == {"addf": 0.0, "maximumf": -np.inf}[by]).all()


PLACE = """
func.func @main(%x: tensor<2x?xf32>) -> tensor<2xi32> {
  %low = arith.constant dense<0xFF800000> : tensor<2xf32>
  %no = arith.constant dense<0> : tensor<2xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
      affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x?xf32>)
      outs(%low, %no : tensor<2xf32>, tensor<2xi32>) {
  ^bb0(%a: f32, %v: f32, %p: i32):
    %k = linalg.index 1 : index
    %m = arith.index_cast %k : index to i32
    %g = arith.cmpf ogt, %a, %v : f32
    %s = arith.select %g, %a, %v : f32
    %t = arith.select %g, %m, %p : i32
    linalg.yield %s, %t : f32, i32
  } -> (tensor<2xf32>, tensor<2xi32>)
  return %r#1 : tensor<2xi32>
}"""


@pytest.fixture(scope="module")
def place() -> CompiledKernel:
    return gemmc.compile(PLACE, pipeline="auto")


@pytest.mark.parametrize("length", thorough_but([1, 2, 33, 70, 1023, 1025, 3000], (1025).__eq__))
def test_the_place_of_the_largest(place: CompiledKernel, length: int) -> None:
    """Parts without a step have the start, of which nothing is chosen; the first of equal ones is,
    and of elements that are all below 0 none is 0."""
    by_entry = {each["entry"]: each for each in place.manifest["kernels"]}
    *_, parts = by_entry["main_0_parts1_1"]["arguments"]
    assert parts["shape"] == [128, 2], "a thread combines all of them"
    random = np.random.default_rng(length)
    x = np.stack([-random.random(length) - 1, random.integers(-9, -5, length)]).astype(np.float32)
    (found,) = place.simulate(x)
    assert (np.asarray(found) == x.argmax(1)).all()


def test_the_same_bits_in_every_run(kernels: list[CompiledKernel]) -> None:
    x = np.random.default_rng(0).standard_normal((3000, 6)).astype(np.float32)
    found = {np.asarray(kernels[0].simulate(x, seed=seed)[0]).tobytes() for seed in range(4)}
    assert len(found) == 1


@pytest.mark.parametrize(("number", "levels"), [
    (0, range(6)), (1, (0, 5)), (3, (0, 5)),
    *(pytest.param(number, range(1, 5), marks=pytest.mark.thorough) for number in (1, 3)),
])  # fmt: skip
def test_every_level(number: int, levels: Sequence[int]) -> None:
    """The loops of the parts in value form, and their kernels behind so many passes."""
    case = CASES[number]
    module = gemmc.parse(_text(*case))
    compile_module(module, load("normalize-contractions{others=linalg},form-program,"
                                "split-reductions"))  # fmt: skip
    (text,) = re.findall(r"^  func\.func @main_0_parts1\(.*?^  }$", str(module), re.S | re.M)
    shape, axes, _, dtype = case
    given = [45 if size == 61 else size for size in shape]
    values = np.random.default_rng(1).integers(0, 9, given).astype(numpy_dtype(dtype))
    passes = "form-loops,allocate-smem,convert-to-ptx,assign-registers,linearize".split(",")
    made: list[Array] = []
    for count in levels:
        alone = gemmc.parse(text)
        if count:
            compile_module(alone, load(",".join(passes[:count])))
        made.append(np.asarray(interpret.run(gemmc.parse(str(alone)), [values])[0]))
    parts = next(size for size in made[0].shape if size not in given)
    combined = wanted(values, axes, case[2])
    total = {"addf": np.sum, "addi": np.sum, "minui": _least}[case[2]]
    assert parts >= 88 and all(np.array_equal(each, made[0]) for each in made)
    assert np.array_equal(total(made[0], axis=0), combined)


def _least(values: Array, axis: int) -> Array:
    """As numbers of 0 or more."""
    return values.view(np.uint32).min(axis=axis).view(np.int32)


def test_what_lies_behind_the_end_is_left_out() -> None:
    """Without its test, a part's steps behind the end combine zeros: what a maximum of what is
    below 0 would be."""
    module = gemmc.parse(_text(*CASES[2]))
    compile_module(module, load("normalize-contractions{others=linalg},form-program,"
                                "split-reductions"))  # fmt: skip
    (text,) = re.findall(r"^  func\.func @main_0_parts1\(.*?^  }$", str(module), re.S | re.M)
    values = np.full((45, 6), -100, np.float32)
    (found,) = interpret.run(gemmc.parse(text), [values])
    assert (found[45:] == -np.inf).all() and (found[:45] < 0).all()
    changed, count = re.subn(r"arith\.cmpi ult, (%\w+), %\w+", r"arith.cmpi ule, \1, \1", text)
    assert count == 1
    (found,) = interpret.run(gemmc.parse(changed), [values])
    assert (found[45:] > -np.inf).all()


FORMED = "normalize-contractions{others=linalg},form-program,fuse-rows,split-reductions"

MEAN = """
func.func @main(%x: tensor<SHAPExf32>, %w: tensor<ROWSf32>) -> tensor<ROWSf32> {
  %z = arith.constant 0.0 : f32
  SIZES%e = tensor.empty(NAMES) : tensor<ROWSf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<ROWSf32>) -> tensor<ROWSf32>
  %r = linalg.generic {indexing_maps = [affine_map<(LOOPS) -> (LOOPS)>, OWN, OWN],
      iterator_types = [KINDS]} ins(%x, %w : tensor<SHAPExf32>, tensor<ROWSf32>)
      outs(%i : tensor<ROWSf32>) {
  ^bb0(%a: f32, %v: f32, %s: f32):
    %q = arith.mulf %a, %v : f32
    %t = arith.addf %s, %q : f32
    linalg.yield %t : f32
  } -> tensor<ROWSf32>
  return %r : tensor<ROWSf32>
}"""
"""A sum of all elements behind the first dimension, or of all, each times a number."""


def _mean(shape: str, kept: bool) -> str:
    loops = [f"d{n}" for n in range(shape.count("x") + 1)]
    kinds = ['"reduction"'] * len(loops)
    kinds[: int(kept)] = ['"parallel"'] * kept
    sizes = "%zero = arith.constant 0 : index\n  " * kept
    sizes += "%n = tensor.dim %x, %zero : tensor<SHAPExf32>\n  " * kept
    words = {
        "SIZES": sizes, "SHAPE": shape, "ROWS": "?x" * kept, "NAMES": "%n" * kept,
        "LOOPS": ", ".join(loops), "KINDS": ", ".join(kinds),
        "OWN": f"affine_map<({', '.join(loops)}) -> ({'d0' * kept})>",
    }  # fmt: skip
    text = MEAN
    for word, value in words.items():
        text = text.replace(word, value)
    return text


@pytest.mark.parametrize("given", [(1, 1), (3, 16), (70, 33), (0, 5), (1, 4097)])
def test_several_loops_are_one(given: tuple[int, int]) -> None:
    """Over all elements of a matrix, as a view of one dimension."""
    module = gemmc.parse(_mean("?x?", kept=False))
    compile_module(module, load(FORMED))
    assert 'sized ["(d0 * d1)"]' in str(module) and "shares [264]" in str(module)
    x = np.random.default_rng(1).integers(0, 9, given).astype(np.float32)
    (found,) = interpret.run(module, [x, np.asarray(2, np.float32)])
    assert found == 2 * x.sum()


@pytest.mark.parametrize("shape", ["?x?x?", "?x?x5", "?x7x?"])
def test_rows_of_several_dimensions(shape: str) -> None:
    """As one dimension they are rows of open length."""
    kernel = gemmc.compile(_mean(shape, kept=True), pipeline="auto")
    names = [each["entry"] for each in kernel.manifest["kernels"]]
    assert names == [f"main_0_{number}" for number in range(5)]
    for sizes in ((2, 3), (1, 1), (3, 0), (5, 9)):
        told = iter((sizes[0], sizes[1], 11))
        given = tuple(next(told) if each == "?" else int(each) for each in shape.split("x"))
        random = np.random.default_rng(sum(given))
        x = random.integers(0, 9, given).astype(np.float32)
        w = random.integers(0, 9, given[:1]).astype(np.float32)
        (found,) = kernel.simulate(x, w)
        assert np.array_equal(found, x.reshape(given[0], -1).sum(1) * w)


COUNTED = """%m = linalg.index 1 : index
    %l = arith.index_cast %m : index to i32
    %h = arith.sitofp %l : i32 to f32
    %q = arith.mulf %a, %h : f32"""


@pytest.mark.parametrize("counts", [False, True])
def test_what_stays_several_loops(counts: bool) -> None:
    """Inputs that do not lie along the loops, and bodies that count them."""
    text = _mean("?x?", kept=False)
    if counts:
        text = text.replace("%q = arith.mulf %a, %v : f32", COUNTED)
    else:
        text = text.replace("(d0, d1)>, affine_map", "(d1, d0)>, affine_map")
    module = gemmc.parse(text)
    compile_module(module, load(FORMED))
    assert "launch.view" not in str(module) and "_parts1" in str(module)
    x = np.random.default_rng(1).integers(0, 9, (4, 6)).astype(np.float32)
    (found,) = interpret.run(module, [x, np.asarray(2, np.float32)])
    assert found == ((x * np.arange(6)).sum() if counts else 2 * x.sum())
