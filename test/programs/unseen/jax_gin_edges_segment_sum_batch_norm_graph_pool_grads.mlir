module @jit_gin_edges_segment_sum_batch_norm_graph_pool_grads {
  util.func public @main(%arg0: tensor<12x16xf32>, %arg1: tensor<30xi32>, %arg2: tensor<30xi32>, %arg3: tensor<12xi32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<f32>) -> (tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>) {
    %true = arith.constant true
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant -5.000000e-01 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 1.200000e+01 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<3x16xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<12x16xf32>
    %0 = tensor.empty() : tensor<30xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<30xi32>) outs(%0 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %179 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %179 : i1
    } -> tensor<30xi1>
    %2 = tensor.empty() : tensor<30xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<30xi32>) outs(%2 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %179 = arith.addi %in, %c12_i32 : i32
      linalg.yield %179 : i32
    } -> tensor<30xi32>
    %4 = tensor.empty() : tensor<30xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%4 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_15: i32, %in_16: i32, %out: i32):
      %179 = arith.select %in, %in_15, %in_16 : i32
      linalg.yield %179 : i32
    } -> tensor<30xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %6 = tensor.empty() : tensor<30x1x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<30x1xi32>) outs(%6 : tensor<30x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %179 = arith.index_cast %in : i32 to index
      %180 = linalg.index 2 : index
      %extracted_15 = tensor.extract %arg0[%179, %180] : tensor<12x16xf32>
      linalg.yield %extracted_15 : f32
    } -> tensor<30x1x16xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<30x1x16xf32> into tensor<30x16xf32>
    %expanded_8 = tensor.expand_shape %arg2 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %8 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%collapsed, %expanded_8 : tensor<30x16xf32>, tensor<30x1xi32>) outs(%cst_7 : tensor<12x16xf32>) {
    ^bb0(%arg7: f32, %arg8: f32):
      %179 = arith.addf %arg8, %arg7 : f32
      iree_linalg_ext.yield %179 : f32
    } -> tensor<12x16xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg6 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %cst_5 : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %11 = tensor.empty() : tensor<12x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<f32>) outs(%11 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %13 = tensor.empty() : tensor<12x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %arg0 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%13 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.mulf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %15 = tensor.empty() : tensor<12x16xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %8 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%15 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.addf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %17 = tensor.empty() : tensor<12x16xf32>
    %18 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %19 = linalg.matmul ins(%16, %arg4 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%18 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %20 = tensor.empty() : tensor<12x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<12x16xf32>) outs(%20 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %22 = tensor.empty() : tensor<12x16xi1>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<12x16xf32>) outs(%22 : tensor<12x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %179 = arith.cmpf ogt, %in, %cst_4 : f32
      linalg.yield %179 : i1
    } -> tensor<12x16xi1>
    %24 = tensor.empty() : tensor<16xf32>
    %25 = linalg.fill ins(%cst_4 : f32) outs(%24 : tensor<16xf32>) -> tensor<16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<12x16xf32>) outs(%25 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %27 = tensor.empty() : tensor<16xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%26 : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %in, %cst_3 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %29 = tensor.empty() : tensor<12x16xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<16xf32>) outs(%29 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %31 = tensor.empty() : tensor<12x16xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %30 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%31 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.subf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %33 = tensor.empty() : tensor<1x16xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<16xf32>) outs(%33 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16xf32>
    %35 = tensor.empty() : tensor<1x16xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<1x16xf32>) outs(%35 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %in, %cst_3 : f32
      linalg.yield %179 : f32
    } -> tensor<1x16xf32>
    %37 = tensor.empty() : tensor<12x16xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<1x16xf32>) outs(%37 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %39 = tensor.empty() : tensor<12x16xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %38 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%39 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.subf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %41 = tensor.empty() : tensor<12x16xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<12x16xf32>) outs(%41 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %in : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %43 = tensor.empty() : tensor<12x16xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<12x16xf32>) outs(%43 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %cst_2 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%45 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%46 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.subf %cst_3, %in : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %49 = tensor.empty() : tensor<16xf32>
    %50 = linalg.fill ins(%cst_4 : f32) outs(%49 : tensor<16xf32>) -> tensor<16xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<12x16xf32>) outs(%50 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %52 = tensor.empty() : tensor<16xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%48 : tensor<f32>) outs(%52 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %54 = tensor.empty() : tensor<16xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%51, %53 : tensor<16xf32>, tensor<16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.divf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %56 = tensor.empty() : tensor<i1>
    %57 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%48 : tensor<f32>) outs(%56 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %179 = arith.cmpf ogt, %in, %cst_4 : f32
      linalg.yield %179 : i1
    } -> tensor<i1>
    %58 = tensor.empty() : tensor<16xf32>
    %extracted = tensor.extract %57[] : tensor<i1>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%55 : tensor<16xf32>) outs(%58 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.select %extracted, %in, %cst_1 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %60 = tensor.empty() : tensor<16xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%59 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %cst_0 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %62 = tensor.empty() : tensor<16xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%61 : tensor<16xf32>) outs(%62 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.rsqrt %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %64 = tensor.empty() : tensor<16xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%63, %61 : tensor<16xf32>, tensor<16xf32>) outs(%64 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.divf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %66 = tensor.empty() : tensor<16xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%65 : tensor<16xf32>) outs(%66 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %cst : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %68 = tensor.empty() : tensor<12x16xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<16xf32>) outs(%68 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %70 = tensor.empty() : tensor<12x16xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32, %69 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%70 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.mulf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %72 = tensor.empty() : tensor<12x16xf32>
    %73 = linalg.fill ins(%cst_4 : f32) outs(%72 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %74 = linalg.matmul ins(%71, %arg5 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%73 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %expanded_9 = tensor.expand_shape %arg3 [[0, 1]] output_shape [12, 1] : tensor<12xi32> into tensor<12x1xi32>
    %75 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%74, %expanded_9 : tensor<12x16xf32>, tensor<12x1xi32>) outs(%cst_6 : tensor<3x16xf32>) {
    ^bb0(%arg7: f32, %arg8: f32):
      %179 = arith.addf %arg8, %arg7 : f32
      iree_linalg_ext.yield %179 : f32
    } -> tensor<3x16xf32>
    %76 = tensor.empty() : tensor<3x16xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<3x16xf32>) outs(%76 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %in : f32
      linalg.yield %179 : f32
    } -> tensor<3x16xf32>
    %78 = tensor.empty() : tensor<3x16xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<3x16xf32>) outs(%78 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.mulf %in, %cst_2 : f32
      linalg.yield %179 : f32
    } -> tensor<3x16xf32>
    %80 = tensor.empty() : tensor<f32>
    %81 = linalg.fill ins(%cst_4 : f32) outs(%80 : tensor<f32>) -> tensor<f32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%77 : tensor<3x16xf32>) outs(%81 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %83 = tensor.empty() : tensor<12x1xi1>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<12x1xi32>) outs(%83 : tensor<12x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %179 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %179 : i1
    } -> tensor<12x1xi1>
    %85 = tensor.empty() : tensor<12x1xi1>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<12x1xi32>) outs(%85 : tensor<12x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %179 = arith.cmpi sle, %in, %c2_i32 : i32
      linalg.yield %179 : i1
    } -> tensor<12x1xi1>
    %87 = tensor.empty() : tensor<12x1xi1>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%84, %86 : tensor<12x1xi1>, tensor<12x1xi1>) outs(%87 : tensor<12x1xi1>) {
    ^bb0(%in: i1, %in_15: i1, %out: i1):
      %179 = arith.andi %in, %in_15 : i1
      linalg.yield %179 : i1
    } -> tensor<12x1xi1>
    %89 = tensor.empty() : tensor<12xi1>
    %90 = linalg.fill ins(%true : i1) outs(%89 : tensor<12xi1>) -> tensor<12xi1>
    %91 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<12x1xi1>) outs(%90 : tensor<12xi1>) {
    ^bb0(%in: i1, %out: i1):
      %179 = arith.andi %out, %in : i1
      linalg.yield %179 : i1
    } -> tensor<12xi1>
    %92 = tensor.empty() : tensor<12x1x16xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<12x1xi32>) outs(%92 : tensor<12x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %179 = arith.index_cast %in : i32 to index
      %180 = linalg.index 2 : index
      %extracted_15 = tensor.extract %79[%179, %180] : tensor<3x16xf32>
      linalg.yield %extracted_15 : f32
    } -> tensor<12x1x16xf32>
    %collapsed_10 = tensor.collapse_shape %93 [[0], [1, 2]] : tensor<12x1x16xf32> into tensor<12x16xf32>
    %94 = tensor.empty() : tensor<12x16xi1>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<12xi1>) outs(%94 : tensor<12x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x16xi1>
    %96 = tensor.empty() : tensor<12x16xf32>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%95, %collapsed_10 : tensor<12x16xi1>, tensor<12x16xf32>) outs(%96 : tensor<12x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %out: f32):
      %179 = arith.select %in, %in_15, %cst_4 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %98 = tensor.empty() : tensor<16x12xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<12x16xf32>) outs(%98 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %100 = tensor.empty() : tensor<16x16xf32>
    %101 = linalg.fill ins(%cst_4 : f32) outs(%100 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %102 = linalg.matmul ins(%99, %71 : tensor<16x12xf32>, tensor<12x16xf32>) outs(%101 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %103 = tensor.empty() : tensor<16x16xf32>
    %104 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<16x16xf32>) outs(%103 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %105 = tensor.empty() : tensor<16x16xf32>
    %106 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16x16xf32>) outs(%105 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %107 = tensor.empty() : tensor<12x16xf32>
    %108 = linalg.fill ins(%cst_4 : f32) outs(%107 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %109 = linalg.matmul ins(%97, %106 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%108 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %110 = tensor.empty() : tensor<12x16xf32>
    %111 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32, %109 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%110 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.mulf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %112 = tensor.empty() : tensor<16xf32>
    %113 = linalg.fill ins(%cst_4 : f32) outs(%112 : tensor<16xf32>) -> tensor<16xf32>
    %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%111 : tensor<12x16xf32>) outs(%113 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %expanded_11 = tensor.expand_shape %114 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %115 = tensor.empty() : tensor<12x16xf32>
    %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%109, %69 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%115 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.mulf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %117 = tensor.empty() : tensor<16xf32>
    %118 = linalg.fill ins(%cst_4 : f32) outs(%117 : tensor<16xf32>) -> tensor<16xf32>
    %119 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%expanded_11 : tensor<1x16xf32>) outs(%118 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %120 = tensor.empty() : tensor<16xf32>
    %121 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%119, %67 : tensor<16xf32>, tensor<16xf32>) outs(%120 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.mulf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %122 = tensor.empty() : tensor<16xf32>
    %extracted_12 = tensor.extract %57[] : tensor<i1>
    %123 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%121 : tensor<16xf32>) outs(%122 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.select %extracted_12, %in, %cst_4 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %124 = tensor.empty() : tensor<16xf32>
    %125 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%123, %53 : tensor<16xf32>, tensor<16xf32>) outs(%124 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.divf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %126 = tensor.empty() : tensor<12x16xf32>
    %127 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<16xf32>) outs(%126 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %128 = tensor.empty() : tensor<12x16xf32>
    %129 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%127, %44 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%128 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.mulf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %130 = tensor.empty() : tensor<12x16xf32>
    %131 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<12x16xf32>) outs(%130 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.negf %in : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %132 = tensor.empty() : tensor<16xf32>
    %133 = linalg.fill ins(%cst_4 : f32) outs(%132 : tensor<16xf32>) -> tensor<16xf32>
    %134 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<12x16xf32>) outs(%133 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %expanded_13 = tensor.expand_shape %134 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %135 = tensor.empty() : tensor<1x16xf32>
    %136 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_13 : tensor<1x16xf32>) outs(%135 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %in, %cst_3 : f32
      linalg.yield %179 : f32
    } -> tensor<1x16xf32>
    %137 = tensor.empty() : tensor<16xf32>
    %138 = linalg.fill ins(%cst_4 : f32) outs(%137 : tensor<16xf32>) -> tensor<16xf32>
    %139 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%136 : tensor<1x16xf32>) outs(%138 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %140 = tensor.empty() : tensor<12x16xf32>
    %141 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<16xf32>) outs(%140 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %142 = tensor.empty() : tensor<12x16xf32>
    %143 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%129, %141 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%142 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.addf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %144 = tensor.empty() : tensor<12x16xf32>
    %145 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<12x16xf32>) outs(%144 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.negf %in : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %146 = tensor.empty() : tensor<16xf32>
    %147 = linalg.fill ins(%cst_4 : f32) outs(%146 : tensor<16xf32>) -> tensor<16xf32>
    %148 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%145 : tensor<12x16xf32>) outs(%147 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %expanded_14 = tensor.expand_shape %148 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %149 = tensor.empty() : tensor<12x16xf32>
    %150 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%143, %116 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%149 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.addf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %151 = tensor.empty() : tensor<16xf32>
    %152 = linalg.fill ins(%cst_4 : f32) outs(%151 : tensor<16xf32>) -> tensor<16xf32>
    %153 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%expanded_14 : tensor<1x16xf32>) outs(%152 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %154 = tensor.empty() : tensor<16xf32>
    %155 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%153 : tensor<16xf32>) outs(%154 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.divf %in, %cst_3 : f32
      linalg.yield %179 : f32
    } -> tensor<16xf32>
    %156 = tensor.empty() : tensor<12x16xf32>
    %157 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<16xf32>) outs(%156 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %158 = tensor.empty() : tensor<12x16xf32>
    %159 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%150, %157 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%158 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.addf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %160 = tensor.empty() : tensor<12x16xf32>
    %161 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %159 : tensor<12x16xi1>, tensor<12x16xf32>) outs(%160 : tensor<12x16xf32>) {
    ^bb0(%in: i1, %in_15: f32, %out: f32):
      %179 = arith.select %in, %in_15, %cst_4 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %162 = tensor.empty() : tensor<16x12xf32>
    %163 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<12x16xf32>) outs(%162 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %164 = tensor.empty() : tensor<16x16xf32>
    %165 = linalg.fill ins(%cst_4 : f32) outs(%164 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %166 = linalg.matmul ins(%163, %16 : tensor<16x12xf32>, tensor<12x16xf32>) outs(%165 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %167 = tensor.empty() : tensor<16x16xf32>
    %168 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<16x16xf32>) outs(%167 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %169 = tensor.empty() : tensor<16x16xf32>
    %170 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16x16xf32>) outs(%169 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %171 = tensor.empty() : tensor<12x16xf32>
    %172 = linalg.fill ins(%cst_4 : f32) outs(%171 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %173 = linalg.matmul ins(%161, %170 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%172 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %174 = tensor.empty() : tensor<12x16xf32>
    %175 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%173, %arg0 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%174 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %179 = arith.mulf %in, %in_15 : f32
      linalg.yield %179 : f32
    } -> tensor<12x16xf32>
    %176 = tensor.empty() : tensor<f32>
    %177 = linalg.fill ins(%cst_4 : f32) outs(%176 : tensor<f32>) -> tensor<f32>
    %178 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%175 : tensor<12x16xf32>) outs(%177 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %out, %in : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    util.return %82, %168, %104, %178 : tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<f32>
  }
}