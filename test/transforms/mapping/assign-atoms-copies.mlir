// RUN: gemmc %s --pipeline 'assign-atoms{copy=cp_async,ldst}' --emit mlir | filecheck %s

!buffer = memref<64x8xbf16, #tile.space<shared>>
!floats = memref<64x8xf32, #tile.space<shared>>
!turned = memref<8x64xf32, strided<[1, 8], offset: ?>, #tile.space<shared>>

// Rows of 66 bf16 align 4 bytes, rows of 65 none; f32 is 4 bytes wide wherever it is, also in a
// window whose end is computed, in every second column, and in a transposed buffer.
//
// CHECK-LABEL: tile.kernel @rows
// CHECK:       tile.copy "pairs" <thread> atom <cp_async>
// CHECK:       tile.copy "odd" <thread> atom <ldst>
// CHECK:       tile.copy "floats" <thread> atom <cp_async>
// CHECK:       tile.copy "turned" <thread> atom <cp_async>
// FOREIGN: a column offset of 1, and every second column.
// CHECK:       tile.copy "moved" <thread> atom <ldst>
// CHECK:       tile.copy "second" <thread> atom <ldst>
tile.kernel @rows ["even", "odd", "floats"] outputs 0 sizes {} {
^bb0(%even: memref<64x66xbf16, #tile.space<global>>, %odd: memref<64x65xbf16, #tile.space<global>>, %floats: memref<64x65xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 64 : index
  %n = arith.constant 66 : index
  %n1 = arith.constant 65 : index
  %some = tile.block_id
  %s = tile.alloc : !buffer
  %f = tile.alloc : !floats
  %x = tile.window %even[%c0, %c0] within [%m, %n] : memref<64x66xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
  tile.copy "pairs" <thread> %x to %s : !tile.window<64x8xbf16> to !buffer
  %y = tile.window %odd[%c0, %c0] within [%m, %n1] : memref<64x65xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
  tile.copy "odd" <thread> %y to %s : !tile.window<64x8xbf16> to !buffer
  %z = tile.window %floats[%c0, %some] within [%m, %some] : memref<64x65xf32, #tile.space<global>> to !tile.window<64x8xf32>
  tile.copy "floats" <thread> %z to %f : !tile.window<64x8xf32> to !floats
  %t = tile.transpose %f : !floats to memref<8x64xf32, strided<[1, 8], offset: ?>, #tile.space<shared>>
  %u = tile.window %floats[%c0, %c0] within [%m, %some] : memref<64x65xf32, #tile.space<global>> to !tile.window<8x64xf32>
  tile.copy "turned" <thread> %u to %t : !tile.window<8x64xf32> to !turned
  %v = tile.window %even[%c0, %c1] within [%m, %n] : memref<64x66xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
  tile.copy "moved" <thread> %v to %s : !tile.window<64x8xbf16> to !buffer
  %w = tile.window %even[%c0, %c0] within [%m, %n] : memref<64x66xbf16, #tile.space<global>> to !tile.window<64x16xbf16>
  %h = tile.part runs [1, 1] %w[%c0, %c0] of [1, 2] : !tile.window<64x16xbf16> to !tile.window<64x8xbf16, steps [1, 2]>
  tile.copy "second" <thread> %h to %s : !tile.window<64x8xbf16, steps [1, 2]> to !buffer
}
