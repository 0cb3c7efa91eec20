module @jit_rnn_scan {
  func.func public @main(%arg0: tensor<4x8x16xf32>, %arg1: tensor<16x16xf32>) -> (tensor<8x16xf32>, tensor<4x8x16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<8x16xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4x8x16xf32>
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg2 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg3 = %cst_0, %arg4 = %cst_1) -> (tensor<8x16xf32>, tensor<4x8x16xf32>)  : i32 {
      %1 = arith.index_cast %arg2 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c3 : index
      %extracted_slice = tensor.extract_slice %arg0[%3, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x8x16xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
      %4 = tensor.empty() : tensor<8x16xf32>
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<8x16xf32>) -> tensor<8x16xf32>
      %6 = linalg.matmul ins(%arg3, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%5 : tensor<8x16xf32>) -> tensor<8x16xf32>
      %7 = tensor.empty() : tensor<8x16xf32>
      %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %6 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%7 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %16 = arith.addf %in, %in_2 : f32
        linalg.yield %16 : f32
      } -> tensor<8x16xf32>
      %9 = tensor.empty() : tensor<8x16xf32>
      %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x16xf32>) outs(%9 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %16 = math.tanh %in : f32
        linalg.yield %16 : f32
      } -> tensor<8x16xf32>
      %11 = tensor.empty() : tensor<1x8x16xf32>
      %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<8x16xf32>) outs(%11 : tensor<1x8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x16xf32>
      %13 = arith.index_cast %arg2 : i32 to index
      %14 = arith.maxsi %13, %c0 : index
      %15 = arith.minsi %14, %c3 : index
      %inserted_slice = tensor.insert_slice %12 into %arg4[%15, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<1x8x16xf32> into tensor<4x8x16xf32>
      scf.yield %10, %inserted_slice : tensor<8x16xf32>, tensor<4x8x16xf32>
    }
    return %0#0, %0#1 : tensor<8x16xf32>, tensor<4x8x16xf32>
  }
}