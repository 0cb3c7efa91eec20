// A while whose state is a matrix, a vector and a count: rows that have settled are kept by a select.
func.func @main(%w: tensor<7x7xf32>, %x: tensor<5x7xf32>) -> (tensor<5x7xf32>, tensor<5xi32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %z = arith.constant 0.0 : f32
  %tol = arith.constant 1.5 : f32
  %ce = tensor.empty() : tensor<5xi32>
  %cf = linalg.fill ins(%i0 : i32) outs(%ce : tensor<5xi32>) -> tensor<5xi32>
  %r:3 = scf.while (%h = %x, %n = %cf, %t = %c0) : (tensor<5x7xf32>, tensor<5xi32>, index) -> (tensor<5x7xf32>, tensor<5xi32>, index) {
    %c = arith.cmpi ult, %t, %c6 : index
    scf.condition(%c) %h, %n, %t : tensor<5x7xf32>, tensor<5xi32>, index
  } do {
  ^bb0(%h: tensor<5x7xf32>, %n: tensor<5xi32>, %t: index):
    %e = tensor.empty() : tensor<5x7xf32>
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<5x7xf32>) -> tensor<5x7xf32>
    %p = linalg.matmul ins(%h, %w : tensor<5x7xf32>, tensor<7x7xf32>) outs(%f : tensor<5x7xf32>) -> tensor<5x7xf32>
    %ge = tensor.empty() : tensor<5xf32>
    %gf = linalg.fill ins(%z : f32) outs(%ge : tensor<5xf32>) -> tensor<5xf32>
    %g = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%h : tensor<5x7xf32>) outs(%gf : tensor<5xf32>) {
    ^bb0(%u: f32, %v: f32):
      %q = math.absf %u : f32
      %s = arith.maximumf %q, %v : f32
      linalg.yield %s : f32
    } -> tensor<5xf32>
    %h2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]}
        ins(%h, %p, %g : tensor<5x7xf32>, tensor<5x7xf32>, tensor<5xf32>) outs(%e : tensor<5x7xf32>) {
    ^bb0(%u: f32, %v: f32, %k: f32, %o: f32):
      %big = arith.cmpf ogt, %k, %tol : f32
      %th = math.tanh %v : f32
      %s = arith.select %big, %th, %u : f32
      linalg.yield %s : f32
    } -> tensor<5x7xf32>
    %n2 = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%g : tensor<5xf32>) outs(%n : tensor<5xi32>) {
    ^bb0(%k: f32, %o: i32):
      %big = arith.cmpf ogt, %k, %tol : f32
      %a = arith.addi %o, %i1 : i32
      %s = arith.select %big, %a, %o : i32
      linalg.yield %s : i32
    } -> tensor<5xi32>
    %t2 = arith.addi %t, %c1 : index
    scf.yield %h2, %n2, %t2 : tensor<5x7xf32>, tensor<5xi32>, index
  }
  return %r#0, %r#1, %r#2 : tensor<5x7xf32>, tensor<5xi32>, index
}
