"""Pass `convert-tile-to-mma`: products of warps spelled as matrix loads and mma.sync."""

from __future__ import annotations

from dataclasses import dataclass
from operator import mod
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
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
    MMA_SYNC_DEPTHS,
    lane_places,
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
from gemmc.dialects.tile.types import FragmentType, bits, sums_of
from gemmc.element_types import either, multiplied_by
from gemmc.errors import Run, refuse
from gemmc.facts import ATOMS_DUE, BARRIERS, FRAGMENTS, NUMBERS, Facts
from gemmc.ir import Inserter, replace, walk_type
from gemmc.transforms.lowering._thread_positions import position_of, thread_of

SUMS = {"f32": Float32Type(), "f64": Float64Type()}
"""Types of accumulators."""


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

    Operands of f64, which ldmatrix does not move, have loads with atom <ld>, of each lane's own
    elements from its place on.

    Requires: products of scope warp, of two operands of 16 bits or f64 in swizzled, row-major or
    padded shared memory, and an accumulator in the atom's layout, of f32 or f64.
    Ensures: each product's operands are fragments of one instruction's K, loaded right before it;
    the accumulator is one value that passes through all of them. An operand whose memory has M or N
    contiguous keeps its dimensions' order: its fragment has the transposed layout, which is what
    makes an ldmatrix a transposing one. The lane's place is worked out once, before all loops.
    Why here: after `insert-barriers`, which orders whole products; before `convert-to-ptx`, where
    each op becomes as many instructions as the fragments have tiles. All of K is straight-line
    code, so that the assembler can load for the next instructions before it multiplies the ones
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
    _check_shape(product)
    for operand in (product.lhs, product.rhs):
        kind = operand.type
        if not isa(kind, MemRefType[Attribute]):
            raise refuse(product, "operands in shared memory", f"{kind}", "run this pass once")
        if not sums_of("mma_sync", kind.element_type):
            needed = f"{either(multiplied_by('mma_sync'))} operands"
            raise refuse(product, needed, f"{kind.element_type}")
        need_whole_patterns(product, operand)
    (summed,) = sums_of("mma_sync", product.element_type)
    held = cast(FragmentType, product.accumulator.type)
    m, n, _ = product.shape
    expected = FragmentType.of((m, n), SUMS[summed], mma_sync_accumulator(m, n))
    if held != expected:
        needed = f"an accumulator of type {expected}"
        raise refuse(product, needed, f"{held}", Run("assign-atoms"))
    left, right = (cast(MemRefType[Attribute], v.type) for v in (product.lhs, product.rhs))
    if left.element_type != right.element_type:
        found = f"{left.element_type} and {right.element_type}"
        raise refuse(product, "operands of one type", found)


def _check_shape(product: MmaOp) -> None:
    """The atom is one of the instructions for the operands' type, and a warp's product whole ones
    of it."""
    assert product.atom is not None
    atom, depths = product.atom.dimensions, MMA_SYNC_DEPTHS.get(bits(product.element_type), ())
    known = [(*MMA_SYNC, k) for k in depths]
    whole = atom in known and not any(map(mod, product.shape, atom))
    if known and (product.scope != WARP or not whole):
        forms = either("x".join(map(str, each)) for each in known)
        needed = f"an atom mma_sync {forms} and a warp's product of multiples of that"
        size = "x".join(map(str, product.shape))
        found = f"{product.atom} for {size}, scope {product.scope.word}"
        raise refuse(product, needed, found, Run("assign-atoms"))


class _Lanes:
    """Where the row is that the executing lane gives the address of, or its first element, once
    per role and form."""

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
    """An operand as the executing lane sees it, and the fragment of each instruction's K."""

    lane: SSAValue
    layout: LayoutAttr
    shape: tuple[int, int]
    along_k: int
    atom: AtomAttr

    @staticmethod
    def of(
        product: MmaOp, source: SSAValue, dims: str, layout: LayoutAttr, lanes: _Lanes
    ) -> _Operand:
        """`layout` is the atom's, for an operand whose contiguous dimension is K (mk and nk)."""
        kind = cast(MemRefType[Attribute], source.type)
        along_k = dims.index("k")
        assert product.atom is not None
        shape = list(kind.get_shape())
        shape[along_k] = product.atom.dimensions[2]
        held = layout if along_k == 1 else layout.transposed
        whole_rows = bits(kind.element_type) == 16
        place = lanes.place(product, ldmatrix_rows(held) if whole_rows else lane_places(held))
        shifted = Inserter.before(product).value(ShiftOp(source, place), "lane")
        atom = AtomAttr.of("ldmatrix" if whole_rows else "ld")
        return _Operand(shifted, held, (shape[0], shape[1]), along_k, atom)

    def load(self, build: Inserter, k: int) -> SSAValue:
        kind = cast(MemRefType[Attribute], self.lane.type)
        fragment = FragmentType.of(self.shape, kind.element_type, self.layout)
        first = (0, k) if self.along_k else (k, 0)
        return build.value(LoadOp(self.lane, fragment, self.atom, first))


def _convert(product: MmaOp, lanes: _Lanes) -> None:
    _check(product)
    assert product.atom is not None
    (m, n, k), depth = product.shape, product.atom.dimensions[2]
    form = depth, bits(product.element_type), depth
    dims = product.lhs_dims.data, product.rhs_dims.data
    lhs = _Operand.of(product, product.lhs, dims[0], mma_sync_lhs(m, *form), lanes)
    turned = mma_sync_rhs(depth, n, *form[1:]).transposed
    rhs = _Operand.of(product, product.rhs, dims[1], turned, lanes)
    build = Inserter.before(product)
    value = product.accumulator
    for step in range(0, k, depth):
        operands = [lhs.load(build, step), rhs.load(build, step), value]
        value = build.value(MmaOp(product.label.data, operands, *dims, WARP, product.atom))
    replace(product, [value])
