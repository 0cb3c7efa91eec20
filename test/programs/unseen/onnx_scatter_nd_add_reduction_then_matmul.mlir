module {
  util.func public @scatter_nd_add_reduction_then_matmul$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c6_i64 = arith.constant 6 : i64
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<6x5xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<3x1xi64>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<3x5xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<5x4xf32>
    %4 = tensor.empty() : tensor<3x1xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<3x1xi64>) outs(%4 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %24 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %24 : i1
    } -> tensor<3x1xi1>
    %6 = tensor.empty() : tensor<3x1xi64>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<3x1xi64>) outs(%6 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %24 = arith.addi %in, %c6_i64 : i64
      linalg.yield %24 : i64
    } -> tensor<3x1xi64>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %7, %1 : tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) outs(%6 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_1: i64, %in_2: i64, %out: i64):
      %24 = arith.select %in, %in_1, %in_2 : i64
      linalg.yield %24 : i64
    } -> tensor<3x1xi64>
    %9 = tensor.empty() : tensor<3x5xi64>
    %collapsed = tensor.collapse_shape %8 [[0, 1]] : tensor<3x1xi64> into tensor<3xi64>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<3xi64>) outs(%9 : tensor<3x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x5xi64>
    %11 = tensor.empty() : tensor<15x1xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<15x1xi64>) -> tensor<15x1xi64>
    %13 = tensor.empty() : tensor<15xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<15xf32>) -> tensor<15xf32>
    %15:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%12, %12, %14 : tensor<15x1xi64>, tensor<15x1xi64>, tensor<15xf32>) {
    ^bb0(%out: i64, %out_1: i64, %out_2: f32):
      %24 = linalg.index 0 : index
      %25 = arith.remsi %24, %c5 : index
      %26 = arith.divsi %24, %c5 : index
      %27 = arith.remsi %26, %c3 : index
      %extracted = tensor.extract %10[%27, %25] : tensor<3x5xi64>
      %extracted_3 = tensor.extract %2[%27, %25] : tensor<3x5xf32>
      %28 = arith.index_cast %25 : index to i64
      linalg.yield %extracted, %28, %extracted_3 : i64, i64, f32
    } -> (tensor<15x1xi64>, tensor<15x1xi64>, tensor<15xf32>)
    %16 = tensor.empty() : tensor<15x2xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<15x2xi64>) -> tensor<15x2xi64>
    %inserted_slice = tensor.insert_slice %15#0 into %17[0, 0] [15, 1] [1, 1] : tensor<15x1xi64> into tensor<15x2xi64>
    %inserted_slice_0 = tensor.insert_slice %15#1 into %inserted_slice[0, 1] [15, 1] [1, 1] : tensor<15x1xi64> into tensor<15x2xi64>
    %18 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%15#2, %inserted_slice_0 : tensor<15xf32>, tensor<15x2xi64>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      %24 = arith.addf %arg6, %arg7 : f32
      iree_linalg_ext.yield %24 : f32
    } -> tensor<6x5xf32>
    %19 = tensor.empty() : tensor<6x4xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %21 = linalg.matmul ins(%18, %3 : tensor<6x5xf32>, tensor<5x4xf32>) outs(%20 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %22 = hal.tensor.barrier join(%21 : tensor<6x4xf32>) => %arg5 : !hal.fence
    %23 = hal.tensor.export %22 : tensor<6x4xf32> -> !hal.buffer_view
    util.return %23 : !hal.buffer_view
  }
  util.func public @scatter_nd_add_reduction_then_matmul(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @scatter_nd_add_reduction_then_matmul$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}