// RUN: gemmc %s -p 'form-loops{threads=64}' | filecheck %s

// Of several loops over the same elements a thread has the same ones of each result: what both read is read once, what the first
// makes is handed on in registers, and all is stored behind what is computed.
// CHECK-LABEL: tile.kernel @steps ["arg0", "arg1", "arg2", "result0", "result1"] outputs 2 sizes {} grid ["2"] threads 64 {
// CHECK:        [[M:%.*]] = tile.transfer_read %arg0[%d0, %d1] step 1 width 4
// CHECK-NEXT:   [[G:%.*]] = tile.transfer_read %arg1[%d0, %d1] step 1 width 4
// CHECK-NEXT:   [[N:%.*]] = tile.map [[M]] with [[G]]
// CHECK:        [[P:%.*]] = tile.transfer_read %arg2[%d0, %d1] step 1 width 4
// CHECK-NEXT:   [[Q:%.*]] = tile.map [[G]] with [[N]], [[P]]
// CHECK:        tile.transfer_write [[N]] to %result0[%d0, %d1] width 4
// CHECK-NEXT:   tile.transfer_write [[Q]] to %result1[%d0, %d1] width 4
// CHECK-LABEL: tile.kernel @normed
func.func @steps(%m: tensor<8x64xf32>, %g: tensor<8x64xf32>, %p: tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xbf16>) {
  %n = tile.loops %m, %g maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] : tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x64xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    tile.yield %s : f32
  }
  %q = tile.loops %g, %n, %p maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32> -> tensor<8x64xbf16> {
  ^bb0(%e: f32, %f: f32, %h: f32):
    %s = arith.mulf %e, %f : f32
    %t = arith.subf %s, %h : f32
    %r = arith.truncf %t : f32 to bf16
    tile.yield %r : bf16
  }
  func.return %n, %q : tensor<8x64xf32>, tensor<8x64xbf16>
}

// A row's sum that is a result too is stored by the first of its lanes; what is made of elements is read by the reduction as it is
// stored.
// CHECK:        [[X:%.*]] = tile.transfer_read %arg0[%at, [[COLUMN:%.*]]] step 1 width 4
// CHECK:        [[H:%.*]] = tile.map [[X]]
// CHECK:        tile.transfer_write [[H]] to %result0[%at, [[COLUMN]]] width 4
// CHECK:        tile.map {{.*}} with [[H]]
// CHECK:        %total = tile.reduce "add" across 32 {{.*}} to !tile.fragment<1x4xf32
// CHECK-NEXT:   %one = tile.extract %total from 0 row 0
// CHECK:        scf.if
// CHECK-NEXT:   tile.transfer_write %one to %result1[%at]
// CHECK:        tile.map [[H]] with %total
// CHECK-NOT:    tile.transfer_read
func.func @normed(%x: tensor<9x128xf32>) -> (tensor<9x128xf32>, tensor<9xf32>, tensor<9x128xf32>) {
  %h = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<9x128xf32> -> tensor<9x128xf32> {
  ^bb0(%e: f32):
    %f = arith.addf %e, %e : f32
    tile.yield %f : f32
  }
  %s = tile.loops %h maps [affine_map<(d0, d1) -> (d0, d1)>] over [128] by "add" : tensor<9x128xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %r = tile.loops %h, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x128xf32>, tensor<9xf32> -> tensor<9x128xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.divf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %h, %s, %r : tensor<9x128xf32>, tensor<9xf32>, tensor<9x128xf32>
}
