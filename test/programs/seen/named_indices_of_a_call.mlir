func.func @main(%x: tensor<12x16xf16>, %i: index, %n: tensor<4xf32>) -> (tensor<6x8xf16>, index, tensor<4xf32>) {
  %s0 = tensor.extract_slice %x[%i, 4] [6, 8] [1, 1] : tensor<12x16xf16> to tensor<6x8xf16>
  %c = arith.constant 3 : index
  %j = arith.addi %i, %c : index
  %e = tensor.empty() : tensor<4xf32>
  %k = arith.index_cast %i : index to i32
  %f = arith.sitofp %k : i32 to f32
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%n : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %ix = linalg.index 0 : index
    %q = arith.cmpi slt, %ix, %i : index
    %z = arith.select %q, %a, %f : f32
    linalg.yield %z : f32
  } -> tensor<4xf32>
  return %s0, %j, %r : tensor<6x8xf16>, index, tensor<4xf32>
}
