// The named vector products, with types that differ.
func.func @main(%m: tensor<24x16xf16>, %v: tensor<16xf16>, %u: tensor<24xf16>, %bm: tensor<3x8x16xbf16>, %bv: tensor<3x16xbf16>, %bu: tensor<3x8xbf16>) -> (tensor<24xf32>, tensor<16xf32>, tensor<f32>, tensor<3x8xf32>, tensor<3x16xf32>) {
  %z24 = arith.constant dense<0.0> : tensor<24xf32>
  %z16 = arith.constant dense<0.0> : tensor<16xf32>
  %z = arith.constant dense<0.0> : tensor<f32>
  %z38 = arith.constant dense<0.0> : tensor<3x8xf32>
  %z316 = arith.constant dense<0.0> : tensor<3x16xf32>
  %a = linalg.matvec ins(%m, %v : tensor<24x16xf16>, tensor<16xf16>) outs(%z24 : tensor<24xf32>) -> tensor<24xf32>
  %b = linalg.vecmat ins(%u, %m : tensor<24xf16>, tensor<24x16xf16>) outs(%z16 : tensor<16xf32>) -> tensor<16xf32>
  %c = linalg.dot ins(%v, %v : tensor<16xf16>, tensor<16xf16>) outs(%z : tensor<f32>) -> tensor<f32>
  %d = linalg.batch_matvec ins(%bm, %bv : tensor<3x8x16xbf16>, tensor<3x16xbf16>) outs(%z38 : tensor<3x8xf32>) -> tensor<3x8xf32>
  %e = linalg.batch_vecmat ins(%bu, %bm : tensor<3x8xbf16>, tensor<3x8x16xbf16>) outs(%z316 : tensor<3x16xf32>) -> tensor<3x16xf32>
  return %a, %b, %c, %d, %e : tensor<24xf32>, tensor<16xf32>, tensor<f32>, tensor<3x8xf32>, tensor<3x16xf32>
}
