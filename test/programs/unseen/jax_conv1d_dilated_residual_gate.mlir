#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_conv1d_dilated_residual_gate {
  func.func public @main(%arg0: tensor<2x20x6xf32>, %arg1: tensor<3x6x10xf32>) -> tensor<2x20x5xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x20x10xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<2x20x10xf32>) -> tensor<2x20x10xf32>
    %padded = tensor.pad %arg0 low[0, 4, 0] high[0, 0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<2x20x6xf32> to tensor<2x24x6xf32>
    %2 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%padded, %arg1 : tensor<2x24x6xf32>, tensor<3x6x10xf32>) outs(%1 : tensor<2x20x10xf32>) -> tensor<2x20x10xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [2, 20, 5] [1, 1, 1] : tensor<2x20x10xf32> to tensor<2x20x5xf32>
    %extracted_slice_1 = tensor.extract_slice %2[0, 0, 5] [2, 20, 5] [1, 1, 1] : tensor<2x20x10xf32> to tensor<2x20x5xf32>
    %3 = tensor.empty() : tensor<2x20x5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x20x5xf32>) outs(%3 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.tanh %in : f32
      linalg.yield %15 : f32
    } -> tensor<2x20x5xf32>
    %5 = tensor.empty() : tensor<2x20x5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1 : tensor<2x20x5xf32>) outs(%5 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.negf %in : f32
      linalg.yield %15 : f32
    } -> tensor<2x20x5xf32>
    %7 = tensor.empty() : tensor<2x20x5xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x20x5xf32>) outs(%7 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = math.exp %in : f32
      linalg.yield %15 : f32
    } -> tensor<2x20x5xf32>
    %9 = tensor.empty() : tensor<2x20x5xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x20x5xf32>) outs(%9 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.addf %in, %cst : f32
      linalg.yield %15 : f32
    } -> tensor<2x20x5xf32>
    %11 = tensor.empty() : tensor<2x20x5xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x20x5xf32>) outs(%11 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.divf %cst, %in : f32
      linalg.yield %15 : f32
    } -> tensor<2x20x5xf32>
    %13 = tensor.empty() : tensor<2x20x5xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %12 : tensor<2x20x5xf32>, tensor<2x20x5xf32>) outs(%13 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %15 = arith.mulf %in, %in_2 : f32
      linalg.yield %15 : f32
    } -> tensor<2x20x5xf32>
    return %14 : tensor<2x20x5xf32>
  }
}

