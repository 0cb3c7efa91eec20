module @jit_quantize_to_int8 {
  func.func public @main(%arg0: tensor<16x32xf32>) -> tensor<16x32xi8> {
    %cst = arith.constant 1.270000e+02 : f32
    %cst_0 = arith.constant -1.280000e+02 : f32
    %cst_1 = arith.constant 2.000000e+01 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x32xf32>) outs(%0 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.mulf %in, %cst_1 : f32
      linalg.yield %18 : f32
    } -> tensor<16x32xf32>
    %2 = tensor.empty() : tensor<16x32xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x32xf32>) outs(%2 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.roundeven %in : f32
      linalg.yield %18 : f32
    } -> tensor<16x32xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%4 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %6 = tensor.empty() : tensor<16x32xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<f32>) outs(%6 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %8 = tensor.empty() : tensor<16x32xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %3 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%8 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %18 = arith.maximumf %in, %in_2 : f32
      linalg.yield %18 : f32
    } -> tensor<16x32xf32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%10 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<16x32xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<f32>) outs(%12 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %14 = tensor.empty() : tensor<16x32xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %9 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%14 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %18 = arith.minimumf %in, %in_2 : f32
      linalg.yield %18 : f32
    } -> tensor<16x32xf32>
    %16 = tensor.empty() : tensor<16x32xi8>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<16x32xf32>) outs(%16 : tensor<16x32xi8>) {
    ^bb0(%in: f32, %out: i8):
      %18 = arith.fptosi %in : f32 to i8
      linalg.yield %18 : i8
    } -> tensor<16x32xi8>
    return %17 : tensor<16x32xi8>
  }
}