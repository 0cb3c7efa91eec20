// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// Part 1 of 2, rows in runs of 2 and columns in runs of 4: it begins at row 2 and column 4. Its
// columns 4 to 7 are 8 further on, its rows 2 and 3 are 4 rows further on; vectors keep to a run.
// In shared memory a row is 20 elements, so that row 2 is 4 · 80 = 320 bytes from row 0.
// CHECK-LABEL: ptx.kernel @runs
// CHECK:      ptx.ld "shared.f32" %[[S:.*]] offset 0 : !ptx.reg<b32> to !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 32 :
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 80 :
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 112 :
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 320 :
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 352 :
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 400 :
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 432 :
// Stored to a window the same way; guards count the matrix's rows. No column is the matrix's last.
// CHECK:      ptx.st "global.f32" %[[G:.*]] offset 0, {{.*}} guard
// CHECK:      ptx.st "global.f32" %[[G]] offset 32, {{.*}} guard
// CHECK:      ptx.st "global.f32" %[[G]] offset 1024, {{.*}} guard
// CHECK:      ptx.st "global.f32" %[[G]] offset 1056, {{.*}} guard
// CHECK:      ptx.setp "gt" "s32" {{.*}} !ptx.reg<b32, "6">
// CHECK:      ptx.st "global.f32" %[[G]] offset 4096, {{.*}} guard
!buffer = memref<8x16xf32, strided<[20, 1]>, #tile.space<shared>>
!half = memref<4x8xf32, #tile.runs<strides [20, 1] lengths [2, 4] of [2, 2]>, #tile.space<shared>>
!tile = !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>
tile.kernel @runs ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 32 shared 640 {
^bb0(%c: memref<256x256xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %s = tile.alloc at 0 : !buffer
  %part = tile.part runs [2, 4] %s[%c1, %c1] of [2, 2] : !buffer to !half
  %f = tile.load %part : !half to !tile
  %b = tile.block_id
  %w = tile.window %c[%b, %c0] within [%n, %n] : memref<256x256xf32, #tile.space<global>> to !tile.window<8x16xf32>
  %out = tile.part runs [2, 4] %w[%c1, %c1] of [2, 2] : !tile.window<8x16xf32> to !tile.window<4x8xf32, runs [2, 4] of [2, 2]>
  tile.store "out" <thread> %f to %out : !tile to !tile.window<4x8xf32, runs [2, 4] of [2, 2]>
}

// FOREIGN: rows in runs, columns solid but of an odd start: no vectors; and one row cut off a part
// in runs of columns, which keeps them.
// CHECK-LABEL: ptx.kernel @slice
// CHECK:      ptx.ld "shared.f32" %[[S:.*]] offset 0 : !ptx.reg<b32> to !ptx.reg<f32>, !ptx.reg<f32>
// CHECK:      ptx.ld "shared.f32" %[[S]] offset 16 : !ptx.reg<b32> to !ptx.reg<f32>, !ptx.reg<f32>
!plain = memref<4x8xf32, #tile.space<shared>>
!pairs = memref<4x4xf32, #tile.runs<strides [8, 1] lengths [1, 2] of [1, 2]>, #tile.space<shared>>
!row = memref<1x4xf32, #tile.runs<strides [8, 1] lengths [1, 2] of [1, 2]>, #tile.space<shared>>
!values = !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
tile.kernel @slice ["c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 32 shared 128 {
^bb0(%c: memref<256x256xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = tile.alloc at 0 : !plain
  %pairs = tile.part runs [4, 2] %s[%c0, %c1] of [1, 2] : !plain to !pairs
  %row = tile.part %pairs[%c3, %c0] of [4, 1] : !pairs to !row
  %f = tile.load %row : !row to !values
}
