module @jit_paged_cache_gqa_window_chunk_query_block_tables {
  util.func public @main(%arg0: tensor<2x4x4x8xbf16>, %arg1: tensor<10x2x4x8xbf16>, %arg2: tensor<10x2x4x8xbf16>, %arg3: tensor<2x4xi32>, %arg4: tensor<2xi32>) -> tensor<2x4x4x8xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+09 : f32
    %cst_2 = arith.constant 0.353553385 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c6_i32 = arith.constant 6 : i32
    %c4_i32 = arith.constant 4 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<2x4xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x4xi32>) outs(%0 : tensor<2x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %72 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %72 : i1
    } -> tensor<2x4xi1>
    %2 = tensor.empty() : tensor<2x4xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x4xi32>) outs(%2 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %72 = arith.addi %in, %c10_i32 : i32
      linalg.yield %72 : i32
    } -> tensor<2x4xi32>
    %4 = tensor.empty() : tensor<2x4xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg3 : tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) outs(%4 : tensor<2x4xi32>) {
    ^bb0(%in: i1, %in_16: i32, %in_17: i32, %out: i32):
      %72 = arith.select %in, %in_16, %in_17 : i32
      linalg.yield %72 : i32
    } -> tensor<2x4xi32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi32> into tensor<2x4x1xi32>
    %6 = tensor.empty() : tensor<2x4x1x2x4x8xbf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x1xi32>) outs(%6 : tensor<2x4x1x2x4x8xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %72 = arith.index_cast %in : i32 to index
      %73 = linalg.index 3 : index
      %74 = linalg.index 4 : index
      %75 = linalg.index 5 : index
      %extracted = tensor.extract %arg1[%72, %73, %74, %75] : tensor<10x2x4x8xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x4x1x2x4x8xbf16>
    %collapsed = tensor.collapse_shape %7 [[0], [1], [2, 3], [4], [5]] : tensor<2x4x1x2x4x8xbf16> into tensor<2x4x2x4x8xbf16>
    %8 = tensor.empty() : tensor<2x2x4x4x8xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x4x2x4x8xbf16>) outs(%8 : tensor<2x2x4x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x4x4x8xbf16>
    %collapsed_4 = tensor.collapse_shape %9 [[0], [1], [2, 3], [4]] : tensor<2x2x4x4x8xbf16> into tensor<2x2x16x8xbf16>
    %10 = tensor.empty() : tensor<2x4x1x2x4x8xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x1xi32>) outs(%10 : tensor<2x4x1x2x4x8xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %72 = arith.index_cast %in : i32 to index
      %73 = linalg.index 3 : index
      %74 = linalg.index 4 : index
      %75 = linalg.index 5 : index
      %extracted = tensor.extract %arg2[%72, %73, %74, %75] : tensor<10x2x4x8xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x4x1x2x4x8xbf16>
    %collapsed_5 = tensor.collapse_shape %11 [[0], [1], [2, 3], [4], [5]] : tensor<2x4x1x2x4x8xbf16> into tensor<2x4x2x4x8xbf16>
    %12 = tensor.empty() : tensor<2x2x4x4x8xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_5 : tensor<2x4x2x4x8xbf16>) outs(%12 : tensor<2x2x4x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x4x4x8xbf16>
    %expanded_6 = tensor.expand_shape %arg4 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %14 = tensor.empty() : tensor<2x1xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_6 : tensor<2x1xi32>) outs(%14 : tensor<2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %72 = arith.subi %in, %c4_i32 : i32
      linalg.yield %72 : i32
    } -> tensor<2x1xi32>
    %16 = tensor.empty() : tensor<4xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%16 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<4xi32>
    %18 = tensor.empty() : tensor<2x4xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<2x1xi32>) outs(%18 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4xi32>
    %20 = tensor.empty() : tensor<2x4xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<4xi32>) outs(%20 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4xi32>
    %22 = tensor.empty() : tensor<2x4xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<2x4xi32>, tensor<2x4xi32>) outs(%22 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %in_16: i32, %out: i32):
      %72 = arith.addi %in, %in_16 : i32
      linalg.yield %72 : i32
    } -> tensor<2x4xi32>
    %24 = tensor.empty() : tensor<16xi32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%24 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %72 = linalg.index 0 : index
      %73 = arith.index_cast %72 : index to i32
      linalg.yield %73 : i32
    } -> tensor<16xi32>
    %26 = tensor.empty() : tensor<2x4x16xi32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<16xi32>) outs(%26 : tensor<2x4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4x16xi32>
    %28 = tensor.empty() : tensor<2x4x16xi32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x4xi32>) outs(%28 : tensor<2x4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4x16xi32>
    %30 = tensor.empty() : tensor<2x4x16xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<2x4x16xi32>, tensor<2x4x16xi32>) outs(%30 : tensor<2x4x16xi1>) {
    ^bb0(%in: i32, %in_16: i32, %out: i1):
      %72 = arith.cmpi sle, %in, %in_16 : i32
      linalg.yield %72 : i1
    } -> tensor<2x4x16xi1>
    %expanded_7 = tensor.expand_shape %23 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi32> into tensor<2x4x1xi32>
    %32 = tensor.empty() : tensor<2x4x1xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x4x1xi32>) outs(%32 : tensor<2x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %72 = arith.subi %in, %c6_i32 : i32
      linalg.yield %72 : i32
    } -> tensor<2x4x1xi32>
    %34 = tensor.empty() : tensor<2x4x16xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x4x1xi32>) outs(%34 : tensor<2x4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x4x16xi32>
    %36 = tensor.empty() : tensor<2x4x16xi1>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %35 : tensor<2x4x16xi32>, tensor<2x4x16xi32>) outs(%36 : tensor<2x4x16xi1>) {
    ^bb0(%in: i32, %in_16: i32, %out: i1):
      %72 = arith.cmpi sgt, %in, %in_16 : i32
      linalg.yield %72 : i1
    } -> tensor<2x4x16xi1>
    %38 = tensor.empty() : tensor<2x4x16xi1>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %37 : tensor<2x4x16xi1>, tensor<2x4x16xi1>) outs(%38 : tensor<2x4x16xi1>) {
    ^bb0(%in: i1, %in_16: i1, %out: i1):
      %72 = arith.andi %in, %in_16 : i1
      linalg.yield %72 : i1
    } -> tensor<2x4x16xi1>
    %40 = tensor.empty() : tensor<2x2x8x16xbf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<2x2x16x8xbf16>) outs(%40 : tensor<2x2x8x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x2x8x16xbf16>
    %collapsed_8 = tensor.collapse_shape %arg0 [[0, 1, 2, 3]] : tensor<2x4x4x8xbf16> into tensor<256xbf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1, 2]] output_shape [4, 8, 8] : tensor<256xbf16> into tensor<4x8x8xbf16>
    %collapsed_10 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<2x2x8x16xbf16> into tensor<4x8x16xbf16>
    %42 = tensor.empty() : tensor<4x8x16xf32>
    %43 = linalg.fill ins(%cst_3 : f32) outs(%42 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %44 = linalg.batch_matmul ins(%expanded_9, %collapsed_10 : tensor<4x8x8xbf16>, tensor<4x8x16xbf16>) outs(%43 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %expanded_11 = tensor.expand_shape %44 [[0, 1], [2, 3], [4]] output_shape [2, 2, 2, 4, 16] : tensor<4x8x16xf32> into tensor<2x2x2x4x16xf32>
    %45 = tensor.empty() : tensor<2x2x2x4x16xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x2x2x4x16xf32>) outs(%45 : tensor<2x2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.mulf %in, %cst_2 : f32
      linalg.yield %72 : f32
    } -> tensor<2x2x2x4x16xf32>
    %47 = tensor.empty() : tensor<2x2x2x4x16xi1>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x4x16xi1>) outs(%47 : tensor<2x2x2x4x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x2x4x16xi1>
    %49 = tensor.empty() : tensor<2x2x2x4x16xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%48, %46 : tensor<2x2x2x4x16xi1>, tensor<2x2x2x4x16xf32>) outs(%49 : tensor<2x2x2x4x16xf32>) {
    ^bb0(%in: i1, %in_16: f32, %out: f32):
      %72 = arith.select %in, %in_16, %cst_1 : f32
      linalg.yield %72 : f32
    } -> tensor<2x2x2x4x16xf32>
    %51 = tensor.empty() : tensor<2x2x2x4xf32>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%51 : tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x2x2x4x16xf32>) outs(%52 : tensor<2x2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.maximumf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x2x2x4xf32>
    %54 = tensor.empty() : tensor<2x2x2x4x16xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x2x2x4xf32>) outs(%54 : tensor<2x2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x4x16xf32>
    %56 = tensor.empty() : tensor<2x2x2x4x16xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%50, %55 : tensor<2x2x2x4x16xf32>, tensor<2x2x2x4x16xf32>) outs(%56 : tensor<2x2x2x4x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %72 = arith.subf %in, %in_16 : f32
      linalg.yield %72 : f32
    } -> tensor<2x2x2x4x16xf32>
    %58 = tensor.empty() : tensor<2x2x2x4x16xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x2x2x4x16xf32>) outs(%58 : tensor<2x2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.exp %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x2x2x4x16xf32>
    %60 = tensor.empty() : tensor<2x2x2x4xf32>
    %61 = linalg.fill ins(%cst_3 : f32) outs(%60 : tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%59 : tensor<2x2x2x4x16xf32>) outs(%61 : tensor<2x2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %out, %in : f32
      linalg.yield %72 : f32
    } -> tensor<2x2x2x4xf32>
    %63 = tensor.empty() : tensor<2x2x2x4x16xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<2x2x2x4xf32>) outs(%63 : tensor<2x2x2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x2x4x16xf32>
    %65 = tensor.empty() : tensor<2x2x2x4x16xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%59, %64 : tensor<2x2x2x4x16xf32>, tensor<2x2x2x4x16xf32>) outs(%65 : tensor<2x2x2x4x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %72 = arith.divf %in, %in_16 : f32
      linalg.yield %72 : f32
    } -> tensor<2x2x2x4x16xf32>
    %67 = tensor.empty() : tensor<2x2x2x4x16xbf16>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x2x2x4x16xf32>) outs(%67 : tensor<2x2x2x4x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %72 = arith.truncf %in : f32 to bf16
      linalg.yield %72 : bf16
    } -> tensor<2x2x2x4x16xbf16>
    %collapsed_12 = tensor.collapse_shape %68 [[0, 1], [2, 3], [4]] : tensor<2x2x2x4x16xbf16> into tensor<4x8x16xbf16>
    %collapsed_13 = tensor.collapse_shape %13 [[0, 1], [2, 3], [4]] : tensor<2x2x4x4x8xbf16> into tensor<4x16x8xbf16>
    %69 = tensor.empty() : tensor<4x8x8xbf16>
    %70 = linalg.fill ins(%cst : bf16) outs(%69 : tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %71 = linalg.batch_matmul ins(%collapsed_12, %collapsed_13 : tensor<4x8x16xbf16>, tensor<4x16x8xbf16>) outs(%70 : tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %collapsed_14 = tensor.collapse_shape %71 [[0, 1, 2]] : tensor<4x8x8xbf16> into tensor<256xbf16>
    %expanded_15 = tensor.expand_shape %collapsed_14 [[0, 1, 2, 3]] output_shape [2, 4, 4, 8] : tensor<256xbf16> into tensor<2x4x4x8xbf16>
    util.return %expanded_15 : tensor<2x4x4x8xbf16>
  }
}