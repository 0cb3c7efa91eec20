func.func @ui(%a: tensor<8x16xui8>, %b: tensor<16x8xui8>, %i: tensor<8xindex>) -> (tensor<8x8xi32>, tensor<8xindex>) {
  %a2 = builtin.unrealized_conversion_cast %a : tensor<8x16xui8> to tensor<8x16xi8>
  %b2 = builtin.unrealized_conversion_cast %b : tensor<16x8xui8> to tensor<16x8xi8>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<8x8xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<8x8xi32>) -> tensor<8x8xi32>
  %m = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a2, %b2 : tensor<8x16xi8>, tensor<16x8xi8>) outs(%f : tensor<8x8xi32>) -> tensor<8x8xi32>
  %ei = tensor.empty() : tensor<8xindex>
  %j = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%i : tensor<8xindex>) outs(%ei : tensor<8xindex>) {
  ^bb0(%x: index, %o: index):
    %k = linalg.index 0 : index
    %s = arith.addi %x, %k : index
    %c3 = arith.constant 3 : index
    %r = arith.remui %s, %c3 : index
    linalg.yield %r : index
  } -> tensor<8xindex>
  return %m, %j : tensor<8x8xi32>, tensor<8xindex>
}
