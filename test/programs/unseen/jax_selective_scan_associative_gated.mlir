module @jit_selective_scan_associative_gated {
  util.func public @main(%arg0: tensor<2x11x9xf32>, %arg1: tensor<2x11x5xf32>, %arg2: tensor<2x11x5xf32>, %arg3: tensor<2x11x9xf32>, %arg4: tensor<9x5xf32>) -> tensor<2x11x9xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x11x9xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x11x9xf32>) outs(%0 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %2 = tensor.empty() : tensor<2x11x9xi1>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x11x9xf32>) outs(%2 : tensor<2x11x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %97 = arith.cmpf une, %in, %in : f32
      linalg.yield %97 : i1
    } -> tensor<2x11x9xi1>
    %4 = tensor.empty() : tensor<2x11x9xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x11x9xf32>) outs(%4 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %cst_0 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %6 = tensor.empty() : tensor<2x11x9xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x11x9xf32>) outs(%6 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.absf %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %8 = tensor.empty() : tensor<2x11x9xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x11x9xf32>) outs(%8 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.negf %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %10 = tensor.empty() : tensor<2x11x9xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x11x9xf32>) outs(%10 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %12 = tensor.empty() : tensor<2x11x9xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x11x9xf32>) outs(%12 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.log1p %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %14 = tensor.empty() : tensor<2x11x9xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %13 : tensor<2x11x9xf32>, tensor<2x11x9xf32>) outs(%14 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %16 = tensor.empty() : tensor<2x11x9xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5, %15 : tensor<2x11x9xi1>, tensor<2x11x9xf32>, tensor<2x11x9xf32>) outs(%16 : tensor<2x11x9xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %97 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %18 = tensor.empty() : tensor<9x5xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<9x5xf32>) outs(%18 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<9x5xf32>
    %20 = tensor.empty() : tensor<9x5xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<9x5xf32>) outs(%20 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.negf %in : f32
      linalg.yield %97 : f32
    } -> tensor<9x5xf32>
    %22 = tensor.empty() : tensor<2x11x9x5xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x11x9xf32>) outs(%22 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x11x9x5xf32>
    %24 = tensor.empty() : tensor<2x11x9x5xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<9x5xf32>) outs(%24 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x11x9x5xf32>
    %26 = tensor.empty() : tensor<2x11x9x5xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %25 : tensor<2x11x9x5xf32>, tensor<2x11x9x5xf32>) outs(%26 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9x5xf32>
    %28 = tensor.empty() : tensor<2x11x9x5xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x11x9x5xf32>) outs(%28 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9x5xf32>
    %30 = tensor.empty() : tensor<2x11x9xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg0 : tensor<2x11x9xf32>, tensor<2x11x9xf32>) outs(%30 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %32 = tensor.empty() : tensor<2x11x9x5xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<2x11x9xf32>) outs(%32 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x11x9x5xf32>
    %34 = tensor.empty() : tensor<2x11x9x5xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x11x5xf32>) outs(%34 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x11x9x5xf32>
    %36 = tensor.empty() : tensor<2x11x9x5xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<2x11x9x5xf32>, tensor<2x11x9x5xf32>) outs(%36 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9x5xf32>
    %extracted_slice = tensor.extract_slice %29[0, 0, 0, 0] [2, 5, 9, 5] [1, 2, 1, 1] : tensor<2x11x9x5xf32> to tensor<2x5x9x5xf32>
    %extracted_slice_1 = tensor.extract_slice %37[0, 0, 0, 0] [2, 5, 9, 5] [1, 2, 1, 1] : tensor<2x11x9x5xf32> to tensor<2x5x9x5xf32>
    %extracted_slice_2 = tensor.extract_slice %29[0, 1, 0, 0] [2, 5, 9, 5] [1, 2, 1, 1] : tensor<2x11x9x5xf32> to tensor<2x5x9x5xf32>
    %extracted_slice_3 = tensor.extract_slice %37[0, 1, 0, 0] [2, 5, 9, 5] [1, 2, 1, 1] : tensor<2x11x9x5xf32> to tensor<2x5x9x5xf32>
    %38 = tensor.empty() : tensor<2x5x9x5xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_2 : tensor<2x5x9x5xf32>, tensor<2x5x9x5xf32>) outs(%38 : tensor<2x5x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x5x9x5xf32>
    %40 = tensor.empty() : tensor<2x5x9x5xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_2, %extracted_slice_1 : tensor<2x5x9x5xf32>, tensor<2x5x9x5xf32>) outs(%40 : tensor<2x5x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x5x9x5xf32>
    %42 = tensor.empty() : tensor<2x5x9x5xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %extracted_slice_3 : tensor<2x5x9x5xf32>, tensor<2x5x9x5xf32>) outs(%42 : tensor<2x5x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x5x9x5xf32>
    %extracted_slice_4 = tensor.extract_slice %39[0, 0, 0, 0] [2, 2, 9, 5] [1, 2, 1, 1] : tensor<2x5x9x5xf32> to tensor<2x2x9x5xf32>
    %extracted_slice_5 = tensor.extract_slice %43[0, 0, 0, 0] [2, 2, 9, 5] [1, 2, 1, 1] : tensor<2x5x9x5xf32> to tensor<2x2x9x5xf32>
    %extracted_slice_6 = tensor.extract_slice %39[0, 1, 0, 0] [2, 2, 9, 5] [1, 2, 1, 1] : tensor<2x5x9x5xf32> to tensor<2x2x9x5xf32>
    %extracted_slice_7 = tensor.extract_slice %43[0, 1, 0, 0] [2, 2, 9, 5] [1, 2, 1, 1] : tensor<2x5x9x5xf32> to tensor<2x2x9x5xf32>
    %44 = tensor.empty() : tensor<2x2x9x5xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %extracted_slice_6 : tensor<2x2x9x5xf32>, tensor<2x2x9x5xf32>) outs(%44 : tensor<2x2x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x9x5xf32>
    %46 = tensor.empty() : tensor<2x2x9x5xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_6, %extracted_slice_5 : tensor<2x2x9x5xf32>, tensor<2x2x9x5xf32>) outs(%46 : tensor<2x2x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x9x5xf32>
    %48 = tensor.empty() : tensor<2x2x9x5xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %extracted_slice_7 : tensor<2x2x9x5xf32>, tensor<2x2x9x5xf32>) outs(%48 : tensor<2x2x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x9x5xf32>
    %extracted_slice_8 = tensor.extract_slice %49[0, 0, 0, 0] [2, 1, 9, 5] [1, 2, 1, 1] : tensor<2x2x9x5xf32> to tensor<2x1x9x5xf32>
    %extracted_slice_9 = tensor.extract_slice %45[0, 1, 0, 0] [2, 1, 9, 5] [1, 2, 1, 1] : tensor<2x2x9x5xf32> to tensor<2x1x9x5xf32>
    %extracted_slice_10 = tensor.extract_slice %49[0, 1, 0, 0] [2, 1, 9, 5] [1, 2, 1, 1] : tensor<2x2x9x5xf32> to tensor<2x1x9x5xf32>
    %50 = tensor.empty() : tensor<2x1x9x5xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_9, %extracted_slice_8 : tensor<2x1x9x5xf32>, tensor<2x1x9x5xf32>) outs(%50 : tensor<2x1x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x1x9x5xf32>
    %52 = tensor.empty() : tensor<2x1x9x5xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %extracted_slice_10 : tensor<2x1x9x5xf32>, tensor<2x1x9x5xf32>) outs(%52 : tensor<2x1x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x1x9x5xf32>
    %extracted_slice_11 = tensor.extract_slice %49[0, 0, 0, 0] [2, 1, 9, 5] [1, 1, 1, 1] : tensor<2x2x9x5xf32> to tensor<2x1x9x5xf32>
    %54 = tensor.empty() : tensor<2x2x9x5xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<2x2x9x5xf32>) -> tensor<2x2x9x5xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_11 into %55[0, 0, 0, 0] [2, 1, 9, 5] [1, 2, 1, 1] : tensor<2x1x9x5xf32> into tensor<2x2x9x5xf32>
    %56 = tensor.empty() : tensor<2x2x9x5xf32>
    %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<2x2x9x5xf32>) -> tensor<2x2x9x5xf32>
    %inserted_slice_12 = tensor.insert_slice %53 into %57[0, 1, 0, 0] [2, 1, 9, 5] [1, 2, 1, 1] : tensor<2x1x9x5xf32> into tensor<2x2x9x5xf32>
    %58 = tensor.empty() : tensor<2x2x9x5xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_12 : tensor<2x2x9x5xf32>, tensor<2x2x9x5xf32>) outs(%58 : tensor<2x2x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x9x5xf32>
    %extracted_slice_13 = tensor.extract_slice %39[0, 2, 0, 0] [2, 2, 9, 5] [1, 2, 1, 1] : tensor<2x5x9x5xf32> to tensor<2x2x9x5xf32>
    %extracted_slice_14 = tensor.extract_slice %43[0, 2, 0, 0] [2, 2, 9, 5] [1, 2, 1, 1] : tensor<2x5x9x5xf32> to tensor<2x2x9x5xf32>
    %60 = tensor.empty() : tensor<2x2x9x5xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %59 : tensor<2x2x9x5xf32>, tensor<2x2x9x5xf32>) outs(%60 : tensor<2x2x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x9x5xf32>
    %62 = tensor.empty() : tensor<2x2x9x5xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %extracted_slice_14 : tensor<2x2x9x5xf32>, tensor<2x2x9x5xf32>) outs(%62 : tensor<2x2x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2x9x5xf32>
    %extracted_slice_15 = tensor.extract_slice %43[0, 0, 0, 0] [2, 1, 9, 5] [1, 1, 1, 1] : tensor<2x5x9x5xf32> to tensor<2x1x9x5xf32>
    %64 = tensor.empty() : tensor<2x3x9x5xf32>
    %inserted_slice_16 = tensor.insert_slice %extracted_slice_15 into %64[0, 0, 0, 0] [2, 1, 9, 5] [1, 1, 1, 1] : tensor<2x1x9x5xf32> into tensor<2x3x9x5xf32>
    %inserted_slice_17 = tensor.insert_slice %63 into %inserted_slice_16[0, 1, 0, 0] [2, 2, 9, 5] [1, 1, 1, 1] : tensor<2x2x9x5xf32> into tensor<2x3x9x5xf32>
    %65 = tensor.empty() : tensor<2x5x9x5xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<2x5x9x5xf32>) -> tensor<2x5x9x5xf32>
    %inserted_slice_18 = tensor.insert_slice %inserted_slice_17 into %66[0, 0, 0, 0] [2, 3, 9, 5] [1, 2, 1, 1] : tensor<2x3x9x5xf32> into tensor<2x5x9x5xf32>
    %67 = tensor.empty() : tensor<2x5x9x5xf32>
    %68 = linalg.fill ins(%cst_0 : f32) outs(%67 : tensor<2x5x9x5xf32>) -> tensor<2x5x9x5xf32>
    %inserted_slice_19 = tensor.insert_slice %59 into %68[0, 1, 0, 0] [2, 2, 9, 5] [1, 2, 1, 1] : tensor<2x2x9x5xf32> into tensor<2x5x9x5xf32>
    %69 = tensor.empty() : tensor<2x5x9x5xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_18, %inserted_slice_19 : tensor<2x5x9x5xf32>, tensor<2x5x9x5xf32>) outs(%69 : tensor<2x5x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x5x9x5xf32>
    %extracted_slice_20 = tensor.extract_slice %29[0, 2, 0, 0] [2, 5, 9, 5] [1, 2, 1, 1] : tensor<2x11x9x5xf32> to tensor<2x5x9x5xf32>
    %extracted_slice_21 = tensor.extract_slice %37[0, 2, 0, 0] [2, 5, 9, 5] [1, 2, 1, 1] : tensor<2x11x9x5xf32> to tensor<2x5x9x5xf32>
    %71 = tensor.empty() : tensor<2x5x9x5xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20, %70 : tensor<2x5x9x5xf32>, tensor<2x5x9x5xf32>) outs(%71 : tensor<2x5x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x5x9x5xf32>
    %73 = tensor.empty() : tensor<2x5x9x5xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %extracted_slice_21 : tensor<2x5x9x5xf32>, tensor<2x5x9x5xf32>) outs(%73 : tensor<2x5x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x5x9x5xf32>
    %extracted_slice_22 = tensor.extract_slice %37[0, 0, 0, 0] [2, 1, 9, 5] [1, 1, 1, 1] : tensor<2x11x9x5xf32> to tensor<2x1x9x5xf32>
    %75 = tensor.empty() : tensor<2x6x9x5xf32>
    %inserted_slice_23 = tensor.insert_slice %extracted_slice_22 into %75[0, 0, 0, 0] [2, 1, 9, 5] [1, 1, 1, 1] : tensor<2x1x9x5xf32> into tensor<2x6x9x5xf32>
    %inserted_slice_24 = tensor.insert_slice %74 into %inserted_slice_23[0, 1, 0, 0] [2, 5, 9, 5] [1, 1, 1, 1] : tensor<2x5x9x5xf32> into tensor<2x6x9x5xf32>
    %76 = tensor.empty() : tensor<2x11x9x5xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<2x11x9x5xf32>) -> tensor<2x11x9x5xf32>
    %inserted_slice_25 = tensor.insert_slice %inserted_slice_24 into %77[0, 0, 0, 0] [2, 6, 9, 5] [1, 2, 1, 1] : tensor<2x6x9x5xf32> into tensor<2x11x9x5xf32>
    %78 = tensor.empty() : tensor<2x11x9x5xf32>
    %79 = linalg.fill ins(%cst_0 : f32) outs(%78 : tensor<2x11x9x5xf32>) -> tensor<2x11x9x5xf32>
    %inserted_slice_26 = tensor.insert_slice %70 into %79[0, 1, 0, 0] [2, 5, 9, 5] [1, 2, 1, 1] : tensor<2x5x9x5xf32> into tensor<2x11x9x5xf32>
    %80 = tensor.empty() : tensor<2x11x9x5xf32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_25, %inserted_slice_26 : tensor<2x11x9x5xf32>, tensor<2x11x9x5xf32>) outs(%80 : tensor<2x11x9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.addf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9x5xf32>
    %collapsed = tensor.collapse_shape %81 [[0, 1], [2], [3]] : tensor<2x11x9x5xf32> into tensor<22x9x5xf32>
    %collapsed_27 = tensor.collapse_shape %arg2 [[0, 1, 2]] : tensor<2x11x5xf32> into tensor<110xf32>
    %expanded = tensor.expand_shape %collapsed_27 [[0, 1, 2]] output_shape [22, 5, 1] : tensor<110xf32> into tensor<22x5x1xf32>
    %82 = tensor.empty() : tensor<22x9x1xf32>
    %83 = linalg.fill ins(%cst_0 : f32) outs(%82 : tensor<22x9x1xf32>) -> tensor<22x9x1xf32>
    %84 = linalg.batch_matmul ins(%collapsed, %expanded : tensor<22x9x5xf32>, tensor<22x5x1xf32>) outs(%83 : tensor<22x9x1xf32>) -> tensor<22x9x1xf32>
    %collapsed_28 = tensor.collapse_shape %84 [[0, 1, 2]] : tensor<22x9x1xf32> into tensor<198xf32>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0, 1, 2]] output_shape [2, 11, 9] : tensor<198xf32> into tensor<2x11x9xf32>
    %85 = tensor.empty() : tensor<2x11x9xf32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x11x9xf32>) outs(%85 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.negf %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %87 = tensor.empty() : tensor<2x11x9xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x11x9xf32>) outs(%87 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %89 = tensor.empty() : tensor<2x11x9xf32>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<2x11x9xf32>) outs(%89 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %cst : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %91 = tensor.empty() : tensor<2x11x9xf32>
    %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<2x11x9xf32>) outs(%91 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.divf %cst, %in : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %93 = tensor.empty() : tensor<2x11x9xf32>
    %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %92 : tensor<2x11x9xf32>, tensor<2x11x9xf32>) outs(%93 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    %95 = tensor.empty() : tensor<2x11x9xf32>
    %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %94 : tensor<2x11x9xf32>, tensor<2x11x9xf32>) outs(%95 : tensor<2x11x9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %97 = arith.mulf %in, %in_30 : f32
      linalg.yield %97 : f32
    } -> tensor<2x11x9xf32>
    util.return %96 : tensor<2x11x9xf32>
  }
}