// RUN: gemmc %s -p extend-f8 | filecheck %s

// Four bits are f16, made of i4, and powers of two bf16: the product has both operands in 16 bits.
// CHECK-LABEL: func.func @main(%a: tensor<16x32xbf16>, %w: tensor<32x64xi4>, %s: tensor<2x64xi8>)
// CHECK:         [[W:%.*]] = linalg.generic {{.*}} ins(%w : tensor<32x64xi4>) {{.*}} {
// CHECK:           arith.extui {{.*}} : i4 to i32
// CHECK:           arith.truncf {{.*}} : f32 to f16
// CHECK:         } -> tensor<32x64xf16>
// CHECK:         [[S:%.*]] = linalg.generic {{.*}} ins(%s : tensor<2x64xi8>) {{.*}} {
// CHECK:           arith.truncf {{.*}} : f32 to bf16
// CHECK:         } -> tensor<2x64xbf16>
// CHECK:         linalg.generic {{.*}} ins(%{{.*}}, [[S]] : tensor<2x16x64xf16>, tensor<2x64xbf16>)
// CHECK-NEXT:    ^bb0(%x: f16, %y: bf16, %o: bf16):
// CHECK-NEXT:      %p = arith.extf %x : f16 to f32
// CHECK-NEXT:      %q = arith.extf %y : bf16 to f32
// CHECK-NOT:     f4E2M1FN
// CHECK-NOT:     f8E8M0FNU
#all = affine_map<(g, k, n) -> (g, k, n)>
#groups = affine_map<(g, k, n) -> (g, n)>
func.func @main(%a: tensor<16x32xbf16>, %w: tensor<32x64xf4E2M1FN>, %s: tensor<2x64xf8E8M0FNU>) -> tensor<16x64xf32> {
  %z = arith.constant 0.0 : f32
  %c = tensor.expand_shape %w [[0, 1], [2]] output_shape [2, 16, 64] : tensor<32x64xf4E2M1FN> into tensor<2x16x64xf4E2M1FN>
  %d = tensor.empty() : tensor<2x16x64xbf16>
  %e = linalg.generic {indexing_maps = [#all, #groups, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%c, %s : tensor<2x16x64xf4E2M1FN>, tensor<2x64xf8E8M0FNU>) outs(%d : tensor<2x16x64xbf16>) {
  ^bb0(%x: f4E2M1FN, %y: f8E8M0FNU, %o: bf16):
    %p = arith.extf %x : f4E2M1FN to f32
    %q = arith.extf %y : f8E8M0FNU to f32
    %m = arith.mulf %p, %q : f32
    %r = arith.truncf %m : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<2x16x64xbf16>
  %v = tensor.collapse_shape %e [[0, 1], [2]] : tensor<2x16x64xbf16> into tensor<32x64xbf16>
  %f = tensor.empty() : tensor<16x64xf32>
  %g = linalg.fill ins(%z : f32) outs(%f : tensor<16x64xf32>) -> tensor<16x64xf32>
  %h = linalg.matmul ins(%a, %v : tensor<16x32xbf16>, tensor<32x64xbf16>) outs(%g : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %h : tensor<16x64xf32>
}
