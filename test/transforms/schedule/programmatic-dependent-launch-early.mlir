// RUN: gemmc %s --pipeline 'programmatic-dependent-launch{early=true}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline programmatic-dependent-launch --emit mlir | filecheck %s --check-prefix LATE

// FOREIGN: kernels by hand. The next grid may start as soon as a thread may read; without `early`, behind all that reads. Both are outside of the branch.
// CHECK-LABEL: tile.kernel @doubled
// CHECK:         %in = arith.cmpi
// CHECK-NEXT:    barrier.wait_grid
// CHECK-NEXT:    barrier.launch_dependents
// CHECK-NEXT:    scf.if %in {
// LATE-LABEL:  tile.kernel @doubled
// LATE:          %in = arith.cmpi
// LATE-NEXT:     barrier.wait_grid
// LATE-NEXT:     scf.if %in {
// LATE:          }
// LATE-NEXT:     barrier.launch_dependents
// LATE-NEXT:   }
tile.kernel @doubled ["x", "y"] outputs 1 sizes {} grid ["1"] threads 32 {
^bb0(%x: memref<8xf32, #tile.space<global>>, %y: memref<8xf32, #tile.space<global>>):
  %c8 = arith.constant 8 : index
  %t = tile.thread_id
  %in = arith.cmpi ult, %t, %c8 : index
  scf.if %in {
    %e = tile.transfer_read %x[%t] step 1 width 1 : memref<8xf32, #tile.space<global>> to !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
    tile.transfer_write %e to %y[%t] width 1 : !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>> to memref<8xf32, #tile.space<global>>
  }
}

// A kernel that only writes waits too: a grid before it may still read what it writes.
// CHECK-LABEL: tile.kernel @zeros
// CHECK:         tile.zero
// CHECK-NEXT:    barrier.wait_grid
// CHECK-NEXT:    barrier.launch_dependents
// CHECK-NEXT:    tile.store
// LATE-LABEL:  tile.kernel @zeros
// LATE:          barrier.wait_grid
// LATE-NEXT:     tile.store
// LATE-NEXT:     barrier.launch_dependents
tile.kernel @zeros ["c"] outputs 1 sizes {} threads 32 {
^bb0(%c: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %v = tile.window %c[%c0, %c0] within [%c8, %c8] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  tile.store "out" <role> %zero to %v : !tile.fragment<8x8xf32> to !tile.window<8x8xf32>
}
