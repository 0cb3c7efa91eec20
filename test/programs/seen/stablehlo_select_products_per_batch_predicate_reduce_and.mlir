module @jit_select_products_per_batch_predicate_reduce_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x5x8xf32>, %arg1: tensor<3x8x5xf32>, %arg2: tensor<3xi1>) -> (tensor<3x5x5xf32> {jax.result_info = "result[0]"}, tensor<3xi1> {jax.result_info = "result[1]"}, tensor<3x5xi1> {jax.result_info = "result[2]"}, tensor<3x5xf32> {jax.result_info = "result[3]"}) {
    %0 = tensor.empty() : tensor<3x5x5xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x5x5xf32>) -> tensor<3x5x5xf32>
    %2 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<3x5x8xf32>, tensor<3x8x5xf32>) outs(%1 : tensor<3x5x5xf32>) -> tensor<3x5x5xf32>
    %transposed = linalg.transpose ins(%2 : tensor<3x5x5xf32>) outs(%0 : tensor<3x5x5xf32>) permutation = [0, 2, 1] 
    %3 = tensor.empty() : tensor<3x5x5xi1>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<3xi1>) outs(%3 : tensor<3x5x5xi1>) dimensions = [1, 2] 
    %mapped = linalg.map { arith.select } ins(%broadcasted, %2, %transposed : tensor<3x5x5xi1>, tensor<3x5x5xf32>, tensor<3x5x5xf32>) outs(%0 : tensor<3x5x5xf32>)
    %mapped_0 = linalg.map ins(%2 : tensor<3x5x5xf32>) outs(%3 : tensor<3x5x5xi1>)
      (%in: f32, %init: i1) {
        %10 = arith.cmpf ogt, %in, %cst : f32
        linalg.yield %10 : i1
      }
    %true = arith.constant true
    %4 = tensor.empty() : tensor<3xi1>
    %5 = linalg.fill ins(%true : i1) outs(%4 : tensor<3xi1>) -> tensor<3xi1>
    %reduced = linalg.reduce ins(%mapped_0 : tensor<3x5x5xi1>) outs(%5 : tensor<3xi1>) dimensions = [1, 2] 
      (%in: i1, %init: i1) {
        %from_elements = tensor.from_elements %in : tensor<i1>
        %from_elements_6 = tensor.from_elements %init : tensor<i1>
        %extracted = tensor.extract %from_elements_6[] : tensor<i1>
        %extracted_7 = tensor.extract %from_elements[] : tensor<i1>
        %10 = arith.andi %extracted, %extracted_7 : i1
        %from_elements_8 = tensor.from_elements %10 : tensor<i1>
        %extracted_9 = tensor.extract %from_elements_8[] : tensor<i1>
        linalg.yield %extracted_9 : i1
      }
    %cst_1 = arith.constant 1.000000e+00 : f32
    %mapped_2 = linalg.map ins(%2 : tensor<3x5x5xf32>) outs(%3 : tensor<3x5x5xi1>)
      (%in: f32, %init: i1) {
        %10 = arith.cmpf ogt, %in, %cst_1 : f32
        linalg.yield %10 : i1
      }
    %false = arith.constant false
    %6 = tensor.empty() : tensor<3x5xi1>
    %7 = linalg.fill ins(%false : i1) outs(%6 : tensor<3x5xi1>) -> tensor<3x5xi1>
    %reduced_3 = linalg.reduce ins(%mapped_2 : tensor<3x5x5xi1>) outs(%7 : tensor<3x5xi1>) dimensions = [1] 
      (%in: i1, %init: i1) {
        %from_elements = tensor.from_elements %in : tensor<i1>
        %from_elements_6 = tensor.from_elements %init : tensor<i1>
        %extracted = tensor.extract %from_elements_6[] : tensor<i1>
        %extracted_7 = tensor.extract %from_elements[] : tensor<i1>
        %10 = arith.ori %extracted, %extracted_7 : i1
        %from_elements_8 = tensor.from_elements %10 : tensor<i1>
        %extracted_9 = tensor.extract %from_elements_8[] : tensor<i1>
        linalg.yield %extracted_9 : i1
      }
    %mapped_4 = linalg.map { math.tanh } ins(%2 : tensor<3x5x5xf32>) outs(%0 : tensor<3x5x5xf32>)
    %8 = tensor.empty() : tensor<3x5xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %reduced_5 = linalg.reduce ins(%mapped_4 : tensor<3x5x5xf32>) outs(%9 : tensor<3x5xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_6 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_6[] : tensor<f32>
        %extracted_7 = tensor.extract %from_elements[] : tensor<f32>
        %10 = arith.mulf %extracted, %extracted_7 : f32
        %from_elements_8 = tensor.from_elements %10 : tensor<f32>
        %extracted_9 = tensor.extract %from_elements_8[] : tensor<f32>
        linalg.yield %extracted_9 : f32
      }
    return %mapped, %reduced, %reduced_3, %reduced_5 : tensor<3x5x5xf32>, tensor<3xi1>, tensor<3x5xi1>, tensor<3x5xf32>
  }
}

