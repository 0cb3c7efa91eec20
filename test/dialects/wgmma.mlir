// RUN: gemmc %s --emit mlir --pipeline '' | filecheck %s
// RUN: gemmc %s --emit mlir --pipeline '' -o %t && gemmc %t --emit mlir --pipeline '' | filecheck %s

// A group of two products into an accumulator of two stacked tiles, and the wait for it.
// CHECK:      func.func @group(%a: memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, %b: memref<64x64xf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, %keep: i1, %d: !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>) {
// CHECK-NEXT:   %lhs = wgmma.make_descriptor %a leading 16 stride 1024 : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
// CHECK-NEXT:   %rhs = wgmma.make_descriptor %b leading 4096 stride 512 {note} : memref<64x64xf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
// CHECK-NEXT:   %next = wgmma.advance %lhs bytes 8192
// CHECK-NEXT:   %back = wgmma.advance %next bytes -32 {note}
// CHECK-NEXT:   %0 = wgmma.fence %d : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:   %1 = wgmma.mma_async [64, 16, 16] bf16 %lhs "k", %rhs "k", %0 from 0 : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:   %2 = wgmma.mma_async [64, 16, 16] f16 %next "mn", %rhs "mn", %1 from 8 accumulate %keep {note} : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:   wgmma.commit_group
// CHECK-NEXT:   %3 = wgmma.wait_group 0 %2 : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @group(%a: memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>, %b: memref<64x64xf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>, %keep: i1, %d: !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>) {
  %lhs = wgmma.make_descriptor %a leading 16 stride 1024 : memref<128x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %rhs = wgmma.make_descriptor %b leading 4096 stride 512 {note} : memref<64x64xf16, #tile.swizzle<span 64 pitch 4096>, #tile.space<shared>>
  %next = wgmma.advance %lhs bytes 8192
  %back = wgmma.advance %next bytes -32 {note}
  %0 = wgmma.fence %d : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
  %1 = wgmma.mma_async [64, 16, 16] bf16 %lhs "k", %rhs "k", %0 from 0 : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
  %2 = wgmma.mma_async [64, 16, 16] f16 %next "mn", %rhs "mn", %1 from 8 accumulate %keep {note} : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
  wgmma.commit_group
  %3 = wgmma.wait_group 0 %2 : !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>> to !tile.fragment<128x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 64, 0]>>
  func.return
}

// A descriptor is a value like any other.
// CHECK:      func.func @carried(%d: !wgmma.descriptor) -> !wgmma.descriptor {
// CHECK-NEXT:   func.return %d : !wgmma.descriptor
// CHECK-NEXT: }
func.func @carried(%d: !wgmma.descriptor) -> !wgmma.descriptor {
  func.return %d : !wgmma.descriptor
}

// Sums in f16: the same values, which lie in pairs.
// CHECK:      func.func @halves(%a: !wgmma.descriptor, %d: !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>) {
// CHECK-NEXT:   %0 = wgmma.mma_async [64, 8, 16] f16 %a "k", %a "k", %d from 4 : !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @halves(%a: !wgmma.descriptor, %d: !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>) {
  %0 = wgmma.mma_async [64, 8, 16] f16 %a "k", %a "k", %d from 4 : !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
  func.return
}
