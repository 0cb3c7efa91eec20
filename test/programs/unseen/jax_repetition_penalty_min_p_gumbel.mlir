#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
module @jit_repetition_penalty_min_p_gumbel {
  func.func public @main(%arg0: tensor<4x20xf32>, %arg1: tensor<4x6xi32>, %arg2: tensor<2xi32> {iree.abi.encoding = tensor<2xui32>}) -> (tensor<4xi32>, tensor<4x20xf32>) {
    %cst = arith.constant 1.17549435E-38 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c1065353216_i32 = arith.constant 1065353216 : i32
    %c9_i32 = arith.constant 9 : i32
    %c32_i32 = arith.constant 32 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c32_i64 = arith.constant 32 : i64
    %c20_i64 = arith.constant 20 : i64
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 1.300000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %c20_i32 = arith.constant 20 : i32
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32>
    %cst_6 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32>
    %cst_7 = arith.constant dense<0> : tensor<i32>
    %cst_8 = arith.constant dense<true> : tensor<24xi1>
    %cst_9 = arith.constant dense<false> : tensor<4x20xi1>
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %125 : index to i32
      linalg.yield %126 : i32
    } -> tensor<4xi32>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [4, 1] : tensor<4xi32> into tensor<4x1xi32>
    %2 = tensor.empty() : tensor<4x6xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x6xi32>) outs(%2 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.remsi %in, %c20_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<4x6xi32>
    %4 = tensor.empty() : tensor<4x6xi1>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x6xi32>) outs(%4 : tensor<4x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %125 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %125 : i1
    } -> tensor<4x6xi1>
    %6 = tensor.empty() : tensor<4x6xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x6xi32>) outs(%6 : tensor<4x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %125 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %125 : i1
    } -> tensor<4x6xi1>
    %8 = tensor.empty() : tensor<4x6xi1>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %5 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%8 : tensor<4x6xi1>) {
    ^bb0(%in: i1, %in_17: i1, %out: i1):
      %125 = arith.andi %in, %in_17 : i1
      linalg.yield %125 : i1
    } -> tensor<4x6xi1>
    %10 = tensor.empty() : tensor<4x6xi32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x6xi32>) outs(%10 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.addi %in, %c20_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<4x6xi32>
    %12 = tensor.empty() : tensor<4x6xi32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %11, %3 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%12 : tensor<4x6xi32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %125 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %125 : i32
    } -> tensor<4x6xi32>
    %14 = tensor.empty() : tensor<4x1xi1>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<4x1xi32>) outs(%14 : tensor<4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %125 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %125 : i1
    } -> tensor<4x1xi1>
    %16 = tensor.empty() : tensor<4x1xi32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<4x1xi32>) outs(%16 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.addi %in, %c4_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<4x1xi32>
    %18 = tensor.empty() : tensor<4x1xi32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %17, %expanded : tensor<4x1xi1>, tensor<4x1xi32>, tensor<4x1xi32>) outs(%18 : tensor<4x1xi32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %125 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %125 : i32
    } -> tensor<4x1xi32>
    %20 = tensor.empty() : tensor<4x6xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x6xi32>) outs(%20 : tensor<4x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %125 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %125 : i1
    } -> tensor<4x6xi1>
    %22 = tensor.empty() : tensor<4x6xi32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x6xi32>) outs(%22 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.addi %in, %c20_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<4x6xi32>
    %24 = tensor.empty() : tensor<4x6xi32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %23, %13 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%24 : tensor<4x6xi32>) {
    ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
      %125 = arith.select %in, %in_17, %in_18 : i32
      linalg.yield %125 : i32
    } -> tensor<4x6xi32>
    %26 = tensor.empty() : tensor<4x6xi32>
    %27 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4x1xi32>) outs(%26 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6xi32>
    %expanded_10 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xi32> into tensor<4x6x1xi32>
    %expanded_11 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xi32> into tensor<4x6x1xi32>
    %28 = tensor.empty() : tensor<4x6x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_10 into %28[0, 0, 0] [4, 6, 1] [1, 1, 1] : tensor<4x6x1xi32> into tensor<4x6x2xi32>
    %inserted_slice_12 = tensor.insert_slice %expanded_11 into %inserted_slice[0, 0, 1] [4, 6, 1] [1, 1, 1] : tensor<4x6x1xi32> into tensor<4x6x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_12 [[0, 1], [2]] : tensor<4x6x2xi32> into tensor<24x2xi32>
    %29 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%cst_8, %collapsed : tensor<24xi1>, tensor<24x2xi32>) outs(%cst_9 : tensor<4x20xi1>) {
    ^bb0(%arg3: i1, %arg4: i1):
      iree_linalg_ext.yield %arg3 : i1
    } -> tensor<4x20xi1>
    %30 = tensor.empty() : tensor<4x20xi1>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x20xf32>) outs(%30 : tensor<4x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %125 = arith.cmpf ogt, %in, %cst_4 : f32
      linalg.yield %125 : i1
    } -> tensor<4x20xi1>
    %32 = tensor.empty() : tensor<4x20xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x20xf32>) outs(%32 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_3 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %34 = tensor.empty() : tensor<4x20xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x20xf32>) outs(%34 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.mulf %in, %cst_3 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %36 = tensor.empty() : tensor<4x20xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %33, %35 : tensor<4x20xi1>, tensor<4x20xf32>, tensor<4x20xf32>) outs(%36 : tensor<4x20xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %125 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %38 = tensor.empty() : tensor<4x20xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %37, %arg0 : tensor<4x20xi1>, tensor<4x20xf32>, tensor<4x20xf32>) outs(%38 : tensor<4x20xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %125 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %40 = tensor.empty() : tensor<4xf32>
    %41 = linalg.fill ins(%cst_2 : f32) outs(%40 : tensor<4xf32>) -> tensor<4xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<4x20xf32>) outs(%41 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.maximumf %out, %in : f32
      linalg.yield %125 : f32
    } -> tensor<4xf32>
    %43 = tensor.empty() : tensor<4x20xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<4xf32>) outs(%43 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x20xf32>
    %45 = tensor.empty() : tensor<4x20xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %44 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%45 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %125 = arith.subf %in, %in_17 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %47 = tensor.empty() : tensor<4x20xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<4x20xf32>) outs(%47 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %49 = tensor.empty() : tensor<4xf32>
    %50 = linalg.fill ins(%cst_4 : f32) outs(%49 : tensor<4xf32>) -> tensor<4xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<4x20xf32>) outs(%50 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %out, %in : f32
      linalg.yield %125 : f32
    } -> tensor<4xf32>
    %52 = tensor.empty() : tensor<4x20xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<4xf32>) outs(%52 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x20xf32>
    %54 = tensor.empty() : tensor<4x20xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %53 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%54 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %125 = arith.divf %in, %in_17 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %56 = tensor.empty() : tensor<4xf32>
    %57 = linalg.fill ins(%cst_2 : f32) outs(%56 : tensor<4xf32>) -> tensor<4xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%55 : tensor<4x20xf32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.maximumf %out, %in : f32
      linalg.yield %125 : f32
    } -> tensor<4xf32>
    %expanded_13 = tensor.expand_shape %58 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %59 = tensor.empty() : tensor<4x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_13 : tensor<4x1xf32>) outs(%59 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.mulf %in, %cst_1 : f32
      linalg.yield %125 : f32
    } -> tensor<4x1xf32>
    %61 = tensor.empty() : tensor<4x20xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<4x1xf32>) outs(%61 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x20xf32>
    %63 = tensor.empty() : tensor<4x20xi1>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %62 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%63 : tensor<4x20xi1>) {
    ^bb0(%in: f32, %in_17: f32, %out: i1):
      %125 = arith.cmpf oge, %in, %in_17 : f32
      linalg.yield %125 : i1
    } -> tensor<4x20xi1>
    %65 = tensor.empty() : tensor<4x20xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %39 : tensor<4x20xi1>, tensor<4x20xf32>) outs(%65 : tensor<4x20xf32>) {
    ^bb0(%in: i1, %in_17: f32, %out: f32):
      %125 = arith.select %in, %in_17, %cst_2 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %extracted_slice = tensor.extract_slice %arg2[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_15 = tensor.extract_slice %arg2[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [] : tensor<1xi32> into tensor<i32>
    %67 = tensor.empty() : tensor<4x20xi64>
    %68 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%67 : tensor<4x20xi64>) {
    ^bb0(%out: i64):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %125 : index to i64
      linalg.yield %126 : i64
    } -> tensor<4x20xi64>
    %69 = tensor.empty() : tensor<4x20xi64>
    %70 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<4x20xi64>) {
    ^bb0(%out: i64):
      %125 = linalg.index 1 : index
      %126 = arith.index_cast %125 : index to i64
      linalg.yield %126 : i64
    } -> tensor<4x20xi64>
    %71 = tensor.empty() : tensor<4x20xi64>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<4x20xi64>) outs(%71 : tensor<4x20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %125 = arith.muli %in, %c20_i64 : i64
      linalg.yield %125 : i64
    } -> tensor<4x20xi64>
    %73 = tensor.empty() : tensor<4x20xi64>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72, %70 : tensor<4x20xi64>, tensor<4x20xi64>) outs(%73 : tensor<4x20xi64>) {
    ^bb0(%in: i64, %in_17: i64, %out: i64):
      %125 = arith.addi %in, %in_17 : i64
      linalg.yield %125 : i64
    } -> tensor<4x20xi64>
    %75 = tensor.empty() : tensor<4x20xi64>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<4x20xi64>) outs(%75 : tensor<4x20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %125 = arith.shrui %in, %c32_i64 : i64
      linalg.yield %125 : i64
    } -> tensor<4x20xi64>
    %77 = tensor.empty() : tensor<4x20xi32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<4x20xi64>) outs(%77 : tensor<4x20xi32>) {
    ^bb0(%in: i64, %out: i32):
      %125 = arith.trunci %in : i64 to i32
      linalg.yield %125 : i32
    } -> tensor<4x20xi32>
    %79 = tensor.empty() : tensor<4x20xi32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<4x20xi64>) outs(%79 : tensor<4x20xi32>) {
    ^bb0(%in: i64, %out: i32):
      %125 = arith.trunci %in : i64 to i32
      linalg.yield %125 : i32
    } -> tensor<4x20xi32>
    %81 = tensor.empty() : tensor<i32>
    %82 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%collapsed_14, %collapsed_16 : tensor<i32>, tensor<i32>) outs(%81 : tensor<i32>) {
    ^bb0(%in: i32, %in_17: i32, %out: i32):
      %125 = arith.xori %in, %in_17 : i32
      linalg.yield %125 : i32
    } -> tensor<i32>
    %83 = tensor.empty() : tensor<i32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%82 : tensor<i32>) outs(%83 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<i32>
    %85 = tensor.empty() : tensor<4x20xi32>
    %86 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_14 : tensor<i32>) outs(%85 : tensor<4x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x20xi32>
    %87 = tensor.empty() : tensor<4x20xi32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %86 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%87 : tensor<4x20xi32>) {
    ^bb0(%in: i32, %in_17: i32, %out: i32):
      %125 = arith.addi %in, %in_17 : i32
      linalg.yield %125 : i32
    } -> tensor<4x20xi32>
    %89 = tensor.empty() : tensor<4x20xi32>
    %90 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_16 : tensor<i32>) outs(%89 : tensor<4x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x20xi32>
    %91 = tensor.empty() : tensor<4x20xi32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %90 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%91 : tensor<4x20xi32>) {
    ^bb0(%in: i32, %in_17: i32, %out: i32):
      %125 = arith.addi %in, %in_17 : i32
      linalg.yield %125 : i32
    } -> tensor<4x20xi32>
    %93:8 = scf.for %arg3 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg4 = %cst_7, %arg5 = %88, %arg6 = %92, %arg7 = %collapsed_16, %arg8 = %84, %arg9 = %collapsed_14, %arg10 = %cst_5, %arg11 = %cst_6) -> (tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %125 = tensor.empty() : tensor<i32>
      %126 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%125 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %203 = arith.addi %in, %c1_i32 : i32
        linalg.yield %203 : i32
      } -> tensor<i32>
      %extracted_slice_17 = tensor.extract_slice %arg10[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [] : tensor<1xi32> into tensor<i32>
      %127 = tensor.empty() : tensor<4x20xi32>
      %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %arg6 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%127 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.addi %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %129 = tensor.empty() : tensor<4x20xi32>
      %130 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_18 : tensor<i32>) outs(%129 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %131 = tensor.empty() : tensor<4x20xi32>
      %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %130 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%131 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shli %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %133 = tensor.empty() : tensor<i32>
      %134 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%collapsed_18 : tensor<i32>) outs(%133 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %203 = arith.subi %c32_i32, %in : i32
        linalg.yield %203 : i32
      } -> tensor<i32>
      %135 = tensor.empty() : tensor<4x20xi32>
      %136 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<i32>) outs(%135 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %137 = tensor.empty() : tensor<4x20xi32>
      %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %136 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%137 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shrui %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %139 = tensor.empty() : tensor<4x20xi32>
      %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %138 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%139 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.ori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %141 = tensor.empty() : tensor<4x20xi32>
      %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %140 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%141 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.xori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %extracted_slice_19 = tensor.extract_slice %arg10[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [] : tensor<1xi32> into tensor<i32>
      %143 = tensor.empty() : tensor<4x20xi32>
      %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %142 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%143 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.addi %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %145 = tensor.empty() : tensor<4x20xi32>
      %146 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_20 : tensor<i32>) outs(%145 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %147 = tensor.empty() : tensor<4x20xi32>
      %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%142, %146 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%147 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shli %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %149 = tensor.empty() : tensor<i32>
      %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%collapsed_20 : tensor<i32>) outs(%149 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %203 = arith.subi %c32_i32, %in : i32
        linalg.yield %203 : i32
      } -> tensor<i32>
      %151 = tensor.empty() : tensor<4x20xi32>
      %152 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<i32>) outs(%151 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %153 = tensor.empty() : tensor<4x20xi32>
      %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%142, %152 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%153 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shrui %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %155 = tensor.empty() : tensor<4x20xi32>
      %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%148, %154 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%155 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.ori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %157 = tensor.empty() : tensor<4x20xi32>
      %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %156 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%157 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.xori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %extracted_slice_21 = tensor.extract_slice %arg10[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [] : tensor<1xi32> into tensor<i32>
      %159 = tensor.empty() : tensor<4x20xi32>
      %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %158 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%159 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.addi %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %161 = tensor.empty() : tensor<4x20xi32>
      %162 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_22 : tensor<i32>) outs(%161 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %163 = tensor.empty() : tensor<4x20xi32>
      %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %162 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%163 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shli %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %165 = tensor.empty() : tensor<i32>
      %166 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%collapsed_22 : tensor<i32>) outs(%165 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %203 = arith.subi %c32_i32, %in : i32
        linalg.yield %203 : i32
      } -> tensor<i32>
      %167 = tensor.empty() : tensor<4x20xi32>
      %168 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<i32>) outs(%167 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %169 = tensor.empty() : tensor<4x20xi32>
      %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %168 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%169 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shrui %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %171 = tensor.empty() : tensor<4x20xi32>
      %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%164, %170 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%171 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.ori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %173 = tensor.empty() : tensor<4x20xi32>
      %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160, %172 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%173 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.xori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %extracted_slice_23 = tensor.extract_slice %arg10[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [] : tensor<1xi32> into tensor<i32>
      %175 = tensor.empty() : tensor<4x20xi32>
      %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160, %174 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%175 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.addi %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %177 = tensor.empty() : tensor<4x20xi32>
      %178 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_24 : tensor<i32>) outs(%177 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %179 = tensor.empty() : tensor<4x20xi32>
      %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%174, %178 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%179 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shli %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %181 = tensor.empty() : tensor<i32>
      %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%collapsed_24 : tensor<i32>) outs(%181 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %203 = arith.subi %c32_i32, %in : i32
        linalg.yield %203 : i32
      } -> tensor<i32>
      %183 = tensor.empty() : tensor<4x20xi32>
      %184 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<i32>) outs(%183 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %185 = tensor.empty() : tensor<4x20xi32>
      %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%174, %184 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%185 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.shrui %in, %in_25 : i32
        %204 = arith.cmpi ult, %in_25, %c32_i32 : i32
        %205 = arith.select %204, %203, %c0_i32 : i32
        linalg.yield %205 : i32
      } -> tensor<4x20xi32>
      %187 = tensor.empty() : tensor<4x20xi32>
      %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %186 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%187 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.ori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %189 = tensor.empty() : tensor<4x20xi32>
      %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %188 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%189 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.xori %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %191 = tensor.empty() : tensor<4x20xi32>
      %192 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<i32>) outs(%191 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %193 = tensor.empty() : tensor<4x20xi32>
      %194 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %192 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%193 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.addi %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %195 = tensor.empty() : tensor<4x20xi32>
      %196 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<i32>) outs(%195 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %197 = tensor.empty() : tensor<4x20xi32>
      %198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%190, %196 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%197 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.addi %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      %199 = tensor.empty() : tensor<4x20xi32>
      %200 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<i32>) outs(%199 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4x20xi32>
      %201 = tensor.empty() : tensor<4x20xi32>
      %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%198, %200 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%201 : tensor<4x20xi32>) {
      ^bb0(%in: i32, %in_25: i32, %out: i32):
        %203 = arith.addi %in, %in_25 : i32
        linalg.yield %203 : i32
      } -> tensor<4x20xi32>
      scf.yield %126, %194, %202, %arg8, %arg9, %arg7, %arg11, %arg10 : tensor<i32>, tensor<4x20xi32>, tensor<4x20xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>
    }
    %94 = tensor.empty() : tensor<4x20xi32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93#1, %93#2 : tensor<4x20xi32>, tensor<4x20xi32>) outs(%94 : tensor<4x20xi32>) {
    ^bb0(%in: i32, %in_17: i32, %out: i32):
      %125 = arith.xori %in, %in_17 : i32
      linalg.yield %125 : i32
    } -> tensor<4x20xi32>
    %96 = tensor.empty() : tensor<4x20xi32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<4x20xi32>) outs(%96 : tensor<4x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.shrui %in, %c9_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<4x20xi32>
    %98 = tensor.empty() : tensor<4x20xi32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<4x20xi32>) outs(%98 : tensor<4x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %125 = arith.ori %in, %c1065353216_i32 : i32
      linalg.yield %125 : i32
    } -> tensor<4x20xi32>
    %100 = tensor.empty() : tensor<4x20xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<4x20xi32>) outs(%100 : tensor<4x20xf32>) {
    ^bb0(%in: i32, %out: f32):
      %125 = arith.bitcast %in : i32 to f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %102 = tensor.empty() : tensor<4x20xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<4x20xf32>) outs(%102 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.subf %in, %cst_0 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %104 = tensor.empty() : tensor<4x20xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<4x20xf32>) outs(%104 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %cst : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %106 = tensor.empty() : tensor<4x20xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<4x20xf32>) outs(%106 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.maximumf %in, %cst : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %108 = tensor.empty() : tensor<4x20xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<4x20xf32>) outs(%108 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log %in : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %110 = tensor.empty() : tensor<4x20xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<4x20xf32>) outs(%110 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %112 = tensor.empty() : tensor<4x20xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<4x20xf32>) outs(%112 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log %in : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %114 = tensor.empty() : tensor<4x20xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<4x20xf32>) outs(%114 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %116 = tensor.empty() : tensor<4x20xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %115 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%116 : tensor<4x20xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %125 = arith.addf %in, %in_17 : f32
      linalg.yield %125 : f32
    } -> tensor<4x20xf32>
    %118 = tensor.empty() : tensor<4x20xi32>
    %119 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%118 : tensor<4x20xi32>) {
    ^bb0(%out: i32):
      %125 = linalg.index 1 : index
      %126 = arith.index_cast %125 : index to i32
      linalg.yield %126 : i32
    } -> tensor<4x20xi32>
    %120 = tensor.empty() : tensor<4xf32>
    %121 = linalg.fill ins(%cst_2 : f32) outs(%120 : tensor<4xf32>) -> tensor<4xf32>
    %122 = tensor.empty() : tensor<4xi32>
    %123 = linalg.fill ins(%c0_i32 : i32) outs(%122 : tensor<4xi32>) -> tensor<4xi32>
    %124:2 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%117, %119 : tensor<4x20xf32>, tensor<4x20xi32>) outs(%121, %123 : tensor<4xf32>, tensor<4xi32>) {
    ^bb0(%in: f32, %in_17: i32, %out: f32, %out_18: i32):
      %125 = arith.cmpf ogt, %out, %in : f32
      %126 = arith.cmpf une, %out, %out : f32
      %127 = arith.ori %125, %126 : i1
      %128 = arith.cmpf oeq, %out, %in : f32
      %129 = arith.cmpi slt, %out_18, %in_17 : i32
      %130 = arith.andi %128, %129 : i1
      %131 = arith.ori %127, %130 : i1
      %132 = arith.select %127, %out, %in : f32
      %133 = arith.select %131, %out_18, %in_17 : i32
      linalg.yield %132, %133 : f32, i32
    } -> (tensor<4xf32>, tensor<4xi32>)
    return %124#1, %66 : tensor<4xi32>, tensor<4x20xf32>
  }
}

