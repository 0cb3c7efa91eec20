module @jit_any_all_count {
  func.func public @main(%arg0: tensor<16x16xf32>) -> (tensor<16xi1>, tensor<16xi1>, tensor<i32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant -3.000000e+00 : f32
    %false = arith.constant false
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x16xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%0 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %17 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %2 = tensor.empty() : tensor<16xi1>
    %3 = linalg.fill ins(%false : i1) outs(%2 : tensor<16xi1>) -> tensor<16xi1>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<16x16xi1>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %17 = arith.ori %out, %in : i1
      linalg.yield %17 : i1
    } -> tensor<16xi1>
    %5 = tensor.empty() : tensor<16x16xi1>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%5 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %17 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %7 = tensor.empty() : tensor<16xi1>
    %8 = linalg.fill ins(%true : i1) outs(%7 : tensor<16xi1>) -> tensor<16xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<16x16xi1>) outs(%8 : tensor<16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %17 = arith.andi %out, %in : i1
      linalg.yield %17 : i1
    } -> tensor<16xi1>
    %10 = tensor.empty() : tensor<16x16xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%10 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %17 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %17 : i1
    } -> tensor<16x16xi1>
    %12 = tensor.empty() : tensor<16x16xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x16xi1>) outs(%12 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %out: i32):
      %17 = arith.extui %in : i1 to i32
      linalg.yield %17 : i32
    } -> tensor<16x16xi32>
    %14 = tensor.empty() : tensor<i32>
    %15 = linalg.fill ins(%c0_i32 : i32) outs(%14 : tensor<i32>) -> tensor<i32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%13 : tensor<16x16xi32>) outs(%15 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.addi %out, %in : i32
      linalg.yield %17 : i32
    } -> tensor<i32>
    return %4, %9, %16 : tensor<16xi1>, tensor<16xi1>, tensor<i32>
  }
}