module @jit_vmap_single_head_causal_packed_qkv {
  func.func public @main(%arg0: memref<4x16x8xf32>, %arg1: memref<8x24xf32>, %arg2: memref<16x16xi1>) -> memref<4x16x8xf32> {
    %c16 = arith.constant 16 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c24 = arith.constant 24 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2]] : memref<4x16x8xf32> into memref<64x8xf32>
    %alloc = memref.alloc() alignment = 64 : memref<64x24xf32>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c64, %c24) step (%c1, %c1) {
      memref.store %cst_1, %alloc[%arg3, %arg4] : memref<64x24xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c64, %c24) step (%c1, %c1) {
      scf.for %arg5 = %c0 to %c8 step %c1 {
        %0 = memref.load %collapse_shape[%arg3, %arg5] : memref<64x8xf32>
        %1 = memref.load %arg1[%arg5, %arg4] : memref<8x24xf32>
        %2 = memref.load %alloc[%arg3, %arg4] : memref<64x24xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %alloc[%arg3, %arg4] : memref<64x24xf32>
      }
      scf.reduce 
    }
    %expand_shape = memref.expand_shape %alloc [[0, 1], [2]] output_shape [4, 16, 24] : memref<64x24xf32> into memref<4x16x24xf32>
    %subview = memref.subview %expand_shape[0, 0, 0] [4, 16, 8] [1, 1, 1] : memref<4x16x24xf32> to memref<4x16x8xf32, strided<[384, 24, 1]>>
    %subview_2 = memref.subview %expand_shape[0, 0, 8] [4, 16, 8] [1, 1, 1] : memref<4x16x24xf32> to memref<4x16x8xf32, strided<[384, 24, 1], offset: 8>>
    %subview_3 = memref.subview %expand_shape[0, 0, 16] [4, 16, 8] [1, 1, 1] : memref<4x16x24xf32> to memref<4x16x8xf32, strided<[384, 24, 1], offset: 16>>
    %alloc_4 = memref.alloc() alignment = 64 : memref<4x8x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c8, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %subview_2[%arg3, %arg5, %arg4] : memref<4x16x8xf32, strided<[384, 24, 1], offset: 8>>
      memref.store %0, %alloc_4[%arg3, %arg4, %arg5] : memref<4x8x16xf32>
      scf.reduce 
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      memref.store %cst_1, %alloc_5[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      scf.for %arg6 = %c0 to %c8 step %c1 {
        %0 = memref.load %subview[%arg3, %arg4, %arg6] : memref<4x16x8xf32, strided<[384, 24, 1]>>
        %1 = memref.load %alloc_4[%arg3, %arg6, %arg5] : memref<4x8x16xf32>
        %2 = memref.load %alloc_5[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %alloc_5[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      }
      scf.reduce 
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<4x16x16xi1>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %arg2[%arg4, %arg5] : memref<16x16xi1>
      memref.store %0, %alloc_6[%arg3, %arg4, %arg5] : memref<4x16x16xi1>
      scf.reduce 
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_6[%arg3, %arg4, %arg5] : memref<4x16x16xi1>
      %1 = memref.load %alloc_5[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      %2 = arith.select %0, %1, %cst_0 : f32
      memref.store %2, %alloc_7[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      scf.reduce 
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<4x16xf32>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c4, %c16) step (%c1, %c1) {
      memref.store %cst, %alloc_8[%arg3, %arg4] : memref<4x16xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c4, %c16) step (%c1, %c1) {
      scf.for %arg5 = %c0 to %c16 step %c1 {
        %0 = memref.load %alloc_7[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
        %1 = memref.load %alloc_8[%arg3, %arg4] : memref<4x16xf32>
        %2 = arith.maximumf %1, %0 : f32
        memref.store %2, %alloc_8[%arg3, %arg4] : memref<4x16xf32>
      }
      scf.reduce 
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_8[%arg3, %arg4] : memref<4x16xf32>
      memref.store %0, %alloc_9[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      scf.reduce 
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_7[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      %1 = memref.load %alloc_9[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      %2 = arith.subf %0, %1 : f32
      memref.store %2, %alloc_10[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      scf.reduce 
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_10[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      %1 = math.exp %0 : f32
      memref.store %1, %alloc_11[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      scf.reduce 
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<4x16xf32>
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c4, %c16) step (%c1, %c1) {
      memref.store %cst_1, %alloc_12[%arg3, %arg4] : memref<4x16xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%c4, %c16) step (%c1, %c1) {
      scf.for %arg5 = %c0 to %c16 step %c1 {
        %0 = memref.load %alloc_11[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
        %1 = memref.load %alloc_12[%arg3, %arg4] : memref<4x16xf32>
        %2 = arith.addf %1, %0 : f32
        memref.store %2, %alloc_12[%arg3, %arg4] : memref<4x16xf32>
      }
      scf.reduce 
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_12[%arg3, %arg4] : memref<4x16xf32>
      memref.store %0, %alloc_13[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      scf.reduce 
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<4x16x16xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c16) step (%c1, %c1, %c1) {
      %0 = memref.load %alloc_11[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      %1 = memref.load %alloc_13[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      %2 = arith.divf %0, %1 : f32
      memref.store %2, %alloc_14[%arg3, %arg4, %arg5] : memref<4x16x16xf32>
      scf.reduce 
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<4x16x8xf32>
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c8) step (%c1, %c1, %c1) {
      memref.store %cst_1, %alloc_15[%arg3, %arg4, %arg5] : memref<4x16x8xf32>
      scf.reduce 
    }
    scf.parallel (%arg3, %arg4, %arg5) = (%c0, %c0, %c0) to (%c4, %c16, %c8) step (%c1, %c1, %c1) {
      scf.for %arg6 = %c0 to %c16 step %c1 {
        %0 = memref.load %alloc_14[%arg3, %arg4, %arg6] : memref<4x16x16xf32>
        %1 = memref.load %subview_3[%arg3, %arg6, %arg5] : memref<4x16x8xf32, strided<[384, 24, 1], offset: 16>>
        %2 = memref.load %alloc_15[%arg3, %arg4, %arg5] : memref<4x16x8xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %alloc_15[%arg3, %arg4, %arg5] : memref<4x16x8xf32>
      }
      scf.reduce 
    }
    return %alloc_15 : memref<4x16x8xf32>
  }
}

