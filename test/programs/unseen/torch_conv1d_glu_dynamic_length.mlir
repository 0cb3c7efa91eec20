// A convolution of three taps with padding, normalized over channels.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x10x?xf32>, %arg1: tensor<15x10x3xf32>, %arg2: tensor<15xf32>) -> tensor<?x15x?xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e-05 : f64
    %cst_2 = arith.constant 1.500000e+01 : f64
    %cst_3 = arith.constant 1.500000e+01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x10x?xf32>
    %dim_4 = tensor.dim %arg0, %c2 : tensor<?x10x?xf32>
    %padded = tensor.pad %arg0 low[0, 0, 1] high[0, 0, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<?x10x?xf32> to tensor<?x10x?xf32>
    %0 = tensor.empty(%dim, %dim_4) : tensor<?x15x?xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<15xf32>) outs(%0 : tensor<?x15x?xf32>) dimensions = [0, 2] 
    %1 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%padded, %arg1 : tensor<?x10x?xf32>, tensor<15x10x3xf32>) outs(%broadcasted : tensor<?x15x?xf32>) -> tensor<?x15x?xf32>
    %2 = tensor.empty(%dim, %dim_4) : tensor<?x?x15xf32>
    %transposed = linalg.transpose ins(%1 : tensor<?x15x?xf32>) outs(%2 : tensor<?x?x15xf32>) permutation = [0, 2, 1] 
    %3 = tensor.empty(%dim, %dim_4) : tensor<?x?x15xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x?x15xf32>) outs(%3 : tensor<?x?x15xf64>) {
    ^bb0(%in: f32, %out: f64):
      %22 = arith.extf %in : f32 to f64
      linalg.yield %22 : f64
    } -> tensor<?x?x15xf64>
    %5 = tensor.empty(%dim, %dim_4) : tensor<?x?x1xf64>
    %6 = linalg.fill ins(%cst_0 : f64) outs(%5 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<?x?x15xf64>) outs(%6 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.addf %in, %out : f64
      linalg.yield %22 : f64
    } -> tensor<?x?x1xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<?x?x1xf64>) outs(%5 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.divf %in, %cst_2 : f64
      linalg.yield %22 : f64
    } -> tensor<?x?x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %8 : tensor<?x?x15xf64>, tensor<?x?x1xf64>) outs(%3 : tensor<?x?x15xf64>) {
    ^bb0(%in: f64, %in_6: f64, %out: f64):
      %22 = arith.subf %in, %in_6 : f64
      linalg.yield %22 : f64
    } -> tensor<?x?x15xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %9 : tensor<?x?x15xf64>, tensor<?x?x15xf64>) outs(%3 : tensor<?x?x15xf64>) {
    ^bb0(%in: f64, %in_6: f64, %out: f64):
      %22 = arith.mulf %in, %in_6 : f64
      linalg.yield %22 : f64
    } -> tensor<?x?x15xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<?x?x15xf64>) outs(%6 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.addf %in, %out : f64
      linalg.yield %22 : f64
    } -> tensor<?x?x1xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x1xf64>) outs(%5 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.divf %in, %cst_2 : f64
      linalg.yield %22 : f64
    } -> tensor<?x?x1xf64>
    %13 = tensor.empty(%dim, %dim_4) : tensor<?x?x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<?x?x1xf64>) outs(%13 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %22 = arith.truncf %in : f64 to f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%13 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%transposed : tensor<?x?x15xf32>) outs(%15 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x?x1xf32>) outs(%13 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_3 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<?x?x1xf32>) outs(%13 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.truncf %cst_1 : f64 to f32
      %23 = arith.addf %in, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<?x?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x1xf32>) outs(%13 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.rsqrt %in : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed, %17 : tensor<?x?x15xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x15xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %22 = arith.subf %in, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x15xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<?x?x15xf32>, tensor<?x?x1xf32>) outs(%2 : tensor<?x?x15xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %22 = arith.mulf %in, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x15xf32>
    %transposed_5 = linalg.transpose ins(%21 : tensor<?x?x15xf32>) outs(%0 : tensor<?x15x?xf32>) permutation = [0, 2, 1] 
    return %transposed_5 : tensor<?x15x?xf32>
  }
}
