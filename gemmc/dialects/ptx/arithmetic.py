"""Integer, floating-point, predicate and conversion instructions."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.ptx.structure import verify_index
from gemmc.dialects.ptx.types import PtxOp, RangeType, RegType, reg
from gemmc.element_types import either, halves
from gemmc.register_kinds import kind_holding


class BinaryOp(PtxOp, ABC):
    """d = a op b, with the instruction type as a property."""

    OPCODE: ClassVar[str]

    kind = prop_def(StringAttr)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$kind $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `to` type($result)"
    )

    def __init__(self, kind: str, lhs: SSAValue, rhs: SSAValue):
        super().__init__(
            operands=[lhs, rhs],
            properties={"kind": StringAttr(kind)},
            result_types=[RegType.of(kind_holding(kind).name)],
        )

    def text(self) -> str:
        operands = f"{reg(self.result)}, {reg(self.lhs)}, {reg(self.rhs)}"
        return f"{self.OPCODE}.{self.kind.data} {operands};"


@op_definition
class AddOp(BinaryOp):
    """Sum (PTX ISA, "Integer Arithmetic Instructions: add"; floating point likewise)."""

    name = "ptx.add"
    OPCODE: ClassVar[str] = "add"


@op_definition
class SubOp(BinaryOp):
    """Difference (PTX ISA, "sub")."""

    name = "ptx.sub"
    OPCODE: ClassVar[str] = "sub"


@op_definition
class MulOp(BinaryOp):
    """Low half of an integer product (PTX ISA, "mul.lo")."""

    name = "ptx.mul"
    OPCODE: ClassVar[str] = "mul.lo"


@op_definition
class MulHiOp(BinaryOp):
    """High half of an integer product (PTX ISA, "mul.hi")."""

    name = "ptx.mul_hi"
    OPCODE: ClassVar[str] = "mul.hi"


@op_definition
class MulfOp(BinaryOp):
    """Floating-point product, rounded to nearest (PTX ISA, "mul.rn")."""

    name = "ptx.mulf"
    OPCODE: ClassVar[str] = "mul.rn"


@op_definition
class DivOp(BinaryOp):
    """Integer quotient, truncated towards zero (PTX ISA, "div")."""

    name = "ptx.div"
    OPCODE: ClassVar[str] = "div"


@op_definition
class RemOp(BinaryOp):
    """Integer remainder of the truncated quotient (PTX ISA, "rem")."""

    name = "ptx.rem"
    OPCODE: ClassVar[str] = "rem"


@op_definition
class MinOp(BinaryOp):
    """Smaller value (PTX ISA, "min")."""

    name = "ptx.min"
    OPCODE: ClassVar[str] = "min"


@op_definition
class MaxOp(BinaryOp):
    """Larger value (PTX ISA, "max"; max.NaN keeps a NaN)."""

    name = "ptx.max"
    OPCODE: ClassVar[str] = "max"


@op_definition
class AndOp(BinaryOp):
    """Bitwise and, of predicates too (PTX ISA, "and")."""

    name = "ptx.and"
    OPCODE: ClassVar[str] = "and"


@op_definition
class OrOp(BinaryOp):
    """Bitwise or, of predicates too (PTX ISA, "or")."""

    name = "ptx.or"
    OPCODE: ClassVar[str] = "or"


@op_definition
class XorOp(BinaryOp):
    """Bitwise exclusive or, of predicates too (PTX ISA, "xor")."""

    name = "ptx.xor"
    OPCODE: ClassVar[str] = "xor"


@op_definition
class ShlOp(BinaryOp):
    """Shift left (PTX ISA, "shl")."""

    name = "ptx.shl"
    OPCODE: ClassVar[str] = "shl"


@op_definition
class ShrOp(BinaryOp):
    """Shift right, unsigned for u types (PTX ISA, "shr")."""

    name = "ptx.shr"
    OPCODE: ClassVar[str] = "shr"


@op_definition
class MulWideOp(PtxOp):
    """64-bit product of 32-bit integers (PTX ISA, "mul.wide")."""

    name = "ptx.mul_wide"

    kind = prop_def(StringAttr)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$kind $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `to` type($result)"
    )

    def __init__(self, kind: str, lhs: SSAValue, rhs: SSAValue):
        super().__init__(
            operands=[lhs, rhs],
            properties={"kind": StringAttr(kind)},
            result_types=[RegType.of("b64")],
        )

    def text(self) -> str:
        operands = f"{reg(self.result)}, {reg(self.lhs)}, {reg(self.rhs)}"
        return f"mul.wide.{self.kind.data} {operands};"


@op_definition
class SetpOp(PtxOp):
    """Compare two numbers (PTX ISA, "setp"); `test` is eq, ne, lt, le, gt or ge."""

    name = "ptx.setp"

    test = prop_def(StringAttr)
    kind = prop_def(StringAttr)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$test $kind $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `to` type($result)"
    )

    def __init__(self, test: str, kind: str, lhs: SSAValue, rhs: SSAValue):
        super().__init__(
            operands=[lhs, rhs],
            properties={"test": StringAttr(test), "kind": StringAttr(kind)},
            result_types=[RegType.of("pred")],
        )

    def text(self) -> str:
        operands = f"{reg(self.result)}, {reg(self.lhs)}, {reg(self.rhs)}"
        return f"setp.{self.test.data}.{self.kind.data} {operands};"


@op_definition
class SelpOp(PtxOp):
    """The first value where the predicate holds, else the second (PTX ISA, "selp")."""

    name = "ptx.selp"

    kind = prop_def(StringAttr)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    condition = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$kind $lhs `,` $rhs `,` $condition attr-dict `:` type($lhs) `,` type($rhs) `,` "
        "type($condition) `to` type($result)"
    )

    def __init__(self, kind: str, lhs: SSAValue, rhs: SSAValue, condition: SSAValue):
        super().__init__(
            operands=[lhs, rhs, condition],
            properties={"kind": StringAttr(kind)},
            result_types=[RegType.of(kind_holding(kind).name)],
        )

    def text(self) -> str:
        operands = f"{reg(self.result)}, {reg(self.lhs)}, {reg(self.rhs)}, {reg(self.condition)}"
        return f"selp.{self.kind.data} {operands};"


@op_definition
class MovOp(PtxOp):
    """Copy a register, an immediate or a special register (PTX ISA, "mov")."""

    name = "ptx.mov"

    kind = prop_def(StringAttr)
    value = operand_def(RegType)
    result = result_def(RegType)

    assembly_format = "$kind $value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, kind: str, value: SSAValue, result: RegType | None = None):
        super().__init__(
            operands=[value],
            properties={"kind": StringAttr(kind)},
            result_types=[result or RegType.of(kind_holding(kind).name)],
        )

    def text(self) -> str:
        return f"mov.{self.kind.data} {reg(self.result)}, {reg(self.value)};"


@op_definition
class CvtOp(PtxOp):
    """Convert one value; `form` is all that follows `cvt.`, like rn.bf16.f32 (PTX ISA, "cvt")."""

    name = "ptx.cvt"

    form = prop_def(StringAttr)
    value = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$form $value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, form: str, value: SSAValue, kind: str):
        super().__init__(
            operands=[value],
            properties={"form": StringAttr(form)},
            result_types=[RegType.of(kind)],
        )

    def text(self) -> str:
        return f"cvt.{self.form.data} {reg(self.result)}, {reg(self.value)};"


@op_definition
class CvtPackOp(PtxOp):
    """Round two f32 to 16 bits and pack them, `high` in the upper half (PTX ISA, "cvt" .bf16x2).

    `form` is like rn.bf16x2.f32.
    """

    name = "ptx.cvt_pack"

    form = prop_def(StringAttr)
    high = operand_def(RegType)
    low = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$form $high `,` $low attr-dict `:` type($high) `,` type($low) `to` type($result)"
    )

    def __init__(self, form: str, high: SSAValue, low: SSAValue):
        super().__init__(
            operands=[high, low],
            properties={"form": StringAttr(form)},
            result_types=[RegType.of("b32")],
        )

    def text(self) -> str:
        return f"cvt.{self.form.data} {reg(self.result)}, {reg(self.high)}, {reg(self.low)};"


@op_definition
class PackedOp(PtxOp):
    """d = a op b in both halves of a word, each rounded to nearest (PTX ISA, "Half Precision
    Floating Point Instructions: add, sub, mul").

    `opcode` is add, sub or mul, `kind` f16x2 or bf16x2.
    """

    name = "ptx.packed"

    opcode = prop_def(StringAttr)
    kind = prop_def(StringAttr)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$opcode $kind $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `to` type($result)"
    )

    def __init__(self, opcode: str, kind: str, lhs: SSAValue, rhs: SSAValue):
        super().__init__(
            operands=[lhs, rhs],
            properties={"opcode": StringAttr(opcode), "kind": StringAttr(kind)},
            result_types=[RegType.of("b32")],
        )

    def verify_(self) -> None:
        if self.opcode.data not in ("add", "sub", "mul"):
            raise VerifyException(f"needed add, sub or mul; found {self.opcode.data}")
        pairs = [f"{each}x2" for each in halves()]
        if self.kind.data not in pairs:
            raise VerifyException(f"needed {either(pairs)}; found {self.kind.data}")

    def text(self) -> str:
        operands = f"{reg(self.result)}, {reg(self.lhs)}, {reg(self.rhs)}"
        return f"{self.opcode.data}.rn.{self.kind.data} {operands};"


@op_definition
class FmaElementOp(PtxOp):
    """range[index] += a · b with one rounding, in the range's type (PTX ISA, "fma.rn")."""

    name = "ptx.fma_element"

    source = operand_def(RangeType)
    index = prop_def(I64)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    result = result_def(RangeType)

    assembly_format = (
        "$source `[` $index `]` `,` $lhs `,` $rhs attr-dict `:` type($source) `,` type($lhs) `,` "
        "type($rhs) `to` type($result)"
    )

    def __init__(self, source: SSAValue, index: int, lhs: SSAValue, rhs: SSAValue):
        super().__init__(
            operands=[source, lhs, rhs],
            properties={"index": int_attr(index)},
            result_types=[source.type],
        )

    def verify_(self) -> None:
        verify_index(self.source, self.index.value.data)

    def tied(self) -> tuple[tuple[SSAValue, SSAValue], ...]:
        return ((self.source, self.result),)

    def text(self) -> str:
        kind = self.result.type
        assert isinstance(kind, RangeType)
        target = kind.register(self.index.value.data)
        return f"fma.rn.{kind.kind.data} {target}, {reg(self.lhs)}, {reg(self.rhs)}, {target};"
