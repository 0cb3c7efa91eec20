// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// A row of a matrix goes to a column of a buffer: four values in one load, as far apart as the
// buffer's rows in four stores. The buffer's own rows are vectors again.
!row = !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
// CHECK-LABEL: ptx.kernel @turned
// CHECK:         %27, %28, %29, %30 = ptx.ld "global.f32" %16 offset 0 guard %18 else %20, %22, %24, %26
// CHECK:         ptx.st "shared.f32" %35 offset 0, %27
// CHECK:         ptx.st "shared.f32" %35 offset 256, %28
// CHECK:         ptx.st "shared.f32" %35 offset 512, %29
// CHECK:         ptx.st "shared.f32" %35 offset 768, %30
// CHECK:         %44, %45, %46, %47 = ptx.ld "shared.f32" %43 offset 0
// CHECK:         ptx.st "global.f32" %16 offset 0, %44, %45, %46, %47 guard %18
tile.kernel @turned ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
^bb0(%a: memref<64x4xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc at 1024 : memref<4x64xf32, #tile.space<shared>>
  %t = tile.thread_id
  %w = tile.window %a[%t, %c0] within [%c64, %c4] : memref<64x4xf32, #tile.space<global>> to !tile.window<1x4xf32>
  %f = tile.load %w : !tile.window<1x4xf32> to !row
  %turned = tile.transpose %s : memref<4x64xf32, #tile.space<shared>> to memref<64x4xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
  %column = tile.part %turned[%t, %c0] of [64, 1] : memref<64x4xf32, strided<[1, 64], offset: ?>, #tile.space<shared>> to memref<1x4xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
  tile.store "lhs" <thread> %f to %column : !row to memref<1x4xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
  %back = tile.part %s[%c0, %t] of [4, 16] : memref<4x64xf32, #tile.space<shared>> to memref<1x4xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %g = tile.load %back : memref<1x4xf32, strided<[64, 1], offset: ?>, #tile.space<shared>> to !row
  tile.store "out" <thread> %g to %w : !row to !tile.window<1x4xf32>
}

// FOREIGN: a transposed view of a transposed view, whose rows are the buffer's again: what is known
// of their alignment is not, so no vector is made of them.
// CHECK-LABEL: ptx.kernel @twice
// CHECK:         %16 = ptx.ld "shared.f32" %15 offset 0
// CHECK:         %17 = ptx.ld "shared.f32" %15 offset 4
// CHECK:         %18 = ptx.ld "shared.f32" %15 offset 8
// CHECK:         %19 = ptx.ld "shared.f32" %15 offset 12
// CHECK:         ptx.st "global.f32" %27 offset 0, %16, %17, %18, %19 guard %29
tile.kernel @twice ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 2048 {
^bb0(%a: memref<64x4xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %s = tile.alloc at 1024 : memref<4x64xf32, #tile.space<shared>>
  %t = tile.thread_id
  %turned = tile.transpose %s : memref<4x64xf32, #tile.space<shared>> to memref<64x4xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
  %again = tile.transpose %turned : memref<64x4xf32, strided<[1, 64], offset: ?>, #tile.space<shared>> to memref<4x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %row = tile.part %again[%c0, %t] of [4, 16] : memref<4x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>> to memref<1x4xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
  %g = tile.load %row : memref<1x4xf32, strided<[64, 1], offset: ?>, #tile.space<shared>> to !row
  %w = tile.window %a[%t, %c0] within [%c64, %c4] : memref<64x4xf32, #tile.space<global>> to !tile.window<1x4xf32>
  tile.store "out" <thread> %g to %w : !row to !tile.window<1x4xf32>
}
