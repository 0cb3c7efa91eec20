// RUN: gemmc %inputs/matmul_f32.mlir -p 'normalize-contractions, form-kernel, schedule-work, promote{operand=lhs transpose=true}, multi-buffer' --emit mlir | filecheck %s

// A buffer that is filled through its transpose is a ring as well.
// CHECK:      %lhs_slot = tile.slot %lhs_ring[%it] :
// CHECK:      %transposed = tile.transpose %lhs_slot
// CHECK-NEXT: tile.copy "lhs" <role> %arg0_window to %transposed
// CHECK-NEXT: tile.mma "main" <role> %lhs_slot "km",
