module @jit_fourier_operator_layer_truncated_modes {
  util.func public @main(%arg0: tensor<2x32x8xf32>, %arg1: tensor<2x6x8x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<2x32x8xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.797884583 : f32
    %cst_1 = arith.constant 4.471500e-02 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 3.200000e+01 : f32
    %cst_6 = arith.constant -6.28318548 : f32
    %0 = tensor.empty() : tensor<6xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<6xi32>) {
    ^bb0(%out: i32):
      %119 = linalg.index 0 : index
      %120 = arith.index_cast %119 : index to i32
      linalg.yield %120 : i32
    } -> tensor<6xi32>
    %2 = tensor.empty() : tensor<32xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %119 = linalg.index 0 : index
      %120 = arith.index_cast %119 : index to i32
      linalg.yield %120 : i32
    } -> tensor<32xi32>
    %4 = tensor.empty() : tensor<6x32xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<6xi32>) outs(%4 : tensor<6x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x32xi32>
    %6 = tensor.empty() : tensor<6x32xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32xi32>) outs(%6 : tensor<6x32xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x32xi32>
    %8 = tensor.empty() : tensor<6x32xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<6x32xi32>, tensor<6x32xi32>) outs(%8 : tensor<6x32xi32>) {
    ^bb0(%in: i32, %in_18: i32, %out: i32):
      %119 = arith.muli %in, %in_18 : i32
      linalg.yield %119 : i32
    } -> tensor<6x32xi32>
    %10 = tensor.empty() : tensor<6x32xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x32xi32>) outs(%10 : tensor<6x32xf32>) {
    ^bb0(%in: i32, %out: f32):
      %119 = arith.sitofp %in : i32 to f32
      linalg.yield %119 : f32
    } -> tensor<6x32xf32>
    %12 = tensor.empty() : tensor<6x32xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6x32xf32>) outs(%12 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.mulf %in, %cst_6 : f32
      linalg.yield %119 : f32
    } -> tensor<6x32xf32>
    %14 = tensor.empty() : tensor<6x32xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x32xf32>) outs(%14 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.divf %in, %cst_5 : f32
      linalg.yield %119 : f32
    } -> tensor<6x32xf32>
    %16 = tensor.empty() : tensor<6x32xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x32xf32>) outs(%16 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.cos %in : f32
      linalg.yield %119 : f32
    } -> tensor<6x32xf32>
    %18 = tensor.empty() : tensor<6x32xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x32xf32>) outs(%18 : tensor<6x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.sin %in : f32
      linalg.yield %119 : f32
    } -> tensor<6x32xf32>
    %20 = tensor.empty() : tensor<2x8x32xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x32x8xf32>) outs(%20 : tensor<2x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x32xf32>
    %collapsed = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<2x8x32xf32> into tensor<16x32xf32>
    %22 = tensor.empty() : tensor<32x6xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x32xf32>) outs(%22 : tensor<32x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x6xf32>
    %24 = tensor.empty() : tensor<16x6xf32>
    %25 = linalg.fill ins(%cst_4 : f32) outs(%24 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %26 = linalg.matmul ins(%collapsed, %23 : tensor<16x32xf32>, tensor<32x6xf32>) outs(%25 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %expanded = tensor.expand_shape %26 [[0, 1], [2]] output_shape [2, 8, 6] : tensor<16x6xf32> into tensor<2x8x6xf32>
    %27 = tensor.empty() : tensor<2x6x8xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x6xf32>) outs(%27 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8xf32>
    %29 = tensor.empty() : tensor<32x6xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<6x32xf32>) outs(%29 : tensor<32x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x6xf32>
    %31 = tensor.empty() : tensor<16x6xf32>
    %32 = linalg.fill ins(%cst_4 : f32) outs(%31 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %33 = linalg.matmul ins(%collapsed, %30 : tensor<16x32xf32>, tensor<32x6xf32>) outs(%32 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %expanded_7 = tensor.expand_shape %33 [[0, 1], [2]] output_shape [2, 8, 6] : tensor<16x6xf32> into tensor<2x8x6xf32>
    %34 = tensor.empty() : tensor<2x6x8xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x8x6xf32>) outs(%34 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0, 0, 0] [1, 6, 8, 8] [1, 1, 1, 1] : tensor<2x6x8x8xf32> to tensor<1x6x8x8xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x6x8x8xf32> into tensor<6x8x8xf32>
    %36 = tensor.empty() : tensor<6x8x8xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_8 : tensor<6x8x8xf32>) outs(%36 : tensor<6x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x8xf32>
    %38 = tensor.empty() : tensor<6x8x2xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x6x8xf32>) outs(%38 : tensor<6x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x2xf32>
    %40 = tensor.empty() : tensor<6x8x2xf32>
    %41 = linalg.fill ins(%cst_4 : f32) outs(%40 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %42 = linalg.batch_matmul ins(%37, %39 : tensor<6x8x8xf32>, tensor<6x8x2xf32>) outs(%41 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %43 = tensor.empty() : tensor<2x6x8xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<6x8x2xf32>) outs(%43 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8xf32>
    %extracted_slice_9 = tensor.extract_slice %arg1[1, 0, 0, 0] [1, 6, 8, 8] [1, 1, 1, 1] : tensor<2x6x8x8xf32> to tensor<1x6x8x8xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2], [3]] : tensor<1x6x8x8xf32> into tensor<6x8x8xf32>
    %45 = tensor.empty() : tensor<6x8x8xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<6x8x8xf32>) outs(%45 : tensor<6x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x8xf32>
    %47 = tensor.empty() : tensor<6x8x2xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x6x8xf32>) outs(%47 : tensor<6x8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x2xf32>
    %49 = tensor.empty() : tensor<6x8x2xf32>
    %50 = linalg.fill ins(%cst_4 : f32) outs(%49 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %51 = linalg.batch_matmul ins(%46, %48 : tensor<6x8x8xf32>, tensor<6x8x2xf32>) outs(%50 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %52 = tensor.empty() : tensor<2x6x8xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<6x8x2xf32>) outs(%52 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8xf32>
    %54 = tensor.empty() : tensor<2x6x8xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %53 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%54 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.subf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x6x8xf32>
    %56 = tensor.empty() : tensor<6x8x2xf32>
    %57 = linalg.fill ins(%cst_4 : f32) outs(%56 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %58 = linalg.batch_matmul ins(%46, %39 : tensor<6x8x8xf32>, tensor<6x8x2xf32>) outs(%57 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %59 = tensor.empty() : tensor<2x6x8xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x8x2xf32>) outs(%59 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8xf32>
    %61 = tensor.empty() : tensor<6x8x2xf32>
    %62 = linalg.fill ins(%cst_4 : f32) outs(%61 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %63 = linalg.batch_matmul ins(%37, %48 : tensor<6x8x8xf32>, tensor<6x8x2xf32>) outs(%62 : tensor<6x8x2xf32>) -> tensor<6x8x2xf32>
    %64 = tensor.empty() : tensor<2x6x8xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<6x8x2xf32>) outs(%64 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8xf32>
    %66 = tensor.empty() : tensor<2x6x8xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %65 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%66 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.addf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x6x8xf32>
    %68 = tensor.empty() : tensor<6xi1>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1 : tensor<6xi32>) outs(%68 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %119 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %119 : i1
    } -> tensor<6xi1>
    %70 = tensor.empty() : tensor<6xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%69 : tensor<6xi1>) outs(%70 : tensor<6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %119 = arith.select %in, %cst_3, %cst_2 : f32
      linalg.yield %119 : f32
    } -> tensor<6xf32>
    %expanded_11 = tensor.expand_shape %71 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %72 = tensor.empty() : tensor<6x1xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_11 : tensor<6x1xf32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.divf %in, %cst_5 : f32
      linalg.yield %119 : f32
    } -> tensor<6x1xf32>
    %74 = tensor.empty() : tensor<2x6x8xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<6x1xf32>) outs(%74 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x8xf32>
    %76 = tensor.empty() : tensor<2x6x8xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %75 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%76 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.mulf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x6x8xf32>
    %78 = tensor.empty() : tensor<2x8x6xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x6x8xf32>) outs(%78 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6xf32>
    %collapsed_12 = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<2x8x6xf32> into tensor<16x6xf32>
    %80 = tensor.empty() : tensor<16x32xf32>
    %81 = linalg.fill ins(%cst_4 : f32) outs(%80 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %82 = linalg.matmul ins(%collapsed_12, %17 : tensor<16x6xf32>, tensor<6x32xf32>) outs(%81 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %expanded_13 = tensor.expand_shape %82 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32>
    %83 = tensor.empty() : tensor<2x32x8xf32>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x8x32xf32>) outs(%83 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x8xf32>
    %85 = tensor.empty() : tensor<2x6x8xf32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %75 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%85 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.mulf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x6x8xf32>
    %87 = tensor.empty() : tensor<2x8x6xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x6x8xf32>) outs(%87 : tensor<2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x6xf32>
    %collapsed_14 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<2x8x6xf32> into tensor<16x6xf32>
    %89 = tensor.empty() : tensor<16x32xf32>
    %90 = linalg.fill ins(%cst_4 : f32) outs(%89 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %91 = linalg.matmul ins(%collapsed_14, %19 : tensor<16x6xf32>, tensor<6x32xf32>) outs(%90 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %expanded_15 = tensor.expand_shape %91 [[0, 1], [2]] output_shape [2, 8, 32] : tensor<16x32xf32> into tensor<2x8x32xf32>
    %92 = tensor.empty() : tensor<2x32x8xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x8x32xf32>) outs(%92 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x8xf32>
    %94 = tensor.empty() : tensor<2x32x8xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %93 : tensor<2x32x8xf32>, tensor<2x32x8xf32>) outs(%94 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.addf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %collapsed_16 = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x32x8xf32> into tensor<64x8xf32>
    %96 = tensor.empty() : tensor<64x8xf32>
    %97 = linalg.fill ins(%cst_4 : f32) outs(%96 : tensor<64x8xf32>) -> tensor<64x8xf32>
    %98 = linalg.matmul ins(%collapsed_16, %arg2 : tensor<64x8xf32>, tensor<8x8xf32>) outs(%97 : tensor<64x8xf32>) -> tensor<64x8xf32>
    %expanded_17 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [2, 32, 8] : tensor<64x8xf32> into tensor<2x32x8xf32>
    %99 = tensor.empty() : tensor<2x32x8xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %expanded_17 : tensor<2x32x8xf32>, tensor<2x32x8xf32>) outs(%99 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.addf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %101 = tensor.empty() : tensor<2x32x8xf32>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x32x8xf32>) outs(%101 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.mulf %in, %in : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %103 = tensor.empty() : tensor<2x32x8xf32>
    %104 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %100 : tensor<2x32x8xf32>, tensor<2x32x8xf32>) outs(%103 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.mulf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %105 = tensor.empty() : tensor<2x32x8xf32>
    %106 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<2x32x8xf32>) outs(%105 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.mulf %in, %cst_1 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %107 = tensor.empty() : tensor<2x32x8xf32>
    %108 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %106 : tensor<2x32x8xf32>, tensor<2x32x8xf32>) outs(%107 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.addf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %109 = tensor.empty() : tensor<2x32x8xf32>
    %110 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<2x32x8xf32>) outs(%109 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.mulf %in, %cst_0 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %111 = tensor.empty() : tensor<2x32x8xf32>
    %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x32x8xf32>) outs(%111 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = math.tanh %in : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %113 = tensor.empty() : tensor<2x32x8xf32>
    %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<2x32x8xf32>) outs(%113 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.addf %in, %cst_3 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %115 = tensor.empty() : tensor<2x32x8xf32>
    %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x32x8xf32>) outs(%115 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %119 = arith.mulf %in, %cst : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    %117 = tensor.empty() : tensor<2x32x8xf32>
    %118 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %116 : tensor<2x32x8xf32>, tensor<2x32x8xf32>) outs(%117 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %119 = arith.mulf %in, %in_18 : f32
      linalg.yield %119 : f32
    } -> tensor<2x32x8xf32>
    util.return %118 : tensor<2x32x8xf32>
  }
}