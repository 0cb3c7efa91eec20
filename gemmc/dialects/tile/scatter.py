"""Sums of parts of K that the CTAs of a cluster add: each CTA the columns that are its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from xdsl.dialects.builtin import DenseArrayBase, IndexType, MemRefType, StringAttr, i64
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
)
from xdsl.traits import NoTerminator
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, I64Array, int_attr, ints
from gemmc.dialects.interfaces import CollectiveRegions, FragmentFlow, MemoryAccess, Touched
from gemmc.dialects.tile.atoms import Atom
from gemmc.dialects.tile.attrs import ROLE, ScopeAttr
from gemmc.dialects.tile.partials import vector_of, verify_registers
from gemmc.dialects.tile.types import FragmentType


@op_definition
class ReduceScatterOp(IRDLOperation, CollectiveRegions):
    """Add the parts of a tile's sum, of which each CTA of a cluster has one, and run the body on
    some columns of the whole: those of slice number `part` in the CTA that has that part.

    The body's arguments are the sum of a slice, part 0 plus part 1 plus …, in that order, and the
    number of the slice, of as many as there are parts. `tile` is the rows and columns of the whole
    tile, of which `value` may be a unit's rows. The threads of the role meet at named barrier
    `barrier`: what they read before may be overwritten. Then all threads of the cluster that still
    run meet, before anything is read, and once nothing is read any more.
    """

    name = "tile.reduce_scatter"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    tile = prop_def(I64Array)
    parts = prop_def(I64)
    barrier = opt_prop_def(I64)
    value = operand_def(FragmentType)
    part = operand_def(IndexType)
    body = region_def("single_block")

    traits = traits_def(NoTerminator())
    assembly_format = (
        "$label $scope $value `of` $tile `as` $part `among` $parts (`at` $barrier^)? "
        "attr-dict-with-keyword `:` type($value) $body"
    )

    def __init__(self, label: str, value: SSAValue, part: SSAValue, parts: int, body: Region):
        shape = cast(FragmentType, value.type).get_shape()
        super().__init__(
            operands=[value, part],
            properties={
                "label": StringAttr(label),
                "scope": ROLE,
                "tile": DenseArrayBase.from_list(i64, shape),
                "parts": int_attr(parts),
            },
            regions=[body],
        )

    def verify_(self) -> None:
        kind, parts = cast(FragmentType, self.value.type), self.parts.value.data
        (rows, columns), whole = kind.get_shape(), ints(self.tile)
        if parts < 2 or columns % parts:
            raise VerifyException(
                f"needed two parts or more that share {columns} columns evenly; found {parts}"
            )
        if len(whole) != 2 or min(whole) < 1 or whole[0] % rows or whole[1] != columns:
            raise VerifyException(
                f"needed a tile of whole times {rows} rows, and {columns} columns; found "
                f"{list(whole)}"
            )
        found = list(self.body.block.arg_types)
        if len(found) != 2 or not self._is_slice(found[0]) or found[1] != IndexType():
            raise VerifyException(
                f"needed a body of ({rows}x{columns // parts} of {kind.element_type}, index); "
                f"found one of {', '.join(map(str, found)) or 'nothing'}"
            )

    def _is_slice(self, kind: Attribute) -> bool:
        held = cast(FragmentType, self.value.type)
        rows, columns = held.get_shape()
        return (
            isinstance(kind, FragmentType)
            and tuple(kind.get_shape()) == (rows, columns // self.parts.value.data)
            and kind.element_type == held.element_type
        )

    @property
    def work_of(self) -> Literal["producer", "consumer"]:
        return "consumer"

    def done_by(self) -> Atom | None:
        return None

    def touched(self) -> Sequence[Touched]:
        return ()

    def meeting(self, barrier: int, unit: SSAValue | None) -> ReduceScatterOp:
        properties = {**self.properties, "barrier": int_attr(barrier)}
        body = self.detach_region(self.body)
        return ReduceScatterOp.build(
            operands=[self.value, self.part], properties=properties, regions=[body]
        )

    def connected(self) -> Sequence[SSAValue]:
        return self.value, self.body.block.args[0]

    def entering(self, argument: SSAValue) -> SSAValue:
        return self.value


@op_definition
class SumPeersOp(IRDLOperation, MemoryAccess, FragmentFlow):
    """The sum of what `tile.store_registers` stored in the CTAs of the cluster, part by part.

    Registers 4i … 4i + 3 are elements `at` + `apart` · (i mod `across`) + `down` · (i div `across`)
    … of the buffer in the same place of each CTA: of rank 0, plus those of rank 1, … of `parts`
    ranks, in that order. `group` vectors of four registers are loaded, of all parts, before the
    next are (PTX ld.shared::cluster).
    """

    name = "tile.sum_peers"

    sums = operand_def(MemRefType)
    at = operand_def(IndexType)
    apart = prop_def(I64)
    across = prop_def(I64)
    down = prop_def(I64)
    parts = prop_def(I64)
    group = prop_def(I64)
    result = result_def(FragmentType)

    assembly_format = (
        "$sums `[` $at `apart` $apart `across` $across `down` $down `]` `parts` $parts "
        "`by` $group attr-dict `:` type($sums) `to` type($result)"
    )

    def __init__(
        self,
        place: tuple[SSAValue, SSAValue],
        vectors: tuple[int, int, int],
        parts: int,
        group: int,
        result: FragmentType,
    ):
        """`place` is (sums, at), `vectors` (apart, across, down)."""
        apart, across, down = vectors
        super().__init__(
            operands=[*place],
            properties={
                "apart": int_attr(apart),
                "across": int_attr(across),
                "down": int_attr(down),
                "parts": int_attr(parts),
                "group": int_attr(group),
            },
            result_types=[result],
        )

    def verify_(self) -> None:
        verify_registers(self.result.type, cast("MemRefType[Attribute]", self.sums.type))
        numbers = [each.value.data for each in (self.parts, self.group, self.across)]
        if min(numbers) < 1:
            needed = "one part, a vector at a time and one side by side, or more"
            raise VerifyException(f"needed {needed}; found {numbers}")

    def place(self, register: int) -> int:
        """Elements from `at` to a register's."""
        width = vector_of(self.result.type.element_type)
        down, across = divmod(register // width, self.across.value.data)
        vector = across * self.apart.value.data + down * self.down.value.data
        return vector + register % width

    def touched(self) -> Sequence[Touched]:
        return (Touched(0, False),)

    def flows(self) -> Sequence[tuple[int, int]]:
        return ()
