#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<48x32xf32>, %arg2: tensor<48xf32>) -> tensor<24x48xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<48x32xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x32xf32>) outs(%0 : tensor<48x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<48x32xbf16>
    %2 = tensor.empty() : tensor<48xbf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xf32>) outs(%2 : tensor<48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<48xbf16>
    %4 = tensor.empty() : tensor<32x48xbf16>
    %transposed = linalg.transpose ins(%1 : tensor<48x32xbf16>) outs(%4 : tensor<32x48xbf16>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<48xbf16>) outs(%5 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %29 = arith.extf %in : bf16 to f32
      linalg.yield %29 : f32
    } -> tensor<48xf32>
    %7 = tensor.empty() : tensor<24x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x32xbf16>) outs(%7 : tensor<24x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %29 = arith.extf %in : bf16 to f32
      linalg.yield %29 : f32
    } -> tensor<24x32xf32>
    %9 = tensor.empty() : tensor<32x48xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x48xbf16>) outs(%9 : tensor<32x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %29 = arith.extf %in : bf16 to f32
      linalg.yield %29 : f32
    } -> tensor<32x48xf32>
    %11 = tensor.empty() : tensor<24x48xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %13 = linalg.matmul ins(%8, %10 : tensor<24x32xf32>, tensor<32x48xf32>) outs(%12 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %6 : tensor<24x48xf32>, tensor<48xf32>) outs(%11 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %29 = arith.addf %in, %in_1 : f32
      linalg.yield %29 : f32
    } -> tensor<24x48xf32>
    %15 = tensor.empty() : tensor<24x48xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x48xf32>) outs(%15 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<24x48xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x48xbf16>) outs(%11 : tensor<24x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %29 = arith.extf %in : bf16 to f32
      linalg.yield %29 : f32
    } -> tensor<24x48xf32>
    %18 = tensor.empty() : tensor<24xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<24xi64>) -> tensor<24xi64>
    %20 = tensor.empty() : tensor<24xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<24xf32>) -> tensor<24xf32>
    %22:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<24x48xf32>) outs(%21, %19 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %29 = linalg.index 1 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_1 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded = tensor.expand_shape %22#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %expanded : tensor<24x48xf32>, tensor<24x1xf32>) outs(%11 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %29 = arith.subf %in, %in_1 : f32
      linalg.yield %29 : f32
    } -> tensor<24x48xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<24x48xf32>) outs(%11 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<24x48xf32>
    %25 = tensor.empty() : tensor<24x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<24x1xf32>) -> tensor<24x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<24x48xf32>) outs(%26 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<24x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %27 : tensor<24x48xf32>, tensor<24x1xf32>) outs(%11 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %29 = arith.divf %in, %in_1 : f32
      linalg.yield %29 : f32
    } -> tensor<24x48xf32>
    return %28 : tensor<24x48xf32>
  }
}
