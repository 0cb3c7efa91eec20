"""Kernels that reduce rows and do what follows with them."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from parts import at_edges, in_pairs
from transforms.problem.row_programs import (
    ALLOWED,
    CASES,
    LOOPS,
    normal_values,
    of_softmax,
    softmax,
)
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import DoubleWrite, OutOfBounds
from gemmc.pipeline import load
from gemmc.transforms.schedule import _rows_plan

LENGTHS = at_edges([*range(1, 71), 127, 128, 129, 130, 255, 256, 257, 1023])

def _check(name: str, shape: tuple[int, ...], dtype: str, kernels: int | None = 1) -> None:
    text, theirs = CASES[name]
    random = np.random.default_rng(sum(shape))
    given = [random.standard_normal(shape).astype(numpy_dtype(dtype))]
    if name == "layer norm":
        given.append(random.standard_normal(shape[-1:]).astype(np.float32))
    kernel = gemmc.compile(text(shape, dtype), pipeline="auto")
    if kernels is not None:
        assert kernel.ptx.count(".visible .entry") == kernels
    (found,) = kernel.simulate(*given)
    wanted = theirs(*(each.astype(np.float64) for each in given))
    error = np.abs(np.asarray(found).astype(np.float64) - wanted).max()
    assert error <= ALLOWED[dtype] * np.abs(wanted).max()


@pytest.mark.parametrize("length", LENGTHS)
def test_every_length(length: int) -> None:
    """Of one element, a row is reduced by a thread."""
    name, dtype = list(CASES)[length % 2], ("f32", "bf16", "f16")[length % 3]
    rows = (3, 8, 9, 17)[length % 4]
    _check(name, (rows, length), dtype, 1 if length > 1 else None)


SHAPES = ((2, 3, 40), (1, 5, 1, 96), (1, 77), (3, 1, 2, 31))
OPEN, OPEN_SHAPES = ((0,), (1,), (0, 1)), ((2, 3, 40), (3, 1, 33), (1, 1, 70))


@pytest.mark.parametrize("case", in_pairs(SHAPES, CASES, ("f32", "bf16", "f16")), ids=str)
def test_rows_of_several_dimensions(case: tuple[tuple[int, ...], str, str]) -> None:
    shape, name, dtype = case
    _check(name, shape, dtype)


@pytest.mark.parametrize("case", in_pairs(OPEN_SHAPES, OPEN, CASES), ids=str)
def test_as_many_rows_as_a_launch_tells(
    case: tuple[tuple[int, ...], tuple[int, ...], str],
) -> None:
    shape, open_, name = case
    text, theirs = CASES[name]
    spelled = _opened(text((5, 7, shape[-1]), "f32"), open_)
    given = tuple(5 + 2 * n if n not in open_ else shape[n] for n in range(2)) + shape[-1:]
    random = np.random.default_rng(sum(given))
    x = random.standard_normal(given).astype(np.float32)
    more = [random.standard_normal(shape[-1:]).astype(np.float32)] if name == "layer norm" else []
    kernel = gemmc.compile(spelled, pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1
    (found,) = kernel.simulate(x, *more)
    wanted = theirs(*(each.astype(np.float64) for each in (x, *more)))
    assert np.abs(np.asarray(found) - wanted).max() <= 2e-6 * np.abs(wanted).max()


def _opened(text: str, axes: tuple[int, ...]) -> str:
    """A program of rows of 5 by 7 with some of these extents told by a call."""
    shape = ["5", "7"]
    for axis in axes:
        shape[axis] = "?"
    sizes = ", ".join(f"%size{axis}" for axis in axes)
    text = text.replace("tensor<5x7x", f"tensor<{'x'.join(shape)}x")
    text = text.replace("tensor.empty()", f"tensor.empty({sizes})")
    kind = re.search(r"%x: (tensor<[^>]*>)", text)
    assert kind is not None
    told = "".join(
        f"  %axis{axis} = arith.constant {axis} : index\n"
        f"  %size{axis} = tensor.dim %x, %axis{axis} : {kind[1]}\n" for axis in axes
    )  # fmt: skip
    start, end = text.split("{\n", 1)
    return f"{start}{{\n{told}{end}"


def test_several_rows_a_warp(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are many, each lane has more to load at once; the last warp has fewer."""
    assert _ctas(8448) == 8448 // (8 * 4)
    monkeypatch.setattr(_rows_plan, "WARPS", 8)
    assert _ctas(35) == 2
    _check("softmax", (35, 33), "f32")


def _ctas(rows: int) -> int:
    """Of 8 warps each, of the kernel for so many rows."""
    (kernel,) = gemmc.compile(softmax((rows, 33), "f32"), pipeline="auto").manifest["kernels"]
    return int(kernel["launch"]["grid"][0])


@pytest.mark.parametrize("columns, kernels", [(8192, 1), (16388, 3), (32772, 4)])
def test_what_few_warps_have_room_for(columns: int, kernels: int) -> None:
    """Few rows that are too long for a CTA are reduced by a kernel for each reduction, longer ones
    in parts."""
    _check("softmax", (2, columns), "f32", kernels)


def test_what_is_reduced_is_a_result_too() -> None:
    """What somebody else reads is stored, so that there are several kernels."""
    text = softmax((8, 64), "f32").replace("-> tensor<8x64xf32> {", 
        "-> (tensor<8x64xf32>, tensor<8xf32>) {", 1)  # fmt: skip
    text = text.replace("return %result : tensor<8x64xf32>",
                        "return %result, %sum : tensor<8x64xf32>, tensor<8xf32>")  # fmt: skip
    x = np.random.default_rng(0).standard_normal((8, 64)).astype(np.float32)
    kernel = gemmc.compile(text, pipeline="auto")
    found, total = kernel.simulate(x)
    assert np.allclose(found, of_softmax(x), atol=1e-6)
    assert np.allclose(total, np.exp(x - x.max(-1, keepdims=True)).sum(-1), rtol=1e-5)


def test_two_reductions_of_rows() -> None:
    """The last one's result is stored by a lane."""
    text = softmax((19, 70), "f32")
    cut = text.index("  %r_e = ")
    text = f"{text[:cut]}  return %sum : tensor<19xf32>\n}}"
    text = text.replace("-> tensor<19x70xf32> {", "-> tensor<19xf32> {", 1)
    x = np.random.default_rng(0).standard_normal((19, 70)).astype(np.float32)
    kernel = gemmc.compile(text, pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1
    (found,) = kernel.simulate(x)
    assert np.allclose(found, np.exp(x - x.max(-1, keepdims=True)).sum(-1), rtol=1e-5)


def test_every_level() -> None:
    x, wanted = normal_values()
    modules: list[ModuleOp] = []

    def keep(before: Any, now: ModuleOp, _: Any) -> None:
        if before is not None:
            modules.append(now.clone())

    passes = load("form-loops,allocate-smem,convert-to-ptx,assign-registers,linearize")
    compile_module(gemmc.parse(LOOPS), passes, callback=keep)
    assert len(modules) == len(passes.passes)
    for each in (gemmc.parse(LOOPS), *modules):
        (found,) = interpret.run(each, [x])
        assert np.allclose(found, wanted, atol=1e-6)


@pytest.mark.parametrize("op", ["transfer_read", "transfer_write"])
def test_each_mask_is_needed(op: str) -> None:
    """Without one, lanes behind a row's end read behind the last one, or write the next one."""
    x, wanted = normal_values()
    module = gemmc.parse(LOOPS)
    compile_module(module, load("form-loops"))
    (found,) = interpret.run(module, [x])
    assert np.allclose(found, wanted, atol=1e-6)
    changed, count = re.subn(rf"(tile\.{op} .*?) if %\w+", r"\1", str(module))
    assert count == 1
    with pytest.raises((OutOfBounds, DoubleWrite)):
        interpret.run(gemmc.parse(changed), [x])
