module @jit_pairwise_canberra_braycurtis_kernels attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20x8xf32>, %arg1: tensor<12x8xf32>) -> (tensor<20x12xf32> {jax.result_info = "result[0]"}, tensor<20x12xf32> {jax.result_info = "result[1]"}, tensor<20x12xf32> {jax.result_info = "result[2]"}, tensor<20x12xf32> {jax.result_info = "result[3]"}) {
    %0 = tensor.empty() : tensor<20x12x8xf32>
    %broadcasted = linalg.broadcast ins(%arg0 : tensor<20x8xf32>) outs(%0 : tensor<20x12x8xf32>) dimensions = [1] 
    %broadcasted_0 = linalg.broadcast ins(%arg1 : tensor<12x8xf32>) outs(%0 : tensor<20x12x8xf32>) dimensions = [0] 
    %mapped = linalg.map { arith.subf } ins(%broadcasted, %broadcasted_0 : tensor<20x12x8xf32>, tensor<20x12x8xf32>) outs(%0 : tensor<20x12x8xf32>)
    %mapped_1 = linalg.map { math.absf } ins(%mapped : tensor<20x12x8xf32>) outs(%0 : tensor<20x12x8xf32>)
    %1 = tensor.empty() : tensor<20x1x8xf32>
    %broadcasted_2 = linalg.broadcast ins(%arg0 : tensor<20x8xf32>) outs(%1 : tensor<20x1x8xf32>) dimensions = [1] 
    %mapped_3 = linalg.map { math.absf } ins(%broadcasted_2 : tensor<20x1x8xf32>) outs(%1 : tensor<20x1x8xf32>)
    %2 = tensor.empty() : tensor<1x12x8xf32>
    %broadcasted_4 = linalg.broadcast ins(%arg1 : tensor<12x8xf32>) outs(%2 : tensor<1x12x8xf32>) dimensions = [0] 
    %mapped_5 = linalg.map { math.absf } ins(%broadcasted_4 : tensor<1x12x8xf32>) outs(%2 : tensor<1x12x8xf32>)
    %collapsed = tensor.collapse_shape %mapped_3 [[0], [1, 2]] : tensor<20x1x8xf32> into tensor<20x8xf32>
    %broadcasted_6 = linalg.broadcast ins(%collapsed : tensor<20x8xf32>) outs(%0 : tensor<20x12x8xf32>) dimensions = [1] 
    %collapsed_7 = tensor.collapse_shape %mapped_5 [[0, 1], [2]] : tensor<1x12x8xf32> into tensor<12x8xf32>
    %broadcasted_8 = linalg.broadcast ins(%collapsed_7 : tensor<12x8xf32>) outs(%0 : tensor<20x12x8xf32>) dimensions = [0] 
    %mapped_9 = linalg.map { arith.addf } ins(%broadcasted_6, %broadcasted_8 : tensor<20x12x8xf32>, tensor<20x12x8xf32>) outs(%0 : tensor<20x12x8xf32>)
    %cst = arith.constant 9.99999997E-7 : f32
    %mapped_10 = linalg.map ins(%mapped_9 : tensor<20x12x8xf32>) outs(%0 : tensor<20x12x8xf32>)
      (%in: f32, %init: f32) {
        %6 = arith.addf %in, %cst : f32
        linalg.yield %6 : f32
      }
    %mapped_11 = linalg.map { arith.divf } ins(%mapped_1, %mapped_10 : tensor<20x12x8xf32>, tensor<20x12x8xf32>) outs(%0 : tensor<20x12x8xf32>)
    %cst_12 = arith.constant 0.000000e+00 : f32
    %3 = tensor.empty() : tensor<20x12xf32>
    %4 = linalg.fill ins(%cst_12 : f32) outs(%3 : tensor<20x12xf32>) -> tensor<20x12xf32>
    %reduced = linalg.reduce ins(%mapped_11 : tensor<20x12x8xf32>) outs(%4 : tensor<20x12xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_22 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_22[] : tensor<f32>
        %extracted_23 = tensor.extract %from_elements[] : tensor<f32>
        %6 = arith.addf %extracted, %extracted_23 : f32
        %from_elements_24 = tensor.from_elements %6 : tensor<f32>
        %extracted_25 = tensor.extract %from_elements_24[] : tensor<f32>
        linalg.yield %extracted_25 : f32
      }
    %reduced_13 = linalg.reduce ins(%mapped_1 : tensor<20x12x8xf32>) outs(%4 : tensor<20x12xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_22 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_22[] : tensor<f32>
        %extracted_23 = tensor.extract %from_elements[] : tensor<f32>
        %6 = arith.addf %extracted, %extracted_23 : f32
        %from_elements_24 = tensor.from_elements %6 : tensor<f32>
        %extracted_25 = tensor.extract %from_elements_24[] : tensor<f32>
        linalg.yield %extracted_25 : f32
      }
    %reduced_14 = linalg.reduce ins(%mapped_9 : tensor<20x12x8xf32>) outs(%4 : tensor<20x12xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_22 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_22[] : tensor<f32>
        %extracted_23 = tensor.extract %from_elements[] : tensor<f32>
        %6 = arith.addf %extracted, %extracted_23 : f32
        %from_elements_24 = tensor.from_elements %6 : tensor<f32>
        %extracted_25 = tensor.extract %from_elements_24[] : tensor<f32>
        linalg.yield %extracted_25 : f32
      }
    %mapped_15 = linalg.map { arith.divf } ins(%reduced_13, %reduced_14 : tensor<20x12xf32>, tensor<20x12xf32>) outs(%3 : tensor<20x12xf32>)
    %cst_16 = arith.constant 0xFF800000 : f32
    %5 = linalg.fill ins(%cst_16 : f32) outs(%3 : tensor<20x12xf32>) -> tensor<20x12xf32>
    %reduced_17 = linalg.reduce ins(%mapped_1 : tensor<20x12x8xf32>) outs(%5 : tensor<20x12xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_22 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_22[] : tensor<f32>
        %extracted_23 = tensor.extract %from_elements[] : tensor<f32>
        %6 = arith.maximumf %extracted, %extracted_23 : f32
        %from_elements_24 = tensor.from_elements %6 : tensor<f32>
        %extracted_25 = tensor.extract %from_elements_24[] : tensor<f32>
        linalg.yield %extracted_25 : f32
      }
    %mapped_18 = linalg.map { arith.negf } ins(%reduced_13 : tensor<20x12xf32>) outs(%3 : tensor<20x12xf32>)
    %cst_19 = arith.constant 3.000000e+00 : f32
    %mapped_20 = linalg.map ins(%mapped_18 : tensor<20x12xf32>) outs(%3 : tensor<20x12xf32>)
      (%in: f32, %init: f32) {
        %6 = arith.divf %in, %cst_19 : f32
        linalg.yield %6 : f32
      }
    %mapped_21 = linalg.map { math.exp } ins(%mapped_20 : tensor<20x12xf32>) outs(%3 : tensor<20x12xf32>)
    return %reduced, %mapped_15, %reduced_17, %mapped_21 : tensor<20x12xf32>, tensor<20x12xf32>, tensor<20x12xf32>, tensor<20x12xf32>
  }
}

