
#a = affine_map<(m, n, k) -> (m, 31 - k)>
#b = affine_map<(m, n, k) -> (k, n)>
#o = affine_map<(m, n, k) -> (n, m)>
func.func @main(%a: tensor<24x32xf16>, %b: tensor<32x40xf16>) -> tensor<40x24xf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<40x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<40x24xf32>) -> tensor<40x24xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, #o], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<24x32xf16>, tensor<32x40xf16>) outs(%f : tensor<40x24xf32>) {
  ^bb0(%x: f16, %y: f16, %c: f32):
    %0 = arith.extf %x : f16 to f32
    %1 = arith.extf %y : f16 to f32
    %2 = arith.mulf %1, %0 : f32
    %3 = arith.addf %2, %c : f32
    linalg.yield %3 : f32
  } -> tensor<40x24xf32>
  %g = tensor.empty() : tensor<40x24xf16>
  %t = linalg.map { arith.truncf } ins(%r : tensor<40x24xf32>) outs(%g : tensor<40x24xf16>)
  return %t : tensor<40x24xf16>
}