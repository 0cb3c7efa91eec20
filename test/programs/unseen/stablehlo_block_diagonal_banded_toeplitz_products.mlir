#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map14 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_block_diagonal_banded_toeplitz_products attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x12xf32>, %arg1: tensor<12x4x4xf32>, %arg2: tensor<4x4xf32>) -> (tensor<16x48xf32> {jax.result_info = "result[0]"}, tensor<16x12xf32> {jax.result_info = "result[1]"}, tensor<12x16xf32> {jax.result_info = "result[2]"}) {
    %0 = tensor.empty() : tensor<f32>
    %c0_i32 = arith.constant 0 : i32
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f32>) {
    ^bb0(%out: f32):
      %42 = arith.sitofp %c0_i32 : i32 to f32
      linalg.yield %42 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %1[] : tensor<f32>
    %padded = tensor.pad %arg0 low[0, 0] high[0, 36] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %extracted : f32
    } : tensor<16x12xf32> to tensor<16x48xf32>
    %expanded = tensor.expand_shape %padded [[0], [1, 2]] output_shape [16, 12, 4] : tensor<16x48xf32> into tensor<16x12x4xf32>
    %2 = tensor.empty() : tensor<12x4x16xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<12x4x16xf32>) -> tensor<12x4x16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %expanded : tensor<12x4x4xf32>, tensor<16x12x4xf32>) outs(%3 : tensor<12x4x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %42 = arith.mulf %in, %in_3 : f32
      %43 = arith.addf %out, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<12x4x16xf32>
    %5 = tensor.empty() : tensor<16x12x4xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<12x4x16xf32>) outs(%5 : tensor<16x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12x4xf32>
    %7 = tensor.empty() : tensor<16xi32>
    %8 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%7 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i32
      linalg.yield %43 : i32
    } -> tensor<16xi32>
    %9 = tensor.empty() : tensor<16x16xi32>
    %10 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16xi32>) outs(%9 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %11 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16xi32>) outs(%9 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %12 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%9 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_3: i32, %out: i32):
      %42 = arith.subi %in, %in_3 : i32
      linalg.yield %42 : i32
    } -> tensor<16x16xi32>
    %13 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x16xi32>) outs(%9 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %42 = arith.cmpi sge, %in, %c0_i32 : i32
      %43 = arith.subi %c0_i32, %in : i32
      %44 = arith.select %42, %in, %43 : i32
      linalg.yield %44 : i32
    } -> tensor<16x16xi32>
    %14 = tensor.empty() : tensor<16x16xi1>
    %c2_i32 = arith.constant 2 : i32
    %15 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x16xi32>) outs(%14 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %42 = arith.cmpi sle, %in, %c2_i32 : i32
      linalg.yield %42 : i1
    } -> tensor<16x16xi1>
    %16 = tensor.empty() : tensor<16x16xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %17 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16x16xi1>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %out: f32):
      %42 = arith.select %in, %cst_0, %cst : f32
      linalg.yield %42 : f32
    } -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16xf32>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%8 : tensor<16xi32>) outs(%18 : tensor<16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %42 = arith.sitofp %in : i32 to f32
      linalg.yield %42 : f32
    } -> tensor<16xf32>
    %expanded_1 = tensor.expand_shape %19 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %20 = tensor.empty() : tensor<16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<16x1xf32>) outs(%20 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %cst_0 : f32
      linalg.yield %42 : f32
    } -> tensor<16x1xf32>
    %22 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16x1xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%17, %22 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %42 = arith.mulf %in, %in_3 : f32
      linalg.yield %42 : f32
    } -> tensor<16x16xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1, 2]] : tensor<16x12x4xf32> into tensor<16x48xf32>
    %24 = tensor.empty() : tensor<16x12xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %26 = linalg.matmul ins(%23, %arg0 : tensor<16x16xf32>, tensor<16x12xf32>) outs(%25 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %27 = tensor.empty() : tensor<3x3xi32>
    %28 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i32
      linalg.yield %43 : i32
    } -> tensor<3x3xi32>
    %29 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %42 = linalg.index 1 : index
      %43 = arith.index_cast %42 : index to i32
      linalg.yield %43 : i32
    } -> tensor<3x3xi32>
    %30 = tensor.empty() : tensor<3x3xi1>
    %31 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%30 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %42 = arith.cmpi eq, %in, %in_3 : i32
      linalg.yield %42 : i1
    } -> tensor<3x3xi1>
    %32 = tensor.empty() : tensor<3x3xf32>
    %33 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<3x3xi1>) outs(%32 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %42 = arith.uitofp %in : i1 to f32
      linalg.yield %42 : f32
    } -> tensor<3x3xf32>
    %34 = tensor.empty() : tensor<3x4x3x4xf32>
    %35 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<3x3xf32>) outs(%34 : tensor<3x4x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x3x4xf32>
    %36 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x4xf32>) outs(%34 : tensor<3x4x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x3x4xf32>
    %37 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %36 : tensor<3x4x3x4xf32>, tensor<3x4x3x4xf32>) outs(%34 : tensor<3x4x3x4xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %42 = arith.mulf %in, %in_3 : f32
      linalg.yield %42 : f32
    } -> tensor<3x4x3x4xf32>
    %collapsed_2 = tensor.collapse_shape %37 [[0, 1], [2, 3]] : tensor<3x4x3x4xf32> into tensor<12x12xf32>
    %38 = tensor.empty() : tensor<12x16xf32>
    %39 = linalg.generic {indexing_maps = [#map14, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x12xf32>) outs(%38 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%38 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %41 = linalg.matmul ins(%collapsed_2, %39 : tensor<12x12xf32>, tensor<12x16xf32>) outs(%40 : tensor<12x16xf32>) -> tensor<12x16xf32>
    return %collapsed, %26, %41 : tensor<16x48xf32>, tensor<16x12xf32>, tensor<12x16xf32>
  }
}

