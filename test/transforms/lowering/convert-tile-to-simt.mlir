// RUN: gemmc %s --pipeline 'convert-tile-to-simt' --emit mlir | filecheck %s

// A thread's copy is a load and a store of its own part.
//
// CHECK-LABEL: tile.kernel @copy
// CHECK:      %0 = tile.load %w : !tile.window<4x1xf32, steps [16, 16]> to !tile.fragment<4x1xf32, #tile.layout<threads [] values [1, 0, 1, 4, 1, 0]>>
// CHECK-NEXT: tile.store "lhs" <thread> %0 to %s
// CHECK-NEXT: }
!window = !tile.window<4x1xf32, steps [16, 16]>
!part = memref<4x1xf32, strided<[256, 16], offset: ?>, #tile.space<shared>>
tile.kernel @copy ["w", "s"] outputs 0 sizes {} threads 256 {
^bb0(%w: !window, %s: !part):
  tile.copy "lhs" <thread> atom <ldst> %w to %s : !window to !part
}

// A product is a loop over K: a column of A, a row of B, an outer product in registers.
//
// CHECK-LABEL: tile.kernel @product
// CHECK:      %c0 = arith.constant 0
// CHECK-NEXT: %c16 = arith.constant 16
// CHECK-NEXT: %c1 = arith.constant 1
// CHECK-NEXT: %p = scf.for %0 = %c0 to %c16 step %c1 iter_args(%1 = %zero)
// CHECK-NEXT:   %c0_1 = arith.constant 0
// CHECK-NEXT:   %2 = tile.part %a[%c0_1, %0] of [1, 16]
// CHECK-NEXT:   %3 = tile.load %2 : {{.*}} to !tile.fragment<4x1xf32, #tile.layout<threads [] values [1, 0, 1, 4, 1, 0]>>
// CHECK-NEXT:   %c0_2 = arith.constant 0
// CHECK-NEXT:   %4 = tile.part %b[%0, %c0_2] of [16, 1]
// CHECK-NEXT:   %5 = tile.load %4 : {{.*}} to !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>
// CHECK-NEXT:   %6 = tile.fma %3, %5, %1
// CHECK-NEXT:   scf.yield %6
// CHECK-NEXT: }
// CHECK-NEXT: %q = tile.mma "main" <thread> %a "mk", %b "kn", %p
!a = memref<4x16xf32, strided<[256, 1], offset: ?>, #tile.space<shared>>
!b = memref<16x2xf32, strided<[64, 16], offset: ?>, #tile.space<shared>>
!sum = !tile.fragment<4x2xf32, #tile.layout<threads [] values [2, 0, 1, 4, 1, 0]>>
tile.kernel @product ["a", "b"] outputs 0 sizes {} threads 256 {
^bb0(%a: !a, %b: !b):
  %zero = tile.zero : !sum
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %a "mk", %b "kn", %zero : !a, !b, !sum to !sum
  %q = tile.mma "main" <thread> %a "mk", %b "kn", %p : !a, !b, !sum to !sum
}

// A warpgroup's store becomes its threads': thread t of 128 holds row t div 4 mod 8 + 16 (t div
// 32), from column 2 (t mod 4) on. In a role the threads are numbered from its first one.
//
// CHECK-LABEL: tile.kernel @store
// CHECK:      tile.role
// CHECK-NEXT:   %0 = tile.id "thread" of 256
// CHECK-NEXT:   %c128 = arith.constant 128
// CHECK-NEXT:   %1 = arith.remui %0, %c128
// CHECK-NEXT:   %c4 = arith.constant 4
// CHECK-NEXT:   %2 = arith.remui %1, %c4
// CHECK-NEXT:   %c2 = arith.constant 2
// CHECK-NEXT:   %3 = arith.muli %2, %c2
// CHECK-NEXT:   %4 = arith.divui %1, %c4
// CHECK-NEXT:   %c8 = arith.constant 8
// CHECK-NEXT:   %5 = arith.remui %4, %c8
// CHECK-NEXT:   %c1 = arith.constant 1
// CHECK-NEXT:   %6 = arith.muli %5, %c1
// CHECK-NEXT:   %7 = arith.divui %4, %c8
// CHECK:        %c16 = arith.constant 16
// CHECK-NEXT:   %8 = arith.muli %7, %c16
// CHECK-NEXT:   %9 = arith.addi %6, %8
// CHECK-NEXT:   %10 = tile.shift %w[%9, %3]
// CHECK-NEXT:   tile.store "out" <thread> %f to %10
// CHECK-NEXT: }
!out = !tile.window<64x64xbf16>
!acc = !tile.fragment<64x64xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
tile.kernel @store ["f", "w"] outputs 1 sizes {} threads 384 {
^bb0(%f: !acc, %w: !out):
  tile.role "consumer" warpgroups 2 warps 8 {
    tile.store "out" <warpgroup> atom <st> %f to %w : !acc to !out
  }
}

// FOREIGN: both operands with K outermost (MN-major); a window as an operand; an accumulator that
// counts its columns first; a store of one thread's tile, which stays where it is.
//
// CHECK-LABEL: tile.kernel @foreign
// CHECK:      %p = scf.for %0 = %c0 to %c16 step %c1 iter_args(%1 = %zero)
// CHECK-NEXT:   %c0_1 = arith.constant 0
// CHECK-NEXT:   %2 = tile.part %a[%0, %c0_1] of [16, 1] : {{.*}} to memref<1x4xf32
// CHECK-NEXT:   %3 = tile.load %2
// CHECK-NEXT:   %c0_2 = arith.constant 0
// CHECK-NEXT:   %4 = tile.part %b[%c0_2, %0] of [1, 16] : {{.*}} to !tile.window<2x1xf32>
// CHECK-NEXT:   %5 = tile.load %4
// CHECK-NEXT:   %6 = tile.fma %3, %5, %1 : {{.*}}, !tile.fragment<4x2xf32, #tile.layout<threads [] values [4, 1, 0, 2, 0, 1]>>
// CHECK:      tile.store "out" <thread> %p to %w
!ta = memref<16x4xf32, #tile.space<shared>>
!tb = !tile.window<2x16xf32>
!turned = !tile.fragment<4x2xf32, #tile.layout<threads [] values [4, 1, 0, 2, 0, 1]>>
tile.kernel @foreign ["a", "b", "w"] outputs 1 sizes {} threads 256 {
^bb0(%a: !ta, %b: !tb, %w: !tile.window<4x2xf32>):
  %zero = tile.zero : !turned
  %p = tile.mma "main" <thread> atom <fma 1x1x1> %a "km", %b "nk", %zero : !ta, !tb, !turned to !turned
  tile.store "out" <thread> atom <st> %p to %w : !turned to !tile.window<4x2xf32>
}
