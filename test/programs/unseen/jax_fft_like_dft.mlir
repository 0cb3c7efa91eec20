module @jit_fft_like_dft {
  func.func public @main(%arg0: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.600000e+01 : f32
    %cst_1 = arith.constant -6.28318548 : f32
    %0 = tensor.empty() : tensor<16xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i32
      linalg.yield %25 : i32
    } -> tensor<16xi32>
    %2 = tensor.empty() : tensor<16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%2 : tensor<16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %24 = arith.sitofp %in : i32 to f32
      linalg.yield %24 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %4 = tensor.empty() : tensor<16x1xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%4 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.mulf %in, %cst_1 : f32
      linalg.yield %24 : f32
    } -> tensor<16x1xf32>
    %6 = tensor.empty() : tensor<16x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x1xf32>) outs(%6 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %8 = tensor.empty() : tensor<16x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16xf32>) outs(%8 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %10 = tensor.empty() : tensor<16x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%10 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %24 = arith.mulf %in, %in_2 : f32
      linalg.yield %24 : f32
    } -> tensor<16x16xf32>
    %12 = tensor.empty() : tensor<16x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x16xf32>) outs(%12 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.divf %in, %cst_0 : f32
      linalg.yield %24 : f32
    } -> tensor<16x16xf32>
    %14 = tensor.empty() : tensor<16x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.cos %in : f32
      linalg.yield %24 : f32
    } -> tensor<16x16xf32>
    %16 = tensor.empty() : tensor<8x16xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %18 = linalg.matmul ins(%arg0, %15 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %19 = tensor.empty() : tensor<16x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x16xf32>) outs(%19 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.sin %in : f32
      linalg.yield %24 : f32
    } -> tensor<16x16xf32>
    %21 = tensor.empty() : tensor<8x16xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %23 = linalg.matmul ins(%arg0, %20 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%22 : tensor<8x16xf32>) -> tensor<8x16xf32>
    return %18, %23 : tensor<8x16xf32>, tensor<8x16xf32>
  }
}