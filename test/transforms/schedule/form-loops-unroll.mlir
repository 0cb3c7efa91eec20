// RUN: gemmc %s -p 'form-loops{warps=1}' | filecheck %s

// Sums take several steps together: a loop of eleven, whole ones, then the rest; only the last tests which lanes have none of it.
// FOREIGN: a function of the name of a pass, which form-program would not have made.
// Two CTAs are to fit an SM at least: ptxas takes no more registers than they have.
// CHECK-LABEL: tile.kernel @rows
// CHECK-SAME:    grid ["2"] threads 256 ctas_per_sm 2 {
// CHECK:        scf.for [[AT:%.*]] = %c0 to %c2816 step %c1408 iter_args
// CHECK-COUNT-11:  tile.transfer_read %arg0[{{.*}}] step 1 width 4 :
// CHECK:          scf.yield
// CHECK-COUNT-10: tile.transfer_read %arg0[{{.*}}] step 1 width 4 :
// CHECK:        tile.transfer_read %arg0[{{.*}}] step 1 width 4 if
// CHECK:        arith.select
// CHECK:        tile.reduce "add" across 32
func.func @rows(%x: tensor<16x4100xf32>) -> tensor<16xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [4100] by "add" : tensor<16x4100xf32> -> tensor<16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16xf32>
}

// As few as are taken together are no loop, and a thread's steps test nothing.
// CHECK-LABEL: tile.kernel @columns
// CHECK-NOT:    scf.for
// CHECK-COUNT-7: tile.transfer_read %arg0[{{.*}}] step 1 width 4 :
// CHECK:        tile.transfer_write {{.*}} to %result0[%d0] width 4
func.func @columns(%x: tensor<7x16xf32>) -> tensor<16xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] over [7] by "max" : tensor<7x16xf32> -> tensor<16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16xf32>
}

// 20 steps are 10 and 10, not 16 and 4: each round of loads takes as long.
// CHECK-LABEL: tile.kernel @even
// CHECK:        scf.for {{.*}} = %c0 to %c20{{.*}} step %c10{{.*}} iter_args
// CHECK-COUNT-10: tile.transfer_read %arg0
// CHECK:          scf.yield
// CHECK-NOT:    tile.transfer_read
// CHECK:        tile.transfer_write
func.func @even(%x: tensor<20x16xf32>) -> tensor<16xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] over [20] by "max" : tensor<20x16xf32> -> tensor<16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16xf32>
}

// Of as many as a launch tells, steps that test something are taken four at a time, and the rest one by one.
// CHECK-LABEL: tile.kernel @told
// CHECK-SAME:    threads 256 ctas_per_sm 2 {
// CHECK:        [[REST:%.*]] = arith.remui [[LAST:%.*]], %c4
// CHECK:        [[END:%.*]] = arith.subi [[LAST]], [[REST]]
// CHECK:        scf.for {{.*}} to [[END]] step %c4{{.*}} iter_args
// CHECK-COUNT-4:  tile.transfer_read %arg0[{{.*}}] step 1 width 4 if
// CHECK:          scf.yield
// CHECK:        scf.for {{.*}} to [[LAST]] step %c1{{.*}} iter_args
// CHECK:          tile.transfer_read %arg0[{{.*}}] step 1 width 4 if
// CHECK-NOT:      tile.transfer_read
// CHECK:        tile.transfer_write
func.func @told(%x: tensor<?x768xf32>) -> tensor<352x768xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1, d2)[s0] -> (((d0 * (s0 ceildiv 352)) + d2), d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0>} lengths ["s0"] shares [352] : tensor<?x768xf32> -> tensor<352x768xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<352x768xf32>
}

// 640 CTAs are 5 for each of 132 SMs, 1056 are 8, of which 4 have registers for loads of four steps.
// CHECK-LABEL: tile.kernel @one_wave
// CHECK-SAME:    grid ["640"] threads 256 ctas_per_sm 5 {
func.func @one_wave(%x: tensor<5120x512xf32>) -> tensor<5120xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [512] by "add" : tensor<5120x512xf32> -> tensor<5120xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<5120xf32>
}

// CHECK-LABEL: tile.kernel @waves
// CHECK-SAME:    grid ["1056"] threads 256 ctas_per_sm 4 {
func.func @waves(%x: tensor<8448x512xf32>) -> tensor<8448xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [512] by "add" : tensor<8448x512xf32> -> tensor<8448xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<8448xf32>
}
