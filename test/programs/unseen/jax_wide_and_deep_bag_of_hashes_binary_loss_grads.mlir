module @jit_wide_and_deep_bag_of_hashes_binary_loss_grads {
  util.func public @main(%arg0: tensor<2x6xi32>, %arg1: tensor<2x4xi32>, %arg2: tensor<32x8xf32>, %arg3: tensor<32x1xf32>, %arg4: tensor<36x16xf32>, %arg5: tensor<16x1xf32>, %arg6: tensor<2x4xf32>, %arg7: tensor<2xf32>) -> (tensor<f32>, tensor<32x8xf32>, tensor<32x1xf32>, tensor<36x16xf32>, tensor<16x1xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c13_i32 = arith.constant 13 : i32
    %c7919_i32 = arith.constant 7919 : i32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<32x8xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x1xf32>
    %0 = tensor.empty() : tensor<2x6xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<2x6xi32>) outs(%0 : tensor<2x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.remsi %in, %c32_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x6xi32>
    %2 = tensor.empty() : tensor<2x6xi1>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x6xi32>) outs(%2 : tensor<2x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %152 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %152 : i1
    } -> tensor<2x6xi1>
    %4 = tensor.empty() : tensor<2x6xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x6xi32>) outs(%4 : tensor<2x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %152 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %152 : i1
    } -> tensor<2x6xi1>
    %6 = tensor.empty() : tensor<2x6xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<2x6xi1>, tensor<2x6xi1>) outs(%6 : tensor<2x6xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %152 = arith.andi %in, %in_19 : i1
      linalg.yield %152 : i1
    } -> tensor<2x6xi1>
    %8 = tensor.empty() : tensor<2x6xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<2x6xi32>) outs(%8 : tensor<2x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.addi %in, %c32_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x6xi32>
    %10 = tensor.empty() : tensor<2x6xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %9, %1 : tensor<2x6xi1>, tensor<2x6xi32>, tensor<2x6xi32>) outs(%10 : tensor<2x6xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %152 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %152 : i32
    } -> tensor<2x6xi32>
    %12 = tensor.empty() : tensor<2x6xi1>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x6xi32>) outs(%12 : tensor<2x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %152 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %152 : i1
    } -> tensor<2x6xi1>
    %14 = tensor.empty() : tensor<2x6xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x6xi32>) outs(%14 : tensor<2x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.addi %in, %c32_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x6xi32>
    %16 = tensor.empty() : tensor<2x6xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %15, %11 : tensor<2x6xi1>, tensor<2x6xi32>, tensor<2x6xi32>) outs(%16 : tensor<2x6xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %152 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %152 : i32
    } -> tensor<2x6xi32>
    %expanded = tensor.expand_shape %17 [[0], [1, 2]] output_shape [2, 6, 1] : tensor<2x6xi32> into tensor<2x6x1xi32>
    %18 = tensor.empty() : tensor<2x6x1x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x6x1xi32>) outs(%18 : tensor<2x6x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %152 = arith.index_cast %in : i32 to index
      %153 = linalg.index 3 : index
      %extracted = tensor.extract %arg2[%152, %153] : tensor<32x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x6x1x8xf32>
    %collapsed = tensor.collapse_shape %19 [[0], [1], [2, 3]] : tensor<2x6x1x8xf32> into tensor<2x6x8xf32>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0] [2, 4, 8] [1, 1, 1] : tensor<2x6x8xf32> to tensor<2x4x8xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<2x4x8xf32> into tensor<2x32xf32>
    %20 = tensor.empty() : tensor<2x36xf32>
    %inserted_slice = tensor.insert_slice %collapsed_5 into %20[0, 0] [2, 32] [1, 1] : tensor<2x32xf32> into tensor<2x36xf32>
    %inserted_slice_6 = tensor.insert_slice %arg6 into %inserted_slice[0, 32] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<2x36xf32>
    %21 = tensor.empty() : tensor<2x16xf32>
    %22 = linalg.fill ins(%cst_2 : f32) outs(%21 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %23 = linalg.matmul ins(%inserted_slice_6, %arg4 : tensor<2x36xf32>, tensor<36x16xf32>) outs(%22 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %24 = tensor.empty() : tensor<2x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<2x16xf32>) outs(%24 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16xf32>
    %26 = tensor.empty() : tensor<2x16xi1>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<2x16xf32>) outs(%26 : tensor<2x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %152 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %152 : i1
    } -> tensor<2x16xi1>
    %collapsed_7 = tensor.collapse_shape %arg5 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %28 = tensor.empty() : tensor<2xf32>
    %29 = linalg.fill ins(%cst_2 : f32) outs(%28 : tensor<2xf32>) -> tensor<2xf32>
    %30 = linalg.matvec ins(%25, %collapsed_7 : tensor<2x16xf32>, tensor<16xf32>) outs(%29 : tensor<2xf32>) -> tensor<2xf32>
    %expanded_8 = tensor.expand_shape %30 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %31 = tensor.empty() : tensor<2x4xi32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x4xi32>) outs(%31 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.muli %in, %c7919_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x4xi32>
    %33 = tensor.empty() : tensor<2x4xi32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<2x4xi32>) outs(%33 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.addi %in, %c13_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x4xi32>
    %35 = tensor.empty() : tensor<2x4xi32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<2x4xi32>) outs(%35 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.remsi %in, %c32_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x4xi32>
    %37 = tensor.empty() : tensor<2x4xi1>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<2x4xi32>) outs(%37 : tensor<2x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %152 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %152 : i1
    } -> tensor<2x4xi1>
    %39 = tensor.empty() : tensor<2x4xi1>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<2x4xi32>) outs(%39 : tensor<2x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %152 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %152 : i1
    } -> tensor<2x4xi1>
    %41 = tensor.empty() : tensor<2x4xi1>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40, %38 : tensor<2x4xi1>, tensor<2x4xi1>) outs(%41 : tensor<2x4xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %152 = arith.andi %in, %in_19 : i1
      linalg.yield %152 : i1
    } -> tensor<2x4xi1>
    %43 = tensor.empty() : tensor<2x4xi32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<2x4xi32>) outs(%43 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.addi %in, %c32_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x4xi32>
    %45 = tensor.empty() : tensor<2x4xi32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%42, %44, %36 : tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) outs(%45 : tensor<2x4xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %152 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %152 : i32
    } -> tensor<2x4xi32>
    %47 = tensor.empty() : tensor<2x4xi1>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<2x4xi32>) outs(%47 : tensor<2x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %152 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %152 : i1
    } -> tensor<2x4xi1>
    %49 = tensor.empty() : tensor<2x4xi32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<2x4xi32>) outs(%49 : tensor<2x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %152 = arith.addi %in, %c32_i32 : i32
      linalg.yield %152 : i32
    } -> tensor<2x4xi32>
    %51 = tensor.empty() : tensor<2x4xi32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%48, %50, %46 : tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) outs(%51 : tensor<2x4xi32>) {
    ^bb0(%in: i1, %in_19: i32, %in_20: i32, %out: i32):
      %152 = arith.select %in, %in_19, %in_20 : i32
      linalg.yield %152 : i32
    } -> tensor<2x4xi32>
    %expanded_9 = tensor.expand_shape %52 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi32> into tensor<2x4x1xi32>
    %53 = tensor.empty() : tensor<2x4x1x1xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x4x1xi32>) outs(%53 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %152 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg3[%152, %c0] : tensor<32x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x4x1x1xf32>
    %collapsed_10 = tensor.collapse_shape %54 [[0], [1], [2, 3]] : tensor<2x4x1x1xf32> into tensor<2x4x1xf32>
    %55 = tensor.empty() : tensor<2x1xf32>
    %56 = linalg.fill ins(%cst_2 : f32) outs(%55 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed_10 : tensor<2x4x1xf32>) outs(%56 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %out, %in : f32
      linalg.yield %152 : f32
    } -> tensor<2x1xf32>
    %58 = tensor.empty() : tensor<2x1xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %57 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%58 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.addf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2x1xf32>
    %collapsed_11 = tensor.collapse_shape %59 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %60 = tensor.empty() : tensor<2xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<2xf32>) outs(%60 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %62 = tensor.empty() : tensor<2xi1>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_11, %61 : tensor<2xf32>, tensor<2xf32>) outs(%62 : tensor<2xi1>) {
    ^bb0(%in: f32, %in_19: f32, %out: i1):
      %152 = arith.cmpf oeq, %in, %in_19 : f32
      linalg.yield %152 : i1
    } -> tensor<2xi1>
    %64 = tensor.empty() : tensor<2xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%63 : tensor<2xi1>) outs(%64 : tensor<2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %152 = arith.select %in, %cst_1, %cst_2 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %66 = tensor.empty() : tensor<2xi1>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%61 : tensor<2xf32>) outs(%66 : tensor<2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %152 = arith.cmpf oeq, %cst_2, %in : f32
      linalg.yield %152 : i1
    } -> tensor<2xi1>
    %68 = tensor.empty() : tensor<2xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%67 : tensor<2xi1>) outs(%68 : tensor<2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %152 = arith.select %in, %cst_0, %cst_1 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %70 = tensor.empty() : tensor<2xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%65, %69 : tensor<2xf32>, tensor<2xf32>) outs(%70 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.divf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %72 = tensor.empty() : tensor<2xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_11, %arg7 : tensor<2xf32>, tensor<2xf32>) outs(%72 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.mulf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %74 = tensor.empty() : tensor<2xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%61, %73 : tensor<2xf32>, tensor<2xf32>) outs(%74 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.subf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %76 = tensor.empty() : tensor<2xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<2xf32>) outs(%76 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.absf %in : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %78 = tensor.empty() : tensor<2xi1>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<2xf32>) outs(%78 : tensor<2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %152 = arith.cmpf oge, %in, %cst_2 : f32
      linalg.yield %152 : i1
    } -> tensor<2xi1>
    %80 = tensor.empty() : tensor<2xf32>
    %81 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%77 : tensor<2xf32>) outs(%80 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %82 = tensor.empty() : tensor<2xf32>
    %83 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%81 : tensor<2xf32>) outs(%82 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.exp %in : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %84 = tensor.empty() : tensor<2xf32>
    %85 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%83 : tensor<2xf32>) outs(%84 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = math.log1p %in : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %86 = tensor.empty() : tensor<2xf32>
    %87 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%83 : tensor<2xf32>) outs(%86 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %in, %cst_1 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %88 = tensor.empty() : tensor<2xf32>
    %89 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%75, %85 : tensor<2xf32>, tensor<2xf32>) outs(%88 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.addf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %90 = tensor.empty() : tensor<f32>
    %91 = linalg.fill ins(%cst_2 : f32) outs(%90 : tensor<f32>) -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%89 : tensor<2xf32>) outs(%91 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.addf %out, %in : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %93 = tensor.empty() : tensor<f32>
    %94 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%92 : tensor<f32>) outs(%93 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.divf %in, %cst_0 : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %95 = tensor.empty() : tensor<f32>
    %96 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%95 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %97 = tensor.empty() : tensor<2xf32>
    %98 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%96 : tensor<f32>) outs(%97 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %99 = tensor.empty() : tensor<2xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%98, %87 : tensor<2xf32>, tensor<2xf32>) outs(%99 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.divf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %101 = tensor.empty() : tensor<2xf32>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%100, %83 : tensor<2xf32>, tensor<2xf32>) outs(%101 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.mulf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %103 = tensor.empty() : tensor<2xf32>
    %104 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%102 : tensor<2xf32>) outs(%103 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %105 = tensor.empty() : tensor<2xf32>
    %106 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%79, %104 : tensor<2xi1>, tensor<2xf32>) outs(%105 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %152 = arith.select %in, %cst_2, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %107 = tensor.empty() : tensor<2xf32>
    %108 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%79, %104 : tensor<2xi1>, tensor<2xf32>) outs(%107 : tensor<2xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %152 = arith.select %in, %in_19, %cst_2 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %109 = tensor.empty() : tensor<2xf32>
    %110 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%106 : tensor<2xf32>) outs(%109 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %111 = tensor.empty() : tensor<2xf32>
    %112 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%108, %110 : tensor<2xf32>, tensor<2xf32>) outs(%111 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.addf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %113 = tensor.empty() : tensor<f32>
    %114 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%96 : tensor<f32>) outs(%113 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %152 = arith.negf %in : f32
      linalg.yield %152 : f32
    } -> tensor<f32>
    %115 = tensor.empty() : tensor<2xf32>
    %116 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%114 : tensor<f32>) outs(%115 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %117 = tensor.empty() : tensor<2xf32>
    %118 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%116, %arg7 : tensor<2xf32>, tensor<2xf32>) outs(%117 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.mulf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %119 = tensor.empty() : tensor<2xf32>
    %120 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%112, %118 : tensor<2xf32>, tensor<2xf32>) outs(%119 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.addf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %121 = tensor.empty() : tensor<2xf32>
    %122 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%98, %71 : tensor<2xf32>, tensor<2xf32>) outs(%121 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.mulf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %123 = tensor.empty() : tensor<2xf32>
    %124 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%120, %122 : tensor<2xf32>, tensor<2xf32>) outs(%123 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.addf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2xf32>
    %125 = tensor.empty() : tensor<2x4x1xf32>
    %126 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<2xf32>) outs(%125 : tensor<2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x1xf32>
    %collapsed_12 = tensor.collapse_shape %expanded_9 [[0, 1], [2]] : tensor<2x4x1xi32> into tensor<8x1xi32>
    %collapsed_13 = tensor.collapse_shape %126 [[0, 1], [2]] : tensor<2x4x1xf32> into tensor<8x1xf32>
    %127 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%collapsed_13, %collapsed_12 : tensor<8x1xf32>, tensor<8x1xi32>) outs(%cst_4 : tensor<32x1xf32>) {
    ^bb0(%arg8: f32, %arg9: f32):
      %152 = arith.addf %arg9, %arg8 : f32
      iree_linalg_ext.yield %152 : f32
    } -> tensor<32x1xf32>
    %128 = tensor.empty() : tensor<16xf32>
    %129 = linalg.fill ins(%cst_2 : f32) outs(%128 : tensor<16xf32>) -> tensor<16xf32>
    %130 = linalg.vecmat ins(%124, %25 : tensor<2xf32>, tensor<2x16xf32>) outs(%129 : tensor<16xf32>) -> tensor<16xf32>
    %expanded_14 = tensor.expand_shape %130 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %131 = tensor.empty() : tensor<2x16xf32>
    %132 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<2xf32>) outs(%131 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16xf32>
    %133 = tensor.empty() : tensor<2x16xf32>
    %134 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7 : tensor<16xf32>) outs(%133 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16xf32>
    %135 = tensor.empty() : tensor<2x16xf32>
    %136 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%132, %134 : tensor<2x16xf32>, tensor<2x16xf32>) outs(%135 : tensor<2x16xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %152 = arith.mulf %in, %in_19 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16xf32>
    %137 = tensor.empty() : tensor<2x16xf32>
    %138 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %136 : tensor<2x16xi1>, tensor<2x16xf32>) outs(%137 : tensor<2x16xf32>) {
    ^bb0(%in: i1, %in_19: f32, %out: f32):
      %152 = arith.select %in, %in_19, %cst_2 : f32
      linalg.yield %152 : f32
    } -> tensor<2x16xf32>
    %139 = tensor.empty() : tensor<16x2xf32>
    %140 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<2x16xf32>) outs(%139 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2xf32>
    %141 = tensor.empty() : tensor<16x36xf32>
    %142 = linalg.fill ins(%cst_2 : f32) outs(%141 : tensor<16x36xf32>) -> tensor<16x36xf32>
    %143 = linalg.matmul ins(%140, %inserted_slice_6 : tensor<16x2xf32>, tensor<2x36xf32>) outs(%142 : tensor<16x36xf32>) -> tensor<16x36xf32>
    %144 = tensor.empty() : tensor<36x16xf32>
    %145 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<16x36xf32>) outs(%144 : tensor<36x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<36x16xf32>
    %146 = tensor.empty() : tensor<16x36xf32>
    %147 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<36x16xf32>) outs(%146 : tensor<16x36xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x36xf32>
    %148 = tensor.empty() : tensor<2x36xf32>
    %149 = linalg.fill ins(%cst_2 : f32) outs(%148 : tensor<2x36xf32>) -> tensor<2x36xf32>
    %150 = linalg.matmul ins(%138, %147 : tensor<2x16xf32>, tensor<16x36xf32>) outs(%149 : tensor<2x36xf32>) -> tensor<2x36xf32>
    %extracted_slice_15 = tensor.extract_slice %150[0, 0] [2, 32] [1, 1] : tensor<2x36xf32> to tensor<2x32xf32>
    %expanded_16 = tensor.expand_shape %extracted_slice_15 [[0], [1, 2]] output_shape [2, 4, 8] : tensor<2x32xf32> into tensor<2x4x8xf32>
    %padded = tensor.pad %expanded_16 low[0, 0, 0] high[0, 2, 0] {
    ^bb0(%arg8: index, %arg9: index, %arg10: index):
      tensor.yield %cst_2 : f32
    } : tensor<2x4x8xf32> to tensor<2x6x8xf32>
    %collapsed_17 = tensor.collapse_shape %expanded [[0, 1], [2]] : tensor<2x6x1xi32> into tensor<12x1xi32>
    %collapsed_18 = tensor.collapse_shape %padded [[0, 1], [2]] : tensor<2x6x8xf32> into tensor<12x8xf32>
    %151 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%collapsed_18, %collapsed_17 : tensor<12x8xf32>, tensor<12x1xi32>) outs(%cst_3 : tensor<32x8xf32>) {
    ^bb0(%arg8: f32, %arg9: f32):
      %152 = arith.addf %arg9, %arg8 : f32
      iree_linalg_ext.yield %152 : f32
    } -> tensor<32x8xf32>
    util.return %94, %151, %127, %145, %expanded_14 : tensor<f32>, tensor<32x8xf32>, tensor<32x1xf32>, tensor<36x16xf32>, tensor<16x1xf32>
  }
}