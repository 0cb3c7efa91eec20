module @jit_egnn_equivariant_messages {
  util.func public @main(%arg0: tensor<10x16xf32>, %arg1: tensor<10x3xf32>, %arg2: tensor<33x16xf32>, %arg3: tensor<16x1xf32>, %arg4: tensor<32x16xf32>) -> (tensor<10x16xf32>, tensor<10x3xf32>) {
    %cst = arith.constant 1.000000e+01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<10x10x3xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<10x3xf32>) outs(%0 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x3xf32>
    %2 = tensor.empty() : tensor<10x10x3xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<10x3xf32>) outs(%2 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x3xf32>
    %4 = tensor.empty() : tensor<10x10x3xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<10x10x3xf32>, tensor<10x10x3xf32>) outs(%4 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %64 = arith.subf %in, %in_10 : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x3xf32>
    %6 = tensor.empty() : tensor<10x10x3xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<10x10x3xf32>) outs(%6 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x3xf32>
    %8 = tensor.empty() : tensor<10x10xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<10x10x3xf32>) outs(%9 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x10xf32>
    %expanded = tensor.expand_shape %10 [[0], [1, 2]] output_shape [10, 10, 1] : tensor<10x10xf32> into tensor<10x10x1xf32>
    %11 = tensor.empty() : tensor<10x10x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<10x16xf32>) outs(%11 : tensor<10x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x16xf32>
    %13 = tensor.empty() : tensor<10x10x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<10x16xf32>) outs(%13 : tensor<10x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x16xf32>
    %15 = tensor.empty() : tensor<10x10x33xf32>
    %inserted_slice = tensor.insert_slice %12 into %15[0, 0, 0] [10, 10, 16] [1, 1, 1] : tensor<10x10x16xf32> into tensor<10x10x33xf32>
    %inserted_slice_2 = tensor.insert_slice %14 into %inserted_slice[0, 0, 16] [10, 10, 16] [1, 1, 1] : tensor<10x10x16xf32> into tensor<10x10x33xf32>
    %inserted_slice_3 = tensor.insert_slice %expanded into %inserted_slice_2[0, 0, 32] [10, 10, 1] [1, 1, 1] : tensor<10x10x1xf32> into tensor<10x10x33xf32>
    %collapsed = tensor.collapse_shape %inserted_slice_3 [[0, 1], [2]] : tensor<10x10x33xf32> into tensor<100x33xf32>
    %16 = tensor.empty() : tensor<100x16xf32>
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<100x16xf32>) -> tensor<100x16xf32>
    %18 = linalg.matmul ins(%collapsed, %arg2 : tensor<100x33xf32>, tensor<33x16xf32>) outs(%17 : tensor<100x16xf32>) -> tensor<100x16xf32>
    %expanded_4 = tensor.expand_shape %18 [[0, 1], [2]] output_shape [10, 10, 16] : tensor<100x16xf32> into tensor<10x10x16xf32>
    %19 = tensor.empty() : tensor<10x10x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<10x10x16xf32>) outs(%19 : tensor<10x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x16xf32>
    %21 = tensor.empty() : tensor<10x10x16xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<10x10x16xf32>) outs(%21 : tensor<10x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x16xf32>
    %23 = tensor.empty() : tensor<10x10x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<10x10x16xf32>) outs(%23 : tensor<10x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x16xf32>
    %25 = tensor.empty() : tensor<10x10x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<10x10x16xf32>) outs(%25 : tensor<10x10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %cst_0, %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x16xf32>
    %27 = tensor.empty() : tensor<10x10x16xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4, %26 : tensor<10x10x16xf32>, tensor<10x10x16xf32>) outs(%27 : tensor<10x10x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %64 = arith.mulf %in, %in_10 : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x16xf32>
    %collapsed_5 = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<10x10x16xf32> into tensor<100x16xf32>
    %collapsed_6 = tensor.collapse_shape %arg3 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %29 = tensor.empty() : tensor<100xf32>
    %30 = linalg.fill ins(%cst_1 : f32) outs(%29 : tensor<100xf32>) -> tensor<100xf32>
    %31 = linalg.matvec ins(%collapsed_5, %collapsed_6 : tensor<100x16xf32>, tensor<16xf32>) outs(%30 : tensor<100xf32>) -> tensor<100xf32>
    %32 = tensor.empty() : tensor<100xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%31 : tensor<100xf32>) outs(%32 : tensor<100xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.tanh %in : f32
      linalg.yield %64 : f32
    } -> tensor<100xf32>
    %expanded_7 = tensor.expand_shape %33 [[0, 1, 2]] output_shape [10, 10, 1] : tensor<100xf32> into tensor<10x10x1xf32>
    %34 = tensor.empty() : tensor<10x10x3xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<10x10x1xf32>) outs(%34 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10x3xf32>
    %36 = tensor.empty() : tensor<10x10x3xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %35 : tensor<10x10x3xf32>, tensor<10x10x3xf32>) outs(%36 : tensor<10x10x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %64 = arith.mulf %in, %in_10 : f32
      linalg.yield %64 : f32
    } -> tensor<10x10x3xf32>
    %38 = tensor.empty() : tensor<10x3xf32>
    %39 = linalg.fill ins(%cst_1 : f32) outs(%38 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<10x10x3xf32>) outs(%39 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x3xf32>
    %41 = tensor.empty() : tensor<10x3xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<10x3xf32>) outs(%41 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %in, %cst : f32
      linalg.yield %64 : f32
    } -> tensor<10x3xf32>
    %43 = tensor.empty() : tensor<10x3xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %42 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%43 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %64 = arith.addf %in, %in_10 : f32
      linalg.yield %64 : f32
    } -> tensor<10x3xf32>
    %45 = tensor.empty() : tensor<10x16xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%28 : tensor<10x10x16xf32>) outs(%46 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x16xf32>
    %48 = tensor.empty() : tensor<10x32xf32>
    %inserted_slice_8 = tensor.insert_slice %arg0 into %48[0, 0] [10, 16] [1, 1] : tensor<10x16xf32> into tensor<10x32xf32>
    %inserted_slice_9 = tensor.insert_slice %47 into %inserted_slice_8[0, 16] [10, 16] [1, 1] : tensor<10x16xf32> into tensor<10x32xf32>
    %49 = tensor.empty() : tensor<10x16xf32>
    %50 = linalg.fill ins(%cst_1 : f32) outs(%49 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %51 = linalg.matmul ins(%inserted_slice_9, %arg4 : tensor<10x32xf32>, tensor<32x16xf32>) outs(%50 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %52 = tensor.empty() : tensor<10x16xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<10x16xf32>) outs(%52 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x16xf32>
    %54 = tensor.empty() : tensor<10x16xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<10x16xf32>) outs(%54 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x16xf32>
    %56 = tensor.empty() : tensor<10x16xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<10x16xf32>) outs(%56 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<10x16xf32>
    %58 = tensor.empty() : tensor<10x16xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<10x16xf32>) outs(%58 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %cst_0, %in : f32
      linalg.yield %64 : f32
    } -> tensor<10x16xf32>
    %60 = tensor.empty() : tensor<10x16xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51, %59 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%60 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %64 = arith.mulf %in, %in_10 : f32
      linalg.yield %64 : f32
    } -> tensor<10x16xf32>
    %62 = tensor.empty() : tensor<10x16xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %61 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%62 : tensor<10x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %64 = arith.addf %in, %in_10 : f32
      linalg.yield %64 : f32
    } -> tensor<10x16xf32>
    util.return %63, %44 : tensor<10x16xf32>, tensor<10x3xf32>
  }
}