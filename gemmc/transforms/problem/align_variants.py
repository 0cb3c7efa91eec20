"""Pass `align-variants`: which kernel a product has whose rows are of whole vectors, beside one for
rows of any length."""

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
class AlignVariantsPass(ModulePass):
    """Make a product of dynamic sizes two kernels: one for multiples of a number, one for any.

    Before → after, with `align-variants{sizes=n,k multiple=8}`:

        func.func @main(%x: tensor<?x?xbf16>, …) { %r = tile.contract %x, … ; return %r }
        →
        func.func @main_0(…) attributes {tile.guard = [array<i64: 1, 1, 8, 2147483647, 8>, …]} { … }
        func.func @main_1(…) { … }
        launch.program @main […] outputs 1 dynamic {…} {
          launch.run @main_0 else [@main_1] reads … writes …
        }

    Requires: `normalize-contractions`; a function that is one product, over dynamic sizes of those
    letters.
    Ensures: a copy of the function whose guard says that each size is a multiple, and not 0, so
    that tensor maps have rows of whole 16 bytes and every sum a step; and one that is as the
    function was, the last. A call launches the first whose guard holds. Where multiple and least
    are 1, what is left for the last are sizes of 0: it is planned for 1, as if it had an element.
    Why here: ahead of `form-variants`, which makes ranges of rows of either, and of `form-kernel`,
    behind which a kernel relies on its guard. Serves products whose rows have a length that only
    the launch tells.

    `sizes` are letters of dimensions, `multiple` what divides them, `least` what they are at
    least; `filled` are others that are 1 at least, whatever divides them, so that sums of nothing
    are of the last kernel. Of a program of several functions, `function` names the one that is
    meant.
    """

    name = "align-variants"

    sizes: tuple[str, ...] = ()
    multiple: int = 8
    least: int = 1
    filled: tuple[str, ...] = ()
    function: str = ""

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        if not self.sizes or self.multiple < 1 or not 0 <= self.least < LARGEST:
            found = f"sizes={','.join(self.sizes)} multiple={self.multiple} least={self.least}"
            raise GemmcError(self.name, "sizes=A,B,… and a multiple of 1 or more", found)
        for function in functions_meant(op, self.function):
            self._split(op, function)

    def _split(self, module: ModuleOp, function: func.FuncOp) -> None:
        contract = only_contraction(function)
        places = sizes_of(contract, function)
        needed = dict.fromkeys(self.filled, Range(1, LARGEST, 1))
        needed |= dict.fromkeys(self.sizes, Range(self.least, LARGEST, self.multiple))
        for size in needed:
            if size not in places:
                known = ", ".join(places) or "none"
                raise refuse(contract, f"dynamic sizes of the product ({known})", size)
        allowed = ranges_of(function, places)
        aligned = {s: r.both(needed[s]) if s in needed else r for s, r in allowed.items()}
        _, last = put_variants(module, function, [aligned, allowed], places)
        if self.multiple == self.least == 1:  # what is left are sizes of 0
            said = planned_sizes(function) | {places[size][0]: 1 for size in self.sizes}
            set_planned_sizes(last, said)
