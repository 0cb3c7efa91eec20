"""Launch programs: their matrices, views and launches."""

from __future__ import annotations

from dialects.refusals import Refusal

MATRIX = "memref<4x8xf32, #tile.space<global>>"
NUMBER = "memref<?xi8, #tile.space<global>>"
TOLD = "dynamic {n = array<i64: 0, 0, 1, 0>}"
HEAD = 'tile.kernel @k ["a", "r"] outputs 1 sizes {} {'
KERNEL = f"{HEAD}\n^bb0(%a: {MATRIX}, %r: {MATRIX}):\n}}\n"


def program(
    body: str, names: str = '["a", "r"]', outputs: int = 1, kind: str = MATRIX, more: str = ""
) -> str:
    """A kernel, and a program of it with some op in it."""
    block = f"^bb0(%a: {kind}, %r: {kind}):\n  {body}\n"
    head = f"launch.program @main {names} outputs {outputs} {more} "
    return f"{KERNEL}{head}{{\n{block}}}\n"


def run(callee: str = "k", reads: str = MATRIX) -> str:
    return f"launch.run @{callee} reads %v : {reads} writes %r : {MATRIX}"


VIEW = "launch.view %a from {} : {} to memref<{}, #tile.space<global>>"
NEEDED = "needed a row-major matrix in global memory; found"

REFUSALS = [
    Refusal(
        "names of its arguments",
        program("", '["a"]'),
        "needed a name per argument; found 1 names for 2 arguments",
    ),
    Refusal("no output", program("", outputs=0), "needed 1 to 2 outputs; found 0"),
    Refusal(
        "in place of no input",
        program("", more='in_place {r = "x"}'),
        'needed outputs in place of inputs of the same type; found r in place of "x"',
    ),
    Refusal(
        "an input in place",
        program("", more='in_place {a = "a"}'),
        "needed outputs in place of inputs of the same type; found a in place of",
    ),
    Refusal(
        "complex numbers of 8 parts",
        program("", more='complex ["a"]'),
        "needed complex arguments of f32 or f64 with 2 parts in the last dimension; found a: ",
    ),
    Refusal(
        "complex numbers in no argument",
        program("", more='complex ["x"]'),
        "with 2 parts in the last dimension; found x: None",
    ),
    *(
        Refusal(
            f"a number that is {what}",
            program("", kind=kind, more=more),
            "needed numbers that are inputs of type memref<?xi8, #tile.space<global>>, "
            f"whose extent is dynamic; found {name}",
        )
        for what, kind, more, name in (
            ("an array", MATRIX, 'numbers ["a"]', "a"),
            ("no argument", NUMBER, f'{TOLD} numbers ["x"]', "x"),
            ("an output", NUMBER, f'{TOLD} numbers ["r"]', "r"),
            ("of no size", NUMBER, 'numbers ["a"]', "a"),
            ("of floats", NUMBER.replace("i8", "f32"), f'{TOLD} numbers ["a"]', "a"),
        )
    ),
    Refusal("shared matrices", program("", kind="memref<4x8xf32>"), f"{NEEDED} memref<4x8xf32>"),
    Refusal(
        "another op",
        program("%c = arith.constant 1 : index"),
        "needed ops of the launch dialect; found arith.constant",
    ),
    Refusal(
        "offset",
        program(f"%w = launch.workspace at 8 : {MATRIX}"),
        "needed an offset of a multiple of 256; found 8",
    ),
    Refusal(
        "a constant of another shape",
        program("%c = launch.constant dense<1.0> : tensor<4xf32> : "
                "memref<5xf32, #tile.space<global>>"),
        "needed a result of memref<4xf32, #tile.space<global>>; found memref<5xf32",
    ),
    Refusal(
        "a constant of bits",
        program("%c = launch.constant dense<true> : tensor<4xi1> : "
                "memref<4xi1, #tile.space<global>>"),
        "needed elements of whole bytes; found i1",
    ),
    Refusal(
        "a view of a size that nobody tells",
        program(f"%v = {VIEW.format(0, MATRIX, '?xf32')}"),
        "needed 1 sizes; found 0",
    ),
    Refusal(
        "elements of another type",
        program(f"%v = {VIEW.format(0, MATRIX, '32xi32')}"),
        "needed equal element types",
    ),
    Refusal(
        "more elements than there are",
        program(f"%v = {VIEW.format(8, MATRIX, '5x5xf32')}"),
        "needed elements within the source's 32; found 8 to 32",
    ),
    Refusal(
        "nothing written",
        program(f"launch.run @k reads %a : {MATRIX} writes %r : {MATRIX}").replace(
            f"reads %a : {MATRIX} writes %r : {MATRIX}",
            "",
        ).replace("launch.run @k ", '"launch.run"() <{callee = @k, '
                  "operandSegmentSizes = array<i32: 0, 0>}> : () -> ()"),
        "needed a kernel that writes something; found no outputs",
    ),
    Refusal(
        "no such kernel",
        program(f"launch.run @other reads %a : {MATRIX} writes %r : {MATRIX}"),
        "needed a kernel @other; found none",
    ),
    Refusal(
        "operands of other types",
        program(f"%v = {VIEW.format(0, MATRIX, '32xf32')}\n  "
                + run(reads="memref<32xf32, #tile.space<global>>")),
        f"needed operands of {MATRIX}, {MATRIX}; found memref<32xf32, #tile.space<global>>",
    ),
]
