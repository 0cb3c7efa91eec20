module @jit_integer_comparisons {
  func.func public @main(%arg0: tensor<16x16xi32>, %arg1: tensor<16x16xi32>) -> (tensor<16x16xi1>, tensor<i32>) {
    %c-3_i32 = arith.constant -3 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<16x16xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%0 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_0: i32, %out: i1):
      %17 = arith.cmpi sgt, %in, %in_0 : i32
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %2 = tensor.empty() : tensor<16x16xi1>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xi32>) outs(%2 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %17 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %4 = tensor.empty() : tensor<16x16xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%4 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %17 = arith.andi %in, %in_0 : i1
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %6 = tensor.empty() : tensor<16x16xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x16xi32>) outs(%6 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %17 = arith.cmpi sle, %in, %c-3_i32 : i32
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %8 = tensor.empty() : tensor<16x16xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%8 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %17 = arith.ori %in, %in_0 : i1
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %10 = tensor.empty() : tensor<16x16xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%10 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_0: i32, %out: i1):
      %17 = arith.cmpi sge, %in, %in_0 : i32
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %12 = tensor.empty() : tensor<16x16xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %arg0, %arg1 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%12 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %17 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %17 : i32
    } -> tensor<16x16xi32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.fill ins(%c0_i32 : i32) outs(%14 : tensor<i32>) -> tensor<i32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%13 : tensor<16x16xi32>) outs(%15 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.addi %out, %in : i32
      linalg.yield %17 : i32
    } -> tensor<i32>
    return %9, %16 : tensor<16x16xi1>, tensor<i32>
  }
}