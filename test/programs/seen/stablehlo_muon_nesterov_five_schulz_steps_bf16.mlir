module @jit_muon_nesterov_five_schulz_steps_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x10xbf16>, %arg1: tensor<16x10xbf16>, %arg2: tensor<16x10xf32>) -> (tensor<16x10xf32> {jax.result_info = "result[0]"}, tensor<16x10xbf16> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<16x10xbf16>
    %cst = arith.constant 9.492180e-01 : bf16
    %mapped = linalg.map ins(%arg1 : tensor<16x10xbf16>) outs(%0 : tensor<16x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst, %in : bf16
        linalg.yield %25 : bf16
      }
    %mapped_0 = linalg.map { arith.addf } ins(%mapped, %arg0 : tensor<16x10xbf16>, tensor<16x10xbf16>) outs(%0 : tensor<16x10xbf16>)
    %mapped_1 = linalg.map ins(%mapped_0 : tensor<16x10xbf16>) outs(%0 : tensor<16x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst, %in : bf16
        linalg.yield %25 : bf16
      }
    %mapped_2 = linalg.map { arith.addf } ins(%arg0, %mapped_1 : tensor<16x10xbf16>, tensor<16x10xbf16>) outs(%0 : tensor<16x10xbf16>)
    %1 = tensor.empty() : tensor<10x16xbf16>
    %transposed = linalg.transpose ins(%mapped_2 : tensor<16x10xbf16>) outs(%1 : tensor<10x16xbf16>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<10x16xf32>
    %mapped_3 = linalg.map { arith.extf } ins(%transposed : tensor<10x16xbf16>) outs(%2 : tensor<10x16xf32>)
    %mapped_4 = linalg.map { arith.mulf } ins(%mapped_3, %mapped_3 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%2 : tensor<10x16xf32>)
    %cst_5 = arith.constant 0.000000e+00 : f32
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.fill ins(%cst_5 : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %reduced = linalg.reduce ins(%mapped_4 : tensor<10x16xf32>) outs(%4 : tensor<f32>) dimensions = [0, 1] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_50 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_50[] : tensor<f32>
        %extracted_51 = tensor.extract %from_elements[] : tensor<f32>
        %25 = arith.addf %extracted, %extracted_51 : f32
        %from_elements_52 = tensor.from_elements %25 : tensor<f32>
        %extracted_53 = tensor.extract %from_elements_52[] : tensor<f32>
        linalg.yield %extracted_53 : f32
      }
    %mapped_6 = linalg.map { math.sqrt } ins(%reduced : tensor<f32>) outs(%3 : tensor<f32>)
    %cst_7 = arith.constant 1.000000e-07 : f32
    %mapped_8 = linalg.map ins(%mapped_6 : tensor<f32>) outs(%3 : tensor<f32>)
      (%in: f32, %init: f32) {
        %25 = arith.addf %in, %cst_7 : f32
        linalg.yield %25 : f32
      }
    %5 = tensor.empty() : tensor<bf16>
    %mapped_9 = linalg.map { arith.truncf } ins(%mapped_8 : tensor<f32>) outs(%5 : tensor<bf16>)
    %broadcasted = linalg.broadcast ins(%mapped_9 : tensor<bf16>) outs(%1 : tensor<10x16xbf16>) dimensions = [0, 1] 
    %mapped_10 = linalg.map { arith.divf } ins(%transposed, %broadcasted : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
    %transposed_11 = linalg.transpose ins(%mapped_10 : tensor<10x16xbf16>) outs(%0 : tensor<16x10xbf16>) permutation = [1, 0] 
    %6 = tensor.empty() : tensor<10x10xbf16>
    %cst_12 = arith.constant 0.000000e+00 : bf16
    %7 = linalg.fill ins(%cst_12 : bf16) outs(%6 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %8 = linalg.matmul ins(%mapped_10, %transposed_11 : tensor<10x16xbf16>, tensor<16x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %cst_13 = arith.constant -4.781250e+00 : bf16
    %mapped_14 = linalg.map ins(%8 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_13, %in : bf16
        linalg.yield %25 : bf16
      }
    %cst_15 = arith.constant 2.031250e+00 : bf16
    %mapped_16 = linalg.map ins(%8 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_15, %in : bf16
        linalg.yield %25 : bf16
      }
    %9 = linalg.matmul ins(%mapped_16, %8 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_17 = linalg.map { arith.addf } ins(%mapped_14, %9 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
    %cst_18 = arith.constant 3.437500e+00 : bf16
    %mapped_19 = linalg.map ins(%mapped_10 : tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_18, %in : bf16
        linalg.yield %25 : bf16
      }
    %10 = linalg.fill ins(%cst_12 : bf16) outs(%1 : tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %11 = linalg.matmul ins(%mapped_17, %mapped_10 : tensor<10x10xbf16>, tensor<10x16xbf16>) outs(%10 : tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %mapped_20 = linalg.map { arith.addf } ins(%mapped_19, %11 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
    %transposed_21 = linalg.transpose ins(%mapped_20 : tensor<10x16xbf16>) outs(%0 : tensor<16x10xbf16>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%mapped_20, %transposed_21 : tensor<10x16xbf16>, tensor<16x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_22 = linalg.map ins(%12 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_13, %in : bf16
        linalg.yield %25 : bf16
      }
    %mapped_23 = linalg.map ins(%12 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_15, %in : bf16
        linalg.yield %25 : bf16
      }
    %13 = linalg.matmul ins(%mapped_23, %12 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_24 = linalg.map { arith.addf } ins(%mapped_22, %13 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
    %mapped_25 = linalg.map ins(%mapped_20 : tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_18, %in : bf16
        linalg.yield %25 : bf16
      }
    %14 = linalg.matmul ins(%mapped_24, %mapped_20 : tensor<10x10xbf16>, tensor<10x16xbf16>) outs(%10 : tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %mapped_26 = linalg.map { arith.addf } ins(%mapped_25, %14 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
    %transposed_27 = linalg.transpose ins(%mapped_26 : tensor<10x16xbf16>) outs(%0 : tensor<16x10xbf16>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%mapped_26, %transposed_27 : tensor<10x16xbf16>, tensor<16x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_28 = linalg.map ins(%15 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_13, %in : bf16
        linalg.yield %25 : bf16
      }
    %mapped_29 = linalg.map ins(%15 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_15, %in : bf16
        linalg.yield %25 : bf16
      }
    %16 = linalg.matmul ins(%mapped_29, %15 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_30 = linalg.map { arith.addf } ins(%mapped_28, %16 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
    %mapped_31 = linalg.map ins(%mapped_26 : tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_18, %in : bf16
        linalg.yield %25 : bf16
      }
    %17 = linalg.matmul ins(%mapped_30, %mapped_26 : tensor<10x10xbf16>, tensor<10x16xbf16>) outs(%10 : tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %mapped_32 = linalg.map { arith.addf } ins(%mapped_31, %17 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
    %transposed_33 = linalg.transpose ins(%mapped_32 : tensor<10x16xbf16>) outs(%0 : tensor<16x10xbf16>) permutation = [1, 0] 
    %18 = linalg.matmul ins(%mapped_32, %transposed_33 : tensor<10x16xbf16>, tensor<16x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_34 = linalg.map ins(%18 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_13, %in : bf16
        linalg.yield %25 : bf16
      }
    %mapped_35 = linalg.map ins(%18 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_15, %in : bf16
        linalg.yield %25 : bf16
      }
    %19 = linalg.matmul ins(%mapped_35, %18 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_36 = linalg.map { arith.addf } ins(%mapped_34, %19 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
    %mapped_37 = linalg.map ins(%mapped_32 : tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_18, %in : bf16
        linalg.yield %25 : bf16
      }
    %20 = linalg.matmul ins(%mapped_36, %mapped_32 : tensor<10x10xbf16>, tensor<10x16xbf16>) outs(%10 : tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %mapped_38 = linalg.map { arith.addf } ins(%mapped_37, %20 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
    %transposed_39 = linalg.transpose ins(%mapped_38 : tensor<10x16xbf16>) outs(%0 : tensor<16x10xbf16>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%mapped_38, %transposed_39 : tensor<10x16xbf16>, tensor<16x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_40 = linalg.map ins(%21 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_13, %in : bf16
        linalg.yield %25 : bf16
      }
    %mapped_41 = linalg.map ins(%21 : tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_15, %in : bf16
        linalg.yield %25 : bf16
      }
    %22 = linalg.matmul ins(%mapped_41, %21 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%7 : tensor<10x10xbf16>) -> tensor<10x10xbf16>
    %mapped_42 = linalg.map { arith.addf } ins(%mapped_40, %22 : tensor<10x10xbf16>, tensor<10x10xbf16>) outs(%6 : tensor<10x10xbf16>)
    %mapped_43 = linalg.map ins(%mapped_38 : tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %25 = arith.mulf %cst_18, %in : bf16
        linalg.yield %25 : bf16
      }
    %23 = linalg.matmul ins(%mapped_42, %mapped_38 : tensor<10x10xbf16>, tensor<10x16xbf16>) outs(%10 : tensor<10x16xbf16>) -> tensor<10x16xbf16>
    %mapped_44 = linalg.map { arith.addf } ins(%mapped_43, %23 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%1 : tensor<10x16xbf16>)
    %mapped_45 = linalg.map { arith.extf } ins(%mapped_44 : tensor<10x16xbf16>) outs(%2 : tensor<10x16xf32>)
    %24 = tensor.empty() : tensor<16x10xf32>
    %transposed_46 = linalg.transpose ins(%mapped_45 : tensor<10x16xf32>) outs(%24 : tensor<16x10xf32>) permutation = [1, 0] 
    %cst_47 = arith.constant 0.025298221 : f32
    %mapped_48 = linalg.map ins(%transposed_46 : tensor<16x10xf32>) outs(%24 : tensor<16x10xf32>)
      (%in: f32, %init: f32) {
        %25 = arith.mulf %cst_47, %in : f32
        linalg.yield %25 : f32
      }
    %mapped_49 = linalg.map { arith.subf } ins(%arg2, %mapped_48 : tensor<16x10xf32>, tensor<16x10xf32>) outs(%24 : tensor<16x10xf32>)
    return %mapped_49, %mapped_0 : tensor<16x10xf32>, tensor<16x10xbf16>
  }
}

