#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%x: tensor<6x9xf32>, %p: tensor<4x5xi64>) -> (tensor<4x5xf32>, tensor<4x5xi64>) {
  %c6 = arith.constant 6 : index
  %c9 = arith.constant 9 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4x5xf32>
  %ei = tensor.empty() : tensor<4x5xi64>
  %r:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<4x5xi64>) outs(%e, %ei : tensor<4x5xf32>, tensor<4x5xi64>) {
  ^bb0(%a: i64, %o: f32, %q: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %n = arith.index_cast %a : i64 to index
    %s = arith.muli %i, %c9 : index
    %t = arith.addi %s, %n : index
    %ab = math.absi %a : i64
    %u = arith.index_cast %ab : i64 to index
    %row = arith.remui %u, %c6 : index
    %w = arith.addi %j, %c1 : index
    %col = arith.remui %w, %c9 : index
    %y = tensor.extract %x[%row, %col] : tensor<6x9xf32>
    %k = arith.index_cast %t : index to i64
    %fd = arith.floordivsi %k, %a : i64
    %c = arith.constant 0 : i64
    %isz = arith.cmpi eq, %a, %c : i64
    %sel = arith.select %isz, %c, %fd : i64
    linalg.yield %y, %sel : f32, i64
  } -> (tensor<4x5xf32>, tensor<4x5xi64>)
  return %r#0, %r#1 : tensor<4x5xf32>, tensor<4x5xi64>
}
