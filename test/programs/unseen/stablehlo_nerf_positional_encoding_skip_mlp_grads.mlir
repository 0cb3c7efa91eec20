#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_nerf_positional_encoding_skip_mlp_density_color_grads_own_lowering attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x3xf32>, %arg1: tensor<24x3xf32>, %arg2: tensor<27x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<59x32xf32>, %arg5: tensor<32x33xf32>, %arg6: tensor<47x16xf32>, %arg7: tensor<16x3xf32>) -> (tensor<27x32xf32> {jax.result_info = "result[0]"}, tensor<32x32xf32> {jax.result_info = "result[1]"}, tensor<59x32xf32> {jax.result_info = "result[2]"}, tensor<32x33xf32> {jax.result_info = "result[3]"}, tensor<47x16xf32> {jax.result_info = "result[4]"}, tensor<16x3xf32> {jax.result_info = "result[5]"}) {
    %0 = tensor.empty() : tensor<24x3xf32>
    %cst = arith.constant 1.000000e+00 : f32
    %mapped = linalg.map ins(%arg0 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.mulf %in, %cst : f32
        linalg.yield %52 : f32
      }
    %mapped_0 = linalg.map { math.sin } ins(%mapped : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_1 = linalg.map { math.cos } ins(%mapped : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %cst_2 = arith.constant 2.000000e+00 : f32
    %mapped_3 = linalg.map ins(%arg0 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.mulf %in, %cst_2 : f32
        linalg.yield %52 : f32
      }
    %mapped_4 = linalg.map { math.sin } ins(%mapped_3 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_5 = linalg.map { math.cos } ins(%mapped_3 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %cst_6 = arith.constant 4.000000e+00 : f32
    %mapped_7 = linalg.map ins(%arg0 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.mulf %in, %cst_6 : f32
        linalg.yield %52 : f32
      }
    %mapped_8 = linalg.map { math.sin } ins(%mapped_7 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_9 = linalg.map { math.cos } ins(%mapped_7 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %cst_10 = arith.constant 8.000000e+00 : f32
    %mapped_11 = linalg.map ins(%arg0 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.mulf %in, %cst_10 : f32
        linalg.yield %52 : f32
      }
    %mapped_12 = linalg.map { math.sin } ins(%mapped_11 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_13 = linalg.map { math.cos } ins(%mapped_11 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %concat = tensor.concat dim(1) %arg0, %mapped_0, %mapped_1, %mapped_4, %mapped_5, %mapped_8, %mapped_9, %mapped_12, %mapped_13 : (tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x27xf32>
    %1 = tensor.empty() : tensor<24x32xf32>
    %cst_14 = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst_14 : f32) outs(%1 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %3 = linalg.matmul ins(%concat, %arg2 : tensor<24x27xf32>, tensor<27x32xf32>) outs(%2 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %mapped_15 = linalg.map ins(%3 : tensor<24x32xf32>) outs(%1 : tensor<24x32xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.maximumf %in, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %4 = tensor.empty() : tensor<24x32xi1>
    %mapped_16 = linalg.map ins(%3 : tensor<24x32xf32>) outs(%4 : tensor<24x32xi1>)
      (%in: f32, %init: i1) {
        %52 = arith.cmpf ogt, %in, %cst_14 : f32
        linalg.yield %52 : i1
      }
    %5 = linalg.matmul ins(%mapped_15, %arg3 : tensor<24x32xf32>, tensor<32x32xf32>) outs(%2 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %mapped_17 = linalg.map ins(%5 : tensor<24x32xf32>) outs(%1 : tensor<24x32xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.maximumf %in, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %mapped_18 = linalg.map ins(%5 : tensor<24x32xf32>) outs(%4 : tensor<24x32xi1>)
      (%in: f32, %init: i1) {
        %52 = arith.cmpf ogt, %in, %cst_14 : f32
        linalg.yield %52 : i1
      }
    %concat_19 = tensor.concat dim(1) %mapped_17, %concat : (tensor<24x32xf32>, tensor<24x27xf32>) -> tensor<24x59xf32>
    %6 = linalg.matmul ins(%concat_19, %arg4 : tensor<24x59xf32>, tensor<59x32xf32>) outs(%2 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %mapped_20 = linalg.map ins(%6 : tensor<24x32xf32>) outs(%1 : tensor<24x32xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.maximumf %in, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %mapped_21 = linalg.map ins(%6 : tensor<24x32xf32>) outs(%4 : tensor<24x32xi1>)
      (%in: f32, %init: i1) {
        %52 = arith.cmpf ogt, %in, %cst_14 : f32
        linalg.yield %52 : i1
      }
    %7 = tensor.empty() : tensor<24x33xf32>
    %8 = linalg.fill ins(%cst_14 : f32) outs(%7 : tensor<24x33xf32>) -> tensor<24x33xf32>
    %9 = linalg.matmul ins(%mapped_20, %arg5 : tensor<24x32xf32>, tensor<32x33xf32>) outs(%8 : tensor<24x33xf32>) -> tensor<24x33xf32>
    %extracted_slice = tensor.extract_slice %9[0, 0] [24, 1] [1, 1] : tensor<24x33xf32> to tensor<24x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %10 = tensor.empty() : tensor<24xf32>
    %mapped_22 = linalg.map ins(%collapsed : tensor<24xf32>) outs(%10 : tensor<24xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.maximumf %in, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %11 = tensor.empty() : tensor<24xi1>
    %mapped_23 = linalg.map { arith.cmpf {predicate = 13 : i64} } ins(%collapsed, %collapsed : tensor<24xf32>, tensor<24xf32>) outs(%11 : tensor<24xi1>)
    %mapped_24 = linalg.map ins(%collapsed : tensor<24xf32>) outs(%10 : tensor<24xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.addf %in, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %mapped_25 = linalg.map { math.absf } ins(%collapsed : tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %mapped_26 = linalg.map { arith.negf } ins(%mapped_25 : tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %mapped_27 = linalg.map { math.exp } ins(%mapped_26 : tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %mapped_28 = linalg.map { math.log1p } ins(%mapped_27 : tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %mapped_29 = linalg.map { arith.addf } ins(%mapped_22, %mapped_28 : tensor<24xf32>, tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %mapped_30 = linalg.map { arith.select } ins(%mapped_23, %mapped_24, %mapped_29 : tensor<24xi1>, tensor<24xf32>, tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %cst_31 = arith.constant 0x7F800000 : f32
    %mapped_32 = linalg.map ins(%collapsed : tensor<24xf32>) outs(%11 : tensor<24xi1>)
      (%in: f32, %init: i1) {
        %52 = arith.cmpf oeq, %in, %cst_31 : f32
        linalg.yield %52 : i1
      }
    %mapped_33 = linalg.map ins(%mapped_32, %collapsed : tensor<24xi1>, tensor<24xf32>) outs(%10 : tensor<24xf32>)
      (%in: i1, %in_77: f32, %init: f32) {
        %52 = arith.select %in, %cst_14, %in_77 : f32
        linalg.yield %52 : f32
      }
    %mapped_34 = linalg.map ins(%mapped_30 : tensor<24xf32>) outs(%11 : tensor<24xi1>)
      (%in: f32, %init: i1) {
        %52 = arith.cmpf oeq, %in, %cst_31 : f32
        linalg.yield %52 : i1
      }
    %mapped_35 = linalg.map ins(%mapped_34, %mapped_30 : tensor<24xi1>, tensor<24xf32>) outs(%10 : tensor<24xf32>)
      (%in: i1, %in_77: f32, %init: f32) {
        %52 = arith.select %in, %cst_14, %in_77 : f32
        linalg.yield %52 : f32
      }
    %mapped_36 = linalg.map { arith.subf } ins(%mapped_33, %mapped_35 : tensor<24xf32>, tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %mapped_37 = linalg.map { math.exp } ins(%mapped_36 : tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %extracted_slice_38 = tensor.extract_slice %9[0, 1] [24, 32] [1, 1] : tensor<24x33xf32> to tensor<24x32xf32>
    %mapped_39 = linalg.map ins(%arg1 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.mulf %in, %cst : f32
        linalg.yield %52 : f32
      }
    %mapped_40 = linalg.map { math.sin } ins(%mapped_39 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_41 = linalg.map { math.cos } ins(%mapped_39 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_42 = linalg.map ins(%arg1 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.mulf %in, %cst_2 : f32
        linalg.yield %52 : f32
      }
    %mapped_43 = linalg.map { math.sin } ins(%mapped_42 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_44 = linalg.map { math.cos } ins(%mapped_42 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %concat_45 = tensor.concat dim(1) %arg1, %mapped_40, %mapped_41, %mapped_43, %mapped_44 : (tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>, tensor<24x3xf32>) -> tensor<24x15xf32>
    %concat_46 = tensor.concat dim(1) %extracted_slice_38, %concat_45 : (tensor<24x32xf32>, tensor<24x15xf32>) -> tensor<24x47xf32>
    %12 = tensor.empty() : tensor<24x16xf32>
    %13 = linalg.fill ins(%cst_14 : f32) outs(%12 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %14 = linalg.matmul ins(%concat_46, %arg6 : tensor<24x47xf32>, tensor<47x16xf32>) outs(%13 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %mapped_47 = linalg.map ins(%14 : tensor<24x16xf32>) outs(%12 : tensor<24x16xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.maximumf %in, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %15 = tensor.empty() : tensor<24x16xi1>
    %mapped_48 = linalg.map ins(%14 : tensor<24x16xf32>) outs(%15 : tensor<24x16xi1>)
      (%in: f32, %init: i1) {
        %52 = arith.cmpf ogt, %in, %cst_14 : f32
        linalg.yield %52 : i1
      }
    %16 = linalg.fill ins(%cst_14 : f32) outs(%0 : tensor<24x3xf32>) -> tensor<24x3xf32>
    %17 = linalg.matmul ins(%mapped_47, %arg7 : tensor<24x16xf32>, tensor<16x3xf32>) outs(%16 : tensor<24x3xf32>) -> tensor<24x3xf32>
    %mapped_49 = linalg.map { arith.negf } ins(%17 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_50 = linalg.map { math.exp } ins(%mapped_49 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %mapped_51 = linalg.map ins(%mapped_50 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.addf %cst, %in : f32
        linalg.yield %52 : f32
      }
    %mapped_52 = linalg.map ins(%mapped_51 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.divf %cst, %in : f32
        linalg.yield %52 : f32
      }
    %mapped_53 = linalg.map ins(%mapped_52 : tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
      (%in: f32, %init: f32) {
        %52 = arith.subf %cst, %in : f32
        linalg.yield %52 : f32
      }
    %mapped_54 = linalg.map { arith.mulf } ins(%mapped_52, %mapped_53 : tensor<24x3xf32>, tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %18 = tensor.empty() : tensor<f32>
    %cst_55 = arith.constant 3.000000e+00 : f32
    %mapped_56 = linalg.map outs(%18 : tensor<f32>)
      (%init: f32) {
        %52 = arith.divf %cst, %cst_55 : f32
        linalg.yield %52 : f32
      }
    %broadcasted = linalg.broadcast ins(%mapped_56 : tensor<f32>) outs(%0 : tensor<24x3xf32>) dimensions = [0, 1] 
    %mapped_57 = linalg.map { arith.mulf } ins(%mapped_52, %broadcasted : tensor<24x3xf32>, tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %19 = linalg.fill ins(%cst_14 : f32) outs(%10 : tensor<24xf32>) -> tensor<24xf32>
    %reduced = linalg.reduce ins(%mapped_57 : tensor<24x3xf32>) outs(%19 : tensor<24xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_77 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_77[] : tensor<f32>
        %extracted_78 = tensor.extract %from_elements[] : tensor<f32>
        %52 = arith.addf %extracted, %extracted_78 : f32
        %from_elements_79 = tensor.from_elements %52 : tensor<f32>
        %extracted_80 = tensor.extract %from_elements_79[] : tensor<f32>
        linalg.yield %extracted_80 : f32
      }
    %expanded = tensor.expand_shape %reduced [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %broadcasted_58 = linalg.broadcast ins(%mapped_30 : tensor<24xf32>) outs(%0 : tensor<24x3xf32>) dimensions = [1] 
    %mapped_59 = linalg.map { arith.mulf } ins(%broadcasted, %broadcasted_58 : tensor<24x3xf32>, tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %reduced_60 = linalg.reduce ins(%expanded : tensor<24x1xf32>) outs(%19 : tensor<24xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_77 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_77[] : tensor<f32>
        %extracted_78 = tensor.extract %from_elements[] : tensor<f32>
        %52 = arith.addf %extracted, %extracted_78 : f32
        %from_elements_79 = tensor.from_elements %52 : tensor<f32>
        %extracted_80 = tensor.extract %from_elements_79[] : tensor<f32>
        linalg.yield %extracted_80 : f32
      }
    %mapped_61 = linalg.map { arith.mulf } ins(%mapped_59, %mapped_54 : tensor<24x3xf32>, tensor<24x3xf32>) outs(%0 : tensor<24x3xf32>)
    %20 = tensor.empty() : tensor<3x16xf32>
    %21 = linalg.fill ins(%cst_14 : f32) outs(%20 : tensor<3x16xf32>) -> tensor<3x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_61, %mapped_47 : tensor<24x3xf32>, tensor<24x16xf32>) outs(%21 : tensor<3x16xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<3x16xf32>
    %23 = tensor.empty() : tensor<16x3xf32>
    %transposed = linalg.transpose ins(%22 : tensor<3x16xf32>) outs(%23 : tensor<16x3xf32>) permutation = [1, 0] 
    %24 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_61, %arg7 : tensor<24x3xf32>, tensor<16x3xf32>) outs(%13 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<24x16xf32>
    %mapped_62 = linalg.map ins(%mapped_48, %24 : tensor<24x16xi1>, tensor<24x16xf32>) outs(%12 : tensor<24x16xf32>)
      (%in: i1, %in_77: f32, %init: f32) {
        %52 = arith.select %in, %in_77, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %25 = tensor.empty() : tensor<16x47xf32>
    %26 = linalg.fill ins(%cst_14 : f32) outs(%25 : tensor<16x47xf32>) -> tensor<16x47xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_62, %concat_46 : tensor<24x16xf32>, tensor<24x47xf32>) outs(%26 : tensor<16x47xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<16x47xf32>
    %28 = tensor.empty() : tensor<47x16xf32>
    %transposed_63 = linalg.transpose ins(%27 : tensor<16x47xf32>) outs(%28 : tensor<47x16xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<24x47xf32>
    %30 = linalg.fill ins(%cst_14 : f32) outs(%29 : tensor<24x47xf32>) -> tensor<24x47xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_62, %arg6 : tensor<24x16xf32>, tensor<47x16xf32>) outs(%30 : tensor<24x47xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<24x47xf32>
    %extracted_slice_64 = tensor.extract_slice %31[0, 0] [24, 32] [1, 1] : tensor<24x47xf32> to tensor<24x32xf32>
    %padded = tensor.pad %extracted_slice_64 low[0, 1] high[0, 0] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst_14 : f32
    } : tensor<24x32xf32> to tensor<24x33xf32>
    %mapped_65 = linalg.map { arith.mulf } ins(%reduced_60, %mapped_37 : tensor<24xf32>, tensor<24xf32>) outs(%10 : tensor<24xf32>)
    %expanded_66 = tensor.expand_shape %mapped_65 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %padded_67 = tensor.pad %expanded_66 low[0, 0] high[0, 32] {
    ^bb0(%arg8: index, %arg9: index):
      tensor.yield %cst_14 : f32
    } : tensor<24x1xf32> to tensor<24x33xf32>
    %mapped_68 = linalg.map { arith.addf } ins(%padded, %padded_67 : tensor<24x33xf32>, tensor<24x33xf32>) outs(%7 : tensor<24x33xf32>)
    %32 = tensor.empty() : tensor<33x32xf32>
    %33 = linalg.fill ins(%cst_14 : f32) outs(%32 : tensor<33x32xf32>) -> tensor<33x32xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_68, %mapped_20 : tensor<24x33xf32>, tensor<24x32xf32>) outs(%33 : tensor<33x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<33x32xf32>
    %35 = tensor.empty() : tensor<32x33xf32>
    %transposed_69 = linalg.transpose ins(%34 : tensor<33x32xf32>) outs(%35 : tensor<32x33xf32>) permutation = [1, 0] 
    %36 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_68, %arg5 : tensor<24x33xf32>, tensor<32x33xf32>) outs(%2 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<24x32xf32>
    %mapped_70 = linalg.map ins(%mapped_21, %36 : tensor<24x32xi1>, tensor<24x32xf32>) outs(%1 : tensor<24x32xf32>)
      (%in: i1, %in_77: f32, %init: f32) {
        %52 = arith.select %in, %in_77, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %37 = tensor.empty() : tensor<32x59xf32>
    %38 = linalg.fill ins(%cst_14 : f32) outs(%37 : tensor<32x59xf32>) -> tensor<32x59xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_70, %concat_19 : tensor<24x32xf32>, tensor<24x59xf32>) outs(%38 : tensor<32x59xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<32x59xf32>
    %40 = tensor.empty() : tensor<59x32xf32>
    %transposed_71 = linalg.transpose ins(%39 : tensor<32x59xf32>) outs(%40 : tensor<59x32xf32>) permutation = [1, 0] 
    %41 = tensor.empty() : tensor<24x59xf32>
    %42 = linalg.fill ins(%cst_14 : f32) outs(%41 : tensor<24x59xf32>) -> tensor<24x59xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_70, %arg4 : tensor<24x32xf32>, tensor<59x32xf32>) outs(%42 : tensor<24x59xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<24x59xf32>
    %extracted_slice_72 = tensor.extract_slice %43[0, 0] [24, 32] [1, 1] : tensor<24x59xf32> to tensor<24x32xf32>
    %mapped_73 = linalg.map ins(%mapped_18, %extracted_slice_72 : tensor<24x32xi1>, tensor<24x32xf32>) outs(%1 : tensor<24x32xf32>)
      (%in: i1, %in_77: f32, %init: f32) {
        %52 = arith.select %in, %in_77, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %44 = tensor.empty() : tensor<32x32xf32>
    %45 = linalg.fill ins(%cst_14 : f32) outs(%44 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_73, %mapped_15 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%45 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<32x32xf32>
    %transposed_74 = linalg.transpose ins(%46 : tensor<32x32xf32>) outs(%44 : tensor<32x32xf32>) permutation = [1, 0] 
    %47 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_73, %arg3 : tensor<24x32xf32>, tensor<32x32xf32>) outs(%2 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<24x32xf32>
    %mapped_75 = linalg.map ins(%mapped_16, %47 : tensor<24x32xi1>, tensor<24x32xf32>) outs(%1 : tensor<24x32xf32>)
      (%in: i1, %in_77: f32, %init: f32) {
        %52 = arith.select %in, %in_77, %cst_14 : f32
        linalg.yield %52 : f32
      }
    %48 = tensor.empty() : tensor<32x27xf32>
    %49 = linalg.fill ins(%cst_14 : f32) outs(%48 : tensor<32x27xf32>) -> tensor<32x27xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%mapped_75, %concat : tensor<24x32xf32>, tensor<24x27xf32>) outs(%49 : tensor<32x27xf32>) {
    ^bb0(%in: f32, %in_77: f32, %out: f32):
      %52 = arith.mulf %in, %in_77 : f32
      %53 = arith.addf %out, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<32x27xf32>
    %51 = tensor.empty() : tensor<27x32xf32>
    %transposed_76 = linalg.transpose ins(%50 : tensor<32x27xf32>) outs(%51 : tensor<27x32xf32>) permutation = [1, 0] 
    return %transposed_76, %transposed_74, %transposed_71, %transposed_69, %transposed_63, %transposed : tensor<27x32xf32>, tensor<32x32xf32>, tensor<59x32xf32>, tensor<32x33xf32>, tensor<47x16xf32>, tensor<16x3xf32>
  }
}

