module {
  util.func public @g$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %c0_i64 = arith.constant 0 : i64
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c8 = arith.constant 8 : index
    %c8_i64 = arith.constant 8 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<2x8x16xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<2x8x16xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<3x2xi64>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<3x8xf32>
    %4 = tensor.empty() : tensor<2x16x8xf32>
    %transposed = linalg.transpose ins(%1 : tensor<2x8x16xf32>) outs(%4 : tensor<2x16x8xf32>) permutation = [0, 2, 1] 
    %5 = tensor.empty() : tensor<2x8x8xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %7 = linalg.batch_matmul ins(%0, %transposed : tensor<2x8x16xf32>, tensor<2x16x8xf32>) outs(%6 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x8x8xf32>) outs(%5 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = linalg.index 1 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = linalg.index 2 : index
      %57 = arith.index_cast %56 : index to i64
      %58 = arith.cmpi sle, %57, %55 : i64
      %59 = arith.select %58, %in, %cst_0 : f32
      linalg.yield %59 : f32
    } -> tensor<2x8x8xf32>
    %9 = tensor.empty() : tensor<2x8xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %11:2 = iree_linalg_ext.scan {operandSegmentSizes = array<i32: 1, 2>} dimension(2) inclusive(true) ins(%8 : tensor<2x8x8xf32>) outs(%6, %10 : tensor<2x8x8xf32>, tensor<2x8xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      %54 = arith.addf %arg6, %arg7 : f32
      iree_linalg_ext.yield %54 : f32
    } -> tensor<2x8x8xf32>, tensor<2x8xf32>
    %12 = tensor.empty() : tensor<2x8xi32>
    %13 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %14 = linalg.fill ins(%c0_i32 : i32) outs(%12 : tensor<2x8xi32>) -> tensor<2x8xi32>
    %15:2 = iree_linalg_ext.arg_compare dimension(2) ins(%7 : tensor<2x8x8xf32>) outs(%13, %14 : tensor<2x8xf32>, tensor<2x8xi32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      %54 = arith.cmpf ogt, %arg6, %arg7 : f32
      iree_linalg_ext.yield %54 : i1
    } -> tensor<2x8xf32>, tensor<2x8xi32>
    %16 = tensor.empty() : tensor<8xi64>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%16 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i64
      linalg.yield %55 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %15#1 [[0], [1, 2]] output_shape [2, 8, 1] : tensor<2x8xi32> into tensor<2x8x1xi32>
    %18 = tensor.empty() : tensor<2x8x1xi64>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x1xi32>) outs(%18 : tensor<2x8x1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %54 = arith.extsi %in : i32 to i64
      linalg.yield %54 : i64
    } -> tensor<2x8x1xi64>
    %20 = tensor.empty() : tensor<2x8x8xi1>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %17 : tensor<2x8x1xi64>, tensor<8xi64>) outs(%20 : tensor<2x8x8xi1>) {
    ^bb0(%in: i64, %in_6: i64, %out: i1):
      %54 = arith.cmpi eq, %in, %in_6 : i64
      linalg.yield %54 : i1
    } -> tensor<2x8x8xi1>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x8x8xi1>) outs(%5 : tensor<2x8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %54 = arith.uitofp %in : i1 to f32
      linalg.yield %54 : f32
    } -> tensor<2x8x8xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [3, 1] [1, 1] : tensor<3x2xi64> to tensor<3x1xi64>
    %23 = tensor.empty() : tensor<3x1xi1>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3x1xi64>) outs(%23 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %54 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %54 : i1
    } -> tensor<3x1xi1>
    %25 = tensor.empty() : tensor<3x1xi64>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3x1xi64>) outs(%25 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %54 = arith.addi %in, %c2_i64 : i64
      linalg.yield %54 : i64
    } -> tensor<3x1xi64>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %26, %extracted_slice : tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) outs(%25 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_6: i64, %in_7: i64, %out: i64):
      %54 = arith.select %in, %in_6, %in_7 : i64
      linalg.yield %54 : i64
    } -> tensor<3x1xi64>
    %extracted_slice_2 = tensor.extract_slice %2[0, 1] [3, 1] [1, 1] : tensor<3x2xi64> to tensor<3x1xi64>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<3x1xi64>) outs(%23 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %54 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %54 : i1
    } -> tensor<3x1xi1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<3x1xi64>) outs(%25 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %54 = arith.addi %in, %c8_i64 : i64
      linalg.yield %54 : i64
    } -> tensor<3x1xi64>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28, %29, %extracted_slice_2 : tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) outs(%25 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_6: i64, %in_7: i64, %out: i64):
      %54 = arith.select %in, %in_6, %in_7 : i64
      linalg.yield %54 : i64
    } -> tensor<3x1xi64>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30, %27 : tensor<3x1xi64>, tensor<3x1xi64>) outs(%25 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %in_6: i64, %out: i64):
      %54 = arith.muli %in_6, %c8_i64 : i64
      %55 = arith.addi %in, %54 : i64
      linalg.yield %55 : i64
    } -> tensor<3x1xi64>
    %32 = tensor.empty() : tensor<3x8xi64>
    %collapsed = tensor.collapse_shape %31 [[0, 1]] : tensor<3x1xi64> into tensor<3xi64>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<3xi64>) outs(%32 : tensor<3x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x8xi64>
    %collapsed_3 = tensor.collapse_shape %22 [[0, 1], [2]] : tensor<2x8x8xf32> into tensor<16x8xf32>
    %34 = tensor.empty() : tensor<24x1xi64>
    %35 = linalg.fill ins(%c0_i64 : i64) outs(%34 : tensor<24x1xi64>) -> tensor<24x1xi64>
    %36 = tensor.empty() : tensor<24xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<24xf32>) -> tensor<24xf32>
    %38:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%35, %35, %37 : tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>) {
    ^bb0(%out: i64, %out_6: i64, %out_7: f32):
      %54 = linalg.index 0 : index
      %55 = arith.remsi %54, %c8 : index
      %56 = arith.divsi %54, %c8 : index
      %57 = arith.remsi %56, %c3 : index
      %extracted = tensor.extract %33[%57, %55] : tensor<3x8xi64>
      %extracted_8 = tensor.extract %3[%57, %55] : tensor<3x8xf32>
      %58 = arith.index_cast %55 : index to i64
      linalg.yield %extracted, %58, %extracted_8 : i64, i64, f32
    } -> (tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>)
    %39 = tensor.empty() : tensor<24x2xi64>
    %40 = linalg.fill ins(%c0_i64 : i64) outs(%39 : tensor<24x2xi64>) -> tensor<24x2xi64>
    %inserted_slice = tensor.insert_slice %38#0 into %40[0, 0] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x2xi64>
    %inserted_slice_4 = tensor.insert_slice %38#1 into %inserted_slice[0, 1] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x2xi64>
    %41 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%38#2, %inserted_slice_4 : tensor<24xf32>, tensor<24x2xi64>) outs(%collapsed_3 : tensor<16x8xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      %54 = arith.addf %arg6, %arg7 : f32
      iree_linalg_ext.yield %54 : f32
    } -> tensor<16x8xf32>
    %expanded_5 = tensor.expand_shape %41 [[0, 1], [2]] output_shape [2, 8, 8] : tensor<16x8xf32> into tensor<2x8x8xf32>
    %42 = tensor.empty() : tensor<2x8x8xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x8x8xf32>) outs(%42 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<2x8x8xf32>) outs(%42 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x8x8xf32>
    %45 = tensor.empty() : tensor<2x8xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<2x8x8xf32>) outs(%46 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<2x8xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<2x8xf32>) outs(%45 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.log %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x8xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<2x8xf32>) outs(%9 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8xf32>
    %50:3 = hal.tensor.barrier join(%11#0, %expanded_5, %49 : tensor<2x8x8xf32>, tensor<2x8x8xf32>, tensor<2x8xf32>) => %arg5 : !hal.fence
    %51 = hal.tensor.export %50#0 : tensor<2x8x8xf32> -> !hal.buffer_view
    %52 = hal.tensor.export %50#1 : tensor<2x8x8xf32> -> !hal.buffer_view
    %53 = hal.tensor.export %50#2 : tensor<2x8xf32> -> !hal.buffer_view
    util.return %51, %52, %53 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @g(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @g$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}