#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_f16_bit_tricks {
  func.func public @main(%arg0: tensor<8x16xf16>, %arg1: tensor<16x16xf16>, %arg2: tensor<16x16xf16>) -> tensor<8x16xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %c32767_i16 = arith.constant 32767 : i16
    %0 = tensor.empty() : tensor<8x16xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x16xf16>) outs(%0 : tensor<8x16xi16>) {
    ^bb0(%in: f16, %out: i16):
      %17 = arith.bitcast %in : f16 to i16
      linalg.yield %17 : i16
    } -> tensor<8x16xi16>
    %2 = tensor.empty() : tensor<8x16xi16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x16xi16>) outs(%2 : tensor<8x16xi16>) {
    ^bb0(%in: i16, %out: i16):
      %17 = arith.andi %in, %c32767_i16 : i16
      linalg.yield %17 : i16
    } -> tensor<8x16xi16>
    %4 = tensor.empty() : tensor<8x16xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x16xi16>) outs(%4 : tensor<8x16xf16>) {
    ^bb0(%in: i16, %out: f16):
      %17 = arith.bitcast %in : i16 to f16
      linalg.yield %17 : f16
    } -> tensor<8x16xf16>
    %6 = tensor.empty() : tensor<16x16xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x16xf16>) outs(%6 : tensor<16x16xi1>) {
    ^bb0(%in: f16, %out: i1):
      %17 = arith.cmpf ogt, %in, %cst : f16
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %8 = tensor.empty() : tensor<f16>
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%8 : tensor<f16>) {
    ^bb0(%out: f16):
      linalg.yield %cst : f16
    } -> tensor<f16>
    %10 = tensor.empty() : tensor<16x16xf16>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<f16>) outs(%10 : tensor<16x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<16x16xf16>
    %12 = tensor.empty() : tensor<16x16xf16>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %arg1, %11 : tensor<16x16xi1>, tensor<16x16xf16>, tensor<16x16xf16>) outs(%12 : tensor<16x16xf16>) {
    ^bb0(%in: i1, %in_0: f16, %in_1: f16, %out: f16):
      %17 = arith.select %in, %in_0, %in_1 : f16
      linalg.yield %17 : f16
    } -> tensor<16x16xf16>
    %14 = tensor.empty() : tensor<8x16xf16>
    %15 = linalg.fill ins(%cst : f16) outs(%14 : tensor<8x16xf16>) -> tensor<8x16xf16>
    %16 = linalg.matmul ins(%5, %13 : tensor<8x16xf16>, tensor<16x16xf16>) outs(%15 : tensor<8x16xf16>) -> tensor<8x16xf16>
    return %16 : tensor<8x16xf16>
  }
}

