#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @layernorm_f16_mlp(%arg0: tensor<16x32xf16>, %arg1: tensor<32xf16>, %arg2: tensor<32xf16>, %arg3: tensor<32x24xf16>) -> tensor<16x24xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 9.99999974E-6 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x32xf16>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %25 = arith.extf %in : f16 to f32
      linalg.yield %25 : f32
    } -> tensor<16x32xf32>
    %2 = tensor.empty() : tensor<16x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<16x32xf32>) outs(%3 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<16x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x1xf32>) outs(%2 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_1 : f32
      linalg.yield %25 : f32
    } -> tensor<16x1xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<16xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %6 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.subf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<16x32xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %7 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.mulf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<16x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<16x32xf32>) outs(%3 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<16x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x1xf32>) outs(%2 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_1 : f32
      linalg.yield %25 : f32
    } -> tensor<16x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x1xf32>) outs(%2 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %cst_2 : f32
      linalg.yield %25 : f32
    } -> tensor<16x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x1xf32>) outs(%2 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.rsqrt %in : f32
      linalg.yield %25 : f32
    } -> tensor<16x1xf32>
    %collapsed_3 = tensor.collapse_shape %12 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3 : tensor<16xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %13 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %25 = arith.mulf %in, %in_4 : f32
      linalg.yield %25 : f32
    } -> tensor<16x32xf32>
    %15 = tensor.empty() : tensor<16x32xf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16x32xf32>) outs(%15 : tensor<16x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<16x32xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %arg1 : tensor<16x32xf16>, tensor<32xf16>) outs(%15 : tensor<16x32xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.mulf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<16x32xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %arg2 : tensor<16x32xf16>, tensor<32xf16>) outs(%15 : tensor<16x32xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %25 = arith.addf %in, %in_4 : f16
      linalg.yield %25 : f16
    } -> tensor<16x32xf16>
    %19 = tensor.empty() : tensor<16x24xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %21 = linalg.matmul ins(%18, %arg3 : tensor<16x32xf16>, tensor<32x24xf16>) outs(%20 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %22 = tensor.empty() : tensor<16x24xf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16x24xf32>) outs(%22 : tensor<16x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %25 = arith.truncf %in : f32 to f16
      linalg.yield %25 : f16
    } -> tensor<16x24xf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<16x24xf16>) outs(%22 : tensor<16x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %25 = arith.cmpf ugt, %in, %cst_0 : f16
      %26 = arith.select %25, %in, %cst_0 : f16
      linalg.yield %26 : f16
    } -> tensor<16x24xf16>
    return %24 : tensor<16x24xf16>
  }
}

