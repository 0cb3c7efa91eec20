module @jit_graphsage_sampled_neighbours_mean_grads {
  util.func public @main(%arg0: tensor<20x16xf32>, %arg1: tensor<20x5xi32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xf32>, %arg4: tensor<20xi32>) -> (tensor<f32>, tensor<16x24xf32>, tensor<16x24xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+01 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c23 = arith.constant 23 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c23_i32 = arith.constant 23 : i32
    %c24_i32 = arith.constant 24 : i32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 5.000000e+00 : f32
    %c20_i32 = arith.constant 20 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<20x24xf32>
    %0 = tensor.empty() : tensor<20x24xf32>
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %2 = linalg.matmul ins(%arg0, %arg2 : tensor<20x16xf32>, tensor<16x24xf32>) outs(%1 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %3 = tensor.empty() : tensor<20x5xi1>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<20x5xi32>) outs(%3 : tensor<20x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %168 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %168 : i1
    } -> tensor<20x5xi1>
    %5 = tensor.empty() : tensor<20x5xi32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<20x5xi32>) outs(%5 : tensor<20x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %168 = arith.addi %in, %c20_i32 : i32
      linalg.yield %168 : i32
    } -> tensor<20x5xi32>
    %7 = tensor.empty() : tensor<20x5xi32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %6, %arg1 : tensor<20x5xi1>, tensor<20x5xi32>, tensor<20x5xi32>) outs(%7 : tensor<20x5xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %168 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %168 : i32
    } -> tensor<20x5xi32>
    %expanded = tensor.expand_shape %8 [[0], [1, 2]] output_shape [20, 5, 1] : tensor<20x5xi32> into tensor<20x5x1xi32>
    %9 = tensor.empty() : tensor<20x5x1x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<20x5x1xi32>) outs(%9 : tensor<20x5x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %168 = arith.index_cast %in : i32 to index
      %169 = linalg.index 3 : index
      %extracted = tensor.extract %arg0[%168, %169] : tensor<20x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<20x5x1x16xf32>
    %collapsed = tensor.collapse_shape %10 [[0], [1], [2, 3]] : tensor<20x5x1x16xf32> into tensor<20x5x16xf32>
    %11 = tensor.empty() : tensor<20x16xf32>
    %12 = linalg.fill ins(%cst_8 : f32) outs(%11 : tensor<20x16xf32>) -> tensor<20x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed : tensor<20x5x16xf32>) outs(%12 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x16xf32>
    %14 = tensor.empty() : tensor<20x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<20x16xf32>) outs(%14 : tensor<20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_7 : f32
      linalg.yield %168 : f32
    } -> tensor<20x16xf32>
    %16 = tensor.empty() : tensor<20x24xf32>
    %17 = linalg.fill ins(%cst_8 : f32) outs(%16 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %18 = linalg.matmul ins(%15, %arg3 : tensor<20x16xf32>, tensor<16x24xf32>) outs(%17 : tensor<20x24xf32>) -> tensor<20x24xf32>
    %19 = tensor.empty() : tensor<20x24xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %18 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%19 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.addf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %21 = tensor.empty() : tensor<20x24xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<20x24xf32>) outs(%21 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %23 = tensor.empty() : tensor<20x24xi1>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<20x24xf32>) outs(%23 : tensor<20x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %168 = arith.cmpf ogt, %in, %cst_8 : f32
      linalg.yield %168 : i1
    } -> tensor<20x24xi1>
    %25 = tensor.empty() : tensor<20x24xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<20x24xf32>) outs(%25 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.mulf %in, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %27 = tensor.empty() : tensor<20xf32>
    %28 = linalg.fill ins(%cst_8 : f32) outs(%27 : tensor<20xf32>) -> tensor<20xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<20x24xf32>) outs(%28 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %30 = tensor.empty() : tensor<20xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%29 : tensor<20xf32>) outs(%30 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.sqrt %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %expanded_10 = tensor.expand_shape %31 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %32 = tensor.empty() : tensor<20x1xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<20x1xf32>) outs(%32 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %cst_6, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %34 = tensor.empty() : tensor<20x1xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<20x1xf32>) outs(%34 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.maximumf %in, %cst_5 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %36 = tensor.empty() : tensor<20x1xi1>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %35 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%36 : tensor<20x1xi1>) {
    ^bb0(%in: f32, %in_19: f32, %out: i1):
      %168 = arith.cmpf oeq, %in, %in_19 : f32
      linalg.yield %168 : i1
    } -> tensor<20x1xi1>
    %38 = tensor.empty() : tensor<20x1xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<20x1xi1>) outs(%38 : tensor<20x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %168 = arith.select %in, %cst_4, %cst_8 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %40 = tensor.empty() : tensor<20x1xi1>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<20x1xf32>) outs(%40 : tensor<20x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %168 = arith.cmpf oeq, %cst_5, %in : f32
      linalg.yield %168 : i1
    } -> tensor<20x1xi1>
    %42 = tensor.empty() : tensor<20x1xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<20x1xi1>) outs(%42 : tensor<20x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %168 = arith.select %in, %cst_3, %cst_4 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %44 = tensor.empty() : tensor<20x1xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39, %43 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%44 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.divf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %46 = tensor.empty() : tensor<20x24xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<20x1xf32>) outs(%46 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %48 = tensor.empty() : tensor<20x24xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %47 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%48 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.divf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %50 = tensor.empty() : tensor<20x1xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<20x1xf32>) outs(%50 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.mulf %in, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %52 = tensor.empty() : tensor<20x1xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<20x1xf32>) outs(%52 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %cst_4, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %54 = tensor.empty() : tensor<20xf32>
    %55 = linalg.fill ins(%cst_2 : f32) outs(%54 : tensor<20xf32>) -> tensor<20xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%49 : tensor<20x24xf32>) outs(%55 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.maximumf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %57 = tensor.empty() : tensor<20x24xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<20xf32>) outs(%57 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %59 = tensor.empty() : tensor<20x24xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%49, %58 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%59 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.subf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %61 = tensor.empty() : tensor<20x24xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<20x24xf32>) outs(%61 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.exp %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %63 = tensor.empty() : tensor<20xf32>
    %64 = linalg.fill ins(%cst_8 : f32) outs(%63 : tensor<20xf32>) -> tensor<20xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%62 : tensor<20x24xf32>) outs(%64 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %expanded_11 = tensor.expand_shape %65 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %66 = tensor.empty() : tensor<20x1xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_11 : tensor<20x1xf32>) outs(%66 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = math.log %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %68 = tensor.empty() : tensor<20x24xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<20x1xf32>) outs(%68 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %70 = tensor.empty() : tensor<20x24xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%60, %69 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%70 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.subf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %expanded_12 = tensor.expand_shape %arg4 [[0, 1]] output_shape [20, 1] : tensor<20xi32> into tensor<20x1xi32>
    %72 = tensor.empty() : tensor<20x1xi1>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<20x1xi32>) outs(%72 : tensor<20x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %168 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %168 : i1
    } -> tensor<20x1xi1>
    %74 = tensor.empty() : tensor<20x1xi32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<20x1xi32>) outs(%74 : tensor<20x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %168 = arith.addi %in, %c24_i32 : i32
      linalg.yield %168 : i32
    } -> tensor<20x1xi32>
    %76 = tensor.empty() : tensor<20x1xi32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%73, %75, %expanded_12 : tensor<20x1xi1>, tensor<20x1xi32>, tensor<20x1xi32>) outs(%76 : tensor<20x1xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %168 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %168 : i32
    } -> tensor<20x1xi32>
    %expanded_13 = tensor.expand_shape %77 [[0], [1, 2]] output_shape [20, 1, 1] : tensor<20x1xi32> into tensor<20x1x1xi32>
    %78 = tensor.empty() : tensor<20x1x1xi1>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<20x1x1xi32>) outs(%78 : tensor<20x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %168 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %168 : i1
    } -> tensor<20x1x1xi1>
    %80 = tensor.empty() : tensor<20x1x1xi1>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13 : tensor<20x1x1xi32>) outs(%80 : tensor<20x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %168 = arith.cmpi sle, %in, %c23_i32 : i32
      linalg.yield %168 : i1
    } -> tensor<20x1x1xi1>
    %82 = tensor.empty() : tensor<20x1x1xi1>
    %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %81 : tensor<20x1x1xi1>, tensor<20x1x1xi1>) outs(%82 : tensor<20x1x1xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %168 = arith.andi %in, %in_19 : i1
      linalg.yield %168 : i1
    } -> tensor<20x1x1xi1>
    %84 = tensor.empty() : tensor<20x1xi1>
    %85 = linalg.fill ins(%true : i1) outs(%84 : tensor<20x1xi1>) -> tensor<20x1xi1>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<20x1x1xi1>) outs(%85 : tensor<20x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %168 = arith.andi %out, %in : i1
      linalg.yield %168 : i1
    } -> tensor<20x1xi1>
    %87 = tensor.empty() : tensor<20x1xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%87 : tensor<20x1xf32>) {
    ^bb0(%out: f32):
      %168 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_13[%168, %c0, %c0] : tensor<20x1x1xi32>
      %169 = arith.index_cast %extracted : i32 to index
      %170 = arith.maxsi %169, %c0 : index
      %171 = arith.minsi %170, %c23 : index
      %extracted_19 = tensor.extract %71[%168, %171] : tensor<20x24xf32>
      linalg.yield %extracted_19 : f32
    } -> tensor<20x1xf32>
    %89 = tensor.empty() : tensor<20x1xf32>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%86, %88 : tensor<20x1xi1>, tensor<20x1xf32>) outs(%89 : tensor<20x1xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %168 = arith.select %in, %in_19, %cst_1 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %91 = tensor.empty() : tensor<f32>
    %92 = linalg.fill ins(%cst_8 : f32) outs(%91 : tensor<f32>) -> tensor<f32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%90 : tensor<20x1xf32>) outs(%92 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %94 = tensor.empty() : tensor<f32>
    %95 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%93 : tensor<f32>) outs(%94 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_0 : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %96 = tensor.empty() : tensor<f32>
    %97 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%95 : tensor<f32>) outs(%96 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %98 = tensor.empty() : tensor<f32>
    %99 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%98 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %100 = tensor.empty() : tensor<f32>
    %101 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%99 : tensor<f32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.divf %in, %cst_0 : f32
      linalg.yield %168 : f32
    } -> tensor<f32>
    %102 = tensor.empty() : tensor<20x1xf32>
    %103 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<f32>) outs(%102 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x1xf32>
    %104 = tensor.empty() : tensor<20x1x1xi32>
    %105 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%104 : tensor<20x1x1xi32>) {
    ^bb0(%out: i32):
      %168 = linalg.index 0 : index
      %169 = arith.index_cast %168 : index to i32
      linalg.yield %169 : i32
    } -> tensor<20x1x1xi32>
    %106 = tensor.empty() : tensor<20x1x2xi32>
    %inserted_slice = tensor.insert_slice %105 into %106[0, 0, 0] [20, 1, 1] [1, 1, 1] : tensor<20x1x1xi32> into tensor<20x1x2xi32>
    %inserted_slice_14 = tensor.insert_slice %expanded_13 into %inserted_slice[0, 0, 1] [20, 1, 1] [1, 1, 1] : tensor<20x1x1xi32> into tensor<20x1x2xi32>
    %collapsed_15 = tensor.collapse_shape %inserted_slice_14 [[0, 1], [2]] : tensor<20x1x2xi32> into tensor<20x2xi32>
    %collapsed_16 = tensor.collapse_shape %103 [[0, 1]] : tensor<20x1xf32> into tensor<20xf32>
    %107 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_16, %collapsed_15 : tensor<20xf32>, tensor<20x2xi32>) outs(%cst_9 : tensor<20x24xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %168 = arith.addf %arg6, %arg5 : f32
      iree_linalg_ext.yield %168 : f32
    } -> tensor<20x24xf32>
    %108 = tensor.empty() : tensor<20x24xf32>
    %109 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<20x24xf32>) outs(%108 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %110 = tensor.empty() : tensor<20xf32>
    %111 = linalg.fill ins(%cst_8 : f32) outs(%110 : tensor<20xf32>) -> tensor<20xf32>
    %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%109 : tensor<20x24xf32>) outs(%111 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %expanded_17 = tensor.expand_shape %112 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %113 = tensor.empty() : tensor<20x1xf32>
    %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_11 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%113 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.divf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %115 = tensor.empty() : tensor<20xf32>
    %116 = linalg.fill ins(%cst_8 : f32) outs(%115 : tensor<20xf32>) -> tensor<20xf32>
    %117 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%114 : tensor<20x1xf32>) outs(%116 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %118 = tensor.empty() : tensor<20x24xf32>
    %119 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<20xf32>) outs(%118 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %120 = tensor.empty() : tensor<20x24xf32>
    %121 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%119, %62 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%120 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.mulf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %122 = tensor.empty() : tensor<20x24xf32>
    %123 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%107, %121 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%122 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.addf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %124 = tensor.empty() : tensor<20x24xf32>
    %125 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<20x1xf32>) outs(%124 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %126 = tensor.empty() : tensor<20x24xf32>
    %127 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%123, %125 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%126 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.mulf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %128 = tensor.empty() : tensor<20x24xf32>
    %129 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%127, %22 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%128 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.mulf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %130 = tensor.empty() : tensor<20xf32>
    %131 = linalg.fill ins(%cst_8 : f32) outs(%130 : tensor<20xf32>) -> tensor<20xf32>
    %132 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%129 : tensor<20x24xf32>) outs(%131 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %133 = tensor.empty() : tensor<20xf32>
    %134 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%132 : tensor<20xf32>) outs(%133 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.negf %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %expanded_18 = tensor.expand_shape %134 [[0, 1]] output_shape [20, 1] : tensor<20xf32> into tensor<20x1xf32>
    %135 = tensor.empty() : tensor<20x24xf32>
    %136 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%123, %47 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%135 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.divf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %137 = tensor.empty() : tensor<20x1xf32>
    %138 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %45 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%137 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.mulf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %139 = tensor.empty() : tensor<20x1xf32>
    %140 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%138, %33 : tensor<20x1xf32>, tensor<20x1xf32>) outs(%139 : tensor<20x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.mulf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x1xf32>
    %141 = tensor.empty() : tensor<20xf32>
    %142 = linalg.fill ins(%cst_8 : f32) outs(%141 : tensor<20xf32>) -> tensor<20xf32>
    %143 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%140 : tensor<20x1xf32>) outs(%142 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %168 = arith.addf %out, %in : f32
      linalg.yield %168 : f32
    } -> tensor<20xf32>
    %144 = tensor.empty() : tensor<20x24xf32>
    %145 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<20xf32>) outs(%144 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %146 = tensor.empty() : tensor<20x24xf32>
    %147 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22, %145 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%146 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.mulf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %148 = tensor.empty() : tensor<20x24xf32>
    %149 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%145, %22 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%148 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.mulf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %150 = tensor.empty() : tensor<20x24xf32>
    %151 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%147, %149 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%150 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.addf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %152 = tensor.empty() : tensor<20x24xf32>
    %153 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%136, %151 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%152 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %168 = arith.addf %in, %in_19 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %154 = tensor.empty() : tensor<20x24xf32>
    %155 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %153 : tensor<20x24xi1>, tensor<20x24xf32>) outs(%154 : tensor<20x24xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %168 = arith.select %in, %in_19, %cst_8 : f32
      linalg.yield %168 : f32
    } -> tensor<20x24xf32>
    %156 = tensor.empty() : tensor<24x20xf32>
    %157 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<20x24xf32>) outs(%156 : tensor<24x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x20xf32>
    %158 = tensor.empty() : tensor<24x16xf32>
    %159 = linalg.fill ins(%cst_8 : f32) outs(%158 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %160 = linalg.matmul ins(%157, %15 : tensor<24x20xf32>, tensor<20x16xf32>) outs(%159 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %161 = tensor.empty() : tensor<16x24xf32>
    %162 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<24x16xf32>) outs(%161 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %163 = tensor.empty() : tensor<24x16xf32>
    %164 = linalg.fill ins(%cst_8 : f32) outs(%163 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %165 = linalg.matmul ins(%157, %arg0 : tensor<24x20xf32>, tensor<20x16xf32>) outs(%164 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %166 = tensor.empty() : tensor<16x24xf32>
    %167 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<24x16xf32>) outs(%166 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    util.return %97, %167, %162 : tensor<f32>, tensor<16x24xf32>, tensor<16x24xf32>
  }
}