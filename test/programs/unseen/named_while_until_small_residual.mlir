module {
  func.func @main(%a: tensor<16x16xf32>, %b: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %z = arith.constant 0.0 : f32

    %tol = arith.constant 1.0e-2 : f32
    %lr = arith.constant 0.01 : f32
    %big = arith.constant 1.0e+3 : f32
    %x0 = linalg.fill ins(%z : f32) outs(%b : tensor<16x4xf32>) -> tensor<16x4xf32>
    %i0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c3 = arith.constant 3 : i32
    %r:3 = scf.while (%x = %x0, %n = %big, %i = %i0) : (tensor<16x4xf32>, f32, i32) -> (tensor<16x4xf32>, f32, i32) {
      %g = arith.cmpf ogt, %n, %tol : f32
      %h = arith.cmpi slt, %i, %c3 : i32
      %c = arith.andi %g, %h : i1
      scf.condition(%c) %x, %n, %i : tensor<16x4xf32>, f32, i32
    } do {
    ^bb0(%x: tensor<16x4xf32>, %n: f32, %i: i32):
      %e = tensor.empty() : tensor<16x4xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x4xf32>) -> tensor<16x4xf32>
      %ax = linalg.matmul ins(%a, %x : tensor<16x16xf32>, tensor<16x4xf32>) outs(%f : tensor<16x4xf32>) -> tensor<16x4xf32>
      %res = linalg.sub ins(%b, %ax : tensor<16x4xf32>, tensor<16x4xf32>) outs(%e : tensor<16x4xf32>) -> tensor<16x4xf32>
      %xn = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %res : tensor<16x4xf32>, tensor<16x4xf32>) outs(%e : tensor<16x4xf32>) {
      ^bb0(%p: f32, %q: f32, %o: f32):
        %0 = arith.mulf %q, %lr : f32
        %1 = arith.addf %p, %0 : f32
        linalg.yield %1 : f32
      } -> tensor<16x4xf32>
      %e0 = tensor.empty() : tensor<f32>
      %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
      %sq = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%res : tensor<16x4xf32>) outs(%f0 : tensor<f32>) {
      ^bb0(%p: f32, %o: f32):
        %0 = arith.mulf %p, %p : f32
        %1 = arith.addf %o, %0 : f32
        linalg.yield %1 : f32
      } -> tensor<f32>
      %nn = tensor.extract %sq[] : tensor<f32>
      %in = arith.addi %i, %c1 : i32
      scf.yield %xn, %nn, %in : tensor<16x4xf32>, f32, i32
    }
    return %r#0 : tensor<16x4xf32>
  }
}
