module @jit_highway_two_gates_f16 {
  util.func public @main(%arg0: tensor<24x32xf16>, %arg1: tensor<32x32xf16>, %arg2: tensor<32x32xf16>, %arg3: tensor<32xf16>, %arg4: tensor<32xf16>) -> tensor<24x32xf16> {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f16
    %0 = tensor.empty() : tensor<24x32xf16>
    %1 = linalg.fill ins(%cst_0 : f16) outs(%0 : tensor<24x32xf16>) -> tensor<24x32xf16>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<24x32xf16>, tensor<32x32xf16>) outs(%1 : tensor<24x32xf16>) -> tensor<24x32xf16>
    %3 = tensor.empty() : tensor<24x32xf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<32xf16>) outs(%3 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x32xf16>
    %5 = tensor.empty() : tensor<24x32xf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%5 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %32 = arith.addf %in, %in_1 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %7 = tensor.empty() : tensor<24x32xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x32xf16>) outs(%7 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = arith.negf %in : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %9 = tensor.empty() : tensor<24x32xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x32xf16>) outs(%9 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = math.exp %in : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %11 = tensor.empty() : tensor<24x32xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x32xf16>) outs(%11 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = arith.addf %in, %cst : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %13 = tensor.empty() : tensor<24x32xf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x32xf16>) outs(%13 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = arith.divf %cst, %in : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %15 = tensor.empty() : tensor<24x32xf16>
    %16 = linalg.fill ins(%cst_0 : f16) outs(%15 : tensor<24x32xf16>) -> tensor<24x32xf16>
    %17 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf16>, tensor<32x32xf16>) outs(%16 : tensor<24x32xf16>) -> tensor<24x32xf16>
    %18 = tensor.empty() : tensor<24x32xf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32xf16>) outs(%18 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<24x32xf16>
    %20 = tensor.empty() : tensor<24x32xf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%20 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %32 = arith.addf %in, %in_1 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %22 = tensor.empty() : tensor<24x32xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<24x32xf16>) outs(%22 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = arith.maximumf %in, %cst_0 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %24 = tensor.empty() : tensor<24x32xf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %23 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%24 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %32 = arith.mulf %in, %in_1 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %26 = tensor.empty() : tensor<24x32xf16>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x32xf16>) outs(%26 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %32 = arith.subf %cst, %in : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %28 = tensor.empty() : tensor<24x32xf16>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %arg0 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%28 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %32 = arith.mulf %in, %in_1 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %30 = tensor.empty() : tensor<24x32xf16>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %29 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%30 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %32 = arith.addf %in, %in_1 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    util.return %31 : tensor<24x32xf16>
  }
}