"""PTX text, a manifest and arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from gemmc.element_types import numpy_dtype
from gemmc.interpret.hardware.errors import Race
from gemmc.interpret.hardware.scheduler import Scheduler
from gemmc.interpret.launches import Outputs, first_contents
from gemmc.interpret.ptx.allocations import Allocation, GlobalMemory, Tracked
from gemmc.interpret.ptx.decode import decode
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.interpret.ptx.grid import Launch
from gemmc.interpret.ptx.launch import run_grid
from gemmc.interpret.ptx.launches import run_launches
from gemmc.interpret.ptx.operations import Op
from gemmc.interpret.ptx.parsing import parse
from gemmc.interpret.ptx.program import Program
from gemmc.interpret.ptx.registers import SM_COUNT
from gemmc.interpret.ptx.resolve import build
from gemmc.interpret.ptx.tensor_maps import BYTES, TensorMap
from gemmc.interpret.ptx.trace import Tracer
from gemmc.interpret.ptx.traffic import Traffic
from gemmc.interpret.ptx.types import size_of
from gemmc.runtime import manifest as manifests
from gemmc.runtime.checks import static_shape
from gemmc.runtime.expressions import Environment
from gemmc.runtime.programs import ProgramManifest, read_manifest
from gemmc.runtime.scalars import as_arrays


def run(
    ptx_text: str,
    manifest: Mapping[str, Any] | manifests.Manifest | ProgramManifest,
    inputs: Sequence[Any],
    *,
    seed: int = 0,
    ctas: Sequence[int] | None = None,
    file: str = "<ptx>",
    tracer: Tracer | None = None,
    device: Mapping[str, int] | None = None,
    traffic: Traffic | None = None,
    left: Mapping[str, bytes] | None = None,
    scheduler: Scheduler | None = None,
) -> list[Any]:
    """Run PTX as its manifest says, a kernel or a program of several; returns the outputs as NumPy
    arrays.

    `inputs` are NumPy arrays, or numbers, in the manifest's order. `seed` chooses the schedule.
    With `ctas` (linear CTA numbers) only their clusters run, and what they leave unwritten is
    bytes of 0xFF. `device` overrides `sm_count` and `max_active_clusters`; `traffic` counts
    what is loaded from global memory; `left` is what workspaces, by name, hold at the start
    instead of their first contents, as after a launch that was broken off; `scheduler` replaces
    the seed's. Raises
    PtxSyntaxError for the text, PtxExecutionError or ValueError for arrays and launch that
    do not fit, and InterpretError for what the kernel does wrong.
    """
    m = read_manifest(manifest)
    if isinstance(m, ProgramManifest):
        if ctas is not None or left:
            needed = "all CTAs, and workspaces as a launch starts"
            raise PtxExecutionError(None, "program", needed, "some, or others")

        def launch(
            kernel: manifests.Manifest, given: Sequence[Any], outputs: Outputs
        ) -> list[Any]:
            return run_program(
                *_decoded(ptx_text, file, kernel.entry), kernel, given,
                outputs=outputs, seed=seed, tracer=tracer, device=device, traffic=traffic,
                scheduler=scheduler,
            )  # fmt: skip

        return run_launches(m, inputs, launch)
    manifest = m
    return run_program(
        *_decoded(ptx_text, file, m.entry), manifest, inputs,
        seed=seed, ctas=ctas, tracer=tracer, device=device, traffic=traffic,
        left=left, scheduler=scheduler,
    )  # fmt: skip


@lru_cache(maxsize=64)
def _decoded(text: str, file: str, entry: str) -> tuple[Program, list[Op]]:
    """A kernel of a text: one text is run under many schedules."""
    program = build(_parsed(text, file), entry)
    return program, decode(program)


_parsed = lru_cache(maxsize=1)(parse)
"""A text, for its kernels one after the other."""


def run_program(
    program: Program,
    ops: list[Op],
    manifest: Mapping[str, Any] | manifests.Manifest,
    inputs: Sequence[Any],
    *,
    seed: int = 0,
    ctas: Sequence[int] | None = None,
    tracer: Tracer | None = None,
    device: Mapping[str, int] | None = None,
    traffic: Traffic | None = None,
    left: Mapping[str, bytes] | None = None,
    scheduler: Scheduler | None = None,
    outputs: Outputs | None = None,
) -> list[Any]:
    """`run` of a program that is decoded already; `outputs` are the shapes of its outputs, where
    another than the inputs tells them, or what they hold. Those who give `outputs` also give all
    arrays away: they may be in the same memory."""
    m = manifests.load_manifest(manifest)
    arrays = _arrays(m, inputs, outputs)
    environment = _environment(m, arrays, device or {})
    memory = GlobalMemory()
    memory.traffic = traffic
    places = _places(m, arrays, environment, memory, left or {})
    _module_variables(program, memory)
    grid = tuple(e.evaluate(environment) for e in m.launch.grid)
    if 0 in grid:
        for allocation in memory.allocations:
            allocation.check_written()
        return [arrays[a.name] for a in m.with_role("output")]
    launch = Launch(
        (grid[0], grid[1], grid[2]),
        m.launch.cluster,
        m.launch.block,
        m.launch.dynamic_shared_memory,
        _parameters(program, m, places, environment),
        m.launch.programmatic_stream_serialization,
    )
    try:
        with np.errstate(all="ignore"):
            run_grid(
                program, ops, memory, launch, seed=seed, ctas=ctas, tracer=tracer,
                scheduler=scheduler,
            )  # fmt: skip
    except Race as error:
        error.facts = (*error.facts, f"in kernel {program.entry.name}")
        raise
    if ctas is None:
        for allocation in memory.allocations:
            allocation.check_written()
        if not left:
            _check_reset(m, places)
    return [arrays[a.name] for a in m.with_role("output")]


def _places(
    m: manifests.Manifest,
    arrays: Mapping[str, Any],
    environment: Environment,
    memory: GlobalMemory,
    left: Mapping[str, bytes],
) -> dict[str, Allocation]:
    """The arguments and workspaces in global memory, by name."""
    outputs = {a.name for a in m.with_role("output")}
    places = {
        name: memory.add(name, _bytes_of(array), array.shape, name in outputs)
        for name, array in arrays.items()
    }
    memory.track_together()
    for w in m.workspaces:
        size = max(w.bytes.evaluate(environment), 1)
        data = np.full(size, 0 if w.initial == "zero" else 0xFF, np.uint8)
        if w.name in left:
            data[:] = np.frombuffer(left[w.name], np.uint8)
        place = places[w.name] = memory.add(w.name, data, (size,), False)
        filled = w.initial == "zero" or w.name in left
        Tracked([(place, 0)], filled=filled)
    return places


def _check_reset(m: manifests.Manifest, places: Mapping[str, Allocation]) -> None:
    """A workspace that the manifest says is zero again when all CTAs have ended, is."""
    for w in m.workspaces:
        data = places[w.name].bytes
        if w.resets and data.any():
            at = int(np.flatnonzero(data)[0])
            found = f"{data[at]} in byte {at}"
            raise PtxExecutionError(None, f"workspace `{w.name}`", "zeros at the end", found)


def _environment(
    m: manifests.Manifest, arrays: Mapping[str, Any], device: Mapping[str, int]
) -> Environment:
    """What the manifest's expressions may name: sizes, the device's symbols, arguments."""
    per_cluster = m.launch.cluster[0] * m.launch.cluster[1] * m.launch.cluster[2]
    symbols = {name: arrays[a].shape[d] for name, (a, d) in m.sizes.items()}
    symbols.update({"sm_count": SM_COUNT, "max_active_clusters": SM_COUNT // per_cluster})
    symbols.update(device)
    return Environment(symbols, arrays)


def _arrays(
    m: manifests.Manifest, inputs: Sequence[Any], outputs: Outputs | None
) -> dict[str, Any]:
    """The arguments by name: copies of the inputs, or themselves where outputs are given, and
    outputs of 0xFF bytes, or of zeros where a kernel alone adds to them."""
    wanted = m.with_role("input")
    if len(inputs) != len(wanted):
        raise PtxExecutionError(None, "inputs", f"{len(wanted)} arrays", str(len(inputs)))
    numbers = as_arrays(wanted, inputs, (), None)
    kept = np.array if outputs is None else np.asarray
    given = {a.name: kept(i, order="C") for a, i in zip(wanted, numbers, strict=True)}
    for a in wanted:
        if given[a.name].dtype != numpy_dtype(a.dtype):
            have = str(given[a.name].dtype)
            raise PtxExecutionError(None, f"argument `{a.name}`", f"type {a.dtype}", have)
        if len(given[a.name].shape) != len(a.shape):
            have = str(given[a.name].shape)
            raise PtxExecutionError(None, f"argument `{a.name}`", f"rank {len(a.shape)}", have)
    sizes = {n: given[a].shape[d] for n, (a, d) in m.sizes.items() if a in given}
    made = None if outputs is None else iter(outputs)
    found: dict[str, Any] = {}
    for a in m.arguments:
        if a.name not in given:
            before = static_shape(a, sizes) if made is None else next(made)
            added = a.initial == "zero"
            found[a.name] = first_contents(before, numpy_dtype(a.dtype), added=added)
            continue
        found[a.name] = given[a.name]
        for extent, size in zip(a.shape, given[a.name].shape, strict=True):
            needed = sizes.get(extent, size) if isinstance(extent, str) else extent
            if needed is not None and needed != size:
                shape = str(given[a.name].shape)
                raise PtxExecutionError(None, f"argument `{a.name}`", f"shape {a.shape}", shape)
    return found


def _bytes_of(array: Any) -> Any:
    return array.reshape(-1).view(np.uint8)


def _module_variables(program: Program, memory: GlobalMemory) -> None:
    """The module's .global and .const variables, with their initial values."""
    data = np.zeros(max(program.module_bytes, 1), np.uint8)
    for offset, variable in program.variables:
        size = size_of(variable.type)
        for index, value in enumerate(variable.initial):
            one = (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")
            start = offset + index * size
            data[start : start + size] = np.frombuffer(one, np.uint8)
    place = memory.add("the module's variables", data, (data.size,), False)
    Tracked([(place, 0)], filled=True)
    memory.module_base = place.base


def _parameters(
    program: Program,
    m: manifests.Manifest,
    places: dict[str, Allocation],
    environment: Environment,
) -> Any:
    """The param space: every parameter's bytes at its offset."""
    where = program.entry.where
    if len(program.parameters) != len(m.parameters):
        needed = f"{len(m.parameters)} parameters, as in the manifest"
        raise PtxExecutionError(where, "launch", needed, str(len(program.parameters)))
    end = program.parameters[-1] if program.parameters else (0, 0)
    space = np.zeros(end[0] + end[1], np.uint8)
    for (offset, size), parameter in zip(program.parameters, m.parameters, strict=True):
        value = _parameter(parameter, places, environment)
        if len(value) != size:
            found = f"{len(value)} bytes of the manifest's"
            raise PtxExecutionError(where, "launch", f"a parameter of {size} bytes", found)
        space[offset : offset + size] = np.frombuffer(value, np.uint8)
    return space


def _parameter(
    p: manifests.Parameter, places: dict[str, Allocation], environment: Environment
) -> bytes:
    match p:
        case manifests.Pointer():
            return places[p.argument].base.to_bytes(8, "little")
        case manifests.WorkspacePointer():
            return places[p.workspace].base.to_bytes(8, "little")
        case manifests.Size():
            return p.packed(environment)
        case manifests.TensorMap():
            return _tensor_map(p, places[p.argument], environment)


def _tensor_map(p: manifests.TensorMap, place: Allocation, environment: Environment) -> bytes:
    """The map's bytes; what the driver would refuse is refused."""
    dims = tuple(e.evaluate(environment) for e in p.dims)
    strides = tuple(e.evaluate(environment) for e in p.strides)
    name = f"tensor map of `{p.argument}`"
    if p.interleave or any(s != 1 for s in p.element_strides):
        raise PtxExecutionError(None, name, "no interleave and element strides of 1", "others")
    if not all(1 <= d <= 2**32 for d in dims):
        raise PtxExecutionError(None, name, "extents of 1 to 2^32", str(dims))
    if any(s % 16 or not 0 < s < 2**40 for s in strides):
        raise PtxExecutionError(None, name, "strides of a multiple of 16 B", str(strides))
    made = TensorMap(
        p.dtype, place.base, dims, strides, p.box, p.swizzle, p.oob_fill == "nan"
    ).encode()
    assert len(made) == BYTES
    return made
