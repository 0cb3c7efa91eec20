"""Functions of one f32, a fused multiply-add and a copied sign."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import SSAValue
from xdsl.irdl import operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure

from gemmc.dialects._definition import op_definition
from gemmc.dialects.ptx.arithmetic import BinaryOp
from gemmc.dialects.ptx.types import PtxOp, RegType, reg
from gemmc.register_kinds import kind_holding


class _Unary(PtxOp, ABC):
    """d = f(a), with what follows the opcode, like approx.f32, as a property."""

    OPCODE: ClassVar[str]

    kind = prop_def(StringAttr)
    value = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$kind $value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, kind: str, value: SSAValue):
        super().__init__(
            operands=[value],
            properties={"kind": StringAttr(kind)},
            result_types=[RegType.of(kind_holding(kind).name)],
        )

    def text(self) -> str:
        return f"{self.OPCODE}.{self.kind.data} {reg(self.result)}, {reg(self.value)};"


@op_definition
class NegOp(_Unary):
    """The value with the other sign (PTX ISA, "neg")."""

    name = "ptx.neg"
    OPCODE: ClassVar[str] = "neg"


@op_definition
class AbsOp(_Unary):
    """The value without its sign, of f32 or of a signed integer, s32 or s64 (PTX ISA, "abs")."""

    name = "ptx.abs"
    OPCODE: ClassVar[str] = "abs"


@op_definition
class SqrtOp(_Unary):
    """Square root (PTX ISA, "sqrt"; .approx has a relative error of at most 2^-23)."""

    name = "ptx.sqrt"
    OPCODE: ClassVar[str] = "sqrt"


@op_definition
class RsqrtOp(_Unary):
    """Reciprocal of the square root (PTX ISA, "rsqrt"; .approx has an error below 2^-22.9)."""

    name = "ptx.rsqrt"
    OPCODE: ClassVar[str] = "rsqrt"


@op_definition
class RcpOp(_Unary):
    """Reciprocal (PTX ISA, "rcp"; .approx has an error of at most one ulp)."""

    name = "ptx.rcp"
    OPCODE: ClassVar[str] = "rcp"


@op_definition
class Ex2Op(_Unary):
    """Two to the power of the value (PTX ISA, "ex2"; .approx has an error of at most 2 ulp)."""

    name = "ptx.ex2"
    OPCODE: ClassVar[str] = "ex2"


@op_definition
class Lg2Op(_Unary):
    """The logarithm to base 2 (PTX ISA, "lg2"; .approx has an absolute error of at most 2^-22
    between 0.5 and 2, elsewhere a relative one)."""

    name = "ptx.lg2"
    OPCODE: ClassVar[str] = "lg2"


@op_definition
class TanhOp(_Unary):
    """Hyperbolic tangent (PTX ISA, "tanh"; .approx has a relative error of at most 2^-11)."""

    name = "ptx.tanh"
    OPCODE: ClassVar[str] = "tanh"


@op_definition
class CopysignOp(BinaryOp):
    """The magnitude of the second value with the sign of the first (PTX ISA, "copysign")."""

    name = "ptx.copysign"
    OPCODE: ClassVar[str] = "copysign"


@op_definition
class FmaOp(PtxOp):
    """a · b + c with one rounding (PTX ISA, "fma")."""

    name = "ptx.fma"

    kind = prop_def(StringAttr)
    lhs = operand_def(RegType)
    rhs = operand_def(RegType)
    summand = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = (
        "$kind $lhs `,` $rhs `,` $summand attr-dict `:` type($lhs) `,` type($rhs) `,` "
        "type($summand) `to` type($result)"
    )

    def __init__(self, kind: str, lhs: SSAValue, rhs: SSAValue, summand: SSAValue):
        super().__init__(
            operands=[lhs, rhs, summand],
            properties={"kind": StringAttr(kind)},
            result_types=[RegType.of(kind_holding(kind).name)],
        )

    def text(self) -> str:
        operands = (self.result, self.lhs, self.rhs, self.summand)
        return f"fma.{self.kind.data} {', '.join(map(reg, operands))};"
