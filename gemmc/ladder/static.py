"""What a rung's kernel needs and fetches, found without a GPU.

Registers are ptxas's, shared memory and threads the manifest's, occupancy follows from them.
What the kernel fetches from global memory is counted, not guessed: the emitted PTX runs on the
PTX machine, for one cluster's blocks of the result, and every load is counted as `fetched` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from gemmc import pipeline
from gemmc.bench.problem import Problem
from gemmc.errors import GemmcError
from gemmc.ladder.occupancy import Occupancy, occupancy
from gemmc.ladder.rungs import Rung

if TYPE_CHECKING:
    from xdsl.passes import ModulePass

STEPS_OF_K = 2
"""Every step of K fetches the same, so two steps say what any number does."""


@dataclass(frozen=True)
class Static:
    """A rung's kernel for a problem; `registers`, `spills` and `occupancy` need ptxas.

    `fetched` is in bytes per multiplication and addition, `shared` in bytes a CTA. With a
    `refused` reason there is no kernel, and nothing else is known.
    """

    rung: Rung
    threads: int = 0
    shared: int = 0
    registers: int | None = None
    spills: int | None = None
    occupancy: Occupancy | None = None
    fetched: float = 0.0
    refused: str = ""

    @property
    def intensity(self) -> float:
        """Operations per byte that the kernel's loads fetch."""
        return 1 / self.fetched if self.fetched else 0.0


def static(rung: Rung, problem: Problem, *, counted: bool = True) -> Static:
    """Compile a rung for a problem and look at it; `counted` runs it for what it fetches."""
    from gemmc import driver

    loaded = pipeline.load(rung.source)
    try:
        made = driver.compile_text(problem.text, rung.name, loaded)
    except GemmcError as error:
        return Static(rung, refused=str(error))
    launch = made.manifest["launch"]
    threads, shared = prod(launch["block"]), int(launch["dynamic_shared_memory"])
    registers, spills = _assembled(made.ptx)
    fits = None if registers is None else occupancy(threads, registers, shared)
    per_flop = fetched(rung, problem) if counted else 0.0
    return Static(rung, threads, shared, registers, spills, fits, per_flop)


def _assembled(ptx: str) -> tuple[int | None, int | None]:
    """Registers a thread and bytes spilled; nothing where there is no ptxas."""
    from gemmc.assemble import AssembleError, assemble, find_ptxas

    try:
        path = find_ptxas()
    except AssembleError:
        return None, None
    found = assemble(ptx, ptxas=path).resources
    return found.registers, found.spill_stores + found.spill_loads


def fetched(rung: Rung, problem: Problem) -> float:
    """Bytes that the rung's loads fetch from global memory, per operation.

    A warp's load counts the 32-byte sectors that its lanes touch, once for that load; a copy by
    the engine counts the bytes inside of the matrix, once for the cluster. Caches are not
    modelled: what L1 or L2 holds already counts again. The stores of the result do not count.
    """
    from gemmc import driver, frontend, reference
    from gemmc.interpret.ptx.simulate import run
    from gemmc.interpret.ptx.traffic import Traffic

    small = _one_cluster(rung, problem)
    ctx = frontend.context()
    module = frontend.parse(small.text, rung.name, ctx)
    inputs = reference.make_inputs(module, 0, True)
    made = driver.compile_text(small.text, rung.name, rung.source)
    traffic = Traffic()
    run(made.ptx, made.manifest, inputs, traffic=traffic)
    return traffic.total / small.flop


def _one_cluster(rung: Rung, problem: Problem) -> Problem:
    """The problem at the size of one cluster's blocks, two steps of K deep for each part."""
    passes = pipeline.load(rung.source).passes
    tile = _option(passes, "form-kernel", "tile")
    if tile is None:
        raise GemmcError("ladder", "a pipeline with form-kernel", "none", where=rung.file)
    high, wide = _option(passes, "form-cluster", "shape") or (1, 1)
    parts = _option(passes, "split-k", "parts") or 1
    m, n, k = tile[0] * high, tile[1] * wide, tile[2] * STEPS_OF_K * parts
    return Problem(problem.dtype, problem.layout, m, n, k, problem.result)


def _option(passes: Sequence[ModulePass], name: str, option: str) -> Any:
    """The option of the first pass of that name; None without one."""
    return next((getattr(each, option) for each in passes if each.name == name), None)
