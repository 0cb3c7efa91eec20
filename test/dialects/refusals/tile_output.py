"""Ops of the tile dialect on a finished tile's way out of the registers."""

from __future__ import annotations

from dialects.refusals import Refusal, function

WHOLE = "!tile.fragment<64x32xbf16>"
HALF = "!tile.fragment<64x16xbf16>"
BUFFER = "memref<64x32xbf16, #tile.space<shared>>"
WINDOW = "!tile.window<64x32xbf16>"


def extract(first: int, result: str) -> str:
    return function(f"%v: {WHOLE}", f"%c = tile.extract %v from {first} : {WHOLE} to {result}")


THREAD = "!tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>>"
ROWS = "!tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>"


def rows(row: int, value: str = THREAD) -> str:
    return function(f"%v: {value}", f"%c = tile.extract %v from 0 row {row} : {value} to {ROWS}")


def concat(other: str = HALF, result: str = WHOLE) -> str:
    op = f"%c = tile.concat %a, %b : {HALF}, {other} to {result}"
    return function(f"%a: {HALF}, %b: {other}", op)


def insert(first: int = 16, part: str = HALF, result: str = WHOLE) -> str:
    op = f"%c = tile.insert %p into %v from {first} : {part} into {WHOLE} to {result}"
    return function(f"%v: {WHOLE}, %p: {part}", op)


def bulk_store(target: str = WINDOW, atom: str = "", adds: str = "") -> str:
    op = f'tile.bulk_store "out" <role> {atom} %s {adds} to %w : {BUFFER} to {target}'
    return function(f"%s: {BUFFER}, %w: {target}", op)


WITHIN = "needed 64 rows and columns within 32; found"

REFUSALS = [
    Refusal("rows past the end", rows(5), "needed rows within 8; found 4 from 5"),
    Refusal("rows before the first", rows(-1), "needed rows within 8; found 4 from -1"),
    Refusal(
        "rows of what several hold",
        rows(0, "!tile.fragment<8x8xf32>"),
        "needed rows of what one thread holds; found !tile.fragment<8x8xf32>",
    ),
    Refusal(
        "columns past the end",
        extract(24, "!tile.fragment<64x16xbf16>"),
        f"{WITHIN} 64x16 from 24",
    ),
    Refusal(
        "columns before the first",
        extract(-8, "!tile.fragment<64x16xbf16>"),
        f"{WITHIN} 64x16 from -8",
    ),
    Refusal(
        "columns of half the rows",
        extract(0, "!tile.fragment<32x16xbf16>"),
        f"{WITHIN} 32x16 from 0",
    ),
    Refusal(
        "columns of another type",
        extract(0, "!tile.fragment<64x16xf16>"),
        "needed equal element types",
    ),
    Refusal(
        "move to another type",
        function(f"%v: {WHOLE}", f"%c = tile.move %v : {WHOLE} to !tile.fragment<64x32xf32>"),
        "needed a result of the operand's type",
    ),
    Refusal(
        "parts of other rows",
        concat(other="!tile.fragment<32x16xbf16>"),
        "needed parts of 64 rows; found !tile.fragment<32x16xbf16>",
    ),
    Refusal(
        "parts of another type",
        concat(other="!tile.fragment<64x16xf16>"),
        "needed equal element types",
    ),
    Refusal(
        "parts of fewer columns",
        concat(other="!tile.fragment<64x8xbf16>"),
        "needed parts of 32 columns in all; found 24",
    ),
    Refusal("put past the end", insert(24), f"{WITHIN} 64x16 from 24"),
    Refusal("put before the first", insert(-8), f"{WITHIN} 64x16 from -8"),
    Refusal(
        "put into half the rows",
        insert(0, "!tile.fragment<32x16xbf16>"),
        f"{WITHIN} 32x16 from 0",
    ),
    Refusal(
        "put of another type",
        insert(part="!tile.fragment<64x16xf16>"),
        "needed equal element types",
    ),
    Refusal(
        "put that is a part",
        insert(result=HALF),
        f"needed a result like {WHOLE}; found {HALF}",
    ),
    Refusal(
        "bulk store to another shape",
        bulk_store("!tile.window<64x16xbf16>"),
        "needed a window of shape [64, 32]; found [64, 16]",
    ),
    Refusal(
        "bulk store to another type",
        bulk_store("!tile.window<64x32xf16>"),
        "needed equal element types",
    ),
    Refusal(
        "bulk store that adds halves",
        bulk_store(adds="adds"),
        f"needed f32 in global memory to add to; found {WINDOW}",
    ),
    Refusal(
        "bulk store by an atom for stores",
        bulk_store(atom="atom <stmatrix>"),
        "needed an atom for a bulk_store (tma_store, thread_store); found #tile.atom<stmatrix>",
    ),
    Refusal(
        "bulk store with another hint",
        bulk_store(atom='atom <tma_store> cache "no_allocate"'),
        "needed a cache hint evict_first or evict_last; found no_allocate",
    ),
]
