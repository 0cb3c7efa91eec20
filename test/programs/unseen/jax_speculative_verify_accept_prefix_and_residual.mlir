module @jit_speculative_verify_accept_prefix_and_residual {
  util.func public @main(%arg0: tensor<2x5x23xf32>, %arg1: tensor<2x4x23xf32>, %arg2: tensor<2x4xi32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x23xf32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2x23xf32>) {
    %cst = arith.constant 9.99999968E-21 : f32
    %c4_i32 = arith.constant 4 : i32
    %c5_i32 = arith.constant 5 : i32
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %c22 = arith.constant 22 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c22_i32 = arith.constant 22 : i32
    %c23_i32 = arith.constant 23 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<1> : tensor<i32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<2x1x23xf32>
    %cst_5 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x5xf32>
    %1 = linalg.fill ins(%cst_5 : f32) outs(%0 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<2x5x23xf32>) outs(%1 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.maximumf %out, %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x5xf32>
    %3 = tensor.empty() : tensor<2x5x23xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x5xf32>) outs(%3 : tensor<2x5x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x23xf32>
    %5 = tensor.empty() : tensor<2x5x23xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %4 : tensor<2x5x23xf32>, tensor<2x5x23xf32>) outs(%5 : tensor<2x5x23xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.subf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x5x23xf32>
    %7 = tensor.empty() : tensor<2x5x23xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x5x23xf32>) outs(%7 : tensor<2x5x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.exp %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x5x23xf32>
    %9 = tensor.empty() : tensor<2x5xf32>
    %10 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<2x5x23xf32>) outs(%10 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %out, %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x5xf32>
    %12 = tensor.empty() : tensor<2x5x23xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x5xf32>) outs(%12 : tensor<2x5x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x23xf32>
    %14 = tensor.empty() : tensor<2x5x23xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %13 : tensor<2x5x23xf32>, tensor<2x5x23xf32>) outs(%14 : tensor<2x5x23xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.divf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x5x23xf32>
    %16 = tensor.empty() : tensor<2x4xf32>
    %17 = linalg.fill ins(%cst_5 : f32) outs(%16 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<2x4x23xf32>) outs(%17 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.maximumf %out, %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %19 = tensor.empty() : tensor<2x4x23xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x4xf32>) outs(%19 : tensor<2x4x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x23xf32>
    %21 = tensor.empty() : tensor<2x4x23xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %20 : tensor<2x4x23xf32>, tensor<2x4x23xf32>) outs(%21 : tensor<2x4x23xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.subf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x4x23xf32>
    %23 = tensor.empty() : tensor<2x4x23xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<2x4x23xf32>) outs(%23 : tensor<2x4x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.exp %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x4x23xf32>
    %25 = tensor.empty() : tensor<2x4xf32>
    %26 = linalg.fill ins(%cst_2 : f32) outs(%25 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%24 : tensor<2x4x23xf32>) outs(%26 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %out, %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %28 = tensor.empty() : tensor<2x4x23xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<2x4xf32>) outs(%28 : tensor<2x4x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x23xf32>
    %30 = tensor.empty() : tensor<2x4x23xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %29 : tensor<2x4x23xf32>, tensor<2x4x23xf32>) outs(%30 : tensor<2x4x23xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.divf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x4x23xf32>
    %extracted_slice = tensor.extract_slice %15[0, 0, 0] [2, 4, 23] [1, 1, 1] : tensor<2x5x23xf32> to tensor<2x4x23xf32>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi32> into tensor<2x4x1xi32>
    %32 = tensor.empty() : tensor<2x4x1xi1>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x1xi32>) outs(%32 : tensor<2x4x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %128 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %128 : i1
    } -> tensor<2x4x1xi1>
    %34 = tensor.empty() : tensor<2x4x1xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x4x1xi32>) outs(%34 : tensor<2x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %128 = arith.addi %in, %c23_i32 : i32
      linalg.yield %128 : i32
    } -> tensor<2x4x1xi32>
    %36 = tensor.empty() : tensor<2x4x1xi32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35, %expanded : tensor<2x4x1xi1>, tensor<2x4x1xi32>, tensor<2x4x1xi32>) outs(%36 : tensor<2x4x1xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %128 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %128 : i32
    } -> tensor<2x4x1xi32>
    %expanded_6 = tensor.expand_shape %37 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xi32> into tensor<2x4x1x1xi32>
    %38 = tensor.empty() : tensor<2x4x1x1xi1>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x1x1xi32>) outs(%38 : tensor<2x4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %128 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %128 : i1
    } -> tensor<2x4x1x1xi1>
    %40 = tensor.empty() : tensor<2x4x1x1xi1>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x1x1xi32>) outs(%40 : tensor<2x4x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %128 = arith.cmpi sle, %in, %c22_i32 : i32
      linalg.yield %128 : i1
    } -> tensor<2x4x1x1xi1>
    %42 = tensor.empty() : tensor<2x4x1x1xi1>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<2x4x1x1xi1>, tensor<2x4x1x1xi1>) outs(%42 : tensor<2x4x1x1xi1>) {
    ^bb0(%in: i1, %in_12: i1, %out: i1):
      %128 = arith.andi %in, %in_12 : i1
      linalg.yield %128 : i1
    } -> tensor<2x4x1x1xi1>
    %44 = tensor.empty() : tensor<2x4x1xi1>
    %45 = linalg.fill ins(%true : i1) outs(%44 : tensor<2x4x1xi1>) -> tensor<2x4x1xi1>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x4x1x1xi1>) outs(%45 : tensor<2x4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %128 = arith.andi %out, %in : i1
      linalg.yield %128 : i1
    } -> tensor<2x4x1xi1>
    %47 = tensor.empty() : tensor<2x4x1xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%47 : tensor<2x4x1xf32>) {
    ^bb0(%out: f32):
      %128 = linalg.index 0 : index
      %129 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_6[%128, %129, %c0, %c0] : tensor<2x4x1x1xi32>
      %130 = arith.index_cast %extracted : i32 to index
      %131 = arith.maxsi %130, %c0 : index
      %132 = arith.minsi %131, %c22 : index
      %extracted_12 = tensor.extract %extracted_slice[%128, %129, %132] : tensor<2x4x23xf32>
      linalg.yield %extracted_12 : f32
    } -> tensor<2x4x1xf32>
    %49 = tensor.empty() : tensor<2x4x1xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %48 : tensor<2x4x1xi1>, tensor<2x4x1xf32>) outs(%49 : tensor<2x4x1xf32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %128 = arith.select %in, %in_12, %cst_1 : f32
      linalg.yield %128 : f32
    } -> tensor<2x4x1xf32>
    %collapsed = tensor.collapse_shape %50 [[0], [1, 2]] : tensor<2x4x1xf32> into tensor<2x4xf32>
    %51 = tensor.empty() : tensor<2x4x1xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%51 : tensor<2x4x1xf32>) {
    ^bb0(%out: f32):
      %128 = linalg.index 0 : index
      %129 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_6[%128, %129, %c0, %c0] : tensor<2x4x1x1xi32>
      %130 = arith.index_cast %extracted : i32 to index
      %131 = arith.maxsi %130, %c0 : index
      %132 = arith.minsi %131, %c22 : index
      %extracted_12 = tensor.extract %31[%128, %129, %132] : tensor<2x4x23xf32>
      linalg.yield %extracted_12 : f32
    } -> tensor<2x4x1xf32>
    %53 = tensor.empty() : tensor<2x4x1xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %52 : tensor<2x4x1xi1>, tensor<2x4x1xf32>) outs(%53 : tensor<2x4x1xf32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %128 = arith.select %in, %in_12, %cst_1 : f32
      linalg.yield %128 : f32
    } -> tensor<2x4x1xf32>
    %collapsed_7 = tensor.collapse_shape %54 [[0], [1, 2]] : tensor<2x4x1xf32> into tensor<2x4xf32>
    %55 = tensor.empty() : tensor<2x4xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<2x4xf32>) outs(%55 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.negf %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %57 = tensor.empty() : tensor<2x4xf32>
    %58 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<2x4xf32>) outs(%57 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.exp %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %59 = tensor.empty() : tensor<2x4xf32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<2x4xf32>) outs(%59 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %cst_0 : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %61 = tensor.empty() : tensor<2x4xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<2x4xf32>) outs(%61 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.divf %cst_0, %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %63 = tensor.empty() : tensor<2x4xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed_7 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%63 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.divf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %65 = tensor.empty() : tensor<2x4xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<2x4xf32>) outs(%65 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.minimumf %in, %cst_0 : f32
      linalg.yield %128 : f32
    } -> tensor<2x4xf32>
    %67 = tensor.empty() : tensor<2x4xi1>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%62, %66 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%67 : tensor<2x4xi1>) {
    ^bb0(%in: f32, %in_12: f32, %out: i1):
      %128 = arith.cmpf olt, %in, %in_12 : f32
      linalg.yield %128 : i1
    } -> tensor<2x4xi1>
    %69 = tensor.empty() : tensor<2x4xi32>
    %70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<2x4xi1>) outs(%69 : tensor<2x4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %128 = arith.extui %in : i1 to i32
      linalg.yield %128 : i32
    } -> tensor<2x4xi32>
    %71 = tensor.empty() : tensor<2x4xi32>
    %72 = tensor.empty() : tensor<2xi32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_3 : tensor<i32>) outs(%72 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    %74:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%70 : tensor<2x4xi32>) outs(%71, %73 : tensor<2x4xi32>, tensor<2xi32>) {
    ^bb0(%arg5: i32, %arg6: i32):
      %128 = arith.muli %arg5, %arg6 : i32
      iree_linalg_ext.yield %128 : i32
    } -> tensor<2x4xi32>, tensor<2xi32>
    %75 = tensor.empty() : tensor<2xi32>
    %76 = linalg.fill ins(%c0_i32 : i32) outs(%75 : tensor<2xi32>) -> tensor<2xi32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%74#0 : tensor<2x4xi32>) outs(%76 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %128 = arith.addi %out, %in : i32
      linalg.yield %128 : i32
    } -> tensor<2xi32>
    %78 = tensor.empty() : tensor<2x5x23xf32>
    %inserted_slice = tensor.insert_slice %31 into %78[0, 0, 0] [2, 4, 23] [1, 1, 1] : tensor<2x4x23xf32> into tensor<2x5x23xf32>
    %inserted_slice_8 = tensor.insert_slice %cst_4 into %inserted_slice[0, 4, 0] [2, 1, 23] [1, 1, 1] : tensor<2x1x23xf32> into tensor<2x5x23xf32>
    %expanded_9 = tensor.expand_shape %77 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi32> into tensor<2x1x1xi32>
    %79 = tensor.empty() : tensor<2x1x1xi1>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x1x1xi32>) outs(%79 : tensor<2x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %128 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %128 : i1
    } -> tensor<2x1x1xi1>
    %81 = tensor.empty() : tensor<2x1x1xi32>
    %82 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<2x1x1xi32>) outs(%81 : tensor<2x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %128 = arith.addi %in, %c5_i32 : i32
      linalg.yield %128 : i32
    } -> tensor<2x1x1xi32>
    %83 = tensor.empty() : tensor<2x1x1xi32>
    %84 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %82, %expanded_9 : tensor<2x1x1xi1>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) outs(%83 : tensor<2x1x1xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %128 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %128 : i32
    } -> tensor<2x1x1xi32>
    %85 = tensor.empty() : tensor<2x1x1xi1>
    %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x1x1xi32>) outs(%85 : tensor<2x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %128 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %128 : i1
    } -> tensor<2x1x1xi1>
    %87 = tensor.empty() : tensor<2x1x1xi1>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x1x1xi32>) outs(%87 : tensor<2x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %128 = arith.cmpi sle, %in, %c4_i32 : i32
      linalg.yield %128 : i1
    } -> tensor<2x1x1xi1>
    %89 = tensor.empty() : tensor<2x1x1xi1>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<2x1x1xi1>, tensor<2x1x1xi1>) outs(%89 : tensor<2x1x1xi1>) {
    ^bb0(%in: i1, %in_12: i1, %out: i1):
      %128 = arith.andi %in, %in_12 : i1
      linalg.yield %128 : i1
    } -> tensor<2x1x1xi1>
    %91 = tensor.empty() : tensor<2x1xi1>
    %92 = linalg.fill ins(%true : i1) outs(%91 : tensor<2x1xi1>) -> tensor<2x1xi1>
    %93 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<2x1x1xi1>) outs(%92 : tensor<2x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %128 = arith.andi %out, %in : i1
      linalg.yield %128 : i1
    } -> tensor<2x1xi1>
    %94 = tensor.empty() : tensor<2x1x23xf32>
    %95 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%94 : tensor<2x1x23xf32>) {
    ^bb0(%out: f32):
      %128 = linalg.index 0 : index
      %129 = linalg.index 2 : index
      %extracted = tensor.extract %84[%128, %c0, %c0] : tensor<2x1x1xi32>
      %130 = arith.index_cast %extracted : i32 to index
      %131 = arith.maxsi %130, %c0 : index
      %132 = arith.minsi %131, %c4 : index
      %extracted_12 = tensor.extract %15[%128, %132, %129] : tensor<2x5x23xf32>
      linalg.yield %extracted_12 : f32
    } -> tensor<2x1x23xf32>
    %96 = tensor.empty() : tensor<2x1x23xi1>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<2x1xi1>) outs(%96 : tensor<2x1x23xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x1x23xi1>
    %98 = tensor.empty() : tensor<2x1x23xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %95 : tensor<2x1x23xi1>, tensor<2x1x23xf32>) outs(%98 : tensor<2x1x23xf32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %128 = arith.select %in, %in_12, %cst_1 : f32
      linalg.yield %128 : f32
    } -> tensor<2x1x23xf32>
    %collapsed_10 = tensor.collapse_shape %99 [[0], [1, 2]] : tensor<2x1x23xf32> into tensor<2x23xf32>
    %100 = tensor.empty() : tensor<2x1x23xf32>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%100 : tensor<2x1x23xf32>) {
    ^bb0(%out: f32):
      %128 = linalg.index 0 : index
      %129 = linalg.index 2 : index
      %extracted = tensor.extract %84[%128, %c0, %c0] : tensor<2x1x1xi32>
      %130 = arith.index_cast %extracted : i32 to index
      %131 = arith.maxsi %130, %c0 : index
      %132 = arith.minsi %131, %c4 : index
      %extracted_12 = tensor.extract %inserted_slice_8[%128, %132, %129] : tensor<2x5x23xf32>
      linalg.yield %extracted_12 : f32
    } -> tensor<2x1x23xf32>
    %102 = tensor.empty() : tensor<2x1x23xf32>
    %103 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %101 : tensor<2x1x23xi1>, tensor<2x1x23xf32>) outs(%102 : tensor<2x1x23xf32>) {
    ^bb0(%in: i1, %in_12: f32, %out: f32):
      %128 = arith.select %in, %in_12, %cst_1 : f32
      linalg.yield %128 : f32
    } -> tensor<2x1x23xf32>
    %collapsed_11 = tensor.collapse_shape %103 [[0], [1, 2]] : tensor<2x1x23xf32> into tensor<2x23xf32>
    %104 = tensor.empty() : tensor<2x23xf32>
    %105 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_10, %collapsed_11 : tensor<2x23xf32>, tensor<2x23xf32>) outs(%104 : tensor<2x23xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.subf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x23xf32>
    %106 = tensor.empty() : tensor<2x23xf32>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<2x23xf32>) outs(%106 : tensor<2x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %128 : f32
    } -> tensor<2x23xf32>
    %108 = tensor.empty() : tensor<2xf32>
    %109 = linalg.fill ins(%cst_2 : f32) outs(%108 : tensor<2xf32>) -> tensor<2xf32>
    %110 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%107 : tensor<2x23xf32>) outs(%109 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %out, %in : f32
      linalg.yield %128 : f32
    } -> tensor<2xf32>
    %111 = tensor.empty() : tensor<2x23xf32>
    %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<2xf32>) outs(%111 : tensor<2x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x23xf32>
    %113 = tensor.empty() : tensor<2x23xf32>
    %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%107, %112 : tensor<2x23xf32>, tensor<2x23xf32>) outs(%113 : tensor<2x23xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.divf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x23xf32>
    %115 = tensor.empty() : tensor<2x23xf32>
    %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<2x23xf32>) outs(%115 : tensor<2x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %cst : f32
      linalg.yield %128 : f32
    } -> tensor<2x23xf32>
    %117 = tensor.empty() : tensor<2x23xf32>
    %118 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<2x23xf32>) outs(%117 : tensor<2x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.log %in : f32
      linalg.yield %128 : f32
    } -> tensor<2x23xf32>
    %119 = tensor.empty() : tensor<2x23xf32>
    %120 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%118, %arg4 : tensor<2x23xf32>, tensor<2x23xf32>) outs(%119 : tensor<2x23xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %128 = arith.addf %in, %in_12 : f32
      linalg.yield %128 : f32
    } -> tensor<2x23xf32>
    %121 = tensor.empty() : tensor<2x23xi32>
    %122 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%121 : tensor<2x23xi32>) {
    ^bb0(%out: i32):
      %128 = linalg.index 1 : index
      %129 = arith.index_cast %128 : index to i32
      linalg.yield %129 : i32
    } -> tensor<2x23xi32>
    %123 = tensor.empty() : tensor<2xf32>
    %124 = linalg.fill ins(%cst_5 : f32) outs(%123 : tensor<2xf32>) -> tensor<2xf32>
    %125 = tensor.empty() : tensor<2xi32>
    %126 = linalg.fill ins(%c0_i32 : i32) outs(%125 : tensor<2xi32>) -> tensor<2xi32>
    %127:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%120, %122 : tensor<2x23xf32>, tensor<2x23xi32>) outs(%124, %126 : tensor<2xf32>, tensor<2xi32>) {
    ^bb0(%in: f32, %in_12: i32, %out: f32, %out_13: i32):
      %128 = arith.cmpf ogt, %out, %in : f32
      %129 = arith.cmpf une, %out, %out : f32
      %130 = arith.ori %128, %129 : i1
      %131 = arith.cmpf oeq, %out, %in : f32
      %132 = arith.cmpi slt, %out_13, %in_12 : i32
      %133 = arith.andi %131, %132 : i1
      %134 = arith.ori %130, %133 : i1
      %135 = arith.select %130, %out, %in : f32
      %136 = arith.select %134, %out_13, %in_12 : i32
      linalg.yield %135, %136 : f32, i32
    } -> (tensor<2xf32>, tensor<2xi32>)
    util.return %77, %127#1, %114 : tensor<2xi32>, tensor<2xi32>, tensor<2x23xf32>
  }
}