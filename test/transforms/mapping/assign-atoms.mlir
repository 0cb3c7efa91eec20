// RUN: gemmc %s --pipeline 'assign-atoms{copy=tma mma=wgmma store=st}' --emit mlir | filecheck %s

// The accumulator's fragments get the layout of wgmma everywhere, through the loop and the map.
// CHECK-LABEL: tile.kernel @tensor_core ["a", "c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:  ^bb0(%a: memref<100x200xbf16, #tile.space<global>>, %c: memref<100x100xbf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %c100 = arith.constant 100 : index
// CHECK-NEXT:    %c200 = arith.constant 200 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    %total = scf.for %k = %c0 to %c200 step %c32 iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>) {
// CHECK-NEXT:      %w = tile.window %a[%c0, %k] within [%c100, %c200] : memref<100x200xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
// CHECK-NEXT:      tile.copy "lhs" <role> atom <tma> %w to %lhs : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
// CHECK-NEXT:      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %lhs "mk", %lhs "nk", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<64x32xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:      scf.yield %p : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT:    }
// CHECK-NEXT:    %cast = tile.map %total : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> {
// CHECK-NEXT:    ^bb0(%x: f32):
// CHECK-NEXT:      %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:      tile.yield %y : bf16
// CHECK-NEXT:    }
// CHECK-NEXT:    %out = tile.window %c[%c0, %c0] within [%c100, %c100] : memref<100x100xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
// CHECK-NEXT:    tile.store "out" <warpgroup> atom <st> %cast to %out : !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>> to !tile.window<64x64xbf16>
// CHECK-NEXT:  }
tile.kernel @tensor_core ["a", "c"] outputs 1 sizes {} threads 128 {
^bb0(%a: memref<100x200xbf16, #tile.space<global>>, %c: memref<100x100xbf16, #tile.space<global>>):
  %lhs = tile.alloc : memref<64x32xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c100 = arith.constant 100 : index
  %c200 = arith.constant 200 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total = scf.for %k = %c0 to %c200 step %c32 iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
    %w = tile.window %a[%c0, %k] within [%c100, %c200] : memref<100x200xbf16, #tile.space<global>> to !tile.window<64x32xbf16>
    tile.copy "lhs" <role> %w to %lhs : !tile.window<64x32xbf16> to memref<64x32xbf16, #tile.space<shared>>
    %p = tile.mma "main" <warpgroup> %lhs "mk", %lhs "nk", %acc : memref<64x32xbf16, #tile.space<shared>>, memref<64x32xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    scf.yield %p : !tile.fragment<64x64xf32>
  }
  %cast = tile.map %total : !tile.fragment<64x64xf32> to !tile.fragment<64x64xbf16> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  %out = tile.window %c[%c0, %c0] within [%c100, %c100] : memref<100x100xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  tile.store "out" <warpgroup> %cast to %out : !tile.fragment<64x64xbf16> to !tile.window<64x64xbf16>
}

// FOREIGN: two products in one loop on one accumulator of 128 rows, left operands stored along M,
// f16, with a step of K of their own each; one of them has its atom already.
// CHECK-LABEL: tile.kernel @two_products ["a"] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:  ^bb0(%a: memref<64x8xf16, #tile.space<global>>):
// CHECK-NEXT:    %first = tile.alloc : memref<16x128xf16, #tile.space<shared>>
// CHECK-NEXT:    %second = tile.alloc : memref<32x128xf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<128x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:    %rhs = tile.alloc : memref<16x8xf16, #tile.space<shared>>
// CHECK-NEXT:    %deep = tile.alloc : memref<8x32xf16, #tile.space<shared>>
// CHECK-NEXT:    %w = tile.window %a[%c0, %c0] within [%c8, %c8] : memref<64x8xf16, #tile.space<global>> to !tile.window<16x8xf16>
// CHECK-NEXT:    tile.copy "rhs" <role> atom <tma> %w to %rhs : !tile.window<16x8xf16> to memref<16x8xf16, #tile.space<shared>>
// CHECK-NEXT:    tile.copy "again" <role> atom <tma> %w to %rhs : !tile.window<16x8xf16> to memref<16x8xf16, #tile.space<shared>>
// CHECK-NEXT:    %total = scf.for %k = %c0 to %c8 step %c8 iter_args(%acc = %zero) -> (!tile.fragment<128x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8, 2, 64, 0]>>) {
// CHECK-NEXT:      %p = tile.mma "main" <warpgroup> atom <wgmma 64x8x16> %first "km", %rhs "kn", %acc : memref<16x128xf16, #tile.space<shared>>, memref<16x8xf16, #tile.space<shared>>, !tile.fragment<128x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8, 2, 64, 0]>> to !tile.fragment<128x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:      %q = tile.mma "more" <warpgroup> atom <wgmma 64x8x16> %second "km", %deep "nk", %p : memref<32x128xf16, #tile.space<shared>>, memref<8x32xf16, #tile.space<shared>>, !tile.fragment<128x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8, 2, 64, 0]>> to !tile.fragment<128x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:      scf.yield %q : !tile.fragment<128x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @two_products ["a"] outputs 0 sizes {} threads 128 {
^bb0(%a: memref<64x8xf16, #tile.space<global>>):
  %first = tile.alloc : memref<16x128xf16, #tile.space<shared>>
  %second = tile.alloc : memref<32x128xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %zero = tile.zero : !tile.fragment<128x8xf32>
  %rhs = tile.alloc : memref<16x8xf16, #tile.space<shared>>
  %deep = tile.alloc : memref<8x32xf16, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c8, %c8] : memref<64x8xf16, #tile.space<global>> to !tile.window<16x8xf16>
  tile.copy "rhs" <role> atom <tma> %w to %rhs : !tile.window<16x8xf16> to memref<16x8xf16, #tile.space<shared>>
  tile.copy "again" <role> %w to %rhs : !tile.window<16x8xf16> to memref<16x8xf16, #tile.space<shared>>
  %total = scf.for %k = %c0 to %c8 step %c8 iter_args(%acc = %zero) -> (!tile.fragment<128x8xf32>) {
    %p = tile.mma "main" <warpgroup> atom <wgmma 64x8x16> %first "km", %rhs "kn", %acc : memref<16x128xf16, #tile.space<shared>>, memref<16x8xf16, #tile.space<shared>>, !tile.fragment<128x8xf32> to !tile.fragment<128x8xf32>
    %q = tile.mma "more" <warpgroup> %second "km", %deep "nk", %p : memref<32x128xf16, #tile.space<shared>>, memref<8x32xf16, #tile.space<shared>>, !tile.fragment<128x8xf32> to !tile.fragment<128x8xf32>
    scf.yield %q : !tile.fragment<128x8xf32>
  }
}
