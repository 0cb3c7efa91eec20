// RUN: gemmc %s -p form-loops | filecheck %s

// A warp has a row of 70 in registers: a lane has 2 neighbours twice, and of the last ones only some lanes have any. All is read
// once, ahead of what is computed; all lanes have the sum.
// CHECK-LABEL: tile.kernel @normal ["arg0", "result0"] outputs 1 sizes {} grid ["2"] threads 256 {
// CHECK:        %at = arith.addi
// CHECK:        [[COLUMN:%.*]] = arith.muli {{.*}}, %c2
// CHECK:        [[SECOND:%.*]] = arith.addi [[COLUMN]], %c64
// CHECK:        [[INSIDE:%.*]] = arith.cmpi ult, [[SECOND]], %c70
// CHECK-NEXT:   [[X:%.*]] = tile.transfer_read %arg0[%at, [[COLUMN]]] step 1 width 2 :
// CHECK-NEXT:   [[Y:%.*]] = tile.transfer_read %arg0[%at, [[SECOND]]] step 1 width 2 if [[INSIDE]] :
// CHECK-NOT:    tile.transfer_read
// CHECK:        tile.reduce "add" across 32 {{.*}} to !tile.fragment<1x2xf32
// CHECK:        tile.map [[X]] with %total
// CHECK:        tile.transfer_write {{.*}} to %result0[%at, [[COLUMN]]] width 2 :
// CHECK:        tile.map [[Y]] with %total
// CHECK:        tile.transfer_write {{.*}} to %result0[%at, [[SECOND]]] width 2 if [[INSIDE]] :
// CHECK-NOT:    tile.transfer_read
// CHECK-LABEL: tile.kernel @spread
func.func @normal(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "add" : tensor<9x70xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x70xf32>, tensor<9xf32> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.divf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x70xf32>
}

// Of many short rows a warp has several: 8 lanes have one, and four are beside each other; of so many rows then the next four. The
// first lane of each stores the last sum.
// CHECK:        [[LANE:%.*]] = arith.remui {{.*}}, %c8
// CHECK:        [[BESIDE:%.*]] = arith.divui {{.*}}, %c8
// CHECK:        [[FIRST:%.*]] = arith.muli %at, %c8
// CHECK:        [[ROW:%.*]] = arith.addi [[FIRST]], [[BESIDE]]
// CHECK:        [[NEXT:%.*]] = arith.addi [[ROW]], %c4
// CHECK:        [[COLUMN:%.*]] = arith.muli [[LANE]], %c4
// CHECK:        tile.transfer_read %arg0{{\[}}[[ROW]], [[COLUMN]]] step 1 width 4 :
// CHECK-NEXT:   tile.transfer_read %arg0{{\[}}[[NEXT]], [[COLUMN]]] step 1 width 4 :
// CHECK-COUNT-4: tile.reduce "add" across 8
// CHECK:        arith.cmpi eq, [[LANE]], %c0
// CHECK-NEXT:   scf.if
// CHECK-COUNT-2: tile.transfer_write
func.func @spread(%x: tensor<16896x32xf32>) -> tensor<16896xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [32] by "add" : tensor<16896x32xf32> -> tensor<16896xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] over [32] by "add" : tensor<16896x32xf32>, tensor<16896xf32> -> tensor<16896xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.subf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<16896xf32>
}

// Sums of f64 are a warp's too, and are rounded where the loops say; the row is held in its own type.
// CHECK-LABEL: tile.kernel @doubles
// CHECK:        [[X:%.*]] = tile.transfer_read %arg0{{.*}} to !tile.fragment<1x4xf32
// CHECK-NOT:    tile.transfer_read
// CHECK:        tile.map {{.*}} with [[X]]
// CHECK:        arith.extf
// CHECK:        tile.reduce "add" across 16 {{.*}} : !tile.fragment<1x4xf64, {{.*}} to !tile.fragment<1x4xf64
// CHECK:        arith.truncf {{.*}} : f64 to f32
// CHECK-NOT:    tile.transfer_read
func.func @doubles(%x: tensor<9x64xf32>) -> tensor<9x64xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [64] by "add" : tensor<9x64xf32> -> tensor<9xf32> {
  ^bb0(%e: f32):
    %w = arith.extf %e : f32 to f64
    tile.yield %w : f64
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x64xf32>, tensor<9xf32> -> tensor<9x64xf32> {
  ^bb0(%e: f32, %t: f32):
    %n = arith.divf %e, %t : f32
    tile.yield %n : f32
  }
  func.return %r : tensor<9x64xf32>
}

// What is computed of a row's sum alone is computed once for the row, ahead of its elements; constants stand where they are used.
// CHECK-LABEL: tile.kernel @once
// CHECK-COUNT-2: tile.transfer_read
// CHECK:        %total = tile.reduce "add" across 32
// CHECK:        %of_row = tile.map %total
// CHECK:          arith.divf
// CHECK-NEXT:     arith.addf
// CHECK-NEXT:     tile.yield
// CHECK:        %of_row_1 = tile.map %of_row
// CHECK:          math.rsqrt
// CHECK-COUNT-2: tile.map {{.*}} with %total{{(_1)?}}, %of_row, %of_row_1
// CHECK-NOT:    arith.divf
// CHECK-NOT:    math.rsqrt
func.func @once(%x: tensor<9x70xf32>) -> tensor<9x70xf32> {
  %s = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [70] by "add" : tensor<9x70xf32> -> tensor<9xf64> {
  ^bb0(%e: f32):
    %w = arith.extf %e : f32 to f64
    tile.yield %w : f64
  }
  %r = tile.loops %x, %s maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>] : tensor<9x70xf32>, tensor<9xf64> -> tensor<9x70xf32> {
  ^bb0(%e: f32, %t: f64):
    %n = arith.constant 70.0 : f64
    %a = arith.divf %t, %n : f64
    %b = arith.addf %a, %n : f64
    %k = math.rsqrt %b : f64
    %w = arith.extf %e : f32 to f64
    %p = arith.mulf %w, %k : f64
    %q = arith.addf %p, %b : f64
    %f = arith.truncf %q : f64 to f32
    tile.yield %f : f32
  }
  func.return %r : tensor<9x70xf32>
}
