
func.func @main(%a: tensor<16x16xf32>, %x0: tensor<16x16xf32>) -> (tensor<16x16xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %max = arith.constant 6 : index
  %z = arith.constant 0.0 : f32
  %tol = arith.constant 1.0e-2 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %es = tensor.empty() : tensor<f32>
  %r:2 = scf.while (%x = %x0, %i = %c0) : (tensor<16x16xf32>, index) -> (tensor<16x16xf32>, index) {
    %fs = linalg.fill ins(%z : f32) outs(%es : tensor<f32>) -> tensor<f32>
    %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<16x16xf32>) outs(%fs : tensor<f32>) {
    ^bb0(%u: f32, %v: f32):
      %0 = math.absf %u : f32
      %1 = arith.addf %v, %0 : f32
      linalg.yield %1 : f32
    } -> tensor<f32>
    %s = tensor.extract %t[] : tensor<f32>
    %big = arith.cmpf ogt, %s, %tol : f32
    %few = arith.cmpi ult, %i, %max : index
    %go = arith.andi %big, %few : i1
    scf.condition(%go) %x, %i : tensor<16x16xf32>, index
  } do {
  ^bb0(%x: tensor<16x16xf32>, %i: index):
    %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
    %y = linalg.matmul ins(%a, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
    %n = arith.addi %i, %c1 : index
    scf.yield %y, %n : tensor<16x16xf32>, index
  }
  return %r#0, %r#1 : tensor<16x16xf32>, index
}