module {
  func.func @main(%x: tensor<4x32xi8>, %w: tensor<16x32xi8>, %b: tensor<16xi32>) -> tensor<4x16xi8> {
    %zi = arith.constant 0 : i32
    %mul = arith.constant dense<[1073741824, 1205862400, 1342177280, 1476395008, 1610612736, 1744830464, 1879048192, 2013265920, 1073741824, 1205862400, 1342177280, 1476395008, 1610612736, 1744830464, 1879048192, 2013265920]> : tensor<16xi32>
    %e0 = tensor.empty() : tensor<32x16xi8>
    %wt = linalg.transpose ins(%w : tensor<16x32xi8>) outs(%e0 : tensor<32x16xi8>) permutation = [1, 0]
    %e = tensor.empty() : tensor<4x16xi32>
    %bb = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<16xi32>) outs(%e : tensor<4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x16xi32>
    %xz = arith.constant -3 : i32
    %wz = arith.constant 0 : i32
    %m = linalg.quantized_matmul ins(%x, %wt, %xz, %wz : tensor<4x32xi8>, tensor<32x16xi8>, i32, i32) outs(%bb : tensor<4x16xi32>) -> tensor<4x16xi32>
    %e8 = tensor.empty() : tensor<4x16xi8>
    %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%m, %mul : tensor<4x16xi32>, tensor<16xi32>) outs(%e8 : tensor<4x16xi8>) {
    ^bb0(%in: i32, %in_0: i32, %out: i8):
      %c38 = arith.constant 38 : i64
      %round = arith.constant 137438953472 : i64
      %0 = arith.extsi %in : i32 to i64
      %1 = arith.extsi %in_0 : i32 to i64
      %2 = arith.muli %0, %1 : i64
      %3 = arith.addi %2, %round : i64
      %4 = arith.shrsi %3, %c38 : i64
      %5 = arith.trunci %4 : i64 to i32
      %c4 = arith.constant 4 : i32
      %6 = arith.addi %5, %c4 : i32
      %lo = arith.constant -128 : i32
      %hi = arith.constant 127 : i32
      %7 = arith.maxsi %6, %lo : i32
      %8 = arith.minsi %7, %hi : i32
      %9 = arith.trunci %8 : i32 to i8
      linalg.yield %9 : i8
    } -> tensor<4x16xi8>
    return %r : tensor<4x16xi8>
  }
}
