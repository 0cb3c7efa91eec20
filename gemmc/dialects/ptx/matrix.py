"""A warp's synchronous tensor core: loads of its fragments, and its products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xdsl.dialects.builtin import StringAttr, UnitAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    var_operand_def,
    var_result_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.ptx.types import PtxOp, RangeType, RegType, kind_of, reg
from gemmc.dialects.tile.atoms import MMA_SYNC, MMA_SYNC_DEPTHS
from gemmc.element_types import ELEMENT_TYPES, either, multiplied_by
from gemmc.register_kinds import REGISTER_KINDS

WARP = 32


@op_definition
class LdmatrixOp(PtxOp):
    """A warp loads 1, 2 or 4 matrices of 8×8 16-bit elements from shared memory.

    PTX ISA, "ldmatrix". Lanes 8i … 8i+7 give the addresses of the eight 16-byte rows of matrix
    i; register i gets the lane's two elements of it, or with `trans` of the transposed matrix.
    """

    name = "ptx.ldmatrix"

    trans = opt_prop_def(UnitAttr)
    address = operand_def(RegType)
    offset = prop_def(I64)
    values = var_result_def(RegType)
    assembly_format = (
        "(`trans` $trans^)? $address `offset` $offset attr-dict `:` type($address) `to` "
        "type($values)"
    )

    def __init__(self, address: SSAValue, offset: int, count: int, trans: bool):
        super().__init__(
            operands=[address],
            properties={"offset": int_attr(offset), "trans": UnitAttr() if trans else None},
            result_types=[[RegType.of("b32")] * count],
        )

    def verify_(self) -> None:
        if len(self.values) not in (1, 2, 4):
            raise VerifyException(f"needed 1, 2 or 4 matrices; found {len(self.values)}")

    def text(self) -> str:
        form = f"m8n8.x{len(self.values)}{'' if self.trans is None else '.trans'}.shared.b16"
        values = ", ".join(reg(v) for v in self.values)
        address = f"[{reg(self.address)}+{self.offset.value.data}]"
        return f"ldmatrix.sync.aligned.{form} {{{values}}}, {address};"


class _Registers(NamedTuple):
    """Kinds of registers of an mma.sync's operands and sums, and k by how many of A and of B."""

    operands: str
    sums: str
    depths: dict[tuple[int, int], int]


def _registers_of(name: str) -> _Registers:
    """Of elements of a type, halves in pairs (PTX ISA, "Matrix Fragments for mma.m16n8k16" and its
    like)."""
    kind = ELEMENT_TYPES[name]
    operands = "b32" if kind.is_half else kind.register
    own = WARP * (REGISTER_KINDS[operands].bits // kind.bits)
    rows, columns = MMA_SYNC
    depths = {(rows * k // own, columns * k // own): k for k in MMA_SYNC_DEPTHS[kind.bits]}
    (sums,) = kind.sums["mma_sync"]
    return _Registers(operands, ELEMENT_TYPES[sums].register, depths)


_REGISTERS = {name: _registers_of(name) for name in multiplied_by("mma_sync")}
"""By the type of the elements."""


@op_definition
class MmaSyncOp(PtxOp):
    """A warp's range[first … first + 3] += lhs · rhs, m16n8k16 (PTX ISA, "mma.sync").

    `lhs` are the four registers of A's fragment, `rhs` the two of B's, pairs of 16-bit elements;
    the sums are f32. Of f64, `lhs` are 8, 4 or 2 registers and `rhs` half as many, of m16n8k16,
    m16n8k8 or m16n8k4; the sums are f64.
    """

    name = "ptx.mma_sync"

    element = prop_def(StringAttr)
    first = prop_def(I64)
    accumulator = operand_def(RangeType)
    lhs = var_operand_def(RegType)
    rhs = var_operand_def(RegType)
    result = result_def(RangeType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$element $accumulator `from` $first `lhs` $lhs `rhs` $rhs attr-dict `:` "
        "type($accumulator) `lhs` type($lhs) `rhs` type($rhs) `to` type($result)"
    )

    def __init__(
        self,
        element: str,
        first: int,
        accumulator: SSAValue,
        lhs: Sequence[SSAValue],
        rhs: Sequence[SSAValue],
    ):
        super().__init__(
            operands=[accumulator, lhs, rhs],
            properties={"element": StringAttr(element), "first": int_attr(first)},
            result_types=[accumulator.type],
        )

    def verify_(self) -> None:
        known, found = _REGISTERS.get(self.element.data), (len(self.lhs), len(self.rhs))
        if known is None:
            names = either(_REGISTERS)
            raise VerifyException(f"needed elements of {names}; found {self.element.data}")
        if found not in known.depths:
            needed = either(f"{a} registers of A and {b} of B" for a, b in known.depths)
            raise VerifyException(f"needed {needed}; found {found[0]} and {found[1]}")
        kind = self.accumulator.type
        assert isinstance(kind, RangeType)
        held = {kind_of(value) for value in (*self.lhs, *self.rhs)}
        if (held, kind.kind.data) != ({known.operands}, known.sums):
            raise VerifyException(
                f"needed operands in registers of {known.operands} and sums in {known.sums}; found "
                f"{either(sorted(held))} and {kind.kind.data}"
            )
        first = self.first.value.data
        if first < 0 or first + self.registers > kind.count.data:
            raise VerifyException(
                f"needed accumulator registers within 0 to {kind.count.data - 1}; found "
                f"{first} to {first + self.registers - 1}"
            )

    @property
    def registers(self) -> int:
        """Accumulator registers a thread: those of 16×8 values."""
        return 4

    @property
    def depth(self) -> int:
        """k of the instruction."""
        return _REGISTERS[self.element.data].depths[len(self.lhs), len(self.rhs)]

    def tied(self) -> tuple[tuple[SSAValue, SSAValue], ...]:
        return ((self.accumulator, self.result),)

    def text(self) -> str:
        kind = self.result.type
        assert isinstance(kind, RangeType)
        first = self.first.value.data
        sums = ", ".join(kind.register(first + i) for i in range(self.registers))
        lhs, rhs = (", ".join(reg(v) for v in side) for side in (self.lhs, self.rhs))
        element = self.element.data
        summed = _REGISTERS[element].sums
        form = f"m16n8k{self.depth}.row.col.{summed}.{element}.{element}.{summed}"
        return f"mma.sync.aligned.{form} {{{sums}}}, {{{lhs}}}, {{{rhs}}}, {{{sums}}};"
