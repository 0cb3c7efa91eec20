"""Loads, stores, parameters, special registers and address conversions."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import StringAttr, UnitAttr
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.ptx.structure import guard_text
from gemmc.dialects.ptx.types import PtxOp, RegType, kind_of, reg

SPECIAL = ("%tid.x", "%ctaid.x", "%nctaid.x", "%cluster_ctarank")


@op_definition
class SpecialOp(PtxOp):
    """Read a 32-bit special register (PTX ISA, "Special Registers")."""

    name = "ptx.special"

    special = prop_def(StringAttr)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$special attr-dict `:` type($result)"

    def __init__(self, special: str):
        super().__init__(
            properties={"special": StringAttr(special)}, result_types=[RegType.of("b32")]
        )

    def verify_(self) -> None:
        if self.special.data not in SPECIAL:
            raise VerifyException(f"needed one of {', '.join(SPECIAL)}; found {self.special.data}")

    def text(self) -> str:
        return f"mov.u32 {reg(self.result)}, {self.special.data};"


@op_definition
class ParamOp(PtxOp):
    """Load a kernel parameter of 64 bits, or of 32 (PTX ISA, "ld.param")."""

    name = "ptx.param"

    symbol = prop_def(StringAttr)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$symbol attr-dict `:` type($result)"

    def __init__(self, symbol: str, kind: str = "b64"):
        super().__init__(
            properties={"symbol": StringAttr(symbol)}, result_types=[RegType.of(kind)]
        )

    def text(self) -> str:
        return f"ld.param.{kind_of(self.result)} {reg(self.result)}, [{self.symbol.data}];"


@op_definition
class AddressOp(PtxOp):
    """Address of a symbol in its state space (PTX ISA, "mov" of a variable's address)."""

    name = "ptx.address"

    symbol = prop_def(StringAttr)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$symbol attr-dict `:` type($result)"

    def __init__(self, symbol: str, kind: str):
        super().__init__(
            properties={"symbol": StringAttr(symbol)}, result_types=[RegType.of(kind)]
        )

    def text(self) -> str:
        kind = self.result.type
        assert isinstance(kind, RegType)
        return f"mov.{kind.kind.data} {reg(self.result)}, {self.symbol.data};"


@op_definition
class CvtaOp(PtxOp):
    """Convert between a state space's address and a generic one (PTX ISA, "cvta").

    `form` is param, global (to generic) or to.global (from generic).
    """

    name = "ptx.cvta"

    form = prop_def(StringAttr)
    value = operand_def(RegType)
    result = result_def(RegType)

    traits = traits_def(Pure())
    assembly_format = "$form $value attr-dict `:` type($value) `to` type($result)"

    def __init__(self, form: str, value: SSAValue):
        super().__init__(
            operands=[value],
            properties={"form": StringAttr(form)},
            result_types=[RegType.of("b64")],
        )

    def text(self) -> str:
        return f"cvta.{self.form.data}.u64 {reg(self.result)}, {reg(self.value)};"


def vector_suffix(count: int) -> str:
    """`.v2`, `.v4` or nothing."""
    return "" if count == 1 else f".v{count}"


def braces(values: Sequence[SSAValue]) -> str:
    """One register, or a vector of them in braces."""
    names = [reg(v) for v in values]
    return names[0] if len(names) == 1 else "{" + ", ".join(names) + "}"


def _verify_access(form: StringAttr, count: int) -> None:
    if "." not in form.data:
        raise VerifyException(f"needed a form like global.f32; found {form.data}")
    if count not in (1, 2, 4):
        raise VerifyException(f"needed 1, 2 or 4 values; found {count}")


@op_definition
class LdOp(PtxOp):
    """Load 1, 2 or 4 values (PTX ISA, "ld"); `form` is like global.f32 or shared.b32.

    With a guard, where it does not hold the results are the `otherwise` values.
    """

    name = "ptx.ld"

    form = prop_def(StringAttr)
    address = operand_def(RegType)
    offset = prop_def(I64)
    guard = opt_operand_def(RegType)
    otherwise = var_operand_def(RegType)
    values = var_result_def(RegType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$form $address `offset` $offset (`guard` $guard^ `else` $otherwise `:` type($guard) "
        "`else` type($otherwise))? attr-dict `:` type($address) `to` type($values)"
    )

    def __init__(
        self,
        form: str,
        address: SSAValue,
        offset: int,
        kinds: Sequence[str],
        guard: SSAValue | None = None,
        otherwise: Sequence[SSAValue] = (),
    ):
        super().__init__(
            operands=[address, guard, otherwise],
            properties={"form": StringAttr(form), "offset": int_attr(offset)},
            result_types=[[RegType.of(k) for k in kinds]],
        )

    def verify_(self) -> None:
        _verify_access(self.form, len(self.values))
        if len(self.otherwise) != (0 if self.guard is None else len(self.values)):
            raise VerifyException("needed an otherwise value per result with a guard, else none")

    def tied(self) -> tuple[tuple[SSAValue, SSAValue], ...]:
        return tuple(zip(self.otherwise, self.values, strict=False))

    def text(self) -> str:
        space, kind = self.form.data.rsplit(".", 1)
        form = f"{space}{vector_suffix(len(self.values))}.{kind}"
        address = f"[{reg(self.address)}+{self.offset.value.data}]"
        return f"{guard_text(self.guard)}ld.{form} {braces(self.values)}, {address};"


@op_definition
class StOp(PtxOp):
    """Store 1, 2 or 4 values, where the guard holds (PTX ISA, "st").

    `policy` is a cache policy for what is written to global memory (.L2::cache_hint). What a thread
    may have written before, it writes `again`.
    """

    name = "ptx.st"

    form = prop_def(StringAttr)
    address = operand_def(RegType)
    offset = prop_def(I64)
    again = opt_prop_def(UnitAttr)
    values = var_operand_def(RegType)
    guard = opt_operand_def(RegType)
    policy = opt_operand_def(RegType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$form $address `offset` $offset (`again` $again^)? `,` $values "
        "(`guard` $guard^ `:` type($guard))? (`policy` $policy^ `:` type($policy))? attr-dict "
        "`:` type($address) `,` type($values)"
    )

    def __init__(
        self,
        form: str,
        address: SSAValue,
        offset: int,
        values: Sequence[SSAValue],
        guard: SSAValue | None = None,
        policy: SSAValue | None = None,
        again: UnitAttr | None = None,
    ):
        properties = {"form": StringAttr(form), "offset": int_attr(offset), "again": again}
        super().__init__(operands=[address, values, guard, policy], properties=properties)

    def verify_(self) -> None:
        _verify_access(self.form, len(self.values))
        if self.policy is not None and not self.form.data.startswith("global."):
            raise VerifyException(f"needed global memory with a policy; found {self.form.data}")

    def text(self) -> str:
        space, kind = self.form.data.rsplit(".", 1)
        hint, policy = "", ""
        if self.policy is not None:
            hint, policy = ".L2::cache_hint", f", {reg(self.policy)}"
        form = f"{space}{hint}{vector_suffix(len(self.values))}.{kind}"
        address = f"[{reg(self.address)}+{self.offset.value.data}]"
        return f"{guard_text(self.guard)}st.{form} {address}, {braces(self.values)}{policy};"


@op_definition
class RedOp(PtxOp):
    """Change a 32-bit word of global memory at once, where the guard holds (PTX ISA, "red").

    "add" adds the value; "inc" adds 1, and makes it 0 where it is the value or above. Relaxed: it
    orders no other access.
    """

    name = "ptx.red"

    operation = prop_def(StringAttr)
    address = operand_def(RegType)
    value = operand_def(RegType)
    guard = opt_operand_def(RegType)

    assembly_format = (
        "$operation $address `,` $value (`guard` $guard^ `:` type($guard))? attr-dict `:` "
        "type($address) `,` type($value)"
    )

    def __init__(
        self, operation: str, address: SSAValue, value: SSAValue, guard: SSAValue | None = None
    ):
        super().__init__(
            operands=[address, value, guard], properties={"operation": StringAttr(operation)}
        )

    def verify_(self) -> None:
        if self.operation.data not in ("add", "inc"):
            raise VerifyException(f"needed add or inc; found {self.operation.data}")

    def text(self) -> str:
        return (
            f"{guard_text(self.guard)}red.relaxed.gpu.global.{self.operation.data}.u32 "
            f"[{reg(self.address)}], {reg(self.value)};"
        )


@op_definition
class RedAddOp(PtxOp):
    """Add 1, 2 or 4 values to neighbouring f32 in global memory, each at once, where the guard
    holds (PTX ISA, "red"; vectors need sm_90). Relaxed: it orders no other access, and two adds to
    an element may be done in either order.

    `policy` is a cache policy for what is written (.L2::cache_hint).
    """

    name = "ptx.red_add"

    address = operand_def(RegType)
    offset = prop_def(I64)
    values = var_operand_def(RegType)
    guard = opt_operand_def(RegType)
    policy = opt_operand_def(RegType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$address `offset` $offset `,` $values (`guard` $guard^ `:` type($guard))? "
        "(`policy` $policy^ `:` type($policy))? attr-dict `:` type($address) `,` type($values)"
    )

    def __init__(
        self,
        address: SSAValue,
        offset: int,
        values: Sequence[SSAValue],
        guard: SSAValue | None = None,
        policy: SSAValue | None = None,
    ):
        super().__init__(
            operands=[address, values, guard, policy], properties={"offset": int_attr(offset)}
        )

    def verify_(self) -> None:
        kinds = [kind_of(value) for value in self.values]
        if len(kinds) not in (1, 2, 4) or set(kinds) != {"f32"}:
            raise VerifyException(
                f"needed 1, 2 or 4 values of f32; found {', '.join(kinds) or 'none'}"
            )

    def text(self) -> str:
        hint, policy = "", ""
        if self.policy is not None:
            hint, policy = ".L2::cache_hint", f", {reg(self.policy)}"
        form = f"red.relaxed.gpu.global.add{hint}{vector_suffix(len(self.values))}.f32"
        address = f"[{reg(self.address)}+{self.offset.value.data}]"
        return f"{guard_text(self.guard)}{form} {address}, {braces(self.values)}{policy};"


@op_definition
class AtomIncOp(PtxOp):
    """Take the next number of a 32-bit counter in global memory (PTX ISA, "atom"; inc).

    The counter becomes 0 where it was `largest` or above. Acquires and releases at gpu scope. Where
    the guard does not hold the result is `otherwise`.
    """

    name = "ptx.atom_inc"

    address = operand_def(RegType)
    largest = operand_def(RegType)
    guard = operand_def(RegType)
    otherwise = operand_def(RegType)
    result = result_def(RegType)

    assembly_format = (
        "$address `,` $largest `guard` $guard `else` $otherwise attr-dict `:` type($address) `,` "
        "type($largest) `,` type($guard) `,` type($otherwise) `to` type($result)"
    )

    def __init__(
        self, address: SSAValue, largest: SSAValue, guard: SSAValue, otherwise: SSAValue
    ):
        super().__init__(
            operands=[address, largest, guard, otherwise], result_types=[RegType.of("b32")]
        )

    def tied(self) -> tuple[tuple[SSAValue, SSAValue], ...]:
        return ((self.otherwise, self.result),)

    def text(self) -> str:
        operands = f"{reg(self.result)}, [{reg(self.address)}], {reg(self.largest)}"
        return f"{guard_text(self.guard)}atom.acq_rel.gpu.global.inc.u32 {operands};"
