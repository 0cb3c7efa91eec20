"""Pass `assign-layouts`: swizzle of each shared-memory buffer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp, NoneAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import VerifyException

from gemmc.analysis.swizzles import PATTERN_ROWS, SPANS, need_whole_patterns
from gemmc.analysis.views import base_of, reached
from gemmc.dialects.interfaces import BulkStore, Collective, ElementWise, Store, View
from gemmc.dialects.tile.atoms import ATOMS, Atom
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.data.views import PartOp
from gemmc.dialects.tile.kernel import ints
from gemmc.dialects.tile.types import RingType, bits, memref_type
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import ASSIGNED, COPY_ENGINE, FRAGMENTS, KERNEL, LAYOUTS, WGMMA, Facts
from gemmc.ir import retype, walk_type


@dataclass(frozen=True)
class AssignLayoutsPass(ModulePass):
    """Give the buffers of the tensor core the swizzled layout that it reads.

    Before → after, with swizzle=128:

        tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.space<shared>>>
        →
        tile.alloc : !tile.ring<4, memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, …>>

    A buffer that only matrix stores fill, with rows of an odd number of 16-byte chunks, keeps its
    rows: eight of them already lie in different banks. One that threads fill with sums for the copy
    engine is swizzled too: eight rows of an accumulator, or columns of a transposed one, would be
    in the same banks.

    Requires: buffers read only by products with a tensor-core atom, element-wise by threads, or by
    the copy engine, and filled by copies or stores with an atom; threads' parts of whole 16-byte
    chunks, others' of whole patterns; rows that are a multiple of 32 bytes, row counts that are a
    multiple of 8.
    Ensures: buffer, slots and parts agree on the layout, which is part of the memref's type, so
    that every user reads the same one.
    Why here: which layouts a buffer may have follows from its users' atoms; barriers do not care.
    Serves the pipelines with tensor-core operands; the others keep row-major buffers.

    `swizzle` is the widest span in bytes: 128, 64 or 32. A buffer has the widest that its rows are
    a multiple of, and the rows of its parts that are copied or multiplied as a whole.
    """

    name = "assign-layouts"

    swizzle: int = 128

    def facts(self) -> Facts:
        return Facts(
            requires=(KERNEL, ASSIGNED.of("mma"), ASSIGNED.of("copy")),
            forbids=(LAYOUTS, WGMMA, FRAGMENTS, COPY_ENGINE),
            establishes=(LAYOUTS,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if self.swizzle not in SPANS:
            raise GemmcError(self.name, "swizzle of 32, 64 or 128", f"swizzle={self.swizzle}")
        found = False
        for alloc in walk_type(op, AllocOp):
            if _has_layout(alloc) or not _is_swizzled(alloc.result) or _spreads(alloc):
                continue
            found = True
            self._assign(alloc)
        if not found:
            raise GemmcError(
                self.name,
                "a shared buffer without a layout that a wgmma product reads",
                "none",
                Run("assign-atoms", mma="wgmma", copy="tma"),
            )

    def _assign(self, alloc: AllocOp) -> None:
        buffer = alloc.buffer_type
        rows, columns = buffer.get_shape()
        size = bits(buffer.element_type)
        row_bytes = columns * size // 8
        widths = [row_bytes, *(width * size // 8 for width in _widths(alloc.result, columns))]
        spans = (s for s in SPANS if s <= self.swizzle and not any(w % s for w in widths))
        span = next(spans, None)
        if span is None or rows % PATTERN_ROWS:
            found = next((width for width in widths if width % SPANS[-1]), row_bytes)
            raise refuse(
                alloc,
                f"rows of a multiple of {SPANS[-1]} bytes and a multiple of {PATTERN_ROWS} rows",
                f"{rows} rows of {found} bytes",
                "change form-kernel's tile, promote's multiple or stage-epilogue's columns",
            )
        layout = SwizzleAttr.of(span, rows)
        swizzled = MemRefType(buffer.element_type, buffer.shape, layout, buffer.memory_space)
        ring = alloc.result.type
        kind = RingType(ring.slots, swizzled) if isinstance(ring, RingType) else swizzled
        _propagate(retype(alloc.result, kind))


def _has_layout(alloc: AllocOp) -> bool:
    return not isinstance(alloc.buffer_type.layout, NoneAttr)


def _users(value: SSAValue) -> list[Operation]:
    return [use.operation for use in value.uses]


def _is_swizzled(value: SSAValue) -> bool:
    """Whether a buffer feeds the tensor core, or threads in the places of its fragments, or is
    filled by them for the copy engine."""
    users = list(reached(value))
    if any(_wants_swizzle(user) or _reads_elements(user, value) for user in users):
        return True
    filled = any(isinstance(user, Store) for user in users)
    return filled and any(isinstance(user, BulkStore) and _needs_patterns(user) for user in users)


def _spreads(alloc: AllocOp) -> bool:
    """Whether matrix stores hit all banks without a swizzle: 8 rows of 16 bytes, an odd number of
    16-byte chunks apart.
    """
    buffer = alloc.buffer_type
    row_bytes = buffer.get_shape()[1] * bits(buffer.element_type) // 8
    filled = [u for u in reached(alloc.result) if isinstance(u, Store)]
    return row_bytes % 32 == 16 and bool(filled)


def _widths(value: SSAValue, columns: int) -> Iterator[int]:
    """Columns from one part to the next of what works on whole patterns."""
    for user in _users(value):
        if isinstance(user, View):
            cut = isinstance(user, PartOp) and ints(user.counts)[1] > 1
            width = memref_type(user.results[0]).get_shape()[1] if cut else columns
            yield from _widths(user.results[0], width)
        elif _needs_patterns(user):
            yield columns


def _propagate(value: SSAValue) -> None:
    """Let slots, parts and crops of a buffer have types that follow from its new one."""
    for user in _users(value):
        kind = _view_of(user, value.type) if isinstance(user, View) else None
        if kind is not None:
            _propagate(retype(user.results[0], kind))
        else:
            _check_user(user, value)


def _check_user(user: Operation, value: SSAValue) -> None:
    """What accesses a swizzled buffer must know its layout."""
    if not isinstance(user, Collective):
        raise refuse(user, f"a use that knows the swizzled layout ({KNOWING})", user.name)
    atom = _atom_of(user, value)
    if atom is None or not atom.takes_swizzles:
        raise refuse(
            user,
            f"an atom that knows the swizzled layout ({KNOWING})",
            "no atom" if atom is None else atom.name,
            Run("assign-atoms", copy="tma", mma="wgmma"),
        )
    if atom.needs_patterns:
        need_whole_patterns(user, value)


def _view_of(view: View, kind: Attribute) -> Attribute | None:
    try:
        return view.view_of(kind)
    except VerifyException as error:
        needed = "parts that keep the swizzle pattern"
        raise refuse(view, needed, str(error), "change the shape") from None


KNOWING = ", ".join(atom.name for atom in ATOMS.values() if atom.takes_swizzles)
"""Atoms whose addresses follow a swizzled layout."""


def _atom_of(op: Collective, value: SSAValue) -> Atom | None:
    """The atom by which an op reaches a buffer: what threads read element-wise they load."""
    element_wise = isinstance(op, ElementWise) and any(value is each for each in op.read())
    return ATOMS["ld"] if element_wise else op.done_by()


def _reads_elements(op: Operation, buffer: SSAValue) -> bool:
    """Whether threads read a buffer element by element, in the places of a tile's: neighbouring
    rows of a plain one would be in the same banks."""
    if not isinstance(op, ElementWise) or not isinstance(op, Collective):
        return False
    return any(base_of(value) is buffer for value in op.read())


def _wants_swizzle(op: Operation) -> bool:
    atom = op.done_by() if isinstance(op, Collective) else None
    return atom is not None and atom.swizzle == "wanted"


def _needs_patterns(op: Operation) -> bool:
    atom = op.done_by() if isinstance(op, Collective) else None
    return atom is not None and atom.needs_patterns
