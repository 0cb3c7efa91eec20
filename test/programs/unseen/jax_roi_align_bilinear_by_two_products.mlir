module @jit_roi_align_bilinear_by_two_products {
  util.func public @main(%arg0: tensor<10x10x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3x4x4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x4xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x4xf32>) outs(%0 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.absf %in : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %2 = tensor.empty() : tensor<3x4xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<3x4xf32>) outs(%2 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst_3 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %extracted_slice_4 = tensor.extract_slice %3[0, 2] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed, %collapsed_5 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.addf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3xf32>
    %6 = tensor.empty() : tensor<3xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5, %collapsed : tensor<3xf32>, tensor<3xf32>) outs(%6 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.subf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3xf32>
    %8 = tensor.empty() : tensor<4xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%8 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i32
      linalg.yield %83 : i32
    } -> tensor<4xi32>
    %10 = tensor.empty() : tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%9 : tensor<4xi32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %82 = arith.sitofp %in : i32 to f32
      linalg.yield %82 : f32
    } -> tensor<4xf32>
    %12 = tensor.empty() : tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%12 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %cst_2 : f32
      linalg.yield %82 : f32
    } -> tensor<4xf32>
    %14 = tensor.empty() : tensor<3x4xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<3xf32>) outs(%14 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %16 = tensor.empty() : tensor<3x4xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4xf32>) outs(%16 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %18 = tensor.empty() : tensor<3x4xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%18 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.mulf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %20 = tensor.empty() : tensor<3x4xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<3x4xf32>) outs(%20 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_1 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %22 = tensor.empty() : tensor<3x4xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<3xf32>) outs(%22 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %24 = tensor.empty() : tensor<3x4xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %21 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%24 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.addf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %26 = tensor.empty() : tensor<10xi32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%26 : tensor<10xi32>) {
    ^bb0(%out: i32):
      %82 = linalg.index 0 : index
      %83 = arith.index_cast %82 : index to i32
      linalg.yield %83 : i32
    } -> tensor<10xi32>
    %28 = tensor.empty() : tensor<10xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%27 : tensor<10xi32>) outs(%28 : tensor<10xf32>) {
    ^bb0(%in: i32, %out: f32):
      %82 = arith.sitofp %in : i32 to f32
      linalg.yield %82 : f32
    } -> tensor<10xf32>
    %30 = tensor.empty() : tensor<3x4x10xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<3x4xf32>) outs(%30 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x10xf32>
    %32 = tensor.empty() : tensor<3x4x10xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<10xf32>) outs(%32 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x10xf32>
    %34 = tensor.empty() : tensor<3x4x10xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %33 : tensor<3x4x10xf32>, tensor<3x4x10xf32>) outs(%34 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.subf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %36 = tensor.empty() : tensor<3x4x10xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<3x4x10xf32>) outs(%36 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.absf %in : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %38 = tensor.empty() : tensor<3x4x10xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<3x4x10xf32>) outs(%38 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.subf %cst_0, %in : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %40 = tensor.empty() : tensor<3x4x10xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<3x4x10xf32>) outs(%40 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.maximumf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %extracted_slice_6 = tensor.extract_slice %3[0, 1] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %extracted_slice_8 = tensor.extract_slice %3[0, 3] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %42 = tensor.empty() : tensor<3xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_7, %collapsed_9 : tensor<3xf32>, tensor<3xf32>) outs(%42 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.addf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3xf32>
    %44 = tensor.empty() : tensor<3xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%43, %collapsed_7 : tensor<3xf32>, tensor<3xf32>) outs(%44 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.subf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3xf32>
    %46 = tensor.empty() : tensor<3x4xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<3xf32>) outs(%46 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %48 = tensor.empty() : tensor<3x4xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47, %17 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%48 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.mulf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %50 = tensor.empty() : tensor<3x4xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<3x4xf32>) outs(%50 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_1 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %52 = tensor.empty() : tensor<3x4xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7 : tensor<3xf32>) outs(%52 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %54 = tensor.empty() : tensor<3x4xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53, %51 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%54 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.addf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4xf32>
    %56 = tensor.empty() : tensor<3x4x10xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<3x4xf32>) outs(%56 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x10xf32>
    %58 = tensor.empty() : tensor<3x4x10xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %33 : tensor<3x4x10xf32>, tensor<3x4x10xf32>) outs(%58 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %82 = arith.subf %in, %in_14 : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %60 = tensor.empty() : tensor<3x4x10xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<3x4x10xf32>) outs(%60 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = math.absf %in : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %62 = tensor.empty() : tensor<3x4x10xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<3x4x10xf32>) outs(%62 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.subf %cst_0, %in : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %64 = tensor.empty() : tensor<3x4x10xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<3x4x10xf32>) outs(%64 : tensor<3x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.maximumf %in, %cst : f32
      linalg.yield %82 : f32
    } -> tensor<3x4x10xf32>
    %66 = tensor.empty() : tensor<10x4x10xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<10x10x4xf32>) outs(%66 : tensor<10x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4x10xf32>
    %collapsed_10 = tensor.collapse_shape %67 [[0, 1], [2]] : tensor<10x4x10xf32> into tensor<40x10xf32>
    %68 = tensor.empty() : tensor<10x3x4xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<3x4x10xf32>) outs(%68 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x4xf32>
    %collapsed_11 = tensor.collapse_shape %69 [[0], [1, 2]] : tensor<10x3x4xf32> into tensor<10x12xf32>
    %70 = tensor.empty() : tensor<40x12xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<40x12xf32>) -> tensor<40x12xf32>
    %72 = linalg.matmul ins(%collapsed_10, %collapsed_11 : tensor<40x10xf32>, tensor<10x12xf32>) outs(%71 : tensor<40x12xf32>) -> tensor<40x12xf32>
    %expanded = tensor.expand_shape %72 [[0, 1], [2, 3]] output_shape [10, 4, 3, 4] : tensor<40x12xf32> into tensor<10x4x3x4xf32>
    %73 = tensor.empty() : tensor<3x4x4x10xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<10x4x3x4xf32>) outs(%73 : tensor<3x4x4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4x10xf32>
    %75 = tensor.empty() : tensor<3x10x4xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<3x4x10xf32>) outs(%75 : tensor<3x10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x10x4xf32>
    %collapsed_12 = tensor.collapse_shape %74 [[0], [1, 2], [3]] : tensor<3x4x4x10xf32> into tensor<3x16x10xf32>
    %77 = tensor.empty() : tensor<3x16x4xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%77 : tensor<3x16x4xf32>) -> tensor<3x16x4xf32>
    %79 = linalg.batch_matmul ins(%collapsed_12, %76 : tensor<3x16x10xf32>, tensor<3x10x4xf32>) outs(%78 : tensor<3x16x4xf32>) -> tensor<3x16x4xf32>
    %expanded_13 = tensor.expand_shape %79 [[0], [1, 2], [3]] output_shape [3, 4, 4, 4] : tensor<3x16x4xf32> into tensor<3x4x4x4xf32>
    %80 = tensor.empty() : tensor<3x4x4x4xf32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<3x4x4x4xf32>) outs(%80 : tensor<3x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4x4xf32>
    util.return %81 : tensor<3x4x4x4xf32>
  }
}