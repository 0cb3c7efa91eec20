#map = affine_map<(d0) -> (d0 * 64)>
#map1 = affine_map<(d0) -> (d0 * 16)>
#map2 = affine_map<(d0) -> (d0 * -16 + 33, 16)>
#map3 = affine_map<(d0) -> (d0 * -64 + 257, 64)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: memref<33x100xf16>, %arg1: memref<257x100xf16>, %arg2: memref<257xf32>) -> memref<33x257xf16> {
    %c15 = arith.constant 15 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<33x257xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<33x257xf32>)
    scf.for %arg3 = %c0 to %c15 step %c1 {
      %0:2 = affine.delinearize_index %arg3 into (3, 5) : index, index
      %1 = affine.apply #map(%0#1)
      %2 = affine.apply #map1(%0#0)
      %3 = affine.min #map2(%0#0)
      %4 = affine.min #map3(%0#1)
      %subview = memref.subview %arg0[%2, 0] [%3, 100] [1, 1] : memref<33x100xf16> to memref<?x100xf16, strided<[100, 1], offset: ?>>
      %subview_1 = memref.subview %arg1[%1, 0] [%4, 100] [1, 1] : memref<257x100xf16> to memref<?x100xf16, strided<[100, 1], offset: ?>>
      %subview_2 = memref.subview %alloc[%2, %1] [%3, %4] [1, 1] : memref<33x257xf32> to memref<?x?xf32, strided<[257, 1], offset: ?>>
      linalg.matmul indexing_maps = [#map4, #map5, #map6] ins(%subview, %subview_1 : memref<?x100xf16, strided<[100, 1], offset: ?>>, memref<?x100xf16, strided<[100, 1], offset: ?>>) outs(%subview_2 : memref<?x?xf32, strided<[257, 1], offset: ?>>)
      memref.copy %subview_2, %subview_2 : memref<?x?xf32, strided<[257, 1], offset: ?>> to memref<?x?xf32, strided<[257, 1], offset: ?>>
    }
    %alloc_0 = memref.alloc() alignment = 64 : memref<33x257xf16>
    linalg.generic {indexing_maps = [#map7, #map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%alloc, %arg2 : memref<33x257xf32>, memref<257xf32>) outs(%alloc_0 : memref<33x257xf16>) {
    ^bb0(%in: f32, %in_1: f32, %out: f16):
      %0 = arith.addf %in, %in_1 : f32
      %1 = arith.maximumf %0, %cst : f32
      %2 = arith.truncf %1 : f32 to f16
      linalg.yield %2 : f16
    }
    return %alloc_0 : memref<33x257xf16>
  }
}

