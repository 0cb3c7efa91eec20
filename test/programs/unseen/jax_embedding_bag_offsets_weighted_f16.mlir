module @jit_embedding_bag_offsets_weighted_f16 {
  util.func public @main(%arg0: tensor<30x7xf16>, %arg1: tensor<26xi32>, %arg2: tensor<5xi32>, %arg3: tensor<26xf16>, %arg4: tensor<7x5xf16>) -> (tensor<5x5xf16>, tensor<26xi32>) {
    %cst = arith.constant 0.000000e+00 : f16
    %c30_i32 = arith.constant 30 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<5x7xf32>
    %0 = tensor.empty() : tensor<26xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<26xi32>) {
    ^bb0(%out: i32):
      %37 = linalg.index 0 : index
      %38 = arith.index_cast %37 : index to i32
      linalg.yield %38 : i32
    } -> tensor<26xi32>
    %2 = tensor.empty() : tensor<26x5xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<26xi32>) outs(%2 : tensor<26x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<26x5xi32>
    %4 = tensor.empty() : tensor<26x5xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<5xi32>) outs(%4 : tensor<26x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<26x5xi32>
    %6 = tensor.empty() : tensor<26x5xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<26x5xi32>, tensor<26x5xi32>) outs(%6 : tensor<26x5xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %37 = arith.cmpi sge, %in, %in_3 : i32
      linalg.yield %37 : i1
    } -> tensor<26x5xi1>
    %8 = tensor.empty() : tensor<26x5xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<26x5xi1>) outs(%8 : tensor<26x5xi32>) {
    ^bb0(%in: i1, %out: i32):
      %37 = arith.extui %in : i1 to i32
      linalg.yield %37 : i32
    } -> tensor<26x5xi32>
    %10 = tensor.empty() : tensor<26xi32>
    %11 = linalg.fill ins(%c0_i32 : i32) outs(%10 : tensor<26xi32>) -> tensor<26xi32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<26x5xi32>) outs(%11 : tensor<26xi32>) {
    ^bb0(%in: i32, %out: i32):
      %37 = arith.addi %out, %in : i32
      linalg.yield %37 : i32
    } -> tensor<26xi32>
    %13 = tensor.empty() : tensor<26xi32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%12 : tensor<26xi32>) outs(%13 : tensor<26xi32>) {
    ^bb0(%in: i32, %out: i32):
      %37 = arith.subi %in, %c1_i32 : i32
      linalg.yield %37 : i32
    } -> tensor<26xi32>
    %15 = tensor.empty() : tensor<26xi1>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<26xi32>) outs(%15 : tensor<26xi1>) {
    ^bb0(%in: i32, %out: i1):
      %37 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %37 : i1
    } -> tensor<26xi1>
    %17 = tensor.empty() : tensor<26xi32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<26xi32>) outs(%17 : tensor<26xi32>) {
    ^bb0(%in: i32, %out: i32):
      %37 = arith.addi %in, %c30_i32 : i32
      linalg.yield %37 : i32
    } -> tensor<26xi32>
    %19 = tensor.empty() : tensor<26xi32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%16, %18, %arg1 : tensor<26xi1>, tensor<26xi32>, tensor<26xi32>) outs(%19 : tensor<26xi32>) {
    ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
      %37 = arith.select %in, %in_3, %in_4 : i32
      linalg.yield %37 : i32
    } -> tensor<26xi32>
    %expanded = tensor.expand_shape %20 [[0, 1]] output_shape [26, 1] : tensor<26xi32> into tensor<26x1xi32>
    %21 = tensor.empty() : tensor<26x1x7xf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<26x1xi32>) outs(%21 : tensor<26x1x7xf16>) {
    ^bb0(%in: i32, %out: f16):
      %37 = arith.index_cast %in : i32 to index
      %38 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%37, %38] : tensor<30x7xf16>
      linalg.yield %extracted : f16
    } -> tensor<26x1x7xf16>
    %23 = tensor.empty() : tensor<26x1x7xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<26x1x7xf16>) outs(%23 : tensor<26x1x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %37 = arith.extf %in : f16 to f32
      linalg.yield %37 : f32
    } -> tensor<26x1x7xf32>
    %collapsed = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<26x1x7xf32> into tensor<26x7xf32>
    %25 = tensor.empty() : tensor<26xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg3 : tensor<26xf16>) outs(%25 : tensor<26xf32>) {
    ^bb0(%in: f16, %out: f32):
      %37 = arith.extf %in : f16 to f32
      linalg.yield %37 : f32
    } -> tensor<26xf32>
    %expanded_1 = tensor.expand_shape %26 [[0, 1]] output_shape [26, 1] : tensor<26xf32> into tensor<26x1xf32>
    %27 = tensor.empty() : tensor<26x7xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_1 : tensor<26x1xf32>) outs(%27 : tensor<26x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<26x7xf32>
    %29 = tensor.empty() : tensor<26x7xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %28 : tensor<26x7xf32>, tensor<26x7xf32>) outs(%29 : tensor<26x7xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %37 = arith.mulf %in, %in_3 : f32
      linalg.yield %37 : f32
    } -> tensor<26x7xf32>
    %expanded_2 = tensor.expand_shape %14 [[0, 1]] output_shape [26, 1] : tensor<26xi32> into tensor<26x1xi32>
    %31 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%30, %expanded_2 : tensor<26x7xf32>, tensor<26x1xi32>) outs(%cst_0 : tensor<5x7xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %37 = arith.addf %arg6, %arg5 : f32
      iree_linalg_ext.yield %37 : f32
    } -> tensor<5x7xf32>
    %32 = tensor.empty() : tensor<5x7xf16>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<5x7xf32>) outs(%32 : tensor<5x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %37 = arith.truncf %in : f32 to f16
      linalg.yield %37 : f16
    } -> tensor<5x7xf16>
    %34 = tensor.empty() : tensor<5x5xf16>
    %35 = linalg.fill ins(%cst : f16) outs(%34 : tensor<5x5xf16>) -> tensor<5x5xf16>
    %36 = linalg.matmul ins(%33, %arg4 : tensor<5x7xf16>, tensor<7x5xf16>) outs(%35 : tensor<5x5xf16>) -> tensor<5x5xf16>
    util.return %36, %14 : tensor<5x5xf16>, tensor<26xi32>
  }
}