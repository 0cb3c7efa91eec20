"""Small programs for tests of the reference."""

from __future__ import annotations

from typing import Any

from gemmc import frontend


def program(body: str, types: str = "tensor<4x8xf32>", result: str = "tensor<4x8xf32>") -> Any:
    text = f"func.func @main(%a: {types}) -> {result} {{\n{body}\n}}"
    return frontend.parse(text, "t.mlir")


def elementwise(element: str, body: str, wide: str = "") -> Any:
    """%x of a tensor<4x8> of one type through `body` to %y of type `wide`, or the same."""
    kinds = f"tensor<4x8x{element}>", f"tensor<4x8x{wide or element}>"
    identity = "affine_map<(d0, d1) -> (d0, d1)>"
    text = f"""%e = tensor.empty() : {kinds[1]}
        %t = linalg.generic {{indexing_maps = [{identity}, {identity}],
          iterator_types = ["parallel", "parallel"]}} ins(%a : {kinds[0]}) outs(%e : {kinds[1]}) {{
        ^bb0(%x: {element}, %o: {wide or element}):
          {body}
          linalg.yield %y : {wide or element}
        }} -> {kinds[1]}
        func.return %t : {kinds[1]}"""
    return program(text, *kinds)
