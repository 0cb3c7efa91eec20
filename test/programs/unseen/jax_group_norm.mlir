module @jit_group_norm {
  func.func public @main(%arg0: tensor<4x32x16xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> tensor<4x32x16xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [4, 8, 4, 16] : tensor<4x32x16xf32> into tensor<4x8x4x16xf32>
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%expanded : tensor<4x8x4x16xf32>) outs(%1 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<4x8xf32>
    %expanded_3 = tensor.expand_shape %2 [[0], [1, 2, 3]] output_shape [4, 8, 1, 1] : tensor<4x8xf32> into tensor<4x8x1x1xf32>
    %3 = tensor.empty() : tensor<4x8x1x1xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<4x8x1x1xf32>) outs(%3 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.divf %in, %cst_1 : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x1x1xf32>
    %5 = tensor.empty() : tensor<4x8x4x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<4x8x1x1xf32>) outs(%5 : tensor<4x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x4x16xf32>
    %7 = tensor.empty() : tensor<4x8x4x16xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %6 : tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>) outs(%7 : tensor<4x8x4x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %42 = arith.subf %in, %in_5 : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x4x16xf32>
    %9 = tensor.empty() : tensor<4x8x4x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<4x8x4x16xf32>) outs(%9 : tensor<4x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.mulf %in, %in : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x4x16xf32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%11 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%12 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.subf %cst_1, %in : f32
      linalg.yield %42 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<4x8xf32>
    %16 = linalg.fill ins(%cst_2 : f32) outs(%15 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%10 : tensor<4x8x4x16xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<4x8xf32>
    %expanded_4 = tensor.expand_shape %17 [[0], [1, 2, 3]] output_shape [4, 8, 1, 1] : tensor<4x8xf32> into tensor<4x8x1x1xf32>
    %18 = tensor.empty() : tensor<4x8x1x1xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%18 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1x1xf32>
    %20 = tensor.empty() : tensor<4x8x1x1xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %19 : tensor<4x8x1x1xf32>, tensor<4x8x1x1xf32>) outs(%20 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %42 = arith.divf %in, %in_5 : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x1x1xf32>
    %22 = tensor.empty() : tensor<i1>
    %23 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%14 : tensor<f32>) outs(%22 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %42 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %42 : i1
    } -> tensor<i1>
    %24 = tensor.empty() : tensor<4x8x1x1xf32>
    %extracted = tensor.extract %23[] : tensor<i1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<4x8x1x1xf32>) outs(%24 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.select %extracted, %in, %cst_0 : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x1x1xf32>
    %26 = tensor.empty() : tensor<4x8x1x1xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<4x8x1x1xf32>) outs(%26 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %cst : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x1x1xf32>
    %28 = tensor.empty() : tensor<4x8x1x1xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<4x8x1x1xf32>) outs(%28 : tensor<4x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.rsqrt %in : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x1x1xf32>
    %30 = tensor.empty() : tensor<4x8x4x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<4x8x1x1xf32>) outs(%30 : tensor<4x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x4x16xf32>
    %32 = tensor.empty() : tensor<4x8x4x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %31 : tensor<4x8x4x16xf32>, tensor<4x8x4x16xf32>) outs(%32 : tensor<4x8x4x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %42 = arith.mulf %in, %in_5 : f32
      linalg.yield %42 : f32
    } -> tensor<4x8x4x16xf32>
    %collapsed = tensor.collapse_shape %33 [[0], [1, 2], [3]] : tensor<4x8x4x16xf32> into tensor<4x32x16xf32>
    %34 = tensor.empty() : tensor<4x32x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32xf32>) outs(%34 : tensor<4x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x16xf32>
    %36 = tensor.empty() : tensor<4x32x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %35 : tensor<4x32x16xf32>, tensor<4x32x16xf32>) outs(%36 : tensor<4x32x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %42 = arith.mulf %in, %in_5 : f32
      linalg.yield %42 : f32
    } -> tensor<4x32x16xf32>
    %38 = tensor.empty() : tensor<4x32x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32xf32>) outs(%38 : tensor<4x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x16xf32>
    %40 = tensor.empty() : tensor<4x32x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %39 : tensor<4x32x16xf32>, tensor<4x32x16xf32>) outs(%40 : tensor<4x32x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %42 = arith.addf %in, %in_5 : f32
      linalg.yield %42 : f32
    } -> tensor<4x32x16xf32>
    return %41 : tensor<4x32x16xf32>
  }
}