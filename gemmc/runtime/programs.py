"""Reading the manifest of a program of several kernels (version 2)."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod
from typing import Any, Literal

from gemmc.element_types import ELEMENT_TYPES
from gemmc.runtime.fields import Fields, ManifestError
from gemmc.runtime.manifest import (
    SCHEMA,
    VERSION,
    Argument,
    Manifest,
    load_manifest,
    read_argument,
    read_kernel,
)

PROGRAM_VERSION = 2
"""Of a manifest with several kernels."""


@dataclass(frozen=True)
class Place:
    """Where an array of a launch begins: bytes behind the start of what has the name, which is an
    argument, a workspace or a constant, as `kind` says."""

    name: str
    kind: str
    offset: int


@dataclass(frozen=True)
class Constant:
    """Memory that holds the same bytes in every call."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Step:
    """A launch: the entry of its kernel, and where each of the kernel's arguments is."""

    kernel: str
    arguments: tuple[Place, ...]


@dataclass(frozen=True)
class ProgramWorkspace:
    """Bytes of the program's workspace, from an offset on."""

    name: str
    bytes: int
    offset: int


@dataclass(frozen=True)
class ProgramManifest:
    """Everything a launcher of a program needs besides the PTX or cubin.

    `launches` are done on one stream, in order. `workspace_bytes` is what all workspaces take
    together; their contents are undefined when the program starts.
    """

    name: str
    target: str
    ptx_version: str
    arguments: tuple[Argument, ...]
    workspace_bytes: int
    workspaces: tuple[ProgramWorkspace, ...]
    kernels: Mapping[str, Manifest]
    launches: tuple[Step, ...]
    constants: tuple[Constant, ...] = ()
    provenance: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def sizes(self) -> Mapping[str, tuple[str, int]]:
        """Names of extents: none, all are numbers."""
        return {}

    def with_role(self, role: Literal["input", "output"]) -> tuple[Argument, ...]:
        """The arguments of one role, in order."""
        return tuple(a for a in self.arguments if a.role == role)

    def may_be_pitched(self, name: str) -> bool:
        """Whether rows may be padded: never, since kernels have views of arguments."""
        return False


def read_manifest(
    source: str | bytes | Mapping[str, Any] | Manifest | ProgramManifest,
) -> Manifest | ProgramManifest:
    """A checked manifest of either kind, from JSON text or its mapping. Raises ManifestError."""
    if isinstance(source, ProgramManifest | Manifest):
        return source
    if isinstance(source, str | bytes):
        try:
            source = json.loads(source)
        except ValueError as error:
            raise ManifestError("", "JSON text", str(error)) from None
    top = Fields.of(source, "")
    top.literal("schema", SCHEMA)
    version = top.choice("version", (VERSION, PROGRAM_VERSION))
    return load_manifest(top.values) if version == VERSION else _program(top)


def _program(top: Fields) -> ProgramManifest:
    kernels = [read_kernel(each) for each in top.objects("kernels")]
    found = ProgramManifest(
        name=top.string("name"),
        target=top.string("target"),
        ptx_version=top.string("ptx_version"),
        arguments=tuple(read_argument(each) for each in top.objects("arguments")),
        workspace_bytes=top.integer("workspace_bytes", 0),
        workspaces=tuple(_workspace(each) for each in top.objects("workspaces")),
        kernels={each.entry: each for each in kernels},
        launches=tuple(_step(each) for each in top.objects("launches")),
        constants=tuple(_constant(each) for each in top.objects("constants", ())),
        provenance=top.strings("provenance"),
    )
    if len(found.kernels) != len(kernels):
        raise ManifestError("kernels", "distinct entries", str([k.entry for k in kernels]))
    _check(found)
    return found


def _workspace(f: Fields) -> ProgramWorkspace:
    return ProgramWorkspace(f.string("name"), f.integer("bytes", 1), f.integer("offset", 0))


def _step(f: Fields) -> Step:
    return Step(f.string("kernel"), tuple(_place(each) for each in f.objects("arguments")))


def _place(f: Fields) -> Place:
    kind = next((each for each in ("workspace", "constant") if each in f.values), "argument")
    return Place(f.string(kind), kind, f.integer("offset", 0))


def _constant(f: Fields) -> Constant:
    try:
        data = b64decode(f.string("data"), validate=True)
    except ValueError:
        raise ManifestError(f.path("data"), "text in base64", "another") from None
    kind = ELEMENT_TYPES[f.choice("dtype", tuple(ELEMENT_TYPES))]
    size = prod(f.integers("shape", 1)) * kind.bytes
    if len(data) != size:
        raise ManifestError(f.path("data"), f"{size} B", f"{len(data)} B")
    return Constant(f.string("name"), data)


def _check(m: ProgramManifest) -> None:
    """Every launch is of a kernel that is there, on memory that is large enough."""
    sizes = {a.name: ("argument", _bytes("arguments", a)) for a in m.arguments}
    if len(sizes) != len(m.arguments):
        raise ManifestError("arguments", "distinct names", str([a.name for a in m.arguments]))
    for w in m.workspaces:
        if w.name in sizes:
            raise ManifestError("workspaces", "a name of its own", f"`{w.name}`")
        if w.offset + w.bytes > m.workspace_bytes:
            needed = f"an end within {m.workspace_bytes} B"
            raise ManifestError(f"workspace `{w.name}`", needed, f"{w.offset + w.bytes} B")
        sizes[w.name] = "workspace", w.bytes
    for c in m.constants:
        if c.name in sizes:
            raise ManifestError("constants", "a name of its own", f"`{c.name}`")
        sizes[c.name] = "constant", len(c.data)
    for number, step in enumerate(m.launches):
        where = f"launches[{number}]"
        kernel = m.kernels.get(step.kernel)
        if kernel is None:
            needed = f"one of {', '.join(sorted(m.kernels)) or 'none'}"
            raise ManifestError(f"{where}.kernel", needed, f"`{step.kernel}`")
        if len(step.arguments) != len(kernel.arguments):
            needed = f"{len(kernel.arguments)} arguments"
            raise ManifestError(where, needed, str(len(step.arguments)))
        for place, argument in zip(step.arguments, kernel.arguments, strict=True):
            _check_place(where, place, _bytes(where, argument), sizes)


def _check_place(
    where: str, place: Place, size: int, sizes: Mapping[str, tuple[str, int]]
) -> None:
    known = sizes.get(place.name)
    if known is None or known[0] != place.kind:
        raise ManifestError(where, f"a known {place.kind}", f"`{place.name}`")
    if place.offset + size > known[1]:
        needed = f"{size} B from byte {place.offset} of `{place.name}`"
        raise ManifestError(where, needed, f"{known[1]} B in all")


def _bytes(where: str, argument: Argument) -> int:
    """Of an array of a static shape."""
    extents = [extent for extent in argument.shape if isinstance(extent, int)]
    if len(extents) != len(argument.shape):
        raise ManifestError(where, "numbers as extents", str(list(argument.shape)))
    return -(-prod(extents) * ELEMENT_TYPES[argument.dtype].bits // 8)
