// RUN: gemmc %s --pipeline unroll-sums --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'unroll-sums{most=1}' --emit mlir | filecheck %s --check-prefix LEFT
// RUN: gemmc %s --pipeline 'unroll-sums,normalize-contractions{others=linalg},form-program' --emit mlir | filecheck %s --check-prefix FORMED

// LEFT-NOT: affine_map<(d0, d1) -> (d0, 1)>
// Two experts for each token: a weight and a row of each, once for each term.
// CHECK-LABEL: func.func @experts
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, 0, d1)>, affine_map<(d0, d1) -> (d0, 1)>, affine_map<(d0, d1) -> (d0, 1, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%g, %e, %g, %e
// CHECK:           %[[P:.*]] = arith.mulf
// CHECK-NEXT:      %[[A:.*]] = arith.addf %{{.*}}, %[[P]]
// CHECK:           arith.addf %[[A]], %{{.*}} : f32
// CHECK-NEXT:      linalg.yield
// FORMED:          tile.loops %g, %e, %g, %e, %r maps
// FORMED:          func.return
#A = affine_map<(t, d, k) -> (t, k)>
#B = affine_map<(t, d, k) -> (t, k, d)>
#C = affine_map<(t, d, k) -> (t, d)>
func.func @experts(%g: tensor<4096x2xf32>, %e: tensor<4096x2x2048xf32>, %r: tensor<4096x2048xf32>) -> tensor<4096x2048xf32> {
  %z = arith.constant dense<0.0> : tensor<4096x2048xf32>
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g, %e : tensor<4096x2xf32>, tensor<4096x2x2048xf32>) outs(%z : tensor<4096x2048xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<4096x2048xf32>
  %em = tensor.empty() : tensor<4096x2048xf32>
  %1 = linalg.add ins(%0, %r : tensor<4096x2048xf32>, tensor<4096x2048xf32>) outs(%em : tensor<4096x2048xf32>) -> tensor<4096x2048xf32>
  return %1 : tensor<4096x2048xf32>
}

// FOREIGN: a sum that is spelled in bf16, of a size that a launch tells: it is taken in f32 and rounded once.
// CHECK-LABEL: func.func @halves
// CHECK:         arith.extf %{{.*}} : bf16 to f32
// CHECK-COUNT-3: arith.mulf %{{.*}} : f32
// CHECK:         arith.truncf %{{.*}} : f32 to bf16
// CHECK-NEXT:    linalg.yield
func.func @halves(%g: tensor<?x3xbf16>, %e: tensor<?x3x64xbf16>, %z: tensor<?x64xbf16>) -> tensor<?x64xbf16> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g, %e : tensor<?x3xbf16>, tensor<?x3x64xbf16>) outs(%z : tensor<?x64xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %acc: bf16):
    %p = arith.mulf %x, %y : bf16
    %q = arith.addf %acc, %p : bf16
    linalg.yield %q : bf16
  } -> tensor<?x64xbf16>
  return %0 : tensor<?x64xbf16>
}

// Nine terms, few elements, several rows, and products with nothing to sum stay.
// CHECK-LABEL: func.func @nine
// CHECK:         "reduction"
// CHECK-LABEL: func.func @few
// CHECK:         "reduction"
// CHECK-LABEL: func.func @rows
// CHECK:         "reduction"
func.func @nine(%g: tensor<4096x9xf32>, %e: tensor<4096x9x64xf32>, %z: tensor<4096x64xf32>) -> tensor<4096x64xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g, %e : tensor<4096x9xf32>, tensor<4096x9x64xf32>) outs(%z : tensor<4096x64xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<4096x64xf32>
  return %0 : tensor<4096x64xf32>
}

func.func @few(%g: tensor<40x2xf32>, %e: tensor<40x2x64xf32>, %z: tensor<40x64xf32>) -> tensor<40x64xf32> {
  %0 = linalg.generic {indexing_maps = [#A, #B, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g, %e : tensor<40x2xf32>, tensor<40x2x64xf32>) outs(%z : tensor<40x64xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<40x64xf32>
  return %0 : tensor<40x64xf32>
}

func.func @rows(%g: tensor<4x4xf32>, %e: tensor<4x65536xf32>, %z: tensor<4x65536xf32>) -> tensor<4x65536xf32> {
  %0 = linalg.generic {indexing_maps = [#A, affine_map<(t, d, k) -> (k, d)>, #C], iterator_types = ["parallel", "parallel", "reduction"]} ins(%g, %e : tensor<4x4xf32>, tensor<4x65536xf32>) outs(%z : tensor<4x65536xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %acc, %p : f32
    linalg.yield %q : f32
  } -> tensor<4x65536xf32>
  return %0 : tensor<4x65536xf32>
}
