#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @dequantize_linear(%arg0: tensor<16x32xf32>, %arg1: tensor<32x48xi8>, %arg2: tensor<f32>, %arg3: tensor<i8>) -> tensor<16x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %extracted_0 = tensor.extract %arg3[] : tensor<i8>
    %0 = arith.extsi %extracted_0 : i8 to i64
    %1 = tensor.empty() : tensor<32x48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x48xi8>) outs(%1 : tensor<32x48xf32>) {
    ^bb0(%in: i8, %out: f32):
      %6 = arith.extsi %in : i8 to i64
      %7 = arith.subi %6, %0 : i64
      %8 = arith.sitofp %7 : i64 to f32
      %9 = arith.mulf %8, %extracted : f32
      linalg.yield %9 : f32
    } -> tensor<32x48xf32>
    %3 = tensor.empty() : tensor<16x48xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16x48xf32>) -> tensor<16x48xf32>
    %5 = linalg.matmul ins(%arg0, %2 : tensor<16x32xf32>, tensor<32x48xf32>) outs(%4 : tensor<16x48xf32>) -> tensor<16x48xf32>
    return %5 : tensor<16x48xf32>
  }
}

