"""Sums of parts of K: where they wait in global memory, and who adds them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Literal, cast

from xdsl.dialects.builtin import ArrayAttr, IndexType, IntAttr, MemRefType, StringAttr, i1
from xdsl.ir import Attribute, ParametrizedAttribute, Region, SSAValue, TypeAttribute
from xdsl.irdl import (
    AttrSizedOperandSegments,
    BaseAttr,
    IRDLOperation,
    irdl_attr_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
)
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.traits import NoTerminator, Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.interfaces import (
    FragmentFlow,
    InGlobalMemory,
    MemoryAccess,
    Touched,
    UnitRegions,
)
from gemmc.dialects.tile.atoms import Atom
from gemmc.dialects.tile.attrs import ROLE, ScopeAttr
from gemmc.dialects.tile.types import FragmentType, bits

VECTOR_BITS = 128
"""Of what a thread stores or loads at a time (PTX ISA, "ld" and "st": .v4 of 32, .v2 of 64)."""


def vector_of(element: Attribute) -> int:
    """Registers that a thread stores or loads at a time: four of f32, two of f64."""
    return VECTOR_BITS // bits(element)


@irdl_attr_definition
class PartialsType(ParametrizedAttribute, TypeAttribute, InGlobalMemory):
    """For each of `tiles` tiles, a slot in global memory for each of `parts` parts of its sum.

    A slot holds rows × columns elements, in an order that only those who write it know.
    """

    name = "tile.partials"

    dims: ArrayAttr[IntAttr]
    element_type: Attribute

    @staticmethod
    def of(
        tiles: int, parts: int, shape: Sequence[int], element: Attribute
    ) -> PartialsType:
        return PartialsType(ArrayAttr(IntAttr(d) for d in (tiles, parts, *shape)), element)

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            dims, element = parser.parse_ranked_shape()
            return [ArrayAttr(IntAttr(d) for d in dims), element]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string("x".join(str(d) for d in self.sizes) + "x")
            printer.print_attribute(self.element_type)

    def verify(self) -> None:
        if len(self.dims.data) != 4 or min(self.sizes) < 1:
            raise VerifyException(
                "!tile.partials: needed tiles, parts, rows and columns of at least 1; found "
                f"{list(self.sizes)}"
            )

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(d.data for d in self.dims.data)

    @property
    def tiles(self) -> int:
        return self.sizes[0]

    @property
    def parts(self) -> int:
        return self.sizes[1]

    @property
    def elements(self) -> int:
        """Of a slot."""
        return prod(self.sizes[2:])


@op_definition
class PartialsOp(IRDLOperation):
    """A workspace of a launch, which all of its CTAs share; it holds anything at the start."""

    name = "tile.partials"

    result = result_def(PartialsType)

    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, kind: PartialsType):
        super().__init__(result_types=[kind])


def partials_type(value: SSAValue) -> PartialsType:
    """Type of a value that its op's definition says is of partials."""
    return cast(PartialsType, value.type)


@op_definition
class FixupOp(IRDLOperation, UnitRegions):
    """Put a partial sum into its slot; who is last of a tile adds all parts and runs the body.

    The body's argument is the tile: part 0 plus part 1 plus …, in that order, whoever is last. Each
    unit of the scope does so with what it holds of the tile, and nobody waits: who is not last goes
    on. What it finds in the slots is what the others put there (release and acquire at gpu scope).

    Tiles have as many parts as the partials' type says. Or each its own number, `count`: its slots
    are then those of so many tiles, of one part each, from `tile` on, and what is one part alone
    goes to no slot, since it is whole.
    """

    name = "tile.fixup"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    barrier = opt_prop_def(I64)
    value = operand_def(FragmentType)
    tile = operand_def(IndexType)
    part = operand_def(IndexType)
    partials = operand_def(PartialsType)
    unit = opt_operand_def(IndexType)
    count = opt_operand_def(IndexType)
    body = region_def("single_block")

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(NoTerminator())
    assembly_format = (
        "$label $scope $value `in` $partials `[` $tile `,` $part (`of` $count^)? `]` "
        "(`at` $barrier^)? (`plus` $unit^)? "
        "attr-dict-with-keyword `:` type($value) `in` type($partials) $body"
    )

    def __init__(
        self,
        label: str,
        value: SSAValue,
        partials: SSAValue,
        slot: tuple[SSAValue, SSAValue],
        body: Region,
        count: SSAValue | None = None,
    ):
        """`slot` is (tile, part)."""
        super().__init__(
            operands=[value, *slot, partials, None, count],
            properties={"label": StringAttr(label), "scope": ROLE},
            regions=[body],
        )

    def verify_(self) -> None:
        value, partials = cast(FragmentType, self.value.type), partials_type(self.partials)
        if list(self.body.block.arg_types) != [value]:
            raise VerifyException(f"needed a body on {value}")
        if partials.element_type != value.element_type or partials.elements % prod(
            value.get_shape()
        ):
            raise VerifyException(
                f"needed slots of {value.element_type} that hold whole tiles of "
                f"{'x'.join(map(str, value.get_shape()))}; found {partials}"
            )
        if self.unit is not None and self.barrier is None:
            raise VerifyException("needed a barrier's number with a unit's")
        if self.count is not None and partials.parts != 1:
            raise VerifyException(
                "needed slots of one part where each tile has a number of parts of its own; found "
                f"{partials}"
            )

    @property
    def work_of(self) -> Literal["producer", "consumer"]:
        return "consumer"

    def done_by(self) -> Atom | None:
        return None

    def touched(self) -> Sequence[Touched]:
        return Touched(3, True), Touched(3, False)

    def connected(self) -> Sequence[SSAValue]:
        return self.value, self.body.block.args[0]

    def entering(self, argument: SSAValue) -> SSAValue:
        return self.value

    def meeting(self, barrier: int, unit: SSAValue | None) -> FixupOp:
        properties = {**self.properties, "barrier": int_attr(barrier)}
        operands = [self.value, self.tile, self.part, self.partials, unit, self.count]
        body = self.detach_region(self.body)
        return FixupOp.build(operands=operands, properties=properties, regions=[body])


@op_definition
class StoreRegistersOp(IRDLOperation, MemoryAccess, FragmentFlow):
    """Store a thread's registers of a fragment, in their order, a vector of 16 bytes at a time.

    Of f32 registers 4i … 4i + 3 go to elements `at` + `apart` · i … of all slots' elements, or of a
    buffer in shared memory.
    """

    name = "tile.store_registers"

    value = operand_def(FragmentType)
    partials = operand_def(BaseAttr(PartialsType) | BaseAttr(MemRefType))
    at = operand_def(IndexType)
    apart = prop_def(I64)

    assembly_format = (
        "$value `to` $partials `[` $at `apart` $apart `]` attr-dict `:` type($value) `to` "
        "type($partials)"
    )

    def __init__(self, value: SSAValue, partials: SSAValue, at: SSAValue, apart: int):
        super().__init__(operands=[value, partials, at], properties={"apart": int_attr(apart)})

    def verify_(self) -> None:
        kind = cast("PartialsType | MemRefType[Attribute]", self.partials.type)
        verify_registers(cast(FragmentType, self.value.type), kind)

    def touched(self) -> Sequence[Touched]:
        return (Touched(1, True),)

    def flows(self) -> Sequence[tuple[int, int]]:
        return ()


@op_definition
class SumRegistersOp(IRDLOperation, MemoryAccess, FragmentFlow):
    """The sum of what `tile.store_registers` stored for `parts` parts, of the same registers.

    Part p's begin at element `at` + `each` · p. They are added in that order: ((0 + 1) + 2) + … The
    sum takes the registers of `value`, which is gone. `group` vectors of 16 bytes are loaded,
    of all parts, before the next are. Where `onto` holds, `value` is what they are added to.
    """

    name = "tile.sum_registers"

    value = operand_def(FragmentType)
    partials = operand_def(PartialsType)
    at = operand_def(IndexType)
    apart = prop_def(I64)
    parts = prop_def(I64)
    each = prop_def(I64)
    group = prop_def(I64)
    onto = opt_operand_def(i1)
    result = result_def(FragmentType)

    assembly_format = (
        "$value `from` $partials `[` $at `apart` $apart `]` `parts` $parts `each` $each "
        "`by` $group (`onto` $onto^)? attr-dict `:` type($value) `from` type($partials) `to` "
        "type($result)"
    )

    def __init__(
        self,
        value: SSAValue,
        place: tuple[SSAValue, SSAValue],
        apart: int,
        parts: tuple[int, int],
        group: int,
        onto: SSAValue | None = None,
    ):
        """`place` is (partials, at), `parts` (how many, elements of each)."""
        super().__init__(
            operands=[value, *place, onto],
            properties={
                "apart": int_attr(apart),
                "group": int_attr(group),
                "parts": int_attr(parts[0]),
                "each": int_attr(parts[1]),
            },
            result_types=[value.type],
        )

    def verify_(self) -> None:
        if self.value.type != self.result.type:
            raise VerifyException("needed a sum of the type of the tile that it replaces")
        verify_registers(self.result.type, partials_type(self.partials))
        if min(self.parts.value.data, self.group.value.data) < 1:
            found = f"{self.parts.value.data} by {self.group.value.data}"
            raise VerifyException(f"needed one part and a vector at a time, or more; found {found}")

    def touched(self) -> Sequence[Touched]:
        return (Touched(1, False),)

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0),)


def verify_registers(value: FragmentType, partials: PartialsType | MemRefType[Attribute]) -> None:
    """Registers of a thread in whole vectors, and slots or a buffer of their type."""
    vector = vector_of(value.element_type)
    if value.register_layout.num_values % vector or value.element_type != partials.element_type:
        raise VerifyException(
            f"needed a multiple of {vector} registers of {partials.element_type} a thread; found "
            f"{value.register_layout.num_values} of {value.element_type}"
        )


