#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
module @jit_griffin_rg_lru {
  func.func public @main(%arg0: tensor<2x12x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8x8xf32>) -> tensor<2x12x8xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.797884583 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 9.99999997E-7 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant -8.000000e+00 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x8xf32> into tensor<24x8xf32>
    %0 = tensor.empty() : tensor<24x8xf32>
    %1 = linalg.fill ins(%cst_6 : f32) outs(%0 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<24x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %3 = tensor.empty() : tensor<24x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<24x8xf32>) outs(%3 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.negf %in : f32
      linalg.yield %132 : f32
    } -> tensor<24x8xf32>
    %5 = tensor.empty() : tensor<24x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<24x8xf32>) outs(%5 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<24x8xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [2, 12, 8] : tensor<24x8xf32> into tensor<2x12x8xf32>
    %7 = tensor.empty() : tensor<2x12x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x12x8xf32>) outs(%7 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %cst_5 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %9 = tensor.empty() : tensor<2x12x8xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x12x8xf32>) outs(%9 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %cst_5, %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %11 = tensor.empty() : tensor<24x8xf32>
    %12 = linalg.fill ins(%cst_6 : f32) outs(%11 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %13 = linalg.matmul ins(%collapsed, %arg2 : tensor<24x8xf32>, tensor<8x8xf32>) outs(%12 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %14 = tensor.empty() : tensor<24x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.negf %in : f32
      linalg.yield %132 : f32
    } -> tensor<24x8xf32>
    %16 = tensor.empty() : tensor<24x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24x8xf32>) outs(%16 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<24x8xf32>
    %expanded_7 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [2, 12, 8] : tensor<24x8xf32> into tensor<2x12x8xf32>
    %18 = tensor.empty() : tensor<2x12x8xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x12x8xf32>) outs(%18 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %cst_5 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %20 = tensor.empty() : tensor<2x12x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x12x8xf32>) outs(%20 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %cst_5, %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %22 = tensor.empty() : tensor<8xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%22 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.maximumf %in, %cst_6 : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %24 = tensor.empty() : tensor<8xi1>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%24 : tensor<8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %132 = arith.cmpf une, %in, %in : f32
      linalg.yield %132 : i1
    } -> tensor<8xi1>
    %26 = tensor.empty() : tensor<8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %cst_6 : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %28 = tensor.empty() : tensor<8xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%28 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.absf %in : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %30 = tensor.empty() : tensor<8xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%29 : tensor<8xf32>) outs(%30 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.negf %in : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %32 = tensor.empty() : tensor<8xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<8xf32>) outs(%32 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %34 = tensor.empty() : tensor<8xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%33 : tensor<8xf32>) outs(%34 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.log1p %in : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %36 = tensor.empty() : tensor<8xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%23, %35 : tensor<8xf32>, tensor<8xf32>) outs(%36 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %38 = tensor.empty() : tensor<8xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%25, %27, %37 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_42: f32, %in_43: f32, %out: f32):
      %132 = arith.select %in, %in_42, %in_43 : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %40 = tensor.empty() : tensor<8xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%39 : tensor<8xf32>) outs(%40 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst_4 : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %42 = tensor.empty() : tensor<2x12x8xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<8xf32>) outs(%42 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x8xf32>
    %44 = tensor.empty() : tensor<2x12x8xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %10 : tensor<2x12x8xf32>, tensor<2x12x8xf32>) outs(%44 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %46 = tensor.empty() : tensor<2x12x8xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x12x8xf32>) outs(%46 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %48 = tensor.empty() : tensor<2x12x8xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<2x12x8xf32>) outs(%48 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst_3 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %50 = tensor.empty() : tensor<2x12x8xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x12x8xf32>) outs(%50 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.exp %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %52 = tensor.empty() : tensor<2x12x8xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<2x12x8xf32>) outs(%52 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.subf %cst_5, %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %54 = tensor.empty() : tensor<2x12x8xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x12x8xf32>) outs(%54 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %cst_2 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %56 = tensor.empty() : tensor<2x12x8xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x12x8xf32>) outs(%56 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.sqrt %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %58 = tensor.empty() : tensor<2x12x8xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %arg0 : tensor<2x12x8xf32>, tensor<2x12x8xf32>) outs(%58 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %60 = tensor.empty() : tensor<2x12x8xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %59 : tensor<2x12x8xf32>, tensor<2x12x8xf32>) outs(%60 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %extracted_slice = tensor.extract_slice %47[0, 0, 0] [2, 6, 8] [1, 2, 1] : tensor<2x12x8xf32> to tensor<2x6x8xf32>
    %extracted_slice_8 = tensor.extract_slice %61[0, 0, 0] [2, 6, 8] [1, 2, 1] : tensor<2x12x8xf32> to tensor<2x6x8xf32>
    %extracted_slice_9 = tensor.extract_slice %47[0, 1, 0] [2, 6, 8] [1, 2, 1] : tensor<2x12x8xf32> to tensor<2x6x8xf32>
    %extracted_slice_10 = tensor.extract_slice %61[0, 1, 0] [2, 6, 8] [1, 2, 1] : tensor<2x12x8xf32> to tensor<2x6x8xf32>
    %62 = tensor.empty() : tensor<2x6x8xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_9 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%62 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x6x8xf32>
    %64 = tensor.empty() : tensor<2x6x8xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %extracted_slice_8 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%64 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x6x8xf32>
    %66 = tensor.empty() : tensor<2x6x8xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %extracted_slice_10 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%66 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x6x8xf32>
    %extracted_slice_11 = tensor.extract_slice %63[0, 0, 0] [2, 3, 8] [1, 2, 1] : tensor<2x6x8xf32> to tensor<2x3x8xf32>
    %extracted_slice_12 = tensor.extract_slice %67[0, 0, 0] [2, 3, 8] [1, 2, 1] : tensor<2x6x8xf32> to tensor<2x3x8xf32>
    %extracted_slice_13 = tensor.extract_slice %63[0, 1, 0] [2, 3, 8] [1, 2, 1] : tensor<2x6x8xf32> to tensor<2x3x8xf32>
    %extracted_slice_14 = tensor.extract_slice %67[0, 1, 0] [2, 3, 8] [1, 2, 1] : tensor<2x6x8xf32> to tensor<2x3x8xf32>
    %68 = tensor.empty() : tensor<2x3x8xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %extracted_slice_13 : tensor<2x3x8xf32>, tensor<2x3x8xf32>) outs(%68 : tensor<2x3x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x8xf32>
    %70 = tensor.empty() : tensor<2x3x8xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %extracted_slice_12 : tensor<2x3x8xf32>, tensor<2x3x8xf32>) outs(%70 : tensor<2x3x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x8xf32>
    %72 = tensor.empty() : tensor<2x3x8xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %extracted_slice_14 : tensor<2x3x8xf32>, tensor<2x3x8xf32>) outs(%72 : tensor<2x3x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x8xf32>
    %extracted_slice_15 = tensor.extract_slice %73[0, 0, 0] [2, 1, 8] [1, 2, 1] : tensor<2x3x8xf32> to tensor<2x1x8xf32>
    %extracted_slice_16 = tensor.extract_slice %69[0, 1, 0] [2, 1, 8] [1, 2, 1] : tensor<2x3x8xf32> to tensor<2x1x8xf32>
    %extracted_slice_17 = tensor.extract_slice %73[0, 1, 0] [2, 1, 8] [1, 2, 1] : tensor<2x3x8xf32> to tensor<2x1x8xf32>
    %74 = tensor.empty() : tensor<2x1x8xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16, %extracted_slice_15 : tensor<2x1x8xf32>, tensor<2x1x8xf32>) outs(%74 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x1x8xf32>
    %76 = tensor.empty() : tensor<2x1x8xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %extracted_slice_17 : tensor<2x1x8xf32>, tensor<2x1x8xf32>) outs(%76 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x1x8xf32>
    %extracted_slice_18 = tensor.extract_slice %69[0, 2, 0] [2, 1, 8] [1, 2, 1] : tensor<2x3x8xf32> to tensor<2x1x8xf32>
    %extracted_slice_19 = tensor.extract_slice %73[0, 2, 0] [2, 1, 8] [1, 2, 1] : tensor<2x3x8xf32> to tensor<2x1x8xf32>
    %78 = tensor.empty() : tensor<2x1x8xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %77 : tensor<2x1x8xf32>, tensor<2x1x8xf32>) outs(%78 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x1x8xf32>
    %80 = tensor.empty() : tensor<2x1x8xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %extracted_slice_19 : tensor<2x1x8xf32>, tensor<2x1x8xf32>) outs(%80 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x1x8xf32>
    %extracted_slice_20 = tensor.extract_slice %73[0, 0, 0] [2, 1, 8] [1, 1, 1] : tensor<2x3x8xf32> to tensor<2x1x8xf32>
    %82 = tensor.empty() : tensor<2x2x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_20 into %82[0, 0, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x2x8xf32>
    %inserted_slice_21 = tensor.insert_slice %81 into %inserted_slice[0, 1, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x2x8xf32>
    %83 = tensor.empty() : tensor<2x3x8xf32>
    %84 = linalg.fill ins(%cst_6 : f32) outs(%83 : tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %inserted_slice_22 = tensor.insert_slice %inserted_slice_21 into %84[0, 0, 0] [2, 2, 8] [1, 2, 1] : tensor<2x2x8xf32> into tensor<2x3x8xf32>
    %85 = tensor.empty() : tensor<2x3x8xf32>
    %86 = linalg.fill ins(%cst_6 : f32) outs(%85 : tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %inserted_slice_23 = tensor.insert_slice %77 into %86[0, 1, 0] [2, 1, 8] [1, 2, 1] : tensor<2x1x8xf32> into tensor<2x3x8xf32>
    %87 = tensor.empty() : tensor<2x3x8xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_22, %inserted_slice_23 : tensor<2x3x8xf32>, tensor<2x3x8xf32>) outs(%87 : tensor<2x3x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x3x8xf32>
    %extracted_slice_24 = tensor.extract_slice %88[0, 0, 0] [2, 2, 8] [1, 1, 1] : tensor<2x3x8xf32> to tensor<2x2x8xf32>
    %extracted_slice_25 = tensor.extract_slice %63[0, 2, 0] [2, 2, 8] [1, 2, 1] : tensor<2x6x8xf32> to tensor<2x2x8xf32>
    %extracted_slice_26 = tensor.extract_slice %67[0, 2, 0] [2, 2, 8] [1, 2, 1] : tensor<2x6x8xf32> to tensor<2x2x8xf32>
    %89 = tensor.empty() : tensor<2x2x8xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %extracted_slice_24 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%89 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x2x8xf32>
    %91 = tensor.empty() : tensor<2x2x8xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %extracted_slice_26 : tensor<2x2x8xf32>, tensor<2x2x8xf32>) outs(%91 : tensor<2x2x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x2x8xf32>
    %extracted_slice_27 = tensor.extract_slice %67[0, 0, 0] [2, 1, 8] [1, 1, 1] : tensor<2x6x8xf32> to tensor<2x1x8xf32>
    %93 = tensor.empty() : tensor<2x3x8xf32>
    %inserted_slice_28 = tensor.insert_slice %extracted_slice_27 into %93[0, 0, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x3x8xf32>
    %inserted_slice_29 = tensor.insert_slice %92 into %inserted_slice_28[0, 1, 0] [2, 2, 8] [1, 1, 1] : tensor<2x2x8xf32> into tensor<2x3x8xf32>
    %94 = tensor.empty() : tensor<2x6x8xf32>
    %95 = linalg.fill ins(%cst_6 : f32) outs(%94 : tensor<2x6x8xf32>) -> tensor<2x6x8xf32>
    %inserted_slice_30 = tensor.insert_slice %inserted_slice_29 into %95[0, 0, 0] [2, 3, 8] [1, 2, 1] : tensor<2x3x8xf32> into tensor<2x6x8xf32>
    %96 = tensor.empty() : tensor<2x6x8xf32>
    %97 = linalg.fill ins(%cst_6 : f32) outs(%96 : tensor<2x6x8xf32>) -> tensor<2x6x8xf32>
    %inserted_slice_31 = tensor.insert_slice %88 into %97[0, 1, 0] [2, 3, 8] [1, 2, 1] : tensor<2x3x8xf32> into tensor<2x6x8xf32>
    %98 = tensor.empty() : tensor<2x6x8xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_30, %inserted_slice_31 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%98 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x6x8xf32>
    %extracted_slice_32 = tensor.extract_slice %99[0, 0, 0] [2, 5, 8] [1, 1, 1] : tensor<2x6x8xf32> to tensor<2x5x8xf32>
    %extracted_slice_33 = tensor.extract_slice %47[0, 2, 0] [2, 5, 8] [1, 2, 1] : tensor<2x12x8xf32> to tensor<2x5x8xf32>
    %extracted_slice_34 = tensor.extract_slice %61[0, 2, 0] [2, 5, 8] [1, 2, 1] : tensor<2x12x8xf32> to tensor<2x5x8xf32>
    %100 = tensor.empty() : tensor<2x5x8xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_33, %extracted_slice_32 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%100 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x5x8xf32>
    %102 = tensor.empty() : tensor<2x5x8xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %extracted_slice_34 : tensor<2x5x8xf32>, tensor<2x5x8xf32>) outs(%102 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x5x8xf32>
    %extracted_slice_35 = tensor.extract_slice %61[0, 0, 0] [2, 1, 8] [1, 1, 1] : tensor<2x12x8xf32> to tensor<2x1x8xf32>
    %104 = tensor.empty() : tensor<2x6x8xf32>
    %inserted_slice_36 = tensor.insert_slice %extracted_slice_35 into %104[0, 0, 0] [2, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> into tensor<2x6x8xf32>
    %inserted_slice_37 = tensor.insert_slice %103 into %inserted_slice_36[0, 1, 0] [2, 5, 8] [1, 1, 1] : tensor<2x5x8xf32> into tensor<2x6x8xf32>
    %105 = tensor.empty() : tensor<2x12x8xf32>
    %106 = linalg.fill ins(%cst_6 : f32) outs(%105 : tensor<2x12x8xf32>) -> tensor<2x12x8xf32>
    %inserted_slice_38 = tensor.insert_slice %inserted_slice_37 into %106[0, 0, 0] [2, 6, 8] [1, 2, 1] : tensor<2x6x8xf32> into tensor<2x12x8xf32>
    %107 = tensor.empty() : tensor<2x12x8xf32>
    %108 = linalg.fill ins(%cst_6 : f32) outs(%107 : tensor<2x12x8xf32>) -> tensor<2x12x8xf32>
    %inserted_slice_39 = tensor.insert_slice %99 into %108[0, 1, 0] [2, 6, 8] [1, 2, 1] : tensor<2x6x8xf32> into tensor<2x12x8xf32>
    %109 = tensor.empty() : tensor<2x12x8xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_38, %inserted_slice_39 : tensor<2x12x8xf32>, tensor<2x12x8xf32>) outs(%109 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %111 = tensor.empty() : tensor<2x12x8xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x12x8xf32>) outs(%111 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %113 = tensor.empty() : tensor<2x12x8xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %110 : tensor<2x12x8xf32>, tensor<2x12x8xf32>) outs(%113 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %115 = tensor.empty() : tensor<2x12x8xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x12x8xf32>) outs(%115 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst_1 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %117 = tensor.empty() : tensor<2x12x8xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %116 : tensor<2x12x8xf32>, tensor<2x12x8xf32>) outs(%117 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.addf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %119 = tensor.empty() : tensor<2x12x8xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x12x8xf32>) outs(%119 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst_0 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %121 = tensor.empty() : tensor<2x12x8xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<2x12x8xf32>) outs(%121 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.tanh %in : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %123 = tensor.empty() : tensor<2x12x8xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x12x8xf32>) outs(%123 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %cst_5 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %125 = tensor.empty() : tensor<2x12x8xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2x12x8xf32>) outs(%125 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %127 = tensor.empty() : tensor<2x12x8xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %126 : tensor<2x12x8xf32>, tensor<2x12x8xf32>) outs(%127 : tensor<2x12x8xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %132 = arith.mulf %in, %in_42 : f32
      linalg.yield %132 : f32
    } -> tensor<2x12x8xf32>
    %collapsed_40 = tensor.collapse_shape %128 [[0, 1], [2]] : tensor<2x12x8xf32> into tensor<24x8xf32>
    %129 = tensor.empty() : tensor<24x8xf32>
    %130 = linalg.fill ins(%cst_6 : f32) outs(%129 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %131 = linalg.matmul ins(%collapsed_40, %arg4 : tensor<24x8xf32>, tensor<8x8xf32>) outs(%130 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %expanded_41 = tensor.expand_shape %131 [[0, 1], [2]] output_shape [2, 12, 8] : tensor<24x8xf32> into tensor<2x12x8xf32>
    return %expanded_41 : tensor<2x12x8xf32>
  }
}

