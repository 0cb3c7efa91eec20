module @jit_jax_tied_embedding_gather_and_logits {
  func.func public @main(%arg0: tensor<6xi32>, %arg1: tensor<50x32xbf16>, %arg2: tensor<32x32xbf16>) -> tensor<6x50xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x32xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6xi32>) outs(%0 : tensor<6x32xbf16>) {
    ^bb0(%in0: i32, %out0: bf16):
      %ti_1 = arith.index_cast %in0 : i32 to index
      %tj_1 = linalg.index 1 : index
      %c49 = arith.constant 49 : index
      %c0 = arith.constant 0 : index
      %ta_1 = arith.maxsi %ti_1, %c0 : index
      %tb_1 = arith.minsi %ta_1, %c49 : index
      %tv_1 = tensor.extract %arg1[%tb_1, %tj_1] : tensor<50x32xbf16>
      linalg.yield %tv_1 : bf16
    } -> tensor<6x32xbf16>
    %2 = tensor.empty() : tensor<6x32xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<6x32xf32>) -> tensor<6x32xf32>
    %4 = linalg.matmul ins(%1, %arg2 : tensor<6x32xbf16>, tensor<32x32xbf16>) outs(%3 : tensor<6x32xf32>) -> tensor<6x32xf32>
    %5 = tensor.empty() : tensor<6x32xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x32xf32>) outs(%5 : tensor<6x32xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_6 = math.tanh %in0 : f32
      linalg.yield %t0_6 : f32
    } -> tensor<6x32xf32>
    %7 = tensor.empty() : tensor<6x32xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x32xf32>) outs(%7 : tensor<6x32xbf16>) {
    ^bb0(%in0: f32, %out0: bf16):
      %t0_8 = arith.truncf %in0 : f32 to bf16
      linalg.yield %t0_8 : bf16
    } -> tensor<6x32xbf16>
    %9 = tensor.empty() : tensor<6x50xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<6x50xf32>) -> tensor<6x50xf32>
    %11 = linalg.matmul_transpose_b ins(%8, %arg1 : tensor<6x32xbf16>, tensor<50x32xbf16>) outs(%10 : tensor<6x50xf32>) -> tensor<6x50xf32>
    return %11 : tensor<6x50xf32>
  }
}
