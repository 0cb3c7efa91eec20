#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0) -> (d0)>
module @jit_skinny_whitening {
  func.func public @main(%arg0: tensor<97x3xf32>, %arg1: tensor<3x101xf32>, %arg2: tensor<3x3xf32>, %arg3: tensor<97xf32>) -> (tensor<97x101xf32>, tensor<3x3xf32>, tensor<97xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<97x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<97xf32>) outs(%0 : tensor<97x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<97x3xf32>
    %2 = tensor.empty() : tensor<97x3xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<97x3xf32>, tensor<97x3xf32>) outs(%2 : tensor<97x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.mulf %in, %in_0 : f32
      linalg.yield %22 : f32
    } -> tensor<97x3xf32>
    %4 = tensor.empty() : tensor<97x3xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<97x3xf32>) -> tensor<97x3xf32>
    %6 = linalg.matmul ins(%3, %arg2 : tensor<97x3xf32>, tensor<3x3xf32>) outs(%5 : tensor<97x3xf32>) -> tensor<97x3xf32>
    %7 = tensor.empty() : tensor<97x101xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<97x101xf32>) -> tensor<97x101xf32>
    %9 = linalg.matmul ins(%6, %arg1 : tensor<97x3xf32>, tensor<3x101xf32>) outs(%8 : tensor<97x101xf32>) -> tensor<97x101xf32>
    %10 = tensor.empty() : tensor<3x97xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<97x3xf32>) outs(%10 : tensor<3x97xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x97xf32>
    %12 = tensor.empty() : tensor<3x3xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %14 = linalg.matmul ins(%11, %3 : tensor<3x97xf32>, tensor<97x3xf32>) outs(%13 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %15 = tensor.empty() : tensor<97x3xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<97x3xf32>) outs(%15 : tensor<97x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.mulf %in, %in : f32
      linalg.yield %22 : f32
    } -> tensor<97x3xf32>
    %17 = tensor.empty() : tensor<97xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<97xf32>) -> tensor<97xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<97x3xf32>) outs(%18 : tensor<97xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<97xf32>
    %20 = tensor.empty() : tensor<97xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%19 : tensor<97xf32>) outs(%20 : tensor<97xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.sqrt %in : f32
      linalg.yield %22 : f32
    } -> tensor<97xf32>
    return %9, %14, %21 : tensor<97x101xf32>, tensor<3x3xf32>, tensor<97xf32>
  }
}

