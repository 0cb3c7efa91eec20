module @jit_convolution_as_matmul_of_shifts {
  func.func public @main(%arg0: memref<6x16x16xf32>, %arg1: memref<3x3xf32>) -> memref<6x16x16xf32> {
    %c9 = arith.constant 9 : index
    %c1536 = arith.constant 1536 : index
    %c18 = arith.constant 18 : index
    %c1 = arith.constant 1 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<f32>
    memref.store %cst, %alloc[] : memref<f32>
    %0 = memref.load %alloc[] : memref<f32>
    %alloc_0 = memref.alloc() alignment = 64 : memref<6x18x18xf32>
    scf.for %arg2 = %c0 to %c6 step %c1 {
      scf.for %arg3 = %c0 to %c18 step %c1 {
        scf.for %arg4 = %c0 to %c18 step %c1 {
          memref.store %0, %alloc_0[%arg2, %arg3, %arg4] : memref<6x18x18xf32>
        }
      }
    }
    %subview = memref.subview %alloc_0[0, 1, 1] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 19>>
    memref.copy %arg0, %subview : memref<6x16x16xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 19>>
    %subview_1 = memref.subview %alloc_0[0, 0, 0] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1]>>
    %subview_2 = memref.subview %alloc_0[0, 0, 1] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 1>>
    %subview_3 = memref.subview %alloc_0[0, 0, 2] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 2>>
    %subview_4 = memref.subview %alloc_0[0, 1, 0] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 18>>
    %subview_5 = memref.subview %alloc_0[0, 1, 2] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 20>>
    %subview_6 = memref.subview %alloc_0[0, 2, 0] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 36>>
    %subview_7 = memref.subview %alloc_0[0, 2, 1] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 37>>
    %subview_8 = memref.subview %alloc_0[0, 2, 2] [6, 16, 16] [1, 1, 1] : memref<6x18x18xf32> to memref<6x16x16xf32, strided<[324, 18, 1], offset: 38>>
    %expand_shape = memref.expand_shape %subview_1 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1]>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1]>>
    %expand_shape_9 = memref.expand_shape %subview_2 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 1>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 1>>
    %expand_shape_10 = memref.expand_shape %subview_3 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 2>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 2>>
    %expand_shape_11 = memref.expand_shape %subview_4 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 18>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 18>>
    %expand_shape_12 = memref.expand_shape %subview [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 19>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 19>>
    %expand_shape_13 = memref.expand_shape %subview_5 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 20>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 20>>
    %expand_shape_14 = memref.expand_shape %subview_6 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 36>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 36>>
    %expand_shape_15 = memref.expand_shape %subview_7 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 37>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 37>>
    %expand_shape_16 = memref.expand_shape %subview_8 [[0], [1], [2, 3]] output_shape [6, 16, 16, 1] : memref<6x16x16xf32, strided<[324, 18, 1], offset: 38>> into memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 38>>
    %alloc_17 = memref.alloc() alignment = 64 : memref<6x16x16x9xf32>
    %subview_18 = memref.subview %alloc_17[0, 0, 0, 0] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1]>>
    memref.copy %expand_shape, %subview_18 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1]>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1]>>
    %subview_19 = memref.subview %alloc_17[0, 0, 0, 1] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 1>>
    memref.copy %expand_shape_9, %subview_19 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 1>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 1>>
    %subview_20 = memref.subview %alloc_17[0, 0, 0, 2] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 2>>
    memref.copy %expand_shape_10, %subview_20 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 2>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 2>>
    %subview_21 = memref.subview %alloc_17[0, 0, 0, 3] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 3>>
    memref.copy %expand_shape_11, %subview_21 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 18>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 3>>
    %subview_22 = memref.subview %alloc_17[0, 0, 0, 4] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 4>>
    memref.copy %expand_shape_12, %subview_22 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 19>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 4>>
    %subview_23 = memref.subview %alloc_17[0, 0, 0, 5] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 5>>
    memref.copy %expand_shape_13, %subview_23 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 20>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 5>>
    %subview_24 = memref.subview %alloc_17[0, 0, 0, 6] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 6>>
    memref.copy %expand_shape_14, %subview_24 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 36>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 6>>
    %subview_25 = memref.subview %alloc_17[0, 0, 0, 7] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 7>>
    memref.copy %expand_shape_15, %subview_25 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 37>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 7>>
    %subview_26 = memref.subview %alloc_17[0, 0, 0, 8] [6, 16, 16, 1] [1, 1, 1, 1] : memref<6x16x16x9xf32> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 8>>
    memref.copy %expand_shape_16, %subview_26 : memref<6x16x16x1xf32, strided<[324, 18, 1, 1], offset: 38>> to memref<6x16x16x1xf32, strided<[2304, 144, 9, 1], offset: 8>>
    %alloc_27 = memref.alloc() alignment = 64 : memref<1536xf32>
    scf.for %arg2 = %c0 to %c1536 step %c1 {
      memref.store %cst, %alloc_27[%arg2] : memref<1536xf32>
    }
    scf.for %arg2 = %c0 to %c1536 step %c1 {
      scf.for %arg3 = %c0 to %c9 step %c1 {
        %1:3 = affine.delinearize_index %arg2 into (6, 16, 16) : index, index, index
        %2 = memref.load %alloc_17[%1#0, %1#1, %1#2, %arg3] : memref<6x16x16x9xf32>
        %3:2 = affine.delinearize_index %arg3 into (3, 3) : index, index
        %4 = memref.load %arg1[%3#0, %3#1] : memref<3x3xf32>
        %5 = memref.load %alloc_27[%arg2] : memref<1536xf32>
        %6 = arith.mulf %2, %4 : f32
        %7 = arith.addf %5, %6 : f32
        memref.store %7, %alloc_27[%arg2] : memref<1536xf32>
      }
    }
    %expand_shape_28 = memref.expand_shape %alloc_27 [[0, 1, 2]] output_shape [6, 16, 16] : memref<1536xf32> into memref<6x16x16xf32>
    return %expand_shape_28 : memref<6x16x16xf32>
  }
}

