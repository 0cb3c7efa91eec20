// RUN: gemmc %s -p extend-f8 | filecheck %s
// RUN: gemmc %s --pipeline auto --explain | filecheck %s --check-prefix KERNELS

// CHECK-LABEL: func.func @main(%a: tensor<64x32xi8>, %b: tensor<32x64xi8>) -> (tensor<64x64xf32>, tensor<32x64xf16>) {
// CHECK:         [[A:%.*]] = linalg.generic {{.*}} ins(%a : tensor<64x32xi8>) {{.*}} {
// CHECK:           arith.bitcast {{.*}} : i32 to f32
// CHECK:           arith.truncf {{.*}} : f32 to f16
// CHECK:         } -> tensor<64x32xf16>
// CHECK:         [[B:%.*]] = linalg.generic {{.*}} ins(%b : tensor<32x64xi8>)
// CHECK:         arith.constant 1.500000e+00 : f16
// CHECK:         linalg.matmul ins([[A]], [[B]] : tensor<64x32xf16>, tensor<32x64xf16>) outs({{.*}} : tensor<64x64xf32>)
// CHECK:         linalg.generic {{.*}} ins([[B]] : tensor<32x64xf16>)
// CHECK-NEXT:    ^bb0(%in: f16, %out: f16):
// CHECK-NEXT:      %m = arith.mulf %in, %in : f16
// CHECK-NOT:     f8E

// A kernel makes each operand, one of them with the other result, and a product multiplies them.
// KERNELS:     main_0: loops
// KERNELS:     main_3, also: loops
// KERNELS:     main_3: loops
// KERNELS:     main_2: product
// FOREIGN: no pipeline makes 8-bit floats; one is moved, one a constant, one extended to its own new type.
func.func @main(%a: tensor<64x32xf8E4M3FN>, %b: tensor<32x64xf8E5M2>) -> (tensor<64x64xf32>, tensor<32x64xf16>) {
  %z = arith.constant 0.0 : f32
  %h = arith.constant 1.5 : f8E5M2
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = linalg.matmul ins(%a, %b : tensor<64x32xf8E4M3FN>, tensor<32x64xf8E5M2>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %d = tensor.empty() : tensor<32x64xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<32x64xf8E5M2>) outs(%d : tensor<32x64xf16>) {
  ^bb0(%in: f8E5M2, %out: f16):
    %x = arith.extf %in : f8E5M2 to f16
    %m = arith.mulf %x, %x : f16
    linalg.yield %m : f16
  } -> tensor<32x64xf16>
  return %c, %r : tensor<64x64xf32>, tensor<32x64xf16>
}
