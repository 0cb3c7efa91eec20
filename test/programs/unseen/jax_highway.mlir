module @jit_highway {
  func.func public @main(%arg0: tensor<24x40xbf16>, %arg1: tensor<40x40xbf16>) -> tensor<24x40xbf16> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x40xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x40xbf16>, tensor<40x40xbf16>) outs(%1 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %3 = tensor.empty() : tensor<24x40xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<24x40xf32>) outs(%3 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.negf %in : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %5 = tensor.empty() : tensor<24x40xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<24x40xf32>) outs(%5 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %7 = tensor.empty() : tensor<24x40xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x40xf32>) outs(%7 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %cst : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %9 = tensor.empty() : tensor<24x40xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x40xf32>) outs(%9 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %cst, %in : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %11 = tensor.empty() : tensor<24x40xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x40xbf16>) outs(%11 : tensor<24x40xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %25 = arith.extf %in : bf16 to f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %13 = tensor.empty() : tensor<24x40xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x40xf32>) outs(%13 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.sin %in : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %15 = tensor.empty() : tensor<24x40xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %14 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%15 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.mulf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %17 = tensor.empty() : tensor<24x40xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x40xf32>) outs(%17 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.subf %cst, %in : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %19 = tensor.empty() : tensor<24x40xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %12 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%19 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.mulf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %21 = tensor.empty() : tensor<24x40xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %20 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%21 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.addf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<24x40xf32>
    %23 = tensor.empty() : tensor<24x40xbf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<24x40xf32>) outs(%23 : tensor<24x40xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %25 = arith.truncf %in : f32 to bf16
      linalg.yield %25 : bf16
    } -> tensor<24x40xbf16>
    return %24 : tensor<24x40xbf16>
  }
}