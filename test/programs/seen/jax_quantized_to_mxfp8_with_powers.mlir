module @jit_quantize_to_mx {
  util.func public @main(%arg0: tensor<7x96xf32>) -> (tensor<7x3x32xf8E4M3FN>, tensor<7x3x1xf8E8M0FNU>) {
    %cst = arith.constant 0.693147182 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [7, 3, 32] : tensor<7x96xf32> into tensor<7x3x32xf32>
    %0 = tensor.empty() : tensor<7x3x32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<7x3x32xf32>) outs(%0 : tensor<7x3x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.absf %in : f32
      linalg.yield %31 : f32
    } -> tensor<7x3x32xf32>
    %2 = tensor.empty() : tensor<7x3xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<7x3x32xf32>) outs(%3 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.maximumf %out, %in : f32
      linalg.yield %31 : f32
    } -> tensor<7x3xf32>
    %5 = tensor.empty() : tensor<7x3xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x3xf32>) outs(%5 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.log %in : f32
      linalg.yield %31 : f32
    } -> tensor<7x3xf32>
    %expanded_2 = tensor.expand_shape %6 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%7 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<7x3x1xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<f32>) outs(%9 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x1xf32>
    %11 = tensor.empty() : tensor<7x3x1xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2, %10 : tensor<7x3x1xf32>, tensor<7x3x1xf32>) outs(%11 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %31 = arith.divf %in, %in_3 : f32
      linalg.yield %31 : f32
    } -> tensor<7x3x1xf32>
    %13 = tensor.empty() : tensor<7x3x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<7x3x1xf32>) outs(%13 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.floor %in : f32
      linalg.yield %31 : f32
    } -> tensor<7x3x1xf32>
    %15 = tensor.empty() : tensor<7x3x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<7x3x1xf32>) outs(%15 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.subf %in, %cst_0 : f32
      linalg.yield %31 : f32
    } -> tensor<7x3x1xf32>
    %17 = tensor.empty() : tensor<7x3x1xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<7x3x1xf32>) outs(%17 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.mulf %in, %cst : f32
      linalg.yield %31 : f32
    } -> tensor<7x3x1xf32>
    %19 = tensor.empty() : tensor<7x3x1xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<7x3x1xf32>) outs(%19 : tensor<7x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<7x3x1xf32>
    %21 = tensor.empty() : tensor<7x3x1xf8E8M0FNU>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<7x3x1xf32>) outs(%21 : tensor<7x3x1xf8E8M0FNU>) {
    ^bb0(%in: f32, %out: f8E8M0FNU):
      %31 = arith.truncf %in : f32 to f8E8M0FNU
      linalg.yield %31 : f8E8M0FNU
    } -> tensor<7x3x1xf8E8M0FNU>
    %23 = tensor.empty() : tensor<7x3x1xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<7x3x1xf8E8M0FNU>) outs(%23 : tensor<7x3x1xf32>) {
    ^bb0(%in: f8E8M0FNU, %out: f32):
      %31 = arith.extf %in : f8E8M0FNU to f32
      linalg.yield %31 : f32
    } -> tensor<7x3x1xf32>
    %25 = tensor.empty() : tensor<7x3x32xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<7x3x1xf32>) outs(%25 : tensor<7x3x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x32xf32>
    %27 = tensor.empty() : tensor<7x3x32xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %26 : tensor<7x3x32xf32>, tensor<7x3x32xf32>) outs(%27 : tensor<7x3x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %31 = arith.divf %in, %in_3 : f32
      linalg.yield %31 : f32
    } -> tensor<7x3x32xf32>
    %29 = tensor.empty() : tensor<7x3x32xf8E4M3FN>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<7x3x32xf32>) outs(%29 : tensor<7x3x32xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %31 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %31 : f8E4M3FN
    } -> tensor<7x3x32xf8E4M3FN>
    util.return %30, %22 : tensor<7x3x32xf8E4M3FN>, tensor<7x3x1xf8E8M0FNU>
  }
}