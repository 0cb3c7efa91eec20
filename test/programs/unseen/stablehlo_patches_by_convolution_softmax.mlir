#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d0, d1, d3 * 2 + d4, d5 * 2 + d6)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d2, d1, d4, d6)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d0, d2, d3, d5)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit_patches_unfold_local_attention_by_conv_patches attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x2x9x9xf32>, %arg1: tensor<8x18xf32>) -> (tensor<2x8x16xf32> {jax.result_info = "result[0]"}, tensor<2x16xf32> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<9x9xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i32
      linalg.yield %34 : i32
    } -> tensor<9x9xi32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %33 = linalg.index 1 : index
      %34 = arith.index_cast %33 : index to i32
      linalg.yield %34 : i32
    } -> tensor<9x9xi32>
    %3 = tensor.empty() : tensor<9x9xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%3 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_5: i32, %out: i1):
      %33 = arith.cmpi eq, %in, %in_5 : i32
      linalg.yield %33 : i1
    } -> tensor<9x9xi1>
    %5 = tensor.empty() : tensor<9x9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<9x9xi1>) outs(%5 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %33 = arith.uitofp %in : i1 to f32
      linalg.yield %33 : f32
    } -> tensor<9x9xf32>
    %7 = tensor.empty() : tensor<2x9x9xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<9x9xf32>) outs(%7 : tensor<2x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x9x9xf32>
    %collapsed = tensor.collapse_shape %8 [[0, 1, 2]] : tensor<2x9x9xf32> into tensor<162xf32>
    %cast = tensor.cast %collapsed : tensor<162xf32> to tensor<162xf32>
    %expanded = tensor.expand_shape %cast [[0, 1, 2, 3]] output_shape [18, 1, 3, 3] : tensor<162xf32> into tensor<18x1x3x3xf32>
    %9 = tensor.empty() : tensor<18x1x3x3xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<18x1x3x3xf32>) outs(%9 : tensor<18x1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<18x1x3x3xf32>
    %expanded_0 = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 2, 1, 9, 9] : tensor<2x2x9x9xf32> into tensor<2x2x1x9x9xf32>
    %expanded_1 = tensor.expand_shape %10 [[0, 1], [2], [3], [4]] output_shape [2, 9, 1, 3, 3] : tensor<18x1x3x3xf32> into tensor<2x9x1x3x3xf32>
    %11 = tensor.empty() : tensor<2x2x9x4x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<2x2x9x4x4xf32>) -> tensor<2x2x9x4x4xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_0, %expanded_1 : tensor<2x2x1x9x9xf32>, tensor<2x9x1x3x3xf32>) outs(%12 : tensor<2x2x9x4x4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.mulf %in, %in_5 : f32
      %34 = arith.addf %out, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x2x9x4x4xf32>
    %collapsed_2 = tensor.collapse_shape %13 [[0], [1, 2], [3], [4]] : tensor<2x2x9x4x4xf32> into tensor<2x18x4x4xf32>
    %collapsed_3 = tensor.collapse_shape %collapsed_2 [[0], [1], [2, 3]] : tensor<2x18x4x4xf32> into tensor<2x18x16xf32>
    %14 = tensor.empty() : tensor<2x16x8xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<2x16x8xf32>) -> tensor<2x16x8xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_3, %arg1 : tensor<2x18x16xf32>, tensor<8x18xf32>) outs(%15 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.mulf %in, %in_5 : f32
      %34 = arith.addf %out, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<2x16x8xf32>
    %17 = tensor.empty() : tensor<2x8x16xf32>
    %18 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x16x8xf32>) outs(%17 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x16xf32>
    %cst_4 = arith.constant 0xFF800000 : f32
    %19 = tensor.empty() : tensor<2x16xf32>
    %20 = linalg.fill ins(%cst_4 : f32) outs(%19 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %21 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_3 : tensor<2x18x16xf32>) outs(%20 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_5 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_5[] : tensor<f32>
      %extracted_6 = tensor.extract %from_elements[] : tensor<f32>
      %33 = arith.maximumf %extracted, %extracted_6 : f32
      %from_elements_7 = tensor.from_elements %33 : tensor<f32>
      %extracted_8 = tensor.extract %from_elements_7[] : tensor<f32>
      linalg.yield %extracted_8 : f32
    } -> tensor<2x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<2x16xf32>) outs(%19 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = arith.maximumf %cst_4, %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x16xf32>
    %23 = tensor.empty() : tensor<2x18x16xf32>
    %24 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x16xf32>) outs(%23 : tensor<2x18x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x18x16xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_3, %24 : tensor<2x18x16xf32>, tensor<2x18x16xf32>) outs(%23 : tensor<2x18x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.subf %in, %in_5 : f32
      linalg.yield %33 : f32
    } -> tensor<2x18x16xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x18x16xf32>) outs(%23 : tensor<2x18x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.exp %in : f32
      linalg.yield %33 : f32
    } -> tensor<2x18x16xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %28 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<2x18x16xf32>) outs(%27 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_5 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_5[] : tensor<f32>
      %extracted_6 = tensor.extract %from_elements[] : tensor<f32>
      %33 = arith.addf %extracted, %extracted_6 : f32
      %from_elements_7 = tensor.from_elements %33 : tensor<f32>
      %extracted_8 = tensor.extract %from_elements_7[] : tensor<f32>
      linalg.yield %extracted_8 : f32
    } -> tensor<2x16xf32>
    %29 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x16xf32>) outs(%23 : tensor<2x18x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x18x16xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<2x18x16xf32>, tensor<2x18x16xf32>) outs(%23 : tensor<2x18x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.divf %in, %in_5 : f32
      linalg.yield %33 : f32
    } -> tensor<2x18x16xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_3, %30 : tensor<2x18x16xf32>, tensor<2x18x16xf32>) outs(%23 : tensor<2x18x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %33 = arith.mulf %in, %in_5 : f32
      linalg.yield %33 : f32
    } -> tensor<2x18x16xf32>
    %32 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<2x18x16xf32>) outs(%27 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_5 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_5[] : tensor<f32>
      %extracted_6 = tensor.extract %from_elements[] : tensor<f32>
      %33 = arith.addf %extracted, %extracted_6 : f32
      %from_elements_7 = tensor.from_elements %33 : tensor<f32>
      %extracted_8 = tensor.extract %from_elements_7[] : tensor<f32>
      linalg.yield %extracted_8 : f32
    } -> tensor<2x16xf32>
    return %18, %32 : tensor<2x8x16xf32>, tensor<2x16xf32>
  }
}

