"""A function or program that is launched step by step."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import (
    FlatSymbolRefAttrConstr,
    MemRefType,
)
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    prop_def,
    var_operand_def,
)
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, I64Array
from gemmc.dialects.launch.memory import verify_matrix
from gemmc.dialects.recurrent import Places, Recurrent, step_properties


@op_definition
class RecurrenceOp(IRDLOperation, Recurrent):
    """Launch a function, or the kernels of a program, once for each step of a `tile.recurrence`.

    Operands are as there, but for `last`, the memory of what the last step makes of each carried
    value that no step stacks. What the steps before it make of these is in workspaces that come
    with the launches (`unroll-recurrences`).
    """

    name = "launch.recurrence"

    callee = prop_def(FlatSymbolRefAttrConstr)
    steps = prop_def(I64)
    carried = var_operand_def(MemRefType)
    windows = var_operand_def(MemRefType)
    invariants = var_operand_def(MemRefType)
    last = var_operand_def(MemRefType)
    stacked = var_operand_def(MemRefType)
    carried_by = prop_def(I64Array)
    stacked_by = prop_def(I64Array)
    firsts = prop_def(I64Array)
    strides = prop_def(I64Array)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$callee `steps` $steps `carried` $carried `by` $carried_by `windows` $windows "
        "`invariants` $invariants `last` $last `stacked` $stacked `by` $stacked_by "
        "`firsts` $firsts `strides` $strides attr-dict "
        "`:` `(` type($carried) `)` `(` type($windows) `)` `(` type($invariants) `)` "
        "`(` type($last) `)` `(` type($stacked) `)`"
    )

    def __init__(
        self,
        callee: str,
        steps: int,
        carried: tuple[Sequence[SSAValue], Sequence[int]],
        windows: Sequence[SSAValue],
        invariants: Sequence[SSAValue],
        last: Sequence[SSAValue],
        stacked: tuple[Sequence[SSAValue], Sequence[int]],
        places: Sequence[Places],
    ):
        """Carried and stacked matrices with the numbers of the function's results; `places` of the
        windows, then of the stacked ones."""
        super().__init__(
            operands=[carried[0], windows, invariants, last, stacked[0]],
            properties=step_properties(callee, steps, carried[1], stacked[1], places),
        )

    @property
    def inputs(self) -> list[SSAValue]:
        """The matrices that it reads."""
        return [*self.carried, *self.windows, *self.invariants]

    @property
    def outputs(self) -> list[SSAValue]:
        """The matrices that it writes."""
        return [*self.last, *self.stacked]

    @property
    def stacks(self) -> dict[int, tuple[SSAValue, Places]]:
        """By the number of a step's result, the matrix that steps put it into, and where."""
        places = self.places[len(self.windows) :]
        return dict(zip(self.numbers[1], zip(self.stacked, places, strict=True), strict=True))

    @property
    def finals(self) -> dict[int, SSAValue]:
        """By the number of each other result, where the last step's is."""
        return dict(zip(self._apart, self.last, strict=True))

    @property
    def _apart(self) -> list[int]:
        """The numbers of results that are carried and not stacked."""
        carried, stacked = self.numbers
        return [each for each in carried if each not in stacked]

    def verify_(self) -> None:
        for value in self.operands:
            verify_matrix(value)
        self.verify_steps(len(self.carried), len(self.windows), len(self.stacked))
        if len(self.last) != len(self._apart):
            needed = f"{len(self._apart)} matrices for the last step"
            raise VerifyException(f"needed {needed}; found {len(self.last)}")
        if self.step is None:
            raise VerifyException(f"needed a kernel @{self.callee.string_value()}; found none")
