module @jit_dynamic_quant_rows {
  func.func public @main(%arg0: tensor<16x32xf32>, %arg1: tensor<32x24xi8>, %arg2: tensor<24xf32>) -> tensor<16x24xf32> {
    %cst = arith.constant -1.280000e+02 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.270000e+02 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.absf %in : f32
      linalg.yield %38 : f32
    } -> tensor<16x32xf32>
    %2 = tensor.empty() : tensor<16xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<16xf32>) -> tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<16x32xf32>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.maximumf %out, %in : f32
      linalg.yield %38 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %5 = tensor.empty() : tensor<16x1xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%5 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_1 : f32
      linalg.yield %38 : f32
    } -> tensor<16x1xf32>
    %7 = tensor.empty() : tensor<16x32xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x1xf32>) outs(%7 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %9 = tensor.empty() : tensor<16x32xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%9 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.divf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<16x32xf32>
    %11 = tensor.empty() : tensor<16x32xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x32xf32>) outs(%11 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.roundeven %in : f32
      linalg.yield %38 : f32
    } -> tensor<16x32xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%13 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<16x32xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %17 = tensor.empty() : tensor<16x32xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %12 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%17 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.maximumf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<16x32xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%19 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<16x32xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<f32>) outs(%21 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %23 = tensor.empty() : tensor<16x32xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %18 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%23 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.minimumf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<16x32xf32>
    %25 = tensor.empty() : tensor<16x32xi8>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16x32xf32>) outs(%25 : tensor<16x32xi8>) {
    ^bb0(%in: f32, %out: i8):
      %38 = arith.fptosi %in : f32 to i8
      linalg.yield %38 : i8
    } -> tensor<16x32xi8>
    %27 = tensor.empty() : tensor<16x24xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %29 = linalg.matmul ins(%26, %arg1 : tensor<16x32xi8>, tensor<32x24xi8>) outs(%28 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %30 = tensor.empty() : tensor<16x24xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x1xf32>) outs(%30 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %32 = tensor.empty() : tensor<16x24xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%32 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.mulf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<16x24xf32>
    %34 = tensor.empty() : tensor<16x24xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24xf32>) outs(%34 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %36 = tensor.empty() : tensor<16x24xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%36 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %38 = arith.mulf %in, %in_3 : f32
      linalg.yield %38 : f32
    } -> tensor<16x24xf32>
    return %37 : tensor<16x24xf32>
  }
}