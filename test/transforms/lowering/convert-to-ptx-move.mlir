// RUN: gemmc %s -p convert-to-ptx --emit mlir | filecheck %s

// FOREIGN: moves of a tile and of columns of it; no product updates them.
// Contents that do not matter come from one register that nothing writes.
// CHECK-LABEL: ptx.kernel @moved
// CHECK-NEXT:    %0 = ptx.undef : !ptx.range<f32, 8>
// CHECK-NEXT:    %1 = ptx.undef : !ptx.reg<f32>
// CHECK-NEXT:    %2 = ptx.undef : !ptx.range<f32, 8>
// CHECK-NEXT:    %3 = ptx.set %2[0], %1 : !ptx.range<f32, 8>, !ptx.reg<f32> to !ptx.range<f32, 8>
// CHECK:         %10 = ptx.set %9[7], %1 : !ptx.range<f32, 8>, !ptx.reg<f32> to !ptx.range<f32, 8>
// CHECK-NEXT:    %11 = ptx.element %10[4] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %12 = ptx.element %10[5] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %13 = ptx.element %10[6] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %14 = ptx.element %10[7] : !ptx.range<f32, 8> to !ptx.reg<f32>
// CHECK-NEXT:    %15 = ptx.undef : !ptx.range<f32, 4>
// CHECK-NEXT:    %16 = ptx.set %15[0], %11 : !ptx.range<f32, 4>, !ptx.reg<f32> to !ptx.range<f32, 4>
// CHECK-NEXT:    %17 = ptx.set %16[1], %12 : !ptx.range<f32, 4>, !ptx.reg<f32> to !ptx.range<f32, 4>
// CHECK-NEXT:    %18 = ptx.set %17[2], %13 : !ptx.range<f32, 4>, !ptx.reg<f32> to !ptx.range<f32, 4>
// CHECK-NEXT:    %19 = ptx.set %18[3], %14 : !ptx.range<f32, 4>, !ptx.reg<f32> to !ptx.range<f32, 4>
// CHECK-NEXT:  }
!tile = !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!part = !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0]>>
tile.kernel @moved [] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 0 {
  %undef = tile.undef : !tile
  %whole = tile.move %undef : !tile to !tile
  %right = tile.extract %whole from 8 : !tile to !part
  %moved = tile.move %right : !part to !part
}
