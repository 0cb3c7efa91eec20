#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x5x8xf16>, %arg1: tensor<2x8x7xf16>, %arg2: tensor<2x7x8xf16>, %arg3: tensor<6x2xf16>, %arg4: tensor<5x7xi1>) -> tensor<2x5x8xf16> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-6.000000e+04> : tensor<f16>
    %c6_i64 = arith.constant 6 : i64
    %cst_2 = arith.constant dense<[[3, 5, 2, 0, 0, 1, 3], [5, 0, 4, 3, 2, 2, 5], [2, 1, 2, 3, 1, 1, 5], [2, 2, 1, 5, 4, 5, 1], [0, 5, 4, 5, 1, 4, 0]]> : tensor<5x7xi64>
    %0 = tensor.empty() : tensor<5x7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<5x7xi64>) outs(%0 : tensor<5x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %32 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %32 : i1
    } -> tensor<5x7xi1>
    %2 = tensor.empty() : tensor<5x7xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<5x7xi64>) outs(%2 : tensor<5x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %32 = arith.addi %in, %c6_i64 : i64
      linalg.yield %32 : i64
    } -> tensor<5x7xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %cst_2 : tensor<5x7xi1>, tensor<5x7xi64>, tensor<5x7xi64>) outs(%2 : tensor<5x7xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %32 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %32 : i64
    } -> tensor<5x7xi64>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<5x7xi64> into tensor<35xi64>
    %5 = tensor.empty() : tensor<35x2xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<35xi64>) outs(%5 : tensor<35x2xf16>) {
    ^bb0(%in: i64, %out: f16):
      %32 = arith.index_cast %in : i64 to index
      %33 = linalg.index 1 : index
      %extracted = tensor.extract %arg3[%32, %33] : tensor<6x2xf16>
      linalg.yield %extracted : f16
    } -> tensor<35x2xf16>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [5, 7, 2] : tensor<35x2xf16> into tensor<5x7x2xf16>
    %7 = tensor.empty() : tensor<2x5x7xf16>
    %transposed = linalg.transpose ins(%expanded : tensor<5x7x2xf16>) outs(%7 : tensor<2x5x7xf16>) permutation = [2, 0, 1] 
    %8 = tensor.empty() : tensor<2x5x7xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2x5x7xf32>) -> tensor<2x5x7xf32>
    %10 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<2x5x8xf16>, tensor<2x8x7xf16>) outs(%9 : tensor<2x5x7xf32>) -> tensor<2x5x7xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x5x7xf32>) outs(%7 : tensor<2x5x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<2x5x7xf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %transposed : tensor<2x5x7xf16>, tensor<2x5x7xf16>) outs(%7 : tensor<2x5x7xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %32 = arith.addf %in, %in_4 : f16
      linalg.yield %32 : f16
    } -> tensor<2x5x7xf16>
    %13 = linalg.generic {indexing_maps = [#map3, #map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %12, %cst_1 : tensor<5x7xi1>, tensor<2x5x7xf16>, tensor<f16>) outs(%7 : tensor<2x5x7xf16>) {
    ^bb0(%in: i1, %in_4: f16, %in_5: f16, %out: f16):
      %32 = arith.select %in, %in_4, %in_5 : f16
      linalg.yield %32 : f16
    } -> tensor<2x5x7xf16>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x5x7xf16>) outs(%8 : tensor<2x5x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %32 = arith.extf %in : f16 to f32
      linalg.yield %32 : f32
    } -> tensor<2x5x7xf32>
    %15 = tensor.empty() : tensor<2x5xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<2x5xi64>) -> tensor<2x5xi64>
    %17 = tensor.empty() : tensor<2x5xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %19:2 = linalg.generic {indexing_maps = [#map2, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<2x5x7xf32>) outs(%18, %16 : tensor<2x5xf32>, tensor<2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %32 = linalg.index 2 : index
      %33 = arith.index_cast %32 : index to i64
      %34 = arith.maximumf %in, %out : f32
      %35 = arith.cmpf ogt, %in, %out : f32
      %36 = arith.select %35, %33, %out_4 : i64
      linalg.yield %34, %36 : f32, i64
    } -> (tensor<2x5xf32>, tensor<2x5xi64>)
    %expanded_3 = tensor.expand_shape %19#0 [[0], [1, 2]] output_shape [2, 5, 1] : tensor<2x5xf32> into tensor<2x5x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_3 : tensor<2x5x7xf32>, tensor<2x5x1xf32>) outs(%8 : tensor<2x5x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.subf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<2x5x7xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<2x5x7xf32>) outs(%8 : tensor<2x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<2x5x7xf32>
    %22 = tensor.empty() : tensor<2x5x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%21 : tensor<2x5x7xf32>) outs(%23 : tensor<2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<2x5x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<2x5x7xf32>, tensor<2x5x1xf32>) outs(%8 : tensor<2x5x7xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.divf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<2x5x7xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x5x7xf32>) outs(%7 : tensor<2x5x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<2x5x7xf16>
    %27 = tensor.empty() : tensor<2x5x8xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %29 = linalg.batch_matmul ins(%26, %arg2 : tensor<2x5x7xf16>, tensor<2x7x8xf16>) outs(%28 : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %30 = tensor.empty() : tensor<2x5x8xf16>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x5x8xf32>) outs(%30 : tensor<2x5x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %32 = arith.truncf %in : f32 to f16
      linalg.yield %32 : f16
    } -> tensor<2x5x8xf16>
    return %31 : tensor<2x5x8xf16>
  }
}

