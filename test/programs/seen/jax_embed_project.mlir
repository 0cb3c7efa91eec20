module @jit_embed_project {
  func.func public @main(%arg0: tensor<50x32xbf16>, %arg1: tensor<16xi32>, %arg2: tensor<32x50xbf16>) -> tensor<16x50xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %0 = tensor.empty() : tensor<16x1x32xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x1xi32>) outs(%0 : tensor<16x1x32xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %5 = arith.index_cast %in : i32 to index
      %6 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%5, %6] : tensor<50x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<16x1x32xbf16>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<16x1x32xbf16> into tensor<16x32xbf16>
    %2 = tensor.empty() : tensor<16x50xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<16x50xf32>) -> tensor<16x50xf32>
    %4 = linalg.matmul ins(%collapsed, %arg2 : tensor<16x32xbf16>, tensor<32x50xbf16>) outs(%3 : tensor<16x50xf32>) -> tensor<16x50xf32>
    return %4 : tensor<16x50xf32>
  }
}