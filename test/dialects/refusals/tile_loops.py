"""Loops over tensors, and runs of elements."""

from __future__ import annotations

from dialects.refusals import Refusal, function

ROW = "affine_map<(d0) -> (d0)>"
LAYOUT = "#tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>"
RUN = f"!tile.fragment<1x4xf32, {LAYOUT}>"
ONE = "!tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>"
MATRIX = "memref<4x8xf32, #tile.space<global>>"


def loops(
    maps: str = ROW, over: str = "", result: str = "4xf32", body: str = "tile.yield %e : f32",
    argument: str = "f32",
) -> str:
    op = f"%r = tile.loops %x maps [{maps}] {over} : tensor<4xf32> -> tensor<{result}>"
    return function("%x: tensor<4xf32>", f"{op} {{\n  ^bb0(%e: {argument}):\n  {body}\n  }}")


def gathered(op: str) -> str:
    """A body that gathers from one table."""
    loops_ = f"%r = tile.loops %x maps [{ROW}] tables %x : tensor<4xf32> tables tensor<4xf32>"
    body = f"%i = tile.loop_index 0\n  %g = {op}\n  tile.yield %g : f32"
    return function("%x: tensor<4xf32>",
                    f"{loops_} -> tensor<4xf32> {{\n  ^bb0(%e: f32):\n  {body}\n  }}")


def read(
    indices: str = "%i, %i", step: int = 1, width: int = 4, matrix: str = MATRIX, run: str = RUN
) -> str:
    op = f"%r = tile.transfer_read %a[{indices}] step {step} width {width} : {matrix} to {run}"
    return function(f"%a: {matrix}, %i: index", op)


def write(how: str) -> str:
    op = f"tile.transfer_write %v to %a[%i, %i] {how} : {RUN} to {MATRIX}"
    return function(f"%v: {RUN}, %a: {MATRIX}, %i: index", op)


def combine(
    across: int = 32, values: str = f"%v, %v : {RUN}, {RUN}", end: str = "%a, %b : f32, f32"
) -> str:
    op = f"tile.combine across {across} {values} to {ONE}, {ONE}"
    region = f"{{\n  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):\n  tile.yield {end}\n  }}"
    return function(f"%v: {RUN}, %o: {ONE}", f"%r, %s = {op} {region}")


PAIR = "affine_map<(d0, d1) -> (d0)>"
STEPS = "needed a step of 0 or more, and a width that divides 4, 1 where the step is not; found"

REFUSALS = [
    Refusal("several together of a run that ends inside",
            read(width=4).replace(" : memref", " inside %i : memref", 1),
            "needed a width of 1 with inside; found 4"),
    Refusal("several stored together of a run that ends inside", write("width 4 inside %i"),
            "needed a width of 1 with inside; found 4"),
    Refusal("all to one place", write("step 0 width 1"), "needed a step of 1 or more; found 0"),
    Refusal("columns stored together", write("step 8 width 4"),
            "needed a step of 0 or more, and a width that divides 4, 1 where the step is not"),
    Refusal("an empty result", loops(result="0xf32"),
            "needed extents of 1 or more; found tensor<0xf32>"),
    Refusal("a size without a name", loops(result="?xf32"),
            "needed a name for each dynamic extent, at [(1, 0)]; found names of []"),
    Refusal("an open sum without a name", loops(PAIR, 'over [-9223372036854775808] by "add"'),
            "needed a dynamic size for each of 1 loops that are reduced over; found []"),
    Refusal("a share of no loop", loops(over='shares [2]'),
            "needed a share of 1 or more for each of 0 such loops; found [2]"),
    Refusal("steps of nothing", loops(over="keeps 0"),
            "needed loops to reduce over and how to combine, or neither"),
    Refusal("steps that are also combined", loops(PAIR, 'over [8] by "add" keeps 0'),
            "needed loops to reduce over and how to combine, or neither"),
    Refusal("steps without what they are given", loops(PAIR, "over [8] keeps 0"),
            "needed a body of one argument of each input's element type"),
    Refusal("a value that no step yields",
            loops(PAIR, "over [8] keeps 1", argument="f32, %f: f32"),
            "needed a body that yields 2 values"),
    Refusal("steps of floats to integers",
            loops(PAIR, "over [8] keeps 0", result="4xi32", argument="f32, %f: f32"),
            "needed a reduction of floats to floats, or integers to integers"),
    Refusal("a size that nobody tells",
            loops(body='%i = tile.loop_size "s0"\n  tile.yield %e : f32'),
            "needed a dynamic size (none); found s0"),
    Refusal("two maps", loops(f"{ROW}, {ROW}"), "needed a map for each of 1 inputs; found 2"),
    Refusal(
        "how to combine, and nothing to",
        loops().replace("tile.loops %x", "tile.loops %x").replace(
            f"%r = tile.loops %x maps [{ROW}]  : tensor<4xf32> -> tensor<4xf32> {{",
            f'%r = "tile.loops"(%x) <{{maps = [{ROW}], by = "add", '
            "operandSegmentSizes = array<i32: 1, 0>}> ({",
        ).replace("\n  }\n", "\n  }) : (tensor<4xf32>) -> tensor<4xf32>\n"),
        "needed loops to reduce over and how to combine, or neither",
    ),
    Refusal(
        "combined by a difference",
        loops(PAIR, 'over [3] by "sub"'),
        "needed one of add, mul, max, min, maxnum, minnum; found sub",
    ),
    Refusal("a map of other loops", loops(PAIR), "needed a map from 1 loops to 1 indices; found"),
    Refusal("a body on another type", loops(argument="f16", body="tile.yield %e : f16"),
            "needed a body of one argument of each input's element type"),
    Refusal("a body of two", loops(body="tile.yield %e, %e : f32, f32"),
            "needed a body that yields one value"),
    Refusal("another type", loops(result="4xf16"), "needed a body that yields f16; found f32"),
    Refusal("a sum of integers", loops(PAIR, 'over [3] by "add"', "4xi32"),
            "needed a reduction of floats to floats, or integers to integers; found f32 to i32"),
    Refusal("integers combined by maxnum",
            loops(PAIR, 'over [3] by "maxnum"', "4xi32", argument="i32",
                  body="tile.yield %e : i32").replace("%x: tensor<4xf32>", "%x: tensor<4xi32>")
            .replace(": tensor<4xf32> ->", ": tensor<4xi32> ->"),
            "needed one of add, mul, max, min, maxu, minu, and, or, xor; found maxnum"),
    Refusal("no such table", gathered("tile.loop_gather 1 [%i] : f32"),
            "needed a table below 1; found 1"),
    Refusal("two indices of a row", gathered("tile.loop_gather 0 [%i, %i] : f32"),
            "needed an index for each dimension of tensor<4xf32>, and its element type; found 2"),
    Refusal("indices of floats",
            function(f"%a: {MATRIX}, %n: {RUN}",
                     f"%r = tile.gather %a[%n, %n] : {MATRIX}, {RUN}, {RUN} to {RUN}"),
            "needed indices of !tile.fragment<1x4xi32"),
    Refusal("no such loop", loops(body="%i = tile.loop_index 1\n  tile.yield %e : f32"),
            "needed a loop below 1; found 1"),
    Refusal("in shared memory", read(matrix="memref<4x8xf32>"),
            "needed a matrix of f32 in global memory; found memref<4x8xf32>"),
    Refusal("one index", read("%i"), "needed 2 indices; found 1"),
    Refusal("a column", read(run="!tile.fragment<4x1xf32>"),
            "needed a run of elements that one thread holds; found"),
    Refusal("a width of 3", read(width=3), f"{STEPS} 1 and 3"),
    Refusal("columns together", read(step=8), f"{STEPS} 8 and 4"),
    Refusal("a splat of another type",
            function("%x: f16", f"%r = tile.splat %x : f16 to {RUN}"),
            "needed equal element types"),
    Refusal("floats that count", function("%i: index", f"%r = tile.iota %i step 1 to {RUN}"),
            "needed numbers of i32; found f32"),
    Refusal("an index of four", function(f"%v: {RUN}", f"%r = tile.as_index %v : {RUN}"),
            "needed a run of one i32, !tile.fragment<1x1xi32"),
    Refusal("across a part of a warp that is no power of 2",
            function(f"%v: {RUN}", f'%r = tile.reduce "add" across 24 %v : {RUN} to {ONE}'),
            "across 1, 2, 4, 8, 16 or 32; found add across 24"),
    Refusal("combined across a part of a warp that is no power of 2", combine(across=3),
            "needed 1, 2, 4, 8, 16 or 32 lanes across; found 3"),
    Refusal("runs of two lengths", combine(values=f"%v, %o : {RUN}, {ONE}"),
            "needed runs of as many elements each"),
    Refusal("one behind two",
            combine(values=f"%v, %v behind %o : {RUN}, {RUN} behind {ONE}"),
            "needed a result of one element for each run, and no or as many before them"),
    Refusal("a body that yields one of two", combine(end="%a : f32"),
            "needed a body of two arguments for each run that yields one for each"),
    Refusal("a sum in another type",
            function(f"%v: {RUN}",
                     f'%r = tile.reduce "add" across 32 %v : {RUN} to {ONE.replace("f32", "f16")}'),
            "needed a run of f32 that one thread holds; found"),
]
