"""The state of one kernel's conversion: what each converted value has become."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TypeVar

from xdsl.dialects.builtin import MemRefType, StringAttr
from xdsl.ir import Attribute, Block, Operation, SSAValue

from gemmc.dialects.isa import isa
from gemmc.dialects.tile.attrs import SwizzleAttr
from gemmc.dialects.tile.data.views import ShiftOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.errors import refuse
from gemmc.transforms.lowering._to_ptx.builder import PtxBuilder
from gemmc.transforms.lowering._to_ptx.swizzles import SwizzledView, lane_view, swizzled_view
from gemmc.transforms.lowering._to_ptx.values import Fragment, View

T = TypeVar("T")


class Scope:
    """Values, parameters and the place where ops are appended."""

    def __init__(self, kernel: KernelOp, block: Block):
        self.kernel = kernel
        self.build = PtxBuilder(block)
        self.entry = block
        self.cache: dict[str, SSAValue] = {}
        self._values: dict[SSAValue, object] = {}
        self.handlers: dict[type[Operation], Handler] = {}

    def policy(self, hint: StringAttr | None) -> SSAValue | None:
        """The register of a cache policy, which the kernel makes when it starts."""
        return None if hint is None else self.cache[hint.data]

    def define(self, value: SSAValue, meaning: object) -> None:
        """Record what a tile-level value has become."""
        self._values[value] = meaning

    def _get(self, op: Operation, value: SSAValue, kind: type[T], what: str) -> T:
        found = self._values.get(value)
        if not isinstance(found, kind):
            raise refuse(op, f"{what} as an operand", f"a value of type {value.type}")
        return found

    def reg(self, op: Operation, value: SSAValue) -> SSAValue:
        """The register or literal of an operand."""
        return self._get(op, value, SSAValue, "a register")

    def address(self, op: Operation, value: SSAValue) -> SSAValue:
        """Where a buffer in shared memory begins, swizzled or not."""
        found = self._values.get(value)
        if isinstance(found, View) and not isinstance(found, SwizzledView):
            return found.address
        return self.reg(op, value)

    def view(self, op: Operation, value: SSAValue) -> View:
        found, kind = self._values.get(value), value.type
        if isa(kind, MemRefType[Attribute]) and isinstance(kind.layout, SwizzleAttr):
            if isinstance(value.owner, ShiftOp):
                return lane_view(self.reg(op, value), kind)
            if not isinstance(found, SwizzledView):
                return swizzled_view(self.reg(op, value), kind, self.build.imm(0))
        return self._get(op, value, View, "a window or buffer")

    def fragment(self, op: Operation, value: SSAValue) -> Fragment:
        return self._get(op, value, Fragment, "a fragment")

    def meaning(self, value: SSAValue) -> object:
        return self._values[value]

    @contextmanager
    def inside(self, block: Block) -> Generator[None]:
        """Append to another block for a while."""
        outer = self.build.block
        self.build.block = block
        yield
        self.build.block = outer

    def convert_block(self, block: Block) -> None:
        """Convert the ops of a block one after the other."""
        for op in block.ops:
            kinds = (each for each in type(op).__mro__ if each in self.handlers)
            handler = self.handlers.get(next(kinds, type(op)))
            if handler is None:
                raise refuse(
                    op,
                    "an op with a PTX form",
                    op.name,
                    "run the passes that lower it before convert-to-ptx",
                )
            self.build.location = op.location
            handler(self, op)


Handler = Callable[[Scope, Operation], None]
"""Appends what an op becomes, and records what its results have become."""
