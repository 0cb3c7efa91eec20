"""The launches of a program, one after the other, on memory that knows who wrote it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.interpret.hardware.errors import InterpretError, Site
from gemmc.interpret.hardware.program_memory import ProgramMemory
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.runtime.checks import static_shape
from gemmc.runtime.manifest import Argument, Manifest
from gemmc.runtime.programs import ProgramManifest, Step

Launch = Callable[[Manifest, Sequence[Any]], list[Any]]
"""Runs a kernel on its inputs; its outputs."""


def run_launches(m: ProgramManifest, inputs: Sequence[Any], launch: Launch) -> list[Any]:
    """The program's outputs. Raises PtxExecutionError for inputs that do not fit, and what
    `launch` raises; InterpretError for a read of what no launch has written."""
    memory = ProgramMemory(m.workspace_bytes)
    wanted = m.with_role("input")
    if len(inputs) != len(wanted):
        raise PtxExecutionError(None, "inputs", f"{len(wanted)} arrays", str(len(inputs)))
    for argument, array in zip(wanted, inputs, strict=True):
        _check(argument, array)
        memory.add_input(argument.name, array)
    for argument in m.with_role("output"):
        size = prod(static_shape(argument, {})) * ELEMENT_TYPES[argument.dtype].bytes
        memory.add_output(argument.name, size)
    for each in m.workspaces:
        memory.add_workspace(each.name, each.bytes, each.offset)
    for each in m.constants:
        memory.add_input(each.name, np.frombuffer(each.data, np.uint8))
    for number, step in enumerate(m.launches):
        try:
            _launch(memory, m.kernels[step.kernel], step, launch)
        except InterpretError as error:
            error.site = error.site or Site(f"launch {number} of {step.kernel}")
            raise
    return [
        memory.read(a.name, 0, static_shape(a, {}), numpy_dtype(a.dtype))
        for a in m.with_role("output")
    ]


def _launch(memory: ProgramMemory, kernel: Manifest, step: Step, launch: Launch) -> None:
    places = list(zip(kernel.arguments, step.arguments, strict=True))
    given = [
        memory.read(place.name, place.offset, static_shape(a, {}), numpy_dtype(a.dtype))
        for a, place in places
        if a.role == "input"
    ]
    outputs = iter(launch(kernel, given))
    for argument, place in places:
        if argument.role == "output":
            memory.write(place.name, place.offset, next(outputs))


def _check(argument: Argument, array: Any) -> None:
    found = np.asarray(array)
    if found.dtype != numpy_dtype(argument.dtype):
        needed, have = f"type {argument.dtype}", str(found.dtype)
        raise PtxExecutionError(None, f"argument `{argument.name}`", needed, have)
    if found.shape != static_shape(argument, {}):
        needed, have = f"shape {list(argument.shape)}", str(list(found.shape))
        raise PtxExecutionError(None, f"argument `{argument.name}`", needed, have)
