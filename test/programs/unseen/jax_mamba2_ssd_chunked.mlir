#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map10 = affine_map<(d0, d1) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map13 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2, d3)>
#map19 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d3, d4, d2)>
module @jit_mamba2_ssd_chunked {
  func.func public @main(%arg0: tensor<1x16x2x4xf32>, %arg1: tensor<1x16x2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<1x16x8xf32>, %arg4: tensor<1x16x8xf32>) -> (tensor<1x16x2x4xf32>, tensor<1x2x4x8xf32>) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x1x2x4x8xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1x2x4x8xf32>
    %0 = tensor.empty() : tensor<1x16x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x16x2xf32>) outs(%0 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %2 = tensor.empty() : tensor<1x16x2xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x16x2xf32>) outs(%2 : tensor<1x16x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %113 = arith.cmpf une, %in, %in : f32
      linalg.yield %113 : i1
    } -> tensor<1x16x2xi1>
    %4 = tensor.empty() : tensor<1x16x2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x16x2xf32>) outs(%4 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.addf %in, %cst_0 : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %6 = tensor.empty() : tensor<1x16x2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x16x2xf32>) outs(%6 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.absf %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %8 = tensor.empty() : tensor<1x16x2xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<1x16x2xf32>) outs(%8 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.negf %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %10 = tensor.empty() : tensor<1x16x2xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<1x16x2xf32>) outs(%10 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %12 = tensor.empty() : tensor<1x16x2xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x16x2xf32>) outs(%12 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.log1p %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %14 = tensor.empty() : tensor<1x16x2xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<1x16x2xf32>, tensor<1x16x2xf32>) outs(%14 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.addf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %16 = tensor.empty() : tensor<1x16x2xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5, %15 : tensor<1x16x2xi1>, tensor<1x16x2xf32>, tensor<1x16x2xf32>) outs(%16 : tensor<1x16x2xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %113 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %18 = tensor.empty() : tensor<2xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<2xf32>) outs(%18 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<2xf32>
    %20 = tensor.empty() : tensor<2xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%19 : tensor<2xf32>) outs(%20 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = arith.negf %in : f32
      linalg.yield %113 : f32
    } -> tensor<2xf32>
    %22 = tensor.empty() : tensor<1x16x2xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2xf32>) outs(%22 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x2xf32>
    %24 = tensor.empty() : tensor<1x16x2xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %23 : tensor<1x16x2xf32>, tensor<1x16x2xf32>) outs(%24 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.mulf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2xf32>
    %expanded = tensor.expand_shape %25 [[0], [1, 2], [3]] output_shape [1, 4, 4, 2] : tensor<1x16x2xf32> into tensor<1x4x4x2xf32>
    %26 = tensor.empty() : tensor<1x2x4x4xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x4x2xf32>) outs(%26 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4xf32>
    %28 = tensor.empty() : tensor<1x16x2x4xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x16x2xf32>) outs(%28 : tensor<1x16x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x2x4xf32>
    %30 = tensor.empty() : tensor<1x16x2x4xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %29 : tensor<1x16x2x4xf32>, tensor<1x16x2x4xf32>) outs(%30 : tensor<1x16x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.mulf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x16x2x4xf32>
    %expanded_4 = tensor.expand_shape %31 [[0], [1, 2], [3], [4]] output_shape [1, 4, 4, 2, 4] : tensor<1x16x2x4xf32> into tensor<1x4x4x2x4xf32>
    %expanded_5 = tensor.expand_shape %arg4 [[0], [1, 2], [3]] output_shape [1, 4, 4, 8] : tensor<1x16x8xf32> into tensor<1x4x4x8xf32>
    %32 = tensor.empty() : tensor<1x2x4x4xf32>
    %33 = tensor.empty() : tensor<1x2x4xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%33 : tensor<1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4xf32>
    %35:2 = iree_linalg_ext.scan dimension(3) inclusive(true) ins(%27 : tensor<1x2x4x4xf32>) outs(%32, %34 : tensor<1x2x4x4xf32>, tensor<1x2x4xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %113 = arith.addf %arg5, %arg6 : f32
      iree_linalg_ext.yield %113 : f32
    } -> tensor<1x2x4x4xf32>, tensor<1x2x4xf32>
    %36 = tensor.empty() : tensor<1x2x4x4x4xf32>
    %37 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35#0 : tensor<1x2x4x4xf32>) outs(%36 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4x4xf32>
    %38 = tensor.empty() : tensor<1x2x4x4x4xf32>
    %39 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35#0 : tensor<1x2x4x4xf32>) outs(%38 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4x4xf32>
    %40 = tensor.empty() : tensor<1x2x4x4x4xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) outs(%40 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.subf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x2x4x4x4xf32>
    %42 = tensor.empty() : tensor<4x4xi32>
    %43 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel"]} outs(%42 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %113 = linalg.index 0 : index
      %114 = arith.index_cast %113 : index to i32
      linalg.yield %114 : i32
    } -> tensor<4x4xi32>
    %44 = tensor.empty() : tensor<4x4xi32>
    %45 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel"]} outs(%44 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %113 = linalg.index 1 : index
      %114 = arith.index_cast %113 : index to i32
      linalg.yield %114 : i32
    } -> tensor<4x4xi32>
    %46 = tensor.empty() : tensor<4x4xi1>
    %47 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%46 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %113 = arith.cmpi sge, %in, %in_19 : i32
      linalg.yield %113 : i1
    } -> tensor<4x4xi1>
    %48 = tensor.empty() : tensor<1x2x4x4x4xi1>
    %49 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<4x4xi1>) outs(%48 : tensor<1x2x4x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x4x4x4xi1>
    %50 = tensor.empty() : tensor<1x2x4x4x4xf32>
    %51 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%49, %41 : tensor<1x2x4x4x4xi1>, tensor<1x2x4x4x4xf32>) outs(%50 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %113 = arith.select %in, %in_19, %cst : f32
      linalg.yield %113 : f32
    } -> tensor<1x2x4x4x4xf32>
    %52 = tensor.empty() : tensor<1x2x4x4x4xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<1x2x4x4x4xf32>) outs(%52 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x2x4x4x4xf32>
    %54 = tensor.empty() : tensor<1x4x8x4xf32>
    %55 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x4x4x8xf32>) outs(%54 : tensor<1x4x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x4xf32>
    %collapsed = tensor.collapse_shape %arg3 [[0, 1, 2]] : tensor<1x16x8xf32> into tensor<128xf32>
    %expanded_6 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [4, 4, 8] : tensor<128xf32> into tensor<4x4x8xf32>
    %collapsed_7 = tensor.collapse_shape %55 [[0, 1], [2], [3]] : tensor<1x4x8x4xf32> into tensor<4x8x4xf32>
    %56 = tensor.empty() : tensor<4x4x4xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %58 = linalg.batch_matmul ins(%expanded_6, %collapsed_7 : tensor<4x4x8xf32>, tensor<4x8x4xf32>) outs(%57 : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %expanded_8 = tensor.expand_shape %58 [[0, 1], [2], [3]] output_shape [1, 4, 4, 4] : tensor<4x4x4xf32> into tensor<1x4x4x4xf32>
    %59 = tensor.empty() : tensor<1x4x4x4x2xf32>
    %60 = linalg.generic {indexing_maps = [#map13, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<1x2x4x4x4xf32>) outs(%59 : tensor<1x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x4x2xf32>
    %61 = tensor.empty() : tensor<1x4x4x4x2xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x4x4x4xf32>) outs(%61 : tensor<1x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x4x2xf32>
    %63 = tensor.empty() : tensor<1x4x4x4x2xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%60, %62 : tensor<1x4x4x4x2xf32>, tensor<1x4x4x4x2xf32>) outs(%63 : tensor<1x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.mulf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x4x4x4x2xf32>
    %65 = tensor.empty() : tensor<1x4x2x4x4xf32>
    %66 = linalg.generic {indexing_maps = [#map14, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<1x4x4x4x2xf32>) outs(%65 : tensor<1x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x4x4xf32>
    %67 = tensor.empty() : tensor<1x4x2x4x4xf32>
    %68 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<1x4x4x2x4xf32>) outs(%67 : tensor<1x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x4x4xf32>
    %collapsed_9 = tensor.collapse_shape %66 [[0, 1, 2], [3], [4]] : tensor<1x4x2x4x4xf32> into tensor<8x4x4xf32>
    %collapsed_10 = tensor.collapse_shape %68 [[0, 1, 2], [3], [4]] : tensor<1x4x2x4x4xf32> into tensor<8x4x4xf32>
    %69 = tensor.empty() : tensor<8x4x4xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %71 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<8x4x4xf32>, tensor<8x4x4xf32>) outs(%70 : tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %expanded_11 = tensor.expand_shape %71 [[0, 1, 2], [3], [4]] output_shape [1, 4, 2, 4, 4] : tensor<8x4x4xf32> into tensor<1x4x2x4x4xf32>
    %72 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %73 = linalg.generic {indexing_maps = [#map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x4x2x4x4xf32>) outs(%72 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %extracted_slice = tensor.extract_slice %35#0[0, 0, 0, 3] [1, 2, 4, 1] [1, 1, 1, 1] : tensor<1x2x4x4xf32> to tensor<1x2x4x1xf32>
    %74 = tensor.empty() : tensor<1x2x4x4xf32>
    %75 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x4x1xf32>) outs(%74 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4xf32>
    %76 = tensor.empty() : tensor<1x2x4x4xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %35#0 : tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) outs(%76 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.subf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x2x4x4xf32>
    %78 = tensor.empty() : tensor<1x2x4x4xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<1x2x4x4xf32>) outs(%78 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x2x4x4xf32>
    %80 = tensor.empty() : tensor<1x4x4x2xf32>
    %81 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<1x2x4x4xf32>) outs(%80 : tensor<1x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2xf32>
    %82 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<1x4x4x2xf32>) outs(%82 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %84 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%83, %expanded_4 : tensor<1x4x4x2x4xf32>, tensor<1x4x4x2x4xf32>) outs(%84 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.mulf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x4x4x2x4xf32>
    %86 = tensor.empty() : tensor<1x4x2x4x4xf32>
    %87 = linalg.generic {indexing_maps = [#map18, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<1x4x4x2x4xf32>) outs(%86 : tensor<1x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x4x4xf32>
    %collapsed_12 = tensor.collapse_shape %87 [[0, 1], [2, 3], [4]] : tensor<1x4x2x4x4xf32> into tensor<4x8x4xf32>
    %88 = tensor.empty() : tensor<4x8x8xf32>
    %89 = linalg.fill ins(%cst_0 : f32) outs(%88 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %90 = linalg.batch_matmul ins(%collapsed_12, %expanded_6 : tensor<4x8x4xf32>, tensor<4x4x8xf32>) outs(%89 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %91 = tensor.empty() : tensor<1x2x4x1xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x4x1xf32>) outs(%91 : tensor<1x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x2x4x1xf32>
    %collapsed_13 = tensor.collapse_shape %92 [[0], [1], [2, 3]] : tensor<1x2x4x1xf32> into tensor<1x2x4xf32>
    %expanded_14 = tensor.expand_shape %90 [[0], [1, 2, 3], [4]] output_shape [4, 1, 2, 4, 8] : tensor<4x8x8xf32> into tensor<4x1x2x4x8xf32>
    %93 = tensor.empty() : tensor<4x1x2xf32>
    %94 = linalg.generic {indexing_maps = [#map19, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_13 : tensor<1x2x4xf32>) outs(%93 : tensor<4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x2xf32>
    %95:2 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %cst_3, %arg7 = %cst_2) -> (tensor<1x2x4x8xf32>, tensor<4x1x2x4x8xf32>)  : i32 {
      %113 = arith.index_cast %arg5 : i32 to index
      %114 = arith.maxsi %113, %c0 : index
      %115 = arith.minsi %114, %c3 : index
      %extracted_slice_19 = tensor.extract_slice %expanded_14[%115, 0, 0, 0, 0] [1, 1, 2, 4, 8] [1, 1, 1, 1, 1] : tensor<4x1x2x4x8xf32> to tensor<1x1x2x4x8xf32>
      %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1, 2], [3], [4]] : tensor<1x1x2x4x8xf32> into tensor<1x2x4x8xf32>
      %116 = arith.index_cast %arg5 : i32 to index
      %117 = arith.maxsi %116, %c0 : index
      %118 = arith.minsi %117, %c3 : index
      %extracted_slice_21 = tensor.extract_slice %94[%118, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<4x1x2xf32> to tensor<1x1x2xf32>
      %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0], [1, 2]] : tensor<1x1x2xf32> into tensor<1x2xf32>
      %119 = tensor.empty() : tensor<1x2x4x8xf32>
      %120 = linalg.generic {indexing_maps = [#map20, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<1x2xf32>) outs(%119 : tensor<1x2x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x8xf32>
      %121 = tensor.empty() : tensor<1x2x4x8xf32>
      %122 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %120 : tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) outs(%121 : tensor<1x2x4x8xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %130 = arith.mulf %in, %in_23 : f32
        linalg.yield %130 : f32
      } -> tensor<1x2x4x8xf32>
      %123 = tensor.empty() : tensor<1x2x4x8xf32>
      %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %collapsed_20 : tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) outs(%123 : tensor<1x2x4x8xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %130 = arith.addf %in, %in_23 : f32
        linalg.yield %130 : f32
      } -> tensor<1x2x4x8xf32>
      %125 = tensor.empty() : tensor<1x1x2x4x8xf32>
      %126 = linalg.generic {indexing_maps = [#map21, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<1x2x4x8xf32>) outs(%125 : tensor<1x1x2x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x2x4x8xf32>
      %127 = arith.index_cast %arg5 : i32 to index
      %128 = arith.maxsi %127, %c0 : index
      %129 = arith.minsi %128, %c3 : index
      %inserted_slice = tensor.insert_slice %126 into %arg7[%129, 0, 0, 0, 0] [1, 1, 2, 4, 8] [1, 1, 1, 1, 1] : tensor<1x1x2x4x8xf32> into tensor<4x1x2x4x8xf32>
      scf.yield %124, %inserted_slice : tensor<1x2x4x8xf32>, tensor<4x1x2x4x8xf32>
    }
    %96 = tensor.empty() : tensor<1x2x4x4xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35#0 : tensor<1x2x4x4xf32>) outs(%96 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %113 = math.exp %in : f32
      linalg.yield %113 : f32
    } -> tensor<1x2x4x4xf32>
    %98 = tensor.empty() : tensor<4x1x8x4xf32>
    %99 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x4x4x8xf32>) outs(%98 : tensor<4x1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x8x4xf32>
    %collapsed_15 = tensor.collapse_shape %95#1 [[0], [1, 2, 3], [4]] : tensor<4x1x2x4x8xf32> into tensor<4x8x8xf32>
    %collapsed_16 = tensor.collapse_shape %99 [[0], [1, 2], [3]] : tensor<4x1x8x4xf32> into tensor<4x8x4xf32>
    %100 = tensor.empty() : tensor<4x8x4xf32>
    %101 = linalg.fill ins(%cst_0 : f32) outs(%100 : tensor<4x8x4xf32>) -> tensor<4x8x4xf32>
    %102 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<4x8x8xf32>, tensor<4x8x4xf32>) outs(%101 : tensor<4x8x4xf32>) -> tensor<4x8x4xf32>
    %expanded_17 = tensor.expand_shape %102 [[0], [1, 2, 3], [4]] output_shape [4, 1, 2, 4, 4] : tensor<4x8x4xf32> into tensor<4x1x2x4x4xf32>
    %103 = tensor.empty() : tensor<1x4x4x2xf32>
    %104 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<1x2x4x4xf32>) outs(%103 : tensor<1x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2xf32>
    %105 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %106 = linalg.generic {indexing_maps = [#map23, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<4x1x2x4x4xf32>) outs(%105 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %107 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<1x4x4x2xf32>) outs(%107 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %109 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %110 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%108, %106 : tensor<1x4x4x2x4xf32>, tensor<1x4x4x2x4xf32>) outs(%109 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.mulf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x4x4x2x4xf32>
    %111 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %112 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%73, %110 : tensor<1x4x4x2x4xf32>, tensor<1x4x4x2x4xf32>) outs(%111 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %113 = arith.addf %in, %in_19 : f32
      linalg.yield %113 : f32
    } -> tensor<1x4x4x2x4xf32>
    %collapsed_18 = tensor.collapse_shape %112 [[0], [1, 2], [3], [4]] : tensor<1x4x4x2x4xf32> into tensor<1x16x2x4xf32>
    return %collapsed_18, %95#0 : tensor<1x16x2x4xf32>, tensor<1x2x4x8xf32>
  }
}

