module @jit_retnet_chunks_state_scan_decay_per_head_group_norm {
  util.func public @main(%arg0: tensor<2x16x4x8xbf16>, %arg1: tensor<2x16x4x8xbf16>, %arg2: tensor<2x16x4x8xbf16>) -> (tensor<2x16x32xf32>, tensor<2x4x8x8xf32>) {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c3_i32 = arith.constant 3 : i32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %c-5_i32 = arith.constant -5 : i32
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<4x2x4x4x8xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<2x4x8x8xf32>
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %73 = linalg.index 0 : index
      %74 = arith.index_cast %73 : index to i32
      linalg.yield %74 : i32
    } -> tensor<4xi32>
    %2 = tensor.empty() : tensor<4xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xi32>) outs(%2 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %73 = arith.subi %c-5_i32, %in : i32
      linalg.yield %73 : i32
    } -> tensor<4xi32>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<4xi32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %73 = arith.sitofp %in : i32 to f32
      linalg.yield %73 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.powf %cst_5, %in : f32
      linalg.yield %73 : f32
    } -> tensor<4xf32>
    %8 = tensor.empty() : tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.subf %cst_4, %in : f32
      linalg.yield %73 : f32
    } -> tensor<4xf32>
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%9 : tensor<4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.log %in : f32
      linalg.yield %73 : f32
    } -> tensor<4xf32>
    %12 = tensor.empty() : tensor<4x4xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4xi32>) outs(%12 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %14 = tensor.empty() : tensor<4x4xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4xi32>) outs(%14 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %16 = tensor.empty() : tensor<4x4xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%16 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %73 = arith.cmpi sge, %in, %in_13 : i32
      linalg.yield %73 : i1
    } -> tensor<4x4xi1>
    %18 = tensor.empty() : tensor<4x4xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %15 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%18 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %73 = arith.subi %in, %in_13 : i32
      linalg.yield %73 : i32
    } -> tensor<4x4xi32>
    %20 = tensor.empty() : tensor<4x4xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4x4xi32>) outs(%20 : tensor<4x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %73 = arith.sitofp %in : i32 to f32
      linalg.yield %73 : f32
    } -> tensor<4x4xf32>
    %22 = tensor.empty() : tensor<4x4x4xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<4x4xf32>) outs(%22 : tensor<4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4xf32>
    %24 = tensor.empty() : tensor<4x4x4xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4xf32>) outs(%24 : tensor<4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4xf32>
    %26 = tensor.empty() : tensor<4x4x4xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %25 : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%26 : tensor<4x4x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %73 = arith.mulf %in, %in_13 : f32
      linalg.yield %73 : f32
    } -> tensor<4x4x4xf32>
    %28 = tensor.empty() : tensor<4x4x4xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<4x4x4xf32>) outs(%28 : tensor<4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.exp %in : f32
      linalg.yield %73 : f32
    } -> tensor<4x4x4xf32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%30 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %32 = tensor.empty() : tensor<4x4x4xi1>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x4xi1>) outs(%32 : tensor<4x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x4x4xi1>
    %34 = tensor.empty() : tensor<4x4x4xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<f32>) outs(%34 : tensor<4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4xf32>
    %36 = tensor.empty() : tensor<4x4x4xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %29, %35 : tensor<4x4x4xi1>, tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%36 : tensor<4x4x4xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %73 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %73 : f32
    } -> tensor<4x4x4xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3], [4]] output_shape [2, 4, 4, 4, 8] : tensor<2x16x4x8xbf16> into tensor<2x4x4x4x8xbf16>
    %38 = tensor.empty() : tensor<4x2x4x4x8xbf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d3, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x4x4x8xbf16>) outs(%38 : tensor<4x2x4x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x4x4x8xbf16>
    %expanded_8 = tensor.expand_shape %arg1 [[0], [1, 2], [3], [4]] output_shape [2, 4, 4, 4, 8] : tensor<2x16x4x8xbf16> into tensor<2x4x4x4x8xbf16>
    %40 = tensor.empty() : tensor<4x2x4x4x8xbf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d3, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x4x4x4x8xbf16>) outs(%40 : tensor<4x2x4x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x4x4x8xbf16>
    %expanded_9 = tensor.expand_shape %arg2 [[0], [1, 2], [3], [4]] output_shape [2, 4, 4, 4, 8] : tensor<2x16x4x8xbf16> into tensor<2x4x4x4x8xbf16>
    %42 = tensor.empty() : tensor<4x2x4x4x8xbf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d3, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x4x4x4x8xbf16>) outs(%42 : tensor<4x2x4x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x2x4x4x8xbf16>
    %44:2 = scf.for %arg3 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg4 = %cst_7, %arg5 = %cst_6) -> (tensor<2x4x8x8xf32>, tensor<4x2x4x4x8xf32>)  : i32 {
      %73 = arith.index_cast %arg3 : i32 to index
      %74 = arith.maxsi %73, %c0 : index
      %75 = arith.minsi %74, %c3 : index
      %extracted_slice = tensor.extract_slice %39[%75, 0, 0, 0, 0] [1, 2, 4, 4, 8] [1, 1, 1, 1, 1] : tensor<4x2x4x4x8xbf16> to tensor<1x2x4x4x8xbf16>
      %76 = arith.index_cast %arg3 : i32 to index
      %77 = arith.maxsi %76, %c0 : index
      %78 = arith.minsi %77, %c3 : index
      %extracted_slice_13 = tensor.extract_slice %41[%78, 0, 0, 0, 0] [1, 2, 4, 4, 8] [1, 1, 1, 1, 1] : tensor<4x2x4x4x8xbf16> to tensor<1x2x4x4x8xbf16>
      %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2], [3], [4]] : tensor<1x2x4x4x8xbf16> into tensor<2x4x4x8xbf16>
      %79 = arith.index_cast %arg3 : i32 to index
      %80 = arith.maxsi %79, %c0 : index
      %81 = arith.minsi %80, %c3 : index
      %extracted_slice_15 = tensor.extract_slice %43[%81, 0, 0, 0, 0] [1, 2, 4, 4, 8] [1, 1, 1, 1, 1] : tensor<4x2x4x4x8xbf16> to tensor<1x2x4x4x8xbf16>
      %82 = tensor.empty() : tensor<2x4x8x4xbf16>
      %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_14 : tensor<2x4x4x8xbf16>) outs(%82 : tensor<2x4x8x4xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<2x4x8x4xbf16>
      %collapsed_16 = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3], [4]] : tensor<1x2x4x4x8xbf16> into tensor<8x4x8xbf16>
      %collapsed_17 = tensor.collapse_shape %83 [[0, 1], [2], [3]] : tensor<2x4x8x4xbf16> into tensor<8x8x4xbf16>
      %84 = tensor.empty() : tensor<8x4x4xbf16>
      %85 = linalg.fill ins(%cst_3 : bf16) outs(%84 : tensor<8x4x4xbf16>) -> tensor<8x4x4xbf16>
      %86 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<8x4x8xbf16>, tensor<8x8x4xbf16>) outs(%85 : tensor<8x4x4xbf16>) -> tensor<8x4x4xbf16>
      %87 = tensor.empty() : tensor<8x4x4xf32>
      %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<8x4x4xbf16>) outs(%87 : tensor<8x4x4xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %163 = arith.extf %in : bf16 to f32
        linalg.yield %163 : f32
      } -> tensor<8x4x4xf32>
      %expanded_18 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [2, 4, 4, 4] : tensor<8x4x4xf32> into tensor<2x4x4x4xf32>
      %89 = tensor.empty() : tensor<2x4x4x4xf32>
      %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<4x4x4xf32>) outs(%89 : tensor<2x4x4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x4x4xf32>
      %91 = tensor.empty() : tensor<2x4x4x4xf32>
      %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18, %90 : tensor<2x4x4x4xf32>, tensor<2x4x4x4xf32>) outs(%91 : tensor<2x4x4x4xf32>) {
      ^bb0(%in: f32, %in_27: f32, %out: f32):
        %163 = arith.mulf %in, %in_27 : f32
        linalg.yield %163 : f32
      } -> tensor<2x4x4x4xf32>
      %93 = tensor.empty() : tensor<2x4x4x4xbf16>
      %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x4x4x4xf32>) outs(%93 : tensor<2x4x4x4xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %163 = arith.truncf %in : f32 to bf16
        linalg.yield %163 : bf16
      } -> tensor<2x4x4x4xbf16>
      %collapsed_19 = tensor.collapse_shape %94 [[0, 1], [2], [3]] : tensor<2x4x4x4xbf16> into tensor<8x4x4xbf16>
      %collapsed_20 = tensor.collapse_shape %extracted_slice_15 [[0, 1, 2], [3], [4]] : tensor<1x2x4x4x8xbf16> into tensor<8x4x8xbf16>
      %95 = tensor.empty() : tensor<8x4x8xbf16>
      %96 = linalg.fill ins(%cst_3 : bf16) outs(%95 : tensor<8x4x8xbf16>) -> tensor<8x4x8xbf16>
      %97 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<8x4x4xbf16>, tensor<8x4x8xbf16>) outs(%96 : tensor<8x4x8xbf16>) -> tensor<8x4x8xbf16>
      %98 = tensor.empty() : tensor<8x4x8xf32>
      %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<8x4x8xbf16>) outs(%98 : tensor<8x4x8xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %163 = arith.extf %in : bf16 to f32
        linalg.yield %163 : f32
      } -> tensor<8x4x8xf32>
      %expanded_21 = tensor.expand_shape %99 [[0, 1], [2], [3]] output_shape [2, 4, 4, 8] : tensor<8x4x8xf32> into tensor<2x4x4x8xf32>
      %100 = tensor.empty() : tensor<2x4x8x8xbf16>
      %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x4x8x8xf32>) outs(%100 : tensor<2x4x8x8xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %163 = arith.truncf %in : f32 to bf16
        linalg.yield %163 : bf16
      } -> tensor<2x4x8x8xbf16>
      %collapsed_22 = tensor.collapse_shape %101 [[0, 1], [2], [3]] : tensor<2x4x8x8xbf16> into tensor<8x8x8xbf16>
      %102 = tensor.empty() : tensor<8x4x8xbf16>
      %103 = linalg.fill ins(%cst_3 : bf16) outs(%102 : tensor<8x4x8xbf16>) -> tensor<8x4x8xbf16>
      %104 = linalg.batch_matmul ins(%collapsed_16, %collapsed_22 : tensor<8x4x8xbf16>, tensor<8x8x8xbf16>) outs(%103 : tensor<8x4x8xbf16>) -> tensor<8x4x8xbf16>
      %105 = tensor.empty() : tensor<8x4x8xf32>
      %106 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<8x4x8xbf16>) outs(%105 : tensor<8x4x8xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %163 = arith.extf %in : bf16 to f32
        linalg.yield %163 : f32
      } -> tensor<8x4x8xf32>
      %expanded_23 = tensor.expand_shape %106 [[0, 1], [2], [3]] output_shape [2, 4, 4, 8] : tensor<8x4x8xf32> into tensor<2x4x4x8xf32>
      %107 = tensor.empty() : tensor<4xi32>
      %108 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xi32>) outs(%107 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        %163 = arith.addi %in, %c1_i32 : i32
        linalg.yield %163 : i32
      } -> tensor<4xi32>
      %109 = tensor.empty() : tensor<4xf32>
      %110 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%108 : tensor<4xi32>) outs(%109 : tensor<4xf32>) {
      ^bb0(%in: i32, %out: f32):
        %163 = arith.sitofp %in : i32 to f32
        linalg.yield %163 : f32
      } -> tensor<4xf32>
      %111 = tensor.empty() : tensor<4x4xf32>
      %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<4xf32>) outs(%111 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %113 = tensor.empty() : tensor<4x4xf32>
      %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4xf32>) outs(%113 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %115 = tensor.empty() : tensor<4x4xf32>
      %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%112, %114 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%115 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_27: f32, %out: f32):
        %163 = arith.mulf %in, %in_27 : f32
        linalg.yield %163 : f32
      } -> tensor<4x4xf32>
      %117 = tensor.empty() : tensor<4x4xf32>
      %118 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<4x4xf32>) outs(%117 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = math.exp %in : f32
        linalg.yield %163 : f32
      } -> tensor<4x4xf32>
      %119 = tensor.empty() : tensor<2x4x4x8xf32>
      %120 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<4x4xf32>) outs(%119 : tensor<2x4x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x4x8xf32>
      %121 = tensor.empty() : tensor<2x4x4x8xf32>
      %122 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23, %120 : tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) outs(%121 : tensor<2x4x4x8xf32>) {
      ^bb0(%in: f32, %in_27: f32, %out: f32):
        %163 = arith.mulf %in, %in_27 : f32
        linalg.yield %163 : f32
      } -> tensor<2x4x4x8xf32>
      %123 = tensor.empty() : tensor<2x4x4x8xf32>
      %124 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21, %122 : tensor<2x4x4x8xf32>, tensor<2x4x4x8xf32>) outs(%123 : tensor<2x4x4x8xf32>) {
      ^bb0(%in: f32, %in_27: f32, %out: f32):
        %163 = arith.addf %in, %in_27 : f32
        linalg.yield %163 : f32
      } -> tensor<2x4x4x8xf32>
      %125 = tensor.empty() : tensor<4xf32>
      %126 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%125 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = arith.mulf %in, %cst_2 : f32
        linalg.yield %163 : f32
      } -> tensor<4xf32>
      %127 = tensor.empty() : tensor<4xf32>
      %128 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%126 : tensor<4xf32>) outs(%127 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = math.exp %in : f32
        linalg.yield %163 : f32
      } -> tensor<4xf32>
      %129 = tensor.empty() : tensor<2x4x8x8xf32>
      %130 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128 : tensor<4xf32>) outs(%129 : tensor<2x4x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x8x8xf32>
      %131 = tensor.empty() : tensor<2x4x8x8xf32>
      %132 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %130 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%131 : tensor<2x4x8x8xf32>) {
      ^bb0(%in: f32, %in_27: f32, %out: f32):
        %163 = arith.mulf %in, %in_27 : f32
        linalg.yield %163 : f32
      } -> tensor<2x4x8x8xf32>
      %133 = tensor.empty() : tensor<4xi32>
      %134 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xi32>) outs(%133 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        %163 = arith.subi %c3_i32, %in : i32
        linalg.yield %163 : i32
      } -> tensor<4xi32>
      %135 = tensor.empty() : tensor<4xf32>
      %136 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%134 : tensor<4xi32>) outs(%135 : tensor<4xf32>) {
      ^bb0(%in: i32, %out: f32):
        %163 = arith.sitofp %in : i32 to f32
        linalg.yield %163 : f32
      } -> tensor<4xf32>
      %137 = tensor.empty() : tensor<4x4xf32>
      %138 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<4xf32>) outs(%137 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %139 = tensor.empty() : tensor<4x4xf32>
      %140 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%138, %114 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%139 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_27: f32, %out: f32):
        %163 = arith.mulf %in, %in_27 : f32
        linalg.yield %163 : f32
      } -> tensor<4x4xf32>
      %141 = tensor.empty() : tensor<4x4xf32>
      %142 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<4x4xf32>) outs(%141 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = math.exp %in : f32
        linalg.yield %163 : f32
      } -> tensor<4x4xf32>
      %143 = tensor.empty() : tensor<4x4xbf16>
      %144 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<4x4xf32>) outs(%143 : tensor<4x4xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %163 = arith.truncf %in : f32 to bf16
        linalg.yield %163 : bf16
      } -> tensor<4x4xbf16>
      %expanded_24 = tensor.expand_shape %144 [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xbf16> into tensor<4x4x1xbf16>
      %145 = tensor.empty() : tensor<2x4x4x8xbf16>
      %146 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24 : tensor<4x4x1xbf16>) outs(%145 : tensor<2x4x4x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<2x4x4x8xbf16>
      %147 = tensor.empty() : tensor<2x4x4x8xbf16>
      %148 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_14, %146 : tensor<2x4x4x8xbf16>, tensor<2x4x4x8xbf16>) outs(%147 : tensor<2x4x4x8xbf16>) {
      ^bb0(%in: bf16, %in_27: bf16, %out: bf16):
        %163 = arith.mulf %in, %in_27 : bf16
        linalg.yield %163 : bf16
      } -> tensor<2x4x4x8xbf16>
      %149 = tensor.empty() : tensor<2x4x8x4xbf16>
      %150 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<2x4x4x8xbf16>) outs(%149 : tensor<2x4x8x4xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<2x4x8x4xbf16>
      %collapsed_25 = tensor.collapse_shape %150 [[0, 1], [2], [3]] : tensor<2x4x8x4xbf16> into tensor<8x8x4xbf16>
      %151 = tensor.empty() : tensor<8x8x8xbf16>
      %152 = linalg.fill ins(%cst_3 : bf16) outs(%151 : tensor<8x8x8xbf16>) -> tensor<8x8x8xbf16>
      %153 = linalg.batch_matmul ins(%collapsed_25, %collapsed_20 : tensor<8x8x4xbf16>, tensor<8x4x8xbf16>) outs(%152 : tensor<8x8x8xbf16>) -> tensor<8x8x8xbf16>
      %154 = tensor.empty() : tensor<8x8x8xf32>
      %155 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<8x8x8xbf16>) outs(%154 : tensor<8x8x8xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %163 = arith.extf %in : bf16 to f32
        linalg.yield %163 : f32
      } -> tensor<8x8x8xf32>
      %expanded_26 = tensor.expand_shape %155 [[0, 1], [2], [3]] output_shape [2, 4, 8, 8] : tensor<8x8x8xf32> into tensor<2x4x8x8xf32>
      %156 = tensor.empty() : tensor<2x4x8x8xf32>
      %157 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %expanded_26 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%156 : tensor<2x4x8x8xf32>) {
      ^bb0(%in: f32, %in_27: f32, %out: f32):
        %163 = arith.addf %in, %in_27 : f32
        linalg.yield %163 : f32
      } -> tensor<2x4x8x8xf32>
      %158 = tensor.empty() : tensor<1x2x4x4x8xf32>
      %159 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<2x4x4x8xf32>) outs(%158 : tensor<1x2x4x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x4x4x8xf32>
      %160 = arith.index_cast %arg3 : i32 to index
      %161 = arith.maxsi %160, %c0 : index
      %162 = arith.minsi %161, %c3 : index
      %inserted_slice = tensor.insert_slice %159 into %arg5[%162, 0, 0, 0, 0] [1, 2, 4, 4, 8] [1, 1, 1, 1, 1] : tensor<1x2x4x4x8xf32> into tensor<4x2x4x4x8xf32>
      scf.yield %157, %inserted_slice : tensor<2x4x8x8xf32>, tensor<4x2x4x4x8xf32>
    }
    %45 = tensor.empty() : tensor<2x4x4x4x8xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d3, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%44#1 : tensor<4x2x4x4x8xf32>) outs(%45 : tensor<2x4x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4x4x8xf32>
    %collapsed = tensor.collapse_shape %46 [[0], [1, 2], [3], [4]] : tensor<2x4x4x4x8xf32> into tensor<2x16x4x8xf32>
    %47 = tensor.empty() : tensor<2x16x4xf32>
    %48 = linalg.fill ins(%cst_1 : f32) outs(%47 : tensor<2x16x4xf32>) -> tensor<2x16x4xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed : tensor<2x16x4x8xf32>) outs(%48 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.addf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4xf32>
    %expanded_10 = tensor.expand_shape %49 [[0], [1], [2, 3]] output_shape [2, 16, 4, 1] : tensor<2x16x4xf32> into tensor<2x16x4x1xf32>
    %50 = tensor.empty() : tensor<2x16x4x1xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<2x16x4x1xf32>) outs(%50 : tensor<2x16x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.divf %in, %cst_0 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x1xf32>
    %52 = tensor.empty() : tensor<2x16x4x8xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x16x4x1xf32>) outs(%52 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x8xf32>
    %54 = tensor.empty() : tensor<2x16x4x8xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %53 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%54 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %73 = arith.subf %in, %in_13 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x8xf32>
    %56 = tensor.empty() : tensor<2x16x4x8xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x16x4x8xf32>) outs(%56 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.mulf %in, %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x8xf32>
    %58 = tensor.empty() : tensor<2x16x4xf32>
    %59 = linalg.fill ins(%cst_1 : f32) outs(%58 : tensor<2x16x4xf32>) -> tensor<2x16x4xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x16x4x8xf32>) outs(%59 : tensor<2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.addf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4xf32>
    %expanded_11 = tensor.expand_shape %60 [[0], [1], [2, 3]] output_shape [2, 16, 4, 1] : tensor<2x16x4xf32> into tensor<2x16x4x1xf32>
    %61 = tensor.empty() : tensor<2x16x4x1xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x16x4x1xf32>) outs(%61 : tensor<2x16x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.divf %in, %cst_0 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x1xf32>
    %63 = tensor.empty() : tensor<2x16x4x1xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x16x4x1xf32>) outs(%63 : tensor<2x16x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.addf %in, %cst : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x1xf32>
    %65 = tensor.empty() : tensor<2x16x4x1xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<2x16x4x1xf32>) outs(%65 : tensor<2x16x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = math.rsqrt %in : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x1xf32>
    %67 = tensor.empty() : tensor<2x16x4x8xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x16x4x1xf32>) outs(%67 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x4x8xf32>
    %69 = tensor.empty() : tensor<2x16x4x8xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %68 : tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) outs(%69 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %73 = arith.mulf %in, %in_13 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x8xf32>
    %71 = tensor.empty() : tensor<2x16x4x8xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x16x4x8xf32>) outs(%71 : tensor<2x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.addf %in, %cst_1 : f32
      linalg.yield %73 : f32
    } -> tensor<2x16x4x8xf32>
    %collapsed_12 = tensor.collapse_shape %72 [[0], [1], [2, 3]] : tensor<2x16x4x8xf32> into tensor<2x16x32xf32>
    util.return %collapsed_12, %44#0 : tensor<2x16x32xf32>, tensor<2x4x8x8xf32>
  }
}