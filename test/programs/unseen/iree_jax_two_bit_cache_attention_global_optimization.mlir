module @jit_kivi_two_bit_cache_attention {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view, %arg6: !hal.buffer_view, %arg7: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<8x1x32xf16>, %input1: tensor<8x64x8xi8> {iree.abi.encoding = tensor<8x64x8xui8>}, %input2: tensor<8x2x32xf16>, %input3: tensor<8x2x32xf16>, %input4: tensor<8x64x8xi8> {iree.abi.encoding = tensor<8x64x8xui8>}, %input5: tensor<8x64x1xf16>, %input6: tensor<8x64x1xf16>, %input7: tensor<i32>) -> (%output0: tensor<8x1x32xf16>)"}} {
    %cst = arith.constant dense<[0, 2, 4, 6]> : tensor<4xi8>
    %c0_i8 = arith.constant 0 : i8
    %c8_i8 = arith.constant 8 : i8
    %c3_i8 = arith.constant 3 : i8
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 0.176776692 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<8x1x32xf16>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<8x1x32xf16> -> tensor<8x1x32xf16>
    %2 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<8x64x8xui8> as tensor<8x64x8xi8>
    %3 = iree_tensor_ext.compute_barrier.start %2 : tensor<8x64x8xi8> -> tensor<8x64x8xi8>
    %4 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<8x2x32xf16>
    %5 = iree_tensor_ext.compute_barrier.start %4 : tensor<8x2x32xf16> -> tensor<8x2x32xf16>
    %6 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<8x2x32xf16>
    %7 = iree_tensor_ext.compute_barrier.start %6 : tensor<8x2x32xf16> -> tensor<8x2x32xf16>
    %8 = hal.tensor.import %arg4 "input4" : !hal.buffer_view -> tensor<8x64x8xui8> as tensor<8x64x8xi8>
    %9 = iree_tensor_ext.compute_barrier.start %8 : tensor<8x64x8xi8> -> tensor<8x64x8xi8>
    %10 = hal.tensor.import %arg5 "input5" : !hal.buffer_view -> tensor<8x64x1xf16>
    %11 = hal.tensor.import %arg6 "input6" : !hal.buffer_view -> tensor<8x64x1xf16>
    %12 = hal.tensor.import %arg7 "input7" : !hal.buffer_view -> tensor<i32>
    %13 = iree_tensor_ext.compute_barrier.start %12 : tensor<i32> -> tensor<i32>
    %14 = tensor.empty() : tensor<8x64x8x4xi8>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<8x64x8xi8>) outs(%14 : tensor<8x64x8x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<8x64x8x4xi8>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<4xi8>) outs(%14 : tensor<8x64x8x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<8x64x8x4xi8>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %16 : tensor<8x64x8x4xi8>, tensor<8x64x8x4xi8>) outs(%14 : tensor<8x64x8x4xi8>) {
    ^bb0(%in: i8, %in_11: i8, %out: i8):
      %62 = arith.shrui %in, %in_11 : i8
      %63 = arith.cmpi ult, %in_11, %c8_i8 : i8
      %64 = arith.select %63, %62, %c0_i8 : i8
      linalg.yield %64 : i8
    } -> tensor<8x64x8x4xi8>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<8x64x8x4xi8>) outs(%14 : tensor<8x64x8x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %62 = arith.andi %in, %c3_i8 : i8
      linalg.yield %62 : i8
    } -> tensor<8x64x8x4xi8>
    %19 = tensor.empty() : tensor<8x64x8x4xf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<8x64x8x4xi8>) outs(%19 : tensor<8x64x8x4xf16>) {
    ^bb0(%in: i8, %out: f16):
      %62 = arith.uitofp %in : i8 to f16
      linalg.yield %62 : f16
    } -> tensor<8x64x8x4xf16>
    %collapsed = tensor.collapse_shape %20 [[0, 1, 2, 3]] : tensor<8x64x8x4xf16> into tensor<16384xf16>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [8, 2, 32, 32] : tensor<16384xf16> into tensor<8x2x32x32xf16>
    %21 = tensor.empty() : tensor<8x2x32x32xf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<8x2x32xf16>) outs(%21 : tensor<8x2x32x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<8x2x32x32xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %22 : tensor<8x2x32x32xf16>, tensor<8x2x32x32xf16>) outs(%21 : tensor<8x2x32x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %62 = arith.mulf %in, %in_11 : f16
      linalg.yield %62 : f16
    } -> tensor<8x2x32x32xf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<8x2x32xf16>) outs(%21 : tensor<8x2x32x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<8x2x32x32xf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<8x2x32x32xf16>, tensor<8x2x32x32xf16>) outs(%21 : tensor<8x2x32x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %62 = arith.addf %in, %in_11 : f16
      linalg.yield %62 : f16
    } -> tensor<8x2x32x32xf16>
    %collapsed_3 = tensor.collapse_shape %25 [[0], [1, 2], [3]] : tensor<8x2x32x32xf16> into tensor<8x64x32xf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<8x64x8xi8>) outs(%14 : tensor<8x64x8x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<8x64x8x4xi8>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %16 : tensor<8x64x8x4xi8>, tensor<8x64x8x4xi8>) outs(%14 : tensor<8x64x8x4xi8>) {
    ^bb0(%in: i8, %in_11: i8, %out: i8):
      %62 = arith.shrui %in, %in_11 : i8
      %63 = arith.cmpi ult, %in_11, %c8_i8 : i8
      %64 = arith.select %63, %62, %c0_i8 : i8
      linalg.yield %64 : i8
    } -> tensor<8x64x8x4xi8>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<8x64x8x4xi8>) outs(%14 : tensor<8x64x8x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %62 = arith.andi %in, %c3_i8 : i8
      linalg.yield %62 : i8
    } -> tensor<8x64x8x4xi8>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<8x64x8x4xi8>) outs(%19 : tensor<8x64x8x4xf16>) {
    ^bb0(%in: i8, %out: f16):
      %62 = arith.uitofp %in : i8 to f16
      linalg.yield %62 : f16
    } -> tensor<8x64x8x4xf16>
    %collapsed_4 = tensor.collapse_shape %29 [[0], [1], [2, 3]] : tensor<8x64x8x4xf16> into tensor<8x64x32xf16>
    %30 = tensor.empty() : tensor<8x64x32xf16>
    %collapsed_5 = tensor.collapse_shape %10 [[0], [1, 2]] : tensor<8x64x1xf16> into tensor<8x64xf16>
    %31 = iree_tensor_ext.compute_barrier.start %collapsed_5 : tensor<8x64xf16> -> tensor<8x64xf16>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<8x64xf16>) outs(%30 : tensor<8x64x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<8x64x32xf16>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_4, %32 : tensor<8x64x32xf16>, tensor<8x64x32xf16>) outs(%30 : tensor<8x64x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %62 = arith.mulf %in, %in_11 : f16
      linalg.yield %62 : f16
    } -> tensor<8x64x32xf16>
    %collapsed_6 = tensor.collapse_shape %11 [[0], [1, 2]] : tensor<8x64x1xf16> into tensor<8x64xf16>
    %34 = iree_tensor_ext.compute_barrier.start %collapsed_6 : tensor<8x64xf16> -> tensor<8x64xf16>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<8x64xf16>) outs(%30 : tensor<8x64x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<8x64x32xf16>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35 : tensor<8x64x32xf16>, tensor<8x64x32xf16>) outs(%30 : tensor<8x64x32xf16>) {
    ^bb0(%in: f16, %in_11: f16, %out: f16):
      %62 = arith.addf %in, %in_11 : f16
      linalg.yield %62 : f16
    } -> tensor<8x64x32xf16>
    %37 = tensor.empty() : tensor<8x1x64xf16>
    %38 = linalg.fill ins(%cst_0 : f16) outs(%37 : tensor<8x1x64xf16>) -> tensor<8x1x64xf16>
    %39 = linalg.batch_matmul indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>] ins(%1, %collapsed_3 : tensor<8x1x32xf16>, tensor<8x64x32xf16>) outs(%38 : tensor<8x1x64xf16>) -> tensor<8x1x64xf16>
    %40 = tensor.empty() : tensor<8x1x64xf32>
    %collapsed_7 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<8x1x64xf16> into tensor<8x64xf16>
    %41 = tensor.empty() : tensor<8x64xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7 : tensor<8x64xf16>) outs(%41 : tensor<8x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %62 = arith.extf %in : f16 to f32
      linalg.yield %62 : f32
    } -> tensor<8x64xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<8x64xf32>) outs(%41 : tensor<8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.mulf %in, %cst_1 : f32
      linalg.yield %62 : f32
    } -> tensor<8x64xf32>
    %44 = tensor.empty() : tensor<64xi32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%44 : tensor<64xi32>) {
    ^bb0(%out: i32):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i32
      linalg.yield %63 : i32
    } -> tensor<64xi32>
    %46 = tensor.empty() : tensor<i32>
    %47 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%13 : tensor<i32>) outs(%46 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %62 = arith.addi %in, %c1_i32 : i32
      linalg.yield %62 : i32
    } -> tensor<i32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%47 : tensor<i32>) outs(%44 : tensor<64xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<64xi32>
    %49 = tensor.empty() : tensor<64xi1>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%45, %48 : tensor<64xi32>, tensor<64xi32>) outs(%49 : tensor<64xi1>) {
    ^bb0(%in: i32, %in_11: i32, %out: i1):
      %62 = arith.cmpi slt, %in, %in_11 : i32
      linalg.yield %62 : i1
    } -> tensor<64xi1>
    %51 = tensor.empty() : tensor<8x64xi1>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<64xi1>) outs(%51 : tensor<8x64xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<8x64xi1>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52, %43 : tensor<8x64xi1>, tensor<8x64xf32>) outs(%41 : tensor<8x64xf32>) {
    ^bb0(%in: i1, %in_11: f32, %out: f32):
      %62 = arith.select %in, %in_11, %cst_2 : f32
      linalg.yield %62 : f32
    } -> tensor<8x64xf32>
    %expanded_8 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [8, 1, 64] : tensor<8x64xf32> into tensor<8x1x64xf32>
    %54 = linalg.softmax dimension(2) ins(%expanded_8 : tensor<8x1x64xf32>) outs(%40 : tensor<8x1x64xf32>) -> tensor<8x1x64xf32>
    %collapsed_9 = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<8x1x64xf32> into tensor<8x64xf32>
    %55 = tensor.empty() : tensor<8x64xf16>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<8x64xf32>) outs(%55 : tensor<8x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %62 = arith.truncf %in : f32 to f16
      linalg.yield %62 : f16
    } -> tensor<8x64xf16>
    %expanded_10 = tensor.expand_shape %56 [[0, 1], [2]] output_shape [8, 1, 64] : tensor<8x64xf16> into tensor<8x1x64xf16>
    %57 = tensor.empty() : tensor<8x1x32xf16>
    %58 = linalg.fill ins(%cst_0 : f16) outs(%57 : tensor<8x1x32xf16>) -> tensor<8x1x32xf16>
    %59 = linalg.batch_matmul ins(%expanded_10, %36 : tensor<8x1x64xf16>, tensor<8x64x32xf16>) outs(%58 : tensor<8x1x32xf16>) -> tensor<8x1x32xf16>
    %60 = iree_tensor_ext.compute_barrier.end %59 : tensor<8x1x32xf16> -> tensor<8x1x32xf16>
    %61 = hal.tensor.export %60 "output0" : tensor<8x1x32xf16> -> !hal.buffer_view
    util.return %61 : !hal.buffer_view
  }
}