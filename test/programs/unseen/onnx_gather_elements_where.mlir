#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0)>
module {
  func.func @main(%arg0: tensor<4x6xf16>, %arg1: tensor<4x3xi64>, %arg2: tensor<1xf16>) -> tensor<4x3xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f16
    %c6 = arith.constant 6 : index
    %0 = tensor.empty() : tensor<4x3xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x3xi64>) outs(%0 : tensor<4x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %10 = arith.addi %in, %c6_i64 : i64
      linalg.yield %10 : i64
    } -> tensor<4x3xi64>
    %2 = tensor.empty() : tensor<4x3xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x3xi64>) outs(%2 : tensor<4x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %10 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %10 : i1
    } -> tensor<4x3xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %1, %arg1 : tensor<4x3xi1>, tensor<4x3xi64>, tensor<4x3xi64>) outs(%0 : tensor<4x3xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %10 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %10 : i64
    } -> tensor<4x3xi64>
    %5 = tensor.empty() : tensor<4x3xf16>
    %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<4x3xf16>) -> tensor<4x3xf16>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x3xi64>) outs(%6 : tensor<4x3xf16>) {
    ^bb0(%in: i64, %out: f16):
      %10 = linalg.index 0 : index
      %11 = arith.index_cast %in : i64 to index
      %12 = arith.cmpi slt, %11, %c6 : index
      cf.assert %12, "index must be smaller than dim size"
      %13 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %13, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%10, %11] : tensor<4x6xf16>
      linalg.yield %extracted : f16
    } -> tensor<4x3xf16>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %arg2 : tensor<4x3xf16>, tensor<1xf16>) outs(%2 : tensor<4x3xi1>) {
    ^bb0(%in: f16, %in_0: f16, %out: i1):
      %10 = arith.cmpf ogt, %in, %in_0 : f16
      linalg.yield %10 : i1
    } -> tensor<4x3xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %7, %arg2 : tensor<4x3xi1>, tensor<4x3xf16>, tensor<1xf16>) outs(%5 : tensor<4x3xf16>) {
    ^bb0(%in: i1, %in_0: f16, %in_1: f16, %out: f16):
      %10 = arith.select %in, %in_0, %in_1 : f16
      linalg.yield %10 : f16
    } -> tensor<4x3xf16>
    return %9 : tensor<4x3xf16>
  }
}

