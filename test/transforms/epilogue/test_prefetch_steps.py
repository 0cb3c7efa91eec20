"""Which rows `prefetch-inputs{by=step}` asks for: each one, ahead of the last steps."""

from __future__ import annotations

import pytest
from xdsl.dialects import arith, scf

from gemmc import frontend, pipeline, products
from gemmc.dialects.tile.data.prefetch import PrefetchOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.elementwise import Element
from gemmc.ir import constant_of, walk_type

PASSES = "normalize-contractions,form-kernel{tile=ROWS,64,64},schedule-work,prefetch-inputs{by=step}"


def _sum(total: Element, residual: Element) -> Element:
    return total + residual


def asked_for(rows: int, steps: int) -> list[range]:
    """The rows of each step, as the window's place in the loop over K says."""
    k = 64 * steps
    source = products.matmul(rows, 64, k, dtype="bf16", inputs={"residual": "mn"}, epilogue=_sum)
    module = frontend.parse(str(source), "sum.mlir")
    passes = pipeline.load(PASSES.replace("ROWS", str(rows))).passes
    pipeline.run(module, frontend.context(), passes)
    (asked,) = walk_type(module, PrefetchOp)
    window = asked.window.owner
    assert isinstance(window, WindowOp) and isinstance(window.parent_op(), scf.ForOp)
    place = window.offsets[0].owner
    assert isinstance(place, arith.AddiOp)
    least = place.rhs.owner
    assert isinstance(least, arith.MinUIOp) and isinstance(least.lhs.owner, arith.MuliOp)
    height, last = constant_of(least.lhs.owner.rhs), constant_of(least.rhs)
    assert height == window.result.type.get_shape()[0] and last is not None
    return [range(first, first + height) for first in (min(i * height, last) for i in range(steps))]


@pytest.mark.parametrize("rows", [64, 128, 192, 256])
@pytest.mark.parametrize("steps", [2, 3, 4, 5, 7, 8, 31, 64, 300])
def test_each_row_is_asked_for_in_three_quarters_of_the_steps(rows: int, steps: int) -> None:
    found = asked_for(rows, steps)
    early = found[: max(1, steps * 3 // 4)]
    assert {row for each in early for row in each} == set(range(rows))
    assert all(0 <= each.start and each.stop <= rows for each in found)
