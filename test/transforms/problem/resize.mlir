// RUN: gemmc %s --pipeline 'resize{m=32 n=48 k=16}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'resize{k=16}' --emit mlir | filecheck %s --check-prefix ONLY-K
// RUN: gemmc %s --pipeline 'resize' --emit mlir | filecheck %s --check-prefix KEPT
// RUN: gemmc %inputs/batch_matmul_f16.mlir --pipeline 'resize{m=3 n=5 k=7}' --emit mlir | filecheck %s --check-prefix BATCH
// RUN: gemmc %inputs/mlp_bias_relu_bf16.mlir --pipeline 'resize{n=40},normalize-contractions' --emit mlir | filecheck %s --check-prefix BIAS
// RUN: gemmc %inputs/matmul_f32.mlir --pipeline 'resize{m=3 n=5 k=7}' --emit mlir | filecheck %s --check-prefix SQUARE

// From the signature through the transpose, the splat constant and the cast.
// CHECK:      func.func @main(%a: tensor<32x16xbf16>, %b: tensor<48x16xbf16>) -> tensor<32x48xbf16> {
// CHECK-NEXT:   %zeros = arith.constant dense<0.000000e+00> : tensor<32x48xf32>
// CHECK-NEXT:   %0 = tensor.empty() : tensor<16x48xbf16>
// CHECK-NEXT:   %bt = linalg.transpose ins(%b:tensor<48x16xbf16>) outs(%0:tensor<16x48xbf16>) permutation = [1, 0]
// CHECK-NEXT:   %c = linalg.matmul ins(%a, %bt : tensor<32x16xbf16>, tensor<16x48xbf16>) outs(%zeros : tensor<32x48xf32>) -> tensor<32x48xf32>
// CHECK-NEXT:   %1 = tensor.empty() : tensor<32x48xbf16>
// CHECK:        ins(%c : tensor<32x48xf32>) outs(%1 : tensor<32x48xbf16>)
// CHECK:        func.return %d : tensor<32x48xbf16>

// ONLY-K: func.func @main(%a: tensor<512x16xbf16>, %b: tensor<768x16xbf16>) -> tensor<512x768xbf16> {

// KEPT: func.func @main(%a: tensor<512x1024xbf16>, %b: tensor<768x1024xbf16>) -> tensor<512x768xbf16> {

// The batch stays, and dimensions that only happened to be equal part.
// BATCH: func.func @main(%arg0: tensor<8x3x7xf16>, %arg1: tensor<8x7x5xf16>) -> tensor<8x3x5xf32> {
// SQUARE: func.func @main(%arg0: tensor<3x7xf32>, %arg1: tensor<7x5xf32>) -> tensor<3x5xf32> {

// BIAS: func.func @main(%arg0: tensor<512x256xbf16>, %arg1: tensor<256x40xbf16>, %arg2: tensor<40xf32>) -> tensor<512x40xbf16> {
// BIAS: tile.contract %arg0, %arg1 with %arg2 {{.*}} : tensor<512x256xbf16>, tensor<256x40xbf16> with tensor<40xf32> -> tensor<512x40xbf16>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: tensor<512x1024xbf16>, %b: tensor<768x1024xbf16>) -> tensor<512x768xbf16> {
  %zeros = arith.constant dense<0.0> : tensor<512x768xf32>
  %0 = tensor.empty() : tensor<1024x768xbf16>
  %bt = linalg.transpose ins(%b : tensor<768x1024xbf16>) outs(%0 : tensor<1024x768xbf16>) permutation = [1, 0]
  %c = linalg.matmul ins(%a, %bt : tensor<512x1024xbf16>, tensor<1024x768xbf16>) outs(%zeros : tensor<512x768xf32>) -> tensor<512x768xf32>
  %1 = tensor.empty() : tensor<512x768xbf16>
  %d = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<512x768xf32>) outs(%1 : tensor<512x768xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %e = arith.truncf %in : f32 to bf16
    linalg.yield %e : bf16
  } -> tensor<512x768xbf16>
  return %d : tensor<512x768xbf16>
}
