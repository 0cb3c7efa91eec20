module @jit_paged_attention_block_table {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<2x8x4x16xbf16>, %input1: tensor<6x4x2x16xbf16>, %input2: tensor<6x4x2x16xbf16>, %input3: tensor<2x3xi32>, %input4: tensor<2xi32>) -> (%output0: tensor<2x8x64xbf16>)"}} {
    %c0_i32 = arith.constant 0 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant -1.000000e+30 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2x8x4x16xbf16>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<6x4x2x16xbf16>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<6x4x2x16xbf16>
    %3 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<2x3xi32>
    %4 = hal.tensor.import %arg4 "input4" : !hal.buffer_view -> tensor<2xi32>
    %5 = tensor.empty() : tensor<2x3xi1>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x3xi32>) outs(%5 : tensor<2x3xi1>) {
    ^bb0(%in: i32, %out: i1):
      %55 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %55 : i1
    } -> tensor<2x3xi1>
    %7 = tensor.empty() : tensor<2x3xi32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<2x3xi32>) outs(%7 : tensor<2x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %55 = arith.addi %in, %c6_i32 : i32
      linalg.yield %55 : i32
    } -> tensor<2x3xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %8, %3 : tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) outs(%7 : tensor<2x3xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %55 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %55 : i32
    } -> tensor<2x3xi32>
    %expanded = tensor.expand_shape %9 [[0], [1, 2]] output_shape [2, 3, 1] : tensor<2x3xi32> into tensor<2x3x1xi32>
    %10 = tensor.empty() : tensor<2x3x1x4x2x16xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x1xi32>) outs(%10 : tensor<2x3x1x4x2x16xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %55 = arith.index_cast %in : i32 to index
      %56 = linalg.index 3 : index
      %57 = linalg.index 4 : index
      %58 = linalg.index 5 : index
      %extracted = tensor.extract %1[%55, %56, %57, %58] : tensor<6x4x2x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x3x1x4x2x16xbf16>
    %collapsed = tensor.collapse_shape %11 [[0], [1, 2, 3], [4], [5]] : tensor<2x3x1x4x2x16xbf16> into tensor<2x12x2x16xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x3x1xi32>) outs(%10 : tensor<2x3x1x4x2x16xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %55 = arith.index_cast %in : i32 to index
      %56 = linalg.index 3 : index
      %57 = linalg.index 4 : index
      %58 = linalg.index 5 : index
      %extracted = tensor.extract %2[%55, %56, %57, %58] : tensor<6x4x2x16xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x3x1x4x2x16xbf16>
    %collapsed_4 = tensor.collapse_shape %12 [[0], [1, 2, 3], [4], [5]] : tensor<2x3x1x4x2x16xbf16> into tensor<2x12x2x16xbf16>
    %expanded_5 = tensor.expand_shape %0 [[0], [1], [2, 3], [4]] output_shape [2, 8, 2, 2, 16] : tensor<2x8x4x16xbf16> into tensor<2x8x2x2x16xbf16>
    %13 = tensor.empty() : tensor<2x2x12x16xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x12x2x16xbf16>) outs(%13 : tensor<2x2x12x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x12x16xbf16>
    %15 = tensor.empty() : tensor<2x2x16x8x2xbf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x8x2x2x16xbf16>) outs(%15 : tensor<2x2x16x8x2xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x8x2xbf16>
    %collapsed_6 = tensor.collapse_shape %14 [[0, 1], [2], [3]] : tensor<2x2x12x16xbf16> into tensor<4x12x16xbf16>
    %collapsed_7 = tensor.collapse_shape %16 [[0, 1], [2], [3, 4]] : tensor<2x2x16x8x2xbf16> into tensor<4x16x16xbf16>
    %17 = tensor.empty() : tensor<4x12x16xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4x12x16xf32>) -> tensor<4x12x16xf32>
    %19 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<4x12x16xbf16>, tensor<4x16x16xbf16>) outs(%18 : tensor<4x12x16xf32>) -> tensor<4x12x16xf32>
    %expanded_8 = tensor.expand_shape %19 [[0, 1], [2], [3, 4]] output_shape [2, 2, 12, 8, 2] : tensor<4x12x16xf32> into tensor<2x2x12x8x2xf32>
    %20 = tensor.empty() : tensor<2x2x2x8x12xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x2x12x8x2xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x12xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x2x2x8x12xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.divf %in, %cst_0 : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x2x8x12xf32>
    %23 = tensor.empty() : tensor<12xi32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%23 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %55 = linalg.index 0 : index
      %56 = arith.index_cast %55 : index to i32
      linalg.yield %56 : i32
    } -> tensor<12xi32>
    %25 = tensor.empty() : tensor<2x12xi32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<12xi32>) outs(%25 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12xi32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2xi32>) outs(%25 : tensor<2x12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x12xi32>
    %28 = tensor.empty() : tensor<2x12xi1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<2x12xi32>, tensor<2x12xi32>) outs(%28 : tensor<2x12xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %55 = arith.cmpi slt, %in, %in_13 : i32
      linalg.yield %55 : i1
    } -> tensor<2x12xi1>
    %30 = tensor.empty() : tensor<2x2x2x8x12xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x12xi1>) outs(%30 : tensor<2x2x2x8x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x2x8x12xi1>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%31, %22 : tensor<2x2x2x8x12xi1>, tensor<2x2x2x8x12xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: i1, %in_13: f32, %out: f32):
      %55 = arith.select %in, %in_13, %cst_1 : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x2x8x12xf32>
    %33 = tensor.empty() : tensor<2x2x2x8xf32>
    %34 = linalg.fill ins(%cst_2 : f32) outs(%33 : tensor<2x2x2x8xf32>) -> tensor<2x2x2x8xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%32 : tensor<2x2x2x8x12xf32>) outs(%34 : tensor<2x2x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.maximumf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x2x8xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x2x2x8xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x12xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%32, %36 : tensor<2x2x2x8x12xf32>, tensor<2x2x2x8x12xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %55 = arith.subf %in, %in_13 : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x2x8x12xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x2x2x8x12xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = math.exp %in : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x2x8x12xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%33 : tensor<2x2x2x8xf32>) -> tensor<2x2x2x8xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%38 : tensor<2x2x2x8x12xf32>) outs(%39 : tensor<2x2x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %55 = arith.addf %out, %in : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x2x8xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x2x8xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x8x12xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38, %41 : tensor<2x2x2x8x12xf32>, tensor<2x2x2x8x12xf32>) outs(%20 : tensor<2x2x2x8x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %55 = arith.divf %in, %in_13 : f32
      linalg.yield %55 : f32
    } -> tensor<2x2x2x8x12xf32>
    %43 = tensor.empty() : tensor<2x2x2x8x12xbf16>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x2x2x8x12xf32>) outs(%43 : tensor<2x2x2x8x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %55 = arith.truncf %in : f32 to bf16
      linalg.yield %55 : bf16
    } -> tensor<2x2x2x8x12xbf16>
    %45 = tensor.empty() : tensor<2x2x16x12xbf16>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<2x12x2x16xbf16>) outs(%45 : tensor<2x2x16x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x16x12xbf16>
    %47 = tensor.empty() : tensor<2x2x12x2x8xbf16>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x2x2x8x12xbf16>) outs(%47 : tensor<2x2x12x2x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x12x2x8xbf16>
    %collapsed_9 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x2x16x12xbf16> into tensor<4x16x12xbf16>
    %collapsed_10 = tensor.collapse_shape %48 [[0, 1], [2], [3, 4]] : tensor<2x2x12x2x8xbf16> into tensor<4x12x16xbf16>
    %49 = tensor.empty() : tensor<4x16x16xbf16>
    %50 = linalg.fill ins(%cst_3 : bf16) outs(%49 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %51 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<4x16x12xbf16>, tensor<4x12x16xbf16>) outs(%50 : tensor<4x16x16xbf16>) -> tensor<4x16x16xbf16>
    %expanded_11 = tensor.expand_shape %51 [[0, 1], [2], [3, 4]] output_shape [2, 2, 16, 2, 8] : tensor<4x16x16xbf16> into tensor<2x2x16x2x8xbf16>
    %52 = tensor.empty() : tensor<2x8x2x2x16xbf16>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d4, d3, d1)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x2x16x2x8xbf16>) outs(%52 : tensor<2x8x2x2x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x8x2x2x16xbf16>
    %collapsed_12 = tensor.collapse_shape %53 [[0], [1], [2, 3, 4]] : tensor<2x8x2x2x16xbf16> into tensor<2x8x64xbf16>
    %54 = hal.tensor.export %collapsed_12 "output0" : tensor<2x8x64xbf16> -> !hal.buffer_view
    util.return %54 : !hal.buffer_view
  }
}