// Cross attention of two lengths at IREE's input level.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<?x?x16xf32>{%0, %1}
    %3 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %4 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[1] : index
    %5 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<?x?x16xf32>{%3, %4}
    %6 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<16x16xf32>
    %7 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<16x32xf32>
    %dim = tensor.dim %2, %c0 : tensor<?x?x16xf32>
    %dim_2 = tensor.dim %2, %c1 : tensor<?x?x16xf32>
    %8 = tensor.empty(%dim) : tensor<?x16x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<16x16xf32>) outs(%8 : tensor<?x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x16xf32>
    %10 = tensor.empty(%dim, %dim_2) : tensor<?x?x16xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %12 = linalg.batch_matmul ins(%2, %9 : tensor<?x?x16xf32>, tensor<?x16x16xf32>) outs(%11 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %dim_3 = tensor.dim %5, %c0 : tensor<?x?x16xf32>
    %dim_4 = tensor.dim %5, %c1 : tensor<?x?x16xf32>
    %13 = tensor.empty(%dim_3) : tensor<?x16x32xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<16x32xf32>) outs(%13 : tensor<?x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x32xf32>
    %15 = tensor.empty(%dim_3, %dim_4) : tensor<?x?x32xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %17 = linalg.batch_matmul ins(%5, %14 : tensor<?x?x16xf32>, tensor<?x16x32xf32>) outs(%16 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %extracted_slice = tensor.extract_slice %17[0, 0, 0] [%dim_3, %dim_4, 16] [1, 1, 1] : tensor<?x?x32xf32> to tensor<?x?x16xf32>
    %extracted_slice_5 = tensor.extract_slice %17[0, 0, 16] [%dim_3, %dim_4, 16] [1, 1, 1] : tensor<?x?x32xf32> to tensor<?x?x16xf32>
    %18 = tensor.empty(%dim_3, %dim_4) : tensor<?x16x?xf32>
    %transposed = linalg.transpose ins(%extracted_slice : tensor<?x?x16xf32>) outs(%18 : tensor<?x16x?xf32>) permutation = [0, 2, 1] 
    %19 = arith.maxui %dim, %dim_3 : index
    %20 = tensor.empty(%19, %dim_2, %dim_4) : tensor<?x?x?xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %22 = linalg.batch_matmul ins(%12, %transposed : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%21 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<?x?x?xf32>) outs(%20 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.mulf %in, %cst_1 : f32
      linalg.yield %42 : f32
    } -> tensor<?x?x?xf32>
    %24 = tensor.empty(%19, %dim_2) : tensor<?x?xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %26 = tensor.empty(%19, %dim_2) : tensor<?x?xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %28:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<?x?x?xf32>) outs(%27, %25 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %42 = linalg.index 2 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_8 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %28#0 [[0], [1, 2]] output_shape [%19, %dim_2, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %expanded : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%20 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %42 = arith.subf %in, %in_8 : f32
      linalg.yield %42 : f32
    } -> tensor<?x?x?xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x?x?xf32>) outs(%20 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<?x?x?xf32>
    %31 = tensor.empty(%19, %dim_2) : tensor<?x?x1xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<?x?x?xf32>) outs(%32 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %in, %out : f32
      linalg.yield %42 : f32
    } -> tensor<?x?x1xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%20 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %42 = arith.divf %in, %in_8 : f32
      linalg.yield %42 : f32
    } -> tensor<?x?x?xf32>
    %35 = arith.maxui %19, %dim_3 : index
    %36 = tensor.empty(%35, %dim_2) : tensor<?x?x16xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %38 = linalg.batch_matmul ins(%34, %extracted_slice_5 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%37 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %38 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%10 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %42 = arith.addf %in, %in_8 : f32
      linalg.yield %42 : f32
    } -> tensor<?x?x16xf32>
    %40 = hal.tensor.barrier join(%39 : tensor<?x?x16xf32>) => %arg5 : !hal.fence
    %dim_6 = tensor.dim %40, %c0 : tensor<?x?x16xf32>
    %dim_7 = tensor.dim %40, %c1 : tensor<?x?x16xf32>
    %41 = hal.tensor.export %40 : tensor<?x?x16xf32>{%dim_6, %dim_7} -> !hal.buffer_view
    util.return %41 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}