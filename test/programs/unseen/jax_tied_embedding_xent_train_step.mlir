#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
module @jit_tied_embedding_xent_train_step {
  func.func public @main(%arg0: tensor<16x12xf16>, %arg1: tensor<40x12xf16>, %arg2: tensor<16xi32>) -> (tensor<f32>, tensor<40x12xf16>) {
    %cst = arith.constant 6.250000e-02 : f32
    %cst_0 = arith.constant 9.997550e-02 : f16
    %cst_1 = arith.constant 1.600000e+01 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %c39 = arith.constant 39 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c39_i32 = arith.constant 39 : i32
    %c40_i32 = arith.constant 40 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 0x7F800000 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %cst_6 = arith.constant 0.000000e+00 : f16
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<16x40xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [16, 12] [1, 1] : tensor<40x12xf16> to tensor<16x12xf16>
    %0 = tensor.empty() : tensor<16x12xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %arg0 : tensor<16x12xf16>, tensor<16x12xf16>) outs(%0 : tensor<16x12xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %109 = arith.addf %in, %in_11 : f16
      linalg.yield %109 : f16
    } -> tensor<16x12xf16>
    %2 = tensor.empty() : tensor<12x40xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<40x12xf16>) outs(%2 : tensor<12x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<12x40xf16>
    %4 = tensor.empty() : tensor<16x40xf16>
    %5 = linalg.fill ins(%cst_6 : f16) outs(%4 : tensor<16x40xf16>) -> tensor<16x40xf16>
    %6 = linalg.matmul ins(%1, %3 : tensor<16x12xf16>, tensor<12x40xf16>) outs(%5 : tensor<16x40xf16>) -> tensor<16x40xf16>
    %7 = tensor.empty() : tensor<16x40xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x40xf16>) outs(%7 : tensor<16x40xf32>) {
    ^bb0(%in: f16, %out: f32):
      %109 = arith.extf %in : f16 to f32
      linalg.yield %109 : f32
    } -> tensor<16x40xf32>
    %9 = tensor.empty() : tensor<16xf32>
    %10 = linalg.fill ins(%cst_5 : f32) outs(%9 : tensor<16xf32>) -> tensor<16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<16x40xf32>) outs(%10 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.maximumf %out, %in : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %12 = tensor.empty() : tensor<16xi1>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%11 : tensor<16xf32>) outs(%12 : tensor<16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %109 = math.absf %in : f32
      %110 = arith.cmpf one, %109, %cst_4 : f32
      linalg.yield %110 : i1
    } -> tensor<16xi1>
    %14 = tensor.empty() : tensor<16xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%13, %11 : tensor<16xi1>, tensor<16xf32>) outs(%14 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %109 = arith.select %in, %in_11, %cst_3 : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %16 = tensor.empty() : tensor<16x40xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16xf32>) outs(%16 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x40xf32>
    %18 = tensor.empty() : tensor<16x40xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %17 : tensor<16x40xf32>, tensor<16x40xf32>) outs(%18 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %109 = arith.subf %in, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16x40xf32>
    %20 = tensor.empty() : tensor<16x40xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x40xf32>) outs(%20 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.exp %in : f32
      linalg.yield %109 : f32
    } -> tensor<16x40xf32>
    %22 = tensor.empty() : tensor<16xf32>
    %23 = linalg.fill ins(%cst_3 : f32) outs(%22 : tensor<16xf32>) -> tensor<16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<16x40xf32>) outs(%23 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %out, %in : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %25 = tensor.empty() : tensor<16xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%24 : tensor<16xf32>) outs(%25 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.absf %in : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %27 = tensor.empty() : tensor<16xi1>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%24 : tensor<16xf32>) outs(%27 : tensor<16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %109 = arith.cmpf oge, %in, %cst_3 : f32
      linalg.yield %109 : i1
    } -> tensor<16xi1>
    %29 = tensor.empty() : tensor<16xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%26 : tensor<16xf32>) outs(%29 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = math.log %in : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %31 = tensor.empty() : tensor<16xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%30, %15 : tensor<16xf32>, tensor<16xf32>) outs(%31 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %109 = arith.addf %in, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %33 = tensor.empty() : tensor<16x1xi1>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xi32>) outs(%33 : tensor<16x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %109 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %109 : i1
    } -> tensor<16x1xi1>
    %35 = tensor.empty() : tensor<16x1xi32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xi32>) outs(%35 : tensor<16x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %109 = arith.addi %in, %c40_i32 : i32
      linalg.yield %109 : i32
    } -> tensor<16x1xi32>
    %37 = tensor.empty() : tensor<16x1xi32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %36, %expanded : tensor<16x1xi1>, tensor<16x1xi32>, tensor<16x1xi32>) outs(%37 : tensor<16x1xi32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %109 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %109 : i32
    } -> tensor<16x1xi32>
    %expanded_8 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [16, 1, 1] : tensor<16x1xi32> into tensor<16x1x1xi32>
    %39 = tensor.empty() : tensor<16x1x1xi1>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<16x1x1xi32>) outs(%39 : tensor<16x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %109 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %109 : i1
    } -> tensor<16x1x1xi1>
    %41 = tensor.empty() : tensor<16x1x1xi1>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<16x1x1xi32>) outs(%41 : tensor<16x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %109 = arith.cmpi sle, %in, %c39_i32 : i32
      linalg.yield %109 : i1
    } -> tensor<16x1x1xi1>
    %43 = tensor.empty() : tensor<16x1x1xi1>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %42 : tensor<16x1x1xi1>, tensor<16x1x1xi1>) outs(%43 : tensor<16x1x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %109 = arith.andi %in, %in_11 : i1
      linalg.yield %109 : i1
    } -> tensor<16x1x1xi1>
    %45 = tensor.empty() : tensor<16x1xi1>
    %46 = linalg.fill ins(%true : i1) outs(%45 : tensor<16x1xi1>) -> tensor<16x1xi1>
    %47 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<16x1x1xi1>) outs(%46 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %109 = arith.andi %out, %in : i1
      linalg.yield %109 : i1
    } -> tensor<16x1xi1>
    %48 = tensor.empty() : tensor<16x1xf32>
    %49 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%48 : tensor<16x1xf32>) {
    ^bb0(%out: f32):
      %109 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_8[%109, %c0, %c0] : tensor<16x1x1xi32>
      %110 = arith.index_cast %extracted : i32 to index
      %111 = arith.maxsi %110, %c0 : index
      %112 = arith.minsi %111, %c39 : index
      %extracted_11 = tensor.extract %8[%109, %112] : tensor<16x40xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x1xf32>
    %50 = tensor.empty() : tensor<16x1xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %49 : tensor<16x1xi1>, tensor<16x1xf32>) outs(%50 : tensor<16x1xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %109 = arith.select %in, %in_11, %cst_2 : f32
      linalg.yield %109 : f32
    } -> tensor<16x1xf32>
    %collapsed = tensor.collapse_shape %51 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %52 = tensor.empty() : tensor<16xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%32, %collapsed : tensor<16xf32>, tensor<16xf32>) outs(%52 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %109 = arith.subf %in, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %54 = tensor.empty() : tensor<f32>
    %55 = linalg.fill ins(%cst_3 : f32) outs(%54 : tensor<f32>) -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%53 : tensor<16xf32>) outs(%55 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.addf %out, %in : f32
      linalg.yield %109 : f32
    } -> tensor<f32>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%56 : tensor<f32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.divf %in, %cst_1 : f32
      linalg.yield %109 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%59 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<16xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel"]} ins(%60 : tensor<f32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %63 = tensor.empty() : tensor<f32>
    %64 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%60 : tensor<f32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.negf %in : f32
      linalg.yield %109 : f32
    } -> tensor<f32>
    %65 = tensor.empty() : tensor<16xf32>
    %66 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel"]} ins(%64 : tensor<f32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %67 = tensor.empty() : tensor<16x1x1xi32>
    %68 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%67 : tensor<16x1x1xi32>) {
    ^bb0(%out: i32):
      %109 = linalg.index 0 : index
      %110 = arith.index_cast %109 : index to i32
      linalg.yield %110 : i32
    } -> tensor<16x1x1xi32>
    %69 = tensor.empty() : tensor<16x1x2xi32>
    %inserted_slice = tensor.insert_slice %68 into %69[0, 0, 0] [16, 1, 1] [1, 1, 1] : tensor<16x1x1xi32> into tensor<16x1x2xi32>
    %inserted_slice_9 = tensor.insert_slice %expanded_8 into %inserted_slice[0, 0, 1] [16, 1, 1] [1, 1, 1] : tensor<16x1x1xi32> into tensor<16x1x2xi32>
    %collapsed_10 = tensor.collapse_shape %inserted_slice_9 [[0, 1], [2]] : tensor<16x1x2xi32> into tensor<16x2xi32>
    %70 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%66, %collapsed_10 : tensor<16xf32>, tensor<16x2xi32>) outs(%cst_7 : tensor<16x40xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %109 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %109 : f32
    } -> tensor<16x40xf32>
    %71 = tensor.empty() : tensor<16xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%62, %26 : tensor<16xf32>, tensor<16xf32>) outs(%71 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %109 = arith.divf %in, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %73 = tensor.empty() : tensor<16xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %72 : tensor<16xi1>, tensor<16xf32>) outs(%73 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %109 = arith.select %in, %cst_3, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %75 = tensor.empty() : tensor<16xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %72 : tensor<16xi1>, tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %109 = arith.select %in, %in_11, %cst_3 : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %77 = tensor.empty() : tensor<16xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%74 : tensor<16xf32>) outs(%77 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %109 = arith.negf %in : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %79 = tensor.empty() : tensor<16xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%76, %78 : tensor<16xf32>, tensor<16xf32>) outs(%79 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %109 = arith.addf %in, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16xf32>
    %81 = tensor.empty() : tensor<16x40xf32>
    %82 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<16xf32>) outs(%81 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x40xf32>
    %83 = tensor.empty() : tensor<16x40xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %21 : tensor<16x40xf32>, tensor<16x40xf32>) outs(%83 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %109 = arith.mulf %in, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16x40xf32>
    %85 = tensor.empty() : tensor<16x40xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %84 : tensor<16x40xf32>, tensor<16x40xf32>) outs(%85 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %109 = arith.addf %in, %in_11 : f32
      linalg.yield %109 : f32
    } -> tensor<16x40xf32>
    %87 = tensor.empty() : tensor<16x40xf16>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<16x40xf32>) outs(%87 : tensor<16x40xf16>) {
    ^bb0(%in: f32, %out: f16):
      %109 = arith.truncf %in : f32 to f16
      linalg.yield %109 : f16
    } -> tensor<16x40xf16>
    %89 = tensor.empty() : tensor<40x16xf16>
    %90 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<16x40xf16>) outs(%89 : tensor<40x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<40x16xf16>
    %91 = tensor.empty() : tensor<40x12xf16>
    %92 = linalg.fill ins(%cst_6 : f16) outs(%91 : tensor<40x12xf16>) -> tensor<40x12xf16>
    %93 = linalg.matmul ins(%90, %1 : tensor<40x16xf16>, tensor<16x12xf16>) outs(%92 : tensor<40x12xf16>) -> tensor<40x12xf16>
    %94 = tensor.empty() : tensor<12x40xf16>
    %95 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<40x12xf16>) outs(%94 : tensor<12x40xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<12x40xf16>
    %96 = tensor.empty() : tensor<40x12xf16>
    %97 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<12x40xf16>) outs(%96 : tensor<40x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<40x12xf16>
    %98 = tensor.empty() : tensor<16x12xf16>
    %99 = linalg.fill ins(%cst_6 : f16) outs(%98 : tensor<16x12xf16>) -> tensor<16x12xf16>
    %100 = linalg.matmul ins(%88, %97 : tensor<16x40xf16>, tensor<40x12xf16>) outs(%99 : tensor<16x12xf16>) -> tensor<16x12xf16>
    %101 = tensor.empty() : tensor<40x12xf16>
    %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<12x40xf16>) outs(%101 : tensor<40x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<40x12xf16>
    %padded = tensor.pad %100 low[0, 0] high[24, 0] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst_6 : f16
    } : tensor<16x12xf16> to tensor<40x12xf16>
    %103 = tensor.empty() : tensor<40x12xf16>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %padded : tensor<40x12xf16>, tensor<40x12xf16>) outs(%103 : tensor<40x12xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %109 = arith.addf %in, %in_11 : f16
      linalg.yield %109 : f16
    } -> tensor<40x12xf16>
    %105 = tensor.empty() : tensor<40x12xf16>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<40x12xf16>) outs(%105 : tensor<40x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      %109 = arith.mulf %in, %cst_0 : f16
      linalg.yield %109 : f16
    } -> tensor<40x12xf16>
    %107 = tensor.empty() : tensor<40x12xf16>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %106 : tensor<40x12xf16>, tensor<40x12xf16>) outs(%107 : tensor<40x12xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %109 = arith.subf %in, %in_11 : f16
      linalg.yield %109 : f16
    } -> tensor<40x12xf16>
    return %58, %108 : tensor<f32>, tensor<40x12xf16>
  }
}

