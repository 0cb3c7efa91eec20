module {
  util.func public @test_attention_4d_gqa_causal_nonpad_decode_fp16_expanded$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %c8_i64 = arith.constant 8 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0xFC00 : f16
    %cst_2 = arith.constant dense<true> : tensor<1xi1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1xf16>
    %cst_4 = arith.constant dense<0xFC00> : tensor<1xf16>
    %cst_5 = arith.constant dense<false> : tensor<1xi1>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<1x8xf32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_8 = arith.constant dense<0xFF800000> : tensor<1xf32>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_10 = arith.constant dense<1> : tensor<1xi64>
    %cst_11 = arith.constant dense<2> : tensor<1xi64>
    %cst_12 = arith.constant dense<8.000000e+00> : tensor<1xf32>
    %cst_13 = arith.constant dense<8> : tensor<1xi64>
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<2x4x1x8xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<2x2x8x8xf16>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<2x2x8x8xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<2xi64>
    %4 = tensor.empty() : tensor<1xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_12 : tensor<1xf32>) outs(%4 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.sqrt %in : f32
      linalg.yield %80 : f32
    } -> tensor<1xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_9, %5 : tensor<1xf32>, tensor<1xf32>) outs(%4 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %80 = arith.divf %in, %in_36 : f32
      linalg.yield %80 : f32
    } -> tensor<1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6 : tensor<1xf32>) outs(%4 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.sqrt %in : f32
      linalg.yield %80 : f32
    } -> tensor<1xf32>
    %8 = tensor.empty() : tensor<1xf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<1xf32>) outs(%8 : tensor<1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<1xf16>
    %10 = tensor.empty() : tensor<2xi64>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3, %cst_10 : tensor<2xi64>, tensor<1xi64>) outs(%10 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %80 = arith.subi %in, %in_36 : i64
      linalg.yield %80 : i64
    } -> tensor<2xi64>
    %12 = tensor.empty() : tensor<1xi64>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%12 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %14 = tensor.empty() : tensor<8xi64>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%14 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %80 = linalg.index 0 : index
      %81 = arith.index_cast %80 : index to i64
      linalg.yield %81 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %13 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %expanded_14 = tensor.expand_shape %15 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xi64> into tensor<1x1x1x8xi64>
    %expanded_15 = tensor.expand_shape %11 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %16 = tensor.empty() : tensor<2x1x1x1xi64>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_15 : tensor<1x1x1x1xi64>, tensor<2x1x1x1xi64>) outs(%16 : tensor<2x1x1x1xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %80 = arith.addi %in, %in_36 : i64
      linalg.yield %80 : i64
    } -> tensor<2x1x1x1xi64>
    %18 = tensor.empty() : tensor<2x1x1x8xi1>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_14 : tensor<2x1x1x1xi64>, tensor<1x1x1x8xi64>) outs(%18 : tensor<2x1x1x8xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %80 = arith.cmpi slt, %in, %in_36 : i64
      linalg.yield %80 : i1
    } -> tensor<2x1x1x8xi1>
    %20 = tensor.empty() : tensor<2x1x1x8xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (0)>, affine_map<(d0, d1, d2, d3) -> (0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %cst_8, %cst_7 : tensor<2x1x1x8xi1>, tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %80 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %80 : f32
    } -> tensor<2x1x1x8xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6, %21 : tensor<1x8xf32>, tensor<2x1x1x8xf32>) outs(%20 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %80 = arith.addf %in, %in_36 : f32
      linalg.yield %80 : f32
    } -> tensor<2x1x1x8xf32>
    %expanded_16 = tensor.expand_shape %3 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %23 = tensor.empty() : tensor<2x8xi1>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %expanded_16 : tensor<8xi64>, tensor<2x1xi64>) outs(%23 : tensor<2x8xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %80 = arith.cmpi slt, %in, %in_36 : i64
      linalg.yield %80 : i1
    } -> tensor<2x8xi1>
    %25 = tensor.empty() : tensor<2x8xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%24, %cst_7, %cst_8 : tensor<2x8xi1>, tensor<1xf32>, tensor<1xf32>) outs(%25 : tensor<2x8xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %80 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %80 : f32
    } -> tensor<2x8xf32>
    %expanded_17 = tensor.expand_shape %26 [[0], [1, 2, 3]] output_shape [2, 1, 1, 8] : tensor<2x8xf32> into tensor<2x1x1x8xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_17 : tensor<2x1x1x8xf32>, tensor<2x1x1x8xf32>) outs(%20 : tensor<2x1x1x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %80 = arith.addf %in, %in_36 : f32
      linalg.yield %80 : f32
    } -> tensor<2x1x1x8xf32>
    %28 = tensor.empty() : tensor<2x1x1x8xf16>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x1x1x8xf32>) outs(%28 : tensor<2x1x1x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<2x1x1x8xf16>
    %30 = tensor.empty() : tensor<1xi1>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_5 : tensor<1xi1>) outs(%30 : tensor<1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %80 = arith.xori %in, %true : i1
      linalg.yield %80 : i1
    } -> tensor<1xi1>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%31, %cst_2 : tensor<1xi1>, tensor<1xi1>) outs(%30 : tensor<1xi1>) {
    ^bb0(%in: i1, %in_36: i1, %out: i1):
      %80 = arith.andi %in, %in_36 : i1
      linalg.yield %80 : i1
    } -> tensor<1xi1>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%32, %cst_11, %cst_10 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%12 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_36: i64, %in_37: i64, %out: i64):
      %80 = arith.select %in, %in_36, %in_37 : i64
      linalg.yield %80 : i64
    } -> tensor<1xi64>
    %concat = tensor.concat dim(0) %cst_11, %cst_11, %33, %cst_13, %cst_13 : (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<5xi64>
    %extracted_slice = tensor.extract_slice %concat[0] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted = tensor.extract %extracted_slice[%c0] : tensor<1xi64>
    %34 = arith.cmpi sle, %extracted, %c2_i64 : i64
    cf.assert %34, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_18 = tensor.extract_slice %concat[1] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_19 = tensor.extract %extracted_slice_18[%c0] : tensor<1xi64>
    %35 = arith.cmpi sle, %extracted_19, %c2_i64 : i64
    cf.assert %35, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_20 = tensor.extract_slice %concat[2] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_21 = tensor.extract %extracted_slice_20[%c0] : tensor<1xi64>
    %extracted_slice_22 = tensor.extract_slice %concat[3] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_23 = tensor.extract %extracted_slice_22[%c0] : tensor<1xi64>
    %36 = arith.cmpi sle, %extracted_23, %c8_i64 : i64
    cf.assert %36, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %extracted_slice_24 = tensor.extract_slice %concat[4] [1] [1] : tensor<5xi64> to tensor<1xi64>
    %extracted_25 = tensor.extract %extracted_slice_24[%c0] : tensor<1xi64>
    %37 = arith.cmpi sle, %extracted_25, %c8_i64 : i64
    cf.assert %37, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %38 = arith.cmpi slt, %extracted_21, %c0_i64 : i64
    %39 = arith.index_cast %extracted_21 : i64 to index
    %40 = arith.select %38, %c1, %39 : index
    %41 = tensor.empty(%40) : tensor<2x2x?x8x8xf16>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<2x2x8x8xf16>) outs(%41 : tensor<2x2x?x8x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x?x8x8xf16>
    cf.assert %34, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %35, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %36, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    cf.assert %37, "onnx.Expand input has a dim that is not statically 1; expected this dim >= dim provided shape."
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<2x2x8x8xf16>) outs(%41 : tensor<2x2x?x8x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x?x8x8xf16>
    %collapsed = tensor.collapse_shape %42 [[0], [1, 2], [3], [4]] : tensor<2x2x?x8x8xf16> into tensor<2x?x8x8xf16>
    %cast = tensor.cast %collapsed : tensor<2x?x8x8xf16> to tensor<2x4x8x8xf16>
    %collapsed_26 = tensor.collapse_shape %43 [[0], [1, 2], [3], [4]] : tensor<2x2x?x8x8xf16> into tensor<2x?x8x8xf16>
    %cast_27 = tensor.cast %collapsed_26 : tensor<2x?x8x8xf16> to tensor<2x4x8x8xf16>
    %44 = tensor.empty() : tensor<2x4x8x8xf16>
    %transposed = linalg.transpose ins(%cast : tensor<2x4x8x8xf16>) outs(%44 : tensor<2x4x8x8xf16>) permutation = [0, 1, 3, 2] 
    %45 = tensor.empty() : tensor<2x4x1x8xf16>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%0, %9 : tensor<2x4x1x8xf16>, tensor<1xf16>) outs(%45 : tensor<2x4x1x8xf16>) {
    ^bb0(%in: f16, %in_36: f16, %out: f16):
      %80 = arith.mulf %in, %in_36 : f16
      linalg.yield %80 : f16
    } -> tensor<2x4x1x8xf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %9 : tensor<2x4x8x8xf16>, tensor<1xf16>) outs(%44 : tensor<2x4x8x8xf16>) {
    ^bb0(%in: f16, %in_36: f16, %out: f16):
      %80 = arith.mulf %in, %in_36 : f16
      linalg.yield %80 : f16
    } -> tensor<2x4x8x8xf16>
    %collapsed_28 = tensor.collapse_shape %46 [[0, 1], [2], [3]] : tensor<2x4x1x8xf16> into tensor<8x1x8xf16>
    %collapsed_29 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<2x4x8x8xf16> into tensor<8x8x8xf16>
    %48 = tensor.empty() : tensor<8x1x8xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<8x1x8xf32>) -> tensor<8x1x8xf32>
    %50 = linalg.batch_matmul ins(%collapsed_28, %collapsed_29 : tensor<8x1x8xf16>, tensor<8x8x8xf16>) outs(%49 : tensor<8x1x8xf32>) -> tensor<8x1x8xf32>
    %51 = tensor.empty() : tensor<8x1x8xf16>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<8x1x8xf32>) outs(%51 : tensor<8x1x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<8x1x8xf16>
    %expanded_30 = tensor.expand_shape %52 [[0, 1], [2], [3]] output_shape [2, 4, 1, 8] : tensor<8x1x8xf16> into tensor<2x4x1x8xf16>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %29 : tensor<2x4x1x8xf16>, tensor<2x1x1x8xf16>) outs(%45 : tensor<2x4x1x8xf16>) {
    ^bb0(%in: f16, %in_36: f16, %out: f16):
      %80 = arith.addf %in, %in_36 : f16
      linalg.yield %80 : f16
    } -> tensor<2x4x1x8xf16>
    %54 = tensor.empty() : tensor<2x4x1x8xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x4x1x8xf16>) outs(%54 : tensor<2x4x1x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %80 = arith.extf %in : f16 to f32
      linalg.yield %80 : f32
    } -> tensor<2x4x1x8xf32>
    %56 = tensor.empty() : tensor<2x4x1xi64>
    %57 = linalg.fill ins(%c0_i64 : i64) outs(%56 : tensor<2x4x1xi64>) -> tensor<2x4x1xi64>
    %58 = tensor.empty() : tensor<2x4x1xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<2x4x1xf32>) -> tensor<2x4x1xf32>
    %60:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%55 : tensor<2x4x1x8xf32>) outs(%59, %57 : tensor<2x4x1xf32>, tensor<2x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %80 = linalg.index 3 : index
      %81 = arith.index_cast %80 : index to i64
      %82 = arith.maximumf %in, %out : f32
      %83 = arith.cmpf ogt, %in, %out : f32
      %84 = arith.select %83, %81, %out_36 : i64
      linalg.yield %82, %84 : f32, i64
    } -> (tensor<2x4x1xf32>, tensor<2x4x1xi64>)
    %expanded_31 = tensor.expand_shape %60#0 [[0], [1], [2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4x1xf32> into tensor<2x4x1x1xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %expanded_31 : tensor<2x4x1x8xf32>, tensor<2x4x1x1xf32>) outs(%54 : tensor<2x4x1x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %80 = arith.subf %in, %in_36 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x1x8xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x4x1x8xf32>) outs(%54 : tensor<2x4x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.exp %in : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x1x8xf32>
    %63 = tensor.empty() : tensor<2x4x1x1xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<2x4x1x8xf32>) outs(%64 : tensor<2x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %out : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x1x1xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<2x4x1x8xf32>, tensor<2x4x1x1xf32>) outs(%54 : tensor<2x4x1x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %80 = arith.divf %in, %in_36 : f32
      linalg.yield %80 : f32
    } -> tensor<2x4x1x8xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<2x4x1x8xf32>) outs(%45 : tensor<2x4x1x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<2x4x1x8xf16>
    %68 = tensor.empty() : tensor<2x1x1xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<2x1x1xi64>) -> tensor<2x1x1xi64>
    %70 = tensor.empty() : tensor<2x1x1xf16>
    %71 = linalg.fill ins(%cst_1 : f16) outs(%70 : tensor<2x1x1xf16>) -> tensor<2x1x1xf16>
    %72:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<2x1x1x8xf16>) outs(%71, %69 : tensor<2x1x1xf16>, tensor<2x1x1xi64>) {
    ^bb0(%in: f16, %out: f16, %out_36: i64):
      %80 = linalg.index 3 : index
      %81 = arith.index_cast %80 : index to i64
      %82 = arith.maximumf %in, %out : f16
      %83 = arith.cmpf ogt, %in, %out : f16
      %84 = arith.select %83, %81, %out_36 : i64
      linalg.yield %82, %84 : f16, i64
    } -> (tensor<2x1x1xf16>, tensor<2x1x1xi64>)
    %expanded_32 = tensor.expand_shape %72#0 [[0], [1], [2, 3]] output_shape [2, 1, 1, 1] : tensor<2x1x1xf16> into tensor<2x1x1x1xf16>
    %73 = tensor.empty() : tensor<2x1x1x1xi1>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %cst_4 : tensor<2x1x1x1xf16>, tensor<1xf16>) outs(%73 : tensor<2x1x1x1xi1>) {
    ^bb0(%in: f16, %in_36: f16, %out: i1):
      %80 = arith.cmpf oeq, %in, %in_36 : f16
      linalg.yield %80 : i1
    } -> tensor<2x1x1x1xi1>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %cst_3, %67 : tensor<2x1x1x1xi1>, tensor<1xf16>, tensor<2x4x1x8xf16>) outs(%45 : tensor<2x4x1x8xf16>) {
    ^bb0(%in: i1, %in_36: f16, %in_37: f16, %out: f16):
      %80 = arith.select %in, %in_36, %in_37 : f16
      linalg.yield %80 : f16
    } -> tensor<2x4x1x8xf16>
    %collapsed_33 = tensor.collapse_shape %75 [[0, 1], [2], [3]] : tensor<2x4x1x8xf16> into tensor<8x1x8xf16>
    %collapsed_34 = tensor.collapse_shape %cast_27 [[0, 1], [2], [3]] : tensor<2x4x8x8xf16> into tensor<8x8x8xf16>
    %76 = linalg.batch_matmul ins(%collapsed_33, %collapsed_34 : tensor<8x1x8xf16>, tensor<8x8x8xf16>) outs(%49 : tensor<8x1x8xf32>) -> tensor<8x1x8xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x1x8xf32>) outs(%51 : tensor<8x1x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %80 = arith.truncf %in : f32 to f16
      linalg.yield %80 : f16
    } -> tensor<8x1x8xf16>
    %expanded_35 = tensor.expand_shape %77 [[0, 1], [2], [3]] output_shape [2, 4, 1, 8] : tensor<8x1x8xf16> into tensor<2x4x1x8xf16>
    %78 = hal.tensor.barrier join(%expanded_35 : tensor<2x4x1x8xf16>) => %arg5 : !hal.fence
    %79 = hal.tensor.export %78 : tensor<2x4x1x8xf16> -> !hal.buffer_view
    util.return %79 : !hal.buffer_view
  }
  util.func public @test_attention_4d_gqa_causal_nonpad_decode_fp16_expanded(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @test_attention_4d_gqa_causal_nonpad_decode_fp16_expanded$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}