// RUN: gemmc %s --pipeline 'insert-barriers' --emit mlir | filecheck %s

!matrix = memref<512x510xbf16, #tile.space<global>>
!other = memref<512x512xbf16, #tile.space<global>>
!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!piece = memref<64x2xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// The threads of a producer copy one operand, the copy engine the other: the barrier of an iteration
// expects 32 threads with their copies and one with the bytes; who has waited fences.
// CHECK-LABEL: tile.kernel @beside
// CHECK:       %full = barrier.alloc : !barrier.ring<2>
// CHECK:       %empty = barrier.alloc : !barrier.ring<2>
// CHECK:       tile.elect {
// CHECK:       barrier.init %full count 33 : !barrier.ring<2>
// CHECK:       barrier.init %empty count 4 : !barrier.ring<2>
// CHECK:       barrier.fence_init
// CHECK:       barrier.sync 0
// CHECK:       tile.role "producer" warpgroups 1 warps 1 {
// CHECK:       scf.for
// CHECK:       barrier.wait %empty[%it offset -2] : !barrier.ring<2>
// CHECK:       tile.copy "lhs" <thread> atom <cp_async>
// CHECK:       barrier.arrive %full[%it offset 0] by "copies" : !barrier.ring<2>
// CHECK:       tile.elect {
// CHECK:       barrier.expect %full[%it] bytes 8192 : !barrier.ring<2>
// CHECK:       tile.copy "rhs" <role> atom <tma> {{.*}} signals %full[%it]
// CHECK:       scf.yield %next : index
// CHECK:       tile.role "consumer" warpgroups 1 warps 4 {
// CHECK:       scf.for
// CHECK:       barrier.wait %full[%it_1 offset 0] : !barrier.ring<2>
// CHECK:       barrier.fence_proxy
// CHECK:       tile.mma "main" <warpgroup> atom <wgmma 64x64x16>
// CHECK:       barrier.arrive %empty[%it_1 offset 0] by "warp" : !barrier.ring<2>
// CHECK:       scf.yield %p, %next_1 : !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>, index
tile.kernel @beside ["a", "b"] outputs 0 sizes {} grid ["1", "1", "1"] threads 256 {
^bb0(%a: !matrix, %b: !other):
  %lhs = tile.alloc : !tile.ring<2, !buffer>
  %rhs = tile.alloc : !tile.ring<2, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %m = arith.constant 512 : index
  %k = arith.constant 510 : index
  %zero = tile.zero : !acc
  tile.role "producer" warpgroups 1 warps 1 {
    %lane = tile.id "thread" of 32
    %last = scf.for %k0 = %c0 to %m step %c64 iter_args(%it = %c0) -> (index) {
      %slot = tile.slot %lhs[%it] : !tile.ring<2, !buffer> to !buffer
      %full = tile.slot %rhs[%it] : !tile.ring<2, !buffer> to !buffer
      %w = tile.window %a[%c0, %k0] within [%m, %k] : !matrix to !tile.window<64x64xbf16>
      %v = tile.window %b[%c0, %k0] within [%m, %m] : !other to !tile.window<64x64xbf16>
      %mine = tile.part %w[%c0, %lane] of [1, 32] : !tile.window<64x64xbf16> to !tile.window<64x2xbf16>
      %there = tile.part %slot[%c0, %lane] of [1, 32] : !buffer to !piece
      tile.copy "lhs" <thread> atom <cp_async> %mine to %there : !tile.window<64x2xbf16> to !piece
      tile.copy "rhs" <role> atom <tma> %v to %full : !tile.window<64x64xbf16> to !buffer
      %next = arith.addi %it, %c1 : index
      scf.yield %next : index
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 {
    %total, %last = scf.for %k0 = %c0 to %m step %c64 iter_args(%sum = %zero, %it = %c0) -> (!acc, index) {
      %x = tile.slot %lhs[%it] : !tile.ring<2, !buffer> to !buffer
      %y = tile.slot %rhs[%it] : !tile.ring<2, !buffer> to !buffer
      %p = tile.mma "main" <warpgroup> atom <wgmma 64x64x16> %x "mk", %y "nk", %sum : !buffer, !buffer, !acc to !acc
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !acc, index
    }
  }
}
