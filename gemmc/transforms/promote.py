"""Pass `promote`: where an operand of a product lives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp, StridedLayoutAttr, StringAttr
from xdsl.ir import Attribute
from xdsl.passes import ModulePass

from gemmc.dialects.tile.attrs import ROLE
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data import AllocOp, CopyOp, TransposeOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import WindowType, shared_buffer
from gemmc.errors import GemmcError, refuse
from gemmc.transforms._ir import Inserter, kernels, walk_type


@dataclass(frozen=True)
class PromotePass(ModulePass):
    """Read an operand of every product from a shared-memory buffer instead of global memory.

    Before → after:

        %w = tile.window %a[…]; tile.mma "main" %w mk, …
        →
        %s = tile.alloc : memref<128x64xbf16, #tile.space<shared>>      (start of the kernel)
        %w = tile.window %a[…]; tile.copy "lhs" %w to %s; tile.mma "main" %s mk, …

    Requires: products whose `operand` is still a window of global memory, not cut into parts.
    Ensures: the operand is read only from its buffer, filled by one tile.copy labelled with the
    operand's name. Nothing is synchronized yet: textual order is the meaning until
    `insert-barriers`.
    Why here: after `schedule-work` fixed whose block it is, before `multi-buffer` and
    `specialize-warps`, which look for copies. Run once per operand.

    `operand` is lhs or rhs. With `transpose`, the buffer holds its rows as columns: the copy
    goes to a tile.transpose of it, and the product reads it with its dimensions exchanged.
    `contiguous` (m, n or k) transposes where the operand's rows do not run along that dimension
    already, whatever its order in memory. `pad` elements follow each row of the buffer, so that
    accesses down a column fall into different banks.
    """

    name = "promote"

    operand: Literal["lhs", "rhs"]
    transpose: bool = False
    contiguous: Literal["m", "n", "k"] | None = None
    pad: int = 0

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        self._check()
        for kernel in kernels(op):
            products = walk_type(kernel, MmaOp)
            if not products:
                raise refuse(kernel, "a tile.mma to promote an operand of", "none")
            for product in products:
                self._promote(kernel, product)

    def _check(self) -> None:
        if self.pad < 0:
            raise GemmcError(self.name, "pad of at least 0", f"pad={self.pad}")
        if self.contiguous is None:
            return
        own = "mk" if self.operand == "lhs" else "kn"
        if self.contiguous not in own:
            needed = f"contiguous in {', '.join(own)} for operand={self.operand}"
            raise GemmcError(self.name, needed, f"contiguous={self.contiguous}")
        if self.transpose:
            found = f"transpose=true contiguous={self.contiguous}"
            raise GemmcError(self.name, "one of transpose and contiguous", found)

    def _promote(self, kernel: KernelOp, product: MmaOp) -> None:
        index = 0 if self.operand == "lhs" else 1
        source = product.operands[index]
        if not isinstance(source.type, WindowType):
            raise refuse(
                product,
                f"an {self.operand} in global memory",
                f"{source.type}",
                f"run promote{{operand={self.operand}}} once only",
            )
        if product.scope != ROLE:
            raise refuse(
                product,
                "a product of scope role, whose operand is one window for all threads",
                f"scope {product.scope.word}",
                "run promote before distribute",
            )
        dims = f"{self.operand}_dims"
        order = cast(StringAttr, product.properties[dims]).data
        transpose = self.transpose or self.contiguous not in (None, order[-1])
        shape = source.type.get_shape()
        kind = self._buffer(shape[::-1] if transpose else shape, source.type.element_type)
        start = Inserter.at_start(kernel.body.block, product)
        buffer = start.value(AllocOp(kind), f"{self.operand}_buffer")
        build = Inserter.before(product)
        target = build.value(TransposeOp(buffer), "transposed") if transpose else buffer
        build.op(CopyOp(self.operand, source, target))
        product.operands[index] = buffer
        if transpose:
            product.properties[dims] = StringAttr(order[::-1])

    def _buffer(self, shape: Sequence[int], element: Attribute) -> MemRefType:
        kind = shared_buffer(shape, element)
        if not self.pad:
            return kind
        layout = StridedLayoutAttr([shape[1] + self.pad, 1])
        return MemRefType(element, kind.shape, layout, kind.memory_space)
