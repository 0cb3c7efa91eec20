// pipeline: auto, sizes: none, exact: True
// right: a part of a part, each at a place other than 0 in a dimension that it leaves out, with gaps between, which was refused
func.func @main(%arg0: tensor<16x64xf16>, %arg1: tensor<2x3x40x64xf16>) -> tensor<16x32xf32> {
  %2 = tensor.extract_slice %arg1[1, 0, 0, 0] [1, 3, 32, 64] [1, 1, 1, 1] : tensor<2x3x40x64xf16> to tensor<3x32x64xf16>
  %3 = tensor.extract_slice %2[2, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<3x32x64xf16> to tensor<32x64xf16>
  %z = arith.constant dense<0.0> : tensor<16x32xf32>
  %r = linalg.matmul_transpose_b ins(%arg0, %3 : tensor<16x64xf16>, tensor<32x64xf16>) outs(%z : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}
