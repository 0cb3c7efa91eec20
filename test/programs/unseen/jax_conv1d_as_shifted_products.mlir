module @jit_jax_conv1d_as_shifted_products {
  func.func public @main(%arg0: tensor<2x18x16xf32>, %arg1: tensor<3x16x24xf32>) -> tensor<2x16x24xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.extract_slice %arg0[0, 0, 0] [2, 16, 16] [1, 1, 1] : tensor<2x18x16xf32> to tensor<2x16x16xf32>
    %1 = tensor.extract_slice %arg1[0, 0, 0] [1, 16, 24] [1, 1, 1] : tensor<3x16x24xf32> to tensor<16x24xf32>
    %2 = tensor.empty() : tensor<2x16x24xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<2x16x24xf32>) -> tensor<2x16x24xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%0, %1 : tensor<2x16x16xf32>, tensor<16x24xf32>) outs(%3 : tensor<2x16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_4 = arith.mulf %in0, %in1 : f32
      %t1_4 = arith.addf %out0, %t0_4 : f32
      linalg.yield %t1_4 : f32
    } -> tensor<2x16x24xf32>
    %5 = tensor.extract_slice %arg0[0, 1, 0] [2, 16, 16] [1, 1, 1] : tensor<2x18x16xf32> to tensor<2x16x16xf32>
    %6 = tensor.extract_slice %arg1[1, 0, 0] [1, 16, 24] [1, 1, 1] : tensor<3x16x24xf32> to tensor<16x24xf32>
    %7 = tensor.empty() : tensor<2x16x24xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<2x16x24xf32>) -> tensor<2x16x24xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%5, %6 : tensor<2x16x16xf32>, tensor<16x24xf32>) outs(%8 : tensor<2x16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_9 = arith.mulf %in0, %in1 : f32
      %t1_9 = arith.addf %out0, %t0_9 : f32
      linalg.yield %t1_9 : f32
    } -> tensor<2x16x24xf32>
    %10 = tensor.empty() : tensor<2x16x24xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %9 : tensor<2x16x24xf32>, tensor<2x16x24xf32>) outs(%10 : tensor<2x16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_11 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_11 : f32
    } -> tensor<2x16x24xf32>
    %12 = tensor.extract_slice %arg0[0, 2, 0] [2, 16, 16] [1, 1, 1] : tensor<2x18x16xf32> to tensor<2x16x16xf32>
    %13 = tensor.extract_slice %arg1[2, 0, 0] [1, 16, 24] [1, 1, 1] : tensor<3x16x24xf32> to tensor<16x24xf32>
    %14 = tensor.empty() : tensor<2x16x24xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<2x16x24xf32>) -> tensor<2x16x24xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12, %13 : tensor<2x16x16xf32>, tensor<16x24xf32>) outs(%15 : tensor<2x16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_16 = arith.mulf %in0, %in1 : f32
      %t1_16 = arith.addf %out0, %t0_16 : f32
      linalg.yield %t1_16 : f32
    } -> tensor<2x16x24xf32>
    %17 = tensor.empty() : tensor<2x16x24xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %16 : tensor<2x16x24xf32>, tensor<2x16x24xf32>) outs(%17 : tensor<2x16x24xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_18 = arith.addf %in0, %in1 : f32
      linalg.yield %t0_18 : f32
    } -> tensor<2x16x24xf32>
    return %18 : tensor<2x16x24xf32>
  }
}
