module @jit_gqa_alibi_softcap_f16_odd_lengths {
  util.func public @main(%arg0: tensor<2x7x6x13xf16>, %arg1: tensor<2x19x2x13xf16>, %arg2: tensor<2x19x2x13xf16>, %arg3: tensor<6xf32>) -> tensor<2x7x78xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0xFF800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %c12_i32 = arith.constant 12 : i32
    %cst_2 = arith.constant 3.000000e+01 : f32
    %cst_3 = arith.constant 0.277350098 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3], [4]] output_shape [2, 7, 2, 3, 13] : tensor<2x7x6x13xf16> into tensor<2x7x2x3x13xf16>
    %0 = tensor.empty() : tensor<2x2x19x13xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x19x2x13xf16>) outs(%0 : tensor<2x2x19x13xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x19x13xf16>
    %2 = tensor.empty() : tensor<2x2x13x7x3xf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x7x2x3x13xf16>) outs(%2 : tensor<2x2x13x7x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x13x7x3xf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x2x19x13xf16> into tensor<4x19x13xf16>
    %collapsed_5 = tensor.collapse_shape %3 [[0, 1], [2], [3, 4]] : tensor<2x2x13x7x3xf16> into tensor<4x13x21xf16>
    %4 = tensor.empty() : tensor<4x19x21xf32>
    %5 = linalg.fill ins(%cst_4 : f32) outs(%4 : tensor<4x19x21xf32>) -> tensor<4x19x21xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<4x19x13xf16>, tensor<4x13x21xf16>) outs(%5 : tensor<4x19x21xf32>) -> tensor<4x19x21xf32>
    %expanded_6 = tensor.expand_shape %6 [[0, 1], [2], [3, 4]] output_shape [2, 2, 19, 7, 3] : tensor<4x19x21xf32> into tensor<2x2x19x7x3xf32>
    %7 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x2x19x7x3xf32>) outs(%7 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x7x19xf32>
    %9 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x2x3x7x19xf32>) outs(%9 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.mulf %in, %cst_3 : f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7x19xf32>
    %11 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x2x3x7x19xf32>) outs(%11 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.divf %in, %cst_2 : f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7x19xf32>
    %13 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x2x3x7x19xf32>) outs(%13 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = math.tanh %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7x19xf32>
    %15 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x2x3x7x19xf32>) outs(%15 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.mulf %in, %cst_2 : f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7x19xf32>
    %17 = tensor.empty() : tensor<7xi32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%17 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %78 = linalg.index 0 : index
      %79 = arith.index_cast %78 : index to i32
      linalg.yield %79 : i32
    } -> tensor<7xi32>
    %expanded_7 = tensor.expand_shape %18 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %19 = tensor.empty() : tensor<7x1xi32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_7 : tensor<7x1xi32>) outs(%19 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %78 = arith.addi %in, %c12_i32 : i32
      linalg.yield %78 : i32
    } -> tensor<7x1xi32>
    %21 = tensor.empty() : tensor<19xi32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%21 : tensor<19xi32>) {
    ^bb0(%out: i32):
      %78 = linalg.index 0 : index
      %79 = arith.index_cast %78 : index to i32
      linalg.yield %79 : i32
    } -> tensor<19xi32>
    %23 = tensor.empty() : tensor<7x19xi32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x1xi32>) outs(%23 : tensor<7x19xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x19xi32>
    %25 = tensor.empty() : tensor<7x19xi32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<19xi32>) outs(%25 : tensor<7x19xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x19xi32>
    %27 = tensor.empty() : tensor<7x19xi32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<7x19xi32>, tensor<7x19xi32>) outs(%27 : tensor<7x19xi32>) {
    ^bb0(%in: i32, %in_14: i32, %out: i32):
      %78 = arith.subi %in, %in_14 : i32
      linalg.yield %78 : i32
    } -> tensor<7x19xi32>
    %expanded_8 = tensor.expand_shape %arg3 [[0, 1, 2, 3, 4]] output_shape [1, 2, 3, 1, 1] : tensor<6xf32> into tensor<1x2x3x1x1xf32>
    %29 = tensor.empty() : tensor<7x19xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<7x19xi32>) outs(%29 : tensor<7x19xf32>) {
    ^bb0(%in: i32, %out: f32):
      %78 = arith.sitofp %in : i32 to f32
      linalg.yield %78 : f32
    } -> tensor<7x19xf32>
    %31 = tensor.empty() : tensor<1x2x3x7x19xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, 0, 0)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x2x3x1x1xf32>) outs(%31 : tensor<1x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x7x19xf32>
    %33 = tensor.empty() : tensor<1x2x3x7x19xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<7x19xf32>) outs(%33 : tensor<1x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x3x7x19xf32>
    %35 = tensor.empty() : tensor<1x2x3x7x19xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%32, %34 : tensor<1x2x3x7x19xf32>, tensor<1x2x3x7x19xf32>) outs(%35 : tensor<1x2x3x7x19xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %78 = arith.mulf %in, %in_14 : f32
      linalg.yield %78 : f32
    } -> tensor<1x2x3x7x19xf32>
    %37 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<1x2x3x7x19xf32>) outs(%37 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x3x7x19xf32>
    %39 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%16, %38 : tensor<2x2x3x7x19xf32>, tensor<2x2x3x7x19xf32>) outs(%39 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %78 = arith.subf %in, %in_14 : f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7x19xf32>
    %41 = tensor.empty() : tensor<7x19xi1>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<7x19xi32>) outs(%41 : tensor<7x19xi1>) {
    ^bb0(%in: i32, %out: i1):
      %78 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %78 : i1
    } -> tensor<7x19xi1>
    %43 = tensor.empty() : tensor<2x2x3x7x19xi1>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<7x19xi1>) outs(%43 : tensor<2x2x3x7x19xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x3x7x19xi1>
    %45 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44, %40 : tensor<2x2x3x7x19xi1>, tensor<2x2x3x7x19xf32>) outs(%45 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: i1, %in_14: f32, %out: f32):
      %78 = arith.select %in, %in_14, %cst_1 : f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7x19xf32>
    %47 = tensor.empty() : tensor<2x2x3x7x19xf16>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x2x3x7x19xf32>) outs(%47 : tensor<2x2x3x7x19xf16>) {
    ^bb0(%in: f32, %out: f16):
      %78 = arith.truncf %in : f32 to f16
      linalg.yield %78 : f16
    } -> tensor<2x2x3x7x19xf16>
    %49 = tensor.empty() : tensor<2x2x3x7xf16>
    %50 = linalg.fill ins(%cst_0 : f16) outs(%49 : tensor<2x2x3x7xf16>) -> tensor<2x2x3x7xf16>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%48 : tensor<2x2x3x7x19xf16>) outs(%50 : tensor<2x2x3x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %78 = arith.maximumf %out, %in : f16
      linalg.yield %78 : f16
    } -> tensor<2x2x3x7xf16>
    %52 = tensor.empty() : tensor<2x2x3x7x19xf16>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x2x3x7xf16>) outs(%52 : tensor<2x2x3x7x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x3x7x19xf16>
    %54 = tensor.empty() : tensor<2x2x3x7x19xf16>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48, %53 : tensor<2x2x3x7x19xf16>, tensor<2x2x3x7x19xf16>) outs(%54 : tensor<2x2x3x7x19xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %78 = arith.subf %in, %in_14 : f16
      linalg.yield %78 : f16
    } -> tensor<2x2x3x7x19xf16>
    %56 = tensor.empty() : tensor<2x2x3x7x19xf16>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x2x3x7x19xf16>) outs(%56 : tensor<2x2x3x7x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      %78 = math.exp %in : f16
      linalg.yield %78 : f16
    } -> tensor<2x2x3x7x19xf16>
    %58 = tensor.empty() : tensor<2x2x3x7x19xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x2x3x7x19xf16>) outs(%58 : tensor<2x2x3x7x19xf32>) {
    ^bb0(%in: f16, %out: f32):
      %78 = arith.extf %in : f16 to f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7x19xf32>
    %60 = tensor.empty() : tensor<2x2x3x7xf32>
    %61 = linalg.fill ins(%cst_4 : f32) outs(%60 : tensor<2x2x3x7xf32>) -> tensor<2x2x3x7xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x2x3x7x19xf32>) outs(%61 : tensor<2x2x3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %78 = arith.addf %out, %in : f32
      linalg.yield %78 : f32
    } -> tensor<2x2x3x7xf32>
    %63 = tensor.empty() : tensor<2x2x3x7xf16>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x2x3x7xf32>) outs(%63 : tensor<2x2x3x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %78 = arith.truncf %in : f32 to f16
      linalg.yield %78 : f16
    } -> tensor<2x2x3x7xf16>
    %expanded_9 = tensor.expand_shape %64 [[0], [1], [2], [3, 4]] output_shape [2, 2, 3, 7, 1] : tensor<2x2x3x7xf16> into tensor<2x2x3x7x1xf16>
    %65 = tensor.empty() : tensor<2x2x3x7x19xf16>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x2x3x7x1xf16>) outs(%65 : tensor<2x2x3x7x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x3x7x19xf16>
    %67 = tensor.empty() : tensor<2x2x3x7x19xf16>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%57, %66 : tensor<2x2x3x7x19xf16>, tensor<2x2x3x7x19xf16>) outs(%67 : tensor<2x2x3x7x19xf16>) {
    ^bb0(%in: f16, %in_14: f16, %out: f16):
      %78 = arith.divf %in, %in_14 : f16
      linalg.yield %78 : f16
    } -> tensor<2x2x3x7x19xf16>
    %69 = tensor.empty() : tensor<2x2x13x19xf16>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x19x2x13xf16>) outs(%69 : tensor<2x2x13x19xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x13x19xf16>
    %71 = tensor.empty() : tensor<2x2x19x3x7xf16>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<2x2x3x7x19xf16>) outs(%71 : tensor<2x2x19x3x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x19x3x7xf16>
    %collapsed_10 = tensor.collapse_shape %70 [[0, 1], [2], [3]] : tensor<2x2x13x19xf16> into tensor<4x13x19xf16>
    %collapsed_11 = tensor.collapse_shape %72 [[0, 1], [2], [3, 4]] : tensor<2x2x19x3x7xf16> into tensor<4x19x21xf16>
    %73 = tensor.empty() : tensor<4x13x21xf16>
    %74 = linalg.fill ins(%cst : f16) outs(%73 : tensor<4x13x21xf16>) -> tensor<4x13x21xf16>
    %75 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<4x13x19xf16>, tensor<4x19x21xf16>) outs(%74 : tensor<4x13x21xf16>) -> tensor<4x13x21xf16>
    %expanded_12 = tensor.expand_shape %75 [[0, 1], [2], [3, 4]] output_shape [2, 2, 13, 3, 7] : tensor<4x13x21xf16> into tensor<2x2x13x3x7xf16>
    %76 = tensor.empty() : tensor<2x7x2x3x13xf16>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<2x2x13x3x7xf16>) outs(%76 : tensor<2x7x2x3x13xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x7x2x3x13xf16>
    %collapsed_13 = tensor.collapse_shape %77 [[0], [1], [2, 3, 4]] : tensor<2x7x2x3x13xf16> into tensor<2x7x78xf16>
    util.return %collapsed_13 : tensor<2x7x78xf16>
  }
}