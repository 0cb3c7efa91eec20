"""Ops of the tile dialect that compute on register tiles."""

from __future__ import annotations

from dialects.refusals import Refusal, function

LHS = "memref<64x16xf16, #tile.space<shared>>"
RHS = "memref<16x32xf16, #tile.space<shared>>"
SUM = "!tile.fragment<64x32xf32>"


def mma(
    lhs: str = f"{LHS} mk",
    rhs: str = f"{RHS} kn",
    total: str = SUM,
    result: str = "",
    atom: str = "",
) -> str:
    (lhs_type, lhs_dims), (rhs_type, rhs_dims) = lhs.rsplit(" ", 1), rhs.rsplit(" ", 1)
    values = f'%a "{lhs_dims}", %b "{rhs_dims}", %c'
    types = f"{lhs_type}, {rhs_type}, {total} to {result or total}"
    op = f'%r = tile.mma "main" <role> {atom} {values} : {types}'
    return function(f"%a: {lhs_type}, %b: {rhs_type}, %c: {total}", op)


def fragments(lhs: str = "f16", rhs: str = "f16", total: str = "f32") -> str:
    """A warp's product; an operand other than the atom's fragment stands for the f16 or f32."""
    own = {
        ("lhs", "f16"): fragment("16x16xf16", "[2, 0, 1, 2, 8, 0, 2, 0, 8]"),
        ("rhs", "f16"): fragment("8x16xf16", "[2, 0, 1, 2, 0, 8]"),
        ("total", "f32"): fragment("16x8xf32", "[2, 0, 1, 2, 8, 0]"),
    }
    a, b = own.get(("lhs", lhs), lhs), own.get(("rhs", rhs), rhs)
    c = own.get(("total", total), total)
    values = 'atom <mma_sync 16x8x16> %a "mk", %b "nk", %c'
    op = f'%r = tile.mma "main" <warp> {values} : {a}, {b}, {c} to {c}'
    return function(f"%a: {a}, %b: {b}, %c: {c}", op)


def fragment(shape: str, values: str) -> str:
    return f"!tile.fragment<{shape}, #tile.layout<threads [4, 0, 2, 8, 1, 0] values {values}>>"


def map_of(value: str, result: str, argument: str) -> str:
    body = f"{{\n  ^bb0(%x: {argument}):\n    tile.yield %x : {argument}\n  }}"
    return function(f"%v: {value}", f"%r = tile.map %v : {value} to {result} {body}")


def thread_values(shape: str, values: str) -> str:
    return f"!tile.fragment<{shape}xf32, #tile.layout<threads [] values {values}>>"


def fma(column: str, row: str) -> str:
    total = "!tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>>"
    op = f"%r = tile.fma %a, %b, %c : {column}, {row}, {total} to {total}"
    return function(f"%a: {column}, %b: {row}, %c: {total}", op)


COLUMN = thread_values("4x1", "[4, 1, 0]")
ROW = thread_values("1x2", "[2, 0, 1]")
DIMENSIONS = "needed dimensions mk or km, and kn or nk; found"

REFUSALS = [
    Refusal("left operand of n and k", mma(lhs=f"{LHS} nk"), f"{DIMENSIONS} nk, kn"),
    Refusal("right operand of m and k", mma(rhs=f"{RHS} mk"), f"{DIMENSIONS} mk, mk"),
    Refusal(
        "sum of another type than the accumulator",
        mma(result="!tile.fragment<64x32xf16>"),
        "needed a result of the accumulator's type",
    ),
    Refusal(
        "left operand of one dimension",
        mma(lhs="memref<64xf16> mk"),
        "needed operands of two dimensions; found memref<64xf16>",
    ),
    Refusal(
        "right operand of three dimensions",
        mma(rhs="memref<2x16x32xf16> kn"),
        "needed operands of two dimensions; found memref<2x16x32xf16>",
    ),
    Refusal(
        "operands of two different K",
        mma(rhs=f"{RHS} nk"),
        "needed the same K in both operands; found 16 and 32",
    ),
    Refusal(
        "accumulator turned round",
        mma(total="!tile.fragment<32x64xf32>"),
        "needed an accumulator of 64x32; found 32x64",
    ),
    Refusal(
        "product by an atom for copies",
        mma(atom="atom <ldst>"),
        "needed an atom for a mma (fma, wgmma, mma_sync); found #tile.atom<ldst>",
    ),
    Refusal(
        "left fragment in another order",
        fragments(lhs=fragment("16x16xf16", "[2, 0, 1, 2, 0, 8, 2, 8, 0]")),
        "needed a fragment of #tile.layout<threads [4, 0, 2, 8, 1, 0] values "
        "[2, 0, 1, 2, 8, 0, 2, 0, 8]>; found !tile.fragment<16x16xf16, ",
    ),
    Refusal(
        "left fragment of f64 in pairs",
        fragments(lhs=fragment("16x16xf64", "[2, 0, 1, 2, 8, 0, 2, 0, 8]")),
        "needed a fragment of #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 8, 0, 4, 0, 4]>; "
        "found !tile.fragment<16x16xf64, ",
    ),
    Refusal(
        "right operand in memory, left in registers",
        fragments(rhs="memref<8x16xf16, #tile.space<shared>>"),
        "values [2, 0, 1, 2, 0, 8]>; found memref<8x16xf16, #tile.space<shared>>",
    ),
    Refusal(
        "sums of no layout",
        fragments(total="!tile.fragment<16x8xf32>"),
        "values [2, 0, 1, 2, 8, 0]>; found !tile.fragment<16x8xf32>",
    ),
    Refusal(
        "map to another shape",
        map_of("!tile.fragment<8x8xf32>", "!tile.fragment<8x4xf32>", "f32"),
        "needed a result of the operand's shape and layout",
    ),
    Refusal(
        "map to another layout",
        map_of(COLUMN, "!tile.fragment<4x1xf32>", "f32"),
        "needed a result of the operand's shape and layout",
    ),
    Refusal(
        "map of another element type",
        map_of("!tile.fragment<8x8xf32>", "!tile.fragment<8x8xf32>", "f16"),
        "needed a body of one argument of each operand's element type",
    ),
    Refusal(
        "outer product of two rows",
        fma(ROW, ROW),
        "needed a column of 4 and a row of 2 values; found 2 and 2",
    ),
    Refusal(
        "outer product of two columns",
        fma(COLUMN, COLUMN),
        "needed a column of 4 and a row of 2 values; found 4 and 4",
    ),
    Refusal(
        "outer product without layouts",
        fma("!tile.fragment<4x1xf32>", ROW),
        "!tile.fragment: needed a layout; found none",
    ),
]
