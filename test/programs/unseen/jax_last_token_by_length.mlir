#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_last_token_by_length {
  func.func public @main(%arg0: tensor<4x10x12xf32>, %arg1: tensor<12x6xf32>, %arg2: tensor<4xi32>) -> tensor<4x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<4xi32>) outs(%0 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %26 = arith.subi %in, %c1_i32 : i32
      linalg.yield %26 : i32
    } -> tensor<4xi32>
    %expanded = tensor.expand_shape %1 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xi32> into tensor<4x1x1xi32>
    %2 = tensor.empty() : tensor<4x1x1xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x1x1xi32>) outs(%2 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %26 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %26 : i1
    } -> tensor<4x1x1xi1>
    %4 = tensor.empty() : tensor<4x1x1xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x1x1xi32>) outs(%4 : tensor<4x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %26 = arith.addi %in, %c10_i32 : i32
      linalg.yield %26 : i32
    } -> tensor<4x1x1xi32>
    %6 = tensor.empty() : tensor<4x1x1xi32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5, %expanded : tensor<4x1x1xi1>, tensor<4x1x1xi32>, tensor<4x1x1xi32>) outs(%6 : tensor<4x1x1xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %26 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %26 : i32
    } -> tensor<4x1x1xi32>
    %8 = tensor.empty() : tensor<4x1x1xi1>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x1x1xi32>) outs(%8 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %26 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %26 : i1
    } -> tensor<4x1x1xi1>
    %10 = tensor.empty() : tensor<4x1x1xi1>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x1x1xi32>) outs(%10 : tensor<4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %26 = arith.cmpi sle, %in, %c9_i32 : i32
      linalg.yield %26 : i1
    } -> tensor<4x1x1xi1>
    %12 = tensor.empty() : tensor<4x1x1xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %11 : tensor<4x1x1xi1>, tensor<4x1x1xi1>) outs(%12 : tensor<4x1x1xi1>) {
    ^bb0(%in: i1, %in_1: i1, %out: i1):
      %26 = arith.andi %in, %in_1 : i1
      linalg.yield %26 : i1
    } -> tensor<4x1x1xi1>
    %14 = tensor.empty() : tensor<4x1xi1>
    %15 = linalg.fill ins(%true : i1) outs(%14 : tensor<4x1xi1>) -> tensor<4x1xi1>
    %16 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<4x1x1xi1>) outs(%15 : tensor<4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %26 = arith.andi %out, %in : i1
      linalg.yield %26 : i1
    } -> tensor<4x1xi1>
    %17 = tensor.empty() : tensor<4x1x12xf32>
    %18 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%17 : tensor<4x1x12xf32>) {
    ^bb0(%out: f32):
      %26 = linalg.index 0 : index
      %27 = linalg.index 2 : index
      %extracted = tensor.extract %7[%26, %c0, %c0] : tensor<4x1x1xi32>
      %28 = arith.index_cast %extracted : i32 to index
      %29 = arith.maxsi %28, %c0 : index
      %30 = arith.minsi %29, %c9 : index
      %extracted_1 = tensor.extract %arg0[%26, %30, %27] : tensor<4x10x12xf32>
      linalg.yield %extracted_1 : f32
    } -> tensor<4x1x12xf32>
    %19 = tensor.empty() : tensor<4x1x12xi1>
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x1xi1>) outs(%19 : tensor<4x1x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x1x12xi1>
    %21 = tensor.empty() : tensor<4x1x12xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %18 : tensor<4x1x12xi1>, tensor<4x1x12xf32>) outs(%21 : tensor<4x1x12xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %26 = arith.select %in, %in_1, %cst_0 : f32
      linalg.yield %26 : f32
    } -> tensor<4x1x12xf32>
    %collapsed = tensor.collapse_shape %22 [[0], [1, 2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %23 = tensor.empty() : tensor<4x6xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %25 = linalg.matmul ins(%collapsed, %arg1 : tensor<4x12xf32>, tensor<12x6xf32>) outs(%24 : tensor<4x6xf32>) -> tensor<4x6xf32>
    return %25 : tensor<4x6xf32>
  }
}

