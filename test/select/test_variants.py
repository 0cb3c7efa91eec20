"""Ranges of rows, each with the kernel that the model chooses for it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from math import inf

import pytest
from xdsl.dialects import func

from gemmc import frontend
from gemmc.driver import explain, resolve
from gemmc.plan import Problem
from gemmc.select import choose
from gemmc.select.model import Model
from gemmc.select.ranges import Allowed, Served, limits
from gemmc.select.schedule import Schedule
from gemmc.select.variants import LARGE, NEAR, POWERS, SAME, SIZES
from gemmc.target import DEFAULT
from gemmc.transforms.problem.form_variants import FormVariantsPass

LINEAR = """
func.func @main(%x: tensor<{m}x512xbf16>, %w: tensor<512x1024xbf16>) -> tensor<{m}x1024xf32> {{
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<{m}x512xbf16>
  %e = tensor.empty({told}) : tensor<{m}x1024xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<{m}x1024xf32>) -> tensor<{m}x1024xf32>
  %p = linalg.matmul ins(%x, %w : tensor<{m}x512xbf16>, tensor<512x1024xbf16>)
         outs(%f : tensor<{m}x1024xf32>) -> tensor<{m}x1024xf32>
  func.return %p : tensor<{m}x1024xf32>
}}
"""


@pytest.mark.parametrize("text", ["4096x1024x512 bf16 nn", "4096x4096x4096 bf16 nt"])
def test_no_size_loses_more_than_a_little_by_the_model(text: str) -> None:
    problem = Problem.parse(text)
    beyond = replace(problem, m=LARGE, told="any")
    found = limits(SIZES, lambda m: replace(problem, m=m, told="some"), beyond, allowed=NEAR)
    assert list(found) == sorted(set(found)) and set(found) <= set(SIZES)
    ratios: list[float] = []
    for size in SIZES:
        end = next((each for each in found if each >= size), LARGE)
        told = "any" if end == LARGE else "some"
        chosen = choose(replace(problem, m=end, told=told))
        own = choose(replace(problem, m=size, told="some"))
        if end == size or chosen.pipeline.passes == own.pipeline.passes:
            continue
        schedule = chosen.candidate.schedule
        assert isinstance(schedule, Schedule)
        took = Model(replace(problem, m=size)).estimate(schedule).us * chosen.row.correction
        ratios.append(took / own.candidate.us)
        assert size not in POWERS or ratios[-1] <= SAME
    assert sum(each - 1 for each in ratios) < 0.05 * len(SIZES)


@pytest.mark.parametrize("price", [0.0, 0.05, 1.0])
def test_no_other_ranges_cost_less(price: float) -> None:
    """Than those that are found: of five sizes, all ways to cut them are tried."""
    sizes = (48, 64, 96, 160, 256)
    problem = Problem.parse("4096x1024x512 bf16 nn")
    problems = [replace(problem, m=m, told="some") for m in sizes]
    beyond = replace(problem, m=LARGE, told="any")
    allowed = Allowed(lambda size: 1.3, price)
    served = [Served(each, choose(each), DEFAULT) for each in (*problems, beyond)]

    def cost(ends: Sequence[int]) -> float:
        """Of ranges with these ends."""
        total = price * (len(ends) + 1)
        for number, each in enumerate(served[:-1]):
            kernel = served[next((n for n in range(number, 5) if sizes[n] in ends), 5)]
            ratio = each.by(kernel)
            total += max(0.0, ratio - 1) if ratio <= 1.3 else inf
        return total

    found = limits(sizes, dict(zip(sizes, problems, strict=True)).__getitem__, beyond,
                   allowed=allowed)  # fmt: skip
    every = (ends for count in range(6) for ends in combinations(sizes, count))
    assert cost(found) == pytest.approx(min(map(cost, every)))


def test_a_size_in_the_middle_may_be_none_of_the_row_of_both_ends() -> None:
    """No range goes over it."""
    sizes = (4096, 6144, 8192)
    problems = {m: Problem(m, 16384, 4096, "bf16", "nt", 16, told="some") for m in sizes}
    first, middle, last = (Served(problems[m], choose(problems[m]), DEFAULT) for m in sizes)
    row = last.own.row
    assert [row.fits(problems[m]) for m in sizes] == [True, False, True]
    assert (first.by(last) < inf, middle.by(last)) == (True, inf)
    beyond = replace(problems[8192], m=LARGE, told="any")
    found = limits(sizes, problems.__getitem__, beyond, allowed=Allowed(lambda size: inf, 100.0))
    assert 6144 in found, "a range that ends at 8192 begins behind it"


def test_every_kernel_is_for_its_range() -> None:
    ctx = frontend.context()
    module = frontend.parse(LINEAR.format(m="?", told="%m"), "x.mlir", ctx)
    before = str(module)
    pipeline = resolve("auto", module, ctx)
    assert str(module) == before
    names = [each.name for each in pipeline.passes]
    assert names[:3] == ["unpack-products", "im2col", "materialize-operands"]
    assert names[-3:] == ["form-variants", "share-kernels", "allocate-workspaces"]
    assert [name for name, _ in pipeline.kernels] == [
        f"main_{number}" for number in range(len(pipeline.kernels))
    ]
    passes = [[each.name for each in inner.passes] for _, inner in pipeline.kernels]
    assert not any("stream-k" in each for each in passes)
    assert "split-k" not in passes[-1]


def test_a_static_program_has_one_kernel() -> None:
    ctx = frontend.context()
    module = frontend.parse(LINEAR.format(m="64", told=""), "x.mlir", ctx)
    assert resolve("auto", module, ctx).kernels == ()
    assert [op for op in module.ops if isinstance(op, func.FuncOp)]


@pytest.mark.parametrize("told", ["some", "any"])
def test_blocks_are_cut_among_ctas_where_their_number_is_bounded(told: str) -> None:
    problem = replace(Problem.parse("1x1024x16384 bf16 nt"), told=told)
    passes = [each.name for each in choose(problem).pipeline.passes]
    assert ("split-k" in passes) == (told == "some")


def test_explain_says_which_sizes_a_kernel_is_for() -> None:
    ctx = frontend.context()
    module = frontend.parse(LINEAR.format(m="?", told="%m"), "x.mlir", ctx)
    lines = [each for each in explain(module, ctx) if each.startswith("main_")]
    (problem,) = {each.partition(":")[2].partition(", for")[0] for each in lines}
    assert problem.endswith("of ?x1024 elements")
    assert re.search(r"for dimension 0 of argument 0 up to \d+$", lines[0])
    assert ", for" not in lines[-1]


COLUMNS = """
func.func @main(%w: tensor<1024x512xbf16>, %x: tensor<512x?xbf16>) -> tensor<1024x?xf32> {
  %zero = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<512x?xbf16>
  %e = tensor.empty(%n) : tensor<1024x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1024x?xf32>) -> tensor<1024x?xf32>
  %p = linalg.matmul ins(%w, %x : tensor<1024x512xbf16>, tensor<512x?xbf16>)
         outs(%f : tensor<1024x?xf32>) -> tensor<1024x?xf32>
  func.return %p : tensor<1024x?xf32>
}
"""

PRODUCTS = """
func.func @main(%x: tensor<?x128x64xbf16>, %y: tensor<?x64x128xbf16>) -> tensor<?x128x128xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %b = tensor.dim %x, %c0 : tensor<?x128x64xbf16>
  %e = tensor.empty(%b) : tensor<?x128x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x128x128xf32>) -> tensor<?x128x128xf32>
  %p = linalg.batch_matmul ins(%x, %y : tensor<?x128x64xbf16>, tensor<?x64x128xbf16>)
         outs(%f : tensor<?x128x128xf32>) -> tensor<?x128x128xf32>
  func.return %p : tensor<?x128x128xf32>
}
"""


def test_columns_have_ranges_where_rows_are_known() -> None:
    """Of whole vectors, closely; of any number, further apart. Few of them take less time each."""
    ctx = frontend.context()
    lines = list(explain(frontend.parse(COLUMNS, "x.mlir", ctx), ctx))
    kernels = [each for each in lines if each.startswith("main_")]
    whole = [each for each in kernels if each.endswith("a multiple of 8")]
    any_ = [each for each in kernels if each not in whole]
    assert len(whole) > len(any_) > 1
    assert "dimension 1 of argument 1" in whole[0] and "up to" in whole[0]
    took = [float(each.rpartition(": ")[2].split(" us")[0].rpartition(" ")[2])
            for each in re.findall(r"chosen: .*", "\n".join(lines))]  # fmt: skip
    assert took[0] < took[len(whole) - 1] / 10


def test_products_have_ranges_where_only_their_number_is_open() -> None:
    ctx = frontend.context()
    lines = list(explain(frontend.parse(PRODUCTS, "x.mlir", ctx), ctx))
    kernels = [each for each in lines if each.startswith("main_")]
    assert len(kernels) > 1
    assert re.search(r"for dimension 0 of argument 0 up to \d+$", kernels[0])
    assert ", for" not in kernels[-1]


@pytest.mark.parametrize(("kind", "families"), [("bf16", 4), ("f32", 2)])
def test_rows_and_columns_of_any_number_have_ranges_of_both(kind: str, families: int) -> None:
    """Kernels for whole rows of both operands, of each alone and of neither; those but the last of
    the first are for bounded results, of which K may be in parts."""
    text = COLUMNS.replace("1024x512x", "?x?x").replace("512x?x", "?x?x").replace("1024x?x", "?x?x")
    text = text.replace("%e = tensor.empty(%n)", "%c0 = arith.constant 0 : index\n"
                        "  %m = tensor.dim %w, %c0 : tensor<?x?xbf16>\n"
                        "  %e = tensor.empty(%m, %n)").replace("bf16", kind)  # fmt: skip
    ctx = frontend.context()
    found = resolve("auto", frontend.parse(text, "x.mlir", ctx), ctx)
    named = [name.split("_") for name, _ in found.kernels]
    assert len(named) < 60
    passes = [[each.name for each in inner.passes] for _, inner in found.kernels]
    assert sum("split-k" in each for each in passes) > 3
    ahead = [each for each in found.passes if each.name == "align-variants"]
    assert len(ahead) >= families - 1
    assert any(each.planned for each in found.passes if isinstance(each, FormVariantsPass))
