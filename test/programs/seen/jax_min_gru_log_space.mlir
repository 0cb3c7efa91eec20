#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit_min_gru_log_space {
  func.func public @main(%arg0: tensor<2x9x6xf32>, %arg1: tensor<6x12xf32>, %arg2: tensor<2x6xf32>) -> tensor<2x9x6xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x9x6xf32> into tensor<18x6xf32>
    %0 = tensor.empty() : tensor<18x12xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<18x12xf32>) -> tensor<18x12xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<18x6xf32>, tensor<6x12xf32>) outs(%1 : tensor<18x12xf32>) -> tensor<18x12xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 9, 12] : tensor<18x12xf32> into tensor<2x9x12xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 9, 6] [1, 1, 1] : tensor<2x9x12xf32> to tensor<2x9x6xf32>
    %extracted_slice_4 = tensor.extract_slice %expanded[0, 0, 6] [2, 9, 6] [1, 1, 1] : tensor<2x9x12xf32> to tensor<2x9x6xf32>
    %3 = tensor.empty() : tensor<2x9x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x9x6xf32>) outs(%3 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %5 = tensor.empty() : tensor<2x9x6xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x9x6xf32>) outs(%5 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %7 = tensor.empty() : tensor<2x9x6xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x9x6xf32>) outs(%7 : tensor<2x9x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %108 = arith.cmpf une, %in, %in : f32
      linalg.yield %108 : i1
    } -> tensor<2x9x6xi1>
    %9 = tensor.empty() : tensor<2x9x6xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x9x6xf32>) outs(%9 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %11 = tensor.empty() : tensor<2x9x6xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x9x6xf32>) outs(%11 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.absf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %13 = tensor.empty() : tensor<2x9x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x9x6xf32>) outs(%13 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %15 = tensor.empty() : tensor<2x9x6xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x9x6xf32>) outs(%15 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.exp %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %17 = tensor.empty() : tensor<2x9x6xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x9x6xf32>) outs(%17 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.log1p %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %19 = tensor.empty() : tensor<2x9x6xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %18 : tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%19 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %108 = arith.addf %in, %in_7 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %21 = tensor.empty() : tensor<2x9x6xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10, %20 : tensor<2x9x6xi1>, tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%21 : tensor<2x9x6xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %108 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %23 = tensor.empty() : tensor<2x9x6xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x9x6xf32>) outs(%23 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %25 = tensor.empty() : tensor<2x9x6xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x9x6xf32>) outs(%25 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %27 = tensor.empty() : tensor<2x9x6xi1>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x9x6xf32>) outs(%27 : tensor<2x9x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %108 = arith.cmpf une, %in, %in : f32
      linalg.yield %108 : i1
    } -> tensor<2x9x6xi1>
    %29 = tensor.empty() : tensor<2x9x6xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x9x6xf32>) outs(%29 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %31 = tensor.empty() : tensor<2x9x6xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x9x6xf32>) outs(%31 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.absf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %33 = tensor.empty() : tensor<2x9x6xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x9x6xf32>) outs(%33 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %35 = tensor.empty() : tensor<2x9x6xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x9x6xf32>) outs(%35 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.exp %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %37 = tensor.empty() : tensor<2x9x6xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x9x6xf32>) outs(%37 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.log1p %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %39 = tensor.empty() : tensor<2x9x6xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %38 : tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%39 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %108 = arith.addf %in, %in_7 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %41 = tensor.empty() : tensor<2x9x6xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %30, %40 : tensor<2x9x6xi1>, tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%41 : tensor<2x9x6xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %108 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %43 = tensor.empty() : tensor<2x9x6xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<2x9x6xf32>) outs(%43 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %45 = tensor.empty() : tensor<2x9x6xi1>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<2x9x6xf32>) outs(%45 : tensor<2x9x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %108 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %108 : i1
    } -> tensor<2x9x6xi1>
    %47 = tensor.empty() : tensor<2x9x6xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<2x9x6xf32>) outs(%47 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %49 = tensor.empty() : tensor<2x9x6xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x9x6xf32>) outs(%49 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst_0 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %51 = tensor.empty() : tensor<2x9x6xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x9x6xf32>) outs(%51 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.log %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %53 = tensor.empty() : tensor<2x9x6xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<2x9x6xf32>) outs(%53 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %55 = tensor.empty() : tensor<2x9x6xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x9x6xf32>) outs(%55 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %57 = tensor.empty() : tensor<2x9x6xi1>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x9x6xf32>) outs(%57 : tensor<2x9x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %108 = arith.cmpf une, %in, %in : f32
      linalg.yield %108 : i1
    } -> tensor<2x9x6xi1>
    %59 = tensor.empty() : tensor<2x9x6xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x9x6xf32>) outs(%59 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %61 = tensor.empty() : tensor<2x9x6xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x9x6xf32>) outs(%61 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.absf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %63 = tensor.empty() : tensor<2x9x6xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<2x9x6xf32>) outs(%63 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %65 = tensor.empty() : tensor<2x9x6xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x9x6xf32>) outs(%65 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.exp %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %67 = tensor.empty() : tensor<2x9x6xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x9x6xf32>) outs(%67 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.log1p %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %69 = tensor.empty() : tensor<2x9x6xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %68 : tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%69 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %108 = arith.addf %in, %in_7 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %71 = tensor.empty() : tensor<2x9x6xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %60, %70 : tensor<2x9x6xi1>, tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%71 : tensor<2x9x6xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %108 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %73 = tensor.empty() : tensor<2x9x6xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x9x6xf32>) outs(%73 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %75 = tensor.empty() : tensor<2x9x6xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %52, %74 : tensor<2x9x6xi1>, tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%75 : tensor<2x9x6xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %108 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %77 = tensor.empty() : tensor<2x9x6xf32>
    %78 = tensor.empty() : tensor<2x6xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%78 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6xf32>
    %80:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%44 : tensor<2x9x6xf32>) outs(%77, %79 : tensor<2x9x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %108 = arith.addf %arg3, %arg4 : f32
      iree_linalg_ext.yield %108 : f32
    } -> tensor<2x9x6xf32>, tensor<2x6xf32>
    %81 = tensor.empty() : tensor<f32>
    %82 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%81 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %82[] : tensor<f32>
    %padded = tensor.pad %80#0 low[0, 1, 0] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %extracted : f32
    } : tensor<2x9x6xf32> to tensor<2x10x6xf32>
    %83 = tensor.empty() : tensor<2x6xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x6xf32>) outs(%83 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x6xf32>
    %85 = tensor.empty() : tensor<2x6xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<2x6xf32>) outs(%85 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.exp %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x6xf32>
    %87 = tensor.empty() : tensor<2x6xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<2x6xf32>) outs(%87 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst : f32
      linalg.yield %108 : f32
    } -> tensor<2x6xf32>
    %89 = tensor.empty() : tensor<2x6xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<2x6xf32>) outs(%89 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %cst, %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x6xf32>
    %91 = tensor.empty() : tensor<2x6xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<2x6xf32>) outs(%91 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.log %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x6xf32>
    %93 = tensor.empty() : tensor<2x1x6xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x6xf32>) outs(%93 : tensor<2x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x6xf32>
    %95 = tensor.empty() : tensor<2x9x6xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %76 : tensor<2x9x6xf32>, tensor<2x9x6xf32>) outs(%95 : tensor<2x9x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %108 = arith.addf %in, %in_7 : f32
      linalg.yield %108 : f32
    } -> tensor<2x9x6xf32>
    %97 = tensor.empty() : tensor<2x10x6xf32>
    %inserted_slice = tensor.insert_slice %94 into %97[0, 0, 0] [2, 1, 6] [1, 1, 1] : tensor<2x1x6xf32> into tensor<2x10x6xf32>
    %inserted_slice_5 = tensor.insert_slice %96 into %inserted_slice[0, 1, 0] [2, 9, 6] [1, 1, 1] : tensor<2x9x6xf32> into tensor<2x10x6xf32>
    %98 = tensor.empty() : tensor<2x10x6xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_5, %padded : tensor<2x10x6xf32>, tensor<2x10x6xf32>) outs(%98 : tensor<2x10x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %108 = arith.subf %in, %in_7 : f32
      linalg.yield %108 : f32
    } -> tensor<2x10x6xf32>
    %100 = tensor.empty() : tensor<2x10x6xf32>
    %101 = tensor.empty() : tensor<2x6xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%101 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6xf32>
    %103:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%99 : tensor<2x10x6xf32>) outs(%100, %102 : tensor<2x10x6xf32>, tensor<2x6xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %108 = arith.maximumf %arg3, %arg4 : f32
      %109 = arith.subf %arg3, %arg4 : f32
      %110 = arith.cmpf une, %109, %109 : f32
      %111 = arith.addf %arg3, %arg4 : f32
      %112 = math.absf %109 : f32
      %113 = arith.negf %112 : f32
      %114 = math.exp %113 : f32
      %115 = math.log1p %114 : f32
      %116 = arith.addf %108, %115 : f32
      %117 = arith.select %110, %111, %116 : f32
      iree_linalg_ext.yield %117 : f32
    } -> tensor<2x10x6xf32>, tensor<2x6xf32>
    %104 = tensor.empty() : tensor<2x10x6xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %103#0 : tensor<2x10x6xf32>, tensor<2x10x6xf32>) outs(%104 : tensor<2x10x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %108 = arith.addf %in, %in_7 : f32
      linalg.yield %108 : f32
    } -> tensor<2x10x6xf32>
    %106 = tensor.empty() : tensor<2x10x6xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<2x10x6xf32>) outs(%106 : tensor<2x10x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.exp %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x10x6xf32>
    %extracted_slice_6 = tensor.extract_slice %107[0, 1, 0] [2, 9, 6] [1, 1, 1] : tensor<2x10x6xf32> to tensor<2x9x6xf32>
    return %extracted_slice_6 : tensor<2x9x6xf32>
  }
}

