// RUN: gemmc %s --pipeline 'sink' --emit mlir | filecheck %s

!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// Where the block is, is computed while its first products run, in the order in which it was.
// What the wait and the products need stays, and so does what a branch before them uses.
// CHECK-LABEL: tile.kernel @blocks
// CHECK:      scf.for %walked = %block to %n step %c1 iter_args(%parity = %c0) -> (index) {
// CHECK-NEXT:   %odd = arith.remui %walked, %c2
// CHECK-NEXT:   %is_odd = arith.cmpi eq, %odd, %c1
// CHECK-NEXT:   scf.if %is_odd {
// CHECK-NEXT:     barrier.fence_proxy
// CHECK-NEXT:   }
// CHECK-NEXT:   %b = barrier.at %full[%c0]
// CHECK-NEXT:   barrier.wait_parity %b parity %parity
// CHECK-NEXT:   %f = wgmma.fence %zero
// CHECK-NEXT:   %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0
// CHECK-NEXT:   wgmma.commit_group
// CHECK-NEXT:   %row = arith.divui %walked, %c9
// CHECK-NEXT:   %column = arith.remui %walked, %c9
// CHECK-NEXT:   %place = arith.muli %row, %column
// CHECK-NEXT:   %next = arith.subi %c1, %parity
// CHECK-NEXT:   %w = wgmma.wait_group 0 %p
// CHECK-NEXT:   scf.for %step = %c0 to %place step %c1 {
// CHECK-NEXT:     barrier.fence_proxy
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield %next
tile.kernel @blocks [] outputs 0 sizes {} threads 128 {
  %operand = tile.alloc : !operand
  %full = barrier.alloc : !barrier.ring<1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %n = arith.constant 90 : index
  %block = tile.block_id
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  %zero = tile.zero : !acc
  %last = scf.for %walked = %block to %n step %c1 iter_args(%parity = %c0) -> (index) {
    %row = arith.divui %walked, %c9 : index
    %odd = arith.remui %walked, %c2 : index
    %column = arith.remui %walked, %c9 : index
    %is_odd = arith.cmpi eq, %odd, %c1 : index
    %place = arith.muli %row, %column : index
    scf.if %is_odd {
      barrier.fence_proxy
    }
    %b = barrier.at %full[%c0] : !barrier.ring<1>
    barrier.wait_parity %b parity %parity
    %next = arith.subi %c1, %parity : index
    %f = wgmma.fence %zero : !acc to !acc
    %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %p : !acc to !acc
    scf.for %step = %c0 to %place step %c1 {
      barrier.fence_proxy
    }
    scf.yield %next : index
  }
}

// FOREIGN: a loop over K with its products; another loop, without any, stays as it is.
// CHECK-LABEL: tile.kernel @steps
// CHECK:      scf.for %k = %c0 to %n step %c1
// CHECK-NEXT:   %twice = arith.addi %k, %k
// CHECK-NEXT:   %f = wgmma.fence %acc
// CHECK:        wgmma.commit_group
// CHECK-NEXT:   %unused = arith.muli %k, %n
// CHECK-NEXT:   %w = wgmma.wait_group 0 %p
// CHECK:      scf.for %j = %c0 to %n step %c1 {
// CHECK-NEXT:   %half = arith.divui %j, %n
// CHECK-NEXT:   barrier.fence_proxy
tile.kernel @steps [] outputs 0 sizes {} threads 128 {
  %operand = tile.alloc : !operand
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %d = wgmma.make_descriptor %operand leading 0 stride 1024 : !operand
  %zero = tile.zero : !acc
  %total = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (!acc) {
    %unused = arith.muli %k, %n : index
    %twice = arith.addi %k, %k : index
    %f = wgmma.fence %acc : !acc to !acc
    %later = arith.cmpi ne, %twice, %c0 : index
    %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %p : !acc to !acc
    scf.yield %w : !acc
  }
  scf.for %j = %c0 to %n step %c1 {
    %half = arith.divui %j, %n : index
    barrier.fence_proxy
  }
}
