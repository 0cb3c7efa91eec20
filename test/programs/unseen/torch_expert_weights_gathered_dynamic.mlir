#map = affine_map<(d0, d1, d2) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x32xf32>, %arg1: tensor<?xi64>, %arg2: tensor<4x32x16xf32>) -> tensor<?x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c4_i64 = arith.constant 4 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x32xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [%dim, 1, 32] : tensor<?x32xf32> into tensor<?x1x32xf32>
    %dim_0 = tensor.dim %arg1, %c0 : tensor<?xi64>
    %0 = tensor.empty(%dim_0) : tensor<?x32x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?xi64>) outs(%0 : tensor<?x32x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %8 = arith.cmpi slt, %in, %c0_i64 : i64
      %9 = arith.addi %in, %c4_i64 : i64
      %10 = arith.select %8, %9, %in : i64
      %11 = arith.index_cast %10 : i64 to index
      %12 = linalg.index 1 : index
      %13 = linalg.index 2 : index
      %extracted = tensor.extract %arg2[%11, %12, %13] : tensor<4x32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x32x16xf32>
    %2 = arith.index_cast %dim : index to i64
    %3 = arith.index_cast %dim_0 : index to i64
    %4 = arith.cmpi eq, %2, %3 : i64
    cf.assert %4, "mismatching contracting dimension"
    %5 = tensor.empty(%dim) : tensor<?x1x16xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %7 = linalg.batch_matmul ins(%expanded, %1 : tensor<?x1x32xf32>, tensor<?x32x16xf32>) outs(%6 : tensor<?x1x16xf32>) -> tensor<?x1x16xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0, 0] [%dim, 1, 16] [1, 1, 1] : tensor<?x1x16xf32> to tensor<?x1x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<?x1x16xf32> into tensor<?x16xf32>
    return %collapsed : tensor<?x16xf32>
  }
}
