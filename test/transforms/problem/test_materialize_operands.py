"""Products whose bodies compute their operands, beside NumPy's sums."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype

M, N, G, K = 9, 11, 3, 8


class Case(NamedTuple):
    """Types of x[m, g, k], w[n, g, k], s[n, g] and t[k]; the body's last two factors, of these and
    of the loops, in NumPy and in MLIR, and how often something is computed ahead."""

    types: tuple[str, str, str, str]
    body: str
    factors: str
    ahead: int


BODIES = {
    "dequantized": Case(
        ("f16", "i8", "f16", "f32"),
        """%a = arith.extf %x : f16 to f32
           %w0 = arith.sitofp %w : i8 to f16
           %w1 = arith.mulf %w0, %s : f16
           %b = arith.extf %w1 : f16 to f32""",
        "x * (w * s)", 1,
    ),
    "both": Case(
        ("bf16", "bf16", "f32", "f32"),
        """%x0 = arith.extf %x : bf16 to f32
           %c0 = arith.constant 0.0 : f32
           %a = arith.maximumf %x0, %c0 : f32
           %w0 = arith.extf %w : bf16 to f32
           %b = arith.addf %w0, %s : f32""",
        "np.maximum(x, 0) * (w + s)", 2,
    ),
    "three factors": Case(
        ("f32", "f32", "f32", "f32"),
        """%a = arith.mulf %x, %w : f32
           %b = arith.mulf %s, %t : f32""",
        "x * w * s * t", 1,
    ),
    "by place": Case(
        ("f32", "f32", "f32", "f32"),
        """%i = linalg.index 3 : index
           %g = linalg.index 2 : index
           %lt = arith.cmpi ult, %i, %g : index
           %c0 = arith.constant 0.0 : f32
           %a = arith.select %lt, %c0, %x : f32
           %b = arith.addf %w, %c0 : f32""",
        "np.where(np.arange(K) < np.arange(G)[:, None], 0, x) * w", 2,
    ),
    "by a difference of places": Case(
        ("f32", "f32", "f32", "f32"),
        """%i = linalg.index 1 : index
           %g = linalg.index 2 : index
           %d = affine.apply affine_map<(d0, d1) -> (d0 - d1 * 4)>(%i, %g)
           %c = arith.constant 0 : index
           %lt = arith.cmpi slt, %d, %c : index
           %a = arith.addf %x, %x : f32
           %b = arith.select %lt, %s, %w : f32""",
        "2 * x * np.where(np.arange(N)[:, None, None] < 4 * np.arange(G)[:, None], s, w)", 2,
    ),
    "the same on both sides": Case(
        ("f32", "f32", "f32", "f32"),
        """%a = arith.mulf %x, %t : f32
           %b = arith.mulf %w, %t : f32""",
        "x * t * w * t", 2,
    ),
}  # fmt: skip


def program(case: Case) -> str:
    x, w, s, t = case.types
    axes = "m, n, g, k"
    maps = ", ".join(
        f"affine_map<({axes}) -> ({each})>" for each in ("m, g, k", "n, g, k", "n, g", "k", "m, n")
    )
    rows, columns = f"tensor<{M}x{G}x{K}x{x}>", f"tensor<{N}x{G}x{K}x{w}>"
    types = f"{rows}, {columns}, tensor<{N}x{G}x{s}>, tensor<{K}x{t}>"
    names = ("%given0", "%given1", "%given2", "%given3")
    given = ", ".join(f"{n}: {kind}" for n, kind in zip(names, types.split(", "), strict=True))
    made = f"tensor<{M}x{N}xf32>"
    loops = '"parallel", "parallel", "reduction", "reduction"'
    return f"""func.func @main({given}) -> {made} {{
  %z = arith.constant dense<0.0> : {made}
  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{loops}]}}
      ins({", ".join(names)} : {types}) outs(%z : {made}) {{
  ^bb0(%x: {x}, %w: {w}, %s: {s}, %t: {t}, %acc: f32):
    {case.body}
    %p = arith.mulf %a, %b : f32
    %r = arith.addf %acc, %p : f32
    linalg.yield %r : f32
  }} -> {made}
  return %0 : {made}
}}"""


@pytest.mark.parametrize("name", BODIES)
def test_what_is_computed_ahead_is_multiplied(name: str) -> None:
    case = BODIES[name]
    kernel = gemmc.compile(program(case), pipeline="auto", set=["materialize-operands.gain=0"])
    launches = kernel.manifest["launches"]
    assert len(launches) == case.ahead + 1
    rng = np.random.default_rng(3)
    shapes = (M, G, K), (N, G, K), (N, G), (K,)
    values = [rng.integers(-3, 4, shape) for shape in shapes]
    pairs = zip(values, case.types, strict=True)
    (found,) = kernel.simulate(*(each.astype(numpy_dtype(kind)) for each, kind in pairs))
    x, w, s, t = (each.astype(np.float64) for each in values)
    tensors = {"x": x[:, None], "w": w[None], "s": s[None, ..., None], "t": t}
    exact = eval(case.factors, {"np": np, "N": N, "K": K, "G": G} | tensors).sum((2, 3))
    assert np.array_equal(np.asarray(found, np.float64), exact)


def test_nothing_is_computed_ahead_of_small_ones() -> None:
    kernel = gemmc.compile(program(BODIES["both"]), pipeline="auto")
    assert len(kernel.manifest.get("launches", [0])) == 1
