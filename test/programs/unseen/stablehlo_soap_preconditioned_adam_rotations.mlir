module @jit_soap_preconditioned_adam_rotations attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<12x12xf32>, %arg5: tensor<12x8xf32>, %arg6: tensor<f32>) -> (tensor<12x8xf32> {jax.result_info = "result[0]"}, tensor<12x8xf32> {jax.result_info = "result[1]"}, tensor<12x8xf32> {jax.result_info = "result[2]"}, tensor<8x8xf32> {jax.result_info = "result[3]"}) {
    %0 = tensor.empty() : tensor<12x12xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<12x12xf32>) outs(%0 : tensor<12x12xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<12x8xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %3 = linalg.matmul ins(%transposed, %arg0 : tensor<12x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %4 = linalg.matmul ins(%3, %arg3 : tensor<12x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %cst_0 = arith.constant 0.949999988 : f32
    %mapped = linalg.map ins(%arg1 : tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.mulf %cst_0, %in : f32
        linalg.yield %14 : f32
      }
    %cst_1 = arith.constant 5.000000e-02 : f32
    %mapped_2 = linalg.map ins(%arg0 : tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.mulf %cst_1, %in : f32
        linalg.yield %14 : f32
      }
    %mapped_3 = linalg.map { arith.addf } ins(%mapped, %mapped_2 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %mapped_4 = linalg.map ins(%arg2 : tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.mulf %cst_0, %in : f32
        linalg.yield %14 : f32
      }
    %mapped_5 = linalg.map { arith.mulf } ins(%4, %4 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %mapped_6 = linalg.map ins(%mapped_5 : tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.mulf %cst_1, %in : f32
        linalg.yield %14 : f32
      }
    %mapped_7 = linalg.map { arith.addf } ins(%mapped_4, %mapped_6 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %5 = linalg.matmul ins(%transposed, %mapped_3 : tensor<12x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %6 = linalg.matmul ins(%5, %arg3 : tensor<12x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %7 = tensor.empty() : tensor<f32>
    %mapped_8 = linalg.map ins(%arg6 : tensor<f32>) outs(%7 : tensor<f32>)
      (%in: f32, %init: f32) {
        %14 = math.powf %cst_0, %in : f32
        linalg.yield %14 : f32
      }
    %cst_9 = arith.constant 1.000000e+00 : f32
    %mapped_10 = linalg.map ins(%mapped_8 : tensor<f32>) outs(%7 : tensor<f32>)
      (%in: f32, %init: f32) {
        %14 = arith.subf %cst_9, %in : f32
        linalg.yield %14 : f32
      }
    %broadcasted = linalg.broadcast ins(%mapped_10 : tensor<f32>) outs(%1 : tensor<12x8xf32>) dimensions = [0, 1] 
    %mapped_11 = linalg.map { arith.divf } ins(%6, %broadcasted : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %mapped_12 = linalg.map { arith.divf } ins(%mapped_7, %broadcasted : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %mapped_13 = linalg.map { math.sqrt } ins(%mapped_12 : tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %cst_14 = arith.constant 9.99999993E-9 : f32
    %mapped_15 = linalg.map ins(%mapped_13 : tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.addf %in, %cst_14 : f32
        linalg.yield %14 : f32
      }
    %mapped_16 = linalg.map { arith.divf } ins(%mapped_11, %mapped_15 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %cst_17 = arith.constant 3.000000e-03 : f32
    %mapped_18 = linalg.map ins(%arg4 : tensor<12x12xf32>) outs(%0 : tensor<12x12xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.mulf %cst_17, %in : f32
        linalg.yield %14 : f32
      }
    %8 = linalg.matmul ins(%mapped_18, %mapped_16 : tensor<12x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %9 = tensor.empty() : tensor<8x8xf32>
    %transposed_19 = linalg.transpose ins(%arg3 : tensor<8x8xf32>) outs(%9 : tensor<8x8xf32>) permutation = [1, 0] 
    %10 = linalg.matmul ins(%8, %transposed_19 : tensor<12x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %mapped_20 = linalg.map { arith.subf } ins(%arg5, %10 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>)
    %mapped_21 = linalg.map ins(%arg3 : tensor<8x8xf32>) outs(%9 : tensor<8x8xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.mulf %cst_0, %in : f32
        linalg.yield %14 : f32
      }
    %11 = tensor.empty() : tensor<8x12xf32>
    %transposed_22 = linalg.transpose ins(%arg0 : tensor<12x8xf32>) outs(%11 : tensor<8x12xf32>) permutation = [1, 0] 
    %mapped_23 = linalg.map ins(%transposed_22 : tensor<8x12xf32>) outs(%11 : tensor<8x12xf32>)
      (%in: f32, %init: f32) {
        %14 = arith.mulf %cst_1, %in : f32
        linalg.yield %14 : f32
      }
    %12 = linalg.fill ins(%cst : f32) outs(%9 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %13 = linalg.matmul ins(%mapped_23, %arg0 : tensor<8x12xf32>, tensor<12x8xf32>) outs(%12 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %mapped_24 = linalg.map { arith.addf } ins(%mapped_21, %13 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%9 : tensor<8x8xf32>)
    return %mapped_20, %mapped_3, %mapped_7, %mapped_24 : tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>
  }
}

