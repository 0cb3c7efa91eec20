"""Attributes and types of the tile dialect."""

from __future__ import annotations

from dialects.refusals import Refusal, with_attribute, with_type
from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, IntAttr, MemRefType, f32, i32, i64

from gemmc.dialects.tile.attrs import AtomAttr, LayoutAttr, Mode, SwizzleAttr
from gemmc.dialects.tile.types import FragmentType, RingType, WindowType, part_type, shared_buffer

LAYOUT = "#tile.layout<threads [2, 0, 1] values [4, 1, 0]>"


def window_of_one_step() -> WindowType:
    shape = ArrayAttr((IntAttr(8), IntAttr(8)))
    one = ArrayAttr((IntAttr(1),))
    return WindowType(shape, f32, one, shape, shape)


def swizzled_by(span: int, pitch: int) -> SwizzleAttr:
    return SwizzleAttr(IntAttr(span), IntAttr(pitch))


ATTRIBUTES = [
    Refusal(
        "space",
        with_attribute("#tile.space<local>"),
        "#tile.space: needed one of global, shared; found local",
    ),
    Refusal(
        "scope",
        with_attribute("#tile.scope<lane>"),
        "#tile.scope: needed one of role, warpgroup, warp, thread; found lane",
    ),
    Refusal(
        "layout with half a digit",
        with_attribute("#tile.layout<threads [4, 0] values []>"),
        "#tile.layout: needed digits of three numbers; found a rest",
    ),
    Refusal(
        "layout with a digit of size 0",
        with_attribute("#tile.layout<threads [] values [4, 0, 1, 0, 1, 0]>"),
        "#tile.layout: needed digit sizes of at least 1; found 0",
    ),
    Refusal(
        "layout with a digit of size -1",
        lambda: LayoutAttr.of([Mode(-1, 0, 1)], []),
        "#tile.layout: needed digit sizes of at least 1; found -1",
    ),
    Refusal(
        "layout of other than 64-bit numbers",
        lambda: LayoutAttr(DenseArrayBase.from_list(i64, []), DenseArrayBase.from_list(f32, [])),
        "f32",
    ),
    Refusal(
        "swizzle span",
        with_attribute("#tile.swizzle<span 16 pitch 1024>"),
        "#tile.swizzle: needed a span of 32, 64 or 128 bytes; found 16",
    ),
    Refusal(
        "swizzle pitch inside of a pattern",
        with_attribute("#tile.swizzle<span 128 pitch 512>"),
        "#tile.swizzle: needed a pitch that is a multiple of 1024 bytes; found 512",
    ),
    Refusal(
        "swizzle pitch of 0",
        with_attribute("#tile.swizzle<span 32 pitch 0>"),
        "#tile.swizzle: needed a pitch that is a multiple of 256 bytes; found 0",
    ),
    Refusal(
        "swizzle pitch below 0",
        lambda: swizzled_by(64, -512),
        "#tile.swizzle: needed a pitch that is a multiple of 512 bytes; found -512",
    ),
    Refusal(
        "runs of one dimension",
        with_attribute("#tile.runs<strides [8] lengths [4] of [2]>"),
        "#tile.runs: needed two strides, lengths and counts of at least 1; found [8], [4], [2]",
    ),
    Refusal(
        "runs of 0",
        with_attribute("#tile.runs<strides [8, 1] lengths [4, 0] of [2, 2]>"),
        "#tile.runs: needed two strides, lengths and counts of at least 1; "
        "found [8, 1], [4, 0], [2, 2]",
    ),
    Refusal(
        "atom with an open size",
        with_attribute("#tile.atom<wgmma 64x?x16>"),
        "#tile.atom: needed sizes of at least 1; found",
    ),
    Refusal(
        "atom with a size of 0",
        lambda: AtomAttr.of("wgmma", (64, 0, 16)),
        "#tile.atom: needed sizes of at least 1; found 0",
    ),
]

TYPES = [
    Refusal(
        "window of one dimension",
        with_type("!tile.window<8xf32>"),
        "!tile.window: needed two dimensions",
    ),
    Refusal("window of one step", window_of_one_step, "!tile.window: needed two dimensions"),
    Refusal(
        "window of an open size",
        with_type("!tile.window<?x8xf32>"),
        "!tile.window: needed sizes, steps and runs of at least 1",
    ),
    Refusal(
        "window of step 0",
        with_type("!tile.window<8x8xf32, steps [1, 0]>"),
        "!tile.window: needed sizes, steps and runs of at least 1",
    ),
    Refusal(
        "window with runs of 0",
        with_type("!tile.window<8x8xf32, runs [0, 1] of [1, 1]>"),
        "!tile.window: needed sizes, steps and runs of at least 1",
    ),
    Refusal(
        "window with runs of one dimension",
        with_type("!tile.window<8x8xf32, runs [4] of [2]>"),
        "!tile.window: needed two dimensions",
    ),
    Refusal(
        "ring of no slots",
        with_type("!tile.ring<0, memref<8x8xf32, #tile.space<shared>>>"),
        "!tile.ring: needed at least one slot; found none",
    ),
    Refusal(
        "ring in global memory",
        with_type("!tile.ring<2, memref<8x8xf32, #tile.space<global>>>"),
        "!tile.ring: needed a buffer in #tile.space<shared>",
    ),
    Refusal("ring of a number", with_type("!tile.ring<2, f32>"), "memref"),
    Refusal(
        "ring of a buffer without a space",
        lambda: RingType.of(2, MemRefType(f32, (8, 8))),
        "!tile.ring: needed a buffer in #tile.space<shared>",
    ),
    Refusal(
        "fragment of three dimensions",
        with_type("!tile.fragment<2x4x2xf32>"),
        "!tile.fragment: needed two dimensions",
    ),
    Refusal(
        "fragment of an open size",
        with_type("!tile.fragment<4x?xf32>"),
        "!tile.fragment: needed sizes of at least 1",
    ),
    Refusal(
        "fragment larger than its layout",
        with_type(f"!tile.fragment<4x4xf32, {LAYOUT}>"),
        "!tile.fragment: needed a layout that gives each element of 4x4 to one (thread, value); "
        "found #tile.layout",
    ),
    Refusal(
        "fragment without a layout yet",
        lambda: FragmentType.of((4, 2), f32).register_layout,
        "!tile.fragment: needed a layout; found none",
    ),
    Refusal(
        "part of a number",
        lambda: part_type(i32, (1, 1), None),
        "tile.part: needed a memref or a window; found i32",
    ),
    Refusal(
        "part of rows and columns that do not divide",
        lambda: part_type(shared_buffer((8, 9), f32), (2, 2), None),
        "tile.part: needed a count that divides each dimension of [8, 9]; found [2, 2]",
    ),
]

REFUSALS = [*ATTRIBUTES, *TYPES]
