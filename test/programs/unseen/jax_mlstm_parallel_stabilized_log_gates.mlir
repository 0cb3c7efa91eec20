#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module @jit_xlstm_mlstm_parallel_stabilized {
  func.func public @main(%arg0: tensor<2x4x48x16xf32>, %arg1: tensor<2x4x48x16xf32>, %arg2: tensor<2x4x48x16xf32>, %arg3: tensor<2x4x48xf32>, %arg4: tensor<2x4x48xf32>) -> tensor<2x4x48x16xf32> {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x4x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x4x48xf32>) outs(%0 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.negf %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %2 = tensor.empty() : tensor<2x4x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x48xf32>) outs(%2 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %4 = tensor.empty() : tensor<2x4x48xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x48xf32>) outs(%4 : tensor<2x4x48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %84 = arith.cmpf une, %in, %in : f32
      linalg.yield %84 : i1
    } -> tensor<2x4x48xi1>
    %6 = tensor.empty() : tensor<2x4x48xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x48xf32>) outs(%6 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %in, %cst_2 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %8 = tensor.empty() : tensor<2x4x48xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x4x48xf32>) outs(%8 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.absf %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %10 = tensor.empty() : tensor<2x4x48xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x4x48xf32>) outs(%10 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.negf %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %12 = tensor.empty() : tensor<2x4x48xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x4x48xf32>) outs(%12 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %14 = tensor.empty() : tensor<2x4x48xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4x48xf32>) outs(%14 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.log1p %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %16 = tensor.empty() : tensor<2x4x48xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %15 : tensor<2x4x48xf32>, tensor<2x4x48xf32>) outs(%16 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %84 = arith.addf %in, %in_10 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %18 = tensor.empty() : tensor<2x4x48xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7, %17 : tensor<2x4x48xi1>, tensor<2x4x48xf32>, tensor<2x4x48xf32>) outs(%18 : tensor<2x4x48xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %84 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %20 = tensor.empty() : tensor<2x4x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x4x48xf32>) outs(%20 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.negf %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %22 = tensor.empty() : tensor<2x4x48xf32>
    %23 = tensor.empty() : tensor<2x4xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%23 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4xf32>
    %25:2 = iree_linalg_ext.scan dimension(2) inclusive(true) ins(%21 : tensor<2x4x48xf32>) outs(%22, %24 : tensor<2x4x48xf32>, tensor<2x4xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %84 = arith.addf %arg5, %arg6 : f32
      iree_linalg_ext.yield %84 : f32
    } -> tensor<2x4x48xf32>, tensor<2x4xf32>
    %26 = tensor.empty() : tensor<2x4x48x48xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25#0 : tensor<2x4x48xf32>) outs(%26 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x48x48xf32>
    %28 = tensor.empty() : tensor<2x4x48x48xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25#0 : tensor<2x4x48xf32>) outs(%28 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x48x48xf32>
    %30 = tensor.empty() : tensor<2x4x48x48xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x4x48x48xf32>, tensor<2x4x48x48xf32>) outs(%30 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %84 = arith.subf %in, %in_10 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %32 = tensor.empty() : tensor<2x4x48x48xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x4x48xf32>) outs(%32 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x48x48xf32>
    %34 = tensor.empty() : tensor<2x4x48x48xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<2x4x48x48xf32>, tensor<2x4x48x48xf32>) outs(%34 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %84 = arith.addf %in, %in_10 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %36 = tensor.empty() : tensor<48x48xi32>
    %37 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%36 : tensor<48x48xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 0 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<48x48xi32>
    %38 = tensor.empty() : tensor<48x48xi32>
    %39 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%38 : tensor<48x48xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 1 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<48x48xi32>
    %40 = tensor.empty() : tensor<48x48xi1>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<48x48xi32>, tensor<48x48xi32>) outs(%40 : tensor<48x48xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %84 = arith.cmpi sge, %in, %in_10 : i32
      linalg.yield %84 : i1
    } -> tensor<48x48xi1>
    %42 = tensor.empty() : tensor<2x4x48x48xi1>
    %43 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<48x48xi1>) outs(%42 : tensor<2x4x48x48xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x48x48xi1>
    %44 = tensor.empty() : tensor<2x4x48x48xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %35 : tensor<2x4x48x48xi1>, tensor<2x4x48x48xf32>) outs(%44 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %84 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %46 = tensor.empty() : tensor<2x4x48xf32>
    %47 = linalg.fill ins(%cst_1 : f32) outs(%46 : tensor<2x4x48xf32>) -> tensor<2x4x48xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%45 : tensor<2x4x48x48xf32>) outs(%47 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.maximumf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %49 = tensor.empty() : tensor<2x4x48xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x4x48xf32>) outs(%49 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.negf %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %51 = tensor.empty() : tensor<2x4x48xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<2x4x48xf32>) outs(%51 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %expanded = tensor.expand_shape %52 [[0], [1], [2, 3]] output_shape [2, 4, 48, 1] : tensor<2x4x48xf32> into tensor<2x4x48x1xf32>
    %53 = tensor.empty() : tensor<2x4x48x48xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x4x48xf32>) outs(%53 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x48x48xf32>
    %55 = tensor.empty() : tensor<2x4x48x48xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %54 : tensor<2x4x48x48xf32>, tensor<2x4x48x48xf32>) outs(%55 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %84 = arith.subf %in, %in_10 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %57 = tensor.empty() : tensor<2x4x48x48xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x4x48x48xf32>) outs(%57 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %59 = tensor.empty() : tensor<2x4x16x48xf32>
    %60 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x48x16xf32>) outs(%59 : tensor<2x4x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x48xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x48x16xf32> into tensor<8x48x16xf32>
    %collapsed_4 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<2x4x16x48xf32> into tensor<8x16x48xf32>
    %61 = tensor.empty() : tensor<8x48x48xf32>
    %62 = linalg.fill ins(%cst_2 : f32) outs(%61 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %63 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<8x48x16xf32>, tensor<8x16x48xf32>) outs(%62 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
    %expanded_5 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [2, 4, 48, 48] : tensor<8x48x48xf32> into tensor<2x4x48x48xf32>
    %64 = tensor.empty() : tensor<2x4x48x48xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x4x48x48xf32>) outs(%64 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.divf %in, %cst_0 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %66 = tensor.empty() : tensor<2x4x48x48xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %58 : tensor<2x4x48x48xf32>, tensor<2x4x48x48xf32>) outs(%66 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %84 = arith.mulf %in, %in_10 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %68 = tensor.empty() : tensor<2x4x48xf32>
    %69 = linalg.fill ins(%cst_2 : f32) outs(%68 : tensor<2x4x48xf32>) -> tensor<2x4x48xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%67 : tensor<2x4x48x48xf32>) outs(%69 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %71 = tensor.empty() : tensor<2x4x48xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<2x4x48xf32>) outs(%71 : tensor<2x4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.absf %in : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48xf32>
    %expanded_6 = tensor.expand_shape %72 [[0], [1], [2, 3]] output_shape [2, 4, 48, 1] : tensor<2x4x48xf32> into tensor<2x4x48x1xf32>
    %73 = tensor.empty() : tensor<2x4x48x1xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6, %expanded : tensor<2x4x48x1xf32>, tensor<2x4x48x1xf32>) outs(%73 : tensor<2x4x48x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %84 = arith.maximumf %in, %in_10 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x1xf32>
    %75 = tensor.empty() : tensor<2x4x48x1xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x4x48x1xf32>) outs(%75 : tensor<2x4x48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %in, %cst : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x1xf32>
    %77 = tensor.empty() : tensor<2x4x48x48xf32>
    %78 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<2x4x48x1xf32>) outs(%77 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x48x48xf32>
    %79 = tensor.empty() : tensor<2x4x48x48xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %78 : tensor<2x4x48x48xf32>, tensor<2x4x48x48xf32>) outs(%79 : tensor<2x4x48x48xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %84 = arith.divf %in, %in_10 : f32
      linalg.yield %84 : f32
    } -> tensor<2x4x48x48xf32>
    %collapsed_7 = tensor.collapse_shape %80 [[0, 1], [2], [3]] : tensor<2x4x48x48xf32> into tensor<8x48x48xf32>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x48x16xf32> into tensor<8x48x16xf32>
    %81 = tensor.empty() : tensor<8x48x16xf32>
    %82 = linalg.fill ins(%cst_2 : f32) outs(%81 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %83 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<8x48x48xf32>, tensor<8x48x16xf32>) outs(%82 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %expanded_9 = tensor.expand_shape %83 [[0, 1], [2], [3]] output_shape [2, 4, 48, 16] : tensor<8x48x16xf32> into tensor<2x4x48x16xf32>
    return %expanded_9 : tensor<2x4x48x16xf32>
  }
}

