// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

!swizzled = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!rows = memref<16x8xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!narrow = memref<64x64xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!column = memref<64x8xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!plain = memref<8x8xf32, #tile.space<shared>>
!turned = memref<8x8xf32, strided<[1, 8], offset: ?>, #tile.space<shared>>

// A thread's column of 16-byte chunks, one per row. Only the offset from where the pattern begins
// is mixed; row 8 is 1024 bytes after row 0. What is outside of the matrix reads nothing.
//
// CHECK-LABEL: ptx.kernel @chunks
// CHECK:       [[BASE:%[0-9]+]] = ptx.address "chunks_smem"
// CHECK:       [[O1:%[0-9]+]] = ptx.shr "u32" [[ROWS:%[0-9]+]],
// CHECK-NEXT:  %{{.*}} = ptx.immediate "112"
// CHECK-NEXT:  [[P:%[0-9]+]] = ptx.and "b32" [[O1]]
// CHECK-NEXT:  [[MIXED:%[0-9]+]] = ptx.xor "b32" [[ROWS]], [[P]]
// CHECK-NEXT:  [[AT:%[0-9]+]] = ptx.add "s32" [[BASE]], [[MIXED]]
// CHECK-NEXT:  ptx.cp_async 16 to [[AT]] offset 0 from {{%.*}} offset 0 length {{%.*}} :
// CHECK:       ptx.selp "b32"
// CHECK:       ptx.cp_async 16 to {{%.*}} offset 0 from {{%.*}} offset 1024 length
// CHECK:       ptx.cp_async 16 to [[AT]] offset 1024 from {{%.*}} offset 8192 length
// CHECK:       ptx.cp_async_commit
// CHECK-NEXT:  ptx.cp_async_wait 0
tile.kernel @chunks ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 4 shared 8192 {
^bb0(%a: memref<64x512xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %m = arith.constant 64 : index
  %n = arith.constant 512 : index
  %t = tile.thread_id
  %s = tile.alloc at 0 : !swizzled
  %b = tile.block_id
  %w = tile.window %a[%b, %c0] within [%m, %n] : memref<64x512xbf16, #tile.space<global>> to !tile.window<64x64xbf16>
  %x = tile.part %w[%t, %c0] of [4, 8] : !tile.window<64x64xbf16> to !tile.window<16x8xbf16>
  %p = tile.part %s[%t, %c0] of [4, 8] : !swizzled to !rows
  tile.copy "lhs" <thread> atom <cp_async> %x to %p : !tile.window<16x8xbf16> to !rows
  barrier.commit_copies
  barrier.wait_copies 0
}

// FOREIGN: chunk 2 of 8 in panels of two chunks: panel 1, constant; rows of 6 bytes pitch make runs
// of single elements. Pairs are made of them before the store.
//
// CHECK-LABEL: ptx.kernel @elements
// CHECK:       %{{.*}} = ptx.ld "global.b16"
// CHECK:       ptx.pack
// CHECK:       ptx.st "shared.b32" {{%.*}} offset 0, {{%.*}}, {{%.*}}, {{%.*}}, {{%.*}} :
tile.kernel @elements ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 4 shared 8192 {
^bb0(%a: memref<64x3xbf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = arith.constant 64 : index
  %n = arith.constant 3 : index
  %s = tile.alloc at 0 : !narrow
  %w = tile.window %a[%c0, %c0] within [%m, %n] : memref<64x3xbf16, #tile.space<global>> to !tile.window<64x8xbf16>
  %p = tile.part %s[%c0, %c2] of [1, 8] : !narrow to !column
  %f = tile.load %w : !tile.window<64x8xbf16> to !tile.fragment<64x8xbf16, #tile.layout<threads [] values [8, 0, 1, 64, 1, 0]>>
  tile.store "lhs" <thread> %f to %p : !tile.fragment<64x8xbf16, #tile.layout<threads [] values [8, 0, 1, 64, 1, 0]>> to !column
}

// Single elements into a transposed buffer, whose columns are not neighbours; halves of pairs where
// 16-bit elements go there.
//
// CHECK-LABEL: ptx.kernel @turned
// CHECK:       ptx.cp_async 4 to [[TO:%[0-9]+]] offset 0 from [[FROM:%[0-9]+]] offset 0
// CHECK:       ptx.cp_async 4 to [[TO]] offset 32 from [[FROM]] offset 4
// CHECK-LABEL: ptx.kernel @halves
// CHECK:       ptx.ld "shared.b32"
// CHECK:       [[LOW:%[0-9]+]], [[HIGH:%[0-9]+]] = ptx.unpack
// CHECK:       ptx.st "shared.b16" {{%.*}} offset 0, [[LOW]]
tile.kernel @turned ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 4 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %m = arith.constant 64 : index
  %s = tile.alloc at 0 : !plain
  %t = tile.transpose %s : !plain to !turned
  %w = tile.window %a[%c0, %c0] within [%m, %m] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <thread> atom <cp_async> %w to %t : !tile.window<8x8xf32> to !turned
}
tile.kernel @halves [] outputs 0 sizes {} grid ["1", "1", "1"] threads 4 shared 256 {
  %s = tile.alloc at 0 : memref<8x8xf16, #tile.space<shared>>
  %r = tile.alloc at 128 : memref<8x8xf16, #tile.space<shared>>
  %t = tile.transpose %r : memref<8x8xf16, #tile.space<shared>> to memref<8x8xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
  %f = tile.load %s : memref<8x8xf16, #tile.space<shared>> to !tile.fragment<8x8xf16, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>>
  tile.store "lhs" <thread> %f to %t : !tile.fragment<8x8xf16, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>> to memref<8x8xf16, strided<[1, 8], offset: ?>, #tile.space<shared>>
}
