// What MLIR makes of a program: forall bufferized.
#map = affine_map<(d0) -> (d0 * 16)>
#map1 = affine_map<(d0) -> (d0 * 14)>
#map2 = affine_map<(d0) -> (d0 * -16 + 50, 16)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: memref<50x36xf32>, %arg1: memref<36x28xf32>, %arg2: memref<28xf32>) -> memref<50x28xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<50x28xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<50x28xf32>)
    scf.forall (%arg3, %arg4) in (4, 2) {
      %0 = affine.apply #map(%arg3)
      %1 = affine.apply #map1(%arg4)
      %2 = affine.min #map2(%arg3)
      %subview = memref.subview %arg0[%0, 0] [%2, 36] [1, 1] : memref<50x36xf32> to memref<?x36xf32, strided<[36, 1], offset: ?>>
      %subview_0 = memref.subview %arg1[0, %1] [36, 14] [1, 1] : memref<36x28xf32> to memref<36x14xf32, strided<[28, 1], offset: ?>>
      %subview_1 = memref.subview %alloc[%0, %1] [%2, 14] [1, 1] : memref<50x28xf32> to memref<?x14xf32, strided<[28, 1], offset: ?>>
      linalg.matmul ins(%subview, %subview_0 : memref<?x36xf32, strided<[36, 1], offset: ?>>, memref<36x14xf32, strided<[28, 1], offset: ?>>) outs(%subview_1 : memref<?x14xf32, strided<[28, 1], offset: ?>>)
      %subview_2 = memref.subview %alloc[%0, %1] [%2, 14] [1, 1] : memref<50x28xf32> to memref<?x14xf32, strided<[28, 1], offset: ?>>
      memref.copy %subview_1, %subview_2 : memref<?x14xf32, strided<[28, 1], offset: ?>> to memref<?x14xf32, strided<[28, 1], offset: ?>>
    }
    linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%alloc, %arg2 : memref<50x28xf32>, memref<28xf32>) outs(%alloc : memref<50x28xf32>) attrs =  {last} {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.addf %in, %in_0 : f32
      %1 = arith.maximumf %0, %cst : f32
      linalg.yield %1 : f32
    }
    return %alloc : memref<50x28xf32>
  }
}

