tile.kernel @shifted ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
  %s = tile.shift %w[%c0, %c0] : !tile.window<8x8xf32> to !tile.window<8x8xf32>
}
