// RUN: gemmc %s --pipeline 'convert-tile-to-simt{rows=2}' --emit mlir | filecheck %s
// RUN: not gemmc %s --pipeline 'convert-tile-to-simt{rows=-1}' 2>&1 | filecheck %s --check-prefix NEGATIVE

// NEGATIVE: error: convert-tile-to-simt: needed rows of at least 0; found rows=-1

// A thread's part of four rows goes through its registers two at a time.
//
// CHECK-LABEL: tile.kernel @copy
// CHECK:      %0 = tile.part %w[{{.*}}] of [2, 1]
// CHECK-NEXT: %1 = tile.part %s[{{.*}}] of [2, 1]
// CHECK-NEXT: %2 = tile.load %0 : {{.*}} to !tile.fragment<2x1xf32,
// CHECK-NEXT: tile.store "lhs" <thread> %2 to %1
// CHECK:      tile.load {{.*}} to !tile.fragment<2x1xf32,
// CHECK-NEXT: tile.store "lhs" <thread>
// CHECK-NEXT: }
!window = !tile.window<4x1xf32, steps [16, 16]>
!part = memref<4x1xf32, strided<[256, 16], offset: ?>, #tile.space<shared>>
tile.kernel @copy ["w", "s"] outputs 0 sizes {} threads 256 {
^bb0(%w: !window, %s: !part):
  tile.copy "lhs" <thread> atom <ldst> %w to %s : !window to !part
}

// FOREIGN: three rows, which two do not divide, go one at a time.
//
// CHECK-LABEL: tile.kernel @three
// CHECK-COUNT-3: tile.load {{.*}} to !tile.fragment<1x1xf32,
!odd = !tile.window<3x1xf32, steps [16, 16]>
!rows = memref<3x1xf32, strided<[256, 16], offset: ?>, #tile.space<shared>>
tile.kernel @three ["w", "s"] outputs 0 sizes {} threads 256 {
^bb0(%w: !odd, %s: !rows):
  tile.copy "lhs" <thread> atom <ldst> %w to %s : !odd to !rows
}
