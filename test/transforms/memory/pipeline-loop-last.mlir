// RUN: gemmc %S/pipeline-loop.mlir --pipeline 'pipeline-loop{distance=2 copies=last}' --emit mlir | filecheck %s

// The copies of the iteration two steps on stand behind the product, in the order they had.
//
// CHECK-LABEL: tile.kernel @loop
// CHECK:       scf.for %k = %k0 to %k1 step %c8 iter_args(%acc = %zero, %it = %c0)
// CHECK-NEXT:    %slot_2 = tile.slot %ring[%it] :
// CHECK-NEXT:    tile.mma "main" <role> %slot_2 "mk", %slot_2 "nk", %acc
// CHECK:         %x_2 = tile.window %a[%c0, {{.*}}]
// CHECK-NEXT:    %slot_3 = tile.slot %ring[%it offset 2]
// CHECK-NEXT:    tile.copy "lhs" <role> %x_2 to %slot_3
// CHECK:         scf.yield
