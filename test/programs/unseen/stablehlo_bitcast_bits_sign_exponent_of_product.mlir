#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_bitcast_bits_sign_exponent_of_product attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<6x4xf32>) -> (tensor<4x4xi1> {jax.result_info = "result[0]"}, tensor<4x4xi32> {jax.result_info = "result[1]"}, tensor<4x6xf32> {jax.result_info = "result[2]"}) {
    %0 = tensor.empty() : tensor<4x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x6xf32>, tensor<6x4xf32>) outs(%1 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = tensor.empty() : tensor<4x4xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x4xf32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: f32, %out: i32):
      %18 = arith.bitcast %in : f32 to i32
      linalg.yield %18 : i32
    } -> tensor<4x4xi32>
    %c31_i32 = arith.constant 31 : i32
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x4xi32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %c0_i32_0 = arith.constant 0 : i32
      %18 = arith.shrui %in, %c31_i32 : i32
      %c32_i32 = arith.constant 32 : i32
      %19 = arith.cmpi ugt, %c32_i32, %c31_i32 : i32
      %20 = arith.select %19, %18, %c0_i32_0 : i32
      linalg.yield %20 : i32
    } -> tensor<4x4xi32>
    %6 = tensor.empty() : tensor<4x4xi1>
    %c0_i32 = arith.constant 0 : i32
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x4xi32>) outs(%6 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %18 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %18 : i1
    } -> tensor<4x4xi1>
    %c23_i32 = arith.constant 23 : i32
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x4xi32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.shrui %in, %c23_i32 : i32
      %c32_i32 = arith.constant 32 : i32
      %19 = arith.cmpi ugt, %c32_i32, %c23_i32 : i32
      %20 = arith.select %19, %18, %c0_i32 : i32
      linalg.yield %20 : i32
    } -> tensor<4x4xi32>
    %c255_i32 = arith.constant 255 : i32
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<4x4xi32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.andi %in, %c255_i32 : i32
      linalg.yield %18 : i32
    } -> tensor<4x4xi32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x4xi32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %c127_i32 = arith.constant 127 : i32
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4x4xi32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.subi %in, %c127_i32 : i32
      linalg.yield %18 : i32
    } -> tensor<4x4xi32>
    %c-65536_i32 = arith.constant -65536 : i32
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x4xi32>) outs(%3 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %18 = arith.andi %in, %c-65536_i32 : i32
      linalg.yield %18 : i32
    } -> tensor<4x4xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<4x4xi32>) outs(%0 : tensor<4x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %18 = arith.bitcast %in : i32 to f32
      linalg.yield %18 : f32
    } -> tensor<4x4xf32>
    %14 = tensor.empty() : tensor<4x6xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x4xf32>) outs(%14 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%14 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %17 = linalg.matmul ins(%13, %15 : tensor<4x4xf32>, tensor<4x6xf32>) outs(%16 : tensor<4x6xf32>) -> tensor<4x6xf32>
    return %7, %11, %17 : tensor<4x4xi1>, tensor<4x4xi32>, tensor<4x6xf32>
  }
}

