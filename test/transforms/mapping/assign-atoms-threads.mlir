// RUN: gemmc %s --pipeline 'assign-atoms{label=main mma=fma},assign-atoms{label=lhs copy=ldst},assign-atoms{label=out store=st}' --emit mlir | filecheck %s

// Ordinary instructions, thread by thread; the window of a copy may end before the matrix does.
// CHECK-LABEL: tile.kernel @threads ["a", "c"] outputs 1 sizes {} threads 32 {
// CHECK-NEXT:  ^bb0(%a: memref<64x16xf32, #tile.space<global>>, %c: memref<16x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %lhs = tile.alloc : memref<8x8xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c7 = arith.constant 7 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %w = tile.window %a[%c0, %c0] within [%c7, %c7] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
// CHECK-NEXT:    tile.copy "lhs" <thread> atom <ldst> %w to %lhs : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>>
// CHECK-NEXT:    %p = tile.mma "main" <thread> atom <fma 1x1x1> %lhs "mk", %w "nk", %zero : memref<8x8xf32, #tile.space<shared>>, !tile.window<8x8xf32>, !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>> to !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>>
// CHECK-NEXT:    %out = tile.window %c[%c0, %c0] within [%c16, %c64] : memref<16x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
// CHECK-NEXT:    tile.store "out" <thread> atom <st> %p to %out : !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>> to !tile.window<8x8xf32>
// CHECK-NEXT:  }
tile.kernel @threads ["a", "c"] outputs 1 sizes {} threads 32 {
^bb0(%a: memref<64x16xf32, #tile.space<global>>, %c: memref<16x64xf32, #tile.space<global>>):
  %lhs = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %w = tile.window %a[%c0, %c0] within [%c7, %c7] : memref<64x16xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <thread> %w to %lhs : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %p = tile.mma "main" <thread> %lhs "mk", %w "nk", %zero : memref<8x8xf32, #tile.space<shared>>, !tile.window<8x8xf32>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
  %out = tile.window %c[%c0, %c0] within [%c16, %c64] : memref<16x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.store "out" <thread> %p to %out : !tile.fragment<8x8xf32> to !tile.window<8x8xf32>
}

// FOREIGN: other labels beside, which the pass leaves alone, and 16-bit results of a thread, in
// pairs, whose window is a part of a part.
// CHECK-LABEL: tile.kernel @labels ["a", "c"] outputs 1 sizes {} threads 32 {
// CHECK-NEXT:  ^bb0(%a: memref<8x8xf32, #tile.space<global>>, %c: memref<16x64xf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs = tile.alloc : memref<4x8xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<4x8xf32>
// CHECK-NEXT:    tile.copy "other" <role> %w to %lhs : !tile.window<4x8xf32> to memref<4x8xf32, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<4x4xf32, #tile.layout<threads [] values [4, 0, 1, 4, 1, 0]>>
// CHECK-NEXT:    %p = tile.mma "main" <thread> atom <fma 1x1x1> %lhs "mk", %w "nk", %zero : memref<4x8xf32, #tile.space<shared>>, !tile.window<4x8xf32>, !tile.fragment<4x4xf32, #tile.layout<threads [] values [4, 0, 1, 4, 1, 0]>> to !tile.fragment<4x4xf32, #tile.layout<threads [] values [4, 0, 1, 4, 1, 0]>>
// CHECK-NEXT:    %half = tile.map %p : !tile.fragment<4x4xf32, #tile.layout<threads [] values [4, 0, 1, 4, 1, 0]>> to !tile.fragment<4x4xf16, #tile.layout<threads [] values [4, 0, 1, 4, 1, 0]>> {
// CHECK-NEXT:    ^bb0(%x: f32):
// CHECK-NEXT:      %y = arith.truncf %x : f32 to f16
// CHECK-NEXT:      tile.yield %y : f16
// CHECK-NEXT:    }
// CHECK-NEXT:    %out = tile.window %c[%c0, %c0] within [%c16, %c64] : memref<16x64xf16, #tile.space<global>> to !tile.window<16x16xf16>
// CHECK-NEXT:    %row = tile.part %out[%c0, %c0] of [4, 1] : !tile.window<16x16xf16> to !tile.window<4x16xf16>
// CHECK-NEXT:    %part = tile.part %row[%c0, %c0] of [1, 4] : !tile.window<4x16xf16> to !tile.window<4x4xf16>
// CHECK-NEXT:    tile.store "out" <thread> atom <st> %half to %part : !tile.fragment<4x4xf16, #tile.layout<threads [] values [4, 0, 1, 4, 1, 0]>> to !tile.window<4x4xf16>
// CHECK-NEXT:  }
tile.kernel @labels ["a", "c"] outputs 1 sizes {} threads 32 {
^bb0(%a: memref<8x8xf32, #tile.space<global>>, %c: memref<16x64xf16, #tile.space<global>>):
  %lhs = tile.alloc : memref<4x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<4x8xf32>
  tile.copy "other" <role> %w to %lhs : !tile.window<4x8xf32> to memref<4x8xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<4x4xf32>
  %p = tile.mma "main" <thread> %lhs "mk", %w "nk", %zero : memref<4x8xf32, #tile.space<shared>>, !tile.window<4x8xf32>, !tile.fragment<4x4xf32> to !tile.fragment<4x4xf32>
  %half = tile.map %p : !tile.fragment<4x4xf32> to !tile.fragment<4x4xf16> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to f16
    tile.yield %y : f16
  }
  %out = tile.window %c[%c0, %c0] within [%c16, %c64] : memref<16x64xf16, #tile.space<global>> to !tile.window<16x16xf16>
  %row = tile.part %out[%c0, %c0] of [4, 1] : !tile.window<16x16xf16> to !tile.window<4x16xf16>
  %part = tile.part %row[%c0, %c0] of [1, 4] : !tile.window<4x16xf16> to !tile.window<4x4xf16>
  tile.store "out" <thread> %half to %part : !tile.fragment<4x4xf16> to !tile.window<4x4xf16>
}
