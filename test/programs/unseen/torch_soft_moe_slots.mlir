#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<10x14xf32>, %arg1: tensor<6x14x9xf32>) -> tensor<10x9xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 7.977240e-01 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [6, 14] [1, 1] : tensor<10x14xf32> to tensor<6x14xf32>
    %0 = tensor.empty() : tensor<14x6xf32>
    %transposed = linalg.transpose ins(%extracted_slice : tensor<6x14xf32>) outs(%0 : tensor<14x6xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<10x6xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<10x6xf32>) -> tensor<10x6xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<10x14xf32>, tensor<14x6xf32>) outs(%2 : tensor<10x6xf32>) -> tensor<10x6xf32>
    %4 = tensor.empty() : tensor<6xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<6xi64>) -> tensor<6xi64>
    %6 = tensor.empty() : tensor<6xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<6xf32>) -> tensor<6xf32>
    %8:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%3 : tensor<10x6xf32>) outs(%7, %5 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_9 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded = tensor.expand_shape %8#0 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded : tensor<10x6xf32>, tensor<1x6xf32>) outs(%1 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.subf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<10x6xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<10x6xf32>) outs(%1 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<10x6xf32>
    %11 = tensor.empty() : tensor<1x6xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%10 : tensor<10x6xf32>) outs(%12 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<1x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %13 : tensor<10x6xf32>, tensor<1x6xf32>) outs(%1 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.divf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<10x6xf32>
    %15 = tensor.empty() : tensor<10xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<10xi64>) -> tensor<10xi64>
    %17 = tensor.empty() : tensor<10xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<10xf32>) -> tensor<10xf32>
    %19:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<10x6xf32>) outs(%18, %16 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %39 = linalg.index 1 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_9 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded_5 = tensor.expand_shape %19#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded_5 : tensor<10x6xf32>, tensor<10x1xf32>) outs(%1 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.subf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<10x6xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x6xf32>) outs(%1 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<10x6xf32>
    %22 = tensor.empty() : tensor<10x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<10x1xf32>) -> tensor<10x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<10x6xf32>) outs(%23 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<10x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %24 : tensor<10x6xf32>, tensor<10x1xf32>) outs(%1 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.divf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<10x6xf32>
    %26 = tensor.empty() : tensor<6x10xf32>
    %transposed_6 = linalg.transpose ins(%14 : tensor<10x6xf32>) outs(%26 : tensor<6x10xf32>) permutation = [1, 0] 
    %27 = tensor.empty() : tensor<6x14xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<6x14xf32>) -> tensor<6x14xf32>
    %29 = linalg.matmul ins(%transposed_6, %arg0 : tensor<6x10xf32>, tensor<10x14xf32>) outs(%28 : tensor<6x14xf32>) -> tensor<6x14xf32>
    %expanded_7 = tensor.expand_shape %29 [[0], [1, 2]] output_shape [6, 1, 14] : tensor<6x14xf32> into tensor<6x1x14xf32>
    %30 = tensor.empty() : tensor<6x1x9xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<6x1x9xf32>) -> tensor<6x1x9xf32>
    %32 = linalg.batch_matmul ins(%expanded_7, %arg1 : tensor<6x1x14xf32>, tensor<6x14x9xf32>) outs(%31 : tensor<6x1x9xf32>) -> tensor<6x1x9xf32>
    %33 = tensor.empty() : tensor<6x9x1xf32>
    %transposed_8 = linalg.transpose ins(%32 : tensor<6x1x9xf32>) outs(%33 : tensor<6x9x1xf32>) permutation = [0, 2, 1] 
    %collapsed = tensor.collapse_shape %transposed_8 [[0], [1, 2]] : tensor<6x9x1xf32> into tensor<6x9xf32>
    %34 = tensor.empty() : tensor<6x9xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<6x9xf32>) outs(%34 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.fpowi %in, %c3_i64 : f32, i64
      %40 = arith.mulf %39, %cst_1 : f32
      %41 = arith.addf %in, %40 : f32
      %42 = arith.mulf %41, %cst_2 : f32
      %43 = math.tanh %42 : f32
      %44 = arith.addf %43, %cst_3 : f32
      %45 = arith.mulf %44, %cst_4 : f32
      %46 = arith.mulf %in, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<6x9xf32>
    %36 = tensor.empty() : tensor<10x9xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<10x9xf32>) -> tensor<10x9xf32>
    %38 = linalg.matmul ins(%25, %35 : tensor<10x6xf32>, tensor<6x9xf32>) outs(%37 : tensor<10x9xf32>) -> tensor<10x9xf32>
    return %38 : tensor<10x9xf32>
  }
}
