#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module @jit_linear_row_col_scalar_full_compare_select_all_results {
  func.func public @main(%arg0: tensor<96x80xbf16>, %arg1: tensor<80x112xbf16>, %arg2: tensor<112xbf16>, %arg3: tensor<96xf32>, %arg4: tensor<f32>, %arg5: tensor<96x112xbf16>, %arg6: tensor<96x112xf32>) -> (tensor<96x112xbf16>, tensor<96x112xi1>, tensor<96x112xf16>, tensor<96x112xi8>) {
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<96x112xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<96x112xf32>) -> tensor<96x112xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<96x80xbf16>, tensor<80x112xbf16>) outs(%1 : tensor<96x112xf32>) -> tensor<96x112xf32>
    %3 = tensor.empty() : tensor<96x112xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<96xf32>) outs(%3 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x112xf32>
    %5 = tensor.empty() : tensor<96x112xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<96x112xf32>, tensor<96x112xf32>) outs(%5 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.mulf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %7 = tensor.empty() : tensor<96x112xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%7 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x112xf32>
    %9 = tensor.empty() : tensor<96x112xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<96x112xf32>, tensor<96x112xf32>) outs(%9 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.mulf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %11 = tensor.empty() : tensor<112xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg2 : tensor<112xbf16>) outs(%11 : tensor<112xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %39 = arith.extf %in : bf16 to f32
      linalg.yield %39 : f32
    } -> tensor<112xf32>
    %13 = tensor.empty() : tensor<96x112xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<112xf32>) outs(%13 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<96x112xf32>
    %15 = tensor.empty() : tensor<96x112xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %14 : tensor<96x112xf32>, tensor<96x112xf32>) outs(%15 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.addf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %17 = tensor.empty() : tensor<96x112xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %arg6 : tensor<96x112xf32>, tensor<96x112xf32>) outs(%17 : tensor<96x112xi1>) {
    ^bb0(%in: f32, %in_1: f32, %out: i1):
      %39 = arith.cmpf ogt, %in, %in_1 : f32
      linalg.yield %39 : i1
    } -> tensor<96x112xi1>
    %19 = tensor.empty() : tensor<96x112xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<96x112xf32>) outs(%19 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %21 = tensor.empty() : tensor<96x112xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<96x112xbf16>) outs(%21 : tensor<96x112xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %39 = arith.extf %in : bf16 to f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %23 = tensor.empty() : tensor<96x112xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<96x112xf32>, tensor<96x112xf32>) outs(%23 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.addf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %25 = tensor.empty() : tensor<96x112xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<96x112xf32>) outs(%25 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %27 = tensor.empty() : tensor<96x112xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %22 : tensor<96x112xf32>, tensor<96x112xf32>) outs(%27 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.subf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %29 = tensor.empty() : tensor<96x112xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %24, %28 : tensor<96x112xi1>, tensor<96x112xf32>, tensor<96x112xf32>) outs(%29 : tensor<96x112xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %39 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %39 : f32
    } -> tensor<96x112xf32>
    %31 = tensor.empty() : tensor<96x112xbf16>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<96x112xf32>) outs(%31 : tensor<96x112xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %39 = arith.truncf %in : f32 to bf16
      linalg.yield %39 : bf16
    } -> tensor<96x112xbf16>
    %33 = tensor.empty() : tensor<96x112xf16>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<96x112xf32>) outs(%33 : tensor<96x112xf16>) {
    ^bb0(%in: f32, %out: f16):
      %39 = arith.truncf %in : f32 to f16
      linalg.yield %39 : f16
    } -> tensor<96x112xf16>
    %35 = tensor.empty() : tensor<96x112xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<96x112xf32>) outs(%35 : tensor<96x112xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.cmpf one, %in, %cst_0 : f32
      %40 = arith.uitofp %39 : i1 to f32
      %41 = math.copysign %40, %in : f32
      %42 = arith.cmpf uno, %in, %in : f32
      %43 = arith.select %42, %in, %41 : f32
      linalg.yield %43 : f32
    } -> tensor<96x112xf32>
    %37 = tensor.empty() : tensor<96x112xi8>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<96x112xf32>) outs(%37 : tensor<96x112xi8>) {
    ^bb0(%in: f32, %out: i8):
      %39 = arith.fptosi %in : f32 to i8
      linalg.yield %39 : i8
    } -> tensor<96x112xi8>
    return %32, %18, %34, %38 : tensor<96x112xbf16>, tensor<96x112xi1>, tensor<96x112xf16>, tensor<96x112xi8>
  }
}

