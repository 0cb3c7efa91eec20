// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// A bias of two neighbouring 16-bit elements is one load. What the program adds in bf16 is added in
// pairs; a function of bf16 is one instruction, of f32.
// CHECK-LABEL: ptx.kernel @main
// CHECK:      [[V17:%[0-9_]+]] = ptx.ld "global.b32" [[V16:%[0-9_]+]] offset 0 : !ptx.reg<b64> to !ptx.reg<b32>
// CHECK-NEXT: [[V18:%[0-9_]+]] = ptx.element [[V8:%[0-9_]+]][0] : !ptx.range<f32, 2> to !ptx.reg<f32>
// CHECK-NEXT: [[V19:%[0-9_]+]] = ptx.element [[V8]][1] : !ptx.range<f32, 2> to !ptx.reg<f32>
// CHECK-NEXT: [[V20:%[0-9_]+]] = ptx.cvt_pack "rn.bf16x2.f32" [[V19]], [[V18]] : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT: [[V31:%[0-9_]+]] = ptx.packed "add" "bf16x2" [[V20]], [[V17]] : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT: [[V32:%[0-9_]+]], [[V33:%[0-9_]+]] = ptx.unpack [[V31]] : !ptx.reg<b32> to !ptx.reg<b16>, !ptx.reg<b16>
// CHECK-NEXT: [[V34:%[0-9_]+]] = ptx.cvt "f32.bf16" [[V32]] : !ptx.reg<b16> to !ptx.reg<f32>
// CHECK-NEXT: [[V35:%[0-9_]+]] = ptx.cvt "f32.bf16" [[V33]] : !ptx.reg<b16> to !ptx.reg<f32>
// CHECK-NEXT: [[V36:%[0-9_]+]] = ptx.tanh "approx.f32" [[V34]] : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V37:%[0-9_]+]] = ptx.tanh "approx.f32" [[V35]] : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V38:%[0-9_]+]] = ptx.cvt_pack "rn.bf16x2.f32" [[V37]], [[V36]] : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<b32>
tile.kernel @main ["b", "a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%b: memref<1x64xbf16, #tile.space<global>>, %a: memref<64x64xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %z = tile.zero : !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1]>>
  %w = tile.window %b[%c0, %c0] within [%c1, %c64] : memref<1x64xbf16, #tile.space<global>> to !tile.window<1x2xbf16>
  %row = tile.load %w by "n" : !tile.window<1x2xbf16> to !tile.fragment<1x2xbf16, #tile.layout<threads [] values [2, 0, 1]>>
  %g = tile.map %z with %row : !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1]>> with !tile.fragment<1x2xbf16, #tile.layout<threads [] values [2, 0, 1]>> to !tile.fragment<1x2xbf16, #tile.layout<threads [] values [2, 0, 1]>> {
  ^bb0(%x: f32, %y: bf16):
    %r = arith.truncf %x : f32 to bf16
    %s = arith.addf %r, %y : bf16
    %t = math.tanh %s : bf16
    tile.yield %t : bf16
  }
}

// A function of f32 takes a sequence, two elements at a time; a comparison and a choice.
// CHECK-LABEL: ptx.kernel @wide
// CHECK:      [[V4:%[0-9_]+]] = ptx.element [[V3:%[0-9_]+]][0] : !ptx.range<f32, 2> to !ptx.reg<f32>
// CHECK-NEXT: [[V5:%[0-9_]+]] = ptx.element [[V3]][1] : !ptx.range<f32, 2> to !ptx.reg<f32>
// CHECK-NEXT: [[V6:%[0-9_]+]] = ptx.immediate "0f3F000000" : !ptx.reg<f32, "0f3F000000">
// CHECK-NEXT: [[V7:%[0-9_]+]] = ptx.immediate "0f3BBB989E" : !ptx.reg<f32, "0f3BBB989E">
// CHECK-NEXT: [[V8:%[0-9_]+]] = ptx.fma "rn.sat.f32" [[V4]], [[V7]], [[V6]] : !ptx.reg<f32>, !ptx.reg<f32, "0f3BBB989E">, !ptx.reg<f32, "0f3F000000"> to !ptx.reg<f32>
// CHECK-NEXT: [[V9:%[0-9_]+]] = ptx.immediate "0f4B400001" : !ptx.reg<f32, "0f4B400001">
// CHECK-NEXT: [[V10:%[0-9_]+]] = ptx.immediate "0f437C0000" : !ptx.reg<f32, "0f437C0000">
// CHECK-NEXT: [[V11:%[0-9_]+]] = ptx.fma "rn.f32" [[V8]], [[V10]], [[V9]] : !ptx.reg<f32>, !ptx.reg<f32, "0f437C0000">, !ptx.reg<f32, "0f4B400001"> to !ptx.reg<f32>
// CHECK-NEXT: [[V12:%[0-9_]+]] = ptx.immediate "0f4B40007F" : !ptx.reg<f32, "0f4B40007F">
// CHECK-NEXT: [[V13:%[0-9_]+]] = ptx.sub "rn.f32" [[V12]], [[V11]] : !ptx.reg<f32, "0f4B40007F">, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V14:%[0-9_]+]] = ptx.immediate "0f3FB8AA3B" : !ptx.reg<f32, "0f3FB8AA3B">
// CHECK-NEXT: [[V15:%[0-9_]+]] = ptx.fma "rn.f32" [[V4]], [[V14]], [[V13]] : !ptx.reg<f32>, !ptx.reg<f32, "0f3FB8AA3B">, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V16:%[0-9_]+]] = ptx.immediate "0f32A57060" : !ptx.reg<f32, "0f32A57060">
// CHECK-NEXT: [[V17:%[0-9_]+]] = ptx.fma "rn.f32" [[V4]], [[V16]], [[V15]] : !ptx.reg<f32>, !ptx.reg<f32, "0f32A57060">, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V18:%[0-9_]+]] = ptx.mov "b32" [[V11]] : !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT: [[V19:%[0-9_]+]] = ptx.immediate "23" : !ptx.reg<b32, "23">
// CHECK-NEXT: [[V20:%[0-9_]+]] = ptx.shl "b32" [[V18]], [[V19]] : !ptx.reg<b32>, !ptx.reg<b32, "23"> to !ptx.reg<b32>
// CHECK-NEXT: [[V21:%[0-9_]+]] = ptx.mov "b32" [[V20]] : !ptx.reg<b32> to !ptx.reg<f32>
// CHECK-NEXT: [[V22:%[0-9_]+]] = ptx.ex2 "approx.ftz.f32" [[V17]] : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V23:%[0-9_]+]] = ptx.mulf "f32" [[V22]], [[V21]] : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V24:%[0-9_]+]] = ptx.immediate "0f3F000000" : !ptx.reg<f32, "0f3F000000">
// CHECK-NEXT: [[V25:%[0-9_]+]] = ptx.immediate "0f3BBB989E" : !ptx.reg<f32, "0f3BBB989E">
// CHECK-NEXT: [[V26:%[0-9_]+]] = ptx.fma "rn.sat.f32" [[V5]], [[V25]], [[V24]] : !ptx.reg<f32>, !ptx.reg<f32, "0f3BBB989E">, !ptx.reg<f32, "0f3F000000"> to !ptx.reg<f32>
// CHECK-NEXT: [[V27:%[0-9_]+]] = ptx.immediate "0f4B400001" : !ptx.reg<f32, "0f4B400001">
// CHECK-NEXT: [[V28:%[0-9_]+]] = ptx.immediate "0f437C0000" : !ptx.reg<f32, "0f437C0000">
// CHECK-NEXT: [[V29:%[0-9_]+]] = ptx.fma "rn.f32" [[V26]], [[V28]], [[V27]] : !ptx.reg<f32>, !ptx.reg<f32, "0f437C0000">, !ptx.reg<f32, "0f4B400001"> to !ptx.reg<f32>
// CHECK-NEXT: [[V30:%[0-9_]+]] = ptx.immediate "0f4B40007F" : !ptx.reg<f32, "0f4B40007F">
// CHECK-NEXT: [[V31:%[0-9_]+]] = ptx.sub "rn.f32" [[V30]], [[V29]] : !ptx.reg<f32, "0f4B40007F">, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V32:%[0-9_]+]] = ptx.immediate "0f3FB8AA3B" : !ptx.reg<f32, "0f3FB8AA3B">
// CHECK-NEXT: [[V33:%[0-9_]+]] = ptx.fma "rn.f32" [[V5]], [[V32]], [[V31]] : !ptx.reg<f32>, !ptx.reg<f32, "0f3FB8AA3B">, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V34:%[0-9_]+]] = ptx.immediate "0f32A57060" : !ptx.reg<f32, "0f32A57060">
// CHECK-NEXT: [[V35:%[0-9_]+]] = ptx.fma "rn.f32" [[V5]], [[V34]], [[V33]] : !ptx.reg<f32>, !ptx.reg<f32, "0f32A57060">, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V36:%[0-9_]+]] = ptx.mov "b32" [[V29]] : !ptx.reg<f32> to !ptx.reg<b32>
// CHECK-NEXT: [[V37:%[0-9_]+]] = ptx.immediate "23" : !ptx.reg<b32, "23">
// CHECK-NEXT: [[V38:%[0-9_]+]] = ptx.shl "b32" [[V36]], [[V37]] : !ptx.reg<b32>, !ptx.reg<b32, "23"> to !ptx.reg<b32>
// CHECK-NEXT: [[V39:%[0-9_]+]] = ptx.mov "b32" [[V38]] : !ptx.reg<b32> to !ptx.reg<f32>
// CHECK-NEXT: [[V40:%[0-9_]+]] = ptx.ex2 "approx.ftz.f32" [[V35]] : !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V41:%[0-9_]+]] = ptx.mulf "f32" [[V40]], [[V39]] : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<f32>
// CHECK-NEXT: [[V42:%[0-9_]+]] = ptx.setp "gt" "f32" [[V4]], [[V23]] : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<pred>
// CHECK-NEXT: [[V43:%[0-9_]+]] = ptx.setp "gt" "f32" [[V5]], [[V41]] : !ptx.reg<f32>, !ptx.reg<f32> to !ptx.reg<pred>
// CHECK-NEXT: [[V44:%[0-9_]+]] = ptx.selp "f32" [[V4]], [[V23]], [[V42]] : !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<pred> to !ptx.reg<f32>
// CHECK-NEXT: [[V45:%[0-9_]+]] = ptx.selp "f32" [[V5]], [[V41]], [[V43]] : !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<pred> to !ptx.reg<f32>
tile.kernel @wide ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>):
  %z = tile.zero : !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1]>>
  %g = tile.map %z : !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1]>> to !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1]>> {
  ^bb0(%x: f32):
    %t = math.exp %x : f32
    %c = arith.cmpf ogt, %x, %t : f32
    %y = arith.select %c, %x, %t : f32
    tile.yield %y : f32
  }
}
