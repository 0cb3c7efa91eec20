module @jit_rope_cache {
  func.func public @main(%arg0: tensor<4x32xf32>, %arg1: tensor<24x4x32xf32>, %arg2: tensor<i32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<4x32xf32>) -> (tensor<4x24xf32>, tensor<24x4x32xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c23 = arith.constant 23 : index
    %0 = tensor.extract_slice %arg0[0, 0] [4, 16] [1, 1] : tensor<4x32xf32> to tensor<4x16xf32>
    %1 = tensor.extract_slice %arg0[0, 16] [4, 16] [1, 1] : tensor<4x32xf32> to tensor<4x16xf32>
    %2 = tensor.empty() : tensor<4x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %1, %arg3, %arg4 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%2 : tensor<4x16xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %s: f32, %out: f32):
      %20 = arith.mulf %a, %c : f32
      %21 = arith.mulf %b, %s : f32
      %22 = arith.subf %20, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<4x16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %0, %arg3, %arg4 : tensor<4x16xf32>, tensor<4x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%2 : tensor<4x16xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32, %s: f32, %out: f32):
      %20 = arith.mulf %a, %c : f32
      %21 = arith.mulf %b, %s : f32
      %22 = arith.addf %20, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<4x16xf32>
    %5 = tensor.empty() : tensor<4x32xf32>
    %6 = tensor.insert_slice %3 into %5[0, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<4x32xf32>
    %7 = tensor.insert_slice %4 into %6[0, 16] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<4x32xf32>
    %8 = tensor.extract %arg2[] : tensor<i32>
    %9 = arith.index_cast %8 : i32 to index
    %10 = arith.maxsi %9, %c0 : index
    %11 = arith.minsi %10, %c23 : index
    %12 = tensor.insert_slice %7 into %arg1[%11, 0, 0] [1, 4, 32] [1, 1, 1] : tensor<4x32xf32> into tensor<24x4x32xf32>
    %13 = tensor.empty() : tensor<4x24xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<4x24xf32>) -> tensor<4x24xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg5, %12 : tensor<4x32xf32>, tensor<24x4x32xf32>) outs(%14 : tensor<4x24xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %20 = arith.mulf %a, %b : f32
      %21 = arith.addf %out, %20 : f32
      linalg.yield %21 : f32
    } -> tensor<4x24xf32>
    return %15, %12 : tensor<4x24xf32>, tensor<24x4x32xf32>
  }
}
