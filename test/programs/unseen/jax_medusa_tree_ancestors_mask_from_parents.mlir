module @jit_medusa_tree_ancestors_mask_from_parents {
  util.func public @main(%arg0: tensor<1x4x8x8xbf16>, %arg1: tensor<1x4x20x8xbf16>, %arg2: tensor<1x4x20x8xbf16>, %arg3: tensor<8xi32>) -> tensor<1x4x8x8xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+09 : f32
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %c8_i32 = arith.constant 8 : i32
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<true> : tensor<8x12xi1>
    %cst_4 = arith.constant dense<false> : tensor<8x8xi1>
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %36 = linalg.index 0 : index
      %37 = arith.index_cast %36 : index to i32
      linalg.yield %37 : i32
    } -> tensor<8xi32>
    %2:2 = scf.for %arg4 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg5 = %1, %arg6 = %cst_4) -> (tensor<8xi32>, tensor<8x8xi1>)  : i32 {
      %36 = tensor.empty() : tensor<1x8xi32>
      %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%36 : tensor<1x8xi32>) {
      ^bb0(%out: i32):
        %58 = linalg.index 1 : index
        %59 = arith.index_cast %58 : index to i32
        linalg.yield %59 : i32
      } -> tensor<1x8xi32>
      %38 = tensor.empty() : tensor<8x8xi32>
      %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<8xi32>) outs(%38 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %40 = tensor.empty() : tensor<8x8xi32>
      %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<1x8xi32>) outs(%40 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %42 = tensor.empty() : tensor<8x8xi1>
      %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39, %41 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%42 : tensor<8x8xi1>) {
      ^bb0(%in: i32, %in_12: i32, %out: i1):
        %58 = arith.cmpi eq, %in, %in_12 : i32
        linalg.yield %58 : i1
      } -> tensor<8x8xi1>
      %44 = tensor.empty() : tensor<8x8xi1>
      %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg6, %43 : tensor<8x8xi1>, tensor<8x8xi1>) outs(%44 : tensor<8x8xi1>) {
      ^bb0(%in: i1, %in_12: i1, %out: i1):
        %58 = arith.ori %in, %in_12 : i1
        linalg.yield %58 : i1
      } -> tensor<8x8xi1>
      %46 = tensor.empty() : tensor<8xi1>
      %47 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5 : tensor<8xi32>) outs(%46 : tensor<8xi1>) {
      ^bb0(%in: i32, %out: i1):
        %58 = arith.cmpi sgt, %in, %c0_i32 : i32
        linalg.yield %58 : i1
      } -> tensor<8xi1>
      %48 = tensor.empty() : tensor<8xi1>
      %49 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5 : tensor<8xi32>) outs(%48 : tensor<8xi1>) {
      ^bb0(%in: i32, %out: i1):
        %58 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %58 : i1
      } -> tensor<8xi1>
      %50 = tensor.empty() : tensor<8xi32>
      %51 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5 : tensor<8xi32>) outs(%50 : tensor<8xi32>) {
      ^bb0(%in: i32, %out: i32):
        %58 = arith.addi %in, %c8_i32 : i32
        linalg.yield %58 : i32
      } -> tensor<8xi32>
      %52 = tensor.empty() : tensor<8xi32>
      %53 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%49, %51, %arg5 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%52 : tensor<8xi32>) {
      ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
        %58 = arith.select %in, %in_12, %in_13 : i32
        linalg.yield %58 : i32
      } -> tensor<8xi32>
      %expanded_10 = tensor.expand_shape %53 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
      %54 = tensor.empty() : tensor<8x1xi32>
      %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<8x1xi32>) outs(%54 : tensor<8x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        %58 = arith.index_cast %in : i32 to index
        %extracted = tensor.extract %arg3[%58] : tensor<8xi32>
        linalg.yield %extracted : i32
      } -> tensor<8x1xi32>
      %collapsed_11 = tensor.collapse_shape %55 [[0, 1]] : tensor<8x1xi32> into tensor<8xi32>
      %56 = tensor.empty() : tensor<8xi32>
      %57 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%47, %collapsed_11 : tensor<8xi1>, tensor<8xi32>) outs(%56 : tensor<8xi32>) {
      ^bb0(%in: i1, %in_12: i32, %out: i32):
        %58 = arith.select %in, %in_12, %c0_i32 : i32
        linalg.yield %58 : i32
      } -> tensor<8xi32>
      scf.yield %57, %45 : tensor<8xi32>, tensor<8x8xi1>
    }
    %3 = tensor.empty() : tensor<8x20xi1>
    %inserted_slice = tensor.insert_slice %cst_3 into %3[0, 0] [8, 12] [1, 1] : tensor<8x12xi1> into tensor<8x20xi1>
    %inserted_slice_5 = tensor.insert_slice %2#1 into %inserted_slice[0, 12] [8, 8] [1, 1] : tensor<8x8xi1> into tensor<8x20xi1>
    %4 = tensor.empty() : tensor<1x4x8x20xbf16>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x4x20x8xbf16>) outs(%4 : tensor<1x4x8x20xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x4x8x20xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x4x8x8xbf16> into tensor<4x8x8xbf16>
    %collapsed_6 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<1x4x8x20xbf16> into tensor<4x8x20xbf16>
    %6 = tensor.empty() : tensor<4x8x20xbf16>
    %7 = linalg.fill ins(%cst_2 : bf16) outs(%6 : tensor<4x8x20xbf16>) -> tensor<4x8x20xbf16>
    %8 = linalg.batch_matmul ins(%collapsed, %collapsed_6 : tensor<4x8x8xbf16>, tensor<4x8x20xbf16>) outs(%7 : tensor<4x8x20xbf16>) -> tensor<4x8x20xbf16>
    %9 = tensor.empty() : tensor<4x8x20xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x8x20xbf16>) outs(%9 : tensor<4x8x20xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %36 = arith.extf %in : bf16 to f32
      linalg.yield %36 : f32
    } -> tensor<4x8x20xf32>
    %expanded = tensor.expand_shape %10 [[0, 1], [2], [3]] output_shape [1, 4, 8, 20] : tensor<4x8x20xf32> into tensor<1x4x8x20xf32>
    %11 = tensor.empty() : tensor<1x4x8x20xi1>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_5 : tensor<8x20xi1>) outs(%11 : tensor<1x4x8x20xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x8x20xi1>
    %13 = tensor.empty() : tensor<1x4x8x20xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded : tensor<1x4x8x20xi1>, tensor<1x4x8x20xf32>) outs(%13 : tensor<1x4x8x20xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %36 = arith.select %in, %in_10, %cst_1 : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x8x20xf32>
    %15 = tensor.empty() : tensor<1x4x8xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<1x4x8x20xf32>) outs(%16 : tensor<1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.maximumf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x8xf32>
    %18 = tensor.empty() : tensor<1x4x8x20xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x4x8xf32>) outs(%18 : tensor<1x4x8x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x20xf32>
    %20 = tensor.empty() : tensor<1x4x8x20xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %19 : tensor<1x4x8x20xf32>, tensor<1x4x8x20xf32>) outs(%20 : tensor<1x4x8x20xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %36 = arith.subf %in, %in_10 : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x8x20xf32>
    %22 = tensor.empty() : tensor<1x4x8x20xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<1x4x8x20xf32>) outs(%22 : tensor<1x4x8x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x8x20xf32>
    %24 = tensor.empty() : tensor<1x4x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<1x4x8x20xf32>) outs(%25 : tensor<1x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x8xf32>
    %27 = tensor.empty() : tensor<1x4x8x20xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<1x4x8xf32>) outs(%27 : tensor<1x4x8x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x8x20xf32>
    %29 = tensor.empty() : tensor<1x4x8x20xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %28 : tensor<1x4x8x20xf32>, tensor<1x4x8x20xf32>) outs(%29 : tensor<1x4x8x20xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %36 = arith.divf %in, %in_10 : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x8x20xf32>
    %31 = tensor.empty() : tensor<1x4x8x20xbf16>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<1x4x8x20xf32>) outs(%31 : tensor<1x4x8x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %36 = arith.truncf %in : f32 to bf16
      linalg.yield %36 : bf16
    } -> tensor<1x4x8x20xbf16>
    %collapsed_7 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<1x4x8x20xbf16> into tensor<4x8x20xbf16>
    %collapsed_8 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<1x4x20x8xbf16> into tensor<4x20x8xbf16>
    %33 = tensor.empty() : tensor<4x8x8xbf16>
    %34 = linalg.fill ins(%cst_2 : bf16) outs(%33 : tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %35 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<4x8x20xbf16>, tensor<4x20x8xbf16>) outs(%34 : tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
    %expanded_9 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xbf16> into tensor<1x4x8x8xbf16>
    util.return %expanded_9 : tensor<1x4x8x8xbf16>
  }
}