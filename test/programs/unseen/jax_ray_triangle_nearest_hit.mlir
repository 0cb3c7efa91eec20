#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0) -> (d0)>
module @jit_ray_triangle_moller_trumbore_nearest_hit_shading {
  func.func public @main(%arg0: tensor<16x3xf32>, %arg1: tensor<16x3xf32>, %arg2: tensor<20x3x3xf32>) -> (tensor<16xf32>, tensor<16xi32>, tensor<16xi1>) {
    %false = arith.constant false
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 9.99999974E-6 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg2[0, 1, 0] [20, 1, 3] [1, 1, 1] : tensor<20x3x3xf32> to tensor<20x1x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<20x1x3xf32> into tensor<20x3xf32>
    %extracted_slice_4 = tensor.extract_slice %arg2[0, 0, 0] [20, 1, 3] [1, 1, 1] : tensor<20x3x3xf32> to tensor<20x1x3xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0], [1, 2]] : tensor<20x1x3xf32> into tensor<20x3xf32>
    %0 = tensor.empty() : tensor<20x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_5 : tensor<20x3xf32>, tensor<20x3xf32>) outs(%0 : tensor<20x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<20x3xf32>
    %extracted_slice_6 = tensor.extract_slice %arg2[0, 2, 0] [20, 1, 3] [1, 1, 1] : tensor<20x3x3xf32> to tensor<20x1x3xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0], [1, 2]] : tensor<20x1x3xf32> into tensor<20x3xf32>
    %2 = tensor.empty() : tensor<20x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7, %collapsed_5 : tensor<20x3xf32>, tensor<20x3xf32>) outs(%2 : tensor<20x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<20x3xf32>
    %4 = tensor.empty() : tensor<16x1x3xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<16x3xf32>) outs(%4 : tensor<16x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x1x3xf32>
    %6 = tensor.empty() : tensor<1x20x3xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<20x3xf32>) outs(%6 : tensor<1x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x20x3xf32>
    %extracted_slice_8 = tensor.extract_slice %5[0, 0, 0] [16, 1, 1] [1, 1, 1] : tensor<16x1x3xf32> to tensor<16x1x1xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0], [1, 2]] : tensor<16x1x1xf32> into tensor<16x1xf32>
    %extracted_slice_10 = tensor.extract_slice %5[0, 0, 1] [16, 1, 1] [1, 1, 1] : tensor<16x1x3xf32> to tensor<16x1x1xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0], [1, 2]] : tensor<16x1x1xf32> into tensor<16x1xf32>
    %extracted_slice_12 = tensor.extract_slice %5[0, 0, 2] [16, 1, 1] [1, 1, 1] : tensor<16x1x3xf32> to tensor<16x1x1xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0], [1, 2]] : tensor<16x1x1xf32> into tensor<16x1xf32>
    %extracted_slice_14 = tensor.extract_slice %7[0, 0, 0] [1, 20, 1] [1, 1, 1] : tensor<1x20x3xf32> to tensor<1x20x1xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0], [1, 2]] : tensor<1x20x1xf32> into tensor<1x20xf32>
    %extracted_slice_16 = tensor.extract_slice %7[0, 0, 1] [1, 20, 1] [1, 1, 1] : tensor<1x20x3xf32> to tensor<1x20x1xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0], [1, 2]] : tensor<1x20x1xf32> into tensor<1x20xf32>
    %extracted_slice_18 = tensor.extract_slice %7[0, 0, 2] [1, 20, 1] [1, 1, 1] : tensor<1x20x3xf32> to tensor<1x20x1xf32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0], [1, 2]] : tensor<1x20x1xf32> into tensor<1x20xf32>
    %8 = tensor.empty() : tensor<16x20xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_11 : tensor<16x1xf32>) outs(%8 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %10 = tensor.empty() : tensor<16x20xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19 : tensor<1x20xf32>) outs(%10 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %12 = tensor.empty() : tensor<16x20xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %11 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%12 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %14 = tensor.empty() : tensor<16x20xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<16x1xf32>) outs(%14 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %16 = tensor.empty() : tensor<16x20xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17 : tensor<1x20xf32>) outs(%16 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %18 = tensor.empty() : tensor<16x20xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%18 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %20 = tensor.empty() : tensor<16x20xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %19 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%20 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %22 = tensor.empty() : tensor<16x20xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15 : tensor<1x20xf32>) outs(%22 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %24 = tensor.empty() : tensor<16x20xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %23 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%24 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %26 = tensor.empty() : tensor<16x20xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<16x1xf32>) outs(%26 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %28 = tensor.empty() : tensor<16x20xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %11 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%28 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %30 = tensor.empty() : tensor<16x20xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %29 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%30 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %32 = tensor.empty() : tensor<16x20xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %17 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%32 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %34 = tensor.empty() : tensor<16x20xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %23 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%34 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %36 = tensor.empty() : tensor<16x20xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%36 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %38 = tensor.empty() : tensor<1x16x20xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<16x20xf32>) outs(%38 : tensor<1x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x20xf32>
    %40 = tensor.empty() : tensor<1x16x20xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<16x20xf32>) outs(%40 : tensor<1x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x20xf32>
    %42 = tensor.empty() : tensor<1x16x20xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<16x20xf32>) outs(%42 : tensor<1x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x20xf32>
    %44 = tensor.empty() : tensor<3x16x20xf32>
    %inserted_slice = tensor.insert_slice %39 into %44[0, 0, 0] [1, 16, 20] [1, 1, 1] : tensor<1x16x20xf32> into tensor<3x16x20xf32>
    %inserted_slice_20 = tensor.insert_slice %41 into %inserted_slice[1, 0, 0] [1, 16, 20] [1, 1, 1] : tensor<1x16x20xf32> into tensor<3x16x20xf32>
    %inserted_slice_21 = tensor.insert_slice %43 into %inserted_slice_20[2, 0, 0] [1, 16, 20] [1, 1, 1] : tensor<1x16x20xf32> into tensor<3x16x20xf32>
    %45 = tensor.empty() : tensor<16x20x3xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_21 : tensor<3x16x20xf32>) outs(%45 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20x3xf32>
    %47 = tensor.empty() : tensor<16x20x3xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<20x3xf32>) outs(%47 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20x3xf32>
    %49 = tensor.empty() : tensor<16x20x3xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %46 : tensor<16x20x3xf32>, tensor<16x20x3xf32>) outs(%49 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20x3xf32>
    %51 = tensor.empty() : tensor<16x20xf32>
    %52 = linalg.fill ins(%cst_3 : f32) outs(%51 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<16x20x3xf32>) outs(%52 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %167 = arith.addf %out, %in : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %54 = tensor.empty() : tensor<16x20xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<16x20xf32>) outs(%54 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %167 = math.absf %in : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %56 = tensor.empty() : tensor<16x20xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<16x20xf32>) outs(%56 : tensor<16x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %167 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %58 = tensor.empty() : tensor<16x20xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<16x20xf32>) outs(%58 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %167 = arith.divf %cst_1, %in : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %60 = tensor.empty() : tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%60 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %62 = tensor.empty() : tensor<16x20xf32>
    %63 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<f32>) outs(%62 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %64 = tensor.empty() : tensor<16x20xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %59, %63 : tensor<16x20xi1>, tensor<16x20xf32>, tensor<16x20xf32>) outs(%64 : tensor<16x20xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %167 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %66 = tensor.empty() : tensor<16x20x3xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<16x3xf32>) outs(%66 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20x3xf32>
    %68 = tensor.empty() : tensor<16x20x3xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_5 : tensor<20x3xf32>) outs(%68 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20x3xf32>
    %70 = tensor.empty() : tensor<16x20x3xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %69 : tensor<16x20x3xf32>, tensor<16x20x3xf32>) outs(%70 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20x3xf32>
    %72 = tensor.empty() : tensor<16x20x3xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %46 : tensor<16x20x3xf32>, tensor<16x20x3xf32>) outs(%72 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20x3xf32>
    %74 = tensor.empty() : tensor<16x20xf32>
    %75 = linalg.fill ins(%cst_3 : f32) outs(%74 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<16x20x3xf32>) outs(%75 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %167 = arith.addf %out, %in : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %77 = tensor.empty() : tensor<16x20xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %76 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%77 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %79 = tensor.empty() : tensor<1x20x3xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<20x3xf32>) outs(%79 : tensor<1x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x20x3xf32>
    %extracted_slice_22 = tensor.extract_slice %71[0, 0, 0] [16, 20, 1] [1, 1, 1] : tensor<16x20x3xf32> to tensor<16x20x1xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0], [1, 2]] : tensor<16x20x1xf32> into tensor<16x20xf32>
    %extracted_slice_24 = tensor.extract_slice %71[0, 0, 1] [16, 20, 1] [1, 1, 1] : tensor<16x20x3xf32> to tensor<16x20x1xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0], [1, 2]] : tensor<16x20x1xf32> into tensor<16x20xf32>
    %extracted_slice_26 = tensor.extract_slice %71[0, 0, 2] [16, 20, 1] [1, 1, 1] : tensor<16x20x3xf32> to tensor<16x20x1xf32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0], [1, 2]] : tensor<16x20x1xf32> into tensor<16x20xf32>
    %extracted_slice_28 = tensor.extract_slice %80[0, 0, 0] [1, 20, 1] [1, 1, 1] : tensor<1x20x3xf32> to tensor<1x20x1xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0], [1, 2]] : tensor<1x20x1xf32> into tensor<1x20xf32>
    %extracted_slice_30 = tensor.extract_slice %80[0, 0, 1] [1, 20, 1] [1, 1, 1] : tensor<1x20x3xf32> to tensor<1x20x1xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0], [1, 2]] : tensor<1x20x1xf32> into tensor<1x20xf32>
    %extracted_slice_32 = tensor.extract_slice %80[0, 0, 2] [1, 20, 1] [1, 1, 1] : tensor<1x20x3xf32> to tensor<1x20x1xf32>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0], [1, 2]] : tensor<1x20x1xf32> into tensor<1x20xf32>
    %81 = tensor.empty() : tensor<16x20xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33 : tensor<1x20xf32>) outs(%81 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %83 = tensor.empty() : tensor<16x20xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %82 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%83 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %85 = tensor.empty() : tensor<16x20xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_31 : tensor<1x20xf32>) outs(%85 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %87 = tensor.empty() : tensor<16x20xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27, %86 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%87 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %89 = tensor.empty() : tensor<16x20xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %88 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%89 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %91 = tensor.empty() : tensor<16x20xf32>
    %92 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29 : tensor<1x20xf32>) outs(%91 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %93 = tensor.empty() : tensor<16x20xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_27, %92 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%93 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %95 = tensor.empty() : tensor<16x20xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23, %82 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%95 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %97 = tensor.empty() : tensor<16x20xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %96 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%97 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %99 = tensor.empty() : tensor<16x20xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23, %86 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%99 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %101 = tensor.empty() : tensor<16x20xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %92 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%101 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %103 = tensor.empty() : tensor<16x20xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %102 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%103 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.subf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %105 = tensor.empty() : tensor<1x16x20xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<16x20xf32>) outs(%105 : tensor<1x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x20xf32>
    %107 = tensor.empty() : tensor<1x16x20xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<16x20xf32>) outs(%107 : tensor<1x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x20xf32>
    %109 = tensor.empty() : tensor<1x16x20xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<16x20xf32>) outs(%109 : tensor<1x16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x20xf32>
    %111 = tensor.empty() : tensor<3x16x20xf32>
    %inserted_slice_34 = tensor.insert_slice %106 into %111[0, 0, 0] [1, 16, 20] [1, 1, 1] : tensor<1x16x20xf32> into tensor<3x16x20xf32>
    %inserted_slice_35 = tensor.insert_slice %108 into %inserted_slice_34[1, 0, 0] [1, 16, 20] [1, 1, 1] : tensor<1x16x20xf32> into tensor<3x16x20xf32>
    %inserted_slice_36 = tensor.insert_slice %110 into %inserted_slice_35[2, 0, 0] [1, 16, 20] [1, 1, 1] : tensor<1x16x20xf32> into tensor<3x16x20xf32>
    %112 = tensor.empty() : tensor<16x20x3xf32>
    %113 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_36 : tensor<3x16x20xf32>) outs(%112 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20x3xf32>
    %114 = tensor.empty() : tensor<16x20x3xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<16x3xf32>) outs(%114 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20x3xf32>
    %116 = tensor.empty() : tensor<16x20x3xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %113 : tensor<16x20x3xf32>, tensor<16x20x3xf32>) outs(%116 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20x3xf32>
    %118 = tensor.empty() : tensor<16x20xf32>
    %119 = linalg.fill ins(%cst_3 : f32) outs(%118 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%117 : tensor<16x20x3xf32>) outs(%119 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %167 = arith.addf %out, %in : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %121 = tensor.empty() : tensor<16x20xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %120 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%121 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %123 = tensor.empty() : tensor<16x20x3xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<20x3xf32>) outs(%123 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20x3xf32>
    %125 = tensor.empty() : tensor<16x20x3xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %113 : tensor<16x20x3xf32>, tensor<16x20x3xf32>) outs(%125 : tensor<16x20x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20x3xf32>
    %127 = tensor.empty() : tensor<16x20xf32>
    %128 = linalg.fill ins(%cst_3 : f32) outs(%127 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<16x20x3xf32>) outs(%128 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %167 = arith.addf %out, %in : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %130 = tensor.empty() : tensor<16x20xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %129 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%130 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.mulf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %132 = tensor.empty() : tensor<16x20xi1>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<16x20xf32>) outs(%132 : tensor<16x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %167 = arith.cmpf oge, %in, %cst_3 : f32
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %134 = tensor.empty() : tensor<16x20xi1>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<16x20xf32>) outs(%134 : tensor<16x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %167 = arith.cmpf oge, %in, %cst_3 : f32
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %136 = tensor.empty() : tensor<16x20xi1>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %135 : tensor<16x20xi1>, tensor<16x20xi1>) outs(%136 : tensor<16x20xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %167 = arith.andi %in, %in_37 : i1
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %138 = tensor.empty() : tensor<16x20xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %122 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%138 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %167 = arith.addf %in, %in_37 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %140 = tensor.empty() : tensor<16x20xi1>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<16x20xf32>) outs(%140 : tensor<16x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %167 = arith.cmpf ole, %in, %cst_1 : f32
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %142 = tensor.empty() : tensor<16x20xi1>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %141 : tensor<16x20xi1>, tensor<16x20xi1>) outs(%142 : tensor<16x20xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %167 = arith.andi %in, %in_37 : i1
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %144 = tensor.empty() : tensor<16x20xi1>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<16x20xf32>) outs(%144 : tensor<16x20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %167 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %146 = tensor.empty() : tensor<16x20xi1>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %145 : tensor<16x20xi1>, tensor<16x20xi1>) outs(%146 : tensor<16x20xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %167 = arith.andi %in, %in_37 : i1
      linalg.yield %167 : i1
    } -> tensor<16x20xi1>
    %148 = tensor.empty() : tensor<16x20xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%147, %131 : tensor<16x20xi1>, tensor<16x20xf32>) outs(%148 : tensor<16x20xf32>) {
    ^bb0(%in: i1, %in_37: f32, %out: f32):
      %167 = arith.select %in, %in_37, %cst_0 : f32
      linalg.yield %167 : f32
    } -> tensor<16x20xf32>
    %150 = tensor.empty() : tensor<16x20xi32>
    %151 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%150 : tensor<16x20xi32>) {
    ^bb0(%out: i32):
      %167 = linalg.index 1 : index
      %168 = arith.index_cast %167 : index to i32
      linalg.yield %168 : i32
    } -> tensor<16x20xi32>
    %152 = tensor.empty() : tensor<16xf32>
    %153 = linalg.fill ins(%cst_0 : f32) outs(%152 : tensor<16xf32>) -> tensor<16xf32>
    %154 = tensor.empty() : tensor<16xi32>
    %155 = linalg.fill ins(%c0_i32 : i32) outs(%154 : tensor<16xi32>) -> tensor<16xi32>
    %156:2 = linalg.generic {indexing_maps = [#map, #map, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%149, %151 : tensor<16x20xf32>, tensor<16x20xi32>) outs(%153, %155 : tensor<16xf32>, tensor<16xi32>) {
    ^bb0(%in: f32, %in_37: i32, %out: f32, %out_38: i32):
      %167 = arith.cmpf olt, %out, %in : f32
      %168 = arith.cmpf une, %out, %out : f32
      %169 = arith.ori %167, %168 : i1
      %170 = arith.cmpf oeq, %out, %in : f32
      %171 = arith.cmpi slt, %out_38, %in_37 : i32
      %172 = arith.andi %170, %171 : i1
      %173 = arith.ori %169, %172 : i1
      %174 = arith.select %169, %out, %in : f32
      %175 = arith.select %173, %out_38, %in_37 : i32
      linalg.yield %174, %175 : f32, i32
    } -> (tensor<16xf32>, tensor<16xi32>)
    %157 = tensor.empty() : tensor<16xf32>
    %158 = linalg.fill ins(%cst_0 : f32) outs(%157 : tensor<16xf32>) -> tensor<16xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%149 : tensor<16x20xf32>) outs(%158 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %167 = arith.minimumf %out, %in : f32
      linalg.yield %167 : f32
    } -> tensor<16xf32>
    %160 = tensor.empty() : tensor<16xi1>
    %161 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%159 : tensor<16xf32>) outs(%160 : tensor<16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %167 = math.absf %in : f32
      %168 = arith.cmpf one, %167, %cst_0 : f32
      linalg.yield %168 : i1
    } -> tensor<16xi1>
    %162 = tensor.empty() : tensor<16xf32>
    %163 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%161, %159 : tensor<16xi1>, tensor<16xf32>) outs(%162 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_37: f32, %out: f32):
      %167 = arith.select %in, %in_37, %cst : f32
      linalg.yield %167 : f32
    } -> tensor<16xf32>
    %164 = tensor.empty() : tensor<16xi1>
    %165 = linalg.fill ins(%false : i1) outs(%164 : tensor<16xi1>) -> tensor<16xi1>
    %166 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%147 : tensor<16x20xi1>) outs(%165 : tensor<16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %167 = arith.ori %out, %in : i1
      linalg.yield %167 : i1
    } -> tensor<16xi1>
    return %163, %156#1, %166 : tensor<16xf32>, tensor<16xi32>, tensor<16xi1>
  }
}

