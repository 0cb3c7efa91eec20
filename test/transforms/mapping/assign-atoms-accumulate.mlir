// RUN: gemmc %s --pipeline 'assign-atoms{mma=wgmma accumulate=f16}' --emit mlir | filecheck %s

// FOREIGN: a loop and two readers: one only rounds to f16, which is done already; the other widens
// what it reads, twice, and computes in f32.
// CHECK:      %zero = tile.zero : !tile.fragment<64x64xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>
// CHECK-NEXT: %total = scf.for %k = %c0 to %c200 step %c32 iter_args(%acc = %zero) -> (!tile.fragment<64x64xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>) {
// CHECK-NEXT:   %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %lhs "mk", %lhs "nk", %acc
// CHECK-NEXT:   scf.yield %p
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tile.map %total : !tile.fragment<64x64xf16, {{.*}} to !tile.fragment<64x64xf16, {{.*}} {
// CHECK-NEXT: ^bb0(%x: f16):
// CHECK-NEXT:   tile.yield %x : f16
// CHECK-NEXT: }
// CHECK-NEXT: %square = tile.map %total with %total : !tile.fragment<64x64xf16, {{.*}} with !tile.fragment<64x64xf16, {{.*}} to !tile.fragment<64x64xf32, {{.*}} {
// CHECK-NEXT: ^bb0(%x_1: f16, %y: f16):
// CHECK-NEXT:   %sum = arith.extf %y : f16 to f32
// CHECK-NEXT:   %sum_1 = arith.extf %x_1 : f16 to f32
// CHECK-NEXT:   %z = arith.mulf %sum_1, %sum : f32
// CHECK-NEXT:   tile.yield %z : f32
// CHECK-NEXT: }
tile.kernel @halves [] outputs 0 sizes {} threads 128 {
  %lhs = tile.alloc : memref<64x32xf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c200 = arith.constant 200 : index
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %total = scf.for %k = %c0 to %c200 step %c32 iter_args(%acc = %zero) -> (!tile.fragment<64x64xf32>) {
    %p = tile.mma "main" <warpgroup> %lhs "mk", %lhs "nk", %acc : memref<64x32xf16, #tile.space<shared>>, memref<64x32xf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    scf.yield %p : !tile.fragment<64x64xf32>
  }
  %cast = tile.map %total : !tile.fragment<64x64xf32> to !tile.fragment<64x64xf16> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to f16
    tile.yield %y : f16
  }
  %square = tile.map %total with %total : !tile.fragment<64x64xf32> with !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32> {
  ^bb0(%x: f32, %y: f32):
    %z = arith.mulf %x, %y : f32
    tile.yield %z : f32
  }
}

// FOREIGN: 128 x 256 sums of a thread's warpgroup are 128 registers, as 64 x 256 of f32 are.
// CHECK-LABEL: tile.kernel @large
// CHECK: %p = tile.mma "main" <warpgroup> atom <wgmma 64x256x16>
tile.kernel @large [] outputs 0 sizes {} threads 128 {
  %a = tile.alloc : memref<128x16xf16, #tile.space<shared>>
  %b = tile.alloc : memref<256x16xf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<128x256xf32>
  %p = tile.mma "main" <warpgroup> %a "mk", %b "nk", %zero : memref<128x16xf16, #tile.space<shared>>, memref<256x16xf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
}
