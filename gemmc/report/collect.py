"""Compiling a program with a pipeline, and what can be known of the kernel without a GPU."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from math import ceil, prod
from typing import Any

from xdsl.dialects.builtin import DYNAMIC_INDEX, ModuleOp

from gemmc import driver, frontend
from gemmc.assemble import Assembled, AssembleError, assemble, find_ptxas
from gemmc.dialects.launch import ProgramOp
from gemmc.dialects.ptx.structure import KernelOp
from gemmc.dialects.tile.loops import LoopsOp
from gemmc.errors import GemmcError
from gemmc.interpret.grids import evaluate
from gemmc.ladder.occupancy import Occupancy, occupancy
from gemmc.pipeline import Pipeline
from gemmc.pipeline.files import INLINE
from gemmc.pipeline.problem import problem_of
from gemmc.plan import Problem
from gemmc.program import kernels_of, prepared
from gemmc.report.found import Bound, Launch, Registers, Report
from gemmc.report.look import Look
from gemmc.report.sass import live
from gemmc.target import DEFAULT, Target

PLANNED = "sizes that a launch tells, planned for "
"""Ahead of a problem whose extents are not known."""

_SETMAXNREG = re.compile(r"setmaxnreg\.(?:inc|dec)\S*\s+(\d+);")


def collect(
    module: ModuleOp, pipeline: driver.Source, *, target: Target = DEFAULT, run: bool = True
) -> Report:
    """The report of a module with one kernel, which is left as it is. With `run` the kernel also
    runs on the CPU, on one cluster's blocks, for what it fetches and for its timeline.

    What a pass or ptxas refuses is in the report, as is that a program has several kernels;
    GemmcError for what is no pipeline.
    """
    found = collect_each(module, pipeline, target=target, run=run)
    if len(found) == 1:
        return found[0]
    names = ", ".join(each.kernel for each in found)
    refused = f"a program of several kernels ({names}): collect_each reports on all of them"
    return Report(str(pipeline), target.name, refused=refused)


def collect_each(
    module: ModuleOp,
    pipeline: driver.Source,
    *,
    target: Target = DEFAULT,
    run: bool = True,
    kernel: str = "",
) -> list[Report]:
    """The reports of a program's kernels, in the order of their first launch; as `collect`. With
    the name of a `kernel` that one's alone; GemmcError for a name that none has."""
    ctx, copy = frontend.context(), frontend.copy(module)
    frontend.verify(copy)
    name = str(pipeline)
    try:
        loaded = driver.resolve(pipeline, copy, ctx, target)
    except GemmcError as error:
        return [Report(name, target.name, refused=str(error))]
    if kernel and kernel not in dict(loaded.kernels):
        raise loaded.without_kernel(kernel)
    if not loaded.kernels:
        return [_collected(copy, loaded, Report(name, target.name), target, run)]
    return [
        _collected(only, inner, Report(name, target.name, each), target, run)
        for each, only, inner in kernels_of(copy, loaded, ctx)
        if kernel in ("", each)
    ]


def _collected(
    module: ModuleOp, loaded: Pipeline, report: Report, target: Target, run: bool
) -> Report:
    ctx, copy = frontend.context(), module.clone()
    loops = any(isinstance(op, LoopsOp) for op in copy.walk())
    ready = prepared(copy, loaded)
    problem = None if loops else problem_of(copy if ready is None else ready[0], ctx)[0]
    chosen = "" if loaded.name in (report.name, INLINE) else loaded.name
    told = problem is not None and problem.told != "none"
    said = "" if problem is None else f"{PLANNED * told}{problem}"
    started = replace(report, problem=said, chosen=chosen, passes=loaded.text)
    if told:  # what follows from numbers of elements is not known
        problem = None
    look = Look()
    try:
        driver.compile_module(copy, loaded, ctx=ctx, callback=look)
        sizes = _for_all_sizes(copy)
        made = _of_product(copy, driver.emit(copy, loaded))
        report = _of_kernel(started, loaded, problem, look, made, target)
        if report.launch is not None:
            report = replace(report, launch=replace(report.launch, sizes=sizes))
    except (GemmcError, AssembleError) as error:
        return replace(started, refused=str(error))
    if not run or problem is None:
        return report
    from gemmc.report.runs import counted, modelled  # NumPy, for what runs

    traffic = counted(module, loaded, look.extents, problem)
    traffic = replace(traffic, shared=_filled(report, loaded, look))
    return replace(report, traffic=traffic, modelled=modelled(module, loaded, look.extents))


def _of_product(module: ModuleOp, made: driver.Compiled) -> driver.Compiled:
    """Of a product that is launched behind a kernel that zeroes its result, the product alone."""
    programs = [op for op in module.body.block.ops if isinstance(op, ProgramOp)]
    if not programs:
        return made
    product = programs[0].runs[-1].callee.string_value()
    for op in list(module.body.block.ops):
        if isinstance(op, ProgramOp) or (isinstance(op, KernelOp) and op.sym_name.data != product):
            op.detach()
            op.erase()
    ptx, sources = driver.ptx_of(module)
    kernels = {each["entry"]: each for each in made.manifest["kernels"]}
    return replace(made, ptx=ptx, sources=sources, manifest=kernels[product])


def _of_kernel(
    report: Report, loaded: Pipeline, problem: Problem | None, look: Look,
    made: driver.Compiled, target: Target,
) -> Report:  # fmt: skip
    """The part that needs no execution. AssembleError for what ptxas refuses."""
    described, assembled = made.manifest["launch"], _assembled(made)
    fits = None
    shared = int(described["dynamic_shared_memory"])
    if assembled is not None:
        threads = prod(described["block"])
        fits = occupancy(threads, assembled.resources.registers, shared)
    tile = option(loaded, "form-kernel", "tile") or ()
    blocks = _blocks(look.extents, tile, option(loaded, "split-k", "parts") or 1)
    return replace(
        report,
        tile=tile,
        launch=_launch(made.manifest, blocks, fits, target),
        registers=_registers(made.ptx, assembled),
        shared_bytes=shared,
        buffers=look.buffers,
        bound=None if problem is None else _bound(problem, target),
    )


def _bound(problem: Problem, target: Target) -> Bound:
    arithmetic = 2 * problem.volume / target.peak_tflops[problem.dtype] / 1e6
    return Bound(arithmetic, problem.bytes / target.memory_tb_s / 1e6)


def _filled(report: Report, loaded: Pipeline, look: Look) -> int | None:
    """Bytes that copies write into the shared memory of all CTAs."""
    launch = report.launch
    if launch is None or launch.blocks is None or look.extents.get("k", DYNAMIC_INDEX) < 0:
        return None
    depth = report.tile[2] * (option(loaded, "split-k", "parts") or 1)
    return launch.blocks * (look.filled * -(-look.extents["k"] // depth) + look.inputs)


def _assembled(made: driver.Compiled) -> Assembled | None:
    """None where there is no ptxas. AssembleError for what it refuses."""
    try:
        path = find_ptxas()
    except AssembleError:
        return None
    return assemble(made.ptx, ptxas=path, source_map=made.sources)


def _registers(ptx: str, assembled: Assembled | None) -> Registers:
    asked = tuple(dict.fromkeys(int(each) for each in _SETMAXNREG.findall(ptx)))
    if assembled is None:
        return Registers(setmaxnreg=asked)
    used, alive = assembled.resources, live(assembled.cubin)
    peak = None if alive is None else alive.peak
    by_count = {} if alive is None else alive.by_count
    spilled = used.spill_stores + used.spill_loads
    return Registers(used.registers, spilled, asked, peak, by_count)


def _blocks(extents: Mapping[str, int], tile: tuple[int, ...], parts: int) -> int | None:
    """Blocks of the result, in all further dimensions and parts of K; None of open sizes."""
    if len(tile) != 3 or not {"m", "n"} <= set(extents) or DYNAMIC_INDEX in extents.values():
        return None
    further = prod(extent for letter, extent in extents.items() if letter not in "mnk")
    return -(-extents["m"] // tile[0]) * -(-extents["n"] // tile[1]) * further * parts


def _launch(
    manifest: Mapping[str, Any], blocks: int | None, fits: Occupancy | None, target: Target
) -> Launch:
    launch = manifest["launch"]
    cluster: tuple[int, int, int] = tuple(launch["cluster"])
    held = 1 if fits is None else max(fits.ctas, 1)
    symbols = _sizes(manifest) | {
        "sm_count": target.sms, "max_active_clusters": target.sms * held // prod(cluster),
    }  # fmt: skip
    grid = [str(each) for each in launch["grid"]]
    used = {word for each in grid for word in re.findall(r"[A-Za-z_]\w*(?!\w*\()", each)}
    is_open = bool(used & (manifest["sizes"].keys() - symbols.keys()))
    ctas = None if is_open else prod(evaluate(each, symbols) for each in grid)
    waves = tail = None
    if fits is not None and fits.ctas and blocks is not None and ctas is not None:
        waves = blocks / min(target.sms * fits.ctas, max(ctas, 1))
        if ctas == blocks:  # a block per CTA
            waves = blocks / (target.sms * fits.ctas)
        tail = waves - ceil(waves) + 1
    return Launch(
        ctas, cluster, prod(launch["block"]), blocks,
        None if fits is None else fits.ctas, "" if fits is None else fits.limit, waves, tail,
        " * ".join(each for each in grid if each != "1") if is_open else "",
    )  # fmt: skip


def _sizes(manifest: Mapping[str, Any]) -> dict[str, int]:
    """The sizes that are numbers."""
    shapes = {each["name"]: each["shape"] for each in manifest["arguments"]}
    found = ((name, shapes[at["argument"]][at["dim"]]) for name, at in manifest["sizes"].items())
    return {name: size for name, size in found if isinstance(size, int)}


def _for_all_sizes(module: ModuleOp) -> str:
    """Takes the guards from a kernel, which alone is emitted without; which sizes it is for, of
    those that a launch tells, in words."""
    said: list[str] = []
    for op in module.body.block.ops:
        if isinstance(op, KernelOp):
            names = sorted(op.dynamic_places)
            said += [f"{each} {op.range_of(each).words or 'any'}" for each in names]
            op.guard = None
    return "; ".join(said)


def option(loaded: Pipeline, name: str, wanted: str) -> Any:
    """The option of the first pass of that name; None without one."""
    return next((getattr(each, wanted) for each in loaded.passes if each.name == name), None)
