"""The manifest: what a launcher has to know, as JSON (`manifest.schema.json`, docs/manifest.md).

All of it is read from `ptx.kernel`'s properties. Extents and strides are expressions over the
arguments of a call, so that one launcher serves static and dynamic shapes; those of an argument
that a kernel sees in other dimensions than it is passed in are numbers, or expressions of sizes.
"""

from __future__ import annotations

import sys
from binascii import b2a_base64
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, cast

from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DictionaryAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
)
from xdsl.ir import Attribute, SSAValue

from gemmc.dialects.added import is_added_to
from gemmc.dialects.dynamic import Place, Range
from gemmc.dialects.isa import isa
from gemmc.dialects.launch import (
    ConstantOp,
    ProgramOp,
    RunOp,
    ViewOp,
    WorkspaceOp,
    bytes_in,
    sized_values,
)
from gemmc.dialects.ptx.structure import KernelOp
from gemmc.dialects.tile.types import bits
from gemmc.element_types import ELEMENT_TYPES
from gemmc.emit.properties import number_of, numbers_of, text_of
from gemmc.emit.ptx import PTX_TARGET, PTX_VERSION
from gemmc.errors import Run, refuse

Places = dict[SSAValue, dict[str, Any]]
"""Where a program's values are: in which argument, workspace or constant, from what offset on."""

Sizes = Mapping[SSAValue, Sequence[int | str]]
"""The extents of each value of a program."""

ALIGNMENT = 16
"""Bytes every base address is a multiple of: what a tensor map and a 16-byte access need."""

OVERLAP = "programmatic_stream_serialization"
"""The launch attribute of a kernel that may start before the one before it has ended."""

L2_PROMOTION = 128
"""Bytes that a miss of a tensor-map load brings into L2 where a map does not say."""

_ONE = "of several functions make the others private, or call one main"


def emit_manifest(
    module: ModuleOp, pipeline_text: str | None = None, tuned: str = ""
) -> dict[str, Any]:
    """The manifest of a module's one kernel, or of its launch program, JSON-able; `tuned` says
    which measurement the pipeline was taken for. GemmcError for what it cannot say."""
    programs = [op for op in module.ops if isinstance(op, ProgramOp)]
    provenance = _provenance(pipeline_text, tuned)
    dynamic = any(each.dynamic_places for each in programs)
    numbers = any(each.numbers or each.rooms for each in programs)
    head = {"schema": "gemmc-manifest", "version": VERSIONS[bool(programs) + dynamic + numbers]}
    if programs:
        if len(programs) > 1:
            raise refuse(programs[1], "one launch.program in a module", str(len(programs)), _ONE)
        return {**head, **_program(module, programs[0]), "provenance": provenance}
    only = _only_kernel(module)
    if is_added_to(only):
        needed = "a launch.program with a kernel before it that zeroes what it adds to"
        raise refuse(only, needed, "a kernel alone", Run("zero-results"))
    if only.guard is not None:
        needed = "a kernel for all sizes, or a launch.program that chooses by guards"
        change = "leave the guard out, or launch it ahead of a kernel for all sizes"
        raise refuse(only, needed, f"a guard of {', '.join(only.guard.data)}", change)
    return {**head, **_kernel(only), "provenance": provenance}


VERSIONS = 1, 2, 3, 4
"""Of the manifest of a kernel, of a program of several, and of one of dynamic sizes, which arrays
of a call tell, or its numbers."""


def _kernel(kernel: KernelOp) -> dict[str, Any]:
    """What a launch of one kernel needs."""
    arguments = [_argument(kernel, *each) for each in enumerate(kernel.arguments)]
    names = [each["name"] for each in arguments]
    return {
        "entry": kernel.sym_name.data,
        "target": PTX_TARGET,
        "ptx_version": PTX_VERSION,
        "arguments": arguments,
        "sizes": {name: _size(kernel, at, names) for name, at in kernel.sizes.data.items()},
        "parameters": [_parameter(kernel, each, arguments) for each in kernel.parameters],
        "launch": _launch(kernel),
        "workspaces": _workspaces(kernel),
        **_guard(kernel),
    }


def _guard(kernel: KernelOp) -> dict[str, Any]:
    """The sizes that a kernel is for, where it is not for all."""
    ranges = {name: kernel.range_of(name) for name in kernel.dynamic_places}
    told = {name: asdict(each) for name, each in ranges.items() if each != Range()}
    return {"guard": told} if told else {}


def _program(module: ModuleOp, program: ProgramOp) -> dict[str, Any]:
    """The program's arguments and workspaces, its kernels, and what is launched on what."""
    if program.workspace is None:
        change = Run("allocate-workspaces")
        raise refuse(program, "workspaces with offsets", "none", change)
    needs, dynamic, rooms = program.needs, bool(program.dynamic_places), program.rooms or ()
    names = [each.data for each in program.arguments]
    sized = sized_values(program)
    places: Places = {
        value: {"argument": name, "offset": 0}
        for name, value in zip(names, program.body.block.args, strict=True)
    }
    workspaces, constants = _program_workspaces(program, sized, places), _constants(program, places)
    for view in (op for op in program.body.block.ops if isinstance(op, ViewOp)):
        source = places[view.source]
        offset = source["offset"] + view.first.value.data * _item(view.source)
        places[view.result] = {**source, "offset": offset}
    sizes = {n: _told(program, at, names) for n, at in program.dynamic_places.items()}
    shapes = sized if dynamic else None
    return {
        "name": program.sym_name.data,
        "target": PTX_TARGET,
        "ptx_version": PTX_VERSION,
        "arguments": _arguments(program, names, sized),
        **({"sizes": sizes} if dynamic else {}),
        **({"rooms": [e.data for e in rooms]} if program.numbers or rooms else {}),
        "workspace_bytes": program.workspace.value.data if needs is None else needs.data,
        "workspaces": workspaces,
        "constants": constants,
        "kernels": [_kernel(op) for op in module.ops if isinstance(op, KernelOp)],
        "launches": [_program_launch(run, places, shapes) for run in program.runs],
    }


def _arguments(program: ProgramOp, names: Sequence[str], sized: Sizes) -> list[dict[str, Any]]:
    """Name, role, type and shape of each argument, in order."""
    found: list[dict[str, Any]] = []
    for number, (name, value) in enumerate(zip(names, program.body.block.args, strict=True)):
        role = "input" if number < program.first_output else "output"
        described = _described(value) | {"shape": list(sized[value])}
        if name in program.complex_arguments:
            described = _of_numbers(described)
        argument = {"name": name, "role": role, **described, "alignment": ALIGNMENT}
        if name in program.number_arguments:
            argument |= {"given": "number", "alignment": 1}
        if program.in_place is not None and name in program.in_place.data:
            argument["in_place"] = cast("StringAttr", program.in_place.data[name]).data
        found.append(argument)
    return found


def _program_workspaces(program: ProgramOp, sized: Sizes, places: Places) -> list[dict[str, Any]]:
    """Name, bytes and offset of each; `places` gets where they are."""
    found: list[dict[str, Any]] = []
    for op in (each for each in program.body.block.ops if isinstance(each, WorkspaceOp)):
        name = f"workspace_{len(found)}"
        places[op.result] = {"workspace": name, "offset": 0}
        size = bytes_in(op.result, sized[op.result])
        found.append({"name": name, "bytes": size, "offset": _offset(op)})
    return found


def _constants(program: ProgramOp, places: Places) -> list[dict[str, Any]]:
    """Name, type and contents of each; `places` gets where they are."""
    found: list[dict[str, Any]] = []
    for op in (each for each in program.body.block.ops if isinstance(each, ConstantOp)):
        name = f"constant_{len(found)}"
        places[op.result] = {"constant": name, "offset": 0}
        data = b2a_base64(op.contents, newline=False).decode()
        found.append({"name": name, **_described(op.result), "data": data})
    return found


def _program_launch(run: RunOp, places: Places, sized: Sizes | None) -> dict[str, Any]:
    """A kernel, or those of which sizes choose, and its arguments; with `sized`, their shapes."""
    given = [places[value] for value in run.operands]
    if sized is None:
        return {"kernel": run.callee.string_value(), "arguments": given}
    given = [at | {"shape": list(sized[v])} for at, v in zip(given, run.operands, strict=True)]
    return {"kernels": list(run.names), "arguments": given}


def _told(program: ProgramOp, places: Sequence[Place], names: list[str]) -> dict[str, Any]:
    """The input whose extent a size is."""
    argument, dimension = min(places)
    if argument >= program.first_output:
        raise refuse(program, "sizes that inputs tell", f"one of {names[argument]} alone")
    return {"argument": names[argument], "dim": dimension}


def _offset(op: WorkspaceOp) -> int | str:
    if op.placed is not None:
        return op.placed.data
    if op.offset is None:
        raise refuse(op, "an offset", "none", Run("allocate-workspaces"))
    return op.offset.value.data


def _described(value: SSAValue) -> dict[str, Any]:
    kind = cast("MemRefType[Attribute]", value.type)
    return {"dtype": str(kind.element_type), "shape": list(kind.get_shape())}


def _of_numbers(described: dict[str, Any]) -> dict[str, Any]:
    """An array of parts as a call has it, of complex numbers."""
    return {"dtype": f"complex<{described['dtype']}>", "shape": described["shape"][:-1]}


def _item(value: SSAValue) -> int:
    """Bytes of an element."""
    return bits(cast("MemRefType[Attribute]", value.type).element_type) // 8


def _only_kernel(module: ModuleOp) -> KernelOp:
    kernels = [op for op in module.ops if isinstance(op, KernelOp)]
    if len(kernels) == 1:
        return kernels[0]
    if not kernels:
        raise refuse(module, "a ptx.kernel", "none", "run the passes that lower to PTX before")
    needed = "one ptx.kernel in a module, or a launch.program that says how they are launched"
    raise refuse(kernels[1], needed, str(len(kernels)), _ONE)


def _argument(kernel: KernelOp, number: int, entry: DictionaryAttr) -> dict[str, Any]:
    return {
        "name": text_of(kernel, entry, "name"),
        "role": text_of(kernel, entry, "role"),
        "dtype": text_of(kernel, entry, "dtype"),
        "shape": [
            kernel.dynamic_size(number, dimension) if extent == DYNAMIC_INDEX else extent
            for dimension, extent in enumerate(numbers_of(kernel, entry.data.get("shape"), "shape"))
        ],
        "alignment": ALIGNMENT,
        **_most_elements(kernel, entry),
        **({"initial": text_of(kernel, entry, "initial")} if "initial" in entry.data else {}),
    }


def _most_elements(kernel: KernelOp, entry: DictionaryAttr) -> dict[str, int]:
    """How many elements an argument may have, where its kernel says so."""
    if "most_elements" not in entry.data:
        return {}
    return {"most_elements": number_of(kernel, entry, "most_elements")}


def _size(kernel: KernelOp, at: Attribute, names: list[str]) -> dict[str, Any]:
    where = numbers_of(kernel, at, "sizes")
    if len(where) != 2 or not 0 <= where[0] < len(names):
        raise refuse(kernel, "sizes of the form [argument, dimension]", str(where))
    return {"argument": names[where[0]], "dim": where[1]}


def _parameter(
    kernel: KernelOp, entry: DictionaryAttr, arguments: list[dict[str, Any]]
) -> dict[str, Any]:
    if text_of(kernel, entry, "kind") == "workspace":
        return {"kind": "workspace", "workspace": text_of(kernel, entry, "name")}
    if text_of(kernel, entry, "kind") == "size":
        return {"kind": "size", "type": "u32", "value": text_of(kernel, entry, "name")}
    index = number_of(kernel, entry, "argument")
    if not 0 <= index < len(arguments):
        raise refuse(kernel, f"an argument below {len(arguments)}", str(index))
    argument = arguments[index]
    match text_of(kernel, entry, "kind"):
        case "pointer":
            return {"kind": "pointer", "argument": argument["name"]}
        case "tensor_map":
            return _tensor_map(kernel, entry, argument)
        case kind:
            needed = "parameters of kind pointer or tensor_map or workspace or size"
            raise refuse(kernel, needed, kind)


CLEAN = {"initial": "zero", "resets": True}
"""Of a workspace that is zero at a launch's start and end."""


def _workspaces(kernel: KernelOp) -> list[dict[str, Any]]:
    """Of each parameter that is one; zero at a launch's start and end, unless it says otherwise."""
    return [
        {
            "name": text_of(kernel, entry, "name"),
            "bytes": str(number_of(kernel, entry, "bytes")),
            **({"initial": "none"} if "initial" in entry.data else CLEAN),
        }
        for entry in kernel.parameters
        if text_of(kernel, entry, "kind") == "workspace"
    ]


def _tensor_map(
    kernel: KernelOp, entry: DictionaryAttr, argument: dict[str, Any]
) -> dict[str, Any]:
    """Boxes, extents and strides innermost first, as cuTensorMapEncodeTiled has them."""
    name, box = argument["name"], numbers_of(kernel, entry.data.get("box"), "box")
    dims, strides = _extents(kernel, entry, argument)
    rank = len(dims)
    if len(box) != rank:
        raise refuse(kernel, f"a box of {rank} dimensions for '{name}'", str(list(box)))
    return {
        "kind": "tensor_map",
        "argument": name,
        "dtype": text_of(kernel, entry, "dtype"),
        "dims": dims[::-1],
        "strides_bytes": strides[-2::-1],
        "box": box[::-1],
        "element_strides": [1] * rank,
        "swizzle": number_of(kernel, entry, "swizzle"),
        "interleave": 0,
        "l2_promotion": number_of(kernel, entry, "l2_promotion", L2_PROMOTION),
        "oob_fill": "zero",
    }


def _extents(
    kernel: KernelOp, entry: DictionaryAttr, argument: dict[str, Any]
) -> tuple[list[str], list[str]]:
    """Extents in elements and strides in bytes, outermost first: those of the argument, or those
    of a parameter that sees it as matrices of other dimensions, numbers or expressions of sizes."""
    name = argument["name"]
    if "shape" not in entry.data:
        dims = range(len(argument["shape"]))
        return [f"{name}.shape[{d}]" for d in dims], [f"{name}.strides[{d}]" for d in dims]
    size = ELEMENT_TYPES[argument["dtype"]].bytes
    told, steps = entry.data["shape"], entry.data.get("strides")
    if isa(told, ArrayAttr[StringAttr]) and isa(steps, ArrayAttr[StringAttr]):
        return [each.data for each in told], [f"{each.data} * {size}" for each in steps]
    shape = numbers_of(kernel, entry.data["shape"], "shape")
    strides = numbers_of(kernel, entry.data.get("strides"), "strides")
    return [str(extent) for extent in shape], [str(stride * size) for stride in strides]


def _launch(kernel: KernelOp) -> dict[str, Any]:
    grid = [each.data for each in kernel.grid]
    cluster = [] if kernel.cluster is None else numbers_of(kernel, kernel.cluster, "cluster")
    if len(grid) > 3 or len(cluster) > 3:
        raise refuse(kernel, "at most three launch dimensions", f"{len(grid)} and {len(cluster)}")
    return {
        "grid": [*grid, *["1"] * (3 - len(grid))],
        "cluster": [*cluster, *[1] * (3 - len(cluster))],
        "block": [kernel.threads.value.data, 1, 1],
        "dynamic_shared_memory": kernel.shared_bytes.value.data,
        "attributes": {} if kernel.overlapped is None else {OVERLAP: True},
    }


def _provenance(pipeline_text: str | None, tuned: str) -> dict[str, str]:
    # The package is loaded, since this module is; importing it by name would be an import of
    # the layer above.
    version: str = sys.modules[__name__.partition(".")[0]].__version__
    pipeline = {} if pipeline_text is None else {"pipeline": pipeline_text}
    return {"gemmc": version, **pipeline, **({"tuned": tuned} if tuned else {})}
