"""Structured loops and branches, and the labels and branches that replace them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import StringAttr, UnitAttr
from xdsl.ir import Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import IsTerminator, NoTerminator
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.ptx.structure.registers import AnyRegister
from gemmc.dialects.ptx.types import PtxOp, RegType, reg, unnamed


@op_definition
class YieldOp(IRDLOperation):
    """Values a structured region hands on."""

    name = "ptx.yield"

    values = var_operand_def(AnyRegister)
    traits = traits_def(IsTerminator())
    assembly_format = "($values^ `:` type($values))? attr-dict"

    def __init__(self, values: Sequence[SSAValue] = ()):
        super().__init__(operands=[values])


@op_definition
class ForOp(IRDLOperation):
    """for (i = begin; i < end; i += step), signed 32-bit, with carried values.

    Body arguments: i, then the carried values; `linearize` makes it labels and branches.
    """

    name = "ptx.for"

    begin = operand_def(RegType)
    end = operand_def(RegType)
    step = operand_def(RegType)
    inits = var_operand_def(AnyRegister)
    results_ = var_result_def(AnyRegister)
    body = region_def("single_block")

    assembly_format = (
        "$begin `to` $end `step` $step `:` type($begin) `,` type($end) `,` type($step) "
        "(`carries` $inits^ `:` type($inits) `to` type($results_))? attr-dict-with-keyword $body"
    )

    def __init__(self, bounds: Sequence[SSAValue], inits: Sequence[SSAValue]):
        counter = RegType.of("b32")
        # An immediate's type has its literal for a name, which is not the carried register's.
        types = [unnamed(v.type) for v in inits]
        super().__init__(
            operands=[*bounds, inits],
            result_types=[types],
            regions=[Region(Block(arg_types=[counter, *types]))],
        )

    def verify_(self) -> None:
        last = self.body.block.last_op
        if not isinstance(last, YieldOp) or len(last.values) != len(self.inits):
            raise VerifyException("needed a ptx.yield of one value per carried value")
        if len(self.body.block.args) != len(self.inits) + 1:
            raise VerifyException("needed a body of the counter and the carried values")
        if len(self.results_) != len(self.inits):
            raise VerifyException("needed a result per carried value")

    @property
    def counter(self) -> SSAValue:
        return self.body.block.args[0]

    @property
    def carried(self) -> tuple[SSAValue, ...]:
        return tuple(self.body.block.args[1:])

    @property
    def yielded(self) -> tuple[SSAValue, ...]:
        last = self.body.block.last_op
        assert isinstance(last, YieldOp)
        return tuple(last.values)


@op_definition
class IfOp(IRDLOperation):
    """Run the body where the predicate holds, and the alternative where it does not."""

    name = "ptx.if"

    condition = operand_def(RegType)
    body = region_def("single_block")
    otherwise = region_def()

    traits = traits_def(NoTerminator())
    assembly_format = (
        "$condition `:` type($condition) attr-dict-with-keyword $body `else` $otherwise"
    )

    def __init__(self, condition: SSAValue, otherwise: bool = False):
        other = Region(Block()) if otherwise else Region()
        super().__init__(operands=[condition], regions=[Region(Block()), other])


@op_definition
class RepeatOp(IRDLOperation):
    """Run the body until the predicate it yields is true."""

    name = "ptx.repeat"

    body = region_def("single_block")
    assembly_format = "attr-dict-with-keyword $body"

    def __init__(self):
        super().__init__(regions=[Region(Block())])

    def verify_(self) -> None:
        last = self.body.block.last_op
        if not isinstance(last, YieldOp) or len(last.values) != 1:
            raise VerifyException("needed a ptx.yield of one predicate")


@op_definition
class LabelOp(PtxOp):
    """A branch target (PTX ISA, "Labels")."""

    name = "ptx.label"

    label = prop_def(StringAttr)
    assembly_format = "$label attr-dict"

    def __init__(self, label: str):
        super().__init__(properties={"label": StringAttr(label)})

    def text(self) -> str:
        return f"{self.label.data}:"


@op_definition
class BraOp(PtxOp):
    """Branch, where the guard holds (or does not, with `unless`) (PTX ISA, "bra")."""

    name = "ptx.bra"

    label = prop_def(StringAttr)
    unless = opt_prop_def(UnitAttr)
    guard = opt_operand_def(RegType)
    assembly_format = "$label (`unless` $unless^)? ($guard^ `:` type($guard))? attr-dict"

    def __init__(self, label: str, guard: SSAValue | None = None, unless: bool = False):
        super().__init__(
            operands=[guard],
            properties={"label": StringAttr(label), "unless": UnitAttr() if unless else None},
        )

    def verify_(self) -> None:
        if self.unless is not None and self.guard is None:
            raise VerifyException("needed a guard with unless; found none")

    def text(self) -> str:
        return f"{guard_text(self.guard, self.unless is not None)}bra {self.label.data};"


def guard_text(guard: SSAValue | None, unless: bool = False) -> str:
    """The `@p ` prefix of a guarded instruction (PTX ISA, "Predicated Execution")."""
    if guard is None:
        return ""
    return f"@{'!' if unless else ''}{reg(guard)} "
