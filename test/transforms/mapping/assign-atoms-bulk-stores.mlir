// RUN: gemmc %s --pipeline 'assign-atoms{bulk_store=tma_store,thread_store}' --emit mlir | filecheck %s

// Of two atoms each bulk store gets the first that can do it: threads store only where the rows of
// the result are no multiple of 16 bytes.
// CHECK-LABEL: tile.kernel @rows ["even", "odd"] outputs 2 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%even: memref<100x200xbf16, #tile.space<global>>, %odd: memref<100x201xbf16, #tile.space<global>>):
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c100 = arith.constant 100 : index
// CHECK-NEXT:      %c200 = arith.constant 200 : index
// CHECK-NEXT:      %c201 = arith.constant 201 : index
// CHECK-NEXT:      %buffer = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
// CHECK-NEXT:      %w = tile.window %even[%c0, %c0] within [%c100, %c200] : memref<100x200xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      %v = tile.window %odd[%c0, %c0] within [%c100, %c201] : memref<100x201xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <tma_store> %buffer to %w : memref<64x64xbf16, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> atom <thread_store> cache "evict_first" %buffer to %v : memref<64x64xbf16, #tile.space<shared>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    }
tile.kernel @rows ["even", "odd"] outputs 2 sizes {} threads 128 {
^bb0(%even: memref<100x200xbf16, #tile.space<global>>, %odd: memref<100x201xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %c201 = arith.constant 201 : index
  %buffer = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %w = tile.window %even[%c0, %c0] within [%c100, %c200] : memref<100x200xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  %v = tile.window %odd[%c0, %c0] within [%c100, %c201] : memref<100x201xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> %buffer to %w : memref<64x64xbf16, #tile.space<shared>> to !tile.window<64x64xbf16>
  tile.bulk_store "out" <warpgroup> cache "evict_first" %buffer to %v : memref<64x64xbf16, #tile.space<shared>> to !tile.window<64x64xbf16>
}
