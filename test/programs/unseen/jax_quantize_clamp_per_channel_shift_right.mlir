module @jit_quantize_clamp_per_channel_shift_right {
  util.func public @main(%arg0: tensor<16x12xi8>, %arg1: tensor<12x10xi8>, %arg2: tensor<10xf32>, %arg3: tensor<i32>) -> tensor<16x10xi8> {
    %cst = arith.constant 1.270000e+02 : f32
    %cst_0 = arith.constant -1.280000e+02 : f32
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %c7_i32 = arith.constant 7 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<16x10xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<16x10xi32>) -> tensor<16x10xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x12xi8>, tensor<12x10xi8>) outs(%1 : tensor<16x10xi32>) -> tensor<16x10xi32>
    %3 = tensor.empty() : tensor<16x10xi32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x10xi32>) outs(%3 : tensor<16x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.addi %in, %c8_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<16x10xi32>
    %5 = tensor.empty() : tensor<i32>
    %6 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%5 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.andi %in, %c7_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<i32>
    %7 = tensor.empty() : tensor<16x10xi32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<i32>) outs(%7 : tensor<16x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x10xi32>
    %9 = tensor.empty() : tensor<16x10xi32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %8 : tensor<16x10xi32>, tensor<16x10xi32>) outs(%9 : tensor<16x10xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %33 = arith.shrsi %in, %c31_i32 : i32
      %34 = arith.shrsi %in, %in_1 : i32
      %35 = arith.cmpi ult, %in_1, %c32_i32 : i32
      %36 = arith.select %35, %34, %33 : i32
      linalg.yield %36 : i32
    } -> tensor<16x10xi32>
    %11 = tensor.empty() : tensor<16x10xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<16x10xi32>) outs(%11 : tensor<16x10xf32>) {
    ^bb0(%in: i32, %out: f32):
      %33 = arith.sitofp %in : i32 to f32
      linalg.yield %33 : f32
    } -> tensor<16x10xf32>
    %13 = tensor.empty() : tensor<16x10xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<10xf32>) outs(%13 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %15 = tensor.empty() : tensor<16x10xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%15 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.mulf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<16x10xf32>
    %17 = tensor.empty() : tensor<16x10xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x10xf32>) outs(%17 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %33 = math.roundeven %in : f32
      linalg.yield %33 : f32
    } -> tensor<16x10xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%19 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<16x10xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<f32>) outs(%21 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %23 = tensor.empty() : tensor<16x10xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %18 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%23 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.maximumf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<16x10xf32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%25 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<16x10xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<f32>) outs(%27 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x10xf32>
    %29 = tensor.empty() : tensor<16x10xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28, %24 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%29 : tensor<16x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.minimumf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<16x10xf32>
    %31 = tensor.empty() : tensor<16x10xi8>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x10xf32>) outs(%31 : tensor<16x10xi8>) {
    ^bb0(%in: f32, %out: i8):
      %33 = arith.fptosi %in : f32 to i8
      linalg.yield %33 : i8
    } -> tensor<16x10xi8>
    util.return %32 : tensor<16x10xi8>
  }
}