module @jit_sgd_momentum_two_layers_bf16_compute {
  util.func public @main(%arg0: tensor<24x32xf32>, %arg1: tensor<24xi32>, %arg2: tensor<32x48xf32>, %arg3: tensor<48xf32>, %arg4: tensor<48x10xf32>, %arg5: tensor<10xf32>, %arg6: tensor<32x48xf32>, %arg7: tensor<48x10xf32>, %arg8: tensor<f32>) -> (tensor<f32>, tensor<32x48xf32>, tensor<48xf32>, tensor<48x10xf32>, tensor<10xf32>, tensor<32x48xf32>, tensor<48x10xf32>) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 9.99999974E-5 : f32
    %cst_1 = arith.constant 0.899999976 : f32
    %cst_2 = arith.constant 2.400000e+01 : f32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %cst_6 = arith.constant 0.000000e+00 : bf16
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<24x10xf32>
    %0 = tensor.empty() : tensor<24x32xbf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x32xf32>) outs(%0 : tensor<24x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %183 = arith.truncf %in : f32 to bf16
      linalg.yield %183 : bf16
    } -> tensor<24x32xbf16>
    %2 = tensor.empty() : tensor<32x48xbf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x48xf32>) outs(%2 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %183 = arith.truncf %in : f32 to bf16
      linalg.yield %183 : bf16
    } -> tensor<32x48xbf16>
    %4 = tensor.empty() : tensor<24x48xbf16>
    %5 = linalg.fill ins(%cst_6 : bf16) outs(%4 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %6 = linalg.matmul ins(%1, %3 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%5 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %7 = tensor.empty() : tensor<48xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg3 : tensor<48xf32>) outs(%7 : tensor<48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %183 = arith.truncf %in : f32 to bf16
      linalg.yield %183 : bf16
    } -> tensor<48xbf16>
    %9 = tensor.empty() : tensor<24x48xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<48xbf16>) outs(%9 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x48xbf16>
    %11 = tensor.empty() : tensor<24x48xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %10 : tensor<24x48xbf16>, tensor<24x48xbf16>) outs(%11 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %183 = arith.addf %in, %in_15 : bf16
      linalg.yield %183 : bf16
    } -> tensor<24x48xbf16>
    %13 = tensor.empty() : tensor<24x48xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x48xbf16>) outs(%13 : tensor<24x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %183 = arith.maximumf %in, %cst_6 : bf16
      linalg.yield %183 : bf16
    } -> tensor<24x48xbf16>
    %15 = tensor.empty() : tensor<24x48xi1>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x48xbf16>) outs(%15 : tensor<24x48xi1>) {
    ^bb0(%in: bf16, %out: i1):
      %183 = arith.cmpf ogt, %in, %cst_6 : bf16
      linalg.yield %183 : i1
    } -> tensor<24x48xi1>
    %17 = tensor.empty() : tensor<48x10xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<48x10xf32>) outs(%17 : tensor<48x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %183 = arith.truncf %in : f32 to bf16
      linalg.yield %183 : bf16
    } -> tensor<48x10xbf16>
    %19 = tensor.empty() : tensor<24x10xbf16>
    %20 = linalg.fill ins(%cst_6 : bf16) outs(%19 : tensor<24x10xbf16>) -> tensor<24x10xbf16>
    %21 = linalg.matmul ins(%14, %18 : tensor<24x48xbf16>, tensor<48x10xbf16>) outs(%20 : tensor<24x10xbf16>) -> tensor<24x10xbf16>
    %22 = tensor.empty() : tensor<10xbf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5 : tensor<10xf32>) outs(%22 : tensor<10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %183 = arith.truncf %in : f32 to bf16
      linalg.yield %183 : bf16
    } -> tensor<10xbf16>
    %24 = tensor.empty() : tensor<24x10xbf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<10xbf16>) outs(%24 : tensor<24x10xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x10xbf16>
    %26 = tensor.empty() : tensor<24x10xbf16>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %25 : tensor<24x10xbf16>, tensor<24x10xbf16>) outs(%26 : tensor<24x10xbf16>) {
    ^bb0(%in: bf16, %in_15: bf16, %out: bf16):
      %183 = arith.addf %in, %in_15 : bf16
      linalg.yield %183 : bf16
    } -> tensor<24x10xbf16>
    %28 = tensor.empty() : tensor<24x10xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<24x10xbf16>) outs(%28 : tensor<24x10xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %183 = arith.extf %in : bf16 to f32
      linalg.yield %183 : f32
    } -> tensor<24x10xf32>
    %30 = tensor.empty() : tensor<24xf32>
    %31 = linalg.fill ins(%cst_5 : f32) outs(%30 : tensor<24xf32>) -> tensor<24xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<24x10xf32>) outs(%31 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.maximumf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<24xf32>
    %33 = tensor.empty() : tensor<24x10xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<24xf32>) outs(%33 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x10xf32>
    %35 = tensor.empty() : tensor<24x10xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %34 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%35 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.subf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<24x10xf32>
    %37 = tensor.empty() : tensor<24x10xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<24x10xf32>) outs(%37 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.exp %in : f32
      linalg.yield %183 : f32
    } -> tensor<24x10xf32>
    %39 = tensor.empty() : tensor<24xf32>
    %40 = linalg.fill ins(%cst_4 : f32) outs(%39 : tensor<24xf32>) -> tensor<24xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%38 : tensor<24x10xf32>) outs(%40 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %41 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %42 = tensor.empty() : tensor<24x1xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<24x1xf32>) outs(%42 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = math.log %in : f32
      linalg.yield %183 : f32
    } -> tensor<24x1xf32>
    %44 = tensor.empty() : tensor<24x10xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<24x1xf32>) outs(%44 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x10xf32>
    %46 = tensor.empty() : tensor<24x10xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36, %45 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%46 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.subf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<24x10xf32>
    %expanded_8 = tensor.expand_shape %arg1 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %48 = tensor.empty() : tensor<24x1xi1>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<24x1xi32>) outs(%48 : tensor<24x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %183 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %183 : i1
    } -> tensor<24x1xi1>
    %50 = tensor.empty() : tensor<24x1xi32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<24x1xi32>) outs(%50 : tensor<24x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %183 = arith.addi %in, %c10_i32 : i32
      linalg.yield %183 : i32
    } -> tensor<24x1xi32>
    %52 = tensor.empty() : tensor<24x1xi32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%49, %51, %expanded_8 : tensor<24x1xi1>, tensor<24x1xi32>, tensor<24x1xi32>) outs(%52 : tensor<24x1xi32>) {
    ^bb0(%in: i1, %in_15: i32, %in_16: i32, %out: i32):
      %183 = arith.select %in, %in_15, %in_16 : i32
      linalg.yield %183 : i32
    } -> tensor<24x1xi32>
    %expanded_9 = tensor.expand_shape %53 [[0], [1, 2]] output_shape [24, 1, 1] : tensor<24x1xi32> into tensor<24x1x1xi32>
    %54 = tensor.empty() : tensor<24x1x1xi1>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<24x1x1xi32>) outs(%54 : tensor<24x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %183 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %183 : i1
    } -> tensor<24x1x1xi1>
    %56 = tensor.empty() : tensor<24x1x1xi1>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<24x1x1xi32>) outs(%56 : tensor<24x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %183 = arith.cmpi sle, %in, %c9_i32 : i32
      linalg.yield %183 : i1
    } -> tensor<24x1x1xi1>
    %58 = tensor.empty() : tensor<24x1x1xi1>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %57 : tensor<24x1x1xi1>, tensor<24x1x1xi1>) outs(%58 : tensor<24x1x1xi1>) {
    ^bb0(%in: i1, %in_15: i1, %out: i1):
      %183 = arith.andi %in, %in_15 : i1
      linalg.yield %183 : i1
    } -> tensor<24x1x1xi1>
    %60 = tensor.empty() : tensor<24x1xi1>
    %61 = linalg.fill ins(%true : i1) outs(%60 : tensor<24x1xi1>) -> tensor<24x1xi1>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<24x1x1xi1>) outs(%61 : tensor<24x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %183 = arith.andi %out, %in : i1
      linalg.yield %183 : i1
    } -> tensor<24x1xi1>
    %63 = tensor.empty() : tensor<24x1xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%63 : tensor<24x1xf32>) {
    ^bb0(%out: f32):
      %183 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_9[%183, %c0, %c0] : tensor<24x1x1xi32>
      %184 = arith.index_cast %extracted : i32 to index
      %185 = arith.maxsi %184, %c0 : index
      %186 = arith.minsi %185, %c9 : index
      %extracted_15 = tensor.extract %47[%183, %186] : tensor<24x10xf32>
      linalg.yield %extracted_15 : f32
    } -> tensor<24x1xf32>
    %65 = tensor.empty() : tensor<24x1xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%62, %64 : tensor<24x1xi1>, tensor<24x1xf32>) outs(%65 : tensor<24x1xf32>) {
    ^bb0(%in: i1, %in_15: f32, %out: f32):
      %183 = arith.select %in, %in_15, %cst_3 : f32
      linalg.yield %183 : f32
    } -> tensor<24x1xf32>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.fill ins(%cst_4 : f32) outs(%67 : tensor<f32>) -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%66 : tensor<24x1xf32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %70 = tensor.empty() : tensor<f32>
    %71 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%69 : tensor<f32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_2 : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %72 = tensor.empty() : tensor<f32>
    %73 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%71 : tensor<f32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.negf %in : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %74 = tensor.empty() : tensor<f32>
    %75 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%74 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %76 = tensor.empty() : tensor<f32>
    %77 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%75 : tensor<f32>) outs(%76 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.divf %in, %cst_2 : f32
      linalg.yield %183 : f32
    } -> tensor<f32>
    %78 = tensor.empty() : tensor<24x1xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<f32>) outs(%78 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x1xf32>
    %80 = tensor.empty() : tensor<24x1x1xi32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%80 : tensor<24x1x1xi32>) {
    ^bb0(%out: i32):
      %183 = linalg.index 0 : index
      %184 = arith.index_cast %183 : index to i32
      linalg.yield %184 : i32
    } -> tensor<24x1x1xi32>
    %82 = tensor.empty() : tensor<24x1x2xi32>
    %inserted_slice = tensor.insert_slice %81 into %82[0, 0, 0] [24, 1, 1] [1, 1, 1] : tensor<24x1x1xi32> into tensor<24x1x2xi32>
    %inserted_slice_10 = tensor.insert_slice %expanded_9 into %inserted_slice[0, 0, 1] [24, 1, 1] [1, 1, 1] : tensor<24x1x1xi32> into tensor<24x1x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_10 [[0, 1], [2]] : tensor<24x1x2xi32> into tensor<24x2xi32>
    %collapsed_11 = tensor.collapse_shape %79 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %83 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%collapsed_11, %collapsed : tensor<24xf32>, tensor<24x2xi32>) outs(%cst_7 : tensor<24x10xf32>) {
    ^bb0(%arg9: f32, %arg10: f32):
      %183 = arith.addf %arg10, %arg9 : f32
      iree_linalg_ext.yield %183 : f32
    } -> tensor<24x10xf32>
    %84 = tensor.empty() : tensor<24x10xf32>
    %85 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<24x10xf32>) outs(%84 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.negf %in : f32
      linalg.yield %183 : f32
    } -> tensor<24x10xf32>
    %86 = tensor.empty() : tensor<24xf32>
    %87 = linalg.fill ins(%cst_4 : f32) outs(%86 : tensor<24xf32>) -> tensor<24xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<24x10xf32>) outs(%87 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<24xf32>
    %expanded_12 = tensor.expand_shape %88 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %89 = tensor.empty() : tensor<24x1xf32>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_12, %expanded : tensor<24x1xf32>, tensor<24x1xf32>) outs(%89 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.divf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<24x1xf32>
    %91 = tensor.empty() : tensor<24xf32>
    %92 = linalg.fill ins(%cst_4 : f32) outs(%91 : tensor<24xf32>) -> tensor<24xf32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<24x1xf32>) outs(%92 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.addf %out, %in : f32
      linalg.yield %183 : f32
    } -> tensor<24xf32>
    %94 = tensor.empty() : tensor<24x10xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<24xf32>) outs(%94 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x10xf32>
    %96 = tensor.empty() : tensor<24x10xf32>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%95, %38 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%96 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.mulf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<24x10xf32>
    %98 = tensor.empty() : tensor<24x10xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%83, %97 : tensor<24x10xf32>, tensor<24x10xf32>) outs(%98 : tensor<24x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.addf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<24x10xf32>
    %100 = tensor.empty() : tensor<24x10xbf16>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<24x10xf32>) outs(%100 : tensor<24x10xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %183 = arith.truncf %in : f32 to bf16
      linalg.yield %183 : bf16
    } -> tensor<24x10xbf16>
    %102 = tensor.empty() : tensor<10xbf16>
    %103 = linalg.fill ins(%cst_6 : bf16) outs(%102 : tensor<10xbf16>) -> tensor<10xbf16>
    %104 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%101 : tensor<24x10xbf16>) outs(%103 : tensor<10xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %183 = arith.addf %out, %in : bf16
      linalg.yield %183 : bf16
    } -> tensor<10xbf16>
    %expanded_13 = tensor.expand_shape %104 [[0, 1]] output_shape [1, 10] : tensor<10xbf16> into tensor<1x10xbf16>
    %105 = tensor.empty() : tensor<10xbf16>
    %106 = linalg.fill ins(%cst_6 : bf16) outs(%105 : tensor<10xbf16>) -> tensor<10xbf16>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%expanded_13 : tensor<1x10xbf16>) outs(%106 : tensor<10xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %183 = arith.addf %out, %in : bf16
      linalg.yield %183 : bf16
    } -> tensor<10xbf16>
    %108 = tensor.empty() : tensor<10xf32>
    %109 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%107 : tensor<10xbf16>) outs(%108 : tensor<10xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %183 = arith.extf %in : bf16 to f32
      linalg.yield %183 : f32
    } -> tensor<10xf32>
    %110 = tensor.empty() : tensor<10x24xbf16>
    %111 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<24x10xbf16>) outs(%110 : tensor<10x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<10x24xbf16>
    %112 = tensor.empty() : tensor<10x48xbf16>
    %113 = linalg.fill ins(%cst_6 : bf16) outs(%112 : tensor<10x48xbf16>) -> tensor<10x48xbf16>
    %114 = linalg.matmul ins(%111, %14 : tensor<10x24xbf16>, tensor<24x48xbf16>) outs(%113 : tensor<10x48xbf16>) -> tensor<10x48xbf16>
    %115 = tensor.empty() : tensor<10x48xf32>
    %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<10x48xbf16>) outs(%115 : tensor<10x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %183 = arith.extf %in : bf16 to f32
      linalg.yield %183 : f32
    } -> tensor<10x48xf32>
    %117 = tensor.empty() : tensor<48x10xf32>
    %118 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<10x48xf32>) outs(%117 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x10xf32>
    %119 = tensor.empty() : tensor<10x48xbf16>
    %120 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<48x10xbf16>) outs(%119 : tensor<10x48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<10x48xbf16>
    %121 = tensor.empty() : tensor<24x48xbf16>
    %122 = linalg.fill ins(%cst_6 : bf16) outs(%121 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %123 = linalg.matmul ins(%101, %120 : tensor<24x10xbf16>, tensor<10x48xbf16>) outs(%122 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %124 = tensor.empty() : tensor<24x48xbf16>
    %125 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %123 : tensor<24x48xi1>, tensor<24x48xbf16>) outs(%124 : tensor<24x48xbf16>) {
    ^bb0(%in: i1, %in_15: bf16, %out: bf16):
      %183 = arith.select %in, %in_15, %cst_6 : bf16
      linalg.yield %183 : bf16
    } -> tensor<24x48xbf16>
    %126 = tensor.empty() : tensor<48xbf16>
    %127 = linalg.fill ins(%cst_6 : bf16) outs(%126 : tensor<48xbf16>) -> tensor<48xbf16>
    %128 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%125 : tensor<24x48xbf16>) outs(%127 : tensor<48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %183 = arith.addf %out, %in : bf16
      linalg.yield %183 : bf16
    } -> tensor<48xbf16>
    %expanded_14 = tensor.expand_shape %128 [[0, 1]] output_shape [1, 48] : tensor<48xbf16> into tensor<1x48xbf16>
    %129 = tensor.empty() : tensor<48xbf16>
    %130 = linalg.fill ins(%cst_6 : bf16) outs(%129 : tensor<48xbf16>) -> tensor<48xbf16>
    %131 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%expanded_14 : tensor<1x48xbf16>) outs(%130 : tensor<48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %183 = arith.addf %out, %in : bf16
      linalg.yield %183 : bf16
    } -> tensor<48xbf16>
    %132 = tensor.empty() : tensor<48xf32>
    %133 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%131 : tensor<48xbf16>) outs(%132 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %183 = arith.extf %in : bf16 to f32
      linalg.yield %183 : f32
    } -> tensor<48xf32>
    %134 = tensor.empty() : tensor<48x24xbf16>
    %135 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<24x48xbf16>) outs(%134 : tensor<48x24xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<48x24xbf16>
    %136 = tensor.empty() : tensor<48x32xbf16>
    %137 = linalg.fill ins(%cst_6 : bf16) outs(%136 : tensor<48x32xbf16>) -> tensor<48x32xbf16>
    %138 = linalg.matmul ins(%135, %1 : tensor<48x24xbf16>, tensor<24x32xbf16>) outs(%137 : tensor<48x32xbf16>) -> tensor<48x32xbf16>
    %139 = tensor.empty() : tensor<48x32xf32>
    %140 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<48x32xbf16>) outs(%139 : tensor<48x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %183 = arith.extf %in : bf16 to f32
      linalg.yield %183 : f32
    } -> tensor<48x32xf32>
    %141 = tensor.empty() : tensor<32x48xf32>
    %142 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<48x32xf32>) outs(%141 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %143 = tensor.empty() : tensor<32x48xf32>
    %144 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<32x48xf32>) outs(%143 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %cst_1 : f32
      linalg.yield %183 : f32
    } -> tensor<32x48xf32>
    %145 = tensor.empty() : tensor<32x48xf32>
    %146 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%144, %142 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.addf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<32x48xf32>
    %147 = tensor.empty() : tensor<32x48xf32>
    %148 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x48xf32>) outs(%147 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %cst_0 : f32
      linalg.yield %183 : f32
    } -> tensor<32x48xf32>
    %149 = tensor.empty() : tensor<32x48xf32>
    %150 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%146, %148 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%149 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.addf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<32x48xf32>
    %151 = tensor.empty() : tensor<48x10xf32>
    %152 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<48x10xf32>) outs(%151 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %cst_1 : f32
      linalg.yield %183 : f32
    } -> tensor<48x10xf32>
    %153 = tensor.empty() : tensor<48x10xf32>
    %154 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%152, %118 : tensor<48x10xf32>, tensor<48x10xf32>) outs(%153 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.addf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<48x10xf32>
    %155 = tensor.empty() : tensor<48x10xf32>
    %156 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<48x10xf32>) outs(%155 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %183 = arith.mulf %in, %cst_0 : f32
      linalg.yield %183 : f32
    } -> tensor<48x10xf32>
    %157 = tensor.empty() : tensor<48x10xf32>
    %158 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%154, %156 : tensor<48x10xf32>, tensor<48x10xf32>) outs(%157 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.addf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<48x10xf32>
    %159 = tensor.empty() : tensor<32x48xf32>
    %160 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<f32>) outs(%159 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %161 = tensor.empty() : tensor<32x48xf32>
    %162 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%160, %150 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%161 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.mulf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<32x48xf32>
    %163 = tensor.empty() : tensor<32x48xf32>
    %164 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2, %162 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%163 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.subf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<32x48xf32>
    %165 = tensor.empty() : tensor<48xf32>
    %166 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg8 : tensor<f32>) outs(%165 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48xf32>
    %167 = tensor.empty() : tensor<48xf32>
    %168 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%166, %133 : tensor<48xf32>, tensor<48xf32>) outs(%167 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.mulf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<48xf32>
    %169 = tensor.empty() : tensor<48xf32>
    %170 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg3, %168 : tensor<48xf32>, tensor<48xf32>) outs(%169 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.subf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<48xf32>
    %171 = tensor.empty() : tensor<48x10xf32>
    %172 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<f32>) outs(%171 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x10xf32>
    %173 = tensor.empty() : tensor<48x10xf32>
    %174 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%172, %158 : tensor<48x10xf32>, tensor<48x10xf32>) outs(%173 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.mulf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<48x10xf32>
    %175 = tensor.empty() : tensor<48x10xf32>
    %176 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4, %174 : tensor<48x10xf32>, tensor<48x10xf32>) outs(%175 : tensor<48x10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.subf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<48x10xf32>
    %177 = tensor.empty() : tensor<10xf32>
    %178 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg8 : tensor<f32>) outs(%177 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %179 = tensor.empty() : tensor<10xf32>
    %180 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%178, %109 : tensor<10xf32>, tensor<10xf32>) outs(%179 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.mulf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<10xf32>
    %181 = tensor.empty() : tensor<10xf32>
    %182 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5, %180 : tensor<10xf32>, tensor<10xf32>) outs(%181 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_15: f32, %out: f32):
      %183 = arith.subf %in, %in_15 : f32
      linalg.yield %183 : f32
    } -> tensor<10xf32>
    util.return %73, %164, %170, %176, %182, %150, %158 : tensor<f32>, tensor<32x48xf32>, tensor<48xf32>, tensor<48x10xf32>, tensor<10xf32>, tensor<32x48xf32>, tensor<48x10xf32>
  }
}