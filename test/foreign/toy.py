"""A dialect that gemmc has never heard of: a copy, a product and what orders the product.

Its ops subclass none of gemmc's. They have other operands, in another order, complete in other
ways, and say all of that through the interfaces. `toy.fetch` writes by ordinary stores, fences
them and arrives at an mbarrier itself, once for each thread that copies. `toy.dot` runs in a queue
of its own until `toy.settle` has waited for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from xdsl.dialects.builtin import IndexType, MemRefType, StringAttr, UnitAttr
from xdsl.ir import Attribute, Dialect, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
)

from gemmc.dialects.barrier import MBarrierRingType
from gemmc.dialects.interfaces import (
    AsyncProduct,
    BesideProducts,
    Fill,
    FragmentFlow,
    Product,
    ProductFence,
    Signalling,
    Touched,
)
from gemmc.dialects.tile.atoms import Atom
from gemmc.dialects.tile.attrs import ROLE, ScopeAttr
from gemmc.dialects.tile.kernel import RoleOp
from gemmc.dialects.tile.types import FragmentType, WindowType, memory_type

FETCH = Atom("toy fetch", "toy", "role", "mbarrier", "async")
PLAIN = Atom("toy plain fetch", "toy", "role", "mbarrier", "generic")
DOT = Atom("toy dot", "toy", "warpgroup", "toy-queue", "async")


@irdl_op_definition
class FetchOp(IRDLOperation, Signalling):
    """Fill `place` from `window`, by stores; ring `bell` for the step `number`, once it is full.

    The async proxy sees the stores before the bell rings, unless the fetch is `plain`.
    """

    name = "toy.fetch"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    plain = opt_prop_def(UnitAttr)
    place = operand_def(MemRefType)
    bell = opt_operand_def(MBarrierRingType)
    number = opt_operand_def(IndexType)
    window = operand_def(WindowType)

    irdl_options = (AttrSizedOperandSegments(as_property=True),)

    @staticmethod
    def make(label: StringAttr, window: SSAValue, place: SSAValue, plain: bool) -> FetchOp:
        properties = {"label": label, "scope": ROLE, "plain": UnitAttr() if plain else None}
        return FetchOp.build(operands=[place, None, None, window], properties=properties)

    @property
    def source(self) -> SSAValue:
        return self.window

    @property
    def target(self) -> SSAValue:
        return self.place

    @property
    def signal(self) -> SSAValue | None:
        return self.bell

    @property
    def iteration(self) -> SSAValue | None:
        return self.number

    def touched(self) -> Sequence[Touched]:
        last = len(self.operands) - 1
        return Touched(last, False, "mn"), Touched(0, True, "mn")

    def done_by(self) -> Atom:
        return FETCH if self.plain is None else PLAIN

    def signalling(self, ring: SSAValue, iteration: SSAValue) -> FetchOp:
        properties = {"label": self.label, "scope": self.scope, "plain": self.plain}
        return FetchOp.build(
            operands=[self.place, ring, iteration, self.window], properties=properties
        )

    @property
    def delivered(self) -> int:
        return 0

    @property
    def arrivals(self) -> int:
        role = self.parent_op()
        while role is not None and not isinstance(role, RoleOp):
            role = role.parent_op()
        threads = 1 if role is None else 32 * role.warps.value.data
        return threads if self.scope.word == "thread" else 1


@irdl_op_definition
class MuteFetchOp(IRDLOperation, Fill):
    """A fetch that says it completes on an mbarrier, but takes none."""

    name = "toy.mute_fetch"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    place = operand_def(MemRefType)
    window = operand_def(WindowType)

    def touched(self) -> Sequence[Touched]:
        return Touched(1, False, "mn"), Touched(0, True, "mn")

    def done_by(self) -> Atom:
        return FETCH


@irdl_op_definition
class DotOp(IRDLOperation, Product, AsyncProduct):
    """sum + left · right; `right` stands first. The orders name their dimensions in memory."""

    name = "toy.dot"

    label = prop_def(StringAttr)
    scope = prop_def(ScopeAttr)
    right_order = prop_def(StringAttr)
    left_order = prop_def(StringAttr)
    right = operand_def(MemRefType)
    sum = operand_def(FragmentType)
    left = operand_def(MemRefType)
    out = result_def(FragmentType)

    @staticmethod
    def make(label: StringAttr, left: SSAValue, right: SSAValue, total: SSAValue,
             orders: tuple[str, str]) -> DotOp:  # fmt: skip
        return DotOp.build(
            operands=[right, total, left],
            properties={
                "label": label,
                "scope": ROLE,
                "left_order": StringAttr(orders[0]),
                "right_order": StringAttr(orders[1]),
            },
            result_types=[total.type],
        )

    @property
    def accumulator(self) -> SSAValue:
        return self.sum

    def factors(self) -> tuple[Touched, Touched]:
        return Touched(2, False, self.left_order.data), Touched(0, False, self.right_order.data)

    def touched(self) -> Sequence[Touched]:
        return self.factors()

    def turn(self, factor: int) -> None:
        name = ("left_order", "right_order")[factor]
        self.properties[name] = StringAttr(self.factors()[factor].dims[::-1])

    @property
    def shape(self) -> tuple[int, int, int]:
        sizes: dict[str, int] = {}
        for factor in self.factors():
            kind = memory_type(self.operands[factor.operand])
            sizes |= dict(zip(factor.dims, kind.get_shape(), strict=True))
        return sizes["m"], sizes["n"], sizes["k"]

    @property
    def element_type(self) -> Attribute:
        return memory_type(self.left).element_type

    @property
    def work_of(self) -> Literal["producer", "consumer"]:
        return "consumer"

    def done_by(self) -> Atom:
        return DOT

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((1, 0),)

    def fence(self, accumulator: SSAValue) -> OpenOp:
        return OpenOp.build(operands=[accumulator], result_types=[accumulator.type])

    def close(self) -> ShutOp:
        return ShutOp.build()

    def wait(self, accumulator: SSAValue) -> SettleOp:
        return SettleOp.build(operands=[accumulator], result_types=[accumulator.type])


@irdl_op_definition
class OpenOp(IRDLOperation, ProductFence, FragmentFlow):
    """The registers are ready for the queue."""

    name = "toy.open"

    before = operand_def(FragmentType)
    after = result_def(FragmentType)

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0),)


@irdl_op_definition
class ShutOp(IRDLOperation, BesideProducts):
    """The queue may start what has been put into it."""

    name = "toy.shut"


@irdl_op_definition
class SettleOp(IRDLOperation, FragmentFlow):
    """The queue is empty, and the registers have what it made."""

    name = "toy.settle"

    before = operand_def(FragmentType)
    after = result_def(FragmentType)

    def flows(self) -> Sequence[tuple[int, int]]:
        return ((0, 0),)


Toy = Dialect("toy", [FetchOp, MuteFetchOp, DotOp, OpenOp, ShutOp, SettleOp], [])
