"""Rows that several warps share, whose totals go through shared memory."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from parts import at_edges, in_pairs, some
from transforms.problem.row_programs import (
    ALLOWED,
    CASES,
    LOOPS,
    Array,
    normal_values,
    of_softmax,
    softmax,
)
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import Race, Uninitialized
from gemmc.interpret.ptx.simulate import run
from gemmc.pipeline import load
from gemmc.transforms.schedule._rows_plan import warps_of

FUSED = "normalize-contractions{others=linalg},form-program,fuse-rows"
KERNEL = "form-loops{{warps={}}},allocate-smem,convert-to-ptx,assign-registers,linearize"
LENGTHS = at_edges([*range(2, 71), 127, 128, 129, 130, 1023, 2049])
WARPS = (2, 4, 8, 16)
UNORDERED = (Race, Uninitialized)


def _function(name: str, shape: tuple[int, ...], dtype: str) -> str:
    """The loops of a program, in one function."""
    module = gemmc.parse(CASES[name][0](shape, dtype))
    compile_module(module, load(FUSED))
    (found,) = re.findall(r"^  func\.func.*?^  }$", str(module), re.DOTALL | re.MULTILINE)
    return found


def _given(name: str, shape: tuple[int, ...], dtype: str) -> list[Array]:
    random = np.random.default_rng(sum(shape))
    given: list[Array] = [random.standard_normal(shape).astype(numpy_dtype(dtype))]
    if name == "layer norm":
        given.append(random.standard_normal(shape[-1:]).astype(np.float32))
    return given


def _check(name: str, shape: tuple[int, ...], dtype: str, warps: int) -> None:
    given = _given(name, shape, dtype)
    kernel = gemmc.compile(_function(name, shape, dtype), pipeline=KERNEL.format(warps))
    assert f".reqntid {32 * warps}," in kernel.ptx
    assert kernel.ptx.count("bar.sync") == 2
    (found,) = kernel.simulate(*given)
    wanted = CASES[name][1](*(each.astype(np.float64) for each in given))
    error = np.abs(np.asarray(found).astype(np.float64) - wanted).max()
    assert error <= ALLOWED[dtype] * np.abs(wanted).max()


@pytest.mark.parametrize("length", LENGTHS)
def test_every_length(length: int) -> None:
    """Of short rows, some warps have no element, and hand on what changes nothing."""
    name, dtype = list(CASES)[length % 2], ("f32", "bf16", "f16")[length % 3]
    _check(name, (3, length), dtype, WARPS[length // 2 % len(WARPS)])


@pytest.mark.parametrize("case", in_pairs(CASES, ("f32", "bf16", "f16"), WARPS), ids=str)
def test_each_number_of_warps(case: tuple[str, str, int]) -> None:
    """A row of 384 is whole runs of 2 and 4 warps; of 8 and 16, some have none or shorter ones."""
    name, dtype, warps = case
    _check(name, (2, 1, 2, 384), dtype, warps)


@pytest.mark.parametrize("length", [1500, 4096])
def test_as_many_rows_as_a_launch_tells(length: int) -> None:
    """The grid is the number of rows."""
    text = softmax((5, length), "f32").replace("tensor<5x", "tensor<?x").replace(
        "tensor<5x", "tensor<?x")  # fmt: skip
    text = text.replace("tensor.empty()", "tensor.empty(%rows)").replace(
        "{\n", f"{{\n  %zeroth = arith.constant 0 : index\n  %rows = tensor.dim %x, %zeroth : "
        f"tensor<?x{length}xf32>\n", 1)  # fmt: skip
    kernel = gemmc.compile(text, pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1 and kernel.ptx.count("bar.sync") == 2
    for rows in (1, 3):
        x = np.random.default_rng(rows).standard_normal((rows, length)).astype(np.float32)
        (found,) = kernel.simulate(x)
        assert np.allclose(found, of_softmax(x.astype(np.float64)), rtol=1e-5, atol=1e-7)


def test_integers_are_of_a_warp_alone() -> None:
    """Threads store floats in shared memory, so that a row's integers are not handed on there."""
    whole, own = "affine_map<(d0, d1) -> (d0, d1)>", "affine_map<(d0, d1) -> (d0)>"
    kernel = gemmc.compile(f"""
func.func @main(%x: tensor<4x1500xi32>) -> tensor<4x1500xi32> {{
  %z = arith.constant dense<0> : tensor<4xi32>
  %s = linalg.generic {{indexing_maps = [{whole}, {own}],
      iterator_types = ["parallel", "reduction"]}} ins(%x : tensor<4x1500xi32>)
      outs(%z : tensor<4xi32>) {{
  ^bb0(%a: i32, %b: i32):
    %q = arith.addi %a, %b : i32
    linalg.yield %q : i32
  }} -> tensor<4xi32>
  %o = tensor.empty() : tensor<4x1500xi32>
  %r = linalg.generic {{indexing_maps = [{whole}, {own}, {whole}],
      iterator_types = ["parallel", "parallel"]}}
      ins(%x, %s : tensor<4x1500xi32>, tensor<4xi32>) outs(%o : tensor<4x1500xi32>) {{
  ^bb0(%a: i32, %b: i32, %c: i32):
    %q = arith.subi %a, %b : i32
    linalg.yield %q : i32
  }} -> tensor<4x1500xi32>
  return %r : tensor<4x1500xi32>
}}""", pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1 and "bar.sync" not in kernel.ptx
    x = np.random.default_rng(0).integers(-9, 9, (4, 1500)).astype(np.int32)
    (found,) = kernel.simulate(x)
    assert (np.asarray(found) == x - x.sum(1, keepdims=True)).all()


def test_all_threads_have_the_same_bits() -> None:
    """Every thread combines the totals in their order, so that equal elements of a row stay so."""
    x = np.repeat(np.random.default_rng(3).standard_normal((4, 1)), 1025, 1).astype(np.float32)
    kernel = gemmc.compile(_function("softmax", x.shape, "f32"), pipeline=KERNEL.format(8))
    (found,) = kernel.simulate(x)
    assert (found == found[:, :1]).all()


def test_two_reductions_of_rows() -> None:
    """The last one's result is stored by one thread of the CTA."""
    text = softmax((5, 1500), "f32")
    text = f"{text[: text.index('  %r_e = ')]}  return %sum : tensor<5xf32>\n}}"
    text = text.replace("-> tensor<5x1500xf32> {", "-> tensor<5xf32> {", 1)
    x = np.random.default_rng(0).standard_normal((5, 1500)).astype(np.float32)
    kernel = gemmc.compile(text, pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1 and kernel.ptx.count("bar.sync") == 2
    (found,) = kernel.simulate(x)
    assert np.allclose(found, np.exp(x - x.max(-1, keepdims=True)).sum(-1), rtol=1e-5)


@pytest.mark.parametrize("warps", [2, 8])
def test_every_level(warps: int) -> None:
    x, wanted = normal_values()
    modules: list[ModuleOp] = []

    def keep(before: Any, now: ModuleOp, _: Any) -> None:
        if before is not None:
            modules.append(now.clone())

    passes = load(KERNEL.format(warps))
    compile_module(gemmc.parse(LOOPS), passes, callback=keep)
    assert len(modules) == len(passes.passes)
    for each in modules:
        (found,) = interpret.run(gemmc.parse(str(each)), [x])
        assert np.allclose(found, wanted, atol=1e-6)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("passes", some([1, 2], [3, 4, 5]))
def test_each_barrier_is_needed(passes: int, number: int) -> None:
    """Without one, a thread reads the totals of warps that may not have stored them."""
    (x,) = _given("softmax", (2, 300), "f32")
    whole = KERNEL.format(4).split(",")
    module = gemmc.parse(_function("softmax", x.shape, "f32"))
    compile_module(module, load(",".join(whole[:passes])))
    (found,) = interpret.run(module, [x])
    assert np.allclose(found, of_softmax(x), atol=1e-6)
    lines = str(module).splitlines()
    syncs = re.compile(r"barrier\.sync|ptx\.bar_sync")
    barriers = [n for n, line in enumerate(lines) if syncs.search(line)]
    assert len(barriers) == 2
    del lines[barriers[number]]
    with pytest.raises(UNORDERED):
        interpret.run(gemmc.parse("\n".join(lines)), [x])


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_barrier_of_the_text_is_needed(seed: int) -> None:
    x, wanted = normal_values()
    kernel = gemmc.compile(LOOPS, pipeline=KERNEL.format(4))
    (found,) = kernel.simulate(x, seed=seed)
    assert np.allclose(found, wanted, atol=1e-6)
    changed = kernel.ptx.replace("    bar.sync 0;\n", "")
    assert changed != kernel.ptx
    with pytest.raises(UNORDERED):
        run(changed, kernel.manifest, [x], seed=seed)


@pytest.mark.parametrize("length, number, warps", [
    (32, 10, 1), (128, 64, 1), (1024, 4096, 1), (1024, 16, 4), (1025, None, 2), (4096, 4096, 4),
    (4096, 64, 16), (4096, None, 4), (5000, 2048, 8), (8192, 8192, 8), (32768, 512, 16),
])  # fmt: skip
def test_how_many_share_a_row(length: int, number: int | None, warps: int) -> None:
    """As many as leave a lane 32 elements; of few rows, 8."""
    assert warps_of(length, number) == warps


@pytest.mark.parametrize("shape, dtype, kernels", [
    ((4096, 8192), "bf16", 1), ((2048, 5000), "f32", 1), ((512, 32768), "f32", 1),
    ((131, 32768), "f32", 4), ((132, 32768), "f32", 1), ((512, 32769), "f32", 5),
    ((512, 65536), "bf16", 1), ((8, 50257), "f32", 5), ((8, 50257), "bf16", 5),
])  # fmt: skip
def test_which_rows_are_one_kernel(shape: tuple[int, ...], dtype: str, kernels: int) -> None:
    kernel = gemmc.compile(softmax(shape, dtype), pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == kernels


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_long_rows(name: str) -> None:
    """Of 16 warps, each thread of which has 40 elements in 10 runs."""
    text = _function(name, (133, 20480), "f32").replace("133x", "2x").replace("<133", "<2")
    given = _given(name, (2, 20480), "f32")
    kernel = gemmc.compile(text, pipeline=KERNEL.format(0))
    assert ".reqntid 512," in kernel.ptx
    (found,) = kernel.simulate(*given)
    wanted = CASES[name][1](*(each.astype(np.float64) for each in given))
    assert np.abs(found - wanted).max() <= 4e-6 * np.abs(wanted).max()
