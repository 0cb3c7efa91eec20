module @jit_topk_argsort_rank_then_product {
  util.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<8x10xf32>) -> (tensor<12x4xf32>, tensor<12x4xi32>, tensor<3x10xf32>) {
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x10xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<12x10xf32>) -> tensor<12x10xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<12x8xf32>, tensor<8x10xf32>) outs(%1 : tensor<12x10xf32>) -> tensor<12x10xf32>
    %3 = tensor.empty() : tensor<12x4xf32>
    %4 = tensor.empty() : tensor<12x4xi32>
    %5 = linalg.fill ins(%cst : f32) outs(%3 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %6 = linalg.fill ins(%c2147483647_i32 : i32) outs(%4 : tensor<12x4xi32>) -> tensor<12x4xi32>
    %7:2 = iree_linalg_ext.topk dimension(1) ins(%2 : tensor<12x10xf32>) outs(%5, %6 : tensor<12x4xf32>, tensor<12x4xi32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %26 = arith.cmpf ogt, %arg2, %arg3 : f32
      iree_linalg_ext.yield %26 : i1
    } -> tensor<12x4xf32>, tensor<12x4xi32>
    %8 = tensor.empty() : tensor<12xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<12xf32>) -> tensor<12xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%7#0 : tensor<12x4xf32>) outs(%9 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<12xf32>
    %11 = tensor.empty() : tensor<12xi32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%11 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %26 = linalg.index 0 : index
      %27 = arith.index_cast %26 : index to i32
      linalg.yield %27 : i32
    } -> tensor<12xi32>
    %13:2 = iree_linalg_ext.sort dimension(0) outs(%10, %12 : tensor<12xf32>, tensor<12xi32>) {
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i32, %arg5: i32):
      %26 = arith.cmpf oeq, %arg2, %cst_1 : f32
      %27 = arith.select %26, %cst_1, %arg2 : f32
      %28 = arith.cmpf une, %arg2, %arg2 : f32
      %29 = arith.select %28, %cst_0, %27 : f32
      %30 = arith.cmpf oeq, %arg3, %cst_1 : f32
      %31 = arith.select %30, %cst_1, %arg3 : f32
      %32 = arith.cmpf une, %arg3, %arg3 : f32
      %33 = arith.select %32, %cst_0, %31 : f32
      %34 = arith.bitcast %29 : f32 to i32
      %35 = arith.cmpi slt, %34, %c0_i32 : i32
      %36 = arith.subi %c2147483647_i32, %34 : i32
      %37 = arith.select %35, %36, %34 : i32
      %38 = arith.bitcast %33 : f32 to i32
      %39 = arith.cmpi slt, %38, %c0_i32 : i32
      %40 = arith.subi %c2147483647_i32, %38 : i32
      %41 = arith.select %39, %40, %38 : i32
      %42 = arith.cmpi slt, %37, %41 : i32
      iree_linalg_ext.yield %42 : i1
    } -> tensor<12xf32>, tensor<12xi32>
    %14 = tensor.empty() : tensor<12xi1>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%13#1 : tensor<12xi32>) outs(%14 : tensor<12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %26 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %26 : i1
    } -> tensor<12xi1>
    %16 = tensor.empty() : tensor<12xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%13#1 : tensor<12xi32>) outs(%16 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %26 = arith.addi %in, %c12_i32 : i32
      linalg.yield %26 : i32
    } -> tensor<12xi32>
    %18 = tensor.empty() : tensor<12xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15, %17, %13#1 : tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) outs(%18 : tensor<12xi32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %26 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %26 : i32
    } -> tensor<12xi32>
    %expanded = tensor.expand_shape %19 [[0, 1]] output_shape [12, 1] : tensor<12xi32> into tensor<12x1xi32>
    %20 = tensor.empty() : tensor<12x1x4xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<12x1xi32>) outs(%20 : tensor<12x1x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %26 = arith.index_cast %in : i32 to index
      %27 = linalg.index 2 : index
      %extracted = tensor.extract %7#0[%26, %27] : tensor<12x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1x4xf32>
    %collapsed = tensor.collapse_shape %21 [[0], [1, 2]] : tensor<12x1x4xf32> into tensor<12x4xf32>
    %22 = iree_linalg_ext.sort dimension(0) outs(%arg0 : tensor<12x8xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %26 = arith.cmpf oeq, %arg2, %cst_1 : f32
      %27 = arith.select %26, %cst_1, %arg2 : f32
      %28 = arith.cmpf une, %arg2, %arg2 : f32
      %29 = arith.select %28, %cst_0, %27 : f32
      %30 = arith.cmpf oeq, %arg3, %cst_1 : f32
      %31 = arith.select %30, %cst_1, %arg3 : f32
      %32 = arith.cmpf une, %arg3, %arg3 : f32
      %33 = arith.select %32, %cst_0, %31 : f32
      %34 = arith.bitcast %29 : f32 to i32
      %35 = arith.cmpi slt, %34, %c0_i32 : i32
      %36 = arith.subi %c2147483647_i32, %34 : i32
      %37 = arith.select %35, %36, %34 : i32
      %38 = arith.bitcast %33 : f32 to i32
      %39 = arith.cmpi slt, %38, %c0_i32 : i32
      %40 = arith.subi %c2147483647_i32, %38 : i32
      %41 = arith.select %39, %40, %38 : i32
      %42 = arith.cmpi slt, %37, %41 : i32
      iree_linalg_ext.yield %42 : i1
    } -> tensor<12x8xf32>
    %extracted_slice = tensor.extract_slice %22[9, 0] [3, 8] [1, 1] : tensor<12x8xf32> to tensor<3x8xf32>
    %23 = tensor.empty() : tensor<3x10xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<3x10xf32>) -> tensor<3x10xf32>
    %25 = linalg.matmul ins(%extracted_slice, %arg1 : tensor<3x8xf32>, tensor<8x10xf32>) outs(%24 : tensor<3x10xf32>) -> tensor<3x10xf32>
    util.return %collapsed, %7#1, %25 : tensor<12x4xf32>, tensor<12x4xi32>, tensor<3x10xf32>
  }
}