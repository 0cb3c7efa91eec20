"""`convert-to-ptx` takes no product without a fence before it and a wait behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemmc import frontend, pipeline
from gemmc.dialects.wgmma import FenceOp, WaitGroupOp
from gemmc.errors import GemmcError

EXAMPLE = Path(__file__).parents[2] / "examples" / "matmul_nt_bf16_cast.mlir"
PIPELINES = ("hopper-single", "hopper-ws", "hopper-coop", "hopper-pingpong")


def refused(name: str, kind: type[FenceOp | WaitGroupOp]) -> str:
    """What convert-to-ptx says when all ops of a kind are missing."""
    passes = pipeline.load(name).passes
    position = [each.name for each in passes].index("convert-to-ptx")
    module, ctx = frontend.parse(EXAMPLE.read_text(), str(EXAMPLE)), frontend.context()
    pipeline.run(module, ctx, passes[:position])
    for op in [each for each in module.walk() if isinstance(each, kind)]:
        op.results[0].replace_all_uses_with(op.operands[0])
        op.detach()
        op.erase()
    with pytest.raises(GemmcError) as error:
        pipeline.run(module, ctx, passes[position:])
    return str(error.value)


@pytest.mark.parametrize("name", PIPELINES)
def test_products_without_a_fence_are_refused(name: str) -> None:
    needed = "wgmma.mma_async: needed a wgmma.fence or another product before it"
    assert needed in refused(name, FenceOp)


@pytest.mark.parametrize("name", PIPELINES)
def test_a_result_that_is_read_without_a_wait_is_refused(name: str) -> None:
    needed = "needed a wgmma.wait_group between a product and what reads its result"
    assert f"tile.map: {needed}; found none before this tile.map" in refused(name, WaitGroupOp)


@pytest.mark.parametrize("name", ("hopper-single", "hopper-ws"))
def test_a_pipeline_without_insert_fences_is_refused(name: str) -> None:
    passes = tuple(p for p in pipeline.load(name).passes if p.name != "insert-fences")
    module, ctx = frontend.parse(EXAMPLE.read_text(), str(EXAMPLE)), frontend.context()
    with pytest.raises(GemmcError, match="insert-fences"):
        pipeline.run(module, ctx, passes)
