#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
module @jit_gather_nd_fill_mode {
  func.func public @main(%arg0: tensor<10x4xf32>, %arg1: tensor<7xi32>, %arg2: tensor<7x2xi32>) -> (tensor<7x4xf32>, tensor<7xf32>, tensor<7x4xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c9 = arith.constant 9 : index
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4_i32 = arith.constant 4 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<[9, 3]> : tensor<2xi32>
    %0 = tensor.empty() : tensor<7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<7xi32>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %38 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %38 : i1
    } -> tensor<7xi1>
    %2 = tensor.empty() : tensor<7xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<7xi32>) outs(%2 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %38 = arith.addi %in, %c10_i32 : i32
      linalg.yield %38 : i32
    } -> tensor<7xi32>
    %4 = tensor.empty() : tensor<7xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%4 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %38 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %38 : i32
    } -> tensor<7xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %6 = tensor.empty() : tensor<7x1x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<7x1xi32>) outs(%6 : tensor<7x1x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %38 = arith.index_cast %in : i32 to index
      %39 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%38, %39] : tensor<10x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x1x4xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<7x1x4xf32> into tensor<7x4xf32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %extracted_slice_2 = tensor.extract_slice %arg2[0, 1] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %8 = tensor.empty() : tensor<7xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_1 : tensor<7xi32>) outs(%8 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %38 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %38 : i1
    } -> tensor<7xi1>
    %10 = tensor.empty() : tensor<7xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_1 : tensor<7xi32>) outs(%10 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %38 = arith.addi %in, %c10_i32 : i32
      linalg.yield %38 : i32
    } -> tensor<7xi32>
    %12 = tensor.empty() : tensor<7xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%9, %11, %collapsed_1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%12 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %38 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %38 : i32
    } -> tensor<7xi32>
    %14 = tensor.empty() : tensor<7xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_3 : tensor<7xi32>) outs(%14 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %38 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %38 : i1
    } -> tensor<7xi1>
    %16 = tensor.empty() : tensor<7xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_3 : tensor<7xi32>) outs(%16 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %38 = arith.addi %in, %c4_i32 : i32
      linalg.yield %38 : i32
    } -> tensor<7xi32>
    %18 = tensor.empty() : tensor<7xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%15, %17, %collapsed_3 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%18 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %38 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %38 : i32
    } -> tensor<7xi32>
    %expanded_4 = tensor.expand_shape %13 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %expanded_5 = tensor.expand_shape %19 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %20 = tensor.empty() : tensor<7x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_4 into %20[0, 0] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %inserted_slice_6 = tensor.insert_slice %expanded_5 into %inserted_slice[0, 1] [7, 1] [1, 1] : tensor<7x1xi32> into tensor<7x2xi32>
    %21 = tensor.empty() : tensor<7x2xi1>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_6 : tensor<7x2xi32>) outs(%21 : tensor<7x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %38 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %38 : i1
    } -> tensor<7x2xi1>
    %23 = tensor.empty() : tensor<7x2xi32>
    %24 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<2xi32>) outs(%23 : tensor<7x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x2xi32>
    %25 = tensor.empty() : tensor<7x2xi1>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_6, %24 : tensor<7x2xi32>, tensor<7x2xi32>) outs(%25 : tensor<7x2xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %38 = arith.cmpi sle, %in, %in_9 : i32
      linalg.yield %38 : i1
    } -> tensor<7x2xi1>
    %27 = tensor.empty() : tensor<7x2xi1>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%22, %26 : tensor<7x2xi1>, tensor<7x2xi1>) outs(%27 : tensor<7x2xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %38 = arith.andi %in, %in_9 : i1
      linalg.yield %38 : i1
    } -> tensor<7x2xi1>
    %29 = tensor.empty() : tensor<7xi1>
    %30 = linalg.fill ins(%true : i1) outs(%29 : tensor<7xi1>) -> tensor<7xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<7x2xi1>) outs(%30 : tensor<7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %38 = arith.andi %out, %in : i1
      linalg.yield %38 : i1
    } -> tensor<7xi1>
    %32 = tensor.empty() : tensor<7xf32>
    %33 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%32 : tensor<7xf32>) {
    ^bb0(%out: f32):
      %38 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice_6[%38, %c0] : tensor<7x2xi32>
      %39 = arith.index_cast %extracted : i32 to index
      %extracted_9 = tensor.extract %inserted_slice_6[%38, %c1] : tensor<7x2xi32>
      %40 = arith.index_cast %extracted_9 : i32 to index
      %41 = arith.maxsi %39, %c0 : index
      %42 = arith.minsi %41, %c9 : index
      %43 = arith.maxsi %40, %c0 : index
      %44 = arith.minsi %43, %c3 : index
      %extracted_10 = tensor.extract %arg0[%42, %44] : tensor<10x4xf32>
      linalg.yield %extracted_10 : f32
    } -> tensor<7xf32>
    %34 = tensor.empty() : tensor<7xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%31, %33 : tensor<7xi1>, tensor<7xf32>) outs(%34 : tensor<7xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %38 = arith.select %in, %in_9, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<7xf32>
    %expanded_7 = tensor.expand_shape %arg1 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %36 = tensor.empty() : tensor<7x1x4xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<7x1xi32>) outs(%36 : tensor<7x1x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %38 = arith.index_cast %in : i32 to index
      %39 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%38, %39] : tensor<10x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x1x4xf32>
    %collapsed_8 = tensor.collapse_shape %37 [[0], [1, 2]] : tensor<7x1x4xf32> into tensor<7x4xf32>
    return %collapsed, %35, %collapsed_8 : tensor<7x4xf32>, tensor<7xf32>, tensor<7x4xf32>
  }
}

