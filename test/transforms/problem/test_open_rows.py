"""Rows whose length a launch tells: one kernel for each range of lengths."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from parts import at_edges, some
from transforms.problem.open_rows import opened
from transforms.problem.row_programs import (
    ALLOWED,
    CASES,
    Array,
    of_softmax,
    softmax,
)
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.compiled import CompiledKernel
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import DoubleWrite, OutOfBounds, Race, Uninitialized
from gemmc.pipeline import load
from test.transforms.problem.test_untiled import check

LENGTHS = at_edges(
    [*range(71), 72, 120, 127, 128, 129, 130, 255, 256, 257, 1000, 1024, 1025, 2056, 4097]
)
LONG = 8193
FUSED = "normalize-contractions{others=linalg},form-program,fuse-rows"
KERNEL = "form-loops{{warps={}}},allocate-smem,convert-to-ptx,assign-registers,linearize"


@cache
def _kernels(name: str, dtype: str) -> CompiledKernel:
    return gemmc.compile(opened(CASES[name][0]((5, 7), dtype)), pipeline="auto")


def _given(name: str, shape: tuple[int, ...], dtype: str) -> list[Array]:
    random = np.random.default_rng(sum(shape))
    given: list[Array] = [random.standard_normal(shape).astype(numpy_dtype(dtype))]
    if name == "layer norm":
        given.append(random.standard_normal(shape[-1:]).astype(np.float32))
    return given


def _wanted(name: str, given: list[Array]) -> Array:
    """What `CASES` compute; a layer norm of rows of 7, as its text says, whatever they have."""
    x, *more = (each.astype(np.float64) for each in given)
    if name == "softmax":
        return of_softmax(x) if x.size else x
    middle = x - x.sum(-1, keepdims=True) / 7
    spread = np.square(middle).sum(-1, keepdims=True) / 7
    return middle / np.sqrt(spread + 1e-5) * more[0]


def _check(kernel: CompiledKernel, name: str, shape: tuple[int, ...], dtype: str) -> None:
    given = _given(name, shape, dtype)
    (found,) = kernel.simulate(*given)
    wanted = _wanted(name, given)
    assert found.shape == wanted.shape
    if found.size:
        error = np.abs(np.asarray(found).astype(np.float64) - wanted).max()
        assert error <= ALLOWED[dtype] * np.abs(wanted).max()


@pytest.mark.parametrize("length", LENGTHS)
def test_every_length(length: int) -> None:
    name = list(CASES)[length % 2]
    dtype = ("f32", "bf16" if name == "softmax" else "f16")[length // 2 % 2]
    for rows in (1, (3, 8, 9, 17)[length // 4 % 4], 33) if length < 200 else (2,):
        _check(_kernels(name, dtype), name, (rows, length), dtype)


@pytest.mark.parametrize("name", CASES)
def test_rows_longer_than_any_range(name: str) -> None:
    """16 warps hold the first 4096 elements of a row, and read the others again."""
    _check(_kernels(name, "f32"), name, (1, LONG), "f32")


@pytest.mark.parametrize("shape", [(0, 40), (4, 0), (0, 0)])
@pytest.mark.parametrize("name", CASES)
def test_no_rows_and_rows_of_nothing(name: str, shape: tuple[int, ...]) -> None:
    _check(_kernels(name, "f32"), name, shape, "f32")


def test_a_kernel_for_each_range() -> None:
    """16 lanes have a row of up to 64, a warp one of up to 256 or 1024, 8 share one of up to 8192,
    16 a longer one; those of multiples of 8 are read in vectors."""
    kernel = _kernels("softmax", "f32")
    threads = re.findall(r"\.reqntid (\d+),", kernel.ptx)
    assert threads == ["256", "256", "256", "128", "128", "256", "256", "512"]
    guards = [each.get("guard") for each in kernel.manifest["kernels"]]
    ranges = (64, 1), (256, 8), (256, 1), (1024, 8), (1024, 1), (8192, 8), (8192, 1)
    told = [{"s1": {"least": 0, "most": most, "multiple": by}} for most, by in ranges]
    assert guards == [*told, None]
    parts = kernel.ptx.split(".visible .entry")[1:]
    assert [n for n, each in enumerate(parts) if "ld.global.v4.f32" in each] == [1, 3, 5]


LOOPS = """func.func @rows(%x: tensor<?x?xELEMENT>) -> tensor<?x?xELEMENT> {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808]
      by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"]
      : tensor<?x?xELEMENT> -> tensor<?xELEMENT> {
  ^bb0(%e: ELEMENT):
    tile.yield %e : ELEMENT
  }
  %r = tile.loops %x, %s
      maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>]
      dynamic {s0 = array<i64: 0, 0, 1, 0, 2, 0>, s1 = array<i64: 0, 1, 2, 1>}
      : tensor<?x?xELEMENT>, tensor<?xELEMENT> -> tensor<?x?xELEMENT> {
  ^bb0(%e: ELEMENT, %t: ELEMENT):
    %n = arith.SUB %e, %t : ELEMENT
    tile.yield %n : ELEMENT
  }
  func.return %r : tensor<?x?xELEMENT>
}"""
"""What is left of a row's elements without the row's sum, in value form."""


def _loops(element: str, most: int | None = None, multiple: int = 1) -> str:
    sub = "subi" if element.startswith("i") else "subf"
    text = LOOPS.replace("ELEMENT", element).replace("SUB", sub)
    if most is None:
        return text
    guard = f"attributes {{tile.guard = [array<i64: 0, 1, 0, {most}, {multiple}>]}} "
    return text.replace(f"-> tensor<?x?x{element}> {{", f"-> tensor<?x?x{element}> {guard}{{", 1)


def _numbers(element: str, shape: tuple[int, ...]) -> tuple[Array, Array]:
    """A matrix of numbers of which sums are exact, and what `LOOPS` make of it."""
    x = np.random.default_rng(sum(shape)).integers(-9, 9, shape).astype(numpy_dtype(element))
    return x, (x - x.sum(-1, keepdims=True)).astype(x.dtype)


@lru_cache
def _kernel_of(element: str, warps: int) -> CompiledKernel:
    return gemmc.compile(_loops(element), pipeline=KERNEL.format(warps))


@pytest.mark.parametrize("length", [1, 31, 32, 33, 70, 128, 257, 1100, 4097])
@pytest.mark.parametrize(
    "element, warps",
    [*product(("f64", "f32"), (1, 2, 16)), ("i32", 1), ("i64", 1)],
)
def test_sums_of_types(element: str, warps: int, length: int) -> None:
    """A row of integers is a warp's alone."""
    x, wanted = _numbers(element, (3, length))
    (found,) = _kernel_of(element, warps).simulate(x)
    assert (found == wanted).all()


@pytest.mark.parametrize("most, multiple, runs, walks", [
    (4, 1, 1, False), (64, 1, 1, False), (128, 1, 1, False), (129, 1, 2, False),
    (1024, 1, 8, False), (1024, 4, 8, False), (1024, 2, 8, False), (2048, 8, 1, True),
    (None, 1, 1, True),
])  # fmt: skip
def test_what_is_held_and_what_is_walked_over(
    most: int | None, multiple: int, runs: int, walks: bool
) -> None:
    """A lane holds all of a row that is a warp's; of one that several share, it reads the rest
    again."""
    module = gemmc.parse(_loops("f32", most, multiple))
    compile_module(module, load("form-loops"))
    inner = re.findall(r"scf\.for .*?\n      \}", str(module), re.DOTALL)
    assert any("transfer_read" in each for each in inner) == walks
    reads = re.findall(r"tile\.transfer_read .* width (\d)", str(module))
    rows = 2 if most in (4, 64, 128) else 1
    assert len(reads) == runs * rows + 2 * walks
    assert set(reads) == {"4" if multiple >= 4 else "1"}
    for length in [each for each in (4, 32, 40, 64, 100, 128) if each <= (most or 128)]:
        for rows in (1, 34) if most else (2,):
            if length % multiple == 0:
                x, wanted = _numbers("f32", (rows, length))
                (found,) = interpret.run(module, [x])
                assert (found == wanted).all()


@pytest.mark.parametrize("element", ["f32", "f64", "i32", "i64"])
@pytest.mark.parametrize("most", [64, 1024, 8192, None])
def test_rows_of_whole_vectors(most: int | None, element: str) -> None:
    """Integers are read one by one, neighbours too."""
    module = gemmc.parse(_loops(element, most or 2**31 - 1, 8))
    compile_module(module, load(KERNEL.format(0)))
    several = re.search(r"%\d+, %\d+.* = ptx\.ld ", str(module))
    assert bool(several) == element.startswith("f")
    for length in [each for each in (8, 64, 72, 256, 1024, 1032, 4104) if each <= (most or 9999)]:
        x, wanted = _numbers(element, (3, length))
        (found,) = interpret.run(module, [x])
        assert (np.asarray(found) == wanted).all()


@pytest.mark.parametrize("op", ["transfer_read", "transfer_write"])
@pytest.mark.parametrize("multiple", [1, 8])
@pytest.mark.parametrize("most", [64, 256])
def test_each_row_and_each_run_is_asked(most: int, multiple: int, op: str) -> None:
    """Without a question, lanes read behind the last row, or write what is none of theirs."""
    x, wanted = _numbers("f32", (1, 40))
    module = gemmc.parse(_loops("f32", most, multiple))
    compile_module(module, load("form-loops"))
    text = str(module)
    (found,) = interpret.run(module, [x])
    assert (found == wanted).all()
    asked = list(re.finditer(rf"(tile\.{op} .*?)( if %\w+)?( inside %\w+)? :", text))
    assert len(asked) == 2
    broken = 0
    for each in asked:
        changed = gemmc.parse(f"{text[: each.start()]}{each[1]} :{text[each.end() :]}")
        try:
            (found,) = interpret.run(changed, [x])
        except (OutOfBounds, DoubleWrite):
            broken += 1
    # A write behind the end of a short row stands in a loop that takes no step of it.
    assert broken == (1 if op == "transfer_write" and most == 256 else 2)


@pytest.mark.parametrize("warps", [1, 4])
def test_every_level(warps: int) -> None:
    x, wanted = _numbers("f32", (3, 600))
    modules: list[ModuleOp] = []

    def keep(before: Any, now: ModuleOp, _: Any) -> None:
        if before is not None:
            modules.append(now.clone())

    passes = load(KERNEL.format(warps))
    compile_module(gemmc.parse(_loops("f32")), passes, callback=keep)
    assert len(modules) == len(passes.passes)
    for each in (gemmc.parse(_loops("f32")), *modules):
        (found,) = interpret.run(gemmc.parse(str(each)), [x])
        assert (found == wanted).all()


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("op", ["transfer_read", "transfer_write"])
def test_each_end_of_a_row_is_needed(op: str, number: int) -> None:
    """Without one, lanes read behind the last row, or write the next one; in the rest of a row, and
    in its first run."""
    length = (300, 100)[number]
    x, wanted = _numbers("f32", (3, length))
    module = gemmc.parse(_loops("f32"))
    compile_module(module, load("form-loops{warps=1}"))
    (found,) = interpret.run(module, [x])
    assert (found == wanted).all()
    ends = list(re.finditer(rf"(tile\.{op} .*?) inside %\w+", str(module)))
    assert len(ends) == (3 if op == "transfer_read" else 2)
    texts = [f"{str(module)[: e.start()]}{e[1]}{str(module)[e.end() :]}" for e in ends]
    broken = 0
    for text in texts:
        try:
            (found,) = interpret.run(gemmc.parse(text), [x])
        except (OutOfBounds, DoubleWrite):
            broken += 1
    assert broken


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("passes", some([1, 2], [3, 4, 5]))
def test_each_barrier_is_needed(passes: int, number: int) -> None:
    """Without one, a thread reads the totals of warps that may not have stored them."""
    (x,) = _given("softmax", (2, 600), "f32")
    fused = gemmc.parse(opened(softmax((5, 7), "f32")))
    compile_module(fused, load(FUSED))
    (text,) = re.findall(r"^  func\.func.*?^  }$", str(fused), re.DOTALL | re.MULTILINE)
    module = gemmc.parse(text)
    compile_module(module, load(",".join(KERNEL.format(4).split(",")[:passes])))
    (found,) = interpret.run(module, [x])
    assert np.allclose(found, of_softmax(x), atol=1e-6)
    lines = str(module).splitlines()
    syncs = re.compile(r"barrier\.sync|ptx\.bar_sync")
    barriers = [n for n, line in enumerate(lines) if syncs.search(line)]
    assert len(barriers) == 2
    del lines[barriers[number]]
    with pytest.raises((Race, Uninitialized)):
        interpret.run(gemmc.parse("\n".join(lines)), [x])


@pytest.mark.parametrize("length", [1, 40, 257, 1500])
def test_one_reduction(length: int) -> None:
    """Rows of open length that are reduced alone have the same kernels."""
    text = LOOPS.replace("ELEMENT", "f32").split("  %r = ")[0]
    text += "  func.return %s : tensor<?xf32>\n}"
    text = text.replace(") -> tensor<?x?xf32> {", ") -> tensor<?xf32> {")
    kernel = gemmc.compile(text, pipeline=KERNEL.format(0))
    assert ".reqntid 512," in kernel.ptx
    x, _ = _numbers("f32", (5, length))
    (found,) = kernel.simulate(x)
    assert (found == x.sum(-1)).all()


def test_rows_of_two_lengths_stay_apart() -> None:
    """A matrix that is divided by the sums of rows of another one, which may be longer."""
    text = opened(softmax((5, 7), "f32")).replace("%x: tensor<?x?xf32>", 
        "%x: tensor<?x?xf32>, %y: tensor<?x?xf32>", 1)  # fmt: skip
    head, tail = text.rsplit("ins(%x, %max, %sum", 1)
    text = f"{head}ins(%y, %max, %sum{tail}".replace(
        "%r_e = tensor.empty(%size0, %size1)", "%other = tensor.dim %y, %axis1 : tensor<?x?xf32>\n"
        "  %r_e = tensor.empty(%size0, %other)")  # fmt: skip
    kernel = gemmc.compile(text, pipeline="auto")
    random = np.random.default_rng(0)
    x, y = (random.standard_normal((3, n)).astype(np.float32) for n in (40, 70))
    (found,) = kernel.simulate(x, y)
    largest = x.max(-1, keepdims=True)
    wanted = np.exp(y - largest) / np.exp(x - largest).sum(-1, keepdims=True)
    assert np.allclose(found, wanted, rtol=1e-5)


SLICES = """
#all = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
func.func @main(%x: tensor<{m}x?xf32>, %a: tensor<?xf32>, %b: tensor<?xf32>,
                %l: tensor<?xf32>) -> tensor<{m}xf32> {{
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<{m}x?xf32>
  %i = tensor.dim %a, %c0 : tensor<?xf32>
  %j = tensor.dim %b, %c0 : tensor<?xf32>
  %n = tensor.dim %l, %c0 : tensor<?xf32>
  %p = tensor.extract_slice %x[0, %i] [{rows}, %n] [1, 1] : tensor<{m}x?xf32> to tensor<{m}x?xf32>
  %q = tensor.extract_slice %x[0, %j] [{rows}, %n] [1, 1] : tensor<{m}x?xf32> to tensor<{m}x?xf32>
  %e = tensor.empty({told}) : tensor<{m}xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<{m}xf32>) -> tensor<{m}xf32>
  %c = linalg.generic {{indexing_maps = [#all, #all, #row],
                        iterator_types = ["parallel", "reduction"]}}
      ins(%p, %q : tensor<{m}x?xf32>, tensor<{m}x?xf32>) outs(%f : tensor<{m}xf32>) {{
  ^bb0(%u: f32, %v: f32, %o: f32):
    %w = arith.maximumf %u, %v : f32
    %s = arith.addf %o, %w : f32
    linalg.yield %s : f32
  }} -> tensor<{m}xf32>
  return %c : tensor<{m}xf32>
}}"""


@pytest.mark.parametrize("m", ["?", pytest.param("4", marks=pytest.mark.thorough)])
def test_two_places_of_one_row_that_a_launch_tells(m: str) -> None:
    """They are read apart: of open rows, and of the parts of a few."""
    rows, told = ("%m", "%m") if m == "?" else ("4", "")
    sizes = {"arg0.shape[1]": 100, "arg1.shape[0]": 3, "arg2.shape[0]": 7, "arg3.shape[0]": 77}
    if m == "?":
        sizes["arg0.shape[0]"] = 5
    check(SLICES.format(m=m, rows=rows, told=told), sizes)
