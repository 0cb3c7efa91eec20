#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: tensor<8x16xf8E4M3FN>, %b: tensor<8x16xf8E5M2>, %s: f32) -> (tensor<8x16xf8E4M3FN>, tensor<8x16xf32>) {
  %e = tensor.empty() : tensor<8x16xf8E4M3FN>
  %g = tensor.empty() : tensor<8x16xf32>
  %r:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<8x16xf8E4M3FN>, tensor<8x16xf8E5M2>) outs(%e, %g : tensor<8x16xf8E4M3FN>, tensor<8x16xf32>) {
  ^bb0(%x: f8E4M3FN, %y: f8E5M2, %o: f8E4M3FN, %p: f32):
    %0 = arith.extf %x : f8E4M3FN to f32
    %1 = arith.extf %y : f8E5M2 to f32
    %2 = arith.mulf %1, %s : f32
    %3 = arith.addf %0, %2 : f32
    %4 = arith.truncf %3 : f32 to f8E4M3FN
    linalg.yield %4, %3 : f8E4M3FN, f32
  } -> (tensor<8x16xf8E4M3FN>, tensor<8x16xf32>)
  return %r#0, %r#1 : tensor<8x16xf8E4M3FN>, tensor<8x16xf32>
}
