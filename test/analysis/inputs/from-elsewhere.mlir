tile.kernel @foreign [] outputs 0 sizes {} {
  %buffer = "test.op"() : () -> memref<8x8xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %p = tile.mma "main" <role> atom <fma 1x1x1> %buffer "mk", %buffer "kn", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}
