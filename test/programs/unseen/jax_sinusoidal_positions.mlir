module @jit_sinusoidal_positions {
  func.func public @main(%arg0: tensor<32xi32>) -> tensor<32x16xf32> {
    %cst = arith.constant 0.575646281 : f32
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tensor.empty() : tensor<32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<32xi32>) outs(%0 : tensor<32xf32>) {
    ^bb0(%in: i32, %out: f32):
      %25 = arith.sitofp %in : i32 to f32
      linalg.yield %25 : f32
    } -> tensor<32xf32>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i32
      linalg.yield %26 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<8xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<8xi32>) outs(%4 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.muli %in, %c2_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<8xi32>
    %6 = tensor.empty() : tensor<8xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<8xi32>) outs(%6 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.subi %c0_i32, %in : i32
      linalg.yield %25 : i32
    } -> tensor<8xi32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<8xi32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %25 = arith.sitofp %in : i32 to f32
      linalg.yield %25 : f32
    } -> tensor<8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst : f32
      linalg.yield %25 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11 : tensor<8xf32>) outs(%12 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.exp %in : f32
      linalg.yield %25 : f32
    } -> tensor<8xf32>
    %14 = tensor.empty() : tensor<32x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<32x1xf32>) outs(%14 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8xf32>
    %16 = tensor.empty() : tensor<32x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8xf32>) outs(%16 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8xf32>
    %18 = tensor.empty() : tensor<32x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<32x8xf32>, tensor<32x8xf32>) outs(%18 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %25 = arith.mulf %in, %in_1 : f32
      linalg.yield %25 : f32
    } -> tensor<32x8xf32>
    %20 = tensor.empty() : tensor<32x8xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<32x8xf32>) outs(%20 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.sin %in : f32
      linalg.yield %25 : f32
    } -> tensor<32x8xf32>
    %22 = tensor.empty() : tensor<32x8xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<32x8xf32>) outs(%22 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.cos %in : f32
      linalg.yield %25 : f32
    } -> tensor<32x8xf32>
    %24 = tensor.empty() : tensor<32x16xf32>
    %inserted_slice = tensor.insert_slice %21 into %24[0, 0] [32, 8] [1, 1] : tensor<32x8xf32> into tensor<32x16xf32>
    %inserted_slice_0 = tensor.insert_slice %23 into %inserted_slice[0, 8] [32, 8] [1, 1] : tensor<32x8xf32> into tensor<32x16xf32>
    return %inserted_slice_0 : tensor<32x16xf32>
  }
}