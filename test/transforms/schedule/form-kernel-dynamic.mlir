// RUN: gemmc %s -p 'form-kernel{tile=32,16,8}' | filecheck %s
// RUN: gemmc %s -p 'form-kernel{tile=32,16,8},schedule-work{persistent=true}' | filecheck %s --check-prefix WALK

// The size that a launch tells is a value; its places have one name, and the guard is the function's.
// CHECK-LABEL: tile.kernel @linear ["arg0", "arg1", "result0"] outputs 1 sizes {m = array<i64: 0, 0>, n = array<i64: 2, 1>, k = array<i64: 0, 1>} dynamic {m = array<i64: 0, 0, 2, 0>} guard {m = array<i64: 0, 64, 8>} {
// CHECK-NEXT:  ^bb0(%arg0: memref<?x4xf32, #tile.space<global>>,
// CHECK-NEXT:    %m = tile.extent "m"
// CHECK-NEXT:    %n = arith.constant 8 : index
// CHECK:         tile.work of %m by %n by %k
// CHECK:           tile.window %arg0{{.*}} within [%m, %k]
// CHECK:           tile.window %result0{{.*}} within [%m, %n]

// The grid follows; a walk ends at the number of blocks that there are then.
// WALK:        grid ["min(cdiv(m, 32) * cdiv(n, 16), sm_count)", "1", "1"] {
// WALK:          %grid_rows = arith.ceildivui %m, %c32
// WALK:          %block = tile.block_id
// WALK:          [[COUNT:%.*]] = arith.muli %grid_rows, %grid_columns
// WALK:          scf.for %walked = %block to [[COUNT]] step %ctas
func.func @linear(%x: tensor<?x4xf32>, %w: tensor<8x4xf32>) -> tensor<?x8xf32> attributes {tile.guard = [array<i64: 2, 0, 0, 64, 8>]} {
  %r = tile.contract %x, %w maps [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] accumulate f32 : tensor<?x4xf32>, tensor<8x4xf32> -> tensor<?x8xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?x8xf32>
}
