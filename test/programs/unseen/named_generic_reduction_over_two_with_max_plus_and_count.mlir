#m0 = affine_map<(i, j, k, l) -> (i, k, l)>
#m1 = affine_map<(i, j, k, l) -> (l, j, k)>
#m2 = affine_map<(i, j, k, l) -> (j, i)>
func.func @mp(%a: tensor<6x4x5xf32>, %b: tensor<5x7x4xf32>) -> (tensor<7x6xf32>, tensor<7x6xi32>) {
  %ninf = arith.constant 0xFF800000 : f32
  %zi = arith.constant 0 : i32
  %e = tensor.empty() : tensor<7x6xf32>
  %ei = tensor.empty() : tensor<7x6xi32>
  %f = linalg.fill ins(%ninf : f32) outs(%e : tensor<7x6xf32>) -> tensor<7x6xf32>
  %g = linalg.fill ins(%zi : i32) outs(%ei : tensor<7x6xi32>) -> tensor<7x6xi32>
  %r:2 = linalg.generic {indexing_maps = [#m0, #m1, #m2, #m2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<6x4x5xf32>, tensor<5x7x4xf32>) outs(%f, %g : tensor<7x6xf32>, tensor<7x6xi32>) {
  ^bb0(%x: f32, %y: f32, %o: f32, %n: i32):
    %s = arith.addf %x, %y : f32
    %m = arith.maximumf %s, %o : f32
    %c = arith.cmpf ogt, %x, %y : f32
    %ci = arith.extui %c : i1 to i32
    %k = arith.addi %n, %ci : i32
    linalg.yield %m, %k : f32, i32
  } -> (tensor<7x6xf32>, tensor<7x6xi32>)
  return %r#0, %r#1 : tensor<7x6xf32>, tensor<7x6xi32>
}
