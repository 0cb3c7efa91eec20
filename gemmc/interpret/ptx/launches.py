"""The launches of a program, one after the other, on memory that knows who wrote it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from gemmc.element_types import ELEMENT_TYPES, numpy_dtype
from gemmc.interpret.hardware.errors import InterpretError, Site
from gemmc.interpret.hardware.program_memory import Argument as Wanted
from gemmc.interpret.hardware.program_memory import ProgramMemory
from gemmc.interpret.launches import Outputs, check_rooms
from gemmc.interpret.ptx.errors import PtxExecutionError
from gemmc.runtime.checks import refuse_negative, static_shape
from gemmc.runtime.expressions import Environment
from gemmc.runtime.manifest import Argument, Manifest
from gemmc.runtime.programs import ProgramManifest, Step
from gemmc.runtime.scalars import as_arrays

Launch = Callable[[Manifest, Sequence[Any], Outputs], list[Any]]
"""Runs a kernel on its inputs, for outputs of some shapes, or onto what they hold; its outputs."""


def run_launches(m: ProgramManifest, inputs: Sequence[Any], launch: Launch) -> list[Any]:
    """The program's outputs. Raises PtxExecutionError for inputs that do not fit, and what
    `launch` raises; InterpretError for a read of what no launch has written."""
    wanted = m.with_role("input")
    if len(inputs) != len(wanted):
        raise PtxExecutionError(None, "inputs", f"{len(wanted)} arrays", str(len(inputs)))
    inputs = as_arrays(wanted, inputs, (), None)
    sizes = _sizes(m, wanted, inputs)
    environment = Environment(sizes, {})
    arguments = {name: argument for name, (argument, _) in m.sizes.items()}
    check_rooms([each.text for each in m.rooms], sizes, arguments)
    memory = ProgramMemory(m.workspace_bytes.evaluate(environment))
    for argument, array in zip(wanted, inputs, strict=True):
        _check(argument, array, sizes)
        memory.add_input(argument.name, array)
    for argument in m.with_role("output"):
        if argument.in_place is not None:
            memory.add_in_place(argument.name, argument.in_place)
            continue
        size = prod(static_shape(argument, sizes)) * ELEMENT_TYPES[argument.dtype].bytes
        memory.add_output(argument.name, size)
    for each in m.workspaces:
        size, offset = (e.evaluate(environment) for e in (each.bytes, each.offset))
        refuse_negative(f"workspace `{each.name}`", [size], [each.bytes.text], sizes)
        memory.add_workspace(each.name, size, offset)
    for each in m.constants:
        memory.add_input(each.name, np.frombuffer(each.data, np.uint8))
    for number, step in enumerate(m.launches):
        try:
            _launch(memory, m, step, sizes, launch)
        except InterpretError as error:
            error.site = error.site or Site(f"launch {number} of {step.kernel}")
            raise
    return [
        memory.read(a.name, 0, static_shape(a, sizes), numpy_dtype(a.dtype))
        for a in m.with_role("output")
    ]


def _sizes(
    m: ProgramManifest, wanted: Sequence[Argument], inputs: Sequence[Any]
) -> dict[str, int]:
    """The values of the program's sizes; wrong ranks are told when an input is checked."""
    shapes = {a.name: np.asarray(each).shape for a, each in zip(wanted, inputs, strict=True)}
    told = {name: (shapes[argument], dim) for name, (argument, dim) in m.sizes.items()}
    return {name: shape[dim] for name, (shape, dim) in told.items() if dim < len(shape)}


def _launch(
    memory: ProgramMemory, m: ProgramManifest, step: Step, sizes: Mapping[str, int], launch: Launch
) -> None:
    places = list(zip(m.kernels[step.kernel].arguments, step.arguments, strict=True))
    shapes = [place.shape_of(argument, sizes) for argument, place in places]
    for (argument, place), shape in zip(places, shapes, strict=True):
        refuse_negative(f"argument `{argument.name}`", shape, place.sees(argument), sizes)
    kernel = step.chosen(m.kernels, shapes)
    wanted = [
        Wanted(
            place.name, place.offset, shape, numpy_dtype(a.dtype),
            reads=a.role == "input" or a.initial == "zero", writes=a.role != "input",
        )
        for (a, place), shape in zip(places, shapes, strict=True)
    ]  # fmt: skip
    found = list(zip(places, memory.for_launch(wanted), strict=True))
    given = [each for (a, _), each in found if a.role == "input"]
    made = [each for (a, _), each in found if a.role != "input"]
    outputs = iter(launch(kernel, given, made))
    for argument, place in places:
        if argument.role == "output":
            memory.write(place.name, place.offset, next(outputs))


def _check(argument: Argument, array: Any, sizes: Mapping[str, int]) -> None:
    found = np.asarray(array)
    if found.dtype != numpy_dtype(argument.dtype):
        needed, have = f"type {argument.dtype}", str(found.dtype)
        raise PtxExecutionError(None, f"argument `{argument.name}`", needed, have)
    rank = len(found.shape) == len(argument.shape)
    if not rank or found.shape != static_shape(argument, sizes):
        needed, have = f"shape {list(argument.shape)}", str(list(found.shape))
        raise PtxExecutionError(None, f"argument `{argument.name}`", needed, have)
