module @jit_packed_varlen_unpad_by_cumulative {
  util.func public @main(%arg0: tensor<8x12x6xf32>, %arg1: tensor<8xi32>, %arg2: tensor<6x5xf32>) -> (tensor<8x12x5xf32>, tensor<i32>, tensor<8xi32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c97_i32 = arith.constant 97 : i32
    %c0_i32 = arith.constant 0 : i32
    %c96_i32 = arith.constant 96 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<97x6xf32>
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<12xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i32
      linalg.yield %49 : i32
    } -> tensor<12xi32>
    %2 = tensor.empty() : tensor<8x12xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<12xi32>) outs(%2 : tensor<8x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x12xi32>
    %4 = tensor.empty() : tensor<8x12xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xi32>) outs(%4 : tensor<8x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x12xi32>
    %6 = tensor.empty() : tensor<8x12xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<8x12xi32>, tensor<8x12xi32>) outs(%6 : tensor<8x12xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %in_9 : i32
      linalg.yield %48 : i1
    } -> tensor<8x12xi1>
    %collapsed = tensor.collapse_shape %7 [[0, 1]] : tensor<8x12xi1> into tensor<96xi1>
    %8 = tensor.empty() : tensor<96xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed : tensor<96xi1>) outs(%8 : tensor<96xi32>) {
    ^bb0(%in: i1, %out: i32):
      %48 = arith.extui %in : i1 to i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %10 = tensor.empty() : tensor<96xi32>
    %11:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%9 : tensor<96xi32>) outs(%10, %cst_1 : tensor<96xi32>, tensor<i32>) {
    ^bb0(%arg3: i32, %arg4: i32):
      %48 = arith.addi %arg3, %arg4 : i32
      iree_linalg_ext.yield %48 : i32
    } -> tensor<96xi32>, tensor<i32>
    %12 = tensor.empty() : tensor<96xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11#0 : tensor<96xi32>) outs(%12 : tensor<96xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.subi %in, %c1_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %14 = tensor.empty() : tensor<96xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed, %13 : tensor<96xi1>, tensor<96xi32>) outs(%14 : tensor<96xi32>) {
    ^bb0(%in: i1, %in_9: i32, %out: i32):
      %48 = arith.select %in, %in_9, %c96_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %collapsed_2 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<8x12x6xf32> into tensor<96x6xf32>
    %16 = tensor.empty() : tensor<96xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15 : tensor<96xi32>) outs(%16 : tensor<96xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<96xi1>
    %18 = tensor.empty() : tensor<96xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15 : tensor<96xi32>) outs(%18 : tensor<96xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.addi %in, %c97_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %20 = tensor.empty() : tensor<96xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%17, %19, %15 : tensor<96xi1>, tensor<96xi32>, tensor<96xi32>) outs(%20 : tensor<96xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %48 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %expanded = tensor.expand_shape %21 [[0, 1]] output_shape [96, 1] : tensor<96xi32> into tensor<96x1xi32>
    %22 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%collapsed_2, %expanded : tensor<96x6xf32>, tensor<96x1xi32>) outs(%cst_0 : tensor<97x6xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      iree_linalg_ext.yield %arg3 : f32
    } -> tensor<97x6xf32>
    %extracted_slice = tensor.extract_slice %22[0, 0] [96, 6] [1, 1] : tensor<97x6xf32> to tensor<96x6xf32>
    %23 = tensor.empty() : tensor<96x5xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<96x5xf32>) -> tensor<96x5xf32>
    %25 = linalg.matmul ins(%extracted_slice, %arg2 : tensor<96x6xf32>, tensor<6x5xf32>) outs(%24 : tensor<96x5xf32>) -> tensor<96x5xf32>
    %expanded_3 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [8, 12, 1] : tensor<8x12xi1> into tensor<8x12x1xi1>
    %26 = tensor.empty() : tensor<96xi32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%13 : tensor<96xi32>) outs(%26 : tensor<96xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %28 = tensor.empty() : tensor<96xi1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%27 : tensor<96xi32>) outs(%28 : tensor<96xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<96xi1>
    %30 = tensor.empty() : tensor<96xi32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%27 : tensor<96xi32>) outs(%30 : tensor<96xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.addi %in, %c96_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %32 = tensor.empty() : tensor<96xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%29, %31, %27 : tensor<96xi1>, tensor<96xi32>, tensor<96xi32>) outs(%32 : tensor<96xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %48 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %48 : i32
    } -> tensor<96xi32>
    %expanded_4 = tensor.expand_shape %33 [[0, 1]] output_shape [96, 1] : tensor<96xi32> into tensor<96x1xi32>
    %34 = tensor.empty() : tensor<96x1x5xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<96x1xi32>) outs(%34 : tensor<96x1x5xf32>) {
    ^bb0(%in: i32, %out: f32):
      %48 = arith.index_cast %in : i32 to index
      %49 = linalg.index 2 : index
      %extracted = tensor.extract %25[%48, %49] : tensor<96x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<96x1x5xf32>
    %collapsed_5 = tensor.collapse_shape %35 [[0, 1, 2]] : tensor<96x1x5xf32> into tensor<480xf32>
    %expanded_6 = tensor.expand_shape %collapsed_5 [[0, 1, 2]] output_shape [8, 12, 5] : tensor<480xf32> into tensor<8x12x5xf32>
    %36 = tensor.empty() : tensor<f32>
    %37 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%36 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %38 = tensor.empty() : tensor<8x12x5xi1>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<8x12x1xi1>) outs(%38 : tensor<8x12x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<8x12x5xi1>
    %40 = tensor.empty() : tensor<8x12x5xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<f32>) outs(%40 : tensor<8x12x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12x5xf32>
    %42 = tensor.empty() : tensor<8x12x5xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %expanded_6, %41 : tensor<8x12x5xi1>, tensor<8x12x5xf32>, tensor<8x12x5xf32>) outs(%42 : tensor<8x12x5xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %48 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %48 : f32
    } -> tensor<8x12x5xf32>
    %extracted_slice_7 = tensor.extract_slice %13[95] [1] [1] : tensor<96xi32> to tensor<1xi32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [] : tensor<1xi32> into tensor<i32>
    %44 = tensor.empty() : tensor<i32>
    %45 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%collapsed_8 : tensor<i32>) outs(%44 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.addi %in, %c1_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<i32>
    %46 = tensor.empty() : tensor<8xi32>
    %47:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg1 : tensor<8xi32>) outs(%46, %cst_1 : tensor<8xi32>, tensor<i32>) {
    ^bb0(%arg3: i32, %arg4: i32):
      %48 = arith.addi %arg3, %arg4 : i32
      iree_linalg_ext.yield %48 : i32
    } -> tensor<8xi32>, tensor<i32>
    util.return %43, %45, %47#0 : tensor<8x12x5xf32>, tensor<i32>, tensor<8xi32>
  }
}