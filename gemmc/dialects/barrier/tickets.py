"""Tickets in global memory: who of several units, of any CTAs, is the last to arrive."""

from __future__ import annotations

from xdsl.dialects.builtin import IndexType, IntAttr, i1
from xdsl.ir import SSAValue, TypeAttribute
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_attr_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects._definition import op_definition
from gemmc.dialects._integers import I64, int_attr
from gemmc.dialects.barrier.types import OneNumber, verify_named
from gemmc.dialects.interfaces import InGlobalMemory


@irdl_attr_definition
class TicketsType(OneNumber, TypeAttribute, InGlobalMemory):
    """`count` unsigned 32-bit counters in global memory."""

    name = "barrier.tickets"

    count: IntAttr

    def verify(self) -> None:
        if self.count.data < 1:
            raise VerifyException("!barrier.tickets: needed at least one; found none")


@op_definition
class TicketsOp(IRDLOperation):
    """Counters that all CTAs of a launch share: a workspace, all 0 at its start and its end."""

    name = "barrier.tickets"

    result = result_def(TicketsType)

    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"

    def __init__(self, count: int):
        super().__init__(result_types=[TicketsType(IntAttr(count))])

    @property
    def count(self) -> int:
        return self.result.type.count.data


@op_definition
class TakeTicketOp(IRDLOperation):
    """Arrive at ticket `index`, once for all threads that meet; true in the last of `of` arrivals,
    or of `count`, where each ticket has a number of its own.

    The thread with `leader` adds 1, and the last of the arrivals makes it 0 again: for the next
    launch. What happened before in the arriving thread, or is ordered before it by a barrier,
    happens before what follows the later arrivals (PTX atom.acq_rel.gpu.inc). Then the `threads`
    threads meet at named barrier `id`, plus `unit` where each unit has one of its own, and all
    learn who was last (PTX bar.red.or). Nobody waits for another CTA.
    """

    name = "barrier.take_ticket"

    tickets = operand_def(TicketsType)
    index = operand_def(IndexType)
    leader = operand_def(i1)
    unit = opt_operand_def(IndexType)
    count = opt_operand_def(IndexType)
    of = opt_prop_def(I64)
    id = prop_def(I64)
    threads = prop_def(I64)
    result = result_def(i1)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    assembly_format = (
        "$tickets `[` $index `]` (`of` $of^)? (`counted` $count^)? `by` $leader `at` $id "
        "(`plus` $unit^)? "
        "`threads` $threads attr-dict `:` type($tickets)"
    )

    def __init__(
        self,
        ticket: tuple[SSAValue, SSAValue],
        of: int | SSAValue,
        leader: SSAValue,
        barrier: tuple[int, SSAValue | None],
        threads: int,
    ):
        """`ticket` is (tickets, index), `barrier` the named barrier's number and what is added."""
        number, unit = barrier
        count = None if isinstance(of, int) else of
        super().__init__(
            operands=[*ticket, leader, unit, count],
            properties={
                "of": int_attr(of) if isinstance(of, int) else None,
                "id": int_attr(number),
                "threads": int_attr(threads),
            },
            result_types=[i1],
        )

    def verify_(self) -> None:
        if (self.of is None) == (self.count is None):
            raise VerifyException("needed a number of arrivals, known or counted, and only one")
        if self.of is not None and not 2 <= self.of.value.data < 1 << 31:
            raise VerifyException(f"needed 2 arrivals or more; found {self.of.value.data}")
        verify_named(self.id, self.threads)
