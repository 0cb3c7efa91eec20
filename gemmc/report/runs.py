"""What is found by running a kernel on one cluster's blocks: what it fetches, and its timeline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any

from xdsl.dialects.builtin import ModuleOp

from gemmc import driver, frontend, reference
from gemmc.errors import GemmcError
from gemmc.interpret.hardware.errors import InterpretError
from gemmc.pipeline import Pipeline, load
from gemmc.plan import Problem
from gemmc.report.found import Modelled, Traffic
from gemmc.workbench import timeline

STEPS_COUNTED = 2
"""Steps of K that say what any number does: each fetches the same."""

STEPS_MODELLED = 16
"""Steps of K of the timeline, at most: the ring is full and empty by then."""


def counted(
    module: ModuleOp, loaded: Pipeline, extents: Mapping[str, int], problem: Problem
) -> Traffic:
    """Bytes of the whole launch, from a run of the PTX on one cluster's blocks."""
    least = Traffic(int(problem.bytes), None, None)
    small = _resized(module, loaded, extents, STEPS_COUNTED)
    if small is None or "b" in extents:
        return least
    program, rest, volume = small
    from gemmc.interpret.ptx.simulate import run
    from gemmc.interpret.ptx.traffic import Traffic as Counter

    counter = Counter()
    try:
        made = driver.compile_module(program.clone(), rest)
        compiled = driver.emit(made, rest)
        inputs = reference.make_inputs(program, 0, True)
        run(compiled.ptx, compiled.manifest, inputs, traffic=counter)
    except (GemmcError, InterpretError):
        return least
    stored = problem.m * problem.columns * problem.result_bits // 8
    return replace(least, l2=round(counter.total * problem.volume / volume) + stored)


def modelled(
    module: ModuleOp, loaded: Pipeline, extents: Mapping[str, int]
) -> Modelled | None:
    """The timeline of one cluster's blocks; None where there is none for the kernel."""
    from gemmc.interpret.timeline.intervals import TENSOR_CORE

    tile = _option(loaded, "form-kernel", "tile")
    if tile is None:
        return None
    steps = max(1, min(STEPS_MODELLED, -(-extents.get("k", 1) // tile[2])))
    small = _resized(module, loaded, extents, steps)
    if small is None:
        return None
    try:
        found = timeline(small[0], small[1])
    except (GemmcError, InterpretError):
        return None
    return Modelled(round(found.total), steps, found.busy(TENSOR_CORE))


def _resized(
    module: ModuleOp, loaded: Pipeline, extents: Mapping[str, int], steps: int
) -> tuple[ModuleOp, Pipeline, int] | None:
    """The program at the size of one cluster's blocks, so many steps of K deep; the passes behind
    those that change its size; and how many products are in it."""
    tile = _option(loaded, "form-kernel", "tile")
    if tile is None or len(tile) != 3:
        return None
    high, wide = _option(loaded, "form-cluster", "shape") or (1, 1)
    rows, columns = tile[0] * high, tile[1] * wide
    if any(each.name == "swap-ab" for each in loaded.passes):
        rows, columns = columns, rows
    depth = tile[2] * steps * (_option(loaded, "split-k", "parts") or 1)
    ahead = len(list(takewhile(lambda each: each.name == "resize", loaded.passes)))
    rest = replace(loaded, passes=loaded.passes[ahead:], places=loaded.places[ahead:])
    program, ctx = frontend.copy(module), frontend.context()
    for each in (*loaded.passes[:ahead], *load(f"resize{{m={rows} n={columns} k={depth}}}").passes):
        try:
            each.apply(ctx, program)
        except GemmcError:
            return None
    return program, rest, rows * columns * depth


def _option(loaded: Pipeline, name: str, wanted: str) -> Any:
    return next((getattr(each, wanted) for each in loaded.passes if each.name == name), None)
