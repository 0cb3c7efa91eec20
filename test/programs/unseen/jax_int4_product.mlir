module @jit_int4_product {
  func.func public @main(%arg0: tensor<5x6xi4>, %arg1: tensor<6x4xi4>) -> tensor<5x4xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<5x4xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<5x4xi32>) -> tensor<5x4xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<5x6xi4>, tensor<6x4xi4>) outs(%1 : tensor<5x4xi32>) -> tensor<5x4xi32>
    return %2 : tensor<5x4xi32>
  }
}

