"""Views of memory whose types say something else than their ops."""

from __future__ import annotations

from dialects.refusals import Refusal, function

M = "memref<4x8xf32>"


def part(places: str, result: str) -> str:
    return function(f"%m: {M}", f"%0 = memref.subview %m{places} : {M} to {result}")


def cast(result: str) -> str:
    return function(f"%m: {M}", f"%0 = memref.cast %m : {M} to {result}")


def turned(result: str) -> str:
    return function(f"%m: {M}", f"%0 = memref.transpose %m (d0, d1) -> (d1, d0) : {M} to {result}")


REFUSALS = [
    Refusal(
        "a part of other elements",
        part("[1, 0] [2, 8] [1, 1]", "memref<2x8xf16, strided<[8, 1], offset: 8>>"),
        "needed elements of f32; found f16",
    ),
    Refusal(
        "a part at other strides",
        part("[1, 0] [2, 4] [2, 1]", "memref<2x4xf32, strided<[8, 1], offset: 8>>"),
        "needed strides [16, 1]; found memref<2x4xf32, strided<[8, 1], offset: 8>>",
    ),
    Refusal(
        "a part at another offset",
        part("[1, 0] [2, 8] [1, 1]", "memref<2x8xf32, strided<[8, 1], offset: 16>>"),
        "needed offset 8; found memref<2x8xf32, strided<[8, 1], offset: 16>>",
    ),
    Refusal(
        "a row at another offset",
        part("[1, 0] [1, 8] [1, 1]", "memref<8xf32, strided<[1], offset: 16>>"),
        "needed offset 8; found memref<8xf32, strided<[1], offset: 16>>",
    ),
    Refusal(
        "a cast to other elements",
        cast("memref<4x8xi32>"),
        "needed elements of f32; found i32",
    ),
    Refusal(
        "a cast to another shape",
        cast("memref<4x9xf32>"),
        "needed a shape like that of memref<4x8xf32>; found memref<4x9xf32>",
    ),
    Refusal(
        "a cast to another rank",
        cast("memref<32xf32>"),
        "needed a shape like that of memref<4x8xf32>; found memref<32xf32>",
    ),
    Refusal(
        "a cast to other strides",
        cast("memref<4x8xf32, strided<[9, 1]>>"),
        "needed strides [8, 1]; found memref<4x8xf32, strided<[9, 1]>>",
    ),
    Refusal(
        "a transposed view of other elements",
        turned("memref<8x4xf16, strided<[1, 8]>>"),
        "needed elements of f32; found f16",
    ),
    Refusal(
        "a transposed view as if it were packed",
        turned("memref<8x4xf32>"),
        "needed strides [1, 8]; found memref<8x4xf32>",
    ),
]
