// RUN: gemmc %s --pipeline 'distribute{label=main to=thread shape=4,8}, distribute-copies{label=lhs vector=4 turned=2}' --emit mlir | filecheck %s

// 32 threads, 2 in a row of 8 columns and 16 rows at a time: each has 4 elements of one row, 2 apart,
// in each of 2 rows, 16 apart. The buffer holds the rows as columns.
// CHECK-LABEL: tile.kernel @turned
// CHECK:         %[[TWO:.*]] = arith.constant 2 : index
// CHECK-NEXT:    %[[ROW:.*]] = arith.divui %[[THREAD:.*]], %[[TWO]]
// CHECK-NEXT:    %[[COLUMN:.*]] = arith.remui %[[THREAD]], %[[TWO]]
// CHECK:         %[[FROM:.*]] = tile.part runs [1, 1] %w[%[[ROW]], %[[COLUMN]]] of [16, 2] : !tile.window<32x8xf32> to !tile.window<2x4xf32, steps [16, 2]>
// CHECK-NEXT:    %[[TO:.*]] = tile.part runs [1, 1] %t[%[[ROW]], %[[COLUMN]]] of [16, 2] : memref<32x8xf32, {{.*}}> to memref<2x4xf32, strided<[16, 72], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "lhs" <thread> %[[FROM]] to %[[TO]]
tile.kernel @turned ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>>
  %b = tile.alloc : memref<8x32xf32, #tile.space<shared>>
  %t = tile.transpose %s : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>> to memref<32x8xf32, strided<[1, 36], offset: ?>, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
  tile.copy "lhs" <role> %w to %t : !tile.window<32x8xf32> to memref<32x8xf32, strided<[1, 36], offset: ?>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<32x32xf32>
  %p = tile.mma "main" <role> %s "km", %b "kn", %zero : memref<8x32xf32, strided<[36, 1]>, #tile.space<shared>>, memref<8x32xf32, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
}

// FOREIGN: buffers that hold rows as rows, plain and padded: vectors, as without `turned`.
// CHECK-LABEL: tile.kernel @straight
// CHECK:         tile.part %w[{{.*}}] of [16, 2] : !tile.window<32x8xf32> to !tile.window<2x4xf32>
// CHECK:         tile.part %w[{{.*}}] of [16, 2] : !tile.window<32x8xf32> to !tile.window<2x4xf32>
tile.kernel @straight ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<32x8xf32, #tile.space<shared>>
  %d = tile.alloc : memref<32x8xf32, strided<[12, 1]>, #tile.space<shared>>
  %b = tile.alloc : memref<8x32xf32, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<32x8xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<32x8xf32> to memref<32x8xf32, #tile.space<shared>>
  tile.copy "lhs" <role> %w to %d : !tile.window<32x8xf32> to memref<32x8xf32, strided<[12, 1]>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<32x32xf32>
  %p = tile.mma "main" <role> %s "mk", %b "kn", %zero : memref<32x8xf32, #tile.space<shared>>, memref<8x32xf32, #tile.space<shared>>, !tile.fragment<32x32xf32> to !tile.fragment<32x32xf32>
}
