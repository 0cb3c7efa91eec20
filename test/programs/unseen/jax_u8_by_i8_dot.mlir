module @jit_u8_by_i8_dot {
  func.func public @main(%arg0: tensor<16x12xi8> {iree.abi.encoding = tensor<16x12xui8>}, %arg1: tensor<12x8xi8>) -> tensor<16x8xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<16x8xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<16x8xi32>) -> tensor<16x8xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x12xi8>, tensor<12x8xi8>) outs(%1 : tensor<16x8xi32>) -> tensor<16x8xi32>
    return %2 : tensor<16x8xi32>
  }
}

