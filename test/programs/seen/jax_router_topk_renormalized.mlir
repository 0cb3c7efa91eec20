#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module @jit_router_topk_renormalized {
  func.func public @main(%arg0: tensor<16x32xbf16>, %arg1: tensor<32x8xbf16>) -> (tensor<16x2xf32>, tensor<16x2xi32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<16x8xbf16>
    %1 = linalg.fill ins(%cst_1 : bf16) outs(%0 : tensor<16x8xbf16>) -> tensor<16x8xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xbf16>, tensor<32x8xbf16>) outs(%1 : tensor<16x8xbf16>) -> tensor<16x8xbf16>
    %3 = tensor.empty() : tensor<16x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x8xbf16>) outs(%3 : tensor<16x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %26 = arith.extf %in : bf16 to f32
      linalg.yield %26 : f32
    } -> tensor<16x8xf32>
    %5 = tensor.empty() : tensor<16x2xf32>
    %6 = tensor.empty() : tensor<16x2xi32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<16x2xf32>) -> tensor<16x2xf32>
    %8 = linalg.fill ins(%c2147483647_i32 : i32) outs(%6 : tensor<16x2xi32>) -> tensor<16x2xi32>
    %9:2 = iree_linalg_ext.topk dimension(1) ins(%4 : tensor<16x8xf32>) outs(%7, %8 : tensor<16x2xf32>, tensor<16x2xi32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %26 = arith.cmpf ogt, %arg2, %arg3 : f32
      iree_linalg_ext.yield %26 : i1
    } -> tensor<16x2xf32>, tensor<16x2xi32>
    %10 = tensor.empty() : tensor<16xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<16xf32>) -> tensor<16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%9#0 : tensor<16x2xf32>) outs(%11 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.maximumf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<16xf32>
    %13 = tensor.empty() : tensor<16x2xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16xf32>) outs(%13 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2xf32>
    %15 = tensor.empty() : tensor<16x2xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9#0, %14 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%15 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %26 = arith.subf %in, %in_2 : f32
      linalg.yield %26 : f32
    } -> tensor<16x2xf32>
    %17 = tensor.empty() : tensor<16x2xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x2xf32>) outs(%17 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<16x2xf32>
    %19 = tensor.empty() : tensor<16xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<16xf32>) -> tensor<16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<16x2xf32>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<16xf32>
    %22 = tensor.empty() : tensor<16x2xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16xf32>) outs(%22 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2xf32>
    %24 = tensor.empty() : tensor<16x2xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %23 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%24 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %26 = arith.divf %in, %in_2 : f32
      linalg.yield %26 : f32
    } -> tensor<16x2xf32>
    return %25, %9#1 : tensor<16x2xf32>, tensor<16x2xi32>
  }
}

