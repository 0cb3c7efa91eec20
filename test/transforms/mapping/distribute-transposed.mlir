// RUN: gemmc %s --pipeline 'distribute{label=main to=warpgroup shape=2,1},distribute{label=out to=warpgroup shape=1,2}' --emit mlir | filecheck %s

// The rows of a product are columns of the buffer that it is stored to, and of what bulk stores it.
// CHECK-LABEL: tile.kernel @consumers ["c"] outputs 1 sizes {} threads 384 {
// CHECK-NEXT:  ^bb0(%c: memref<256x512xbf16, #tile.space<global>>):
// CHECK-NEXT:    %a = tile.alloc : memref<16x128xbf16, #tile.space<shared>>
// CHECK-NEXT:    %b = tile.alloc : memref<40x16xbf16, #tile.space<shared>>
// CHECK-NEXT:    %o = tile.alloc : memref<40x128xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c256 = arith.constant 256 : index
// CHECK-NEXT:    %c512 = arith.constant 512 : index
// CHECK-NEXT:    tile.role "consumer" warpgroups 2 warps 8 {
// CHECK-NEXT:      %warpgroup = tile.id "warpgroup" of 2
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %warpgroup_1 = tile.id "warpgroup" of 2
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %warpgroup_2 = tile.id "warpgroup" of 2
// CHECK-NEXT:      %c0_3 = arith.constant 0 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x40xf32>
// CHECK-NEXT:      %c0_4 = arith.constant 0 : index
// CHECK-NEXT:      %part = tile.part %a[%c0_4, %warpgroup_2] of [1, 2] : memref<16x128xbf16, #tile.space<shared>> to memref<16x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %f = tile.mma "main" <warpgroup> %part "km", %b "nk", %zero : memref<16x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>, memref<40x16xbf16, #tile.space<shared>>, !tile.fragment<64x40xf32> to !tile.fragment<64x40xf32>
// CHECK-NEXT:      %r = tile.map %f : !tile.fragment<64x40xf32> to !tile.fragment<64x40xbf16> {
// CHECK-NEXT:      ^bb0(%x: f32):
// CHECK-NEXT:        %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:        tile.yield %y : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      %w = tile.window %c[%c0, %c0] within [%c256, %c512] : memref<256x512xbf16, #tile.space<global>> to !tile.window<40x128xbf16>
// CHECK-NEXT:      %part_1 = tile.part %o[%c0_2, %warpgroup_1] of [1, 2] : memref<40x128xbf16, #tile.space<shared>> to memref<40x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      tile.store "out" <warpgroup> %r to transposed %part_1 : !tile.fragment<64x40xbf16> to memref<40x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %part_2 = tile.part %o[%c0_1, %warpgroup] of [1, 2] : memref<40x128xbf16, #tile.space<shared>> to memref<40x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %part_3 = tile.part %w[%c0_1, %warpgroup] of [1, 2] : !tile.window<40x128xbf16> to !tile.window<40x64xbf16>
// CHECK-NEXT:      tile.bulk_store "out" <warpgroup> %part_2 to %part_3 : memref<40x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>> to !tile.window<40x64xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @consumers ["c"] outputs 1 sizes {} threads 384 {
^bb0(%c: memref<256x512xbf16, #tile.space<global>>):
  %a = tile.alloc : memref<16x128xbf16, #tile.space<shared>>
  %b = tile.alloc : memref<40x16xbf16, #tile.space<shared>>
  %o = tile.alloc : memref<40x128xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c256 = arith.constant 256 : index
  %c512 = arith.constant 512 : index
  tile.role "consumer" warpgroups 2 warps 8 {
    %zero = tile.zero : !tile.fragment<128x40xf32>
    %f = tile.mma "main" <role> %a "km", %b "nk", %zero : memref<16x128xbf16, #tile.space<shared>>, memref<40x16xbf16, #tile.space<shared>>, !tile.fragment<128x40xf32> to !tile.fragment<128x40xf32>
    %r = tile.map %f : !tile.fragment<128x40xf32> to !tile.fragment<128x40xbf16> {
    ^bb0(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    %w = tile.window %c[%c0, %c0] within [%c256, %c512] : memref<256x512xbf16, #tile.space<global>> to !tile.window<40x128xbf16>
    tile.store "out" <role> %r to transposed %o : !tile.fragment<128x40xbf16> to memref<40x128xbf16, #tile.space<shared>>
    tile.bulk_store "out" <role> %o to %w : memref<40x128xbf16, #tile.space<shared>> to !tile.window<40x128xbf16>
  }
}
