module @jit_kv_cache_update_per_row_position_then_attend {
  util.func public @main(%arg0: tensor<3x1x4x9xbf16>, %arg1: tensor<3x21x4x9xbf16>, %arg2: tensor<3x21x4x9xbf16>, %arg3: tensor<3x1x4x9xbf16>, %arg4: tensor<3x1x4x9xbf16>, %arg5: tensor<3xi32>) -> (tensor<3x1x4x9xbf16>, tensor<3x21x4x9xbf16>, tensor<3x21x4x9xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant -1.000000e+09 : f32
    %cst_2 = arith.constant 3.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<21xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<21xi32>) {
    ^bb0(%out: i32):
      %58 = linalg.index 0 : index
      %59 = arith.index_cast %58 : index to i32
      linalg.yield %59 : i32
    } -> tensor<21xi32>
    %2 = tensor.empty() : tensor<3x21xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<21xi32>) outs(%2 : tensor<3x21xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x21xi32>
    %4 = tensor.empty() : tensor<3x21xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3xi32>) outs(%4 : tensor<3x21xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x21xi32>
    %6 = tensor.empty() : tensor<3x21xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<3x21xi32>, tensor<3x21xi32>) outs(%6 : tensor<3x21xi1>) {
    ^bb0(%in: i32, %in_12: i32, %out: i1):
      %58 = arith.cmpi eq, %in, %in_12 : i32
      linalg.yield %58 : i1
    } -> tensor<3x21xi1>
    %expanded = tensor.expand_shape %7 [[0], [1, 2, 3]] output_shape [3, 21, 1, 1] : tensor<3x21xi1> into tensor<3x21x1x1xi1>
    %8 = tensor.empty() : tensor<3x21x4x9xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<3x21x1x1xi1>) outs(%8 : tensor<3x21x4x9xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x21x4x9xi1>
    %10 = tensor.empty() : tensor<3x21x4x9xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x1x4x9xbf16>) outs(%10 : tensor<3x21x4x9xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x21x4x9xbf16>
    %12 = tensor.empty() : tensor<3x21x4x9xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %11, %arg1 : tensor<3x21x4x9xi1>, tensor<3x21x4x9xbf16>, tensor<3x21x4x9xbf16>) outs(%12 : tensor<3x21x4x9xbf16>) {
    ^bb0(%in: i1, %in_12: bf16, %in_13: bf16, %out: bf16):
      %58 = arith.select %in, %in_12, %in_13 : bf16
      linalg.yield %58 : bf16
    } -> tensor<3x21x4x9xbf16>
    %14 = tensor.empty() : tensor<3x21x4x9xbf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<3x1x4x9xbf16>) outs(%14 : tensor<3x21x4x9xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x21x4x9xbf16>
    %16 = tensor.empty() : tensor<3x21x4x9xbf16>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %15, %arg2 : tensor<3x21x4x9xi1>, tensor<3x21x4x9xbf16>, tensor<3x21x4x9xbf16>) outs(%16 : tensor<3x21x4x9xbf16>) {
    ^bb0(%in: i1, %in_12: bf16, %in_13: bf16, %out: bf16):
      %58 = arith.select %in, %in_12, %in_13 : bf16
      linalg.yield %58 : bf16
    } -> tensor<3x21x4x9xbf16>
    %18 = tensor.empty() : tensor<3x4x9x21xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<3x21x4x9xbf16>) outs(%18 : tensor<3x4x9x21xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x4x9x21xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2, 3]] : tensor<3x1x4x9xbf16> into tensor<108xbf16>
    %expanded_4 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [12, 1, 9] : tensor<108xbf16> into tensor<12x1x9xbf16>
    %collapsed_5 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<3x4x9x21xbf16> into tensor<12x9x21xbf16>
    %20 = tensor.empty() : tensor<12x1x21xf32>
    %21 = linalg.fill ins(%cst_3 : f32) outs(%20 : tensor<12x1x21xf32>) -> tensor<12x1x21xf32>
    %22 = linalg.batch_matmul ins(%expanded_4, %collapsed_5 : tensor<12x1x9xbf16>, tensor<12x9x21xbf16>) outs(%21 : tensor<12x1x21xf32>) -> tensor<12x1x21xf32>
    %expanded_6 = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [3, 4, 1, 21] : tensor<12x1x21xf32> into tensor<3x4x1x21xf32>
    %23 = tensor.empty() : tensor<3x4x1x21xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<3x4x1x21xf32>) outs(%23 : tensor<3x4x1x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.divf %in, %cst_2 : f32
      linalg.yield %58 : f32
    } -> tensor<3x4x1x21xf32>
    %25 = tensor.empty() : tensor<3x1x1x21xi32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<21xi32>) outs(%25 : tensor<3x1x1x21xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1x1x21xi32>
    %27 = tensor.empty() : tensor<3x1x1x21xi32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<3xi32>) outs(%27 : tensor<3x1x1x21xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1x1x21xi32>
    %29 = tensor.empty() : tensor<3x1x1x21xi1>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %28 : tensor<3x1x1x21xi32>, tensor<3x1x1x21xi32>) outs(%29 : tensor<3x1x1x21xi1>) {
    ^bb0(%in: i32, %in_12: i32, %out: i1):
      %58 = arith.cmpi sle, %in, %in_12 : i32
      linalg.yield %58 : i1
    } -> tensor<3x1x1x21xi1>
    %31 = tensor.empty() : tensor<3x4x1x21xi1>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<3x1x1x21xi1>) outs(%31 : tensor<3x4x1x21xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x4x1x21xi1>
    %33 = tensor.empty() : tensor<3x4x1x21xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %24 : tensor<3x4x1x21xi1>, tensor<3x4x1x21xf32>) outs(%33 : tensor<3x4x1x21xf32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %58 = arith.select %in, %in_12, %cst_1 : f32
      linalg.yield %58 : f32
    } -> tensor<3x4x1x21xf32>
    %35 = tensor.empty() : tensor<3x4x1xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%35 : tensor<3x4x1xf32>) -> tensor<3x4x1xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<3x4x1x21xf32>) outs(%36 : tensor<3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.maximumf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<3x4x1xf32>
    %38 = tensor.empty() : tensor<3x4x1x21xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<3x4x1xf32>) outs(%38 : tensor<3x4x1x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x1x21xf32>
    %40 = tensor.empty() : tensor<3x4x1x21xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %39 : tensor<3x4x1x21xf32>, tensor<3x4x1x21xf32>) outs(%40 : tensor<3x4x1x21xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %58 = arith.subf %in, %in_12 : f32
      linalg.yield %58 : f32
    } -> tensor<3x4x1x21xf32>
    %42 = tensor.empty() : tensor<3x4x1x21xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<3x4x1x21xf32>) outs(%42 : tensor<3x4x1x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = math.exp %in : f32
      linalg.yield %58 : f32
    } -> tensor<3x4x1x21xf32>
    %44 = tensor.empty() : tensor<3x4x1xf32>
    %45 = linalg.fill ins(%cst_3 : f32) outs(%44 : tensor<3x4x1xf32>) -> tensor<3x4x1xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<3x4x1x21xf32>) outs(%45 : tensor<3x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %58 = arith.addf %out, %in : f32
      linalg.yield %58 : f32
    } -> tensor<3x4x1xf32>
    %47 = tensor.empty() : tensor<3x4x1x21xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<3x4x1xf32>) outs(%47 : tensor<3x4x1x21xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x1x21xf32>
    %49 = tensor.empty() : tensor<3x4x1x21xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %48 : tensor<3x4x1x21xf32>, tensor<3x4x1x21xf32>) outs(%49 : tensor<3x4x1x21xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %58 = arith.divf %in, %in_12 : f32
      linalg.yield %58 : f32
    } -> tensor<3x4x1x21xf32>
    %51 = tensor.empty() : tensor<3x4x1x21xbf16>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<3x4x1x21xf32>) outs(%51 : tensor<3x4x1x21xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %58 = arith.truncf %in : f32 to bf16
      linalg.yield %58 : bf16
    } -> tensor<3x4x1x21xbf16>
    %53 = tensor.empty() : tensor<3x4x9x21xbf16>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<3x21x4x9xbf16>) outs(%53 : tensor<3x4x9x21xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<3x4x9x21xbf16>
    %collapsed_7 = tensor.collapse_shape %54 [[0, 1], [2], [3]] : tensor<3x4x9x21xbf16> into tensor<12x9x21xbf16>
    %collapsed_8 = tensor.collapse_shape %52 [[0, 1, 2, 3]] : tensor<3x4x1x21xbf16> into tensor<252xbf16>
    %expanded_9 = tensor.expand_shape %collapsed_8 [[0, 1, 2]] output_shape [12, 21, 1] : tensor<252xbf16> into tensor<12x21x1xbf16>
    %55 = tensor.empty() : tensor<12x9x1xbf16>
    %56 = linalg.fill ins(%cst : bf16) outs(%55 : tensor<12x9x1xbf16>) -> tensor<12x9x1xbf16>
    %57 = linalg.batch_matmul ins(%collapsed_7, %expanded_9 : tensor<12x9x21xbf16>, tensor<12x21x1xbf16>) outs(%56 : tensor<12x9x1xbf16>) -> tensor<12x9x1xbf16>
    %collapsed_10 = tensor.collapse_shape %57 [[0, 1, 2]] : tensor<12x9x1xbf16> into tensor<108xbf16>
    %expanded_11 = tensor.expand_shape %collapsed_10 [[0, 1, 2, 3]] output_shape [3, 1, 4, 9] : tensor<108xbf16> into tensor<3x1x4x9xbf16>
    util.return %expanded_11, %13, %17 : tensor<3x1x4x9xbf16>, tensor<3x21x4x9xbf16>, tensor<3x21x4x9xbf16>
  }
}