module @jit_gru_cell {
  func.func public @main(%arg0: tensor<8x16xbf16>, %arg1: tensor<8x24xbf16>, %arg2: tensor<16x72xbf16>, %arg3: tensor<24x72xbf16>) -> tensor<8x24xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x72xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x72xf32>) -> tensor<8x72xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<8x16xbf16>, tensor<16x72xbf16>) outs(%1 : tensor<8x72xf32>) -> tensor<8x72xf32>
    %3 = tensor.empty() : tensor<8x72xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<8x72xf32>) -> tensor<8x72xf32>
    %5 = linalg.matmul ins(%arg1, %arg3 : tensor<8x24xbf16>, tensor<24x72xbf16>) outs(%4 : tensor<8x72xf32>) -> tensor<8x72xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [8, 24] [1, 1] : tensor<8x72xf32> to tensor<8x24xf32>
    %extracted_slice_1 = tensor.extract_slice %5[0, 0] [8, 24] [1, 1] : tensor<8x72xf32> to tensor<8x24xf32>
    %6 = tensor.empty() : tensor<8x24xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_1 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%6 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.addf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %8 = tensor.empty() : tensor<8x24xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x24xf32>) outs(%8 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.negf %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %10 = tensor.empty() : tensor<8x24xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x24xf32>) outs(%10 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.exp %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %12 = tensor.empty() : tensor<8x24xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x24xf32>) outs(%12 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %14 = tensor.empty() : tensor<8x24xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8x24xf32>) outs(%14 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.divf %cst, %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %extracted_slice_2 = tensor.extract_slice %2[0, 24] [8, 24] [1, 1] : tensor<8x72xf32> to tensor<8x24xf32>
    %extracted_slice_3 = tensor.extract_slice %5[0, 24] [8, 24] [1, 1] : tensor<8x72xf32> to tensor<8x24xf32>
    %16 = tensor.empty() : tensor<8x24xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %extracted_slice_3 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%16 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.addf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %18 = tensor.empty() : tensor<8x24xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x24xf32>) outs(%18 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.negf %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %20 = tensor.empty() : tensor<8x24xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<8x24xf32>) outs(%20 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.exp %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %22 = tensor.empty() : tensor<8x24xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8x24xf32>) outs(%22 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %in, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %24 = tensor.empty() : tensor<8x24xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<8x24xf32>) outs(%24 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.divf %cst, %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %extracted_slice_4 = tensor.extract_slice %2[0, 48] [8, 24] [1, 1] : tensor<8x72xf32> to tensor<8x24xf32>
    %extracted_slice_5 = tensor.extract_slice %5[0, 48] [8, 24] [1, 1] : tensor<8x72xf32> to tensor<8x24xf32>
    %26 = tensor.empty() : tensor<8x24xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %extracted_slice_5 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%26 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.mulf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %28 = tensor.empty() : tensor<8x24xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %27 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%28 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.addf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %30 = tensor.empty() : tensor<8x24xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x24xf32>) outs(%30 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.tanh %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %32 = tensor.empty() : tensor<8x24xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8x24xf32>) outs(%32 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.subf %cst, %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %34 = tensor.empty() : tensor<8x24xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33, %31 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%34 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.mulf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %36 = tensor.empty() : tensor<8x24xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x24xbf16>) outs(%36 : tensor<8x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %44 = arith.extf %in : bf16 to f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %38 = tensor.empty() : tensor<8x24xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %37 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%38 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.mulf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %40 = tensor.empty() : tensor<8x24xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %39 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%40 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %44 = arith.addf %in, %in_6 : f32
      linalg.yield %44 : f32
    } -> tensor<8x24xf32>
    %42 = tensor.empty() : tensor<8x24xbf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<8x24xf32>) outs(%42 : tensor<8x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %44 = arith.truncf %in : f32 to bf16
      linalg.yield %44 : bf16
    } -> tensor<8x24xbf16>
    return %43 : tensor<8x24xbf16>
  }
}