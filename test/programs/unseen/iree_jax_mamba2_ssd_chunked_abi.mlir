module @jit_mamba2_ssd_chunked {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<1x16x2x4xf32>, %input1: tensor<1x16x2xf32>, %input2: tensor<2xf32>, %input3: tensor<1x16x8xf32>, %input4: tensor<1x16x8xf32>) -> (%output0: tensor<1x16x2x4xf32>, %output1: tensor<1x2x4x8xf32>)"}} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1x2x4x8xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4x1x2x4x8xf32>
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<1x16x2x4xf32>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<1x16x2xf32>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<2xf32>
    %3 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<1x16x8xf32>
    %4 = hal.tensor.import %arg4 "input4" : !hal.buffer_view -> tensor<1x16x8xf32>
    %5 = tensor.empty() : tensor<1x16x2xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %7 = tensor.empty() : tensor<1x16x2xi1>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x16x2xf32>) outs(%7 : tensor<1x16x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %88 = arith.cmpf une, %in, %in : f32
      linalg.yield %88 : i1
    } -> tensor<1x16x2xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %in, %cst_2 : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.absf %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.negf %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.log1p %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %13 : tensor<1x16x2xf32>, tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.addf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9, %14 : tensor<1x16x2xi1>, tensor<1x16x2xf32>, tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %88 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %16 = tensor.empty() : tensor<2xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%16 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<2xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%17 : tensor<2xf32>) outs(%16 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.negf %in : f32
      linalg.yield %88 : f32
    } -> tensor<2xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x2xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %19 : tensor<1x16x2xf32>, tensor<1x16x2xf32>) outs(%5 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.mulf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2xf32>
    %expanded = tensor.expand_shape %20 [[0], [1, 2], [3]] output_shape [1, 4, 4, 2] : tensor<1x16x2xf32> into tensor<1x4x4x2xf32>
    %21 = tensor.empty() : tensor<1x2x4x4xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x4x2xf32>) outs(%21 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4xf32>
    %23 = tensor.empty() : tensor<1x16x2x4xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x16x2xf32>) outs(%23 : tensor<1x16x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x2x4xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%0, %24 : tensor<1x16x2x4xf32>, tensor<1x16x2x4xf32>) outs(%23 : tensor<1x16x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.mulf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x16x2x4xf32>
    %expanded_4 = tensor.expand_shape %25 [[0], [1, 2], [3], [4]] output_shape [1, 4, 4, 2, 4] : tensor<1x16x2x4xf32> into tensor<1x4x4x2x4xf32>
    %expanded_5 = tensor.expand_shape %4 [[0], [1, 2], [3]] output_shape [1, 4, 4, 8] : tensor<1x16x8xf32> into tensor<1x4x4x8xf32>
    %26 = tensor.empty() : tensor<1x2x4xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%26 : tensor<1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4xf32>
    %28:2 = iree_linalg_ext.scan dimension(3) inclusive(true) ins(%22 : tensor<1x2x4x4xf32>) outs(%21, %27 : tensor<1x2x4x4xf32>, tensor<1x2x4xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %88 = arith.addf %arg5, %arg6 : f32
      iree_linalg_ext.yield %88 : f32
    } -> tensor<1x2x4x4xf32>, tensor<1x2x4xf32>
    %29 = tensor.empty() : tensor<1x2x4x4x4xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%28#0 : tensor<1x2x4x4xf32>) outs(%29 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4x4xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%28#0 : tensor<1x2x4x4xf32>) outs(%29 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4x4xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%30, %31 : tensor<1x2x4x4x4xf32>, tensor<1x2x4x4x4xf32>) outs(%29 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.subf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x2x4x4x4xf32>
    %33 = tensor.empty() : tensor<4x4xi32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %88 = linalg.index 0 : index
      %89 = arith.index_cast %88 : index to i32
      linalg.yield %89 : i32
    } -> tensor<4x4xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %88 = linalg.index 1 : index
      %89 = arith.index_cast %88 : index to i32
      linalg.yield %89 : i32
    } -> tensor<4x4xi32>
    %36 = tensor.empty() : tensor<4x4xi1>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34, %35 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%36 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %88 = arith.cmpi sge, %in, %in_19 : i32
      linalg.yield %88 : i1
    } -> tensor<4x4xi1>
    %38 = tensor.empty() : tensor<1x2x4x4x4xi1>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<4x4xi1>) outs(%38 : tensor<1x2x4x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x4x4x4xi1>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39, %32 : tensor<1x2x4x4x4xi1>, tensor<1x2x4x4x4xf32>) outs(%29 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %88 = arith.select %in, %in_19, %cst_3 : f32
      linalg.yield %88 : f32
    } -> tensor<1x2x4x4x4xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<1x2x4x4x4xf32>) outs(%29 : tensor<1x2x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x2x4x4x4xf32>
    %42 = tensor.empty() : tensor<1x4x8x4xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x4x4x8xf32>) outs(%42 : tensor<1x4x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x4xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1, 2]] : tensor<1x16x8xf32> into tensor<128xf32>
    %expanded_6 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [4, 4, 8] : tensor<128xf32> into tensor<4x4x8xf32>
    %collapsed_7 = tensor.collapse_shape %43 [[0, 1], [2], [3]] : tensor<1x4x8x4xf32> into tensor<4x8x4xf32>
    %44 = tensor.empty() : tensor<4x4x4xf32>
    %45 = linalg.fill ins(%cst_2 : f32) outs(%44 : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %46 = linalg.batch_matmul ins(%expanded_6, %collapsed_7 : tensor<4x4x8xf32>, tensor<4x8x4xf32>) outs(%45 : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
    %expanded_8 = tensor.expand_shape %46 [[0, 1], [2], [3]] output_shape [1, 4, 4, 4] : tensor<4x4x4xf32> into tensor<1x4x4x4xf32>
    %47 = tensor.empty() : tensor<1x4x4x4x2xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<1x2x4x4x4xf32>) outs(%47 : tensor<1x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x4x2xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x4x4x4xf32>) outs(%47 : tensor<1x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x4x2xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<1x4x4x4x2xf32>, tensor<1x4x4x4x2xf32>) outs(%47 : tensor<1x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.mulf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x4x4x4x2xf32>
    %51 = tensor.empty() : tensor<1x4x2x4x4xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<1x4x4x4x2xf32>) outs(%51 : tensor<1x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x4x4xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<1x4x4x2x4xf32>) outs(%51 : tensor<1x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x4x4xf32>
    %collapsed_9 = tensor.collapse_shape %52 [[0, 1, 2], [3], [4]] : tensor<1x4x2x4x4xf32> into tensor<8x4x4xf32>
    %collapsed_10 = tensor.collapse_shape %53 [[0, 1, 2], [3], [4]] : tensor<1x4x2x4x4xf32> into tensor<8x4x4xf32>
    %54 = tensor.empty() : tensor<8x4x4xf32>
    %55 = linalg.fill ins(%cst_2 : f32) outs(%54 : tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %56 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<8x4x4xf32>, tensor<8x4x4xf32>) outs(%55 : tensor<8x4x4xf32>) -> tensor<8x4x4xf32>
    %expanded_11 = tensor.expand_shape %56 [[0, 1, 2], [3], [4]] output_shape [1, 4, 2, 4, 4] : tensor<8x4x4xf32> into tensor<1x4x2x4x4xf32>
    %57 = tensor.empty() : tensor<1x4x4x2x4xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x4x2x4x4xf32>) outs(%57 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %extracted_slice = tensor.extract_slice %28#0[0, 0, 0, 3] [1, 2, 4, 1] [1, 1, 1, 1] : tensor<1x2x4x4xf32> to tensor<1x2x4x1xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x4x1xf32>) outs(%21 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x4xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %28#0 : tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) outs(%21 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.subf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x2x4x4xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<1x2x4x4xf32>) outs(%21 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x2x4x4xf32>
    %62 = tensor.empty() : tensor<1x4x4x2xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<1x2x4x4xf32>) outs(%62 : tensor<1x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<1x4x4x2xf32>) outs(%57 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%64, %expanded_4 : tensor<1x4x4x2x4xf32>, tensor<1x4x4x2x4xf32>) outs(%57 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.mulf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x4x4x2x4xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<1x4x4x2x4xf32>) outs(%51 : tensor<1x4x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x4x4xf32>
    %collapsed_12 = tensor.collapse_shape %66 [[0, 1], [2, 3], [4]] : tensor<1x4x2x4x4xf32> into tensor<4x8x4xf32>
    %67 = tensor.empty() : tensor<4x8x8xf32>
    %68 = linalg.fill ins(%cst_2 : f32) outs(%67 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %69 = linalg.batch_matmul ins(%collapsed_12, %expanded_6 : tensor<4x8x4xf32>, tensor<4x4x8xf32>) outs(%68 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %70 = tensor.empty() : tensor<1x2x4x1xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x4x1xf32>) outs(%70 : tensor<1x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x2x4x1xf32>
    %collapsed_13 = tensor.collapse_shape %71 [[0], [1], [2, 3]] : tensor<1x2x4x1xf32> into tensor<1x2x4xf32>
    %expanded_14 = tensor.expand_shape %69 [[0], [1, 2, 3], [4]] output_shape [4, 1, 2, 4, 8] : tensor<4x8x8xf32> into tensor<4x1x2x4x8xf32>
    %72 = tensor.empty() : tensor<4x1x2xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_13 : tensor<1x2x4xf32>) outs(%72 : tensor<4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x2xf32>
    %74:2 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %cst, %arg7 = %cst_0) -> (tensor<1x2x4x8xf32>, tensor<4x1x2x4x8xf32>)  : i32 {
      %88 = arith.index_cast %arg5 : i32 to index
      %89 = arith.maxsi %88, %c0 : index
      %90 = arith.minsi %89, %c3 : index
      %extracted_slice_19 = tensor.extract_slice %expanded_14[%90, 0, 0, 0, 0] [1, 1, 2, 4, 8] [1, 1, 1, 1, 1] : tensor<4x1x2x4x8xf32> to tensor<1x1x2x4x8xf32>
      %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1, 2], [3], [4]] : tensor<1x1x2x4x8xf32> into tensor<1x2x4x8xf32>
      %extracted_slice_21 = tensor.extract_slice %73[%90, 0, 0] [1, 1, 2] [1, 1, 1] : tensor<4x1x2xf32> to tensor<1x1x2xf32>
      %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0], [1, 2]] : tensor<1x1x2xf32> into tensor<1x2xf32>
      %91 = tensor.empty() : tensor<1x2x4x8xf32>
      %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<1x2xf32>) outs(%91 : tensor<1x2x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x8xf32>
      %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %92 : tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) outs(%91 : tensor<1x2x4x8xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %97 = arith.mulf %in, %in_23 : f32
        linalg.yield %97 : f32
      } -> tensor<1x2x4x8xf32>
      %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %collapsed_20 : tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) outs(%91 : tensor<1x2x4x8xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %97 = arith.addf %in, %in_23 : f32
        linalg.yield %97 : f32
      } -> tensor<1x2x4x8xf32>
      %95 = tensor.empty() : tensor<1x1x2x4x8xf32>
      %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<1x2x4x8xf32>) outs(%95 : tensor<1x1x2x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x1x2x4x8xf32>
      %inserted_slice = tensor.insert_slice %96 into %arg7[%90, 0, 0, 0, 0] [1, 1, 2, 4, 8] [1, 1, 1, 1, 1] : tensor<1x1x2x4x8xf32> into tensor<4x1x2x4x8xf32>
      scf.yield %94, %inserted_slice : tensor<1x2x4x8xf32>, tensor<4x1x2x4x8xf32>
    }
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28#0 : tensor<1x2x4x4xf32>) outs(%21 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<1x2x4x4xf32>
    %76 = tensor.empty() : tensor<4x1x8x4xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<1x4x4x8xf32>) outs(%76 : tensor<4x1x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x8x4xf32>
    %collapsed_15 = tensor.collapse_shape %74#1 [[0], [1, 2, 3], [4]] : tensor<4x1x2x4x8xf32> into tensor<4x8x8xf32>
    %collapsed_16 = tensor.collapse_shape %77 [[0], [1, 2], [3]] : tensor<4x1x8x4xf32> into tensor<4x8x4xf32>
    %78 = tensor.empty() : tensor<4x8x4xf32>
    %79 = linalg.fill ins(%cst_2 : f32) outs(%78 : tensor<4x8x4xf32>) -> tensor<4x8x4xf32>
    %80 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<4x8x8xf32>, tensor<4x8x4xf32>) outs(%79 : tensor<4x8x4xf32>) -> tensor<4x8x4xf32>
    %expanded_17 = tensor.expand_shape %80 [[0], [1, 2, 3], [4]] output_shape [4, 1, 2, 4, 4] : tensor<4x8x4xf32> into tensor<4x1x2x4x4xf32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x2x4x4xf32>) outs(%62 : tensor<1x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2xf32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<4x1x2x4x4xf32>) outs(%57 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<1x4x4x2xf32>) outs(%57 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2x4xf32>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%83, %82 : tensor<1x4x4x2x4xf32>, tensor<1x4x4x2x4xf32>) outs(%57 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.mulf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x4x4x2x4xf32>
    %85 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%58, %84 : tensor<1x4x4x2x4xf32>, tensor<1x4x4x2x4xf32>) outs(%57 : tensor<1x4x4x2x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %88 = arith.addf %in, %in_19 : f32
      linalg.yield %88 : f32
    } -> tensor<1x4x4x2x4xf32>
    %collapsed_18 = tensor.collapse_shape %85 [[0], [1, 2], [3], [4]] : tensor<1x4x4x2x4xf32> into tensor<1x16x2x4xf32>
    %86 = hal.tensor.export %collapsed_18 "output0" : tensor<1x16x2x4xf32> -> !hal.buffer_view
    %87 = hal.tensor.export %74#0 "output1" : tensor<1x2x4x8xf32> -> !hal.buffer_view
    util.return %86, %87 : !hal.buffer_view, !hal.buffer_view
  }
}