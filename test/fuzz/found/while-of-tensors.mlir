// pipeline: auto, sizes: none, exact: True
// right: a scf.while whose counter is a tensor of rank 0, which was refused
#map = affine_map<() -> ()>
module @jit_f {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<i32>) {
    %c = arith.constant dense<0> : tensor<i32>
    %c1 = arith.constant dense<1> : tensor<i32>
    %c3 = arith.constant dense<3> : tensor<i32>
    %z = arith.constant 0.0 : f32
    %0:2 = scf.while (%i = %c, %x = %arg0) : (tensor<i32>, tensor<3x3xf32>) -> (tensor<i32>, tensor<3x3xf32>) {
      %e = tensor.empty() : tensor<i1>
      %p = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%i, %c3 : tensor<i32>, tensor<i32>) outs(%e : tensor<i1>) {
      ^bb0(%a: i32, %b: i32, %o: i1):
        %l = arith.cmpi slt, %a, %b : i32
        linalg.yield %l : i1
      } -> tensor<i1>
      %q = tensor.extract %p[] : tensor<i1>
      scf.condition(%q) %i, %x : tensor<i32>, tensor<3x3xf32>
    } do {
    ^bb0(%i: tensor<i32>, %x: tensor<3x3xf32>):
      %e = tensor.empty() : tensor<3x3xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x3xf32>) -> tensor<3x3xf32>
      %m = linalg.matmul ins(%x, %arg0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%f : tensor<3x3xf32>) -> tensor<3x3xf32>
      %ei = tensor.empty() : tensor<i32>
      %n = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%i, %c1 : tensor<i32>, tensor<i32>) outs(%ei : tensor<i32>) {
      ^bb0(%a: i32, %b: i32, %o: i32):
        %s = arith.addi %a, %b : i32
        linalg.yield %s : i32
      } -> tensor<i32>
      scf.yield %n, %m : tensor<i32>, tensor<3x3xf32>
    }
    return %0#1, %0#0 : tensor<3x3xf32>, tensor<i32>
  }
}
