#map = affine_map<(d0) -> (d0)>
module @jit_scan_carrying_matrices_stacked_outputs_reverse attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<6x6xf32>, %arg3: tensor<6xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0]"}, tensor<6x6xf32> {jax.result_info = "result[1][0]"}, tensor<6xf32> {jax.result_info = "result[1][1]"}) {
    %cst = arith.constant dense<0> : tensor<i32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<6x6xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %c0_i32 = arith.constant 0 : i32
    %c6_i32 = arith.constant 6 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:3 = scf.for %arg4 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg5 = %arg2, %arg6 = %cst_0, %arg7 = %cst_1) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg4 : tensor<i32>
      %1 = tensor.empty() : tensor<i32>
      %mapped = linalg.map ins(%from_elements : tensor<i32>) outs(%1 : tensor<i32>)
        (%in: i32, %init: i32) {
          %18 = arith.subi %c6_i32, %in : i32
          linalg.yield %18 : i32
        }
      %mapped_2 = linalg.map ins(%mapped : tensor<i32>) outs(%1 : tensor<i32>)
        (%in: i32, %init: i32) {
          %18 = arith.subi %in, %c1_i32 : i32
          linalg.yield %18 : i32
        }
      %extracted = tensor.extract %mapped_2[] : tensor<i32>
      %2 = arith.index_cast %extracted : i32 to index
      %c0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %3 = arith.maxsi %2, %c0 : index
      %4 = arith.minsi %3, %c5 : index
      %extracted_slice = tensor.extract_slice %arg3[%4] [1] [1] : tensor<6xf32> to tensor<1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
      %5 = tensor.empty() : tensor<6x6xf32>
      %cst_3 = arith.constant 5.000000e-01 : f32
      %mapped_4 = linalg.map ins(%arg5 : tensor<6x6xf32>) outs(%5 : tensor<6x6xf32>)
        (%in: f32, %init: f32) {
          %18 = arith.mulf %cst_3, %in : f32
          linalg.yield %18 : f32
        }
      %cst_5 = arith.constant 0.000000e+00 : f32
      %6 = linalg.fill ins(%cst_5 : f32) outs(%5 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %7 = linalg.matmul ins(%arg0, %arg1 : tensor<6x8xf32>, tensor<8x6xf32>) outs(%6 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %broadcasted = linalg.broadcast ins(%collapsed : tensor<f32>) outs(%5 : tensor<6x6xf32>) dimensions = [0, 1] 
      %mapped_6 = linalg.map { arith.mulf } ins(%broadcasted, %7 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%5 : tensor<6x6xf32>)
      %mapped_7 = linalg.map { arith.addf } ins(%mapped_4, %mapped_6 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%5 : tensor<6x6xf32>)
      %8 = tensor.empty() : tensor<6xi32>
      %mapped_8 = linalg.map outs(%8 : tensor<6xi32>)
        (%init: i32) {
          %18 = linalg.index 0 : index
          %19 = arith.index_cast %18 : index to i64
          %20 = arith.trunci %19 : i64 to i32
          linalg.yield %20 : i32
        }
      %9 = tensor.empty() : tensor<6xi1>
      %mapped_9 = linalg.map ins(%mapped_8 : tensor<6xi32>) outs(%9 : tensor<6xi1>)
        (%in: i32, %init: i1) {
          %18 = arith.cmpi slt, %in, %c0_i32 : i32
          linalg.yield %18 : i1
        }
      %mapped_10 = linalg.map ins(%mapped_8 : tensor<6xi32>) outs(%8 : tensor<6xi32>)
        (%in: i32, %init: i32) {
          %18 = arith.addi %in, %c6_i32 : i32
          linalg.yield %18 : i32
        }
      %mapped_11 = linalg.map { arith.select } ins(%mapped_9, %mapped_10, %mapped_8 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%8 : tensor<6xi32>)
      %expanded = tensor.expand_shape %mapped_11 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
      %concat = tensor.concat dim(1) %expanded, %expanded : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
      %c1 = arith.constant 1 : index
      %10 = tensor.empty() : tensor<6xf32>
      %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<6xf32>) {
      ^bb0(%out: f32):
        %18 = linalg.index 0 : index
        %extracted_16 = tensor.extract %concat[%18, %c0] : tensor<6x2xi32>
        %19 = arith.index_cast %extracted_16 : i32 to index
        %extracted_17 = tensor.extract %concat[%18, %c1] : tensor<6x2xi32>
        %20 = arith.index_cast %extracted_17 : i32 to index
        %21 = arith.maxsi %c0, %19 : index
        %22 = arith.minsi %21, %c5 : index
        %23 = arith.maxsi %c0, %20 : index
        %24 = arith.minsi %23, %c5 : index
        %extracted_18 = tensor.extract %mapped_7[%22, %24] : tensor<6x6xf32>
        linalg.yield %extracted_18 : f32
      } -> tensor<6xf32>
      %12 = tensor.empty() : tensor<f32>
      %13 = linalg.fill ins(%cst_5 : f32) outs(%12 : tensor<f32>) -> tensor<f32>
      %reduced = linalg.reduce ins(%mapped_7 : tensor<6x6xf32>) outs(%13 : tensor<f32>) dimensions = [0, 1] 
        (%in: f32, %init: f32) {
          %from_elements_16 = tensor.from_elements %in : tensor<f32>
          %from_elements_17 = tensor.from_elements %init : tensor<f32>
          %extracted_18 = tensor.extract %from_elements_17[] : tensor<f32>
          %extracted_19 = tensor.extract %from_elements_16[] : tensor<f32>
          %18 = arith.addf %extracted_18, %extracted_19 : f32
          %from_elements_20 = tensor.from_elements %18 : tensor<f32>
          %extracted_21 = tensor.extract %from_elements_20[] : tensor<f32>
          linalg.yield %extracted_21 : f32
        }
      %14 = tensor.empty() : tensor<1x6xf32>
      %broadcasted_12 = linalg.broadcast ins(%11 : tensor<6xf32>) outs(%14 : tensor<1x6xf32>) dimensions = [0] 
      %extracted_13 = tensor.extract %cst[] : tensor<i32>
      %15 = arith.index_cast %extracted_13 : i32 to index
      %16 = arith.maxsi %15, %c0 : index
      %17 = arith.minsi %16, %c0 : index
      %inserted_slice = tensor.insert_slice %broadcasted_12 into %arg6[%4, %17] [1, 6] [1, 1] : tensor<1x6xf32> into tensor<6x6xf32>
      %expanded_14 = tensor.expand_shape %reduced [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %inserted_slice_15 = tensor.insert_slice %expanded_14 into %arg7[%4] [1] [1] : tensor<1xf32> into tensor<6xf32>
      scf.yield %mapped_7, %inserted_slice, %inserted_slice_15 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>
  }
}

