module @jit_byol_online_target_grads_and_ema {
  util.func public @main(%arg0: tensor<16x12xf32>, %arg1: tensor<12x24xf32>, %arg2: tensor<24x8xf32>, %arg3: tensor<12x24xf32>, %arg4: tensor<24x8xf32>) -> (tensor<f32>, tensor<12x24xf32>, tensor<24x8xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 0.00999999977 : f32
    %cst_1 = arith.constant 9.900000e-01 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant 1.000000e-01 : f32
    %0 = tensor.empty() : tensor<16x12xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x12xf32>) outs(%0 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %in, %cst_7 : f32
      linalg.yield %143 : f32
    } -> tensor<16x12xf32>
    %2 = tensor.empty() : tensor<16x24xf32>
    %3 = linalg.fill ins(%cst_6 : f32) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<16x12xf32>, tensor<12x24xf32>) outs(%3 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %5 = tensor.empty() : tensor<16x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x24xf32>) outs(%5 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.maximumf %in, %cst_6 : f32
      linalg.yield %143 : f32
    } -> tensor<16x24xf32>
    %7 = tensor.empty() : tensor<16x24xi1>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x24xf32>) outs(%7 : tensor<16x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %143 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %143 : i1
    } -> tensor<16x24xi1>
    %9 = tensor.empty() : tensor<16x8xf32>
    %10 = linalg.fill ins(%cst_6 : f32) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %11 = linalg.matmul ins(%6, %arg2 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%10 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %12 = tensor.empty() : tensor<16x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x8xf32>) outs(%12 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %14 = tensor.empty() : tensor<16xf32>
    %15 = linalg.fill ins(%cst_6 : f32) outs(%14 : tensor<16xf32>) -> tensor<16xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<16x8xf32>) outs(%15 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %out, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %17 = tensor.empty() : tensor<16xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%16 : tensor<16xf32>) outs(%17 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.sqrt %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %18 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %19 = tensor.empty() : tensor<16x1xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %cst_5, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16x1xf32>
    %21 = tensor.empty() : tensor<16x8xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%21 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %23 = tensor.empty() : tensor<16x8xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %22 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%23 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.divf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %25 = tensor.empty() : tensor<16x1xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%25 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16x1xf32>
    %27 = tensor.empty() : tensor<16x1xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<16x1xf32>) outs(%27 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %cst_4, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16x1xf32>
    %29 = tensor.empty() : tensor<16x12xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x12xf32>) outs(%29 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.subf %in, %cst_7 : f32
      linalg.yield %143 : f32
    } -> tensor<16x12xf32>
    %31 = tensor.empty() : tensor<16x24xf32>
    %32 = linalg.fill ins(%cst_6 : f32) outs(%31 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %33 = linalg.matmul ins(%30, %arg3 : tensor<16x12xf32>, tensor<12x24xf32>) outs(%32 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %34 = tensor.empty() : tensor<16x24xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x24xf32>) outs(%34 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.maximumf %in, %cst_6 : f32
      linalg.yield %143 : f32
    } -> tensor<16x24xf32>
    %36 = tensor.empty() : tensor<16x8xf32>
    %37 = linalg.fill ins(%cst_6 : f32) outs(%36 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %38 = linalg.matmul ins(%35, %arg4 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%37 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %39 = tensor.empty() : tensor<16x8xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<16x8xf32>) outs(%39 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %41 = tensor.empty() : tensor<16xf32>
    %42 = linalg.fill ins(%cst_6 : f32) outs(%41 : tensor<16xf32>) -> tensor<16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<16x8xf32>) outs(%42 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %out, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %44 = tensor.empty() : tensor<16xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%43 : tensor<16xf32>) outs(%44 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = math.sqrt %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %expanded_8 = tensor.expand_shape %45 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %46 = tensor.empty() : tensor<16x8xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<16x1xf32>) outs(%46 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %48 = tensor.empty() : tensor<16x8xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38, %47 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%48 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.divf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %50 = tensor.empty() : tensor<16x8xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %49 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%50 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.mulf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %52 = tensor.empty() : tensor<16xf32>
    %53 = linalg.fill ins(%cst_6 : f32) outs(%52 : tensor<16xf32>) -> tensor<16xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%51 : tensor<16x8xf32>) outs(%53 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %out, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.fill ins(%cst_6 : f32) outs(%55 : tensor<f32>) -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%54 : tensor<16xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %out, %in : f32
      linalg.yield %143 : f32
    } -> tensor<f32>
    %58 = tensor.empty() : tensor<f32>
    %59 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%57 : tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %in, %cst_3 : f32
      linalg.yield %143 : f32
    } -> tensor<f32>
    %60 = tensor.empty() : tensor<f32>
    %61 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%59 : tensor<f32>) outs(%60 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_2 : f32
      linalg.yield %143 : f32
    } -> tensor<f32>
    %62 = tensor.empty() : tensor<f32>
    %63 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%61 : tensor<f32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.subf %cst_2, %in : f32
      linalg.yield %143 : f32
    } -> tensor<f32>
    %64 = tensor.empty() : tensor<f32>
    %65 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%64 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %66 = tensor.empty() : tensor<f32>
    %67 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%65 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_2 : f32
      linalg.yield %143 : f32
    } -> tensor<f32>
    %68 = tensor.empty() : tensor<f32>
    %69 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%67 : tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.divf %in, %cst_3 : f32
      linalg.yield %143 : f32
    } -> tensor<f32>
    %70 = tensor.empty() : tensor<16x8xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<f32>) outs(%70 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %72 = tensor.empty() : tensor<16x8xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%71, %49 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%72 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.mulf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %74 = tensor.empty() : tensor<16x8xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<16x1xf32>) outs(%74 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %76 = tensor.empty() : tensor<16x8xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%73, %75 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%76 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.mulf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %78 = tensor.empty() : tensor<16x8xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%77, %11 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%78 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.mulf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %80 = tensor.empty() : tensor<16xf32>
    %81 = linalg.fill ins(%cst_6 : f32) outs(%80 : tensor<16xf32>) -> tensor<16xf32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%79 : tensor<16x8xf32>) outs(%81 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %out, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %83 = tensor.empty() : tensor<16xf32>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%82 : tensor<16xf32>) outs(%83 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.negf %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %expanded_9 = tensor.expand_shape %84 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %85 = tensor.empty() : tensor<16x8xf32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%73, %22 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%85 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.divf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %87 = tensor.empty() : tensor<16x1xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %20 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%87 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.mulf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x1xf32>
    %89 = tensor.empty() : tensor<16xf32>
    %90 = linalg.fill ins(%cst_6 : f32) outs(%89 : tensor<16xf32>) -> tensor<16xf32>
    %91 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<16x1xf32>) outs(%90 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.addf %out, %in : f32
      linalg.yield %143 : f32
    } -> tensor<16xf32>
    %92 = tensor.empty() : tensor<16x8xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<16xf32>) outs(%92 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %94 = tensor.empty() : tensor<16x8xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %93 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%94 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.mulf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %96 = tensor.empty() : tensor<16x8xf32>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%93, %11 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%96 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.mulf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %98 = tensor.empty() : tensor<16x8xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%95, %97 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%98 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.addf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %100 = tensor.empty() : tensor<16x8xf32>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%86, %99 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%100 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.addf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<16x8xf32>
    %102 = tensor.empty() : tensor<8x16xf32>
    %103 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<16x8xf32>) outs(%102 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %104 = tensor.empty() : tensor<8x24xf32>
    %105 = linalg.fill ins(%cst_6 : f32) outs(%104 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %106 = linalg.matmul ins(%103, %6 : tensor<8x16xf32>, tensor<16x24xf32>) outs(%105 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %107 = tensor.empty() : tensor<24x8xf32>
    %108 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<8x24xf32>) outs(%107 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %109 = tensor.empty() : tensor<8x24xf32>
    %110 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24x8xf32>) outs(%109 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x24xf32>
    %111 = tensor.empty() : tensor<16x24xf32>
    %112 = linalg.fill ins(%cst_6 : f32) outs(%111 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %113 = linalg.matmul ins(%101, %110 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%112 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %114 = tensor.empty() : tensor<16x24xf32>
    %115 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %113 : tensor<16x24xi1>, tensor<16x24xf32>) outs(%114 : tensor<16x24xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %143 = arith.select %in, %in_10, %cst_6 : f32
      linalg.yield %143 : f32
    } -> tensor<16x24xf32>
    %116 = tensor.empty() : tensor<24x16xf32>
    %117 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<16x24xf32>) outs(%116 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %118 = tensor.empty() : tensor<24x12xf32>
    %119 = linalg.fill ins(%cst_6 : f32) outs(%118 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %120 = linalg.matmul ins(%117, %1 : tensor<24x16xf32>, tensor<16x12xf32>) outs(%119 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %121 = tensor.empty() : tensor<12x24xf32>
    %122 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<24x12xf32>) outs(%121 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x24xf32>
    %123 = tensor.empty() : tensor<12x24xf32>
    %124 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<12x24xf32>) outs(%123 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_1 : f32
      linalg.yield %143 : f32
    } -> tensor<12x24xf32>
    %125 = tensor.empty() : tensor<12x24xf32>
    %126 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<12x24xf32>) outs(%125 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_7 : f32
      linalg.yield %143 : f32
    } -> tensor<12x24xf32>
    %127 = tensor.empty() : tensor<12x24xf32>
    %128 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %126 : tensor<12x24xf32>, tensor<12x24xf32>) outs(%127 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.subf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<12x24xf32>
    %129 = tensor.empty() : tensor<12x24xf32>
    %130 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<12x24xf32>) outs(%129 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_0 : f32
      linalg.yield %143 : f32
    } -> tensor<12x24xf32>
    %131 = tensor.empty() : tensor<12x24xf32>
    %132 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%124, %130 : tensor<12x24xf32>, tensor<12x24xf32>) outs(%131 : tensor<12x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.addf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<12x24xf32>
    %133 = tensor.empty() : tensor<24x8xf32>
    %134 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<24x8xf32>) outs(%133 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_1 : f32
      linalg.yield %143 : f32
    } -> tensor<24x8xf32>
    %135 = tensor.empty() : tensor<24x8xf32>
    %136 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<24x8xf32>) outs(%135 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_7 : f32
      linalg.yield %143 : f32
    } -> tensor<24x8xf32>
    %137 = tensor.empty() : tensor<24x8xf32>
    %138 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2, %136 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%137 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.subf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<24x8xf32>
    %139 = tensor.empty() : tensor<24x8xf32>
    %140 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<24x8xf32>) outs(%139 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %143 = arith.mulf %in, %cst_0 : f32
      linalg.yield %143 : f32
    } -> tensor<24x8xf32>
    %141 = tensor.empty() : tensor<24x8xf32>
    %142 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%134, %140 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%141 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %143 = arith.addf %in, %in_10 : f32
      linalg.yield %143 : f32
    } -> tensor<24x8xf32>
    util.return %63, %132, %142 : tensor<f32>, tensor<12x24xf32>, tensor<24x8xf32>
  }
}