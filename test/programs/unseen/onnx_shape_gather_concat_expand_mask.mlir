// Shapes taken apart, concatenated, expanded to a mask, Trilu, all open.
module {
  util.func public @shape_gather_concat_expand_mask$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c2 = arith.constant 2 : index
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<?x?x16xf32>{%0, %1}
    %3 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<16x16xf32>
    %dim = tensor.dim %2, %c0 : tensor<?x?x16xf32>
    %dim_1 = tensor.dim %2, %c1 : tensor<?x?x16xf32>
    %4 = tensor.empty(%dim) : tensor<?x16x16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<16x16xf32>) outs(%4 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %6 = tensor.empty(%dim, %dim_1) : tensor<?x?x16xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %8 = linalg.batch_matmul ins(%2, %5 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%7 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %9 = tensor.empty(%dim, %dim_1) : tensor<?x16x?xf32>
    %transposed = linalg.transpose ins(%2 : tensor<?x?x16xf32>) outs(%9 : tensor<?x16x?xf32>) permutation = [0, 2, 1] 
    %10 = tensor.empty(%dim, %dim_1, %dim_1) : tensor<?x?x?xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %12 = linalg.batch_matmul ins(%8, %transposed : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%11 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %13 = arith.index_cast %dim_1 : index to i64
    %14 = arith.cmpi slt, %13, %c0_i64 : i64
    %15 = arith.select %14, %c1, %dim_1 : index
    %16 = tensor.empty(%dim_1, %15) : tensor<?x?xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%16 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<?x?xf32>) outs(%16 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      %25 = linalg.index 1 : index
      %26 = arith.index_cast %25 : index to i64
      %27 = arith.cmpi sle, %26, %24 : i64
      %28 = arith.select %27, %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<?x?xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %18 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%10 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %23 = arith.mulf %in, %in_5 : f32
      linalg.yield %23 : f32
    } -> tensor<?x?x?xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<?x?x?xf32>) outs(%10 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.cmpf ugt, %in, %cst : f32
      %24 = arith.select %23, %in, %cst : f32
      linalg.yield %24 : f32
    } -> tensor<?x?x?xf32>
    %21 = hal.tensor.barrier join(%20 : tensor<?x?x?xf32>) => %arg3 : !hal.fence
    %dim_2 = tensor.dim %21, %c0 : tensor<?x?x?xf32>
    %dim_3 = tensor.dim %21, %c1 : tensor<?x?x?xf32>
    %dim_4 = tensor.dim %21, %c2 : tensor<?x?x?xf32>
    %22 = hal.tensor.export %21 : tensor<?x?x?xf32>{%dim_2, %dim_3, %dim_4} -> !hal.buffer_view
    util.return %22 : !hal.buffer_view
  }
  util.func public @shape_gather_concat_expand_mask(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @shape_gather_concat_expand_mask$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}