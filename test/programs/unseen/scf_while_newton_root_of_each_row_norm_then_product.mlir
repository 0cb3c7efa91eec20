func.func @main(%x: tensor<6x10xf32>, %w: tensor<10x4xf32>) -> (tensor<6x4xf32>, f32) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c20 = arith.constant 20 : i32
  %tol = arith.constant 1.0e-6 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %e0 = tensor.empty() : tensor<f32>
  %f0 = linalg.fill ins(%one : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %n = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<6x10xf32>) outs(%f0 : tensor<f32>) {
  ^bb0(%in: f32, %o: f32):
    %m = arith.mulf %in, %in : f32
    %a = arith.addf %o, %m : f32
    linalg.yield %a : f32
  } -> tensor<f32>
  %nv = tensor.extract %n[] : tensor<f32>
  %r:2 = scf.while (%i = %c0, %g = %nv) : (i32, f32) -> (i32, f32) {
    %sq = arith.mulf %g, %g : f32
    %d = arith.subf %sq, %nv : f32
    %ad = math.absf %d : f32
    %cf = arith.cmpf ogt, %ad, %tol : f32
    %ci = arith.cmpi slt, %i, %c20 : i32
    %c = arith.andi %cf, %ci : i1
    scf.condition(%c) %i, %g : i32, f32
  } do {
  ^bb0(%i: i32, %g: f32):
    %q = arith.divf %nv, %g : f32
    %s = arith.addf %g, %q : f32
    %h = arith.mulf %s, %half : f32
    %i1 = arith.addi %i, %c1 : i32
    scf.yield %i1, %h : i32, f32
  }
  %e = tensor.empty() : tensor<6x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<6x10xf32>, tensor<10x4xf32>) outs(%f : tensor<6x4xf32>) -> tensor<6x4xf32>
  %yy = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%in: f32, %o: f32):
    %m = arith.divf %in, %r#1 : f32
    linalg.yield %m : f32
  } -> tensor<6x4xf32>
  return %yy, %r#1 : tensor<6x4xf32>, f32
}
