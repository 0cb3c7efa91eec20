"""Types of elements and places of maps that MLIR's verifier refuses, or that no tensor has."""

from __future__ import annotations

import re

import pytest

import gemmc
from gemmc.errors import GemmcError

T = "tensor<6x4xf32>"
# ruff: noqa: E501


def of_map(expression: str, source: str, result: str, iterators: str = '"parallel"') -> str:
    """An op of one loop that reads `source` where a map says."""
    return (
        f"%e = tensor.empty() : {result}\n  %b = linalg.generic {{indexing_maps = "
        f"[affine_map<(d0) -> ({expression})>, affine_map<(d0) -> (d0)>], "
        f"iterator_types = [{iterators}]}} ins(%v : {source}) outs(%e : {result}) {{\n"
        f"  ^bb0(%x: f32, %o: f32):\n    linalg.yield %x : f32\n  }} -> {result}"
    )


def of_body(body: str) -> str:
    """An op on each element of the argument."""
    same = "affine_map<(d0, d1) -> (d0, d1)>"
    return (
        f"%e = tensor.empty() : {T}\n  %b = linalg.generic {{indexing_maps = [{same}, {same}], "
        f'iterator_types = ["parallel", "parallel"]}} ins(%a : {T}) outs(%e : {T}) {{\n'
        f"  ^bb0(%x: f32, %o: f32):\n    {body}\n    linalg.yield %x : f32\n  }} -> {T}"
    )


BAD = {
    "a part of other elements": (
        f"%b = tensor.extract_slice %a[0, 0] [6, 4] [1, 1] : {T} to tensor<6x4xf16>",
        "2:3: error: tensor.extract_slice: needed elements of f32; found f16",
    ),
    "a part put among other elements": (
        f"%b = tensor.insert_slice %h into %a[0, 0] [6, 4] [1, 1] : tensor<6x4xf16> into {T}",
        "2:3: error: tensor.insert_slice: needed elements of f16; found f32",
    ),
    "a cast to other elements": (
        f"%b = tensor.cast %a : {T} to tensor<6x4xi32>",
        "2:3: error: tensor.cast: needed elements of f32; found i32",
    ),
    "a reshape to other elements": (
        f"%b = tensor.collapse_shape %a [[0, 1]] : {T} into tensor<24xf16>",
        "2:3: error: tensor.collapse_shape: needed elements of f32; found f16",
    ),
    "an expansion to other elements": (
        f"%b = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 4] : {T} into tensor<2x3x4xf16>",
        "2:3: error: tensor.expand_shape: needed elements of f32; found f16",
    ),
    "padding of another type": (
        f"%b = tensor.pad %a low[1, 0] high[0, 0] {{\n  ^bb0(%i: index, %j: index):\n"
        f"    tensor.yield %n : f16\n  }} : {T} to tensor<7x4xf32>",
        "2:3: error: tensor.pad: needed a body that yields f32; found f16",
    ),
    "elements too few": (
        "%b = tensor.from_elements %f, %f : tensor<3xf32>",
        "2:3: error: tensor.from_elements: needed as many elements as tensor<3xf32> has; found 2",
    ),
    "a result of another shape": (
        of_body("").replace(f"}} -> {T}", "} -> tensor<6x5xf32>"),
        f"3:3: error: linalg.generic: needed results of the outputs' types, {T}; found tensor<6x5xf32>",
    ),
    "floats of another shape": (
        "%b = arith.extf %h : tensor<6x4xf16> to tensor<4x6xf32>",
        "2:3: error: arith.extf: needed tensors of one shape; found tensor<6x4xf16>, tensor<4x6xf32>",
    ),
    "a loop that there is not": (
        of_body("%i = linalg.index 2 : index"),
        "5:5: error: linalg.index: needed a loop from 0 to 1 of the linalg.generic around it; found 2",
    ),
    "a loop below 0": (
        of_body("%i = linalg.index -1 : index"),
        "5:5: error: linalg.index: needed a loop from 0 to 1 of the linalg.generic around it; found -1",
    ),
    "an element past the end": (
        of_body(f"%i = arith.constant 4 : index\n    %y = tensor.extract %a[%i, %i] : {T}"),
        f"6:5: error: tensor.extract: needed an index inside of dimension 1 of {T}; found 4",
    ),
    "an element before the first": (
        of_body(f"%i = arith.constant -1 : index\n    %y = tensor.extract %a[%i, %i] : {T}"),
        f"6:5: error: tensor.extract: needed an index inside of dimension 0 of {T}; found -1",
    ),
    "a number put past the end": (
        f"%i = arith.constant 6 : index\n  %b = tensor.insert %f into %a[%i, %i] : {T}",
        f"3:3: error: tensor.insert: needed an index inside of dimension 0 of {T}; found 6",
    ),
    "a rest between the corners": (
        of_map("d0 mod 8", "tensor<2xf32>", "tensor<17xf32>"),
        "3:3: error: linalg.generic: needed a map to places inside of 2 in dimension 0; found (d0 mod 8), from 0 to 7",
    ),
    "a sum of rests between the corners": (
        of_map("d0 mod 8 + (d0 floordiv 8) mod 2", "tensor<3xf32>", "tensor<33xf32>"),
        "3:3: error: linalg.generic: needed a map to places inside of 3 in dimension 0; "
        "found ((d0 mod 8) + ((d0 floordiv 8) mod 2)), from 0 to 8",
    ),
    "a rest of less than 1": (
        of_map("d0 mod -3", "tensor<17xf32>", "tensor<16xf32>"),
        "3:3: error: linalg.generic: needed a map that divides by 1 or more; found (d0 mod -3)",
    ),
}  # fmt: skip


def module_of(body: str) -> str:
    arguments = f"%a: {T}, %h: tensor<6x4xf16>, %v: tensor<2xf32>, %f: f32, %n: f16"
    if "ins(%v : tensor<" in body:
        source = body.split("ins(%v : ")[1].split(")")[0]
        arguments = arguments.replace("%v: tensor<2xf32>", f"%v: {source}")
    return f"func.func @main({arguments}) -> {T} {{\n  {body}\n  return %a : {T}\n}}"


@pytest.mark.parametrize("name", BAD)
def test_what_does_not_agree_is_refused(name: str) -> None:
    body, said = BAD[name]
    with pytest.raises(GemmcError, match=rf"^t\.mlir:{re.escape(said)}(; .*)?$"):
        gemmc.run_pass(gemmc.parse(module_of(body), filename="t.mlir"), "normalize-contractions")


@pytest.mark.parametrize("expression, source", [
    ("d0 mod 2", 2), ("d0 floordiv 16", 2), ("d0 ceildiv 16", 2), ("d0 - d0 mod 16", 17),
    ("d0 floordiv 4 + d0 mod 4", 8), ("(d0 floordiv 8) * 8 + d0 mod 8", 17),
])  # fmt: skip
def test_maps_that_stay_inside_are_taken(expression: str, source: int) -> None:
    body = of_map(expression, f"tensor<{source}xf32>", "tensor<17xf32>")
    gemmc.run_pass(gemmc.parse(module_of(body)), "normalize-contractions")
