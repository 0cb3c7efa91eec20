#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<2x6xi64>, %arg1: tensor<20x16xf32>, %arg2: tensor<24x16xf32>) -> tensor<2x6x24xf32> {
    %c20 = arith.constant 20 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x6x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x6xi64>) outs(%0 : tensor<2x6x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %6 = arith.index_cast %in : i64 to index
      %7 = linalg.index 2 : index
      %8 = arith.cmpi slt, %6, %c20 : index
      cf.assert %8, "index must be smaller than dim size"
      %9 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %9, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%6, %7] : tensor<20x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x6x16xf32>
    %2 = tensor.empty() : tensor<16x24xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<24x16xf32>) outs(%2 : tensor<16x24xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x6x16xf32> into tensor<12x16xf32>
    %3 = tensor.empty() : tensor<12x24xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<12x24xf32>) -> tensor<12x24xf32>
    %5 = linalg.matmul ins(%collapsed, %transposed : tensor<12x16xf32>, tensor<16x24xf32>) outs(%4 : tensor<12x24xf32>) -> tensor<12x24xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2]] output_shape [2, 6, 24] : tensor<12x24xf32> into tensor<2x6x24xf32>
    return %expanded : tensor<2x6x24xf32>
  }
}
