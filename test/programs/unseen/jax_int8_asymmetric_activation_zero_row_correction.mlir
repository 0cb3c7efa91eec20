module @jit_int8_asymmetric_activation_zero_row_correction {
  util.func public @main(%arg0: tensor<21x75xi8>, %arg1: tensor<75x37xi8>, %arg2: tensor<21x1xf32>, %arg3: tensor<37xf32>, %arg4: tensor<37xi32>) -> tensor<21x37xf16> {
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<21x37xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<21x37xi32>) -> tensor<21x37xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<21x75xi8>, tensor<75x37xi8>) outs(%1 : tensor<21x37xi32>) -> tensor<21x37xi32>
    %3 = tensor.empty() : tensor<75x37xi32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<75x37xi8>) outs(%3 : tensor<75x37xi32>) {
    ^bb0(%in: i8, %out: i32):
      %30 = arith.extsi %in : i8 to i32
      linalg.yield %30 : i32
    } -> tensor<75x37xi32>
    %5 = tensor.empty() : tensor<37xi32>
    %6 = linalg.fill ins(%c0_i32 : i32) outs(%5 : tensor<37xi32>) -> tensor<37xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<75x37xi32>) outs(%6 : tensor<37xi32>) {
    ^bb0(%in: i32, %out: i32):
      %30 = arith.addi %out, %in : i32
      linalg.yield %30 : i32
    } -> tensor<37xi32>
    %8 = tensor.empty() : tensor<37xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<37xi32>) outs(%8 : tensor<37xi32>) {
    ^bb0(%in: i32, %out: i32):
      %30 = arith.muli %in, %c3_i32 : i32
      linalg.yield %30 : i32
    } -> tensor<37xi32>
    %10 = tensor.empty() : tensor<21x37xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<37xi32>) outs(%10 : tensor<21x37xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<21x37xi32>
    %12 = tensor.empty() : tensor<21x37xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %11 : tensor<21x37xi32>, tensor<21x37xi32>) outs(%12 : tensor<21x37xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %30 = arith.subi %in, %in_0 : i32
      linalg.yield %30 : i32
    } -> tensor<21x37xi32>
    %14 = tensor.empty() : tensor<21x37xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<37xi32>) outs(%14 : tensor<21x37xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<21x37xi32>
    %16 = tensor.empty() : tensor<21x37xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<21x37xi32>, tensor<21x37xi32>) outs(%16 : tensor<21x37xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %30 = arith.addi %in, %in_0 : i32
      linalg.yield %30 : i32
    } -> tensor<21x37xi32>
    %18 = tensor.empty() : tensor<21x37xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<21x37xi32>) outs(%18 : tensor<21x37xf32>) {
    ^bb0(%in: i32, %out: f32):
      %30 = arith.sitofp %in : i32 to f32
      linalg.yield %30 : f32
    } -> tensor<21x37xf32>
    %20 = tensor.empty() : tensor<21x37xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<21x1xf32>) outs(%20 : tensor<21x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<21x37xf32>
    %22 = tensor.empty() : tensor<21x37xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<21x37xf32>, tensor<21x37xf32>) outs(%22 : tensor<21x37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %30 = arith.mulf %in, %in_0 : f32
      linalg.yield %30 : f32
    } -> tensor<21x37xf32>
    %24 = tensor.empty() : tensor<21x37xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<37xf32>) outs(%24 : tensor<21x37xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<21x37xf32>
    %26 = tensor.empty() : tensor<21x37xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<21x37xf32>, tensor<21x37xf32>) outs(%26 : tensor<21x37xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %30 = arith.mulf %in, %in_0 : f32
      linalg.yield %30 : f32
    } -> tensor<21x37xf32>
    %28 = tensor.empty() : tensor<21x37xf16>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<21x37xf32>) outs(%28 : tensor<21x37xf16>) {
    ^bb0(%in: f32, %out: f16):
      %30 = arith.truncf %in : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<21x37xf16>
    util.return %29 : tensor<21x37xf16>
  }
}