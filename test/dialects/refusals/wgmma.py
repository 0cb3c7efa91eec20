"""The wgmma dialect."""

from __future__ import annotations

from dialects.refusals import Refusal, function

BUFFER = "memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>"
PLAIN = "memref<64x64xbf16, #tile.space<shared>>"
LAYOUT = "#tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>"
SUM = f"!tile.fragment<64x16xf32, {LAYOUT}>"


def descriptor(buffer: str = BUFFER, leading: int = 16, stride: int = 1024) -> str:
    op = f"%d = wgmma.make_descriptor %a leading {leading} stride {stride} : {buffer}"
    return function(f"%a: {buffer}", op)


def mma(
    shape: str = "[64, 16, 16]",
    element: str = "bf16",
    majors: tuple[str, str] = ("k", "k"),
    first: int = 0,
    total: str = SUM,
) -> str:
    values = f'%a "{majors[0]}", %b "{majors[1]}", %c from {first}'
    op = f"%r = wgmma.mma_async {shape} {element} {values} : {total} to {total}"
    return function(f"%a: !wgmma.descriptor, %b: !wgmma.descriptor, %c: {total}", op)


OFFSETS = "needed offsets that are multiples of 16 below 2^18; found"
SHAPE = "needed a shape 64 x (8 to 256 in steps of 8) x 16; found"
WITHIN = (
    "needed {n} accumulator registers from a multiple of 4 on, of 8; found them from {first} on"
)

REFUSALS = [
    Refusal(
        "descriptor of a row-major buffer",
        descriptor(PLAIN),
        "needed a buffer with a #tile.swizzle layout",
    ),
    Refusal("leading offset of 8 bytes", descriptor(leading=8), f"{OFFSETS} 8"),
    Refusal("leading offset below 0", descriptor(leading=-16), f"{OFFSETS} -16"),
    Refusal("stride offset of 2^18 bytes", descriptor(stride=1 << 18), f"{OFFSETS} 262144"),
    Refusal(
        "advance of 8 bytes",
        function("%d: !wgmma.descriptor", "%e = wgmma.advance %d bytes 8"),
        "needed a multiple of 16 bytes; found 8",
    ),
    Refusal(
        "shape of two numbers",
        mma("[64, 16]"),
        "needed a shape of three numbers; found array<i64: 64, 16>",
    ),
    Refusal("operands of f32", mma(element="f32"), "needed f16 or bf16 operands; found f32"),
    Refusal(
        "sums of bf16 in f16",
        mma(total=SUM.replace("f32", "f16")),
        "needed sums of bf16 in f32; found f16",
    ),
    Refusal(
        "sums of f16 in bf16",
        mma(element="f16", total=SUM.replace("f32", "bf16")),
        "needed sums of f16 in f32 or f16; found bf16",
    ),
    Refusal("128 rows", mma("[128, 16, 16]"), f"{SHAPE} 128 x 16 x 16"),
    Refusal("12 columns", mma("[64, 12, 16]"), f"{SHAPE} 64 x 12 x 16"),
    Refusal("no columns", mma("[64, 0, 16]"), f"{SHAPE} 64 x 0 x 16"),
    Refusal("264 columns", mma("[64, 264, 16]"), f"{SHAPE} 64 x 264 x 16"),
    Refusal("K of 8", mma("[64, 16, 8]"), f"{SHAPE} 64 x 16 x 8"),
    Refusal("left operand by rows", mma(majors=("row", "k")), "needed majors k or mn"),
    Refusal("right operand by n", mma(majors=("mn", "n")), "needed majors k or mn"),
    Refusal(
        "accumulator without a layout",
        mma(total="!tile.fragment<64x16xf32>"),
        "!tile.fragment: needed a layout; found none",
    ),
    Refusal("accumulator of half a tile", mma("[64, 32, 16]"), WITHIN.format(n=16, first=0)),
    Refusal(
        "accumulator of one thread",
        mma(
            "[64, 8, 16]",
            total="!tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>",
        ),
        "needed an accumulator of 128 threads; found !tile.fragment",
    ),
    Refusal("registers past the end", mma(first=4), WITHIN.format(n=8, first=4)),
    Refusal("registers below 0", mma(first=-4), WITHIN.format(n=8, first=-4)),
    Refusal(
        "registers of half a group of 8 columns",
        mma("[64, 8, 16]", first=2),
        WITHIN.format(n=4, first=2),
    ),
]
