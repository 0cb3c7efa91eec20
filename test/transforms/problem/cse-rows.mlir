// RUN: gemmc %s -p cse-rows | filecheck %s
// RUN: gemmc %s -p 'cse-rows{least=11}' | filecheck %s --check-prefix COSTLY
// RUN: gemmc %s -p 'cse-rows,form-loops' | filecheck %s --check-prefix KERNEL

// The power of e is computed once: a warp's lanes hold it in place of x.
// CHECK-LABEL: func.func @softmax
// CHECK:         %m = tile.loops %x maps
// CHECK:         %held = tile.loops %x, %m maps {{.*}} : tensor<40x128xf32>, tensor<40xf32> -> tensor<40x128xf32>
// CHECK:           math.exp
// CHECK:         %s = tile.loops %held maps [affine_map<(d0, d1) -> (d0, d1)>] over [128] by "add"
// CHECK-NEXT:    ^bb0([[E:%.*]]: f32):
// CHECK-NEXT:      tile.yield [[E]]
// CHECK:         %r = tile.loops %s, %held maps
// CHECK-NOT:       math.exp
// CHECK:           arith.divf

// So that these are worth it which cost more only.
// COSTLY-LABEL: func.func @softmax
// COSTLY-NOT:   %held = tile.loops
// COSTLY-LABEL: func.func @open

// KERNEL-LABEL: tile.kernel @softmax
// KERNEL-COUNT-1: math.exp
// KERNEL-NOT:   math.exp
// KERNEL-LABEL: tile.kernel @open
func.func @softmax(%x: tensor<40x128xf32>) -> tensor<40x128xf32> {
  %m = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [128] by "max" : tensor<40x128xf32> -> tensor<40xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %s = tile.loops %x, %m maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] over [128] by "add" : tensor<40x128xf32>, tensor<40xf32> -> tensor<40xf32> {
  ^bb0(%e: f32, %f: f32):
    %d = arith.subf %e, %f : f32
    %p = math.exp %d : f32
    tile.yield %p : f32
  }
  %r = tile.loops %x, %m, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>] : tensor<40x128xf32>, tensor<40xf32>, tensor<40xf32> -> tensor<40x128xf32> {
  ^bb0(%e: f32, %f: f32, %g: f32):
    %d = arith.subf %e, %f : f32
    %p = math.exp %d : f32
    %q = arith.divf %p, %g : f32
    tile.yield %q : f32
  }
  func.return %r : tensor<40x128xf32>
}

// Of rows of open length, up to one that lanes hold, as well; runs behind the first one, which a
// shorter row has none of, are held by way of a loop of one step or none.
// CHECK-LABEL: func.func @open
// CHECK:         %held = tile.loops %x maps {{.*}} dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1, 1, 1>}
// CHECK:           math.tanh
// CHECK:         tile.loops %held maps {{.*}} over [-9223372036854775808] by "add" {{.*}} lengths ["s1"]
// CHECK-NOT:     math.tanh
// KERNEL:         %end = arith.minui %s1, %c256
// KERNEL:         [[HELD:%.*]] = scf.for {{.*}} to %end step {{.*}} iter_args
// KERNEL:           math.tanh
// KERNEL:         scf.for {{.*}} iter_args
// KERNEL:           tile.map {{.*}} with [[HELD]],
// KERNEL-NOT:     math.tanh
// KERNEL-LABEL: tile.kernel @any_length
func.func @open(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {tile.guard = [array<i64: 0, 1, 0, 256, 1>]} {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    %t = math.tanh %e : f32
    tile.yield %t : f32
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>] dynamic {s0 = array<i64: 0, 0, 1, 0, 2, 0>, s1 = array<i64: 0, 1, 2, 1>} : tensor<?x?xf32>, tensor<?xf32> -> tensor<?x?xf32> {
  ^bb0(%e: f32, %f: f32):
    %t = math.tanh %e : f32
    %d = arith.subf %t, %f : f32
    tile.yield %d : f32
  }
  func.return %r : tensor<?x?xf32>
}

// Rows of any length are read again by each of the loops, which compute it again.
// CHECK-LABEL: func.func @any_length
// CHECK-COUNT-2: math.exp
// CHECK-NOT:   math.exp
// CHECK-LABEL: func.func @cheap
func.func @any_length(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    %t = math.exp %e : f32
    tile.yield %t : f32
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>] dynamic {s0 = array<i64: 0, 0, 1, 0, 2, 0>, s1 = array<i64: 0, 1, 2, 1>} : tensor<?x?xf32>, tensor<?xf32> -> tensor<?x?xf32> {
  ^bb0(%e: f32, %f: f32):
    %t = math.exp %e : f32
    %d = arith.divf %t, %f : f32
    tile.yield %d : f32
  }
  func.return %r : tensor<?x?xf32>
}

// A difference is computed again: it costs less than a register.
// CHECK-NOT:     %held = tile.loops
// CHECK-COUNT-2: arith.subf
func.func @cheap(%x: tensor<40x128xf32>, %m: tensor<40xf32>) -> tensor<40x128xf32> {
  %s = tile.loops %x, %m maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] over [128] by "add" : tensor<40x128xf32>, tensor<40xf32> -> tensor<40xf32> {
  ^bb0(%e: f32, %f: f32):
    %d = arith.subf %e, %f : f32
    tile.yield %d : f32
  }
  %r = tile.loops %x, %m, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>] : tensor<40x128xf32>, tensor<40xf32>, tensor<40xf32> -> tensor<40x128xf32> {
  ^bb0(%e: f32, %f: f32, %g: f32):
    %d = arith.subf %e, %f : f32
    %q = arith.mulf %d, %g : f32
    tile.yield %q : f32
  }
  func.return %r : tensor<40x128xf32>
}
