module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c3 = arith.constant 3 : index
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[2] : index
    %2 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<?x2x?x8xf32>{%0, %1}
    %3 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %4 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<?x2x1x8xf32>{%3}
    %5 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[0] : index
    %6 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<?x2x1x8xf32>{%5}
    %dim = tensor.dim %2, %c2 : tensor<?x2x?x8xf32>
    %7 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %6, %c0 : tensor<?x2x1x8xf32>
    %8 = arith.index_cast %dim_1 : index to i64
    %concat = tensor.concat dim(2) %2, %4 : (tensor<?x2x?x8xf32>, tensor<?x2x1x8xf32>) -> tensor<?x2x?x8xf32>
    %dim_2 = tensor.dim %2, %c0 : tensor<?x2x?x8xf32>
    %9 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%dim]
    %10 = tensor.empty(%dim_2, %9) : tensor<?x2x8x?xf32>
    %transposed = linalg.transpose ins(%concat : tensor<?x2x?x8xf32>) outs(%10 : tensor<?x2x8x?xf32>) permutation = [0, 1, 3, 2] 
    %11 = arith.muli %8, %c2_i64 : i64
    %collapsed = tensor.collapse_shape %6 [[0, 1], [2], [3]] : tensor<?x2x1x8xf32> into tensor<?x1x8xf32>
    %12 = arith.addi %7, %c1_i64 : i64
    %from_elements = tensor.from_elements %11, %c8_i64, %12 : tensor<3xi64>
    %reshape = tensor.reshape %transposed(%from_elements) : (tensor<?x2x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %13 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%dim_1]
    %14 = arith.index_cast %12 : i64 to index
    %15 = arith.index_cast %13 : index to i64
    %16 = arith.cmpi eq, %15, %11 : i64
    cf.assert %16, "mismatching contracting dimension"
    %17 = tensor.empty(%13, %14) : tensor<?x1x?xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %19 = linalg.batch_matmul ins(%collapsed, %reshape : tensor<?x1x8xf32>, tensor<?x8x?xf32>) outs(%18 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
    %from_elements_3 = tensor.from_elements %8, %c2_i64, %c1_i64, %12 : tensor<4xi64>
    %reshape_4 = tensor.reshape %19(%from_elements_3) : (tensor<?x1x?xf32>, tensor<4xi64>) -> tensor<?x2x1x?xf32>
    %20 = tensor.empty(%dim_1) : tensor<?x2x1xi64>
    %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<?x2x1xi64>) -> tensor<?x2x1xi64>
    %22 = tensor.empty(%dim_1) : tensor<?x2x1xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<?x2x1xf32>) -> tensor<?x2x1xf32>
    %24:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%reshape_4 : tensor<?x2x1x?xf32>) outs(%23, %21 : tensor<?x2x1xf32>, tensor<?x2x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %34 = linalg.index 3 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_7 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<?x2x1xf32>, tensor<?x2x1xi64>)
    %expanded = tensor.expand_shape %24#0 [[0], [1], [2, 3]] output_shape [%dim_1, 2, 1, 1] : tensor<?x2x1xf32> into tensor<?x2x1x1xf32>
    %25 = tensor.empty(%dim_1, %14) : tensor<?x2x1x?xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_4, %expanded : tensor<?x2x1x?xf32>, tensor<?x2x1x1xf32>) outs(%25 : tensor<?x2x1x?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.subf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<?x2x1x?xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<?x2x1x?xf32>) outs(%25 : tensor<?x2x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<?x2x1x?xf32>
    %28 = tensor.empty(%dim_1) : tensor<?x2x1x1xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<?x2x1x1xf32>) -> tensor<?x2x1x1xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%27 : tensor<?x2x1x?xf32>) outs(%29 : tensor<?x2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<?x2x1x1xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %30 : tensor<?x2x1x?xf32>, tensor<?x2x1x1xf32>) outs(%25 : tensor<?x2x1x?xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.divf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<?x2x1x?xf32>
    %32 = hal.tensor.barrier join(%31 : tensor<?x2x1x?xf32>) => %arg4 : !hal.fence
    %dim_5 = tensor.dim %32, %c0 : tensor<?x2x1x?xf32>
    %dim_6 = tensor.dim %32, %c3 : tensor<?x2x1x?xf32>
    %33 = hal.tensor.export %32 : tensor<?x2x1x?xf32>{%dim_5, %dim_6} -> !hal.buffer_view
    util.return %33 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}