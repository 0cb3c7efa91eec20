module @jit_kv_decode {
  func.func public @main(%arg0: tensor<1x2x1x32xbf16>, %arg1: tensor<1x2x64x32xbf16>, %arg2: tensor<1x2x64x32xbf16>, %arg3: tensor<1x2x1x32xbf16>, %arg4: tensor<1x2x1x32xbf16>, %arg5: tensor<i32>) -> (tensor<1x2x1x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x2x64x32xbf16>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 0.176776692 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c63 = arith.constant 63 : index
    %c0 = arith.constant 0 : index
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %52 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %52 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %52 = arith.addi %in, %c64_i32 : i32
      linalg.yield %52 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%1, %3, %arg5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %52 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %52 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c63 : index
    %inserted_slice = tensor.insert_slice %arg3 into %arg1[0, 0, %8, 0] [1, 2, 1, 32] [1, 1, 1, 1] : tensor<1x2x1x32xbf16> into tensor<1x2x64x32xbf16>
    %extracted_3 = tensor.extract %5[] : tensor<i32>
    %9 = arith.index_cast %extracted_3 : i32 to index
    %10 = arith.maxsi %9, %c0 : index
    %11 = arith.minsi %10, %c63 : index
    %inserted_slice_4 = tensor.insert_slice %arg4 into %arg2[0, 0, %11, 0] [1, 2, 1, 32] [1, 1, 1, 1] : tensor<1x2x1x32xbf16> into tensor<1x2x64x32xbf16>
    %12 = tensor.empty() : tensor<64xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%12 : tensor<64xi32>) {
    ^bb0(%out: i32):
      %52 = linalg.index 0 : index
      %53 = arith.index_cast %52 : index to i32
      linalg.yield %53 : i32
    } -> tensor<64xi32>
    %14 = tensor.empty() : tensor<64xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg5 : tensor<i32>) outs(%14 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64xi32>
    %16 = tensor.empty() : tensor<64xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%13, %15 : tensor<64xi32>, tensor<64xi32>) outs(%16 : tensor<64xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %52 = arith.cmpi sle, %in, %in_9 : i32
      linalg.yield %52 : i1
    } -> tensor<64xi1>
    %18 = tensor.empty() : tensor<1x2x32x64xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<1x2x64x32xbf16>) outs(%18 : tensor<1x2x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x32x64xbf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x2x1x32xbf16> into tensor<2x1x32xbf16>
    %collapsed_5 = tensor.collapse_shape %19 [[0, 1], [2], [3]] : tensor<1x2x32x64xbf16> into tensor<2x32x64xbf16>
    %20 = tensor.empty() : tensor<2x1x64xf32>
    %21 = linalg.fill ins(%cst_2 : f32) outs(%20 : tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %22 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<2x1x32xbf16>, tensor<2x32x64xbf16>) outs(%21 : tensor<2x1x64xf32>) -> tensor<2x1x64xf32>
    %expanded = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [1, 2, 1, 64] : tensor<2x1x64xf32> into tensor<1x2x1x64xf32>
    %23 = tensor.empty() : tensor<1x2x1x64xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x2x1x64xf32>) outs(%23 : tensor<1x2x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.mulf %in, %cst_1 : f32
      linalg.yield %52 : f32
    } -> tensor<1x2x1x64xf32>
    %25 = tensor.empty() : tensor<1x2x1x64xi1>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<64xi1>) outs(%25 : tensor<1x2x1x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x2x1x64xi1>
    %27 = tensor.empty() : tensor<1x2x1x64xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %24 : tensor<1x2x1x64xi1>, tensor<1x2x1x64xf32>) outs(%27 : tensor<1x2x1x64xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %52 = arith.select %in, %in_9, %cst_0 : f32
      linalg.yield %52 : f32
    } -> tensor<1x2x1x64xf32>
    %29 = tensor.empty() : tensor<1x2x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x2x1x64xf32>) outs(%30 : tensor<1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.maximumf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<1x2x1xf32>
    %32 = tensor.empty() : tensor<1x2x1x64xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<1x2x1xf32>) outs(%32 : tensor<1x2x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x1x64xf32>
    %34 = tensor.empty() : tensor<1x2x1x64xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %33 : tensor<1x2x1x64xf32>, tensor<1x2x1x64xf32>) outs(%34 : tensor<1x2x1x64xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %52 = arith.subf %in, %in_9 : f32
      linalg.yield %52 : f32
    } -> tensor<1x2x1x64xf32>
    %36 = tensor.empty() : tensor<1x2x1x64xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x2x1x64xf32>) outs(%36 : tensor<1x2x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.exp %in : f32
      linalg.yield %52 : f32
    } -> tensor<1x2x1x64xf32>
    %38 = tensor.empty() : tensor<1x2x1xf32>
    %39 = linalg.fill ins(%cst_2 : f32) outs(%38 : tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<1x2x1x64xf32>) outs(%39 : tensor<1x2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %out, %in : f32
      linalg.yield %52 : f32
    } -> tensor<1x2x1xf32>
    %41 = tensor.empty() : tensor<1x2x1x64xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<1x2x1xf32>) outs(%41 : tensor<1x2x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x1x64xf32>
    %43 = tensor.empty() : tensor<1x2x1x64xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %42 : tensor<1x2x1x64xf32>, tensor<1x2x1x64xf32>) outs(%43 : tensor<1x2x1x64xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %52 = arith.divf %in, %in_9 : f32
      linalg.yield %52 : f32
    } -> tensor<1x2x1x64xf32>
    %45 = tensor.empty() : tensor<1x2x1x64xbf16>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<1x2x1x64xf32>) outs(%45 : tensor<1x2x1x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %52 = arith.truncf %in : f32 to bf16
      linalg.yield %52 : bf16
    } -> tensor<1x2x1x64xbf16>
    %collapsed_6 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<1x2x1x64xbf16> into tensor<2x1x64xbf16>
    %collapsed_7 = tensor.collapse_shape %inserted_slice_4 [[0, 1], [2], [3]] : tensor<1x2x64x32xbf16> into tensor<2x64x32xbf16>
    %47 = tensor.empty() : tensor<2x1x32xf32>
    %48 = linalg.fill ins(%cst_2 : f32) outs(%47 : tensor<2x1x32xf32>) -> tensor<2x1x32xf32>
    %49 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<2x1x64xbf16>, tensor<2x64x32xbf16>) outs(%48 : tensor<2x1x32xf32>) -> tensor<2x1x32xf32>
    %50 = tensor.empty() : tensor<2x1x32xbf16>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x1x32xf32>) outs(%50 : tensor<2x1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %52 = arith.truncf %in : f32 to bf16
      linalg.yield %52 : bf16
    } -> tensor<2x1x32xbf16>
    %expanded_8 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [1, 2, 1, 32] : tensor<2x1x32xbf16> into tensor<1x2x1x32xbf16>
    return %expanded_8, %inserted_slice, %inserted_slice_4 : tensor<1x2x1x32xbf16>, tensor<1x2x64x32xbf16>, tensor<1x2x64x32xbf16>
  }
}