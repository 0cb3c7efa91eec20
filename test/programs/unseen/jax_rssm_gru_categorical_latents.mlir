module @jit_rssm_gru_categorical_latents {
  util.func public @main(%arg0: tensor<10x32xf32>, %arg1: tensor<10x16xf32>, %arg2: tensor<10x4xf32>, %arg3: tensor<20x32xf32>, %arg4: tensor<32x96xf32>, %arg5: tensor<32x96xf32>, %arg6: tensor<32x16xf32>, %arg7: tensor<10x16xf32>) -> (tensor<10x32xf32>, tensor<10x16xf32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 2.500000e-03 : f32
    %cst_0 = arith.constant 9.900000e-01 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<10x20xf32>
    %inserted_slice = tensor.insert_slice %arg1 into %0[0, 0] [10, 16] [1, 1] : tensor<10x16xf32> into tensor<10x20xf32>
    %inserted_slice_4 = tensor.insert_slice %arg2 into %inserted_slice[0, 16] [10, 4] [1, 1] : tensor<10x4xf32> into tensor<10x20xf32>
    %1 = tensor.empty() : tensor<10x32xf32>
    %2 = linalg.fill ins(%cst_3 : f32) outs(%1 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %3 = linalg.matmul ins(%inserted_slice_4, %arg3 : tensor<10x20xf32>, tensor<20x32xf32>) outs(%2 : tensor<10x32xf32>) -> tensor<10x32xf32>
    %4 = tensor.empty() : tensor<10x32xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<10x32xf32>) outs(%4 : tensor<10x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %102 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %102 : i1
    } -> tensor<10x32xi1>
    %6 = tensor.empty() : tensor<10x32xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<10x32xi1>, tensor<10x32xf32>) outs(%6 : tensor<10x32xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %102 = arith.select %in, %cst_3, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %8 = tensor.empty() : tensor<10x32xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<10x32xf32>) outs(%8 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.expm1 %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %10 = tensor.empty() : tensor<10x32xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %3, %9 : tensor<10x32xi1>, tensor<10x32xf32>, tensor<10x32xf32>) outs(%10 : tensor<10x32xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %102 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %12 = tensor.empty() : tensor<10x96xf32>
    %13 = linalg.fill ins(%cst_3 : f32) outs(%12 : tensor<10x96xf32>) -> tensor<10x96xf32>
    %14 = linalg.matmul ins(%11, %arg4 : tensor<10x32xf32>, tensor<32x96xf32>) outs(%13 : tensor<10x96xf32>) -> tensor<10x96xf32>
    %extracted_slice = tensor.extract_slice %14[0, 0] [10, 32] [1, 1] : tensor<10x96xf32> to tensor<10x32xf32>
    %extracted_slice_5 = tensor.extract_slice %14[0, 32] [10, 32] [1, 1] : tensor<10x96xf32> to tensor<10x32xf32>
    %extracted_slice_6 = tensor.extract_slice %14[0, 64] [10, 32] [1, 1] : tensor<10x96xf32> to tensor<10x32xf32>
    %15 = tensor.empty() : tensor<10x96xf32>
    %16 = linalg.fill ins(%cst_3 : f32) outs(%15 : tensor<10x96xf32>) -> tensor<10x96xf32>
    %17 = linalg.matmul ins(%arg0, %arg5 : tensor<10x32xf32>, tensor<32x96xf32>) outs(%16 : tensor<10x96xf32>) -> tensor<10x96xf32>
    %extracted_slice_7 = tensor.extract_slice %17[0, 0] [10, 32] [1, 1] : tensor<10x96xf32> to tensor<10x32xf32>
    %extracted_slice_8 = tensor.extract_slice %17[0, 32] [10, 32] [1, 1] : tensor<10x96xf32> to tensor<10x32xf32>
    %extracted_slice_9 = tensor.extract_slice %17[0, 64] [10, 32] [1, 1] : tensor<10x96xf32> to tensor<10x32xf32>
    %18 = tensor.empty() : tensor<10x32xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_7 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%18 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.addf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %20 = tensor.empty() : tensor<10x32xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<10x32xf32>) outs(%20 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %22 = tensor.empty() : tensor<10x32xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<10x32xf32>) outs(%22 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %24 = tensor.empty() : tensor<10x32xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<10x32xf32>) outs(%24 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst_2 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %26 = tensor.empty() : tensor<10x32xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<10x32xf32>) outs(%26 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.divf %cst_2, %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %28 = tensor.empty() : tensor<10x32xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %extracted_slice_5 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%28 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.mulf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %30 = tensor.empty() : tensor<10x32xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %extracted_slice_8 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%30 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.addf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %32 = tensor.empty() : tensor<10x32xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<10x32xf32>) outs(%32 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.tanh %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %34 = tensor.empty() : tensor<10x32xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6, %extracted_slice_9 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%34 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.addf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %36 = tensor.empty() : tensor<10x32xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<10x32xf32>) outs(%36 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.subf %in, %cst_2 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %38 = tensor.empty() : tensor<10x32xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<10x32xf32>) outs(%38 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.negf %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %40 = tensor.empty() : tensor<10x32xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<10x32xf32>) outs(%40 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %42 = tensor.empty() : tensor<10x32xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<10x32xf32>) outs(%42 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst_2 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %44 = tensor.empty() : tensor<10x32xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<10x32xf32>) outs(%44 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.divf %cst_2, %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %46 = tensor.empty() : tensor<10x32xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45, %33 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%46 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.mulf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %48 = tensor.empty() : tensor<10x32xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<10x32xf32>) outs(%48 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.subf %cst_2, %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %50 = tensor.empty() : tensor<10x32xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%49, %arg0 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%50 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.mulf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %52 = tensor.empty() : tensor<10x32xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47, %51 : tensor<10x32xf32>, tensor<10x32xf32>) outs(%52 : tensor<10x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.addf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x32xf32>
    %54 = tensor.empty() : tensor<10x16xf32>
    %55 = linalg.fill ins(%cst_3 : f32) outs(%54 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %56 = linalg.matmul ins(%53, %arg6 : tensor<10x32xf32>, tensor<32x16xf32>) outs(%55 : tensor<10x16xf32>) -> tensor<10x16xf32>
    %expanded = tensor.expand_shape %56 [[0], [1, 2]] output_shape [10, 4, 4] : tensor<10x16xf32> into tensor<10x4x4xf32>
    %57 = tensor.empty() : tensor<10x4xf32>
    %58 = linalg.fill ins(%cst_1 : f32) outs(%57 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<10x4x4xf32>) outs(%58 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.maximumf %out, %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x4xf32>
    %60 = tensor.empty() : tensor<10x4x4xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<10x4xf32>) outs(%60 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4x4xf32>
    %62 = tensor.empty() : tensor<10x4x4xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %61 : tensor<10x4x4xf32>, tensor<10x4x4xf32>) outs(%62 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.subf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %64 = tensor.empty() : tensor<10x4x4xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<10x4x4xf32>) outs(%64 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.exp %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %66 = tensor.empty() : tensor<10x4xf32>
    %67 = linalg.fill ins(%cst_3 : f32) outs(%66 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<10x4x4xf32>) outs(%67 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %out, %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x4xf32>
    %69 = tensor.empty() : tensor<10x4x4xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<10x4xf32>) outs(%69 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4x4xf32>
    %71 = tensor.empty() : tensor<10x4x4xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %70 : tensor<10x4x4xf32>, tensor<10x4x4xf32>) outs(%71 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.divf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %73 = tensor.empty() : tensor<10x4x4xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<10x4x4xf32>) outs(%73 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.mulf %in, %cst_0 : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %75 = tensor.empty() : tensor<10x4x4xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<10x4x4xf32>) outs(%75 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = arith.addf %in, %cst : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %77 = tensor.empty() : tensor<10x4x4xf32>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<10x4x4xf32>) outs(%77 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %102 = math.log %in : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %expanded_10 = tensor.expand_shape %arg7 [[0], [1, 2]] output_shape [10, 4, 4] : tensor<10x16xf32> into tensor<10x4x4xf32>
    %79 = tensor.empty() : tensor<10x4x4xf32>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %expanded_10 : tensor<10x4x4xf32>, tensor<10x4x4xf32>) outs(%79 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.addf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %81 = tensor.empty() : tensor<10x4x4xi32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%81 : tensor<10x4x4xi32>) {
    ^bb0(%out: i32):
      %102 = linalg.index 2 : index
      %103 = arith.index_cast %102 : index to i32
      linalg.yield %103 : i32
    } -> tensor<10x4x4xi32>
    %83 = tensor.empty() : tensor<10x4xf32>
    %84 = linalg.fill ins(%cst_1 : f32) outs(%83 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %85 = tensor.empty() : tensor<10x4xi32>
    %86 = linalg.fill ins(%c0_i32 : i32) outs(%85 : tensor<10x4xi32>) -> tensor<10x4xi32>
    %87:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80, %82 : tensor<10x4x4xf32>, tensor<10x4x4xi32>) outs(%84, %86 : tensor<10x4xf32>, tensor<10x4xi32>) {
    ^bb0(%in: f32, %in_11: i32, %out: f32, %out_12: i32):
      %102 = arith.cmpf ogt, %out, %in : f32
      %103 = arith.cmpf une, %out, %out : f32
      %104 = arith.ori %102, %103 : i1
      %105 = arith.cmpf oeq, %out, %in : f32
      %106 = arith.cmpi slt, %out_12, %in_11 : i32
      %107 = arith.andi %105, %106 : i1
      %108 = arith.ori %104, %107 : i1
      %109 = arith.select %104, %out, %in : f32
      %110 = arith.select %108, %out_12, %in_11 : i32
      linalg.yield %109, %110 : f32, i32
    } -> (tensor<10x4xf32>, tensor<10x4xi32>)
    %88 = tensor.empty() : tensor<1x1x4xi32>
    %89 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%88 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32):
      %102 = linalg.index 2 : index
      %103 = arith.index_cast %102 : index to i32
      linalg.yield %103 : i32
    } -> tensor<1x1x4xi32>
    %90 = tensor.empty() : tensor<10x4x4xi32>
    %91 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87#1 : tensor<10x4xi32>) outs(%90 : tensor<10x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x4x4xi32>
    %92 = tensor.empty() : tensor<10x4x4xi32>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<1x1x4xi32>) outs(%92 : tensor<10x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x4x4xi32>
    %94 = tensor.empty() : tensor<10x4x4xi1>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %93 : tensor<10x4x4xi32>, tensor<10x4x4xi32>) outs(%94 : tensor<10x4x4xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %102 = arith.cmpi eq, %in, %in_11 : i32
      linalg.yield %102 : i1
    } -> tensor<10x4x4xi1>
    %96 = tensor.empty() : tensor<10x4x4xf32>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<10x4x4xi1>) outs(%96 : tensor<10x4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %102 = arith.uitofp %in : i1 to f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %98 = tensor.empty() : tensor<10x4x4xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %76 : tensor<10x4x4xf32>, tensor<10x4x4xf32>) outs(%98 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.subf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %100 = tensor.empty() : tensor<10x4x4xf32>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %76 : tensor<10x4x4xf32>, tensor<10x4x4xf32>) outs(%100 : tensor<10x4x4xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %102 = arith.addf %in, %in_11 : f32
      linalg.yield %102 : f32
    } -> tensor<10x4x4xf32>
    %collapsed = tensor.collapse_shape %101 [[0], [1, 2]] : tensor<10x4x4xf32> into tensor<10x16xf32>
    util.return %53, %collapsed : tensor<10x32xf32>, tensor<10x16xf32>
  }
}