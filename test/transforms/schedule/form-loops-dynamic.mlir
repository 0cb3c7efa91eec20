// RUN: gemmc %s -p 'form-loops{threads=64}' | filecheck %s

// Sizes that a launch tells are values: of the grid, of what a thread computes, of where a sum ends.
// CHECK-LABEL: tile.kernel @sums ["arg0", "result0"] outputs 1 sizes {s0 = array<i64: 0, 0>, s1 = array<i64: 0, 1>} dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} grid ["s0"] threads 512 {
// CHECK:         %s1 = tile.extent "s1"
// CHECK:         tile.transfer_read %arg0[%block, %thread] step 512 width 1 inside
// CHECK:         scf.for {{.*}} = %c4096 to %s1 step %c4096 iter_args
// CHECK:           tile.transfer_read %arg0[%block, {{.*}}] step 512 width 1 inside
// CHECK:         barrier.sync 0
func.func @sums(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?xf32>
}

// Of rows that are no longer than the function's guard says, a warp has one alone, and holds all of it.
// CHECK-LABEL: tile.kernel @short
// CHECK-SAME:  dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} guard {s1 = array<i64: 0, 64, 1>} grid ["cdiv(s0, 2)"] threads 64 {
// CHECK-NOT:     scf.for
// CHECK:         tile.transfer_read %arg0[%at, {{.*}}] step 32 width 1 inside
func.func @short(%x: tensor<?x?xf32>) -> tensor<?xf32> attributes {tile.guard = [array<i64: 0, 1, 0, 64, 1>]} {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?xf32>
}

// A sum of columns is a thread's, which walks over it.
// CHECK-LABEL: tile.kernel @columns
// CHECK:         arith.cmpi ult, %d0, {{.*}} : index
// CHECK:         scf.for {{.*}} to %s0 step
func.func @columns(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d1, d0)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0>, s1 = array<i64: 0, 1, 1, 0>} lengths ["s0"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?xf32>
}

// What lies behind the first of two tensors is at an index less its size.
// CHECK-LABEL: tile.kernel @joined
// CHECK-SAME:  grid ["cdiv(s0 * 4, 256)"]
// CHECK:         %s1 = tile.extent "s1"
// CHECK:         arith.muli %s1, {{.*}}
func.func @joined(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0, d1)[s0, s1, s2] -> (d0, d1)>, affine_map<(d0, d1)[s0, s1, s2] -> (d0 + (s1 * -1), d1)>] dynamic {s0 = array<i64: 2, 0>, s1 = array<i64: 0, 0>, s2 = array<i64: 1, 0>} : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32> {
  ^bb0(%e: f32, %f: f32):
    %at = tile.loop_index 0
    %end = tile.loop_size "s1"
    %first = arith.cmpi slt, %at, %end : index
    %s = arith.select %first, %e, %f : f32
    tile.yield %s : f32
  }
  func.return %r : tensor<?x4xf32>
}
