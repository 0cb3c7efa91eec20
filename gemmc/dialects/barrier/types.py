"""Types of mbarriers, and what the dialect's ops have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from xdsl.dialects.builtin import IntAttr, IntegerAttr, StringAttr
from xdsl.ir import Attribute, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from gemmc.dialects.interfaces import InGlobalMemory


@irdl_attr_definition
class MBarrierType(ParametrizedAttribute, TypeAttribute):
    """One mbarrier object: 8 bytes of shared memory, 8-byte aligned."""

    name = "barrier.mbarrier"


class OneNumber(ParametrizedAttribute):
    """A type that a number makes, spelled `!name<4>`."""

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        with parser.in_angle_brackets():
            return [IntAttr(parser.parse_integer(allow_negative=False))]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            printer.print_string(str(cast(IntAttr, self.parameters[0]).data))


@irdl_attr_definition
class MBarrierRingType(OneNumber, TypeAttribute):
    """`slots` mbarriers addressed by iteration number."""

    name = "barrier.ring"

    slots: IntAttr

    def verify(self) -> None:
        if self.slots.data < 1:
            raise VerifyException("!barrier.ring: needed at least one slot; found none")


@irdl_attr_definition
class CounterType(ParametrizedAttribute, TypeAttribute, InGlobalMemory):
    """An unsigned 32-bit counter in global memory."""

    name = "barrier.counter"


ARRIVERS = ("thread", "warp", "warpgroup", "copies")
"""Who arrives once: each executing thread, one thread of each warp or warpgroup, or each thread
with the asynchronous copies that it has asked for."""


def verify_arriver(by: StringAttr) -> None:
    """Who arrives must be one of ARRIVERS."""
    if by.data not in ARRIVERS:
        raise VerifyException(f"needed one of {', '.join(ARRIVERS)}; found {by.data}")


def verify_bytes(count: IntegerAttr) -> None:
    """A transaction count must be positive and fit the mbarrier."""
    if not 0 < count.value.data < 1 << 20:
        raise VerifyException(
            f"needed 1 to {(1 << 20) - 1} bytes (PTX mbarrier tx-count); found {count.value.data}"
        )


def verify_named(number: IntegerAttr, threads: IntegerAttr | None) -> None:
    """A CTA's barrier is one of 16, and threads meet there by whole warps (PTX ISA, "bar")."""
    if not 0 <= number.value.data < 16:
        raise VerifyException(f"needed a barrier in 0 to 15; found {number.value.data}")
    if threads is None:
        return
    count = threads.value.data
    if count % 32 or not 32 <= count <= 1024:
        raise VerifyException(f"needed a multiple of 32 in 32 to 1024 threads; found {count}")
