module @jit_ensemble_vmap {
  func.func public @main(%arg0: tensor<64x32xf32>, %arg1: tensor<8x32x48xf32>, %arg2: tensor<8x48xf32>) -> tensor<8x64x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x8x48xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<8x32x48xf32>) outs(%0 : tensor<32x8x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8x48xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<32x8x48xf32> into tensor<32x384xf32>
    %2 = tensor.empty() : tensor<64x384xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<64x384xf32>) -> tensor<64x384xf32>
    %4 = linalg.matmul ins(%arg0, %collapsed : tensor<64x32xf32>, tensor<32x384xf32>) outs(%3 : tensor<64x384xf32>) -> tensor<64x384xf32>
    %expanded = tensor.expand_shape %4 [[0], [1, 2]] output_shape [64, 8, 48] : tensor<64x384xf32> into tensor<64x8x48xf32>
    %5 = tensor.empty() : tensor<8x64x48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<64x8x48xf32>) outs(%5 : tensor<8x64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x64x48xf32>
    %7 = tensor.empty() : tensor<8x64x48xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8x48xf32>) outs(%7 : tensor<8x64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x64x48xf32>
    %9 = tensor.empty() : tensor<8x64x48xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %8 : tensor<8x64x48xf32>, tensor<8x64x48xf32>) outs(%9 : tensor<8x64x48xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %13 = arith.addf %in, %in_0 : f32
      linalg.yield %13 : f32
    } -> tensor<8x64x48xf32>
    %11 = tensor.empty() : tensor<8x64x48xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x64x48xf32>) outs(%11 : tensor<8x64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.maximumf %in, %cst : f32
      linalg.yield %13 : f32
    } -> tensor<8x64x48xf32>
    return %12 : tensor<8x64x48xf32>
  }
}