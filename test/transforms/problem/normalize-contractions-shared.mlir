// RUN: gemmc %s --pipeline 'normalize-contractions{others=linalg}' --emit mlir | filecheck %s

#x = affine_map<(d0, d1, d2) -> (d2)>
#y = affine_map<(d0, d1, d2) -> (d2, d1)>
#r = affine_map<(d0, d1, d2) -> (d0, d1)>

// A row that all rows of the result share is multiplied once, and spread; what they start from is added there.
// CHECK-LABEL: func.func @row
// CHECK:         [[ROW:%.*]] = tile.contract
// CHECK:         linalg.generic {{.*}}ins({{.*}} : {{.*}}tensor<256x128xf32>)
// CHECK:           arith.addf
func.func @row(%x: tensor<64xbf16>, %y: tensor<64x128xbf16>, %from: tensor<256x128xf32>) -> tensor<256x128xf32> {
  %r = linalg.generic {indexing_maps = [#x, #y, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<64xbf16>, tensor<64x128xbf16>) outs(%from : tensor<256x128xf32>) {
  ^bb0(%a: bf16, %b: bf16, %s: f32):
    %c = arith.extf %a : bf16 to f32
    %d = arith.extf %b : bf16 to f32
    %p = arith.mulf %c, %d : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  } -> tensor<256x128xf32>
  return %r : tensor<256x128xf32>
}

// The largest of differences, along the loop in the middle: a number is what the small result starts from.
// CHECK-LABEL: func.func @largest
// CHECK:         [[SMALL:%.*]] = linalg.generic {{.*}}iterator_types = ["reduction", "parallel"]{{.*}} outs({{.*}} : tensor<64xf16>)
// CHECK:           [[AT:%.*]] = linalg.index 1
// CHECK:         linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]{{.*}}ins([[SMALL]] : tensor<64xf16>) outs({{.*}} : tensor<512x64xf16>)
func.func @largest(%x: tensor<64x64xf16>) -> tensor<512x64xf16> {
  %low = arith.constant dense<0xFC00> : tensor<512x64xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : tensor<64x64xf16>) outs(%low : tensor<512x64xf16>) {
  ^bb0(%a: f16, %s: f16):
    %i = linalg.index 2 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f16
    %b = arith.subf %a, %k : f16
    %t = arith.maximumf %s, %b : f16
    linalg.yield %t : f16
  } -> tensor<512x64xf16>
  return %r : tensor<512x64xf16>
}

// What is left: a result that the body's index makes different, one that would be rounded twice, and one of few steps.
// CHECK-LABEL: func.func @different
// CHECK:         iterator_types = ["parallel", "parallel", "reduction"]
// CHECK-LABEL: func.func @twice
// CHECK:         iterator_types = ["parallel", "parallel", "reduction"]
// CHECK-LABEL: func.func @few
// CHECK:         iterator_types = ["parallel", "parallel", "reduction"]
func.func @different(%x: tensor<64xf32>) -> tensor<256x128xf32> {
  %z = arith.constant dense<0.0> : tensor<256x128xf32>
  %r = linalg.generic {indexing_maps = [#x, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<64xf32>) outs(%z : tensor<256x128xf32>) {
  ^bb0(%a: f32, %s: f32):
    %i = linalg.index 0 : index
    %h = linalg.index 1 : index
    %g = arith.addi %i, %h : index
    %j = arith.index_cast %g : index to i32
    %k = arith.sitofp %j : i32 to f32
    %b = arith.mulf %a, %k : f32
    %t = arith.addf %s, %b : f32
    linalg.yield %t : f32
  } -> tensor<256x128xf32>
  return %r : tensor<256x128xf32>
}

func.func @twice(%x: tensor<64xf16>, %from: tensor<256x128xf16>) -> tensor<256x128xf16> {
  %r = linalg.generic {indexing_maps = [#x, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<64xf16>) outs(%from : tensor<256x128xf16>) {
  ^bb0(%a: f16, %s: f16):
    %t = arith.addf %s, %a : f16
    linalg.yield %t : f16
  } -> tensor<256x128xf16>
  return %r : tensor<256x128xf16>
}

func.func @few(%x: tensor<64xf32>) -> tensor<16x128xf32> {
  %z = arith.constant dense<0.0> : tensor<16x128xf32>
  %r = linalg.generic {indexing_maps = [#x, #r], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x : tensor<64xf32>) outs(%z : tensor<16x128xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  } -> tensor<16x128xf32>
  return %r : tensor<16x128xf32>
}
