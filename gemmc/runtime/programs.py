"""Reading the manifest of a program of several kernels (version 2), or of dynamic sizes (3), of
which a call's numbers may tell some (4)."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Any, Literal

from gemmc.element_types import ELEMENT_TYPES, kernels_know
from gemmc.runtime.checks import told_shape
from gemmc.runtime.expressions import Environment, Expression, ExpressionError, parse_expression
from gemmc.runtime.fields import Fields, ManifestError
from gemmc.runtime.manifest import (
    VERSION,
    Argument,
    Manifest,
    load_manifest,
    read_argument,
    read_kernel,
    read_top,
)

PROGRAM_VERSION, DYNAMIC_VERSION, NUMBERS_VERSION = 2, 3, 4
"""Of a manifest with several kernels, of one with sizes that a call's arrays tell, and of one with
sizes that its numbers tell."""

PROGRAMS = (PROGRAM_VERSION, DYNAMIC_VERSION, NUMBERS_VERSION)
"""The versions of manifests that are of no kernel alone."""


@dataclass(frozen=True)
class Place:
    """Where an array of a launch begins: bytes behind the start of what has the name, which is an
    argument, a workspace or a constant, as `kind` says; and its extents, in sizes of the program,
    where the kernel's argument has others than numbers."""

    name: str
    kind: str
    offset: int
    shape: tuple[Expression, ...] | None = None

    def shape_of(self, argument: Argument, sizes: Mapping[str, int]) -> tuple[int, ...]:
        """The extents of the array that a kernel's argument is, in elements."""
        if self.shape is None:
            return told_shape(argument, {})
        environment = Environment(sizes, {})
        return tuple(each.evaluate(environment) for each in self.shape)

    def sees(self, argument: Argument) -> tuple[str, ...]:
        """The extents as they are spelled."""
        if self.shape is None:
            return tuple(map(str, argument.shape))
        return tuple(each.text for each in self.shape)


@dataclass(frozen=True)
class Constant:
    """Memory that holds the same bytes in every call."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Step:
    """A launch: the entries of its kernels, of which the first is launched whose guard holds, and
    where each of the kernel's arguments is."""

    kernels: tuple[str, ...]
    arguments: tuple[Place, ...]

    @property
    def kernel(self) -> str:
        """The entry of the kernel that is asked first, which is the only one in most programs."""
        return self.kernels[0]

    def chosen(self, kernels: Mapping[str, Manifest], shapes: Sequence[Sequence[int]]) -> Manifest:
        """The kernel for arrays of these shapes. ValueError where no guard holds."""
        for entry in self.kernels:
            kernel = kernels[entry]
            if not kernel.guard:
                return kernel
            numbers = {a.name: number for number, a in enumerate(kernel.arguments)}
            known = {
                name: shapes[numbers[argument]][dim]
                for name, (argument, dim) in kernel.sizes.items()
            }
            if kernel.holds(known):
                return kernel
        needed = f"sizes that one of {', '.join(self.kernels)} is for"
        raise ValueError(f"launch: needed {needed}; found {[list(s) for s in shapes]}")


@dataclass(frozen=True)
class ProgramWorkspace:
    """Bytes of the program's workspace, from an offset on: both in sizes of the program."""

    name: str
    bytes: Expression
    offset: Expression


@dataclass(frozen=True)
class ProgramManifest:
    """Everything a launcher of a program needs besides the PTX or cubin.

    `launches` are done on one stream, in order. `workspace_bytes` is what all workspaces take
    together; their contents are undefined when the program starts. `rooms` have to be 0 or more in
    a call: what is left of an array behind a slice of it, or beside a reshape.
    """

    name: str
    target: str
    ptx_version: str
    arguments: tuple[Argument, ...]
    workspace_bytes: Expression
    workspaces: tuple[ProgramWorkspace, ...]
    kernels: Mapping[str, Manifest]
    launches: tuple[Step, ...]
    constants: tuple[Constant, ...] = ()
    provenance: Mapping[str, str] = field(default_factory=dict[str, str])
    sizes: Mapping[str, tuple[str, int]] = field(default_factory=dict[str, "tuple[str, int]"])
    rooms: tuple[Expression, ...] = ()

    @cached_property
    def always(self) -> frozenset[str]:
        """The entries of the kernels that every call launches."""
        return frozenset(s.kernel for s in self.launches if len(s.kernels) == 1)

    def chosen(self, sizes: Mapping[str, int]) -> list[str]:
        """The entry of each launch's kernel for some sizes of the program. ValueError where no
        guard holds."""
        found: list[str] = []
        for step in self.launches:
            arguments = self.kernels[step.kernel].arguments
            pairs = zip(arguments, step.arguments, strict=True)
            shapes = [place.shape_of(argument, sizes) for argument, place in pairs]
            found.append(step.chosen(self.kernels, shapes).entry)
        return found

    @property
    def adds(self) -> bool:
        """Whether a kernel adds to what an output holds, in any order, so that two calls may differ
        in the last bits."""
        return any(each.adds for each in self.kernels.values())

    @property
    def one_launch(self) -> bool:
        """Whether a call is one launch on its arrays as they are, of one of several kernels."""
        if len(self.launches) != 1 or self.workspaces or not self.sizes or self.rooms:
            return False
        if any(each.number for each in self.arguments):
            return False
        step = self.launches[0]
        places = [(each.name, each.offset) for each in step.arguments]
        seen = self.kernels[step.kernel].arguments
        return places == [(each.name, 0) for each in self.arguments] and all(
            place.sees(kernel) == tuple(map(str, own.shape))
            for place, kernel, own in zip(step.arguments, seen, self.arguments, strict=True)
        )

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
    top = read_top(source)
    version = top.choice("version", (VERSION, *PROGRAMS))
    if version == VERSION:
        return load_manifest(top.values)
    return _program(top, version)


def _program(top: Fields, version: int) -> ProgramManifest:
    dynamic, numbers = version >= DYNAMIC_VERSION, version >= NUMBERS_VERSION
    kernels = [read_kernel(each) for each in top.objects("kernels")]
    found = ProgramManifest(
        name=top.string("name"),
        target=top.string("target"),
        ptx_version=top.string("ptx_version"),
        arguments=tuple(read_argument(each, numbers) for each in top.objects("arguments")),
        workspace_bytes=_bytes_in(top, "workspace_bytes", dynamic),
        workspaces=tuple(_workspace(each, dynamic) for each in top.objects("workspaces")),
        kernels={each.entry: each for each in kernels},
        launches=tuple(_step(each, dynamic) for each in top.objects("launches")),
        constants=tuple(_constant(each) for each in top.objects("constants", ())),
        provenance=top.strings("provenance"),
        sizes=dict(_sizes(top)) if dynamic else {},
        rooms=top.list_of_expressions("rooms") if numbers else (),
    )
    if len(found.kernels) != len(kernels):
        raise ManifestError("kernels", "distinct entries", str([k.entry for k in kernels]))
    _check(found)
    return found


def _sizes(top: Fields) -> Iterator[tuple[str, tuple[str, int]]]:
    for name, each in top.table("sizes"):
        yield name, (each.string("argument"), each.integer("dim", 0))


def _bytes_in(f: Fields, name: str, dynamic: bool) -> Expression:
    """A number of bytes: a number, or with dynamic sizes an expression of them."""
    return f.expression(name) if dynamic else parse_expression(f.integer(name, 0))


def _workspace(f: Fields, dynamic: bool) -> ProgramWorkspace:
    if not dynamic:
        f.integer("bytes", 1)
    size, offset = (_bytes_in(f, name, dynamic) for name in ("bytes", "offset"))
    return ProgramWorkspace(f.string("name"), size, offset)


def _step(f: Fields, dynamic: bool) -> Step:
    places = tuple(_place(each, dynamic) for each in f.objects("arguments"))
    names = f.names("kernels") if dynamic else (f.string("kernel"),)
    return Step(names, places)


def _place(f: Fields, dynamic: bool) -> Place:
    kind = next((each for each in ("workspace", "constant") if each in f.values), "argument")
    shape = f.list_of_expressions("shape") if dynamic else None
    return Place(f.string(kind), kind, f.integer("offset", 0), shape)


def _constant(f: Fields) -> Constant:
    try:
        data = b64decode(f.string("data"), validate=True)
    except ValueError:
        raise ManifestError(f.path("data"), "text in base64", "another") from None
    kind = ELEMENT_TYPES[f.choice("dtype", tuple(kernels_know()))]
    size = prod(f.integers("shape", 1)) * kind.bytes
    if len(data) != size:
        raise ManifestError(f.path("data"), f"{size} B", f"{len(data)} B")
    return Constant(f.string("name"), data)


def _check(m: ProgramManifest) -> None:
    """Every launch is of a kernel that is there, on memory that is large enough."""
    _check_sizes(m)
    _check_in_place(m)
    told = dict.fromkeys(m.sizes, PROBE)
    may_be = all(_evaluated("rooms", each, told) >= 0 for each in m.rooms)
    sizes = {a.name: ("argument", _bytes(told_shape(a, told), a)) for a in m.arguments}
    if len(sizes) != len(m.arguments):
        raise ManifestError("arguments", "distinct names", str([a.name for a in m.arguments]))
    sizes |= _checked_workspaces(m, told, sizes)
    for c in m.constants:
        if c.name in sizes:
            raise ManifestError("constants", "a name of its own", f"`{c.name}`")
        sizes[c.name] = "constant", len(c.data)
    for number, step in enumerate(m.launches):
        where = f"launches[{number}]"
        for entry in step.kernels:
            kernel = m.kernels.get(entry)
            if kernel is None:
                needed = f"one of {', '.join(sorted(m.kernels)) or 'none'}"
                raise ManifestError(f"{where}.kernel", needed, f"`{entry}`")
            if len(step.arguments) != len(kernel.arguments):
                needed = f"{len(kernel.arguments)} arguments"
                raise ManifestError(where, needed, str(len(step.arguments)))
            for place, argument in zip(step.arguments, kernel.arguments, strict=True):
                if place.shape is None and not all(isinstance(e, int) for e in argument.shape):
                    raise ManifestError(where, "numbers as extents", str(list(argument.shape)))
                shape = _told(where, place, argument, told)
                _check_shape(where, argument, shape)
                size = _bytes(shape, argument) if may_be else 0
                _check_place(where, place, size, sizes)
        last = m.kernels[step.kernels[-1]]
        if last.guard:
            raise ManifestError(where, "a last kernel without a guard", f"`{last.entry}`")


def _checked_workspaces(
    m: ProgramManifest, told: Mapping[str, int], others: Container[str]
) -> dict[str, tuple[str, int]]:
    """The bytes of each workspace, which lies within the program's. Where what some sizes make is
    below 0, as half of one less another, nothing is known for others: a call refuses such."""
    whole = _evaluated("workspace_bytes", m.workspace_bytes, told)
    found: dict[str, tuple[str, int]] = {}
    places: list[tuple[str, int, int]] = []
    for w in m.workspaces:
        if w.name in others or w.name in found:
            raise ManifestError("workspaces", "a name of its own", f"`{w.name}`")
        size, offset = (_evaluated(f"workspace `{w.name}`", e, told) for e in (w.bytes, w.offset))
        places.append((w.name, size, offset))
        found[w.name] = "workspace", size
    known = min(whole, *(number for _, *both in places for number in both), 0) == 0
    for name, size, offset in places if known else ():
        if offset + size > whole:
            needed = f"an end within {whole} B"
            raise ManifestError(f"workspace `{name}`", needed, f"{offset + size} B")
    return found


def _check_in_place(m: ProgramManifest) -> None:
    """An output in place is one of an input of the same shape and type; sizes that only a call
    tells may be spelled otherwise, and a call compares the arrays'."""
    inputs = {a.name: (a.dtype, a.shape) for a in m.with_role("input")}
    for a in m.arguments:
        if a.in_place is None:
            continue
        dtype, shape = inputs.get(a.in_place, ("", ()))
        known = len(shape) == len(a.shape) and all(
            one == other or isinstance(one, str) or isinstance(other, str)
            for one, other in zip(shape, a.shape, strict=True)
        )
        if a.role != "output" or dtype != a.dtype or not known:
            needed = "an output in place of an input of its shape and type"
            raise ManifestError(f"argument `{a.name}`", needed, f"`{a.in_place}`")


def _check_place(where: str, place: Place, size: int, sizes: Mapping[str, tuple[str, int]]) -> None:
    known = sizes.get(place.name)
    if known is None or known[0] != place.kind:
        raise ManifestError(where, f"a known {place.kind}", f"`{place.name}`")
    if size >= 0 and known[1] >= 0 and place.offset + size > known[1]:
        needed = f"{size} B from byte {place.offset} of `{place.name}`"
        raise ManifestError(where, needed, f"{known[1]} B in all")


PROBE = 1 << 20
"""A value of each size, for which offsets and ends are checked when a manifest is read."""


def _evaluated(where: str, expression: Expression, sizes: Mapping[str, int]) -> int:
    """A number of bytes for some sizes, which may be below 0. Raises ManifestError."""
    try:
        found = expression.evaluate(Environment(sizes, {}))
    except ExpressionError as error:
        raise ManifestError(where, "an expression of the program's sizes", str(error)) from None
    if found < 0 and not expression.names():
        raise ManifestError(where, "0 B or more", f"{found} B")
    return found


def _check_sizes(m: ProgramManifest) -> None:
    """Every size is an extent of an input, and every extent a number or a size."""
    inputs = {a.name: len(a.shape) for a in m.with_role("input")}
    for name, (argument, dim) in m.sizes.items():
        if dim >= inputs.get(argument, 0):
            needed = f"a dimension of one of {', '.join(inputs)}"
            raise ManifestError(f"sizes.{name}", needed, f"{dim} of `{argument}`")
    for a in m.arguments:
        for extent in a.shape:
            if isinstance(extent, str) and a.role == "output" and _is_expression(extent, m.sizes):
                continue
            if extent is None or (isinstance(extent, str) and extent not in m.sizes):
                needed = "numbers and sizes as extents" if m.sizes else "numbers as extents"
                raise ManifestError(f"argument `{a.name}` shape", needed, str(list(a.shape)))


def _is_expression(text: str, sizes: Iterable[str]) -> bool:
    """Whether a text is an expression of sizes."""
    try:
        parse_expression(text).evaluate(Environment(dict.fromkeys(sizes, PROBE), {}))
    except ExpressionError:
        return False
    return True


def _told(
    where: str, place: Place, argument: Argument, sizes: Mapping[str, int]
) -> tuple[int, ...]:
    """The extents of an array of a launch. Raises ManifestError."""
    try:
        return place.shape_of(argument, sizes)
    except ExpressionError as error:
        needed = f"extents of `{argument.name}` in the program's sizes"
        raise ManifestError(where, needed, str(error)) from None


def _check_shape(where: str, argument: Argument, shape: Sequence[int]) -> None:
    """An array is of the kernel's argument's rank, and has its extents where they are numbers."""
    known = [(size, found) for size, found in zip(argument.shape, shape, strict=False)]
    if len(shape) != len(argument.shape) or any(isinstance(s, int) and s != f for s, f in known):
        needed = f"an array of {list(argument.shape)} for `{argument.name}`"
        raise ManifestError(where, needed, str(list(shape)))


def _bytes(shape: Sequence[int], argument: Argument) -> int:
    """Of an array of a shape."""
    return -(-prod(shape) * ELEMENT_TYPES[argument.dtype].bits // 8)
