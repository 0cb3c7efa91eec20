module @jit_retention {
  func.func public @main(%arg0: tensor<2x32x16xf32>, %arg1: tensor<2x32x16xf32>, %arg2: tensor<2x32x16xf32>) -> tensor<2x32x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.899999976 : f32
    %0 = tensor.empty() : tensor<32xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i32
      linalg.yield %29 : i32
    } -> tensor<32xi32>
    %2 = tensor.empty() : tensor<32x32xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32xi32>) outs(%2 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x32xi32>
    %4 = tensor.empty() : tensor<32x32xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32xi32>) outs(%4 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x32xi32>
    %6 = tensor.empty() : tensor<32x32xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%6 : tensor<32x32xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %28 = arith.cmpi sge, %in, %in_1 : i32
      linalg.yield %28 : i1
    } -> tensor<32x32xi1>
    %8 = tensor.empty() : tensor<32x32xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%8 : tensor<32x32xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %28 = arith.subi %in, %in_1 : i32
      linalg.yield %28 : i32
    } -> tensor<32x32xi32>
    %10 = tensor.empty() : tensor<32x32xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<32x32xi32>) outs(%10 : tensor<32x32xf32>) {
    ^bb0(%in: i32, %out: f32):
      %28 = arith.sitofp %in : i32 to f32
      linalg.yield %28 : f32
    } -> tensor<32x32xf32>
    %12 = tensor.empty() : tensor<32x32xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<32x32xf32>) outs(%12 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.powf %cst_0, %in : f32
      linalg.yield %28 : f32
    } -> tensor<32x32xf32>
    %14 = tensor.empty() : tensor<32x32xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %13 : tensor<32x32xi1>, tensor<32x32xf32>) outs(%14 : tensor<32x32xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %28 = arith.select %in, %in_1, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<32x32xf32>
    %16 = tensor.empty() : tensor<2x16x32xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x32x16xf32>) outs(%16 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %18 = tensor.empty() : tensor<2x32x32xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
    %20 = linalg.batch_matmul ins(%arg0, %17 : tensor<2x32x16xf32>, tensor<2x16x32xf32>) outs(%19 : tensor<2x32x32xf32>) -> tensor<2x32x32xf32>
    %21 = tensor.empty() : tensor<2x32x32xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<32x32xf32>) outs(%21 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x32xf32>
    %23 = tensor.empty() : tensor<2x32x32xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %22 : tensor<2x32x32xf32>, tensor<2x32x32xf32>) outs(%23 : tensor<2x32x32xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %28 = arith.mulf %in, %in_1 : f32
      linalg.yield %28 : f32
    } -> tensor<2x32x32xf32>
    %25 = tensor.empty() : tensor<2x32x16xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %27 = linalg.batch_matmul ins(%24, %arg2 : tensor<2x32x32xf32>, tensor<2x32x16xf32>) outs(%26 : tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    return %27 : tensor<2x32x16xf32>
  }
}