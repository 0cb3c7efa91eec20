"""Pass `gemv-variants`: which kernel a product of a dynamic number of rows has for a single one."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import func
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from gemmc.analysis.sizes import ranges_of, sizes_of
from gemmc.dialects.dynamic import Range, set_function_guards
from gemmc.errors import refuse
from gemmc.facts import CONTRACTS, Facts
from gemmc.transforms.problem._row_sums import why_no_sums, write_sums
from gemmc.transforms.problem._variants import functions_meant, put_variants
from gemmc.transforms.schedule._contraction import only_contraction


@dataclass(frozen=True)
class GemvVariantsPass(ModulePass):
    """Make a product of a dynamic number of rows two kernels: a matrix times a vector, and any.

    Before → after, with `gemv-variants{size=m}`:

        func.func @main(%x: tensor<?x512xbf16>, %w: …) { %r = tile.contract %x, %w … ; return %r }
        →
        func.func @main_0(…) attributes {tile.guard = [array<i64: 0, 0, 1, 1, 1>, …]} {
          %x1 = tensor.cast %x : tensor<?x512xbf16> to tensor<1x512xbf16>
          %s = tile.loops %x1, %w maps … over [512] by "add" : … -> tensor<1x64xbf16> { … }
          %r = tensor.cast %s : tensor<1x64xbf16> to tensor<?x64xbf16>
          return %r
        }
        func.func @main_1(…) { %r = tile.contract … }
        launch.program @main […] { launch.run @main_0 else [@main_1] reads … writes … }

    Requires: `normalize-contractions`; a function that is one product, of which a launch tells that
    size alone, m or n; of f32, or of 16-bit types where the matrix lies in memory along the sum or
    has rows of no whole 16 bytes: what is a sum in loops of known sizes as well.
    Ensures: a copy of the function for that size of 1, whose product is `tile.loops` that sum, and
    others of what the epilogue computes, on casts to the extents that the guard says; and one that
    is as the function was, the last.
    Why here: ahead of `form-variants`, whose ranges are those of the last; tensor cores have 8 rows
    at least, of which all but one would be zeros. Serves programs of dynamic sizes, such as a
    decoder, which has one row of its last token.

    `size` is the letter of the dimension. Of a program of several functions, `function` names the
    one that is meant.
    """

    name = "gemv-variants"

    size: str = "m"
    function: str = ""

    def facts(self) -> Facts:
        return Facts(requires=(CONTRACTS,))

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for function in functions_meant(op, self.function):
            self._split(op, function)

    def _split(self, module: ModuleOp, function: func.FuncOp) -> None:
        contract = only_contraction(function)
        if needed := why_no_sums(contract, function, self.size):
            raise refuse(contract, needed, "another")
        places = sizes_of(contract, function)
        allowed = ranges_of(function, places)
        if 1 not in allowed[self.size]:
            found = f"a guard of {allowed[self.size].words}"
            raise refuse(contract, f"a size {self.size} that may be 1", found)
        one = {**allowed, self.size: Range(1, 1)}
        only, _ = put_variants(module, function, [one, allowed], places)
        set_function_guards(only, [(place, Range(1, 1)) for place in places[self.size]])
        write_sums(only, only_contraction(only))
