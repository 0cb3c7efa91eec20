"""Pass `convert-tile-to-wgmma`: products spelled as wgmma instructions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, cast

from xdsl.context import Context
from xdsl.dialects.builtin import Float32Type, MemRefType, ModuleOp
from xdsl.ir import Attribute, SSAValue, TypeAttribute
from xdsl.passes import ModulePass

from gemmc.analysis.swizzles import need_whole_patterns
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.atoms import wgmma_accumulator
from gemmc.dialects.tile.attrs import WARPGROUP, SwizzleAttr
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.types import FragmentType, bits, sums_of
from gemmc.dialects.wgmma import AdvanceOp, DescriptorOp, MmaAsyncOp, majors
from gemmc.element_types import either, multiplied_by
from gemmc.errors import Run, refuse
from gemmc.facts import ATOMS_DUE, BARRIERS, FENCES_DUE, LAYOUTS, WGMMA, Facts
from gemmc.ir import Inserter, replace, walk_type


@dataclass(frozen=True)
class ConvertTileToWgmmaPass(ModulePass):
    """Spell each product with a wgmma atom as wgmma.mma_async on descriptors.

    Before → after:

        tile.mma "main" <warpgroup> atom <wgmma 64x256x16> %a mk, %b nk, %acc      (K = 64)
        →
        %da = wgmma.make_descriptor %a; %db = wgmma.make_descriptor %b
        %1 = wgmma.mma_async [64, 256, 16] %da, %db, %acc; three more, 32 bytes further each

    Requires: operands of one 16-bit float type in swizzled shared memory (`assign-layouts`), and
    an f32 or f16 accumulator in the instruction's layout, of as many columns as the atom or up to
    twice.
    Ensures: no tile.mma with a wgmma atom. The accumulator passes through the instructions as
    one value; products of more than 64 rows, or more columns than the atom, work on its
    registers in turn, the last instruction of a row on the columns that are left.
    Why here: after `insert-barriers`, which orders whole products; before `insert-fences`, which
    needs to see the instructions. Serves the pipelines whose products are wgmma.

    Descriptor arithmetic (PTX ISA, "Strides" and "Canonical layouts" of wgmma): a K-major
    operand advances 32 bytes per K of 16 inside a swizzle span, then by a panel; an MN-major
    operand 16 rows of K.

    With `order=steps` the instructions of a step of K stand together. With `order=parts` all
    steps of 64 rows and one instruction's columns do, forwards and backwards in turn, so that
    two neighbours differ in one descriptor where the part changes, and the assembler has none
    to copy.
    """

    name = "convert-tile-to-wgmma"

    order: Literal["parts", "steps"] = "parts"

    def facts(self) -> Facts:
        return Facts(
            requires=(ATOMS_DUE.of("wgmma"), LAYOUTS, BARRIERS),
            establishes=(WGMMA,),
            owes=(FENCES_DUE,),
            settles=(ATOMS_DUE.of("wgmma"),),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found = False
        for product in walk_type(op, MmaOp):
            if product.atom is not None and product.atom.instruction.data == "wgmma":
                found = True
                _convert(product, self.order)
        if not found:
            raise refuse(op, "a tile.mma with atom wgmma", "none", Run("assign-atoms", mma="wgmma"))


@dataclass
class _Operand:
    """A descriptor and how to step along it, in elements of M or N and of K."""

    product: MmaOp
    descriptor: SSAValue
    major: str
    layout: SwizzleAttr
    element_bytes: int
    _made: dict[int, SSAValue] = field(default_factory=dict[int, SSAValue])

    def at(self, build: Inserter, first: int, k: int) -> SSAValue:
        """The descriptor from element `first` of M or N and element `k` of K on."""
        offset = self._offset(first, k)
        if offset not in self._made:
            advanced = AdvanceOp(self.descriptor, offset) if offset else None
            self._made[offset] = build.value(advanced) if advanced else self.descriptor
        return self._made[offset]

    def _offset(self, first: int, k: int) -> int:
        """Bytes from the descriptor's start to element `first` of M or N and `k` of K."""
        span, pitch = self.layout.span.data, self.layout.pitch.data
        if self.major == "k":
            panel, inner = divmod(k * self.element_bytes, span)
            return first * span + panel * pitch + inner
        panel, rest = divmod(first * self.element_bytes, span)
        if rest:
            raise refuse(
                self.product,
                f"instructions that start at multiples of {span // self.element_bytes}",
                f"{first}",
                "change form-kernel's tile or assign-layouts' swizzle",
            )
        return panel * pitch + k * span


def _check(product: MmaOp, shape: tuple[int, ...]) -> None:
    """The atom's instructions must make up the product, in the layout of its accumulator."""
    m, n, k = product.shape
    if product.scope != WARPGROUP:
        found = f"scope {product.scope.word}"
        raise refuse(product, "a product of scope warpgroup", found, "distribute it")
    fits = len(shape) == 3 and shape[0] == 64 and m % 64 == 0 and shape[1] <= n <= 2 * shape[1]
    if not fits or shape[2] != 16 or k % 16:
        needed = f"an atom wgmma 64x{n}x16, or one of half the columns or more, and rows and K in "
        needed += "multiples of 64 and 16"
        raise refuse(product, needed, f"{product.atom} for {m}x{n}x{k}", Run("assign-atoms"))
    left, right = (cast(MemRefType, v.type) for v in (product.lhs, product.rhs))
    if left.element_type != right.element_type:
        found = f"{left.element_type} and {right.element_type}"
        raise refuse(product, "operands of one type", found)
    sums = sums_of("wgmma", left.element_type)
    if not sums:
        raise refuse(product, f"{either(multiplied_by('wgmma'))} operands", f"{left.element_type}")
    kind = cast(FragmentType, product.accumulator.type).element_type
    element = kind if str(kind) in sums else Float32Type()
    expected = FragmentType.of((m, n), element, wgmma_accumulator(m, n))
    if product.accumulator.type != expected:
        found = f"{product.accumulator.type}"
        raise refuse(product, f"an accumulator of type {expected}", found, Run("assign-atoms"))


def _operand(build: Inserter, product: MmaOp, source: SSAValue, major: str) -> _Operand:
    kind = source.type
    layout = kind.layout if isa(kind, MemRefType[Attribute]) else None
    if not isinstance(layout, SwizzleAttr):
        raise refuse(product, "operands with a swizzled layout", f"{kind}", Run("assign-layouts"))
    need_whole_patterns(product, source)
    leading = layout.pitch.data if major == "mn" else 0
    descriptor = DescriptorOp(source, leading, 8 * layout.span.data)
    described = build.value(descriptor, "descriptor")
    return _Operand(product, described, major, layout, bits(product.element_type) // 8)


def _convert(product: MmaOp, order: str) -> None:
    assert product.atom is not None
    shape = product.atom.dimensions
    _check(product, shape)
    build = Inserter.before(product)
    lhs_major, rhs_major = majors(product.lhs_dims.data, product.rhs_dims.data)
    lhs = _operand(build, product, product.lhs, lhs_major)
    rhs = _operand(build, product, product.rhs, rhs_major)
    n = product.shape[1]
    element = cast(TypeAttribute, product.element_type)
    value = product.accumulator
    for row, column, step in _walk(product.shape, shape, order):
        width = min(shape[1], n - column)
        right = rhs.at(build, column, step)
        left = lhs.at(build, row, step)
        mma = MmaAsyncOp(
            (shape[0], width, shape[2]),
            element,
            [left, right, value],
            (lhs_major, rhs_major),
            row // 64 * (n // 2) + column // 2,
        )
        value = build.value(mma)
    replace(product, [value])


def _walk(
    product: tuple[int, ...], atom: tuple[int, ...], order: str
) -> Iterator[tuple[int, int, int]]:
    """(row, column, k) where each instruction begins, in their order."""
    rows, columns, steps = (
        list(range(0, all, one)) for all, one in zip(product, atom, strict=True)
    )
    if order == "steps":
        yield from ((r, c, k) for k in steps for r in rows for c in columns)
        return
    for number, row in enumerate(rows):
        for column in columns[:: -1 if number % 2 else 1]:
            yield from ((row, column, k) for k in steps)
            steps.reverse()
