// RUN: gemmc %s -p normalize-contractions | filecheck %s
// RUN: gemmc %s -p materialize-operands,normalize-contractions | filecheck %s

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

// Two signs are none: of both factors,
// CHECK-LABEL: func.func @negated_factors(
// CHECK:         tile.contract
// CHECK-NEXT:    ^bb0([[P:%.*]]: f32, [[S:%.*]]: f32):
// CHECK-NEXT:      arith.addf {{.*}}
// CHECK-NEXT:      tile.yield
func.func @negated_factors(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %n = arith.negf %x : f32
    %m = arith.negf %y : f32
    %d = math.fma %n, %m, %o : f32
    linalg.yield %d : f32
  } -> tensor<16x24xf32>
  return %r : tensor<16x24xf32>
}

// of a factor that is subtracted,
// CHECK-LABEL: func.func @negated_less(
// CHECK:         tile.contract
// CHECK-NEXT:    ^bb0([[P:%.*]]: f32, [[S:%.*]]: f32):
// CHECK-NEXT:      arith.addf {{.*}}
// CHECK-NEXT:      tile.yield
func.func @negated_less(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %n = arith.negf %y : f32
    %p = arith.mulf %x, %n : f32
    %d = arith.subf %o, %p : f32
    linalg.yield %d : f32
  } -> tensor<16x24xf32>
  return %r : tensor<16x24xf32>
}

// and of a product that is,
// CHECK-LABEL: func.func @negated_product_less(
// CHECK:         tile.contract
// CHECK-NEXT:    ^bb0([[P:%.*]]: f32, [[S:%.*]]: f32):
// CHECK-NEXT:      arith.addf {{.*}}
// CHECK-NEXT:      tile.yield
func.func @negated_product_less(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %n = arith.negf %p : f32
    %d = arith.subf %o, %n : f32
    linalg.yield %d : f32
  } -> tensor<16x24xf32>
  return %r : tensor<16x24xf32>
}

// and three are one.
// CHECK-LABEL: func.func @three_signs(
// CHECK:         tile.contract
// CHECK-NEXT:    ^bb0([[P:%.*]]: f32, [[S:%.*]]: f32):
// CHECK-NEXT:      arith.subf [[S]], [[P]] : f32
// CHECK-NEXT:      tile.yield
func.func @three_signs(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %n = arith.negf %x : f32
    %m = arith.negf %y : f32
    %p = arith.mulf %n, %m : f32
    %q = arith.negf %p : f32
    %d = arith.addf %q, %o : f32
    linalg.yield %d : f32
  } -> tensor<16x24xf32>
  return %r : tensor<16x24xf32>
}

// An input that nothing reads, but that alone tells how many steps there are, has told it.
// CHECK-LABEL: func.func @told(
// CHECK-SAME:    [[A:%[^:]*]]: tensor<16x32xf32>, [[B:%[^:]*]]: tensor<32x24xf32>, %{{.*}}: tensor<16x32x24xf32>
// CHECK:         tile.contract [[A]], [[B]] {{.*}}tensor<16x32xf32>, tensor<32x24xf32>
func.func @told(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %u: tensor<16x32x24xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b, %u : tensor<?x?xf32>, tensor<?x?xf32>, tensor<16x32x24xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %v: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %d = arith.addf %o, %p : f32
    linalg.yield %d : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
