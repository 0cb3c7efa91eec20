module @jit_lstm_cell {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<8x24xf32>, %arg2: tensor<8x24xf32>, %arg3: tensor<16x96xf32>, %arg4: tensor<24x96xf32>, %arg5: tensor<96xf32>) -> (tensor<8x24xf32>, tensor<8x24xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x96xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x96xf32>) -> tensor<8x96xf32>
    %2 = linalg.matmul ins(%arg0, %arg3 : tensor<8x16xf32>, tensor<16x96xf32>) outs(%1 : tensor<8x96xf32>) -> tensor<8x96xf32>
    %3 = tensor.empty() : tensor<8x96xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<8x96xf32>) -> tensor<8x96xf32>
    %5 = linalg.matmul ins(%arg1, %arg4 : tensor<8x24xf32>, tensor<24x96xf32>) outs(%4 : tensor<8x96xf32>) -> tensor<8x96xf32>
    %6 = tensor.empty() : tensor<8x96xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<8x96xf32>, tensor<8x96xf32>) outs(%6 : tensor<8x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %48 = arith.addf %in, %in_4 : f32
      linalg.yield %48 : f32
    } -> tensor<8x96xf32>
    %8 = tensor.empty() : tensor<8x96xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<96xf32>) outs(%8 : tensor<8x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x96xf32>
    %10 = tensor.empty() : tensor<8x96xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<8x96xf32>, tensor<8x96xf32>) outs(%10 : tensor<8x96xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %48 = arith.addf %in, %in_4 : f32
      linalg.yield %48 : f32
    } -> tensor<8x96xf32>
    %extracted_slice = tensor.extract_slice %11[0, 0] [8, 24] [1, 1] : tensor<8x96xf32> to tensor<8x24xf32>
    %extracted_slice_1 = tensor.extract_slice %11[0, 24] [8, 24] [1, 1] : tensor<8x96xf32> to tensor<8x24xf32>
    %extracted_slice_2 = tensor.extract_slice %11[0, 48] [8, 24] [1, 1] : tensor<8x96xf32> to tensor<8x24xf32>
    %extracted_slice_3 = tensor.extract_slice %11[0, 72] [8, 24] [1, 1] : tensor<8x96xf32> to tensor<8x24xf32>
    %12 = tensor.empty() : tensor<8x24xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1 : tensor<8x24xf32>) outs(%12 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.negf %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %14 = tensor.empty() : tensor<8x24xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8x24xf32>) outs(%14 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %16 = tensor.empty() : tensor<8x24xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8x24xf32>) outs(%16 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %cst : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %18 = tensor.empty() : tensor<8x24xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x24xf32>) outs(%18 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %cst, %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %20 = tensor.empty() : tensor<8x24xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %arg2 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%20 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %48 = arith.mulf %in, %in_4 : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %22 = tensor.empty() : tensor<8x24xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<8x24xf32>) outs(%22 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.negf %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %24 = tensor.empty() : tensor<8x24xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<8x24xf32>) outs(%24 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %26 = tensor.empty() : tensor<8x24xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x24xf32>) outs(%26 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %cst : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %28 = tensor.empty() : tensor<8x24xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<8x24xf32>) outs(%28 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %cst, %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %30 = tensor.empty() : tensor<8x24xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<8x24xf32>) outs(%30 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.tanh %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %32 = tensor.empty() : tensor<8x24xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%32 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %48 = arith.mulf %in, %in_4 : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %34 = tensor.empty() : tensor<8x24xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %33 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%34 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %48 = arith.addf %in, %in_4 : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %36 = tensor.empty() : tensor<8x24xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3 : tensor<8x24xf32>) outs(%36 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.negf %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %38 = tensor.empty() : tensor<8x24xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<8x24xf32>) outs(%38 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %40 = tensor.empty() : tensor<8x24xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<8x24xf32>) outs(%40 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %cst : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %42 = tensor.empty() : tensor<8x24xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<8x24xf32>) outs(%42 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %cst, %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %44 = tensor.empty() : tensor<8x24xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<8x24xf32>) outs(%44 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.tanh %in : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    %46 = tensor.empty() : tensor<8x24xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%46 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %48 = arith.mulf %in, %in_4 : f32
      linalg.yield %48 : f32
    } -> tensor<8x24xf32>
    return %47, %35 : tensor<8x24xf32>, tensor<8x24xf32>
  }
}