func.func @main(%x: tensor<24x64xi8>, %w: tensor<64x48xi8>, %b: tensor<48xi32>, %m: i32) -> tensor<24x48xi8> {
  %e = tensor.empty() : tensor<24x48xi32>
  %bb = linalg.broadcast ins(%b : tensor<48xi32>) outs(%e : tensor<24x48xi32>) dimensions = [0]
  %acc = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<24x64xi8>, tensor<64x48xi8>) outs(%bb : tensor<24x48xi32>) {
  ^bb0(%l: i8, %r: i8, %o: i32):
    %1 = arith.extui %l : i8 to i32
    %2 = arith.extsi %r : i8 to i32
    %3 = arith.muli %1, %2 overflow<nsw> : i32
    %4 = arith.addi %o, %3 overflow<nsw> : i32
    linalg.yield %4 : i32
  } -> tensor<24x48xi32>
  %q = tensor.empty() : tensor<24x48xi8>
  %lo = arith.constant -128 : i64
  %hi = arith.constant 127 : i64
  %sh = arith.constant 31 : i64
  %rnd = arith.constant 1073741824 : i64
  %y = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%acc : tensor<24x48xi32>) outs(%q : tensor<24x48xi8>) {
  ^bb0(%a: i32, %o: i8):
    %1 = arith.extsi %a : i32 to i64
    %2 = arith.extsi %m : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.addi %3, %rnd : i64
    %5 = arith.shrsi %4, %sh : i64
    %6 = arith.maxsi %5, %lo : i64
    %7 = arith.minsi %6, %hi : i64
    %8 = arith.trunci %7 : i64 to i8
    linalg.yield %8 : i8
  } -> tensor<24x48xi8>
  return %y : tensor<24x48xi8>
}
