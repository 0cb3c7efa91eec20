module {
  util.func public @g$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<f32>
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<?x40xf32>{%0}
    %dim = tensor.dim %1, %c0 : tensor<?x40xf32>
    %2 = tensor.empty(%dim) : tensor<?x40xi64>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<?x40xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 1 : index
      %25 = arith.index_cast %24 : index to i64
      linalg.yield %25 : i64
    } -> tensor<?x40xi64>
    %4:2 = iree_linalg_ext.sort dimension(1) outs(%1, %3 : tensor<?x40xf32>, tensor<?x40xi64>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: i64, %arg7: i64):
      %24 = arith.cmpf oge, %arg4, %arg5 : f32
      iree_linalg_ext.yield %24 : i1
    } -> tensor<?x40xf32>, tensor<?x40xi64>
    %dim_2 = tensor.dim %4#0, %c0 : tensor<?x40xf32>
    %extracted_slice = tensor.extract_slice %4#0[0, 0] [%dim_2, 5] [1, 1] : tensor<?x40xf32> to tensor<?x5xf32>
    %dim_3 = tensor.dim %4#1, %c0 : tensor<?x40xi64>
    %extracted_slice_4 = tensor.extract_slice %4#1[0, 0] [%dim_3, 5] [1, 1] : tensor<?x40xi64> to tensor<?x5xi64>
    %extracted_slice_5 = tensor.extract_slice %extracted_slice[0, 4] [%dim_2, 1] [1, 1] : tensor<?x5xf32> to tensor<?x1xf32>
    %5 = tensor.empty(%dim) : tensor<?x40xi1>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %extracted_slice_5 : tensor<?x40xf32>, tensor<?x1xf32>) outs(%5 : tensor<?x40xi1>) {
    ^bb0(%in: f32, %in_9: f32, %out: i1):
      %24 = arith.cmpf olt, %in, %in_9 : f32
      linalg.yield %24 : i1
    } -> tensor<?x40xi1>
    %7 = tensor.empty(%dim) : tensor<?x40xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %cst_1, %1 : tensor<?x40xi1>, tensor<f32>, tensor<?x40xf32>) outs(%7 : tensor<?x40xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %24 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %24 : f32
    } -> tensor<?x40xf32>
    %9 = tensor.empty(%dim) : tensor<?xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<?xi64>) -> tensor<?xi64>
    %11 = tensor.empty(%dim) : tensor<?xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<?xf32>) -> tensor<?xf32>
    %13:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<?x40xf32>) outs(%12, %10 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %24 = linalg.index 1 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.maximumf %in, %out : f32
      %27 = arith.cmpf ogt, %in, %out : f32
      %28 = arith.select %27, %25, %out_9 : i64
      linalg.yield %26, %28 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %13#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %expanded : tensor<?x40xf32>, tensor<?x1xf32>) outs(%7 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %24 = arith.subf %in, %in_9 : f32
      linalg.yield %24 : f32
    } -> tensor<?x40xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x40xf32>) outs(%7 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<?x40xf32>
    %16 = tensor.empty(%dim) : tensor<?x1xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<?x40xf32>) outs(%17 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<?x1xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %18 : tensor<?x40xf32>, tensor<?x1xf32>) outs(%7 : tensor<?x40xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %24 = arith.divf %in, %in_9 : f32
      linalg.yield %24 : f32
    } -> tensor<?x40xf32>
    %20:3 = hal.tensor.barrier join(%extracted_slice, %extracted_slice_4, %19 : tensor<?x5xf32>, tensor<?x5xi64>, tensor<?x40xf32>) => %arg3 : !hal.fence
    %dim_6 = tensor.dim %20#0, %c0 : tensor<?x5xf32>
    %21 = hal.tensor.export %20#0 : tensor<?x5xf32>{%dim_6} -> !hal.buffer_view
    %dim_7 = tensor.dim %20#1, %c0 : tensor<?x5xi64>
    %22 = hal.tensor.export %20#1 : tensor<?x5xi64>{%dim_7} -> !hal.buffer_view
    %dim_8 = tensor.dim %20#2, %c0 : tensor<?x40xf32>
    %23 = hal.tensor.export %20#2 : tensor<?x40xf32>{%dim_8} -> !hal.buffer_view
    util.return %21, %22, %23 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @g(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @g$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}