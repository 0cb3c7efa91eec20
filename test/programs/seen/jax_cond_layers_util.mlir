module @jit_cond_layers_util {
  util.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<i1>) -> tensor<4x8xf32> {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<8x8xf32>
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg1 : tensor<i1>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i1, %out: i32):
      %5 = arith.extui %in : i1 to i32
      linalg.yield %5 : i32
    } -> tensor<i32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %3[] : tensor<i1>
    %4 = scf.if %extracted -> (tensor<4x8xf32>) {
      %5 = tensor.empty() : tensor<8x8xi32>
      %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<8x8xi32>) {
      ^bb0(%out: i32):
        %16 = linalg.index 0 : index
        %17 = arith.index_cast %16 : index to i32
        linalg.yield %17 : i32
      } -> tensor<8x8xi32>
      %7 = tensor.empty() : tensor<8x8xi32>
      %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<8x8xi32>) {
      ^bb0(%out: i32):
        %16 = linalg.index 1 : index
        %17 = arith.index_cast %16 : index to i32
        linalg.yield %17 : i32
      } -> tensor<8x8xi32>
      %9 = tensor.empty() : tensor<8x8xi1>
      %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%9 : tensor<8x8xi1>) {
      ^bb0(%in: i32, %in_2: i32, %out: i1):
        %16 = arith.cmpi eq, %in, %in_2 : i32
        linalg.yield %16 : i1
      } -> tensor<8x8xi1>
      %11 = tensor.empty() : tensor<4x8xf32>
      %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %13 = linalg.matmul ins(%arg0, %10 : tensor<4x8xf32>, tensor<8x8xi1>) outs(%12 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %14 = tensor.empty() : tensor<4x8xf32>
      %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %16 = arith.mulf %in, %cst : f32
        linalg.yield %16 : f32
      } -> tensor<4x8xf32>
      scf.yield %15 : tensor<4x8xf32>
    } else {
      %5 = tensor.empty() : tensor<4x8xf32>
      %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%5 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.maximumf %in, %cst_0 : f32
        linalg.yield %10 : f32
      } -> tensor<4x8xf32>
      %7 = tensor.empty() : tensor<4x8xf32>
      %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %9 = linalg.matmul ins(%6, %cst_1 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%8 : tensor<4x8xf32>) -> tensor<4x8xf32>
      scf.yield %9 : tensor<4x8xf32>
    }
    util.return %4 : tensor<4x8xf32>
  }
}