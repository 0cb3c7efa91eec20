#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<16x30xf32>, %arg1: tensor<16x30xf32>) -> (tensor<16x1xi64>, tensor<16xi64>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c30 = arith.constant 30 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 1.000000e-02 : f64
    %cst_3 = arith.constant 0.97999999999999998 : f64
    %cst_4 = arith.constant 5.000000e-02 : f64
    %cst_5 = arith.constant 9.000000e-01 : f64
    %cst_6 = arith.constant 8.000000e-01 : f64
    %0 = tensor.empty() : tensor<16x30xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_6 : f64 to f32
      %39 = arith.divf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<16x30xf32>
    %2 = tensor.empty() : tensor<16x30xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<16x30xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<16x30xi64>
    %4:2 = tm_tensor.sort dimension(1) outs(%1, %3 : tensor<16x30xf32>, tensor<16x30xi64>) {
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i64, %arg5: i64):
      %38 = arith.cmpf oge, %arg2, %arg3 : f32
      tm_tensor.yield %38 : i1
    } -> tensor<16x30xf32>, tensor<16x30xi64>
    %5 = tensor.empty() : tensor<16xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<16xi64>) -> tensor<16xi64>
    %7 = tensor.empty() : tensor<16xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<16xf32>) -> tensor<16xf32>
    %9:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%4#0 : tensor<16x30xf32>) outs(%8, %6 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_8 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded = tensor.expand_shape %9#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%4#0, %expanded : tensor<16x30xf32>, tensor<16x1xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.subf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %12 = tensor.empty() : tensor<16x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<16x30xf32>) outs(%13 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<16x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<16x30xf32>, tensor<16x1xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.divf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x30xf32>) -> tensor<16x30xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%7 : tensor<16xf32>) -> tensor<16xf32>
    %18:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%15 : tensor<16x30xf32>) outs(%16, %17 : tensor<16x30xf32>, tensor<16xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %38 = arith.addf %arg2, %arg3 : f32
      tm_tensor.yield %38 : f32
    } -> tensor<16x30xf32>, tensor<16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18#0, %15 : tensor<16x30xf32>, tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.subf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %20 = tensor.empty() : tensor<16x30xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x30xf32>) outs(%20 : tensor<16x30xi1>) {
    ^bb0(%in: f32, %out: i1):
      %38 = arith.extf %in : f32 to f64
      %39 = arith.cmpf ole, %38, %cst_5 : f64
      linalg.yield %39 : i1
    } -> tensor<16x30xi1>
    %extracted_slice = tensor.extract_slice %15[0, 0] [16, 1] [1, 1] : tensor<16x30xf32> to tensor<16x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<16x1xf32>) outs(%12 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_4 : f64 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<16x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %22 : tensor<16x30xf32>, tensor<16x1xf32>) outs(%20 : tensor<16x30xi1>) {
    ^bb0(%in: f32, %in_8: f32, %out: i1):
      %38 = arith.cmpf oge, %in, %in_8 : f32
      linalg.yield %38 : i1
    } -> tensor<16x30xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<16x30xi1>, tensor<16x30xi1>) outs(%20 : tensor<16x30xi1>) {
    ^bb0(%in: i1, %in_8: i1, %out: i1):
      %38 = arith.andi %in, %in_8 : i1
      linalg.yield %38 : i1
    } -> tensor<16x30xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16x30xi1>) outs(%20 : tensor<16x30xi1>) {
    ^bb0(%in: i1, %out: i1):
      %38 = arith.xori %in, %true : i1
      linalg.yield %38 : i1
    } -> tensor<16x30xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_1, %4#0 : tensor<16x30xi1>, tensor<f32>, tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %38 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_3 : f64 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<16x30xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_2 : f64 to f32
      %39 = arith.addf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<16x30xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log %in : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.negf %in : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log %in : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %31 : tensor<16x30xf32>, tensor<16x30xf32>) outs(%0 : tensor<16x30xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.subf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<16x30xf32>
    %33:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<16x30xf32>) outs(%8, %6 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_8 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_7 = tensor.expand_shape %33#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %34 = tensor.empty() : tensor<16x1xi64>
    %35 = linalg.fill ins(%c0_i64 : i64) outs(%34 : tensor<16x1xi64>) -> tensor<16x1xi64>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7 : tensor<16x1xi64>) outs(%35 : tensor<16x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %in : i64 to index
      %40 = arith.cmpi slt, %39, %c30 : index
      cf.assert %40, "index must be smaller than dim size"
      %41 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %41, "index must be larger or equal to 0"
      %extracted = tensor.extract %4#1[%38, %39] : tensor<16x30xi64>
      linalg.yield %extracted : i64
    } -> tensor<16x1xi64>
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<16x30xi1>) outs(%6 : tensor<16xi64>) {
    ^bb0(%in: i1, %out: i64):
      %38 = arith.extui %in : i1 to i64
      %39 = arith.addi %38, %out : i64
      linalg.yield %39 : i64
    } -> tensor<16xi64>
    return %36, %37 : tensor<16x1xi64>, tensor<16xi64>
  }
}
