// A number of a tensor, its reciprocal square root, and a scalar operand of a generic op.
#mm = affine_map<(d0, d1) -> (d0, d1)>
#s = affine_map<(d0, d1) -> ()>
func.func @main(%a: tensor<32x64xbf16>, %b: tensor<64x48xbf16>, %v: tensor<8xf32>, %g: tensor<f32>, %h: f32) -> tensor<32x48xbf16> {
  %c5 = arith.constant 5 : index
  %one = arith.constant 1.0 : f32
  %n = tensor.extract %v[%c5] : tensor<8xf32>
  %n2 = math.absf %n : f32
  %n3 = arith.addf %n2, %one : f32
  %r = math.rsqrt %n3 : f32
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x48xf32>) -> tensor<32x48xf32>
  %p = linalg.matmul ins(%a, %b : tensor<32x64xbf16>, tensor<64x48xbf16>) outs(%f : tensor<32x48xf32>) -> tensor<32x48xf32>
  %o = tensor.empty() : tensor<32x48xbf16>
  %y = linalg.generic {indexing_maps = [#mm, #s, #s, #mm], iterator_types = ["parallel", "parallel"]} ins(%p, %g, %h : tensor<32x48xf32>, tensor<f32>, f32) outs(%o : tensor<32x48xbf16>) {
  ^bb0(%x: f32, %gg: f32, %hh: f32, %out: bf16):
    %1 = arith.mulf %x, %r : f32
    %2 = math.fma %1, %gg, %hh : f32
    %3 = arith.truncf %2 : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<32x48xbf16>
  return %y : tensor<32x48xbf16>
}
