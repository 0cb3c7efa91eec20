// RUN: not gemmc %s --pipeline 'normalize-contractions,pair-products{gain=-1.0}' --emit mlir 2>&1 | filecheck %s
// RUN: not gemmc %s --pipeline 'normalize-contractions,pair-products,swap-ab' --emit mlir 2>&1 | filecheck %s --check-prefix SWAP
// RUN: not gemmc %s --pipeline 'normalize-contractions,pair-products,form-kernel{tile=64,33,64}' --emit mlir 2>&1 | filecheck %s --check-prefix ODD
// RUN: not gemmc %s --pipeline 'normalize-contractions,pair-products,form-kernel{tile=64,48,64},schedule-work,promote{operand=rhs multiple=128}' --emit mlir 2>&1 | filecheck %s --check-prefix WIDE
// RUN: not gemmc %s --pipeline 'hopper-coop{tile=64,128,64 cluster=none epilogue=split persistent=false}' --set pair-products@form-kernel 2>&1 | filecheck %s --check-prefix HALVES
// RUN: not gemmc %s --pipeline ampere-mma --set pair-products@form-kernel 2>&1 | filecheck %s --check-prefix CUT

// CHECK: error: builtin.module: needed a gain of 0 or more; found gain=-1
// SWAP: error: tile.contract: needed a product of one right operand; found two side by side; leave out swap-ab or pair-products
// ODD: error: tile.contract: needed an even number of columns for two products side by side; found 33; change form-kernel's tile
// WIDE: error: tile.mma: needed two windows beside each other that fill a buffer; found memref<64x128xbf16, #tile.space<shared>>; leave out promote's multiple
// HALVES: error: tile.staged_epilogue: needed an epilogue whose columns are each made of one; found one made of 2; leave pair-products out
// CUT: error: tile.extract: needed a staged tile cut along its rows only; found shape=2,4; change distribute's shape, or leave out stage-epilogue or pair-products
func.func @pair(%x: tensor<64x192xbf16>, %v: tensor<192x64xbf16>, %w: tensor<192x64xbf16>) -> tensor<64x64xbf16> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %o = tensor.empty() : tensor<64x64xbf16>
  %g = linalg.matmul ins(%x, %v : tensor<64x192xbf16>, tensor<192x64xbf16>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %u = linalg.matmul ins(%x, %w : tensor<64x192xbf16>, tensor<192x64xbf16>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%g, %u : tensor<64x64xf32>, tensor<64x64xf32>) outs(%o : tensor<64x64xbf16>) {
  ^bb0(%p: f32, %q: f32, %out: bf16):
    %m = arith.mulf %p, %q : f32
    %t = arith.truncf %m : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<64x64xbf16>
  return %r : tensor<64x64xbf16>
}
