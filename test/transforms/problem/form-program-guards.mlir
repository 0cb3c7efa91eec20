// RUN: gemmc %s -p normalize-contractions,form-program --emit mlir | filecheck %s
// RUN: gemmc %s -p normalize-contractions,form-program,form-loops --emit mlir | filecheck %s --check-prefix LOOPS

#element = affine_map<(d0, d1) -> (d0)>
#update = affine_map<(d0, d1) -> (d1)>
#both = affine_map<(d0, d1) -> (d0, d1)>

// A histogram: each bin counts all updates, 0 for those of others. Lanes of a warp share them.
// CHECK-LABEL: func.func @histogram_0
// CHECK:         over [96] by "add" : tensor<96xi32> -> tensor<8xi32> {
// CHECK:           [[MET:%.*]] = arith.cmpi eq
// CHECK:           [[OWN:%.*]] = arith.select [[MET]], {{.*}} : i32
// CHECK-NEXT:      tile.yield [[OWN]] : i32
// LOOPS-LABEL: tile.kernel @histogram_0
// LOOPS:         tile.reduce
func.func @histogram(%at: tensor<96xi32>) -> tensor<8xi32> {
  %none = arith.constant dense<0> : tensor<8xi32>
  %one = arith.constant 1 : i32
  %r = linalg.generic {indexing_maps = [#update, #element], iterator_types = ["parallel", "reduction"]} ins(%at : tensor<96xi32>) outs(%none : tensor<8xi32>) {
  ^bb0(%a: i32, %s: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %u = arith.addi %s, %one : i32
    %v = arith.select %t, %u, %s : i32
    linalg.yield %v : i32
  } -> tensor<8xi32>
  return %r : tensor<8xi32>
}

// Two conditions, one of which leaves what there is where it holds; the start is combined, too.
// CHECK-LABEL: func.func @largest_0
// CHECK:         over [96] by "max"
// CHECK-DAG:       [[LEAST:%.*]] = arith.constant 0xff800000 : f32
// CHECK:           [[OWN:%.*]] = arith.select {{.*}}, [[LEAST]], {{.*}} : f32
// CHECK:           arith.select {{.*}}, [[OWN]], [[LEAST]] : f32
// CHECK:           arith.maximumf
func.func @largest(%at: tensor<96xi32>, %x: tensor<96xf32>, %keep: tensor<96xi1>, %from: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [#update, #update, #update, #element], iterator_types = ["parallel", "reduction"]} ins(%at, %x, %keep : tensor<96xi32>, tensor<96xf32>, tensor<96xi1>) outs(%from : tensor<8xf32>) {
  ^bb0(%a: i32, %e: f32, %k: i1, %s: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %u = arith.maximumf %s, %e : f32
    %v = arith.select %t, %u, %s : f32
    %w = arith.select %k, %s, %v : f32
    linalg.yield %w : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// A sum of floats that starts from a tensor: its elements are added where an update meets them, so that a -0.0 stays.
// CHECK-LABEL: func.func @added_0
// CHECK:         over [512] by "or" : tensor<512xi32> -> tensor<8xi32>
// CHECK-LABEL: func.func @added_1
// CHECK:         over [512] by "add"
// CHECK-LABEL: func.func @added_2
// CHECK-NOT:     over
// CHECK:           [[SUM:%.*]] = arith.addf
// CHECK:           arith.select {{.*}}, [[SUM]], {{.*}} : f32
func.func @added(%at: tensor<512xi32>, %x: tensor<512xf32>, %from: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [#update, #update, #element], iterator_types = ["parallel", "reduction"]} ins(%at, %x : tensor<512xi32>, tensor<512xf32>) outs(%from : tensor<8xf32>) {
  ^bb0(%a: i32, %e: f32, %s: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %u = arith.addf %s, %e : f32
    %v = arith.select %t, %u, %s : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// A constant that is put where an update meets an element.
// CHECK-LABEL: func.func @put_0
// CHECK:         over [512] by "or" : tensor<512xi32> -> tensor<8xi32>
// CHECK-LABEL: func.func @put_1
// CHECK-NOT:     over
// CHECK:           arith.select
func.func @put(%at: tensor<512xi32>, %from: tensor<8xf32>) -> tensor<8xf32> {
  %half = arith.constant 0.5 : f32
  %r = linalg.generic {indexing_maps = [#update, #element], iterator_types = ["parallel", "reduction"]} ins(%at : tensor<512xi32>) outs(%from : tensor<8xf32>) {
  ^bb0(%a: i32, %s: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %v = arith.select %t, %half, %s : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// Dear indices, which many elements look at, are computed once.
// CHECK-LABEL: func.func @dear_0
// CHECK-NOT:     over
// CHECK:           arith.remsi
// CHECK-LABEL: func.func @dear_1
// CHECK-NOT:       arith.remsi
// CHECK:         over [96] by "add"
// CHECK-LABEL: launch.program @dear
func.func @dear(%at: tensor<96xi64>) -> tensor<128xi32> {
  %none = arith.constant dense<0> : tensor<128xi32>
  %one = arith.constant 1 : i32
  %count = arith.constant 128 : i64
  %e = tensor.empty() : tensor<96xi64>
  %b = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%at : tensor<96xi64>) outs(%e : tensor<96xi64>) {
  ^bb0(%a: i64, %o: i64):
    %m = arith.remsi %a, %count : i64
    linalg.yield %m : i64
  } -> tensor<96xi64>
  %r = linalg.generic {indexing_maps = [#update, #element], iterator_types = ["parallel", "reduction"]} ins(%b : tensor<96xi64>) outs(%none : tensor<128xi32>) {
  ^bb0(%a: i64, %s: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %t = arith.cmpi eq, %a, %n : i64
    %u = arith.addi %s, %one : i32
    %v = arith.select %t, %u, %s : i32
    linalg.yield %v : i32
  } -> tensor<128xi32>
  return %r : tensor<128xi32>
}

// What stays in steps: a condition that depends on what there is, and steps between two bounds of an element, of which a thread takes these alone.
// CHECK-LABEL: func.func @reads_0
// CHECK:         over [96] keeps 0
func.func @reads(%x: tensor<96xf32>) -> tensor<8xf32> {
  %none = arith.constant dense<0.0> : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#update, #element], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<96xf32>) outs(%none : tensor<8xf32>) {
  ^bb0(%e: f32, %s: f32):
    %t = arith.cmpf olt, %s, %e : f32
    %u = arith.addf %s, %e : f32
    %v = arith.select %t, %u, %s : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @between_0
// CHECK:         over [96] keeps 0
func.func @between(%x: tensor<96xf32>, %first: tensor<8xi32>, %end: tensor<8xi32>) -> tensor<8xf32> {
  %none = arith.constant dense<0.0> : tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#update, #element, #element, #element], iterator_types = ["parallel", "reduction"]} ins(%x, %first, %end : tensor<96xf32>, tensor<8xi32>, tensor<8xi32>) outs(%none : tensor<8xf32>) {
  ^bb0(%e: f32, %f: i32, %l: i32, %s: f32):
    %i = linalg.index 1 : index
    %n = arith.index_cast %i : index to i32
    %b = arith.cmpi sge, %n, %f : i32
    %c = arith.cmpi slt, %n, %l : i32
    %t = arith.andi %b, %c : i1
    %u = arith.addf %s, %e : f32
    %v = arith.select %t, %u, %s : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// Few steps take less than two more launches.
// CHECK-LABEL: func.func @few_0
// CHECK:         over [96] keeps 0
func.func @few(%at: tensor<96xi32>, %x: tensor<96xf32>, %from: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [#update, #update, #element], iterator_types = ["parallel", "reduction"]} ins(%at, %x : tensor<96xi32>, tensor<96xf32>) outs(%from : tensor<8xf32>) {
  ^bb0(%a: i32, %e: f32, %s: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %u = arith.addf %s, %e : f32
    %v = arith.select %t, %u, %s : f32
    linalg.yield %v : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// Of equal elements the first: the place so far is the smaller one. A condition that memory has as a byte is carried as one.
// CHECK-LABEL: func.func @spelled_0
// CHECK:         keeps 1 : tensor<4x6xf32> -> tensor<4xi32>
// CHECK-NOT:       arith.minsi
// CHECK-LABEL: func.func @condition_0
// CHECK:           [[BEGUN:%.*]] = arith.trunci {{.*}} : i32 to i1
// CHECK:           arith.select {{.*}}, {{.*}}, [[BEGUN]] : i1
// CHECK:           [[NUMBER:%.*]] = arith.extui {{.*}} : i1 to i32
// CHECK-NEXT:      tile.yield {{.*}}, [[NUMBER]] : f32, i32
func.func @spelled(%x: tensor<4x6xf32>) -> tensor<4xi32> {
  %low = arith.constant dense<0xFF800000> : tensor<4xf32>
  %none = arith.constant dense<0> : tensor<4xi32>
  %r:2 = linalg.generic {indexing_maps = [#both, #element, #element], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x6xf32>) outs(%low, %none : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%in: f32, %best: f32, %at: i32):
    %i = linalg.index 1 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpf oge, %best, %in : f32
    %v = arith.select %t, %best, %in : f32
    %q = arith.cmpf oeq, %best, %in : f32
    %m = arith.minsi %at, %n : i32
    %w = arith.select %t, %at, %n : i32
    %p = arith.select %q, %m, %w : i32
    linalg.yield %v, %p : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %r#1 : tensor<4xi32>
}

func.func @condition(%x: tensor<4x6xf32>, %y: tensor<4x6xi1>) -> tensor<4xi1> {
  %low = arith.constant dense<0xFF800000> : tensor<4xf32>
  %none = arith.constant dense<false> : tensor<4xi1>
  %r:2 = linalg.generic {indexing_maps = [#both, #both, #element, #element], iterator_types = ["parallel", "reduction"]} ins(%x, %y : tensor<4x6xf32>, tensor<4x6xi1>) outs(%low, %none : tensor<4xf32>, tensor<4xi1>) {
  ^bb0(%in: f32, %is: i1, %best: f32, %at: i1):
    %t = arith.cmpf ogt, %in, %best : f32
    %v = arith.select %t, %in, %best : f32
    %p = arith.select %t, %is, %at : i1
    linalg.yield %v, %p : f32, i1
  } -> (tensor<4xf32>, tensor<4xi1>)
  return %r#1 : tensor<4xi1>
}

// Indices of rows of open number, gathered for a reduction: how many elements read them is not known.
// CHECK-LABEL: func.func @open_0
// CHECK:         keeps 1
func.func @open(%x: tensor<?x7xf32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %low = arith.constant 0xFF800000 : f32
  %n = tensor.dim %x, %c0 : tensor<?x7xf32>
  %e = tensor.empty(%n) : tensor<?x7xf32>
  %y = linalg.generic {indexing_maps = [#both], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x7xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.subi %c6, %j : index
    %v = tensor.extract %x[%i, %k] : tensor<?x7xf32>
    linalg.yield %v : f32
  } -> tensor<?x7xf32>
  %f = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.fill ins(%low : f32) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %g = tensor.empty(%n) : tensor<?xi32>
  %none = arith.constant 0 : i32
  %p = linalg.fill ins(%none : i32) outs(%g : tensor<?xi32>) -> tensor<?xi32>
  %r:2 = linalg.generic {indexing_maps = [#both, #element, #element], iterator_types = ["parallel", "reduction"]} ins(%y : tensor<?x7xf32>) outs(%z, %p : tensor<?xf32>, tensor<?xi32>) {
  ^bb0(%a: f32, %s: f32, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %h = arith.cmpf ogt, %a, %s : f32
    %t = arith.select %h, %a, %s : f32
    %u = arith.select %h, %j, %q : i32
    linalg.yield %t, %u : f32, i32
  } -> (tensor<?xf32>, tensor<?xi32>)
  return %r#1 : tensor<?xi32>
}

// Of many elements each is a thread's where updates are few, else a warp's.
// LOOPS-LABEL: tile.kernel @short_0
// LOOPS-NOT:     tile.reduce
// LOOPS-LABEL: tile.kernel @long_0
// LOOPS:         tile.reduce
func.func @short(%at: tensor<32xi32>, %x: tensor<32xf32>) -> tensor<16384xf32> {
  %none = arith.constant dense<0.0> : tensor<16384xf32>
  %r = linalg.generic {indexing_maps = [#update, #update, #element], iterator_types = ["parallel", "reduction"]} ins(%at, %x : tensor<32xi32>, tensor<32xf32>) outs(%none : tensor<16384xf32>) {
  ^bb0(%a: i32, %e: f32, %s: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %u = arith.addf %s, %e : f32
    %v = arith.select %t, %u, %s : f32
    linalg.yield %v : f32
  } -> tensor<16384xf32>
  return %r : tensor<16384xf32>
}
func.func @long(%at: tensor<1024xi32>, %x: tensor<1024xf32>) -> tensor<16384xf32> {
  %none = arith.constant dense<0.0> : tensor<16384xf32>
  %r = linalg.generic {indexing_maps = [#update, #update, #element], iterator_types = ["parallel", "reduction"]} ins(%at, %x : tensor<1024xi32>, tensor<1024xf32>) outs(%none : tensor<16384xf32>) {
  ^bb0(%a: i32, %e: f32, %s: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %t = arith.cmpi eq, %a, %n : i32
    %u = arith.addf %s, %e : f32
    %v = arith.select %t, %u, %s : f32
    linalg.yield %v : f32
  } -> tensor<16384xf32>
  return %r : tensor<16384xf32>
}
