func.func @main(%a: tensor<12x16xf32>, %n: tensor<12x16xi32>) -> (tensor<12x16xf32>, tensor<12x16xi32>) {
  %e = tensor.empty() : tensor<12x16xf32>
  %ei = tensor.empty() : tensor<12x16xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %n : tensor<12x16xf32>, tensor<12x16xi32>) outs(%e, %ei : tensor<12x16xf32>, tensor<12x16xi32>) {
  ^bb0(%x: f32, %k: i32, %o: f32, %oi: i32):
    %lo = arith.constant -0.5 : f32
    %hi = arith.constant 0.5 : f32
    %s, %c = math.sincos %x : f32
    %m = math.clampf %s to [%lo, %hi] : f32
    %t = arith.mulf %m, %c fastmath<fast> : f32
    %u = arith.cmpf une, %x, %lo : f32
    %v = arith.cmpf ueq, %s, %c : f32
    %w = arith.cmpf ord, %x, %c : f32
    %y = arith.xori %u, %v : i1
    %g = arith.andi %y, %w : i1
    %h = arith.extui %g : i1 to i32
    %b = arith.maxsi %k, %h : i32
    %f = arith.select %g, %b, %k : i32
    linalg.yield %t, %f : f32, i32
  } -> (tensor<12x16xf32>, tensor<12x16xi32>)
  return %r#0, %r#1 : tensor<12x16xf32>, tensor<12x16xi32>
}
