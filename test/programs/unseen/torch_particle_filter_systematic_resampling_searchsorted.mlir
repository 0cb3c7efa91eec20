#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0) -> (0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<32x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2xf32>, %arg4: tensor<32x4xf32>, %arg5: tensor<1xf32>) -> (tensor<32x4xf32>, tensor<f32>, tensor<4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c31_i64 = arith.constant 31 : i64
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 3.000000e-01 : f64
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant -5.000000e-01 : f32
    %cst_5 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<4x4xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<32x4xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<32x4xf32>, tensor<4x4xf32>) outs(%2 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<32x4xf32>) outs(%1 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_3 : f64 to f32
      %48 = arith.mulf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<32x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<32x4xf32>, tensor<32x4xf32>) outs(%1 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.addf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<32x4xf32>
    %6 = tensor.empty() : tensor<4x2xf32>
    %transposed_6 = linalg.transpose ins(%arg2 : tensor<2x4xf32>) outs(%6 : tensor<4x2xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<32x2xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<32x2xf32>) -> tensor<32x2xf32>
    %9 = linalg.matmul ins(%5, %transposed_6 : tensor<32x4xf32>, tensor<4x2xf32>) outs(%8 : tensor<32x2xf32>) -> tensor<32x2xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %9 : tensor<2xf32>, tensor<32x2xf32>) outs(%7 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.subf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<32x2xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %10 : tensor<32x2xf32>, tensor<32x2xf32>) outs(%7 : tensor<32x2xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.mulf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<32x2xf32>
    %12 = tensor.empty() : tensor<32xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<32xf32>) -> tensor<32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<32x2xf32>) outs(%13 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%14 : tensor<32xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %cst_4 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%15 : tensor<32xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.truncf %cst_2 : f64 to f32
      %48 = arith.divf %in, %47 : f32
      linalg.yield %48 : f32
    } -> tensor<32xf32>
    %17 = tensor.empty() : tensor<i64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<i64>) -> tensor<i64>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<f32>) -> tensor<f32>
    %21:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["reduction"]} ins(%16 : tensor<32xf32>) outs(%20, %18 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %47 : index to i64
      %49 = arith.maximumf %in, %out : f32
      %50 = arith.cmpf ogt, %in, %out : f32
      %51 = arith.select %50, %48, %out_10 : i64
      linalg.yield %49, %51 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded = tensor.expand_shape %21#0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel"]} ins(%16, %expanded : tensor<32xf32>, tensor<1xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.subf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%22 : tensor<32xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = math.exp %in : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %24 = tensor.empty() : tensor<1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<1xf32>) -> tensor<1xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction"]} ins(%23 : tensor<32xf32>) outs(%25 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<1xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel"]} ins(%23, %26 : tensor<32xf32>, tensor<1xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.divf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%19 : tensor<f32>) -> tensor<f32>
    %29:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%27 : tensor<32xf32>) outs(%13, %28 : tensor<32xf32>, tensor<f32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      %47 = arith.addf %arg6, %arg7 : f32
      tm_tensor.yield %47 : f32
    } -> tensor<32xf32>, tensor<f32>
    %30 = tensor.empty() : tensor<32xi64>
    %31 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%30 : tensor<32xi64>) {
    ^bb0(%out: i64):
      %47 = linalg.index 0 : index
      %48 = arith.index_cast %47 : index to i64
      linalg.yield %48 : i64
    } -> tensor<32xi64>
    %32 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel"]} ins(%31, %arg5 : tensor<32xi64>, tensor<1xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: i64, %in_10: f32, %out: f32):
      %47 = arith.sitofp %in : i64 to f32
      %48 = arith.addf %47, %in_10 : f32
      linalg.yield %48 : f32
    } -> tensor<32xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%32 : tensor<32xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.divf %in, %cst_5 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %expanded_7 = tensor.expand_shape %33 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %expanded_8 = tensor.expand_shape %29#0 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32>
    %34 = tensor.empty() : tensor<32x32xi1>
    %35 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_8 : tensor<32x1xf32>, tensor<1x32xf32>) outs(%34 : tensor<32x32xi1>) {
    ^bb0(%in: f32, %in_10: f32, %out: i1):
      %47 = arith.cmpf ogt, %in, %in_10 : f32
      linalg.yield %47 : i1
    } -> tensor<32x32xi1>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%30 : tensor<32xi64>) -> tensor<32xi64>
    %37 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<32x32xi1>) outs(%36 : tensor<32xi64>) {
    ^bb0(%in: i1, %out: i64):
      %47 = arith.extui %in : i1 to i64
      %48 = arith.addi %47, %out : i64
      linalg.yield %48 : i64
    } -> tensor<32xi64>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%37 : tensor<32xi64>) outs(%30 : tensor<32xi64>) {
    ^bb0(%in: i64, %out: i64):
      %47 = arith.minsi %in, %c31_i64 : i64
      linalg.yield %47 : i64
    } -> tensor<32xi64>
    %39 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<32xi64>) outs(%1 : tensor<32x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %47 = arith.cmpi slt, %in, %c0_i64 : i64
      %48 = arith.addi %in, %c32_i64 : i64
      %49 = arith.select %47, %48, %in : i64
      %50 = arith.index_cast %49 : i64 to index
      %51 = linalg.index 1 : index
      %extracted = tensor.extract %5[%50, %51] : tensor<32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x4xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%27, %27 : tensor<32xf32>, tensor<32xf32>) outs(%12 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.mulf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<32xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%40 : tensor<32xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%41 : tensor<f32>) outs(%19 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.cmpf one, %in, %cst : f32
      cf.assert %47, "unimplemented: tensor with zero element"
      %48 = arith.divf %cst_1, %in : f32
      linalg.yield %48 : f32
    } -> tensor<f32>
    %expanded_9 = tensor.expand_shape %27 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %5 : tensor<32x1xf32>, tensor<32x4xf32>) outs(%1 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %47 = arith.mulf %in, %in_10 : f32
      linalg.yield %47 : f32
    } -> tensor<32x4xf32>
    %44 = tensor.empty() : tensor<4xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<4xf32>) -> tensor<4xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%43 : tensor<32x4xf32>) outs(%45 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.addf %in, %out : f32
      linalg.yield %47 : f32
    } -> tensor<4xf32>
    return %39, %42, %46 : tensor<32x4xf32>, tensor<f32>, tensor<4xf32>
  }
}
