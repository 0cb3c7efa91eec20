#rev = affine_map<(d0, d1) -> (d0, -d1 + 7)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row0 = affine_map<(d0, d1) -> (0, d1)>
#shift = affine_map<(d0, d1) -> (d0, d1 + 1)>
#stride = affine_map<(d0, d1) -> (d0 * 2, d1)>
#const = affine_map<(d0, d1) -> (3)>
module {
  func.func @main(%x: tensor<4x8xf32>, %y: tensor<1x8xf32>, %z: tensor<4x9xf32>, %w: tensor<7x8xf32>, %v: tensor<5xf32>) -> tensor<4x8xf32> {
    %e = tensor.empty() : tensor<4x8xf32>
    %r = linalg.generic {indexing_maps = [#rev, #row0, #shift, #stride, #const, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y, %z, %w, %v : tensor<4x8xf32>, tensor<1x8xf32>, tensor<4x9xf32>, tensor<7x8xf32>, tensor<5xf32>) outs(%e : tensor<4x8xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %f: f32, %out: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %0, %c : f32
      %2 = arith.subf %1, %d : f32
      %3 = arith.mulf %2, %f : f32
      linalg.yield %3 : f32
    } -> tensor<4x8xf32>
    return %r : tensor<4x8xf32>
  }
}
