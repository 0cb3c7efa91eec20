// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Shapes: not two numbers, none of a unit, more threads than a CTA has, parts that are not equal.
// PIPELINE: distribute{label=main to=thread shape=4}
// CHECK: error: distribute: needed shape=rows,columns of at least 1; found shape=4
// PIPELINE: distribute{label=main to=thread shape=4,0}
// CHECK-NEXT: error: distribute: needed shape=rows,columns of at least 1; found shape=4,0
// PIPELINE: distribute{label=main to=lane shape=1,1}
// CHECK-NEXT: <pipeline>:1:1: error: distribute: needed warpgroup, warp or thread for to; found to=lane
// PIPELINE: distribute{label=more to=thread shape=8,4}
// CHECK-NEXT: distribute-invalid.mlir:26:1: error: tile.kernel: needed ops labelled more; found none; change the label option
// PIPELINE: distribute{label=main to=thread shape=64,32}
// CHECK-NEXT: distribute-invalid.mlir:33:3: error: tile.mma: needed at most 1024 threads; found 2048; change distribute's shape
// PIPELINE: distribute{label=main to=thread shape=3,1}
// CHECK-NEXT: distribute-invalid.mlir:33:3: error: tile.mma: needed a block that 3 x 1 units share evenly; found 64 x 64; change distribute's shape or form-kernel's tile
// PIPELINE: distribute{label=lhs to=thread shape=1,3}
// CHECK-NEXT: distribute-invalid.mlir:31:3: error: tile.copy: needed parts of [1, 3] of !tile.window<64x32xf32>; found tile.part: needed a count that divides each dimension of [64, 32]; found [1, 3]; change distribute's shape
// Once only, and all with the same number of threads.
// PIPELINE: distribute{label=main to=thread shape=8,4} => distribute{label=main to=thread shape=8,4}
// CHECK-NEXT: distribute-invalid.mlir:33:3: error: tile.mma: needed an op of scope role; found scope thread; distribute it once only
// PIPELINE: distribute{label=main to=thread shape=8,4} => distribute{label=lhs to=thread shape=8,1}
// CHECK-NEXT: distribute-invalid.mlir:31:3: error: tile.copy: needed a shape of 32 threads in all; found 8 x 1; change distribute's shape, or the role's warpgroups
// PIPELINE: distribute{label=main to=thread shape=8,4} => distribute{label=lhs to=warpgroup shape=1,1}
// CHECK-NEXT: distribute-invalid.mlir:31:3: error: tile.copy: needed threads that make whole warpgroups of 128; found 32
tile.kernel @cta ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x32xf32, #tile.space<global>>):
  %s = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x32xf32, #tile.space<global>> to !tile.window<64x32xf32>
  tile.copy "lhs" <role> %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<64x64xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x32xf32, #tile.space<shared>>, memref<64x32xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
}

// -----
// Roles: as many units as they have, whole ones.
// PIPELINE: distribute{label=main to=warpgroup shape=2,1}
// CHECK-NEXT: distribute-invalid.mlir:44:5: error: tile.mma: needed threads that make whole warpgroups of 128; found 192
tile.kernel @role [] outputs 0 sizes {} threads 256 {
  %s = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  tile.role "consumer" warpgroups 2 warps 6 {
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x32xf32, #tile.space<shared>>, memref<64x32xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  }
}

// -----
// PIPELINE: distribute{label=main to=warpgroup shape=1,1}
// CHECK-NEXT: distribute-invalid.mlir:55:5: error: tile.mma: needed a shape of 3 warpgroups in all; found 1 x 1; change distribute's shape, or the role's warpgroups
tile.kernel @three [] outputs 0 sizes {} threads 384 {
  %s = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  tile.role "consumer" warpgroups 3 warps 12 {
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x32xf32, #tile.space<shared>>, memref<64x32xf32, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  }
}

// -----
// PIPELINE: distribute{label=lhs to=thread shape=64,1}
// CHECK-NEXT: distribute-invalid.mlir:67:3: error: tile.copy: needed an op without an atom; found #tile.atom<tma>; run distribute before assign-atoms
tile.kernel @has_atom ["a"] outputs 0 sizes {} {
^bb0(%a: memref<64x32xf32, #tile.space<global>>):
  %s = tile.alloc : memref<64x32xf32, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %w = tile.window %a[%c0, %c0] within [%c0, %c0] : memref<64x32xf32, #tile.space<global>> to !tile.window<64x32xf32>
  tile.copy "lhs" <role> atom <tma> %w to %s : !tile.window<64x32xf32> to memref<64x32xf32, #tile.space<shared>>
}

// -----
// A tile that leaves through buffers of some of its columns.
// PIPELINE: distribute{label=main to=thread shape=1,4}
// CHECK-NEXT: distribute-invalid.mlir:78:3: error: tile.extract: needed a staged tile cut along its rows only; found shape=1,4; change distribute's shape, or leave out stage-epilogue or pair-products
tile.kernel @staged [] outputs 0 sizes {} {
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
  %e = tile.extract %p from 4 : !tile.fragment<8x8xf32> to !tile.fragment<8x4xf32>
}

// -----
// A swizzled operand that would be cut inside of a 16-byte chunk.
// PIPELINE: distribute{label=main to=thread shape=16,1}
// CHECK-NEXT: distribute-invalid.mlir:88:3: error: tile.mma: needed parts of [1, 16] of memref<64x192xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>; found tile.part: needed blocked parts of whole 16-byte chunks, or inside of one, that divide a 128-byte panel, or of whole panels; found 64x12; change distribute's shape
tile.kernel @swizzled [] outputs 0 sizes {} {
  %s = tile.alloc : memref<64x192xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<192x192xf32>
  %p = tile.mma "main" <role> %s "km", %s "kn", %zero : memref<64x192xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, memref<64x192xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>, !tile.fragment<192x192xf32> to !tile.fragment<192x192xf32>
}

// -----
// FOREIGN: a chain of products, where the sum of the first is an operand of the second.
// PIPELINE: distribute{label=main to=thread shape=1,4}
// CHECK-NEXT: distribute-invalid.mlir:99:3: error: tile.mma: needed operands in memory; found !tile.fragment<8x8xf32>
tile.kernel @chain [] outputs 0 sizes {} {
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
  %q = tile.mma "more" <role> %p "mk", %s "nk", %zero : !tile.fragment<8x8xf32>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}

// -----
// FOREIGN: an accumulator that goes through a branch, one loaded from memory, and one that
// another dialect's op uses.
// PIPELINE: distribute{label=main to=thread shape=1,4}
// CHECK-NEXT: distribute-invalid.mlir:111:3: error: scf.if: needed an accumulator carried by scf.for; found scf.if
tile.kernel @branch [] outputs 0 sizes {} {
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %true = arith.constant true
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %sum = scf.if %true -> (!tile.fragment<8x8xf32>) {
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
    scf.yield %p : !tile.fragment<8x8xf32>
  } else {
    scf.yield %zero : !tile.fragment<8x8xf32>
  }
}

// -----
// PIPELINE: distribute{label=main to=thread shape=1,4}
// CHECK-NEXT: distribute-invalid.mlir:124:3: error: tile.load: needed an accumulator made by tile.zero; found tile.load
tile.kernel @loaded [] outputs 0 sizes {} {
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %sum = tile.load %s : memref<8x8xf32, #tile.space<shared>> to !tile.fragment<8x8xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %sum : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
}

// -----
// PIPELINE: distribute{label=main to=thread shape=1,4}
// CHECK-NEXT: distribute-invalid.mlir:136:3: error: arith.select: needed an accumulator used by tile ops and loops only; found arith.select
tile.kernel @used_elsewhere [] outputs 0 sizes {} {
  %s = tile.alloc : memref<8x8xf32, #tile.space<shared>>
  %true = arith.constant true
  %zero = tile.zero : !tile.fragment<8x8xf32>
  %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<8x8xf32, #tile.space<shared>>, memref<8x8xf32, #tile.space<shared>>, !tile.fragment<8x8xf32> to !tile.fragment<8x8xf32>
  %q = arith.select %true, %p, %zero : !tile.fragment<8x8xf32>
}
