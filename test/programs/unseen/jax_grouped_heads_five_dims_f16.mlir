module @jit_jax_grouped_heads_five_dims_f16 {
  func.func public @main(%arg0: tensor<2x2x3x8x16xf16>, %arg1: tensor<2x2x10x16xf16>, %arg2: tensor<2x2x10x16xf16>) -> tensor<2x8x2x3x16xf32> {
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x2x3x8x10xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x2x3x8x10xf32>) -> tensor<2x2x3x8x10xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<2x2x3x8x16xf16>, tensor<2x2x10x16xf16>) outs(%1 : tensor<2x2x3x8x10xf32>) {
    ^bb0(%in0: f16, %in1: f16, %out0: f32):
      %t8_2 = arith.extf %in0 : f16 to f32
      %t9_2 = arith.extf %in1 : f16 to f32
      %t0_2 = arith.mulf %t8_2, %t9_2 : f32
      %t1_2 = arith.addf %out0, %t0_2 : f32
      linalg.yield %t1_2 : f32
    } -> tensor<2x2x3x8x10xf32>
    %3 = tensor.empty() : tensor<2x2x3x8xf32>
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<2x2x3x8xf32>) -> tensor<2x2x3x8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%2 : tensor<2x2x3x8x10xf32>) outs(%4 : tensor<2x2x3x8xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_5 = arith.maximumf %out0, %in0 : f32
      linalg.yield %t0_5 : f32
    } -> tensor<2x2x3x8xf32>
    %6 = tensor.empty() : tensor<2x2x3x8x10xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<2x2x3x8x10xf32>, tensor<2x2x3x8xf32>) outs(%6 : tensor<2x2x3x8x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_7 = arith.subf %in0, %in1 : f32
      %t1_7 = math.exp %t0_7 : f32
      linalg.yield %t1_7 : f32
    } -> tensor<2x2x3x8x10xf32>
    %8 = tensor.empty() : tensor<2x2x3x8xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<2x2x3x8xf32>) -> tensor<2x2x3x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%7 : tensor<2x2x3x8x10xf32>) outs(%9 : tensor<2x2x3x8xf32>) {
    ^bb0(%in0: f32, %out0: f32):
      %t0_10 = arith.addf %out0, %in0 : f32
      linalg.yield %t0_10 : f32
    } -> tensor<2x2x3x8xf32>
    %11 = tensor.empty() : tensor<2x2x3x8x10xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7, %10 : tensor<2x2x3x8x10xf32>, tensor<2x2x3x8xf32>) outs(%11 : tensor<2x2x3x8x10xf32>) {
    ^bb0(%in0: f32, %in1: f32, %out0: f32):
      %t0_12 = arith.divf %in0, %in1 : f32
      linalg.yield %t0_12 : f32
    } -> tensor<2x2x3x8x10xf32>
    %13 = tensor.empty() : tensor<2x2x3x8x10xf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x2x3x8x10xf32>) outs(%13 : tensor<2x2x3x8x10xf16>) {
    ^bb0(%in0: f32, %out0: f16):
      %t0_14 = arith.truncf %in0 : f32 to f16
      linalg.yield %t0_14 : f16
    } -> tensor<2x2x3x8x10xf16>
    %15 = tensor.empty() : tensor<2x8x2x3x16xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<2x8x2x3x16xf32>) -> tensor<2x8x2x3x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d1, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d5, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%14, %arg2 : tensor<2x2x3x8x10xf16>, tensor<2x2x10x16xf16>) outs(%16 : tensor<2x8x2x3x16xf32>) {
    ^bb0(%in0: f16, %in1: f16, %out0: f32):
      %t8_17 = arith.extf %in0 : f16 to f32
      %t9_17 = arith.extf %in1 : f16 to f32
      %t0_17 = arith.mulf %t8_17, %t9_17 : f32
      %t1_17 = arith.addf %out0, %t0_17 : f32
      linalg.yield %t1_17 : f32
    } -> tensor<2x8x2x3x16xf32>
    return %17 : tensor<2x8x2x3x16xf32>
  }
}
