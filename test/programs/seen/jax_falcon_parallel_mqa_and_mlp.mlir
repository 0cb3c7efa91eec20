module @jit_falcon_parallel_mqa_and_mlp {
  util.func public @main(%arg0: tensor<2x12x32xbf16>, %arg1: tensor<32x32xbf16>, %arg2: tensor<32x16xbf16>, %arg3: tensor<32x48xbf16>, %arg4: tensor<48x32xbf16>, %arg5: tensor<32x32xbf16>, %arg6: tensor<32xbf16>) -> tensor<2x12x32xbf16> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.353553385 : f32
    %cst_5 = arith.constant 0.000000e+00 : bf16
    %cst_6 = arith.constant 9.99999997E-7 : f32
    %cst_7 = arith.constant 3.200000e+01 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x12x32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x32xbf16>) outs(%0 : tensor<2x12x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %108 = arith.extf %in : bf16 to f32
      linalg.yield %108 : f32
    } -> tensor<2x12x32xf32>
    %2 = tensor.empty() : tensor<2x12x32xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x12x32xf32>) outs(%2 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x12x32xf32>
    %4 = tensor.empty() : tensor<2x12xf32>
    %5 = linalg.fill ins(%cst_8 : f32) outs(%4 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x12x32xf32>) outs(%5 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x12xf32>
    %expanded = tensor.expand_shape %6 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xf32> into tensor<2x12x1xf32>
    %7 = tensor.empty() : tensor<2x12x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x12x1xf32>) outs(%7 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_7 : f32
      linalg.yield %108 : f32
    } -> tensor<2x12x1xf32>
    %9 = tensor.empty() : tensor<2x12x1xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x12x1xf32>) outs(%9 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst_6 : f32
      linalg.yield %108 : f32
    } -> tensor<2x12x1xf32>
    %11 = tensor.empty() : tensor<2x12x1xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x12x1xf32>) outs(%11 : tensor<2x12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.rsqrt %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x12x1xf32>
    %13 = tensor.empty() : tensor<2x12x32xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x12x1xf32>) outs(%13 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x32xf32>
    %15 = tensor.empty() : tensor<2x12x32xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %14 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%15 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %108 = arith.mulf %in, %in_21 : f32
      linalg.yield %108 : f32
    } -> tensor<2x12x32xf32>
    %17 = tensor.empty() : tensor<2x12x32xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x12x32xf32>) outs(%17 : tensor<2x12x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x32xbf16>
    %19 = tensor.empty() : tensor<2x12x32xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<32xbf16>) outs(%19 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x32xbf16>
    %21 = tensor.empty() : tensor<2x12x32xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%21 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_21: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_21 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x32xbf16>
    %collapsed = tensor.collapse_shape %22 [[0, 1], [2]] : tensor<2x12x32xbf16> into tensor<24x32xbf16>
    %23 = tensor.empty() : tensor<24x32xbf16>
    %24 = linalg.fill ins(%cst_5 : bf16) outs(%23 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %25 = linalg.matmul ins(%collapsed, %arg1 : tensor<24x32xbf16>, tensor<32x32xbf16>) outs(%24 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded_9 = tensor.expand_shape %25 [[0, 1], [2, 3]] output_shape [2, 12, 4, 8] : tensor<24x32xbf16> into tensor<2x12x4x8xbf16>
    %26 = tensor.empty() : tensor<24x16xbf16>
    %27 = linalg.fill ins(%cst_5 : bf16) outs(%26 : tensor<24x16xbf16>) -> tensor<24x16xbf16>
    %28 = linalg.matmul ins(%collapsed, %arg2 : tensor<24x32xbf16>, tensor<32x16xbf16>) outs(%27 : tensor<24x16xbf16>) -> tensor<24x16xbf16>
    %expanded_10 = tensor.expand_shape %28 [[0, 1], [2]] output_shape [2, 12, 16] : tensor<24x16xbf16> into tensor<2x12x16xbf16>
    %extracted_slice = tensor.extract_slice %expanded_10[0, 0, 0] [2, 12, 8] [1, 1, 1] : tensor<2x12x16xbf16> to tensor<2x12x8xbf16>
    %extracted_slice_11 = tensor.extract_slice %expanded_10[0, 0, 8] [2, 12, 8] [1, 1, 1] : tensor<2x12x16xbf16> to tensor<2x12x8xbf16>
    %29 = tensor.empty() : tensor<2x8x12x4xbf16>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x12x4x8xbf16>) outs(%29 : tensor<2x8x12x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x8x12x4xbf16>
    %collapsed_12 = tensor.collapse_shape %30 [[0], [1], [2, 3]] : tensor<2x8x12x4xbf16> into tensor<2x8x48xbf16>
    %31 = tensor.empty() : tensor<2x12x48xbf16>
    %32 = linalg.fill ins(%cst_5 : bf16) outs(%31 : tensor<2x12x48xbf16>) -> tensor<2x12x48xbf16>
    %33 = linalg.batch_matmul ins(%extracted_slice, %collapsed_12 : tensor<2x12x8xbf16>, tensor<2x8x48xbf16>) outs(%32 : tensor<2x12x48xbf16>) -> tensor<2x12x48xbf16>
    %34 = tensor.empty() : tensor<2x12x48xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<2x12x48xbf16>) outs(%34 : tensor<2x12x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %108 = arith.extf %in : bf16 to f32
      linalg.yield %108 : f32
    } -> tensor<2x12x48xf32>
    %expanded_13 = tensor.expand_shape %35 [[0], [1], [2, 3]] output_shape [2, 12, 12, 4] : tensor<2x12x48xf32> into tensor<2x12x12x4xf32>
    %36 = tensor.empty() : tensor<2x4x12x12xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<2x12x12x4xf32>) outs(%36 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %38 = tensor.empty() : tensor<2x4x12x12xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x12x12xf32>) outs(%38 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %cst_4 : f32
      linalg.yield %108 : f32
    } -> tensor<2x4x12x12xf32>
    %40 = tensor.empty() : tensor<12x12xi32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%40 : tensor<12x12xi32>) {
    ^bb0(%out: i32):
      %108 = linalg.index 0 : index
      %109 = arith.index_cast %108 : index to i32
      linalg.yield %109 : i32
    } -> tensor<12x12xi32>
    %42 = tensor.empty() : tensor<12x12xi32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%42 : tensor<12x12xi32>) {
    ^bb0(%out: i32):
      %108 = linalg.index 1 : index
      %109 = arith.index_cast %108 : index to i32
      linalg.yield %109 : i32
    } -> tensor<12x12xi32>
    %44 = tensor.empty() : tensor<12x12xi1>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%44 : tensor<12x12xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %108 = arith.cmpi sge, %in, %in_21 : i32
      linalg.yield %108 : i1
    } -> tensor<12x12xi1>
    %46 = tensor.empty() : tensor<2x4x12x12xi1>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<12x12xi1>) outs(%46 : tensor<2x4x12x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x12x12xi1>
    %48 = tensor.empty() : tensor<2x4x12x12xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %39 : tensor<2x4x12x12xi1>, tensor<2x4x12x12xf32>) outs(%48 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: i1, %in_21: f32, %out: f32):
      %108 = arith.select %in, %in_21, %cst_3 : f32
      linalg.yield %108 : f32
    } -> tensor<2x4x12x12xf32>
    %50 = tensor.empty() : tensor<2x4x12xf32>
    %51 = linalg.fill ins(%cst_3 : f32) outs(%50 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<2x4x12x12xf32>) outs(%51 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.maximumf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x4x12xf32>
    %53 = tensor.empty() : tensor<2x4x12x12xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<2x4x12xf32>) outs(%53 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %55 = tensor.empty() : tensor<2x4x12x12xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %54 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%55 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %108 = arith.subf %in, %in_21 : f32
      linalg.yield %108 : f32
    } -> tensor<2x4x12x12xf32>
    %57 = tensor.empty() : tensor<2x4x12x12xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x4x12x12xf32>) outs(%57 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.exp %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x4x12x12xf32>
    %59 = tensor.empty() : tensor<2x4x12xf32>
    %60 = linalg.fill ins(%cst_8 : f32) outs(%59 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58 : tensor<2x4x12x12xf32>) outs(%60 : tensor<2x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<2x4x12xf32>
    %62 = tensor.empty() : tensor<2x4x12x12xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x4x12xf32>) outs(%62 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x12x12xf32>
    %64 = tensor.empty() : tensor<2x4x12x12xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %63 : tensor<2x4x12x12xf32>, tensor<2x4x12x12xf32>) outs(%64 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %108 = arith.divf %in, %in_21 : f32
      linalg.yield %108 : f32
    } -> tensor<2x4x12x12xf32>
    %66 = tensor.empty() : tensor<2x4x12x12xbf16>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<2x4x12x12xf32>) outs(%66 : tensor<2x4x12x12xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %108 = arith.truncf %in : f32 to bf16
      linalg.yield %108 : bf16
    } -> tensor<2x4x12x12xbf16>
    %68 = tensor.empty() : tensor<2x8x12xbf16>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11 : tensor<2x12x8xbf16>) outs(%68 : tensor<2x8x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x8x12xbf16>
    %70 = tensor.empty() : tensor<2x12x4x12xbf16>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<2x4x12x12xbf16>) outs(%70 : tensor<2x12x4x12xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x4x12xbf16>
    %collapsed_14 = tensor.collapse_shape %71 [[0], [1], [2, 3]] : tensor<2x12x4x12xbf16> into tensor<2x12x48xbf16>
    %72 = tensor.empty() : tensor<2x8x48xbf16>
    %73 = linalg.fill ins(%cst_5 : bf16) outs(%72 : tensor<2x8x48xbf16>) -> tensor<2x8x48xbf16>
    %74 = linalg.batch_matmul ins(%69, %collapsed_14 : tensor<2x8x12xbf16>, tensor<2x12x48xbf16>) outs(%73 : tensor<2x8x48xbf16>) -> tensor<2x8x48xbf16>
    %expanded_15 = tensor.expand_shape %74 [[0], [1], [2, 3]] output_shape [2, 8, 4, 12] : tensor<2x8x48xbf16> into tensor<2x8x4x12xbf16>
    %75 = tensor.empty() : tensor<2x12x4x8xbf16>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<2x8x4x12xbf16>) outs(%75 : tensor<2x12x4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x12x4x8xbf16>
    %collapsed_16 = tensor.collapse_shape %76 [[0, 1], [2, 3]] : tensor<2x12x4x8xbf16> into tensor<24x32xbf16>
    %77 = tensor.empty() : tensor<24x32xbf16>
    %78 = linalg.fill ins(%cst_5 : bf16) outs(%77 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %79 = linalg.matmul ins(%collapsed_16, %arg5 : tensor<24x32xbf16>, tensor<32x32xbf16>) outs(%78 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded_17 = tensor.expand_shape %79 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %80 = tensor.empty() : tensor<2x12x32xbf16>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_17 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%80 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_21: bf16, %out: bf16):
      %108 = arith.addf %in, %in_21 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x32xbf16>
    %82 = tensor.empty() : tensor<24x48xbf16>
    %83 = linalg.fill ins(%cst_5 : bf16) outs(%82 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %84 = linalg.matmul ins(%collapsed, %arg3 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%83 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %expanded_18 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [2, 12, 48] : tensor<24x48xbf16> into tensor<2x12x48xbf16>
    %85 = tensor.empty() : tensor<2x12x48xbf16>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x12x48xbf16>) outs(%85 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.mulf %in, %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %87 = tensor.empty() : tensor<2x12x48xbf16>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %expanded_18 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%87 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_21: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_21 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %89 = tensor.empty() : tensor<2x12x48xbf16>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x12x48xbf16>) outs(%89 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %91 = tensor.empty() : tensor<2x12x48xbf16>
    %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18, %90 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%91 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_21: bf16, %out: bf16):
      %108 = arith.addf %in, %in_21 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %93 = tensor.empty() : tensor<2x12x48xbf16>
    %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<2x12x48xbf16>) outs(%93 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.mulf %in, %cst_1 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %95 = tensor.empty() : tensor<2x12x48xbf16>
    %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x12x48xbf16>) outs(%95 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = math.tanh %in : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %97 = tensor.empty() : tensor<2x12x48xbf16>
    %98 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<2x12x48xbf16>) outs(%97 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.addf %in, %cst_0 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %99 = tensor.empty() : tensor<2x12x48xbf16>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x12x48xbf16>) outs(%99 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %108 = arith.mulf %in, %cst : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %101 = tensor.empty() : tensor<2x12x48xbf16>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18, %100 : tensor<2x12x48xbf16>, tensor<2x12x48xbf16>) outs(%101 : tensor<2x12x48xbf16>) {
    ^bb0(%in: bf16, %in_21: bf16, %out: bf16):
      %108 = arith.mulf %in, %in_21 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x48xbf16>
    %collapsed_19 = tensor.collapse_shape %102 [[0, 1], [2]] : tensor<2x12x48xbf16> into tensor<24x48xbf16>
    %103 = tensor.empty() : tensor<24x32xbf16>
    %104 = linalg.fill ins(%cst_5 : bf16) outs(%103 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %105 = linalg.matmul ins(%collapsed_19, %arg4 : tensor<24x48xbf16>, tensor<48x32xbf16>) outs(%104 : tensor<24x32xbf16>) -> tensor<24x32xbf16>
    %expanded_20 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xbf16> into tensor<2x12x32xbf16>
    %106 = tensor.empty() : tensor<2x12x32xbf16>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %expanded_20 : tensor<2x12x32xbf16>, tensor<2x12x32xbf16>) outs(%106 : tensor<2x12x32xbf16>) {
    ^bb0(%in: bf16, %in_21: bf16, %out: bf16):
      %108 = arith.addf %in, %in_21 : bf16
      linalg.yield %108 : bf16
    } -> tensor<2x12x32xbf16>
    util.return %107 : tensor<2x12x32xbf16>
  }
}