// Each block of queries sees three blocks of keys that indices name.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_bigbird_gathered_blocks {
  func.func public @main(%arg0: tensor<2x8x4x16xf32>, %arg1: tensor<2x8x4x16xf32>, %arg2: tensor<2x8x4x16xf32>, %arg3: tensor<8x3xi32>) -> tensor<2x8x4x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c8_i32 = arith.constant 8 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<8x3xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8x3xi32>) outs(%0 : tensor<8x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %55 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %55 : i32
    } -> tensor<8x3xi32>
    %2 = tensor.empty() : tensor<8x3xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x3xi32>) outs(%2 : tensor<8x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %55 = arith.minsi %in, %c7_i32 : i32
      linalg.yield %55 : i32
    } -> tensor<8x3xi32>
    %4 = tensor.empty() : tensor<8x3xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x3xi32>) outs(%4 : tensor<8x3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %55 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %55 : i1
    } -> tensor<8x3xi1>
    %6 = tensor.empty() : tensor<8x3xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x3xi32>) outs(%6 : tensor<8x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %55 = arith.addi %in, %c8_i32 : i32
      linalg.yield %55 : i32
    } -> tensor<8x3xi32>
    %8 = tensor.empty() : tensor<8x3xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7, %3 : tensor<8x3xi1>, tensor<8x3xi32>, tensor<8x3xi32>) outs(%8 : tensor<8x3xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %55 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %55 : i32
    } -> tensor<8x3xi32>
    %expanded = tensor.expand_shape %9 [[0], [1, 2]] output_shape [8, 3, 1] : tensor<8x3xi32> into tensor<8x3x1xi32>
    %10 = tensor.empty() : tensor<8x3x1xi1>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x3x1xi32>) outs(%10 : tensor<8x3x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %55 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %55 : i1
    } -> tensor<8x3x1xi1>
    %12 = tensor.empty() : tensor<8x3x1xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x3x1xi32>) outs(%12 : tensor<8x3x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %55 = arith.cmpi sle, %in, %c7_i32 : i32
      linalg.yield %55 : i1
    } -> tensor<8x3x1xi1>
    %14 = tensor.empty() : tensor<8x3x1xi1>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<8x3x1xi1>, tensor<8x3x1xi1>) outs(%14 : tensor<8x3x1xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %55 = arith.andi %in, %in_9 : i1
      linalg.yield %55 : i1
    } -> tensor<8x3x1xi1>
    %16 = tensor.empty() : tensor<8x3xi1>
    %17 = linalg.fill ins(%true : i1) outs(%16 : tensor<8x3xi1>) -> tensor<8x3xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<8x3x1xi1>) outs(%17 : tensor<8x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %55 = arith.andi %out, %in : i1
      linalg.yield %55 : i1
    } -> tensor<8x3xi1>
    %19 = tensor.empty() : tensor<2x8x3x4x16xf32>
    %20 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%19 : tensor<2x8x3x4x16xf32>) {
    ^bb0(%out: f32):
      %55 = linalg.index 0 : index
      %56 = linalg.index 1 : index
      %57 = linalg.index 2 : index
      %58 = linalg.index 3 : index
      %59 = linalg.index 4 : index
      %extracted = tensor.extract %expanded[%56, %57, %c0] : tensor<8x3x1xi32>
      %60 = arith.index_cast %extracted : i32 to index
      %61 = arith.maxsi %60, %c0 : index
      %62 = arith.minsi %61, %c7 : index
      %extracted_9 = tensor.extract %arg1[%55, %62, %58, %59] : tensor<2x8x4x16xf32>
      linalg.yield %extracted_9 : f32
    } -> tensor<2x8x3x4x16xf32>
    %21 = tensor.empty() : tensor<2x8x3x4x16xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<8x3xi1>) outs(%21 : tensor<2x8x3x4x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x8x3x4x16xi1>
    %23 = tensor.empty() : tensor<2x8x3x4x16xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%22, %20 : tensor<2x8x3x4x16xi1>, tensor<2x8x3x4x16xf32>) outs(%23 : tensor<2x8x3x4x16xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %55 = arith.select %in, %in_9, %cst_2 : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x3x4x16xf32>
    %collapsed = tensor.collapse_shape %24 [[0], [1], [2, 3], [4]] : tensor<2x8x3x4x16xf32> into tensor<2x8x12x16xf32>
    %25 = tensor.empty() : tensor<2x8x3x4x16xf32>
    %26 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%25 : tensor<2x8x3x4x16xf32>) {
    ^bb0(%out: f32):
      %55 = linalg.index 0 : index
      %56 = linalg.index 1 : index
      %57 = linalg.index 2 : index
      %58 = linalg.index 3 : index
      %59 = linalg.index 4 : index
      %extracted = tensor.extract %expanded[%56, %57, %c0] : tensor<8x3x1xi32>
      %60 = arith.index_cast %extracted : i32 to index
      %61 = arith.maxsi %60, %c0 : index
      %62 = arith.minsi %61, %c7 : index
      %extracted_9 = tensor.extract %arg2[%55, %62, %58, %59] : tensor<2x8x4x16xf32>
      linalg.yield %extracted_9 : f32
    } -> tensor<2x8x3x4x16xf32>
    %27 = tensor.empty() : tensor<2x8x3x4x16xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%22, %26 : tensor<2x8x3x4x16xi1>, tensor<2x8x3x4x16xf32>) outs(%27 : tensor<2x8x3x4x16xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %55 = arith.select %in, %in_9, %cst_2 : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x3x4x16xf32>
    %29 = tensor.empty() : tensor<2x8x16x12xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x8x12x16xf32>) outs(%29 : tensor<2x8x16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x16x12xf32>
    %collapsed_3 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x8x4x16xf32> into tensor<16x4x16xf32>
    %collapsed_4 = tensor.collapse_shape %30 [[0, 1], [2], [3]] : tensor<2x8x16x12xf32> into tensor<16x16x12xf32>
    %31 = tensor.empty() : tensor<16x4x12xf32>
    %32 = linalg.fill ins(%cst_1 : f32) outs(%31 : tensor<16x4x12xf32>) -> tensor<16x4x12xf32>
    %33 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<16x4x16xf32>, tensor<16x16x12xf32>) outs(%32 : tensor<16x4x12xf32>) -> tensor<16x4x12xf32>
    %expanded_5 = tensor.expand_shape %33 [[0, 1], [2], [3]] output_shape [2, 8, 4, 12] : tensor<16x4x12xf32> into tensor<2x8x4x12xf32>
    %34 = tensor.empty() : tensor<2x8x4x12xf32>
    %35 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x8x4x12xf32>) outs(%34 : tensor<2x8x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %in, %cst_0 : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x4x12xf32>
    %36 = tensor.empty() : tensor<2x8x4xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
    %38 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%35 : tensor<2x8x4x12xf32>) outs(%37 : tensor<2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.maximumf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x4xf32>
    %39 = tensor.empty() : tensor<2x8x4x12xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x8x4xf32>) outs(%39 : tensor<2x8x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x4x12xf32>
    %41 = tensor.empty() : tensor<2x8x4x12xf32>
    %42 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %40 : tensor<2x8x4x12xf32>, tensor<2x8x4x12xf32>) outs(%41 : tensor<2x8x4x12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %55 = arith.subf %in, %in_9 : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x4x12xf32>
    %43 = tensor.empty() : tensor<2x8x4x12xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x8x4x12xf32>) outs(%43 : tensor<2x8x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x4x12xf32>
    %45 = tensor.empty() : tensor<2x8x4xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
    %47 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%44 : tensor<2x8x4x12xf32>) outs(%46 : tensor<2x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x4xf32>
    %48 = tensor.empty() : tensor<2x8x4x12xf32>
    %49 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<2x8x4xf32>) outs(%48 : tensor<2x8x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x4x12xf32>
    %50 = tensor.empty() : tensor<2x8x4x12xf32>
    %51 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %49 : tensor<2x8x4x12xf32>, tensor<2x8x4x12xf32>) outs(%50 : tensor<2x8x4x12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %55 = arith.divf %in, %in_9 : f32
      linalg.yield %55 : f32
    } -> tensor<2x8x4x12xf32>
    %collapsed_6 = tensor.collapse_shape %51 [[0, 1], [2], [3]] : tensor<2x8x4x12xf32> into tensor<16x4x12xf32>
    %collapsed_7 = tensor.collapse_shape %28 [[0, 1], [2, 3], [4]] : tensor<2x8x3x4x16xf32> into tensor<16x12x16xf32>
    %52 = tensor.empty() : tensor<16x4x16xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<16x4x16xf32>) -> tensor<16x4x16xf32>
    %54 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<16x4x12xf32>, tensor<16x12x16xf32>) outs(%53 : tensor<16x4x16xf32>) -> tensor<16x4x16xf32>
    %expanded_8 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [2, 8, 4, 16] : tensor<16x4x16xf32> into tensor<2x8x4x16xf32>
    return %expanded_8 : tensor<2x8x4x16xf32>
  }
}

