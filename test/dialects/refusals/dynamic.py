"""Dynamic sizes: their places, the values that they may have, and the kernels chosen by these."""

from __future__ import annotations

from dialects.refusals import Refusal, function
from xdsl.dialects import func
from xdsl.dialects.builtin import ArrayAttr, StringAttr

from gemmc.dialects.dynamic import PLANNED, planned_sizes

ROWS = "memref<?x8xf32, #tile.space<global>>"


def kernel(facts: str, body: str = "", name: str = "k") -> str:
    head = f'tile.kernel @{name} ["a", "r"] outputs 1 sizes {{}} {facts}'
    return f"{head} {{\n^bb0(%a: {ROWS}, %r: {ROWS}):\n  {body}\n}}\n"


NAMED = "dynamic {m = array<i64: 0, 0, 1, 0>}"


def guarded(numbers: str, name: str = "m") -> str:
    return kernel(f"{NAMED} guard {{{name} = {numbers}}}")


def launched(kernels: str, names: str, attributes: str = "") -> str:
    """A program of functions, or kernels, with a launch of some."""
    run = f"launch.run {names} reads %a : {ROWS} writes %r : {ROWS}"
    block = f"^bb0(%a: {ROWS}, %r: {ROWS}):\n  {run}\n"
    return f'{kernels}launch.program @main ["a", "r"] outputs 1 {NAMED} {{\n{block}}}\n'


def function_with(guard: str) -> str:
    kind = "tensor<?x8xf32>"
    head = f"func.func @k(%x: {kind}) -> {kind} attributes {{tile.guard = {guard}}}"
    return launched(f"{head} {{\n  func.return %x : {kind}\n}}\n", "@k")


def planned_for(what: object) -> object:
    made = func.FuncOp("f", ([], []))
    made.attributes[PLANNED] = what  # pyright: ignore[reportArgumentType]
    return planned_sizes(made)


RANGE = "needed 0 <= least <= most <= 2147483647 and a multiple of 1 or more; found"

REFUSALS = [
    Refusal(
        "a name of a static extent",
        kernel("dynamic {m = array<i64: 0, 0, 1, 1>}"),
        "needed names of dynamic extents, which are at [(0, 0), (1, 0)], one each; "
        "found names of [(0, 0), (1, 1)]",
    ),
    Refusal(
        "two names of one extent",
        kernel("dynamic {m = array<i64: 0, 0>, n = array<i64: 0, 0>}"),
        "found names of [(0, 0), (0, 0)]",
    ),
    Refusal(
        "half a place",
        kernel("dynamic {m = array<i64: 0, 0, 1>}"),
        "needed [argument, dimension, …] of a dynamic size; found array<i64: 0, 0, 1>",
    ),
    Refusal("a guard of a number", guarded("3 : i64"), "needed [least, most, multiple] of a size"),
    Refusal("a guard of nothing", guarded("array<i64: 2, 1, 1>"), f"{RANGE} [2, 1, 1]"),
    Refusal("a guard of multiples of 0", guarded("array<i64: 0, 1, 0>"), f"{RANGE} [0, 1, 0]"),
    Refusal(
        "a guard of another size",
        guarded("array<i64: 0, 1, 1>", "n"),
        "needed a guard of dynamic sizes; found one of n",
    ),
    Refusal(
        "an extent outside of a kernel",
        function("", '%m = tile.extent "m"'),
        "needed an enclosing tile.kernel; found none",
    ),
    Refusal(
        "an extent of another name",
        kernel(NAMED, '%n = tile.extent "n"'),
        "needed a dynamic size of the kernel (m); found n",
    ),
    Refusal(
        "a workspace of an extent that nobody tells",
        launched("", "@k").replace("launch.run", f"%w = launch.workspace : {ROWS}\n  launch.run"),
        "needed 1 expressions of sizes; found 0",
    ),
    Refusal(
        "a last kernel with a guard",
        launched(guarded("array<i64: 0, 16, 1>"), "@k"),
        "needed a last kernel that is for all sizes; found a guard of @k",
    ),
    Refusal(
        "a function's guard of one number",
        function_with("[array<i64: 0>]"),
        "needed tile.guard of [argument, dimension, least, most, multiple]; found array<i64: 0>",
    ),
    Refusal(
        "a function's guard that is no array",
        function_with("3 : i64"),
        "needed tile.guard that is an array of arrays; found 3",
    ),
    Refusal(
        "a plan of another form",
        lambda: planned_for(ArrayAttr([StringAttr("m")])),
        "needed tile.planned of [argument, dimension, size]",
    ),
]
