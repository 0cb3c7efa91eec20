"""What CTAs of a grid, and grids that follow each other, tell each other."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType
from xdsl.ir import SSAValue
from xdsl.irdl import (
    IRDLOperation,
    operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects.barrier.types import I64, CounterType, number


@op_definition
class WaitGridOp(IRDLOperation):
    """Wait until the grid launched before this one has ended (PTX griddepcontrol.wait)."""

    name = "barrier.wait_grid"
    assembly_format = "attr-dict"


@op_definition
class LaunchDependentsOp(IRDLOperation):
    """The next grid may start as far as this CTA goes (PTX griddepcontrol.launch_dependents)."""

    name = "barrier.launch_dependents"
    assembly_format = "attr-dict"


@op_definition
class GridCounterOp(IRDLOperation):
    """A counter that all CTAs of a launch share: 4 bytes of a workspace, 0 at its start and end."""

    name = "barrier.grid_counter"

    result = result_def(CounterType)

    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self):
        super().__init__(result_types=[CounterType()])


@op_definition
class PaceOp(IRDLOperation):
    """Add 1 to a counter, then wait until it is at least `until`, but no more than `clocks` clocks.

    Done by a warp together, which adds 1 in all (PTX red.inc and ld, both .relaxed.gpu; %clock of
    the SM). The `total`-th addition of a launch makes the counter 0 again, for the next launch;
    who has made its last one must not wait. It orders no accesses and promises nothing: whoever
    comes too late, or never, is not waited for. So no program's result or progress depends on it,
    or on what the counter starts from, and CTAs need not all run at a time.
    """

    name = "barrier.pace"

    counter = operand_def(CounterType)
    total = operand_def(IndexType)
    until = operand_def(IndexType)
    clocks = prop_def(I64)

    assembly_format = (
        "$counter `of` $total `until` $until `for` $clocks attr-dict `:` type($counter)"
    )

    def __init__(self, counter: SSAValue, total: SSAValue, until: SSAValue, clocks: int):
        super().__init__(operands=[counter, total, until], properties={"clocks": number(clocks)})

    def verify_(self) -> None:
        if not 0 < self.clocks.value.data < 1 << 31:
            raise VerifyException(f"needed 1 to 2^31 - 1 clocks; found {self.clocks.value.data}")
