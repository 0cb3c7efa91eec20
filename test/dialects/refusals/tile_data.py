"""Ops of the tile dialect that say where data is and how it moves."""

from __future__ import annotations

from dialects.refusals import Refusal, function

GLOBAL = "memref<64x64xf32, #tile.space<global>>"
SHARED = "memref<64x64xf32, #tile.space<shared>>"
WINDOW = "!tile.window<64x64xf32>"
FRAGMENT = "!tile.fragment<64x64xf32>"
RING = f"!tile.ring<2, {SHARED}>"
SWIZZLED = "memref<64x64xf32, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>"
INDICES = "%i: index, %j: index"


def window(matrix: str = GLOBAL, offsets: str = "%i, %j", extents: str = "%i, %j") -> str:
    op = f"tile.window %a[{offsets}] within [{extents}] : {matrix} to {WINDOW}"
    return function(f"%a: {matrix}, {INDICES}", f"%w = {op}")


def seen_as(source: str, result: str) -> str:
    op = f"tile.matrices %a : {source} to {result}"
    return function(f"%a: {source}", f"%m = {op}")


def part(source: str, counts: str, result: str, indices: str = "%i, %j", runs: str = "") -> str:
    op = f"tile.part {runs} %a[{indices}] of {counts} : {source} to {result}"
    return function(f"%a: {source}, {INDICES}", f"%p = {op}")


def shift(source: str, result: str, offsets: str = "%i, %j") -> str:
    op = f"tile.shift %a[{offsets}] : {source} to {result}"
    return function(f"%a: {source}, {INDICES}", f"%s = {op}")


def transpose(source: str, result: str) -> str:
    return function(f"%a: {source}", f"%t = tile.transpose %a : {source} to {result}")


def crop(source: str, result: str) -> str:
    return function(f"%a: {source}", f"%c = tile.crop %a : {source} to {result}")


def copy(source: str = WINDOW, target: str = SHARED, between: str = "", atom: str = "") -> str:
    arguments = f"%w: {source}, %s: {target}, %b: !barrier.ring<2>, %i: index"
    op = f'tile.copy "lhs" <role> {atom} %w to %s {between} : {source} to {target}'
    return function(arguments, op)


def store(
    value: str = FRAGMENT, target: str = WINDOW, atom: str = "", turned: str = "", adds: str = ""
) -> str:
    op = f'tile.store "result" <role> {atom} %v {adds} to {turned} %t : {value} to {target}'
    return function(f"%v: {value}, %t: {target}", op)


def load(source: str, result: str, atom: str = "", first: str = "") -> str:
    op = f"%v = tile.load {atom} %s {first} : {source} to {result}"
    return function(f"%s: {source}", op)


def matrices(first: str, source: str = SHARED) -> str:
    return load(source, "!tile.fragment<16x16xf32>", "atom <ldmatrix>", first)


PLACE = "needed a place to load from with an atom, and only then"
INSIDE = "needed 16x16 elements within 64x64; found them from"

WINDOWS = [
    Refusal(
        "matrices in a buffer",
        seen_as(SHARED, GLOBAL),
        "needed row-major memory in #tile.space<global>; found memref<64x64xf32",
    ),
    Refusal(
        "matrices of another type",
        seen_as(GLOBAL, GLOBAL.replace("f32", "f16")),
        "needed the same elements and space; found memref<64x64xf16",
    ),
    Refusal(
        "matrices beyond the memory",
        seen_as(GLOBAL, "memref<64x64xf32, strided<[65, 1]>, #tile.space<global>>"),
        "needed elements of memref<64x64xf32, #tile.space<global>> only; found",
    ),
    Refusal(
        "matrices from an offset on",
        seen_as(GLOBAL, "memref<64x64xf32, strided<[64, 1], offset: 8>, #tile.space<global>>"),
        "needed row-major or statically strided memory; found",
    ),
    Refusal("window of one offset", window(offsets="%i"), "needed two offsets and two extents"),
    Refusal(
        "window of three extents",
        window(extents="%i, %j, %i"),
        "needed two offsets and two extents",
    ),
    Refusal(
        "a tile compared with zero",
        function(f"%w: {WINDOW}", f"%n = tile.is_nonzero %w : {WINDOW}"),
        "needed a window of one float",
    ),
    Refusal(
        "an integer compared with zero",
        function("%w: !tile.window<1x1xi32>", "%n = tile.is_nonzero %w : !tile.window<1x1xi32>"),
        "needed a window of one float",
    ),
    Refusal("window of a buffer", window(SHARED), "needed a matrix in #tile.space<global>"),
    Refusal(
        "window of one of several matrices",
        window(GLOBAL.replace("<", "<3x", 1)),
        "needed 1 numbers that say which matrix of memref<3x64x64xf32",
    ),
    Refusal(
        "window of number i of one matrix",
        window().replace("%a[", "%a of %i["),
        "needed 0 numbers that say which matrix of memref<64x64xf32",
    ),
    Refusal(
        "window of number i of a vector",
        window("memref<64xf32, #tile.space<global>>").replace("%a[", "%a of %i["),
        "needed 0 numbers that say which matrix of memref<64xf32",
    ),
]

BUFFERS = [
    Refusal(
        "buffer in global memory",
        function("", f"%b = tile.alloc : {GLOBAL}"),
        "needed a buffer in #tile.space<shared>",
    ),
    Refusal(
        "slot of another type",
        function(f"%r: {RING}, %i: index", f"%b = tile.slot %r[%i] : {RING} to {SWIZZLED}"),
        f"needed the ring's buffer type {SHARED}; found {SWIZZLED}",
    ),
    Refusal(
        "slot of the iteration before",
        function(f"%r: {RING}, %i: index", f"%b = tile.slot %r[%i offset -1] : {RING} to {SHARED}"),
        "needed an offset of at least 1; found -1",
    ),
    Refusal(
        "numbered slot of another type",
        function(f"%r: {RING}, %i: index", f"%b = tile.at %r[%i] : {RING} to {GLOBAL}"),
        f"needed the ring's buffer type {SHARED}; found {GLOBAL}",
    ),
]

DIVIDES = "tile.part: needed a count that divides each dimension of [64, 64]; found"
CHUNKS = (
    "tile.part: needed blocked parts of whole 16-byte chunks, or inside of one, that divide a "
    "128-byte panel, or of whole panels; found"
)
STATIC = "tile.part: needed two dimensions of known size; found"
STRIDED = "needed a row-major or statically strided memref; found memref"

PARTS = [
    Refusal(
        "part with one number", part(WINDOW, "[2, 2]", WINDOW, "%i"), "needed two part numbers"
    ),
    Refusal(
        "part of the whole's type",
        part(WINDOW, "[2, 1]", WINDOW),
        f"needed a result of type !tile.window<32x64xf32>; found {WINDOW}",
    ),
    Refusal("part with one count", part(WINDOW, "[2]", WINDOW), f"{DIVIDES} [2]"),
    Refusal("part with a count of 0", part(WINDOW, "[0, 1]", WINDOW), f"{DIVIDES} [0, 1]"),
    Refusal("part with a count below 0", part(WINDOW, "[1, -2]", WINDOW), f"{DIVIDES} [1, -2]"),
    Refusal("unequal parts", part(SHARED, "[1, 3]", SHARED), f"{DIVIDES} [1, 3]"),
    Refusal(
        "part of a chunk and a half",
        part(SWIZZLED.replace("64x64", "64x192"), "[1, 32]", SWIZZLED),
        f"{CHUNKS} 64x6",
    ),
    Refusal("swizzle in runs", part(SWIZZLED, "[2, 1]", SWIZZLED, runs="runs [1, 1]"), CHUNKS),
    Refusal(
        "part in runs of one dimension",
        part(WINDOW, "[2, 1]", WINDOW, runs="runs [4]"),
        "needed runs of two dimensions; found array<i64: 4>",
    ),
    Refusal(
        "runs that do not fill a part",
        part(WINDOW, "[2, 1]", WINDOW, runs="runs [5, 1]"),
        "tile.part: needed runs that fill a part of 32 elements; found 5",
    ),
    Refusal(
        "runs of nothing",
        part(WINDOW, "[2, 1]", WINDOW, runs="runs [0, 1]"),
        "tile.part: needed runs that fill a part of 32 elements; found 0",
    ),
    Refusal(
        "part of a dimension in runs",
        part("!tile.window<24x8xf32, runs [4, 1] of [8, 1]>", "[3, 1]", WINDOW),
        "tile.part: needed solid parts that divide a run of 4 in a dimension in runs already; "
        "found 8 elements",
    ),
    Refusal(
        "runs of a dimension in runs",
        part("!tile.window<8x8xf32, runs [4, 1] of [8, 1]>", "[2, 1]", WINDOW, runs="runs [2, 1]"),
        "needed solid parts that divide a run of 4 in a dimension in runs already; found 4",
    ),
    Refusal(
        "part of swizzled index values",
        part(SWIZZLED.replace("f32", "index"), "[1, 2]", SWIZZLED),
        "needed elements of a fixed width; found index",
    ),
    Refusal(
        "part of an open matrix", part("memref<?x8xf32>", "[1, 1]", GLOBAL), f"{STATIC} 2 of ?x8"
    ),
    Refusal("part of a vector", part("memref<8xf32>", "[2]", GLOBAL), f"{STATIC} 1 of 8"),
    Refusal(
        "part of open strides",
        part("memref<8x8xf32, strided<[?, 1]>>", "[2, 1]", GLOBAL),
        f"{STRIDED}<8x8xf32, strided<[?, 1]>>",
    ),
    Refusal(
        "part of a mapped buffer",
        part("memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>", "[2, 1]", GLOBAL),
        STRIDED,
    ),
    Refusal(
        "transpose to the source's type",
        transpose(SHARED.replace("64x64", "64x32"), SHARED.replace("64x64", "64x32")),
        "needed a result of type memref<32x64xf32, strided<[1, 32], offset: ?>",
    ),
    Refusal("transpose of a swizzled buffer", transpose(SWIZZLED, SWIZZLED), STRIDED),
    Refusal(
        "crop of more columns",
        crop(SHARED, SHARED.replace("64x64", "64x72")),
        "tile.crop: needed at least one row and column, and at most those of 64x64; found 64x72",
    ),
    Refusal(
        "crop to a row of a panel of its own",
        crop(SWIZZLED, SWIZZLED.replace("64x64", "8x64").replace("8192", "1024")),
        f"needed a result of type {SWIZZLED.replace('64x64', '8x64')}; found",
    ),
    Refusal(
        "shift by one number",
        shift(WINDOW, WINDOW, "%i"),
        "needed two offsets and a result of the source's type",
    ),
    Refusal(
        "shift to another type",
        shift(WINDOW, "!tile.window<32x64xf32>"),
        "needed two offsets and a result of the source's type",
    ),
]

MOVES = [
    Refusal(
        "copy to another shape",
        copy("!tile.window<64x32xf32>"),
        "needed a target of shape [64, 32]; found [64, 64]",
    ),
    Refusal("copy to another type", copy("!tile.window<64x64xf16>"), "needed equal element types"),
    Refusal(
        "copy that signals no iteration",
        copy(between="signals %b[] : !barrier.ring<2>"),
        "needed an iteration with a signal, and only then",
    ),
    Refusal(
        "copy by an unknown atom",
        copy(atom="atom <dma>"),
        "needed an atom for a copy (ldst, cp_async, tma); found #tile.atom<dma>",
    ),
    Refusal(
        "copy by an atom for products",
        copy(atom="atom <wgmma 64x8x16>"),
        "needed an atom for a copy (ldst, cp_async, tma); found #tile.atom<wgmma 64x8x16>",
    ),
    Refusal(
        "copy multicast along a third dimension",
        copy(atom="multicast [0, 2]"),
        "needed cluster dimensions 0 and 1; found [0, 2]",
    ),
    Refusal(
        "copy multicast along a dimension below 0",
        copy(atom="multicast [-1]"),
        "needed cluster dimensions 0 and 1; found [-1]",
    ),
    Refusal(
        "copy of more rows than there are",
        copy(atom="rows 64"),
        "needed fewer rows than 64; found 64",
    ),
    Refusal("copy of no rows", copy(atom="rows 0"), "needed fewer rows than 64; found 0"),
    Refusal(
        "copy of some rows to several CTAs",
        copy(atom="multicast [0] rows 8"),
        "needed all rows of a multicast copy",
    ),
    Refusal(
        "copy of some rows by threads",
        copy(atom="atom <ldst> rows 8"),
        "needed atom tma for a copy of some rows; found #tile.atom<ldst>",
    ),
    Refusal(
        "store to another type",
        store(target=WINDOW.replace("f32", "f16")),
        "needed equal element types",
    ),
    Refusal(
        "store to another shape",
        store(target="!tile.window<64x32xf32>"),
        "needed a target of shape [64, 64]; found [64, 32]",
    ),
    Refusal(
        "transposed store to a target that is not",
        store("!tile.fragment<64x32xf32>", "!tile.window<64x32xf32>", turned="transposed"),
        "needed a target of shape [32, 64]; found [64, 32]",
    ),
    Refusal(
        "store with another hint",
        store(atom='cache "no_allocate"'),
        "needed a cache hint evict_first or evict_last; found no_allocate",
    ),
    Refusal(
        "store to a buffer with a hint",
        store(target=SHARED, atom='cache "evict_first"'),
        "needed a window of global memory with a cache hint",
    ),
    Refusal(
        "store that adds to a buffer",
        store(target=SHARED, adds="adds"),
        f"needed f32 in global memory to add to; found {SHARED}",
    ),
    Refusal(
        "store that adds halves",
        store(FRAGMENT.replace("f32", "f16"), WINDOW.replace("f32", "f16"), adds="adds"),
        "needed f32 in global memory to add to; found",
    ),
    Refusal(
        "store by an atom for copies",
        store(atom="atom <tma>"),
        "needed an atom for a store (st, stmatrix); found #tile.atom<tma>",
    ),
    Refusal(
        "load of another shape",
        load("!tile.window<64x32xf32>", FRAGMENT),
        "needed a fragment of shape [64, 32]; found [64, 64]",
    ),
    Refusal(
        "load of another type",
        load(SHARED.replace("f32", "f16"), FRAGMENT),
        "needed equal element types",
    ),
    Refusal(
        "load by an atom for stores",
        load(SHARED, FRAGMENT, "atom <st>", "from [0, 0]"),
        "needed an atom for a load (ldmatrix, ld); found #tile.atom<st>",
    ),
    Refusal("matrices from nowhere", matrices(""), PLACE),
    Refusal("one thread's load from a place", load(SHARED, FRAGMENT, first="from [0, 0]"), PLACE),
    Refusal("matrices of one coordinate", matrices("from [0]"), f"{INSIDE} [0]"),
    Refusal("matrices above the first", matrices("from [-1, 0]"), f"{INSIDE} [-1, 0]"),
    Refusal("matrices past the last", matrices("from [0, 56]"), f"{INSIDE} [0, 56]"),
]

TOLD = [
    Refusal(
        "a matrix of a size that is no value",
        seen_as("memref<?x?xf32, #tile.space<global>>",
                "memref<?x?xf32, strided<[?, 1]>, #tile.space<global>>"),
        "found 0 sizes and 0 strides",
    ),
]


def beside(
    along: str = "0", second: str = WINDOW, result: str = "!tile.window<128x64xf32>"
) -> str:
    op = f"%r = tile.beside %a, %b along {along} : {WINDOW}, {second} to {result}"
    return function(f"%a: {WINDOW}, %b: {second}", op)


BESIDE = [
    Refusal(
        "windows of two types beside each other",
        beside(second="!tile.window<64x32xf32>"),
        "needed two windows of one type; found !tile.window<64x32xf32>",
    ),
    Refusal(
        "windows along a third dimension", beside("2"), "needed windows along 0 or 1; found 2"
    ),
    Refusal(
        "windows beside each other that make something else",
        beside("1"),
        "needed a result of !tile.window<64x128xf32>",
    ),
]

REFUSALS = [*WINDOWS, *BUFFERS, *PARTS, *MOVES, *BESIDE, *TOLD]
