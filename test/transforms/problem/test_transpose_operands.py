"""Operands in f32 that are turned ahead of their product: where it pays, and that it is right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from interpret.test_programs import levels, resolved
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.linalg.ops import TransposeOp

from gemmc import frontend, reference, select
from gemmc.dialects.tile.contract import ContractOp
from gemmc.driver import emit, resolve
from gemmc.interpret import run
from gemmc.interpret.ptx.simulate import run as run_text
from gemmc.ir import walk_type
from gemmc.pipeline import load
from gemmc.program import kernels_of
from gemmc.transforms.problem.normalize_contractions import NormalizeContractionsPass
from gemmc.transforms.problem.transpose_operands import TransposeOperandsPass
from gemmc.tune.programs import of_size
from gemmc.tuned.program import case_of

ALWAYS = "normalize-contractions,transpose-operands{{gain=0.0}},{}"

OPERANDS = {"n": ("mk", "kn"), "t": ("km", "nk")}


def product(sizes: Sequence[int], layout: str, kind: str = "f32", batch: str = "") -> str:
    """A product of sizes m, n, k and, where there are batches, b: `batch` says which of a, b has
    them."""
    extents = dict(zip("mnkb", sizes, strict=False))
    letters = [OPERANDS[layout[0]][0], OPERANDS[layout[1]][1]]
    letters = ["b" * (name in batch) + each for name, each in zip("ab", letters, strict=True)]
    letters.append("b" * bool(batch) + "mn")
    names = "bmnk" if batch else "mnk"
    shapes = ["x".join(str(extents[each]) for each in dims) for dims in letters]
    loops = ", ".join(f"d_{each}" for each in names)
    maps = ", ".join(
        f"affine_map<({loops}) -> ({', '.join(f'd_{each}' for each in dims)})>" for dims in letters
    )
    kinds = ", ".join(f'"{"reduction" if each == "k" else "parallel"}"' for each in names)
    a, b = (f"tensor<{each}x{kind}>" for each in shapes[:2])
    wide = ("%x", "%y") if kind == "f32" else ("%u", "%v")
    extended = "" if kind == "f32" else f"""
    %u = arith.extf %x : {kind} to f32
    %v = arith.extf %y : {kind} to f32"""
    return f"""
func.func @main(%a: {a}, %b: {b}) -> tensor<{shapes[2]}xf32> {{
  %z = arith.constant dense<0.0> : tensor<{shapes[2]}xf32>
  %c = linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
    ins(%a, %b : {a}, {b}) outs(%z : tensor<{shapes[2]}xf32>) {{
  ^bb0(%x: {kind}, %y: {kind}, %sum: f32):{extended}
    %p = arith.mulf {wide[0]}, {wide[1]} : f32
    %s = arith.addf %sum, %p : f32
    linalg.yield %s : f32
  }} -> tensor<{shapes[2]}xf32>
  func.return %c : tensor<{shapes[2]}xf32>
}}"""


def after(text: str, gain: float = 1.0) -> ModuleOp:
    """A program behind the pass."""
    module, ctx = frontend.parse(text, "t.mlir"), frontend.context()
    NormalizeContractionsPass().apply(ctx, module)
    TransposeOperandsPass(gain).apply(ctx, module)
    frontend.verify(module)
    return module


def layouts(module: ModuleOp) -> list[tuple[str, ...]]:
    """Those of each product's operands."""
    return [each.layouts[:2] for each in walk_type(module, ContractOp)]


def copies(text: str, gain: float = 1.0) -> int:
    """How many operands are copied."""
    return len(walk_type(after(text, gain), TransposeOp))


def check(text: str, count: int, pipeline: str) -> None:
    """A program of so many copies and one product computes what its text says, at every level."""
    module, made = resolved(text, ALWAYS.format(pipeline))
    assert len(made.kernels) == count + 1
    inputs = reference.make_inputs(module, 1, True)
    (wanted,) = reference.evaluate(module, inputs, rounded=True)
    for level in levels(module, made):
        (found,) = run(level, inputs)
        np.testing.assert_array_equal(found, wanted.value)
    compiled = emit(module, made)
    (found,) = run_text(compiled.ptx, compiled.manifest, inputs)
    np.testing.assert_array_equal(found, wanted.value)
    assert np.any(found)


WARPTILE = "simt-warptile{tile=64,64,16 warps=1,2}"
"""Few threads: the products are small."""


TURNED = (
    ((32, 24, 16), "nt", "", 2),
    ((33, 41, 19), "nt", "", 2),
    ((33, 41, 19), "nn", "", 1),
    ((17, 22, 35), "tt", "", 1),
    ((20, 24, 16, 3), "nt", "ab", 2),
    ((20, 24, 16, 3), "nt", "a", 2),
    ((9, 13, 21, 2), "nt", "b", 2),
)


def turned() -> Iterator[object]:
    """All through one pipeline; through the other, which reads the copies likewise, `make test`
    takes ragged rows and batches."""
    for number, each in enumerate(TURNED):
        yield pytest.param(*each, "simt-smem", id=f"simt-smem-{number}")
        mark = pytest.mark.slow if number in (1, 4) else pytest.mark.thorough
        yield pytest.param(*each, WARPTILE, id=f"simt-warptile-{number}", marks=mark)


@pytest.mark.parametrize(("size", "layout", "batch", "count", "pipeline"), list(turned()))
def test_products_of_turned_operands_are_right(
    size: tuple[int, ...], layout: str, batch: str, count: int, pipeline: str
) -> None:
    text = product(size, layout, batch=batch)
    assert copies(text, 0.0) == count
    check(text, count, pipeline)


@pytest.mark.parametrize(
    ("size", "layout", "kind", "found"),
    [
        ((2048, 8192, 4096), "nt", "f32", ("km", "nk")),
        ((8192, 1024, 4096), "nt", "f32", ("mk", "kn")),
        ((4096, 4096, 4096), "nt", "f32", ("km", "kn")),
        ((4096, 4096, 4096), "nn", "f32", ("km", "kn")),
        ((4096, 4096, 4096), "tn", "f32", ("km", "kn")),
        ((512, 2048, 2048), "nt", "f32", ("km", "nk")),
        ((1024, 1024, 1024), "nt", "f32", ("mk", "nk")),
        ((64, 8192, 8192), "nt", "f32", ("mk", "nk")),
        ((2049, 8192, 4096), "nt", "f32", ("mk", "kn")),
        ((2049, 8193, 4096), "nt", "f32", ("mk", "nk")),
        ((4096, 4096, 4096), "nt", "bf16", ("mk", "nk")),
    ],
)
def test_the_operands_that_take_the_least_time_in_all_are_turned(
    size: tuple[int, int, int], layout: str, kind: str, found: tuple[str, str]
) -> None:
    """Here: the smaller of two, both, one, none of small products, of few rows, of ragged rows."""
    assert layouts(after(product(size, layout, kind))) == [found]


def test_products_of_nothing_turn_nothing() -> None:
    assert copies(product((8, 8, 0), "nt"), 0.0) == 0


def test_a_larger_gain_turns_less() -> None:
    text = product((512, 2048, 2048), "nt")
    assert (copies(text, 0.0), copies(text, 1.0), copies(text, 4.0)) == (2, 1, 0)


def test_sizes_that_a_launch_tells_turn_nothing() -> None:
    text = """
func.func @main(%a: tensor<?x4096xf32>, %b: tensor<4096x4096xf32>, %z: tensor<?x4096xf32>)
    -> tensor<?x4096xf32> {
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<?x4096xf32>, tensor<4096x4096xf32>)
    outs(%z : tensor<?x4096xf32>) -> tensor<?x4096xf32>
  func.return %c : tensor<?x4096xf32>
}"""
    assert copies(text, 0.0) == 0


SHARED = """
func.func @main(%a: tensor<{m}x{k}xf32>, %b: tensor<{n}x{k}xf32>, %d: tensor<{m}x{k}xf32>)
    -> (tensor<{m}x{n}xf32>, tensor<{m}x{n}xf32>) {{
  %z = arith.constant dense<0.0> : tensor<{m}x{n}xf32>
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<{m}x{k}xf32>, tensor<{n}x{k}xf32>)
    outs(%z : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  %e = linalg.matmul_transpose_b ins(%d, %b : tensor<{m}x{k}xf32>, tensor<{n}x{k}xf32>)
    outs(%z : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  func.return %c, %e : tensor<{m}x{n}xf32>, tensor<{m}x{n}xf32>
}}"""


def test_an_operand_of_two_products_is_turned_once() -> None:
    text = SHARED.format(m=24, n=20, k=16)
    module = after(text, 0.0)
    assert layouts(module) == [("km", "kn"), ("km", "kn")]
    assert len(walk_type(module, TransposeOp)) == 3
    module, made = resolved(text, ALWAYS.format("simt-smem"))
    inputs = reference.make_inputs(module, 1, True)
    wanted = reference.evaluate(module, inputs, rounded=True)
    for level in levels(module, made):
        for found, each in zip(run(level, inputs), wanted, strict=True):
            np.testing.assert_array_equal(found, each.value)


def test_what_a_large_product_turns_a_small_one_reads() -> None:
    """Alone, the second product would turn nothing."""
    text = """
func.func @main(%a: tensor<128x2048xf32>, %b: tensor<2048x2048xf32>, %d: tensor<8192x2048xf32>)
    -> (tensor<128x2048xf32>, tensor<8192x2048xf32>) {
  %y = arith.constant dense<0.0> : tensor<128x2048xf32>
  %z = arith.constant dense<0.0> : tensor<8192x2048xf32>
  %c = linalg.matmul_transpose_b ins(%a, %b : tensor<128x2048xf32>, tensor<2048x2048xf32>)
    outs(%y : tensor<128x2048xf32>) -> tensor<128x2048xf32>
  %e = linalg.matmul_transpose_b ins(%d, %b : tensor<8192x2048xf32>, tensor<2048x2048xf32>)
    outs(%z : tensor<8192x2048xf32>) -> tensor<8192x2048xf32>
  func.return %c, %e : tensor<128x2048xf32>, tensor<8192x2048xf32>
}"""
    alone = product((128, 2048, 2048), "nt")
    first, second = layouts(after(text))
    assert second[1] == "kn"
    assert (layouts(after(alone))[0][1], first[1]) == ("nk", "kn")


def test_a_tensor_by_itself_is_turned_once() -> None:
    text = """
func.func @main(%a: tensor<24x40xf32>) -> tensor<24x24xf32> {
  %z = arith.constant dense<0.0> : tensor<24x24xf32>
  %c = linalg.matmul_transpose_b ins(%a, %a : tensor<24x40xf32>, tensor<24x40xf32>)
    outs(%z : tensor<24x24xf32>) -> tensor<24x24xf32>
  func.return %c : tensor<24x24xf32>
}"""
    module = after(text, 0.0)
    assert layouts(module) == [("km", "kn")]
    assert len(walk_type(module, TransposeOp)) == 1
    check(text, 1, "simt-smem")


def test_what_computes_an_operand_turns_it() -> None:
    """One kernel for both: the sum of two tensors is computed where the turned one is stored."""
    text = """
func.func @main(%a: tensor<24x40xf32>, %d: tensor<24x40xf32>, %b: tensor<40x32xf32>)
    -> tensor<24x32xf32> {
  %e = tensor.empty() : tensor<24x40xf32>
  %s = linalg.add ins(%a, %d : tensor<24x40xf32>, tensor<24x40xf32>)
    outs(%e : tensor<24x40xf32>) -> tensor<24x40xf32>
  %z = arith.constant dense<0.0> : tensor<24x32xf32>
  %c = linalg.matmul ins(%s, %b : tensor<24x40xf32>, tensor<40x32xf32>)
    outs(%z : tensor<24x32xf32>) -> tensor<24x32xf32>
  func.return %c : tensor<24x32xf32>
}"""
    assert copies(text, 0.0) == 1
    check(text, 1, "simt-smem")


def test_a_product_of_a_product_and_of_a_slice_is_right() -> None:
    """A slice that begins inside of rows, and a result of a product, both turned."""
    text = """
func.func @main(%a: tensor<24x40xf32>, %b: tensor<40x32xf32>, %w: tensor<20x48xf32>)
    -> tensor<24x20xf32> {
  %y = arith.constant dense<0.0> : tensor<24x32xf32>
  %h = linalg.matmul ins(%a, %b : tensor<24x40xf32>, tensor<40x32xf32>)
    outs(%y : tensor<24x32xf32>) -> tensor<24x32xf32>
  %s = tensor.extract_slice %w[0, 5] [20, 32] [1, 1] : tensor<20x48xf32> to tensor<20x32xf32>
  %z = arith.constant dense<0.0> : tensor<24x20xf32>
  %c = linalg.matmul_transpose_b ins(%h, %s : tensor<24x32xf32>, tensor<20x32xf32>)
    outs(%z : tensor<24x20xf32>) -> tensor<24x20xf32>
  func.return %c : tensor<24x20xf32>
}"""
    module = after(text, 0.0)
    assert layouts(module) == [("km", "kn"), ("km", "kn")]
    check(text, 4, "simt-smem")


def test_a_transposed_argument_is_read_as_it_lies() -> None:
    """Its transpose is in the product's map, so that nothing is along K."""
    text = """
func.func @main(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %e = tensor.empty() : tensor<4096x4096xf32>
  %t = linalg.transpose ins(%a : tensor<4096x4096xf32>) outs(%e : tensor<4096x4096xf32>)
    permutation = [1, 0]
  %z = arith.constant dense<0.0> : tensor<4096x4096xf32>
  %c = linalg.matmul ins(%t, %b : tensor<4096x4096xf32>, tensor<4096x4096xf32>)
    outs(%z : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  func.return %c : tensor<4096x4096xf32>
}"""
    module = after(text, 0.0)
    assert layouts(module) == [("km", "kn")]
    assert not walk_type(module, TransposeOp)


def test_auto_chooses_for_the_turned_product() -> None:
    """A kernel that copies, and one whose problem has the left operand turned."""
    module = frontend.parse(product((2048, 8192, 4096), "nt"), "t.mlir")
    ctx = frontend.context()
    made = resolve("auto", module, ctx)
    (_, _, first), (_, product_, second) = kernels_of(module, made, ctx)
    assert (first.name, second.name) == ("loops", "simt-warptile")
    assert select.problem_of(product_, ctx)[0].layout == "tt"
    ahead = load("normalize-contractions,transpose-operands").passes
    assert select.problem_of(module, ctx, ahead)[0].layout == "tt"


def test_a_named_pipeline_turns_nothing() -> None:
    module = frontend.parse(product((2048, 8192, 4096), "nt"), "t.mlir")
    assert not resolve("simt-warptile", module, frontend.context()).kernels


def test_the_product_of_the_copies_is_tuned_as_one_of_such_operands() -> None:
    ctx = frontend.context()
    module = frontend.parse(product((2048, 8192, 4096), "nt"), "t.mlir")
    _, (_, own, _) = kernels_of(module, resolve("auto", module, ctx), ctx)
    assert case_of(own, ctx)[0] == of_size("2048x8192x4096:f32:tt").case
