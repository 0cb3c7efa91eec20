module @jit_gpt2_small_scan {
  util.func public @main(%arg0: tensor<1x8xi32>, %arg1: tensor<50x32xbf16>, %arg2: tensor<16x32xbf16>, %arg3: tensor<3x32xbf16>, %arg4: tensor<3x32xbf16>, %arg5: tensor<3x32x96xbf16>, %arg6: tensor<3x96xbf16>, %arg7: tensor<3x32x32xbf16>, %arg8: tensor<3x32xbf16>, %arg9: tensor<3x32xbf16>, %arg10: tensor<3x32xbf16>, %arg11: tensor<3x32x64xbf16>, %arg12: tensor<3x64xbf16>, %arg13: tensor<3x64x32xbf16>, %arg14: tensor<3x32xbf16>, %arg15: tensor<32xbf16>, %arg16: tensor<32xbf16>) -> tensor<1x8x50xf32> {
    %cst = arith.constant 5.000000e-01 : bf16
    %cst_0 = arith.constant 1.000000e+00 : bf16
    %cst_1 = arith.constant 7.968750e-01 : bf16
    %cst_2 = arith.constant 4.467770e-02 : bf16
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant -1.000000e+09 : f32
    %cst_5 = arith.constant 0.353553385 : f32
    %cst_6 = arith.constant 0.000000e+00 : bf16
    %cst_7 = arith.constant 9.99999974E-6 : f32
    %cst_8 = arith.constant 3.200000e+01 : f32
    %cst_9 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c50_i32 = arith.constant 50 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<1x8xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x8xi32>) outs(%0 : tensor<1x8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %60 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %60 : i1
    } -> tensor<1x8xi1>
    %2 = tensor.empty() : tensor<1x8xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x8xi32>) outs(%2 : tensor<1x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %60 = arith.addi %in, %c50_i32 : i32
      linalg.yield %60 : i32
    } -> tensor<1x8xi32>
    %4 = tensor.empty() : tensor<1x8xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg0 : tensor<1x8xi1>, tensor<1x8xi32>, tensor<1x8xi32>) outs(%4 : tensor<1x8xi32>) {
    ^bb0(%in: i1, %in_14: i32, %in_15: i32, %out: i32):
      %60 = arith.select %in, %in_14, %in_15 : i32
      linalg.yield %60 : i32
    } -> tensor<1x8xi32>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xi32> into tensor<1x8x1xi32>
    %6 = tensor.empty() : tensor<1x8x1x32xbf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x8x1xi32>) outs(%6 : tensor<1x8x1x32xbf16>) {
    ^bb0(%in: i32, %out: bf16):
      %60 = arith.index_cast %in : i32 to index
      %61 = linalg.index 3 : index
      %extracted = tensor.extract %arg1[%60, %61] : tensor<50x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<1x8x1x32xbf16>
    %collapsed = tensor.collapse_shape %7 [[0], [1], [2, 3]] : tensor<1x8x1x32xbf16> into tensor<1x8x32xbf16>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [8, 32] [1, 1] : tensor<16x32xbf16> to tensor<8x32xbf16>
    %8 = tensor.empty() : tensor<1x8x32xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<8x32xbf16>) outs(%8 : tensor<1x8x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x8x32xbf16>
    %10 = tensor.empty() : tensor<1x8x32xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed, %9 : tensor<1x8x32xbf16>, tensor<1x8x32xbf16>) outs(%10 : tensor<1x8x32xbf16>) {
    ^bb0(%in: bf16, %in_14: bf16, %out: bf16):
      %60 = arith.addf %in, %in_14 : bf16
      linalg.yield %60 : bf16
    } -> tensor<1x8x32xbf16>
    %12 = scf.for %arg17 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg18 = %11) -> (tensor<1x8x32xbf16>)  : i32 {
      %60 = arith.index_cast %arg17 : i32 to index
      %61 = arith.maxsi %60, %c0 : index
      %62 = arith.minsi %61, %c2 : index
      %extracted_slice_14 = tensor.extract_slice %arg3[%62, 0] [1, 32] [1, 1] : tensor<3x32xbf16> to tensor<1x32xbf16>
      %63 = tensor.empty() : tensor<1x32xf32>
      %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_14 : tensor<1x32xbf16>) outs(%63 : tensor<1x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %272 = arith.extf %in : bf16 to f32
        linalg.yield %272 : f32
      } -> tensor<1x32xf32>
      %collapsed_15 = tensor.collapse_shape %64 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
      %65 = arith.index_cast %arg17 : i32 to index
      %66 = arith.maxsi %65, %c0 : index
      %67 = arith.minsi %66, %c2 : index
      %extracted_slice_16 = tensor.extract_slice %arg4[%67, 0] [1, 32] [1, 1] : tensor<3x32xbf16> to tensor<1x32xbf16>
      %68 = tensor.empty() : tensor<1x32xf32>
      %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_16 : tensor<1x32xbf16>) outs(%68 : tensor<1x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %272 = arith.extf %in : bf16 to f32
        linalg.yield %272 : f32
      } -> tensor<1x32xf32>
      %collapsed_17 = tensor.collapse_shape %69 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
      %70 = arith.index_cast %arg17 : i32 to index
      %71 = arith.maxsi %70, %c0 : index
      %72 = arith.minsi %71, %c2 : index
      %extracted_slice_18 = tensor.extract_slice %arg5[%72, 0, 0] [1, 32, 96] [1, 1, 1] : tensor<3x32x96xbf16> to tensor<1x32x96xbf16>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x32x96xbf16> into tensor<32x96xbf16>
      %73 = arith.index_cast %arg17 : i32 to index
      %74 = arith.maxsi %73, %c0 : index
      %75 = arith.minsi %74, %c2 : index
      %extracted_slice_20 = tensor.extract_slice %arg6[%75, 0] [1, 96] [1, 1] : tensor<3x96xbf16> to tensor<1x96xbf16>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1]] : tensor<1x96xbf16> into tensor<96xbf16>
      %76 = arith.index_cast %arg17 : i32 to index
      %77 = arith.maxsi %76, %c0 : index
      %78 = arith.minsi %77, %c2 : index
      %extracted_slice_22 = tensor.extract_slice %arg7[%78, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xbf16> to tensor<1x32x32xbf16>
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x32x32xbf16> into tensor<32x32xbf16>
      %79 = arith.index_cast %arg17 : i32 to index
      %80 = arith.maxsi %79, %c0 : index
      %81 = arith.minsi %80, %c2 : index
      %extracted_slice_24 = tensor.extract_slice %arg8[%81, 0] [1, 32] [1, 1] : tensor<3x32xbf16> to tensor<1x32xbf16>
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1]] : tensor<1x32xbf16> into tensor<32xbf16>
      %82 = arith.index_cast %arg17 : i32 to index
      %83 = arith.maxsi %82, %c0 : index
      %84 = arith.minsi %83, %c2 : index
      %extracted_slice_26 = tensor.extract_slice %arg9[%84, 0] [1, 32] [1, 1] : tensor<3x32xbf16> to tensor<1x32xbf16>
      %85 = tensor.empty() : tensor<1x32xf32>
      %86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_26 : tensor<1x32xbf16>) outs(%85 : tensor<1x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %272 = arith.extf %in : bf16 to f32
        linalg.yield %272 : f32
      } -> tensor<1x32xf32>
      %collapsed_27 = tensor.collapse_shape %86 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
      %87 = arith.index_cast %arg17 : i32 to index
      %88 = arith.maxsi %87, %c0 : index
      %89 = arith.minsi %88, %c2 : index
      %extracted_slice_28 = tensor.extract_slice %arg10[%89, 0] [1, 32] [1, 1] : tensor<3x32xbf16> to tensor<1x32xbf16>
      %90 = tensor.empty() : tensor<1x32xf32>
      %91 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_28 : tensor<1x32xbf16>) outs(%90 : tensor<1x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %272 = arith.extf %in : bf16 to f32
        linalg.yield %272 : f32
      } -> tensor<1x32xf32>
      %collapsed_29 = tensor.collapse_shape %91 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
      %92 = arith.index_cast %arg17 : i32 to index
      %93 = arith.maxsi %92, %c0 : index
      %94 = arith.minsi %93, %c2 : index
      %extracted_slice_30 = tensor.extract_slice %arg11[%94, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<3x32x64xbf16> to tensor<1x32x64xbf16>
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2]] : tensor<1x32x64xbf16> into tensor<32x64xbf16>
      %95 = arith.index_cast %arg17 : i32 to index
      %96 = arith.maxsi %95, %c0 : index
      %97 = arith.minsi %96, %c2 : index
      %extracted_slice_32 = tensor.extract_slice %arg12[%97, 0] [1, 64] [1, 1] : tensor<3x64xbf16> to tensor<1x64xbf16>
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1]] : tensor<1x64xbf16> into tensor<64xbf16>
      %98 = arith.index_cast %arg17 : i32 to index
      %99 = arith.maxsi %98, %c0 : index
      %100 = arith.minsi %99, %c2 : index
      %extracted_slice_34 = tensor.extract_slice %arg13[%100, 0, 0] [1, 64, 32] [1, 1, 1] : tensor<3x64x32xbf16> to tensor<1x64x32xbf16>
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [[0, 1], [2]] : tensor<1x64x32xbf16> into tensor<64x32xbf16>
      %101 = arith.index_cast %arg17 : i32 to index
      %102 = arith.maxsi %101, %c0 : index
      %103 = arith.minsi %102, %c2 : index
      %extracted_slice_36 = tensor.extract_slice %arg14[%103, 0] [1, 32] [1, 1] : tensor<3x32xbf16> to tensor<1x32xbf16>
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1]] : tensor<1x32xbf16> into tensor<32xbf16>
      %104 = tensor.empty() : tensor<1x8x32xf32>
      %105 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18 : tensor<1x8x32xbf16>) outs(%104 : tensor<1x8x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %272 = arith.extf %in : bf16 to f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %106 = tensor.empty() : tensor<1x8xf32>
      %107 = linalg.fill ins(%cst_9 : f32) outs(%106 : tensor<1x8xf32>) -> tensor<1x8xf32>
      %108 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<1x8x32xf32>) outs(%107 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.addf %out, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8xf32>
      %expanded_38 = tensor.expand_shape %108 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xf32> into tensor<1x8x1xf32>
      %109 = tensor.empty() : tensor<1x8x1xf32>
      %110 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38 : tensor<1x8x1xf32>) outs(%109 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.divf %in, %cst_8 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %111 = tensor.empty() : tensor<1x8x32xf32>
      %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x8x1xf32>) outs(%111 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %113 = tensor.empty() : tensor<1x8x32xf32>
      %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %112 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%113 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.subf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %115 = tensor.empty() : tensor<1x8x32xf32>
      %116 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<1x8x32xf32>) outs(%115 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.mulf %in, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %117 = tensor.empty() : tensor<1x8xf32>
      %118 = linalg.fill ins(%cst_9 : f32) outs(%117 : tensor<1x8xf32>) -> tensor<1x8xf32>
      %119 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116 : tensor<1x8x32xf32>) outs(%118 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.addf %out, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8xf32>
      %expanded_39 = tensor.expand_shape %119 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xf32> into tensor<1x8x1xf32>
      %120 = tensor.empty() : tensor<1x8x1xf32>
      %121 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<1x8x1xf32>) outs(%120 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.divf %in, %cst_8 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %122 = tensor.empty() : tensor<1x8x1xf32>
      %123 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<1x8x1xf32>) outs(%122 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.addf %in, %cst_7 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %124 = tensor.empty() : tensor<1x8x1xf32>
      %125 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<1x8x1xf32>) outs(%124 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = math.rsqrt %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %126 = tensor.empty() : tensor<1x8x32xf32>
      %127 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125 : tensor<1x8x1xf32>) outs(%126 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %128 = tensor.empty() : tensor<1x8x32xf32>
      %129 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %127 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%128 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.mulf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %130 = tensor.empty() : tensor<1x8x32xf32>
      %131 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_15 : tensor<32xf32>) outs(%130 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %132 = tensor.empty() : tensor<1x8x32xf32>
      %133 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%132 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.mulf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %134 = tensor.empty() : tensor<1x8x32xf32>
      %135 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_17 : tensor<32xf32>) outs(%134 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %136 = tensor.empty() : tensor<1x8x32xf32>
      %137 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %135 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%136 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.addf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %138 = tensor.empty() : tensor<1x8x32xbf16>
      %139 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<1x8x32xf32>) outs(%138 : tensor<1x8x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %272 = arith.truncf %in : f32 to bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x32xbf16>
      %collapsed_40 = tensor.collapse_shape %139 [[0, 1], [2]] : tensor<1x8x32xbf16> into tensor<8x32xbf16>
      %140 = tensor.empty() : tensor<8x96xbf16>
      %141 = linalg.fill ins(%cst_6 : bf16) outs(%140 : tensor<8x96xbf16>) -> tensor<8x96xbf16>
      %142 = linalg.matmul ins(%collapsed_40, %collapsed_19 : tensor<8x32xbf16>, tensor<32x96xbf16>) outs(%141 : tensor<8x96xbf16>) -> tensor<8x96xbf16>
      %expanded_41 = tensor.expand_shape %142 [[0, 1], [2]] output_shape [1, 8, 96] : tensor<8x96xbf16> into tensor<1x8x96xbf16>
      %143 = tensor.empty() : tensor<1x8x96xbf16>
      %144 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<96xbf16>) outs(%143 : tensor<1x8x96xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x8x96xbf16>
      %145 = tensor.empty() : tensor<1x8x96xbf16>
      %146 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %144 : tensor<1x8x96xbf16>, tensor<1x8x96xbf16>) outs(%145 : tensor<1x8x96xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.addf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x96xbf16>
      %extracted_slice_42 = tensor.extract_slice %146[0, 0, 0] [1, 8, 32] [1, 1, 1] : tensor<1x8x96xbf16> to tensor<1x8x32xbf16>
      %extracted_slice_43 = tensor.extract_slice %146[0, 0, 32] [1, 8, 32] [1, 1, 1] : tensor<1x8x96xbf16> to tensor<1x8x32xbf16>
      %extracted_slice_44 = tensor.extract_slice %146[0, 0, 64] [1, 8, 32] [1, 1, 1] : tensor<1x8x96xbf16> to tensor<1x8x32xbf16>
      %expanded_45 = tensor.expand_shape %extracted_slice_42 [[0], [1], [2, 3]] output_shape [1, 8, 4, 8] : tensor<1x8x32xbf16> into tensor<1x8x4x8xbf16>
      %147 = tensor.empty() : tensor<1x4x8x8xbf16>
      %148 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<1x8x4x8xbf16>) outs(%147 : tensor<1x4x8x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x8x8xbf16>
      %expanded_46 = tensor.expand_shape %extracted_slice_43 [[0], [1], [2, 3]] output_shape [1, 8, 4, 8] : tensor<1x8x32xbf16> into tensor<1x8x4x8xbf16>
      %149 = tensor.empty() : tensor<1x4x8x8xbf16>
      %150 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<1x8x4x8xbf16>) outs(%149 : tensor<1x4x8x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x8x8xbf16>
      %expanded_47 = tensor.expand_shape %extracted_slice_44 [[0], [1], [2, 3]] output_shape [1, 8, 4, 8] : tensor<1x8x32xbf16> into tensor<1x8x4x8xbf16>
      %151 = tensor.empty() : tensor<1x4x8x8xbf16>
      %152 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47 : tensor<1x8x4x8xbf16>) outs(%151 : tensor<1x4x8x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x8x8xbf16>
      %153 = tensor.empty() : tensor<8x8xi32>
      %154 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%153 : tensor<8x8xi32>) {
      ^bb0(%out: i32):
        %272 = linalg.index 0 : index
        %273 = arith.index_cast %272 : index to i32
        linalg.yield %273 : i32
      } -> tensor<8x8xi32>
      %155 = tensor.empty() : tensor<8x8xi32>
      %156 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%155 : tensor<8x8xi32>) {
      ^bb0(%out: i32):
        %272 = linalg.index 1 : index
        %273 = arith.index_cast %272 : index to i32
        linalg.yield %273 : i32
      } -> tensor<8x8xi32>
      %157 = tensor.empty() : tensor<8x8xi1>
      %158 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%154, %156 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%157 : tensor<8x8xi1>) {
      ^bb0(%in: i32, %in_62: i32, %out: i1):
        %272 = arith.cmpi sge, %in, %in_62 : i32
        linalg.yield %272 : i1
      } -> tensor<8x8xi1>
      %159 = tensor.empty() : tensor<1x4x8x8xbf16>
      %160 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<1x4x8x8xbf16>) outs(%159 : tensor<1x4x8x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x8x8xbf16>
      %collapsed_48 = tensor.collapse_shape %148 [[0, 1], [2], [3]] : tensor<1x4x8x8xbf16> into tensor<4x8x8xbf16>
      %collapsed_49 = tensor.collapse_shape %160 [[0, 1], [2], [3]] : tensor<1x4x8x8xbf16> into tensor<4x8x8xbf16>
      %161 = tensor.empty() : tensor<4x8x8xf32>
      %162 = linalg.fill ins(%cst_9 : f32) outs(%161 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
      %163 = linalg.batch_matmul ins(%collapsed_48, %collapsed_49 : tensor<4x8x8xbf16>, tensor<4x8x8xbf16>) outs(%162 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
      %expanded_50 = tensor.expand_shape %163 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xf32> into tensor<1x4x8x8xf32>
      %164 = tensor.empty() : tensor<1x4x8x8xf32>
      %165 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<1x4x8x8xf32>) outs(%164 : tensor<1x4x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.mulf %in, %cst_5 : f32
        linalg.yield %272 : f32
      } -> tensor<1x4x8x8xf32>
      %166 = tensor.empty() : tensor<1x4x8x8xi1>
      %167 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<8x8xi1>) outs(%166 : tensor<1x4x8x8xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<1x4x8x8xi1>
      %168 = tensor.empty() : tensor<1x4x8x8xf32>
      %169 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %165 : tensor<1x4x8x8xi1>, tensor<1x4x8x8xf32>) outs(%168 : tensor<1x4x8x8xf32>) {
      ^bb0(%in: i1, %in_62: f32, %out: f32):
        %272 = arith.select %in, %in_62, %cst_4 : f32
        linalg.yield %272 : f32
      } -> tensor<1x4x8x8xf32>
      %170 = tensor.empty() : tensor<1x4x8xf32>
      %171 = linalg.fill ins(%cst_3 : f32) outs(%170 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
      %172 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%169 : tensor<1x4x8x8xf32>) outs(%171 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.maximumf %out, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x4x8xf32>
      %173 = tensor.empty() : tensor<1x4x8x8xf32>
      %174 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<1x4x8xf32>) outs(%173 : tensor<1x4x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8x8xf32>
      %175 = tensor.empty() : tensor<1x4x8x8xf32>
      %176 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %174 : tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) outs(%175 : tensor<1x4x8x8xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.subf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x4x8x8xf32>
      %177 = tensor.empty() : tensor<1x4x8x8xf32>
      %178 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176 : tensor<1x4x8x8xf32>) outs(%177 : tensor<1x4x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = math.exp %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x4x8x8xf32>
      %179 = tensor.empty() : tensor<1x4x8xf32>
      %180 = linalg.fill ins(%cst_9 : f32) outs(%179 : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
      %181 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%178 : tensor<1x4x8x8xf32>) outs(%180 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.addf %out, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x4x8xf32>
      %182 = tensor.empty() : tensor<1x4x8x8xf32>
      %183 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181 : tensor<1x4x8xf32>) outs(%182 : tensor<1x4x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8x8xf32>
      %184 = tensor.empty() : tensor<1x4x8x8xf32>
      %185 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %183 : tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) outs(%184 : tensor<1x4x8x8xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.divf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x4x8x8xf32>
      %186 = tensor.empty() : tensor<1x4x8x8xbf16>
      %187 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185 : tensor<1x4x8x8xf32>) outs(%186 : tensor<1x4x8x8xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %272 = arith.truncf %in : f32 to bf16
        linalg.yield %272 : bf16
      } -> tensor<1x4x8x8xbf16>
      %collapsed_51 = tensor.collapse_shape %187 [[0, 1], [2], [3]] : tensor<1x4x8x8xbf16> into tensor<4x8x8xbf16>
      %collapsed_52 = tensor.collapse_shape %152 [[0, 1], [2], [3]] : tensor<1x4x8x8xbf16> into tensor<4x8x8xbf16>
      %188 = tensor.empty() : tensor<4x8x8xbf16>
      %189 = linalg.fill ins(%cst_6 : bf16) outs(%188 : tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
      %190 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x8x8xbf16>, tensor<4x8x8xbf16>) outs(%189 : tensor<4x8x8xbf16>) -> tensor<4x8x8xbf16>
      %expanded_53 = tensor.expand_shape %190 [[0, 1], [2], [3]] output_shape [1, 4, 8, 8] : tensor<4x8x8xbf16> into tensor<1x4x8x8xbf16>
      %191 = tensor.empty() : tensor<1x8x4x8xbf16>
      %192 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<1x4x8x8xbf16>) outs(%191 : tensor<1x8x4x8xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x8x4x8xbf16>
      %collapsed_54 = tensor.collapse_shape %192 [[0, 1], [2, 3]] : tensor<1x8x4x8xbf16> into tensor<8x32xbf16>
      %193 = tensor.empty() : tensor<8x32xbf16>
      %194 = linalg.fill ins(%cst_6 : bf16) outs(%193 : tensor<8x32xbf16>) -> tensor<8x32xbf16>
      %195 = linalg.matmul ins(%collapsed_54, %collapsed_23 : tensor<8x32xbf16>, tensor<32x32xbf16>) outs(%194 : tensor<8x32xbf16>) -> tensor<8x32xbf16>
      %expanded_55 = tensor.expand_shape %195 [[0, 1], [2]] output_shape [1, 8, 32] : tensor<8x32xbf16> into tensor<1x8x32xbf16>
      %196 = tensor.empty() : tensor<1x8x32xbf16>
      %197 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18, %expanded_55 : tensor<1x8x32xbf16>, tensor<1x8x32xbf16>) outs(%196 : tensor<1x8x32xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.addf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x32xbf16>
      %198 = tensor.empty() : tensor<1x8x32xbf16>
      %199 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_25 : tensor<32xbf16>) outs(%198 : tensor<1x8x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x8x32xbf16>
      %200 = tensor.empty() : tensor<1x8x32xbf16>
      %201 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %199 : tensor<1x8x32xbf16>, tensor<1x8x32xbf16>) outs(%200 : tensor<1x8x32xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.addf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x32xbf16>
      %202 = tensor.empty() : tensor<1x8x32xf32>
      %203 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<1x8x32xbf16>) outs(%202 : tensor<1x8x32xf32>) {
      ^bb0(%in: bf16, %out: f32):
        %272 = arith.extf %in : bf16 to f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %204 = tensor.empty() : tensor<1x8xf32>
      %205 = linalg.fill ins(%cst_9 : f32) outs(%204 : tensor<1x8xf32>) -> tensor<1x8xf32>
      %206 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203 : tensor<1x8x32xf32>) outs(%205 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.addf %out, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8xf32>
      %expanded_56 = tensor.expand_shape %206 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xf32> into tensor<1x8x1xf32>
      %207 = tensor.empty() : tensor<1x8x1xf32>
      %208 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56 : tensor<1x8x1xf32>) outs(%207 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.divf %in, %cst_8 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %209 = tensor.empty() : tensor<1x8x32xf32>
      %210 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208 : tensor<1x8x1xf32>) outs(%209 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %211 = tensor.empty() : tensor<1x8x32xf32>
      %212 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203, %210 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%211 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.subf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %213 = tensor.empty() : tensor<1x8x32xf32>
      %214 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<1x8x32xf32>) outs(%213 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.mulf %in, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %215 = tensor.empty() : tensor<1x8xf32>
      %216 = linalg.fill ins(%cst_9 : f32) outs(%215 : tensor<1x8xf32>) -> tensor<1x8xf32>
      %217 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%214 : tensor<1x8x32xf32>) outs(%216 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.addf %out, %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8xf32>
      %expanded_57 = tensor.expand_shape %217 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xf32> into tensor<1x8x1xf32>
      %218 = tensor.empty() : tensor<1x8x1xf32>
      %219 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<1x8x1xf32>) outs(%218 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.divf %in, %cst_8 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %220 = tensor.empty() : tensor<1x8x1xf32>
      %221 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<1x8x1xf32>) outs(%220 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = arith.addf %in, %cst_7 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %222 = tensor.empty() : tensor<1x8x1xf32>
      %223 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<1x8x1xf32>) outs(%222 : tensor<1x8x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %272 = math.rsqrt %in : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x1xf32>
      %224 = tensor.empty() : tensor<1x8x32xf32>
      %225 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<1x8x1xf32>) outs(%224 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %226 = tensor.empty() : tensor<1x8x32xf32>
      %227 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %225 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%226 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.mulf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %228 = tensor.empty() : tensor<1x8x32xf32>
      %229 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_27 : tensor<32xf32>) outs(%228 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %230 = tensor.empty() : tensor<1x8x32xf32>
      %231 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %229 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%230 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.mulf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %232 = tensor.empty() : tensor<1x8x32xf32>
      %233 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<32xf32>) outs(%232 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x32xf32>
      %234 = tensor.empty() : tensor<1x8x32xf32>
      %235 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %233 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%234 : tensor<1x8x32xf32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %272 = arith.addf %in, %in_62 : f32
        linalg.yield %272 : f32
      } -> tensor<1x8x32xf32>
      %236 = tensor.empty() : tensor<1x8x32xbf16>
      %237 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<1x8x32xf32>) outs(%236 : tensor<1x8x32xbf16>) {
      ^bb0(%in: f32, %out: bf16):
        %272 = arith.truncf %in : f32 to bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x32xbf16>
      %collapsed_58 = tensor.collapse_shape %237 [[0, 1], [2]] : tensor<1x8x32xbf16> into tensor<8x32xbf16>
      %238 = tensor.empty() : tensor<8x64xbf16>
      %239 = linalg.fill ins(%cst_6 : bf16) outs(%238 : tensor<8x64xbf16>) -> tensor<8x64xbf16>
      %240 = linalg.matmul ins(%collapsed_58, %collapsed_31 : tensor<8x32xbf16>, tensor<32x64xbf16>) outs(%239 : tensor<8x64xbf16>) -> tensor<8x64xbf16>
      %expanded_59 = tensor.expand_shape %240 [[0, 1], [2]] output_shape [1, 8, 64] : tensor<8x64xbf16> into tensor<1x8x64xbf16>
      %241 = tensor.empty() : tensor<1x8x64xbf16>
      %242 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<64xbf16>) outs(%241 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x8x64xbf16>
      %243 = tensor.empty() : tensor<1x8x64xbf16>
      %244 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59, %242 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) outs(%243 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.addf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %245 = tensor.empty() : tensor<1x8x64xbf16>
      %246 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<1x8x64xbf16>) outs(%245 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %272 = arith.mulf %in, %in : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %247 = tensor.empty() : tensor<1x8x64xbf16>
      %248 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246, %244 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) outs(%247 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.mulf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %249 = tensor.empty() : tensor<1x8x64xbf16>
      %250 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248 : tensor<1x8x64xbf16>) outs(%249 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %272 = arith.mulf %in, %cst_2 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %251 = tensor.empty() : tensor<1x8x64xbf16>
      %252 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %250 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) outs(%251 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.addf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %253 = tensor.empty() : tensor<1x8x64xbf16>
      %254 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<1x8x64xbf16>) outs(%253 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %272 = arith.mulf %in, %cst_1 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %255 = tensor.empty() : tensor<1x8x64xbf16>
      %256 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254 : tensor<1x8x64xbf16>) outs(%255 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %272 = math.tanh %in : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %257 = tensor.empty() : tensor<1x8x64xbf16>
      %258 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<1x8x64xbf16>) outs(%257 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %272 = arith.addf %in, %cst_0 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %259 = tensor.empty() : tensor<1x8x64xbf16>
      %260 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<1x8x64xbf16>) outs(%259 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        %272 = arith.mulf %in, %cst : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %261 = tensor.empty() : tensor<1x8x64xbf16>
      %262 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %260 : tensor<1x8x64xbf16>, tensor<1x8x64xbf16>) outs(%261 : tensor<1x8x64xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.mulf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x64xbf16>
      %collapsed_60 = tensor.collapse_shape %262 [[0, 1], [2]] : tensor<1x8x64xbf16> into tensor<8x64xbf16>
      %263 = tensor.empty() : tensor<8x32xbf16>
      %264 = linalg.fill ins(%cst_6 : bf16) outs(%263 : tensor<8x32xbf16>) -> tensor<8x32xbf16>
      %265 = linalg.matmul ins(%collapsed_60, %collapsed_35 : tensor<8x64xbf16>, tensor<64x32xbf16>) outs(%264 : tensor<8x32xbf16>) -> tensor<8x32xbf16>
      %expanded_61 = tensor.expand_shape %265 [[0, 1], [2]] output_shape [1, 8, 32] : tensor<8x32xbf16> into tensor<1x8x32xbf16>
      %266 = tensor.empty() : tensor<1x8x32xbf16>
      %267 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %expanded_61 : tensor<1x8x32xbf16>, tensor<1x8x32xbf16>) outs(%266 : tensor<1x8x32xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.addf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x32xbf16>
      %268 = tensor.empty() : tensor<1x8x32xbf16>
      %269 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<32xbf16>) outs(%268 : tensor<1x8x32xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x8x32xbf16>
      %270 = tensor.empty() : tensor<1x8x32xbf16>
      %271 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%267, %269 : tensor<1x8x32xbf16>, tensor<1x8x32xbf16>) outs(%270 : tensor<1x8x32xbf16>) {
      ^bb0(%in: bf16, %in_62: bf16, %out: bf16):
        %272 = arith.addf %in, %in_62 : bf16
        linalg.yield %272 : bf16
      } -> tensor<1x8x32xbf16>
      scf.yield %271 : tensor<1x8x32xbf16>
    }
    %13 = tensor.empty() : tensor<1x8x32xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x8x32xbf16>) outs(%13 : tensor<1x8x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %60 = arith.extf %in : bf16 to f32
      linalg.yield %60 : f32
    } -> tensor<1x8x32xf32>
    %15 = tensor.empty() : tensor<1x8xf32>
    %16 = linalg.fill ins(%cst_9 : f32) outs(%15 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<1x8x32xf32>) outs(%16 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<1x8xf32>
    %expanded_10 = tensor.expand_shape %17 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xf32> into tensor<1x8x1xf32>
    %18 = tensor.empty() : tensor<1x8x1xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x8x1xf32>) outs(%18 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.divf %in, %cst_8 : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x1xf32>
    %20 = tensor.empty() : tensor<1x8x32xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<1x8x1xf32>) outs(%20 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x32xf32>
    %22 = tensor.empty() : tensor<1x8x32xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %21 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%22 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %60 = arith.subf %in, %in_14 : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x32xf32>
    %24 = tensor.empty() : tensor<1x8x32xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x8x32xf32>) outs(%24 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %in : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x32xf32>
    %26 = tensor.empty() : tensor<1x8xf32>
    %27 = linalg.fill ins(%cst_9 : f32) outs(%26 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<1x8x32xf32>) outs(%27 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<1x8xf32>
    %expanded_11 = tensor.expand_shape %28 [[0], [1, 2]] output_shape [1, 8, 1] : tensor<1x8xf32> into tensor<1x8x1xf32>
    %29 = tensor.empty() : tensor<1x8x1xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<1x8x1xf32>) outs(%29 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.divf %in, %cst_8 : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x1xf32>
    %31 = tensor.empty() : tensor<1x8x1xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x8x1xf32>) outs(%31 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %cst_7 : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x1xf32>
    %33 = tensor.empty() : tensor<1x8x1xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<1x8x1xf32>) outs(%33 : tensor<1x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.rsqrt %in : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x1xf32>
    %35 = tensor.empty() : tensor<1x8x32xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<1x8x1xf32>) outs(%35 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x32xf32>
    %37 = tensor.empty() : tensor<1x8x32xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %36 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%37 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %60 = arith.mulf %in, %in_14 : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x32xf32>
    %39 = tensor.empty() : tensor<32xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xbf16>) outs(%39 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %60 = arith.extf %in : bf16 to f32
      linalg.yield %60 : f32
    } -> tensor<32xf32>
    %41 = tensor.empty() : tensor<1x8x32xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<32xf32>) outs(%41 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x32xf32>
    %43 = tensor.empty() : tensor<1x8x32xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %42 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%43 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %60 = arith.mulf %in, %in_14 : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x32xf32>
    %45 = tensor.empty() : tensor<32xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg16 : tensor<32xbf16>) outs(%45 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %60 = arith.extf %in : bf16 to f32
      linalg.yield %60 : f32
    } -> tensor<32xf32>
    %47 = tensor.empty() : tensor<1x8x32xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<32xf32>) outs(%47 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x32xf32>
    %49 = tensor.empty() : tensor<1x8x32xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %48 : tensor<1x8x32xf32>, tensor<1x8x32xf32>) outs(%49 : tensor<1x8x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %60 = arith.addf %in, %in_14 : f32
      linalg.yield %60 : f32
    } -> tensor<1x8x32xf32>
    %51 = tensor.empty() : tensor<1x8x32xbf16>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<1x8x32xf32>) outs(%51 : tensor<1x8x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %60 = arith.truncf %in : f32 to bf16
      linalg.yield %60 : bf16
    } -> tensor<1x8x32xbf16>
    %53 = tensor.empty() : tensor<32x50xbf16>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<50x32xbf16>) outs(%53 : tensor<32x50xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x50xbf16>
    %collapsed_12 = tensor.collapse_shape %52 [[0, 1], [2]] : tensor<1x8x32xbf16> into tensor<8x32xbf16>
    %55 = tensor.empty() : tensor<8x50xbf16>
    %56 = linalg.fill ins(%cst_6 : bf16) outs(%55 : tensor<8x50xbf16>) -> tensor<8x50xbf16>
    %57 = linalg.matmul ins(%collapsed_12, %54 : tensor<8x32xbf16>, tensor<32x50xbf16>) outs(%56 : tensor<8x50xbf16>) -> tensor<8x50xbf16>
    %58 = tensor.empty() : tensor<8x50xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<8x50xbf16>) outs(%58 : tensor<8x50xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %60 = arith.extf %in : bf16 to f32
      linalg.yield %60 : f32
    } -> tensor<8x50xf32>
    %expanded_13 = tensor.expand_shape %59 [[0, 1], [2]] output_shape [1, 8, 50] : tensor<8x50xf32> into tensor<1x8x50xf32>
    util.return %expanded_13 : tensor<1x8x50xf32>
  }
}