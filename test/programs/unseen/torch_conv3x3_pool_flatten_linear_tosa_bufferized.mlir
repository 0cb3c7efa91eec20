#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  memref.global "private" constant @__constant_1x1xf32 : memref<1x1xf32> = dense<0.111111112> alignment = 64
  func.func @main(%arg0: memref<1x3x12x12xf32>, %arg1: memref<6x3x3x3xf32>, %arg2: memref<6xf32>, %arg3: memref<10x6xf32>) -> memref<1x10xf32> {
    %cst = arith.constant 3.40282347E+38 : f32
    %cst_0 = arith.constant -3.40282347E+38 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = memref.get_global @__constant_1x1xf32 : memref<1x1xf32>
    %alloc = memref.alloc() alignment = 64 : memref<1x12x12x3xf32>
    linalg.transpose ins(%arg0 : memref<1x3x12x12xf32>) outs(%alloc : memref<1x12x12x3xf32>) permutation = [0, 2, 3, 1] 
    %alloc_2 = memref.alloc() alignment = 64 : memref<1x14x14x3xf32>
    linalg.map outs(%alloc_2 : memref<1x14x14x3xf32>)
      (%init: f32) {
        linalg.yield %cst_1 : f32
      }
    %subview = memref.subview %alloc_2[0, 1, 1, 0] [1, 12, 12, 3] [1, 1, 1, 1] : memref<1x14x14x3xf32> to memref<1x12x12x3xf32, strided<[588, 42, 3, 1], offset: 45>>
    memref.copy %alloc, %subview : memref<1x12x12x3xf32> to memref<1x12x12x3xf32, strided<[588, 42, 3, 1], offset: 45>>
    %alloc_3 = memref.alloc() alignment = 64 : memref<3x3x3x6xf32>
    linalg.transpose ins(%arg1 : memref<6x3x3x3xf32>) outs(%alloc_3 : memref<3x3x3x6xf32>) permutation = [2, 3, 1, 0] 
    %alloc_4 = memref.alloc() alignment = 64 : memref<1x12x12x6xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : memref<6xf32>) outs(%alloc_4 : memref<1x12x12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%alloc_2, %alloc_3 : memref<1x14x14x3xf32>, memref<3x3x3x6xf32>) outs(%alloc_4 : memref<1x12x12x6xf32>)
    %alloc_5 = memref.alloc() alignment = 64 : memref<1x12x12x6xf32>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%alloc_4 : memref<1x12x12x6xf32>) outs(%alloc_5 : memref<1x12x12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.minimumf %in, %cst : f32
      %2 = arith.maximumf %1, %cst_1 : f32
      linalg.yield %2 : f32
    }
    %alloc_6 = memref.alloc() alignment = 64 : memref<1x3x3x6xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_6 : memref<1x3x3x6xf32>)
    %alloc_7 = memref.alloc() alignment = 64 : memref<4x4xf32>
    linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<4> : vector<2xi64>} ins(%alloc_5, %alloc_7 : memref<1x12x12x6xf32>, memref<4x4xf32>) outs(%alloc_6 : memref<1x3x3x6xf32>)
    %alloc_8 = memref.alloc() alignment = 64 : memref<1x6x3x3xf32>
    linalg.transpose ins(%alloc_6 : memref<1x3x3x6xf32>) outs(%alloc_8 : memref<1x6x3x3xf32>) permutation = [0, 3, 1, 2] 
    %alloc_9 = memref.alloc() alignment = 64 : memref<1x6x3xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_9 : memref<1x6x3xf32>)
    linalg.reduce ins(%alloc_8 : memref<1x6x3x3xf32>) outs(%alloc_9 : memref<1x6x3xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %1 = arith.addf %in, %init : f32
        linalg.yield %1 : f32
      }
    %expand_shape = memref.expand_shape %alloc_9 [[0], [1], [2, 3]] output_shape [1, 6, 1, 3] : memref<1x6x3xf32> into memref<1x6x1x3xf32>
    %alloc_10 = memref.alloc() alignment = 64 : memref<1x6x1xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_10 : memref<1x6x1xf32>)
    linalg.reduce ins(%expand_shape : memref<1x6x1x3xf32>) outs(%alloc_10 : memref<1x6x1xf32>) dimensions = [3] 
      (%in: f32, %init: f32) {
        %1 = arith.addf %in, %init : f32
        linalg.yield %1 : f32
      }
    %collapse_shape = memref.collapse_shape %alloc_10 [[0], [1, 2]] : memref<1x6x1xf32> into memref<1x6xf32>
    %alloc_11 = memref.alloc() alignment = 64 : memref<1x6xf32>
    linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapse_shape, %0 : memref<1x6xf32>, memref<1x1xf32>) outs(%alloc_11 : memref<1x6xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %1 = arith.mulf %in, %in_17 : f32
      linalg.yield %1 : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<6x10xf32>
    linalg.transpose ins(%arg3 : memref<10x6xf32>) outs(%alloc_12 : memref<6x10xf32>) permutation = [1, 0] 
    %expand_shape_13 = memref.expand_shape %alloc_11 [[0, 1], [2]] output_shape [1, 1, 6] : memref<1x6xf32> into memref<1x1x6xf32>
    %expand_shape_14 = memref.expand_shape %alloc_12 [[0, 1], [2]] output_shape [1, 6, 10] : memref<6x10xf32> into memref<1x6x10xf32>
    %alloc_15 = memref.alloc() alignment = 64 : memref<1x1x10xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_15 : memref<1x1x10xf32>)
    linalg.batch_matmul ins(%expand_shape_13, %expand_shape_14 : memref<1x1x6xf32>, memref<1x6x10xf32>) outs(%alloc_15 : memref<1x1x10xf32>)
    %collapse_shape_16 = memref.collapse_shape %alloc_15 [[0, 1], [2]] : memref<1x1x10xf32> into memref<1x10xf32>
    return %collapse_shape_16 : memref<1x10xf32>
  }
}

