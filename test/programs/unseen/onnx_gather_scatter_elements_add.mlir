// Updates added at elements, then a Gemm.
module {
  util.func public @gather_scatter_elements_add$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c6_i64 = arith.constant 6 : i64
    %cst_0 = arith.constant dense<5> : tensor<i64>
    %cst_1 = arith.constant dense<0> : tensor<i64>
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<6x8xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<3x8xi64>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<3x8xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<10x8xf32>
    %4 = tensor.empty() : tensor<3x8xi64>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_1 : tensor<3x8xi64>, tensor<i64>) outs(%4 : tensor<3x8xi64>) {
    ^bb0(%in: i64, %in_3: i64, %out: i64):
      %25 = arith.maxsi %in, %in_3 : i64
      linalg.yield %25 : i64
    } -> tensor<3x8xi64>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_0 : tensor<3x8xi64>, tensor<i64>) outs(%4 : tensor<3x8xi64>) {
    ^bb0(%in: i64, %in_3: i64, %out: i64):
      %25 = arith.minsi %in, %in_3 : i64
      linalg.yield %25 : i64
    } -> tensor<3x8xi64>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<3x8xi64>) outs(%4 : tensor<3x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %25 = arith.addi %in, %c6_i64 : i64
      linalg.yield %25 : i64
    } -> tensor<3x8xi64>
    %8 = tensor.empty() : tensor<3x8xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<3x8xi64>) outs(%8 : tensor<3x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %25 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %25 : i1
    } -> tensor<3x8xi1>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %7, %6 : tensor<3x8xi1>, tensor<3x8xi64>, tensor<3x8xi64>) outs(%4 : tensor<3x8xi64>) {
    ^bb0(%in: i1, %in_3: i64, %in_4: i64, %out: i64):
      %25 = arith.select %in, %in_3, %in_4 : i64
      linalg.yield %25 : i64
    } -> tensor<3x8xi64>
    %11 = tensor.empty() : tensor<24x1xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<24x1xi64>) -> tensor<24x1xi64>
    %13 = tensor.empty() : tensor<24xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<24xf32>) -> tensor<24xf32>
    %15:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%12, %12, %14 : tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>) {
    ^bb0(%out: i64, %out_3: i64, %out_4: f32):
      %25 = linalg.index 0 : index
      %26 = arith.remsi %25, %c8 : index
      %27 = arith.divsi %25, %c8 : index
      %28 = arith.remsi %27, %c3 : index
      %extracted = tensor.extract %10[%28, %26] : tensor<3x8xi64>
      %extracted_5 = tensor.extract %2[%28, %26] : tensor<3x8xf32>
      %29 = arith.index_cast %26 : index to i64
      linalg.yield %extracted, %29, %extracted_5 : i64, i64, f32
    } -> (tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>)
    %16 = tensor.empty() : tensor<24x2xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<24x2xi64>) -> tensor<24x2xi64>
    %inserted_slice = tensor.insert_slice %15#0 into %17[0, 0] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x2xi64>
    %inserted_slice_2 = tensor.insert_slice %15#1 into %inserted_slice[0, 1] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x2xi64>
    %18 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%15#2, %inserted_slice_2 : tensor<24xf32>, tensor<24x2xi64>) outs(%0 : tensor<6x8xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      %25 = arith.addf %arg6, %arg7 : f32
      iree_linalg_ext.yield %25 : f32
    } -> tensor<6x8xf32>
    %19 = tensor.empty() : tensor<8x10xf32>
    %transposed = linalg.transpose ins(%3 : tensor<10x8xf32>) outs(%19 : tensor<8x10xf32>) permutation = [1, 0] 
    %20 = tensor.empty() : tensor<6x10xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %22 = linalg.matmul ins(%18, %transposed : tensor<6x8xf32>, tensor<8x10xf32>) outs(%21 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %23 = hal.tensor.barrier join(%22 : tensor<6x10xf32>) => %arg5 : !hal.fence
    %24 = hal.tensor.export %23 : tensor<6x10xf32> -> !hal.buffer_view
    util.return %24 : !hal.buffer_view
  }
  util.func public @gather_scatter_elements_add(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @gather_scatter_elements_add$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}