// pipeline: auto, sizes: none, exact: False
// right: the copy engine was to read a slice that begins inside of 16 bytes of a row
func.func @main(%arg0: tensor<4x32x15xbf16>, %arg1: tensor<5x2x16xbf16>) -> tensor<4x32x1xbf16> {
  %1 = tensor.extract_slice %arg1[0, 1, 1] [4, 1, 15] [1, 1, 1] : tensor<5x2x16xbf16> to tensor<4x1x15xbf16>
  %2 = arith.constant 1.500000e+00 : f32
  %3 = tensor.empty() : tensor<4x32x1xf32>
  %4 = linalg.fill ins(%2 : f32) outs(%3 : tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
  %5 = linalg.batch_matmul_transpose_b ins(%arg0, %1 : tensor<4x32x15xbf16>, tensor<4x1x15xbf16>) outs(%4 : tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
  %6 = tensor.empty() : tensor<4x32x1xf32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x32x1xf32>) outs(%6 : tensor<4x32x1xf32>) {
  ^bb0(%7: f32, %8: f32):
    %9 = math.trunc %7 : f32
    %10 = arith.addf %7, %9 : f32
    linalg.yield %10 : f32
  } -> tensor<4x32x1xf32>
  %12 = tensor.empty() : tensor<4x32x1xbf16>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x32x1xf32>) outs(%12 : tensor<4x32x1xbf16>) {
  ^bb0(%13: f32, %14: bf16):
    %15 = arith.truncf %13 : f32 to bf16
    linalg.yield %15 : bf16
  } -> tensor<4x32x1xbf16>
  return %16 : tensor<4x32x1xbf16>
}
