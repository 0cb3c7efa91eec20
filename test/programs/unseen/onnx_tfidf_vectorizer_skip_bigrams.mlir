module {
  util.func public @test_tfidfvectorizer_tf_batch_uniandbigrams_skip5$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %c8_i64 = arith.constant 8 : i64
    %c4_i64 = arith.constant 4 : i64
    %c5_i64 = arith.constant 5 : i64
    %c3_i64 = arith.constant 3 : i64
    %c6_i64 = arith.constant 6 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<2x7xf32>
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<2x6xi32>
    %1 = scf.for %arg3 = %c0 to %c2 step %c1 iter_args(%arg4 = %cst) -> (tensor<2x7xf32>) {
      %4 = arith.index_cast %arg3 : index to i64
      %5 = arith.addi %4, %c2_i64 : i64
      %6 = arith.cmpi sge, %4, %c0_i64 : i64
      %7 = arith.select %6, %4, %5 : i64
      %8 = arith.maxsi %7, %c0_i64 : i64
      %9 = arith.minsi %8, %c2_i64 : i64
      %10 = arith.index_cast %9 : i64 to index
      %extracted_slice = tensor.extract_slice %0[%10, 0] [1, 6] [1, 1] : tensor<2x6xi32> to tensor<1x6xi32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x6xi32> into tensor<6xi32>
      %extracted_slice_0 = tensor.extract_slice %arg4[%10, 0] [1, 7] [1, 1] : tensor<2x7xf32> to tensor<1x7xf32>
      %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [[0, 1]] : tensor<1x7xf32> into tensor<7xf32>
      %11 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %c0_i64) -> (i64) {
        %25 = arith.index_cast %arg5 : index to i64
        %26 = arith.cmpi slt, %25, %c0_i64 : i64
        %27 = arith.extui %26 : i1 to i64
        %28 = arith.muli %27, %c6_i64 : i64
        %29 = arith.addi %25, %28 : i64
        %30 = arith.addi %29, %c6_i64 : i64
        %31 = arith.cmpi sge, %29, %c0_i64 : i64
        %32 = arith.select %31, %29, %30 : i64
        %33 = arith.maxsi %32, %c0_i64 : i64
        %34 = arith.minsi %33, %c6_i64 : i64
        %35 = arith.index_cast %34 : i64 to index
        %extracted_slice_15 = tensor.extract_slice %collapsed[%35] [1] [1] : tensor<6xi32> to tensor<1xi32>
        %extracted = tensor.extract %extracted_slice_15[%c0] : tensor<1xi32>
        %36 = arith.extsi %extracted : i32 to i64
        %37 = arith.cmpi eq, %36, %c2_i64 : i64
        %38 = arith.extui %37 : i1 to i64
        %39 = arith.addi %arg6, %38 : i64
        scf.yield %39 : i64
      }
      %12 = arith.sitofp %11 : i64 to f32
      %from_elements = tensor.from_elements %12 : tensor<1xf32>
      %inserted_slice = tensor.insert_slice %from_elements into %collapsed_1[0] [1] [1] : tensor<1xf32> into tensor<7xf32>
      %13 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %c0_i64) -> (i64) {
        %25 = arith.index_cast %arg5 : index to i64
        %26 = arith.cmpi slt, %25, %c0_i64 : i64
        %27 = arith.extui %26 : i1 to i64
        %28 = arith.muli %27, %c6_i64 : i64
        %29 = arith.addi %25, %28 : i64
        %30 = arith.addi %29, %c6_i64 : i64
        %31 = arith.cmpi sge, %29, %c0_i64 : i64
        %32 = arith.select %31, %29, %30 : i64
        %33 = arith.maxsi %32, %c0_i64 : i64
        %34 = arith.minsi %33, %c6_i64 : i64
        %35 = arith.index_cast %34 : i64 to index
        %extracted_slice_15 = tensor.extract_slice %collapsed[%35] [1] [1] : tensor<6xi32> to tensor<1xi32>
        %extracted = tensor.extract %extracted_slice_15[%c0] : tensor<1xi32>
        %36 = arith.extsi %extracted : i32 to i64
        %37 = arith.cmpi eq, %36, %c3_i64 : i64
        %38 = arith.extui %37 : i1 to i64
        %39 = arith.addi %arg6, %38 : i64
        scf.yield %39 : i64
      }
      %14 = arith.sitofp %13 : i64 to f32
      %from_elements_2 = tensor.from_elements %14 : tensor<1xf32>
      %inserted_slice_3 = tensor.insert_slice %from_elements_2 into %inserted_slice[1] [1] [1] : tensor<1xf32> into tensor<7xf32>
      %15 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %c0_i64) -> (i64) {
        %25 = arith.index_cast %arg5 : index to i64
        %26 = arith.cmpi slt, %25, %c0_i64 : i64
        %27 = arith.extui %26 : i1 to i64
        %28 = arith.muli %27, %c6_i64 : i64
        %29 = arith.addi %25, %28 : i64
        %30 = arith.addi %29, %c6_i64 : i64
        %31 = arith.cmpi sge, %29, %c0_i64 : i64
        %32 = arith.select %31, %29, %30 : i64
        %33 = arith.maxsi %32, %c0_i64 : i64
        %34 = arith.minsi %33, %c6_i64 : i64
        %35 = arith.index_cast %34 : i64 to index
        %extracted_slice_15 = tensor.extract_slice %collapsed[%35] [1] [1] : tensor<6xi32> to tensor<1xi32>
        %extracted = tensor.extract %extracted_slice_15[%c0] : tensor<1xi32>
        %36 = arith.extsi %extracted : i32 to i64
        %37 = arith.cmpi eq, %36, %c5_i64 : i64
        %38 = arith.extui %37 : i1 to i64
        %39 = arith.addi %arg6, %38 : i64
        scf.yield %39 : i64
      }
      %16 = arith.sitofp %15 : i64 to f32
      %from_elements_4 = tensor.from_elements %16 : tensor<1xf32>
      %inserted_slice_5 = tensor.insert_slice %from_elements_4 into %inserted_slice_3[2] [1] [1] : tensor<1xf32> into tensor<7xf32>
      %17 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %c0_i64) -> (i64) {
        %25 = arith.index_cast %arg5 : index to i64
        %26 = arith.cmpi slt, %25, %c0_i64 : i64
        %27 = arith.extui %26 : i1 to i64
        %28 = arith.muli %27, %c6_i64 : i64
        %29 = arith.addi %25, %28 : i64
        %30 = arith.addi %29, %c6_i64 : i64
        %31 = arith.cmpi sge, %29, %c0_i64 : i64
        %32 = arith.select %31, %29, %30 : i64
        %33 = arith.maxsi %32, %c0_i64 : i64
        %34 = arith.minsi %33, %c6_i64 : i64
        %35 = arith.index_cast %34 : i64 to index
        %extracted_slice_15 = tensor.extract_slice %collapsed[%35] [1] [1] : tensor<6xi32> to tensor<1xi32>
        %extracted = tensor.extract %extracted_slice_15[%c0] : tensor<1xi32>
        %36 = arith.extsi %extracted : i32 to i64
        %37 = arith.cmpi eq, %36, %c4_i64 : i64
        %38 = arith.extui %37 : i1 to i64
        %39 = arith.addi %arg6, %38 : i64
        scf.yield %39 : i64
      }
      %18 = arith.sitofp %17 : i64 to f32
      %from_elements_6 = tensor.from_elements %18 : tensor<1xf32>
      %inserted_slice_7 = tensor.insert_slice %from_elements_6 into %inserted_slice_5[3] [1] [1] : tensor<1xf32> into tensor<7xf32>
      %19 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %c0_i64) -> (i64) {
        %25 = arith.index_cast %arg5 : index to i64
        %26 = arith.addi %25, %c1_i64 : i64
        %27 = arith.subi %c5_i64, %25 : i64
        %28 = arith.index_cast %27 : i64 to index
        %29 = scf.for %arg7 = %c0 to %28 step %c1 iter_args(%arg8 = %arg6) -> (i64) {
          %30 = arith.index_cast %arg7 : index to i64
          %31 = arith.cmpi slt, %30, %c0_i64 : i64
          %32 = arith.extui %31 : i1 to i64
          %33 = arith.muli %32, %c6_i64 : i64
          %34 = arith.addi %30, %33 : i64
          %35 = arith.addi %34, %c6_i64 : i64
          %36 = arith.cmpi sge, %34, %c0_i64 : i64
          %37 = arith.select %36, %34, %35 : i64
          %38 = arith.maxsi %37, %c0_i64 : i64
          %39 = arith.minsi %38, %c6_i64 : i64
          %40 = arith.index_cast %39 : i64 to index
          %extracted_slice_15 = tensor.extract_slice %collapsed[%40] [1] [1] : tensor<6xi32> to tensor<1xi32>
          %extracted = tensor.extract %extracted_slice_15[%c0] : tensor<1xi32>
          %41 = arith.extsi %extracted : i32 to i64
          %42 = arith.cmpi eq, %41, %c5_i64 : i64
          %43 = arith.extui %42 : i1 to i64
          %44 = arith.addi %26, %30 : i64
          %45 = arith.cmpi slt, %44, %c0_i64 : i64
          %46 = arith.extui %45 : i1 to i64
          %47 = arith.muli %46, %c6_i64 : i64
          %48 = arith.addi %44, %47 : i64
          %49 = arith.addi %48, %c6_i64 : i64
          %50 = arith.cmpi sge, %48, %c0_i64 : i64
          %51 = arith.select %50, %48, %49 : i64
          %52 = arith.maxsi %51, %c0_i64 : i64
          %53 = arith.minsi %52, %c6_i64 : i64
          %54 = arith.index_cast %53 : i64 to index
          %extracted_slice_16 = tensor.extract_slice %collapsed[%54] [1] [1] : tensor<6xi32> to tensor<1xi32>
          %extracted_17 = tensor.extract %extracted_slice_16[%c0] : tensor<1xi32>
          %55 = arith.extsi %extracted_17 : i32 to i64
          %56 = arith.cmpi eq, %55, %c6_i64 : i64
          %57 = arith.extui %56 : i1 to i64
          %58 = arith.muli %57, %43 : i64
          %59 = arith.addi %arg8, %58 : i64
          scf.yield %59 : i64
        }
        scf.yield %29 : i64
      }
      %20 = arith.sitofp %19 : i64 to f32
      %from_elements_8 = tensor.from_elements %20 : tensor<1xf32>
      %inserted_slice_9 = tensor.insert_slice %from_elements_8 into %inserted_slice_7[4] [1] [1] : tensor<1xf32> into tensor<7xf32>
      %21 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %c0_i64) -> (i64) {
        %25 = arith.index_cast %arg5 : index to i64
        %26 = arith.addi %25, %c1_i64 : i64
        %27 = arith.subi %c5_i64, %25 : i64
        %28 = arith.index_cast %27 : i64 to index
        %29 = scf.for %arg7 = %c0 to %28 step %c1 iter_args(%arg8 = %arg6) -> (i64) {
          %30 = arith.index_cast %arg7 : index to i64
          %31 = arith.cmpi slt, %30, %c0_i64 : i64
          %32 = arith.extui %31 : i1 to i64
          %33 = arith.muli %32, %c6_i64 : i64
          %34 = arith.addi %30, %33 : i64
          %35 = arith.addi %34, %c6_i64 : i64
          %36 = arith.cmpi sge, %34, %c0_i64 : i64
          %37 = arith.select %36, %34, %35 : i64
          %38 = arith.maxsi %37, %c0_i64 : i64
          %39 = arith.minsi %38, %c6_i64 : i64
          %40 = arith.index_cast %39 : i64 to index
          %extracted_slice_15 = tensor.extract_slice %collapsed[%40] [1] [1] : tensor<6xi32> to tensor<1xi32>
          %extracted = tensor.extract %extracted_slice_15[%c0] : tensor<1xi32>
          %41 = arith.extsi %extracted : i32 to i64
          %42 = arith.cmpi eq, %41, %c7_i64 : i64
          %43 = arith.extui %42 : i1 to i64
          %44 = arith.addi %26, %30 : i64
          %45 = arith.cmpi slt, %44, %c0_i64 : i64
          %46 = arith.extui %45 : i1 to i64
          %47 = arith.muli %46, %c6_i64 : i64
          %48 = arith.addi %44, %47 : i64
          %49 = arith.addi %48, %c6_i64 : i64
          %50 = arith.cmpi sge, %48, %c0_i64 : i64
          %51 = arith.select %50, %48, %49 : i64
          %52 = arith.maxsi %51, %c0_i64 : i64
          %53 = arith.minsi %52, %c6_i64 : i64
          %54 = arith.index_cast %53 : i64 to index
          %extracted_slice_16 = tensor.extract_slice %collapsed[%54] [1] [1] : tensor<6xi32> to tensor<1xi32>
          %extracted_17 = tensor.extract %extracted_slice_16[%c0] : tensor<1xi32>
          %55 = arith.extsi %extracted_17 : i32 to i64
          %56 = arith.cmpi eq, %55, %c8_i64 : i64
          %57 = arith.extui %56 : i1 to i64
          %58 = arith.muli %57, %43 : i64
          %59 = arith.addi %arg8, %58 : i64
          scf.yield %59 : i64
        }
        scf.yield %29 : i64
      }
      %22 = arith.sitofp %21 : i64 to f32
      %from_elements_10 = tensor.from_elements %22 : tensor<1xf32>
      %inserted_slice_11 = tensor.insert_slice %from_elements_10 into %inserted_slice_9[5] [1] [1] : tensor<1xf32> into tensor<7xf32>
      %23 = scf.for %arg5 = %c0 to %c6 step %c1 iter_args(%arg6 = %c0_i64) -> (i64) {
        %25 = arith.index_cast %arg5 : index to i64
        %26 = arith.addi %25, %c1_i64 : i64
        %27 = arith.subi %c5_i64, %25 : i64
        %28 = arith.index_cast %27 : i64 to index
        %29 = scf.for %arg7 = %c0 to %28 step %c1 iter_args(%arg8 = %arg6) -> (i64) {
          %30 = arith.index_cast %arg7 : index to i64
          %31 = arith.cmpi slt, %30, %c0_i64 : i64
          %32 = arith.extui %31 : i1 to i64
          %33 = arith.muli %32, %c6_i64 : i64
          %34 = arith.addi %30, %33 : i64
          %35 = arith.addi %34, %c6_i64 : i64
          %36 = arith.cmpi sge, %34, %c0_i64 : i64
          %37 = arith.select %36, %34, %35 : i64
          %38 = arith.maxsi %37, %c0_i64 : i64
          %39 = arith.minsi %38, %c6_i64 : i64
          %40 = arith.index_cast %39 : i64 to index
          %extracted_slice_15 = tensor.extract_slice %collapsed[%40] [1] [1] : tensor<6xi32> to tensor<1xi32>
          %extracted = tensor.extract %extracted_slice_15[%c0] : tensor<1xi32>
          %41 = arith.extsi %extracted : i32 to i64
          %42 = arith.cmpi eq, %41, %c6_i64 : i64
          %43 = arith.extui %42 : i1 to i64
          %44 = arith.addi %26, %30 : i64
          %45 = arith.cmpi slt, %44, %c0_i64 : i64
          %46 = arith.extui %45 : i1 to i64
          %47 = arith.muli %46, %c6_i64 : i64
          %48 = arith.addi %44, %47 : i64
          %49 = arith.addi %48, %c6_i64 : i64
          %50 = arith.cmpi sge, %48, %c0_i64 : i64
          %51 = arith.select %50, %48, %49 : i64
          %52 = arith.maxsi %51, %c0_i64 : i64
          %53 = arith.minsi %52, %c6_i64 : i64
          %54 = arith.index_cast %53 : i64 to index
          %extracted_slice_16 = tensor.extract_slice %collapsed[%54] [1] [1] : tensor<6xi32> to tensor<1xi32>
          %extracted_17 = tensor.extract %extracted_slice_16[%c0] : tensor<1xi32>
          %55 = arith.extsi %extracted_17 : i32 to i64
          %56 = arith.cmpi eq, %55, %c7_i64 : i64
          %57 = arith.extui %56 : i1 to i64
          %58 = arith.muli %57, %43 : i64
          %59 = arith.addi %arg8, %58 : i64
          scf.yield %59 : i64
        }
        scf.yield %29 : i64
      }
      %24 = arith.sitofp %23 : i64 to f32
      %from_elements_12 = tensor.from_elements %24 : tensor<1xf32>
      %inserted_slice_13 = tensor.insert_slice %from_elements_12 into %inserted_slice_11[6] [1] [1] : tensor<1xf32> into tensor<7xf32>
      %expanded = tensor.expand_shape %inserted_slice_13 [[0, 1]] output_shape [1, 7] : tensor<7xf32> into tensor<1x7xf32>
      %inserted_slice_14 = tensor.insert_slice %expanded into %arg4[%10, 0] [1, 7] [1, 1] : tensor<1x7xf32> into tensor<2x7xf32>
      scf.yield %inserted_slice_14 : tensor<2x7xf32>
    }
    %2 = hal.tensor.barrier join(%1 : tensor<2x7xf32>) => %arg2 : !hal.fence
    %3 = hal.tensor.export %2 : tensor<2x7xf32> -> !hal.buffer_view
    util.return %3 : !hal.buffer_view
  }
  util.func public @test_tfidfvectorizer_tf_batch_uniandbigrams_skip5(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @test_tfidfvectorizer_tf_batch_uniandbigrams_skip5$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}