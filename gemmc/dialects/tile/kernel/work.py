"""The kernel, what it computes per block, and which cluster it is launched in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    IndexType,
    IntegerAttr,
    ShapedType,
    StringAttr,
    SymbolNameConstraint,
    UnitAttr,
    i1,
    i64,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import IsolatedFromAbove, NoTerminator, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, I64Array, ints
from gemmc.dialects.dynamic import Dynamic
from gemmc.dialects.interfaces import ThreadRegion
from gemmc.dialects.isa import isa


@op_definition
class KernelOp(IRDLOperation, ThreadRegion, Dynamic):
    """One GPU kernel: its block arguments are matrices in global memory, the outputs last.

    `arguments` names them in the user's terms, `sizes` maps a symbol (m, n, k) to [argument,
    dimension], `grid` is CTAs per launch dimension, expressions over those symbols;
    `cluster` is the rows and columns of blocks of a cluster, and how many of its CTAs have a part
    of K of each block, where that is not one; `threads` is the CTA's size,
    `launch_registers` what a thread starts with where roles share registers out again;
    `overlapped`: it may start before the grid before it has ended. `ctas_per_sm` CTAs are to fit
    an SM at a time (PTX ISA, ".minnctapersm"). Launch facts a pass has not decided yet are absent.

    `dynamic` names the arguments' extents that a launch tells: of each size the [argument,
    dimension, …] that have it. `guard` says which values the kernel is for, [least, most,
    multiple]; it may not be launched on others.
    """

    name = "tile.kernel"

    sym_name = prop_def(SymbolNameConstraint())
    arguments = prop_def(ArrayAttr[StringAttr])
    outputs = prop_def(I64)
    sizes = prop_def(DictionaryAttr)
    dynamic = opt_prop_def(DictionaryAttr)
    guard = opt_prop_def(DictionaryAttr)
    grid = opt_prop_def(ArrayAttr[StringAttr])
    cluster = opt_prop_def(I64Array)
    threads = opt_prop_def(I64)
    launch_registers = opt_prop_def(I64)
    overlapped = opt_prop_def(UnitAttr)
    shared_bytes = opt_prop_def(I64)
    ctas_per_sm = opt_prop_def(I64)
    body = region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    assembly_format = (
        "$sym_name $arguments `outputs` $outputs `sizes` $sizes (`dynamic` $dynamic^)? "
        "(`guard` $guard^)? (`grid` $grid^)? "
        "(`cluster` $cluster^)? (`threads` $threads^)? (`start` $launch_registers^)? "
        "(`overlapped` $overlapped^)? (`shared` $shared_bytes^)? (`ctas_per_sm` $ctas_per_sm^)? "
        "attr-dict-with-keyword $body"
    )

    def verify_(self) -> None:
        if len(self.arguments) != len(self.body.block.args):
            raise VerifyException(
                f"needed a name per argument; found {len(self.arguments)} names for "
                f"{len(self.body.block.args)} arguments"
            )
        if self.cluster is not None:
            _verify_cluster(ints(self.cluster))
        if self.threads is not None and not 0 < self.threads.value.data <= 1024:
            raise VerifyException(
                f"needed 1 to 1024 threads; found {self.threads.value.data}"
            )
        for name, place in self.sizes.data.items():
            if not self._is_dimension(place):
                needed = f"size {name} as [argument, dimension] of an argument"
                raise VerifyException(f"needed {needed}; found {place}")
        kinds = (argument.type for argument in self.body.block.args)
        self.verify_dynamic([k.get_shape() if isinstance(k, ShapedType) else () for k in kinds])

    def _is_dimension(self, place: Attribute) -> bool:
        if isinstance(place, DenseArrayBase):
            numbers = list(ints(cast("DenseArrayBase[Any]", place)))
        elif isa(place, ArrayAttr[IntegerAttr]):
            numbers = [each.value.data for each in place]
        else:
            return False
        if len(numbers) != 2:
            return False
        argument, dimension = numbers
        if not 0 <= argument < len(self.body.block.args):
            return False
        kind = self.body.block.args[argument].type
        return isinstance(kind, ShapedType) and 0 <= dimension < kind.get_num_dims()

    @property
    def thread_count(self) -> int | None:
        return None if self.threads is None else self.threads.value.data


BLOCKED = ("m", "n", "k")
"""The dimensions of which a segment has a block: its rows, its columns, and steps of K."""

_SEGMENT = (*[IndexType()] * 4, i1, i1)


@op_definition
class WorkOp(IRDLOperation):
    """The program of one work segment, for each block of the output and range of K.

    `block` is the (rows, columns, K step) a CTA works in. Arguments of the body: block row,
    block column, first and past-the-end K of the segment, and whether the segment holds the
    first and the last K of its block. `schedule-work` decides which CTA runs which segment
    when; until then their order means nothing.

    Dimensions besides m, n and k are walked one by one: `each` has their extents, `named` their
    names, and the body an argument more for each, its number. With `parts`, a block has that many
    segments, each of equally many steps of K, and the body's last argument is a segment's number;
    what it reads beyond K is zero. With `streamed`, the sums of a number of blocks are one stream
    of steps that is cut into segments elsewhere than at the blocks' edges (`Stream`), and the other
    blocks are whole; the body's last arguments say of a part of a block where the slots of the
    block's parts begin, which one it is, and of how many.
    """

    name = "tile.work"

    rows = operand_def(IndexType)
    columns = operand_def(IndexType)
    depth = operand_def(IndexType)
    each = var_operand_def(IndexType)
    named = opt_prop_def(ArrayAttr[StringAttr])
    block = prop_def(I64Array)
    parts = opt_prop_def(I64)
    streamed = opt_prop_def(I64Array)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())

    assembly_format = (
        "`of` $rows `by` $columns `by` $depth (`each` $each^ `named` $named)? `in` `blocks` $block "
        "(`parts` $parts^)? (`streamed` $streamed^)? "
        "attr-dict-with-keyword $body"
    )

    def __init__(self, extents: Mapping[str, SSAValue], block: Sequence[int]):
        """`extents` are those of m, n and k, and of further dimensions by their names."""
        others = [name for name in extents if name not in BLOCKED]
        super().__init__(
            operands=[*(extents[name] for name in BLOCKED), [extents[name] for name in others]],
            properties={
                "block": DenseArrayBase.from_list(i64, block),
                "named": ArrayAttr(map(StringAttr, others)) if others else None,
            },
            regions=[Region(Block(arg_types=[*_SEGMENT, *[IndexType()] * len(others)]))],
        )

    def verify_(self) -> None:
        if len(self.others) != len(self.each) or {*self.others} & {*BLOCKED}:
            raise VerifyException(
                f"needed a name other than {', '.join(BLOCKED)} for each of {len(self.each)} "
                f"dimensions; found {list(self.others)}"
            )
        further = [*self.others, *self._of_parts]
        needed = [*_SEGMENT, *[IndexType()] * len(further)]
        if list(self.body.block.arg_types) != needed:
            raise VerifyException(
                "needed a body of (row, column, k begin, k end : index, first, last : i1"
                f"{''.join(f', {name} : index' for name in further)})"
            )
        if len(self.block_shape) != 3 or min(self.block_shape) < 1:
            raise VerifyException(
                f"needed three positive block sizes; found {list(self.block_shape)}"
            )
        if self.segments < 1:
            raise VerifyException(f"needed one part or more; found {self.segments}")
        if self.streamed is not None:
            self._verify_stream(ints(self.streamed))

    def _verify_stream(self, numbers: tuple[int, ...]) -> None:
        if len(numbers) != 3 or min(numbers) < 1:
            raise VerifyException(
                "needed positive numbers of segments, of blocks that they stream and of steps at "
                f"least; found {list(numbers)}"
            )
        if self.parts is not None:
            raise VerifyException("needed blocks in equal parts or in streams; found both")

    @property
    def _of_parts(self) -> Sequence[str]:
        """What the body's last arguments say of a part."""
        if self.streamed is not None:
            return ("slot", "part", "parts")
        return () if self.parts is None else ("part",)

    @property
    def segments(self) -> int:
        """Ranges of K that a block's work is cut into."""
        return 1 if self.parts is None else self.parts.value.data

    @property
    def cut(self) -> str | None:
        """Into what the work of a block is cut; None for whole blocks."""
        if self.streamed is not None:
            return "a stream"
        return None if self.parts is None else f"{self.segments} parts"

    @property
    def others(self) -> tuple[str, ...]:
        """The names of the dimensions besides m, n and k."""
        return () if self.named is None else tuple(name.data for name in self.named)

    @property
    def extents(self) -> dict[str, SSAValue]:
        """The extent of each dimension, by its name."""
        values = (self.rows, self.columns, self.depth, *self.each)
        return dict(zip((*BLOCKED, *self.others), values, strict=True))

    @property
    def block_shape(self) -> tuple[int, ...]:
        return ints(self.block)


def _verify_cluster(shape: tuple[int, ...]) -> None:
    if len(shape) not in (2, 3) or min(shape) < 1:
        raise VerifyException(
            f"needed a cluster of positive rows and columns, and parts of K; found {list(shape)}"
        )


def cluster_extents(kernel: KernelOp) -> tuple[int, int, int]:
    """Rows and columns of blocks in the kernel's clusters, and parts of K that CTAs of a cluster
    have of each block; (1, 1, 1) without clusters."""
    if kernel.cluster is None:
        return 1, 1, 1
    rows, columns, *parts = ints(kernel.cluster)
    return rows, columns, parts[0] if parts else 1


def cluster_shape(kernel: KernelOp) -> tuple[int, int]:
    """Rows and columns of blocks in the kernel's clusters; (1, 1) without clusters."""
    return cluster_extents(kernel)[:2]


def cluster_size(kernel: KernelOp) -> int:
    """CTAs of a cluster."""
    return prod(cluster_extents(kernel))


def enclosing_kernel(op: Operation) -> KernelOp:
    """The tile.kernel an op stands in; raises VerifyException outside of one."""
    parent = op.parent_op()
    while parent is not None and not isinstance(parent, KernelOp):
        parent = parent.parent_op()
    if parent is None:
        raise VerifyException(f"{op.name}: needed an enclosing tile.kernel; found none")
    return parent
