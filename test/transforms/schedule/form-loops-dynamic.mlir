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

// Of rows that are no longer than the function's guard says, 16 lanes have one alone, and hold all of it: a warp four of them.
// CHECK-LABEL: tile.kernel @short
// CHECK-SAME:  dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} guard {s1 = array<i64: 0, 64, 1>} grid ["cdiv(s0, 8)"] threads 64 {
// CHECK-NOT:     scf.for
// CHECK:         scf.if
// CHECK:         [[EXISTS:%.*]] = arith.cmpi ult, [[ROW:%.*]], {{.*}} : index
// CHECK:         tile.transfer_read %arg0{{\[}}[[ROW]], {{.*}}] step 16 width 1 if [[EXISTS]] inside
// CHECK:         tile.reduce "add" across 16
// CHECK:         tile.transfer_write %total to %result0{{\[}}[[ROW]]] width 1 if [[EXISTS]]
func.func @short(%x: tensor<?x?xf32>) -> tensor<?xf32> attributes {tile.guard = [array<i64: 0, 1, 0, 64, 1>]} {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?xf32>
}

// A sum of columns is a thread's of each warp: the warps have every other row each, meet, and the
// first of them combines. Threads outside of the result have the last column, which they don't store.
// Columns that may be longer than these of up to 1024 are 32 warps'.
// CHECK-LABEL: tile.kernel @columns
// CHECK-SAME:  guard {s0 = array<i64: 0, 1024, 1>} grid ["cdiv(s1, 32)"] threads 64
// CHECK:         [[PART:%.*]] = arith.divui %thread, %c32 : index
// CHECK:         [[LANE:%.*]] = arith.remui %thread, %c32_1 : index
// CHECK:         [[INSIDE:%.*]] = arith.cmpi ult, [[AT:%.*]], {{.*}} : index
// CHECK:         %d0 = arith.select [[INSIDE]], [[AT]], {{.*}} : index
// CHECK:         [[SUM:%.*]] = scf.for %d1 = [[PART]] to %s0 step %c2
// CHECK:         %parts = tile.alloc : memref<2x32xf32, #tile.space<shared>>
// CHECK-NEXT:    %own = tile.part %parts{{\[}}[[PART]], [[LANE]]] of [2, 32]
// CHECK-NEXT:    tile.store "part" <thread> [[SUM]] to %own
// CHECK-NEXT:    barrier.sync 0
// CHECK:         scf.if
// CHECK:           tile.part %parts[{{.*}}, [[LANE]]] of [2, 32]
// CHECK-NEXT:      tile.load
// CHECK:           %total = tile.map
// CHECK:           tile.transfer_write %total to %result0[%d0]
func.func @columns(%x: tensor<?x?xf32>) -> tensor<?xf32> attributes {tile.guard = [array<i64: 0, 0, 0, 1024, 1>]} {
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

// Rows of whole vectors, as a guard says they are, are read in these, all that a lane has of one ahead of what is computed; what a
// shorter row has none of is left out, by a loop of one step or none.
// CHECK-LABEL: tile.kernel @whole
// CHECK-SAME:    guard {s1 = array<i64: 0, 256, 8>} grid ["cdiv(s0, 2)"] threads 64 {
// CHECK:         scf.if
// CHECK:         [[COLUMN:%.*]] = arith.muli {{.*}}, %c4
// CHECK:         [[INSIDE:%.*]] = arith.cmpi ult, [[COLUMN]], %s1
// CHECK:         [[SECOND:%.*]] = arith.addi [[COLUMN]], %c128
// CHECK-NEXT:    [[AS_WELL:%.*]] = arith.cmpi ult, [[SECOND]], %s1
// CHECK-NEXT:    tile.transfer_read %arg0[%at, [[COLUMN]]] step 1 width 4 if [[INSIDE]] :
// CHECK-NEXT:    tile.transfer_read %arg0[%at, [[SECOND]]] step 1 width 4 if [[AS_WELL]] :
// CHECK:         %end = arith.minui %s1, %c256
// CHECK:         scf.for {{.*}} = %c128{{(_1)?}} to %end step %c128
// CHECK:         tile.reduce "add" across 32
// CHECK:         scf.for {{.*}} = %c128{{(_[0-9])?}} to %end_1 step %c128
// CHECK:           tile.transfer_write {{.*}}[%at, [[SECOND]]] width 4 if [[AS_WELL]] :
// CHECK:         tile.transfer_write {{.*}}[%at, [[COLUMN]]] width 4 if [[INSIDE]] :
func.func @whole(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {tile.guard = [array<i64: 0, 1, 0, 256, 8>]} {
  %s = tile.loops %x maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>] over [-9223372036854775808] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>, s1 = array<i64: 0, 1>} lengths ["s1"] : tensor<?x?xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1)[s0, s1] -> (d0, d1)>, affine_map<(d0, d1)[s0, s1] -> (d0)>] dynamic {s0 = array<i64: 0, 0, 1, 0, 2, 0>, s1 = array<i64: 0, 1, 2, 1>} : tensor<?x?xf32>, tensor<?xf32> -> tensor<?x?xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.subf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<?x?xf32>
}

// As many rows of a known length as a launch tells: where a warp has several, a lane asks of each whether there is one.
// CHECK-LABEL: tile.kernel @rows
// CHECK-SAME:    grid ["cdiv(s0, 8)"] threads 64 {
// CHECK:         scf.if
// CHECK:         [[FIRST:%.*]] = arith.cmpi ult, [[ROW:%.*]], %s0
// CHECK:         [[NEXT:%.*]] = arith.addi [[ROW]], %c2
// CHECK-NEXT:    [[SECOND:%.*]] = arith.cmpi ult, [[NEXT]], %s0
// CHECK:         tile.transfer_read %arg0{{\[}}[[ROW]], {{.*}}] step 1 width 4 if [[FIRST]] :
// CHECK-NEXT:    tile.transfer_read %arg0{{\[}}[[NEXT]], {{.*}}] step 1 width 4 if [[SECOND]] :
// CHECK-COUNT-2: tile.reduce "add" across 16
// CHECK:         tile.transfer_write %total to %result0{{\[}}[[ROW]]] width 1 if [[FIRST]] :
// CHECK-NEXT:    tile.transfer_write %total_1 to %result0{{\[}}[[NEXT]]] width 1 if [[SECOND]] :
func.func @rows(%x: tensor<?x64xf32>) -> tensor<?xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1)[s0] -> (d0, d1)>] over [64] by "add" dynamic {s0 = array<i64: 0, 0, 1, 0>} : tensor<?x64xf32> -> tensor<?xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<?xf32>
}
