#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_triangular_masks_band {
  func.func public @main(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<f32>) {
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<6x6xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 0 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<6x6xi32>
    %2 = tensor.empty() : tensor<6x6xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<6x6xi32>) outs(%2 : tensor<6x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.addi %in, %c-1_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<6x6xi32>
    %4 = tensor.empty() : tensor<6x6xi32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 1 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<6x6xi32>
    %6 = tensor.empty() : tensor<6x6xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%6 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %44 = arith.cmpi sge, %in, %in_2 : i32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %8 = tensor.empty() : tensor<6x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %arg0 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%8 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %44 = arith.select %in, %in_2, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %10 = tensor.empty() : tensor<6x6xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<6x6xi32>) outs(%10 : tensor<6x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.addi %in, %c1_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<6x6xi32>
    %12 = tensor.empty() : tensor<6x6xi1>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %5 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%12 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %44 = arith.cmpi sge, %in, %in_2 : i32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %14 = tensor.empty() : tensor<6x6xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %arg1 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%14 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %44 = arith.select %in, %cst, %in_2 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %16 = tensor.empty() : tensor<6x6xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %15 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%16 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %44 = arith.addf %in, %in_2 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %18 = tensor.empty() : tensor<6xi32>
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%18 : tensor<6xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 0 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<6xi32>
    %20 = tensor.empty() : tensor<6xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%19 : tensor<6xi32>) outs(%20 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %44 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %44 : i1
    } -> tensor<6xi1>
    %22 = tensor.empty() : tensor<6xi32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%19 : tensor<6xi32>) outs(%22 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.addi %in, %c6_i32 : i32
      linalg.yield %44 : i32
    } -> tensor<6xi32>
    %24 = tensor.empty() : tensor<6xi32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%21, %23, %19 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%24 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %44 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %44 : i32
    } -> tensor<6xi32>
    %expanded = tensor.expand_shape %25 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %26 = tensor.empty() : tensor<6x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %26[0, 0] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %inserted_slice_0 = tensor.insert_slice %expanded into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %27 = tensor.empty() : tensor<6xf32>
    %28 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%27 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %44 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice_0[%44, %c0] : tensor<6x2xi32>
      %45 = arith.index_cast %extracted : i32 to index
      %extracted_2 = tensor.extract %inserted_slice_0[%44, %c1] : tensor<6x2xi32>
      %46 = arith.index_cast %extracted_2 : i32 to index
      %47 = arith.maxsi %45, %c0 : index
      %48 = arith.minsi %47, %c5 : index
      %49 = arith.maxsi %46, %c0 : index
      %50 = arith.minsi %49, %c5 : index
      %extracted_3 = tensor.extract %arg0[%48, %50] : tensor<6x6xf32>
      linalg.yield %extracted_3 : f32
    } -> tensor<6xf32>
    %29 = tensor.empty() : tensor<6x6xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%29 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %44 = arith.cmpi eq, %in, %in_2 : i32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %expanded_1 = tensor.expand_shape %28 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %31 = tensor.empty() : tensor<6x6xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<6x1xf32>) outs(%31 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %33 = tensor.empty() : tensor<6x6xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %32 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%33 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %44 = arith.select %in, %in_2, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %35 = tensor.empty() : tensor<6x6xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %34 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%35 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %44 = arith.addf %in, %in_2 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %37 = tensor.empty() : tensor<6x6xi1>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %5 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%37 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %44 = arith.cmpi eq, %in, %in_2 : i32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %39 = tensor.empty() : tensor<6x6xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %arg1 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%39 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %44 = arith.select %in, %in_2, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %41 = tensor.empty() : tensor<f32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<f32>) -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%40 : tensor<6x6xf32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %out, %in : f32
      linalg.yield %44 : f32
    } -> tensor<f32>
    return %36, %43 : tensor<6x6xf32>, tensor<f32>
  }
}

