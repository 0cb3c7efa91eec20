// RUN: gemmc %s --pipeline 'convert-tile-to-tma' --emit mlir | filecheck %s

!matrix = memref<512x768xbf16, #tile.space<global>>

// A box that nobody may need is asked for where it is needed: one behind the last row would read
// nothing, but takes L2 as long.
//
// CHECK-LABEL: tile.kernel @masked
// CHECK:      %needed = tile.is_nonzero
// CHECK:      tile.elect {
// CHECK-NEXT:   scf.if %needed {
// CHECK-NEXT:     tma.prefetch_box %c_map[%c64, %c8]
// CHECK-NOT:  tile.prefetch
tile.kernel @masked ["c", "beta"] outputs 0 sizes {} threads 128 {
^bb0(%c: !matrix, %beta: memref<f32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %c512 = arith.constant 512 : index
  %c768 = arith.constant 768 : index
  %number = tile.window %beta[%c0, %c0] within [%c1, %c1] : memref<f32, #tile.space<global>> to !tile.window<1x1xf32>
  %needed = tile.is_nonzero %number : !tile.window<1x1xf32>
  %w = tile.window %c[%c64, %c8] within [%c512, %c768] if %needed : !matrix to !tile.window<128x64xbf16>
  tile.prefetch "input" <role> %w : !tile.window<128x64xbf16>
}
