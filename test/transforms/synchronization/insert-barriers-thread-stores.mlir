// RUN: gemmc %s --pipeline 'insert-barriers' --emit mlir | filecheck %s

// A warpgroup stores its buffer itself: one barrier before the buffer is written again, one before
// it is stored; no fence, since no engine reads it, and nothing to wait for at the end.
// CHECK-LABEL: tile.kernel @threads_store ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 {
// CHECK-NEXT:    ^bb0(%c: memref<512x201xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c512 = arith.constant 512 : index
// CHECK-NEXT:      %c201 = arith.constant 201 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %buffer = tile.alloc : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %f = tile.zero : !tile.fragment<64x64xbf16>
// CHECK-NEXT:      scf.for %row = %c0 to %c512 step %c64 {
// CHECK-NEXT:        %w = tile.window %c[%row, %c0] within [%c512, %c201] : memref<512x201xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:        barrier.sync 0
// CHECK-NEXT:        tile.store "out" <warpgroup> atom <stmatrix> %f to %buffer : !tile.fragment<64x64xbf16> to memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>>
// CHECK-NEXT:        barrier.sync 0
// CHECK-NEXT:        tile.bulk_store "out" <warpgroup> atom <thread_store> %buffer to %w : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
tile.kernel @threads_store ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 {
^bb0(%c: memref<512x201xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %c201 = arith.constant 201 : index
  %c64 = arith.constant 64 : index
  %buffer = tile.alloc : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>>
  %f = tile.zero : !tile.fragment<64x64xbf16>
  scf.for %row = %c0 to %c512 step %c64 {
    %w = tile.window %c[%row, %c0] within [%c512, %c201] : memref<512x201xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
    tile.store "out" <warpgroup> atom <stmatrix> %f to %buffer : !tile.fragment<64x64xbf16> to memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>>
    tile.bulk_store "out" <warpgroup> atom <thread_store> %buffer to %w : memref<64x64xbf16, strided<[72, 1]>, #tile.space<shared>> to !tile.window<64x64xbf16>
  }
}
