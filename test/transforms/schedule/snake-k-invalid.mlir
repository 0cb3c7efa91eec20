// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// PIPELINE: snake-k
// CHECK: snake-k-invalid.mlir:6:1: error: tile.kernel: needed copies in a loop over K; found none; run snake-k after promote and before convert-tile-to-tma
tile.kernel @nothing [] outputs 0 sizes {} {
^bb0:
}

// -----
// FOREIGN: a copy that only some steps make.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:27:9: error: tile.copy: needed a copy directly in a loop over K; found scf.if
tile.kernel @guarded ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      %later = arith.cmpi ne, %k, %c0 : index
      scf.if %later {
        tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
      }
    }
  }
}

// -----
// FOREIGN: a block a CTA, so that there is no walk.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:45:3: error: scf.for: needed a loop over K right in a persistent walk over blocks; found no loop around it; run schedule-work{persistent=true} first, and run snake-k before pipeline-loop
tile.kernel @once ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  scf.for %k = %c0 to %k1 step %c64 {
    %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
    tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
  }
}

// -----
// FOREIGN: a walk in steps of one, so that rounds are not counted by the number of CTAs.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:64:5: error: scf.for: needed a loop over K right in a persistent walk over blocks; found another loop around it; run schedule-work{persistent=true} first, and run snake-k before pipeline-loop
tile.kernel @every ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  scf.for %walked = %block to %k1 step %c64 {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
    }
  }
}

// -----
// FOREIGN: a walk of clusters from a number of CTAs.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:86:5: error: scf.for: needed a loop over K right in a persistent walk over blocks; found another loop around it; run schedule-work{persistent=true} first, and run snake-k before pipeline-loop
tile.kernel @mixed ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  %c2 = arith.constant 2 : index
  %clusters = arith.divui %ctas, %c2 : index
  scf.for %walked = %block to %k1 step %clusters {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
    }
  }
}

// -----
// FOREIGN: an end of K that is computed.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:107:5: error: scf.for: needed a loop over K of constant bounds; found one of values
tile.kernel @computed ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  %end = arith.addi %block, %c64 : index
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %c0 to %end step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
    }
  }
}

// -----
// FOREIGN: a loop that never runs.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:127:5: error: scf.for: needed a loop over K that plainly runs; found 512 to 0 step 64
tile.kernel @never ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %k1 to %c0 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
    }
  }
}

// -----
// FOREIGN: a product that reads an operand where the counter is.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:151:7: error: tile.mma: needed a counter of K that only places what copies read; found a use by tile.mma; promote both operands
tile.kernel @direct ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  %zero = tile.zero : !tile.fragment<64x64xf32>
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
      %1 = tile.mma "main" <role> %x "mk", %v "kn", %zero : memref<64x64xf32, #tile.space<shared>>, !tile.window<64x64xf32>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    }
  }
}

// -----
// FOREIGN: a comparison with the last value.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:173:7: error: arith.cmpi: needed a counter of K that only places what copies read; found a use by arith.cmpi
tile.kernel @last ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  %c448 = arith.constant 448 : index
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
      %last = arith.cmpi eq, %k, %c448 : index
    }
  }
}

// -----
// FOREIGN: a part of the buffer that the counter chooses.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:194:7: error: tile.copy: needed a counter of K that only places what copies read; found a use by tile.copy
tile.kernel @chosen ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<32x64xf32>
      %part = tile.part %x[%k, %c0] of [2, 1] : memref<64x64xf32, #tile.space<shared>> to memref<32x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
      tile.copy "a" <role> %v to %part : !tile.window<32x64xf32> to memref<32x64xf32, strided<[64, 1], offset: ?>, #tile.space<shared>>
    }
  }
}

// -----
// FOREIGN: a place that is carried from step to step.
// PIPELINE: snake-k
// CHECK-NEXT: snake-k-invalid.mlir:213:7: error: tile.window: needed windows that the loops' counters place; found one that a carried value places
tile.kernel @carried ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  scf.for %walked = %block to %k1 step %ctas {
    %end = scf.for %k = %c0 to %k1 step %c64 iter_args(%at = %c0) -> (index) {
      %v = tile.window %a[%c0, %at] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
      %next = arith.addi %at, %c64 : index
      scf.yield %next : index
    }
  }
}

// -----
// FOREIGN: what the pass has made.
// PIPELINE: snake-k => snake-k
// CHECK-NEXT: snake-k-invalid.mlir:234:5: error: arith.select: needed a counter of K that only places what copies read; found a use by arith.select; run snake-k once only
tile.kernel @again ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
    }
  }
}

// -----
// FOREIGN: copies of later steps, some of them before the loop.
// PIPELINE: multi-buffer, pipeline-loop => snake-k
// CHECK-NEXT: snake-k-invalid.mlir:254:3: error: scf.for: needed a loop over K right in a persistent walk over blocks; found no loop around it; run schedule-work{persistent=true} first, and run snake-k before pipeline-loop
tile.kernel @ahead ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x512xf32, #tile.space<global>>):
  %x = tile.alloc : memref<64x64xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %k1 = arith.constant 512 : index
  %block = tile.block_id
  %ctas = tile.block_count
  %zero = tile.zero : !tile.fragment<64x64xf32>
  scf.for %walked = %block to %k1 step %ctas {
    scf.for %k = %c0 to %k1 step %c64 {
      %v = tile.window %a[%c0, %k] within [%c64, %k1] : memref<64x512xf32, #tile.space<global>> to !tile.window<64x64xf32>
      tile.copy "a" <role> %v to %x : !tile.window<64x64xf32> to memref<64x64xf32, #tile.space<shared>>
      %1 = tile.mma "main" <role> %x "mk", %x "kn", %zero : memref<64x64xf32, #tile.space<shared>>, memref<64x64xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
    }
  }
}

// Threads add offsets without a sign to addresses; that a mirrored one has none is not plain.
// RUN: not gemmc %inputs/matmul_f32.mlir -p 'normalize-contractions, form-kernel{tile=32,32,32}, schedule-work{persistent=true}, promote{operand=lhs}, promote{operand=rhs}, snake-k, distribute{label=main to=thread shape=32,32}, distribute-copies{label=lhs vector=1}, distribute-copies{label=rhs vector=1}, assign-atoms{copy=ldst mma=fma store=st}, insert-barriers, convert-tile-to-simt, lower-hierarchy, allocate-smem, convert-to-ptx' 2>&1 | filecheck %s --check-prefix THREADS
// THREADS: error: tile.window: needed offsets that are plainly not negative; found one of arith.select
