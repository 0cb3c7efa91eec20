// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: specialize-warps{consumers=0}
// CHECK: error: specialize-warps: needed 1 to 7 consumers; found consumers=0
// PIPELINE: specialize-warps{consumers=8}
// CHECK-NEXT: error: specialize-warps: needed 1 to 7 consumers; found consumers=8
// PIPELINE: specialize-warps{producer_warps=5}
// CHECK-NEXT: error: specialize-warps: needed 1 to 4 warps of a producer; found producer_warps=5
// PIPELINE: specialize-warps{producer_registers=0}
// CHECK-NEXT: error: specialize-warps: needed both register budgets or neither; found producer_registers=0 consumer_registers=232
// PIPELINE: specialize-warps{producer_registers=41}
// CHECK-NEXT: error: specialize-warps: needed register budgets that are multiples of 8 from 24 to 256 (setmaxnreg); found 41
// PIPELINE: specialize-warps{consumer_registers=264}
// CHECK-NEXT: error: specialize-warps: needed register budgets that are multiples of 8 from 24 to 256 (setmaxnreg); found 264
// PIPELINE: specialize-warps{consumers=3}
// CHECK-NEXT: error: specialize-warps: needed at most 65536 registers a CTA; found 128 x (40 + 3 x 232) = 94208; lower producer_registers or consumer_registers
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:20:1: error: tile.kernel: needed a kernel without roles; found tile.role; specialize warps only once
tile.kernel @twice [] outputs 0 sizes {} {
  tile.role "producer" warpgroups 1 warps 1 {
  ^bb0:
  }
}

// -----
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:29:1: error: tile.kernel: needed a kernel whose thread count is still open; found 128 threads; run specialize-warps before distribute
tile.kernel @counted [] outputs 0 sizes {} threads 128 {
^bb0:
}

// -----
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:36:1: error: tile.kernel: needed copies and products to separate; found none; run promote first
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// A single buffer, copied to as a whole and in parts.
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:50:3: error: tile.copy: needed a target that is the slot of a ring; found a single buffer; run multi-buffer first
tile.kernel @single_buffer ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}

// -----
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:64:3: error: tile.copy: needed a target that is the slot of a ring; found a single buffer; run multi-buffer first
tile.kernel @single_part ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<16x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<16x16xf32>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  %half = tile.part %s[%c0, %c0] of [2, 1] : memref<16x8xf32, #tile.space<shared>> to memref<8x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>
  tile.copy "lhs" <role> %w to %half : !tile.window<8x8xf32> to memref<8x8xf32, strided<[8, 1], offset: ?>, #tile.space<shared>>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<16x8xf32, #tile.space<shared>>, memref<16x8xf32, #tile.space<shared>>, !tile.fragment<16x16xf32> to !tile.fragment<16x16xf32>
}

// -----
// FOREIGN: a second step that reads what the first one stored; a producer would not wait for it.
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:80:5: error: tile.copy: needed a matrix that stays as it is, to load ahead of the stores; found one that the kernel also stores to
tile.kernel @read_back ["a"] outputs 1 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %c0 step %c0 {
    %zero = tile.zero : !tile.fragment<8x8xf32>
    %s = tile.slot %ring[%i] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
    %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
    %part = tile.part %w[%c0, %c0] of [1, 1] : !tile.window<8x8xf32> to !tile.window<8x8xf32>
    tile.store "out" <role> %p to %part : !tile.fragment<8x8xf32> to !tile.window<8x8xf32>
  }
}

// -----
// FOREIGN: a write to memory that is neither copy nor store, and would be done by both roles.
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:102:5: error: memref.store: needed work of copies, products, stores, loops and pure ops, which two roles can share; found memref.store; put what adds it behind specialize-warps, or give it the trait Pure
tile.kernel @side_effect ["a"] outputs 1 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %zero = tile.zero : !tile.fragment<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    %s = tile.slot %ring[%i] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
    %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
    memref.store %one, %a[%c0, %c0] : memref<8x8xf32, #tile.space<global>>
  }
}

// -----
// FOREIGN: the number of a thread among those of the CTA, which a role has fewer of.
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:116:5: error: tile.id: needed work of copies, products, stores, loops and pure ops, which two roles can share; found tile.id; put what adds it behind specialize-warps, or give it the trait Pure
tile.kernel @numbered ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    %thread = tile.id "thread" of 128
    %s = tile.slot %ring[%i] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
    %w = tile.window %a[%thread, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
  }
}

// -----
// FOREIGN: a product in a branch, whose accumulator the producer could not do without.
// PIPELINE: specialize-warps
// CHECK-NEXT: specialize-warps-invalid.mlir:133:3: error: tile.zero: needed copies and loops that do not depend on a register tile; found one
tile.kernel @branch ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %total = scf.for %i = %c0 to %c0 step %c0 iter_args(%acc = %zero) -> (!tile.fragment<8x8xf32>) {
    %s = tile.slot %ring[%i] : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
    %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
    %sum = scf.if %true -> (!tile.fragment<8x8xf32>) {
      %p = tile.mma "main" <role> %s "mk", %s "nk", %acc : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
      scf.yield %p : !tile.fragment<8x8xf32>
    } else {
      scf.yield %acc : !tile.fragment<8x8xf32>
    }
    scf.yield %sum : !tile.fragment<8x8xf32>
  }
}
