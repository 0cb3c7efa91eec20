"""Ranges of several sizes: the ones that lose least, of all that there are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from gemmc import frontend
from gemmc.dialects.dynamic import LARGEST, Range
from gemmc.driver import resolve
from gemmc.errors import GemmcError
from gemmc.select.boxes import (
    FEW_RESULT_CELLS,
    RESULT_CELLS,
    SUMMED_CELLS,
    Boxes,
    Cell,
    Kernels,
    Split,
    cells_in,
)
from gemmc.transforms.problem.form_variants import FormVariantsPass

CELLS = (
    (Cell(8, 8, 3), Cell(64, 64, 30), Cell(LARGEST, 200, 100)),
    (Cell(16, 16, 5), Cell(128, 128, 90), Cell(LARGEST, 300, 150)),
)


class Made:
    """Kernels of random times: each cell has one for bounded results, which may be in parts, and
    one for any."""

    def __init__(self, seed: int, missing: bool = False) -> None:
        self.random, self.missing, self.times = random.Random(seed), missing, dict[Any, float]()

    def chosen(self, cells: Sequence[Cell], bounded: bool) -> Any:
        if self.missing:
            raise GemmcError("test", "a kernel", "none")
        sizes = tuple(each.planned for each in cells)
        parts = bounded and sum(sizes) % 3 == 0
        passes = [SimpleNamespace(name="split-k")] if parts else []
        return SimpleNamespace(
            row=SimpleNamespace(name="row", template="t"),
            candidate=SimpleNamespace(schedule=(sizes, parts)),
            pipeline=SimpleNamespace(passes=passes),
        )

    def took(self, choice: Any, sizes: Sequence[int]) -> float:
        key = choice.candidate.schedule, tuple(sizes)
        return self.times.setdefault(key, self.random.uniform(1, 3))


def boxes(made: Made, price: float) -> Boxes:
    return Boxes("mn", Kernels(CELLS, made.chosen, made.took), "mn", bounded=True, price=price)


def partitions(count: int) -> Iterator[list[tuple[int, int]]]:
    """All ways to cut so many cells into neighbouring ones."""
    for cuts in product((False, True), repeat=count - 1):
        ends = [0, *(at for at, cut in enumerate(cuts, 1) if cut), count]
        yield list(pairwise(ends))


def cost_of(made: Boxes, outer: tuple[int, int, int], inner: tuple[int, int, int]) -> float:
    """What a box with planned cells costs, written out."""
    bounded = all(CELLS[n][box[1] - 1].end < LARGEST for n, box in enumerate((outer, inner)))
    lost = made.kernels.lost((outer[2], inner[2]), bounded)
    assert lost is not None
    cells = product(range(*outer[:2]), range(*inner[:2]))
    return made.price * 9 + sum(lost[each] for each in cells)


def least(made: Boxes) -> float:
    """The cost of the best nested ranges, by trying all."""
    best = inf
    for rows in partitions(3):
        total = 0.0
        for low, high in rows:
            total += min(
                sum(min(cost_of(made, (low, high, planned), (first, end, own))
                        for own in range(first, end)) for first, end in columns)
                for planned in range(low, high) for columns in partitions(3)
            )  # fmt: skip
        best = min(best, total)
    return best


def cost_of_split(made: Boxes, split: Split) -> float:
    """What the ranges that were found cost."""
    total, low = 0.0, 0
    rows, columns = (
        {each.end: number for number, each in enumerate(cells, 1)} for cells in CELLS
    )
    sizes = [{each.planned: number for number, each in enumerate(cells)} for cells in CELLS]
    for end, planned, inner in zip(split.ends, split.planned, split.inner, strict=True):
        first = 0
        for own_end, own in zip(inner.ends, inner.planned, strict=True):
            outer = low, rows[end], sizes[0][planned]
            total += cost_of(made, outer, (first, columns[own_end], sizes[1][own]))
            first = columns[own_end]
        low = rows[end]
    return total


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("price", [0.0, 0.02, 0.2])
def test_no_other_ranges_lose_less(seed: int, price: float) -> None:
    made = boxes(Made(seed), price)
    split = made.split()
    assert split is not None and split.ends[-1] == LARGEST
    assert all(each.ends[-1] == LARGEST for each in split.inner)
    assert cost_of_split(made, split) == pytest.approx(least(made))


def test_a_price_leaves_one_kernel_and_none_as_many_as_there_are_cells() -> None:
    dear = boxes(Made(1), 100.0).split()
    assert dear is not None and len(dear.ends) == len(dear.inner[0].ends) == 1

    class Equal(Made):
        def took(self, choice: Any, sizes: Sequence[int]) -> float:
            planned = choice.candidate.schedule[0]
            return 1.0 + sum(abs(a - b) for a, b in zip(planned, sizes, strict=True))

    free = boxes(Equal(1), 0.0).split()
    assert free is not None and [len(each.ends) for each in free.inner] == [3, 3, 3]


def test_no_kernel_for_any_size_is_no_split() -> None:
    assert boxes(Made(1, missing=True), 0.1).split() is None


@pytest.mark.parametrize("range_", [
    Range(), Range(8, 600, 8), Range(0, LARGEST, 8), Range(0, LARGEST, 64), Range(2000),
    Range(70, LARGEST, 64), Range(0, LARGEST, 4096), Range(5, 5), Range(0, 603, 64),
])  # fmt: skip
@pytest.mark.parametrize("cells", [RESULT_CELLS, FEW_RESULT_CELLS, SUMMED_CELLS])
def test_cells_are_of_sizes_that_a_program_may_have(
    range_: Range, cells: tuple[Cell, ...]
) -> None:
    """One behind the other up to the end of the range, which is none where any size may come: what
    has room for sums of parts is told by that."""
    found, below = cells_in(range_, cells), 0
    assert found and found[-1].end == range_.most
    for each in found:
        assert each.end > below
        for size in each[1:]:
            assert size in range_ and 0 < size <= each.end
        assert each.planned > below
        below = each.end
    if range_ == Range():
        assert found == cells


def test_results_of_any_size_are_not_bounded_where_they_are_multiples() -> None:
    """Only a kernel that needs no bounds is for the last box."""
    asked: list[bool] = []

    class Asked(Made):
        def chosen(self, cells: Sequence[Cell], bounded: bool) -> Any:
            asked.append(bounded)
            return super().chosen(cells, bounded)

    made = Asked(2)
    cells = [cells_in(Range(8, LARGEST, 8), each) for each in CELLS]
    Boxes("mn", Kernels(cells, made.chosen, made.took), "mn", bounded=True, price=100.0).split()
    assert False in asked


ATTENTION = """
func.func @main(%q: tensor<?x?x64xbf16>, %k: tensor<?x?x64xbf16>) -> tensor<?x?x?xbf16> {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %b = tensor.dim %q, %c0 : tensor<?x?x64xbf16>
  %m = tensor.dim %q, %c1 : tensor<?x?x64xbf16>
  %n = tensor.dim %k, %c1 : tensor<?x?x64xbf16>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.batch_matmul_transpose_b ins(%q, %k : tensor<?x?x64xbf16>, tensor<?x?x64xbf16>)
         outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r = arith.truncf %p : tensor<?x?x?xf32> to tensor<?x?x?xbf16>
  func.return %r : tensor<?x?x?xbf16>
}
"""


def test_scores_of_any_lengths_have_a_kernel_for_each_box() -> None:
    """Planned for sizes of their own, nested, each but the last of a size for a range of it."""
    ctx = frontend.context()
    found = resolve("auto", frontend.parse(ATTENTION, "x.mlir", ctx), ctx)
    splits = [each for each in found.passes if isinstance(each, FormVariantsPass)]
    assert {each.size for each in splits} >= {"m", "n"}
    assert 8 < len(found.kernels) < 40
    assert all(each.beyond for each in splits)
    passes = {str(inner.passes) for _, inner in found.kernels}
    assert len(passes) > len(found.kernels) / 3
