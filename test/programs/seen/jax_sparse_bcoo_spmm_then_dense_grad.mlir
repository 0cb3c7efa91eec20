module @jit_sparse_bcoo_spmm_then_dense_grad {
  util.func public @main(%arg0: tensor<30xf32>, %arg1: tensor<30x2xi32>, %arg2: tensor<16x8xf32>, %arg3: tensor<8x12xf32>) -> (tensor<30xf32>, tensor<8x12xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %true = arith.constant true
    %c15_i32 = arith.constant 15 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %cst_1 = arith.constant dense<[[0], [1]]> : tensor<2x1xi32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<16x12xf32>
    %cst_3 = arith.constant dense<[[1], [0]]> : tensor<2x1xi32>
    %0 = tensor.empty() : tensor<30x2xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<30x2xi32>) outs(%0 : tensor<30x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.remsi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30x2xi32>
    %2 = tensor.empty() : tensor<30x2xi1>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<30x2xi32>) outs(%2 : tensor<30x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x2xi1>
    %4 = tensor.empty() : tensor<30x2xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<30x2xi32>) outs(%4 : tensor<30x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x2xi1>
    %6 = tensor.empty() : tensor<30x2xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<30x2xi1>, tensor<30x2xi1>) outs(%6 : tensor<30x2xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %135 = arith.andi %in, %in_23 : i1
      linalg.yield %135 : i1
    } -> tensor<30x2xi1>
    %8 = tensor.empty() : tensor<30x2xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<30x2xi32>) outs(%8 : tensor<30x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.addi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30x2xi32>
    %10 = tensor.empty() : tensor<30x2xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %9, %1 : tensor<30x2xi1>, tensor<30x2xi32>, tensor<30x2xi32>) outs(%10 : tensor<30x2xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %135 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %135 : i32
    } -> tensor<30x2xi32>
    %12 = tensor.empty() : tensor<16x12xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %14 = linalg.matmul ins(%arg2, %arg3 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%13 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %15 = tensor.empty() : tensor<30x2xi32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<30x2xi32>) {
    ^bb0(%out: i32):
      %135 = linalg.index 0 : index
      %136 = linalg.index 1 : index
      %extracted = tensor.extract %cst_3[%136, %c0] : tensor<2x1xi32>
      %137 = arith.index_cast %extracted : i32 to index
      %138 = arith.maxsi %137, %c0 : index
      %139 = arith.minsi %138, %c1 : index
      %extracted_23 = tensor.extract %11[%135, %139] : tensor<30x2xi32>
      linalg.yield %extracted_23 : i32
    } -> tensor<30x2xi32>
    %extracted_slice = tensor.extract_slice %16[0, 0] [30, 1] [1, 1] : tensor<30x2xi32> to tensor<30x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<30x1xi32> into tensor<30xi32>
    %extracted_slice_4 = tensor.extract_slice %16[0, 1] [30, 1] [1, 1] : tensor<30x2xi32> to tensor<30x1xi32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<30x1xi32> into tensor<30xi32>
    %17 = tensor.empty() : tensor<30xi1>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed : tensor<30xi32>) outs(%17 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %19 = tensor.empty() : tensor<30xi32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed : tensor<30xi32>) outs(%19 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.addi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %21 = tensor.empty() : tensor<30xi32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18, %20, %collapsed : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%21 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %135 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %23 = tensor.empty() : tensor<30x1xi1>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<30x1xi32>) outs(%23 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %25 = tensor.empty() : tensor<30x1xi1>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<30x1xi32>) outs(%25 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sle, %in, %c15_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %27 = tensor.empty() : tensor<30x1xi1>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<30x1xi1>, tensor<30x1xi1>) outs(%27 : tensor<30x1xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %135 = arith.andi %in, %in_23 : i1
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %29 = tensor.empty() : tensor<30xi1>
    %30 = linalg.fill ins(%true : i1) outs(%29 : tensor<30xi1>) -> tensor<30xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<30x1xi1>) outs(%30 : tensor<30xi1>) {
    ^bb0(%in: i1, %out: i1):
      %135 = arith.andi %out, %in : i1
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %32 = tensor.empty() : tensor<30x1x12xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<30x1xi32>) outs(%32 : tensor<30x1x12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %135 = arith.index_cast %in : i32 to index
      %136 = linalg.index 2 : index
      %extracted = tensor.extract %14[%135, %136] : tensor<16x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<30x1x12xf32>
    %collapsed_6 = tensor.collapse_shape %33 [[0], [1, 2]] : tensor<30x1x12xf32> into tensor<30x12xf32>
    %34 = tensor.empty() : tensor<30x12xi1>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<30xi1>) outs(%34 : tensor<30x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<30x12xi1>
    %36 = tensor.empty() : tensor<30x12xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %collapsed_6 : tensor<30x12xi1>, tensor<30x12xf32>) outs(%36 : tensor<30x12xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %135 = arith.select %in, %in_23, %cst_0 : f32
      linalg.yield %135 : f32
    } -> tensor<30x12xf32>
    %38 = tensor.empty() : tensor<30x12xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<30xf32>) outs(%38 : tensor<30x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<30x12xf32>
    %40 = tensor.empty() : tensor<30x12xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39, %37 : tensor<30x12xf32>, tensor<30x12xf32>) outs(%40 : tensor<30x12xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %135 = arith.mulf %in, %in_23 : f32
      linalg.yield %135 : f32
    } -> tensor<30x12xf32>
    %42 = tensor.empty() : tensor<30xi1>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<30xi32>) outs(%42 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %44 = tensor.empty() : tensor<30xi32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<30xi32>) outs(%44 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.addi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %46 = tensor.empty() : tensor<30xi32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%43, %45, %collapsed_5 : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%46 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %135 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %expanded_7 = tensor.expand_shape %47 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %48 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%41, %expanded_7 : tensor<30x12xf32>, tensor<30x1xi32>) outs(%cst_2 : tensor<16x12xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %135 = arith.addf %arg5, %arg4 : f32
      iree_linalg_ext.yield %135 : f32
    } -> tensor<16x12xf32>
    %49 = tensor.empty() : tensor<16x12xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<16x12xf32>) outs(%49 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %135 = arith.mulf %in, %cst : f32
      linalg.yield %135 : f32
    } -> tensor<16x12xf32>
    %51 = tensor.empty() : tensor<30x2xi32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%51 : tensor<30x2xi32>) {
    ^bb0(%out: i32):
      %135 = linalg.index 0 : index
      %136 = linalg.index 1 : index
      %extracted = tensor.extract %cst_1[%136, %c0] : tensor<2x1xi32>
      %137 = arith.index_cast %extracted : i32 to index
      %138 = arith.maxsi %137, %c0 : index
      %139 = arith.minsi %138, %c1 : index
      %extracted_23 = tensor.extract %11[%135, %139] : tensor<30x2xi32>
      linalg.yield %extracted_23 : i32
    } -> tensor<30x2xi32>
    %extracted_slice_8 = tensor.extract_slice %52[0, 0] [30, 1] [1, 1] : tensor<30x2xi32> to tensor<30x1xi32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<30x1xi32> into tensor<30xi32>
    %extracted_slice_10 = tensor.extract_slice %52[0, 1] [30, 1] [1, 1] : tensor<30x2xi32> to tensor<30x1xi32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<30x1xi32> into tensor<30xi32>
    %53 = tensor.empty() : tensor<30xi1>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_9 : tensor<30xi32>) outs(%53 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %55 = tensor.empty() : tensor<30xi32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_9 : tensor<30xi32>) outs(%55 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.addi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %57 = tensor.empty() : tensor<30xi32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%54, %56, %collapsed_9 : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%57 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %135 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %expanded_12 = tensor.expand_shape %58 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %59 = tensor.empty() : tensor<30x1xi1>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<30x1xi32>) outs(%59 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %61 = tensor.empty() : tensor<30x1xi1>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<30x1xi32>) outs(%61 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sle, %in, %c15_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %63 = tensor.empty() : tensor<30x1xi1>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%60, %62 : tensor<30x1xi1>, tensor<30x1xi1>) outs(%63 : tensor<30x1xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %135 = arith.andi %in, %in_23 : i1
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %65 = tensor.empty() : tensor<30xi1>
    %66 = linalg.fill ins(%true : i1) outs(%65 : tensor<30xi1>) -> tensor<30xi1>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<30x1xi1>) outs(%66 : tensor<30xi1>) {
    ^bb0(%in: i1, %out: i1):
      %135 = arith.andi %out, %in : i1
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %68 = tensor.empty() : tensor<30x1x12xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<30x1xi32>) outs(%68 : tensor<30x1x12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %135 = arith.index_cast %in : i32 to index
      %136 = linalg.index 2 : index
      %extracted = tensor.extract %50[%135, %136] : tensor<16x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<30x1x12xf32>
    %collapsed_13 = tensor.collapse_shape %69 [[0], [1, 2]] : tensor<30x1x12xf32> into tensor<30x12xf32>
    %70 = tensor.empty() : tensor<30x12xi1>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<30xi1>) outs(%70 : tensor<30x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<30x12xi1>
    %72 = tensor.empty() : tensor<30x12xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%71, %collapsed_13 : tensor<30x12xi1>, tensor<30x12xf32>) outs(%72 : tensor<30x12xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %135 = arith.select %in, %in_23, %cst_0 : f32
      linalg.yield %135 : f32
    } -> tensor<30x12xf32>
    %74 = tensor.empty() : tensor<30x12xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39, %73 : tensor<30x12xf32>, tensor<30x12xf32>) outs(%74 : tensor<30x12xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %135 = arith.mulf %in, %in_23 : f32
      linalg.yield %135 : f32
    } -> tensor<30x12xf32>
    %76 = tensor.empty() : tensor<30xi1>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<30xi32>) outs(%76 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %78 = tensor.empty() : tensor<30xi32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<30xi32>) outs(%78 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.addi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %80 = tensor.empty() : tensor<30xi32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%77, %79, %collapsed_11 : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%80 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %135 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %expanded_14 = tensor.expand_shape %81 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %82 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%75, %expanded_14 : tensor<30x12xf32>, tensor<30x1xi32>) outs(%cst_2 : tensor<16x12xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %135 = arith.addf %arg5, %arg4 : f32
      iree_linalg_ext.yield %135 : f32
    } -> tensor<16x12xf32>
    %extracted_slice_15 = tensor.extract_slice %11[0, 0] [30, 1] [1, 1] : tensor<30x2xi32> to tensor<30x1xi32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0, 1]] : tensor<30x1xi32> into tensor<30xi32>
    %83 = tensor.empty() : tensor<30xi1>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_16 : tensor<30xi32>) outs(%83 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %85 = tensor.empty() : tensor<30xi32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_16 : tensor<30xi32>) outs(%85 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.addi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %87 = tensor.empty() : tensor<30xi32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%84, %86, %collapsed_16 : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%87 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %135 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %expanded_17 = tensor.expand_shape %88 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %89 = tensor.empty() : tensor<30x1xi1>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<30x1xi32>) outs(%89 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %91 = tensor.empty() : tensor<30x1xi1>
    %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<30x1xi32>) outs(%91 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sle, %in, %c15_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %93 = tensor.empty() : tensor<30x1xi1>
    %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%90, %92 : tensor<30x1xi1>, tensor<30x1xi1>) outs(%93 : tensor<30x1xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %135 = arith.andi %in, %in_23 : i1
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %95 = tensor.empty() : tensor<30xi1>
    %96 = linalg.fill ins(%true : i1) outs(%95 : tensor<30xi1>) -> tensor<30xi1>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%94 : tensor<30x1xi1>) outs(%96 : tensor<30xi1>) {
    ^bb0(%in: i1, %out: i1):
      %135 = arith.andi %out, %in : i1
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %98 = tensor.empty() : tensor<30x1x12xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<30x1xi32>) outs(%98 : tensor<30x1x12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %135 = arith.index_cast %in : i32 to index
      %136 = linalg.index 2 : index
      %extracted = tensor.extract %50[%135, %136] : tensor<16x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<30x1x12xf32>
    %collapsed_18 = tensor.collapse_shape %99 [[0], [1, 2]] : tensor<30x1x12xf32> into tensor<30x12xf32>
    %100 = tensor.empty() : tensor<30x12xi1>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<30xi1>) outs(%100 : tensor<30x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<30x12xi1>
    %102 = tensor.empty() : tensor<30x12xf32>
    %103 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%101, %collapsed_18 : tensor<30x12xi1>, tensor<30x12xf32>) outs(%102 : tensor<30x12xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %135 = arith.select %in, %in_23, %cst_0 : f32
      linalg.yield %135 : f32
    } -> tensor<30x12xf32>
    %extracted_slice_19 = tensor.extract_slice %11[0, 1] [30, 1] [1, 1] : tensor<30x2xi32> to tensor<30x1xi32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1]] : tensor<30x1xi32> into tensor<30xi32>
    %104 = tensor.empty() : tensor<30xi1>
    %105 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<30xi32>) outs(%104 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %106 = tensor.empty() : tensor<30xi32>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<30xi32>) outs(%106 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %135 = arith.addi %in, %c16_i32 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %108 = tensor.empty() : tensor<30xi32>
    %109 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%105, %107, %collapsed_20 : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%108 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %135 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %135 : i32
    } -> tensor<30xi32>
    %expanded_21 = tensor.expand_shape %109 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %110 = tensor.empty() : tensor<30x1xi1>
    %111 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<30x1xi32>) outs(%110 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %112 = tensor.empty() : tensor<30x1xi1>
    %113 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<30x1xi32>) outs(%112 : tensor<30x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %135 = arith.cmpi sle, %in, %c15_i32 : i32
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %114 = tensor.empty() : tensor<30x1xi1>
    %115 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%111, %113 : tensor<30x1xi1>, tensor<30x1xi1>) outs(%114 : tensor<30x1xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %135 = arith.andi %in, %in_23 : i1
      linalg.yield %135 : i1
    } -> tensor<30x1xi1>
    %116 = tensor.empty() : tensor<30xi1>
    %117 = linalg.fill ins(%true : i1) outs(%116 : tensor<30xi1>) -> tensor<30xi1>
    %118 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%115 : tensor<30x1xi1>) outs(%117 : tensor<30xi1>) {
    ^bb0(%in: i1, %out: i1):
      %135 = arith.andi %out, %in : i1
      linalg.yield %135 : i1
    } -> tensor<30xi1>
    %119 = tensor.empty() : tensor<30x1x12xf32>
    %120 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<30x1xi32>) outs(%119 : tensor<30x1x12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %135 = arith.index_cast %in : i32 to index
      %136 = linalg.index 2 : index
      %extracted = tensor.extract %14[%135, %136] : tensor<16x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<30x1x12xf32>
    %collapsed_22 = tensor.collapse_shape %120 [[0], [1, 2]] : tensor<30x1x12xf32> into tensor<30x12xf32>
    %121 = tensor.empty() : tensor<30x12xi1>
    %122 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<30xi1>) outs(%121 : tensor<30x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<30x12xi1>
    %123 = tensor.empty() : tensor<30x12xf32>
    %124 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%122, %collapsed_22 : tensor<30x12xi1>, tensor<30x12xf32>) outs(%123 : tensor<30x12xf32>) {
    ^bb0(%in: i1, %in_23: f32, %out: f32):
      %135 = arith.select %in, %in_23, %cst_0 : f32
      linalg.yield %135 : f32
    } -> tensor<30x12xf32>
    %125 = tensor.empty() : tensor<30xf32>
    %126 = linalg.fill ins(%cst_0 : f32) outs(%125 : tensor<30xf32>) -> tensor<30xf32>
    %127 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%103, %124 : tensor<30x12xf32>, tensor<30x12xf32>) outs(%126 : tensor<30xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %135 = arith.mulf %in, %in_23 : f32
      %136 = arith.addf %out, %135 : f32
      linalg.yield %136 : f32
    } -> tensor<30xf32>
    %128 = tensor.empty() : tensor<12x16xf32>
    %129 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<16x12xf32>) outs(%128 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %130 = tensor.empty() : tensor<12x8xf32>
    %131 = linalg.fill ins(%cst_0 : f32) outs(%130 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %132 = linalg.matmul ins(%129, %arg2 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%131 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %133 = tensor.empty() : tensor<8x12xf32>
    %134 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<12x8xf32>) outs(%133 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    util.return %127, %134 : tensor<30xf32>, tensor<8x12xf32>
  }
}