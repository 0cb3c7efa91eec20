// Half rotations by Split, Neg and Concat, any length.
module {
  util.func public @rotary_split_negate_concat_dynamic$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %1 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<2x?x16xf32>{%0}
    %2 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %3 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<?x16xf32>{%2}
    %4 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[0] : index
    %5 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<?x16xf32>{%4}
    %6 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[1] : index
    %7 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<2x?x16xf32>{%6}
    %dim = tensor.dim %1, %c1 : tensor<2x?x16xf32>
    %8 = tensor.empty(%dim) : tensor<2x?x16xf32>
    %extracted_slice = tensor.extract_slice %1[0, 0, 0] [2, %dim, 8] [1, 1, 1] : tensor<2x?x16xf32> to tensor<2x?x8xf32>
    %extracted_slice_0 = tensor.extract_slice %1[0, 0, 8] [2, %dim, 8] [1, 1, 1] : tensor<2x?x16xf32> to tensor<2x?x8xf32>
    %9 = tensor.empty(%dim) : tensor<2x?x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<2x?x8xf32>) outs(%9 : tensor<2x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      linalg.yield %21 : f32
    } -> tensor<2x?x8xf32>
    %concat = tensor.concat dim(2) %10, %extracted_slice : (tensor<2x?x8xf32>, tensor<2x?x8xf32>) -> tensor<2x?x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<2x?x16xf32>, tensor<?x16xf32>) outs(%8 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %21 = arith.mulf %in, %in_5 : f32
      linalg.yield %21 : f32
    } -> tensor<2x?x16xf32>
    %dim_1 = tensor.dim %10, %c1 : tensor<2x?x8xf32>
    %12 = tensor.empty(%dim_1) : tensor<2x?x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %5 : tensor<2x?x16xf32>, tensor<?x16xf32>) outs(%12 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %21 = arith.mulf %in, %in_5 : f32
      linalg.yield %21 : f32
    } -> tensor<2x?x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %13 : tensor<2x?x16xf32>, tensor<2x?x16xf32>) outs(%8 : tensor<2x?x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %21 = arith.addf %in, %in_5 : f32
      linalg.yield %21 : f32
    } -> tensor<2x?x16xf32>
    %dim_2 = tensor.dim %7, %c1 : tensor<2x?x16xf32>
    %15 = tensor.empty(%dim_2) : tensor<2x16x?xf32>
    %transposed = linalg.transpose ins(%7 : tensor<2x?x16xf32>) outs(%15 : tensor<2x16x?xf32>) permutation = [0, 2, 1] 
    %16 = tensor.empty(%dim, %dim_2) : tensor<2x?x?xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %18 = linalg.batch_matmul ins(%14, %transposed : tensor<2x?x16xf32>, tensor<2x16x?xf32>) outs(%17 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %19 = hal.tensor.barrier join(%18 : tensor<2x?x?xf32>) => %arg5 : !hal.fence
    %dim_3 = tensor.dim %19, %c1 : tensor<2x?x?xf32>
    %dim_4 = tensor.dim %19, %c2 : tensor<2x?x?xf32>
    %20 = hal.tensor.export %19 : tensor<2x?x?xf32>{%dim_3, %dim_4} -> !hal.buffer_view
    util.return %20 : !hal.buffer_view
  }
  util.func public @rotary_split_negate_concat_dynamic(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @rotary_split_negate_concat_dynamic$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}