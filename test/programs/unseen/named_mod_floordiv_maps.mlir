#up = affine_map<(d0, d1) -> (d0 floordiv 2, d1 mod 4)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%x: tensor<3x4xf16>) -> tensor<6x12xf16> {
  %e = tensor.empty() : tensor<6x12xf16>
  %r = linalg.generic {indexing_maps = [#up, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<3x4xf16>) outs(%e : tensor<6x12xf16>) {
  ^bb0(%a: f16, %out: f16):
    linalg.yield %a : f16
  } -> tensor<6x12xf16>
  return %r : tensor<6x12xf16>
}
