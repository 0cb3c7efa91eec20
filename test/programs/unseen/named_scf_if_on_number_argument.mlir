module {
  func.func @main(%train: i1, %p: f32, %x: tensor<8x32xf32>, %m: tensor<8x32xf32>, %w: tensor<32x16xf32>) -> tensor<8x16xf32> {
    %z = arith.constant 0.0 : f32

    %e = tensor.empty() : tensor<8x32xf32>
    %h = scf.if %train -> (tensor<8x32xf32>) {
      %d = linalg.mul ins(%x, %m : tensor<8x32xf32>, tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
      %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<8x32xf32>) outs(%e : tensor<8x32xf32>) {
      ^bb0(%a: f32, %o: f32):
        %q = arith.mulf %a, %p : f32
        linalg.yield %q : f32
      } -> tensor<8x32xf32>
      scf.yield %s : tensor<8x32xf32>
    } else {
      scf.yield %x : tensor<8x32xf32>
    }
    %e2 = tensor.empty() : tensor<8x16xf32>
    %f = linalg.fill ins(%z : f32) outs(%e2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %r = linalg.matmul ins(%h, %w : tensor<8x32xf32>, tensor<32x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
    return %r : tensor<8x16xf32>
  }
}
