#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
module @jit_mamba1_full_block {
  func.func public @main(%arg0: tensor<2x8x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<6x24xf32>, %arg4: tensor<24x6xf32>, %arg5: tensor<12x6xf32>) -> tensor<2x8x6xf32> {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8x2x6x8xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x6x8xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x8x6xf32> into tensor<16x6xf32>
    %0 = tensor.empty() : tensor<16x6xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<16x6xf32>, tensor<6x6xf32>) outs(%1 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 8, 6] : tensor<16x6xf32> into tensor<2x8x6xf32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%3 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %4[] : tensor<f32>
    %padded = tensor.pad %expanded low[0, 3, 0] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %extracted : f32
    } : tensor<2x8x6xf32> to tensor<2x11x6xf32>
    %extracted_slice = tensor.extract_slice %padded[0, 0, 0] [2, 8, 6] [1, 1, 1] : tensor<2x11x6xf32> to tensor<2x8x6xf32>
    %extracted_slice_3 = tensor.extract_slice %arg2[0, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %5 = tensor.empty() : tensor<2x8x6xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<6xf32>) outs(%5 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6xf32>
    %7 = tensor.empty() : tensor<2x8x6xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %6 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%7 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %9 = tensor.empty() : tensor<2x8x6xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x8x6xf32>) outs(%9 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst_0 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %extracted_slice_5 = tensor.extract_slice %padded[0, 1, 0] [2, 8, 6] [1, 1, 1] : tensor<2x11x6xf32> to tensor<2x8x6xf32>
    %extracted_slice_6 = tensor.extract_slice %arg2[1, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %11 = tensor.empty() : tensor<2x8x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<6xf32>) outs(%11 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6xf32>
    %13 = tensor.empty() : tensor<2x8x6xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_5, %12 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%13 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %15 = tensor.empty() : tensor<2x8x6xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %14 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%15 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.addf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %extracted_slice_8 = tensor.extract_slice %padded[0, 2, 0] [2, 8, 6] [1, 1, 1] : tensor<2x11x6xf32> to tensor<2x8x6xf32>
    %extracted_slice_9 = tensor.extract_slice %arg2[2, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %17 = tensor.empty() : tensor<2x8x6xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<6xf32>) outs(%17 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6xf32>
    %19 = tensor.empty() : tensor<2x8x6xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_8, %18 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%19 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %21 = tensor.empty() : tensor<2x8x6xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %20 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%21 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.addf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %extracted_slice_11 = tensor.extract_slice %padded[0, 3, 0] [2, 8, 6] [1, 1, 1] : tensor<2x11x6xf32> to tensor<2x8x6xf32>
    %extracted_slice_12 = tensor.extract_slice %arg2[3, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %23 = tensor.empty() : tensor<2x8x6xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_13 : tensor<6xf32>) outs(%23 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6xf32>
    %25 = tensor.empty() : tensor<2x8x6xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %24 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%25 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %27 = tensor.empty() : tensor<2x8x6xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %26 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%27 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.addf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %29 = tensor.empty() : tensor<2x8x6xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x8x6xf32>) outs(%29 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %31 = tensor.empty() : tensor<2x8x6xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<2x8x6xf32>) outs(%31 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %33 = tensor.empty() : tensor<2x8x6xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x8x6xf32>) outs(%33 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %35 = tensor.empty() : tensor<2x8x6xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x8x6xf32>) outs(%35 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.divf %cst, %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %37 = tensor.empty() : tensor<2x8x6xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %36 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%37 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %collapsed_14 = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<2x8x6xf32> into tensor<16x6xf32>
    %39 = tensor.empty() : tensor<16x24xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %41 = linalg.matmul ins(%collapsed_14, %arg3 : tensor<16x6xf32>, tensor<6x24xf32>) outs(%40 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %expanded_15 = tensor.expand_shape %41 [[0, 1], [2]] output_shape [2, 8, 24] : tensor<16x24xf32> into tensor<2x8x24xf32>
    %extracted_slice_16 = tensor.extract_slice %expanded_15[0, 0, 0] [2, 8, 8] [1, 1, 1] : tensor<2x8x24xf32> to tensor<2x8x8xf32>
    %extracted_slice_17 = tensor.extract_slice %expanded_15[0, 0, 8] [2, 8, 8] [1, 1, 1] : tensor<2x8x24xf32> to tensor<2x8x8xf32>
    %extracted_slice_18 = tensor.extract_slice %expanded_15[0, 0, 16] [2, 8, 8] [1, 1, 1] : tensor<2x8x24xf32> to tensor<2x8x8xf32>
    %42 = tensor.empty() : tensor<2x8x24xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_18 into %42[0, 0, 0] [2, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> into tensor<2x8x24xf32>
    %inserted_slice_19 = tensor.insert_slice %extracted_slice_18 into %inserted_slice[0, 0, 8] [2, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> into tensor<2x8x24xf32>
    %inserted_slice_20 = tensor.insert_slice %extracted_slice_16 into %inserted_slice_19[0, 0, 16] [2, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> into tensor<2x8x24xf32>
    %collapsed_21 = tensor.collapse_shape %inserted_slice_20 [[0, 1], [2]] : tensor<2x8x24xf32> into tensor<16x24xf32>
    %43 = tensor.empty() : tensor<16x6xf32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %45 = linalg.matmul ins(%collapsed_21, %arg4 : tensor<16x24xf32>, tensor<24x6xf32>) outs(%44 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %expanded_22 = tensor.expand_shape %45 [[0, 1], [2]] output_shape [2, 8, 6] : tensor<16x6xf32> into tensor<2x8x6xf32>
    %46 = tensor.empty() : tensor<2x8x6xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x8x6xf32>) outs(%46 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %48 = tensor.empty() : tensor<2x8x6xi1>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x8x6xf32>) outs(%48 : tensor<2x8x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %102 = arith.cmpf une, %in, %in : f32
      linalg.yield %102 : i1
    } -> tensor<2x8x6xi1>
    %50 = tensor.empty() : tensor<2x8x6xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x8x6xf32>) outs(%50 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst_0 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %52 = tensor.empty() : tensor<2x8x6xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x8x6xf32>) outs(%52 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.absf %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %54 = tensor.empty() : tensor<2x8x6xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x8x6xf32>) outs(%54 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %56 = tensor.empty() : tensor<2x8x6xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x8x6xf32>) outs(%56 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %58 = tensor.empty() : tensor<2x8x6xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<2x8x6xf32>) outs(%58 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.log1p %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %60 = tensor.empty() : tensor<2x8x6xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %59 : tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%60 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.addf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %62 = tensor.empty() : tensor<2x8x6xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %51, %61 : tensor<2x8x6xi1>, tensor<2x8x6xf32>, tensor<2x8x6xf32>) outs(%62 : tensor<2x8x6xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %102 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %64 = tensor.empty() : tensor<2x8x6xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<2x8x6xf32>) outs(%64 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6xf32>
    %expanded_23 = tensor.expand_shape %65 [[0], [1], [2, 3]] output_shape [2, 8, 6, 1] : tensor<2x8x6xf32> into tensor<2x8x6x1xf32>
    %66 = tensor.empty() : tensor<8xf32>
    %67 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%66 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %102 = linalg.index 0 : index
      %103 = arith.index_cast %102 : index to i32
      %104 = arith.sitofp %103 : i32 to f32
      linalg.yield %104 : f32
    } -> tensor<8xf32>
    %68 = tensor.empty() : tensor<8xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%67 : tensor<8xf32>) outs(%68 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst : f32
      linalg.yield %102 : f32
    } -> tensor<8xf32>
    %70 = tensor.empty() : tensor<2x8x6x8xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<2x8x6x1xf32>) outs(%70 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6x8xf32>
    %72 = tensor.empty() : tensor<2x8x6x8xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<8xf32>) outs(%72 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6x8xf32>
    %74 = tensor.empty() : tensor<2x8x6x8xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %73 : tensor<2x8x6x8xf32>, tensor<2x8x6x8xf32>) outs(%74 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6x8xf32>
    %76 = tensor.empty() : tensor<2x8x6x8xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x8x6x8xf32>) outs(%76 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6x8xf32>
    %78 = tensor.empty() : tensor<2x8x6x8xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x8x6xf32>) outs(%78 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6x8xf32>
    %80 = tensor.empty() : tensor<2x8x6x8xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<2x8x8xf32>) outs(%80 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6x8xf32>
    %82 = tensor.empty() : tensor<2x8x6x8xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %81 : tensor<2x8x6x8xf32>, tensor<2x8x6x8xf32>) outs(%82 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6x8xf32>
    %84 = tensor.empty() : tensor<2x8x6x8xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x8x6xf32>) outs(%84 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6x8xf32>
    %86 = tensor.empty() : tensor<2x8x6x8xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %85 : tensor<2x8x6x8xf32>, tensor<2x8x6x8xf32>) outs(%86 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %102 = arith.mulf %in, %in_33 : f32
      linalg.yield %102 : f32
    } -> tensor<2x8x6x8xf32>
    %88 = tensor.empty() : tensor<8x2x6x8xf32>
    %89 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<2x8x6x8xf32>) outs(%88 : tensor<8x2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x6x8xf32>
    %90 = tensor.empty() : tensor<8x2x6x8xf32>
    %91 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x8x6x8xf32>) outs(%90 : tensor<8x2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2x6x8xf32>
    %92:2 = scf.for %arg6 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg7 = %cst_2, %arg8 = %cst_1) -> (tensor<2x6x8xf32>, tensor<8x2x6x8xf32>)  : i32 {
      %102 = arith.index_cast %arg6 : i32 to index
      %103 = arith.maxsi %102, %c0 : index
      %104 = arith.minsi %103, %c7 : index
      %extracted_slice_33 = tensor.extract_slice %89[%104, 0, 0, 0] [1, 2, 6, 8] [1, 1, 1, 1] : tensor<8x2x6x8xf32> to tensor<1x2x6x8xf32>
      %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2], [3]] : tensor<1x2x6x8xf32> into tensor<2x6x8xf32>
      %105 = arith.index_cast %arg6 : i32 to index
      %106 = arith.maxsi %105, %c0 : index
      %107 = arith.minsi %106, %c7 : index
      %extracted_slice_35 = tensor.extract_slice %91[%107, 0, 0, 0] [1, 2, 6, 8] [1, 1, 1, 1] : tensor<8x2x6x8xf32> to tensor<1x2x6x8xf32>
      %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0, 1], [2], [3]] : tensor<1x2x6x8xf32> into tensor<2x6x8xf32>
      %108 = tensor.empty() : tensor<2x6x8xf32>
      %109 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %collapsed_34 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%108 : tensor<2x6x8xf32>) {
      ^bb0(%in: f32, %in_38: f32, %out: f32):
        %117 = arith.mulf %in, %in_38 : f32
        linalg.yield %117 : f32
      } -> tensor<2x6x8xf32>
      %110 = tensor.empty() : tensor<2x6x8xf32>
      %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %collapsed_36 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%110 : tensor<2x6x8xf32>) {
      ^bb0(%in: f32, %in_38: f32, %out: f32):
        %117 = arith.addf %in, %in_38 : f32
        linalg.yield %117 : f32
      } -> tensor<2x6x8xf32>
      %112 = tensor.empty() : tensor<1x2x6x8xf32>
      %113 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x6x8xf32>) outs(%112 : tensor<1x2x6x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x6x8xf32>
      %114 = arith.index_cast %arg6 : i32 to index
      %115 = arith.maxsi %114, %c0 : index
      %116 = arith.minsi %115, %c7 : index
      %inserted_slice_37 = tensor.insert_slice %113 into %arg8[%116, 0, 0, 0] [1, 2, 6, 8] [1, 1, 1, 1] : tensor<1x2x6x8xf32> into tensor<8x2x6x8xf32>
      scf.yield %111, %inserted_slice_37 : tensor<2x6x8xf32>, tensor<8x2x6x8xf32>
    }
    %93 = tensor.empty() : tensor<2x8x6x8xf32>
    %94 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92#1 : tensor<8x2x6x8xf32>) outs(%93 : tensor<2x8x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6x8xf32>
    %collapsed_24 = tensor.collapse_shape %94 [[0, 1], [2], [3]] : tensor<2x8x6x8xf32> into tensor<16x6x8xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_17 [[0, 1, 2]] : tensor<2x8x8xf32> into tensor<128xf32>
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0, 1, 2]] output_shape [16, 8, 1] : tensor<128xf32> into tensor<16x8x1xf32>
    %95 = tensor.empty() : tensor<16x6x1xf32>
    %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<16x6x1xf32>) -> tensor<16x6x1xf32>
    %97 = linalg.batch_matmul ins(%collapsed_24, %expanded_26 : tensor<16x6x8xf32>, tensor<16x8x1xf32>) outs(%96 : tensor<16x6x1xf32>) -> tensor<16x6x1xf32>
    %collapsed_27 = tensor.collapse_shape %97 [[0, 1, 2]] : tensor<16x6x1xf32> into tensor<96xf32>
    %expanded_28 = tensor.expand_shape %collapsed_27 [[0, 1, 2]] output_shape [2, 8, 6] : tensor<96xf32> into tensor<2x8x6xf32>
    %98 = tensor.empty() : tensor<2x8x12xf32>
    %inserted_slice_29 = tensor.insert_slice %expanded_28 into %98[0, 0, 0] [2, 8, 6] [1, 1, 1] : tensor<2x8x6xf32> into tensor<2x8x12xf32>
    %inserted_slice_30 = tensor.insert_slice %38 into %inserted_slice_29[0, 0, 6] [2, 8, 6] [1, 1, 1] : tensor<2x8x6xf32> into tensor<2x8x12xf32>
    %collapsed_31 = tensor.collapse_shape %inserted_slice_30 [[0, 1], [2]] : tensor<2x8x12xf32> into tensor<16x12xf32>
    %99 = tensor.empty() : tensor<16x6xf32>
    %100 = linalg.fill ins(%cst_0 : f32) outs(%99 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %101 = linalg.matmul ins(%collapsed_31, %arg5 : tensor<16x12xf32>, tensor<12x6xf32>) outs(%100 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %expanded_32 = tensor.expand_shape %101 [[0, 1], [2]] output_shape [2, 8, 6] : tensor<16x6xf32> into tensor<2x8x6xf32>
    return %expanded_32 : tensor<2x8x6xf32>
  }
}

