// RUN: gemmc %s --pipeline 'hoist' --emit mlir | filecheck %s

!buffer = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8]>>

// The addresses of a ring's only slot and its descriptor; the step along the descriptor stays.
// CHECK-LABEL: tile.kernel @stage
// CHECK:      %slot = tile.at %ring[%c0]
// CHECK-NEXT: %b = barrier.at %full[%c0]
// CHECK-NEXT: %d = wgmma.make_descriptor %slot leading 0 stride 1024
// CHECK-NEXT: %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %parity = %c0)
// CHECK-NEXT:   barrier.wait_parity %b parity %parity
// CHECK-NEXT:   %e = wgmma.advance %d bytes 32
// CHECK-NEXT:   %f = wgmma.fence %acc
// CHECK-NEXT:   %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %e "k", %f from 0
// CHECK-NEXT:   wgmma.commit_group
// CHECK-NEXT:   %w = wgmma.wait_group 0 %p
// CHECK-NEXT:   %next = arith.subi %c1, %parity
// CHECK-NEXT:   scf.yield %w, %next
tile.kernel @stage [] outputs 0 sizes {} threads 128 {
  %ring = tile.alloc : !tile.ring<1, !buffer>
  %full = barrier.alloc : !barrier.ring<1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !acc
  %total, %end = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero, %parity = %c0) -> (!acc, index) {
    %slot = tile.at %ring[%c0] : !tile.ring<1, !buffer> to !buffer
    %b = barrier.at %full[%c0] : !barrier.ring<1>
    barrier.wait_parity %b parity %parity
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !buffer
    %e = wgmma.advance %d bytes 32
    %f = wgmma.fence %acc : !acc to !acc
    %p = wgmma.mma_async [64, 64, 16] bf16 %d "k", %e "k", %f from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %p : !acc to !acc
    %next = arith.subi %c1, %parity : index
    scf.yield %w, %next : !acc, index
  }
}

// FOREIGN: a nest without products, what only the inner loop has the same each time, a chain of
// which one end is known outside of both, ops of a branch, and a load, which has an effect.
// CHECK-LABEL: func.func @nest
// CHECK:      %twice = arith.addi %a, %a
// CHECK-NEXT: scf.for %i = %c0 to %n step %c1 {
// CHECK-NEXT:   %row = arith.muli %i, %twice
// CHECK-NEXT:   scf.for %j = %c0 to %n step %c1 {
// CHECK-NEXT:     %at = arith.addi %row, %j
// CHECK-NEXT:     %x = memref.load %m[%at]
// CHECK-NEXT:     %more = arith.cmpi slt, %j, %n
// CHECK-NEXT:     scf.if %more {
// CHECK-NEXT:       %inside = arith.addi %a, %n
// CHECK-NEXT:       memref.store %x, %m[%inside]
func.func @nest(%a: index, %m: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %twice = arith.addi %a, %a : index
      %row = arith.muli %i, %twice : index
      %at = arith.addi %row, %j : index
      %x = memref.load %m[%at] : memref<64xf32>
      %more = arith.cmpi slt, %j, %n : index
      scf.if %more {
        %inside = arith.addi %a, %n : index
        memref.store %x, %m[%inside] : memref<64xf32>
      }
    }
  }
  func.return
}
