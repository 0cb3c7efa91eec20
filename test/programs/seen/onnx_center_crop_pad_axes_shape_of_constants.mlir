module {
  util.func public @test_center_crop_pad_crop_axes_hwc_expanded$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %c9_i64 = arith.constant 9 : i64
    %c10_i64 = arith.constant 10 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-1 = arith.constant -1 : index
    %cst = arith.constant dense<1> : tensor<1xi64>
    %cst_0 = arith.constant dense<0> : tensor<1xi64>
    %cst_1 = arith.constant dense<[10, 9]> : tensor<2xi64>
    %cst_2 = arith.constant dense<2> : tensor<1xi64>
    %cst_3 = arith.constant dense<[20, 8]> : tensor<2xi64>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<20x8x3xf32>
    %1 = tensor.empty() : tensor<2xi64>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_3, %cst_1 : tensor<2xi64>, tensor<2xi64>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_16: i64, %out: i64):
      %45 = arith.maxsi %in, %in_16 : i64
      linalg.yield %45 : i64
    } -> tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%2, %cst_3 : tensor<2xi64>, tensor<2xi64>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_16: i64, %out: i64):
      %45 = arith.subi %in, %in_16 : i64
      linalg.yield %45 : i64
    } -> tensor<2xi64>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3, %cst_2 : tensor<2xi64>, tensor<1xi64>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_16: i64, %out: i64):
      %45 = arith.divsi %in, %in_16 : i64
      linalg.yield %45 : i64
    } -> tensor<2xi64>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3, %4 : tensor<2xi64>, tensor<2xi64>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_16: i64, %out: i64):
      %45 = arith.subi %in, %in_16 : i64
      linalg.yield %45 : i64
    } -> tensor<2xi64>
    %concat = tensor.concat dim(0) %4, %5 : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
    %extracted_slice = tensor.extract_slice %concat[0] [1] [1] : tensor<4xi64> to tensor<1xi64>
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xi64>
    %extracted_slice_5 = tensor.extract_slice %concat[1] [1] [1] : tensor<4xi64> to tensor<1xi64>
    %extracted_6 = tensor.extract %extracted_slice_5[%c0] : tensor<1xi64>
    %extracted_slice_7 = tensor.extract_slice %concat[2] [1] [1] : tensor<4xi64> to tensor<1xi64>
    %extracted_8 = tensor.extract %extracted_slice_7[%c0] : tensor<1xi64>
    %extracted_slice_9 = tensor.extract_slice %concat[3] [1] [1] : tensor<4xi64> to tensor<1xi64>
    %extracted_10 = tensor.extract %extracted_slice_9[%c0] : tensor<1xi64>
    %6 = arith.index_cast %extracted : i64 to index
    %7 = arith.index_cast %extracted_8 : i64 to index
    %8 = arith.index_cast %extracted_6 : i64 to index
    %9 = arith.index_cast %extracted_10 : i64 to index
    %padded = tensor.pad %0 low[%6, %8, 0] high[%7, %9, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst_4 : f32
    } : tensor<20x8x3xf32> to tensor<?x?x3xf32>
    %10 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 20)>()[%6, %7]
    %11 = arith.index_cast %10 : index to i64
    %12 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 8)>()[%8, %9]
    %13 = arith.index_cast %12 : index to i64
    %14 = arith.subi %11, %c10_i64 : i64
    %15 = arith.subi %13, %c9_i64 : i64
    %from_elements = tensor.from_elements %14, %15 : tensor<2xi64>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%from_elements, %cst_2 : tensor<2xi64>, tensor<1xi64>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_16: i64, %out: i64):
      %45 = arith.divsi %in, %in_16 : i64
      linalg.yield %45 : i64
    } -> tensor<2xi64>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%16, %cst_1 : tensor<2xi64>, tensor<2xi64>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_16: i64, %out: i64):
      %45 = arith.addi %in, %in_16 : i64
      linalg.yield %45 : i64
    } -> tensor<2xi64>
    %18 = tensor.empty() : tensor<1xi64>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<1xi64>) outs(%18 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %45 = arith.index_cast %in : i64 to index
      %extracted_16 = tensor.extract %16[%45] : tensor<2xi64>
      linalg.yield %extracted_16 : i64
    } -> tensor<1xi64>
    %extracted_11 = tensor.extract %19[%c0] : tensor<1xi64>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<1xi64>) outs(%18 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %45 = arith.index_cast %in : i64 to index
      %extracted_16 = tensor.extract %17[%45] : tensor<2xi64>
      linalg.yield %extracted_16 : i64
    } -> tensor<1xi64>
    %extracted_12 = tensor.extract %20[%c0] : tensor<1xi64>
    %21 = arith.addi %extracted_11, %11 : i64
    %22 = arith.cmpi sge, %extracted_11, %c0_i64 : i64
    %23 = arith.select %22, %extracted_11, %21 : i64
    %24 = arith.maxsi %23, %c0_i64 : i64
    %25 = arith.minsi %24, %11 : i64
    %26 = arith.index_cast %25 : i64 to index
    %27 = arith.index_cast %extracted_12 : i64 to index
    %28 = arith.cmpi slt, %27, %c0 : index
    %29 = arith.addi %27, %10 : index
    %30 = arith.select %28, %29, %27 : index
    %31 = arith.cmpi slt, %30, %c0 : index
    %32 = arith.select %31, %c-1, %30 : index
    %33 = arith.minsi %32, %10 : index
    %34 = arith.subi %33, %26 : index
    %35 = arith.maxsi %34, %c0 : index
    %extracted_slice_13 = tensor.extract_slice %padded[%26, 0, 0] [%35, %12, 3] [1, 1, 1] : tensor<?x?x3xf32> to tensor<?x?x3xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst : tensor<1xi64>) outs(%18 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %45 = arith.index_cast %in : i64 to index
      %extracted_16 = tensor.extract %16[%45] : tensor<2xi64>
      linalg.yield %extracted_16 : i64
    } -> tensor<1xi64>
    %extracted_14 = tensor.extract %36[%c0] : tensor<1xi64>
    %37 = arith.addi %extracted_14, %13 : i64
    %38 = arith.cmpi sge, %extracted_14, %c0_i64 : i64
    %39 = arith.select %38, %extracted_14, %37 : i64
    %40 = arith.maxsi %39, %c0_i64 : i64
    %41 = arith.minsi %40, %13 : i64
    %42 = arith.index_cast %41 : i64 to index
    %extracted_slice_15 = tensor.extract_slice %extracted_slice_13[0, %42, 0] [10, 9, 3] [1, 1, 1] : tensor<?x?x3xf32> to tensor<10x9x3xf32>
    %43 = hal.tensor.barrier join(%extracted_slice_15 : tensor<10x9x3xf32>) => %arg2 : !hal.fence
    %44 = hal.tensor.export %43 : tensor<10x9x3xf32> -> !hal.buffer_view
    util.return %44 : !hal.buffer_view
  }
  util.func public @test_center_crop_pad_crop_axes_hwc_expanded(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @test_center_crop_pad_crop_axes_hwc_expanded$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}