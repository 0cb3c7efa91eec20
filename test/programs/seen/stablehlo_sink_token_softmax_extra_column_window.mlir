#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
module @jit_sink_token_softmax_extra_column_window attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x12x8xbf16>, %arg1: tensor<2x2x12x8xbf16>, %arg2: tensor<2x2x12x8xbf16>, %arg3: tensor<4xf32>) -> (tensor<2x4x12x8xbf16> {jax.result_info = "result"}) {
    %0 = tensor.empty() : tensor<2x2x2x12x8xbf16>
    %broadcasted = linalg.broadcast ins(%arg1 : tensor<2x2x12x8xbf16>) outs(%0 : tensor<2x2x2x12x8xbf16>) dimensions = [2] 
    %collapsed = tensor.collapse_shape %broadcasted [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x8xbf16> into tensor<2x4x12x8xbf16>
    %broadcasted_0 = linalg.broadcast ins(%arg2 : tensor<2x2x12x8xbf16>) outs(%0 : tensor<2x2x2x12x8xbf16>) dimensions = [2] 
    %collapsed_1 = tensor.collapse_shape %broadcasted_0 [[0], [1, 2], [3], [4]] : tensor<2x2x2x12x8xbf16> into tensor<2x4x12x8xbf16>
    %1 = tensor.empty() : tensor<2x4x12x12xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<2x4x12x12xf32>) -> tensor<2x4x12x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %collapsed : tensor<2x4x12x8xbf16>, tensor<2x4x12x8xbf16>) outs(%2 : tensor<2x4x12x12xf32>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: f32):
      %17 = arith.extf %in : bf16 to f32
      %18 = arith.extf %in_24 : bf16 to f32
      %19 = arith.mulf %17, %18 : f32
      %20 = arith.addf %out, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x12x12xf32>
    %cst_2 = arith.constant 0.353553385 : f32
    %mapped = linalg.map ins(%3 : tensor<2x4x12x12xf32>) outs(%1 : tensor<2x4x12x12xf32>)
      (%in: f32, %init: f32) {
        %17 = arith.mulf %in, %cst_2 : f32
        linalg.yield %17 : f32
      }
    %4 = tensor.empty() : tensor<12xi32>
    %mapped_3 = linalg.map outs(%4 : tensor<12xi32>)
      (%init: i32) {
        %17 = linalg.index 0 : index
        %18 = arith.index_cast %17 : index to i64
        %19 = arith.trunci %18 : i64 to i32
        linalg.yield %19 : i32
      }
    %5 = tensor.empty() : tensor<12x12xi32>
    %broadcasted_4 = linalg.broadcast ins(%mapped_3 : tensor<12xi32>) outs(%5 : tensor<12x12xi32>) dimensions = [1] 
    %broadcasted_5 = linalg.broadcast ins(%mapped_3 : tensor<12xi32>) outs(%5 : tensor<12x12xi32>) dimensions = [0] 
    %6 = tensor.empty() : tensor<12x12xi1>
    %mapped_6 = linalg.map { arith.cmpi {predicate = 5 : i64} } ins(%broadcasted_4, %broadcasted_5 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%6 : tensor<12x12xi1>)
    %mapped_7 = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%broadcasted_4, %broadcasted_5 : tensor<12x12xi32>, tensor<12x12xi32>) outs(%5 : tensor<12x12xi32>)
    %c5_i32 = arith.constant 5 : i32
    %mapped_8 = linalg.map ins(%mapped_7 : tensor<12x12xi32>) outs(%6 : tensor<12x12xi1>)
      (%in: i32, %init: i1) {
        %17 = arith.cmpi slt, %in, %c5_i32 : i32
        linalg.yield %17 : i1
      }
    %mapped_9 = linalg.map { arith.andi } ins(%mapped_6, %mapped_8 : tensor<12x12xi1>, tensor<12x12xi1>) outs(%6 : tensor<12x12xi1>)
    %7 = tensor.empty() : tensor<2x4x12x12xi1>
    %broadcasted_10 = linalg.broadcast ins(%mapped_9 : tensor<12x12xi1>) outs(%7 : tensor<2x4x12x12xi1>) dimensions = [0, 1] 
    %cst_11 = arith.constant -1.000000e+30 : f32
    %mapped_12 = linalg.map ins(%broadcasted_10, %mapped : tensor<2x4x12x12xi1>, tensor<2x4x12x12xf32>) outs(%1 : tensor<2x4x12x12xf32>)
      (%in: i1, %in_24: f32, %init: f32) {
        %17 = arith.select %in, %in_24, %cst_11 : f32
        linalg.yield %17 : f32
      }
    %8 = tensor.empty() : tensor<2x4x12x1xf32>
    %broadcasted_13 = linalg.broadcast ins(%arg3 : tensor<4xf32>) outs(%8 : tensor<2x4x12x1xf32>) dimensions = [0, 2, 3] 
    %concat = tensor.concat dim(3) %mapped_12, %broadcasted_13 : (tensor<2x4x12x12xf32>, tensor<2x4x12x1xf32>) -> tensor<2x4x12x13xf32>
    %cst_14 = arith.constant 0xFF800000 : f32
    %9 = tensor.empty() : tensor<2x4x12xf32>
    %10 = linalg.fill ins(%cst_14 : f32) outs(%9 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %reduced = linalg.reduce ins(%concat : tensor<2x4x12x13xf32>) outs(%10 : tensor<2x4x12xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_24 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_24[] : tensor<f32>
        %extracted_25 = tensor.extract %from_elements[] : tensor<f32>
        %17 = arith.maximumf %extracted, %extracted_25 : f32
        %from_elements_26 = tensor.from_elements %17 : tensor<f32>
        %extracted_27 = tensor.extract %from_elements_26[] : tensor<f32>
        linalg.yield %extracted_27 : f32
      }
    %mapped_15 = linalg.map ins(%reduced : tensor<2x4x12xf32>) outs(%9 : tensor<2x4x12xf32>)
      (%in: f32, %init: f32) {
        %17 = arith.maximumf %cst_14, %in : f32
        linalg.yield %17 : f32
      }
    %11 = tensor.empty() : tensor<2x4x12x13xf32>
    %broadcasted_16 = linalg.broadcast ins(%mapped_15 : tensor<2x4x12xf32>) outs(%11 : tensor<2x4x12x13xf32>) dimensions = [3] 
    %mapped_17 = linalg.map { arith.subf } ins(%concat, %broadcasted_16 : tensor<2x4x12x13xf32>, tensor<2x4x12x13xf32>) outs(%11 : tensor<2x4x12x13xf32>)
    %mapped_18 = linalg.map { math.exp } ins(%mapped_17 : tensor<2x4x12x13xf32>) outs(%11 : tensor<2x4x12x13xf32>)
    %12 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
    %reduced_19 = linalg.reduce ins(%mapped_18 : tensor<2x4x12x13xf32>) outs(%12 : tensor<2x4x12xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_24 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_24[] : tensor<f32>
        %extracted_25 = tensor.extract %from_elements[] : tensor<f32>
        %17 = arith.addf %extracted, %extracted_25 : f32
        %from_elements_26 = tensor.from_elements %17 : tensor<f32>
        %extracted_27 = tensor.extract %from_elements_26[] : tensor<f32>
        linalg.yield %extracted_27 : f32
      }
    %broadcasted_20 = linalg.broadcast ins(%reduced_19 : tensor<2x4x12xf32>) outs(%11 : tensor<2x4x12x13xf32>) dimensions = [3] 
    %mapped_21 = linalg.map { arith.divf } ins(%mapped_18, %broadcasted_20 : tensor<2x4x12x13xf32>, tensor<2x4x12x13xf32>) outs(%11 : tensor<2x4x12x13xf32>)
    %extracted_slice = tensor.extract_slice %mapped_21[0, 0, 0, 0] [2, 4, 12, 12] [1, 1, 1, 1] : tensor<2x4x12x13xf32> to tensor<2x4x12x12xf32>
    %13 = tensor.empty() : tensor<2x4x12x12xbf16>
    %mapped_22 = linalg.map { arith.truncf } ins(%extracted_slice : tensor<2x4x12x12xf32>) outs(%13 : tensor<2x4x12x12xbf16>)
    %14 = tensor.empty() : tensor<2x4x12x8xbf16>
    %cst_23 = arith.constant 0.000000e+00 : bf16
    %15 = linalg.fill ins(%cst_23 : bf16) outs(%14 : tensor<2x4x12x8xbf16>) -> tensor<2x4x12x8xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%mapped_22, %collapsed_1 : tensor<2x4x12x12xbf16>, tensor<2x4x12x8xbf16>) outs(%15 : tensor<2x4x12x8xbf16>) {
    ^bb0(%in: bf16, %in_24: bf16, %out: bf16):
      %17 = arith.mulf %in, %in_24 : bf16
      %18 = arith.addf %out, %17 : bf16
      linalg.yield %18 : bf16
    } -> tensor<2x4x12x8xbf16>
    return %16 : tensor<2x4x12x8xbf16>
  }
}

