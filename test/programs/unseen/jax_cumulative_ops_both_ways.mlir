// cumprod, cumlogsumexp, reverse cumsum, cummax of a product.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
module @jit_cumulative_ops_both_ways {
  func.func public @main(%arg0: tensor<4x24xf32>, %arg1: tensor<24x16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
    %c15 = arith.constant 15 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<4x16xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x24xf32>, tensor<24x16xf32>) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = tensor.empty() : tensor<4x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x16xf32>) outs(%3 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.tanh %in : f32
      linalg.yield %29 : f32
    } -> tensor<4x16xf32>
    %5 = tensor.empty() : tensor<4x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<4x16xf32>) outs(%5 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.mulf %in, %cst_0 : f32
      linalg.yield %29 : f32
    } -> tensor<4x16xf32>
    %7 = tensor.empty() : tensor<4x16xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x16xf32>) outs(%7 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst : f32
      linalg.yield %29 : f32
    } -> tensor<4x16xf32>
    %9 = tensor.empty() : tensor<4x16xf32>
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %12:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%8 : tensor<4x16xf32>) outs(%9, %11 : tensor<4x16xf32>, tensor<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %29 = arith.mulf %arg2, %arg3 : f32
      iree_linalg_ext.yield %29 : f32
    } -> tensor<4x16xf32>, tensor<4xf32>
    %13 = tensor.empty() : tensor<4x16xf32>
    %14 = tensor.empty() : tensor<4xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%14 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %16:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%4 : tensor<4x16xf32>) outs(%13, %15 : tensor<4x16xf32>, tensor<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %29 = arith.maximumf %arg2, %arg3 : f32
      %30 = arith.subf %arg2, %arg3 : f32
      %31 = arith.cmpf une, %30, %30 : f32
      %32 = arith.addf %arg2, %arg3 : f32
      %33 = math.absf %30 : f32
      %34 = arith.negf %33 : f32
      %35 = math.exp %34 : f32
      %36 = math.log1p %35 : f32
      %37 = arith.addf %29, %36 : f32
      %38 = arith.select %31, %32, %37 : f32
      iree_linalg_ext.yield %38 : f32
    } -> tensor<4x16xf32>, tensor<4xf32>
    %17 = tensor.empty() : tensor<4x16xf32>
    %18 = tensor.empty() : tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%18 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %20 = tensor.empty() : tensor<4x16xf32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<4x16xf32>) {
    ^bb0(%out: f32):
      %29 = linalg.index 0 : index
      %30 = linalg.index 1 : index
      %31 = arith.subi %c15, %30 : index
      %extracted = tensor.extract %4[%29, %31] : tensor<4x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x16xf32>
    %22:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%21 : tensor<4x16xf32>) outs(%17, %19 : tensor<4x16xf32>, tensor<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %29 = arith.addf %arg2, %arg3 : f32
      iree_linalg_ext.yield %29 : f32
    } -> tensor<4x16xf32>, tensor<4xf32>
    %23 = tensor.empty() : tensor<4x16xf32>
    %24 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%23 : tensor<4x16xf32>) {
    ^bb0(%out: f32):
      %29 = linalg.index 0 : index
      %30 = linalg.index 1 : index
      %31 = arith.subi %c15, %30 : index
      %extracted = tensor.extract %22#0[%29, %31] : tensor<4x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x16xf32>
    %25 = tensor.empty() : tensor<4x16xf32>
    %26 = tensor.empty() : tensor<16xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%26 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %28:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%4 : tensor<4x16xf32>) outs(%25, %27 : tensor<4x16xf32>, tensor<16xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %29 = arith.maximumf %arg2, %arg3 : f32
      iree_linalg_ext.yield %29 : f32
    } -> tensor<4x16xf32>, tensor<16xf32>
    return %12#0, %16#0, %24, %28#0 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  }
}

