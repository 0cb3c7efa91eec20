// Backward of a normalized linear layer, weight gradients summed and kept in f32.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_rms_norm_linear_vjp_f32_weight_grad {
  func.func public @main(%arg0: tensor<64x48xbf16>, %arg1: tensor<48x32xbf16>, %arg2: tensor<64x32xbf16>) -> (tensor<64x48xbf16>, tensor<48x32xf32>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 4.800000e+01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x48xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<64x48xbf16>) outs(%0 : tensor<64x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %61 = arith.extf %in : bf16 to f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %2 = tensor.empty() : tensor<64x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<64x48xf32>) outs(%2 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.mulf %in, %in : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %4 = tensor.empty() : tensor<64xf32>
    %5 = linalg.fill ins(%cst_3 : f32) outs(%4 : tensor<64xf32>) -> tensor<64xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<64x48xf32>) outs(%5 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %out, %in : f32
      linalg.yield %61 : f32
    } -> tensor<64xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %7 = tensor.empty() : tensor<64x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<64x1xf32>) outs(%7 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.divf %in, %cst_2 : f32
      linalg.yield %61 : f32
    } -> tensor<64x1xf32>
    %9 = tensor.empty() : tensor<64x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x1xf32>) outs(%9 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %in, %cst_1 : f32
      linalg.yield %61 : f32
    } -> tensor<64x1xf32>
    %11 = tensor.empty() : tensor<64x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<64x1xf32>) outs(%11 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = math.rsqrt %in : f32
      linalg.yield %61 : f32
    } -> tensor<64x1xf32>
    %13 = tensor.empty() : tensor<64x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %10 : tensor<64x1xf32>, tensor<64x1xf32>) outs(%13 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.divf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x1xf32>
    %15 = tensor.empty() : tensor<64x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<64x1xf32>) outs(%15 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.mulf %in, %cst_0 : f32
      linalg.yield %61 : f32
    } -> tensor<64x1xf32>
    %17 = tensor.empty() : tensor<64x48xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<64x1xf32>) outs(%17 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x48xf32>
    %19 = tensor.empty() : tensor<64x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %18 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%19 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.mulf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %21 = tensor.empty() : tensor<64x48xbf16>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<64x48xf32>) outs(%21 : tensor<64x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<64x48xbf16>
    %23 = tensor.empty() : tensor<48x64xbf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<64x48xbf16>) outs(%23 : tensor<48x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<48x64xbf16>
    %25 = tensor.empty() : tensor<48x32xf32>
    %26 = linalg.fill ins(%cst_3 : f32) outs(%25 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %27 = linalg.matmul ins(%24, %arg2 : tensor<48x64xbf16>, tensor<64x32xbf16>) outs(%26 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %28 = tensor.empty() : tensor<32x48xbf16>
    %29 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x32xbf16>) outs(%28 : tensor<32x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x48xbf16>
    %30 = tensor.empty() : tensor<64x48xbf16>
    %31 = linalg.fill ins(%cst : bf16) outs(%30 : tensor<64x48xbf16>) -> tensor<64x48xbf16>
    %32 = linalg.matmul ins(%arg2, %29 : tensor<64x32xbf16>, tensor<32x48xbf16>) outs(%31 : tensor<64x48xbf16>) -> tensor<64x48xbf16>
    %33 = tensor.empty() : tensor<64x48xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<64x48xbf16>) outs(%33 : tensor<64x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %61 = arith.extf %in : bf16 to f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %35 = tensor.empty() : tensor<64x48xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %34 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%35 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.mulf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %37 = tensor.empty() : tensor<64xf32>
    %38 = linalg.fill ins(%cst_3 : f32) outs(%37 : tensor<64xf32>) -> tensor<64xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<64x48xf32>) outs(%38 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %out, %in : f32
      linalg.yield %61 : f32
    } -> tensor<64xf32>
    %expanded_4 = tensor.expand_shape %39 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %40 = tensor.empty() : tensor<64x48xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %18 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%40 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.mulf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %42 = tensor.empty() : tensor<64x1xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %16 : tensor<64x1xf32>, tensor<64x1xf32>) outs(%42 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.mulf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x1xf32>
    %44 = tensor.empty() : tensor<64x1xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<64x1xf32>) outs(%44 : tensor<64x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.divf %in, %cst_2 : f32
      linalg.yield %61 : f32
    } -> tensor<64x1xf32>
    %46 = tensor.empty() : tensor<64xf32>
    %47 = linalg.fill ins(%cst_3 : f32) outs(%46 : tensor<64xf32>) -> tensor<64xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%45 : tensor<64x1xf32>) outs(%47 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = arith.addf %out, %in : f32
      linalg.yield %61 : f32
    } -> tensor<64xf32>
    %49 = tensor.empty() : tensor<64x48xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<64xf32>) outs(%49 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x48xf32>
    %51 = tensor.empty() : tensor<64x48xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %50 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%51 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.mulf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %53 = tensor.empty() : tensor<64x48xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %52 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%53 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.addf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %55 = tensor.empty() : tensor<64x48xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %1 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%55 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.mulf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %57 = tensor.empty() : tensor<64x48xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %56 : tensor<64x48xf32>, tensor<64x48xf32>) outs(%57 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %61 = arith.addf %in, %in_5 : f32
      linalg.yield %61 : f32
    } -> tensor<64x48xf32>
    %59 = tensor.empty() : tensor<64x48xbf16>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<64x48xf32>) outs(%59 : tensor<64x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %61 = arith.truncf %in : f32 to bf16
      linalg.yield %61 : bf16
    } -> tensor<64x48xbf16>
    return %60, %27 : tensor<64x48xbf16>, tensor<48x32xf32>
  }
}

