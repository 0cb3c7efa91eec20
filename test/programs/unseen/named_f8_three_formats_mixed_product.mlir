func.func @f8(%a: tensor<16x32xf8E5M2>, %b: tensor<32x24xf8E4M3FN>, %s: tensor<f32>) -> tensor<16x24xf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x24xf32>) -> tensor<16x24xf32>
  %m = linalg.matmul ins(%a, %b : tensor<16x32xf8E5M2>, tensor<32x24xf8E4M3FN>) outs(%f : tensor<16x24xf32>) -> tensor<16x24xf32>
  %h = tensor.empty() : tensor<16x24xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%m, %s : tensor<16x24xf32>, tensor<f32>) outs(%h : tensor<16x24xf16>) {
  ^bb0(%x: f32, %y: f32, %o: f16):
    %0 = arith.mulf %x, %y fastmath<fast> : f32
    %1 = arith.truncf %0 : f32 to f16
    linalg.yield %1 : f16
  } -> tensor<16x24xf16>
  return %r : tensor<16x24xf16>
}
