module @jit_muon_nesterov_five_schulz_steps_bf16 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: memref<16x10xbf16>, %arg1: memref<16x10xbf16>, %arg2: memref<16x10xf32>) -> (memref<16x10xf32> {jax.result_info = "result[0]"}, memref<16x10xbf16> {jax.result_info = "result[1]"}) {
    %cst = arith.constant 0.025298221 : f32
    %cst_0 = arith.constant 3.437500e+00 : bf16
    %cst_1 = arith.constant 2.031250e+00 : bf16
    %cst_2 = arith.constant -4.781250e+00 : bf16
    %cst_3 = arith.constant 0.000000e+00 : bf16
    %cst_4 = arith.constant 1.000000e-07 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant 9.492180e-01 : bf16
    %alloc = memref.alloc() alignment = 64 : memref<16x10xbf16>
    linalg.map ins(%arg1 : memref<16x10xbf16>) outs(%alloc : memref<16x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_6 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_7 = memref.alloc() alignment = 64 : memref<16x10xbf16>
    linalg.map { arith.addf } ins(%alloc, %arg0 : memref<16x10xbf16>, memref<16x10xbf16>) outs(%alloc_7 : memref<16x10xbf16>)
    linalg.map ins(%alloc_7 : memref<16x10xbf16>) outs(%alloc : memref<16x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_6 : bf16
        linalg.yield %0 : bf16
      }
    linalg.map { arith.addf } ins(%arg0, %alloc : memref<16x10xbf16>, memref<16x10xbf16>) outs(%alloc : memref<16x10xbf16>)
    %alloc_8 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    %alloc_9 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    linalg.transpose ins(%alloc : memref<16x10xbf16>) outs(%alloc_9 : memref<10x16xbf16>) permutation = [1, 0] 
    %alloc_10 = memref.alloc() alignment = 64 : memref<10x16xf32>
    linalg.map { arith.extf } ins(%alloc_9 : memref<10x16xbf16>) outs(%alloc_10 : memref<10x16xf32>)
    linalg.map { arith.mulf } ins(%alloc_10, %alloc_10 : memref<10x16xf32>, memref<10x16xf32>) outs(%alloc_10 : memref<10x16xf32>)
    %alloc_11 = memref.alloc() alignment = 64 : memref<f32>
    linalg.fill ins(%cst_5 : f32) outs(%alloc_11 : memref<f32>)
    linalg.reduce ins(%alloc_10 : memref<10x16xf32>) outs(%alloc_11 : memref<f32>) dimensions = [0, 1] 
      (%in: f32, %init: f32) {
        %alloc_40 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %in, %alloc_40[] : memref<f32>
        %alloc_41 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %init, %alloc_41[] : memref<f32>
        %0 = memref.load %alloc_41[] : memref<f32>
        %1 = memref.load %alloc_40[] : memref<f32>
        %2 = arith.addf %0, %1 : f32
        %alloc_42 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %2, %alloc_42[] : memref<f32>
        %3 = memref.load %alloc_42[] : memref<f32>
        linalg.yield %3 : f32
      }
    linalg.map { math.sqrt } ins(%alloc_11 : memref<f32>) outs(%alloc_11 : memref<f32>)
    linalg.map ins(%alloc_11 : memref<f32>) outs(%alloc_11 : memref<f32>)
      (%in: f32, %init: f32) {
        %0 = arith.addf %in, %cst_4 : f32
        linalg.yield %0 : f32
      }
    %alloc_12 = memref.alloc() alignment = 64 : memref<bf16>
    linalg.map { arith.truncf } ins(%alloc_11 : memref<f32>) outs(%alloc_12 : memref<bf16>)
    linalg.broadcast ins(%alloc_12 : memref<bf16>) outs(%alloc_8 : memref<10x16xbf16>) dimensions = [0, 1] 
    %alloc_13 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    linalg.map { arith.divf } ins(%alloc_9, %alloc_8 : memref<10x16xbf16>, memref<10x16xbf16>) outs(%alloc_13 : memref<10x16xbf16>)
    linalg.transpose ins(%alloc_13 : memref<10x16xbf16>) outs(%alloc : memref<16x10xbf16>) permutation = [1, 0] 
    %alloc_14 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    %alloc_15 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    linalg.fill ins(%cst_3 : bf16) outs(%alloc_15 : memref<10x10xbf16>)
    %alloc_16 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_16 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_13, %alloc : memref<10x16xbf16>, memref<16x10xbf16>) outs(%alloc_16 : memref<10x10xbf16>)
    %alloc_17 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    linalg.map ins(%alloc_16 : memref<10x10xbf16>) outs(%alloc_17 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_2 : bf16
        linalg.yield %0 : bf16
      }
    linalg.map ins(%alloc_16 : memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_1 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_18 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_18 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_14, %alloc_16 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_18 : memref<10x10xbf16>)
    linalg.map { arith.addf } ins(%alloc_17, %alloc_18 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
    linalg.map ins(%alloc_13 : memref<10x16xbf16>) outs(%alloc_8 : memref<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_0 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_19 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    linalg.fill ins(%cst_3 : bf16) outs(%alloc_19 : memref<10x16xbf16>)
    %alloc_20 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    memref.copy %alloc_19, %alloc_20 : memref<10x16xbf16> to memref<10x16xbf16>
    linalg.matmul ins(%alloc_14, %alloc_13 : memref<10x10xbf16>, memref<10x16xbf16>) outs(%alloc_20 : memref<10x16xbf16>)
    %alloc_21 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    linalg.map { arith.addf } ins(%alloc_8, %alloc_20 : memref<10x16xbf16>, memref<10x16xbf16>) outs(%alloc_21 : memref<10x16xbf16>)
    linalg.transpose ins(%alloc_21 : memref<10x16xbf16>) outs(%alloc : memref<16x10xbf16>) permutation = [1, 0] 
    %alloc_22 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_22 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_21, %alloc : memref<10x16xbf16>, memref<16x10xbf16>) outs(%alloc_22 : memref<10x10xbf16>)
    %alloc_23 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    linalg.map ins(%alloc_22 : memref<10x10xbf16>) outs(%alloc_23 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_2 : bf16
        linalg.yield %0 : bf16
      }
    linalg.map ins(%alloc_22 : memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_1 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_24 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_24 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_14, %alloc_22 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_24 : memref<10x10xbf16>)
    linalg.map { arith.addf } ins(%alloc_23, %alloc_24 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
    linalg.map ins(%alloc_21 : memref<10x16xbf16>) outs(%alloc_8 : memref<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_0 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_25 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    memref.copy %alloc_19, %alloc_25 : memref<10x16xbf16> to memref<10x16xbf16>
    linalg.matmul ins(%alloc_14, %alloc_21 : memref<10x10xbf16>, memref<10x16xbf16>) outs(%alloc_25 : memref<10x16xbf16>)
    %alloc_26 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    linalg.map { arith.addf } ins(%alloc_8, %alloc_25 : memref<10x16xbf16>, memref<10x16xbf16>) outs(%alloc_26 : memref<10x16xbf16>)
    linalg.transpose ins(%alloc_26 : memref<10x16xbf16>) outs(%alloc : memref<16x10xbf16>) permutation = [1, 0] 
    %alloc_27 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_27 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_26, %alloc : memref<10x16xbf16>, memref<16x10xbf16>) outs(%alloc_27 : memref<10x10xbf16>)
    %alloc_28 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    linalg.map ins(%alloc_27 : memref<10x10xbf16>) outs(%alloc_28 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_2 : bf16
        linalg.yield %0 : bf16
      }
    linalg.map ins(%alloc_27 : memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_1 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_29 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_29 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_14, %alloc_27 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_29 : memref<10x10xbf16>)
    linalg.map { arith.addf } ins(%alloc_28, %alloc_29 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
    linalg.map ins(%alloc_26 : memref<10x16xbf16>) outs(%alloc_8 : memref<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_0 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_30 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    memref.copy %alloc_19, %alloc_30 : memref<10x16xbf16> to memref<10x16xbf16>
    linalg.matmul ins(%alloc_14, %alloc_26 : memref<10x10xbf16>, memref<10x16xbf16>) outs(%alloc_30 : memref<10x16xbf16>)
    %alloc_31 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    linalg.map { arith.addf } ins(%alloc_8, %alloc_30 : memref<10x16xbf16>, memref<10x16xbf16>) outs(%alloc_31 : memref<10x16xbf16>)
    linalg.transpose ins(%alloc_31 : memref<10x16xbf16>) outs(%alloc : memref<16x10xbf16>) permutation = [1, 0] 
    %alloc_32 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_32 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_31, %alloc : memref<10x16xbf16>, memref<16x10xbf16>) outs(%alloc_32 : memref<10x10xbf16>)
    %alloc_33 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    linalg.map ins(%alloc_32 : memref<10x10xbf16>) outs(%alloc_33 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_2 : bf16
        linalg.yield %0 : bf16
      }
    linalg.map ins(%alloc_32 : memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_1 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_34 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_34 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_14, %alloc_32 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_34 : memref<10x10xbf16>)
    linalg.map { arith.addf } ins(%alloc_33, %alloc_34 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
    linalg.map ins(%alloc_31 : memref<10x16xbf16>) outs(%alloc_8 : memref<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_0 : bf16
        linalg.yield %0 : bf16
      }
    %alloc_35 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    memref.copy %alloc_19, %alloc_35 : memref<10x16xbf16> to memref<10x16xbf16>
    linalg.matmul ins(%alloc_14, %alloc_31 : memref<10x10xbf16>, memref<10x16xbf16>) outs(%alloc_35 : memref<10x16xbf16>)
    %alloc_36 = memref.alloc() alignment = 64 : memref<10x16xbf16>
    linalg.map { arith.addf } ins(%alloc_8, %alloc_35 : memref<10x16xbf16>, memref<10x16xbf16>) outs(%alloc_36 : memref<10x16xbf16>)
    linalg.transpose ins(%alloc_36 : memref<10x16xbf16>) outs(%alloc : memref<16x10xbf16>) permutation = [1, 0] 
    %alloc_37 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    memref.copy %alloc_15, %alloc_37 : memref<10x10xbf16> to memref<10x10xbf16>
    linalg.matmul ins(%alloc_36, %alloc : memref<10x16xbf16>, memref<16x10xbf16>) outs(%alloc_37 : memref<10x10xbf16>)
    %alloc_38 = memref.alloc() alignment = 64 : memref<10x10xbf16>
    linalg.map ins(%alloc_37 : memref<10x10xbf16>) outs(%alloc_38 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_2 : bf16
        linalg.yield %0 : bf16
      }
    linalg.map ins(%alloc_37 : memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_1 : bf16
        linalg.yield %0 : bf16
      }
    linalg.matmul ins(%alloc_14, %alloc_37 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_15 : memref<10x10xbf16>)
    linalg.map { arith.addf } ins(%alloc_38, %alloc_15 : memref<10x10xbf16>, memref<10x10xbf16>) outs(%alloc_14 : memref<10x10xbf16>)
    linalg.map ins(%alloc_36 : memref<10x16xbf16>) outs(%alloc_8 : memref<10x16xbf16>)
      (%in: bf16, %init: bf16) {
        %0 = arith.mulf %in, %cst_0 : bf16
        linalg.yield %0 : bf16
      }
    linalg.matmul ins(%alloc_14, %alloc_36 : memref<10x10xbf16>, memref<10x16xbf16>) outs(%alloc_19 : memref<10x16xbf16>)
    linalg.map { arith.addf } ins(%alloc_8, %alloc_19 : memref<10x16xbf16>, memref<10x16xbf16>) outs(%alloc_8 : memref<10x16xbf16>)
    linalg.map { arith.extf } ins(%alloc_8 : memref<10x16xbf16>) outs(%alloc_10 : memref<10x16xf32>)
    %alloc_39 = memref.alloc() alignment = 64 : memref<16x10xf32>
    linalg.transpose ins(%alloc_10 : memref<10x16xf32>) outs(%alloc_39 : memref<16x10xf32>) permutation = [1, 0] 
    linalg.map ins(%alloc_39 : memref<16x10xf32>) outs(%alloc_39 : memref<16x10xf32>)
      (%in: f32, %init: f32) {
        %0 = arith.mulf %in, %cst : f32
        linalg.yield %0 : f32
      }
    linalg.map { arith.subf } ins(%arg2, %alloc_39 : memref<16x10xf32>, memref<16x10xf32>) outs(%alloc_39 : memref<16x10xf32>)
    return %alloc_39, %alloc_7 : memref<16x10xf32>, memref<16x10xbf16>
  }
}

