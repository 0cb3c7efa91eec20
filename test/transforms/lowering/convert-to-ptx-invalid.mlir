// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Not decided: how many CTAs,
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-invalid.mlir:7:1: error: tile.kernel: needed a grid; found none; run schedule-work first
tile.kernel @main ["a"] outputs 1 sizes {} threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  barrier.sync 0
}

// -----
// how many threads,
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:16:1: error: tile.kernel: needed a thread count; found none; run distribute or specialize-warps first
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  barrier.sync 0
}

// -----
// how much shared memory, and where in it.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:25:1: error: tile.kernel: needed shared memory allocated; found none; run allocate-smem first
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  barrier.sync 0
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:35:3: error: tile.alloc: needed an offset in shared memory; found none; run allocate-smem first
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %s = tile.alloc : memref<4x4xf32, #tile.space<shared>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:43:3: error: barrier.alloc: needed an offset in shared memory; found none; run allocate-smem first
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %r = barrier.alloc : !barrier.ring<4>
}

// -----
// An argument that is in no matrix.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:50:1: error: tile.kernel: needed matrices in global memory as arguments; found memref<64x64xf32, #tile.space<shared>>
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<shared>>):
  barrier.sync 0
}

// -----
// An op of a level above.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:61:3: error: tile.elect: needed an op with a PTX form; found tile.elect; run the passes that lower it before convert-to-ptx
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  tile.elect {
    barrier.sync 0
  }
}

// -----
// A tensor map of what is no argument.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:73:3: error: tma.descriptor: needed a matrix that the kernel is passed; found memref<64x64xf32, #tile.space<global>>
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %m = memref.alloc() : memref<64x64xf32, #tile.space<global>>
  %map = tma.descriptor %m : memref<64x64xf32, #tile.space<global>> to !tma.map<8x8xf32, swizzle 0>
}

// -----
// Integers of 64 bits; conditions that are none; numbers that are no f32 or do not fit.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:83:3: error: arith.addi: needed operands of type index or i32; found i64
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant 1 : i64
  %y = arith.addi %x, %x : i64
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:92:3: error: arith.andi: needed a condition of type i1; found i8
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant 1 : i8
  %y = arith.andi %x, %x : i8
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:101:3: error: arith.cmpi: needed operands of type index or i32; found i1
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant true
  %y = arith.cmpi eq, %x, %x : i1
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:111:3: error: arith.select: needed operands of type index or i32; found f32
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant true
  %f = arith.constant 1.0 : f32
  %y = arith.select %x, %f, %f : f32
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:119:3: error: arith.constant: needed a constant that is an integer or of type f64 or f32; found 1.000000e+00 : f16
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant 1.0 : f16
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:127:3: error: arith.constant: needed a constant of 32 bits; found 4294967296
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant 4294967296 : index
}

// -----
// Division by nothing, and rounding up by what is not known.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:137:3: error: arith.divui: needed a divisor that is not zero; found 0
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant 0 : index
  %y = arith.divui %x, %x : index
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:146:3: error: arith.ceildivui: needed a constant divisor of 1 or more; found a value; block sizes are constants
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %t = tile.thread_id
  %y = arith.ceildivui %t, %t : index
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:155:3: error: arith.ceildivui: needed a constant divisor of 1 or more; found 0; block sizes are constants
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %x = arith.constant 0 : index
  %y = arith.ceildivui %x, %x : index
}

// -----
// A loop that does not get on, one that carries what registers do not hold, or a loaded tile.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:165:3: error: scf.for: needed a step of 1 or more; found 0
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %c0 step %c0 {
    barrier.sync 0
  }
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:178:3: error: scf.for: needed operands of type index or i32; found i1
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %yes = arith.constant true
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %yes) -> (i1) {
    scf.yield %x : i1
  }
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:193:3: error: scf.for: needed carried fragments that are accumulators; found a loaded fragment
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf16, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf16, #tile.space<global>> to !tile.window<1x1xf16>
  %f = tile.load %w : !tile.window<1x1xf16> to !tile.fragment<1x1xf16, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %f) -> (!tile.fragment<1x1xf16, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>) {
    scf.yield %x : !tile.fragment<1x1xf16, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
  }
}

// -----
// A branch that chooses a value.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:206:3: error: scf.if: needed a branch without results; found 1 results
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %t = tile.elected
  %r = scf.if %t -> (index) {
    scf.yield %c0 : index
  } else {
    scf.yield %c0 : index
  }
}

// -----
// A warpgroup's arrival.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid.mlir:222:3: error: barrier.arrive_at: needed arrivals by warp, thread or copies; found warpgroup
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %r = barrier.alloc at 0 : !barrier.ring<1>
  %b = barrier.at %r[%c0] : !barrier.ring<1>
  barrier.arrive_at %b by "warpgroup"
}
