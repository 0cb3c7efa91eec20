// RUN: gemmc %s -p 'normalize-contractions, form-program' | filecheck %s

// Rows of X are rows and columns of X·Xᵀ, which have names of their own: the kernel has X twice.
// CHECK:      func.func @main_0(%x: tensor<?x64xbf16>, %x_1: tensor<?x64xbf16>) -> tensor<?x?xf32> {
// CHECK-NEXT:   {{.*}} = tile.contract %x, %x_1 maps
// CHECK:      func.func @main_1(%y: tensor<?x64xbf16>, %z: tensor<64x64xbf16>, %b: tensor<64xf32>) -> tensor<?x64xf32> {
// CHECK-NEXT:   {{.*}} = tile.contract %y, %z with %b maps
// CHECK:      launch.run @main_0 reads %arg0, %arg0 :
// CHECK-NEXT: launch.run @main_1 reads %arg1, %arg2, %arg3 :
func.func @main(%x: tensor<?x64xbf16>, %y: tensor<?x64xbf16>, %z: tensor<64x64xbf16>, %b: tensor<64xf32>, %unread: tensor<2x?xf32>) -> (tensor<?x?xf32>, tensor<?x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x64xbf16>
  %e = tensor.empty(%m, %m) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %x : tensor<?x64xbf16>, tensor<?x64xbf16>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%i: bf16, %j: bf16, %o: f32):
    %0 = arith.extf %i : bf16 to f32
    %1 = arith.extf %j : bf16 to f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %o, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<?x?xf32>
  %n = tensor.dim %y, %c0 : tensor<?x64xbf16>
  %g = tensor.empty(%n) : tensor<?x64xf32>
  %h = linalg.fill ins(%zero : f32) outs(%g : tensor<?x64xf32>) -> tensor<?x64xf32>
  %q = linalg.matmul ins(%y, %z : tensor<?x64xbf16>, tensor<64x64xbf16>) outs(%h : tensor<?x64xf32>) -> tensor<?x64xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%q, %b, %b : tensor<?x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%g : tensor<?x64xf32>) {
  ^bb0(%a: f32, %s: f32, %t: f32, %o: f32):
    %0 = arith.mulf %a, %s : f32
    %1 = arith.addf %0, %t : f32
    linalg.yield %1 : f32
  } -> tensor<?x64xf32>
  func.return %p, %r : tensor<?x?xf32>, tensor<?x64xf32>
}
