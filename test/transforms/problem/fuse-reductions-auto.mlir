// RUN: gemmc %s --pipeline auto --explain | filecheck %s
// RUN: sed s/4096/1024/g %s | gemmc - --pipeline auto --explain | filecheck %s --check-prefix SMALL
// RUN: sed -e s/4096/8192/g -e 's/x256x/x2048x/g' -e 's/%c, %q : f32/%c, %ae : f32/' -e 's/(m, n) -> (m)>/(m, n) -> (n)>/' -e 's/iterator_types = \["parallel", "reduction"\]/iterator_types = ["reduction", "parallel"]/' -e 's/%%s = arith.addf %a, %b : f32/%u = arith.addf %a, %b : f32 %%s = math.tanh %u : f32/' %s | gemmc - --pipeline auto --explain | filecheck %s --check-prefix TURNS

// Sums of squares of the rows of a product of 32 MiB.
// CHECK:      main_0: product
// CHECK:        combines runs of 32 along n by add
// CHECK:      main_1: loops {{.*}} over 4096 elements, each combined of 128 by add
// CHECK-NOT:  does not begin

// SMALL:      main_1: loops {{.*}} each combined of 1024 by add
// SMALL:        does not begin in the product's kernel: its 2 MiB are fewer than 8

// Sums over rows of a tanh: warpgroups that take turns have no registers for them, and the model has the
// other kernels of this product lose more than reading the result again.
// TURNS-NOT:  combines runs
// TURNS:        does not begin in the product's kernel: the product's configurations that can combine runs lose too much
func.func @main(%x: tensor<4096x256xbf16>, %w: tensor<4096x256xbf16>, %bias: tensor<4096xf32>) -> (tensor<4096x4096xbf16>, tensor<4096xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096x4096xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %w : tensor<4096x256xbf16>, tensor<4096x256xbf16>) outs(%f : tensor<4096x4096xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32):
    %ae = arith.extf %a : bf16 to f32
    %be = arith.extf %b : bf16 to f32
    %m = arith.mulf %ae, %be : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  } -> tensor<4096x4096xf32>
  %he = tensor.empty() : tensor<4096x4096xbf16>
  %h = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%p, %bias : tensor<4096x4096xf32>, tensor<4096xf32>) outs(%he : tensor<4096x4096xbf16>) {
  ^bb0(%a: f32, %b: f32, %c: bf16):
    %s = arith.addf %a, %b : f32
    %t = arith.truncf %s : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<4096x4096xbf16>
  %re = tensor.empty() : tensor<4096xf32>
  %rf = linalg.fill ins(%z : f32) outs(%re : tensor<4096xf32>) -> tensor<4096xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>], iterator_types = ["parallel", "reduction"]} ins(%h : tensor<4096x4096xbf16>) outs(%rf : tensor<4096xf32>) {
  ^bb0(%a: bf16, %c: f32):
    %ae = arith.extf %a : bf16 to f32
    %q = arith.mulf %ae, %ae : f32
    %s = arith.addf %c, %q : f32
    linalg.yield %s : f32
  } -> tensor<4096xf32>
  return %h, %r : tensor<4096x4096xbf16>, tensor<4096xf32>
}
