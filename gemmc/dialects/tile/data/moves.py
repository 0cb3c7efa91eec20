"""Ops that move data: copies into buffers, loads into registers, stores out of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TypeVar

from xdsl.dialects.builtin import (
    DenseArrayBase,
    IndexType,
    MemRefType,
    StringAttr,
    UnitAttr,
    f32,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.barrier import MBarrierRingType
from gemmc.dialects.interfaces import (
    ByCopyEngine,
    CacheHinted,
    Clipping,
    HasAtom,
    MemoryAccess,
    Signalling,
    Store,
    Touched,
)
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import GLOBAL, ROLE, AtomAttr, ScopeAttr
from gemmc.dialects.tile.broadcast import verify_broadcast
from gemmc.dialects.tile.data.views import MemoryType
from gemmc.dialects.tile.kernel import I64, I64Array, cluster_shape, enclosing_kernel, ints
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, memory_type, memref_type

T = TypeVar("T")


def verify_cache(policy: StringAttr | None) -> None:
    """Of the eviction priorities only those that say something (PTX ISA, "createpolicy")."""
    if policy is not None and policy.data not in ("evict_first", "evict_last"):
        raise VerifyException(f"needed a cache hint evict_first or evict_last; found {policy.data}")


def verify_adds(adds: UnitAttr | None, target: MemRefType[Attribute] | WindowType) -> None:
    """What is added to is f32 in global memory."""
    inside = isinstance(target, MemRefType) and target.memory_space != GLOBAL
    if adds is not None and (inside or target.element_type != f32):
        raise VerifyException(f"needed f32 in global memory to add to; found {target}")


@op_definition
class CopyOp(IRDLOperation, HasAtom, Signalling, Clipping, CacheHinted, ByCopyEngine):
    """Fill a shared-memory buffer from a window of global memory; what is outside is zero.

    `label` is the operand it feeds. With an atom that completes on an mbarrier, `signal` is the
    barrier (and for a ring of barriers the iteration) its bytes are counted on. With
    `multicast`, a list of cluster dimensions, the tile arrives at the same place in every CTA
    of the cluster along them, and is counted on each one's barrier. `cache` is what L2 should do
    with the lines: evict_first or evict_last. With `rows`, only so many rows are copied, the
    first ones: the others, which the matrix has not, have no value.
    """

    name = "tile.copy"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    atom = opt_prop_def(AtomAttr)
    multicast = opt_prop_def(I64Array)
    cache = opt_prop_def(StringAttr)
    rows = opt_prop_def(I64)
    source = operand_def(WindowType)
    target = operand_def(MemRefType)
    signal = opt_operand_def(MBarrierRingType)
    iteration = opt_operand_def(IndexType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$label $scope (`atom` $atom^)? (`multicast` $multicast^)? (`cache` $cache^)? "
        "(`rows` $rows^)? $source `to` $target "
        "(`signals` $signal^ `[` $iteration `]` `:` type($signal))? "
        "attr-dict `:` type($source) `to` type($target)"
    )

    def __init__(self, label: str, source: SSAValue, target: SSAValue):
        super().__init__(
            operands=[source, target, None, None],
            properties={"label": StringAttr(label), "scope": ROLE},
        )

    def verify_(self) -> None:
        source, target = self.source.type, memref_type(self.target)
        assert isinstance(source, WindowType)
        if source.get_shape() != target.get_shape():
            raise VerifyException(
                f"needed a target of shape {list(source.get_shape())}; found "
                f"{list(target.get_shape())}"
            )
        if source.element_type != target.element_type:
            raise VerifyException("needed equal element types")
        verify_cache(self.cache)
        if (self.signal is None) != (self.iteration is None):
            raise VerifyException("needed an iteration with a signal, and only then")
        if self.multicast is not None and set(ints(self.multicast)) - {0, 1}:
            raise VerifyException(
                f"needed cluster dimensions 0 and 1; found {list(ints(self.multicast))}"
            )
        verify_atom(self, self.atom, self.takes)
        self._verify_rows(source.get_shape()[0])

    def _verify_rows(self, of: int) -> None:
        kept = self.kept_rows
        if kept is None:
            return
        if not 0 < kept < of:
            raise VerifyException(f"needed fewer rows than {of}; found {kept}")
        if self.multicast is not None:
            raise VerifyException("needed all rows of a multicast copy")
        atom = self.atom
        if atom is not None and atom.instruction.data != "tma":
            raise VerifyException(f"needed atom tma for a copy of some rows; found {atom}")

    @property
    def takes(self) -> str:
        return "copy"

    def touched(self) -> Sequence[Touched]:
        return Touched(0, False, "mn"), Touched(1, True, "mn")

    def signalling(self, ring: SSAValue, iteration: SSAValue) -> CopyOp:
        properties = {k: v for k, v in self.properties.items() if k != "operandSegmentSizes"}
        return CopyOp.build(
            operands=[self.source, self.target, ring, iteration], properties=properties
        )

    @property
    def outside(self) -> SSAValue:
        return self.source

    @property
    def inside(self) -> SSAValue:
        return self.target

    def ask(
        self, map: SSAValue, at: Sequence[SSAValue], part: SSAValue | None, mask: SSAValue | None
    ) -> Operation:
        from gemmc.dialects import tma

        assert part is not None
        assert self.signal is not None
        return tma.LoadOp(map, at, part, self.signal, self.iteration, mask, self.cache)

    @property
    def delivered(self) -> int:
        """The whole tile or its kept rows, clipped or not, and those of the CTAs that share a
        multicast."""
        kind, shape = memref_type(self.target), cluster_shape(enclosing_kernel(self))
        rows, columns = kind.get_shape()
        rows = self.kept_rows or rows
        along = () if self.multicast is None else set(ints(self.multicast))
        return prod(shape[d] for d in along) * rows * columns * bits(kind.element_type) // 8


@op_definition
class StoreOp(IRDLOperation, HasAtom, Store):
    """Write a fragment to a window of global memory or a buffer; what is outside is dropped.

    With scope `thread` the target is where the thread's value 0 goes, and the fragment
    layout's value digits lead from there to its other values. With `transposed` the fragment's
    columns become the target's rows. `cache` is what L2 should do with lines of global memory. With
    `adds`, each element is added to what is there, at once and in any order (PTX red).
    """

    name = "tile.store"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    atom = opt_prop_def(AtomAttr)
    cache = opt_prop_def(StringAttr)
    transposed = opt_prop_def(UnitAttr)
    adds = opt_prop_def(UnitAttr)
    value = operand_def(FragmentType)
    target = operand_def(MemoryType)

    assembly_format = (
        "$label $scope (`atom` $atom^)? (`cache` $cache^)? $value (`adds` $adds^)? `to` "
        "(`transposed` $transposed^)? $target attr-dict `:` type($value) `to` type($target)"
    )

    def __init__(
        self,
        label: str,
        value: SSAValue,
        target: SSAValue,
        scope: ScopeAttr = ROLE,
        *,
        transposed: bool = False,
        cache: StringAttr | None = None,
        adds: UnitAttr | None = None,
    ):
        super().__init__(
            operands=[value, target],
            properties={
                "label": StringAttr(label),
                "scope": scope,
                "cache": cache,
                "transposed": UnitAttr() if transposed else None,
                "adds": adds,
            },
        )

    def verify_(self) -> None:
        value, target = self.value.type, memory_type(self.target)
        assert isinstance(value, FragmentType)
        if value.element_type != target.element_type:
            raise VerifyException("needed equal element types")
        shape = self.in_target(value.get_shape())
        if list(shape) != list(target.get_shape()):
            raise VerifyException(
                f"needed a target of shape {list(shape)}; found {list(target.get_shape())}"
            )
        verify_cache(self.cache)
        if self.cache is not None and isinstance(target, MemRefType):
            raise VerifyException("needed a window of global memory with a cache hint")
        verify_adds(self.adds, target)
        verify_atom(self, self.atom, self.takes)

    @property
    def takes(self) -> str:
        return "store"

    def touched(self) -> Sequence[Touched]:
        return (Touched(1, True, "".join(self.in_target("mn"))),)

    @property
    def stored(self) -> FragmentType:
        """The type of what is stored."""
        kind = self.value.type
        assert isinstance(kind, FragmentType)
        return kind

    def in_target(self, pair: Sequence[T]) -> Sequence[T]:
        """What is of the fragment's (rows, columns), as of the target's."""
        return pair if self.transposed is None else pair[::-1]


@op_definition
class LoadOp(IRDLOperation, MemoryAccess):
    """The values of a window or buffer in one thread's registers; what is outside is zero.

    With an atom, the warp's threads load the tile that begins at element `first` together, each
    the values its registers have in the fragment's layout. The source is where the row begins
    that the lane gives the address of, for the tile at [0, 0] (`atoms.ldmatrix_rows`).

    `by` says which dimensions of the fragment (m × n) the source has, in memory order
    (`broadcast`); the source is where the thread's value 0 comes from, and the layout's value
    digits lead from there to its other values.
    """

    name = "tile.load"

    atom = opt_prop_def(AtomAttr)
    first = opt_prop_def(I64Array)
    by = opt_prop_def(StringAttr)
    source = operand_def(MemoryType)
    result = result_def(FragmentType)

    assembly_format = (
        "(`atom` $atom^)? $source (`from` $first^)? (`by` $by^)? attr-dict "
        "`:` type($source) `to` type($result)"
    )

    def __init__(
        self,
        source: SSAValue,
        result: FragmentType,
        atom: AtomAttr | None = None,
        first: Sequence[int] | None = None,
        by: str | None = None,
    ):
        place = None if first is None else DenseArrayBase.from_list(i64, first)
        super().__init__(
            operands=[source],
            properties={
                "atom": atom,
                "first": place,
                "by": None if by is None else StringAttr(by),
            },
            result_types=[result],
        )

    def verify_(self) -> None:
        source, result = memory_type(self.source), self.result.type
        verify_atom(self, self.atom, "load")
        if self.atom is not None and self.by is not None:
            raise VerifyException("needed dimensions of the source without an atom only")
        if (self.atom is None) != (self.first is None):
            raise VerifyException("needed a place to load from with an atom, and only then")
        if self.first is not None:
            _verify_inside(source.get_shape(), ints(self.first), result.get_shape())
        elif self.by is not None:
            verify_broadcast(self.by.data, source.get_shape(), result.get_shape())
        elif source.get_shape() != result.get_shape():
            raise VerifyException(
                f"needed a fragment of shape {list(source.get_shape())}; found "
                f"{list(result.get_shape())}"
            )
        if source.element_type != result.element_type:
            raise VerifyException("needed equal element types")

    def touched(self) -> Sequence[Touched]:
        return (Touched(0, False),)


def _verify_inside(whole: Sequence[int], first: Sequence[int], shape: Sequence[int]) -> None:
    fits = len(first) == 2 and all(
        0 <= at and at + size <= end for at, size, end in zip(first, shape, whole, strict=False)
    )
    if not fits:
        raise VerifyException(
            f"needed {'x'.join(map(str, shape))} elements within {'x'.join(map(str, whole))}; "
            f"found them from {list(first)}"
        )


def verify_atom(op: Operation, atom: AtomAttr | None, kind: str) -> None:
    """An atom, if there is one, must be known and fit the kind of op."""
    if atom is None:
        return
    known = ATOMS.get(atom.instruction.data)
    if known is None or known.kind != kind:
        fits = ", ".join(a.name for a in ATOMS.values() if a.kind == kind)
        raise VerifyException(f"needed an atom for a {kind} ({fits}); found {atom}")
