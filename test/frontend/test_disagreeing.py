"""Ops whose parts disagree with each other: what a branch yields, what a map picks, what a size
says. Each is refused at its line before anything is compiled."""

from __future__ import annotations

import numpy as np
import pytest

import gemmc

# ruff: noqa: E501
V = "tensor<8xf32>"


def function(signature: str, body: str) -> str:
    return f"func.func @main({signature} {{\n{body}\n}}\n"


def choice(branches: str) -> str:
    return function(
        f"%a: {V}, %p: i1) -> {V}",
        f"  %r = scf.if %p -> ({V}) {{\n    scf.yield %a : {V}\n  }}{branches}\n  return %r : {V}",
    )


def loop(condition: str, again: str) -> str:
    return function(
        f"%a: {V}, %c: f32, %p: i1) -> {V}",
        f"  %r = scf.while (%x = %a) : ({V}) -> {V} {{\n    scf.condition(%p) {condition}\n  }} do {{\n"
        f"  ^bb0(%x: {V}):\n    scf.yield {again}\n  }}\n  return %r : {V}",
    )


def product(words: str) -> str:
    m, f = "tensor<8x8xbf16>", "tensor<8x8xf32>"
    return function(
        f"%a: {m}, %b: {m}, %o: {f}) -> {f}",
        f"  %r = linalg.matmul {words} ins(%a, %b : {m}, {m}) outs(%o : {f}) -> {f}\n  return %r : {f}",
    )


def expanded(told: str, result: str) -> str:
    return function(
        f"%a: tensor<96xf32>) -> {result}",
        f"  %r = tensor.expand_shape %a [[0, 1]] output_shape {told} : tensor<96xf32> into {result}\n"
        f"  return %r : {result}",
    )


def filled(size: str) -> str:
    return function(
        "%x: tensor<?x4xf32>, %f: f32) -> tensor<?xf32>",
        f"  %c = arith.constant 0 : index\n  %n = tensor.dim %x, %c : tensor<?x4xf32>\n  {size}\n"
        "  %e = tensor.empty(%d) : tensor<?xf32>\n"
        "  %r = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>\n"
        "  return %r : tensor<?xf32>",
    )


def first(answer: str) -> str:
    return function(
        "%x: tensor<4x8xf32>, %v: tensor<4x2xf32>, %i: tensor<4x2xi32>) -> tensor<4x2xf32>",
        "  %a:2 = iree_linalg_ext.topk dimension(1) ins(%x : tensor<4x8xf32>) outs(%v, %i : "
        "tensor<4x2xf32>, tensor<4x2xi32>) {\n  ^bb0(%p: f32, %q: f32):\n"
        f"    iree_linalg_ext.yield {answer}\n  }} -> tensor<4x2xf32>, tensor<4x2xi32>\n"
        "  return %a#0 : tensor<4x2xf32>",
    )


UNKNOWN = "5:3: error: tensor.empty: needed sizes that follow from the arguments'; found a computed one"
ROWS = "affine_map<(d0, d1) -> (d0, d1)>"
DIAGONAL = "affine_map<(d0, d1, d2) -> (d0, d0)>"
OTHERS = "affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>"

REFUSED = {
    "a branch of another type": (
        choice(" else {\n    %c = arith.constant 1.0 : f32\n    scf.yield %c : f32\n  }"),
        f"2:3: error: scf.if: needed branches that yield {V}; found f32",
    ),
    "a branch of nothing": (
        choice(" else {\n  }"), f"2:3: error: scf.if: needed branches that yield {V}; found nothing",
    ),
    "a value without an else": (
        choice(""), f"2:3: error: scf.if: needed an else that yields {V}; found none",
    ),
    "a condition that hands on another type": (
        loop("%c : f32", f"%x : {V}"), f"2:3: error: scf.while: needed scf.condition of {V}; found f32",
    ),
    "a loop that carries another type": (
        loop(f"%x : {V}", "%c : f32"), f"2:3: error: scf.while: needed scf.yield of {V}; found f32",
    ),
    "a product of two dimensions": (
        product(f"indexing_maps = [{ROWS}, {ROWS}, {ROWS}]"),
        "2:3: error: linalg.matmul: needed maps of 3 dimensions, each to different ones; found "
        "(d0, d1) -> (d0, d1), (d0, d1) -> (d0, d1), (d0, d1) -> (d0, d1)",
    ),
    "a product of a diagonal": (
        product(f"indexing_maps = [{DIAGONAL}, {OTHERS}]"),
        "2:3: error: linalg.matmul: needed maps of 3 dimensions, each to different ones; found "
        "(d0, d1, d2) -> (d0, d0), (d0, d1, d2) -> (d2, d1), (d0, d1, d2) -> (d0, d1)",
    ),
    "a cast that is a number": (
        product("{cast = 3}"),
        "2:3: error: linalg.matmul: needed #linalg.type_fn<…> as cast; found 3 : i64",
    ),
    "extents the other way around": (
        expanded("[32, 3]", "tensor<3x32xf32>"),
        "2:3: error: tensor.expand_shape: needed the extents of tensor<3x32xf32>; found [32, 3]",
    ),
    "an order that is a number": (
        first("%p : f32"),
        "2:3: error: iree_linalg_ext.topk: needed a body that yields one i1; found f32",
    ),
    "a size divided by 0": (filled("%d = arith.divui %n, %c : index"), UNKNOWN),
    "the last dimension, as -1": (
        filled("%l = arith.constant -1 : index\n  %d = tensor.dim %x, %l : tensor<?x4xf32>"),
        UNKNOWN.replace("5:", "6:", 1),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_disagrees_is_refused_at_its_line(name: str) -> None:
    text, said = REFUSED[name]
    with pytest.raises(gemmc.GemmcError) as caught:
        gemmc.compile(text, pipeline="auto", filename="t.mlir")
    assert str(caught.value) == f"t.mlir:{said}"


def test_an_extent_that_is_told_twice_alike_is_read() -> None:
    kernel = gemmc.compile(expanded("[3, 32]", "tensor<3x32xf32>"), pipeline="auto")
    given = np.arange(96, dtype="f4")
    assert (kernel.simulate(given)[0] == given.reshape(3, 32)).all()


def test_steps_that_insert_nothing_leave_their_outputs() -> None:
    body = (
        f"  %r = scf.forall (%i) in (8) shared_outs(%o = %a) -> ({V}) {{\n"
        f"    scf.forall.in_parallel {{\n    }}\n  }}\n  return %r : {V}"
    )
    kernel = gemmc.compile(function(f"%a: {V}) -> {V}", body), pipeline="auto")
    given = np.arange(8, dtype="f4")
    assert (kernel.simulate(given)[0] == given).all()
