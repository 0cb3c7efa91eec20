module @jit_contrastive {
  func.func public @main(%arg0: tensor<12x16xf32>, %arg1: tensor<12x16xf32>) -> tensor<f32> {
    %cst = arith.constant 1.200000e+01 : f32
    %c11 = arith.constant 11 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 7.000000e-02 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12x16xf32>) outs(%0 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %in : f32
      linalg.yield %65 : f32
    } -> tensor<12x16xf32>
    %2 = tensor.empty() : tensor<12xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<12xf32>) -> tensor<12xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<12x16xf32>) outs(%3 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<12xf32>
    %5 = tensor.empty() : tensor<12xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%4 : tensor<12xf32>) outs(%5 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.sqrt %in : f32
      linalg.yield %65 : f32
    } -> tensor<12xf32>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %7 = tensor.empty() : tensor<12x16xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<12x1xf32>) outs(%7 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %9 = tensor.empty() : tensor<12x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%9 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %65 = arith.divf %in, %in_7 : f32
      linalg.yield %65 : f32
    } -> tensor<12x16xf32>
    %11 = tensor.empty() : tensor<12x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<12x16xf32>) outs(%11 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.mulf %in, %in : f32
      linalg.yield %65 : f32
    } -> tensor<12x16xf32>
    %13 = tensor.empty() : tensor<12xf32>
    %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<12xf32>) -> tensor<12xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<12x16xf32>) outs(%14 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<12xf32>
    %16 = tensor.empty() : tensor<12xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15 : tensor<12xf32>) outs(%16 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.sqrt %in : f32
      linalg.yield %65 : f32
    } -> tensor<12xf32>
    %expanded_3 = tensor.expand_shape %17 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %18 = tensor.empty() : tensor<12x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_3 : tensor<12x1xf32>) outs(%18 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x16xf32>
    %20 = tensor.empty() : tensor<12x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %19 : tensor<12x16xf32>, tensor<12x16xf32>) outs(%20 : tensor<12x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %65 = arith.divf %in, %in_7 : f32
      linalg.yield %65 : f32
    } -> tensor<12x16xf32>
    %22 = tensor.empty() : tensor<16x12xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<12x16xf32>) outs(%22 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %24 = tensor.empty() : tensor<12x12xf32>
    %25 = linalg.fill ins(%cst_2 : f32) outs(%24 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %26 = linalg.matmul ins(%10, %23 : tensor<12x16xf32>, tensor<16x12xf32>) outs(%25 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %27 = tensor.empty() : tensor<12x12xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<12x12xf32>) outs(%27 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst_1 : f32
      linalg.yield %65 : f32
    } -> tensor<12x12xf32>
    %29 = tensor.empty() : tensor<12xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<12xf32>) -> tensor<12xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<12x12xf32>) outs(%30 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.maximumf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<12xf32>
    %32 = tensor.empty() : tensor<12x12xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<12xf32>) outs(%32 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12xf32>
    %34 = tensor.empty() : tensor<12x12xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28, %33 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%34 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %65 = arith.subf %in, %in_7 : f32
      linalg.yield %65 : f32
    } -> tensor<12x12xf32>
    %36 = tensor.empty() : tensor<12x12xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<12x12xf32>) outs(%36 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.exp %in : f32
      linalg.yield %65 : f32
    } -> tensor<12x12xf32>
    %38 = tensor.empty() : tensor<12xf32>
    %39 = linalg.fill ins(%cst_2 : f32) outs(%38 : tensor<12xf32>) -> tensor<12xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%37 : tensor<12x12xf32>) outs(%39 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<12xf32>
    %41 = tensor.empty() : tensor<12xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%40 : tensor<12xf32>) outs(%41 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = math.log %in : f32
      linalg.yield %65 : f32
    } -> tensor<12xf32>
    %expanded_4 = tensor.expand_shape %42 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %43 = tensor.empty() : tensor<12x12xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_4 : tensor<12x1xf32>) outs(%43 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12xf32>
    %45 = tensor.empty() : tensor<12x12xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %44 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%45 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %65 = arith.subf %in, %in_7 : f32
      linalg.yield %65 : f32
    } -> tensor<12x12xf32>
    %47 = tensor.empty() : tensor<12xi32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%47 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %65 = linalg.index 0 : index
      %66 = arith.index_cast %65 : index to i32
      linalg.yield %66 : i32
    } -> tensor<12xi32>
    %49 = tensor.empty() : tensor<12xi1>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%48 : tensor<12xi32>) outs(%49 : tensor<12xi1>) {
    ^bb0(%in: i32, %out: i1):
      %65 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %65 : i1
    } -> tensor<12xi1>
    %51 = tensor.empty() : tensor<12xi32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%48 : tensor<12xi32>) outs(%51 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      %65 = arith.addi %in, %c12_i32 : i32
      linalg.yield %65 : i32
    } -> tensor<12xi32>
    %53 = tensor.empty() : tensor<12xi32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%50, %52, %48 : tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) outs(%53 : tensor<12xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %65 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %65 : i32
    } -> tensor<12xi32>
    %expanded_5 = tensor.expand_shape %54 [[0, 1]] output_shape [12, 1] : tensor<12xi32> into tensor<12x1xi32>
    %55 = tensor.empty() : tensor<12x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_5 into %55[0, 0] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x2xi32>
    %inserted_slice_6 = tensor.insert_slice %expanded_5 into %inserted_slice[0, 1] [12, 1] [1, 1] : tensor<12x1xi32> into tensor<12x2xi32>
    %56 = tensor.empty() : tensor<12xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%56 : tensor<12xf32>) {
    ^bb0(%out: f32):
      %65 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice_6[%65, %c0] : tensor<12x2xi32>
      %66 = arith.index_cast %extracted : i32 to index
      %extracted_7 = tensor.extract %inserted_slice_6[%65, %c1] : tensor<12x2xi32>
      %67 = arith.index_cast %extracted_7 : i32 to index
      %68 = arith.maxsi %66, %c0 : index
      %69 = arith.minsi %68, %c11 : index
      %70 = arith.maxsi %67, %c0 : index
      %71 = arith.minsi %70, %c11 : index
      %extracted_8 = tensor.extract %46[%69, %71] : tensor<12x12xf32>
      linalg.yield %extracted_8 : f32
    } -> tensor<12xf32>
    %58 = tensor.empty() : tensor<f32>
    %59 = linalg.fill ins(%cst_2 : f32) outs(%58 : tensor<f32>) -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%57 : tensor<12xf32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.addf %out, %in : f32
      linalg.yield %65 : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<f32>
    %62 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%60 : tensor<f32>) outs(%61 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.divf %in, %cst : f32
      linalg.yield %65 : f32
    } -> tensor<f32>
    %63 = tensor.empty() : tensor<f32>
    %64 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%62 : tensor<f32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %65 = arith.negf %in : f32
      linalg.yield %65 : f32
    } -> tensor<f32>
    return %64 : tensor<f32>
  }
}