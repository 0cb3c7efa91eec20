"""`accumulate=f16`: sums of wgmma in f16, after every pass and as PTX, and what they may be off.

The model of both machines: the products of one instruction, 16 along K, and the sum so far are
added in f32, and rounded to f16 once.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from parts import at_levels, thorough_but
from rules.programs import settled
from xdsl.dialects.builtin import ModuleOp

import gemmc
from gemmc import frontend, interpret, pipeline, reference
from gemmc.assemble import assemble, find_ptxas
from gemmc.compiled import CompiledKernel
from gemmc.dialects.wgmma import FenceOp, WaitGroupOp
from gemmc.errors import GemmcError
from gemmc.interpret import InterpretError
from gemmc.interpret.ptx.errors import PtxSyntaxError
from gemmc.interpret.ptx.simulate import run as run_ptx
from interpret.gated import Gated
from interpret.levels import is_run

HALVES = "assign-atoms.accumulate=f16"
SMALL = ("form-kernel.tile=128,64,64", "multi-buffer.stages=2", HALVES)
SPLIT = ("-overlap-epilogue", "split-epilogue{steps=2}@programmatic-dependent-launch")


def product(m: int, n: int, k: int, result: str = "f16", *, bias: bool = False) -> str:
    a, b, c, r = (
        f"tensor<{size}x{kind}>"
        for size, kind in ((f"{m}x{k}", "f16"), (f"{k}x{n}", "f16"), (f"{m}x{n}", "f32"),
                           (f"{m}x{n}", result))
    )  # fmt: skip
    vector, maps = f"tensor<{n}xf16>", ["(d0, d1) -> (d0, d1)"] * 2
    maps[1:1] = ["(d0, d1) -> (d1)"] if bias else []
    spelled = ", ".join(f"affine_map<{each}>" for each in maps)
    body = ["%w = arith.extf %v : f16 to f32", "%s = arith.addf %x, %w : f32"] if bias else []
    last = "%s" if bias else "%x"
    body += [f"%t = arith.truncf {last} : f32 to f16"] if result == "f16" else []
    last = "%t" if result == "f16" else last
    lines = "\n    ".join(body)
    return f"""func.func @main(%a: {a}, %b: {b}{f", %bias: {vector}" if bias else ""}) -> {r} {{
  %zero = arith.constant dense<0.0> : {c}
  %c = linalg.matmul ins(%a, %b : {a}, {b}) outs(%zero : {c}) -> {c}
  %o = tensor.empty() : {r}
  %r = linalg.generic {{indexing_maps = [{spelled}], iterator_types = ["parallel", "parallel"]}} ins(%c{", %bias" if bias else ""} : {c}{f", {vector}" if bias else ""}) outs(%o : {r}) {{
  ^bb0(%x: f32{", %v: f16" if bias else ""}, %out: {result}):
    {lines}
    linalg.yield {last} : {result}
  }} -> {r}
  return %r : {r}
}}
"""  # noqa: E501


PAIR = Gated(136, 72, 72, dtype="f16", result="f16").mlir
CASES = {
    "ws": (product(136, 72, 72), "hopper-ws", SMALL),
    "ws, f32 result": (product(136, 72, 72, "f32"), "hopper-ws", SMALL),
    "coop, bias": (product(136, 136, 200, bias=True), "hopper-coop", SMALL),
    "coop, plain": (product(136, 136, 72), "hopper-coop", SMALL),
    "coop, split": (product(136, 136, 200), "hopper-coop",
                    ("form-kernel.tile=128,128,64", *SMALL[1:], *SPLIT)),
    "pingpong, bias": (product(136, 136, 72, bias=True), "hopper-pingpong", SMALL),
    "single": (product(72, 72, 72, bias=True), "hopper-single", (HALVES,)),
    "pair, coop": (PAIR, "hopper-coop", ("pair-products@form-kernel", *SMALL)),
}
QUICK = ("coop, bias",)


def passes(name: str) -> Any:
    _, base, changes = CASES[name]
    return pipeline.edited(settled(base), *changes)


@cache
def compiled(name: str) -> CompiledKernel:
    return gemmc.compile(CASES[name][0], pipeline=passes(name))


def inputs_of(text: str, *, exact: bool) -> list[Any]:
    return reference.make_inputs(frontend.parse(text, "sums.mlir"), 0, exact)


def check(text: str, inputs: list[Any], found: Any, *, exact: bool, where: str) -> None:
    module = frontend.parse(text, "sums.mlir")
    (needed,) = reference.evaluate(module, inputs, rounded=exact, accumulate="f16")
    verdict = reference.compare(found, needed, exact=exact)
    assert verdict.passed, f"{where}: {verdict.text}"


def levels(name: str) -> list[tuple[str, ModuleOp]]:
    ctx, found = frontend.context(), list[tuple[str, ModuleOp]]()
    module = frontend.parse(CASES[name][0], "sums.mlir", ctx)

    def keep(before: Any, now: ModuleOp, after: Any) -> None:
        if before is not None:
            found.append((before.name, now.clone()))

    pipeline.run(module, ctx, pipeline.load(passes(name).text).passes, keep)
    return found


@pytest.mark.parametrize("name, every", at_levels(CASES, (), ("single",)))
def test_integers_are_exact_at_every_level(name: str, every: bool) -> None:
    text = CASES[name][0]
    inputs = inputs_of(text, exact=True)
    for after, level in levels(name):
        level.verify()
        if is_run(after, every):
            (output,) = interpret.run(level, inputs, sm_count=1)
            check(text, inputs, output, exact=True, where=after)


@pytest.mark.parametrize("name", thorough_but(CASES, QUICK.__contains__))
def test_the_ptx_computes_it(name: str) -> None:
    text, made = CASES[name][0], compiled(name)
    assert re.search(r"wgmma\.mma_async\S+\.f16\.f16\.f16 ", made.ptx)
    for exact in (True, False):
        inputs = inputs_of(text, exact=exact)
        (output,) = run_ptx(made.ptx, made.manifest, inputs)
        check(text, inputs, output, exact=exact, where="PTX")


@pytest.mark.thorough
def test_both_machines_round_alike() -> None:
    name = "coop, bias"
    inputs, made = inputs_of(CASES[name][0], exact=False), compiled(name)
    (text,) = run_ptx(made.ptx, made.manifest, inputs)
    found = dict(levels(name))
    for level in ("insert-fences", "linearize"):
        (output,) = interpret.run(found[level], inputs, sm_count=1)
        np.testing.assert_array_equal(output, text, err_msg=level)


def ones_behind(large: float, k: int) -> list[Any]:
    """Rows whose first product is `large`, and others that are 1 each."""
    a, b = np.zeros((64, k), np.float16), np.ones((k, 64), np.float16)
    a[:, 0], a[:, 16::16] = large, 1.0
    return [a, b]


def ran(inputs: list[Any], *changes: str) -> np.ndarray[Any, Any]:
    text = product(64, 64, inputs[0].shape[1], "f32")
    made = gemmc.compile(text, pipeline=pipeline.edited(settled("hopper-single"), *changes))
    (output,) = run_ptx(made.ptx, made.manifest, inputs)
    return np.asarray(output)


@pytest.mark.slow
def test_each_instruction_rounds_once() -> None:
    """2048 and one more is 2048 in f16, three times; in f32 it is 2051."""
    inputs = ones_behind(2048.0, 64)
    assert np.all(ran(inputs) == 2051.0)
    assert np.all(ran(inputs, HALVES) == 2048.0)


@pytest.mark.slow
def test_sums_past_the_largest_are_infinite_and_allowed_to_be() -> None:
    inputs = ones_behind(65504.0, 64)
    inputs[0][:, 16:] *= np.float16(32.0)
    output = ran(inputs, HALVES)
    assert np.all(np.isposinf(output))
    check(product(64, 64, 64, "f32"), inputs, output, exact=False, where="PTX")


def test_the_bound() -> None:
    """K/16 roundings of the sums so far, each of twice the roundoff, beside the bound in f32."""
    text = product(8, 8, 1024, "f32")
    module, inputs = frontend.parse(text, "sums.mlir"), inputs_of(text, exact=False)
    (half,) = reference.evaluate(module, inputs, rounded=False, accumulate="f16")
    (single,) = reference.evaluate(module, inputs, rounded=False)
    assert half.c == pytest.approx((1 + 2.0**-10) ** 64 - 1, rel=1e-2)
    assert half.c > 100 * single.c
    off = half.value.copy()
    off[0, 0] += 1.01 * half.bound[0, 0]
    assert not reference.compare(off, half, exact=False).passed
    large = [np.full_like(each, 10.0) for each in inputs]
    (past,) = reference.evaluate(module, large, rounded=False, accumulate="f16")
    assert np.all(np.isinf(past.bound))
    (fits,) = reference.evaluate(module, large, rounded=False)
    assert np.all(np.isfinite(fits.bound))


def test_what_a_pipeline_accumulates_in() -> None:
    text = CASES["ws"][0]
    changed = gemmc.compile(text, pipeline=passes("ws")).manifest["provenance"]["pipeline"]
    assert reference.accumulated_in(changed) == "f16"
    plain = gemmc.compile(text, pipeline=settled("hopper-ws")).manifest["provenance"]["pipeline"]
    assert reference.accumulated_in(plain) == "f32"


@pytest.mark.parametrize("kind", [FenceOp, WaitGroupOp])
@pytest.mark.thorough
def test_synchronization_of_halves_is_needed(kind: type[Any]) -> None:
    name = "ws"
    module = dict(levels(name))["insert-fences"]
    op = next(each for each in module.walk() if isinstance(each, kind))
    op.results[0].replace_all_uses_with(op.operands[0])
    op.detach()
    op.erase()
    with pytest.raises(InterpretError):
        interpret.run(module, inputs_of(CASES[name][0], exact=True), sm_count=1)


MUTATIONS = {
    "no fence": (r"wgmma\.fence\.sync\.aligned;", ""),
    "no wait": (r"wgmma\.wait_group\.sync\.aligned \d+;", ""),
    "sums in f32": (r"\.f16\.f16\.f16 ", ".f32.f16.f16 "),
}


@pytest.mark.parametrize("name", MUTATIONS)
@pytest.mark.slow
def test_the_machine_notices_what_is_missing(name: str) -> None:
    made, (pattern, instead) = compiled("ws"), MUTATIONS[name]
    text, count = re.subn(pattern, instead, made.ptx)
    assert count
    inputs = inputs_of(CASES["ws"][0], exact=True)
    with pytest.raises((InterpretError, PtxSyntaxError)):
        run_ptx(text, made.manifest, inputs)


@pytest.mark.parametrize("name", thorough_but(CASES, QUICK.__contains__))
def test_ptxas_takes_it(name: str) -> None:
    find_ptxas()
    assembled = assemble(compiled(name).ptx)
    assert assembled.resources.spill_stores == 0


def test_halves_take_half_the_registers() -> None:
    """A tile whose sums in f32 are refused: 192 x 256 a warpgroup."""
    text = product(192, 256, 64)
    large = ("form-kernel.tile=192,256,64", "distribute.shape=1,1", "multi-buffer.stages=2")
    with pytest.raises(GemmcError, match="registers for the accumulators"):
        gemmc.compile(text, pipeline=pipeline.edited(settled("hopper-ws-1"), *large))
    gemmc.compile(text, pipeline=pipeline.edited(settled("hopper-ws-1"), *large, HALVES))
