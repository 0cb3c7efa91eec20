func.func @routed(%x: tensor<40x32xf16>, %rows: tensor<24xi32>, %w: tensor<32x16xf16>) -> tensor<24x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<24x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<24x16xf32>) -> tensor<24x16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%rows, %w : tensor<24xi32>, tensor<32x16xf16>) outs(%f : tensor<24x16xf32>) {
  ^bb0(%n: i32, %y: f16, %o: f32):
    %k = linalg.index 2 : index
    %i = arith.index_cast %n : i32 to index
    %x0 = tensor.extract %x[%i, %k] : tensor<40x32xf16>
    %x1 = arith.extf %x0 : f16 to f32
    %y1 = arith.extf %y : f16 to f32
    %m = arith.mulf %x1, %y1 : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<24x16xf32>
  return %r : tensor<24x16xf32>
}
