"""Pass `assign-atoms`: with which instruction each copy, product and store is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import VerifyException

from gemmc.analysis.accumulators import Web, webs
from gemmc.dialects.tile.attrs import AtomAttr
from gemmc.dialects.tile.compute import MmaOp
from gemmc.dialects.tile.data import CopyOp, StoreOp
from gemmc.dialects.tile.epilogue import EpilogueOp
from gemmc.dialects.tile.output import BulkStoreOp
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import GemmcError, refuse
from gemmc.ir import retype, walk_type
from gemmc.transforms.mapping._atom_rules import (
    BULK_STORE_CHECKS,
    COPY_CHECKS,
    PRODUCT_RULES,
    STORE_CHECKS,
)

OpT = TypeVar("OpT", CopyOp, MmaOp, StoreOp | EpilogueOp, BulkStoreOp)

_RULES = {
    "mma": PRODUCT_RULES,
    "copy": COPY_CHECKS,
    "store": STORE_CHECKS,
    "bulk_store": BULK_STORE_CHECKS,
}


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

    `copy`, `mma`, `store` and `bulk_store` name atoms for ops that have none yet; of several names
    for copies or stores, each gets the first that can do it. `label` restricts the pass to ops of
    one label.
    """

    name = "assign-atoms"

    copy: tuple[str, ...] | None = None
    mma: str | None = None
    store: tuple[str, ...] | None = None
    bulk_store: str | None = None
    label: str | None = None

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        given = [("mma", self.mma), ("bulk_store", self.bulk_store)]
        given += [("copy", name) for name in self.copy or ()]
        for kind, name in given + [("store", name) for name in self.store or ()]:
            if name is not None and name not in _RULES[kind]:
                fits = ", ".join(_RULES[kind])
                raise GemmcError(self.name, f"{kind} in {fits}", f"{kind}={name}")
        for web in webs(self._chosen(op, "mma", self.mma, walk_type(op, MmaOp))):
            _assign_product(web, cast(str, self.mma))
        for copy in self._chosen(op, "copy", _words(self.copy), walk_type(op, CopyOp)):
            copy.atom = AtomAttr.of(_first_that_fits(copy, COPY_CHECKS, self.copy or ()))
            if copy.cache is not None and copy.atom.instruction.data != "tma":
                found = f"{copy.cache.data} with copy={copy.atom.instruction.data}"
                raise refuse(copy, "copy=tma for a copy with an L2 hint", found)
        stores = [o for o in op.walk() if isinstance(o, StoreOp | EpilogueOp)]
        for store in self._chosen(op, "store", _words(self.store), stores):
            store.atom = AtomAttr.of(_first_that_fits(store, STORE_CHECKS, self.store or ()))
        staged = walk_type(op, BulkStoreOp)
        for store in self._chosen(op, "bulk_store", self.bulk_store, staged):
            BULK_STORE_CHECKS[cast(str, self.bulk_store)](store)
            store.atom = AtomAttr.of(cast(str, self.bulk_store))

    def _chosen(
        self, op: ModuleOp, kind: str, atom: str | None, found: list[OpT]
    ) -> list[OpT]:
        """The ops of a kind that are to get the atom, if one is given."""
        if atom is None:
            return []
        without = [o for o in found if o.atom is None]
        chosen = [o for o in without if self.label in (None, o.label.data)]
        if not chosen:
            labelled = "" if self.label is None else f" labelled {self.label}"
            raise refuse(op, f"a tile.{kind}{labelled} without an atom, for {kind}={atom}", "none")
        return chosen


def _words(names: tuple[str, ...] | None) -> str | None:
    return ",".join(names or ()) or None


def _first_that_fits(
    op: OpT, checks: dict[str, Callable[[OpT], None]], names: tuple[str, ...]
) -> str:
    """The first atom that can do the copy or store; what the last one needs, if none can."""
    for name in names[:-1]:
        try:
            checks[name](op)
        except GemmcError:
            continue
        return name
    checks[names[-1]](op)
    return names[-1]


def _assign_product(web: Web, atom: str) -> None:
    chosen = [PRODUCT_RULES[atom](product) for product in web.products]
    for product, (shape, _) in zip(web.products, chosen, strict=True):
        product.atom = AtomAttr.of(atom, shape)
    _, layout = chosen[-1]
    for value in web.values:
        kind = cast(FragmentType, value.type)
        shape = kind.get_shape()
        try:
            laid_out = FragmentType.of(shape, kind.element_type, layout(*shape))
        except VerifyException as error:
            needed = f"fragments that {atom} can hold"
            raise refuse(web.products[0], needed, str(error), "change the tile") from None
        retype(value, laid_out)
