module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c13_i64 = arith.constant 13 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c13 = arith.constant 13 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<2x3x7x5xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<2x3x7x5xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<3x13x5xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<2x3x7x7xi64>
    %4 = tensor.empty() : tensor<2x3x5x7xf32>
    %transposed = linalg.transpose ins(%1 : tensor<2x3x7x5xf32>) outs(%4 : tensor<2x3x5x7xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<2x3x7x5xf32> into tensor<6x7x5xf32>
    %collapsed_1 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x3x5x7xf32> into tensor<6x5x7xf32>
    %5 = tensor.empty() : tensor<6x7x7xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %collapsed_1 : tensor<6x7x5xf32>, tensor<6x5x7xf32>) outs(%6 : tensor<6x7x7xf32>) -> tensor<6x7x7xf32>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [2, 3, 7, 7] : tensor<6x7x7xf32> into tensor<2x3x7x7xf32>
    %8 = tensor.empty() : tensor<3x5x13xf32>
    %transposed_2 = linalg.transpose ins(%2 : tensor<3x13x5xf32>) outs(%8 : tensor<3x5x13xf32>) permutation = [0, 2, 1] 
    %9 = tensor.empty() : tensor<2x3x5x13xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_2 : tensor<3x5x13xf32>) outs(%9 : tensor<2x3x5x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x13xf32>
    %collapsed_3 = tensor.collapse_shape %10 [[0, 1], [2], [3]] : tensor<2x3x5x13xf32> into tensor<6x5x13xf32>
    %11 = tensor.empty() : tensor<6x7x13xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<6x7x13xf32>) -> tensor<6x7x13xf32>
    %13 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<6x7x5xf32>, tensor<6x5x13xf32>) outs(%12 : tensor<6x7x13xf32>) -> tensor<6x7x13xf32>
    %expanded_4 = tensor.expand_shape %13 [[0, 1], [2], [3]] output_shape [2, 3, 7, 13] : tensor<6x7x13xf32> into tensor<2x3x7x13xf32>
    %14 = tensor.empty() : tensor<2x3x7x7xi64>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x3x7x7xi64>) outs(%14 : tensor<2x3x7x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %36 = arith.addi %in, %c13_i64 : i64
      linalg.yield %36 : i64
    } -> tensor<2x3x7x7xi64>
    %16 = tensor.empty() : tensor<2x3x7x7xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x3x7x7xi64>) outs(%16 : tensor<2x3x7x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %36 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %36 : i1
    } -> tensor<2x3x7x7xi1>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %15, %3 : tensor<2x3x7x7xi1>, tensor<2x3x7x7xi64>, tensor<2x3x7x7xi64>) outs(%14 : tensor<2x3x7x7xi64>) {
    ^bb0(%in: i1, %in_6: i64, %in_7: i64, %out: i64):
      %36 = arith.select %in, %in_6, %in_7 : i64
      linalg.yield %36 : i64
    } -> tensor<2x3x7x7xi64>
    %19 = tensor.empty() : tensor<2x3x7x7xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<2x3x7x7xi64>) outs(%20 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %36 = linalg.index 0 : index
      %37 = linalg.index 1 : index
      %38 = linalg.index 2 : index
      %39 = arith.index_cast %in : i64 to index
      %40 = arith.cmpi slt, %39, %c13 : index
      cf.assert %40, "index must be smaller than dim size"
      %41 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %41, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_4[%36, %37, %38, %39] : tensor<2x3x7x13xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x7x7xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %21 : tensor<2x3x7x7xf32>, tensor<2x3x7x7xf32>) outs(%19 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.addf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %23 = tensor.empty() : tensor<2x3x7xi64>
    %24 = linalg.fill ins(%c0_i64 : i64) outs(%23 : tensor<2x3x7xi64>) -> tensor<2x3x7xi64>
    %25 = tensor.empty() : tensor<2x3x7xf32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %27:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<2x3x7x7xf32>) outs(%26, %24 : tensor<2x3x7xf32>, tensor<2x3x7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %36 = linalg.index 3 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f32
      %39 = arith.cmpf ogt, %in, %out : f32
      %40 = arith.select %39, %37, %out_6 : i64
      linalg.yield %38, %40 : f32, i64
    } -> (tensor<2x3x7xf32>, tensor<2x3x7xi64>)
    %expanded_5 = tensor.expand_shape %27#0 [[0], [1], [2, 3]] output_shape [2, 3, 7, 1] : tensor<2x3x7xf32> into tensor<2x3x7x1xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_5 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%19 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.subf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x3x7x7xf32>) outs(%19 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %30 = tensor.empty() : tensor<2x3x7x1xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x3x7x1xf32>) -> tensor<2x3x7x1xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x3x7x7xf32>) outs(%31 : tensor<2x3x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %out : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x1xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x3x7x7xf32>, tensor<2x3x7x1xf32>) outs(%19 : tensor<2x3x7x7xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<2x3x7x7xf32>
    %34 = hal.tensor.barrier join(%33 : tensor<2x3x7x7xf32>) => %arg5 : !hal.fence
    %35 = hal.tensor.export %34 : tensor<2x3x7x7xf32> -> !hal.buffer_view
    util.return %35 : !hal.buffer_view
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