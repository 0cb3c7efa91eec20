module @jit_cross_entropy_grad {
  func.func public @main(%arg0: tensor<12x32xf32>, %arg1: tensor<32x20xf32>, %arg2: tensor<12xi32>) -> (tensor<f32>, tensor<32x20xf32>) {
    %cst = arith.constant 0.0833333358 : f32
    %cst_0 = arith.constant 1.200000e+01 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c19 = arith.constant 19 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c19_i32 = arith.constant 19 : i32
    %c20_i32 = arith.constant 20 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 0x7F800000 : f32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<12x20xf32>
    %0 = tensor.empty() : tensor<12x20xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<12x32xf32>, tensor<32x20xf32>) outs(%1 : tensor<12x20xf32>) -> tensor<12x20xf32>
    %3 = tensor.empty() : tensor<12xf32>
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<12xf32>) -> tensor<12xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<12x20xf32>) outs(%4 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.maximumf %out, %in : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %6 = tensor.empty() : tensor<12xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<12xf32>) outs(%6 : tensor<12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %88 = math.absf %in : f32
      %89 = arith.cmpf one, %88, %cst_2 : f32
      linalg.yield %89 : i1
    } -> tensor<12xi1>
    %8 = tensor.empty() : tensor<12xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7, %5 : tensor<12xi1>, tensor<12xf32>) outs(%8 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %88 = arith.select %in, %in_9, %cst_4 : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %10 = tensor.empty() : tensor<12x20xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<12xf32>) outs(%10 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x20xf32>
    %12 = tensor.empty() : tensor<12x20xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %11 : tensor<12x20xf32>, tensor<12x20xf32>) outs(%12 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %88 = arith.subf %in, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12x20xf32>
    %14 = tensor.empty() : tensor<12x20xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<12x20xf32>) outs(%14 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<12x20xf32>
    %16 = tensor.empty() : tensor<12xf32>
    %17 = linalg.fill ins(%cst_4 : f32) outs(%16 : tensor<12xf32>) -> tensor<12xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<12x20xf32>) outs(%17 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %out, %in : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %19 = tensor.empty() : tensor<12xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18 : tensor<12xf32>) outs(%19 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.absf %in : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %21 = tensor.empty() : tensor<12xi1>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18 : tensor<12xf32>) outs(%21 : tensor<12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %88 = arith.cmpf oge, %in, %cst_4 : f32
      linalg.yield %88 : i1
    } -> tensor<12xi1>
    %23 = tensor.empty() : tensor<12xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20 : tensor<12xf32>) outs(%23 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.log %in : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %25 = tensor.empty() : tensor<12xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%24, %9 : tensor<12xf32>, tensor<12xf32>) outs(%25 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %88 = arith.addf %in, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [12, 1] : tensor<12xi32> into tensor<12x1xi32>
    %27 = tensor.empty() : tensor<12x1xi1>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<12x1xi32>) outs(%27 : tensor<12x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %88 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %88 : i1
    } -> tensor<12x1xi1>
    %29 = tensor.empty() : tensor<12x1xi32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<12x1xi32>) outs(%29 : tensor<12x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %88 = arith.addi %in, %c20_i32 : i32
      linalg.yield %88 : i32
    } -> tensor<12x1xi32>
    %31 = tensor.empty() : tensor<12x1xi32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28, %30, %expanded : tensor<12x1xi1>, tensor<12x1xi32>, tensor<12x1xi32>) outs(%31 : tensor<12x1xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %88 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %88 : i32
    } -> tensor<12x1xi32>
    %expanded_6 = tensor.expand_shape %32 [[0], [1, 2]] output_shape [12, 1, 1] : tensor<12x1xi32> into tensor<12x1x1xi32>
    %33 = tensor.empty() : tensor<12x1x1xi1>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<12x1x1xi32>) outs(%33 : tensor<12x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %88 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %88 : i1
    } -> tensor<12x1x1xi1>
    %35 = tensor.empty() : tensor<12x1x1xi1>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<12x1x1xi32>) outs(%35 : tensor<12x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %88 = arith.cmpi sle, %in, %c19_i32 : i32
      linalg.yield %88 : i1
    } -> tensor<12x1x1xi1>
    %37 = tensor.empty() : tensor<12x1x1xi1>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %36 : tensor<12x1x1xi1>, tensor<12x1x1xi1>) outs(%37 : tensor<12x1x1xi1>) {
    ^bb0(%in: i1, %in_9: i1, %out: i1):
      %88 = arith.andi %in, %in_9 : i1
      linalg.yield %88 : i1
    } -> tensor<12x1x1xi1>
    %39 = tensor.empty() : tensor<12x1xi1>
    %40 = linalg.fill ins(%true : i1) outs(%39 : tensor<12x1xi1>) -> tensor<12x1xi1>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<12x1x1xi1>) outs(%40 : tensor<12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %88 = arith.andi %out, %in : i1
      linalg.yield %88 : i1
    } -> tensor<12x1xi1>
    %42 = tensor.empty() : tensor<12x1xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%42 : tensor<12x1xf32>) {
    ^bb0(%out: f32):
      %88 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_6[%88, %c0, %c0] : tensor<12x1x1xi32>
      %89 = arith.index_cast %extracted : i32 to index
      %90 = arith.maxsi %89, %c0 : index
      %91 = arith.minsi %90, %c19 : index
      %extracted_9 = tensor.extract %2[%88, %91] : tensor<12x20xf32>
      linalg.yield %extracted_9 : f32
    } -> tensor<12x1xf32>
    %44 = tensor.empty() : tensor<12x1xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<12x1xi1>, tensor<12x1xf32>) outs(%44 : tensor<12x1xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %88 = arith.select %in, %in_9, %cst_1 : f32
      linalg.yield %88 : f32
    } -> tensor<12x1xf32>
    %collapsed = tensor.collapse_shape %45 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %46 = tensor.empty() : tensor<12xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%26, %collapsed : tensor<12xf32>, tensor<12xf32>) outs(%46 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %88 = arith.subf %in, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %48 = tensor.empty() : tensor<f32>
    %49 = linalg.fill ins(%cst_4 : f32) outs(%48 : tensor<f32>) -> tensor<f32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%47 : tensor<12xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %out, %in : f32
      linalg.yield %88 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<f32>
    %52 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%50 : tensor<f32>) outs(%51 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.divf %in, %cst_0 : f32
      linalg.yield %88 : f32
    } -> tensor<f32>
    %53 = tensor.empty() : tensor<f32>
    %54 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%53 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %55 = tensor.empty() : tensor<12xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%54 : tensor<f32>) outs(%55 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12xf32>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%54 : tensor<f32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.negf %in : f32
      linalg.yield %88 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<12xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%58 : tensor<f32>) outs(%59 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12xf32>
    %61 = tensor.empty() : tensor<12x1x1xi32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%61 : tensor<12x1x1xi32>) {
    ^bb0(%out: i32):
      %88 = linalg.index 0 : index
      %89 = arith.index_cast %88 : index to i32
      linalg.yield %89 : i32
    } -> tensor<12x1x1xi32>
    %63 = tensor.empty() : tensor<12x1x2xi32>
    %inserted_slice = tensor.insert_slice %62 into %63[0, 0, 0] [12, 1, 1] [1, 1, 1] : tensor<12x1x1xi32> into tensor<12x1x2xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded_6 into %inserted_slice[0, 0, 1] [12, 1, 1] [1, 1, 1] : tensor<12x1x1xi32> into tensor<12x1x2xi32>
    %collapsed_8 = tensor.collapse_shape %inserted_slice_7 [[0, 1], [2]] : tensor<12x1x2xi32> into tensor<12x2xi32>
    %64 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%60, %collapsed_8 : tensor<12xf32>, tensor<12x2xi32>) outs(%cst_5 : tensor<12x20xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %88 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %88 : f32
    } -> tensor<12x20xf32>
    %65 = tensor.empty() : tensor<12xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%56, %20 : tensor<12xf32>, tensor<12xf32>) outs(%65 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %88 = arith.divf %in, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %67 = tensor.empty() : tensor<12xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%22, %66 : tensor<12xi1>, tensor<12xf32>) outs(%67 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %88 = arith.select %in, %cst_4, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %69 = tensor.empty() : tensor<12xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%22, %66 : tensor<12xi1>, tensor<12xf32>) outs(%69 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %88 = arith.select %in, %in_9, %cst_4 : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %71 = tensor.empty() : tensor<12xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%68 : tensor<12xf32>) outs(%71 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.negf %in : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %73 = tensor.empty() : tensor<12xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%70, %72 : tensor<12xf32>, tensor<12xf32>) outs(%73 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %88 = arith.addf %in, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12xf32>
    %75 = tensor.empty() : tensor<12x20xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<12xf32>) outs(%75 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x20xf32>
    %77 = tensor.empty() : tensor<12x20xf32>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%76, %15 : tensor<12x20xf32>, tensor<12x20xf32>) outs(%77 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %88 = arith.mulf %in, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12x20xf32>
    %79 = tensor.empty() : tensor<12x20xf32>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%64, %78 : tensor<12x20xf32>, tensor<12x20xf32>) outs(%79 : tensor<12x20xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %88 = arith.addf %in, %in_9 : f32
      linalg.yield %88 : f32
    } -> tensor<12x20xf32>
    %81 = tensor.empty() : tensor<20x12xf32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<12x20xf32>) outs(%81 : tensor<20x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x12xf32>
    %83 = tensor.empty() : tensor<20x32xf32>
    %84 = linalg.fill ins(%cst_4 : f32) outs(%83 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %85 = linalg.matmul ins(%82, %arg0 : tensor<20x12xf32>, tensor<12x32xf32>) outs(%84 : tensor<20x32xf32>) -> tensor<20x32xf32>
    %86 = tensor.empty() : tensor<32x20xf32>
    %87 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<20x32xf32>) outs(%86 : tensor<32x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x20xf32>
    return %52, %87 : tensor<f32>, tensor<32x20xf32>
  }
}