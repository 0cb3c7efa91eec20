// RUN: gemmc %s --pipeline 'pipeline-loop{distance=2}' --emit mlir | filecheck %s

!global = memref<64x512xf32, #tile.space<global>>
!buffer = memref<64x8xf32, #tile.space<shared>>
!turned = memref<64x8xf32, strided<[1, 64], offset: ?>, #tile.space<shared>>
!row = memref<8x64xf32, #tile.space<shared>>
!sum = !tile.fragment<64x64xf32>

// Two stages before the loop; inside of it, the window and the slot two iterations on.
//
// CHECK-LABEL: tile.kernel @loop
// CHECK:       %zero = tile.zero
// CHECK-NEXT:  %x = tile.window %a[%c0, %k0]
// CHECK-NEXT:  %c0_1 = arith.constant 0
// CHECK-NEXT:  %slot = tile.slot %ring[%c0_1]
// CHECK-NEXT:  tile.copy "lhs" <role> %x to %slot
// CHECK:       [[K1:%.*]] = arith.addi %k0, %c8_1
// CHECK-NEXT:  %x_1 = tile.window %a[%c0, [[K1]]]
// CHECK:       %slot_1 = tile.slot %ring[%c1_1]
// CHECK-NEXT:  tile.copy "lhs" <role> %x_1 to %slot_1
// CHECK-NEXT:  scf.for %k = %k0 to %k1 step %c8 iter_args(%acc = %zero, %it = %c0)
// CHECK-NEXT:    %slot_2 = tile.slot %ring[%it] :
// CHECK-NEXT:    %c16 = arith.constant 16
// CHECK-NEXT:    [[K:%.*]] = arith.addi %k, %c16
// CHECK-NEXT:    %x_2 = tile.window %a[%c0, [[K]]]
// CHECK-NEXT:    %slot_3 = tile.slot %ring[%it offset 2]
// CHECK-NEXT:    tile.copy "lhs" <role> %x_2 to %slot_3
// CHECK-NEXT:    tile.mma "main" <role> %slot_2 "mk", %slot_2 "nk", %acc
tile.kernel @loop ["a"] outputs 0 sizes {} {
^bb0(%a: !global):
  %ring = tile.alloc : !tile.ring<3, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k0 = arith.constant 16 : index
  %k1 = arith.constant 512 : index
  %zero = tile.zero : !sum
  %total, %last = scf.for %k = %k0 to %k1 step %c8 iter_args(%acc = %zero, %it = %c0) -> (!sum, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !buffer> to !buffer
    %x = tile.window %a[%c0, %k] within [%k1, %k1] : !global to !tile.window<64x8xf32>
    tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to !buffer
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : !buffer, !buffer, !sum to !sum
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !sum, index
  }
}

// FOREIGN: a nest whose number goes on, two rings of different depths, one filled by its transpose,
// and a window whose row is computed in the loop.
//
// CHECK-LABEL: tile.kernel @nest
// CHECK:       scf.for %i = {{.*}} iter_args(%start = %c0)
// CHECK-NEXT:    %row = arith.muli %i, %c0
// CHECK-NEXT:    %x = tile.window %a[%row, %c0]
// CHECK-NEXT:    %slot = tile.slot %deep[%start] :
// CHECK-NEXT:    %t = tile.transpose %slot
// CHECK-NEXT:    tile.copy "lhs" <role> %x to %t
// CHECK-NEXT:    %y = tile.window
// CHECK-NEXT:    %other = tile.slot %ring[%start] :
// CHECK-NEXT:    tile.copy "rhs" <role> %y to %other
// CHECK:         %slot_1 = tile.slot %deep[%start offset 1]
// CHECK:         %other_1 = tile.slot %ring[%start offset 1]
// CHECK:         scf.for %k = {{.*}} iter_args(%acc = %zero, %it = %start)
// CHECK:           %slot_3 = tile.slot %deep[%it offset 2]
// CHECK-NEXT:      %t_2 = tile.transpose %slot_3
// CHECK-NEXT:      tile.copy "lhs" <role> {{.*}} to %t_2
// CHECK:           %other_3 = tile.slot %ring[%it offset 2]
// CHECK-NEXT:      tile.copy "rhs" <role> {{.*}} to %other_3
tile.kernel @nest ["a"] outputs 0 sizes {} {
^bb0(%a: !global):
  %deep = tile.alloc : !tile.ring<5, !row>
  %ring = tile.alloc : !tile.ring<3, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 64 : index
  %zero = tile.zero : !sum
  %end = scf.for %i = %c0 to %c8 step %c1 iter_args(%start = %c0) -> (index) {
    %total, %last = scf.for %k = %c0 to %k1 step %c8 iter_args(%acc = %zero, %it = %start) -> (!sum, index) {
      %slot = tile.slot %deep[%it] : !tile.ring<5, !row> to !row
      %other = tile.slot %ring[%it] : !tile.ring<3, !buffer> to !buffer
      %row = arith.muli %i, %k : index
      %x = tile.window %a[%row, %k] within [%k1, %k1] : !global to !tile.window<64x8xf32>
      %t = tile.transpose %slot : !row to !turned
      tile.copy "lhs" <role> %x to %t : !tile.window<64x8xf32> to !turned
      %y = tile.window %a[%row, %k] within [%k1, %k1] : !global to !tile.window<64x8xf32>
      tile.copy "rhs" <role> %y to %other : !tile.window<64x8xf32> to !buffer
      %p = tile.mma "main" <role> %slot "km", %other "nk", %acc : !row, !buffer, !sum to !sum
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %next : !sum, index
    }
    scf.yield %last : index
  }
}

// A loop of two steps: both slots are filled before it, and it copies nothing.
//
// CHECK-LABEL: tile.kernel @short
// CHECK-COUNT-2: tile.copy "lhs" <role>
// CHECK-NEXT:  scf.for %k
// CHECK-NOT:     tile.copy
// CHECK:         tile.mma
tile.kernel @short ["a"] outputs 0 sizes {} {
^bb0(%a: !global):
  %ring = tile.alloc : !tile.ring<3, !buffer>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %k1 = arith.constant 15 : index
  %zero = tile.zero : !sum
  %total, %last = scf.for %k = %c0 to %k1 step %c8 iter_args(%acc = %zero, %it = %c0) -> (!sum, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !buffer> to !buffer
    %x = tile.window %a[%c0, %k] within [%k1, %k1] : !global to !tile.window<64x8xf32>
    tile.copy "lhs" <role> %x to %slot : !tile.window<64x8xf32> to !buffer
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : !buffer, !buffer, !sum to !sum
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !sum, index
  }
}
