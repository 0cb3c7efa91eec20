module @jit_int4_group15_zero_points_packed_rows_bf16 {
  util.func public @main(%arg0: tensor<3x90xbf16>, %arg1: tensor<45x35xi8> {iree.abi.encoding = tensor<45x35xui8>}, %arg2: tensor<6x35xf32>, %arg3: tensor<6x35xi8> {iree.abi.encoding = tensor<6x35xui8>}) -> tensor<3x35xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %0 = tensor.empty() : tensor<45x35xi8>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<45x35xi8>) outs(%0 : tensor<45x35xi8>) {
    ^bb0(%in: i8, %out: i8):
      %40 = arith.andi %in, %c15_i8 : i8
      linalg.yield %40 : i8
    } -> tensor<45x35xi8>
    %2 = tensor.empty() : tensor<45x35xi8>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<45x35xi8>) outs(%2 : tensor<45x35xi8>) {
    ^bb0(%in: i8, %out: i8):
      %40 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %40 : i8
    } -> tensor<45x35xi8>
    %4 = tensor.empty() : tensor<45x1x35xi8>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<45x35xi8>) outs(%4 : tensor<45x1x35xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<45x1x35xi8>
    %6 = tensor.empty() : tensor<45x1x35xi8>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<45x35xi8>) outs(%6 : tensor<45x1x35xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<45x1x35xi8>
    %8 = tensor.empty() : tensor<45x2x35xi8>
    %inserted_slice = tensor.insert_slice %5 into %8[0, 0, 0] [45, 1, 35] [1, 1, 1] : tensor<45x1x35xi8> into tensor<45x2x35xi8>
    %inserted_slice_0 = tensor.insert_slice %7 into %inserted_slice[0, 1, 0] [45, 1, 35] [1, 1, 1] : tensor<45x1x35xi8> into tensor<45x2x35xi8>
    %9 = tensor.empty() : tensor<45x2x35xi32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_0 : tensor<45x2x35xi8>) outs(%9 : tensor<45x2x35xi32>) {
    ^bb0(%in: i8, %out: i32):
      %40 = arith.extui %in : i8 to i32
      linalg.yield %40 : i32
    } -> tensor<45x2x35xi32>
    %collapsed = tensor.collapse_shape %10 [[0, 1, 2]] : tensor<45x2x35xi32> into tensor<3150xi32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [6, 15, 35] : tensor<3150xi32> into tensor<6x15x35xi32>
    %11 = tensor.empty() : tensor<6x35xi32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6x35xi8>) outs(%11 : tensor<6x35xi32>) {
    ^bb0(%in: i8, %out: i32):
      %40 = arith.extui %in : i8 to i32
      linalg.yield %40 : i32
    } -> tensor<6x35xi32>
    %13 = tensor.empty() : tensor<6x35xi32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x35xi32>) outs(%13 : tensor<6x35xi32>) {
    ^bb0(%in: i32, %out: i32):
      %40 = arith.remsi %in, %c16_i32 : i32
      linalg.yield %40 : i32
    } -> tensor<6x35xi32>
    %15 = tensor.empty() : tensor<6x35xi1>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x35xi32>) outs(%15 : tensor<6x35xi1>) {
    ^bb0(%in: i32, %out: i1):
      %40 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %40 : i1
    } -> tensor<6x35xi1>
    %17 = tensor.empty() : tensor<6x35xi1>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x35xi32>) outs(%17 : tensor<6x35xi1>) {
    ^bb0(%in: i32, %out: i1):
      %40 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %40 : i1
    } -> tensor<6x35xi1>
    %19 = tensor.empty() : tensor<6x35xi1>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %16 : tensor<6x35xi1>, tensor<6x35xi1>) outs(%19 : tensor<6x35xi1>) {
    ^bb0(%in: i1, %in_2: i1, %out: i1):
      %40 = arith.andi %in, %in_2 : i1
      linalg.yield %40 : i1
    } -> tensor<6x35xi1>
    %21 = tensor.empty() : tensor<6x35xi32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x35xi32>) outs(%21 : tensor<6x35xi32>) {
    ^bb0(%in: i32, %out: i32):
      %40 = arith.addi %in, %c16_i32 : i32
      linalg.yield %40 : i32
    } -> tensor<6x35xi32>
    %23 = tensor.empty() : tensor<6x35xi32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20, %22, %14 : tensor<6x35xi1>, tensor<6x35xi32>, tensor<6x35xi32>) outs(%23 : tensor<6x35xi32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %40 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %40 : i32
    } -> tensor<6x35xi32>
    %25 = tensor.empty() : tensor<6x15x35xi32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<6x35xi32>) outs(%25 : tensor<6x15x35xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x15x35xi32>
    %27 = tensor.empty() : tensor<6x15x35xi32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %26 : tensor<6x15x35xi32>, tensor<6x15x35xi32>) outs(%27 : tensor<6x15x35xi32>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %40 = arith.subi %in, %in_2 : i32
      linalg.yield %40 : i32
    } -> tensor<6x15x35xi32>
    %29 = tensor.empty() : tensor<6x15x35xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<6x15x35xi32>) outs(%29 : tensor<6x15x35xf32>) {
    ^bb0(%in: i32, %out: f32):
      %40 = arith.sitofp %in : i32 to f32
      linalg.yield %40 : f32
    } -> tensor<6x15x35xf32>
    %31 = tensor.empty() : tensor<6x15x35xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6x35xf32>) outs(%31 : tensor<6x15x35xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x15x35xf32>
    %33 = tensor.empty() : tensor<6x15x35xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %32 : tensor<6x15x35xf32>, tensor<6x15x35xf32>) outs(%33 : tensor<6x15x35xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %40 = arith.mulf %in, %in_2 : f32
      linalg.yield %40 : f32
    } -> tensor<6x15x35xf32>
    %35 = tensor.empty() : tensor<6x15x35xbf16>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<6x15x35xf32>) outs(%35 : tensor<6x15x35xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<6x15x35xbf16>
    %collapsed_1 = tensor.collapse_shape %36 [[0, 1], [2]] : tensor<6x15x35xbf16> into tensor<90x35xbf16>
    %37 = tensor.empty() : tensor<3x35xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<3x35xf32>) -> tensor<3x35xf32>
    %39 = linalg.matmul ins(%arg0, %collapsed_1 : tensor<3x90xbf16>, tensor<90x35xbf16>) outs(%38 : tensor<3x35xf32>) -> tensor<3x35xf32>
    util.return %39 : tensor<3x35xf32>
  }
}