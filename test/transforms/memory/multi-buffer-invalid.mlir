// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: multi-buffer{stages=0}
// CHECK: error: multi-buffer: needed stages of at least 1; found stages=0
// PIPELINE: multi-buffer{stages=2}
// CHECK-NEXT: multi-buffer-invalid.mlir:8:1: error: tile.kernel: needed shared buffers filled in a loop; found none; run promote first
tile.kernel @nothing [] outputs 0 sizes {} {
  %ring = tile.alloc : !tile.ring<2, memref<8x8xf32, #tile.space<shared>>>
}

// -----
// A buffer that nothing fills, and one that is filled once and for all.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:17:3: error: tile.alloc: needed a buffer filled by copies in one loop; found 0 copies
tile.kernel @unfilled [] outputs 0 sizes {} {
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
}

// -----
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:25:3: error: tile.alloc: needed a buffer filled by copies in one loop; found 1 copies
tile.kernel @no_loop ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
}

// -----
// FOREIGN: two loops that fill one buffer.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:37:3: error: tile.alloc: needed a buffer filled by copies in one loop; found 2 copies
tile.kernel @two_loops ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
  scf.for %j = %c0 to %c0 step %c0 {
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
}

// -----
// FOREIGN: a buffer that another loop reads, where only one slot would be left of it.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:62:5: error: tile.mma: needed all uses of the buffer in the loop that fills it; found one outside
tile.kernel @read_elsewhere ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
  scf.for %j = %c0 to %c0 step %c0 {
    %p = tile.mma "main" <role> %s "mk", %w "nk", %zero : memref<8x8xf32, #tile.space<shared>>, !tile.window<8x8xf32>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
  }
}

// -----
// FOREIGN: a product that reads what the iteration before it copied.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:77:5: error: tile.mma: needed a copy that fills the buffer earlier in each iteration; found none
tile.kernel @skewed ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    %p = tile.mma "main" <role> %s "mk", %w "nk", %zero : memref<8x8xf32, #tile.space<shared>>, !tile.window<8x8xf32>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
}

// -----
// FOREIGN: a copy that some iterations leave out, and read the tile of an earlier one.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:94:7: error: tile.copy: needed a copy that fills the buffer earlier in each iteration; found none
tile.kernel @sometimes ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    scf.if %true {
      tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
    }
  }
}

// -----
// FOREIGN: a buffer that the loop hands on to its next iteration.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:112:5: error: scf.yield: needed a buffer that copies, products, loads and stores use; found scf.yield
tile.kernel @carried ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %t = tile.alloc : !tile.ring<1, memref<8x8xf32, #tile.space<shared>>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  %first = tile.slot %t[%c0] : !tile.ring<1, memref<8x8xf32, #tile.space<shared>>> to memref<8x8xf32, #tile.space<shared>>
  %end = scf.for %i = %c0 to %c0 step %c0 iter_args(%before = %first) -> (memref<8x8xf32, #tile.space<shared>>) {
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
    scf.yield %s : memref<8x8xf32, #tile.space<shared>>
  }
}

// -----
// FOREIGN: a buffer that has its place already, then one of the loop's own.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:122:3: error: tile.alloc: needed a buffer without an offset, allocated outside of its loop; found one with an offset
tile.kernel @placed ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc at 1024 : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
}

// -----
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:138:5: error: tile.alloc: needed a buffer without an offset, allocated outside of its loop; found one inside
tile.kernel @own ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
}

// -----
// FOREIGN: a branch between two loops of a nest, where the count would start again.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:155:7: error: scf.for: needed loops nested without another op between them; found scf.if around it
tile.kernel @branch_between ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    scf.if %true {
      scf.for %j = %c0 to %c0 step %c0 {
        tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
      }
    }
  }
}

// -----
// FOREIGN: work that is not scheduled yet.
// PIPELINE: multi-buffer
// CHECK-NEXT: multi-buffer-invalid.mlir:173:5: error: scf.for: needed loops nested without another op between them; found tile.work around it; run schedule-work first
tile.kernel @unscheduled ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.work of %c0 by %c0 by %c0 in blocks [8, 8, 8] {
  ^bb0(%i: index, %j: index, %k0: index, %k1: index, %first: i1, %last: i1):
    scf.for %k = %k0 to %k1 step %c0 {
      tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
    }
  }
}

// -----
// No copy of the label.
// PIPELINE: multi-buffer{label=rhs}
// CHECK-NEXT: multi-buffer-invalid.mlir:183:1: error: tile.kernel: needed shared buffers filled in a loop by copies labelled rhs; found none; run promote first
tile.kernel @other_label ["a"] outputs 0 sizes {} {
^bb0(%a: memref<8x8xf32, #tile.space<global>>):
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<8x8xf32, #tile.space<global>> to !tile.window<8x8xf32>
  scf.for %i = %c0 to %c0 step %c0 {
    tile.copy "lhs" <role> %w to %s : !tile.window<8x8xf32> to memref<8x8xf32, #tile.space<shared>>
  }
}
