#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x4x6xf32>) -> (tensor<?x8x6xf32>, tensor<?x4x6xf32>, tensor<4x?x6xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c48_i64 = arith.constant 48 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x6xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [%dim, 1, 4, 6] : tensor<?x4x6xf32> into tensor<?x1x4x6xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %1, "unimplemented: dynamic negative broadcast sizes"
    %2 = tensor.empty(%dim) : tensor<?x2x4x6xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%2 : tensor<?x2x4x6xf32>) {
    ^bb0(%out: f32):
      %16 = linalg.index 0 : index
      %17 = linalg.index 2 : index
      %18 = linalg.index 3 : index
      %19 = arith.cmpi eq, %dim, %c1 : index
      %20 = arith.select %19, %c0, %16 : index
      %extracted = tensor.extract %expanded[%20, %c0, %17, %18] : tensor<?x1x4x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x2x4x6xf32>
    %4 = arith.cmpi slt, %0, %c0_i64 : i64
    %5 = arith.select %4, %c1_i64, %0 : i64
    %6 = arith.extui %4 : i1 to i64
    %7 = arith.addi %6, %c1_i64 : i64
    %8 = arith.muli %5, %c6_i64 : i64
    %9 = arith.cmpi sle, %7, %c1_i64 : i64
    cf.assert %9, "must have at most one inferred (negative) dimension"
    %10 = arith.muli %0, %c48_i64 : i64
    %11 = arith.divsi %10, %8 : i64
    %12 = arith.select %4, %11, %0 : i64
    %from_elements = tensor.from_elements %12, %11, %c6_i64 : tensor<3xi64>
    %reshape = tensor.reshape %3(%from_elements) : (tensor<?x2x4x6xf32>, tensor<3xi64>) -> tensor<?x8x6xf32>
    %13 = tensor.empty(%dim) : tensor<?x3x4x6xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x4x6xf32>) outs(%13 : tensor<?x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x3x4x6xf32>
    %collapsed = tensor.collapse_shape %14 [[0, 1], [2], [3]] : tensor<?x3x4x6xf32> into tensor<?x4x6xf32>
    %15 = tensor.empty(%dim) : tensor<4x?x6xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x4x6xf32>) outs(%15 : tensor<4x?x6xf32>) permutation = [1, 0, 2] 
    return %reshape, %collapsed, %transposed : tensor<?x8x6xf32>, tensor<?x4x6xf32>, tensor<4x?x6xf32>
  }
}
