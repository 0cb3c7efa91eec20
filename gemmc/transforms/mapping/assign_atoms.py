"""Pass `assign-atoms`: with which instruction each copy, product and store is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, cast

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, f16
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import VerifyException

from gemmc.analysis.accumulators import Web, webs
from gemmc.dialects.interfaces import CacheHinted, HasAtom, Product
from gemmc.dialects.tile.atoms import ATOMS
from gemmc.dialects.tile.attrs import AtomAttr
from gemmc.dialects.tile.types import FragmentType
from gemmc.errors import GemmcError, refuse
from gemmc.facts import (
    ASSIGNED,
    ATOMS_DUE,
    CLIPPED,
    COPIES,
    COUNTS_DUE,
    KERNEL,
    OFFSETS,
    OWN_DUE,
    PROMOTED,
    SHARED_OUT,
    STAGED,
    Fact,
    Facts,
)
from gemmc.ir import retype, walk_type
from gemmc.transforms.mapping._atom_rules import (
    BULK_STORE_CHECKS,
    COPY_CHECKS,
    PRODUCT_RULES,
    STORE_CHECKS,
)
from gemmc.transforms.mapping._half_sums import sums_to_halve
from gemmc.transforms.schedule.form_kernel import MULTIPLIED

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
    declares. Clipping becomes the atom's: the copy engine's own, predicates of threads otherwise.
    Why here: it sees the final parts; `assign-layouts` and `insert-barriers` derive swizzles,
    barriers and fences from the atoms (gemmc/dialects/tile/atoms.py).

    `copy`, `mma`, `store` and `bulk_store` name atoms for ops that have none yet; of several names
    for copies or stores, each gets the first that can do it: with bulk_store=tma_store,thread_store
    threads store a result whose rows the copy engine cannot address, and no other. `label`
    restricts the pass to ops of one label.

    `accumulate=f16` has wgmma sum products of f16 in f16, two sums to a register: fewer registers,
    and an error that grows with K (gemmc/reference; sums past 65504 are infinite). Epilogues read
    the sums through an `arith.extf` of their own and compute in f32 as before. No sum is taken in
    f16 unless this option says so, also where the program spells one.
    """

    name = "assign-atoms"

    copy: tuple[str, ...] | None = None
    mma: str | None = None
    store: tuple[str, ...] | None = None
    bulk_store: tuple[str, ...] | None = None
    label: str | None = None
    accumulate: Literal["f32", "f16"] | None = None

    def facts(self) -> Facts:
        given = {
            "copy": self.copy or (), "mma": (self.mma,) if self.mma else (),
            "store": self.store or (), "bulk_store": self.bulk_store or (),
        }  # fmt: skip
        kinds = tuple(ASSIGNED.of(kind) for kind, names in given.items() if names)
        names = tuple(name for each in given.values() for name in each)
        atoms = [ATOMS[name] for name in given["copy"] if name in ATOMS]
        copies = [each.completion for each in atoms if each.kind == "copy"]
        counted = "mbarrier" in copies
        debts = [ATOMS_DUE.of(name) for name in names]
        debts += [OWN_DUE] if "synchronous" in copies else []
        debts += [COUNTS_DUE] if counted else []
        return Facts(
            requires=(KERNEL, *self._needed()),
            forbids=(
                *(() if self.label else kinds), *((OFFSETS,) if counted else ()),
                *((CLIPPED,) if self._loads_by_threads() else ()),
            ),
            establishes=kinds,
            owes=tuple(debts),
        )

    def _loads_by_threads(self) -> bool:
        """Whether threads load what its products multiply, all rows of it."""
        product = ATOMS.get(self.mma or "")
        return product is not None and product.proxy != "async"

    def _needed(self) -> Iterator[Fact]:
        if self.copy:
            yield COPIES
        if self.bulk_store:
            yield STAGED
        if self.mma:
            yield SHARED_OUT.of(self.label or MULTIPLIED)
        atom = ATOMS.get(self.mma or "")
        if atom is not None and atom.kind == "mma" and atom.scope != "thread":
            yield from (PROMOTED.of("lhs"), PROMOTED.of("rhs"))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        given = [("mma", self.mma)]
        lists = (("copy", self.copy), ("store", self.store), ("bulk_store", self.bulk_store))
        given += [(kind, name) for kind, names in lists for name in names or ()]
        for kind, name in given:
            if name is not None and name not in _RULES[kind]:
                fits = ", ".join(_RULES[kind])
                raise GemmcError(self.name, f"{kind} in {fits}", f"{kind}={name}")
        if self.accumulate is not None and self.mma is None:
            change = f"leave accumulate={self.accumulate} out, or give mma=wgmma"
            raise GemmcError(self.name, "mma for accumulate", "none", change)
        products = self._chosen(op, "mma", self.mma)
        for web in webs([o for o in products if isinstance(o, Product)]):
            _assign_product(web, cast(str, self.mma), self.accumulate)
        for copy in self._chosen(op, "copy", _words(self.copy)):
            copy.atom = AtomAttr.of(_first_that_fits(copy, COPY_CHECKS, self.copy or ()))
            _check_hint(copy, copy.atom)
        for store in self._chosen(op, "store", _words(self.store)):
            store.atom = AtomAttr.of(_first_that_fits(store, STORE_CHECKS, self.store or ()))
        for store in self._chosen(op, "bulk_store", _words(self.bulk_store)):
            name = _first_that_fits(store, BULK_STORE_CHECKS, self.bulk_store or ())
            store.atom = AtomAttr.of(name)

    def _chosen(self, op: ModuleOp, kind: str, atom: str | None) -> list[HasAtom]:
        """The ops of a kind that are to get the atom, if one is given."""
        if atom is None:
            return []
        without = [o for o in walk_type(op, HasAtom) if o.takes == kind and o.atom is None]
        chosen = [o for o in without if self.label in (None, o.label.data)]
        if not chosen:
            labelled = "" if self.label is None else f" labelled {self.label}"
            raise refuse(op, f"a tile.{kind}{labelled} without an atom, for {kind}={atom}", "none")
        return chosen


def _words(names: tuple[str, ...] | None) -> str | None:
    return ",".join(names or ()) or None


def _check_hint(copy: HasAtom, atom: AtomAttr) -> None:
    if not isinstance(copy, CacheHinted) or copy.cache is None or atom.instruction.data == "tma":
        return
    found = f"{copy.cache.data} with copy={atom.instruction.data}"
    raise refuse(copy, "copy=tma for a copy with an L2 hint", found)


def _first_that_fits(
    op: HasAtom, checks: dict[str, Callable[[Any], None]], names: tuple[str, ...]
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


def _assign_product(web: Web, atom: str, accumulate: str | None) -> None:
    products = [product for product in web.products if isinstance(product, HasAtom)]
    if others := [product for product in web.products if product not in products]:
        raise refuse(others[0], f"a product that takes an atom for {atom}", others[0].name)
    chosen = [PRODUCT_RULES[atom](product, accumulate) for product in products]
    for product, (shape, _) in zip(products, chosen, strict=True):
        product.atom = AtomAttr.of(atom, shape)
    halved = sums_to_halve(web) if accumulate == "f16" else ()
    _, layout = chosen[-1]
    for value in web.values:
        kind = cast(FragmentType, value.type)
        shape, element = kind.get_shape(), f16 if value in halved else kind.element_type
        try:
            laid_out = FragmentType.of(shape, element, layout(*shape))
        except VerifyException as error:
            needed = f"fragments that {atom} can hold"
            raise refuse(web.products[0], needed, str(error), "change the tile") from None
        retype(value, laid_out)
