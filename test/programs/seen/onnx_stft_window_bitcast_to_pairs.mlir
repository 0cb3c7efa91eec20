module {
  util.func public @test_stft_with_window$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[-0.000000e+00, -0.382683426, -0.707106769, -0.923879504, -1.000000e+00, -0.923879504, -0.707106769, -0.382683426]> : tensor<8xf32>
    %cst_0 = arith.constant dense<[1.000000e+00, 0.923879504, 0.707106769, 0.382683426, 6.12323426E-17, -0.382683426, -0.707106769, -0.923879504]> : tensor<8xf32>
    %c4 = arith.constant 4 : index
    %cst_1 = arith.constant dense<[-0.000000e+00, -0.707106769, -1.000000e+00, -0.707106769]> : tensor<4xf32>
    %cst_2 = arith.constant dense<[1.000000e+00, 0.707106769, 6.12323426E-17, -0.707106769]> : tensor<4xf32>
    %c3 = arith.constant 3 : index
    %cst_3 = arith.constant dense<[-0.000000e+00, -1.000000e+00]> : tensor<2xf32>
    %cst_4 = arith.constant dense<[1.000000e+00, 6.12323426E-17]> : tensor<2xf32>
    %c2 = arith.constant 2 : index
    %cst_5 = arith.constant dense<-0.000000e+00> : tensor<1xf32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %c1 = arith.constant 1 : index
    %cst_7 = arith.constant dense<[0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15]> : tensor<16xi64>
    %cst_8 = arith.constant 0.000000e+00 : f32
    %c15_i64 = arith.constant 15 : i64
    %c128_i64 = arith.constant 128 : i64
    %c0_i64 = arith.constant 0 : i64
    %c16_i64 = arith.constant 16 : i64
    %c8_i64 = arith.constant 8 : i64
    %c-1 = arith.constant -1 : index
    %c128 = arith.constant 128 : index
    %c15 = arith.constant 15 : index
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<1x128x1xf32>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<16xf32>
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<1x128x1xf32> into tensor<1x128xf32>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %2 = tensor.empty() : tensor<1x9x15xcomplex<f32>>
    %3 = scf.for %arg4 = %c0 to %c15 step %c1 iter_args(%arg5 = %2) -> (tensor<1x9x15xcomplex<f32>>) {
      %8 = arith.index_cast %arg4 : index to i64
      %9 = arith.muli %8, %c8_i64 : i64
      %10 = arith.addi %9, %c16_i64 : i64
      %11 = arith.minsi %10, %c128_i64 : i64
      %12 = arith.subi %11, %9 : i64
      %13 = arith.subi %c16_i64, %12 : i64
      %14 = arith.addi %9, %c128_i64 : i64
      %15 = arith.cmpi sge, %9, %c0_i64 : i64
      %16 = arith.select %15, %9, %14 : i64
      %17 = arith.maxsi %16, %c0_i64 : i64
      %18 = arith.minsi %17, %c128_i64 : i64
      %19 = arith.index_cast %18 : i64 to index
      %20 = arith.index_cast %11 : i64 to index
      %21 = arith.cmpi slt, %20, %c0 : index
      %22 = arith.addi %20, %c128 : index
      %23 = arith.select %21, %22, %20 : index
      %24 = arith.cmpi slt, %23, %c0 : index
      %25 = arith.select %24, %c-1, %23 : index
      %26 = arith.minsi %25, %c128 : index
      %27 = arith.subi %26, %19 : index
      %28 = arith.maxsi %27, %c0 : index
      %extracted_slice = tensor.extract_slice %collapsed[0, %19] [1, %28] [1, 1] : tensor<1x128xf32> to tensor<1x?xf32>
      %29 = arith.index_cast %13 : i64 to index
      %padded = tensor.pad %extracted_slice low[0, 0] high[0, %29] {
      ^bb0(%arg6: index, %arg7: index):
        tensor.yield %cst_8 : f32
      } : tensor<1x?xf32> to tensor<1x16xf32>
      %30 = tensor.empty() : tensor<1x16xf32>
      %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%padded, %expanded : tensor<1x16xf32>, tensor<1x16xf32>) outs(%30 : tensor<1x16xf32>) {
      ^bb0(%in: f32, %in_14: f32, %out: f32):
        %45 = arith.mulf %in, %in_14 : f32
        linalg.yield %45 : f32
      } -> tensor<1x16xf32>
      %32:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<16xi64>) outs(%30, %30 : tensor<1x16xf32>, tensor<1x16xf32>) {
      ^bb0(%in: i64, %out: f32, %out_14: f32):
        %45 = arith.index_cast %in : i64 to index
        %extracted = tensor.extract %31[%c0, %45] : tensor<1x16xf32>
        linalg.yield %extracted, %cst_8 : f32, f32
      } -> (tensor<1x16xf32>, tensor<1x16xf32>)
      %33:2 = iree_linalg_ext.fft ins(%c1, %cst_6, %cst_5 : index, tensor<1xf32>, tensor<1xf32>) outs(%32#0, %32#1 : tensor<1x16xf32>, tensor<1x16xf32>) : tensor<1x16xf32>, tensor<1x16xf32>
      %34:2 = iree_linalg_ext.fft ins(%c2, %cst_4, %cst_3 : index, tensor<2xf32>, tensor<2xf32>) outs(%33#0, %33#1 : tensor<1x16xf32>, tensor<1x16xf32>) : tensor<1x16xf32>, tensor<1x16xf32>
      %35:2 = iree_linalg_ext.fft ins(%c3, %cst_2, %cst_1 : index, tensor<4xf32>, tensor<4xf32>) outs(%34#0, %34#1 : tensor<1x16xf32>, tensor<1x16xf32>) : tensor<1x16xf32>, tensor<1x16xf32>
      %36:2 = iree_linalg_ext.fft ins(%c4, %cst_0, %cst : index, tensor<8xf32>, tensor<8xf32>) outs(%35#0, %35#1 : tensor<1x16xf32>, tensor<1x16xf32>) : tensor<1x16xf32>, tensor<1x16xf32>
      %extracted_slice_9 = tensor.extract_slice %36#0[0, 0] [1, 9] [1, 1] : tensor<1x16xf32> to tensor<1x9xf32>
      %extracted_slice_10 = tensor.extract_slice %36#1[0, 0] [1, 9] [1, 1] : tensor<1x16xf32> to tensor<1x9xf32>
      %expanded_11 = tensor.expand_shape %extracted_slice_9 [[0], [1, 2]] output_shape [1, 9, 1] : tensor<1x9xf32> into tensor<1x9x1xf32>
      %expanded_12 = tensor.expand_shape %extracted_slice_10 [[0], [1, 2]] output_shape [1, 9, 1] : tensor<1x9xf32> into tensor<1x9x1xf32>
      %concat = tensor.concat dim(2) %expanded_11, %expanded_12 : (tensor<1x9x1xf32>, tensor<1x9x1xf32>) -> tensor<1x9x2xf32>
      %37 = tensor.empty() : tensor<1x9xcomplex<f32>>
      %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%37 : tensor<1x9xcomplex<f32>>) {
      ^bb0(%out: complex<f32>):
        %45 = linalg.index 1 : index
        %extracted = tensor.extract %concat[%c0, %45, %c0] : tensor<1x9x2xf32>
        %extracted_14 = tensor.extract %concat[%c0, %45, %c1] : tensor<1x9x2xf32>
        %46 = complex.create %extracted, %extracted_14 : complex<f32>
        linalg.yield %46 : complex<f32>
      } -> tensor<1x9xcomplex<f32>>
      %expanded_13 = tensor.expand_shape %38 [[0], [1, 2]] output_shape [1, 9, 1] : tensor<1x9xcomplex<f32>> into tensor<1x9x1xcomplex<f32>>
      %39 = arith.addi %8, %c15_i64 : i64
      %40 = arith.cmpi sge, %8, %c0_i64 : i64
      %41 = arith.select %40, %8, %39 : i64
      %42 = arith.maxsi %41, %c0_i64 : i64
      %43 = arith.minsi %42, %c15_i64 : i64
      %44 = arith.index_cast %43 : i64 to index
      %inserted_slice = tensor.insert_slice %expanded_13 into %arg5[0, 0, %44] [1, 9, 1] [1, 1, 1] : tensor<1x9x1xcomplex<f32>> into tensor<1x9x15xcomplex<f32>>
      scf.yield %inserted_slice : tensor<1x9x15xcomplex<f32>>
    }
    %4 = tensor.empty() : tensor<1x15x9xcomplex<f32>>
    %transposed = linalg.transpose ins(%3 : tensor<1x9x15xcomplex<f32>>) outs(%4 : tensor<1x15x9xcomplex<f32>>) permutation = [0, 2, 1] 
    %5 = iree_tensor_ext.bitcast %transposed : tensor<1x15x9xcomplex<f32>> -> tensor<1x15x9x2xf32>
    %6 = hal.tensor.barrier join(%5 : tensor<1x15x9x2xf32>) => %arg3 : !hal.fence
    %7 = hal.tensor.export %6 : tensor<1x15x9x2xf32> -> !hal.buffer_view
    util.return %7 : !hal.buffer_view
  }
  util.func public @test_stft_with_window(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @test_stft_with_window$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}