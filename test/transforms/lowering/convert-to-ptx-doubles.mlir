// RUN: gemmc %s -p 'form-loops,allocate-smem,convert-to-ptx' | filecheck %s
// RUN: sed '/^func.func @mean/,$d' %s | gemmc - -p 'form-loops,allocate-smem,convert-to-ptx,assign-registers,linearize' -o %t.ptx && filecheck %s --check-prefix TEXT --input-file %t.ptx

// Lanes exchange words: an f64 goes in two, the lower one first, and is combined as f64.
// CHECK:      [[LOW:%.*]], [[HIGH:%.*]] = ptx.unpack [[SUM:%.*]] : !ptx.reg<f64> to !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT: [[FIRST:%.*]] = ptx.shfl_bfly [[LOW]], 16 : !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT: [[SECOND:%.*]] = ptx.shfl_bfly [[HIGH]], 16 : !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT: [[OTHER:%.*]] = ptx.pack [[FIRST]], [[SECOND]] : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<f64>
// CHECK-NEXT: ptx.add "rn.f64" [[SUM]], [[OTHER]] :
// CHECK-COUNT-8: ptx.shfl_bfly
// CHECK-NOT:  ptx.shfl_bfly

// TEXT:      mov.b64 {[[LOW:%r[0-9]+]], [[HIGH:%r[0-9]+]]}, %g
// TEXT-NEXT: shfl.sync.bfly.b32 [[FIRST:%r[0-9]+]], [[LOW]], 16, 31, 0xffffffff;
// TEXT-NEXT: shfl.sync.bfly.b32 [[SECOND:%r[0-9]+]], [[HIGH]], 16, 31, 0xffffffff;
// TEXT-NEXT: mov.b64 [[OTHER:%g[0-9]+]], {[[FIRST]], [[SECOND]]};
// TEXT-NEXT: add.rn.f64 {{.*}}, [[OTHER]];
func.func @sums(%x: tensor<9x64xf64>) -> tensor<9xf64> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [64] by "add" : tensor<9x64xf64> -> tensor<9xf64> {
  ^bb0(%e: f64):
    tile.yield %e : f64
  }
  func.return %s : tensor<9xf64>
}

// Elements of a run that are one register, such as what a warp's sum is divided by, are computed once.
// CHECK-LABEL: @mean
// CHECK:      ptx.div "rn.f64"
// CHECK-NOT:  ptx.div
func.func @mean(%x: tensor<9x64xf64>) -> tensor<9x64xf64> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [64] by "add" : tensor<9x64xf64> -> tensor<9xf64> {
  ^bb0(%e: f64):
    tile.yield %e : f64
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x64xf64>, tensor<9xf64> -> tensor<9x64xf64> {
  ^bb0(%e: f64, %t: f64):
    %n = arith.constant 64.0 : f64
    %m = arith.divf %t, %n : f64
    %d = arith.subf %e, %m : f64
    tile.yield %d : f64
  }
  func.return %r : tensor<9x64xf64>
}
