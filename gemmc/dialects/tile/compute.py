"""Ops that compute on register tiles: zero, mma, element-wise map, outer product."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import AnyFloatConstr, MemRefType, StringAttr
from xdsl.ir import Attribute, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.interfaces import ElementWise, FragmentFlow, HasAtom, Product, Touched
from gemmc.dialects.tile.atoms import mma_sync_accumulator, mma_sync_lhs, mma_sync_rhs
from gemmc.dialects.tile.attrs import ROLE, AtomAttr, ScopeAttr
from gemmc.dialects.tile.data.moves import verify_atom
from gemmc.dialects.tile.types import FragmentType, WindowType, bits

OperandType = base(MemRefType) | base(WindowType) | base(FragmentType)


def _tile_type(value: SSAValue) -> MemRefType[Attribute] | WindowType | FragmentType:
    """Type of an operand of OperandType."""
    return cast(MemRefType[Attribute] | WindowType | FragmentType, value.type)


@op_definition
class ZeroOp(IRDLOperation, FragmentFlow):
    """A fragment of zeros."""

    name = "tile.zero"

    result = result_def(FragmentType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, result: FragmentType):
        super().__init__(result_types=[result])

    def flows(self) -> Sequence[tuple[int, int]]:
        return ()


@op_definition
class UndefOp(IRDLOperation):
    """A fragment in registers that nothing has written: to be replaced before it is read."""

    name = "tile.undef"

    result = result_def(FragmentType)
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, result: FragmentType):
        super().__init__(result_types=[result])


@op_definition
class MmaOp(IRDLOperation, HasAtom, Product):
    """accumulator + lhs · rhs for one step of K, in the accumulator's element type.

    `lhs_dims` and `rhs_dims` name the dimensions of the operands in memory order: mk or km,
    kn or nk. The one named last is contiguous ("K-major" or "MN-major" in the PTX ISA).
    """

    name = "tile.mma"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    atom = opt_prop_def(AtomAttr)
    lhs_dims = prop_def(StringAttr)
    rhs_dims = prop_def(StringAttr)
    lhs = operand_def(OperandType)
    rhs = operand_def(OperandType)
    accumulator = operand_def(FragmentType)
    result = result_def(FragmentType)

    assembly_format = (
        "$label $scope (`atom` $atom^)? $lhs $lhs_dims `,` $rhs $rhs_dims `,` $accumulator "
        "attr-dict `:` type($lhs) `,` type($rhs) `,` type($accumulator) `to` type($result)"
    )

    def __init__(
        self, label: str, operands: Sequence[SSAValue], lhs_dims: str, rhs_dims: str,
        scope: ScopeAttr = ROLE, atom: AtomAttr | None = None,
    ):
        super().__init__(
            operands=operands,
            properties={
                "label": StringAttr(label),
                "scope": scope,
                "atom": atom,
                "lhs_dims": StringAttr(lhs_dims),
                "rhs_dims": StringAttr(rhs_dims),
            },
            result_types=[operands[2].type],
        )

    def verify_(self) -> None:
        if self.lhs_dims.data not in ("mk", "km") or self.rhs_dims.data not in ("kn", "nk"):
            raise VerifyException(
                f"needed dimensions mk or km, and kn or nk; found {self.lhs_dims.data}, "
                f"{self.rhs_dims.data}"
            )
        if self.accumulator.type != self.result.type:
            raise VerifyException("needed a result of the accumulator's type")
        for operand in (self.lhs, self.rhs):
            if len(_tile_type(operand).get_shape()) != 2:
                raise VerifyException(f"needed operands of two dimensions; found {operand.type}")
        m, n, k = self.shape
        if self._size(self.rhs, self.rhs_dims, "k") != k:
            raise VerifyException(
                f"needed the same K in both operands; found {k} and "
                f"{self._size(self.rhs, self.rhs_dims, 'k')}"
            )
        assert isinstance(self.accumulator.type, FragmentType)
        if self.accumulator.type.get_shape() != (m, n):
            raise VerifyException(
                f"needed an accumulator of {m}x{n}; found "
                f"{'x'.join(map(str, self.accumulator.type.get_shape()))}"
            )
        verify_atom(self, self.atom, self.takes)
        self._verify_fragments()

    def _verify_fragments(self) -> None:
        """Operands in registers are in the layout of the atom, as its accumulator is."""
        kinds = [v.type for v in (self.lhs, self.rhs) if isinstance(v.type, FragmentType)]
        if not kinds or self.atom is None or self.atom.instruction.data != "mma_sync":
            return
        m, n, k = self.shape
        instruction = self.atom.dimensions
        form = bits(self.element_type), instruction[2] if len(instruction) == 3 else k
        lhs, rhs = mma_sync_lhs(m, k, *form), mma_sync_rhs(k, n, *form)
        expected = (
            (self.lhs, lhs if self.lhs_dims.data == "mk" else lhs.transposed),
            (self.rhs, rhs if self.rhs_dims.data == "kn" else rhs.transposed),
            (self.accumulator, mma_sync_accumulator(m, n)),
        )
        for value, layout in expected:
            if not isinstance(value.type, FragmentType) or value.type.layout != layout:
                raise VerifyException(f"needed a fragment of {layout}; found {value.type}")

    @property
    def takes(self) -> str:
        return "mma"

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((2, 0),)

    def factors(self) -> tuple[Touched, Touched]:
        return Touched(0, False, self.lhs_dims.data), Touched(1, False, self.rhs_dims.data)

    def touched(self) -> Sequence[Touched]:
        kinds = [self.operands[factor.operand].type for factor in self.factors()]
        pairs = zip(self.factors(), kinds, strict=True)
        return [factor for factor, kind in pairs if not isinstance(kind, FragmentType)]

    def turn(self, factor: int) -> None:
        dims = ("lhs_dims", "rhs_dims")[factor]
        self.properties[dims] = StringAttr(self.factors()[factor].dims[::-1])

    @staticmethod
    def _size(value: SSAValue, dims: StringAttr, name: str) -> int:
        return _tile_type(value).get_shape()[dims.data.index(name)]

    @property
    def shape(self) -> tuple[int, int, int]:
        """(m, n, k) of the whole op."""
        return (
            self._size(self.lhs, self.lhs_dims, "m"),
            self._size(self.rhs, self.rhs_dims, "n"),
            self._size(self.lhs, self.lhs_dims, "k"),
        )

    @property
    def element_type(self) -> Attribute:
        """Element type of the left operand."""
        return _tile_type(self.lhs).element_type


@op_definition
class MapOp(IRDLOperation, ElementWise):
    """Apply the body, a scalar function, to each element of a fragment.

    Its further arguments are the elements of other fragments in the same place, or numbers that
    all elements share.
    """

    name = "tile.map"

    value = operand_def(FragmentType)
    inputs = var_operand_def(base(FragmentType) | AnyFloatConstr)
    result = result_def(FragmentType)
    body = region_def("single_block")

    assembly_format = (
        "$value (`with` $inputs^)? attr-dict-with-keyword `:` type($value) "
        "(`with` type($inputs)^)? `to` type($result) $body"
    )

    def __init__(
        self, value: SSAValue, element: Attribute, body: Region, inputs: Sequence[SSAValue] = ()
    ):
        kind = value.type
        assert isinstance(kind, FragmentType)
        result = FragmentType(kind.shape, element, kind.layout)
        super().__init__(operands=[value, inputs], result_types=[result], regions=[body])

    def verify_(self) -> None:
        value, result = self.value.type, self.result.type
        assert isinstance(value, FragmentType)
        assert isinstance(result, FragmentType)
        if (value.shape, value.layout) != (result.shape, result.layout):
            raise VerifyException("needed a result of the operand's shape and layout")
        kinds = [value.element_type]
        for kind in (each.type for each in self.inputs):
            if isinstance(kind, FragmentType):
                if (kind.shape, kind.layout) != (value.shape, value.layout):
                    raise VerifyException("needed inputs of the operand's shape and layout")
                kind = kind.element_type
            kinds.append(kind)
        if list(self.body.block.arg_types) != kinds:
            raise VerifyException("needed a body of one argument of each operand's element type")

    def elements(self) -> Sequence[tuple[SSAValue, SSAValue]]:
        return list(zip((self.value, *self.inputs), self.body.block.args, strict=True))

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0),)


@op_definition
class FmaOp(IRDLOperation):
    """accumulator[i, j] + column[i] · row[j], in one thread's registers (PTX fma.rn)."""

    name = "tile.fma"

    column = operand_def(FragmentType)
    row = operand_def(FragmentType)
    accumulator = operand_def(FragmentType)
    result = result_def(FragmentType)

    traits = traits_def(Pure())
    assembly_format = (
        "$column `,` $row `,` $accumulator attr-dict `:` type($column) `,` type($row) `,` "
        "type($accumulator) `to` type($result)"
    )

    def __init__(self, column: SSAValue, row: SSAValue, accumulator: SSAValue):
        super().__init__(operands=[column, row, accumulator], result_types=[accumulator.type])

    def verify_(self) -> None:
        column, row, accumulator = self.column.type, self.row.type, self.accumulator.type
        assert isinstance(column, FragmentType)
        assert isinstance(row, FragmentType)
        assert isinstance(accumulator, FragmentType)
        rows, columns = accumulator.get_shape()
        found = (column.register_layout.num_values, row.register_layout.num_values)
        if found != (rows, columns):
            raise VerifyException(
                f"needed a column of {rows} and a row of {columns} values; found {found[0]} and "
                f"{found[1]}"
            )
