tile.kernel @paced ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c8 = arith.constant 8 : index
  %counter = barrier.grid_counter : !barrier.counter
  barrier.pace %counter until %c8 for 9 : !barrier.counter
  %map = tma.descriptor %a : memref<64x64xf32, #tile.space<global>> to !tma.map<8x8xf32, swizzle 0>
  tma.prefetch %map : !tma.map<8x8xf32, swizzle 0>
}
