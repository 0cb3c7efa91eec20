module {
  util.func public @g$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view, %arg6: !hal.fence, %arg7: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c32_i64 = arith.constant 32 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]> : tensor<32xi64>
    %cst_2 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %0 = hal.tensor.import wait(%arg6) => %arg0 : !hal.buffer_view -> tensor<2x4x1x16xf32>
    %1 = hal.tensor.import wait(%arg6) => %arg1 : !hal.buffer_view -> tensor<2x4x1x16xf32>
    %2 = hal.tensor.import wait(%arg6) => %arg2 : !hal.buffer_view -> tensor<2x4x1x16xf32>
    %3 = hal.tensor.import wait(%arg6) => %arg3 : !hal.buffer_view -> tensor<2x4x32x16xf32>
    %4 = hal.tensor.import wait(%arg6) => %arg4 : !hal.buffer_view -> tensor<2x4x32x16xf32>
    %5 = hal.tensor.import wait(%arg6) => %arg5 : !hal.buffer_view -> tensor<1xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %6 = tensor.empty() : tensor<32x2x4x16xf32>
    %transposed = linalg.transpose ins(%3 : tensor<2x4x32x16xf32>) outs(%6 : tensor<32x2x4x16xf32>) permutation = [2, 0, 1, 3] 
    %transposed_3 = linalg.transpose ins(%4 : tensor<2x4x32x16xf32>) outs(%6 : tensor<32x2x4x16xf32>) permutation = [2, 0, 1, 3] 
    %7 = tensor.empty() : tensor<1x2x4x16xf32>
    %transposed_4 = linalg.transpose ins(%1 : tensor<2x4x1x16xf32>) outs(%7 : tensor<1x2x4x16xf32>) permutation = [2, 0, 1, 3] 
    %transposed_5 = linalg.transpose ins(%2 : tensor<2x4x1x16xf32>) outs(%7 : tensor<1x2x4x16xf32>) permutation = [2, 0, 1, 3] 
    %8 = tensor.empty() : tensor<1x1xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x1xi64>) outs(%8 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %52 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %52 : i1
    } -> tensor<1x1xi1>
    %10 = tensor.empty() : tensor<1x1xi64>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x1xi64>) outs(%10 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %52 = arith.addi %in, %c32_i64 : i64
      linalg.yield %52 : i64
    } -> tensor<1x1xi64>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %11, %expanded : tensor<1x1xi1>, tensor<1x1xi64>, tensor<1x1xi64>) outs(%10 : tensor<1x1xi64>) {
    ^bb0(%in: i1, %in_23: i64, %in_24: i64, %out: i64):
      %52 = arith.select %in, %in_23, %in_24 : i64
      linalg.yield %52 : i64
    } -> tensor<1x1xi64>
    %13 = tensor.empty() : tensor<1x2x4x16xi64>
    %collapsed = tensor.collapse_shape %12 [[0, 1]] : tensor<1x1xi64> into tensor<1xi64>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<1xi64>) outs(%13 : tensor<1x2x4x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<1x2x4x16xi64>
    %15 = tensor.empty() : tensor<128x1xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<128x1xi64>) -> tensor<128x1xi64>
    %17 = tensor.empty() : tensor<128xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<128xf32>) -> tensor<128xf32>
    %19:5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%16, %16, %16, %16, %18 : tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128xf32>) {
    ^bb0(%out: i64, %out_23: i64, %out_24: i64, %out_25: i64, %out_26: f32):
      %52 = linalg.index 0 : index
      %53 = arith.remsi %52, %c16 : index
      %54 = arith.divsi %52, %c16 : index
      %55 = arith.remsi %54, %c4 : index
      %56 = arith.divsi %54, %c4 : index
      %57 = arith.remsi %56, %c2 : index
      %extracted = tensor.extract %14[%c0, %57, %55, %53] : tensor<1x2x4x16xi64>
      %extracted_27 = tensor.extract %transposed_4[%c0, %57, %55, %53] : tensor<1x2x4x16xf32>
      %58 = arith.index_cast %57 : index to i64
      %59 = arith.index_cast %55 : index to i64
      %60 = arith.index_cast %53 : index to i64
      linalg.yield %extracted, %58, %59, %60, %extracted_27 : i64, i64, i64, i64, f32
    } -> (tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128xf32>)
    %20 = tensor.empty() : tensor<128x4xi64>
    %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<128x4xi64>) -> tensor<128x4xi64>
    %inserted_slice = tensor.insert_slice %19#0 into %21[0, 0] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %inserted_slice_6 = tensor.insert_slice %19#1 into %inserted_slice[0, 1] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %inserted_slice_7 = tensor.insert_slice %19#2 into %inserted_slice_6[0, 2] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %inserted_slice_8 = tensor.insert_slice %19#3 into %inserted_slice_7[0, 3] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %22 = iree_linalg_ext.scatter dimension_map = [0, 1, 2, 3] unique_indices(false) ins(%19#4, %inserted_slice_8 : tensor<128xf32>, tensor<128x4xi64>) outs(%transposed : tensor<32x2x4x16xf32>) {
    ^bb0(%arg8: f32, %arg9: f32):
      iree_linalg_ext.yield %arg8 : f32
    } -> tensor<32x2x4x16xf32>
    %23:5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%16, %16, %16, %16, %18 : tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128xf32>) {
    ^bb0(%out: i64, %out_23: i64, %out_24: i64, %out_25: i64, %out_26: f32):
      %52 = linalg.index 0 : index
      %53 = arith.remsi %52, %c16 : index
      %54 = arith.divsi %52, %c16 : index
      %55 = arith.remsi %54, %c4 : index
      %56 = arith.divsi %54, %c4 : index
      %57 = arith.remsi %56, %c2 : index
      %extracted = tensor.extract %14[%c0, %57, %55, %53] : tensor<1x2x4x16xi64>
      %extracted_27 = tensor.extract %transposed_5[%c0, %57, %55, %53] : tensor<1x2x4x16xf32>
      %58 = arith.index_cast %57 : index to i64
      %59 = arith.index_cast %55 : index to i64
      %60 = arith.index_cast %53 : index to i64
      linalg.yield %extracted, %58, %59, %60, %extracted_27 : i64, i64, i64, i64, f32
    } -> (tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128x1xi64>, tensor<128xf32>)
    %inserted_slice_9 = tensor.insert_slice %23#0 into %21[0, 0] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %inserted_slice_10 = tensor.insert_slice %23#1 into %inserted_slice_9[0, 1] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %inserted_slice_11 = tensor.insert_slice %23#2 into %inserted_slice_10[0, 2] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %inserted_slice_12 = tensor.insert_slice %23#3 into %inserted_slice_11[0, 3] [128, 1] [1, 1] : tensor<128x1xi64> into tensor<128x4xi64>
    %24 = iree_linalg_ext.scatter dimension_map = [0, 1, 2, 3] unique_indices(false) ins(%23#4, %inserted_slice_12 : tensor<128xf32>, tensor<128x4xi64>) outs(%transposed_3 : tensor<32x2x4x16xf32>) {
    ^bb0(%arg8: f32, %arg9: f32):
      iree_linalg_ext.yield %arg8 : f32
    } -> tensor<32x2x4x16xf32>
    %25 = tensor.empty() : tensor<2x4x32x16xf32>
    %transposed_13 = linalg.transpose ins(%22 : tensor<32x2x4x16xf32>) outs(%25 : tensor<2x4x32x16xf32>) permutation = [1, 2, 0, 3] 
    %transposed_14 = linalg.transpose ins(%24 : tensor<32x2x4x16xf32>) outs(%25 : tensor<2x4x32x16xf32>) permutation = [1, 2, 0, 3] 
    %26 = tensor.empty() : tensor<2x4x16x32xf32>
    %transposed_15 = linalg.transpose ins(%22 : tensor<32x2x4x16xf32>) outs(%26 : tensor<2x4x16x32xf32>) permutation = [1, 2, 3, 0] 
    %collapsed_16 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<2x4x1x16xf32> into tensor<8x1x16xf32>
    %collapsed_17 = tensor.collapse_shape %transposed_15 [[0, 1], [2], [3]] : tensor<2x4x16x32xf32> into tensor<8x16x32xf32>
    %27 = tensor.empty() : tensor<8x1x32xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %29 = linalg.batch_matmul ins(%collapsed_16, %collapsed_17 : tensor<8x1x16xf32>, tensor<8x16x32xf32>) outs(%28 : tensor<8x1x32xf32>) -> tensor<8x1x32xf32>
    %expanded_18 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [2, 4, 1, 32] : tensor<8x1x32xf32> into tensor<2x4x1x32xf32>
    %30 = tensor.empty() : tensor<32xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_1, %5 : tensor<32xi64>, tensor<1xi64>) outs(%30 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_23: i64, %out: i1):
      %52 = arith.cmpi sle, %in, %in_23 : i64
      linalg.yield %52 : i1
    } -> tensor<32xi1>
    %32 = tensor.empty() : tensor<2x4x1x32xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %expanded_18, %cst_2 : tensor<32xi1>, tensor<2x4x1x32xf32>, tensor<f32>) outs(%32 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %52 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %52 : f32
    } -> tensor<2x4x1x32xf32>
    %34 = tensor.empty() : tensor<2x4x1xi64>
    %35 = linalg.fill ins(%c0_i64 : i64) outs(%34 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %36 = tensor.empty() : tensor<2x4x1xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %38:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x4x1x32xf32>) outs(%37, %35 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %52 = linalg.index 3 : index
      %53 = arith.index_cast %52 : index to i64
      %54 = arith.maximumf %in, %out : f32
      %55 = arith.cmpf ogt, %in, %out : f32
      %56 = arith.select %55, %53, %out_23 : i64
      linalg.yield %54, %56 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_19 = tensor.expand_shape %38#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %expanded_19 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%32 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %52 = arith.subf %in, %in_23 : f32
      linalg.yield %52 : f32
    } -> tensor<2x4x1x32xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<2x4x1x32xf32>) outs(%32 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = math.exp %in : f32
      linalg.yield %52 : f32
    } -> tensor<2x4x1x32xf32>
    %41 = tensor.empty() : tensor<2x4x1x1xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%40 : tensor<2x4x1x32xf32>) outs(%42 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %52 = arith.addf %in, %out : f32
      linalg.yield %52 : f32
    } -> tensor<2x4x1x1xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %43 : tensor<2x4x1x32xf32>, tensor<2x4x1x1xf32>) outs(%32 : tensor<2x4x1x32xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %52 = arith.divf %in, %in_23 : f32
      linalg.yield %52 : f32
    } -> tensor<2x4x1x32xf32>
    %collapsed_20 = tensor.collapse_shape %44 [[0, 1], [2], [3]] : tensor<2x4x1x32xf32> into tensor<8x1x32xf32>
    %collapsed_21 = tensor.collapse_shape %transposed_14 [[0, 1], [2], [3]] : tensor<2x4x32x16xf32> into tensor<8x32x16xf32>
    %45 = tensor.empty() : tensor<8x1x16xf32>
    %46 = linalg.fill ins(%cst : f32) outs(%45 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %47 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<8x1x32xf32>, tensor<8x32x16xf32>) outs(%46 : tensor<8x1x16xf32>) -> tensor<8x1x16xf32>
    %expanded_22 = tensor.expand_shape %47 [[0, 1], [2], [3]] output_shape [2, 4, 1, 16] : tensor<8x1x16xf32> into tensor<2x4x1x16xf32>
    %48:3 = hal.tensor.barrier join(%expanded_22, %transposed_13, %transposed_14 : tensor<2x4x1x16xf32>, tensor<2x4x32x16xf32>, tensor<2x4x32x16xf32>) => %arg7 : !hal.fence
    %49 = hal.tensor.export %48#0 : tensor<2x4x1x16xf32> -> !hal.buffer_view
    %50 = hal.tensor.export %48#1 : tensor<2x4x32x16xf32> -> !hal.buffer_view
    %51 = hal.tensor.export %48#2 : tensor<2x4x32x16xf32> -> !hal.buffer_view
    util.return %49, %50, %51 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @g(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @g$async(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}