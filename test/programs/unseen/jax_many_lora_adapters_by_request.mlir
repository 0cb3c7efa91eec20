module @jit_many_lora_adapters_by_request {
  util.func public @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<32x32xbf16>, %arg2: tensor<5x32x4xbf16>, %arg3: tensor<5x4x32xbf16>, %arg4: tensor<2xi32>) -> tensor<2x12x32xbf16> {
    %cst = arith.constant 2.000000e+00 : bf16
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %0 = tensor.empty() : tensor<24x32xbf16>
    %1 = linalg.fill ins(%cst_0 : bf16) outs(%0 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<24x32xbf16>, tensor<32x32xbf16>) outs(%1 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %3 = tensor.empty() : tensor<2xi1>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg4 : tensor<2xi32>) outs(%3 : tensor<2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %29 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %29 : i1
    } -> tensor<2xi1>
    %5 = tensor.empty() : tensor<2xi32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg4 : tensor<2xi32>) outs(%5 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %29 = arith.addi %in, %c5_i32 : i32
      linalg.yield %29 : i32
    } -> tensor<2xi32>
    %7 = tensor.empty() : tensor<2xi32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4, %6, %arg4 : tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) outs(%7 : tensor<2xi32>) {
    ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
      %29 = arith.select %in, %in_4, %in_5 : i32
      linalg.yield %29 : i32
    } -> tensor<2xi32>
    %expanded_1 = tensor.expand_shape %8 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %9 = tensor.empty() : tensor<2x1x32x4xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<2x1xi32>) outs(%9 : tensor<2x1x32x4xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %29 = arith.index_cast %in : i32 to index
      %30 = linalg.index 2 : index
      %31 = linalg.index 3 : index
      %extracted = tensor.extract %arg2[%29, %30, %31] : tensor<5x32x4xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x1x32x4xbf16>
    %collapsed_2 = tensor.collapse_shape %10 [[0], [1, 2], [3]] : tensor<2x1x32x4xbf16> into tensor<2x32x4xbf16>
    %11 = tensor.empty() : tensor<2x1x4x32xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_1 : tensor<2x1xi32>) outs(%11 : tensor<2x1x4x32xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %29 = arith.index_cast %in : i32 to index
      %30 = linalg.index 2 : index
      %31 = linalg.index 3 : index
      %extracted = tensor.extract %arg3[%29, %30, %31] : tensor<5x4x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x1x4x32xbf16>
    %collapsed_3 = tensor.collapse_shape %12 [[0], [1, 2], [3]] : tensor<2x1x4x32xbf16> into tensor<2x4x32xbf16>
    %13 = tensor.empty() : tensor<2x4x32xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_2 : tensor<2x32x4xbf16>) outs(%13 : tensor<2x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x32xbf16>
    %15 = tensor.empty() : tensor<2x32x12xbf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x32xbf16>) outs(%15 : tensor<2x32x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x12xbf16>
    %17 = tensor.empty() : tensor<2x4x12xbf16>
    %18 = linalg.fill ins(%cst_0 : bf16) outs(%17 : tensor<2x4x12xbf16>) -> tensor<2x4x12xbf16>
    %19 = linalg.batch_matmul ins(%14, %16 : tensor<2x4x32xbf16>, tensor<2x32x12xbf16>) outs(%18 : tensor<2x4x12xbf16>) -> tensor<2x4x12xbf16>
    %20 = tensor.empty() : tensor<2x12x4xbf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x4x12xbf16>) outs(%20 : tensor<2x12x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x4xbf16>
    %22 = tensor.empty() : tensor<2x12x32xbf16>
    %23 = linalg.fill ins(%cst_0 : bf16) outs(%22 : tensor<2x12x32xbf16>) -> tensor<2x12x32xbf16>
    %24 = linalg.batch_matmul ins(%21, %collapsed_3 : tensor<2x12x4xbf16>, tensor<2x4x32xbf16>) outs(%23 : tensor<2x12x32xbf16>) -> tensor<2x12x32xbf16>
    %25 = tensor.empty() : tensor<2x12x32xbf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x12x32xbf16>) outs(%25 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %29 = arith.mulf %in, %cst : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x12x32xbf16>
    %27 = tensor.empty() : tensor<2x12x32xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %26 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%27 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %29 = arith.addf %in, %in_4 : bf16
      linalg.yield %29 : bf16
    } -> tensor<2x12x32xbf16>
    util.return %28 : tensor<2x12x32xbf16>
  }
}