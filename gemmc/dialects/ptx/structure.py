"""Structure of a PTX program: entry, structured loops and branches, labels, names for registers."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DictionaryAttr,
    StringAttr,
    SymbolNameConstraint,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import IsolatedFromAbove, IsTerminator, NoTerminator, Pure, SymbolOpInterface
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.ptx.types import I64, PtxOp, RangeType, RegType, number, reg, unnamed

AnyRegister = base(RegType) | base(RangeType)


@irdl_op_definition
class KernelOp(IRDLOperation):
    """An entry function, with all a launcher has to know (see docs/manifest.md).

    `arguments` are the user's matrices, `parameters` what the entry receives in order: a
    pointer to an argument or the tensor map of one. `launch_registers` is what a thread starts
    with, where that must be known; `overlapped`: it may start before the grid before it has
    ended; `registers` counts the registers declared per kind, once they are assigned.
    `residents` CTAs are to fit an SM at a time (PTX ISA, ".minnctapersm"): ptxas keeps to as
    many machine registers as that leaves.
    """

    name = "ptx.kernel"

    sym_name = prop_def(SymbolNameConstraint())
    arguments = prop_def(ArrayAttr[DictionaryAttr])
    parameters = prop_def(ArrayAttr[DictionaryAttr])
    sizes = prop_def(DictionaryAttr)
    grid = prop_def(ArrayAttr[StringAttr])
    cluster = opt_prop_def(DenseArrayBase.constr(i64))
    threads = prop_def(I64)
    launch_registers = opt_prop_def(I64)
    overlapped = opt_prop_def(UnitAttr)
    shared_bytes = prop_def(I64)
    registers = opt_prop_def(DictionaryAttr)
    residents = opt_prop_def(I64)
    body = region_def("single_block")

    traits = traits_def(IsolatedFromAbove(), NoTerminator(), SymbolOpInterface())

    assembly_format = (
        "$sym_name `arguments` $arguments `parameters` $parameters `sizes` $sizes `grid` $grid "
        "(`cluster` $cluster^)? `threads` $threads (`start` $launch_registers^)? "
        "(`overlapped` $overlapped^)? `shared` $shared_bytes "
        "(`registers` $registers^)? (`residents` $residents^)? attr-dict-with-keyword $body"
    )


@irdl_op_definition
class YieldOp(IRDLOperation):
    """Values a structured region hands on."""

    name = "ptx.yield"

    values = var_operand_def(AnyRegister)
    traits = traits_def(IsTerminator())
    assembly_format = "($values^ `:` type($values))? attr-dict"

    def __init__(self, values: Sequence[SSAValue] = ()):
        super().__init__(operands=[values])


@irdl_op_definition
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


@irdl_op_definition
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


@irdl_op_definition
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


@irdl_op_definition
class LabelOp(PtxOp):
    """A branch target (PTX ISA, "Labels")."""

    name = "ptx.label"

    label = prop_def(StringAttr)
    assembly_format = "$label attr-dict"

    def __init__(self, label: str):
        super().__init__(properties={"label": StringAttr(label)})

    def text(self) -> str:
        return f"{self.label.data}:"


@irdl_op_definition
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


@irdl_op_definition
class RetOp(PtxOp):
    """Return from the kernel (PTX ISA, "ret")."""

    name = "ptx.ret"
    assembly_format = "attr-dict"

    def text(self) -> str:
        return "ret;"


@irdl_op_definition
class ExternSharedOp(PtxOp):
    """Directive: the CTA's dynamic shared memory (PTX ISA, "State Spaces: .shared")."""

    name = "ptx.extern_shared"

    symbol = prop_def(StringAttr)
    alignment = prop_def(I64)
    assembly_format = "$symbol `align` $alignment attr-dict"

    def __init__(self, symbol: str, alignment: int):
        super().__init__(
            properties={"symbol": StringAttr(symbol), "alignment": number(alignment)}
        )

    def text(self) -> str:
        return f".extern .shared .align {self.alignment.value.data} .b8 {self.symbol.data}[];"


@irdl_op_definition
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


@irdl_op_definition
class UndefOp(PtxOp):
    """Registers whose contents do not matter yet; prints nothing."""

    name = "ptx.undef"

    result = result_def(AnyRegister)
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, result: Attribute):
        super().__init__(result_types=[result])

    def text(self) -> None:
        return None


@irdl_op_definition
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
            properties={"index": number(index)},
            result_types=[RegType.of(source.type.kind.data)],
        )

    def verify_(self) -> None:
        verify_index(self.source, self.index.value.data)

    def text(self) -> None:
        return None


@irdl_op_definition
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
            properties={"index": number(index)},
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


def guard_text(guard: SSAValue | None, unless: bool = False) -> str:
    """The `@p ` prefix of a guarded instruction (PTX ISA, "Predicated Execution")."""
    if guard is None:
        return ""
    return f"@{'!' if unless else ''}{reg(guard)} "
