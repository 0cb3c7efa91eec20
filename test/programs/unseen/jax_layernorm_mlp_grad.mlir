module @jit_layernorm_mlp_grad {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<32x24xf32>) -> (tensor<24x32xf32>, tensor<32x24xf32>) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 2.400000e+01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x24xf32>, tensor<24x32xf32>) outs(%1 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = tensor.empty() : tensor<16x32xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x32xf32>) outs(%3 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %108 : f32
    } -> tensor<16x32xf32>
    %5 = tensor.empty() : tensor<16x32xi1>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<16x32xf32>) outs(%5 : tensor<16x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %108 = arith.cmpf ogt, %in, %cst_4 : f32
      linalg.yield %108 : i1
    } -> tensor<16x32xi1>
    %7 = tensor.empty() : tensor<16x24xf32>
    %8 = linalg.fill ins(%cst_4 : f32) outs(%7 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %9 = linalg.matmul ins(%4, %arg2 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%8 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %10 = tensor.empty() : tensor<16xf32>
    %11 = linalg.fill ins(%cst_4 : f32) outs(%10 : tensor<16xf32>) -> tensor<16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<16x24xf32>) outs(%11 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %13 = tensor.empty() : tensor<16x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xf32>) outs(%13 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_3 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %15 = tensor.empty() : tensor<16x24xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<16x1xf32>) outs(%15 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %17 = tensor.empty() : tensor<16x24xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %16 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%17 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.subf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %19 = tensor.empty() : tensor<16x24xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16x24xf32>) outs(%19 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %21 = tensor.empty() : tensor<16x24xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16x24xf32>) outs(%21 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %cst_2 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %23 = tensor.empty() : tensor<16xf32>
    %24 = linalg.fill ins(%cst_4 : f32) outs(%23 : tensor<16xf32>) -> tensor<16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<16x24xf32>) outs(%24 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16xf32>
    %expanded_5 = tensor.expand_shape %25 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %26 = tensor.empty() : tensor<16x1xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<16x1xf32>) outs(%26 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_3 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %28 = tensor.empty() : tensor<16x1xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x1xf32>) outs(%28 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst_1 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %30 = tensor.empty() : tensor<16x1xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16x1xf32>) outs(%30 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = math.rsqrt %in : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %32 = tensor.empty() : tensor<16x1xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31, %29 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%32 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.divf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %34 = tensor.empty() : tensor<16x1xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x1xf32>) outs(%34 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %cst_0 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %36 = tensor.empty() : tensor<16x24xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<16x1xf32>) outs(%36 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %38 = tensor.empty() : tensor<16x24xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %37 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%38 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.mulf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %40 = tensor.empty() : tensor<16x24xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<16x24xf32>) outs(%40 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %in, %cst_4 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %42 = tensor.empty() : tensor<16x24xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<16x24xf32>) outs(%42 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %44 = tensor.empty() : tensor<16x24xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<16x24xf32>) outs(%44 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.mulf %in, %cst : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %46 = tensor.empty() : tensor<16x24xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %45 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%46 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.mulf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %48 = tensor.empty() : tensor<16xf32>
    %49 = linalg.fill ins(%cst_4 : f32) outs(%48 : tensor<16xf32>) -> tensor<16xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%47 : tensor<16x24xf32>) outs(%49 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16xf32>
    %expanded_6 = tensor.expand_shape %50 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %51 = tensor.empty() : tensor<16x24xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45, %37 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%51 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.mulf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %53 = tensor.empty() : tensor<16x1xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_6, %35 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%53 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.mulf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %55 = tensor.empty() : tensor<16x24xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<16x24xf32>) outs(%55 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %57 = tensor.empty() : tensor<16xf32>
    %58 = linalg.fill ins(%cst_4 : f32) outs(%57 : tensor<16xf32>) -> tensor<16xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%56 : tensor<16x24xf32>) outs(%58 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16xf32>
    %expanded_7 = tensor.expand_shape %59 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %60 = tensor.empty() : tensor<16x1xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<16x1xf32>) outs(%60 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_3 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %62 = tensor.empty() : tensor<16xf32>
    %63 = linalg.fill ins(%cst_4 : f32) outs(%62 : tensor<16xf32>) -> tensor<16xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%61 : tensor<16x1xf32>) outs(%63 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16xf32>
    %65 = tensor.empty() : tensor<16x24xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<16xf32>) outs(%65 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %67 = tensor.empty() : tensor<16x24xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%66, %22 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%67 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.mulf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %69 = tensor.empty() : tensor<16x24xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<16x24xf32>) outs(%69 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.negf %in : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %71 = tensor.empty() : tensor<16xf32>
    %72 = linalg.fill ins(%cst_4 : f32) outs(%71 : tensor<16xf32>) -> tensor<16xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<16x24xf32>) outs(%72 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16xf32>
    %expanded_8 = tensor.expand_shape %73 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %74 = tensor.empty() : tensor<16x24xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52, %68 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%74 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.addf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %76 = tensor.empty() : tensor<16x1xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_7, %expanded_8 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%76 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.addf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %78 = tensor.empty() : tensor<16x1xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<16x1xf32>) outs(%78 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.divf %in, %cst_3 : f32
      linalg.yield %108 : f32
    } -> tensor<16x1xf32>
    %80 = tensor.empty() : tensor<16xf32>
    %81 = linalg.fill ins(%cst_4 : f32) outs(%80 : tensor<16xf32>) -> tensor<16xf32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%79 : tensor<16x1xf32>) outs(%81 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %108 = arith.addf %out, %in : f32
      linalg.yield %108 : f32
    } -> tensor<16xf32>
    %83 = tensor.empty() : tensor<16x24xf32>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<16xf32>) outs(%83 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %85 = tensor.empty() : tensor<16x24xf32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%75, %84 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%85 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %108 = arith.addf %in, %in_9 : f32
      linalg.yield %108 : f32
    } -> tensor<16x24xf32>
    %87 = tensor.empty() : tensor<24x16xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<16x24xf32>) outs(%87 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %89 = tensor.empty() : tensor<24x32xf32>
    %90 = linalg.fill ins(%cst_4 : f32) outs(%89 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %91 = linalg.matmul ins(%88, %4 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%90 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %92 = tensor.empty() : tensor<32x24xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<24x32xf32>) outs(%92 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x24xf32>
    %94 = tensor.empty() : tensor<24x32xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x24xf32>) outs(%94 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %96 = tensor.empty() : tensor<16x32xf32>
    %97 = linalg.fill ins(%cst_4 : f32) outs(%96 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %98 = linalg.matmul ins(%86, %95 : tensor<16x24xf32>, tensor<24x32xf32>) outs(%97 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %99 = tensor.empty() : tensor<16x32xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %98 : tensor<16x32xi1>, tensor<16x32xf32>) outs(%99 : tensor<16x32xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %108 = arith.select %in, %in_9, %cst_4 : f32
      linalg.yield %108 : f32
    } -> tensor<16x32xf32>
    %101 = tensor.empty() : tensor<32x16xf32>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<16x32xf32>) outs(%101 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %103 = tensor.empty() : tensor<32x24xf32>
    %104 = linalg.fill ins(%cst_4 : f32) outs(%103 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %105 = linalg.matmul ins(%102, %arg0 : tensor<32x16xf32>, tensor<16x24xf32>) outs(%104 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %106 = tensor.empty() : tensor<24x32xf32>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<32x24xf32>) outs(%106 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    return %107, %93 : tensor<24x32xf32>, tensor<32x24xf32>
  }
}