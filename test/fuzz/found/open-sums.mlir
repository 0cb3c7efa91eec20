// pipeline: auto, sizes: arg0.shape[1]=5, exact: True
// right: a kernel for any k, 0 among them, was to copy rows that are whole vectors by tensor maps, and was refused
func.func @main(%a: tensor<16x?xf16>, %b: tensor<?x64xf16>, %c: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<16x?xf16>, tensor<?x64xf16>) outs(%c : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}
