module @jit_int4_by_int4_dot_i32 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xi4>, %arg1: tensor<8x6xi4>) -> (tensor<4x6xi32> {jax.result_info = "result"}) {
    %0 = tensor.empty() : tensor<4x6xi32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<4x6xi32>) -> tensor<4x6xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xi4>, tensor<8x6xi4>) outs(%1 : tensor<4x6xi32>) -> tensor<4x6xi32>
    return %2 : tensor<4x6xi32>
  }
}

