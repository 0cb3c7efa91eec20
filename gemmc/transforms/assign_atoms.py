"""Pass `assign-atoms`: with which instruction each copy, product and store is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from xdsl.context import Context
from xdsl.dialects.builtin import BFloat16Type, Float16Type, Float32Type, MemRefType, ModuleOp
from xdsl.ir import SSAValue
from xdsl.passes import ModulePass

from gemmc.dialects.tile.atoms import ATOMS, thread_tile, wgmma_accumulator
from gemmc.dialects.tile.attrs import ROLE, SHARED, THREAD, WARPGROUP, AtomAttr, LayoutAttr
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data import CopyOp, PartOp, StoreOp, WindowOp
from gemmc.dialects.tile.types import FragmentType, WindowType, bits
from gemmc.errors import GemmcError, refuse
from gemmc.transforms._ir import retype, walk_type
from gemmc.transforms._web import Web, webs


@dataclass(frozen=True)
class AssignAtomsPass(ModulePass):
    """Choose the instruction for copies, products and stores, and check that it can do them.

    Before → after:

        tile.copy "lhs" <role> …;  tile.mma "main" <warpgroup> …, %acc : !tile.fragment<64x256xf32>
        →
        tile.copy "lhs" <role> atom <tma> …
        tile.mma "main" <warpgroup> atom <wgmma 64x256x16> …, %acc
            : !tile.fragment<64x256xf32, #tile.layout<threads […] values […]>>

    Requires: ops of the scope the atom works in (`distribute` cut them so), of shapes, element
    types and row pitches it can handle; anything else is refused with what the atom needs.
    Ensures: each op concerned has an atom; every fragment of a product has the layout its atom
    declares. Clipping becomes the atom's: zero fill by TMA, predicates otherwise.
    Why here: it sees the final parts; `assign-layouts` and `insert-barriers` derive swizzles,
    barriers and fences from the atoms (gemmc/dialects/tile/atoms.py).

    `copy`, `mma` and `store` name atoms for ops that have none yet; `label` restricts the pass
    to ops of one label.
    """

    name = "assign-atoms"

    copy: str | None = None
    mma: str | None = None
    store: str | None = None
    label: str | None = None

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for kind, name in (("copy", self.copy), ("mma", self.mma), ("store", self.store)):
            if name is not None and (name not in ATOMS or ATOMS[name].kind != kind):
                fits = ", ".join(a.name for a in ATOMS.values() if a.kind == kind)
                raise GemmcError(self.name, f"{kind} in {fits}", f"{kind}={name}")
        if self.mma is not None:
            chosen = [p for p in walk_type(op, MmaOp) if self._concerns(p)]
            for web in webs(chosen):
                _assign_product(web, self.mma)
        if self.copy is not None:
            for copy in walk_type(op, CopyOp):
                if self._concerns(copy):
                    _COPY_CHECKS[self.copy](copy)
                    copy.atom = AtomAttr.of(self.copy)
        if self.store is not None:
            for store in walk_type(op, StoreOp):
                if self._concerns(store):
                    _check_store(store)
                    store.atom = AtomAttr.of(self.store)

    def _concerns(self, op: CopyOp | MmaOp | StoreOp) -> bool:
        return op.atom is None and self.label in (None, op.label.data)


def _assign_product(web: Web, atom: str) -> None:
    chosen = [_PRODUCT_RULES[atom](product) for product in web.products]
    for product, (shape, _) in zip(web.products, chosen, strict=True):
        product.atom = AtomAttr.of(atom, shape)
    _, layout = chosen[-1]
    for value in web.values:
        kind = cast(FragmentType, value.type)
        retype(value, FragmentType.of(kind.get_shape(), kind.element_type, layout))


def _wgmma(product: MmaOp) -> tuple[tuple[int, ...], LayoutAttr]:
    m, n, k = product.shape
    if product.scope != WARPGROUP:
        raise refuse(
            product,
            "a product of scope warpgroup for wgmma",
            f"scope {product.scope.word}",
            "distribute it with to=warpgroup",
        )
    element = product.element_type
    if not isinstance(element, Float16Type | BFloat16Type):
        raise refuse(product, "f16 or bf16 operands for wgmma", f"{element}")
    _need_f32_accumulator(product)
    if m % 64 or n % 8 or not 8 <= n <= 256:
        raise refuse(
            product,
            "rows in multiples of 64 and 8 to 256 columns in steps of 8 for wgmma",
            f"{m} x {n} per warpgroup",
            "change form-kernel's tile or distribute's shape",
        )
    if k * bits(element) % 256:
        raise refuse(
            product, "a K step that is a multiple of 16 for wgmma", f"{k}", "change the tile"
        )
    for operand in (product.lhs, product.rhs):
        kind = operand.type
        if not isinstance(kind, MemRefType) or kind.memory_space != SHARED:
            raise refuse(product, "operands in shared memory for wgmma", f"{kind}", "run promote")
    return (64, n, 256 // bits(element)), wgmma_accumulator(m, n)


def _fma(product: MmaOp) -> tuple[tuple[int, ...], LayoutAttr]:
    if product.scope != THREAD:
        raise refuse(
            product,
            "a product of scope thread for fma",
            f"scope {product.scope.word}",
            "distribute it with to=thread",
        )
    if not isinstance(product.element_type, Float32Type):
        raise refuse(product, "f32 operands for fma", f"{product.element_type}")
    _need_f32_accumulator(product)
    m, n, _ = product.shape
    return (1, 1, 1), thread_tile((m, n))


def _need_f32_accumulator(product: MmaOp) -> None:
    kind = cast(FragmentType, product.accumulator.type)
    if not isinstance(kind.element_type, Float32Type):
        raise refuse(product, "an f32 accumulator", f"{kind.element_type}")


def _tma(copy: CopyOp) -> None:
    if copy.scope != ROLE:
        raise refuse(copy, "a copy of scope role for tma", f"scope {copy.scope.word}")
    window = copy.source.owner
    if not isinstance(window, WindowOp):
        raise refuse(copy, "a tile.window as the source for tma", f"{copy.source.type}")
    matrix = cast(MemRefType, window.matrix.type)
    pitch = matrix.get_shape()[-1] * bits(matrix.element_type) // 8
    if pitch % 16:
        raise refuse(
            copy,
            "a row pitch that is a multiple of 16 bytes for tma",
            f"{pitch} bytes ({matrix.get_shape()[-1]} x {matrix.element_type})",
            "pad the matrix's rows",
        )
    inner = cast(WindowType, copy.source.type).get_shape()[-1] * bits(matrix.element_type) // 8
    if inner % 16:
        raise refuse(
            copy,
            "rows of the tile that are a multiple of 16 bytes for tma",
            f"{inner} bytes",
            "change form-kernel's tile",
        )


def _ldst(copy: CopyOp) -> None:
    if copy.scope != THREAD:
        raise refuse(
            copy,
            "a copy of scope thread for ldst",
            f"scope {copy.scope.word}",
            "distribute it with to=thread",
        )


def _check_store(store: StoreOp) -> None:
    kind = cast(FragmentType, store.value.type)
    if not isinstance(kind.layout, LayoutAttr):
        raise refuse(
            store, "a fragment with a layout to store", f"{kind}", "assign the mma's atom too"
        )
    if _window_of(store.target) is None:
        raise refuse(store, "a window of global memory as the target", f"{store.target.type}")


def _window_of(value: SSAValue) -> WindowOp | None:
    owner = value.owner
    if isinstance(owner, PartOp):
        return _window_of(owner.source)
    return owner if isinstance(owner, WindowOp) else None


_PRODUCT_RULES = {"wgmma": _wgmma, "fma": _fma}
_COPY_CHECKS = {"tma": _tma, "ldst": _ldst}
