"""Reductions whose loops are put in memory's order: of the same elements, each at its own place."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

import gemmc


@pytest.mark.parametrize("gain", ["1.5", "0"])
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_elements_are_weighed_by_their_places(order: tuple[int, ...], gain: str) -> None:
    """Of x of 12, 5 and 40, whose dimensions loops have in any order, the first two of which are
    reduced over; each element times a number that the loops' counters make, from another start."""
    shape, kept = [12, 5, 40], order.index(2)
    extents = [shape[order.index(loop)] for loop in range(3)]
    places = ", ".join(f"d{loop}" for loop in order)
    kind, made = f"tensor<{shape[kept]}xi32>", f"affine_map<(d0, d1, d2) -> ({'d2'})>"
    text = f"""func.func @main(%x: tensor<12x5x40xi32>, %from: {kind}) -> {kind} {{
  %ten = arith.constant 10 : i32
  %r = linalg.generic {{indexing_maps = [affine_map<(d0, d1, d2) -> ({places})>, {made}],
      iterator_types = ["reduction", "reduction", "parallel"]}}
      ins(%x : tensor<12x5x40xi32>) outs(%from : {kind}) {{
  ^bb0(%a: i32, %s: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.index_cast %i : index to i32
    %l = arith.index_cast %j : index to i32
    %m = arith.muli %k, %ten : i32
    %n = arith.addi %m, %l : i32
    %b = arith.muli %a, %n : i32
    %t = arith.addi %s, %b : i32
    linalg.yield %t : i32
  }} -> {kind}
  return %r : {kind}
}}"""
    rng = np.random.default_rng(6)
    x = rng.integers(-9, 9, shape).astype(np.int32)
    start = rng.integers(-9, 9, shape[kept]).astype(np.int32)
    kernel = gemmc.compile(text, pipeline="auto", set=[f"split-reductions.gain={gain}"])
    (found,) = kernel.simulate(x, start)
    turned = x.transpose([order.index(loop) for loop in range(3)])
    weights = np.arange(extents[0])[:, None] * 10 + np.arange(extents[1])
    assert np.array_equal(np.asarray(found), start + np.einsum("ijk,ij->k", turned, weights))
