module @jit_vq_vae_codebook_ema_update_straight_through_grad {
  util.func public @main(%arg0: tensor<24x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16x8xf32>) -> (tensor<24x8xf32>, tensor<24xi32>, tensor<16xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<24x8xf32>, tensor<f32>) {
    %cst = arith.constant 0.00130208337 : f32
    %cst_0 = arith.constant 1.000000e-10 : f32
    %cst_1 = arith.constant 2.400000e+01 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %c16_i32 = arith.constant 16 : i32
    %cst_3 = arith.constant 1.600000e-04 : f32
    %cst_4 = arith.constant 9.99999974E-6 : f32
    %cst_5 = arith.constant 0.00999999977 : f32
    %cst_6 = arith.constant 9.900000e-01 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_7 = arith.constant 0x7F800000 : f32
    %cst_8 = arith.constant 2.000000e+00 : f32
    %cst_9 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x8xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x8xf32>) outs(%0 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %in : f32
      linalg.yield %116 : f32
    } -> tensor<24x8xf32>
    %2 = tensor.empty() : tensor<24xf32>
    %3 = linalg.fill ins(%cst_9 : f32) outs(%2 : tensor<24xf32>) -> tensor<24xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<24x8xf32>) outs(%3 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %out, %in : f32
      linalg.yield %116 : f32
    } -> tensor<24xf32>
    %5 = tensor.empty() : tensor<24x8xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x8xf32>) outs(%5 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_8 : f32
      linalg.yield %116 : f32
    } -> tensor<24x8xf32>
    %7 = tensor.empty() : tensor<8x16xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x8xf32>) outs(%7 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %9 = tensor.empty() : tensor<24x16xf32>
    %10 = linalg.fill ins(%cst_9 : f32) outs(%9 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %11 = linalg.matmul ins(%6, %8 : tensor<24x8xf32>, tensor<8x16xf32>) outs(%10 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %12 = tensor.empty() : tensor<24x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<24xf32>) outs(%12 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %14 = tensor.empty() : tensor<24x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %11 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%14 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.subf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<24x16xf32>
    %16 = tensor.empty() : tensor<16x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x8xf32>) outs(%16 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %in : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %18 = tensor.empty() : tensor<16xf32>
    %19 = linalg.fill ins(%cst_9 : f32) outs(%18 : tensor<16xf32>) -> tensor<16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<16x8xf32>) outs(%19 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %out, %in : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %21 = tensor.empty() : tensor<24x16xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16xf32>) outs(%21 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %23 = tensor.empty() : tensor<24x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %22 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%23 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.addf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<24x16xf32>
    %25 = tensor.empty() : tensor<24x16xi32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<24x16xi32>) {
    ^bb0(%out: i32):
      %116 = linalg.index 1 : index
      %117 = arith.index_cast %116 : index to i32
      linalg.yield %117 : i32
    } -> tensor<24x16xi32>
    %27 = tensor.empty() : tensor<24xf32>
    %28 = linalg.fill ins(%cst_7 : f32) outs(%27 : tensor<24xf32>) -> tensor<24xf32>
    %29 = tensor.empty() : tensor<24xi32>
    %30 = linalg.fill ins(%c0_i32 : i32) outs(%29 : tensor<24xi32>) -> tensor<24xi32>
    %31:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%24, %26 : tensor<24x16xf32>, tensor<24x16xi32>) outs(%28, %30 : tensor<24xf32>, tensor<24xi32>) {
    ^bb0(%in: f32, %in_10: i32, %out: f32, %out_11: i32):
      %116 = arith.cmpf olt, %out, %in : f32
      %117 = arith.cmpf une, %out, %out : f32
      %118 = arith.ori %116, %117 : i1
      %119 = arith.cmpf oeq, %out, %in : f32
      %120 = arith.cmpi slt, %out_11, %in_10 : i32
      %121 = arith.andi %119, %120 : i1
      %122 = arith.ori %118, %121 : i1
      %123 = arith.select %118, %out, %in : f32
      %124 = arith.select %122, %out_11, %in_10 : i32
      linalg.yield %123, %124 : f32, i32
    } -> (tensor<24xf32>, tensor<24xi32>)
    %32 = tensor.empty() : tensor<1x16xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%32 : tensor<1x16xi32>) {
    ^bb0(%out: i32):
      %116 = linalg.index 1 : index
      %117 = arith.index_cast %116 : index to i32
      linalg.yield %117 : i32
    } -> tensor<1x16xi32>
    %34 = tensor.empty() : tensor<24x16xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31#1 : tensor<24xi32>) outs(%34 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x16xi32>
    %36 = tensor.empty() : tensor<24x16xi32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x16xi32>) outs(%36 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x16xi32>
    %38 = tensor.empty() : tensor<24x16xi1>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%38 : tensor<24x16xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %116 = arith.cmpi eq, %in, %in_10 : i32
      linalg.yield %116 : i1
    } -> tensor<24x16xi1>
    %40 = tensor.empty() : tensor<24x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<24x16xi1>) outs(%40 : tensor<24x16xf32>) {
    ^bb0(%in: i1, %out: f32):
      %116 = arith.uitofp %in : i1 to f32
      linalg.yield %116 : f32
    } -> tensor<24x16xf32>
    %42 = tensor.empty() : tensor<16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg2 : tensor<16xf32>) outs(%42 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_6 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %44 = tensor.empty() : tensor<16xf32>
    %45 = linalg.fill ins(%cst_9 : f32) outs(%44 : tensor<16xf32>) -> tensor<16xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%41 : tensor<24x16xf32>) outs(%45 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %out, %in : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %47 = tensor.empty() : tensor<16xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%46 : tensor<16xf32>) outs(%47 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_5 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %49 = tensor.empty() : tensor<16xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%43, %48 : tensor<16xf32>, tensor<16xf32>) outs(%49 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.addf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %51 = tensor.empty() : tensor<16x8xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16x8xf32>) outs(%51 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_6 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %53 = tensor.empty() : tensor<16x24xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<24x16xf32>) outs(%53 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %55 = tensor.empty() : tensor<16x24xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<16x24xf32>) outs(%55 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_5 : f32
      linalg.yield %116 : f32
    } -> tensor<16x24xf32>
    %57 = tensor.empty() : tensor<16x8xf32>
    %58 = linalg.fill ins(%cst_9 : f32) outs(%57 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %59 = linalg.matmul ins(%56, %arg0 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%58 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %60 = tensor.empty() : tensor<16x8xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52, %59 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%60 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.addf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %62 = tensor.empty() : tensor<f32>
    %63 = linalg.fill ins(%cst_9 : f32) outs(%62 : tensor<f32>) -> tensor<f32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%50 : tensor<16xf32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %out, %in : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %65 = tensor.empty() : tensor<16xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%50 : tensor<16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %cst_4 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %67 = tensor.empty() : tensor<f32>
    %68 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%64 : tensor<f32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %cst_3 : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %69 = tensor.empty() : tensor<16xf32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%68 : tensor<f32>) outs(%69 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %71 = tensor.empty() : tensor<16xf32>
    %72 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%66, %70 : tensor<16xf32>, tensor<16xf32>) outs(%71 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.divf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %73 = tensor.empty() : tensor<16xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%64 : tensor<f32>) outs(%73 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %75 = tensor.empty() : tensor<16xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%72, %74 : tensor<16xf32>, tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.mulf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %77 = tensor.empty() : tensor<24xi1>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%31#1 : tensor<24xi32>) outs(%77 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %116 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %116 : i1
    } -> tensor<24xi1>
    %79 = tensor.empty() : tensor<24xi32>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%31#1 : tensor<24xi32>) outs(%79 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %116 = arith.addi %in, %c16_i32 : i32
      linalg.yield %116 : i32
    } -> tensor<24xi32>
    %81 = tensor.empty() : tensor<24xi32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%78, %80, %31#1 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%81 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %116 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %116 : i32
    } -> tensor<24xi32>
    %expanded = tensor.expand_shape %82 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %83 = tensor.empty() : tensor<24x1x8xf32>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<24x1xi32>) outs(%83 : tensor<24x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %116 = arith.index_cast %in : i32 to index
      %117 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%116, %117] : tensor<16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1x8xf32>
    %collapsed = tensor.collapse_shape %84 [[0], [1, 2]] : tensor<24x1x8xf32> into tensor<24x8xf32>
    %85 = tensor.empty() : tensor<24x8xf32>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %collapsed : tensor<24x8xf32>, tensor<24x8xf32>) outs(%85 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.subf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<24x8xf32>
    %87 = tensor.empty() : tensor<24x8xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<24x8xf32>) outs(%87 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_8 : f32
      linalg.yield %116 : f32
    } -> tensor<24x8xf32>
    %89 = tensor.empty() : tensor<f32>
    %90 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%89 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %91 = tensor.empty() : tensor<24x8xf32>
    %92 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<f32>) outs(%91 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %93 = tensor.empty() : tensor<24x8xf32>
    %94 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%92, %88 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%93 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.mulf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<24x8xf32>
    %95 = tensor.empty() : tensor<24x8xf32>
    %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<24x8xf32>) outs(%95 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %cst_2 : f32
      linalg.yield %116 : f32
    } -> tensor<24x8xf32>
    %97 = tensor.empty() : tensor<16x8xf32>
    %98 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<16xf32>) outs(%97 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %99 = tensor.empty() : tensor<16x8xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%61, %98 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%99 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.divf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %101 = tensor.empty() : tensor<16xf32>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%46 : tensor<16xf32>) outs(%101 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_1 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %103 = tensor.empty() : tensor<16xf32>
    %104 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%102 : tensor<16xf32>) outs(%103 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %cst_0 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %105 = tensor.empty() : tensor<16xf32>
    %106 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%104 : tensor<16xf32>) outs(%105 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.log %in : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %107 = tensor.empty() : tensor<16xf32>
    %108 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%102, %106 : tensor<16xf32>, tensor<16xf32>) outs(%107 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %116 = arith.mulf %in, %in_10 : f32
      linalg.yield %116 : f32
    } -> tensor<16xf32>
    %109 = tensor.empty() : tensor<f32>
    %110 = linalg.fill ins(%cst_9 : f32) outs(%109 : tensor<f32>) -> tensor<f32>
    %111 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%108 : tensor<16xf32>) outs(%110 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %out, %in : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %112 = tensor.empty() : tensor<f32>
    %113 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%111 : tensor<f32>) outs(%112 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.negf %in : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %114 = tensor.empty() : tensor<f32>
    %115 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%113 : tensor<f32>) outs(%114 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.exp %in : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    util.return %collapsed, %31#1, %50, %61, %100, %96, %115 : tensor<24x8xf32>, tensor<24xi32>, tensor<16xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<24x8xf32>, tensor<f32>
  }
}