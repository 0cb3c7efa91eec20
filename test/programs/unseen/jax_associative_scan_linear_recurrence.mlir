#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_associative_scan_linear_recurrence {
  func.func public @main(%arg0: tensor<3x12x8xf32>, %arg1: tensor<3x12x8xf32>) -> tensor<3x12x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x12x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x12x8xf32>) outs(%0 : tensor<3x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.negf %in : f32
      linalg.yield %57 : f32
    } -> tensor<3x12x8xf32>
    %2 = tensor.empty() : tensor<3x12x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x12x8xf32>) outs(%2 : tensor<3x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = math.exp %in : f32
      linalg.yield %57 : f32
    } -> tensor<3x12x8xf32>
    %4 = tensor.empty() : tensor<3x12x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x12x8xf32>) outs(%4 : tensor<3x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.addf %in, %cst_0 : f32
      linalg.yield %57 : f32
    } -> tensor<3x12x8xf32>
    %6 = tensor.empty() : tensor<3x12x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<3x12x8xf32>) outs(%6 : tensor<3x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %57 = arith.divf %cst_0, %in : f32
      linalg.yield %57 : f32
    } -> tensor<3x12x8xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0, 0] [3, 6, 8] [1, 2, 1] : tensor<3x12x8xf32> to tensor<3x6x8xf32>
    %extracted_slice_1 = tensor.extract_slice %arg1[0, 0, 0] [3, 6, 8] [1, 2, 1] : tensor<3x12x8xf32> to tensor<3x6x8xf32>
    %extracted_slice_2 = tensor.extract_slice %7[0, 1, 0] [3, 6, 8] [1, 2, 1] : tensor<3x12x8xf32> to tensor<3x6x8xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 1, 0] [3, 6, 8] [1, 2, 1] : tensor<3x12x8xf32> to tensor<3x6x8xf32>
    %8 = tensor.empty() : tensor<3x6x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_2 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%8 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x6x8xf32>
    %10 = tensor.empty() : tensor<3x6x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_1, %extracted_slice_2 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%10 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x6x8xf32>
    %12 = tensor.empty() : tensor<3x6x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %extracted_slice_3 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%12 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x6x8xf32>
    %extracted_slice_4 = tensor.extract_slice %9[0, 0, 0] [3, 3, 8] [1, 2, 1] : tensor<3x6x8xf32> to tensor<3x3x8xf32>
    %extracted_slice_5 = tensor.extract_slice %13[0, 0, 0] [3, 3, 8] [1, 2, 1] : tensor<3x6x8xf32> to tensor<3x3x8xf32>
    %extracted_slice_6 = tensor.extract_slice %9[0, 1, 0] [3, 3, 8] [1, 2, 1] : tensor<3x6x8xf32> to tensor<3x3x8xf32>
    %extracted_slice_7 = tensor.extract_slice %13[0, 1, 0] [3, 3, 8] [1, 2, 1] : tensor<3x6x8xf32> to tensor<3x3x8xf32>
    %14 = tensor.empty() : tensor<3x3x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %extracted_slice_6 : tensor<3x3x8xf32>, tensor<3x3x8xf32>) outs(%14 : tensor<3x3x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x3x8xf32>
    %16 = tensor.empty() : tensor<3x3x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_5, %extracted_slice_6 : tensor<3x3x8xf32>, tensor<3x3x8xf32>) outs(%16 : tensor<3x3x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x3x8xf32>
    %18 = tensor.empty() : tensor<3x3x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %extracted_slice_7 : tensor<3x3x8xf32>, tensor<3x3x8xf32>) outs(%18 : tensor<3x3x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x3x8xf32>
    %extracted_slice_8 = tensor.extract_slice %19[0, 0, 0] [3, 1, 8] [1, 2, 1] : tensor<3x3x8xf32> to tensor<3x1x8xf32>
    %extracted_slice_9 = tensor.extract_slice %15[0, 1, 0] [3, 1, 8] [1, 2, 1] : tensor<3x3x8xf32> to tensor<3x1x8xf32>
    %extracted_slice_10 = tensor.extract_slice %19[0, 1, 0] [3, 1, 8] [1, 2, 1] : tensor<3x3x8xf32> to tensor<3x1x8xf32>
    %20 = tensor.empty() : tensor<3x1x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_8, %extracted_slice_9 : tensor<3x1x8xf32>, tensor<3x1x8xf32>) outs(%20 : tensor<3x1x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x1x8xf32>
    %22 = tensor.empty() : tensor<3x1x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %extracted_slice_10 : tensor<3x1x8xf32>, tensor<3x1x8xf32>) outs(%22 : tensor<3x1x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x1x8xf32>
    %extracted_slice_11 = tensor.extract_slice %15[0, 2, 0] [3, 1, 8] [1, 2, 1] : tensor<3x3x8xf32> to tensor<3x1x8xf32>
    %extracted_slice_12 = tensor.extract_slice %19[0, 2, 0] [3, 1, 8] [1, 2, 1] : tensor<3x3x8xf32> to tensor<3x1x8xf32>
    %24 = tensor.empty() : tensor<3x1x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %extracted_slice_11 : tensor<3x1x8xf32>, tensor<3x1x8xf32>) outs(%24 : tensor<3x1x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x1x8xf32>
    %26 = tensor.empty() : tensor<3x1x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %extracted_slice_12 : tensor<3x1x8xf32>, tensor<3x1x8xf32>) outs(%26 : tensor<3x1x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x1x8xf32>
    %extracted_slice_13 = tensor.extract_slice %19[0, 0, 0] [3, 1, 8] [1, 1, 1] : tensor<3x3x8xf32> to tensor<3x1x8xf32>
    %28 = tensor.empty() : tensor<3x2x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_13 into %28[0, 0, 0] [3, 1, 8] [1, 1, 1] : tensor<3x1x8xf32> into tensor<3x2x8xf32>
    %inserted_slice_14 = tensor.insert_slice %27 into %inserted_slice[0, 1, 0] [3, 1, 8] [1, 1, 1] : tensor<3x1x8xf32> into tensor<3x2x8xf32>
    %29 = tensor.empty() : tensor<3x3x8xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<3x3x8xf32>) -> tensor<3x3x8xf32>
    %inserted_slice_15 = tensor.insert_slice %inserted_slice_14 into %30[0, 0, 0] [3, 2, 8] [1, 2, 1] : tensor<3x2x8xf32> into tensor<3x3x8xf32>
    %31 = tensor.empty() : tensor<3x3x8xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<3x3x8xf32>) -> tensor<3x3x8xf32>
    %inserted_slice_16 = tensor.insert_slice %23 into %32[0, 1, 0] [3, 1, 8] [1, 2, 1] : tensor<3x1x8xf32> into tensor<3x3x8xf32>
    %33 = tensor.empty() : tensor<3x3x8xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_15, %inserted_slice_16 : tensor<3x3x8xf32>, tensor<3x3x8xf32>) outs(%33 : tensor<3x3x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x3x8xf32>
    %extracted_slice_17 = tensor.extract_slice %34[0, 0, 0] [3, 2, 8] [1, 1, 1] : tensor<3x3x8xf32> to tensor<3x2x8xf32>
    %extracted_slice_18 = tensor.extract_slice %9[0, 2, 0] [3, 2, 8] [1, 2, 1] : tensor<3x6x8xf32> to tensor<3x2x8xf32>
    %extracted_slice_19 = tensor.extract_slice %13[0, 2, 0] [3, 2, 8] [1, 2, 1] : tensor<3x6x8xf32> to tensor<3x2x8xf32>
    %35 = tensor.empty() : tensor<3x2x8xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17, %extracted_slice_18 : tensor<3x2x8xf32>, tensor<3x2x8xf32>) outs(%35 : tensor<3x2x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x2x8xf32>
    %37 = tensor.empty() : tensor<3x2x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %extracted_slice_19 : tensor<3x2x8xf32>, tensor<3x2x8xf32>) outs(%37 : tensor<3x2x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x2x8xf32>
    %extracted_slice_20 = tensor.extract_slice %13[0, 0, 0] [3, 1, 8] [1, 1, 1] : tensor<3x6x8xf32> to tensor<3x1x8xf32>
    %39 = tensor.empty() : tensor<3x3x8xf32>
    %inserted_slice_21 = tensor.insert_slice %extracted_slice_20 into %39[0, 0, 0] [3, 1, 8] [1, 1, 1] : tensor<3x1x8xf32> into tensor<3x3x8xf32>
    %inserted_slice_22 = tensor.insert_slice %38 into %inserted_slice_21[0, 1, 0] [3, 2, 8] [1, 1, 1] : tensor<3x2x8xf32> into tensor<3x3x8xf32>
    %40 = tensor.empty() : tensor<3x6x8xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
    %inserted_slice_23 = tensor.insert_slice %inserted_slice_22 into %41[0, 0, 0] [3, 3, 8] [1, 2, 1] : tensor<3x3x8xf32> into tensor<3x6x8xf32>
    %42 = tensor.empty() : tensor<3x6x8xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<3x6x8xf32>) -> tensor<3x6x8xf32>
    %inserted_slice_24 = tensor.insert_slice %34 into %43[0, 1, 0] [3, 3, 8] [1, 2, 1] : tensor<3x3x8xf32> into tensor<3x6x8xf32>
    %44 = tensor.empty() : tensor<3x6x8xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_23, %inserted_slice_24 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%44 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x6x8xf32>
    %extracted_slice_25 = tensor.extract_slice %45[0, 0, 0] [3, 5, 8] [1, 1, 1] : tensor<3x6x8xf32> to tensor<3x5x8xf32>
    %extracted_slice_26 = tensor.extract_slice %7[0, 2, 0] [3, 5, 8] [1, 2, 1] : tensor<3x12x8xf32> to tensor<3x5x8xf32>
    %extracted_slice_27 = tensor.extract_slice %arg1[0, 2, 0] [3, 5, 8] [1, 2, 1] : tensor<3x12x8xf32> to tensor<3x5x8xf32>
    %46 = tensor.empty() : tensor<3x5x8xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %extracted_slice_26 : tensor<3x5x8xf32>, tensor<3x5x8xf32>) outs(%46 : tensor<3x5x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.mulf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x5x8xf32>
    %48 = tensor.empty() : tensor<3x5x8xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %extracted_slice_27 : tensor<3x5x8xf32>, tensor<3x5x8xf32>) outs(%48 : tensor<3x5x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x5x8xf32>
    %extracted_slice_28 = tensor.extract_slice %arg1[0, 0, 0] [3, 1, 8] [1, 1, 1] : tensor<3x12x8xf32> to tensor<3x1x8xf32>
    %50 = tensor.empty() : tensor<3x6x8xf32>
    %inserted_slice_29 = tensor.insert_slice %extracted_slice_28 into %50[0, 0, 0] [3, 1, 8] [1, 1, 1] : tensor<3x1x8xf32> into tensor<3x6x8xf32>
    %inserted_slice_30 = tensor.insert_slice %49 into %inserted_slice_29[0, 1, 0] [3, 5, 8] [1, 1, 1] : tensor<3x5x8xf32> into tensor<3x6x8xf32>
    %51 = tensor.empty() : tensor<3x12x8xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<3x12x8xf32>) -> tensor<3x12x8xf32>
    %inserted_slice_31 = tensor.insert_slice %inserted_slice_30 into %52[0, 0, 0] [3, 6, 8] [1, 2, 1] : tensor<3x6x8xf32> into tensor<3x12x8xf32>
    %53 = tensor.empty() : tensor<3x12x8xf32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<3x12x8xf32>) -> tensor<3x12x8xf32>
    %inserted_slice_32 = tensor.insert_slice %45 into %54[0, 1, 0] [3, 6, 8] [1, 2, 1] : tensor<3x6x8xf32> into tensor<3x12x8xf32>
    %55 = tensor.empty() : tensor<3x12x8xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_31, %inserted_slice_32 : tensor<3x12x8xf32>, tensor<3x12x8xf32>) outs(%55 : tensor<3x12x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %57 = arith.addf %in, %in_33 : f32
      linalg.yield %57 : f32
    } -> tensor<3x12x8xf32>
    return %56 : tensor<3x12x8xf32>
  }
}

