module @jit_int8_requantized_fixed_point_multiplier_layer {
  util.func public @main(%arg0: tensor<32x64xi8>, %arg1: tensor<64x48xi8>, %arg2: tensor<f32>, %arg3: tensor<i8>, %arg4: tensor<48xf32>, %arg5: tensor<48xi32>, %arg6: tensor<f32>, %arg7: tensor<i8>) -> (tensor<32x48xi8>, tensor<32xi32>) {
    %cst = arith.constant 1.270000e+02 : f32
    %cst_0 = arith.constant -1.280000e+02 : f32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<32x48xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<32x48xi32>) -> tensor<32x48xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x64xi8>, tensor<64x48xi8>) outs(%1 : tensor<32x48xi32>) -> tensor<32x48xi32>
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<i8>) outs(%3 : tensor<i32>) {
    ^bb0(%in: i8, %out: i32):
      %61 = arith.extsi %in : i8 to i32
      linalg.yield %61 : i32
    } -> tensor<i32>
    %5 = tensor.empty() : tensor<64x48xi32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x48xi8>) outs(%5 : tensor<64x48xi32>) {
    ^bb0(%in: i8, %out: i32):
      %61 = arith.extsi %in : i8 to i32
      linalg.yield %61 : i32
    } -> tensor<64x48xi32>
    %7 = tensor.empty() : tensor<48xi32>
    %8 = linalg.fill ins(%c0_i32 : i32) outs(%7 : tensor<48xi32>) -> tensor<48xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<64x48xi32>) outs(%8 : tensor<48xi32>) {
    ^bb0(%in: i32, %out: i32):
      %61 = arith.addi %out, %in : i32
      linalg.yield %61 : i32
    } -> tensor<48xi32>
    %10 = tensor.empty() : tensor<48xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<i32>) outs(%10 : tensor<48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<48xi32>
    %12 = tensor.empty() : tensor<48xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11, %9 : tensor<48xi32>, tensor<48xi32>) outs(%12 : tensor<48xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %61 = arith.muli %in, %in_1 : i32
      linalg.yield %61 : i32
    } -> tensor<48xi32>
    %14 = tensor.empty() : tensor<32x48xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<48xi32>) outs(%14 : tensor<32x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x48xi32>
    %16 = tensor.empty() : tensor<32x48xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %15 : tensor<32x48xi32>, tensor<32x48xi32>) outs(%16 : tensor<32x48xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %61 = arith.subi %in, %in_1 : i32
      linalg.yield %61 : i32
    } -> tensor<32x48xi32>
    %18 = tensor.empty() : tensor<32x48xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<48xi32>) outs(%18 : tensor<32x48xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<32x48xi32>
    %20 = tensor.empty() : tensor<32x48xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<32x48xi32>, tensor<32x48xi32>) outs(%20 : tensor<32x48xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %61 = arith.addi %in, %in_1 : i32
      linalg.yield %61 : i32
    } -> tensor<32x48xi32>
    %22 = tensor.empty() : tensor<32x48xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<32x48xi32>) outs(%22 : tensor<32x48xf32>) {
    ^bb0(%in: i32, %out: f32):
      %61 = arith.sitofp %in : i32 to f32
      linalg.yield %61 : f32
    } -> tensor<32x48xf32>
    %24 = tensor.empty() : tensor<48xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<f32>) outs(%24 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48xf32>
    %26 = tensor.empty() : tensor<48xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%25, %arg4 : tensor<48xf32>, tensor<48xf32>) outs(%26 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %61 = arith.mulf %in, %in_1 : f32
      linalg.yield %61 : f32
    } -> tensor<48xf32>
    %28 = tensor.empty() : tensor<48xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg6 : tensor<f32>) outs(%28 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48xf32>
    %30 = tensor.empty() : tensor<48xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%27, %29 : tensor<48xf32>, tensor<48xf32>) outs(%30 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %61 = arith.divf %in, %in_1 : f32
      linalg.yield %61 : f32
    } -> tensor<48xf32>
    %32 = tensor.empty() : tensor<32x48xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<48xf32>) outs(%32 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %34 = tensor.empty() : tensor<32x48xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %33 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%34 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %61 = arith.mulf %in, %in_1 : f32
      linalg.yield %61 : f32
    } -> tensor<32x48xf32>
    %36 = tensor.empty() : tensor<32x48xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x48xf32>) outs(%36 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %61 = math.roundeven %in : f32
      linalg.yield %61 : f32
    } -> tensor<32x48xf32>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg7 : tensor<i8>) outs(%38 : tensor<f32>) {
    ^bb0(%in: i8, %out: f32):
      %61 = arith.sitofp %in : i8 to f32
      linalg.yield %61 : f32
    } -> tensor<f32>
    %40 = tensor.empty() : tensor<32x48xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<f32>) outs(%40 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %42 = tensor.empty() : tensor<32x48xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37, %41 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%42 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %61 = arith.addf %in, %in_1 : f32
      linalg.yield %61 : f32
    } -> tensor<32x48xf32>
    %44 = tensor.empty() : tensor<f32>
    %45 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%44 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %46 = tensor.empty() : tensor<32x48xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<f32>) outs(%46 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %48 = tensor.empty() : tensor<32x48xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47, %43 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%48 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %61 = arith.maximumf %in, %in_1 : f32
      linalg.yield %61 : f32
    } -> tensor<32x48xf32>
    %50 = tensor.empty() : tensor<f32>
    %51 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%50 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %52 = tensor.empty() : tensor<32x48xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<f32>) outs(%52 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %54 = tensor.empty() : tensor<32x48xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53, %49 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%54 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %61 = arith.minimumf %in, %in_1 : f32
      linalg.yield %61 : f32
    } -> tensor<32x48xf32>
    %56 = tensor.empty() : tensor<32x48xi8>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<32x48xf32>) outs(%56 : tensor<32x48xi8>) {
    ^bb0(%in: f32, %out: i8):
      %61 = arith.fptosi %in : f32 to i8
      linalg.yield %61 : i8
    } -> tensor<32x48xi8>
    %58 = tensor.empty() : tensor<32xi32>
    %59 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%58 : tensor<32xi32>) -> tensor<32xi32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<32x48xi32>) outs(%59 : tensor<32xi32>) {
    ^bb0(%in: i32, %out: i32):
      %61 = arith.maxsi %out, %in : i32
      linalg.yield %61 : i32
    } -> tensor<32xi32>
    util.return %57, %60 : tensor<32x48xi8>, tensor<32xi32>
  }
}