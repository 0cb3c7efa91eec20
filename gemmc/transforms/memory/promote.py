"""Pass `promote`: where an operand of a product lives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp, StridedLayoutAttr
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.interfaces import Product
from gemmc.dialects.tile.attrs import ROLE
from gemmc.dialects.tile.data.beside import BesideOp
from gemmc.dialects.tile.data.buffers import AllocOp
from gemmc.dialects.tile.data.moves import CopyOp
from gemmc.dialects.tile.data.views import CropOp, PartOp, TransposeOp, WindowOp
from gemmc.dialects.tile.kernel import KernelOp
from gemmc.dialects.tile.types import WindowType, memory_type, shared_buffer
from gemmc.errors import GemmcError, refuse
from gemmc.facts import (
    BARRIERS,
    BARRIERS_DUE,
    BUFFERS,
    COPIES,
    KERNEL,
    LABEL,
    OFFSETS,
    PROMOTED,
    RINGS,
    SHARED_OUT,
    Facts,
)
from gemmc.ir import Inserter, is_pure, kernels, walk_type
from gemmc.transforms.schedule.form_kernel import MULTIPLIED


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

    `multiple` rounds the length of the buffer's rows up, for instance to whole swizzle panels.
    Then more is copied than the product reads:

        %w = tile.window %b[…] : !tile.window<64x200xbf16>; tile.mma "main" …, %w kn, …
        →
        %w = tile.window %b[…] : !tile.window<64x256xbf16>; tile.copy "rhs" %w to %s
        %c = tile.crop %s : memref<64x256xbf16, …> to memref<64x200xbf16, …>
        tile.mma "main" …, %c kn, …

    Of windows beside each other, each has a copy of its own, to its half of the buffer.
    """

    name = "promote"

    operand: Literal["lhs", "rhs"]
    transpose: bool = False
    contiguous: Literal["m", "n", "k"] | None = None
    pad: int = 0
    multiple: int = 1

    def facts(self) -> Facts:
        own = PROMOTED.of(self.operand)
        return Facts(
            requires=(KERNEL,),
            forbids=(own, SHARED_OUT.of(MULTIPLIED), BARRIERS, OFFSETS),
            establishes=(own, BUFFERS, COPIES, LABEL.of(self.operand)),
            removes=(RINGS.of("everywhere"),),
            owes=(BARRIERS_DUE,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        self._check()
        for kernel in kernels(op):
            products = walk_type(kernel, Product)
            if not products:
                raise refuse(kernel, "a tile.mma to promote an operand of", "none")
            for product in products:
                self._promote(kernel, product)

    def _check(self) -> None:
        if self.pad < 0:
            raise GemmcError(self.name, "pad of at least 0", f"pad={self.pad}")
        if self.multiple < 1:
            raise GemmcError(self.name, "multiple of at least 1", f"multiple={self.multiple}")
        if self.contiguous is None:
            return
        own = "mk" if self.operand == "lhs" else "kn"
        if self.contiguous not in own:
            needed = f"contiguous in {', '.join(own)} for operand={self.operand}"
            raise GemmcError(self.name, needed, f"contiguous={self.contiguous}")
        if self.transpose:
            found = f"transpose=true contiguous={self.contiguous}"
            raise GemmcError(self.name, "one of transpose and contiguous", found)

    def _promote(self, kernel: KernelOp, product: Product) -> None:
        factor = 0 if self.operand == "lhs" else 1
        index, order = product.factors()[factor].operand, product.factors()[factor].dims
        source = self._operand(product, index)
        transpose = self.transpose or self.contiguous not in (None, order[-1])
        shape = memory_type(source).get_shape()
        read = shape[::-1] if transpose else shape
        kind = self._buffer(read, memory_type(source).element_type)
        start = Inserter.at_start(kernel.body.block, product)
        buffer = start.value(AllocOp(kind), f"{self.operand}_buffer")
        build = Inserter.before(product)
        target = build.value(TransposeOp(buffer), "transposed") if transpose else buffer
        for part, into in _copied(build, product, source, target):
            build.op(CopyOp(self.operand, part, into))
        cropped = kind.get_shape() != read
        product.operands[index] = build.value(CropOp(buffer, read), "crop") if cropped else buffer
        if transpose:
            product.turn(factor)
        owner = source.owner
        if source.first_use is None and isinstance(owner, Operation) and is_pure(owner):
            owner.detach()
            owner.erase()

    def _operand(self, product: Product, index: int) -> SSAValue:
        """The operand, a window for all threads of the role."""
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
        return source

    def _buffer(self, read: Sequence[int], element: Attribute) -> MemRefType:
        """The buffer of which as many rows and columns are read."""
        columns = -(-read[1] // self.multiple) * self.multiple
        kind = shared_buffer((read[0], columns), element)
        if not self.pad:
            return kind
        layout = StridedLayoutAttr([columns + self.pad, 1])
        return MemRefType(element, kind.shape, layout, kind.memory_space)


def _copied(
    build: Inserter, product: Product, source: SSAValue, target: SSAValue
) -> list[tuple[SSAValue, SSAValue]]:
    """The windows that fill a buffer, each with what it fills."""
    both = source.owner
    if not isinstance(both, BesideOp):
        return [(_widened(product, source, target), target)]
    if memory_type(source).get_shape() != memory_type(target).get_shape():
        needed = "two windows beside each other that fill a buffer"
        raise refuse(product, needed, f"{target.type}", "leave out promote's multiple")
    found: list[tuple[SSAValue, SSAValue]] = []
    for number, window in enumerate(both.windows):
        at, counts = [0, 0], [1, 1]
        at[both.along.value.data], counts[both.along.value.data] = number, 2
        half = PartOp(target, [build.index(each) for each in at], counts)
        found.append((window, build.value(half, "half")))
    return found


def _widened(product: Product, source: SSAValue, target: SSAValue) -> SSAValue:
    """The window that fills the target, from where the source begins."""
    window, shape = source.owner, memory_type(target).get_shape()
    if memory_type(source).get_shape() == shape:
        return source
    if not isinstance(window, WindowOp):
        needed = "an operand that is a whole tile.window, to copy more of the matrix"
        raise refuse(product, needed, f"{source.type}", "leave out promote's multiple")
    wide = window.at(list(window.offsets), shape)
    return Inserter.before(window, product).value(wide, source.name_hint)
