#m = affine_map<(i, j, k) -> (i, k)>
#n = affine_map<(i, j, k) -> (k, j)>
#o = affine_map<(i, j, k) -> (i, j)>
func.func @b(%x: tensor<16x20xf32>, %y: tensor<20x12xf32>, %c: tensor<16x12xf32>) -> tensor<16x12xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #n, #o], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<16x20xf32>, tensor<20x12xf32>) outs(%c : tensor<16x12xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %i = linalg.index 0 : index
    %k = linalg.index 2 : index
    %le = arith.cmpi ule, %k, %i : index
    %z = arith.constant 0.0 : f32
    %am = arith.select %le, %a, %z : f32
    %d = arith.subf %b, %am : f32
    %p = arith.mulf %d, %d : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<16x12xf32>
  return %0 : tensor<16x12xf32>
}
