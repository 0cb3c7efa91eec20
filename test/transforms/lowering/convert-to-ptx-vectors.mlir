// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// Elements of an epilogue's input that lie side by side are loaded together: as many as every row
// aligns, four of 64, two of 62, one of 61.
// CHECK-LABEL: ptx.kernel @vectors
// CHECK:      %34, %35, %36, %37 = ptx.ld "global.f32" %17 offset 0 :
// CHECK-NEXT: %38, %39 = ptx.ld "global.f32" %25 offset 0 :
// CHECK-NEXT: %40, %41 = ptx.ld "global.f32" %25 offset 8 :
// CHECK-NEXT: %42 = ptx.ld "global.b16" %33 offset 0 :
// CHECK-NEXT: %43 = ptx.ld "global.b16" %33 offset 2 :
// CHECK-NEXT: %44 = ptx.ld "global.b16" %33 offset 4 :
// CHECK-NEXT: %45 = ptx.ld "global.b16" %33 offset 6 :
tile.kernel @vectors ["a", "b", "c"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 1024 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>, %b: memref<64x62xf32, #tile.space<global>>, %c: memref<64x61xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %m = arith.constant 64 : index
  %two = arith.constant 62 : index
  %odd = arith.constant 61 : index
  %x = tile.window %a[%c0, %c0] within [%m, %m] : memref<64x64xf32, #tile.space<global>> to !tile.window<1x4xf32>
  %y = tile.window %b[%c0, %c0] within [%m, %two] : memref<64x62xf32, #tile.space<global>> to !tile.window<1x4xf32>
  %z = tile.window %c[%c0, %c0] within [%m, %odd] : memref<64x61xbf16, #tile.space<global>> to !tile.window<1x4xbf16>
  %four = tile.load %x by "mn" : !tile.window<1x4xf32> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1]>>
  %pairs = tile.load %y by "mn" : !tile.window<1x4xf32> to !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1]>>
  %ones = tile.load %z by "mn" : !tile.window<1x4xbf16> to !tile.fragment<1x4xbf16, #tile.layout<threads [] values [4, 0, 1]>>
}
