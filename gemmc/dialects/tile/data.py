"""Ops that say where data is and how it moves: windows, buffers, rings, parts, copies, stores."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    MemRefType,
    StringAttr,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.barrier import MBarrierRingType
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import GLOBAL, ROLE, SHARED, AtomAttr, ScopeAttr
from gemmc.dialects.tile.kernel import I64, I64Array, ints
from gemmc.dialects.tile.types import (
    FragmentType,
    RingType,
    WindowType,
    memory_type,
    memref_type,
    part_type,
    transposed_type,
)

MemoryType = base(MemRefType) | base(WindowType)


@irdl_op_definition
class WindowOp(IRDLOperation):
    """The rectangle of a global matrix that starts at `offsets` and is clipped at `extents`."""

    name = "tile.window"

    matrix = operand_def(MemRefType)
    offsets = var_operand_def(IndexType)
    extents = var_operand_def(IndexType)
    result = result_def(WindowType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Pure())
    assembly_format = (
        "$matrix `[` $offsets `]` `within` ` ` `[` $extents `]` attr-dict `:` type($matrix) "
        "`to` type($result)"
    )

    def __init__(
        self,
        matrix: SSAValue,
        offsets: Sequence[SSAValue],
        extents: Sequence[SSAValue],
        shape: Sequence[int],
    ):
        super().__init__(
            operands=[matrix, offsets, extents],
            result_types=[WindowType.of(shape, memref_type(matrix).element_type)],
        )

    def verify_(self) -> None:
        if len(self.offsets) != 2 or len(self.extents) != 2:
            raise VerifyException("needed two offsets and two extents")
        if memref_type(self.matrix).memory_space != GLOBAL:
            raise VerifyException("needed a matrix in #tile.space<global>")


@irdl_op_definition
class AllocOp(IRDLOperation):
    """A shared-memory buffer, or a ring of them, for the life of the CTA.

    `offset` is its place in bytes from the start of dynamic shared memory once
    `allocate-smem` has decided it.
    """

    name = "tile.alloc"

    offset = opt_prop_def(I64)
    result = result_def(base(MemRefType) | base(RingType))

    assembly_format = "(`at` $offset^)? attr-dict `:` type($result)"

    def __init__(self, result: Attribute):
        super().__init__(result_types=[result])

    def verify_(self) -> None:
        if self.buffer_type.memory_space != SHARED:
            raise VerifyException("needed a buffer in #tile.space<shared>")

    @property
    def buffer_type(self) -> MemRefType:
        """Type of the buffer, or of each slot of the ring."""
        kind = self.result.type
        return kind.buffer if isinstance(kind, RingType) else kind

    @property
    def slots(self) -> int:
        kind = self.result.type
        return kind.slots.data if isinstance(kind, RingType) else 1


@irdl_op_definition
class SlotOp(IRDLOperation):
    """The buffer that iteration number `iteration` + `offset` uses: slot that `mod slots`."""

    name = "tile.slot"

    ring = operand_def(RingType)
    iteration = operand_def(IndexType)
    offset = opt_prop_def(I64)
    result = result_def(MemRefType)

    traits = traits_def(Pure())
    assembly_format = (
        "$ring `[` $iteration (`offset` $offset^)? `]` attr-dict `:` type($ring) `to` type($result)"
    )

    def __init__(self, ring: SSAValue, iteration: SSAValue, offset: int = 0):
        assert isinstance(ring.type, RingType)
        super().__init__(
            operands=[ring, iteration],
            properties={"offset": IntegerAttr(offset, i64) if offset else None},
            result_types=[ring.type.buffer],
        )

    def verify_(self) -> None:
        _verify_slot(self.ring, self.result)
        if self.offset is not None and self.offset.value.data < 1:
            raise VerifyException(f"needed an offset of at least 1; found {self.steps}")

    @property
    def steps(self) -> int:
        """The offset, 0 without one."""
        return 0 if self.offset is None else self.offset.value.data


@irdl_op_definition
class AtOp(IRDLOperation):
    """Slot number `slot` of a ring, in 0 … slots − 1."""

    name = "tile.at"

    ring = operand_def(RingType)
    slot = operand_def(IndexType)
    result = result_def(MemRefType)

    traits = traits_def(Pure())
    assembly_format = "$ring `[` $slot `]` attr-dict `:` type($ring) `to` type($result)"

    def __init__(self, ring: SSAValue, slot: SSAValue):
        assert isinstance(ring.type, RingType)
        super().__init__(operands=[ring, slot], result_types=[ring.type.buffer])

    def verify_(self) -> None:
        _verify_slot(self.ring, self.result)


def _verify_slot(ring: SSAValue, result: SSAValue) -> None:
    assert isinstance(ring.type, RingType)
    if ring.type.buffer != result.type:
        raise VerifyException(
            f"needed the ring's buffer type {ring.type.buffer}; found {result.type}"
        )


@irdl_op_definition
class PartOp(IRDLOperation):
    """Part number `[row, column]` of a memref or window cut into `of` parts per dimension.

    Without `runs` parts are contiguous: element i of part p is element p·size + i. With runs of
    r elements in a dimension they interleave: it is element (i div r · count + p) · r + i mod r.
    """

    name = "tile.part"

    source = operand_def(MemoryType)
    indices = var_operand_def(IndexType)
    counts = prop_def(I64Array)
    runs = opt_prop_def(I64Array)
    result = result_def(MemoryType)

    traits = traits_def(Pure())
    assembly_format = (
        "(`runs` $runs^)? $source `[` $indices `]` `of` $counts attr-dict `:` type($source) "
        "`to` type($result)"
    )

    def __init__(
        self,
        source: SSAValue,
        indices: Sequence[SSAValue],
        counts: Sequence[int],
        runs: Sequence[int] | None = None,
    ):
        super().__init__(
            operands=[source, indices],
            properties={
                "counts": DenseArrayBase.from_list(i64, counts),
                "runs": None if runs is None else DenseArrayBase.from_list(i64, runs),
            },
            result_types=[part_type(source.type, counts, runs)],
        )

    def verify_(self) -> None:
        if len(self.indices) != 2:
            raise VerifyException("needed two part numbers")
        if self.runs is not None and len(self.run_lengths or ()) != 2:
            raise VerifyException(f"needed runs of two dimensions; found {self.runs}")
        expected = part_type(self.source.type, ints(self.counts), self.run_lengths)
        if expected != self.result.type:
            raise VerifyException(f"needed a result of type {expected}; found {self.result.type}")

    @property
    def run_lengths(self) -> tuple[int, ...] | None:
        """Elements of a run per dimension; None for solid parts."""
        return None if self.runs is None else ints(self.runs)


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """A row-major buffer seen with rows and columns exchanged; no data moves."""

    name = "tile.transpose"

    source = operand_def(MemRefType)
    result = result_def(MemRefType)

    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue):
        super().__init__(operands=[source], result_types=[transposed_type(memref_type(source))])

    def verify_(self) -> None:
        expected = transposed_type(memref_type(self.source))
        if expected != self.result.type:
            raise VerifyException(f"needed a result of type {expected}; found {self.result.type}")


def verify_cache(policy: StringAttr | None) -> None:
    """Of the eviction priorities only those that say something (PTX ISA, "createpolicy")."""
    if policy is not None and policy.data not in ("evict_first", "evict_last"):
        raise VerifyException(f"needed a cache hint evict_first or evict_last; found {policy.data}")


@irdl_op_definition
class CopyOp(IRDLOperation):
    """Fill a shared-memory buffer from a window of global memory; what is outside is zero.

    `label` is the operand it feeds. With an atom that completes on an mbarrier, `signal` is the
    barrier (and for a ring of barriers the iteration) its bytes are counted on. With
    `multicast`, a list of cluster dimensions, the tile arrives at the same place in every CTA
    of the cluster along them, and is counted on each one's barrier. `cache` is what L2 should do
    with the lines: evict_first or evict_last.
    """

    name = "tile.copy"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    atom = opt_prop_def(AtomAttr)
    multicast = opt_prop_def(I64Array)
    cache = opt_prop_def(StringAttr)
    source = operand_def(WindowType)
    target = operand_def(MemRefType)
    signal = opt_operand_def(MBarrierRingType)
    iteration = opt_operand_def(IndexType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$label $scope (`atom` $atom^)? (`multicast` $multicast^)? (`cache` $cache^)? "
        "$source `to` $target "
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
        verify_atom(self, self.atom, "copy")


@irdl_op_definition
class StoreOp(IRDLOperation):
    """Write a fragment to a window of global memory or a buffer; what is outside is dropped.

    With scope `thread` the target is where the thread's value 0 goes, and the fragment
    layout's value digits lead from there to its other values.
    """

    name = "tile.store"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    atom = opt_prop_def(AtomAttr)
    value = operand_def(FragmentType)
    target = operand_def(MemoryType)

    assembly_format = (
        "$label $scope (`atom` $atom^)? $value `to` $target attr-dict "
        "`:` type($value) `to` type($target)"
    )

    def __init__(self, label: str, value: SSAValue, target: SSAValue, scope: ScopeAttr = ROLE):
        super().__init__(
            operands=[value, target], properties={"label": StringAttr(label), "scope": scope}
        )

    def verify_(self) -> None:
        value, target = self.value.type, memory_type(self.target)
        assert isinstance(value, FragmentType)
        if value.element_type != target.element_type:
            raise VerifyException("needed equal element types")
        if value.get_shape() != target.get_shape():
            raise VerifyException(
                f"needed a target of shape {list(value.get_shape())}; found "
                f"{list(target.get_shape())}"
            )
        verify_atom(self, self.atom, "store")


@irdl_op_definition
class ShiftOp(IRDLOperation):
    """The same window or buffer seen from element [row, column] on: where one thread's values are.

    The shape stays that of the whole, whose elements the thread reaches by its layout.
    """

    name = "tile.shift"

    source = operand_def(MemoryType)
    offsets = var_operand_def(IndexType)
    result = result_def(MemoryType)

    traits = traits_def(Pure())
    assembly_format = "$source `[` $offsets `]` attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue, offsets: Sequence[SSAValue]):
        super().__init__(operands=[source, offsets], result_types=[source.type])

    def verify_(self) -> None:
        if len(self.offsets) != 2 or self.source.type != self.result.type:
            raise VerifyException("needed two offsets and a result of the source's type")


@irdl_op_definition
class LoadOp(IRDLOperation):
    """The values of a window or buffer in one thread's registers; what is outside is zero.

    With an atom, the warp's threads load the tile that begins at element `first` together, each
    the values its registers have in the fragment's layout. The source is where the row begins
    that the lane gives the address of, for the tile at [0, 0] (`atoms.ldmatrix_rows`).
    """

    name = "tile.load"

    atom = opt_prop_def(AtomAttr)
    first = opt_prop_def(I64Array)
    source = operand_def(MemoryType)
    result = result_def(FragmentType)

    assembly_format = (
        "(`atom` $atom^)? $source (`from` $first^)? attr-dict `:` type($source) `to` type($result)"
    )

    def __init__(
        self,
        source: SSAValue,
        result: FragmentType,
        atom: AtomAttr | None = None,
        first: Sequence[int] | None = None,
    ):
        place = None if first is None else DenseArrayBase.from_list(i64, first)
        super().__init__(
            operands=[source],
            properties={"atom": atom, "first": place},
            result_types=[result],
        )

    def verify_(self) -> None:
        source, result = memory_type(self.source), self.result.type
        verify_atom(self, self.atom, "load")
        if (self.atom is None) != (self.first is None):
            raise VerifyException("needed a place to load from with an atom, and only then")
        if self.first is not None:
            _verify_inside(source.get_shape(), ints(self.first), result.get_shape())
        elif source.get_shape() != result.get_shape():
            raise VerifyException(
                f"needed a fragment of shape {list(source.get_shape())}; found "
                f"{list(result.get_shape())}"
            )
        if source.element_type != result.element_type:
            raise VerifyException("needed equal element types")


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
