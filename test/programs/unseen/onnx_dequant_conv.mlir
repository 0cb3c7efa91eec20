#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @dequant_conv(%arg0: tensor<8x16xf32>, %arg1: tensor<16x12xi8>, %arg2: tensor<16xf32>, %arg3: tensor<16xi8>) -> tensor<8x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2, %arg3 : tensor<16x12xi8>, tensor<16xf32>, tensor<16xi8>) outs(%0 : tensor<16x12xf32>) {
    ^bb0(%in: i8, %in_0: f32, %in_1: i8, %out: f32):
      %5 = arith.extsi %in_1 : i8 to i16
      %6 = arith.extui %in : i8 to i16
      %7 = arith.subi %6, %5 : i16
      %8 = arith.sitofp %7 : i16 to f32
      %9 = arith.mulf %8, %in_0 : f32
      linalg.yield %9 : f32
    } -> tensor<16x12xf32>
    %2 = tensor.empty() : tensor<8x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%3 : tensor<8x12xf32>) -> tensor<8x12xf32>
    return %4 : tensor<8x12xf32>
  }
}

