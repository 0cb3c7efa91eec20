#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<48x32xbf16>, %arg2: tensor<48xbf16>, %arg3: tensor<32x48xbf16>, %arg4: tensor<24x32xbf16>) -> (tensor<24x32xbf16>, tensor<48x32xbf16>, tensor<48xbf16>, tensor<32x48xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<32x48xbf16>
    %transposed = linalg.transpose ins(%arg1 : tensor<48x32xbf16>) outs(%0 : tensor<32x48xbf16>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<48xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<48xbf16>) outs(%1 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %36 = arith.extf %in : bf16 to f32
      linalg.yield %36 : f32
    } -> tensor<48xf32>
    %3 = tensor.empty() : tensor<24x32xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x32xbf16>) outs(%3 : tensor<24x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %36 = arith.extf %in : bf16 to f32
      linalg.yield %36 : f32
    } -> tensor<24x32xf32>
    %5 = tensor.empty() : tensor<32x48xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x48xbf16>) outs(%5 : tensor<32x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %36 = arith.extf %in : bf16 to f32
      linalg.yield %36 : f32
    } -> tensor<32x48xf32>
    %7 = tensor.empty() : tensor<24x48xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<24x32xf32>, tensor<32x48xf32>) outs(%8 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<24x48xf32>, tensor<48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %36 = arith.addf %in, %in_3 : f32
      linalg.yield %36 : f32
    } -> tensor<24x48xf32>
    %11 = tensor.empty() : tensor<24x48xbf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x48xf32>) outs(%11 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<24x48xbf16>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x48xbf16>) outs(%11 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %36 = arith.cmpf ugt, %in, %cst_0 : bf16
      %37 = arith.select %36, %in, %cst_0 : bf16
      linalg.yield %37 : bf16
    } -> tensor<24x48xbf16>
    %14 = tensor.empty() : tensor<32x24xbf16>
    %transposed_1 = linalg.transpose ins(%arg4 : tensor<24x32xbf16>) outs(%14 : tensor<32x24xbf16>) permutation = [1, 0] 
    %15 = linalg.fill ins(%cst : f32) outs(%5 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %16 = linalg.matmul ins(%transposed_1, %13 : tensor<32x24xbf16>, tensor<24x48xbf16>) outs(%15 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<32x48xf32>) outs(%0 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<32x48xbf16>
    %18 = linalg.matmul ins(%arg4, %arg3 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%8 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<24x48xf32>) outs(%11 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<24x48xbf16>
    %20 = tensor.empty() : tensor<24x48xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x48xbf16>) outs(%20 : tensor<24x48xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %36 = arith.cmpf ogt, %in, %cst_0 : bf16
      linalg.yield %36 : i1
    } -> tensor<24x48xi1>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<24x48xbf16>, tensor<24x48xi1>) outs(%11 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_3: i1, %out: bf16):
      %36 = arith.uitofp %in_3 : i1 to bf16
      %37 = arith.mulf %in, %36 : bf16
      linalg.yield %37 : bf16
    } -> tensor<24x48xbf16>
    %23 = linalg.fill ins(%cst : f32) outs(%3 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %24 = linalg.matmul ins(%22, %arg1 : tensor<24x48xbf16>, tensor<48x32xbf16>) outs(%23 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %25 = tensor.empty() : tensor<24x32xbf16>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<24x32xf32>) outs(%25 : tensor<24x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<24x32xbf16>
    %27 = tensor.empty() : tensor<48x24xbf16>
    %transposed_2 = linalg.transpose ins(%22 : tensor<24x48xbf16>) outs(%27 : tensor<48x24xbf16>) permutation = [1, 0] 
    %28 = tensor.empty() : tensor<48x32xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %30 = linalg.matmul ins(%transposed_2, %arg0 : tensor<48x24xbf16>, tensor<24x32xbf16>) outs(%29 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %31 = tensor.empty() : tensor<48x32xbf16>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<48x32xf32>) outs(%31 : tensor<48x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<48x32xbf16>
    %33 = tensor.empty() : tensor<48xbf16>
    %34 = linalg.fill ins(%cst_0 : bf16) outs(%33 : tensor<48xbf16>) -> tensor<48xbf16>
    %35 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%22 : tensor<24x48xbf16>) outs(%34 : tensor<48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %36 = arith.addf %in, %out : bf16
      linalg.yield %36 : bf16
    } -> tensor<48xbf16>
    return %26, %32, %35, %17 : tensor<24x32xbf16>, tensor<48x32xbf16>, tensor<48xbf16>, tensor<32x48xbf16>
  }
}
