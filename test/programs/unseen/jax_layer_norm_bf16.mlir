module @jit_layer_norm_bf16 {
  func.func public @main(%arg0: tensor<8x12x64xbf16>, %arg1: tensor<64xbf16>, %arg2: tensor<64xbf16>) -> tensor<8x12x64xbf16> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 6.400000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x12x64xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x12x64xbf16>) outs(%0 : tensor<8x12x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %40 = arith.extf %in : bf16 to f32
      linalg.yield %40 : f32
    } -> tensor<8x12x64xf32>
    %2 = tensor.empty() : tensor<64xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<64xbf16>) outs(%2 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %40 = arith.extf %in : bf16 to f32
      linalg.yield %40 : f32
    } -> tensor<64xf32>
    %4 = tensor.empty() : tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<64xbf16>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %40 = arith.extf %in : bf16 to f32
      linalg.yield %40 : f32
    } -> tensor<64xf32>
    %6 = tensor.empty() : tensor<8x12xf32>
    %7 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<8x12x64xf32>) outs(%7 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x12xf32>
    %expanded = tensor.expand_shape %8 [[0], [1, 2]] output_shape [8, 12, 1] : tensor<8x12xf32> into tensor<8x12x1xf32>
    %9 = tensor.empty() : tensor<8x12x1xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x12x1xf32>) outs(%9 : tensor<8x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x1xf32>
    %11 = tensor.empty() : tensor<8x12x64xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x12x1xf32>) outs(%11 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12x64xf32>
    %13 = tensor.empty() : tensor<8x12x64xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %12 : tensor<8x12x64xf32>, tensor<8x12x64xf32>) outs(%13 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %40 = arith.subf %in, %in_3 : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x64xf32>
    %15 = tensor.empty() : tensor<8x12x64xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<8x12x64xf32>) outs(%15 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x64xf32>
    %17 = tensor.empty() : tensor<8x12xf32>
    %18 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<8x12x64xf32>) outs(%18 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %out, %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x12xf32>
    %expanded_2 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [8, 12, 1] : tensor<8x12xf32> into tensor<8x12x1xf32>
    %20 = tensor.empty() : tensor<8x12x1xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<8x12x1xf32>) outs(%20 : tensor<8x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_0 : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x1xf32>
    %22 = tensor.empty() : tensor<8x12x1xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<8x12x1xf32>) outs(%22 : tensor<8x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %cst : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x1xf32>
    %24 = tensor.empty() : tensor<8x12x1xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<8x12x1xf32>) outs(%24 : tensor<8x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.rsqrt %in : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x1xf32>
    %26 = tensor.empty() : tensor<8x12x64xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<8x12x1xf32>) outs(%26 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12x64xf32>
    %28 = tensor.empty() : tensor<8x12x64xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %27 : tensor<8x12x64xf32>, tensor<8x12x64xf32>) outs(%28 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %40 = arith.mulf %in, %in_3 : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x64xf32>
    %30 = tensor.empty() : tensor<8x12x64xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<64xf32>) outs(%30 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12x64xf32>
    %32 = tensor.empty() : tensor<8x12x64xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %31 : tensor<8x12x64xf32>, tensor<8x12x64xf32>) outs(%32 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %40 = arith.mulf %in, %in_3 : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x64xf32>
    %34 = tensor.empty() : tensor<8x12x64xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<64xf32>) outs(%34 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12x64xf32>
    %36 = tensor.empty() : tensor<8x12x64xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<8x12x64xf32>, tensor<8x12x64xf32>) outs(%36 : tensor<8x12x64xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %40 = arith.addf %in, %in_3 : f32
      linalg.yield %40 : f32
    } -> tensor<8x12x64xf32>
    %38 = tensor.empty() : tensor<8x12x64xbf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<8x12x64xf32>) outs(%38 : tensor<8x12x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<8x12x64xbf16>
    return %39 : tensor<8x12x64xbf16>
  }
}