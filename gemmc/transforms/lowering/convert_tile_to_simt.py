"""Pass `convert-tile-to-simt`: what each thread loads, multiplies and stores itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace as changed
from typing import cast

from xdsl.context import Context
from xdsl.dialects import scf
from xdsl.dialects.builtin import IndexType, MemRefType, ModuleOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.passes import ModulePass

from gemmc.analysis.swizzles import need_whole_patterns, takes_matrices
from gemmc.dialects.isa import isa
from gemmc.dialects.tile.atoms import stmatrix_rows, thread_tile, wgmma_accumulator
from gemmc.dialects.tile.attrs import THREAD, LayoutAttr
from gemmc.dialects.tile.compute import FmaOp, MmaOp
from gemmc.dialects.tile.data.moves import CopyOp, LoadOp, StoreOp
from gemmc.dialects.tile.data.views import PartOp, ShiftOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.output import BulkStoreOp
from gemmc.dialects.tile.partial_reduce import PartialReduceOp
from gemmc.dialects.tile.partials import FixupOp
from gemmc.dialects.tile.scatter import ReduceScatterOp
from gemmc.dialects.tile.types import FragmentType, WindowType, bits, memref_type
from gemmc.errors import GemmcError, Run, refuse
from gemmc.facts import (
    ASSIGNED,
    ATOMS_DUE,
    FIXUP_DUE,
    KERNEL,
    OWN_DUE,
    THREADS,
    UNITS_DUE,
    Facts,
)
from gemmc.ir import Inserter, replace
from gemmc.plan import Auto, Plan, settled
from gemmc.transforms.lowering._epilogue import spell_out
from gemmc.transforms.lowering._fixup import spell_out_fixup
from gemmc.transforms.lowering._partial_reduce import spell_out_partial_reduce
from gemmc.transforms.lowering._scatter import spell_out_scatter
from gemmc.transforms.lowering._thread_positions import position_of, thread_of
from gemmc.transforms.lowering._thread_stores import spell_out_bulk_store
from gemmc.transforms.mapping.specialize_warps import SpecializeWarpsPass


@dataclass(frozen=True)
class ConvertTileToSimtPass(ModulePass):
    """Spell copies, products and epilogues done with ordinary instructions thread by thread.

    Before → after:

        tile.copy "lhs" <thread> atom <ldst> %w to %s
        → %f = tile.load %w; tile.store "lhs" <thread> %f to %s

        tile.mma "main" <thread> atom <fma 1x1x1> %a mk, %b kn, %acc
        → scf.for %k … { %c = tile.load %a[:, %k]; %r = tile.load %b[%k, :]; tile.fma %c, %r, %acc }

        tile.epilogue "out" <warpgroup> atom <st> %f with %b by ["n"] to %w { body }
        → %i = tile.load %b[column(%t)] by "n"; %r = tile.map %f with %i { body }; store of %r

        tile.bulk_store "out" <warpgroup> atom <thread_store> %s to %w
        → %f = tile.load %s[%t's vectors]; tile.store "out" <thread> %f to %w[the same]
          (of scope thread: some rows of its part after the other)

        tile.store "out" <warpgroup> atom <st> %f to %w
        → %t = tile.id "thread"; tile.store "out" <thread> %f to tile.shift %w[row(%t), column(%t)]

        tile.fixup "fixup" <warpgroup> %total in %partials[%tile, %part] at 2 { body }
        → tile.store_registers of %total; barrier.sync; %last = barrier.take_ticket
          scf.if %last { tile.sum_registers; the body }

        tile.partial_reduce "partial" <warpgroup> atom <st> %f combine "add" along 0 to %w { body }
        → for every 64 columns: %e = tile.extract %f; %r = tile.map %e { body };
          %s = tile.segment_reduce %r; tile.store "partial" <thread> %s to %w[row(%t), column(%t)]

        tile.reduce_scatter "fixup" <warpgroup> %total of [128, 256] as %part among 4 { body }
        → tile.store_registers of %total to a buffer; barrier.cluster_sync; tile.sum_peers
          barrier.cluster_arrive; the body; barrier.cluster_wait

    The epilogue of a tile that one thread holds, whose inputs would be more than 32 registers, is
    spelled out for some rows after the other; of such a tile many parts of K are summed in a loop.

    A store with atom stmatrix keeps it, at the row whose address each lane gives; a copy with
    atom cp_async keeps it too, as the asynchronous copies of its own thread.

    Requires: atoms fma, ldst and cp_async on ops of scope thread; atoms st and stmatrix on a
    fragment that one thread or the 128 threads of a warpgroup hold, and on an op of that scope;
    atom thread_store on bulk stores of warpgroups, or of threads.
    Ensures: no tile.epilogue, tile.fixup or tile.reduce_scatter, no tile.mma with atom fma, no
    tile.copy with atom ldst, no bulk store that threads do; every tile.copy, tile.load, tile.store
    and tile.fma is one thread's, and its position in a fragment is index arithmetic.
    Why here: last of the conversions, because what TMA and wgmma took is gone by now.

    `rows` is how many rows of a thread's copy go through its registers at a time, 0 for all. Where
    an accumulator leaves few registers, ptxas loads as many rows ahead as fit if it may store each
    by itself, and spills if it may not. `auto` is 1 where the right operand lies along N, since
    each of its elements then has a bound of its own, and in kernels with roles; else 0, which is
    faster.
    """

    name = "convert-tile-to-simt"

    rows: int | Auto = 0

    def settle(self, plan: Plan) -> ConvertTileToSimtPass:
        """One row at a time where bounds take the registers that a whole copy would need, and in
        a producer, which has few."""
        if plan.written(SpecializeWarpsPass):
            return changed(self, rows=1)
        from gemmc.transforms.problem.swap_ab import SwapAbPass

        swapped = bool(plan.written(SwapAbPass))
        problem = plan.problem.transposed if swapped else plan.problem
        return changed(self, rows=int(problem.layout[1] == "n"))

    def facts(self) -> Facts:
        atoms = ("fma", "ldst", "cp_async", "st", "stmatrix", "thread_store")
        return Facts(
            requires=(KERNEL, ASSIGNED.of("store"), THREADS),
            forbids=(OWN_DUE,),
            settles=(UNITS_DUE, FIXUP_DUE, *(ATOMS_DUE.of(each) for each in atoms)),
        )

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        rows = settled(self, self.rows)
        if rows < 0:
            raise GemmcError(self.name, "rows of at least 0", f"rows={rows}")
        found = False
        for inner in _spelled_out(op):
            if isinstance(inner, CopyOp) and _has_atom(inner, "ldst"):
                _convert_copy(inner, rows)
            elif isinstance(inner, CopyOp) and _has_atom(inner, "cp_async"):
                _check_copy(inner)
            elif isinstance(inner, MmaOp) and _has_atom(inner, "fma"):
                _convert_product(inner)
            elif isinstance(inner, StoreOp) and _has_atom(inner, "st"):
                _convert_store(inner)
            elif isinstance(inner, StoreOp) and _has_atom(inner, "stmatrix"):
                _convert_matrix_store(inner)
            elif isinstance(inner, BulkStoreOp) and _has_atom(inner, "thread_store"):
                spell_out_bulk_store(inner)
            elif isinstance(inner, FixupOp):
                spell_out_fixup(inner)
            elif isinstance(inner, PartialReduceOp) and inner.atom is not None:
                spell_out_partial_reduce(inner)
            elif isinstance(inner, ReduceScatterOp):
                spell_out_scatter(inner)
            else:
                continue
            found = True
        if not found:
            raise refuse(op, "ops with atoms fma, ldst or st", "none", Run("assign-atoms"))


def _spelled_out(op: ModuleOp) -> Iterator[Operation]:
    """All ops, with what became of epilogues in their place."""
    for inner in list(op.walk()):
        if isinstance(inner, EpilogueOp) and inner.atom is not None:
            yield from spell_out(inner)
        else:
            yield inner


def _has_atom(op: CopyOp | MmaOp | StoreOp | BulkStoreOp, name: str) -> bool:
    return op.atom is not None and op.atom.instruction.data == name


def _load(build: Inserter, source: SSAValue) -> SSAValue:
    kind = cast(WindowType | MemRefType, source.type)
    shape = kind.get_shape()
    result = FragmentType.of(shape, kind.element_type, thread_tile(shape))
    return build.value(LoadOp(source, result))


def _need_thread(op: CopyOp | MmaOp | StoreOp) -> None:
    if op.scope != THREAD:
        found = f"scope {op.scope.word}"
        raise refuse(op, "an op of scope thread", found, "distribute it with to=thread")


def _check_copy(copy: CopyOp) -> None:
    """A copy that one thread issues and completes itself."""
    _need_thread(copy)
    if copy.signal is not None or copy.multicast is not None:
        found = "a barrier to signal" if copy.multicast is None else "multicast"
        raise refuse(copy, "a copy that its own thread completes", found, "use copy=tma")


def _convert_copy(copy: CopyOp, rows: int) -> None:
    """Loads of a thread's part and stores of what they loaded, so many rows at a time."""
    _check_copy(copy)
    build = Inserter.before(copy)
    for source, target in _sections(build, copy, rows):
        value = _load(build, source)
        build.op(StoreOp(copy.label.data, value, target, THREAD))
    copy.detach()
    copy.erase()


def _sections(
    build: Inserter, copy: CopyOp, rows: int
) -> Iterator[tuple[SSAValue, SSAValue]]:
    """Source and target, or equal parts of them that have at most so many rows."""
    height = memref_type(copy.target).get_shape()[0]
    most = rows or height
    count = next(n for n in range(1, height + 1) if height % n == 0 and height // n <= most)
    if count == 1:
        yield copy.source, copy.target
        return
    for index in range(count):
        at = [build.index(index), build.index(0)]
        source, target = (PartOp(v, at, [count, 1]) for v in (copy.source, copy.target))
        yield build.value(source), build.value(target)


def _convert_product(product: MmaOp) -> None:
    _need_thread(product)
    held = cast(FragmentType, product.accumulator.type)
    if not isinstance(held.layout, LayoutAttr) or held.layout.num_threads > 1:
        needed = "an accumulator that one thread holds"
        raise refuse(product, needed, f"{held}", Run("assign-atoms", mma="fma"))
    for operand in (product.lhs, product.rhs):
        if isinstance(operand.type, FragmentType):
            raise refuse(product, "operands in memory", f"{operand.type}", Run("promote"))
    build = Inserter.before(product)
    depth = product.shape[2]
    body = Block(arg_types=[IndexType(), product.accumulator.type])
    begin, end, one = (build.index(n) for n in (0, depth, 1))
    loop = build.op(scf.ForOp(begin, end, one, [product.accumulator], body))
    inner = Inserter.at_end(body, product)
    step, accumulator = body.args
    column = _load(inner, _slice(inner, product.lhs, product.lhs_dims.data, step, depth))
    row = _load(inner, _slice(inner, product.rhs, product.rhs_dims.data, step, depth))
    result = inner.value(FmaOp(column, row, accumulator))
    inner.op(scf.YieldOp(result))
    replace(product, [loop.results[0]])


def _slice(
    build: Inserter, operand: SSAValue, dims: str, step: SSAValue, depth: int
) -> SSAValue:
    """The operand's elements of one k."""
    zero = build.index(0)
    indices = [step if d == "k" else zero for d in dims]
    counts = [depth if d == "k" else 1 for d in dims]
    return build.value(PartOp(operand, indices, counts))


def _convert_store(store: StoreOp) -> None:
    build = Inserter.before(store)
    layout = cast(FragmentType, store.value.type).layout
    if not isinstance(layout, LayoutAttr):
        raise refuse(store, "a fragment with a layout", f"{store.value.type}")
    if layout.num_threads == 1:
        _need_thread(store)
        _store_at(build, store, store.target)
    else:
        _store_at(build, store, _place_of(build, store, layout))


def _place_of(build: Inserter, store: StoreOp, layout: LayoutAttr) -> SSAValue:
    """The target, seen from where the executing thread's value 0 goes."""
    thread = thread_of(build, store, layout, bounded=store.transposed is not None)
    place = store.in_target(position_of(build, layout, thread))
    return build.value(ShiftOp(store.target, place))


def _store_at(build: Inserter, store: StoreOp, target: SSAValue) -> StoreOp:
    """The store as one of a thread's, to `target`."""
    turned = store.transposed is not None
    stored = StoreOp(
        store.label.data, store.value, target, THREAD, transposed=turned, adds=store.adds
    )
    build.op(stored)
    store.detach()
    store.erase()
    return stored


def _convert_matrix_store(store: StoreOp) -> None:
    """The target becomes the row whose address the lane gives; the atom stays."""
    held, target = cast(FragmentType, store.value.type), store.target.type
    rows, columns = held.get_shape()
    if held.layout != wgmma_accumulator(rows, columns):
        raise refuse(store, "a wgmma fragment", f"{held}")
    solid = isa(target, MemRefType[Attribute]) and takes_matrices(target)
    if bits(held.element_type) != 16 or not solid:
        raise refuse(store, "16-bit elements and a buffer of solid 16-byte chunks", f"{target}")
    need_whole_patterns(store, store.target)
    build = Inserter.before(store)
    lanes = stmatrix_rows(transposed=store.transposed is not None)
    target, atom = _place_of(build, store, lanes), store.atom
    _store_at(build, store, target).atom = atom
