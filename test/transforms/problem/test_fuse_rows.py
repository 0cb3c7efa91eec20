"""Kernels that reduce rows and do what follows with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import interpret
from gemmc.driver import compile_module
from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import DoubleWrite, OutOfBounds
from gemmc.pipeline import load

Array = np.ndarray[Any, Any]

LENGTHS = [*range(1, 71), 127, 128, 129, 130, 255, 256, 257, 1023]

WIDE = "%wide = arith.extf %e : {0} to f32"
NARROW = "%n = arith.truncf %r : f32 to {0}"


def _reduce(name: str, source: str, shape: tuple[int, ...], dtype: str, by: str, body: str,
            held: tuple[str, ...] = (), start: str = "0.0") -> str:  # fmt: skip
    """A reduction over the last dimension, of a tensor and what was reduced before."""
    rank = len(shape)
    dims = ", ".join(f"d{each}" for each in range(rank))
    own = ", ".join(f"d{each}" for each in range(rank - 1))
    rows = "x".join(map(str, (*shape[:-1], "f32")))
    kinds = ", ".join(['"parallel"'] * (rank - 1) + ['"reduction"'])
    maps = ", ".join(f"affine_map<({dims}) -> ({each})>" for each in
                     [dims, *[own] * len(held), own])  # fmt: skip
    names = ", ".join((source, *held))
    types = ", ".join(("x".join(map(str, (*shape, dtype))).join(("tensor<", ">")),
                       *[f"tensor<{rows}>"] * len(held)))  # fmt: skip
    given = ", ".join([f"%e: {dtype}", *(f"%h{n}: f32" for n in range(len(held))), "%s: f32"])
    wide = "" if dtype == "f32" else WIDE.format(dtype)
    return f"""
  %{name}_z = arith.constant {start} : f32
  %{name}_e = tensor.empty() : tensor<{rows}>
  %{name}_i = linalg.fill ins(%{name}_z : f32) outs(%{name}_e : tensor<{rows}>) -> tensor<{rows}>
  %{name} = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins({names} : {types}) outs(%{name}_i : tensor<{rows}>) {{
  ^bb0({given}):
    {wide}
    {body.replace("%e", "%e" if dtype == "f32" else "%wide")}
    %t = arith.{by} %s, %v : f32
    linalg.yield %t : f32
  }} -> tensor<{rows}>"""


def _map(source: str, shape: tuple[int, ...], dtype: str, body: str,
         held: tuple[str, ...], columns: str = "") -> str:  # fmt: skip
    """An element-wise op of a tensor, what its rows were reduced to, and perhaps a row."""
    rank = len(shape)
    dims = ", ".join(f"d{each}" for each in range(rank))
    own = ", ".join(f"d{each}" for each in range(rank - 1))
    rows = "x".join(map(str, (*shape[:-1], "f32")))
    kind = "tensor<" + "x".join(map(str, (*shape, dtype))) + ">"
    maps = [dims, *[own] * len(held), *([f"d{rank - 1}"] if columns else []), dims]
    written = ", ".join(f"affine_map<({dims}) -> ({each})>" for each in maps)
    names = ", ".join((source, *held, *([columns] if columns else [])))
    types = ", ".join((kind, *[f"tensor<{rows}>"] * len(held),
                       *([f"tensor<{shape[-1]}xf32>"] if columns else [])))  # fmt: skip
    given = ", ".join([f"%e: {dtype}", *(f"%h{n}: f32" for n in range(len(held))),
                       *(["%g: f32"] if columns else []), f"%o: {dtype}"])  # fmt: skip
    wide = "" if dtype == "f32" else WIDE.format(dtype)
    narrow = "" if dtype == "f32" else NARROW.format(dtype)
    parallel = ", ".join(['"parallel"'] * rank)
    return f"""
  %r_e = tensor.empty() : {kind}
  %result = linalg.generic {{indexing_maps = [{written}], iterator_types = [{parallel}]}}
      ins({names} : {types}) outs(%r_e : {kind}) {{
  ^bb0({given}):
    {wide}
    {body.replace("%e", "%e" if dtype == "f32" else "%wide")}
    {narrow}
    linalg.yield {"%r" if dtype == "f32" else "%n"} : {dtype}
  }} -> {kind}
  return %result : {kind}"""


EXP = "%d = arith.subf %e, %h0 : f32\n    %v = math.exp %d : f32"


def _softmax(shape: tuple[int, ...], dtype: str) -> str:
    kind = "tensor<" + "x".join(map(str, (*shape, dtype))) + ">"
    largest = _reduce("max", "%x", shape, dtype, "maximumf",
                      "%v = arith.addf %e, %s_zero : f32", start="0xFF800000")  # fmt: skip
    total = _reduce("sum", "%x", shape, dtype, "addf", EXP, ("%max",))
    last = _map("%x", shape, dtype, f"{EXP}\n    %r = arith.divf %v, %h1 : f32", ("%max", "%sum"))
    zero = "  %s_zero = arith.constant -0.0 : f32"
    return f"func.func @main(%x: {kind}) -> {kind} {{\n{zero}{largest}{total}{last}\n}}"


def _layer_norm(shape: tuple[int, ...], dtype: str) -> str:
    kind = "tensor<" + "x".join(map(str, (*shape, dtype))) + ">"
    middle = "%m = arith.divf %h0, %n_all : f32\n    %d = arith.subf %e, %m : f32"
    total = _reduce("sum", "%x", shape, dtype, "addf", "%v = arith.addf %e, %s_zero : f32")
    spread = _reduce("spread", "%x", shape, dtype, "addf",
                     f"{middle}\n    %v = arith.mulf %d, %d : f32", ("%sum",))  # fmt: skip
    scaled = f"""{middle}
    %q = arith.divf %h1, %n_all : f32
    %p = arith.addf %q, %small : f32
    %k = math.rsqrt %p : f32
    %u = arith.mulf %d, %k : f32
    %r = arith.mulf %u, %g : f32"""
    last = _map("%x", shape, dtype, scaled, ("%sum", "%spread"), "%w")
    constants = f"""  %s_zero = arith.constant -0.0 : f32
  %n_all = arith.constant {float(shape[-1])} : f32
  %small = arith.constant 1.0e-5 : f32"""
    arguments = f"%x: {kind}, %w: tensor<{shape[-1]}xf32>"
    return f"func.func @main({arguments}) -> {kind} {{\n{constants}{total}{spread}{last}\n}}"


def _of_softmax(x: Array) -> Array:
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def _of_layer_norm(x: Array, w: Array) -> Array:
    middle = x - x.mean(-1, keepdims=True)
    return middle / np.sqrt(np.square(middle).mean(-1, keepdims=True) + 1e-5) * w


Case = tuple[Callable[[tuple[int, ...], str], str], Callable[..., Array]]

CASES: dict[str, Case] = {
    "softmax": (_softmax, _of_softmax), "layer norm": (_layer_norm, _of_layer_norm),
}  # fmt: skip

ALLOWED = {"f32": 2e-6, "bf16": 1e-2, "f16": 2e-3}


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


@pytest.mark.parametrize("dtype", ["f32", "bf16", "f16"])
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("shape", [(2, 3, 40), (1, 5, 1, 96), (1, 77), (3, 1, 2, 31)])
def test_rows_of_several_dimensions(name: str, shape: tuple[int, ...], dtype: str) -> None:
    _check(name, shape, dtype)


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("open_", [(0,), (1,), (0, 1)])
@pytest.mark.parametrize("shape", [(2, 3, 40), (3, 1, 33), (1, 1, 70)])
def test_as_many_rows_as_a_launch_tells(
    name: str, open_: tuple[int, ...], shape: tuple[int, ...]
) -> None:
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


def test_several_rows_a_warp() -> None:
    """Where there are many, each lane has more to load at once."""
    _check("softmax", (8448, 33), "f32")


@pytest.mark.parametrize("columns, kernels", [(4096, 1), (4100, 3)])
def test_what_no_warp_has_room_for(columns: int, kernels: int) -> None:
    """Rows that do not fit registers are read by a kernel for each reduction."""
    _check("softmax", (8, columns), "f32", kernels)


def test_what_is_reduced_is_a_result_too() -> None:
    """What somebody else reads is stored, so that there are several kernels."""
    text = _softmax((8, 64), "f32").replace("-> tensor<8x64xf32> {", 
        "-> (tensor<8x64xf32>, tensor<8xf32>) {", 1)  # fmt: skip
    text = text.replace("return %result : tensor<8x64xf32>",
                        "return %result, %sum : tensor<8x64xf32>, tensor<8xf32>")  # fmt: skip
    x = np.random.default_rng(0).standard_normal((8, 64)).astype(np.float32)
    kernel = gemmc.compile(text, pipeline="auto")
    found, total = kernel.simulate(x)
    assert np.allclose(found, _of_softmax(x), atol=1e-6)
    assert np.allclose(total, np.exp(x - x.max(-1, keepdims=True)).sum(-1), rtol=1e-5)


def test_two_reductions_of_rows() -> None:
    """The last one's result is stored by a lane."""
    text = _softmax((19, 70), "f32")
    cut = text.index("  %r_e = ")
    text = f"{text[:cut]}  return %sum : tensor<19xf32>\n}}"
    text = text.replace("-> tensor<19x70xf32> {", "-> tensor<19xf32> {", 1)
    x = np.random.default_rng(0).standard_normal((19, 70)).astype(np.float32)
    kernel = gemmc.compile(text, pipeline="auto")
    assert kernel.ptx.count(".visible .entry") == 1
    (found,) = kernel.simulate(x)
    assert np.allclose(found, np.exp(x - x.max(-1, keepdims=True)).sum(-1), rtol=1e-5)


LOOPS = """func.func @normal(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "add"
      : tensor<9x70xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    %q = arith.mulf %e, %e : f32
    tile.yield %q : f32
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>]
      : tensor<9x70xf32>, tensor<9xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %t: f32):
    %k = math.rsqrt %t : f32
    %n = arith.mulf %e, %k : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}"""


def _values() -> tuple[Array, Array]:
    x = np.random.default_rng(1).standard_normal((9, 70)).astype(np.float32)
    return x, x / np.sqrt(np.square(x).sum(-1, keepdims=True))


def test_every_level() -> None:
    x, wanted = _values()
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
    x, wanted = _values()
    module = gemmc.parse(LOOPS)
    compile_module(module, load("form-loops"))
    (found,) = interpret.run(module, [x])
    assert np.allclose(found, wanted, atol=1e-6)
    changed, count = re.subn(rf"(tile\.{op} .*?) if %\w+", r"\1", str(module))
    assert count == 1
    with pytest.raises((OutOfBounds, DoubleWrite)):
        interpret.run(gemmc.parse(changed), [x])
