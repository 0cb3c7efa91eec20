// RUN: gemmc %s --pipeline 'specialize-warps{consumers=2 producer_registers=40 consumer_registers=232}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'specialize-warps{consumers=3 producer_registers=0 consumer_registers=0}' --emit mlir | filecheck %s --check-prefix THREE

// The producer has the copies and no accumulator, the consumer the product, the map and the store.
// CHECK-LABEL: tile.kernel @loop ["a", "c"] outputs 1 sizes {} threads 384 {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %c: memref<128x128xbf16, #tile.space<global>>):
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<4, memref<128x16xbf16, #tile.space<shared>>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    tile.role "producer" warpgroups 1 warps 1 registers 40 {
// CHECK-NEXT:      %last = scf.for %k = %c0 to %c64 step %c16 iter_args(%it = %c0) -> (index) {
// CHECK-NEXT:        %slot = tile.slot %ring[%it] : !tile.ring<4, memref<128x16xbf16, #tile.space<shared>>> to memref<128x16xbf16, #tile.space<shared>>
// CHECK-NEXT:        %w = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x16xbf16>
// CHECK-NEXT:        tile.copy "lhs" <role> %w to %slot : !tile.window<128x16xbf16> to memref<128x16xbf16, #tile.space<shared>>
// CHECK-NEXT:        %c1 = arith.constant 1 : index
// CHECK-NEXT:        %next = arith.addi %it, %c1 : index
// CHECK-NEXT:        scf.yield %next : index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 2 warps 8 registers 232 {
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<128x128xf32>
// CHECK-NEXT:      %total, %last_1 = scf.for %k_1 = %c0 to %c64 step %c16 iter_args(%acc = %zero, %it_1 = %c0) -> (!tile.fragment<128x128xf32>, index) {
// CHECK-NEXT:        %slot_1 = tile.slot %ring[%it_1] : !tile.ring<4, memref<128x16xbf16, #tile.space<shared>>> to memref<128x16xbf16, #tile.space<shared>>
// CHECK-NEXT:        %p = tile.mma "main" <role> %slot_1 "mk", %slot_1 "nk", %acc : memref<128x16xbf16, #tile.space<shared>>, memref<128x16xbf16, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
// CHECK-NEXT:        %c1_1 = arith.constant 1 : index
// CHECK-NEXT:        %next_1 = arith.addi %it_1, %c1_1 : index
// CHECK-NEXT:        scf.yield %p, %next_1 : !tile.fragment<128x128xf32>, index
// CHECK-NEXT:      }
// CHECK-NEXT:      %cast = tile.map %total : !tile.fragment<128x128xf32> to !tile.fragment<128x128xbf16> {
// CHECK-NEXT:      ^bb0(%x: f32):
// CHECK-NEXT:        %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:        tile.yield %y : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<128x128xbf16, #tile.space<global>> to !tile.window<128x128xbf16>
// CHECK-NEXT:      tile.store "out" <role> %cast to %out : !tile.fragment<128x128xbf16> to !tile.window<128x128xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// THREE-LABEL: tile.kernel @loop
// THREE:         tile.role "producer" warpgroups 1 warps 1 {
// THREE-NEXT:      %last = scf.for %k = %c0 to %c64 step %c16 iter_args(%it = %c0) -> (index) {
// THREE-NEXT:        %slot = tile.slot %ring[%it] : !tile.ring<4, memref<128x16xbf16, #tile.space<shared>>> to memref<128x16xbf16, #tile.space<shared>>
// THREE-NEXT:        %w = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x16xbf16>
// THREE-NEXT:        tile.copy "lhs" <role> %w to %slot : !tile.window<128x16xbf16> to memref<128x16xbf16, #tile.space<shared>>
// THREE-NEXT:        %c1 = arith.constant 1 : index
// THREE-NEXT:        %next = arith.addi %it, %c1 : index
// THREE-NEXT:        scf.yield %next : index
// THREE-NEXT:      }
// THREE-NEXT:    }
// THREE-NEXT:    tile.role "consumer" warpgroups 3 warps 12 {
tile.kernel @loop ["a", "c"] outputs 1 sizes {} {
^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %c: memref<128x128xbf16, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<4, memref<128x16xbf16, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<128x128xf32>
  %total, %last = scf.for %k = %c0 to %c64 step %c16 iter_args(%acc = %zero, %it = %c0) -> (!tile.fragment<128x128xf32>, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<4, memref<128x16xbf16, #tile.space<shared>>> to memref<128x16xbf16, #tile.space<shared>>
    %w = tile.window %a[%c0, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x16xbf16>
    tile.copy "lhs" <role> %w to %slot : !tile.window<128x16xbf16> to memref<128x16xbf16, #tile.space<shared>>
    %p = tile.mma "main" <role> %slot "mk", %slot "nk", %acc : memref<128x16xbf16, #tile.space<shared>>, memref<128x16xbf16, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
    %c1 = arith.constant 1 : index
    %next = arith.addi %it, %c1 : index
    scf.yield %p, %next : !tile.fragment<128x128xf32>, index
  }
  %cast = tile.map %total : !tile.fragment<128x128xf32> to !tile.fragment<128x128xbf16> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to bf16
    tile.yield %y : bf16
  }
  %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<128x128xbf16, #tile.space<global>> to !tile.window<128x128xbf16>
  tile.store "out" <role> %cast to %out : !tile.fragment<128x128xbf16> to !tile.window<128x128xbf16>
}

// FOREIGN: a nest of loops with two products of accumulators of their own in the inner loop, a
// number that nobody uses, and a branch around two stores. Both roles walk the nest and count its
// iterations alike; the producer has neither branch nor accumulators.
// CHECK-LABEL: tile.kernel @nest ["a", "c"] outputs 1 sizes {} threads 384 {
// CHECK-NEXT:  ^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %c: memref<128x128xf32, #tile.space<global>>):
// CHECK-NEXT:    %ring = tile.alloc : !tile.ring<2, memref<128x16xbf16, #tile.space<shared>>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c16 = arith.constant 16 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %block = tile.block_id
// CHECK-NEXT:    %inside = arith.cmpi ult, %block, %c16 : index
// CHECK-NEXT:    tile.role "producer" warpgroups 1 warps 1 registers 40 {
// CHECK-NEXT:      %end = scf.for %i = %block to %c64 step %c16 iter_args(%start = %c0) -> (index) {
// CHECK-NEXT:        %last = scf.for %k = %c0 to %c64 step %c16 iter_args(%it = %start) -> (index) {
// CHECK-NEXT:          %slot = tile.slot %ring[%it] : !tile.ring<2, memref<128x16xbf16, #tile.space<shared>>> to memref<128x16xbf16, #tile.space<shared>>
// CHECK-NEXT:          %w = tile.window %a[%i, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x16xbf16>
// CHECK-NEXT:          tile.copy "lhs" <role> %w to %slot : !tile.window<128x16xbf16> to memref<128x16xbf16, #tile.space<shared>>
// CHECK-NEXT:          %c1 = arith.constant 1 : index
// CHECK-NEXT:          %next = arith.addi %it, %c1 : index
// CHECK-NEXT:          scf.yield %next : index
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %last : index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    tile.role "consumer" warpgroups 2 warps 8 registers 232 {
// CHECK-NEXT:      %end_1 = scf.for %i_1 = %block to %c64 step %c16 iter_args(%start_1 = %c0) -> (index) {
// CHECK-NEXT:        %zero = tile.zero : !tile.fragment<128x128xf32>
// CHECK-NEXT:        %x, %y, %last_1 = scf.for %k_1 = %c0 to %c64 step %c16 iter_args(%u = %zero, %v = %zero, %it_1 = %start_1) -> (!tile.fragment<128x128xf32>, !tile.fragment<128x128xf32>, index) {
// CHECK-NEXT:          %slot_1 = tile.slot %ring[%it_1] : !tile.ring<2, memref<128x16xbf16, #tile.space<shared>>> to memref<128x16xbf16, #tile.space<shared>>
// CHECK-NEXT:          %p = tile.mma "main" <role> %slot_1 "mk", %slot_1 "nk", %u : memref<128x16xbf16, #tile.space<shared>>, memref<128x16xbf16, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
// CHECK-NEXT:          %q = tile.mma "more" <role> %slot_1 "mk", %slot_1 "nk", %v : memref<128x16xbf16, #tile.space<shared>>, memref<128x16xbf16, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
// CHECK-NEXT:          %c1_1 = arith.constant 1 : index
// CHECK-NEXT:          %next_1 = arith.addi %it_1, %c1_1 : index
// CHECK-NEXT:          scf.yield %p, %q, %next_1 : !tile.fragment<128x128xf32>, !tile.fragment<128x128xf32>, index
// CHECK-NEXT:        }
// CHECK-NEXT:        %out = tile.window %c[%i_1, %c0] within [%c64, %c64] : memref<128x128xf32, #tile.space<global>> to !tile.window<128x128xf32>
// CHECK-NEXT:        scf.if %inside {
// CHECK-NEXT:          tile.store "out" <role> %x to %out : !tile.fragment<128x128xf32> to !tile.window<128x128xf32>
// CHECK-NEXT:          tile.store "out" <role> %y to %out : !tile.fragment<128x128xf32> to !tile.window<128x128xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %last_1 : index
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// THREE-LABEL: tile.kernel @nest
// THREE:         tile.role "consumer" warpgroups 3 warps 12 {
// THREE-NEXT:      %end_1 = scf.for %i_1 = %block to %c64 step %c16 iter_args(%start_1 = %c0) -> (index) {
tile.kernel @nest ["a", "c"] outputs 1 sizes {} {
^bb0(%a: memref<128x64xbf16, #tile.space<global>>, %c: memref<128x128xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<128x16xbf16, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %block = tile.block_id
  %inside = arith.cmpi ult, %block, %c16 : index
  %end = scf.for %i = %block to %c64 step %c16 iter_args(%start = %c0) -> (index) {
    %zero = tile.zero : !tile.fragment<128x128xf32>
    %unused = arith.muli %i, %c16 : index
    %x, %y, %last = scf.for %k = %c0 to %c64 step %c16 iter_args(%u = %zero, %v = %zero, %it = %start) -> (!tile.fragment<128x128xf32>, !tile.fragment<128x128xf32>, index) {
      %slot = tile.slot %ring[%it] : !tile.ring<2, memref<128x16xbf16, #tile.space<shared>>> to memref<128x16xbf16, #tile.space<shared>>
      %w = tile.window %a[%i, %k] within [%c64, %c64] : memref<128x64xbf16, #tile.space<global>> to !tile.window<128x16xbf16>
      tile.copy "lhs" <role> %w to %slot : !tile.window<128x16xbf16> to memref<128x16xbf16, #tile.space<shared>>
      %p = tile.mma "main" <role> %slot "mk", %slot "nk", %u : memref<128x16xbf16, #tile.space<shared>>, memref<128x16xbf16, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
      %q = tile.mma "more" <role> %slot "mk", %slot "nk", %v : memref<128x16xbf16, #tile.space<shared>>, memref<128x16xbf16, #tile.space<shared>>, !tile.fragment<128x128xf32> to !tile.fragment<128x128xf32>
      %c1 = arith.constant 1 : index
      %next = arith.addi %it, %c1 : index
      scf.yield %p, %q, %next : !tile.fragment<128x128xf32>, !tile.fragment<128x128xf32>, index
    }
    %out = tile.window %c[%i, %c0] within [%c64, %c64] : memref<128x128xf32, #tile.space<global>> to !tile.window<128x128xf32>
    scf.if %inside {
      tile.store "out" <role> %x to %out : !tile.fragment<128x128xf32> to !tile.window<128x128xf32>
      tile.store "out" <role> %y to %out : !tile.fragment<128x128xf32> to !tile.window<128x128xf32>
    }
    scf.yield %last : index
  }
}
