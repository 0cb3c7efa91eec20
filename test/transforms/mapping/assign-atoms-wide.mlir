// RUN: gemmc %s --pipeline 'assign-atoms{mma=wgmma}' --emit mlir | filecheck %s

// More columns than an instruction has are two side by side, with one layout for both: of half as
// many each, or the second of a few less; where rows of K lie in memory, in panels of 64 columns,
// the second starts at a panel.
// CHECK-LABEL: tile.kernel @wide
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %t = tile.alloc : memref<320x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %u = tile.alloc : memref<432x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %p = tile.mma "main" <warpgroup> atom <wgmma 64x160x16> %s "mk", %t "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<320x64xbf16, #tile.space<shared>>, !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %none = tile.zero : !tile.fragment<64x432xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 54, 0, 8]>>
// CHECK-NEXT:    %q = tile.mma "more" <warpgroup> atom <wgmma 64x216x16> %s "mk", %u "nk", %none : memref<64x64xbf16, #tile.space<shared>>, memref<432x64xbf16, #tile.space<shared>>, !tile.fragment<64x432xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 54, 0, 8]>> to !tile.fragment<64x432xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 54, 0, 8]>>
// CHECK-NEXT:    %v = tile.alloc : memref<64x320xbf16, #tile.space<shared>>
// CHECK-NEXT:    %nothing = tile.zero : !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:    %r = tile.mma "rows" <warpgroup> atom <wgmma 64x192x16> %s "mk", %v "kn", %nothing : memref<64x64xbf16, #tile.space<shared>>, memref<64x320xbf16, #tile.space<shared>>, !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>> to !tile.fragment<64x320xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 40, 0, 8]>>
// CHECK-NEXT:  }
tile.kernel @wide [] outputs 0 sizes {} threads 128 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<320x64xbf16, #tile.space<shared>>
  %u = tile.alloc : memref<432x64xbf16, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x320xf32>
  %p = tile.mma "main" <warpgroup> %s "mk", %t "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<320x64xbf16, #tile.space<shared>>, !tile.fragment<64x320xf32> to !tile.fragment<64x320xf32>
  %none = tile.zero : !tile.fragment<64x432xf32>
  %q = tile.mma "more" <warpgroup> %s "mk", %u "nk", %none : memref<64x64xbf16, #tile.space<shared>>, memref<432x64xbf16, #tile.space<shared>>, !tile.fragment<64x432xf32> to !tile.fragment<64x432xf32>
  %v = tile.alloc : memref<64x320xbf16, #tile.space<shared>>
  %nothing = tile.zero : !tile.fragment<64x320xf32>
  %r = tile.mma "rows" <warpgroup> %s "mk", %v "kn", %nothing : memref<64x64xbf16, #tile.space<shared>>, memref<64x320xbf16, #tile.space<shared>>, !tile.fragment<64x320xf32> to !tile.fragment<64x320xf32>
}

// FOREIGN: 512 threads start with 128 registers, too few for an instruction of 256 columns even in a
// role that gets 160: it is two of 128.
// CHECK-LABEL: tile.kernel @narrow
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %t = tile.alloc : memref<64x256xbf16, #tile.space<shared>>
// CHECK-NEXT:    tile.role "consumer" warpgroups 3 warps 12 registers 160 {
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x256xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 32, 0, 8]>>
// CHECK-NEXT:      %p = tile.mma "main" <warpgroup> atom <wgmma 64x128x16> %s "mk", %t "kn", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x256xbf16, #tile.space<shared>>, !tile.fragment<64x256xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 32, 0, 8]>> to !tile.fragment<64x256xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 32, 0, 8]>>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @narrow [] outputs 0 sizes {} threads 512 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %t = tile.alloc : memref<64x256xbf16, #tile.space<shared>>
  tile.role "consumer" warpgroups 3 warps 12 registers 160 {
    %zero = tile.zero : !tile.fragment<64x256xf32>
    %p = tile.mma "main" <warpgroup> %s "mk", %t "kn", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x256xbf16, #tile.space<shared>>, !tile.fragment<64x256xf32> to !tile.fragment<64x256xf32>
  }
}
