module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.0699999928 : f32
    %cst_2 = arith.constant 9.99999996E-13 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 1.400000e+01 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<14x22xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<14x22xf32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<14xi64>
    %3 = tensor.empty() : tensor<14x1xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<14x1xf32>) -> tensor<14x1xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<14x22xf32>) outs(%4 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.absf %in : f32
      %52 = math.powf %51, %cst_3 : f32
      %53 = arith.addf %52, %out : f32
      linalg.yield %53 : f32
    } -> tensor<14x1xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<14x1xf32>) outs(%3 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.powf %in, %cst_4 : f32
      linalg.yield %51 : f32
    } -> tensor<14x1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<14x1xf32>) outs(%3 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.cmpf ult, %in, %cst_2 : f32
      %52 = arith.select %51, %cst_2, %in : f32
      linalg.yield %52 : f32
    } -> tensor<14x1xf32>
    %8 = tensor.empty() : tensor<14x22xf32>
    %collapsed = tensor.collapse_shape %7 [[0, 1]] : tensor<14x1xf32> into tensor<14xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14xf32>) outs(%8 : tensor<14x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x22xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %9 : tensor<14x22xf32>, tensor<14x22xf32>) outs(%8 : tensor<14x22xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %51 = arith.divf %in, %in_8 : f32
      linalg.yield %51 : f32
    } -> tensor<14x22xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<14x22xf32>) outs(%4 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.absf %in : f32
      %52 = math.powf %51, %cst_3 : f32
      %53 = arith.addf %52, %out : f32
      linalg.yield %53 : f32
    } -> tensor<14x1xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<14x1xf32>) outs(%3 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.powf %in, %cst_4 : f32
      linalg.yield %51 : f32
    } -> tensor<14x1xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<14x1xf32>) outs(%3 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.cmpf ult, %in, %cst_2 : f32
      %52 = arith.select %51, %cst_2, %in : f32
      linalg.yield %52 : f32
    } -> tensor<14x1xf32>
    %collapsed_6 = tensor.collapse_shape %13 [[0, 1]] : tensor<14x1xf32> into tensor<14xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<14xf32>) outs(%8 : tensor<14x22xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x22xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %14 : tensor<14x22xf32>, tensor<14x22xf32>) outs(%8 : tensor<14x22xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %51 = arith.divf %in, %in_8 : f32
      linalg.yield %51 : f32
    } -> tensor<14x22xf32>
    %16 = tensor.empty() : tensor<22x14xf32>
    %transposed = linalg.transpose ins(%15 : tensor<14x22xf32>) outs(%16 : tensor<22x14xf32>) permutation = [1, 0] 
    %17 = tensor.empty() : tensor<14x14xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<14x14xf32>) -> tensor<14x14xf32>
    %19 = linalg.matmul ins(%10, %transposed : tensor<14x22xf32>, tensor<22x14xf32>) outs(%18 : tensor<14x14xf32>) -> tensor<14x14xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<14x14xf32>) outs(%17 : tensor<14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst_1 : f32
      linalg.yield %51 : f32
    } -> tensor<14x14xf32>
    %expanded = tensor.expand_shape %2 [[0, 1]] output_shape [14, 1] : tensor<14xi64> into tensor<14x1xi64>
    %21 = tensor.empty() : tensor<14x14xi1>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded, %2 : tensor<14x1xi64>, tensor<14xi64>) outs(%21 : tensor<14x14xi1>) {
    ^bb0(%in: i64, %in_8: i64, %out: i1):
      %51 = arith.cmpi eq, %in, %in_8 : i64
      linalg.yield %51 : i1
    } -> tensor<14x14xi1>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<14x14xi1>) outs(%17 : tensor<14x14xf32>) {
    ^bb0(%in: i1, %out: f32):
      %51 = arith.uitofp %in : i1 to f32
      linalg.yield %51 : f32
    } -> tensor<14x14xf32>
    %24 = tensor.empty() : tensor<14xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<14xi64>) -> tensor<14xi64>
    %26 = tensor.empty() : tensor<14xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<14xf32>) -> tensor<14xf32>
    %28:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<14x14xf32>) outs(%27, %25 : tensor<14xf32>, tensor<14xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %51 = linalg.index 1 : index
      %52 = arith.index_cast %51 : index to i64
      %53 = arith.maximumf %in, %out : f32
      %54 = arith.cmpf ogt, %in, %out : f32
      %55 = arith.select %54, %52, %out_8 : i64
      linalg.yield %53, %55 : f32, i64
    } -> (tensor<14xf32>, tensor<14xi64>)
    %expanded_7 = tensor.expand_shape %28#0 [[0, 1]] output_shape [14, 1] : tensor<14xf32> into tensor<14x1xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20, %expanded_7 : tensor<14x14xf32>, tensor<14x1xf32>) outs(%17 : tensor<14x14xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %51 = arith.subf %in, %in_8 : f32
      linalg.yield %51 : f32
    } -> tensor<14x14xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<14x14xf32>) outs(%17 : tensor<14x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<14x14xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<14x14xf32>) outs(%4 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<14x1xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<14x1xf32>) outs(%3 : tensor<14x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.log %in : f32
      linalg.yield %51 : f32
    } -> tensor<14x1xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %32 : tensor<14x14xf32>, tensor<14x1xf32>) outs(%17 : tensor<14x14xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %51 = arith.subf %in, %in_8 : f32
      linalg.yield %51 : f32
    } -> tensor<14x14xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %33 : tensor<14x14xf32>, tensor<14x14xf32>) outs(%17 : tensor<14x14xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %51 = arith.mulf %in, %in_8 : f32
      linalg.yield %51 : f32
    } -> tensor<14x14xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<14xf32>) -> tensor<14xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<14x14xf32>) outs(%35 : tensor<14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<14xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<14x14xf32>) outs(%35 : tensor<14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<14xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%36, %37 : tensor<14xf32>, tensor<14xf32>) outs(%26 : tensor<14xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %51 = arith.divf %in, %in_8 : f32
      linalg.yield %51 : f32
    } -> tensor<14xf32>
    %39 = tensor.empty() : tensor<f32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<f32>) -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%38 : tensor<14xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%41 : tensor<f32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst_5 : f32
      linalg.yield %51 : f32
    } -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%42 : tensor<f32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.negf %in : f32
      linalg.yield %51 : f32
    } -> tensor<f32>
    %44 = tensor.empty() : tensor<14xi32>
    %45 = linalg.fill ins(%c0_i32 : i32) outs(%44 : tensor<14xi32>) -> tensor<14xi32>
    %46:2 = iree_linalg_ext.arg_compare dimension(1) ins(%20 : tensor<14x14xf32>) outs(%27, %45 : tensor<14xf32>, tensor<14xi32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      %51 = arith.cmpf ogt, %arg5, %arg6 : f32
      iree_linalg_ext.yield %51 : i1
    } -> tensor<14xf32>, tensor<14xi32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%46#1 : tensor<14xi32>) outs(%24 : tensor<14xi64>) {
    ^bb0(%in: i32, %out: i64):
      %51 = arith.extsi %in : i32 to i64
      linalg.yield %51 : i64
    } -> tensor<14xi64>
    %48:2 = hal.tensor.barrier join(%43, %47 : tensor<f32>, tensor<14xi64>) => %arg4 : !hal.fence
    %49 = hal.tensor.export %48#0 : tensor<f32> -> !hal.buffer_view
    %50 = hal.tensor.export %48#1 : tensor<14xi64> -> !hal.buffer_view
    util.return %49, %50 : !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:2 = util.call @main$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1 : !hal.buffer_view, !hal.buffer_view
  }
}