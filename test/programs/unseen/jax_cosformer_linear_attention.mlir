module @jit_cosformer_linear_attention {
  util.func public @main(%arg0: tensor<9x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>) -> tensor<9x16xf32> {
    %cst = arith.constant 1.000000e-03 : f32
    %cst_0 = arith.constant 1.800000e+01 : f32
    %cst_1 = arith.constant 3.14159274 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<9x16xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<9x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %3 = tensor.empty() : tensor<9x16xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<9x16xf32>) outs(%3 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    %5 = tensor.empty() : tensor<9x16xf32>
    %6 = linalg.fill ins(%cst_2 : f32) outs(%5 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %7 = linalg.matmul ins(%arg0, %arg2 : tensor<9x16xf32>, tensor<16x16xf32>) outs(%6 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %8 = tensor.empty() : tensor<9x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<9x16xf32>) outs(%8 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    %10 = tensor.empty() : tensor<9x16xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%10 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %12 = linalg.matmul ins(%arg0, %arg3 : tensor<9x16xf32>, tensor<16x16xf32>) outs(%11 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %13 = tensor.empty() : tensor<9xi32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%13 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %75 = linalg.index 0 : index
      %76 = arith.index_cast %75 : index to i32
      linalg.yield %76 : i32
    } -> tensor<9xi32>
    %15 = tensor.empty() : tensor<9xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%14 : tensor<9xi32>) outs(%15 : tensor<9xf32>) {
    ^bb0(%in: i32, %out: f32):
      %75 = arith.sitofp %in : i32 to f32
      linalg.yield %75 : f32
    } -> tensor<9xf32>
    %17 = tensor.empty() : tensor<9xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%16 : tensor<9xf32>) outs(%17 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.mulf %in, %cst_1 : f32
      linalg.yield %75 : f32
    } -> tensor<9xf32>
    %19 = tensor.empty() : tensor<9xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18 : tensor<9xf32>) outs(%19 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.divf %in, %cst_0 : f32
      linalg.yield %75 : f32
    } -> tensor<9xf32>
    %21 = tensor.empty() : tensor<9xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = math.cos %in : f32
      linalg.yield %75 : f32
    } -> tensor<9xf32>
    %23 = tensor.empty() : tensor<9x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<9xf32>) outs(%23 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x16xf32>
    %25 = tensor.empty() : tensor<9x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %24 : tensor<9x16xf32>, tensor<9x16xf32>) outs(%25 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %75 = arith.mulf %in, %in_3 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    %27 = tensor.empty() : tensor<9xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20 : tensor<9xf32>) outs(%27 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = math.sin %in : f32
      linalg.yield %75 : f32
    } -> tensor<9xf32>
    %29 = tensor.empty() : tensor<9x16xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<9xf32>) outs(%29 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x16xf32>
    %31 = tensor.empty() : tensor<9x16xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %30 : tensor<9x16xf32>, tensor<9x16xf32>) outs(%31 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %75 = arith.mulf %in, %in_3 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    %33 = tensor.empty() : tensor<9x16xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %24 : tensor<9x16xf32>, tensor<9x16xf32>) outs(%33 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %75 = arith.mulf %in, %in_3 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    %35 = tensor.empty() : tensor<9x16xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %30 : tensor<9x16xf32>, tensor<9x16xf32>) outs(%35 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %75 = arith.mulf %in, %in_3 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    %37 = tensor.empty() : tensor<16x9xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<9x16xf32>) outs(%37 : tensor<16x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x9xf32>
    %39 = tensor.empty() : tensor<16x16xf32>
    %40 = linalg.fill ins(%cst_2 : f32) outs(%39 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %41 = linalg.matmul ins(%38, %12 : tensor<16x9xf32>, tensor<9x16xf32>) outs(%40 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %42 = tensor.empty() : tensor<9x16xf32>
    %43 = linalg.fill ins(%cst_2 : f32) outs(%42 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %44 = linalg.matmul ins(%26, %41 : tensor<9x16xf32>, tensor<16x16xf32>) outs(%43 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %45 = tensor.empty() : tensor<16x9xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<9x16xf32>) outs(%45 : tensor<16x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x9xf32>
    %47 = tensor.empty() : tensor<16x16xf32>
    %48 = linalg.fill ins(%cst_2 : f32) outs(%47 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %49 = linalg.matmul ins(%46, %12 : tensor<16x9xf32>, tensor<9x16xf32>) outs(%48 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %50 = tensor.empty() : tensor<9x16xf32>
    %51 = linalg.fill ins(%cst_2 : f32) outs(%50 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %52 = linalg.matmul ins(%32, %49 : tensor<9x16xf32>, tensor<16x16xf32>) outs(%51 : tensor<9x16xf32>) -> tensor<9x16xf32>
    %53 = tensor.empty() : tensor<9x16xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%44, %52 : tensor<9x16xf32>, tensor<9x16xf32>) outs(%53 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %75 = arith.addf %in, %in_3 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    %55 = tensor.empty() : tensor<16xf32>
    %56 = linalg.fill ins(%cst_2 : f32) outs(%55 : tensor<16xf32>) -> tensor<16xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<9x16xf32>) outs(%56 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.addf %out, %in : f32
      linalg.yield %75 : f32
    } -> tensor<16xf32>
    %58 = tensor.empty() : tensor<9xf32>
    %59 = linalg.fill ins(%cst_2 : f32) outs(%58 : tensor<9xf32>) -> tensor<9xf32>
    %60 = linalg.matvec ins(%26, %57 : tensor<9x16xf32>, tensor<16xf32>) outs(%59 : tensor<9xf32>) -> tensor<9xf32>
    %61 = tensor.empty() : tensor<16xf32>
    %62 = linalg.fill ins(%cst_2 : f32) outs(%61 : tensor<16xf32>) -> tensor<16xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<9x16xf32>) outs(%62 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.addf %out, %in : f32
      linalg.yield %75 : f32
    } -> tensor<16xf32>
    %64 = tensor.empty() : tensor<9xf32>
    %65 = linalg.fill ins(%cst_2 : f32) outs(%64 : tensor<9xf32>) -> tensor<9xf32>
    %66 = linalg.matvec ins(%32, %63 : tensor<9x16xf32>, tensor<16xf32>) outs(%65 : tensor<9xf32>) -> tensor<9xf32>
    %67 = tensor.empty() : tensor<9xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%60, %66 : tensor<9xf32>, tensor<9xf32>) outs(%67 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %75 = arith.addf %in, %in_3 : f32
      linalg.yield %75 : f32
    } -> tensor<9xf32>
    %expanded = tensor.expand_shape %68 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %69 = tensor.empty() : tensor<9x1xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<9x1xf32>) outs(%69 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %75 = arith.addf %in, %cst : f32
      linalg.yield %75 : f32
    } -> tensor<9x1xf32>
    %71 = tensor.empty() : tensor<9x16xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<9x1xf32>) outs(%71 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x16xf32>
    %73 = tensor.empty() : tensor<9x16xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%54, %72 : tensor<9x16xf32>, tensor<9x16xf32>) outs(%73 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %75 = arith.divf %in, %in_3 : f32
      linalg.yield %75 : f32
    } -> tensor<9x16xf32>
    util.return %74 : tensor<9x16xf32>
  }
}