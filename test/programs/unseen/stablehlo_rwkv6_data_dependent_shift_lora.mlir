#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_rwkv6_data_dependent_shift_lora attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x8x12xf32>, %arg1: tensor<3x8x12xf32>, %arg2: tensor<3x12xf32>, %arg3: tensor<12x12xf32>, %arg4: tensor<12xf32>) -> (tensor<3x8x12xf32> {jax.result_info = "result[0]"}, tensor<3x8x12xf32> {jax.result_info = "result[1]"}) {
    %extracted_slice = tensor.extract_slice %arg1[0, 7, 0] [3, 1, 12] [1, 1, 1] : tensor<3x8x12xf32> to tensor<3x1x12xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0, 0] [3, 7, 12] [1, 1, 1] : tensor<3x8x12xf32> to tensor<3x7x12xf32>
    %concat = tensor.concat dim(1) %extracted_slice, %extracted_slice_0 : (tensor<3x1x12xf32>, tensor<3x7x12xf32>) -> tensor<3x8x12xf32>
    %0 = tensor.empty() : tensor<3x8x12xf32>
    %mapped = linalg.map { arith.subf } ins(%concat, %arg0 : tensor<3x8x12xf32>, tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<3x12xf32>) outs(%0 : tensor<3x8x12xf32>) dimensions = [1] 
    %mapped_1 = linalg.map { arith.mulf } ins(%mapped, %broadcasted : tensor<3x8x12xf32>, tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %mapped_2 = linalg.map { arith.addf } ins(%arg0, %mapped_1 : tensor<3x8x12xf32>, tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x8x12xf32>) -> tensor<3x8x12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%mapped_2, %arg3 : tensor<3x8x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<3x8x12xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %3 = arith.mulf %in, %in_11 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<3x8x12xf32>
    %mapped_3 = linalg.map { math.tanh } ins(%2 : tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %broadcasted_4 = linalg.broadcast ins(%arg4 : tensor<12xf32>) outs(%0 : tensor<3x8x12xf32>) dimensions = [0, 1] 
    %mapped_5 = linalg.map { arith.addf } ins(%broadcasted_4, %mapped_3 : tensor<3x8x12xf32>, tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %mapped_6 = linalg.map { math.exp } ins(%mapped_5 : tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %mapped_7 = linalg.map { arith.negf } ins(%mapped_6 : tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %mapped_8 = linalg.map { math.exp } ins(%mapped_7 : tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %mapped_9 = linalg.map { arith.mulf } ins(%mapped, %mapped_3 : tensor<3x8x12xf32>, tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    %mapped_10 = linalg.map { arith.addf } ins(%arg0, %mapped_9 : tensor<3x8x12xf32>, tensor<3x8x12xf32>) outs(%0 : tensor<3x8x12xf32>)
    return %mapped_8, %mapped_10 : tensor<3x8x12xf32>, tensor<3x8x12xf32>
  }
}

