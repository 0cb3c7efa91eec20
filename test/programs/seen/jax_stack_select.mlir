module @jit_stack_select {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<3x8x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x8xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %in_2: f32, %out: i1):
      %17 = arith.cmpf ogt, %in, %in_2 : f32
      linalg.yield %17 : i1
    } -> tensor<8x8xi1>
    %2 = tensor.empty() : tensor<8x8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0, %arg1 : tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %17 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %17 : f32
    } -> tensor<8x8xf32>
    %4 = tensor.empty() : tensor<8x8xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf32>) outs(%4 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %17 = arith.cmpf une, %in, %in : f32
      linalg.yield %17 : i1
    } -> tensor<8x8xi1>
    %6 = tensor.empty() : tensor<8x8xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %arg0 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%6 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %17 = arith.select %in, %cst, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<8x8xf32>
    %8 = tensor.empty() : tensor<8x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x8xf32>) outs(%8 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.cmpf one, %in, %cst : f32
      %18 = arith.uitofp %17 : i1 to f32
      %19 = math.copysign %18, %in : f32
      %20 = arith.cmpf uno, %in, %in : f32
      %21 = arith.select %20, %in, %19 : f32
      linalg.yield %21 : f32
    } -> tensor<8x8xf32>
    %10 = tensor.empty() : tensor<1x8x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<8x8xf32>) outs(%10 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %12 = tensor.empty() : tensor<1x8x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<8x8xf32>) outs(%12 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %14 = tensor.empty() : tensor<1x8x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<8x8xf32>) outs(%14 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %16 = tensor.empty() : tensor<3x8x8xf32>
    %inserted_slice = tensor.insert_slice %11 into %16[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<3x8x8xf32>
    %inserted_slice_0 = tensor.insert_slice %13 into %inserted_slice[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<3x8x8xf32>
    %inserted_slice_1 = tensor.insert_slice %15 into %inserted_slice_0[2, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<3x8x8xf32>
    return %inserted_slice_1 : tensor<3x8x8xf32>
  }
}