module @jit_attention_gqa_rope_window_softcap_segments_bf16 {
  util.func public @main(%arg0: tensor<2x4x16x8xbf16>, %arg1: tensor<2x2x16x8xbf16>, %arg2: tensor<2x2x16x8xbf16>, %arg3: tensor<2x16xi32>) -> tensor<2x4x16x8xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+30 : f32
    %c6_i32 = arith.constant 6 : i32
    %cst_2 = arith.constant 3.000000e+01 : f32
    %cst_3 = arith.constant 2.82842708 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 1.000000e+04 : f32
    %cst_6 = arith.constant 4.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %116 = linalg.index 0 : index
      %117 = arith.index_cast %116 : index to i32
      linalg.yield %117 : i32
    } -> tensor<4xi32>
    %2 = tensor.empty() : tensor<4xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<4xi32>) outs(%2 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %116 = arith.subi %c0_i32, %in : i32
      linalg.yield %116 : i32
    } -> tensor<4xi32>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<4xi32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %116 = arith.sitofp %in : i32 to f32
      linalg.yield %116 : f32
    } -> tensor<4xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_6 : f32
      linalg.yield %116 : f32
    } -> tensor<4xf32>
    %8 = tensor.empty() : tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%8 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.powf %cst_5, %in : f32
      linalg.yield %116 : f32
    } -> tensor<4xf32>
    %10 = tensor.empty() : tensor<2x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x16xi32>) outs(%10 : tensor<2x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %116 = arith.sitofp %in : i32 to f32
      linalg.yield %116 : f32
    } -> tensor<2x16xf32>
    %12 = tensor.empty() : tensor<2x1x16x4xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x16xf32>) outs(%12 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16x4xf32>
    %14 = tensor.empty() : tensor<2x1x16x4xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<4xf32>) outs(%14 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x16x4xf32>
    %16 = tensor.empty() : tensor<2x1x16x4xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<2x1x16x4xf32>, tensor<2x1x16x4xf32>) outs(%16 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x1x16x4xf32>
    %18 = tensor.empty() : tensor<2x4x16x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x16x8xbf16>) outs(%18 : tensor<2x4x16x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %116 = arith.extf %in : bf16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x4x16x8xf32>
    %extracted_slice = tensor.extract_slice %19[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %extracted_slice_7 = tensor.extract_slice %19[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x8xf32> to tensor<2x4x16x4xf32>
    %20 = tensor.empty() : tensor<2x1x16x4xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x16x4xf32>) outs(%20 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.cos %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x1x16x4xf32>
    %22 = tensor.empty() : tensor<2x4x16x4xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x1x16x4xf32>) outs(%22 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x4xf32>
    %24 = tensor.empty() : tensor<2x4x16x4xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %23 : tensor<2x4x16x4xf32>, tensor<2x4x16x4xf32>) outs(%24 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x4x16x4xf32>
    %26 = tensor.empty() : tensor<2x1x16x4xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x1x16x4xf32>) outs(%26 : tensor<2x1x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.sin %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x1x16x4xf32>
    %28 = tensor.empty() : tensor<2x4x16x4xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x1x16x4xf32>) outs(%28 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x4xf32>
    %30 = tensor.empty() : tensor<2x4x16x4xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %29 : tensor<2x4x16x4xf32>, tensor<2x4x16x4xf32>) outs(%30 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x4x16x4xf32>
    %32 = tensor.empty() : tensor<2x4x16x4xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %31 : tensor<2x4x16x4xf32>, tensor<2x4x16x4xf32>) outs(%32 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.subf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x4x16x4xf32>
    %34 = tensor.empty() : tensor<2x4x16x4xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_7, %23 : tensor<2x4x16x4xf32>, tensor<2x4x16x4xf32>) outs(%34 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x4x16x4xf32>
    %36 = tensor.empty() : tensor<2x4x16x4xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %29 : tensor<2x4x16x4xf32>, tensor<2x4x16x4xf32>) outs(%36 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x4x16x4xf32>
    %38 = tensor.empty() : tensor<2x4x16x4xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %37 : tensor<2x4x16x4xf32>, tensor<2x4x16x4xf32>) outs(%38 : tensor<2x4x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.addf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x4x16x4xf32>
    %40 = tensor.empty() : tensor<2x4x16x8xf32>
    %inserted_slice = tensor.insert_slice %33 into %40[0, 0, 0, 0] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %inserted_slice_8 = tensor.insert_slice %39 into %inserted_slice[0, 0, 0, 4] [2, 4, 16, 4] [1, 1, 1, 1] : tensor<2x4x16x4xf32> into tensor<2x4x16x8xf32>
    %41 = tensor.empty() : tensor<2x4x16x8xbf16>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_8 : tensor<2x4x16x8xf32>) outs(%41 : tensor<2x4x16x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x4x16x8xbf16>
    %43 = tensor.empty() : tensor<2x2x16x8xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x16x8xbf16>) outs(%43 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %116 = arith.extf %in : bf16 to f32
      linalg.yield %116 : f32
    } -> tensor<2x2x16x8xf32>
    %extracted_slice_9 = tensor.extract_slice %44[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %extracted_slice_10 = tensor.extract_slice %44[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x8xf32> to tensor<2x2x16x4xf32>
    %45 = tensor.empty() : tensor<2x2x16x4xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x1x16x4xf32>) outs(%45 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x4xf32>
    %47 = tensor.empty() : tensor<2x2x16x4xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %46 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%47 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x16x4xf32>
    %49 = tensor.empty() : tensor<2x2x16x4xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x1x16x4xf32>) outs(%49 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x4xf32>
    %51 = tensor.empty() : tensor<2x2x16x4xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %50 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%51 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x16x4xf32>
    %53 = tensor.empty() : tensor<2x2x16x4xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %52 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%53 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.subf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x16x4xf32>
    %55 = tensor.empty() : tensor<2x2x16x4xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_10, %46 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%55 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x16x4xf32>
    %57 = tensor.empty() : tensor<2x2x16x4xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %50 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%57 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.mulf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x16x4xf32>
    %59 = tensor.empty() : tensor<2x2x16x4xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %58 : tensor<2x2x16x4xf32>, tensor<2x2x16x4xf32>) outs(%59 : tensor<2x2x16x4xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.addf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x16x4xf32>
    %61 = tensor.empty() : tensor<2x2x16x8xf32>
    %inserted_slice_11 = tensor.insert_slice %54 into %61[0, 0, 0, 0] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %inserted_slice_12 = tensor.insert_slice %60 into %inserted_slice_11[0, 0, 0, 4] [2, 2, 16, 4] [1, 1, 1, 1] : tensor<2x2x16x4xf32> into tensor<2x2x16x8xf32>
    %62 = tensor.empty() : tensor<2x2x16x8xbf16>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_12 : tensor<2x2x16x8xf32>) outs(%62 : tensor<2x2x16x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x2x16x8xbf16>
    %64 = tensor.empty() : tensor<2x2x8x16xbf16>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<2x2x16x8xbf16>) outs(%64 : tensor<2x2x8x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x8x16xbf16>
    %collapsed = tensor.collapse_shape %42 [[0, 1, 2, 3]] : tensor<2x4x16x8xbf16> into tensor<1024xbf16>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [4, 32, 8] : tensor<1024xbf16> into tensor<4x32x8xbf16>
    %collapsed_13 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<2x2x8x16xbf16> into tensor<4x8x16xbf16>
    %66 = tensor.empty() : tensor<4x32x16xf32>
    %67 = linalg.fill ins(%cst_4 : f32) outs(%66 : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %68 = linalg.batch_matmul ins(%expanded, %collapsed_13 : tensor<4x32x8xbf16>, tensor<4x8x16xbf16>) outs(%67 : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %expanded_14 = tensor.expand_shape %68 [[0, 1], [2, 3], [4]] output_shape [2, 2, 2, 16, 16] : tensor<4x32x16xf32> into tensor<2x2x2x16x16xf32>
    %69 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<2x2x2x16x16xf32>) outs(%69 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_3 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %71 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<2x2x2x16x16xf32>) outs(%71 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_2 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %73 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<2x2x2x16x16xf32>) outs(%73 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.tanh %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %75 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<2x2x2x16x16xf32>) outs(%75 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_2 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %77 = tensor.empty() : tensor<16xi32>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%77 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %116 = linalg.index 0 : index
      %117 = arith.index_cast %116 : index to i32
      linalg.yield %117 : i32
    } -> tensor<16xi32>
    %79 = tensor.empty() : tensor<16x16xi32>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<16xi32>) outs(%79 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %81 = tensor.empty() : tensor<16x16xi32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<16xi32>) outs(%81 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %83 = tensor.empty() : tensor<16x16xi1>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%80, %82 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%83 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_19: i32, %out: i1):
      %116 = arith.cmpi sge, %in, %in_19 : i32
      linalg.yield %116 : i1
    } -> tensor<16x16xi1>
    %85 = tensor.empty() : tensor<16x16xi32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%80, %82 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%85 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_19: i32, %out: i32):
      %116 = arith.subi %in, %in_19 : i32
      linalg.yield %116 : i32
    } -> tensor<16x16xi32>
    %87 = tensor.empty() : tensor<16x16xi1>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<16x16xi32>) outs(%87 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %116 = arith.cmpi slt, %in, %c6_i32 : i32
      linalg.yield %116 : i1
    } -> tensor<16x16xi1>
    %89 = tensor.empty() : tensor<16x16xi1>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%84, %88 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%89 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %116 = arith.andi %in, %in_19 : i1
      linalg.yield %116 : i1
    } -> tensor<16x16xi1>
    %91 = tensor.empty() : tensor<2x2x2x16x16xi1>
    %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%90 : tensor<16x16xi1>) outs(%91 : tensor<2x2x2x16x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x2x16x16xi1>
    %93 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%92, %76 : tensor<2x2x2x16x16xi1>, tensor<2x2x2x16x16xf32>) outs(%93 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %116 = arith.select %in, %in_19, %cst_1 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %95 = tensor.empty() : tensor<2x2x2x16xf32>
    %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%94 : tensor<2x2x2x16x16xf32>) outs(%96 : tensor<2x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.maximumf %out, %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16xf32>
    %98 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<2x2x2x16xf32>) outs(%98 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x16xf32>
    %100 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%94, %99 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x16xf32>) outs(%100 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.subf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %102 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %103 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<2x2x2x16x16xf32>) outs(%102 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.exp %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %104 = tensor.empty() : tensor<2x2x2x16xf32>
    %105 = linalg.fill ins(%cst_4 : f32) outs(%104 : tensor<2x2x2x16xf32>) -> tensor<2x2x2x16xf32>
    %106 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%103 : tensor<2x2x2x16x16xf32>) outs(%105 : tensor<2x2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %out, %in : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16xf32>
    %107 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %108 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2x2x2x16xf32>) outs(%107 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x16x16xf32>
    %109 = tensor.empty() : tensor<2x2x2x16x16xf32>
    %110 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%103, %108 : tensor<2x2x2x16x16xf32>, tensor<2x2x2x16x16xf32>) outs(%109 : tensor<2x2x2x16x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %116 = arith.divf %in, %in_19 : f32
      linalg.yield %116 : f32
    } -> tensor<2x2x2x16x16xf32>
    %111 = tensor.empty() : tensor<2x2x2x16x16xbf16>
    %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<2x2x2x16x16xf32>) outs(%111 : tensor<2x2x2x16x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %116 = arith.truncf %in : f32 to bf16
      linalg.yield %116 : bf16
    } -> tensor<2x2x2x16x16xbf16>
    %collapsed_15 = tensor.collapse_shape %112 [[0, 1], [2, 3], [4]] : tensor<2x2x2x16x16xbf16> into tensor<4x32x16xbf16>
    %collapsed_16 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x2x16x8xbf16> into tensor<4x16x8xbf16>
    %113 = tensor.empty() : tensor<4x32x8xbf16>
    %114 = linalg.fill ins(%cst : bf16) outs(%113 : tensor<4x32x8xbf16>) -> tensor<4x32x8xbf16>
    %115 = linalg.batch_matmul ins(%collapsed_15, %collapsed_16 : tensor<4x32x16xbf16>, tensor<4x16x8xbf16>) outs(%114 : tensor<4x32x8xbf16>) -> tensor<4x32x8xbf16>
    %collapsed_17 = tensor.collapse_shape %115 [[0, 1, 2]] : tensor<4x32x8xbf16> into tensor<1024xbf16>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1, 2, 3]] output_shape [2, 4, 16, 8] : tensor<1024xbf16> into tensor<2x4x16x8xbf16>
    util.return %expanded_18 : tensor<2x4x16x8xbf16>
  }
}