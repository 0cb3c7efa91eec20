#in = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<?x24xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %d = tensor.dim %x, %c0 : tensor<?x24xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r:3 = linalg.generic {indexing_maps = [#in, #row, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x24xf32>) outs(%f, %f, %f : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%a: f32, %s: f32, %q: f32, %m: f32):
    %0 = arith.addf %s, %a : f32
    %1 = arith.mulf %a, %a : f32
    %2 = arith.addf %q, %1 : f32
    %3 = math.absf %a : f32
    %4 = arith.maximumf %m, %3 : f32
    linalg.yield %0, %2, %4 : f32, f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1, %r#2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
