#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_reduce_precision_bf16_and_f8_fake_quant attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x6xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0]"}, tensor<6x6xf32> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<6x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.bitcast %in : f32 to i32
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %10 = arith.andi %9, %c2147483647_i32 : i32
      %c2139095040_i32 = arith.constant 2139095040 : i32
      %11 = arith.cmpi ugt, %10, %c2139095040_i32 : i32
      %c16_i32 = arith.constant 16 : i32
      %c65536_i32 = arith.constant 65536 : i32
      %c32767_i32 = arith.constant 32767 : i32
      %12 = arith.andi %9, %c65536_i32 : i32
      %13 = arith.shrui %12, %c16_i32 : i32
      %14 = arith.addi %13, %c32767_i32 : i32
      %15 = arith.addi %9, %14 : i32
      %c-65536_i32 = arith.constant -65536 : i32
      %16 = arith.andi %15, %c-65536_i32 : i32
      %17 = arith.bitcast %16 : i32 to f32
      %18 = arith.select %11, %in, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<6x8xf32>
    %2 = tensor.empty() : tensor<6x6xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<6x8xf32>, tensor<8x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %5 = tensor.empty() : tensor<6x6xf8E5M2>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x6xf32>) outs(%5 : tensor<6x6xf8E5M2>) {
    ^bb0(%in: f32, %out: f8E5M2):
      %9 = arith.truncf %in : f32 to f8E5M2
      linalg.yield %9 : f8E5M2
    } -> tensor<6x6xf8E5M2>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x6xf8E5M2>) outs(%2 : tensor<6x6xf32>) {
    ^bb0(%in: f8E5M2, %out: f32):
      %9 = arith.extf %in : f8E5M2 to f32
      linalg.yield %9 : f32
    } -> tensor<6x6xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x6xf32>) outs(%2 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.bitcast %in : f32 to i32
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %10 = arith.andi %9, %c2147483647_i32 : i32
      %c2139095040_i32 = arith.constant 2139095040 : i32
      %11 = arith.cmpi ugt, %10, %c2139095040_i32 : i32
      %c21_i32 = arith.constant 21 : i32
      %c2097152_i32 = arith.constant 2097152 : i32
      %c1048575_i32 = arith.constant 1048575 : i32
      %12 = arith.andi %9, %c2097152_i32 : i32
      %13 = arith.shrui %12, %c21_i32 : i32
      %14 = arith.addi %13, %c1048575_i32 : i32
      %15 = arith.addi %9, %14 : i32
      %c-2097152_i32 = arith.constant -2097152 : i32
      %16 = arith.andi %15, %c-2097152_i32 : i32
      %17 = arith.andi %16, %c2139095040_i32 : i32
      %c1191182336_i32 = arith.constant 1191182336 : i32
      %18 = arith.cmpi ugt, %17, %c1191182336_i32 : i32
      %c939524096_i32 = arith.constant 939524096 : i32
      %19 = arith.cmpi ule, %17, %c939524096_i32 : i32
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      %20 = arith.andi %16, %c-2147483648_i32 : i32
      %21 = arith.ori %20, %c2139095040_i32 : i32
      %22 = arith.select %18, %21, %16 : i32
      %23 = arith.select %19, %20, %22 : i32
      %24 = arith.bitcast %23 : i32 to f32
      %25 = arith.select %11, %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<6x6xf32>
    return %7, %8 : tensor<6x6xf32>, tensor<6x6xf32>
  }
}

