// jax_tril_diag_fill_products, affine.
module @jit_tril_diag_fill_products {
  memref.global "private" constant @__constant_169xf32 : memref<169xf32> = dense<0.000000e+00> alignment = 64
  func.func public @main(%arg0: memref<12x12xf32>, %arg1: memref<12x12xf32>, %arg2: memref<12xf32>) -> (memref<12x12xf32>, memref<12x12xf32>, memref<12xf32>, memref<12x12xf32>) {
    %c169_i32 = arith.constant 169 : i32
    %c13_i32 = arith.constant 13 : i32
    %c1_i32 = arith.constant 1 : i32
    %c11 = arith.constant 11 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c12_i32 = arith.constant 12 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c-1_i32 = arith.constant -1 : i32
    %0 = memref.get_global @__constant_169xf32 : memref<169xf32>
    %alloc = memref.alloc() alignment = 64 : memref<12x12xi32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = arith.index_cast %arg3 : index to i32
        affine.store %1, %alloc[%arg3, %arg4] : memref<12x12xi32>
      }
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<12x12xi32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc[%arg3, %arg4] : memref<12x12xi32>
        %2 = arith.addi %1, %c-1_i32 : i32
        affine.store %2, %alloc_0[%arg3, %arg4] : memref<12x12xi32>
      }
    }
    %alloc_1 = memref.alloc() alignment = 64 : memref<12x12xi32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = arith.index_cast %arg4 : index to i32
        affine.store %1, %alloc_1[%arg3, %arg4] : memref<12x12xi32>
      }
    }
    %alloc_2 = memref.alloc() alignment = 64 : memref<12x12xi1>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_0[%arg3, %arg4] : memref<12x12xi32>
        %2 = affine.load %alloc_1[%arg3, %arg4] : memref<12x12xi32>
        %3 = arith.cmpi sge, %1, %2 : i32
        affine.store %3, %alloc_2[%arg3, %arg4] : memref<12x12xi1>
      }
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_2[%arg3, %arg4] : memref<12x12xi1>
        %2 = affine.load %arg0[%arg3, %arg4] : memref<12x12xf32>
        %3 = arith.select %1, %2, %cst : f32
        affine.store %3, %alloc_3[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_4 = memref.alloc() alignment = 64 : memref<12xf32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %arg2[%arg3] : memref<12xf32>
      %2 = math.exp %1 : f32
      affine.store %2, %alloc_4[%arg3] : memref<12xf32>
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<12x12xi1>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc[%arg3, %arg4] : memref<12x12xi32>
        %2 = affine.load %alloc_1[%arg3, %arg4] : memref<12x12xi32>
        %3 = arith.cmpi eq, %1, %2 : i32
        affine.store %3, %alloc_5[%arg3, %arg4] : memref<12x12xi1>
      }
    }
    %expand_shape = memref.expand_shape %alloc_4 [[0, 1]] output_shape [12, 1] : memref<12xf32> into memref<12x1xf32>
    %alloc_6 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %expand_shape[%arg3, 0] : memref<12x1xf32>
        affine.store %1, %alloc_6[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_7 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_5[%arg3, %arg4] : memref<12x12xi1>
        %2 = affine.load %alloc_6[%arg3, %arg4] : memref<12x12xf32>
        %3 = arith.select %1, %2, %cst : f32
        affine.store %3, %alloc_7[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_8 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_3[%arg3, %arg4] : memref<12x12xf32>
        %2 = affine.load %alloc_7[%arg3, %arg4] : memref<12x12xf32>
        %3 = arith.addf %1, %2 : f32
        affine.store %3, %alloc_8[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_9 = memref.alloc() alignment = 64 : memref<12x12xi1>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc[%arg3, %arg4] : memref<12x12xi32>
        %2 = affine.load %alloc_1[%arg3, %arg4] : memref<12x12xi32>
        %3 = arith.cmpi sge, %1, %2 : i32
        affine.store %3, %alloc_9[%arg3, %arg4] : memref<12x12xi1>
      }
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_9[%arg3, %arg4] : memref<12x12xi1>
        %2 = affine.load %arg1[%arg3, %arg4] : memref<12x12xf32>
        %3 = arith.select %1, %cst, %2 : f32
        affine.store %3, %alloc_10[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_11 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = arith.index_cast %arg3 : index to i32
      affine.store %1, %alloc_11[%arg3] : memref<12xi32>
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<12x12xi32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_11[%arg3] : memref<12xi32>
        affine.store %1, %alloc_12[%arg3, %arg4] : memref<12x12xi32>
      }
    }
    %alloc_13 = memref.alloc() alignment = 64 : memref<12x12xi32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_11[%arg4] : memref<12xi32>
        affine.store %1, %alloc_13[%arg3, %arg4] : memref<12x12xi32>
      }
    }
    %alloc_14 = memref.alloc() alignment = 64 : memref<12x12xi32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_12[%arg3, %arg4] : memref<12x12xi32>
        %2 = affine.load %alloc_13[%arg3, %arg4] : memref<12x12xi32>
        %3 = arith.subi %1, %2 : i32
        affine.store %3, %alloc_14[%arg3, %arg4] : memref<12x12xi32>
      }
    }
    %alloc_15 = memref.alloc() alignment = 64 : memref<12x12xi32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_14[%arg3, %arg4] : memref<12x12xi32>
        %2 = arith.cmpi sge, %1, %c0_i32 : i32
        %3 = arith.subi %c0_i32, %1 : i32
        %4 = arith.select %2, %1, %3 : i32
        affine.store %4, %alloc_15[%arg3, %arg4] : memref<12x12xi32>
      }
    }
    %alloc_16 = memref.alloc() alignment = 64 : memref<12x12xi1>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_15[%arg3, %arg4] : memref<12x12xi32>
        %2 = arith.cmpi sle, %1, %c2_i32 : i32
        affine.store %2, %alloc_16[%arg3, %arg4] : memref<12x12xi1>
      }
    }
    %alloc_17 = memref.alloc() alignment = 64 : memref<f32>
    affine.store %cst, %alloc_17[] : memref<f32>
    %alloc_18 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_17[] : memref<f32>
        affine.store %1, %alloc_18[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_19 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_16[%arg3, %arg4] : memref<12x12xi1>
        %2 = affine.load %arg0[%arg3, %arg4] : memref<12x12xf32>
        %3 = affine.load %alloc_18[%arg3, %arg4] : memref<12x12xf32>
        %4 = arith.select %1, %2, %3 : f32
        affine.store %4, %alloc_19[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.store %cst, %alloc_20[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 12 {
          %1 = affine.load %alloc_8[%arg3, %arg5] : memref<12x12xf32>
          %2 = affine.load %alloc_10[%arg5, %arg4] : memref<12x12xf32>
          %3 = affine.load %alloc_20[%arg3, %arg4] : memref<12x12xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          affine.store %5, %alloc_20[%arg3, %arg4] : memref<12x12xf32>
        }
      }
    }
    %alloc_21 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.store %cst, %alloc_21[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 12 {
          %1 = affine.load %alloc_19[%arg3, %arg5] : memref<12x12xf32>
          %2 = affine.load %arg1[%arg5, %arg4] : memref<12x12xf32>
          %3 = affine.load %alloc_21[%arg3, %arg4] : memref<12x12xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          affine.store %5, %alloc_21[%arg3, %arg4] : memref<12x12xf32>
        }
      }
    }
    %alloc_22 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        %1 = affine.load %alloc_8[%arg4, %arg3] : memref<12x12xf32>
        affine.store %1, %alloc_22[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    %alloc_23 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.store %cst, %alloc_23[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 12 {
          %1 = affine.load %alloc_8[%arg3, %arg5] : memref<12x12xf32>
          %2 = affine.load %alloc_22[%arg5, %arg4] : memref<12x12xf32>
          %3 = affine.load %alloc_23[%arg3, %arg4] : memref<12x12xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          affine.store %5, %alloc_23[%arg3, %arg4] : memref<12x12xf32>
        }
      }
    }
    %alloc_24 = memref.alloc() alignment = 64 : memref<12xi1>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_11[%arg3] : memref<12xi32>
      %2 = arith.cmpi slt, %1, %c0_i32 : i32
      affine.store %2, %alloc_24[%arg3] : memref<12xi1>
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_11[%arg3] : memref<12xi32>
      %2 = arith.addi %1, %c12_i32 : i32
      affine.store %2, %alloc_25[%arg3] : memref<12xi32>
    }
    %alloc_26 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_24[%arg3] : memref<12xi1>
      %2 = affine.load %alloc_25[%arg3] : memref<12xi32>
      %3 = affine.load %alloc_11[%arg3] : memref<12xi32>
      %4 = arith.select %1, %2, %3 : i32
      affine.store %4, %alloc_26[%arg3] : memref<12xi32>
    }
    %expand_shape_27 = memref.expand_shape %alloc_26 [[0, 1]] output_shape [12, 1] : memref<12xi32> into memref<12x1xi32>
    %alloc_28 = memref.alloc() alignment = 64 : memref<12x2xi32>
    %subview = memref.subview %alloc_28[0, 0] [12, 1] [1, 1] : memref<12x2xi32> to memref<12x1xi32, strided<[2, 1]>>
    memref.copy %expand_shape_27, %subview : memref<12x1xi32> to memref<12x1xi32, strided<[2, 1]>>
    %subview_29 = memref.subview %alloc_28[0, 1] [12, 1] [1, 1] : memref<12x2xi32> to memref<12x1xi32, strided<[2, 1], offset: 1>>
    memref.copy %expand_shape_27, %subview_29 : memref<12x1xi32> to memref<12x1xi32, strided<[2, 1], offset: 1>>
    %alloc_30 = memref.alloc() alignment = 64 : memref<12xf32>
    affine.for %arg3 = 0 to 12 {
      %1 = memref.load %alloc_28[%arg3, %c0] : memref<12x2xi32>
      %2 = arith.index_cast %1 : i32 to index
      %3 = memref.load %alloc_28[%arg3, %c1] : memref<12x2xi32>
      %4 = arith.index_cast %3 : i32 to index
      %5 = arith.maxsi %2, %c0 : index
      %6 = arith.minsi %5, %c11 : index
      %7 = arith.maxsi %4, %c0 : index
      %8 = arith.minsi %7, %c11 : index
      %9 = memref.load %alloc_23[%6, %8] : memref<12x12xf32>
      affine.store %9, %alloc_30[%arg3] : memref<12xf32>
    }
    %alloc_31 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_11[%arg3] : memref<12xi32>
      %2 = arith.addi %1, %c1_i32 : i32
      affine.store %2, %alloc_31[%arg3] : memref<12xi32>
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_11[%arg3] : memref<12xi32>
      %2 = arith.muli %1, %c13_i32 : i32
      affine.store %2, %alloc_32[%arg3] : memref<12xi32>
    }
    %alloc_33 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_31[%arg3] : memref<12xi32>
      %2 = affine.load %alloc_32[%arg3] : memref<12xi32>
      %3 = arith.addi %1, %2 : i32
      affine.store %3, %alloc_33[%arg3] : memref<12xi32>
    }
    %alloc_34 = memref.alloc() alignment = 64 : memref<12xi1>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_33[%arg3] : memref<12xi32>
      %2 = arith.cmpi slt, %1, %c0_i32 : i32
      affine.store %2, %alloc_34[%arg3] : memref<12xi1>
    }
    %alloc_35 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_33[%arg3] : memref<12xi32>
      %2 = arith.addi %1, %c169_i32 : i32
      affine.store %2, %alloc_35[%arg3] : memref<12xi32>
    }
    %alloc_36 = memref.alloc() alignment = 64 : memref<12xi32>
    affine.for %arg3 = 0 to 12 {
      %1 = affine.load %alloc_34[%arg3] : memref<12xi1>
      %2 = affine.load %alloc_35[%arg3] : memref<12xi32>
      %3 = affine.load %alloc_33[%arg3] : memref<12xi32>
      %4 = arith.select %1, %2, %3 : i32
      affine.store %4, %alloc_36[%arg3] : memref<12xi32>
    }
    %expand_shape_37 = memref.expand_shape %alloc_36 [[0, 1]] output_shape [12, 1] : memref<12xi32> into memref<12x1xi32>
    %alloc_38 = memref.alloc() alignment = 64 : memref<169xf32>
    memref.copy %0, %alloc_38 : memref<169xf32> to memref<169xf32>
    iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg2, %expand_shape_37 : memref<12xf32>, memref<12x1xi32>) outs(%alloc_38 : memref<169xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      iree_linalg_ext.yield %arg3 : f32
    }
    %expand_shape_39 = memref.expand_shape %alloc_38 [[0, 1]] output_shape [13, 13] : memref<169xf32> into memref<13x13xf32>
    %subview_40 = memref.subview %expand_shape_39[0, 0] [12, 12] [1, 1] : memref<13x13xf32> to memref<12x12xf32, strided<[13, 1]>>
    %alloc_41 = memref.alloc() alignment = 64 : memref<12x12xf32>
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.store %cst, %alloc_41[%arg3, %arg4] : memref<12x12xf32>
      }
    }
    affine.for %arg3 = 0 to 12 {
      affine.for %arg4 = 0 to 12 {
        affine.for %arg5 = 0 to 12 {
          %1 = affine.load %subview_40[%arg3, %arg5] : memref<12x12xf32, strided<[13, 1]>>
          %2 = affine.load %arg0[%arg5, %arg4] : memref<12x12xf32>
          %3 = affine.load %alloc_41[%arg3, %arg4] : memref<12x12xf32>
          %4 = arith.mulf %1, %2 : f32
          %5 = arith.addf %3, %4 : f32
          affine.store %5, %alloc_41[%arg3, %arg4] : memref<12x12xf32>
        }
      }
    }
    return %alloc_20, %alloc_21, %alloc_30, %alloc_41 : memref<12x12xf32>, memref<12x12xf32>, memref<12xf32>, memref<12x12xf32>
  }
}

