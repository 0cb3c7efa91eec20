#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<16x10xf32>, %arg1: tensor<6x16xf32>, %arg2: tensor<6xi32>) -> (tensor<f32>, tensor<16x10xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 6.000000e+00 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<6x10xf32>
    %0 = tensor.empty() : tensor<6x10xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<6x16xf32>, tensor<16x10xf32>) outs(%1 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %3 = tensor.empty() : tensor<6xf32>
    %4 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<6xf32>) -> tensor<6xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<6x10xf32>) outs(%4 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.maximumf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6xf32>
    %6 = tensor.empty() : tensor<6x10xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<6xf32>) outs(%6 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %8 = tensor.empty() : tensor<6x10xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%8 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %80 = arith.subf %in, %in_10 : f32
      linalg.yield %80 : f32
    } -> tensor<6x10xf32>
    %10 = tensor.empty() : tensor<6x10xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x10xf32>) outs(%10 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x10xf32>
    %12 = tensor.empty() : tensor<6xf32>
    %13 = linalg.fill ins(%cst_3 : f32) outs(%12 : tensor<6xf32>) -> tensor<6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<6x10xf32>) outs(%13 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6xf32>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %15 = tensor.empty() : tensor<6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xf32>) outs(%15 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.log %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x1xf32>
    %17 = tensor.empty() : tensor<6x10xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x1xf32>) outs(%17 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %19 = tensor.empty() : tensor<6x10xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %18 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%19 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %80 = arith.subf %in, %in_10 : f32
      linalg.yield %80 : f32
    } -> tensor<6x10xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %21 = tensor.empty() : tensor<6x1xi1>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<6x1xi32>) outs(%21 : tensor<6x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %80 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %80 : i1
    } -> tensor<6x1xi1>
    %23 = tensor.empty() : tensor<6x1xi32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<6x1xi32>) outs(%23 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %80 = arith.addi %in, %c10_i32 : i32
      linalg.yield %80 : i32
    } -> tensor<6x1xi32>
    %25 = tensor.empty() : tensor<6x1xi32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %24, %expanded_5 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%25 : tensor<6x1xi32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %80 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %80 : i32
    } -> tensor<6x1xi32>
    %expanded_6 = tensor.expand_shape %26 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32>
    %27 = tensor.empty() : tensor<6x1x1xi1>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<6x1x1xi32>) outs(%27 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %80 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %80 : i1
    } -> tensor<6x1x1xi1>
    %29 = tensor.empty() : tensor<6x1x1xi1>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<6x1x1xi32>) outs(%29 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %80 = arith.cmpi sle, %in, %c9_i32 : i32
      linalg.yield %80 : i1
    } -> tensor<6x1x1xi1>
    %31 = tensor.empty() : tensor<6x1x1xi1>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %30 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%31 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1, %in_10: i1, %out: i1):
      %80 = arith.andi %in, %in_10 : i1
      linalg.yield %80 : i1
    } -> tensor<6x1x1xi1>
    %33 = tensor.empty() : tensor<6x1xi1>
    %34 = linalg.fill ins(%true : i1) outs(%33 : tensor<6x1xi1>) -> tensor<6x1xi1>
    %35 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32 : tensor<6x1x1xi1>) outs(%34 : tensor<6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %80 = arith.andi %out, %in : i1
      linalg.yield %80 : i1
    } -> tensor<6x1xi1>
    %36 = tensor.empty() : tensor<6x1xf32>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%36 : tensor<6x1xf32>) {
    ^bb0(%out: f32):
      %80 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_6[%80, %c0, %c0] : tensor<6x1x1xi32>
      %81 = arith.index_cast %extracted : i32 to index
      %82 = arith.maxsi %81, %c0 : index
      %83 = arith.minsi %82, %c9 : index
      %extracted_10 = tensor.extract %20[%80, %83] : tensor<6x10xf32>
      linalg.yield %extracted_10 : f32
    } -> tensor<6x1xf32>
    %38 = tensor.empty() : tensor<6x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<6x1xi1>, tensor<6x1xf32>) outs(%38 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %80 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %80 : f32
    } -> tensor<6x1xf32>
    %40 = tensor.empty() : tensor<f32>
    %41 = linalg.fill ins(%cst_3 : f32) outs(%40 : tensor<f32>) -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%39 : tensor<6x1xf32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%42 : tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_0 : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%44 : tensor<f32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%47 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%48 : tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.divf %in, %cst_0 : f32
      linalg.yield %80 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<6x1xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<f32>) outs(%51 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %53 = tensor.empty() : tensor<6x1x1xi32>
    %54 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%53 : tensor<6x1x1xi32>) {
    ^bb0(%out: i32):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i32
      linalg.yield %81 : i32
    } -> tensor<6x1x1xi32>
    %55 = tensor.empty() : tensor<6x1x2xi32>
    %inserted_slice = tensor.insert_slice %54 into %55[0, 0, 0] [6, 1, 1] [1, 1, 1] : tensor<6x1x1xi32> into tensor<6x1x2xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded_6 into %inserted_slice[0, 0, 1] [6, 1, 1] [1, 1, 1] : tensor<6x1x1xi32> into tensor<6x1x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_7 [[0, 1], [2]] : tensor<6x1x2xi32> into tensor<6x2xi32>
    %collapsed_8 = tensor.collapse_shape %52 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %56 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_8, %collapsed : tensor<6xf32>, tensor<6x2xi32>) outs(%cst_4 : tensor<6x10xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %80 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %80 : f32
    } -> tensor<6x10xf32>
    %57 = tensor.empty() : tensor<6x10xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<6x10xf32>) outs(%57 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      linalg.yield %80 : f32
    } -> tensor<6x10xf32>
    %59 = tensor.empty() : tensor<6xf32>
    %60 = linalg.fill ins(%cst_3 : f32) outs(%59 : tensor<6xf32>) -> tensor<6xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%58 : tensor<6x10xf32>) outs(%60 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6xf32>
    %expanded_9 = tensor.expand_shape %61 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %62 = tensor.empty() : tensor<6x1xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %expanded : tensor<6x1xf32>, tensor<6x1xf32>) outs(%62 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %80 = arith.divf %in, %in_10 : f32
      linalg.yield %80 : f32
    } -> tensor<6x1xf32>
    %64 = tensor.empty() : tensor<6xf32>
    %65 = linalg.fill ins(%cst_3 : f32) outs(%64 : tensor<6xf32>) -> tensor<6xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<6x1xf32>) outs(%65 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %out, %in : f32
      linalg.yield %80 : f32
    } -> tensor<6xf32>
    %67 = tensor.empty() : tensor<6x10xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<6xf32>) outs(%67 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %69 = tensor.empty() : tensor<6x10xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %11 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%69 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %80 = arith.mulf %in, %in_10 : f32
      linalg.yield %80 : f32
    } -> tensor<6x10xf32>
    %71 = tensor.empty() : tensor<6x10xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %70 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%71 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %80 = arith.addf %in, %in_10 : f32
      linalg.yield %80 : f32
    } -> tensor<6x10xf32>
    %73 = tensor.empty() : tensor<10x6xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<6x10xf32>) outs(%73 : tensor<10x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x6xf32>
    %75 = tensor.empty() : tensor<10x16xf32>
    %76 = linalg.fill ins(%cst_3 : f32) outs(%75 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %77 = linalg.matmul ins(%74, %arg1 : tensor<10x6xf32>, tensor<6x16xf32>) outs(%76 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %78 = tensor.empty() : tensor<16x10xf32>
    %79 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<10x16xf32>) outs(%78 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    return %46, %79 : tensor<f32>, tensor<16x10xf32>
  }
}

