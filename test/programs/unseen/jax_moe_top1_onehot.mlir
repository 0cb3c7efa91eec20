module @jit_moe_top1_onehot {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x4xf32>, %arg2: tensor<4x32x24xf32>) -> tensor<16x24xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xf32>, tensor<32x4xf32>) outs(%1 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<16x4xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.maximumf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<16xf32>
    %6 = tensor.empty() : tensor<16x4xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16xf32>) outs(%6 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %8 = tensor.empty() : tensor<16x4xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %43 = arith.subf %in, %in_2 : f32
      linalg.yield %43 : f32
    } -> tensor<16x4xf32>
    %10 = tensor.empty() : tensor<16x4xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x4xf32>) outs(%10 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.exp %in : f32
      linalg.yield %43 : f32
    } -> tensor<16x4xf32>
    %12 = tensor.empty() : tensor<16xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<16xf32>) -> tensor<16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<16x4xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<16xf32>
    %15 = tensor.empty() : tensor<16x4xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16xf32>) outs(%15 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %17 = tensor.empty() : tensor<16x4xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%17 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %43 = arith.divf %in, %in_2 : f32
      linalg.yield %43 : f32
    } -> tensor<16x4xf32>
    %19 = tensor.empty() : tensor<16xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<16xf32>) -> tensor<16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<16x4xf32>) outs(%20 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.maximumf %out, %in : f32
      linalg.yield %43 : f32
    } -> tensor<16xf32>
    %22 = tensor.empty() : tensor<16x4xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16xf32>) outs(%22 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %24 = tensor.empty() : tensor<16x4xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %23 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%24 : tensor<16x4xi1>) {
    ^bb0(%in: f32, %in_2: f32, %out: i1):
      %43 = arith.cmpf oeq, %in, %in_2 : f32
      linalg.yield %43 : i1
    } -> tensor<16x4xi1>
    %26 = tensor.empty() : tensor<16x4xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x4xi1>) outs(%26 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %43 = arith.uitofp %in : i1 to f32
      linalg.yield %43 : f32
    } -> tensor<16x4xf32>
    %28 = tensor.empty() : tensor<16x4xi1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x4xf32>) outs(%28 : tensor<16x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %43 = arith.cmpf une, %in, %cst_0 : f32
      linalg.yield %43 : i1
    } -> tensor<16x4xi1>
    %30 = tensor.empty() : tensor<16x4xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %18 : tensor<16x4xi1>, tensor<16x4xf32>) outs(%30 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %43 = arith.select %in, %in_2, %cst_0 : f32
      linalg.yield %43 : f32
    } -> tensor<16x4xf32>
    %32 = tensor.empty() : tensor<16x32x4xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<16x32xf32>) outs(%32 : tensor<16x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32x4xf32>
    %34 = tensor.empty() : tensor<16x32x4xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<16x4xf32>) outs(%34 : tensor<16x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32x4xf32>
    %36 = tensor.empty() : tensor<16x32x4xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<16x32x4xf32>, tensor<16x32x4xf32>) outs(%36 : tensor<16x32x4xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %43 = arith.mulf %in, %in_2 : f32
      linalg.yield %43 : f32
    } -> tensor<16x32x4xf32>
    %collapsed = tensor.collapse_shape %37 [[0], [1, 2]] : tensor<16x32x4xf32> into tensor<16x128xf32>
    %38 = tensor.empty() : tensor<32x4x24xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x32x24xf32>) outs(%38 : tensor<32x4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4x24xf32>
    %collapsed_1 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<32x4x24xf32> into tensor<128x24xf32>
    %40 = tensor.empty() : tensor<16x24xf32>
    %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %42 = linalg.matmul ins(%collapsed, %collapsed_1 : tensor<16x128xf32>, tensor<128x24xf32>) outs(%41 : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %42 : tensor<16x24xf32>
  }
}