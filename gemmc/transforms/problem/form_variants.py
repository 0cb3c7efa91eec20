"""Pass `form-variants`: which kernels a product of a dynamic size has, each for which sizes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.sizes import ranges_of, sizes_of
from gemmc.dialects.dynamic import LARGEST, Range, planned_sizes, set_planned_sizes
from gemmc.errors import GemmcError, refuse
from gemmc.facts import CONTRACTS, Facts
from gemmc.transforms.problem._variants import functions_meant, put_variants
from gemmc.transforms.schedule._contraction import only_contraction


@dataclass(frozen=True)
class FormVariantsPass(ModulePass):
    """Make a product of a dynamic size several kernels, each for a range of it.

    Before → after, with `form-variants{size=m most=16,128}`:

        func.func @main(%x: tensor<?x512xbf16>, …) { %r = tile.contract %x, … ; return %r }
        →
        func.func @main_0(…) attributes {tile.guard = [array<i64: 0, 0, 0, 16, 1>]} { … }
        func.func @main_1(…) attributes {tile.guard = [array<i64: 0, 0, 0, 128, 1>]} { … }
        func.func @main_2(…) { … }
        launch.program @main […] outputs 1 dynamic {m = array<i64: 0, 0, 2, 0>} {
          launch.run @main_0 else [@main_1, @main_2] reads … writes …
        }

    Requires: `normalize-contractions`; a function that is one product, over a dynamic size of that
    letter.
    Ensures: a copy of the function for each of `most`, guarded by it, and one for all sizes, the
    last. A call launches the first whose guard holds. Each is planned for its largest size, or for
    that of `planned`, the last for `beyond`, which is four times the one before where it is 0.
    Where the function is launched by a program already, the copies are launched there.
    Why here: ahead of `form-kernel`, since ranges differ in tiles, schedules and whose rows are the
    rows of a block. Serves programs of dynamic sizes, whose ranges `auto` chooses by its model.

    `size` is the letter of the dimension, `most` the largest size of each range, ascending, and
    `planned` what each is planned for, if not for that; of none there is one kernel, planned for
    `beyond`. Of a program of several functions, `function` names the one that is meant.
    """

    name = "form-variants"

    size: str = "m"
    most: tuple[int, ...] = ()
    beyond: int = 0
    planned: tuple[int, ...] = ()
    function: str = ""

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        limits = list(self.most)
        ascending = limits == sorted(set(limits)) and all(0 <= each < LARGEST for each in limits)
        if not ascending or not (limits or self.beyond) or self.beyond < 0:
            found = f"most={','.join(map(str, limits))} beyond={self.beyond}"
            raise GemmcError(self.name, "most=A,B,… of ascending sizes, or beyond=A", found)
        if self.planned and len(self.planned) != len(limits):
            found = f"planned={','.join(map(str, self.planned))}"
            raise GemmcError(self.name, f"planned=A,B,… of {len(limits)} sizes, or none", found)
        for function in functions_meant(op, self.function):
            self._split(op, function)

    def _split(self, module: ModuleOp, function: func.FuncOp) -> None:
        contract = only_contraction(function)
        places = sizes_of(contract, function)
        if self.size not in places:
            known = ", ".join(places) or "none"
            raise refuse(contract, f"a dynamic size of the product ({known})", self.size)
        allowed = ranges_of(function, places)
        own = allowed[self.size]
        ranges = [{**allowed, self.size: own.both(Range(0, limit))} for limit in self.most]
        kernels = put_variants(module, function, [*ranges, allowed], places)
        beyond = self.beyond or 4 * max(self.most)
        said = {p: s for p, s in planned_sizes(function).items() if p not in places[self.size]}
        for kernel, size in zip(kernels, (*(self.planned or self.most), beyond), strict=True):
            set_planned_sizes(kernel, {**said, places[self.size][0]: max(size, 1)})
