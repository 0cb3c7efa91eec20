// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// The registers of two warps.
// PIPELINE: convert-tile-to-simt
// CHECK: convert-tile-to-simt-fixup-invalid.mlir:13:5: error: tile.fixup: needed sums that one thread, a warp or the 128 threads of a warpgroup hold; found !tile.fragment<32x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 2, 16, 0] values [2, 0, 1, 2, 8, 0]>>; run assign-atoms first
tile.kernel @warps [] outputs 0 sizes {} threads 256 {
^bb0:
  %partials = tile.partials : !tile.partials<1x2x32x8xf32>
  %i = arith.constant 0 : index
  tile.role "consumer" warpgroups 2 warps 8 {
    %sum = tile.zero : !tile.fragment<32x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 2, 16, 0] values [2, 0, 1, 2, 8, 0]>>
    tile.fixup "fixup" <warp> %sum in %partials[%i, %i] at 2 : !tile.fragment<32x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 2, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<1x2x32x8xf32> {
    ^bb0(%total: !tile.fragment<32x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 2, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
  }
}

// -----
// FOREIGN: the threads of a warpgroup meet nowhere.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-fixup-invalid.mlir:29:5: error: tile.fixup: needed a barrier at which its threads meet; found none; run insert-barriers first
tile.kernel @nowhere [] outputs 0 sizes {} threads 256 {
^bb0:
  %partials = tile.partials : !tile.partials<1x2x128x8xf32>
  %i = arith.constant 0 : index
  tile.role "consumer" warpgroups 2 warps 8 {
    %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
    tile.fixup "fixup" <warpgroup> %sum in %partials[%i, %i] : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<1x2x128x8xf32> {
    ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
  }
}

// -----
// FOREIGN: four warpgroups' shares of a tile, and two of them.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-fixup-invalid.mlir:45:5: error: tile.fixup: needed 4 warpgroups, as many as share a tile; found 2
tile.kernel @shares [] outputs 0 sizes {} threads 256 {
^bb0:
  %partials = tile.partials : !tile.partials<1x2x256x8xf32>
  %i = arith.constant 0 : index
  tile.role "consumer" warpgroups 2 warps 8 {
    %sum = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
    tile.fixup "fixup" <warpgroup> %sum in %partials[%i, %i] at 2 : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<1x2x256x8xf32> {
    ^bb0(%total: !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
  }
}

// -----
// FOREIGN: 64 threads with 4x8 each, and slots for 32 of them.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-fixup-invalid.mlir:60:3: error: tile.fixup: needed 32 threads, as many as share a tile; found 64, scope thread
tile.kernel @few [] outputs 0 sizes {} threads 64 {
^bb0:
  %partials = tile.partials : !tile.partials<1x2x32x32xf32>
  %i = arith.constant 0 : index
  %sum = tile.zero : !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>
  tile.fixup "fixup" <thread> %sum in %partials[%i, %i] at 0 : !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>> in !tile.partials<1x2x32x32xf32> {
  ^bb0(%total: !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>):
  }
}

// -----
// FOREIGN: each thread has sums of its own, but a warp is said to share them.
// PIPELINE: convert-tile-to-simt
// CHECK-NEXT: convert-tile-to-simt-fixup-invalid.mlir:74:3: error: tile.fixup: needed 32 threads, as many as share a tile; found 32, scope warp
tile.kernel @scope [] outputs 0 sizes {} threads 32 {
^bb0:
  %partials = tile.partials : !tile.partials<1x2x32x32xf32>
  %i = arith.constant 0 : index
  %sum = tile.zero : !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>
  tile.fixup "fixup" <warp> %sum in %partials[%i, %i] at 0 : !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>> in !tile.partials<1x2x32x32xf32> {
  ^bb0(%total: !tile.fragment<4x8xf32, #tile.layout<threads [] values [8, 0, 1, 4, 1, 0]>>):
  }
}

// -----
// FOREIGN: a warp's tile, which eight warps do not share.
// PIPELINE: convert-tile-to-simt
// CHECK: convert-tile-to-simt-fixup-invalid.mlir:89:5: error: tile.fixup: needed 32 threads, as many as share a tile; found 256, scope warp
tile.kernel @warp [] outputs 0 sizes {} threads 256 {
^bb0:
  %partials = tile.partials : !tile.partials<1x2x16x8xf32>
  %i = arith.constant 0 : index
  tile.role "consumer" warpgroups 2 warps 8 {
    %sum = tile.zero : !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
    tile.fixup "fixup" <warp> %sum in %partials[%i, %i] at 2 : !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>> in !tile.partials<1x2x16x8xf32> {
    ^bb0(%total: !tile.fragment<16x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>):
    }
  }
}
