module @jit_i16_dot_widened_then_saturated attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x12xi16>, %arg1: tensor<12x6xi16>) -> (tensor<5x6xi16> {jax.result_info = "result[0]"}, tensor<5x6xi32> {jax.result_info = "result[1]"}, tensor<5x6xi32> {jax.result_info = "result[2]"}) {
    %0 = tensor.empty() : tensor<5x6xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<5x6xi32>) -> tensor<5x6xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<5x12xi16>, tensor<12x6xi16>) outs(%1 : tensor<5x6xi32>) -> tensor<5x6xi32>
    %c7_i32 = arith.constant 7 : i32
    %mapped = linalg.map ins(%2 : tensor<5x6xi32>) outs(%0 : tensor<5x6xi32>)
      (%in: i32, %init: i32) {
        %c31_i32 = arith.constant 31 : i32
        %4 = arith.shrsi %in, %c31_i32 : i32
        %5 = arith.shrsi %in, %c7_i32 : i32
        %c32_i32 = arith.constant 32 : i32
        %6 = arith.cmpi ugt, %c32_i32, %c7_i32 : i32
        %7 = arith.select %6, %5, %4 : i32
        linalg.yield %7 : i32
      }
    %c-32768_i32 = arith.constant -32768 : i32
    %mapped_0 = linalg.map ins(%mapped : tensor<5x6xi32>) outs(%0 : tensor<5x6xi32>)
      (%in: i32, %init: i32) {
        %4 = arith.maxsi %c-32768_i32, %in : i32
        linalg.yield %4 : i32
      }
    %c32767_i32 = arith.constant 32767 : i32
    %mapped_1 = linalg.map ins(%mapped_0 : tensor<5x6xi32>) outs(%0 : tensor<5x6xi32>)
      (%in: i32, %init: i32) {
        %4 = arith.minsi %c32767_i32, %in : i32
        linalg.yield %4 : i32
      }
    %3 = tensor.empty() : tensor<5x6xi16>
    %mapped_2 = linalg.map { arith.trunci {overflowFlags = #arith.overflow<none>} } ins(%mapped_1 : tensor<5x6xi32>) outs(%3 : tensor<5x6xi16>)
    %mapped_3 = linalg.map { math.ctpop } ins(%2 : tensor<5x6xi32>) outs(%0 : tensor<5x6xi32>)
    %mapped_4 = linalg.map { math.ctlz } ins(%2 : tensor<5x6xi32>) outs(%0 : tensor<5x6xi32>)
    return %mapped_2, %mapped_3, %mapped_4 : tensor<5x6xi16>, tensor<5x6xi32>, tensor<5x6xi32>
  }
}

