#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: memref<2x12x6xf32>, %arg1: memref<6x6xf32>) -> memref<2x12x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 6, 6], strides: [72, 12, 1] : memref<2x12x6xf32> to memref<2x6x6xf32, strided<[72, 12, 1]>>
    %alloc = memref.alloc() alignment = 64 : memref<2x6x6xf32>
    %alloc_0 = memref.alloc() alignment = 64 : memref<2x6x6xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : memref<6x6xf32>) outs(%alloc_0 : memref<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.fill ins(%cst : f32) outs(%alloc : memref<2x6x6xf32>)
    %alloc_1 = memref.alloc() alignment = 64 : memref<2x6x6xf32>
    memref.copy %alloc, %alloc_1 : memref<2x6x6xf32> to memref<2x6x6xf32>
    linalg.batch_matmul ins(%reinterpret_cast, %alloc_0 : memref<2x6x6xf32, strided<[72, 12, 1]>>, memref<2x6x6xf32>) outs(%alloc_1 : memref<2x6x6xf32>)
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [6], sizes: [2, 6, 6], strides: [72, 12, 1] : memref<2x12x6xf32> to memref<2x6x6xf32, strided<[72, 12, 1], offset: 6>>
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reinterpret_cast_2 : memref<2x6x6xf32, strided<[72, 12, 1], offset: 6>>) outs(%alloc : memref<2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = linalg.index 0 : index
      %1 = linalg.index 1 : index
      %2 = linalg.index 2 : index
      %3 = arith.subi %c5, %1 : index
      %4 = memref.load %reinterpret_cast_2[%0, %3, %2] : memref<2x6x6xf32, strided<[72, 12, 1], offset: 6>>
      linalg.yield %4 : f32
    }
    %alloc_3 = memref.alloc() alignment = 64 : memref<6x6xf32>
    linalg.transpose ins(%arg1 : memref<6x6xf32>) outs(%alloc_3 : memref<6x6xf32>) permutation = [1, 0] 
    %reinterpret_cast_4 = memref.reinterpret_cast %alloc to offset: [0], sizes: [12, 6], strides: [6, 1] : memref<2x6x6xf32> to memref<12x6xf32>
    %alloc_5 = memref.alloc() alignment = 64 : memref<12x6xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<12x6xf32>)
    linalg.matmul ins(%reinterpret_cast_4, %alloc_3 : memref<12x6xf32>, memref<6x6xf32>) outs(%alloc_5 : memref<12x6xf32>)
    %reinterpret_cast_6 = memref.reinterpret_cast %alloc_5 to offset: [0], sizes: [2, 6, 6], strides: [36, 6, 1] : memref<12x6xf32> to memref<2x6x6xf32>
    %alloc_7 = memref.alloc() alignment = 64 : memref<2x12x6xf32>
    %reinterpret_cast_8 = memref.reinterpret_cast %alloc_7 to offset: [0], sizes: [2, 6, 6], strides: [72, 6, 1] : memref<2x12x6xf32> to memref<2x6x6xf32, strided<[72, 6, 1]>>
    memref.copy %alloc_1, %reinterpret_cast_8 : memref<2x6x6xf32> to memref<2x6x6xf32, strided<[72, 6, 1]>>
    %reinterpret_cast_9 = memref.reinterpret_cast %alloc_7 to offset: [36], sizes: [2, 6, 6], strides: [72, 6, 1] : memref<2x12x6xf32> to memref<2x6x6xf32, strided<[72, 6, 1], offset: 36>>
    memref.copy %reinterpret_cast_6, %reinterpret_cast_9 : memref<2x6x6xf32> to memref<2x6x6xf32, strided<[72, 6, 1], offset: 36>>
    return %alloc_7 : memref<2x12x6xf32>
  }
}

