module @jit_linear_leaky_slope_argument attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x48xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<f32>) -> (tensor<24x48xbf16> {jax.result_info = "result"}) {
    %0 = tensor.empty() : tensor<24x48xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%1 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %3 = tensor.empty() : tensor<48xf32>
    %mapped = linalg.map { arith.extf } ins(%arg2 : tensor<48xbf16>) outs(%3 : tensor<48xf32>)
    %broadcasted = linalg.broadcast ins(%mapped : tensor<48xf32>) outs(%0 : tensor<24x48xf32>) dimensions = [0] 
    %mapped_0 = linalg.map { arith.addf } ins(%2, %broadcasted : tensor<24x48xf32>, tensor<24x48xf32>) outs(%0 : tensor<24x48xf32>)
    %4 = tensor.empty() : tensor<24x48xi1>
    %mapped_1 = linalg.map ins(%mapped_0 : tensor<24x48xf32>) outs(%4 : tensor<24x48xi1>)
      (%in: f32, %init: i1) {
        %6 = arith.cmpf ogt, %in, %cst : f32
        linalg.yield %6 : i1
      }
    %broadcasted_2 = linalg.broadcast ins(%arg3 : tensor<f32>) outs(%0 : tensor<24x48xf32>) dimensions = [0, 1] 
    %mapped_3 = linalg.map { arith.mulf } ins(%broadcasted_2, %mapped_0 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%0 : tensor<24x48xf32>)
    %mapped_4 = linalg.map { arith.select } ins(%mapped_1, %mapped_0, %mapped_3 : tensor<24x48xi1>, tensor<24x48xf32>, tensor<24x48xf32>) outs(%0 : tensor<24x48xf32>)
    %5 = tensor.empty() : tensor<24x48xbf16>
    %mapped_5 = linalg.map { arith.truncf } ins(%mapped_4 : tensor<24x48xf32>) outs(%5 : tensor<24x48xbf16>)
    return %mapped_5 : tensor<24x48xbf16>
  }
}

