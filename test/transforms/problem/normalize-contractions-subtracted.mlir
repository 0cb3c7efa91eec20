// RUN: gemmc %s -p normalize-contractions | filecheck %s

// What a product starts from, less the product; an input that nothing reads is left out.
// CHECK-LABEL: func.func @less(
// CHECK-SAME:    [[A:%[^:]*]]: tensor<16x32xbf16>, [[B:%[^:]*]]: tensor<32x24xbf16>, %{{.*}}: tensor<32xbf16>, [[C:%[^:]*]]: tensor<16x24xbf16>
// CHECK:         tile.contract [[A]], [[B]] with [[C]] maps {{.*}} accumulate f32
// CHECK-NEXT:    ^bb0([[P:%.*]]: f32, [[S:%.*]]: bf16):
// CHECK-NEXT:      [[W:%.*]] = arith.extf [[S]] : bf16 to f32
// CHECK-NEXT:      [[D:%.*]] = arith.subf [[W]], [[P]] : f32
// CHECK-NEXT:      [[R:%.*]] = arith.truncf [[D]] : f32 to bf16
// CHECK-NEXT:      tile.yield [[R]] : bf16
func.func @less(%a: tensor<16x32xbf16>, %b: tensor<32x24xbf16>, %u: tensor<32xbf16>, %c: tensor<16x24xbf16>) -> tensor<16x24xbf16> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %u : tensor<16x32xbf16>, tensor<32x24xbf16>, tensor<32xbf16>) outs(%c : tensor<16x24xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %w: bf16, %o: bf16):
    %p = arith.mulf %x, %y : bf16
    %d = arith.subf %o, %p : bf16
    linalg.yield %d : bf16
  } -> tensor<16x24xbf16>
  return %r : tensor<16x24xbf16>
}

// A multiplication that adds is a product; of a negated factor it subtracts.
// CHECK-LABEL: func.func @fma(
// CHECK:         tile.contract
// CHECK-NEXT:    ^bb0([[P:%.*]]: f32, [[S:%.*]]: f32):
// CHECK-NEXT:      arith.subf [[S]], [[P]] : f32
func.func @fma(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %n = arith.negf %x : f32
    %d = math.fma %n, %y, %o : f32
    linalg.yield %d : f32
  } -> tensor<16x24xf32>
  return %r : tensor<16x24xf32>
}
