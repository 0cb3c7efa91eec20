#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
func.func @main(%a: tensor<21x33xbf16>, %b: tensor<33x21xbf16>, %c: tensor<21x15xbf16>, %d: tensor<15x21xbf16>) -> tensor<21x21xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<21x21xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<21x21xf32>) -> tensor<21x21xf32>
  %p = linalg.matmul ins(%a, %b : tensor<21x33xbf16>, tensor<33x21xbf16>) outs(%f : tensor<21x21xf32>) -> tensor<21x21xf32>
  %q = linalg.matmul ins(%c, %d : tensor<21x15xbf16>, tensor<15x21xbf16>) outs(%f : tensor<21x21xf32>) -> tensor<21x21xf32>
  %r = linalg.generic {indexing_maps = [#id, #t, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%p, %p, %q : tensor<21x21xf32>, tensor<21x21xf32>, tensor<21x21xf32>) outs(%e : tensor<21x21xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %o: f32):
    %0 = arith.addf %x, %y : f32
    %1 = arith.mulf %0, %w : f32
    linalg.yield %1 : f32
  } -> tensor<21x21xf32>
  return %r : tensor<21x21xf32>
}
