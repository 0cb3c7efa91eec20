// RUN: gemmc %inputs/matmul_bf16_cast.mlir -p 'normalize-contractions, form-kernel{tile=128,64,64}, schedule-work{persistent=true}, promote{operand=lhs}, promote{operand=rhs}, multi-buffer, snake-k, specialize-warps' | filecheck %s --check-prefix ROLES
// RUN: gemmc %inputs/matmul_bf16_cast.mlir -p 'normalize-contractions, form-kernel{tile=128,64,64}, schedule-work{persistent=true}, promote{operand=lhs}, promote{operand=rhs}, multi-buffer, specialize-warps, snake-k' | filecheck %s --check-prefix ROLES
// RUN: gemmc %s -p snake-k | filecheck %s

// The round is computed once a block; iterations and slots count as before, and both operands
// turn. Consumers know nothing of it, whether they are there yet or not.
// ROLES:      %ctas = tile.block_count
// ROLES:      tile.role "producer"
// ROLES-NEXT:   [[NEXT:%.*]] = scf.for %walked = %block to {{.*}} step %ctas
// ROLES:          %round = arith.divui %walked, %ctas : index
// ROLES-NEXT:     %c2 = arith.constant 2 : index
// ROLES-NEXT:     [[PARITY:%.*]] = arith.remui %round, %c2 : index
// ROLES-NEXT:     %c1 = arith.constant 1 : index
// ROLES-NEXT:     %odd = arith.cmpi eq, [[PARITY]], %c1 : index
// ROLES-NEXT:     %c960 = arith.constant 960 : index
// ROLES-NEXT:     scf.for [[K:%k_.*]] = {{.*}} to %k step {{.*}} iter_args(%it = {{.*}}) -> (index) {
// ROLES-NEXT:       [[MIRRORED:%.*]] = arith.subi %c960, [[K]] : index
// ROLES-NEXT:       %turned = arith.select %odd, [[MIRRORED]], [[K]] : index
// ROLES-NEXT:       %lhs_slot = tile.slot %lhs_ring[%it]
// ROLES-NEXT:       %rhs_slot = tile.slot %rhs_ring[%it]
// ROLES-NEXT:       %arg0_window = tile.window %arg0[%row, %turned] within [%m, %k]
// ROLES-NEXT:       %arg1_window = tile.window %arg1[%turned, %column] within [%k, %n]
// ROLES-NEXT:       tile.copy "lhs" <role> %arg0_window to %lhs_slot
// ROLES-NEXT:       tile.copy "rhs" <role> %arg1_window to %rhs_slot
// ROLES:      tile.role "consumer"
// ROLES-NOT:    round
// ROLES-NOT:    arith.remui {{.*}}, %c2
// ROLES-NOT:    arith.cmpi
// ROLES-NOT:    arith.select
// ROLES:        tile.mma "main"

// FOREIGN: K begins at 32 and its step divides nothing; a copy's place is the counter and the
// CTA's share; a comparison with the first value stays on the counter that counts; and a second
// loop over K, with ends of its own, in the walk of clusters.
// CHECK:      scf.for %walked = %cluster to %c9 step %clusters {
// CHECK-NEXT:   %in_cluster = tile.cluster_id 0
// CHECK-NEXT:   %round = arith.divui %walked, %clusters : index
// CHECK-NEXT:   [[TWO:%.*]] = arith.constant 2 : index
// CHECK-NEXT:   [[PARITY:%.*]] = arith.remui %round, [[TWO]] : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %odd = arith.cmpi eq, [[PARITY]], %c1 : index
// CHECK-NEXT:   %c208 = arith.constant 208 : index
// CHECK-NEXT:   scf.for %k = %c32 to %k1 step %c48 {
// CHECK-NEXT:     [[MIRRORED:%.*]] = arith.subi %c208, %k : index
// CHECK-NEXT:     %turned = arith.select %odd, [[MIRRORED]], %k : index
// CHECK-NEXT:     %half = arith.muli %in_cluster, %c24 : index
// CHECK-NEXT:     %there = arith.addi %turned, %half : index
// CHECK-NEXT:     %later = arith.cmpi ne, %k, %c32 : index
// CHECK-NEXT:     %v = tile.window %a[%c0, %turned] within [%m, %k1]
// CHECK-NEXT:     %w = tile.window %b[%c0, %there] within [%m, %k1]
// CHECK:        }
// CHECK-NEXT:   %round_1 = arith.divui %walked, %clusters : index
// CHECK:        %odd_1 = arith.cmpi eq
// CHECK-NEXT:   %c192 = arith.constant 192 : index
// CHECK-NEXT:   scf.for %k_1 = %c0 to %k1 step %c48 {
// CHECK-NEXT:     [[MIRRORED:%.*]] = arith.subi %c192, %k_1 : index
// CHECK-NEXT:     %turned_1 = arith.select %odd_1, [[MIRRORED]], %k_1 : index
// CHECK-NEXT:     %v_1 = tile.window %a[%c0, %turned_1] within [%m, %k1]
// CHECK-NEXT:     tile.copy "a"
// CHECK-NEXT:   }
tile.kernel @twice ["a", "b"] outputs 0 sizes {} cluster [2, 1] {
^bb0(%a: memref<64x512xf32, #tile.space<global>>, %b: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x48xf32, #tile.space<shared>>
  %y = tile.alloc : memref<64x48xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c24 = arith.constant 24 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %m = arith.constant 64 : index
  %c9 = arith.constant 9 : index
  %k1 = arith.constant 200 : index
  %block = tile.block_id
  %cluster = arith.divui %block, %c2 : index
  %ctas = tile.block_count
  %clusters = arith.divui %ctas, %c2 : index
  scf.for %walked = %cluster to %c9 step %clusters {
    %in_cluster = tile.cluster_id 0
    scf.for %k = %c32 to %k1 step %c48 {
      %half = arith.muli %in_cluster, %c24 : index
      %there = arith.addi %k, %half : index
      %later = arith.cmpi ne, %k, %c32 : index
      %v = tile.window %a[%c0, %k] within [%m, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x48xf32>
      %w = tile.window %b[%c0, %there] within [%m, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x24xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x48xf32> to memref<64x48xf32, #tile.space<shared>>
      %part = tile.part %y[%c0, %in_cluster] of [1, 2] : memref<64x48xf32, #tile.space<shared>> to memref<64x24xf32, strided<[48, 1], offset: ?>, #tile.space<shared>>
      tile.copy "b" <role> %w to %part : !tile.window<64x24xf32> to memref<64x24xf32, strided<[48, 1], offset: ?>, #tile.space<shared>>
    }
    scf.for %k_1 = %c0 to %k1 step %c48 {
      %v_1 = tile.window %a[%c0, %k_1] within [%m, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x48xf32>
      tile.copy "a" <role> %v_1 to %x : !tile.window<64x48xf32> to memref<64x48xf32, #tile.space<shared>>
    }
  }
}
