"""Epilogues with inputs: a bias, a factor of each row, another tile and a number, at every level.

Put into the kernel after form-kernel, in f32 and in all forms at once; those that the front end
makes are in `interpret/test_epilogues.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from interpret.levels import ROOT, Case, is_run
from parts import at_levels
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    FloatAttr,
    MemRefType,
    ModuleOp,
    NoneAttr,
    StringAttr,
    f32,
    i64,
)
from xdsl.ir import Attribute, Block, Region

from gemmc import frontend, interpret, pipeline, reference
from gemmc.dialects.tile.attrs import GLOBAL
from gemmc.dialects.tile.contract import YieldOp
from gemmc.dialects.tile.data.views import WindowOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.ir import Inserter, kernels, walk_type

BF16 = "examples/matmul_nt_bf16_cast.mlir"
F32 = "examples/matmul_f32.mlir"
SMALL = ("form-kernel.tile=128,64,64", "multi-buffer.stages=2")
STAGED = (*SMALL, "stage-epilogue.compute=piece")
CASES = {
    "one thread's elements": Case(F32, "simt-smem", "m=33 n=40 k=32"),
    "runs": Case(F32, "simt-vectorized", "m=130 n=132 k=16"),
    "threads of a warp": Case(F32, "simt-warptile", "m=130 n=132 k=32"),
    "warps": Case(BF16, "ampere-mma", "m=72 n=136 k=64", ("form-kernel.tile=128,128,32",)),
    "warpgroups": Case(BF16, "hopper-ws", "m=136 n=72 k=64", SMALL),
    "pieces": Case(BF16, "hopper-pingpong", "m=136 n=72 k=64", STAGED),
    "pieces of halves": Case(
        BF16, "hopper-pingpong", "m=136 n=72 k=128",
        (*STAGED, "-defer-release", "split-epilogue{steps=1}@programmatic-dependent-launch"),
    ),
    "pieces of the transposed product": Case(
        BF16, "hopper-pingpong", "m=72 n=136 k=64", (*STAGED, "swap-ab@form-kernel"),
    ),
}  # fmt: skip


def with_inputs(module: ModuleOp) -> None:
    """acc · scale[row] + bias[column] + 2 · residual; the inputs before the kernel's result."""
    (kernel,) = kernels(module)
    (epilogue,) = walk_type(module, EpilogueOp)
    body, window = kernel.body.block, epilogue.target.owner
    assert isinstance(window, WindowOp)
    turned = epilogue.transposed is not None
    rows, columns = window.matrix.type.get_shape()
    by = ("m", "n", "nm") if turned else ("n", "m", "mn")
    build = Inserter.before(epilogue)
    row, column = window.offsets
    down, across = window.extents
    zero, one = build.index(0), build.index(1)
    height, width = window.result.type.get_shape()
    places = [
        ((1, columns), [zero, column], [one, across], (1, width)),
        ((rows, 1), [row, zero], [down, one], (height, 1)),
        ((rows, columns), [row, column], [down, across], (height, width)),
    ]
    inputs = []
    for dims, (shape, at, within, tile) in zip(by, places, strict=True):
        kind = MemRefType(f32, shape, NoneAttr(), GLOBAL)
        matrix = body.insert_arg(kind, len(body.args) - 1)
        inputs.append((build.value(WindowOp(matrix, at, within, tile)), dims))
    inputs.append((build.value(arith.ConstantOp(FloatAttr(2.0, f32))), ""))
    names = [name.data for name in kernel.arguments]
    names[-1:] = ["bias", "scale", "residual", names[-1]]
    kernel.arguments = ArrayAttr(StringAttr(name) for name in names)
    kernel.sizes = DictionaryAttr({s: _moved(place) for s, place in kernel.sizes.data.items()})
    block = Block(arg_types=[f32] * 5)
    inside, (x, bias, scale, residual, factor) = Inserter.at_end(block, epilogue), block.args
    scaled = inside.value(arith.MulfOp(x, scale))
    more = inside.value(arith.MulfOp(residual, factor))
    result = inside.value(arith.AddfOp(inside.value(arith.AddfOp(scaled, bias)), more))
    if epilogue.stored.element_type != f32:
        result = inside.value(arith.TruncFOp(result, epilogue.stored.element_type))
    inside.op(YieldOp(result))
    build.op(
        EpilogueOp(
            "out", epilogue.value, epilogue.target, Region(block), inputs, transposed=turned
        )
    )
    epilogue.detach()
    epilogue.erase()


def _moved(place: Attribute) -> Attribute:
    """Where a size is found now: the result, which was the third argument, is the sixth."""
    assert isinstance(place, DenseArrayBase)
    argument, dimension = place.get_values()
    return DenseArrayBase.from_list(i64, [argument + 3 * (argument == 2), dimension])


QUICK = ("runs",)
"""What `make check` takes."""


@pytest.mark.parametrize("name, every", at_levels(CASES, QUICK, CASES))
def test_inputs_are_read_where_the_tile_is(name: str, every: bool) -> None:
    case, ctx = CASES[name], frontend.context()
    module = frontend.parse((ROOT / case.source).read_text(), case.source, ctx)
    passes = pipeline.load(case.passes).passes
    first = next(i for i, each in enumerate(passes) if each.name == "form-kernel") + 1
    pipeline.run(module, ctx, passes[:1])
    inputs = reference.make_inputs(module, 0, True)
    (product,) = (r.value for r in reference.evaluate(module, inputs, rounded=False))
    out = np.float32 if case.source == F32 else inputs[0].dtype  # the sums are exact in f32
    pipeline.run(module, ctx, passes[1:first])
    with_inputs(module)
    module.verify()
    more = sides(product.shape)
    bias, scale, residual = more
    rounded = (product * scale + bias + 2 * residual).astype(out).astype(np.float64)
    found: list[tuple[str, ModuleOp]] = []

    def keep(before: Any, now: ModuleOp, after: Any) -> None:
        if before is not None:
            found.append((before.name, now.clone()))

    pipeline.run(module, ctx, passes[first:], keep)
    for after, level in found:
        level.verify()
        if not is_run(after, every, name in QUICK):
            continue
        outputs = interpret.run(level, [*inputs, *more], sm_count=1)
        np.testing.assert_array_equal(outputs[0].astype(np.float64), rounded, err_msg=after)


def sides(shape: tuple[int, int]) -> list[Any]:
    rng = np.random.default_rng(1)
    shapes = [(1, shape[1]), (shape[0], 1), shape]
    return [rng.integers(-3, 4, each).astype(np.float32) for each in shapes]
