"""Products whose tensors have their dimensions in any order, beside NumPy's sums."""

from __future__ import annotations

import random

import numpy as np
import pytest

import gemmc
from gemmc.element_types import numpy_dtype

SIZES = {"a": 3, "b": 2, "m": 5, "p": 4, "n": 6, "q": 2, "k": 7, "r": 3}
"""Of batches, rows, columns, and what is summed over, two of each."""

ALWAYS = ["permute-operands.gain=0"]


def program(spec: str, dtype: str) -> str:
    """`lhs,rhs->result`, with an operand of the result's shape that is added."""
    operands, result = spec.split("->")
    lhs, rhs = operands.split(",")
    loops = sorted({*lhs, *rhs})
    sizes = {each: "x".join(str(SIZES[letter]) for letter in each) for each in (lhs, rhs, result)}
    maps = ", ".join(
        f"affine_map<({', '.join(loops)}) -> ({', '.join(each)})>" for each in (lhs, rhs, result)
    )
    kinds = ", ".join('"parallel"' if each in result else '"reduction"' for each in loops)
    widened = (
        ""
        if dtype == "f32"
        else f"""
    %xx = arith.extf %x : {dtype} to f32
    %yy = arith.extf %y : {dtype} to f32"""
    )
    one, other = ("%x", "%y") if dtype == "f32" else ("%xx", "%yy")
    left, right = (f"tensor<{sizes[each]}x{dtype}>" for each in (lhs, rhs))
    made = f"tensor<{sizes[result]}xf32>"
    return f"""func.func @main(%l: {left}, %r: {right}, %c: {made}) -> {made} {{
  %0 = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
      ins(%l, %r : {left}, {right}) outs(%c : {made}) {{
  ^bb0(%x: {dtype}, %y: {dtype}, %z: f32):{widened}
    %p = arith.mulf {one}, {other} : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  }} -> {made}
  return %0 : {made}
}}"""


def drawn(seed: int) -> str:
    """Some of the letters, each in the tensors where it belongs, in any order."""
    rng = random.Random(seed)
    letters = ["m", "n", "k", *rng.sample(["a", "b", "p", "q", "r"], rng.randint(1, 4))]
    members = {"a": "lro", "b": "lro", "m": "lo", "p": "lo", "n": "ro", "q": "ro"}
    tensors = [[each for each in letters if side in members.get(each, "lr")] for side in "lro"]
    for each in tensors:
        rng.shuffle(each)
    lhs, rhs, result = ("".join(each) for each in tensors)
    return f"{lhs},{rhs}->{result}"


@pytest.mark.parametrize("seed", range(24))
def test_any_order_is_the_same_sum(seed: int) -> None:
    spec, dtype = drawn(seed), ("f32", "bf16")[seed % 2]
    kernel = gemmc.compile(program(spec, dtype), pipeline="auto", set=ALWAYS)
    rng = np.random.default_rng(seed)
    operands, result = spec.split("->")
    shapes = [[SIZES[letter] for letter in each] for each in (*operands.split(","), result)]
    values = [rng.integers(-4, 5, each).astype(np.float32) for each in shapes]
    types = [numpy_dtype(dtype), numpy_dtype(dtype), np.float32]
    given = [each.astype(kind) for each, kind in zip(values, types, strict=True)]
    (found,) = kernel.simulate(*given)
    exact = np.einsum(spec, *(each.astype(np.float64) for each in values[:2])) + values[2]
    assert np.array_equal(np.asarray(found, np.float64), exact)


@pytest.mark.parametrize("spec", ["mkr,rkn->mn", "bmk,bkn->mnb"])
def test_copies_and_joined_dimensions_are_kernels(spec: str) -> None:
    plain = gemmc.compile(program(spec, "bf16"), pipeline="auto", set=["-permute-operands"])
    moved = gemmc.compile(program(spec, "bf16"), pipeline="auto", set=ALWAYS)
    assert len(plain.manifest.get("kernels", [0])) < len(moved.manifest["kernels"])
