"""Epilogues with other operands and functions: after every pass, and as PTX, against float64.

Sums of integers and what is exactly rounded are bit-equal; functions keep the bound of
`gemmc.reference`, which has their accuracy.
"""

from __future__ import annotations

from typing import Any

import pytest
from parts import at_levels, some
from rules.programs import settled
from xdsl.dialects.builtin import ModuleOp

from gemmc import api, frontend, interpret, pipeline, reference
from gemmc.interpret.ptx.simulate import run as run_ptx
from interpret.levels import ROOT, SWAPPED, Case, is_run

SMALL = ("form-kernel.tile=128,64,64", "multi-buffer.stages=2")
STAGED = (*SMALL, "stage-epilogue.compute=piece")
LOADED = "load-inputs@hint-cache"
SPLIT = ("form-kernel.tile=128,128,64", "-overlap-epilogue",
         "split-epilogue@programmatic-dependent-launch")
AHEAD = "preload-inputs@overlap-epilogue"
ADDS = "accumulate-inputs@overlap-epilogue"
AT_ONCE = (ADDS, "-overlap-epilogue")
HELD = "overlap-epilogue.hold=sums"
MMA = ("form-kernel.tile=64,128,32", "distribute.shape=2,2")
EXACT = ("bias_relu", "residual", "many_inputs", "accumulate", "leaky_relu", "bias_f32")


def case(name: str, passes: str, size: str, *changes: str) -> Case:
    return Case(f"examples/epilogues/{name}.mlir", passes, size, changes)


CASES = {
    "bias and relu, ws": case("bias_relu", "hopper-ws", "m=136 n=72 k=72", *SMALL),
    "bias and relu, coop": case("bias_relu", "hopper-coop", "m=136 n=136 k=72", *STAGED),
    "bias and relu, pingpong": case("bias_relu", "hopper-pingpong", "m=136 n=136 k=72", *STAGED),
    "bias and relu, mma": case("bias_relu", "ampere-mma", "m=71 n=137 k=40", *MMA),
    "bias and relu, single": case("bias_relu", "hopper-single", "m=72 n=72 k=72"),
    "bias and relu, swapped": case("bias_relu", "hopper-coop", "m=72 n=136 k=72", SWAPPED,
                                   *STAGED, "distribute[out].shape=1,2"),
    "gelu by tanh, ws": case("bias_gelu_tanh", "hopper-ws", "m=72 n=72 k=72", *SMALL),
    "gelu by tanh, coop": case("bias_gelu_tanh", "hopper-coop", "m=136 n=72 k=72", *STAGED),
    "gelu by tanh, mma": case("bias_gelu_tanh", "ampere-mma", "m=71 n=65 k=40", *MMA),
    "gelu by erf, pingpong": case("bias_gelu_erf", "hopper-pingpong", "m=72 n=72 k=72", *STAGED),
    "residual, ws": case("residual", "hopper-ws", "m=136 n=72 k=72", *SMALL),
    "residual, odd columns": case("residual", "ampere-mma", "m=71 n=137 k=40", *MMA),
    "residual, coop": case("residual", "hopper-coop", "m=136 n=136 k=72", *STAGED),
    "residual, pingpong": case("residual", "hopper-pingpong", "m=136 n=136 k=72", *STAGED),
    "residual, swapped": case("residual", "hopper-pingpong", "m=72 n=136 k=72", SWAPPED, *STAGED),
    "residual, prefetched": case("residual", "hopper-pingpong", "m=136 n=136 k=72", *STAGED,
                                 "prefetch-inputs@stage-epilogue"),
    "residual, loaded, coop": case("residual", "hopper-coop", "m=136 n=136 k=72", *STAGED, LOADED),
    "residual, loaded, split epilogue": case("residual", "hopper-coop", "m=136 n=136 k=136",
                                             *STAGED, LOADED, *SPLIT),
    "residual, loaded, pingpong": case("residual", "hopper-pingpong", "m=264 n=136 k=72", *STAGED,
                                       "load-inputs{slots=2}@hint-cache"),
    "residual, loaded, swapped": case("residual", "hopper-coop", "m=72 n=136 k=72", SWAPPED,
                                      *STAGED, "distribute[out].shape=1,2", LOADED),
    "accumulate, loaded": case("accumulate", "hopper-coop", "m=136 n=136 k=72", *STAGED, LOADED),
    "many inputs, loaded": case("many_inputs", "hopper-coop", "m=136 n=72 k=72", *STAGED, LOADED),
    "bias and relu, held sums": case("bias_relu", "hopper-coop", "m=136 n=136 k=136", *STAGED,
                                     HELD),
    "residual, loaded, held sums": case("residual", "hopper-coop", "m=136 n=136 k=136", *STAGED,
                                        LOADED, HELD),
    "many inputs, held sums": case("many_inputs", "hopper-coop", "m=136 n=136 k=136", *STAGED,
                                   HELD),
    "residual, preloaded": case("residual", "hopper-coop", "m=136 n=136 k=200", *STAGED, AHEAD),
    "residual, preloaded, stored at once": case("residual", "hopper-coop", "m=136 n=136 k=200",
                                                *STAGED, AHEAD, "-overlap-epilogue"),
    "residual, preloaded, a block a CTA": case("residual", "hopper-coop", "m=136 n=136 k=200",
                                               *STAGED, AHEAD, "-overlap-epilogue",
                                               "schedule-work.persistent=false"),
    "residual, preloaded, swapped": case("residual", "hopper-coop", "m=72 n=136 k=136", SWAPPED,
                                         *STAGED, "distribute[out].shape=1,2", AHEAD),
    "many inputs, preloaded": case("many_inputs", "hopper-coop", "m=136 n=136 k=136", *STAGED,
                                   AHEAD),
    "accumulate, preloaded": case("accumulate", "hopper-coop", "m=136 n=136 k=136", *STAGED,
                                  "preload-inputs{columns=8}@overlap-epilogue"),
    "residual, added": case("residual", "hopper-coop", "m=136 n=136 k=200", *STAGED, ADDS),
    "residual, added, stored at once": case("residual", "hopper-coop", "m=136 n=136 k=200",
                                            *STAGED, *AT_ONCE),
    "residual, added, a block a CTA": case("residual", "hopper-coop", "m=136 n=136 k=200",
                                           *STAGED, *AT_ONCE, "schedule-work.persistent=false"),
    "residual, added, swapped": case("residual", "hopper-coop", "m=72 n=136 k=136", SWAPPED,
                                     *STAGED, "distribute[out].shape=1,2", ADDS),
    "residual, added, a step for each part": case("residual", "hopper-coop", "m=136 n=72 k=648",
                                                  *STAGED, ADDS),
    "residual, added, whole pieces": case("residual", "hopper-coop", "m=136 n=136 k=264", *STAGED,
                                          "accumulate-inputs{columns=0}@overlap-epilogue"),
    "accumulate, added": case("accumulate", "hopper-coop", "m=136 n=136 k=136", *STAGED, ADDS),
    "bias and relu, added": case("bias_relu", "hopper-coop", "m=136 n=136 k=264", *STAGED, ADDS),
    "bias and relu, added, held sums": case("bias_relu", "hopper-coop", "m=136 n=136 k=264",
                                            *STAGED, ADDS, HELD),
    "residual, split K": case("residual", "hopper-coop", "m=136 n=72 k=264", *STAGED,
                              "split-k{parts=2}@schedule-work", "-overlap-epilogue"),
    "silu, ws": case("silu", "hopper-ws", "m=72 n=72 k=72", *SMALL),
    "silu, coop": case("silu", "hopper-coop", "m=136 n=72 k=72", *SMALL),
    "many inputs, ws": case("many_inputs", "hopper-ws", "m=136 n=72 k=72", *SMALL),
    "many inputs, pingpong": case("many_inputs", "hopper-pingpong", "m=136 n=72 k=72", *STAGED),
    "many inputs, swapped": case("many_inputs", "hopper-coop", "m=72 n=136 k=72", SWAPPED,
                                 *STAGED, "distribute[out].shape=1,2"),
    "accumulate, coop": case("accumulate", "hopper-coop", "m=136 n=136 k=72", *STAGED),
    "choice, ws": case("leaky_relu", "hopper-ws", "m=136 n=72 k=72", *SMALL),
    "f32 bias, one element": case("bias_f32", "simt-naive", "m=20 n=19 k=20"),
    "f32 bias, vectors": case("bias_f32", "simt-vectorized", "m=130 n=70 k=16"),
    "f32 bias, warps": case("bias_f32", "simt-warptile", "m=130 n=70 k=16"),
}  # fmt: skip

QUICK = ("bias and relu, mma", "f32 bias, vectors")
"""What `make check` takes."""

LEVELS = (
    "residual, pingpong", "bias and relu, coop", "residual, split K", "many inputs, swapped",
    "silu, ws", "residual, preloaded", "residual, added",
)  # fmt: skip
"""What `make test` runs where levels end besides; all cases run as PTX."""

names = pytest.mark.parametrize("name", some(CASES, QUICK))


def _inputs(module: ModuleOp, exact: bool) -> list[Any]:
    return reference.make_inputs(module, 0, exact)


def _checked(module: ModuleOp, inputs: list[Any], exact: bool, found: Any, where: str) -> None:
    (needed,) = reference.evaluate(module, inputs, rounded=exact)
    verdict = reference.compare(found, needed, exact=exact)
    assert verdict.passed, f"{where}: {verdict.text}"


def _is_exact(name: str) -> bool:
    return any(f"/{each}." in CASES[name].source for each in EXACT)


@pytest.mark.parametrize("name, every", at_levels(CASES, QUICK, LEVELS))
def test_every_level_computes_it(name: str, every: bool) -> None:
    each, ctx, exact = CASES[name], frontend.context(), _is_exact(name)
    module = frontend.parse((ROOT / each.source).read_text(), each.source, ctx)
    found: list[tuple[str, ModuleOp]] = []

    def keep(before: Any, now: ModuleOp, after: Any) -> None:
        if before is not None:
            found.append((before.name, now.clone()))

    pipeline.run(module, ctx, pipeline.load(each.passes).passes, keep)
    program = found[0][1]
    inputs = _inputs(program, exact)
    for after, level in found:
        level.verify()
        if not is_run(after, every, name in QUICK):
            continue
        (output,) = interpret.run(level, inputs, sm_count=1)
        _checked(program, inputs, exact, output, after)


@names
def test_the_ptx_computes_it(name: str) -> None:
    each, ctx, exact = CASES[name], frontend.context(), _is_exact(name)
    program = frontend.parse((ROOT / each.source).read_text(), each.source, ctx)
    pipeline.run(program, ctx, pipeline.load(f"resize{{{each.size}}}").passes)
    inputs = _inputs(program, exact)
    text = frontend.print_module(program)
    made = api.compile(text, pipeline=pipeline.edited(settled(each.pipeline), *each.changes))
    (output,) = run_ptx(made.ptx, made.manifest, inputs)
    _checked(program, inputs, exact, output, "PTX")
