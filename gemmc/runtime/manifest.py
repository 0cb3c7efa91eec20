"""Reading a manifest: JSON text or a mapping in, checked dataclasses out.

`docs/manifest.md` says what each field means and `gemmc/emit/manifest.schema.json`
states the same form for other tools. The checks here are written by hand, so that
running a kernel needs no JSON-schema package, and name the field that is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from gemmc.element_types import ELEMENT_TYPES, kernels_know
from gemmc.runtime.expressions import Environment, Expression, shown
from gemmc.runtime.fields import Fields, ManifestError

SCHEMA = "gemmc-manifest"
VERSION = 1
DEVICE_SYMBOLS = frozenset({"sm_count", "max_active_clusters"})
"""Sizes that the device, not an argument, decides."""


@dataclass(frozen=True)
class Argument:
    """One array: `shape` in elements, outermost first; None is any extent, a name is that size.

    `most_elements` is how many the kernel can count, where extents are open; None is any number.
    `initial` is what a kernel has to find in an output: zeros where it adds to it.
    An output of a program may be `in_place`, in the memory of the input of that name.
    An input of a program may be a `number`: a call gives its only extent, and no memory.
    """

    name: str
    role: Literal["input", "output"]
    dtype: str
    shape: tuple[int | str | None, ...]
    alignment: int
    pitch_multiple: int
    most_elements: int | None = None
    initial: Literal["zero", "none"] = "none"
    in_place: str | None = None
    number: bool = False


@dataclass(frozen=True)
class TensorMap:
    """A CUtensorMap parameter; dims, strides and box are innermost first, strides in bytes."""

    argument: str
    dtype: str
    dims: tuple[Expression, ...]
    strides: tuple[Expression, ...]
    box: tuple[int, ...]
    element_strides: tuple[int, ...]
    swizzle: int
    interleave: int
    l2_promotion: int
    oob_fill: str

    @property
    def is_of_argument(self) -> bool:
        """Whether it is of the dimensions of its argument, and not of others in its memory."""
        return all(self.argument in each.names() for each in (*self.dims, *self.strides))


@dataclass(frozen=True)
class Pointer:
    """A generic 64-bit address of an argument."""

    argument: str


@dataclass(frozen=True)
class Size:
    """An integer parameter of PTX type `type`."""

    type: Literal["u32", "u64"]
    value: Expression

    def packed(self, environment: Environment) -> bytes:
        """It in a call, as a kernel reads it. ValueError for one that the type, or a kernel, has
        not."""
        value = self.value.evaluate(environment)
        # Kernels compare sizes of 32 bits as numbers with a sign.
        bits = 31 if self.type == "u32" else 64
        if not 0 <= value < 2**bits:
            text = shown(self.value.text)
            raise ValueError(f"parameter `{text}`: needed 0 to 2^{bits} - 1; found {value}")
        return value.to_bytes(4 if self.type == "u32" else 8, "little")


@dataclass(frozen=True)
class WorkspacePointer:
    """A 64-bit address of a workspace."""

    workspace: str


Parameter = TensorMap | Pointer | Size | WorkspacePointer


@dataclass(frozen=True)
class Workspace:
    """Scratch memory: its bytes, whether they start as zeros, and whether they end as zeros.

    What `resets` may serve one launch after the other without being cleared in between.
    """

    name: str
    bytes: Expression
    initial: Literal["zero", "none"]
    resets: bool = False

    @property
    def clean(self) -> bool:
        """Whether a launch leaves it as the next one needs it."""
        return self.resets or self.initial == "none"


@dataclass(frozen=True)
class Guard:
    """The values of a size that a kernel is for: `least` to `most`, multiples of `multiple`."""

    least: int
    most: int
    multiple: int

    @property
    def sizes(self) -> range:
        """All of them."""
        first = -(-self.least // self.multiple) * self.multiple
        return range(first, self.most + 1, self.multiple)

    def __contains__(self, size: int) -> bool:
        return size in self.sizes

    def __str__(self) -> str:
        multiples = f", a multiple of {self.multiple}" if self.multiple > 1 else ""
        return f"{self.least} to {self.most}{multiples}"


@dataclass(frozen=True)
class Launch:
    """Grid in CTAs (a multiple of the cluster), block in threads, shared memory in bytes."""

    grid: tuple[Expression, Expression, Expression]
    cluster: tuple[int, int, int]
    block: tuple[int, int, int]
    dynamic_shared_memory: int
    programmatic_stream_serialization: bool


class Called(Protocol):
    """What the arrays of a call are checked against: a kernel's manifest, or a program's."""

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """The arrays of a call, in the program's order."""
        ...

    @property
    def sizes(self) -> Mapping[str, tuple[str, int]]:
        """Names of extents of arguments."""
        ...

    def with_role(self, role: Literal["input", "output"]) -> tuple[Argument, ...]:
        """The arguments of one role, in order."""
        ...

    def may_be_pitched(self, name: str) -> bool:
        """Whether rows of an argument may be padded."""
        ...


@dataclass(frozen=True)
class Manifest:
    """Everything a launcher needs besides the PTX or cubin."""

    entry: str
    target: str
    ptx_version: str
    arguments: tuple[Argument, ...]
    sizes: Mapping[str, tuple[str, int]]
    parameters: tuple[Parameter, ...]
    launch: Launch
    workspaces: tuple[Workspace, ...]
    provenance: Mapping[str, str] = field(default_factory=dict[str, str])
    guard: Mapping[str, Guard] = field(default_factory=dict[str, Guard])

    @property
    def adds(self) -> bool:
        """Whether it adds to what an output holds, in any order, so that two launches may differ in
        the last bits."""
        return any(each.initial == "zero" for each in self.arguments)

    def holds(self, sizes: Mapping[str, int]) -> bool:
        """Whether the kernel is for these values of its sizes."""
        return all(sizes[name] in allowed for name, allowed in self.guard.items())

    def with_role(self, role: Literal["input", "output"]) -> tuple[Argument, ...]:
        """The arguments of one role, in order."""
        return tuple(a for a in self.arguments if a.role == role)

    def may_be_pitched(self, name: str) -> bool:
        """Whether every parameter made of `name` carries its strides, so rows may be padded."""
        uses = [p for p in self.parameters if isinstance(p, TensorMap | Pointer)]
        mine = [p for p in uses if p.argument == name]
        return bool(mine) and all(isinstance(p, TensorMap) and p.is_of_argument for p in mine)

    def expressions(self) -> tuple[Expression, ...]:
        """Every expression in it."""
        found = [*self.launch.grid, *(w.bytes for w in self.workspaces)]
        for parameter in self.parameters:
            if isinstance(parameter, TensorMap):
                found += [*parameter.dims, *parameter.strides]
            if isinstance(parameter, Size):
                found.append(parameter.value)
        return tuple(found)


def load_manifest(source: str | bytes | Mapping[str, Any] | Manifest) -> Manifest:
    """A checked manifest from JSON text or its mapping. Raises ManifestError."""
    if isinstance(source, Manifest):
        return source
    top = read_top(source)
    top.literal("version", VERSION)
    return read_kernel(top)


def read_top(source: str | bytes | Mapping[str, Any]) -> Fields:
    """The fields of a manifest of any version, from JSON text or its mapping. ManifestError."""
    if isinstance(source, str | bytes):
        try:
            source = json.loads(source)
        except (ValueError, RecursionError) as error:
            raise ManifestError("", "JSON text", str(error)) from None
    top = Fields.of(source, "")
    top.literal("schema", SCHEMA)
    return top


def read_kernel(top: Fields) -> Manifest:
    """What a manifest says of one kernel. Raises ManifestError."""
    manifest = Manifest(
        entry=top.string("entry"),
        target=top.string("target"),
        ptx_version=top.string("ptx_version"),
        arguments=tuple(read_argument(f) for f in top.objects("arguments")),
        sizes={n: (f.string("argument"), f.integer("dim", 0)) for n, f in top.table("sizes")},
        parameters=tuple(_parameter(f) for f in top.objects("parameters")),
        launch=_launch(top.object("launch")),
        workspaces=tuple(_workspace(f) for f in top.objects("workspaces")),
        provenance=top.strings("provenance"),
        guard={name: _guard(f) for name, f in top.table("guard", {})},
    )
    _check_names(manifest)
    return manifest


def read_argument(f: Fields, numbers: bool = False) -> Argument:
    """One array of a call, or with `numbers` perhaps a number. Raises ManifestError."""
    dtype = f.choice("dtype", tuple(ELEMENT_TYPES))
    item = ELEMENT_TYPES[dtype].bytes
    return Argument(
        name=f.string("name"),
        role=f.choice("role", ("input", "output")),
        dtype=dtype,
        shape=f.shape("shape"),
        alignment=f.integer("alignment", 1, default=item),
        pitch_multiple=f.integer("pitch_multiple", 1, default=item),
        most_elements=f.integer("most_elements", 1) if "most_elements" in f.values else None,
        initial=f.choice("initial", ("zero", "none"), default="none"),
        in_place=f.string("in_place") if "in_place" in f.values else None,
        number=numbers and f.choice("given", ("array", "number"), default="array") == "number",
    )


def _parameter(f: Fields) -> Parameter:
    match f.choice("kind", ("tensor_map", "pointer", "size", "workspace")):
        case "tensor_map":
            return _tensor_map(f)
        case "pointer":
            return Pointer(f.string("argument"))
        case "size":
            return Size(f.choice("type", ("u32", "u64")), f.expression("value"))
        case _:
            return WorkspacePointer(f.string("workspace"))


def _tensor_map(f: Fields) -> TensorMap:
    box = f.integers("box", 1)
    rank = len(box)
    if not 1 <= rank <= 5:
        raise ManifestError(f.path("box"), "1 to 5 dimensions", str(rank))
    parameter = TensorMap(
        argument=f.string("argument"),
        dtype=f.choice("dtype", tuple(kernels_know())),
        dims=f.expressions("dims", rank),
        strides=f.expressions("strides_bytes", rank - 1),
        box=box,
        element_strides=f.integers("element_strides", 1, default=(1,) * rank),
        swizzle=f.choice("swizzle", (0, 32, 64, 128)),
        interleave=f.choice("interleave", (0, 16, 32), default=0),
        l2_promotion=f.choice("l2_promotion", (0, 64, 128, 256), default=0),
        oob_fill=f.choice("oob_fill", ("zero", "nan"), default="zero"),
    )
    _check_box(f, parameter)
    return parameter


def _check_box(f: Fields, parameter: TensorMap) -> None:
    """The limits cuTensorMapEncodeTiled puts on what is known without an array."""
    if len(parameter.element_strides) != len(parameter.box):
        found = f"{len(parameter.element_strides)} entries"
        raise ManifestError(f.path("element_strides"), f"{len(parameter.box)} entries", found)
    if max(parameter.box) > 256:
        raise ManifestError(f.path("box"), "extents of at most 256", str(list(parameter.box)))
    inner = parameter.box[0] * ELEMENT_TYPES[parameter.dtype].bytes
    if parameter.interleave == 0 and inner % 16:
        raise ManifestError(f.path("box"), "an inner extent of a multiple of 16 B", f"{inner} B")
    if parameter.swizzle and inner > parameter.swizzle:
        needed = f"an inner extent of at most the swizzle span, {parameter.swizzle} B"
        raise ManifestError(f.path("box"), needed, f"{inner} B")


def _launch(f: Fields) -> Launch:
    attributes = f.object("attributes")
    attributes.only("programmatic_stream_serialization")
    grid = f.expressions("grid", 3)
    return Launch(
        grid=(grid[0], grid[1], grid[2]),
        cluster=f.triple("cluster"),
        block=f.triple("block"),
        dynamic_shared_memory=f.integer("dynamic_shared_memory", 0),
        programmatic_stream_serialization=attributes.boolean(
            "programmatic_stream_serialization", default=False
        ),
    )


def _guard(f: Fields) -> Guard:
    f.only("least", "most", "multiple")
    least = f.integer("least", 0, default=0)
    return Guard(least, f.integer("most", least), f.integer("multiple", 1, default=1))


def _workspace(f: Fields) -> Workspace:
    return Workspace(
        name=f.string("name"),
        bytes=f.expression("bytes"),
        initial=f.choice("initial", ("zero", "none")),
        resets=f.boolean("resets", default=False),
    )


def _check_names(m: Manifest) -> None:
    """Every argument, size and workspace that is referred to exists, once."""
    ranks = {a.name: len(a.shape) for a in m.arguments}
    if len(ranks) != len(m.arguments):
        raise ManifestError("arguments", "distinct names", str([a.name for a in m.arguments]))
    for name, (argument, dim) in m.sizes.items():
        _check_known(f"sizes.{name}.argument", argument, ranks)
        if dim >= ranks[argument]:
            raise ManifestError(f"sizes.{name}.dim", f"below {ranks[argument]}", str(dim))
    for name in m.guard:
        _check_known(f"guard.{name}", name, m.sizes)
    for index, parameter in enumerate(m.parameters):
        where = f"parameters[{index}]"
        if isinstance(parameter, TensorMap | Pointer):
            _check_known(f"{where}.argument", parameter.argument, ranks)
        if isinstance(parameter, WorkspacePointer):
            known = {w.name: 0 for w in m.workspaces}
            _check_known(f"{where}.workspace", parameter.workspace, known)
    for a in m.arguments:
        for extent in a.shape:
            if isinstance(extent, str):
                _check_known(f"argument `{a.name}` shape", extent, m.sizes)
    known_names = {**ranks, **dict.fromkeys(m.sizes, 0), **dict.fromkeys(DEVICE_SYMBOLS, 0)}
    for expression in m.expressions():
        for name in sorted(expression.names()):
            _check_known(f"expression `{shown(expression.text)}`", name, known_names)


def _check_known(where: str, name: str, known: Mapping[str, object]) -> None:
    if name not in known:
        needed = f"one of {', '.join(sorted(known)) or 'none'}"
        raise ManifestError(where, needed, f"`{shown(name)}`")
