func.func @main(%x: tensor<12x10xf32>, %y: tensor<12x10xf32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<4x3xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<12xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<12xf32>) -> tensor<12xf32>
  %r:2 = linalg.reduce ins(%x, %y : tensor<12x10xf32>, tensor<12x10xf32>) outs(%f, %f : tensor<12xf32>, tensor<12xf32>) dimensions = [1]
    (%a: f32, %b: f32, %p: f32, %q: f32) {
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %p, %m : f32
      %n = arith.mulf %b, %b : f32
      %t = arith.addf %q, %n : f32
      linalg.yield %s, %t : f32, f32
    }
  %g = tensor.empty() : tensor<4x3xf32>
  %c = linalg.map outs(%g : tensor<4x3xf32>) (%u: f32) {
    %one = arith.constant 1.5 : f32
    linalg.yield %one : f32
  }
  return %r#0, %r#1, %c : tensor<12xf32>, tensor<12xf32>, tensor<4x3xf32>
}