"""Dimensions besides m, n and k, and vectors: products of a grid of matrices, with a bias each.

The kernel's text gets two of them after form-kernel, where normalize-contractions makes one.
"""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import numpy as np
import pytest
from interpret.levels import ROOT, Case, is_run
from parts import at_levels
from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from gemmc import frontend, interpret, pipeline, reference
from gemmc.emit.manifest import emit_manifest
from gemmc.emit.ptx import emit_ptx
from gemmc.errors import GemmcError
from gemmc.interpret.ptx.simulate import run

BF16 = "examples/matmul_nt_bf16_cast.mlir"
F32 = "examples/matmul_f32.mlir"
COUNTS = (2, 3)
CASES = {
    "one after the other": Case(
        F32, "simt-naive", "m=17 n=20 k=8",
        ("form-kernel.tile=16,16,16", "distribute.shape=16,16"),
    ),
    "vectors of a row": Case(
        F32, "simt-vectorized", "m=66 n=36 k=16",
        ("form-kernel.tile=64,64,8", "distribute[main].shape=8,8"),
    ),
    "by the copy engine": Case(
        BF16, "hopper-ws", "m=136 n=72 k=64", ("form-kernel.tile=128,64,64",)
    ),
    "persistent": Case(
        BF16, "ampere-mma", "m=72 n=136 k=64",
        ("form-kernel.tile=64,128,32", "distribute.shape=2,2", "schedule-work.persistent=true"),
    ),
    "in parts": Case(
        BF16, "ampere-mma", "m=72 n=136 k=64",
        ("form-kernel.tile=64,128,32", "distribute.shape=2,2", "schedule-work.persistent=true",
         "schedule-work.contiguous=true"),
    ),
}  # fmt: skip


QUICK = ("one after the other", "vectors of a row")
"""What `make check` takes."""


def many(text: str) -> str:
    """The kernel of one product as that of `COUNTS` products, each plus a vector."""
    names = "%x, %y"
    text = re.sub(r"(%\w+): memref<", r"\1: memref<2x3x", text)
    text = re.sub(r": memref<(\d+x\d+x\w+, #tile.space<global>> to)", r": memref<2x3x\1", text)
    text = re.sub(r"tile.window (%\w+)\[", rf"tile.window \1 of {names}[", text)
    text = re.sub(r"= array<i64: (\d), (\d)>",
                  lambda m: f"= array<i64: {m[1].replace('2', '3')}, {int(m[2]) + 2}>", text)
    text = text.replace("sizes {", "sizes {x = array<i64: 0, 0>, y = array<i64: 0, 1>, ")
    text = text.replace(' "result0"]', ' "bias", "result0"]')
    n = re.search(r"%n = arith.constant (\d+)", text)
    width = re.search(r"tile.zero : !tile.fragment<\d+x(\d+)xf32>", text)
    assert n is not None
    assert width is not None
    vector = f"memref<{n[1]}xf32, #tile.space<global>>"
    text = text.replace(", %result0:", f", %bias: {vector}, %result0:")
    text = text.replace("tile.work of %m by %n by %k", (
        "%xs = arith.constant 2 : index\n    %ys = arith.constant 3 : index\n"
        '    tile.work of %m by %n by %k each %xs, %ys named ["x", "y"]'
    ))
    text = text.replace("%last: i1):", "%last: i1, %x: index, %y: index):")
    row = f"!tile.window<1x{width[1]}xf32>"
    text = text.replace("        %result0_window", (
        "        %none = arith.constant 0 : index\n        %one = arith.constant 1 : index\n"
        f"        %b = tile.window %bias[%none, %column] within [%one, %n] : {vector} to {row}\n"
        "        %result0_window"
    ))
    text = text.replace("<role> %total to", '<role> %total with %b by ["n"] to')
    text = re.sub(r'(with %b by .*: !tile.fragment<\w+>) to', rf"\1 with {row} to", text)
    text = re.sub(r"\^bb0\((%\w+): f32\):\n", (
        r"^bb0(\1: f32, %more: f32):\n          %sum = arith.addf \1, %more : f32\n"
    ), text)
    return re.sub(r"(arith.truncf|tile.yield) %\d+ : f32", r"\1 %sum : f32", text)


def printed(module: ModuleOp) -> str:
    out = StringIO()
    Printer(out).print_op(module)
    return out.getvalue()


def after_form_kernel(case: Case) -> tuple[Any, ModuleOp, Any, Any]:
    """The context, the kernel of many products, the passes left, and the program's inputs."""
    ctx = frontend.context()
    module = frontend.parse((ROOT / case.source).read_text(), case.source, ctx)
    passes = pipeline.load(case.passes).passes
    first = next(i for i, each in enumerate(passes) if each.name == "form-kernel") + 1
    pipeline.run(module, ctx, passes[:1])
    inputs = [reference.make_inputs(module, seed, True) for seed in range(6)]
    products = [
        next(r.value for r in reference.evaluate(module, each, rounded=False)) for each in inputs
    ]
    pipeline.run(module, ctx, passes[1:first])
    text = printed(module)
    return ctx, frontend.parse(many(text), "many.mlir", ctx), passes[first:], (inputs, products)


def stacked(arrays: list[Any]) -> Any:
    return np.stack(arrays).reshape(*COUNTS, *arrays[0].shape)


@pytest.mark.parametrize("name, every", at_levels(CASES, QUICK, CASES))
def test_every_level_computes_every_product(name: str, every: bool) -> None:
    ctx, module, passes, (inputs, products) = after_form_kernel(CASES[name])
    a, b = (stacked([each[number] for each in inputs]) for number in (0, 1))
    bias = np.random.default_rng(1).integers(-3, 4, products[0].shape[1]).astype(np.float32)
    wanted = (stacked(products) + bias).astype(a.dtype).astype(np.float64)
    found: list[tuple[str, ModuleOp]] = [("form-kernel", module.clone())]

    def keep(before: Any, now: ModuleOp, after: Any) -> None:
        if before is not None:
            found.append((before.name, now.clone()))

    pipeline.run(module, ctx, passes, keep)
    for after, level in found:
        level.verify()
        if not is_run(after, every):
            continue
        outputs = interpret.run(level, [a, b, bias], sm_count=4)
        np.testing.assert_array_equal(outputs[0].astype(np.float64), wanted, err_msg=after)
    (result,) = run(emit_ptx(module), emit_manifest(module), [a, b, bias])
    np.testing.assert_array_equal(result.astype(np.float64), wanted)


def test_each_dimension_is_a_factor_of_the_grid() -> None:
    case = Case(F32, "simt-naive", "m=33 n=40 k=8")
    ctx, module, passes, _ = after_form_kernel(case)
    pipeline.run(module, ctx, passes[:1])
    assert '"x * y * cdiv(m, 32) * cdiv(n, 32)"' in printed(module)


def test_a_dimension_that_is_no_size_of_the_kernel_is_refused() -> None:
    ctx, module, passes, _ = after_form_kernel(Case(F32, "simt-naive", "m=33 n=40 k=8"))
    text = printed(module).replace("y = array<i64: 0, 1>", "y = array<i64: 0, 0>")
    with pytest.raises(GemmcError, match=r"kernel's size y \(2\); found 3"):
        pipeline.run(frontend.parse(text, "many.mlir", ctx), ctx, passes[:1])

