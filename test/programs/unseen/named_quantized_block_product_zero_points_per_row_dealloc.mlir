#map = affine_map<()[s0] -> (s0 * 8)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: memref<6x32xi8, strided<[?, ?], offset: ?>>, %arg1: memref<10x32xi8, strided<[?, ?], offset: ?>>, %arg2: memref<6xi32, strided<[?], offset: ?>>, %arg3: memref<6xf32, strided<[?], offset: ?>>, %arg4: memref<10x4xf32, strided<[?, ?], offset: ?>>) -> memref<6x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<6x32xi8, strided<[?, ?], offset: ?>> -> memref<i8>, index, index, index, index, index
    %0 = affine.apply #map()[%strides#1]
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [6, 4, 8], strides: [%strides#0, %0, %strides#1] : memref<6x32xi8, strided<[?, ?], offset: ?>> to memref<6x4x8xi8, strided<[?, ?, ?], offset: ?>>
    %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<10x32xi8, strided<[?, ?], offset: ?>> -> memref<i8>, index, index, index, index, index
    %1 = affine.apply #map()[%strides_3#1]
    %reinterpret_cast_4 = memref.reinterpret_cast %arg1 to offset: [%offset_1], sizes: [10, 4, 8], strides: [%strides_3#0, %1, %strides_3#1] : memref<10x32xi8, strided<[?, ?], offset: ?>> to memref<10x4x8xi8, strided<[?, ?, ?], offset: ?>>
    %alloc = memref.alloc() alignment = 64 : memref<6x10x4xi32>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<6x10x4xi32>)
    linalg.generic {indexing_maps = [#map1, #map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%reinterpret_cast, %reinterpret_cast_4, %arg2 : memref<6x4x8xi8, strided<[?, ?, ?], offset: ?>>, memref<10x4x8xi8, strided<[?, ?, ?], offset: ?>>, memref<6xi32, strided<[?], offset: ?>>) outs(%alloc : memref<6x10x4xi32>) {
    ^bb0(%in: i8, %in_6: i8, %in_7: i32, %out: i32):
      %2 = arith.extsi %in : i8 to i32
      %3 = arith.subi %2, %in_7 : i32
      %4 = arith.extsi %in_6 : i8 to i32
      %5 = arith.muli %3, %4 : i32
      %6 = arith.addi %out, %5 : i32
      linalg.yield %6 : i32
    }
    %alloc_5 = memref.alloc() alignment = 64 : memref<6x10xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_5 : memref<6x10xf32>)
    linalg.generic {indexing_maps = [#map5, #map6, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc, %arg4, %arg3 : memref<6x10x4xi32>, memref<10x4xf32, strided<[?, ?], offset: ?>>, memref<6xf32, strided<[?], offset: ?>>) outs(%alloc_5 : memref<6x10xf32>) {
    ^bb0(%in: i32, %in_6: f32, %in_7: f32, %out: f32):
      %2 = arith.sitofp %in : i32 to f32
      %3 = arith.mulf %2, %in_6 : f32
      %4 = arith.mulf %3, %in_7 : f32
      %5 = arith.addf %out, %4 : f32
      linalg.yield %5 : f32
    }
    memref.dealloc %alloc : memref<6x10x4xi32>
    return %alloc_5 : memref<6x10xf32>
  }
}

