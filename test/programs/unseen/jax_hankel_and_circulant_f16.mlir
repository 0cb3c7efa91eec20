module @jit_hankel_and_circulant_f16 {
  util.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<16x8xf16>) -> (tensor<16x8xf16>, tensor<16x8xf16>) {
    %cst = arith.constant 0.000000e+00 : f16
    %c15_i32 = arith.constant 15 : i32
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %0 = tensor.empty() : tensor<16xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %50 = linalg.index 0 : index
      %51 = arith.index_cast %50 : index to i32
      linalg.yield %51 : i32
    } -> tensor<16xi32>
    %2 = tensor.empty() : tensor<16x16xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16xi32>) outs(%2 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %4 = tensor.empty() : tensor<16x16xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16xi32>) outs(%4 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %6 = tensor.empty() : tensor<16x16xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%6 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %50 = arith.subi %in, %in_2 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %8 = tensor.empty() : tensor<16x16xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xi32>) outs(%8 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.remsi %in, %c16_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %10 = tensor.empty() : tensor<16x16xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xi32>) outs(%10 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %12 = tensor.empty() : tensor<16x16xi1>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xi32>) outs(%12 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %14 = tensor.empty() : tensor<16x16xi1>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %11 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%14 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_2: i1, %out: i1):
      %50 = arith.andi %in, %in_2 : i1
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %16 = tensor.empty() : tensor<16x16xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xi32>) outs(%16 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.addi %in, %c16_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %18 = tensor.empty() : tensor<16x16xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %17, %9 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%18 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %50 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %20 = tensor.empty() : tensor<16x16xi1>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x16xi32>) outs(%20 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %22 = tensor.empty() : tensor<16x16xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x16xi32>) outs(%22 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.addi %in, %c16_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %24 = tensor.empty() : tensor<16x16xi32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %23, %19 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%24 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %50 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %expanded = tensor.expand_shape %25 [[0], [1, 2]] output_shape [16, 16, 1] : tensor<16x16xi32> into tensor<16x16x1xi32>
    %26 = tensor.empty() : tensor<16x16x1xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x16x1xi32>) outs(%26 : tensor<16x16x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %50 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg0[%50] : tensor<16xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x16x1xf32>
    %28 = tensor.empty() : tensor<16x16x1xf16>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<16x16x1xf32>) outs(%28 : tensor<16x16x1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %50 = arith.truncf %in : f32 to f16
      linalg.yield %50 : f16
    } -> tensor<16x16x1xf16>
    %collapsed = tensor.collapse_shape %29 [[0], [1, 2]] : tensor<16x16x1xf16> into tensor<16x16xf16>
    %30 = tensor.empty() : tensor<16x16xi32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%30 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %50 = arith.addi %in, %in_2 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %32 = tensor.empty() : tensor<16x16xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<16x16xi32>) outs(%32 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.minsi %in, %c15_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %34 = tensor.empty() : tensor<16x16xi1>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x16xi32>) outs(%34 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %50 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %50 : i1
    } -> tensor<16x16xi1>
    %36 = tensor.empty() : tensor<16x16xi32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x16xi32>) outs(%36 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %50 = arith.addi %in, %c16_i32 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %38 = tensor.empty() : tensor<16x16xi32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35, %37, %33 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%38 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %50 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %50 : i32
    } -> tensor<16x16xi32>
    %expanded_0 = tensor.expand_shape %39 [[0], [1, 2]] output_shape [16, 16, 1] : tensor<16x16xi32> into tensor<16x16x1xi32>
    %40 = tensor.empty() : tensor<16x16x1xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<16x16x1xi32>) outs(%40 : tensor<16x16x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %50 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg0[%50] : tensor<16xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x16x1xf32>
    %42 = tensor.empty() : tensor<16x16x1xf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<16x16x1xf32>) outs(%42 : tensor<16x16x1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %50 = arith.truncf %in : f32 to f16
      linalg.yield %50 : f16
    } -> tensor<16x16x1xf16>
    %collapsed_1 = tensor.collapse_shape %43 [[0], [1, 2]] : tensor<16x16x1xf16> into tensor<16x16xf16>
    %44 = tensor.empty() : tensor<16x8xf16>
    %45 = linalg.fill ins(%cst : f16) outs(%44 : tensor<16x8xf16>) -> tensor<16x8xf16>
    %46 = linalg.matmul ins(%collapsed, %arg1 : tensor<16x16xf16>, tensor<16x8xf16>) outs(%45 : tensor<16x8xf16>) -> tensor<16x8xf16>
    %47 = tensor.empty() : tensor<16x8xf16>
    %48 = linalg.fill ins(%cst : f16) outs(%47 : tensor<16x8xf16>) -> tensor<16x8xf16>
    %49 = linalg.matmul ins(%collapsed_1, %arg1 : tensor<16x16xf16>, tensor<16x8xf16>) outs(%48 : tensor<16x8xf16>) -> tensor<16x8xf16>
    util.return %46, %49 : tensor<16x8xf16>, tensor<16x8xf16>
  }
}