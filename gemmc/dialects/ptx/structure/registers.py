"""Names for registers: immediates, undefined contents, elements of ranges."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import base, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.ptx.types import PtxOp, RangeType, RegType, reg

AnyRegister = base(RegType) | base(RangeType)


@op_definition
class ImmediateOp(PtxOp):
    """A literal operand; names no register and prints nothing (PTX ISA, "Constants")."""

    name = "ptx.immediate"

    literal = prop_def(StringAttr)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$literal attr-dict `:` type($result)"

    def __init__(self, literal: str, kind: str):
        super().__init__(
            properties={"literal": StringAttr(literal)},
            result_types=[RegType.of(kind, literal)],
        )

    def text(self) -> None:
        return None


@op_definition
class UndefOp(PtxOp):
    """Registers whose contents do not matter yet; prints nothing."""

    name = "ptx.undef"

    result = result_def(AnyRegister)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, result: Attribute):
        super().__init__(result_types=[result])

    def text(self) -> None:
        return None


@op_definition
class ElementOp(PtxOp):
    """One register of a range, read; an alias, prints nothing."""

    name = "ptx.element"

    source = operand_def(RangeType)
    index = prop_def(I64)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$source `[` $index `]` attr-dict `:` type($source) `to` type($result)"

    def __init__(self, source: SSAValue, index: int):
        assert isinstance(source.type, RangeType)
        super().__init__(
            operands=[source],
            properties={"index": int_attr(index)},
            result_types=[RegType.of(source.type.kind.data)],
        )

    def verify_(self) -> None:
        verify_index(self.source, self.index.value.data)

    def text(self) -> None:
        return None


@op_definition
class SetOp(PtxOp):
    """Move a value into one register of a range (PTX ISA, "mov")."""

    name = "ptx.set"

    source = operand_def(RangeType)
    index = prop_def(I64)
    value = operand_def(RegType)
    result = result_def(RangeType)

    assembly_format = (
        "$source `[` $index `]` `,` $value attr-dict `:` type($source) `,` type($value) "
        "`to` type($result)"
    )

    def __init__(self, source: SSAValue, index: int, value: SSAValue):
        super().__init__(
            operands=[source, value],
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
        return f"mov.{kind.kind.data} {target}, {reg(self.value)};"


def verify_index(source: SSAValue, index: int) -> None:
    """A range element must exist."""
    kind = source.type
    assert isinstance(kind, RangeType)
    if not 0 <= index < kind.count.data:
        raise VerifyException(f"needed an index below {kind.count.data}; found {index}")
