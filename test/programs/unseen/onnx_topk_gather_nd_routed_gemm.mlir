// TopK of a router, gates scattered by ScatterElements, experts by batched MatMul.
module {
  util.func public @topk_gather_nd_routed_gemm$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<8x4xf32>
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<8x16xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<16x4xf32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<4x16x12xf32>
    %3 = tensor.empty() : tensor<8x4xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %5 = linalg.matmul ins(%0, %1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%4 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %6 = tensor.empty() : tensor<8x4xi64>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<8x4xi64>) {
    ^bb0(%out: i64):
      %45 = linalg.index 1 : index
      %46 = arith.index_cast %45 : index to i64
      linalg.yield %46 : i64
    } -> tensor<8x4xi64>
    %8:2 = iree_linalg_ext.sort dimension(1) outs(%5, %7 : tensor<8x4xf32>, tensor<8x4xi64>) {
    ^bb0(%arg5: f32, %arg6: f32, %arg7: i64, %arg8: i64):
      %45 = arith.cmpf oge, %arg5, %arg6 : f32
      iree_linalg_ext.yield %45 : i1
    } -> tensor<8x4xf32>, tensor<8x4xi64>
    %extracted_slice = tensor.extract_slice %8#0[0, 0] [8, 2] [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
    %extracted_slice_2 = tensor.extract_slice %8#1[0, 0] [8, 2] [1, 1] : tensor<8x4xi64> to tensor<8x2xi64>
    %9 = tensor.empty() : tensor<8xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<8xi64>) -> tensor<8xi64>
    %11 = tensor.empty() : tensor<8xf32>
    %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<8xf32>) -> tensor<8xf32>
    %13:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<8x2xf32>) outs(%12, %10 : tensor<8xf32>, tensor<8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %45 = linalg.index 1 : index
      %46 = arith.index_cast %45 : index to i64
      %47 = arith.maximumf %in, %out : f32
      %48 = arith.cmpf ogt, %in, %out : f32
      %49 = arith.select %48, %46, %out_5 : i64
      linalg.yield %47, %49 : f32, i64
    } -> (tensor<8xf32>, tensor<8xi64>)
    %expanded = tensor.expand_shape %13#0 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %14 = tensor.empty() : tensor<8x2xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<8x2xf32>, tensor<8x1xf32>) outs(%14 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.subf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<8x2xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8x2xf32>) outs(%14 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<8x2xf32>
    %17 = tensor.empty() : tensor<8x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<8x2xf32>) outs(%18 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<8x1xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %19 : tensor<8x2xf32>, tensor<8x1xf32>) outs(%14 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %45 = arith.divf %in, %in_5 : f32
      linalg.yield %45 : f32
    } -> tensor<8x2xf32>
    %21 = tensor.empty() : tensor<8x2xi64>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<8x2xi64>) outs(%21 : tensor<8x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %45 = arith.addi %in, %c4_i64 : i64
      linalg.yield %45 : i64
    } -> tensor<8x2xi64>
    %23 = tensor.empty() : tensor<8x2xi1>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<8x2xi64>) outs(%23 : tensor<8x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %45 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %45 : i1
    } -> tensor<8x2xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %22, %extracted_slice_2 : tensor<8x2xi1>, tensor<8x2xi64>, tensor<8x2xi64>) outs(%21 : tensor<8x2xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %45 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %45 : i64
    } -> tensor<8x2xi64>
    %26 = tensor.empty() : tensor<16x1xi64>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<16x1xi64>) -> tensor<16x1xi64>
    %28 = tensor.empty() : tensor<16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<16xf32>) -> tensor<16xf32>
    %30:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%27, %27, %29 : tensor<16x1xi64>, tensor<16x1xi64>, tensor<16xf32>) {
    ^bb0(%out: i64, %out_5: i64, %out_6: f32):
      %45 = linalg.index 0 : index
      %46 = arith.remsi %45, %c2 : index
      %47 = arith.divsi %45, %c2 : index
      %48 = arith.remsi %47, %c8 : index
      %extracted = tensor.extract %25[%48, %46] : tensor<8x2xi64>
      %extracted_7 = tensor.extract %20[%48, %46] : tensor<8x2xf32>
      %49 = arith.index_cast %48 : index to i64
      linalg.yield %49, %extracted, %extracted_7 : i64, i64, f32
    } -> (tensor<16x1xi64>, tensor<16x1xi64>, tensor<16xf32>)
    %31 = tensor.empty() : tensor<16x2xi64>
    %32 = linalg.fill ins(%c0_i64 : i64) outs(%31 : tensor<16x2xi64>) -> tensor<16x2xi64>
    %inserted_slice = tensor.insert_slice %30#0 into %32[0, 0] [16, 1] [1, 1] : tensor<16x1xi64> into tensor<16x2xi64>
    %inserted_slice_3 = tensor.insert_slice %30#1 into %inserted_slice[0, 1] [16, 1] [1, 1] : tensor<16x1xi64> into tensor<16x2xi64>
    %33 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%30#2, %inserted_slice_3 : tensor<16xf32>, tensor<16x2xi64>) outs(%cst_0 : tensor<8x4xf32>) {
    ^bb0(%arg5: f32, %arg6: f32):
      iree_linalg_ext.yield %arg5 : f32
    } -> tensor<8x4xf32>
    %34 = tensor.empty() : tensor<4x8x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<8x16xf32>) outs(%34 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %36 = tensor.empty() : tensor<4x8x12xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<4x8x12xf32>) -> tensor<4x8x12xf32>
    %38 = linalg.batch_matmul ins(%35, %2 : tensor<4x8x16xf32>, tensor<4x16x12xf32>) outs(%37 : tensor<4x8x12xf32>) -> tensor<4x8x12xf32>
    %39 = tensor.empty() : tensor<8x4x12xf32>
    %transposed = linalg.transpose ins(%38 : tensor<4x8x12xf32>) outs(%39 : tensor<8x4x12xf32>) permutation = [1, 0, 2] 
    %expanded_4 = tensor.expand_shape %33 [[0], [1, 2]] output_shape [8, 1, 4] : tensor<8x4xf32> into tensor<8x1x4xf32>
    %40 = tensor.empty() : tensor<8x1x12xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<8x1x12xf32>) -> tensor<8x1x12xf32>
    %42 = linalg.batch_matmul ins(%expanded_4, %transposed : tensor<8x1x4xf32>, tensor<8x4x12xf32>) outs(%41 : tensor<8x1x12xf32>) -> tensor<8x1x12xf32>
    %collapsed = tensor.collapse_shape %42 [[0, 1], [2]] : tensor<8x1x12xf32> into tensor<8x12xf32>
    %43 = hal.tensor.barrier join(%collapsed : tensor<8x12xf32>) => %arg4 : !hal.fence
    %44 = hal.tensor.export %43 : tensor<8x12xf32> -> !hal.buffer_view
    util.return %44 : !hal.buffer_view
  }
  util.func public @topk_gather_nd_routed_gemm(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @topk_gather_nd_routed_gemm$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}