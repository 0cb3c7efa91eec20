// RUN: gemmc %s -p 'form-loops{unroll=1 threads=64 warps=1}' | filecheck %s

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

// Behind a warp's sum, its first lane goes on with what it has; the sum is no memory.
// CHECK-LABEL: tile.kernel @mean ["arg0", "arg1", "result0"] outputs 1 sizes {} grid ["5"] threads 64 ctas_per_sm 2 {
// CHECK:        %total = tile.reduce "add" across 32
// CHECK:        scf.if
// CHECK-NEXT:     [[B:%.*]] = tile.transfer_read %arg1[%d0]
// CHECK-NEXT:     [[V:%.*]] = tile.map %total with [[B]]
// CHECK:          tile.transfer_write [[V]] to %result0[%d0]
// CHECK-NOT:    tile.transfer_write
func.func @mean(%x: tensor<9x4096xf32>, %b: tensor<9xf32>) -> tensor<9xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [4096] by "add" : tensor<9x4096xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %m = tile.loops %s, %b maps [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] : tensor<9xf32>, tensor<9xf32> -> tensor<9xf32> {
  ^bb0(%e: f32, %f: f32):
    %n = arith.constant 4096.0 : f32
    %d = arith.divf %e, %n : f32
    %g = arith.addf %d, %f : f32
    tile.yield %g : f32
  }
  func.return %m : tensor<9xf32>
}

// Sums of columns are threads': a thread goes on with the four that it has.
// CHECK-LABEL: tile.kernel @columns
// CHECK:        scf.for
// CHECK:        tile.map {{.*}} !tile.fragment<1x4xf32
// CHECK:        [[B:%.*]] = tile.transfer_read %arg1[%d0] step 1 width 4
// CHECK-NEXT:   [[V:%.*]] = tile.map {{.*}} with [[B]]
// CHECK:        tile.transfer_write {{.*}} to %result0[%d0] width 4
// CHECK-NEXT:   tile.transfer_write [[V]] to %result1[%d0] width 4
func.func @columns(%x: tensor<7x1024xf32>, %b: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] over [7] by "add" : tensor<7x1024xf32> -> tensor<1024xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %m = tile.loops %s, %b maps [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>] : tensor<1024xf32>, tensor<1024xf32> -> tensor<1024xf32> {
  ^bb0(%e: f32, %f: f32):
    %g = arith.subf %f, %e : f32
    tile.yield %g : f32
  }
  func.return %s, %m : tensor<1024xf32>, tensor<1024xf32>
}

// The logarithm of a row's sum is the first thread's of a row; of 16 elements, rows are four lanes'.
// CHECK-LABEL: tile.kernel @log
// CHECK:        tile.reduce "add" across 4
// CHECK:        scf.if
// CHECK:          math.log
// CHECK:          tile.transfer_write {{.*}} to %result0
func.func @log(%x: tensor<90x16xf32>) -> tensor<90xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [16] by "add" : tensor<90x16xf32> -> tensor<90xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %m = tile.loops %s maps [affine_map<(d0) -> (d0)>] : tensor<90xf32> -> tensor<90xf32> {
  ^bb0(%e: f32):
    %g = math.log %e : f32
    tile.yield %g : f32
  }
  func.return %m : tensor<90xf32>
}
