#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module @jit_rope_llama3_scaled_partial {
  func.func public @main(%arg0: tensor<1x10x2x16xf16>, %arg1: tensor<10xi32>) -> tensor<1x10x2x16xf16> {
    %cst = arith.constant 2.048000e+03 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    %cst_1 = arith.constant 8.192000e+03 : f32
    %cst_2 = arith.constant 6.28318548 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e+05 : f32
    %cst_5 = arith.constant 8.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %74 = linalg.index 0 : index
      %75 = arith.index_cast %74 : index to i32
      linalg.yield %75 : i32
    } -> tensor<4xi32>
    %2 = tensor.empty() : tensor<4xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<4xi32>) outs(%2 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %74 = arith.muli %in, %c2_i32 : i32
      linalg.yield %74 : i32
    } -> tensor<4xi32>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<4xi32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %74 = arith.sitofp %in : i32 to f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %in, %cst_5 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %8 = tensor.empty() : tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.powf %cst_4, %in : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %cst_3, %in : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %12 = tensor.empty() : tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%12 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %cst_2, %in : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %14 = tensor.empty() : tensor<4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<4xf32>) outs(%14 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %cst_1, %in : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %16 = tensor.empty() : tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<4xf32>) outs(%16 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.subf %in, %cst_3 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %18 = tensor.empty() : tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<4xf32>) outs(%18 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %in, %cst_0 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %20 = tensor.empty() : tensor<4xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<4xf32>) outs(%20 : tensor<4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %74 : i1
    } -> tensor<4xi1>
    %22 = tensor.empty() : tensor<4xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%22 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %in, %cst_5 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %24 = tensor.empty() : tensor<4xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<4xf32>) outs(%24 : tensor<4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %74 : i1
    } -> tensor<4xi1>
    %26 = tensor.empty() : tensor<4xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<4xf32>) outs(%26 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.subf %cst_3, %in : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %28 = tensor.empty() : tensor<4xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%27, %11 : tensor<4xf32>, tensor<4xf32>) outs(%28 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %30 = tensor.empty() : tensor<4xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%29 : tensor<4xf32>) outs(%30 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.divf %in, %cst_5 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %32 = tensor.empty() : tensor<4xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%19, %11 : tensor<4xf32>, tensor<4xf32>) outs(%32 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %34 = tensor.empty() : tensor<4xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%31, %33 : tensor<4xf32>, tensor<4xf32>) outs(%34 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.addf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %36 = tensor.empty() : tensor<4xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%25, %11, %35 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%36 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %74 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %38 = tensor.empty() : tensor<4xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%21, %23, %37 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%38 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %74 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %74 : f32
    } -> tensor<4xf32>
    %40 = tensor.empty() : tensor<10xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<10xi32>) outs(%40 : tensor<10xf32>) {
    ^bb0(%in: i32, %out: f32):
      %74 = arith.sitofp %in : i32 to f32
      linalg.yield %74 : f32
    } -> tensor<10xf32>
    %expanded = tensor.expand_shape %41 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %42 = tensor.empty() : tensor<10x4xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<10x1xf32>) outs(%42 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %44 = tensor.empty() : tensor<10x4xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<4xf32>) outs(%44 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %46 = tensor.empty() : tensor<10x4xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<10x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, 10, 2, 8] [1, 1, 1, 1] : tensor<1x10x2x16xf16> to tensor<1x10x2x8xf16>
    %48 = tensor.empty() : tensor<1x10x2x8xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x10x2x8xf16>) outs(%48 : tensor<1x10x2x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %74 = arith.extf %in : f16 to f32
      linalg.yield %74 : f32
    } -> tensor<1x10x2x8xf32>
    %extracted_slice_6 = tensor.extract_slice %arg0[0, 0, 0, 8] [1, 10, 2, 8] [1, 1, 1, 1] : tensor<1x10x2x16xf16> to tensor<1x10x2x8xf16>
    %expanded_7 = tensor.expand_shape %49 [[0], [1], [2], [3, 4]] output_shape [1, 10, 2, 4, 2] : tensor<1x10x2x8xf32> into tensor<1x10x2x4x2xf32>
    %50 = tensor.empty() : tensor<10x4xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<10x4xf32>) outs(%50 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.cos %in : f32
      linalg.yield %74 : f32
    } -> tensor<10x4xf32>
    %52 = tensor.empty() : tensor<10x4xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<10x4xf32>) outs(%52 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.sin %in : f32
      linalg.yield %74 : f32
    } -> tensor<10x4xf32>
    %extracted_slice_8 = tensor.extract_slice %expanded_7[0, 0, 0, 0, 0] [1, 10, 2, 4, 1] [1, 1, 1, 1, 1] : tensor<1x10x2x4x2xf32> to tensor<1x10x2x4x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_8 [[0], [1], [2], [3, 4]] : tensor<1x10x2x4x1xf32> into tensor<1x10x2x4xf32>
    %54 = tensor.empty() : tensor<1x10x2x4xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<10x4xf32>) outs(%54 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x2x4xf32>
    %56 = tensor.empty() : tensor<1x10x2x4xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %55 : tensor<1x10x2x4xf32>, tensor<1x10x2x4xf32>) outs(%56 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<1x10x2x4xf32>
    %extracted_slice_9 = tensor.extract_slice %expanded_7[0, 0, 0, 0, 1] [1, 10, 2, 4, 1] [1, 1, 1, 1, 1] : tensor<1x10x2x4x2xf32> to tensor<1x10x2x4x1xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0], [1], [2], [3, 4]] : tensor<1x10x2x4x1xf32> into tensor<1x10x2x4xf32>
    %58 = tensor.empty() : tensor<1x10x2x4xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<10x4xf32>) outs(%58 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x2x4xf32>
    %60 = tensor.empty() : tensor<1x10x2x4xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10, %59 : tensor<1x10x2x4xf32>, tensor<1x10x2x4xf32>) outs(%60 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<1x10x2x4xf32>
    %62 = tensor.empty() : tensor<1x10x2x4xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %61 : tensor<1x10x2x4xf32>, tensor<1x10x2x4xf32>) outs(%62 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.subf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<1x10x2x4xf32>
    %64 = tensor.empty() : tensor<1x10x2x4xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %59 : tensor<1x10x2x4xf32>, tensor<1x10x2x4xf32>) outs(%64 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<1x10x2x4xf32>
    %66 = tensor.empty() : tensor<1x10x2x4xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_10, %55 : tensor<1x10x2x4xf32>, tensor<1x10x2x4xf32>) outs(%66 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.mulf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<1x10x2x4xf32>
    %68 = tensor.empty() : tensor<1x10x2x4xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %67 : tensor<1x10x2x4xf32>, tensor<1x10x2x4xf32>) outs(%68 : tensor<1x10x2x4xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %74 = arith.addf %in, %in_17 : f32
      linalg.yield %74 : f32
    } -> tensor<1x10x2x4xf32>
    %expanded_11 = tensor.expand_shape %63 [[0], [1], [2], [3, 4]] output_shape [1, 10, 2, 4, 1] : tensor<1x10x2x4xf32> into tensor<1x10x2x4x1xf32>
    %expanded_12 = tensor.expand_shape %69 [[0], [1], [2], [3, 4]] output_shape [1, 10, 2, 4, 1] : tensor<1x10x2x4xf32> into tensor<1x10x2x4x1xf32>
    %70 = tensor.empty() : tensor<1x10x2x4x2xf32>
    %inserted_slice = tensor.insert_slice %expanded_11 into %70[0, 0, 0, 0, 0] [1, 10, 2, 4, 1] [1, 1, 1, 1, 1] : tensor<1x10x2x4x1xf32> into tensor<1x10x2x4x2xf32>
    %inserted_slice_13 = tensor.insert_slice %expanded_12 into %inserted_slice[0, 0, 0, 0, 1] [1, 10, 2, 4, 1] [1, 1, 1, 1, 1] : tensor<1x10x2x4x1xf32> into tensor<1x10x2x4x2xf32>
    %71 = tensor.empty() : tensor<1x10x2x4x2xf16>
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_13 : tensor<1x10x2x4x2xf32>) outs(%71 : tensor<1x10x2x4x2xf16>) {
    ^bb0(%in: f32, %out: f16):
      %74 = arith.truncf %in : f32 to f16
      linalg.yield %74 : f16
    } -> tensor<1x10x2x4x2xf16>
    %collapsed_14 = tensor.collapse_shape %72 [[0], [1], [2], [3, 4]] : tensor<1x10x2x4x2xf16> into tensor<1x10x2x8xf16>
    %73 = tensor.empty() : tensor<1x10x2x16xf16>
    %inserted_slice_15 = tensor.insert_slice %collapsed_14 into %73[0, 0, 0, 0] [1, 10, 2, 8] [1, 1, 1, 1] : tensor<1x10x2x8xf16> into tensor<1x10x2x16xf16>
    %inserted_slice_16 = tensor.insert_slice %extracted_slice_6 into %inserted_slice_15[0, 0, 0, 8] [1, 10, 2, 8] [1, 1, 1, 1] : tensor<1x10x2x8xf16> into tensor<1x10x2x16xf16>
    return %inserted_slice_16 : tensor<1x10x2x16xf16>
  }
}

