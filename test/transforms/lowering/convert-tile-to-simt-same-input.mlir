// RUN: gemmc %s -p convert-tile-to-simt | filecheck %s

// One vector, of the tile's rows and of its columns: as each it is loaded on its own.
// CHECK:      [[ROWS:%.*]] = tile.load %v by "m"
// CHECK:      [[COLUMNS:%.*]] = tile.load %v by "n"
// CHECK:      tile.map %f with [[ROWS]], [[COLUMNS]]
!own = !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>>
tile.kernel @main ["v", "y"] outputs 1 sizes {} threads 1 {
^bb0(%v: memref<1x8xf32, #tile.space<global>>, %y: memref<8x8xf32, #tile.space<global>>):
  %f = tile.zero : !own
  tile.epilogue "out" <thread> atom <st> %f with %v, %v by ["m", "n"] to %y : !own with memref<1x8xf32, #tile.space<global>>, memref<1x8xf32, #tile.space<global>> to memref<8x8xf32, #tile.space<global>> {
  ^bb1(%x: f32, %a: f32, %b: f32):
    %s = arith.subf %a, %b : f32
    %t = arith.addf %x, %s : f32
    tile.yield %t : f32
  }
}
