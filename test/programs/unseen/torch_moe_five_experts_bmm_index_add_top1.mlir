module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant dense<1.000000e+00> : tensor<10xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_3 = arith.constant 4.471500e-02 : f32
    %cst_4 = arith.constant 7.977240e-01 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 1.000000e+01 : f32
    %cst_8 = arith.constant 5.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<10x29xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<5x29x11xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<5x11x29xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<29x5xf32>
    %4 = tensor.empty() : tensor<10x5xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<10x5xf32>) -> tensor<10x5xf32>
    %6 = linalg.matmul ins(%0, %3 : tensor<10x29xf32>, tensor<29x5xf32>) outs(%5 : tensor<10x5xf32>) -> tensor<10x5xf32>
    %7 = tensor.empty() : tensor<10xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<10xi64>) -> tensor<10xi64>
    %9 = tensor.empty() : tensor<10xf32>
    %10 = linalg.fill ins(%cst_2 : f32) outs(%9 : tensor<10xf32>) -> tensor<10xf32>
    %11:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<10x5xf32>) outs(%10, %8 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %46 = linalg.index 1 : index
      %47 = arith.index_cast %46 : index to i64
      %48 = arith.maximumf %in, %out : f32
      %49 = arith.cmpf ogt, %in, %out : f32
      %50 = arith.select %49, %47, %out_12 : i64
      linalg.yield %48, %50 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded = tensor.expand_shape %11#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %expanded : tensor<10x5xf32>, tensor<10x1xf32>) outs(%4 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.subf %in, %in_12 : f32
      linalg.yield %46 : f32
    } -> tensor<10x5xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<10x5xf32>) outs(%4 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.exp %in : f32
      linalg.yield %46 : f32
    } -> tensor<10x5xf32>
    %14 = tensor.empty() : tensor<10x1xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<10x1xf32>) -> tensor<10x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<10x5xf32>) outs(%15 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %out : f32
      linalg.yield %46 : f32
    } -> tensor<10x1xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %16 : tensor<10x5xf32>, tensor<10x1xf32>) outs(%4 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.divf %in, %in_12 : f32
      linalg.yield %46 : f32
    } -> tensor<10x5xf32>
    %18:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<10x5xf32>) outs(%10, %8 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %46 = linalg.index 1 : index
      %47 = arith.index_cast %46 : index to i64
      %48 = arith.maximumf %in, %out : f32
      %49 = arith.cmpf ogt, %in, %out : f32
      %50 = arith.select %49, %47, %out_12 : i64
      linalg.yield %48, %50 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded_9 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [10, 1, 29] : tensor<10x29xf32> into tensor<10x1x29xf32>
    %19 = tensor.empty() : tensor<10x29x11xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18#1 : tensor<10xi64>) outs(%19 : tensor<10x29x11xf32>) {
    ^bb0(%in: i64, %out: f32):
      %46 = arith.cmpi slt, %in, %c0_i64 : i64
      %47 = arith.addi %in, %c5_i64 : i64
      %48 = arith.select %46, %47, %in : i64
      %49 = arith.index_cast %48 : i64 to index
      %50 = linalg.index 1 : index
      %51 = linalg.index 2 : index
      %extracted = tensor.extract %1[%49, %50, %51] : tensor<5x29x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x29x11xf32>
    %21 = tensor.empty() : tensor<10x1x11xf32>
    %22 = linalg.fill ins(%cst_1 : f32) outs(%21 : tensor<10x1x11xf32>) -> tensor<10x1x11xf32>
    %23 = linalg.batch_matmul ins(%expanded_9, %20 : tensor<10x1x29xf32>, tensor<10x29x11xf32>) outs(%22 : tensor<10x1x11xf32>) -> tensor<10x1x11xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<10x1x11xf32>) outs(%21 : tensor<10x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.fpowi %in, %c3_i64 : f32, i64
      %47 = arith.mulf %46, %cst_3 : f32
      %48 = arith.addf %in, %47 : f32
      %49 = arith.mulf %48, %cst_4 : f32
      %50 = math.tanh %49 : f32
      %51 = arith.addf %50, %cst_5 : f32
      %52 = arith.mulf %51, %cst_6 : f32
      %53 = arith.mulf %in, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<10x1x11xf32>
    %25 = tensor.empty() : tensor<10x11x29xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18#1 : tensor<10xi64>) outs(%25 : tensor<10x11x29xf32>) {
    ^bb0(%in: i64, %out: f32):
      %46 = arith.cmpi slt, %in, %c0_i64 : i64
      %47 = arith.addi %in, %c5_i64 : i64
      %48 = arith.select %46, %47, %in : i64
      %49 = arith.index_cast %48 : i64 to index
      %50 = linalg.index 1 : index
      %51 = linalg.index 2 : index
      %extracted = tensor.extract %2[%49, %50, %51] : tensor<5x11x29xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x11x29xf32>
    %27 = tensor.empty() : tensor<10x1x29xf32>
    %28 = linalg.fill ins(%cst_1 : f32) outs(%27 : tensor<10x1x29xf32>) -> tensor<10x1x29xf32>
    %29 = linalg.batch_matmul ins(%24, %26 : tensor<10x1x11xf32>, tensor<10x11x29xf32>) outs(%28 : tensor<10x1x29xf32>) -> tensor<10x1x29xf32>
    %collapsed = tensor.collapse_shape %29 [[0, 1], [2]] : tensor<10x1x29xf32> into tensor<10x29xf32>
    %expanded_10 = tensor.expand_shape %18#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %30 = tensor.empty() : tensor<10x29xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %expanded_10 : tensor<10x29xf32>, tensor<10x1xf32>) outs(%30 : tensor<10x29xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      linalg.yield %46 : f32
    } -> tensor<10x29xf32>
    %expanded_11 = tensor.expand_shape %18#1 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %32 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst, %expanded_11 : tensor<10xf32>, tensor<10x1xi64>) outs(%cst_0 : tensor<5xf32>) {
    ^bb0(%arg6: f32, %arg7: f32):
      %46 = arith.addf %arg7, %arg6 : f32
      iree_linalg_ext.yield %46 : f32
    } -> tensor<5xf32>
    %33 = tensor.empty() : tensor<5xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%32 : tensor<5xf32>) outs(%33 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.divf %in, %cst_7 : f32
      linalg.yield %46 : f32
    } -> tensor<5xf32>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%33 : tensor<5xf32>) -> tensor<5xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%17 : tensor<10x5xf32>) outs(%35 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %out : f32
      linalg.yield %46 : f32
    } -> tensor<5xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%36 : tensor<5xf32>) outs(%33 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.divf %in, %cst_7 : f32
      linalg.yield %46 : f32
    } -> tensor<5xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%34, %37 : tensor<5xf32>, tensor<5xf32>) outs(%33 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %46 = arith.mulf %in, %in_12 : f32
      linalg.yield %46 : f32
    } -> tensor<5xf32>
    %39 = tensor.empty() : tensor<f32>
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<f32>) -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%38 : tensor<5xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.addf %in, %out : f32
      linalg.yield %46 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%41 : tensor<f32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.mulf %in, %cst_8 : f32
      linalg.yield %46 : f32
    } -> tensor<f32>
    %43:2 = hal.tensor.barrier join(%31, %42 : tensor<10x29xf32>, tensor<f32>) => %arg5 : !hal.fence
    %44 = hal.tensor.export %43#0 : tensor<10x29xf32> -> !hal.buffer_view
    %45 = hal.tensor.export %43#1 : tensor<f32> -> !hal.buffer_view
    util.return %44, %45 : !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:2 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1 : !hal.buffer_view, !hal.buffer_view
  }
}