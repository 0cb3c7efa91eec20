"""Ops that say who runs: the kernel, its work, roles, elected threads, their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    StringAttr,
    SymbolNameConstraint,
    UnitAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    eq,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
)
from xdsl.traits import IsolatedFromAbove, NoTerminator, Pure, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.tile.attrs import ScopeAttr

I64 = IntegerAttr.constr(type=eq(i64))
I64Array = DenseArrayBase.constr(i64)


def int_attr(value: int) -> IntegerAttr:
    """A 64-bit integer property."""
    return IntegerAttr(value, i64)


def ints(array: DenseArrayBase[IntegerType]) -> tuple[int, ...]:
    """The numbers of a dense integer array property."""
    return array.get_values()


@irdl_op_definition
class KernelOp(IRDLOperation):
    """One GPU kernel: its block arguments are matrices in global memory, the outputs last.

    `arguments` names them in the user's terms, `sizes` maps a symbol (m, n, k) to [argument,
    dimension], `grid` is CTAs per launch dimension, expressions over those symbols;
    `cluster` is the rows and columns of blocks of a cluster; `threads` is the CTA's size,
    `launch_registers` what a thread starts with where roles share registers out again;
    `overlapped`: it may start before the grid before it has ended. Launch facts a pass has not
    decided yet are absent.
    """

    name = "tile.kernel"

    sym_name = prop_def(SymbolNameConstraint())
    arguments = prop_def(ArrayAttr[StringAttr])
    outputs = prop_def(I64)
    sizes = prop_def(DictionaryAttr)
    grid = opt_prop_def(ArrayAttr[StringAttr])
    cluster = opt_prop_def(I64Array)
    threads = opt_prop_def(I64)
    launch_registers = opt_prop_def(I64)
    overlapped = opt_prop_def(UnitAttr)
    shared_bytes = opt_prop_def(I64)
    body = region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    assembly_format = (
        "$sym_name $arguments `outputs` $outputs `sizes` $sizes (`grid` $grid^)? "
        "(`cluster` $cluster^)? (`threads` $threads^)? (`start` $launch_registers^)? "
        "(`overlapped` $overlapped^)? (`shared` $shared_bytes^)? attr-dict-with-keyword $body"
    )

    def verify_(self) -> None:
        if len(self.arguments) != len(self.body.block.args):
            raise VerifyException(
                f"needed a name per argument; found {len(self.arguments)} names for "
                f"{len(self.body.block.args)} arguments"
            )
        if self.cluster is not None and (len(self.cluster) != 2 or min(ints(self.cluster)) < 1):
            raise VerifyException(
                f"needed a cluster of positive rows and columns; found {list(ints(self.cluster))}"
            )
        if self.threads is not None and not 0 < self.threads.value.data <= 1024:
            raise VerifyException(
                f"needed 1 to 1024 threads; found {self.threads.value.data}"
            )

    @property
    def thread_count(self) -> int | None:
        return None if self.threads is None else self.threads.value.data


@irdl_op_definition
class WorkOp(IRDLOperation):
    """The program of one work segment, for each block of the output and range of K.

    `block` is the (rows, columns, K step) a CTA works in. Arguments of the body: block row,
    block column, first and past-the-end K of the segment, and whether the segment holds the
    first and the last K of its block. `schedule-work` decides which CTA runs which segment
    when; until then their order means nothing.
    """

    name = "tile.work"

    rows = operand_def(IndexType)
    columns = operand_def(IndexType)
    depth = operand_def(IndexType)
    block = prop_def(I64Array)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    assembly_format = (
        "`of` $rows `by` $columns `by` $depth `in` `blocks` $block attr-dict-with-keyword $body"
    )

    def __init__(self, extents: Sequence[SSAValue], block: Sequence[int]):
        index = IndexType()
        body = Region(Block(arg_types=[index, index, index, index, i1, i1]))
        super().__init__(
            operands=extents,
            properties={"block": DenseArrayBase.from_list(i64, block)},
            regions=[body],
        )

    def verify_(self) -> None:
        index = IndexType()
        if list(self.body.block.arg_types) != [index, index, index, index, i1, i1]:
            raise VerifyException(
                "needed a body of (row, column, k begin, k end : index, first, last : i1)"
            )
        if len(self.block_shape) != 3 or min(self.block_shape) < 1:
            raise VerifyException(
                f"needed three positive block sizes; found {list(self.block_shape)}"
            )

    @property
    def block_shape(self) -> tuple[int, ...]:
        return ints(self.block)


@irdl_op_definition
class RoleOp(IRDLOperation):
    """What some warpgroups of the CTA do instead of the others (warp specialization).

    Roles are siblings and run concurrently; `warpgroups` are counted in textual order. Only the
    first `warps` of them run the body. `registers` is the setmaxnreg budget a thread gets
    (PTX ISA, "setmaxnreg"). With `turns`, its warpgroups do not work on one item together: each
    runs the body for items of its own.
    """

    name = "tile.role"

    role = prop_def(StringAttr)
    warpgroups = prop_def(I64)
    warps = prop_def(I64)
    registers = opt_prop_def(I64)
    turns = opt_prop_def(UnitAttr)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    assembly_format = (
        "$role `warpgroups` $warpgroups `warps` $warps (`registers` $registers^)? "
        "(`turns` $turns^)? attr-dict-with-keyword $body"
    )

    def __init__(self, role: str, warpgroups: int, warps: int, registers: int | None):
        properties: dict[str, Attribute] = {
            "role": StringAttr(role),
            "warpgroups": int_attr(warpgroups),
            "warps": int_attr(warps),
        }
        if registers is not None:
            properties["registers"] = int_attr(registers)
        super().__init__(properties=properties, regions=[Region(Block())])

    def verify_(self) -> None:
        if not 0 < self.warps.value.data <= 4 * self.warpgroups.value.data:
            raise VerifyException(
                f"needed 1 to {4 * self.warpgroups.value.data} warps; found "
                f"{self.warps.value.data}"
            )
        if self.registers is None:
            return
        count = self.registers.value.data
        if count % 8 or not 24 <= count <= 256:
            raise VerifyException(
                f"needed a multiple of 8 in 24 to 256 registers (setmaxnreg); found {count}"
            )


@irdl_op_definition
class ElectOp(IRDLOperation):
    """The body is run by one thread of the role, or of each warpgroup; the same one each time."""

    name = "tile.elect"

    scope = opt_prop_def(ScopeAttr)
    body = region_def("single_block")
    traits = traits_def(NoTerminator())
    # A keyword first: xDSL takes an optional group for present if it starts with an attribute.
    assembly_format = "(`each` $scope^)? attr-dict-with-keyword $body"

    def __init__(self, scope: ScopeAttr | None = None):
        super().__init__(properties={"scope": scope}, regions=[Region(Block())])

    def verify_(self) -> None:
        if self.scope is not None and self.scope.word != "warpgroup":
            raise VerifyException(f"needed scope warpgroup or none; found {self.scope.word}")


@irdl_op_definition
class IdOp(IRDLOperation):
    """Number of the executing `warpgroup`, `warp` or `thread` inside its role, in 0 … `of` − 1."""

    name = "tile.id"

    unit = prop_def(StringAttr)
    of = prop_def(I64)
    result = result_def(IndexType)

    traits = traits_def(Pure())
    assembly_format = "$unit `of` $of attr-dict"

    def __init__(self, unit: str, of: int):
        super().__init__(
            properties={"unit": StringAttr(unit), "of": int_attr(of)},
            result_types=[IndexType()],
        )

    def verify_(self) -> None:
        if self.unit.data not in UNIT_THREADS:
            raise VerifyException(
                f"needed one of {', '.join(UNIT_THREADS)}; found {self.unit.data}"
            )


REGISTER_FILE = 65536
"""32-bit registers of one SM (CUDA programming guide, "Compute Capabilities")."""

UNIT_THREADS = {"thread": 1, "warp": 32, "warpgroup": 128}
"""Threads in a unit of the hierarchy."""


@irdl_op_definition
class BlockIdOp(IRDLOperation):
    """Number of the CTA in the grid, in 0 … `of` − 1 where that is known (PTX %ctaid.x)."""

    name = "tile.block_id"

    of = opt_prop_def(I64)
    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "(`of` $of^)? attr-dict"

    def __init__(self, of: int | None = None):
        super().__init__(
            properties={"of": None if of is None else int_attr(of)}, result_types=[IndexType()]
        )

    def verify_(self) -> None:
        if self.of is not None and self.of.value.data < 1:
            raise VerifyException(f"needed 1 or more CTAs; found {self.of.value.data}")


@irdl_op_definition
class ClusterIdOp(IRDLOperation):
    """Position of the CTA in its cluster along the blocks' rows (0) or columns (1).

    A cluster of shape [rows, columns] gives CTA rank r the position [r div columns,
    r mod columns] (PTX %cluster_ctarank).
    """

    name = "tile.cluster_id"

    dimension = prop_def(I64)
    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "$dimension attr-dict"

    def __init__(self, dimension: int):
        super().__init__(
            properties={"dimension": int_attr(dimension)}, result_types=[IndexType()]
        )

    def verify_(self) -> None:
        if self.dimension.value.data not in (0, 1):
            raise VerifyException(
                f"needed dimension 0 or 1; found {self.dimension.value.data}"
            )


@irdl_op_definition
class BlockCountOp(IRDLOperation):
    """Number of CTAs in the grid (PTX %nctaid.x)."""

    name = "tile.block_count"

    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict"

    def __init__(self):
        super().__init__(result_types=[IndexType()])


@irdl_op_definition
class ThreadIdOp(IRDLOperation):
    """Number of the thread in the CTA (PTX %tid.x), whatever its role."""

    name = "tile.thread_id"

    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict"

    def __init__(self):
        super().__init__(result_types=[IndexType()])


@irdl_op_definition
class UniformOp(IRDLOperation):
    """The operand as lane 0 of the warp has it (PTX shfl.sync.idx), so that it is known to be
    the same in the warp."""

    name = "tile.uniform"

    value = operand_def(IndexType)
    result = result_def(IndexType)
    assembly_format = "$value attr-dict"

    def __init__(self, value: SSAValue):
        super().__init__(operands=[value], result_types=[IndexType()])


@irdl_op_definition
class ElectedOp(IRDLOperation):
    """True in one thread of the warp, the same one each time (PTX elect.sync, all 32 lanes)."""

    name = "tile.elected"

    result = result_def(i1)
    assembly_format = "attr-dict"

    def __init__(self):
        super().__init__(result_types=[i1])


def cluster_shape(kernel: KernelOp) -> tuple[int, int]:
    """Rows and columns of blocks in the kernel's clusters; (1, 1) without clusters."""
    if kernel.cluster is None:
        return 1, 1
    rows, columns = ints(kernel.cluster)
    return rows, columns


def enclosing_kernel(op: IRDLOperation) -> KernelOp:
    """The tile.kernel an op stands in; raises VerifyException outside of one."""
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, KernelOp):
        parent = parent.parent_op()
    if parent is None:
        raise VerifyException(f"{op.name}: needed an enclosing tile.kernel; found none")
    return parent
