#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_bitonic_sorting_network_by_xor_gathers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>) -> (tensor<16x8xf32> {jax.result_info = "result"}) {
    %c8_i32 = arith.constant 8 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c15 = arith.constant 15 : index
    %c0 = arith.constant 0 : index
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tensor.empty() : tensor<16xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %94 = linalg.index 0 : index
      %95 = arith.index_cast %94 : index to i32
      linalg.yield %95 : i32
    } -> tensor<16xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.xori %in, %c1_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %3 = tensor.empty() : tensor<16xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.addi %in, %c16_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%4, %5, %2 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %94 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %7 = tensor.empty() : tensor<16x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %arg0[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.andi %in, %c2_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_0 = tensor.expand_shape %10 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %2 : tensor<16xi32>, tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %in_11 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_1 = tensor.expand_shape %11 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %12 = tensor.empty() : tensor<16x1xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_1, %expanded_0 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %16 = tensor.empty() : tensor<16x8xi1>
    %17 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %14, %15 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.xori %in, %c2_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.addi %in, %c16_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%20, %21, %19 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %94 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %expanded_2 = tensor.expand_shape %22 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %23 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_2[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %18[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.andi %in, %c4_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%24 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_3 = tensor.expand_shape %25 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %19 : tensor<16xi32>, tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %in_11 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_4 = tensor.expand_shape %26 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_3 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %23 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %23 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %28, %29 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %32 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %31[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_1, %expanded_3 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %34, %35 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.xori %in, %c4_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%38 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%38 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.addi %in, %c16_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%39, %40, %38 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %94 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %expanded_5 = tensor.expand_shape %41 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %42 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_5[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %37[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.andi %in, %c8_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%43 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_6 = tensor.expand_shape %44 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %38 : tensor<16xi32>, tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %in_11 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_7 = tensor.expand_shape %45 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_6 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %42 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %42 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %47, %48 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %51 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_2[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %50[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_6 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %53, %54 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %57 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %56[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_1, %expanded_6 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %61 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %59, %60 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.xori %in, %c8_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.addi %in, %c16_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%64, %65, %63 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i1, %in_11: i32, %in_12: i32, %out: i32):
      %94 = arith.select %in, %in_11, %in_12 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %expanded_8 = tensor.expand_shape %66 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %67 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_8[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %62[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %94 = arith.andi %in, %c16_i32 : i32
      linalg.yield %94 : i32
    } -> tensor<16xi32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%68 : tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %94 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_9 = tensor.expand_shape %69 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %63 : tensor<16xi32>, tensor<16xi32>) outs(%3 : tensor<16xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %94 = arith.cmpi slt, %in, %in_11 : i32
      linalg.yield %94 : i1
    } -> tensor<16xi1>
    %expanded_10 = tensor.expand_shape %70 [[0, 1]] output_shape [16, 1] : tensor<16xi1> into tensor<16x1xi1>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %expanded_9 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %67 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %67 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %72, %73 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %76 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_5[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %75[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_9 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %78, %79 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %82 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_2[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %81[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_9 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %82 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %82 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %84, %85 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %88 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<16x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%94, %c0] : tensor<16x1xi32>
      %96 = arith.index_cast %extracted : i32 to index
      %97 = arith.maxsi %96, %c0 : index
      %98 = arith.minsi %97, %c15 : index
      %extracted_11 = tensor.extract %87[%98, %95] : tensor<16x8xf32>
      linalg.yield %extracted_11 : f32
    } -> tensor<16x8xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_1, %expanded_9 : tensor<16x1xi1>, tensor<16x1xi1>) outs(%12 : tensor<16x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %94 = arith.cmpi eq, %in, %in_11 : i1
      linalg.yield %94 : i1
    } -> tensor<16x1xi1>
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.minimumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %94 = arith.maximumf %in, %in_11 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<16x1xi1>) outs(%16 : tensor<16x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<16x8xi1>
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %90, %91 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%7 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %94 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %94 : f32
    } -> tensor<16x8xf32>
    return %93 : tensor<16x8xf32>
  }
}

