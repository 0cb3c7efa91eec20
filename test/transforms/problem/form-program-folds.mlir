// RUN: gemmc %s -p normalize-contractions,form-program | filecheck %s
// RUN: gemmc %s -p normalize-contractions,form-program,form-loops | filecheck %s --check-prefix LOOPS

// The largest element's place depends on the largest so far: both are carried, the second is kept. The first step starts from what the program says.
// CHECK-LABEL: func.func @main_0
// CHECK-NEXT:    tile.loops %x maps [{{.*}}] over [6] keeps 1 : tensor<4x6xf16> -> tensor<4xi32> {
// CHECK-NEXT:    ^bb0(%{{.*}}: f16, [[BEST:%.*]]: f32, [[AT:%.*]]: i32):
// CHECK:           [[FIRST:%.*]] = arith.cmpi eq
// CHECK:           [[NARROW:%.*]] = arith.truncf [[BEST]] : f32 to f16
// CHECK:           arith.select [[FIRST]], {{.*}}, [[NARROW]] : f16
// CHECK:           arith.select [[FIRST]], {{.*}}, [[AT]] : i32
// CHECK:           [[WIDE:%.*]] = arith.extf {{.*}} : f16 to f32
// CHECK-NEXT:      tile.yield [[WIDE]], {{.*}} : f32, i32

// Two lanes have a row, in runs, and combine what they have chosen in order.
// LOOPS-LABEL: tile.kernel @main_0
// LOOPS:         tile.combine across 2 {{.*}} behind {{.*}} : !tile.fragment<1x4xf32, {{.*}}>, !tile.fragment<1x4xi32, {{.*}}> behind !tile.fragment<1x1xf32, {{.*}}>, !tile.fragment<1x1xi32, {{.*}}>
// LOOPS-NOT:     tile.reduce
#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @main(%x: tensor<4x6xf16>) -> tensor<4xi32> {
  %least = arith.constant 0xFC00 : f16
  %none = arith.constant 0 : i32
  %e0 = tensor.empty() : tensor<4xf16>
  %e1 = tensor.empty() : tensor<4xi32>
  %f0 = linalg.fill ins(%least : f16) outs(%e0 : tensor<4xf16>) -> tensor<4xf16>
  %f1 = linalg.fill ins(%none : i32) outs(%e1 : tensor<4xi32>) -> tensor<4xi32>
  %r:2 = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x6xf16>) outs(%f0, %f1 : tensor<4xf16>, tensor<4xi32>) {
  ^bb0(%in: f16, %best: f16, %at: i32):
    %i = linalg.index 1 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpf ogt, %in, %best : f16
    %v = arith.select %t, %in, %best : f16
    %p = arith.select %t, %n, %at : i32
    linalg.yield %v, %p : f16, i32
  } -> (tensor<4xf16>, tensor<4xi32>)
  return %r#1 : tensor<4xi32>
}
