module @jit_masked_product_argmax_min_index_prim attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x6xf32>, %arg1: tensor<6x7xf32>, %arg2: tensor<7x7xi1>) -> (tensor<7xi32> {jax.result_info = "result[0]"}, tensor<7xi32> {jax.result_info = "result[1]"}, tensor<7xf32> {jax.result_info = "result[2]"}) {
    %0 = tensor.empty() : tensor<7x7xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<7x6xf32>, tensor<6x7xf32>) outs(%1 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %cst_0 = arith.constant -1.000000e+09 : f32
    %mapped = linalg.map ins(%arg2, %2 : tensor<7x7xi1>, tensor<7x7xf32>) outs(%0 : tensor<7x7xf32>)
      (%in: i1, %in_10: f32, %init: f32) {
        %12 = arith.select %in, %in_10, %cst_0 : f32
        linalg.yield %12 : f32
      }
    %3 = tensor.empty() : tensor<7x7xi32>
    %mapped_1 = linalg.map outs(%3 : tensor<7x7xi32>)
      (%init: i32) {
        %12 = linalg.index 1 : index
        %13 = arith.index_cast %12 : index to i64
        %14 = arith.trunci %13 : i64 to i32
        linalg.yield %14 : i32
      }
    %cst_2 = arith.constant 0xFF800000 : f32
    %4 = tensor.empty() : tensor<7xf32>
    %5 = linalg.fill ins(%cst_2 : f32) outs(%4 : tensor<7xf32>) -> tensor<7xf32>
    %c0_i32 = arith.constant 0 : i32
    %6 = tensor.empty() : tensor<7xi32>
    %7 = linalg.fill ins(%c0_i32 : i32) outs(%6 : tensor<7xi32>) -> tensor<7xi32>
    %reduced:2 = linalg.reduce ins(%mapped, %mapped_1 : tensor<7x7xf32>, tensor<7x7xi32>) outs(%5, %7 : tensor<7xf32>, tensor<7xi32>) dimensions = [1] 
      (%in: f32, %in_10: i32, %init: f32, %init_11: i32) {
        %from_elements = tensor.from_elements %in_10 : tensor<i32>
        %from_elements_12 = tensor.from_elements %in : tensor<f32>
        %from_elements_13 = tensor.from_elements %init_11 : tensor<i32>
        %from_elements_14 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_14[] : tensor<f32>
        %extracted_15 = tensor.extract %from_elements_12[] : tensor<f32>
        %12 = arith.cmpf ogt, %extracted, %extracted_15 : f32
        %from_elements_16 = tensor.from_elements %12 : tensor<i1>
        %13 = arith.cmpf une, %extracted, %extracted : f32
        %from_elements_17 = tensor.from_elements %13 : tensor<i1>
        %extracted_18 = tensor.extract %from_elements_16[] : tensor<i1>
        %extracted_19 = tensor.extract %from_elements_17[] : tensor<i1>
        %14 = arith.ori %extracted_18, %extracted_19 : i1
        %from_elements_20 = tensor.from_elements %14 : tensor<i1>
        %15 = arith.cmpf oeq, %extracted, %extracted_15 : f32
        %from_elements_21 = tensor.from_elements %15 : tensor<i1>
        %extracted_22 = tensor.extract %from_elements_13[] : tensor<i32>
        %extracted_23 = tensor.extract %from_elements[] : tensor<i32>
        %16 = arith.cmpi slt, %extracted_22, %extracted_23 : i32
        %from_elements_24 = tensor.from_elements %16 : tensor<i1>
        %extracted_25 = tensor.extract %from_elements_21[] : tensor<i1>
        %extracted_26 = tensor.extract %from_elements_24[] : tensor<i1>
        %17 = arith.andi %extracted_25, %extracted_26 : i1
        %from_elements_27 = tensor.from_elements %17 : tensor<i1>
        %extracted_28 = tensor.extract %from_elements_20[] : tensor<i1>
        %extracted_29 = tensor.extract %from_elements_27[] : tensor<i1>
        %18 = arith.ori %extracted_28, %extracted_29 : i1
        %from_elements_30 = tensor.from_elements %18 : tensor<i1>
        %19 = arith.select %extracted_28, %extracted, %extracted_15 : f32
        %from_elements_31 = tensor.from_elements %19 : tensor<f32>
        %extracted_32 = tensor.extract %from_elements_30[] : tensor<i1>
        %20 = arith.select %extracted_32, %extracted_22, %extracted_23 : i32
        %from_elements_33 = tensor.from_elements %20 : tensor<i32>
        %extracted_34 = tensor.extract %from_elements_31[] : tensor<f32>
        %extracted_35 = tensor.extract %from_elements_33[] : tensor<i32>
        linalg.yield %extracted_34, %extracted_35 : f32, i32
      }
    %mapped_3 = linalg.map outs(%3 : tensor<7x7xi32>)
      (%init: i32) {
        %12 = linalg.index 0 : index
        %13 = arith.index_cast %12 : index to i64
        %14 = arith.trunci %13 : i64 to i32
        linalg.yield %14 : i32
      }
    %cst_4 = arith.constant 0x7F800000 : f32
    %8 = linalg.fill ins(%cst_4 : f32) outs(%4 : tensor<7xf32>) -> tensor<7xf32>
    %reduced_5:2 = linalg.reduce ins(%mapped, %mapped_3 : tensor<7x7xf32>, tensor<7x7xi32>) outs(%8, %7 : tensor<7xf32>, tensor<7xi32>) dimensions = [0] 
      (%in: f32, %in_10: i32, %init: f32, %init_11: i32) {
        %from_elements = tensor.from_elements %in_10 : tensor<i32>
        %from_elements_12 = tensor.from_elements %in : tensor<f32>
        %from_elements_13 = tensor.from_elements %init_11 : tensor<i32>
        %from_elements_14 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_14[] : tensor<f32>
        %extracted_15 = tensor.extract %from_elements_12[] : tensor<f32>
        %12 = arith.cmpf olt, %extracted, %extracted_15 : f32
        %from_elements_16 = tensor.from_elements %12 : tensor<i1>
        %13 = arith.cmpf une, %extracted, %extracted : f32
        %from_elements_17 = tensor.from_elements %13 : tensor<i1>
        %extracted_18 = tensor.extract %from_elements_16[] : tensor<i1>
        %extracted_19 = tensor.extract %from_elements_17[] : tensor<i1>
        %14 = arith.ori %extracted_18, %extracted_19 : i1
        %from_elements_20 = tensor.from_elements %14 : tensor<i1>
        %15 = arith.cmpf oeq, %extracted, %extracted_15 : f32
        %from_elements_21 = tensor.from_elements %15 : tensor<i1>
        %extracted_22 = tensor.extract %from_elements_13[] : tensor<i32>
        %extracted_23 = tensor.extract %from_elements[] : tensor<i32>
        %16 = arith.cmpi slt, %extracted_22, %extracted_23 : i32
        %from_elements_24 = tensor.from_elements %16 : tensor<i1>
        %extracted_25 = tensor.extract %from_elements_21[] : tensor<i1>
        %extracted_26 = tensor.extract %from_elements_24[] : tensor<i1>
        %17 = arith.andi %extracted_25, %extracted_26 : i1
        %from_elements_27 = tensor.from_elements %17 : tensor<i1>
        %extracted_28 = tensor.extract %from_elements_20[] : tensor<i1>
        %extracted_29 = tensor.extract %from_elements_27[] : tensor<i1>
        %18 = arith.ori %extracted_28, %extracted_29 : i1
        %from_elements_30 = tensor.from_elements %18 : tensor<i1>
        %19 = arith.select %extracted_28, %extracted, %extracted_15 : f32
        %from_elements_31 = tensor.from_elements %19 : tensor<f32>
        %extracted_32 = tensor.extract %from_elements_30[] : tensor<i1>
        %20 = arith.select %extracted_32, %extracted_22, %extracted_23 : i32
        %from_elements_33 = tensor.from_elements %20 : tensor<i32>
        %extracted_34 = tensor.extract %from_elements_31[] : tensor<f32>
        %extracted_35 = tensor.extract %from_elements_33[] : tensor<i32>
        linalg.yield %extracted_34, %extracted_35 : f32, i32
      }
    %false = arith.constant false
    %9 = tensor.empty() : tensor<7xi1>
    %10 = linalg.fill ins(%false : i1) outs(%9 : tensor<7xi1>) -> tensor<7xi1>
    %reduced_6 = linalg.reduce ins(%arg2 : tensor<7x7xi1>) outs(%10 : tensor<7xi1>) dimensions = [1] 
      (%in: i1, %init: i1) {
        %from_elements = tensor.from_elements %in : tensor<i1>
        %from_elements_10 = tensor.from_elements %init : tensor<i1>
        %extracted = tensor.extract %from_elements_10[] : tensor<i1>
        %extracted_11 = tensor.extract %from_elements[] : tensor<i1>
        %12 = arith.ori %extracted, %extracted_11 : i1
        %from_elements_12 = tensor.from_elements %12 : tensor<i1>
        %extracted_13 = tensor.extract %from_elements_12[] : tensor<i1>
        linalg.yield %extracted_13 : i1
      }
    %reduced_7 = linalg.reduce ins(%mapped : tensor<7x7xf32>) outs(%5 : tensor<7xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_10 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_10[] : tensor<f32>
        %extracted_11 = tensor.extract %from_elements[] : tensor<f32>
        %12 = arith.maximumf %extracted, %extracted_11 : f32
        %from_elements_12 = tensor.from_elements %12 : tensor<f32>
        %extracted_13 = tensor.extract %from_elements_12[] : tensor<f32>
        linalg.yield %extracted_13 : f32
      }
    %11 = tensor.empty() : tensor<f32>
    %mapped_8 = linalg.map outs(%11 : tensor<f32>)
      (%init: f32) {
        %12 = arith.sitofp %c0_i32 : i32 to f32
        linalg.yield %12 : f32
      }
    %broadcasted = linalg.broadcast ins(%mapped_8 : tensor<f32>) outs(%4 : tensor<7xf32>) dimensions = [0] 
    %mapped_9 = linalg.map { arith.select } ins(%reduced_6, %reduced_7, %broadcasted : tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) outs(%4 : tensor<7xf32>)
    return %reduced#1, %reduced_5#1, %mapped_9 : tensor<7xi32>, tensor<7xi32>, tensor<7xf32>
  }
}

