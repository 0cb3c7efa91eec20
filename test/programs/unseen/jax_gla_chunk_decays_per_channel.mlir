module @jit_gla_chunk_decays_per_channel {
  util.func public @main(%arg0: tensor<2x8x8xbf16>, %arg1: tensor<2x8x8xbf16>, %arg2: tensor<2x8x8xbf16>, %arg3: tensor<2x8x8xf32>, %arg4: tensor<2x8x8xf32>) -> (tensor<2x8x8xbf16>, tensor<2x8x8xf32>) {
    %cst = arith.constant 1.600000e+01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x8x8xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x8x8xf32>) outs(%0 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %2 = tensor.empty() : tensor<2x8x8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x8x8xf32>) outs(%2 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %4 = tensor.empty() : tensor<2x8x8xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x8x8xf32>) outs(%4 : tensor<2x8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %92 = arith.cmpf une, %in, %in : f32
      linalg.yield %92 : i1
    } -> tensor<2x8x8xi1>
    %6 = tensor.empty() : tensor<2x8x8xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x8x8xf32>) outs(%6 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %8 = tensor.empty() : tensor<2x8x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<2x8x8xf32>) outs(%8 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.absf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %10 = tensor.empty() : tensor<2x8x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x8x8xf32>) outs(%10 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %12 = tensor.empty() : tensor<2x8x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x8x8xf32>) outs(%12 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %14 = tensor.empty() : tensor<2x8x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x8x8xf32>) outs(%14 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.log1p %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %16 = tensor.empty() : tensor<2x8x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %15 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%16 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %92 = arith.addf %in, %in_2 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %18 = tensor.empty() : tensor<2x8x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7, %17 : tensor<2x8x8xi1>, tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%18 : tensor<2x8x8xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %92 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %20 = tensor.empty() : tensor<2x8x8xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x8x8xf32>) outs(%20 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %22 = tensor.empty() : tensor<2x8x8xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x8x8xf32>) outs(%22 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %24 = tensor.empty() : tensor<2x8x8xf32>
    %25 = tensor.empty() : tensor<2x8xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%25 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8xf32>
    %27:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%23 : tensor<2x8x8xf32>) outs(%24, %26 : tensor<2x8x8xf32>, tensor<2x8xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %92 = arith.addf %arg5, %arg6 : f32
      iree_linalg_ext.yield %92 : f32
    } -> tensor<2x8x8xf32>, tensor<2x8xf32>
    %28 = tensor.empty() : tensor<2x8x8xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27#0 : tensor<2x8x8xf32>) outs(%28 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %30 = tensor.empty() : tensor<2x8x8xbf16>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x8x8xf32>) outs(%30 : tensor<2x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %92 = arith.truncf %in : f32 to bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    %32 = tensor.empty() : tensor<2x8x8xbf16>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %31 : tensor<2x8x8xbf16>, tensor<2x8x8xbf16>) outs(%32 : tensor<2x8x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %92 = arith.mulf %in, %in_2 : bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    %34 = tensor.empty() : tensor<2x8x8xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27#0 : tensor<2x8x8xf32>) outs(%34 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %36 = tensor.empty() : tensor<2x8x8xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<2x8x8xf32>) outs(%36 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %38 = tensor.empty() : tensor<2x8x8xbf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<2x8x8xf32>) outs(%38 : tensor<2x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %92 = arith.truncf %in : f32 to bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    %40 = tensor.empty() : tensor<2x8x8xbf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %39 : tensor<2x8x8xbf16>, tensor<2x8x8xbf16>) outs(%40 : tensor<2x8x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %92 = arith.mulf %in, %in_2 : bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    %42 = tensor.empty() : tensor<2x8x8xbf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<2x8x8xbf16>) outs(%42 : tensor<2x8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x8x8xbf16>
    %44 = tensor.empty() : tensor<2x8x8xf32>
    %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %46 = linalg.batch_matmul ins(%33, %43 : tensor<2x8x8xbf16>, tensor<2x8x8xbf16>) outs(%45 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %47 = tensor.empty() : tensor<8x8xi32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %92 = linalg.index 0 : index
      %93 = arith.index_cast %92 : index to i32
      linalg.yield %93 : i32
    } -> tensor<8x8xi32>
    %49 = tensor.empty() : tensor<8x8xi32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %92 = linalg.index 1 : index
      %93 = arith.index_cast %92 : index to i32
      linalg.yield %93 : i32
    } -> tensor<8x8xi32>
    %51 = tensor.empty() : tensor<8x8xi1>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%51 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %92 = arith.cmpi sge, %in, %in_2 : i32
      linalg.yield %92 : i1
    } -> tensor<8x8xi1>
    %53 = tensor.empty() : tensor<2x8x8xi1>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x8xi1>) outs(%53 : tensor<2x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x8x8xi1>
    %55 = tensor.empty() : tensor<2x8x8xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %46 : tensor<2x8x8xi1>, tensor<2x8x8xf32>) outs(%55 : tensor<2x8x8xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %92 = arith.select %in, %in_2, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %57 = tensor.empty() : tensor<2x8x8xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %59 = linalg.batch_matmul ins(%56, %arg2 : tensor<2x8x8xf32>, tensor<2x8x8xbf16>) outs(%58 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %60 = tensor.empty() : tensor<2x8x8xbf16>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x8x8xf32>) outs(%60 : tensor<2x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %92 = arith.truncf %in : f32 to bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    %62 = tensor.empty() : tensor<2x8x8xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %64 = linalg.batch_matmul ins(%33, %61 : tensor<2x8x8xbf16>, tensor<2x8x8xbf16>) outs(%63 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %65 = tensor.empty() : tensor<2x8x8xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %64 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%65 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %92 = arith.addf %in, %in_2 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %extracted_slice = tensor.extract_slice %27#0[0, 7, 0] [2, 1, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<2x1x8xf32>
    %67 = tensor.empty() : tensor<2x1x8xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x1x8xf32>) outs(%67 : tensor<2x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x1x8xf32>
    %collapsed = tensor.collapse_shape %68 [[0], [1, 2]] : tensor<2x1x8xf32> into tensor<2x8xf32>
    %69 = tensor.empty() : tensor<2x8x8xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x8xf32>) outs(%69 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %71 = tensor.empty() : tensor<2x8x8xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %arg4 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%71 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %92 = arith.mulf %in, %in_2 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %73 = tensor.empty() : tensor<2x8x8xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, 0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x1x8xf32>) outs(%73 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %75 = tensor.empty() : tensor<2x8x8xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %27#0 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%75 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %92 = arith.subf %in, %in_2 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %77 = tensor.empty() : tensor<2x8x8xf32>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x8x8xf32>) outs(%77 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %79 = tensor.empty() : tensor<2x8x8xbf16>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<2x8x8xf32>) outs(%79 : tensor<2x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %92 = arith.truncf %in : f32 to bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    %81 = tensor.empty() : tensor<2x8x8xbf16>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %80 : tensor<2x8x8xbf16>, tensor<2x8x8xbf16>) outs(%81 : tensor<2x8x8xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %92 = arith.mulf %in, %in_2 : bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    %83 = tensor.empty() : tensor<2x8x8xbf16>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x8x8xbf16>) outs(%83 : tensor<2x8x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x8x8xbf16>
    %85 = tensor.empty() : tensor<2x8x8xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %87 = linalg.batch_matmul ins(%84, %arg2 : tensor<2x8x8xbf16>, tensor<2x8x8xbf16>) outs(%86 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %88 = tensor.empty() : tensor<2x8x8xf32>
    %89 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %87 : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%88 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %92 = arith.addf %in, %in_2 : f32
      linalg.yield %92 : f32
    } -> tensor<2x8x8xf32>
    %90 = tensor.empty() : tensor<2x8x8xbf16>
    %91 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<2x8x8xf32>) outs(%90 : tensor<2x8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %92 = arith.truncf %in : f32 to bf16
      linalg.yield %92 : bf16
    } -> tensor<2x8x8xbf16>
    util.return %91, %89 : tensor<2x8x8xbf16>, tensor<2x8x8xf32>
  }
}