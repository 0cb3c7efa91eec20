// RUN: gemmc %s --pipeline 'pingpong' --emit mlir | filecheck %s

// The consumers take the items in turn: warpgroup i starts with item i and goes on with the one
// after the other's. Iteration numbers skip those of the other's items, and the output buffer
// has a part for each.
// CHECK-LABEL: tile.kernel @turns ["c"] outputs 1 sizes {} threads 384 {
// CHECK-NEXT:  ^bb0(%c: memref<512x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<4, memref<64x64xf32, #tile.space<shared>>>
// CHECK-NEXT:    %out = tile.alloc : memref<128x64xf32, #tile.space<shared>>
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %ctas = tile.block_count
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %m = arith.constant 512 : index
// CHECK-NEXT:    tile.role "producer" warpgroups 1 warps 1 {
// CHECK-NEXT:      %idle = arith.constant 0 : index
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 2 warps 8 turns {
// CHECK-NEXT:      %warpgroup = tile.id "warpgroup" of 2
// CHECK-NEXT:      %0 = arith.muli %warpgroup, %ctas : index
// CHECK-NEXT:      %1 = arith.addi %block, %0 : index
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %2 = arith.muli %ctas, %c2 : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c512 = arith.constant 512 : index
// CHECK-NEXT:      %c64_1 = arith.constant 64 : index
// CHECK-NEXT:      %3 = arith.subi %c512, %c0_1 : index
// CHECK-NEXT:      %iterations = arith.ceildivui %3, %c64_1 : index
// CHECK-NEXT:      %4 = arith.muli %warpgroup, %iterations : index
// CHECK-NEXT:      %5 = arith.addi %c0, %4 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %6 = arith.muli %iterations, %c1 : index
// CHECK-NEXT:      %end = scf.for %walked = %1 to %m step %2 iter_args(%first = %5) -> (index) {
// CHECK-NEXT:        %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:        %total, %last = scf.for %k = %c0 to %m step %c64 iter_args(%sum = %zero, %it = %first) -> (!tile.fragment<64x64xf32>, index) {
// CHECK-NEXT:          %s = tile.slot %ring[%it] : !tile.ring<4, memref<64x64xf32, #tile.space<shared>>> to memref<64x64xf32, #tile.space<shared>>
// CHECK-NEXT:          %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xf32, #tile.space<shared>>, memref<64x64xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:          %c1_1 = arith.constant 1 : index
// CHECK-NEXT:          %next = arith.addi %it, %c1_1 : index
// CHECK-NEXT:          scf.yield %p, %next : !tile.fragment<64x64xf32>, index
// CHECK-NEXT:        }
// CHECK-NEXT:        %c0_2 = arith.constant 0 : index
// CHECK-NEXT:        %part = tile.part %out[%warpgroup, %c0_2] of [2, 1] : memref<128x64xf32, #tile.space<shared>> to memref<64x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        tile.store "out" <warpgroup> %total to %part : !tile.fragment<64x64xf32> to memref<64x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %w = tile.window %c[%walked, %c0] within [%m, %c64] : memref<512x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
// CHECK-NEXT:        %c0_3 = arith.constant 0 : index
// CHECK-NEXT:        %part_1 = tile.part %out[%warpgroup, %c0_3] of [2, 1] : memref<128x64xf32, #tile.space<shared>> to memref<64x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        tile.bulk_store "out" <warpgroup> %part_1 to %w : memref<64x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>> to !tile.window<64x64xf32>
// CHECK-NEXT:        %7 = arith.addi %last, %6 : index
// CHECK-NEXT:        scf.yield %7 : index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @turns ["c"] outputs 1 sizes {} threads 384 {
^bb0(%c: memref<512x64xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<4, memref<64x64xf32, #tile.space<shared>>>
  %out = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %block = tile.block_id
  %ctas = tile.block_count
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = arith.constant 512 : index
  tile.role "producer" warpgroups 1 warps 1 {
    %idle = arith.constant 0 : index
  }
  tile.role "consumer" warpgroups 2 warps 8 {
    %end = scf.for %walked = %block to %m step %ctas iter_args(%first = %c0) -> (index) {
      %zero = tile.zero : !tile.fragment<64x64xf32>
      %total, %last = scf.for %k = %c0 to %m step %c64 iter_args(%sum = %zero, %it = %first) -> (!tile.fragment<64x64xf32>, index) {
        %s = tile.slot %ring[%it] : !tile.ring<4, memref<64x64xf32, #tile.space<shared>>> to memref<64x64xf32, #tile.space<shared>>
        %p = tile.mma "main" <role> %s "mk", %s "nk", %sum : memref<64x64xf32, #tile.space<shared>>, memref<64x64xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
        %c1 = arith.constant 1 : index
        %next = arith.addi %it, %c1 : index
        scf.yield %p, %next : !tile.fragment<64x64xf32>, index
      }
      tile.store "out" <role> %total to %out : !tile.fragment<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
      %w = tile.window %c[%walked, %c0] within [%m, %c64] : memref<512x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.bulk_store "out" <role> %out to %w : memref<64x64xf32, #tile.space<shared>> to !tile.window<64x64xf32>
      scf.yield %last : index
    }
  }
}

// FOREIGN: three warpgroups and nothing that counts iterations, the first role of the kernel; the
// range of K is a value from outside the loop, and the result is stored straight to global memory.
// CHECK-LABEL: tile.kernel @three ["c"] outputs 1 sizes {} threads 384 {
// CHECK-NEXT:  ^bb0(%c: memref<512x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %m = tile.block_count
// CHECK-NEXT:    tile.role "consumer" warpgroups 3 warps 12 turns {
// CHECK-NEXT:      %warpgroup = tile.id "warpgroup" of 3
// CHECK-NEXT:      %0 = arith.muli %warpgroup, %c64 : index
// CHECK-NEXT:      %1 = arith.addi %c0, %0 : index
// CHECK-NEXT:      %c3 = arith.constant 3 : index
// CHECK-NEXT:      %2 = arith.muli %c64, %c3 : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %c64_1 = arith.constant 64 : index
// CHECK-NEXT:      %3 = arith.subi %m, %c0_1 : index
// CHECK-NEXT:      %iterations = arith.ceildivui %3, %c64_1 : index
// CHECK-NEXT:      scf.for %walked = %1 to %m step %2 {
// CHECK-NEXT:        %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:        %total = scf.for %k = %c0 to %m step %c64 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
// CHECK-NEXT:          %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xf32, #tile.space<shared>>, memref<64x64xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:          scf.yield %p : !tile.fragment<64x64xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        %w = tile.window %c[%walked, %c0] within [%m, %c64] : memref<512x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
// CHECK-NEXT:        tile.store "out" <warpgroup> %total to %w : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @three ["c"] outputs 1 sizes {} threads 384 {
^bb0(%c: memref<512x64xf32, #tile.space<global>>):
  %s = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %m = tile.block_count
  tile.role "consumer" warpgroups 3 warps 12 {
    scf.for %walked = %c0 to %m step %c64 {
      %zero = tile.zero : !tile.fragment<64x64xf32>
      %total = scf.for %k = %c0 to %m step %c64 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
        %p = tile.mma "main" <role> %s "mk", %s "nk", %sum : memref<64x64xf32, #tile.space<shared>>, memref<64x64xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
        scf.yield %p : !tile.fragment<64x64xf32>
      }
      %w = tile.window %c[%walked, %c0] within [%m, %c64] : memref<512x64xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.store "out" <role> %total to %w : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
    }
  }
}
