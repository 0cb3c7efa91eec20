"""Pass `convert-tile-to-mma`: products of warps spelled as matrix loads and mma.sync."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    Float32Type,
    MemRefType,
    ModuleOp,
)
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.accesses import role_of
from gemmc.analysis.swizzles import need_whole_patterns
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.atoms import (
    MMA_SYNC,
    ldmatrix_rows,
    mma_sync_accumulator,
    mma_sync_lhs,
    mma_sync_rhs,
)
from gemmc.dialects.tile.attrs import WARP, AtomAttr, LayoutAttr
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data.moves import LoadOp
from gemmc.dialects.tile.data.views import ShiftOp
from gemmc.dialects.tile.kernel import enclosing_kernel
from gemmc.dialects.tile.types import FragmentType, sums_of
from gemmc.element_types import either, multiplied_by
from gemmc.errors import Run, refuse
from gemmc.facts import ATOMS_DUE, BARRIERS, FRAGMENTS, NUMBERS, Facts
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.lowering._thread_positions import position_of, thread_of

DEPTH = MMA_SYNC[2]
"""K of one instruction."""


@dataclass(frozen=True)
class ConvertTileToMmaPass(ModulePass):
    """Spell each product with an mma_sync atom as loads of fragments and products of those.

    Before → after:

        tile.mma "main" <warp> atom <mma_sync 16x8x16> %a mk, %b nk, %acc      (64×64, K = 64)
        →
        %la = tile.shift %a[row(lane), column(lane)]; %lb = tile.shift %b[…]
        %fa = tile.load atom <ldmatrix> %la from [0, 0]  : … to !tile.fragment<64x16xbf16, …>
        %fb = tile.load atom <ldmatrix> %lb from [0, 0]  : … to !tile.fragment<64x16xbf16, …>
        %1 = tile.mma "main" <warp> atom <mma_sync 16x8x16> %fa mk, %fb nk, %acc
        and the same from [0, 16], [0, 32] and [0, 48]

    Requires: products of scope warp, of two 16-bit operands in swizzled or row-major shared
    memory, and an f32 accumulator in the atom's layout.
    Ensures: each product's operands are fragments of 16 of K, loaded right before it; the
    accumulator is one value that passes through all of them. An operand whose memory has M or N
    contiguous keeps its dimensions' order: its fragment has the transposed layout, which is what
    makes the load a transposing one. The lane's place is worked out once, before all loops.
    Why here: after `insert-barriers`, which orders whole products; before `convert-to-ptx`, where
    each op becomes as many instructions as the fragments have tiles. All of K is straight-line
    code, so that the assembler can load for the next 16 of K before it multiplies the ones
    before. Serves the pipelines whose products are mma.sync.
    """

    name = "convert-tile-to-mma"

    def facts(self) -> Facts:
        own = ATOMS_DUE.of("mma_sync")
        return Facts(
            requires=(own, BARRIERS),
            forbids=(NUMBERS,),
            establishes=(FRAGMENTS,),
            settles=(own,),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        found, lanes = False, _Lanes()
        for product in walk_type(op, MmaOp):
            if product.atom is not None and product.atom.instruction.data == "mma_sync":
                found = True
                _convert(product, lanes)
        if not found:
            needed = "a tile.mma with atom mma_sync"
            raise refuse(op, needed, "none", Run("assign-atoms", mma="mma_sync"))


def _check(product: MmaOp) -> None:
    """The atom's instructions must make up the product, in the layout of its accumulator."""
    m, n, k = product.shape
    assert product.atom is not None
    whole = not any(size % unit for size, unit in zip((m, n, k), MMA_SYNC, strict=True))
    if product.atom.dimensions != MMA_SYNC or product.scope != WARP or not whole:
        needed = "an atom mma_sync 16x8x16 and a warp's product of multiples of that"
        found = f"{product.atom} for {m}x{n}x{k}, scope {product.scope.word}"
        raise refuse(product, needed, found, Run("assign-atoms"))
    expected = FragmentType.of((m, n), Float32Type(), mma_sync_accumulator(m, n))
    if product.accumulator.type != expected:
        found = f"{product.accumulator.type}"
        raise refuse(product, f"an accumulator of type {expected}", found, Run("assign-atoms"))
    for operand in (product.lhs, product.rhs):
        kind = operand.type
        if not isa(kind, MemRefType[Attribute]):
            raise refuse(product, "operands in shared memory", f"{kind}", "run this pass once")
        if not sums_of("mma_sync", kind.element_type):
            needed = f"{either(multiplied_by('mma_sync'))} operands"
            raise refuse(product, needed, f"{kind.element_type}")
        need_whole_patterns(product, operand)
    left, right = (cast(MemRefType[Attribute], v.type) for v in (product.lhs, product.rhs))
    if left.element_type != right.element_type:
        found = f"{left.element_type} and {right.element_type}"
        raise refuse(product, "operands of one type", found)


class _Lanes:
    """Where the row is that the executing lane gives the address of, once per role and form."""

    def __init__(self):
        self._known: dict[tuple[Block, LayoutAttr], list[SSAValue]] = {}

    def place(self, product: MmaOp, rows: LayoutAttr) -> list[SSAValue]:
        role = role_of(product)
        block = enclosing_kernel(product).body.block if role is None else role.body.block
        if (block, rows) not in self._known:
            build = Inserter.at_start(block, product)
            lane = thread_of(build, product, rows)
            self._known[block, rows] = position_of(build, rows, lane)
        return self._known[block, rows]


@dataclass
class _Operand:
    """An operand as the executing lane sees it, and the fragment of each 16 of its K."""

    lane: SSAValue
    layout: LayoutAttr
    shape: tuple[int, int]
    along_k: int

    @staticmethod
    def of(
        product: MmaOp, source: SSAValue, dims: str, layout: LayoutAttr, lanes: _Lanes
    ) -> _Operand:
        """`layout` is the atom's, for an operand whose contiguous dimension is K (mk and nk)."""
        kind = cast(MemRefType[Attribute], source.type)
        along_k = dims.index("k")
        shape = list(kind.get_shape())
        shape[along_k] = DEPTH
        held = layout if along_k == 1 else layout.transposed
        place = lanes.place(product, ldmatrix_rows(held))
        shifted = Inserter.before(product).value(ShiftOp(source, place), "lane")
        return _Operand(shifted, held, (shape[0], shape[1]), along_k)

    def load(self, build: Inserter, k: int) -> SSAValue:
        kind = cast(MemRefType[Attribute], self.lane.type)
        fragment = FragmentType.of(self.shape, kind.element_type, self.layout)
        first = (0, k) if self.along_k else (k, 0)
        return build.value(LoadOp(self.lane, fragment, AtomAttr.of("ldmatrix"), first))


def _convert(product: MmaOp, lanes: _Lanes) -> None:
    _check(product)
    m, n, k = product.shape
    dims = product.lhs_dims.data, product.rhs_dims.data
    lhs = _Operand.of(product, product.lhs, dims[0], mma_sync_lhs(m, DEPTH), lanes)
    turned = mma_sync_rhs(DEPTH, n).transposed
    rhs = _Operand.of(product, product.rhs, dims[1], turned, lanes)
    build = Inserter.before(product)
    value = product.accumulator
    for step in range(0, k, DEPTH):
        operands = [lhs.load(build, step), rhs.load(build, step), value]
        value = build.value(MmaOp(product.label.data, operands, *dims, WARP, product.atom))
    replace(product, [value])
