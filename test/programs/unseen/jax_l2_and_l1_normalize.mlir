module @jit_l2_and_l1_normalize {
  func.func public @main(%arg0: tensor<16x40xf32>) -> (tensor<16x40xf32>, tensor<16x40xf32>) {
    %cst = arith.constant 9.99999996E-13 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x40xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x40xf32>) outs(%0 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.mulf %in, %in : f32
      linalg.yield %22 : f32
    } -> tensor<16x40xf32>
    %2 = tensor.empty() : tensor<16xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<16xf32>) -> tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<16x40xf32>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<16xf32>
    %5 = tensor.empty() : tensor<16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<16xf32>) outs(%5 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.sqrt %in : f32
      linalg.yield %22 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %7 = tensor.empty() : tensor<16x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%7 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.maximumf %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<16x1xf32>
    %9 = tensor.empty() : tensor<16x40xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x1xf32>) outs(%9 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x40xf32>
    %11 = tensor.empty() : tensor<16x40xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %10 : tensor<16x40xf32>, tensor<16x40xf32>) outs(%11 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %22 = arith.divf %in, %in_1 : f32
      linalg.yield %22 : f32
    } -> tensor<16x40xf32>
    %13 = tensor.empty() : tensor<16x40xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x40xf32>) outs(%13 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.absf %in : f32
      linalg.yield %22 : f32
    } -> tensor<16x40xf32>
    %15 = tensor.empty() : tensor<40xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<40xf32>) -> tensor<40xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<16x40xf32>) outs(%16 : tensor<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<40xf32>
    %18 = tensor.empty() : tensor<16x40xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<40xf32>) outs(%18 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x40xf32>
    %20 = tensor.empty() : tensor<16x40xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %19 : tensor<16x40xf32>, tensor<16x40xf32>) outs(%20 : tensor<16x40xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %22 = arith.divf %in, %in_1 : f32
      linalg.yield %22 : f32
    } -> tensor<16x40xf32>
    return %12, %21 : tensor<16x40xf32>, tensor<16x40xf32>
  }
}