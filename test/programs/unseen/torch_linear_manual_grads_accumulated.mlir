#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8x12xf32>, %arg1: tensor<12x20xf32>, %arg2: tensor<20xf32>, %arg3: tensor<8x20xf32>) -> (tensor<12x20xf32>, tensor<20xf32>, tensor<8x12xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<12x20xf32>
    %0 = tensor.empty() : tensor<8x20xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x20xf32>) -> tensor<8x20xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x12xf32>, tensor<12x20xf32>) outs(%1 : tensor<8x20xf32>) -> tensor<8x20xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<20xf32>) outs(%0 : tensor<8x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x20xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<8x20xf32>, tensor<8x20xf32>) outs(%0 : tensor<8x20xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.addf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<8x20xf32>
    %5 = tensor.empty() : tensor<8x20xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x20xf32>) outs(%5 : tensor<8x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %21 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %21 : i1
    } -> tensor<8x20xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x20xi1>) outs(%0 : tensor<8x20xf32>) {
    ^bb0(%in: i1, %out: f32):
      %21 = arith.uitofp %in : i1 to f32
      linalg.yield %21 : f32
    } -> tensor<8x20xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %7 : tensor<8x20xf32>, tensor<8x20xf32>) outs(%0 : tensor<8x20xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.mulf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<8x20xf32>
    %9 = tensor.empty() : tensor<12x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<8x12xf32>) outs(%9 : tensor<12x8xf32>) permutation = [1, 0] 
    %10 = tensor.empty() : tensor<12x20xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %12 = linalg.matmul ins(%transposed, %8 : tensor<12x8xf32>, tensor<8x20xf32>) outs(%11 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %12 : tensor<12x20xf32>, tensor<12x20xf32>) outs(%10 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %21 = arith.addf %in, %in_2 : f32
      linalg.yield %21 : f32
    } -> tensor<12x20xf32>
    %14 = tensor.empty() : tensor<20xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<20xf32>) -> tensor<20xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%8 : tensor<8x20xf32>) outs(%15 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<20xf32>
    %17 = tensor.empty() : tensor<20x12xf32>
    %transposed_1 = linalg.transpose ins(%arg1 : tensor<12x20xf32>) outs(%17 : tensor<20x12xf32>) permutation = [1, 0] 
    %18 = tensor.empty() : tensor<8x12xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %20 = linalg.matmul ins(%8, %transposed_1 : tensor<8x20xf32>, tensor<20x12xf32>) outs(%19 : tensor<8x12xf32>) -> tensor<8x12xf32>
    return %13, %16, %20 : tensor<12x20xf32>, tensor<20xf32>, tensor<8x12xf32>
  }
}
