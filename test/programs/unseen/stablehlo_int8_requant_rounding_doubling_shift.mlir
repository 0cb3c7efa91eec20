#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_int8_requant_rounding_doubling_shift attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x16xi8>, %arg1: tensor<16x8xi8>, %arg2: tensor<8xi32>) -> (tensor<8x8xi8> {jax.result_info = "result[0]"}, tensor<8x8xi32> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<8x8xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<8x8xi32>) -> tensor<8x8xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x16xi8>, tensor<16x8xi8>) outs(%1 : tensor<8x8xi32>) -> tensor<8x8xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xi32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %17 = arith.addi %in, %in_0 : i32
      linalg.yield %17 : i32
    } -> tensor<8x8xi32>
    %5 = tensor.empty() : tensor<8x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x8xi32>) outs(%5 : tensor<8x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %17 = arith.sitofp %in : i32 to f32
      linalg.yield %17 : f32
    } -> tensor<8x8xf32>
    %cst = arith.constant 0.00779999978 : f32
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x8xf32>) outs(%5 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.mulf %in, %cst : f32
      linalg.yield %17 : f32
    } -> tensor<8x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x8xf32>) outs(%5 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = math.roundeven %in : f32
      linalg.yield %17 : f32
    } -> tensor<8x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x8xf32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: f32, %out: i32):
      %17 = arith.fptosi %in : f32 to i32
      linalg.yield %17 : i32
    } -> tensor<8x8xi32>
    %c3_i32 = arith.constant 3 : i32
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x8xi32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.subi %in, %c3_i32 : i32
      linalg.yield %17 : i32
    } -> tensor<8x8xi32>
    %c-128_i32 = arith.constant -128 : i32
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8x8xi32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.maxsi %c-128_i32, %in : i32
      linalg.yield %17 : i32
    } -> tensor<8x8xi32>
    %c127_i32 = arith.constant 127 : i32
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x8xi32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.minsi %c127_i32, %in : i32
      linalg.yield %17 : i32
    } -> tensor<8x8xi32>
    %13 = tensor.empty() : tensor<8x8xi8>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<8x8xi32>) outs(%13 : tensor<8x8xi8>) {
    ^bb0(%in: i32, %out: i8):
      %17 = arith.trunci %in : i32 to i8
      linalg.yield %17 : i8
    } -> tensor<8x8xi8>
    %c32_i32 = arith.constant 32 : i32
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x8xi32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %17 = arith.addi %in, %c32_i32 : i32
      linalg.yield %17 : i32
    } -> tensor<8x8xi32>
    %c6_i32 = arith.constant 6 : i32
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8x8xi32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c31_i32 = arith.constant 31 : i32
      %17 = arith.shrsi %in, %c31_i32 : i32
      %18 = arith.shrsi %in, %c6_i32 : i32
      %19 = arith.cmpi ugt, %c32_i32, %c6_i32 : i32
      %20 = arith.select %19, %18, %17 : i32
      linalg.yield %20 : i32
    } -> tensor<8x8xi32>
    return %14, %16 : tensor<8x8xi8>, tensor<8x8xi32>
  }
}

