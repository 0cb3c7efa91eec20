module @jit_rwkv7_generalized_delta_rule_scan_state {
  util.func public @main(%arg0: tensor<2x40x3x16xf32>, %arg1: tensor<2x40x3x16xf32>, %arg2: tensor<2x40x3x16xf32>, %arg3: tensor<2x40x3x16xf32>, %arg4: tensor<2x40x3x16xf32>, %arg5: tensor<2x3x16x16xf32>) -> (tensor<2x40x3x16xf32>, tensor<2x3x16x16xf32>) {
    %c39 = arith.constant 39 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c40_i32 = arith.constant 40 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<40x2x3x16xf32>
    %0 = tensor.empty() : tensor<2x40x3x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x40x3x16xf32>) outs(%0 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %2 = tensor.empty() : tensor<2x40x3xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<2x40x3xf32>) -> tensor<2x40x3xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1 : tensor<2x40x3x16xf32>) outs(%3 : tensor<2x40x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3xf32>
    %5 = tensor.empty() : tensor<2x40x3xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x40x3xf32>) outs(%5 : tensor<2x40x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.sqrt %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3xf32>
    %expanded = tensor.expand_shape %6 [[0], [1], [2, 3]] output_shape [2, 40, 3, 1] : tensor<2x40x3xf32> into tensor<2x40x3x1xf32>
    %7 = tensor.empty() : tensor<2x40x3x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x40x3x1xf32>) outs(%7 : tensor<2x40x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %in, %cst_1 : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x1xf32>
    %9 = tensor.empty() : tensor<2x40x3x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<2x40x3x1xf32>) outs(%9 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x40x3x16xf32>
    %11 = tensor.empty() : tensor<2x40x3x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %10 : tensor<2x40x3x16xf32>, tensor<2x40x3x16xf32>) outs(%11 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.divf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %13 = tensor.empty() : tensor<2x40x3x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x40x3x16xf32>) outs(%13 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %15 = tensor.empty() : tensor<2x40x3x16xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x40x3x16xf32>) outs(%15 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %17 = tensor.empty() : tensor<2x40x3x16xi1>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x40x3x16xf32>) outs(%17 : tensor<2x40x3x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %64 = arith.cmpf une, %in, %in : f32
      linalg.yield %64 : i1
    } -> tensor<2x40x3x16xi1>
    %19 = tensor.empty() : tensor<2x40x3x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x40x3x16xf32>) outs(%19 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst_2 : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %21 = tensor.empty() : tensor<2x40x3x16xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<2x40x3x16xf32>) outs(%21 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.absf %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %23 = tensor.empty() : tensor<2x40x3x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x40x3x16xf32>) outs(%23 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %25 = tensor.empty() : tensor<2x40x3x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x40x3x16xf32>) outs(%25 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %27 = tensor.empty() : tensor<2x40x3x16xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<2x40x3x16xf32>) outs(%27 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.log1p %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %29 = tensor.empty() : tensor<2x40x3x16xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %28 : tensor<2x40x3x16xf32>, tensor<2x40x3x16xf32>) outs(%29 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %64 = arith.addf %in, %in_4 : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %31 = tensor.empty() : tensor<2x40x3x16xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %20, %30 : tensor<2x40x3x16xi1>, tensor<2x40x3x16xf32>, tensor<2x40x3x16xf32>) outs(%31 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %64 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %33 = tensor.empty() : tensor<2x40x3x16xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x40x3x16xf32>) outs(%33 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.subf %cst_0, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %35 = tensor.empty() : tensor<2x40x3x16xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<2x40x3x16xf32>) outs(%35 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %37 = tensor.empty() : tensor<2x40x3x16xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<2x40x3x16xf32>) outs(%37 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %39 = tensor.empty() : tensor<2x40x3x16xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<2x40x3x16xf32>) outs(%39 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %41 = tensor.empty() : tensor<2x40x3x16xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x40x3x16xf32>) outs(%41 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.negf %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %43 = tensor.empty() : tensor<2x40x3x16xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<2x40x3x16xf32>) outs(%43 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.exp %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %45 = tensor.empty() : tensor<2x40x3x16xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<2x40x3x16xf32>) outs(%45 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %47 = tensor.empty() : tensor<2x40x3x16xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x40x3x16xf32>) outs(%47 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %cst, %in : f32
      linalg.yield %64 : f32
    } -> tensor<2x40x3x16xf32>
    %49 = tensor.empty() : tensor<40x2x3x16xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x40x3x16xf32>) outs(%49 : tensor<40x2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x2x3x16xf32>
    %51 = tensor.empty() : tensor<40x2x3x16xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x40x3x16xf32>) outs(%51 : tensor<40x2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x2x3x16xf32>
    %53 = tensor.empty() : tensor<40x2x3x16xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x40x3x16xf32>) outs(%53 : tensor<40x2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x2x3x16xf32>
    %55 = tensor.empty() : tensor<40x2x3x16xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x40x3x16xf32>) outs(%55 : tensor<40x2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x2x3x16xf32>
    %57 = tensor.empty() : tensor<40x2x3x16xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<2x40x3x16xf32>) outs(%57 : tensor<40x2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x2x3x16xf32>
    %59 = tensor.empty() : tensor<40x2x3x16xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<2x40x3x16xf32>) outs(%59 : tensor<40x2x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x2x3x16xf32>
    %61:2 = scf.for %arg6 = %c0_i32 to %c40_i32 step %c1_i32 iter_args(%arg7 = %arg5, %arg8 = %cst_3) -> (tensor<2x3x16x16xf32>, tensor<40x2x3x16xf32>)  : i32 {
      %64 = arith.index_cast %arg6 : i32 to index
      %65 = arith.maxsi %64, %c0 : index
      %66 = arith.minsi %65, %c39 : index
      %extracted_slice = tensor.extract_slice %50[%66, 0, 0, 0] [1, 2, 3, 16] [1, 1, 1, 1] : tensor<40x2x3x16xf32> to tensor<1x2x3x16xf32>
      %67 = arith.index_cast %arg6 : i32 to index
      %68 = arith.maxsi %67, %c0 : index
      %69 = arith.minsi %68, %c39 : index
      %extracted_slice_4 = tensor.extract_slice %52[%69, 0, 0, 0] [1, 2, 3, 16] [1, 1, 1, 1] : tensor<40x2x3x16xf32> to tensor<1x2x3x16xf32>
      %collapsed = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2], [3]] : tensor<1x2x3x16xf32> into tensor<2x3x16xf32>
      %70 = arith.index_cast %arg6 : i32 to index
      %71 = arith.maxsi %70, %c0 : index
      %72 = arith.minsi %71, %c39 : index
      %extracted_slice_5 = tensor.extract_slice %54[%72, 0, 0, 0] [1, 2, 3, 16] [1, 1, 1, 1] : tensor<40x2x3x16xf32> to tensor<1x2x3x16xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1], [2], [3]] : tensor<1x2x3x16xf32> into tensor<2x3x16xf32>
      %73 = arith.index_cast %arg6 : i32 to index
      %74 = arith.maxsi %73, %c0 : index
      %75 = arith.minsi %74, %c39 : index
      %extracted_slice_7 = tensor.extract_slice %56[%75, 0, 0, 0] [1, 2, 3, 16] [1, 1, 1, 1] : tensor<40x2x3x16xf32> to tensor<1x2x3x16xf32>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2], [3]] : tensor<1x2x3x16xf32> into tensor<2x3x16xf32>
      %76 = arith.index_cast %arg6 : i32 to index
      %77 = arith.maxsi %76, %c0 : index
      %78 = arith.minsi %77, %c39 : index
      %extracted_slice_9 = tensor.extract_slice %58[%78, 0, 0, 0] [1, 2, 3, 16] [1, 1, 1, 1] : tensor<40x2x3x16xf32> to tensor<1x2x3x16xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2], [3]] : tensor<1x2x3x16xf32> into tensor<2x3x16xf32>
      %79 = arith.index_cast %arg6 : i32 to index
      %80 = arith.maxsi %79, %c0 : index
      %81 = arith.minsi %80, %c39 : index
      %extracted_slice_11 = tensor.extract_slice %60[%81, 0, 0, 0] [1, 2, 3, 16] [1, 1, 1, 1] : tensor<40x2x3x16xf32> to tensor<1x2x3x16xf32>
      %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2], [3]] : tensor<1x2x3x16xf32> into tensor<2x3x16xf32>
      %82 = tensor.empty() : tensor<2x3x16xf32>
      %83 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<2x3x16xf32>) outs(%82 : tensor<2x3x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %117 = arith.negf %in : f32
        linalg.yield %117 : f32
      } -> tensor<2x3x16xf32>
      %collapsed_13 = tensor.collapse_shape %arg7 [[0, 1], [2], [3]] : tensor<2x3x16x16xf32> into tensor<6x16x16xf32>
      %collapsed_14 = tensor.collapse_shape %83 [[0, 1, 2]] : tensor<2x3x16xf32> into tensor<96xf32>
      %expanded_15 = tensor.expand_shape %collapsed_14 [[0, 1, 2]] output_shape [6, 16, 1] : tensor<96xf32> into tensor<6x16x1xf32>
      %84 = tensor.empty() : tensor<6x16x1xf32>
      %85 = linalg.fill ins(%cst_2 : f32) outs(%84 : tensor<6x16x1xf32>) -> tensor<6x16x1xf32>
      %86 = linalg.batch_matmul ins(%collapsed_13, %expanded_15 : tensor<6x16x16xf32>, tensor<6x16x1xf32>) outs(%85 : tensor<6x16x1xf32>) -> tensor<6x16x1xf32>
      %collapsed_16 = tensor.collapse_shape %86 [[0, 1, 2]] : tensor<6x16x1xf32> into tensor<96xf32>
      %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1, 2]] output_shape [2, 3, 16] : tensor<96xf32> into tensor<2x3x16xf32>
      %87 = tensor.empty() : tensor<2x3x16x16xf32>
      %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8 : tensor<2x3x16xf32>) outs(%87 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x3x16x16xf32>
      %89 = tensor.empty() : tensor<2x3x16x16xf32>
      %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %88 : tensor<2x3x16x16xf32>, tensor<2x3x16x16xf32>) outs(%89 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %117 = arith.mulf %in, %in_23 : f32
        linalg.yield %117 : f32
      } -> tensor<2x3x16x16xf32>
      %91 = tensor.empty() : tensor<2x3x16xf32>
      %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_10, %collapsed_12 : tensor<2x3x16xf32>, tensor<2x3x16xf32>) outs(%91 : tensor<2x3x16xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %117 = arith.mulf %in, %in_23 : f32
        linalg.yield %117 : f32
      } -> tensor<2x3x16xf32>
      %93 = tensor.empty() : tensor<2x3x16x16xf32>
      %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x3x16xf32>) outs(%93 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x3x16x16xf32>
      %95 = tensor.empty() : tensor<2x3x16x16xf32>
      %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<2x3x16xf32>) outs(%95 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x3x16x16xf32>
      %97 = tensor.empty() : tensor<2x3x16x16xf32>
      %98 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %96 : tensor<2x3x16x16xf32>, tensor<2x3x16x16xf32>) outs(%97 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %117 = arith.mulf %in, %in_23 : f32
        linalg.yield %117 : f32
      } -> tensor<2x3x16x16xf32>
      %99 = tensor.empty() : tensor<2x3x16x16xf32>
      %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %98 : tensor<2x3x16x16xf32>, tensor<2x3x16x16xf32>) outs(%99 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %117 = arith.addf %in, %in_23 : f32
        linalg.yield %117 : f32
      } -> tensor<2x3x16x16xf32>
      %101 = tensor.empty() : tensor<2x3x16x16xf32>
      %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<2x3x16xf32>) outs(%101 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x3x16x16xf32>
      %103 = tensor.empty() : tensor<2x3x16x16xf32>
      %104 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x3x16xf32>) outs(%103 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x3x16x16xf32>
      %105 = tensor.empty() : tensor<2x3x16x16xf32>
      %106 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %104 : tensor<2x3x16x16xf32>, tensor<2x3x16x16xf32>) outs(%105 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %117 = arith.mulf %in, %in_23 : f32
        linalg.yield %117 : f32
      } -> tensor<2x3x16x16xf32>
      %107 = tensor.empty() : tensor<2x3x16x16xf32>
      %108 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %106 : tensor<2x3x16x16xf32>, tensor<2x3x16x16xf32>) outs(%107 : tensor<2x3x16x16xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %117 = arith.addf %in, %in_23 : f32
        linalg.yield %117 : f32
      } -> tensor<2x3x16x16xf32>
      %collapsed_18 = tensor.collapse_shape %108 [[0, 1], [2], [3]] : tensor<2x3x16x16xf32> into tensor<6x16x16xf32>
      %collapsed_19 = tensor.collapse_shape %extracted_slice [[0, 1, 2, 3]] : tensor<1x2x3x16xf32> into tensor<96xf32>
      %expanded_20 = tensor.expand_shape %collapsed_19 [[0, 1, 2]] output_shape [6, 16, 1] : tensor<96xf32> into tensor<6x16x1xf32>
      %109 = tensor.empty() : tensor<6x16x1xf32>
      %110 = linalg.fill ins(%cst_2 : f32) outs(%109 : tensor<6x16x1xf32>) -> tensor<6x16x1xf32>
      %111 = linalg.batch_matmul ins(%collapsed_18, %expanded_20 : tensor<6x16x16xf32>, tensor<6x16x1xf32>) outs(%110 : tensor<6x16x1xf32>) -> tensor<6x16x1xf32>
      %collapsed_21 = tensor.collapse_shape %111 [[0, 1, 2]] : tensor<6x16x1xf32> into tensor<96xf32>
      %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1, 2]] output_shape [2, 3, 16] : tensor<96xf32> into tensor<2x3x16xf32>
      %112 = tensor.empty() : tensor<1x2x3x16xf32>
      %113 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x3x16xf32>) outs(%112 : tensor<1x2x3x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x3x16xf32>
      %114 = arith.index_cast %arg6 : i32 to index
      %115 = arith.maxsi %114, %c0 : index
      %116 = arith.minsi %115, %c39 : index
      %inserted_slice = tensor.insert_slice %113 into %arg8[%116, 0, 0, 0] [1, 2, 3, 16] [1, 1, 1, 1] : tensor<1x2x3x16xf32> into tensor<40x2x3x16xf32>
      scf.yield %108, %inserted_slice : tensor<2x3x16x16xf32>, tensor<40x2x3x16xf32>
    }
    %62 = tensor.empty() : tensor<2x40x3x16xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61#1 : tensor<40x2x3x16xf32>) outs(%62 : tensor<2x40x3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x40x3x16xf32>
    util.return %63, %61#0 : tensor<2x40x3x16xf32>, tensor<2x3x16x16xf32>
  }
}