"""Programs of reductions of rows and of what is made of them, and what they compute."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

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


def softmax(shape: tuple[int, ...], dtype: str) -> str:
    """A softmax of the last dimension, op by op."""
    kind = "tensor<" + "x".join(map(str, (*shape, dtype))) + ">"
    largest = _reduce("max", "%x", shape, dtype, "maximumf",
                      "%v = arith.addf %e, %s_zero : f32", start="0xFF800000")  # fmt: skip
    total = _reduce("sum", "%x", shape, dtype, "addf", EXP, ("%max",))
    last = _map("%x", shape, dtype, f"{EXP}\n    %r = arith.divf %v, %h1 : f32", ("%max", "%sum"))
    zero = "  %s_zero = arith.constant -0.0 : f32"
    return f"func.func @main(%x: {kind}) -> {kind} {{\n{zero}{largest}{total}{last}\n}}"


def layer_norm(shape: tuple[int, ...], dtype: str) -> str:
    """A layer norm of the last dimension, with a weight for each of a row's elements."""
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


def of_softmax(x: Array) -> Array:
    """What `softmax` is of an array."""
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def of_layer_norm(x: Array, w: Array) -> Array:
    """What `layer_norm` is of an array and weights."""
    middle = x - x.mean(-1, keepdims=True)
    return middle / np.sqrt(np.square(middle).mean(-1, keepdims=True) + 1e-5) * w


Case = tuple[Callable[[tuple[int, ...], str], str], Callable[..., Array]]

CASES: dict[str, Case] = {
    "softmax": (softmax, of_softmax), "layer norm": (layer_norm, of_layer_norm),
}  # fmt: skip

ALLOWED = {"f32": 2e-6, "bf16": 1e-2, "f16": 2e-3}

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
"""Rows divided by their Euclidean norms, in value form."""


def normal_values() -> tuple[Array, Array]:
    """What `LOOPS` are given, and what they make of it."""
    x = np.random.default_rng(1).standard_normal((9, 70)).astype(np.float32)
    return x, x / np.sqrt(np.square(x).sum(-1, keepdims=True))
