// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Sums in 16 bits, or of what was loaded.
// PIPELINE: convert-to-ptx
// CHECK: convert-to-ptx-invalid-fragments.mlir:9:3: error: tile.zero: needed an f16, f64 or f32 accumulator; found bf16
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %z = tile.zero : !tile.fragment<2x2xbf16, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-fragments.mlir:23:3: error: tile.fma: needed an accumulator from tile.zero; found loaded registers
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %n = arith.constant 64 : index
  %w = tile.window %a[%c0, %c0] within [%n, %n] : memref<64x64xf32, #tile.space<global>> to !tile.window<2x2xf32>
  %f = tile.load %w : !tile.window<2x2xf32> to !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
  %r = tile.zero : !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>
  %c = tile.zero : !tile.fragment<2x1xf32, #tile.layout<threads [] values [1, 0, 1, 2, 1, 0]>>
  %p = tile.fma %c, %r, %f : !tile.fragment<2x1xf32, #tile.layout<threads [] values [1, 0, 1, 2, 1, 0]>>, !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>, !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> to !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-fragments.mlir:36:3: error: wgmma.fence: needed an accumulator from tile.zero; found loaded registers
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %z = tile.zero : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
  %g = tile.map %z : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> {
  ^bb0(%x: f32):
    tile.yield %x : f32
  }
  %f = wgmma.fence %g : !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>> to !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
}

// -----
// FOREIGN: a comparison without an instruction, of rounded values.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-fragments.mlir:49:5: error: arith.cmpf: needed one of {{.*}}math.trunc in an epilogue; found arith.cmpf
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %z = tile.zero : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
  %g = tile.map %z : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> to !tile.fragment<2x2xf16, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to f16
    %w = arith.cmpf false, %y, %y : f16
    tile.yield %y : f16
  }
}

// -----
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-fragments.mlir:63:5: error: arith.truncf: needed in f64 one of {{.*}}; found arith.truncf
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %z = tile.zero : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
  %g = tile.map %z : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> to !tile.fragment<2x2xf16, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> {
  ^bb0(%x: f32):
    %y = arith.constant 1.0 : f64
    %w = arith.truncf %y : f64 to f16
    tile.yield %w : f16
  }
}

// -----
// A type that there is no instruction for.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-fragments.mlir:77:5: error: arith.truncf: needed an even number of values rounded to f16 or bf16; found f8E4M3FN
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %z = tile.zero : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
  %g = tile.map %z : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> to !tile.fragment<2x2xf8E4M3FN, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> {
  ^bb0(%x: f32):
    %y = arith.truncf %x : f32 to f8E4M3FN
    tile.yield %y : f8E4M3FN
  }
}

// -----
// An op without an instruction.
// PIPELINE: convert-to-ptx
// CHECK-NEXT: convert-to-ptx-invalid-fragments.mlir:91:5: error: arith.cmpf: needed one of {{.*}} in an epilogue; found arith.cmpf
tile.kernel @main ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %z = tile.zero : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>>
  %g = tile.map %z : !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> to !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 0, 1, 2, 1, 0]>> {
  ^bb0(%x: f32):
    %y = arith.cmpf false, %x, %x : f32
    tile.yield %x : f32
  }
}
