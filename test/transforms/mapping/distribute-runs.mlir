// RUN: gemmc %s --pipeline 'distribute{label=main to=thread shape=8,4 run=4,1 order=pairs}' --emit mlir | filecheck %s

// Rows and columns in runs of four: a thread has rows 4t to 4t + 3 and 32 + 4t to 32 + 4t + 3 of 64, and
// the threads of a warp go down two columns of parts row by row. The operand of the product
// that is a padded buffer keeps its stride.
// CHECK-LABEL: tile.kernel @runs ["a", "c"] outputs 1 sizes {} threads 32 {
// CHECK-NEXT:    ^bb0(%a: memref<64x64xf32, #tile.space<global>>, %c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:      %thread = tile.id "thread" of 32
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %0 = arith.remui %thread, %c16 : index
// CHECK-NEXT:      %1 = arith.divui %0, %c2 : index
// CHECK-NEXT:      %2 = arith.divui %thread, %c16 : index
// CHECK-NEXT:      %3 = arith.muli %2, %c2 : index
// CHECK-NEXT:      %4 = arith.remui %thread, %c2 : index
// CHECK-NEXT:      %5 = arith.addi %3, %4 : index
// CHECK-NEXT:      %thread_1 = tile.id "thread" of 32
// CHECK-NEXT:      %c2_1 = arith.constant 2 : index
// CHECK-NEXT:      %c16_1 = arith.constant 16 : index
// CHECK-NEXT:      %6 = arith.remui %thread_1, %c16_1 : index
// CHECK-NEXT:      %7 = arith.divui %6, %c2_1 : index
// CHECK-NEXT:      %8 = arith.divui %thread_1, %c16_1 : index
// CHECK-NEXT:      %9 = arith.muli %8, %c2_1 : index
// CHECK-NEXT:      %10 = arith.remui %thread_1, %c2_1 : index
// CHECK-NEXT:      %11 = arith.addi %9, %10 : index
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %s = tile.alloc : memref<16x64xf32, strided<[68, 1]>, #tile.space<shared>>
// CHECK-NEXT:      %w = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<16x32xf32>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<8x8xf32>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %part = tile.part runs [16, 4] %s[%c0_1, %7] of [1, 8] : memref<16x64xf32, strided<[68, 1]>, #tile.space<shared>> to memref<16x8xf32, #tile.runs<strides [68, 1] lengths [1, 4] of [1, 8]>, #tile.space<shared>>
// CHECK-NEXT:      %part_1 = tile.part runs [16, 1] %w[%c0_1, %11] of [1, 4] : !tile.window<16x32xf32> to !tile.window<16x8xf32, steps [1, 4]>
// CHECK-NEXT:      %p = tile.mma "main" <thread> %part "km", %part_1 "kn", %zero : memref<16x8xf32, #tile.runs<strides [68, 1] lengths [1, 4] of [1, 8]>, #tile.space<shared>>, !tile.window<16x8xf32, steps [1, 4]>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
// CHECK-NEXT:      %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x32xf32>
// CHECK-NEXT:      %part_2 = tile.part runs [4, 1] %out[%1, %5] of [8, 4] : !tile.window<64x32xf32> to !tile.window<8x8xf32, steps [1, 4] runs [4, 1] of [8, 1]>
// CHECK-NEXT:      tile.store "out" <thread> %p to %part_2 : !tile.fragment<8x8xf32> to !tile.window<8x8xf32, steps [1, 4] runs [4, 1] of [8, 1]>
// CHECK-NEXT:    }
tile.kernel @runs ["a", "c"] outputs 1 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>, %c: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<16x64xf32, strided<[68, 1]>, #tile.space<shared>>
  %w = tile.window %a[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<16x32xf32>
  %zero = tile.zero : !tile.fragment<64x32xf32>
  %p = tile.mma "main" <role> %s "km", %w "kn", %zero : memref<16x64xf32, strided<[68, 1]>, #tile.space<shared>>, !tile.window<16x32xf32>, !tile.fragment<64x32xf32> to !tile.fragment<64x32xf32>
  %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<64x32xf32>
  tile.store "out" <role> %p to %out : !tile.fragment<64x32xf32> to !tile.window<64x32xf32>
}

// FOREIGN: parts of one row, whose runs cannot be longer than it, and copies in runs of single
// elements down and of whole rows across.
// CHECK-LABEL: tile.kernel @rows ["c"] outputs 1 sizes {} threads 32 {
// CHECK-NEXT:    ^bb0(%c: memref<64x64xf32, #tile.space<global>>):
// CHECK-NEXT:      %thread = tile.id "thread" of 32
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %0 = arith.remui %thread, %c16 : index
// CHECK-NEXT:      %1 = arith.divui %0, %c2 : index
// CHECK-NEXT:      %2 = arith.divui %thread, %c16 : index
// CHECK-NEXT:      %3 = arith.muli %2, %c2 : index
// CHECK-NEXT:      %4 = arith.remui %thread, %c2 : index
// CHECK-NEXT:      %5 = arith.addi %3, %4 : index
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %s = tile.alloc : memref<8x64xf32, #tile.space<shared>>
// CHECK-NEXT:      %w = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x64xf32>
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<1x2xf32>
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %part = tile.part runs [1, 64] %s[%1, %c0_1] of [8, 1] : memref<8x64xf32, #tile.space<shared>> to memref<1x64xf32, strided<[512, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:      %part_1 = tile.part runs [1, 64] %w[%5, %c0_1] of [4, 1] : !tile.window<8x64xf32> to !tile.window<2x64xf32, steps [4, 1]>
// CHECK-NEXT:      %p = tile.mma "main" <thread> %part "mk", %part_1 "nk", %zero : memref<1x64xf32, strided<[512, 1], offset: ?>, #tile.space<shared>>, !tile.window<2x64xf32, steps [4, 1]>, !tile.fragment<1x2xf32> to !tile.fragment<1x2xf32>
// CHECK-NEXT:    }
tile.kernel @rows ["c"] outputs 1 sizes {} {
^bb0(%c: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc : memref<8x64xf32, #tile.space<shared>>
  %w = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x64xf32>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %p = tile.mma "main" <role> %s "mk", %w "nk", %zero : memref<8x64xf32, #tile.space<shared>>, !tile.window<8x64xf32>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}
