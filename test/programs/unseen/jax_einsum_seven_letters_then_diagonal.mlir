#map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit_einsum_seven_letters_two_summed_then_diag {
  func.func public @main(%arg0: tensor<4x5x6x7xf32>, %arg1: tensor<7x6x8xf32>, %arg2: tensor<8x5x9xf32>) -> (tensor<4x9x5xf32>, tensor<4x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x6x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<7x6x8xf32>) outs(%0 : tensor<8x6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6x7xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<8x6x7xf32> into tensor<8x42xf32>
    %2 = tensor.empty() : tensor<6x7x4x5xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x5x6x7xf32>) outs(%2 : tensor<6x7x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x7x4x5xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0, 1], [2, 3]] : tensor<6x7x4x5xf32> into tensor<42x20xf32>
    %4 = tensor.empty() : tensor<8x20xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<8x20xf32>) -> tensor<8x20xf32>
    %6 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<8x42xf32>, tensor<42x20xf32>) outs(%5 : tensor<8x20xf32>) -> tensor<8x20xf32>
    %expanded = tensor.expand_shape %6 [[0], [1, 2]] output_shape [8, 4, 5] : tensor<8x20xf32> into tensor<8x4x5xf32>
    %7 = tensor.empty() : tensor<5x4x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x4x5xf32>) outs(%7 : tensor<5x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x8xf32>
    %9 = tensor.empty() : tensor<5x8x9xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8x5x9xf32>) outs(%9 : tensor<5x8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x8x9xf32>
    %11 = tensor.empty() : tensor<5x4x9xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<5x4x9xf32>) -> tensor<5x4x9xf32>
    %13 = linalg.batch_matmul ins(%8, %10 : tensor<5x4x8xf32>, tensor<5x8x9xf32>) outs(%12 : tensor<5x4x9xf32>) -> tensor<5x4x9xf32>
    %14 = tensor.empty() : tensor<4x9x5xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<5x4x9xf32>) outs(%14 : tensor<4x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x5xf32>
    %16 = tensor.empty() : tensor<6x8x7xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<7x6x8xf32>) outs(%16 : tensor<6x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x7xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0], [1], [2, 3]] : tensor<6x7x4x5xf32> into tensor<6x7x20xf32>
    %18 = tensor.empty() : tensor<6x8x20xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6x8x20xf32>) -> tensor<6x8x20xf32>
    %20 = linalg.batch_matmul ins(%17, %collapsed_1 : tensor<6x8x7xf32>, tensor<6x7x20xf32>) outs(%19 : tensor<6x8x20xf32>) -> tensor<6x8x20xf32>
    %expanded_2 = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [6, 8, 4, 5] : tensor<6x8x20xf32> into tensor<6x8x4x5xf32>
    %21 = tensor.empty() : tensor<4x8x5x6xf32>
    %22 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<6x8x4x5xf32>) outs(%21 : tensor<4x8x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x5x6xf32>
    %extracted_slice = tensor.extract_slice %22[0, 0, 0, 0] [4, 8, 5, 5] [1, 1, 1, 1] : tensor<4x8x5x6xf32> to tensor<4x8x5x5xf32>
    %23 = tensor.empty() : tensor<5x5xi32>
    %24 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%23 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %36 = linalg.index 0 : index
      %37 = arith.index_cast %36 : index to i32
      linalg.yield %37 : i32
    } -> tensor<5x5xi32>
    %25 = tensor.empty() : tensor<5x5xi32>
    %26 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %36 = linalg.index 1 : index
      %37 = arith.index_cast %36 : index to i32
      linalg.yield %37 : i32
    } -> tensor<5x5xi32>
    %27 = tensor.empty() : tensor<5x5xi1>
    %28 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%27 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %36 = arith.cmpi eq, %in, %in_3 : i32
      linalg.yield %36 : i1
    } -> tensor<5x5xi1>
    %29 = tensor.empty() : tensor<4x8x5x5xi1>
    %30 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<5x5xi1>) outs(%29 : tensor<4x8x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x8x5x5xi1>
    %31 = tensor.empty() : tensor<4x8x5x5xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %extracted_slice : tensor<4x8x5x5xi1>, tensor<4x8x5x5xf32>) outs(%31 : tensor<4x8x5x5xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %36 = arith.select %in, %in_3, %cst : f32
      linalg.yield %36 : f32
    } -> tensor<4x8x5x5xf32>
    %33 = tensor.empty() : tensor<4x8xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%32 : tensor<4x8x5x5xf32>) outs(%34 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<4x8xf32>
    return %15, %35 : tensor<4x9x5xf32>, tensor<4x8xf32>
  }
}

