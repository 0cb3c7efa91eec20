module @jit_sliding_window {
  func.func public @main(%arg0: tensor<2x2x32x16xbf16>, %arg1: tensor<2x2x32x16xbf16>, %arg2: tensor<2x2x32x16xbf16>) -> tensor<2x2x32x16xbf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c8_i32 = arith.constant 8 : i32
    %0 = tensor.empty() : tensor<32xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i32
      linalg.yield %49 : i32
    } -> tensor<32xi32>
    %2 = tensor.empty() : tensor<32x32xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32xi32>) outs(%2 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x32xi32>
    %4 = tensor.empty() : tensor<32x32xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32xi32>) outs(%4 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x32xi32>
    %6 = tensor.empty() : tensor<32x32xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%6 : tensor<32x32xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %48 = arith.cmpi sge, %in, %in_7 : i32
      linalg.yield %48 : i1
    } -> tensor<32x32xi1>
    %8 = tensor.empty() : tensor<32x32xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%8 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %in_7: i32, %out: i32):
      %48 = arith.subi %in, %in_7 : i32
      linalg.yield %48 : i32
    } -> tensor<32x32xi32>
    %10 = tensor.empty() : tensor<32x32xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<32x32xi32>) outs(%10 : tensor<32x32xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %c8_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<32x32xi1>
    %12 = tensor.empty() : tensor<32x32xi1>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<32x32xi1>, tensor<32x32xi1>) outs(%12 : tensor<32x32xi1>) {
    ^bb0(%in: i1, %in_7: i1, %out: i1):
      %48 = arith.andi %in, %in_7 : i1
      linalg.yield %48 : i1
    } -> tensor<32x32xi1>
    %14 = tensor.empty() : tensor<2x2x16x32xbf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x32x16xbf16>) outs(%14 : tensor<2x2x16x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x32xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x2x32x16xbf16> into tensor<4x32x16xbf16>
    %collapsed_3 = tensor.collapse_shape %15 [[0, 1], [2], [3]] : tensor<2x2x16x32xbf16> into tensor<4x16x32xbf16>
    %16 = tensor.empty() : tensor<4x32x32xf32>
    %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %18 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<4x32x16xbf16>, tensor<4x16x32xbf16>) outs(%17 : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %expanded = tensor.expand_shape %18 [[0, 1], [2], [3]] output_shape [2, 2, 32, 32] : tensor<4x32x32xf32> into tensor<2x2x32x32xf32>
    %19 = tensor.empty() : tensor<2x2x32x32xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x2x32x32xf32>) outs(%19 : tensor<2x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_1 : f32
      linalg.yield %48 : f32
    } -> tensor<2x2x32x32xf32>
    %21 = tensor.empty() : tensor<2x2x32x32xi1>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<32x32xi1>) outs(%21 : tensor<2x2x32x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x32x32xi1>
    %23 = tensor.empty() : tensor<2x2x32x32xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %20 : tensor<2x2x32x32xi1>, tensor<2x2x32x32xf32>) outs(%23 : tensor<2x2x32x32xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %48 = arith.select %in, %in_7, %cst_0 : f32
      linalg.yield %48 : f32
    } -> tensor<2x2x32x32xf32>
    %25 = tensor.empty() : tensor<2x2x32xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x2x32xf32>) -> tensor<2x2x32xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x2x32x32xf32>) outs(%26 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.maximumf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x2x32xf32>
    %28 = tensor.empty() : tensor<2x2x32x32xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x2x32xf32>) outs(%28 : tensor<2x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x32x32xf32>
    %30 = tensor.empty() : tensor<2x2x32x32xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %29 : tensor<2x2x32x32xf32>, tensor<2x2x32x32xf32>) outs(%30 : tensor<2x2x32x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.subf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<2x2x32x32xf32>
    %32 = tensor.empty() : tensor<2x2x32x32xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x2x32x32xf32>) outs(%32 : tensor<2x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x2x32x32xf32>
    %34 = tensor.empty() : tensor<2x2x32xf32>
    %35 = linalg.fill ins(%cst_2 : f32) outs(%34 : tensor<2x2x32xf32>) -> tensor<2x2x32xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x2x32x32xf32>) outs(%35 : tensor<2x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %out, %in : f32
      linalg.yield %48 : f32
    } -> tensor<2x2x32xf32>
    %37 = tensor.empty() : tensor<2x2x32x32xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x2x32xf32>) outs(%37 : tensor<2x2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x32x32xf32>
    %39 = tensor.empty() : tensor<2x2x32x32xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %38 : tensor<2x2x32x32xf32>, tensor<2x2x32x32xf32>) outs(%39 : tensor<2x2x32x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %48 = arith.divf %in, %in_7 : f32
      linalg.yield %48 : f32
    } -> tensor<2x2x32x32xf32>
    %41 = tensor.empty() : tensor<2x2x32x32xbf16>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x32x32xf32>) outs(%41 : tensor<2x2x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<2x2x32x32xbf16>
    %collapsed_4 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<2x2x32x32xbf16> into tensor<4x32x32xbf16>
    %collapsed_5 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x2x32x16xbf16> into tensor<4x32x16xbf16>
    %43 = tensor.empty() : tensor<4x32x16xf32>
    %44 = linalg.fill ins(%cst_2 : f32) outs(%43 : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %45 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<4x32x32xbf16>, tensor<4x32x16xbf16>) outs(%44 : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %46 = tensor.empty() : tensor<4x32x16xbf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<4x32x16xf32>) outs(%46 : tensor<4x32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %48 = arith.truncf %in : f32 to bf16
      linalg.yield %48 : bf16
    } -> tensor<4x32x16xbf16>
    %expanded_6 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 2, 32, 16] : tensor<4x32x16xbf16> into tensor<2x2x32x16xbf16>
    return %expanded_6 : tensor<2x2x32x16xbf16>
  }
}