"""Memrefs in the spellings of other compilers, and tensors that stand for them."""

# ruff: noqa: E501

from __future__ import annotations

from dialects.refusals import Refusal, function

M, T = "memref<4x8xf32>", "tensor<4x8xf32>"


def transposed(order: str, result: str) -> str:
    return function(f"%m: {M}", f"%0 = memref.transpose %m (d0, d1) -> {order} : {M} to {result}")


def gathered(dims: str, at: str, result: str) -> str:
    op = f"%0 = tensor.gather %x[%i] gather_dims({dims}) : ({T}, {at}) -> {result}"
    return function(f"%x: {T}, %i: {at}", op)


def scattered(dims: str, updates: str, at: str, result: str = T) -> str:
    kinds = f"({updates}, {T}, {at}) -> {result}"
    op = f"%0 = tensor.scatter %u into %x[%i] scatter_dims({dims}) unique : {kinds}"
    return function(f"%u: {updates}, %x: {T}, %i: {at}", op)


def padded(low: str, high: str, result: str, places: str = "%i: index") -> str:
    body = f"{{\n^bb0({places}):\n  tensor.yield %p : f32\n}}"
    op = f"%0 = tensor.pad %y low[{low}] high[{high}] {body} : tensor<4xf32> to {result}"
    return function("%y: tensor<4xf32>, %p: f32, %n: index", op)


def padded_without_values() -> str:
    op = '"tensor.pad"(%y) <{static_low = array<i64: 0>, static_high = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0, 0>}>'
    body = '({\n^bb0(%i: index):\n  "tensor.yield"(%p) : (f32) -> ()\n})'
    return function("%y: tensor<4xf32>, %p: f32", f"%0 = {op} {body} : (tensor<4xf32>) -> tensor<?xf32>")


def reshaped(shape: str, result: str) -> str:
    op = f"%0 = memref.reshape %m(%s) : ({M}, {shape}) -> {result}"
    return function(f"%m: {M}, %s: {shape}", op)


def seen_at(strides: str, result: str) -> str:
    op = f"%0 = memref.reinterpret_cast %m to offset: [0], sizes: [32], strides: {strides}"
    return function(f"%m: {M}", f"{op} : {M} to {result}")


REFUSALS = [
    Refusal(
        "a shape of another rank",
        reshaped("memref<3xindex>", "memref<8x4xf32>"),
        "needed a shape of 2 numbers; found memref<3xindex>",
    ),
    Refusal(
        "a shape of floats",
        reshaped("memref<2xf32>", "memref<8x4xf32>"),
        "needed a shape of integers; found memref<2xf32>",
    ),
    Refusal(
        "a shape of more elements",
        reshaped("memref<2xindex>", "memref<8x5xf32>"),
        "needed 32 elements; found 40",
    ),
    Refusal(
        "strides of another rank",
        seen_at("[1, 1]", "memref<32xf32>"),
        "needed an offset, 1 sizes and 1 strides; found 1, 1, 2",
    ),
    Refusal(
        "elements of another type",
        seen_at("[1]", "memref<32xi32>"),
        "needed elements of f32; found i32",
    ),
    Refusal(
        "a loop whose condition is missing",
        function("", "scf.while : () -> () {\n  scf.yield\n} do {\n  scf.yield\n}"),
        "needed scf.condition at the first region's end; found scf.yield",
    ),
    Refusal(
        "a loop that gives another type",
        function("%c: i1, %x: f32", "%0 = scf.while (%y = %x) : (f32) -> index {\n  scf.condition(%c) %y : f32\n} do {\n^bb0(%z: index):\n  scf.yield %x : f32\n}"),
        "needed scf.condition of index; found f32",
    ),
    Refusal(
        "a choice of one side",
        function("%c: i1, %x: f32", "%0 = scf.if %c -> f32 {\n  scf.yield %x : f32\n}"),
        "needed an else that yields f32; found none",
    ),
    Refusal(
        "a choice of two types",
        function("%c: i1, %x: f32, %i: index", "%0 = scf.if %c -> f32 {\n  scf.yield %x : f32\n} else {\n  scf.yield %i : index\n}"),
        "needed branches that yield f32; found index",
    ),
    Refusal(
        "extents that are told otherwise",
        function("%y: tensor<4xf32>", "%0 = tensor.expand_shape %y [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<2x2xf32>"),
        "needed the extents of tensor<2x2xf32>; found [1, 4]",
    ),
    Refusal(
        "padding of two dimensions for one",
        padded("0, 0", "1, 1", "tensor<5xf32>"),
        "needed amounts for each dimension; found others",
    ),
    Refusal(
        "padding to another size",
        padded("1", "2", "tensor<8xf32>"),
        "needed 7 elements in dimension 0 of the result; found tensor<8xf32>",
    ),
    Refusal(
        "an open amount without a value",
        padded_without_values(),
        "needed a value for each amount that is open; found others",
    ),
    Refusal(
        "places of two dimensions for one",
        padded("1", "%n", "tensor<?xf32>", "%i: index, %j: index"),
        "needed 1 places in its body; found others",
    ),
    Refusal(
        "bits in another shape",
        function("%x: tensor<4xi32>", "%0 = tensor.bitcast %x : tensor<4xi32> to tensor<2x2xf32>"),
        "needed tensors of one shape; found tensor<4xi32> and tensor<2x2xf32>",
    ),
    Refusal(
        "a body of other indices",
        function("", "%0 = tensor.generate {\n^bb0(%i: index):\n  tensor.yield %i : index\n} : tensor<4x4xindex>"),
        "needed 2 indices and 0 sizes; found 1 and 0",
    ),
    Refusal(
        "a body of other elements",
        function("", "%0 = tensor.generate {\n^bb0(%i: index):\n  tensor.yield %i : index\n} : tensor<4xf32>"),
        "needed a body that yields f32; found another",
    ),
    Refusal(
        "indices of two dimensions for one",
        gathered("[0]", "tensor<3x2xi32>", "tensor<3x8xf32>"),
        "needed indices of integers whose last dimension is 1; found tensor<3x2xi32>",
    ),
    Refusal(
        "a dimension that there is not",
        gathered("[2]", "tensor<3x1xi32>", "tensor<3x8xf32>"),
        "needed dimensions of tensor<4x8xf32> in rising order; found [2]",
    ),
    Refusal(
        "slices of another shape",
        gathered("[0]", "tensor<3x1xi32>", "tensor<3x4xf32>"),
        "needed a result of tensor<3x8xf32>; found tensor<3x4xf32>",
    ),
    Refusal(
        "places to scatter to of two dimensions for one",
        scattered("[0]", "tensor<3x8xf32>", "tensor<3x2xi32>"),
        "needed indices of rows of integers whose last dimension is 1; found tensor<3x2xi32>",
    ),
    Refusal(
        "one place to scatter to",
        scattered("[0]", "tensor<8xf32>", "tensor<1xi32>"),
        "needed indices of rows of integers whose last dimension is 1; found tensor<1xi32>",
    ),
    Refusal(
        "a dimension to scatter to that there is not",
        scattered("[2]", "tensor<3x8xf32>", "tensor<3x1xi32>"),
        "needed dimensions of tensor<4x8xf32> in rising order; found [2]",
    ),
    Refusal(
        "slices to scatter of another shape",
        scattered("[0]", "tensor<3x4xf32>", "tensor<3x1xi32>"),
        "needed a source of tensor<3x8xf32>; found tensor<3x4xf32>",
    ),
    Refusal(
        "a scatter into another shape",
        scattered("[0]", "tensor<3x8xf32>", "tensor<3x1xi32>", "tensor<5x8xf32>"),
        "needed a result of tensor<4x8xf32>; found tensor<5x8xf32>",
    ),
    Refusal(
        "sizes of another number",
        function("%y: tensor<?xf32>, %s: tensor<2xindex>", "%0 = tensor.reshape %y(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?xf32>"),
        "needed 1 sizes, and a result of f32; found tensor<2xindex>, tensor<?xf32>",
    ),
    Refusal(
        "several elements of a tensor without dimensions",
        "func.func @f(%a: tensor<f32>) {\n"
        "  %r = tensor.expand_shape %a [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32>\n"
        "  func.return\n}\n",
        "needed a result of extents of 1 of a tensor without dimensions; found tensor<1x2xf32>",
    ),
    Refusal(
        "a sum of dimensions",
        transposed("(d0 + d1, d1)", "memref<8x4xf32>"),
        "needed a permutation of 2 dimensions; found",
    ),
    Refusal(
        "another shape",
        transposed("(d1, d0)", "memref<4x8xf32, strided<[1, 8]>>"),
        "needed a result of shape [8, 4]; found memref<4x8xf32",
    ),
    Refusal(
        "a tensor where the memref stands alone",
        function(f"%m: {M}", f"%0 = bufferization.to_tensor %m : {T}"),
        f"needed a memref; found {T}",
    ),
    Refusal(
        "other elements",
        function(f"%m: {M}", f"%0 = bufferization.to_tensor %m : {M} to tensor<4x8xf16>"),
        f"needed equal elements and ranks; found {M} and tensor<4x8xf16>",
    ),
    Refusal(
        "a result of memory",
        function(
            f"%m: {M}, %t: {T}",
            f"%0 = bufferization.materialize_in_destination %t in %m : ({T}, {M}) -> {T}",
        ),
        "needed a result of a tensor's place, and none of a memref",
    ),
]
