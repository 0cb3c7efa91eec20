"""Parts of K: their slots, their fix-ups, and the registers that go there and back."""

from __future__ import annotations

from dialects.refusals import Refusal, function, with_type

PARTIALS = "!tile.partials<6x3x64x8xf32>"
LAYOUT = "#tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>"
TILE = f"!tile.fragment<64x8xf32, {LAYOUT}>"
ROW = "!tile.fragment<2x1xf32, #tile.layout<threads [] values [2, 1, 0]>>"


def fixup(
    tile: str = TILE, body: str = TILE, partials: str = PARTIALS, at: str = "", count: str = ""
) -> str:
    op = f'tile.fixup "fixup" <role> %v in %p[%i, %i{count}] {at} : {tile} in {partials}'
    region = f"{{\n  ^bb0(%x: {body}):\n  }}"
    return function(f"%v: {tile}, %p: {partials}, %i: index", f"{op} {region}")


def registers(op: str, tile: str = TILE, partials: str = PARTIALS) -> str:
    return function(f"%v: {tile}, %w: {ROW}, %p: {partials}, %i: index", op)


def summed(parts: str, tile: str = TILE, result: str = TILE) -> str:
    op = f"%r = tile.sum_registers %v from %p[%i apart 512] {parts}"
    return registers(f"{op} : {tile} from {PARTIALS} to {result}", tile)


SLOTS = "needed slots of f32 that hold whole tiles of"
VECTORS = "needed a multiple of 4 registers of f32 a thread; found"

REFUSALS = [
    Refusal(
        "three sizes",
        with_type("!tile.partials<6x64x8xf32>"),
        "!tile.partials: needed tiles, parts, rows and columns of at least 1; found [6, 64, 8]",
    ),
    Refusal("body on nothing of the tile", fixup(body=ROW), f"needed a body on {TILE}"),
    Refusal(
        "slots of another type",
        fixup(partials="!tile.partials<6x3x64x8xbf16>"),
        f"{SLOTS} 64x8; found !tile.partials<6x3x64x8xbf16>",
    ),
    Refusal(
        "slots that are too small",
        fixup(partials="!tile.partials<6x3x64x4xf32>"),
        f"{SLOTS} 64x8; found !tile.partials<6x3x64x4xf32>",
    ),
    Refusal(
        "numbers of parts for slots of three",
        fixup(count=" of %i"),
        "needed slots of one part where each tile has a number of parts of its own; found "
        f"{PARTIALS}",
    ),
    Refusal("unit alone", fixup(at="plus %i"), "needed a barrier's number with a unit's"),
    Refusal(
        "two registers to store",
        registers(f"tile.store_registers %w to %p[%i apart 512] : {ROW} to {PARTIALS}"),
        f"{VECTORS} 2 of f32",
    ),
    Refusal(
        "registers of another type",
        registers(
            f"tile.store_registers %v to %p[%i apart 512] : {TILE} to !tile.partials<6x3x64x8xf16>",
            partials="!tile.partials<6x3x64x8xf16>",
        ),
        "needed a multiple of 4 registers of f16 a thread; found 4 of f32",
    ),
    Refusal(
        "sum of another type",
        summed("parts 3 each 512 by 1", result=ROW),
        "needed a sum of the type of the tile that it replaces",
    ),
    Refusal(
        "sum of no parts",
        summed("parts 0 each 512 by 1"),
        "needed one part and a vector at a time, or more; found 0 by 1",
    ),
    Refusal(
        "sum of no vectors",
        summed("parts 3 each 512 by 0"),
        "needed one part and a vector at a time, or more; found 3 by 0",
    ),
]
