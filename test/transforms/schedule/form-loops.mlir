// RUN: gemmc %s -p 'form-loops{unroll=1}' | filecheck %s

// A thread stores four neighbours; of the transposed input they are a row apart. 16 runs, one CTA.
// FOREIGN: a function that form-program would have named otherwise, with a row that begins at -1.
// CHECK-LABEL: tile.kernel @turned ["arg0", "arg1", "result0"] outputs 1 sizes {} grid ["1"] threads 256 {
// CHECK:        %at = arith.addi
// CHECK:        [[INSIDE:%.*]] = arith.cmpi ult, %at, %c8 : index
// CHECK-NEXT:   scf.if [[INSIDE]] {
// CHECK:          tile.transfer_read %arg0[%d1, %d0] step 4 width 1 : memref<8x4xf32
// CHECK:          [[LOW:%.*]] = arith.cmpi sge, {{.*}}, %c0
// CHECK-NEXT:     tile.transfer_read %arg1[{{%.*}}] step 0 width 1 if [[LOW]] : memref<4xf32
// CHECK-NEXT:     %value = tile.map
// CHECK:          tile.transfer_write %value to %result0[%d0, %d1] width 4
func.func @turned(%x: tensor<8x4xf32>, %b: tensor<4xf32>) -> tensor<4x8xf32> {
  %r = tile.loops %x, %b maps [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0 - 1)>] : tensor<8x4xf32>, tensor<4xf32> -> tensor<4x8xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    tile.yield %s : f32
  }
  func.return %r : tensor<4x8xf32>
}

// A sum along rows is a warp's, eight rows a CTA: the last step of 128 goes past the end.
// CHECK-LABEL: tile.kernel @rows ["arg0", "result0"] outputs 1 sizes {} grid ["2"] threads 256 ctas_per_sm 2 {
// CHECK:        [[LANE:%.*]] = arith.remui %thread
// CHECK:        %start = tile.splat %identity : f32 to !tile.fragment<1x4xf32
// CHECK:        scf.for {{.*}} = %c0 to %c400 step %c128 iter_args
// CHECK:          [[LEFT:%.*]] = arith.cmpi ult, %d1, %c400
// CHECK-NEXT:     tile.transfer_read %arg0[%d0, %d1] step 1 width 4 if [[LEFT]]
// CHECK-NEXT:     tile.iota %d1 step 1
// CHECK-NEXT:     tile.map
// CHECK:            arith.select
// CHECK-NEXT:       arith.addf
// CHECK:        %total = tile.reduce "add" across 32
// CHECK:        scf.if
// CHECK-NEXT:     %rounded = tile.map %total
// CHECK:          tile.transfer_write %rounded to %result0[%d0] width 1
func.func @rows(%x: tensor<16x400xf32>) -> tensor<16xbf16> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [400] by "add" : tensor<16x400xf32> -> tensor<16xbf16> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16xbf16>
}

// A sum along columns is a thread's, for four columns.
// CHECK-LABEL: tile.kernel @columns ["arg0", "result0"] outputs 1 sizes {} grid ["1"] threads 256 ctas_per_sm 2 {
// CHECK:        scf.for %d1 = %c0 to %c7 step %c1 iter_args
// CHECK-NEXT:     tile.transfer_read %arg0[%d1, %d0] step 1 width 4 :
// CHECK-NOT:    tile.reduce
// CHECK:        tile.transfer_write {{.*}} to %result0[%d0] width 4
func.func @columns(%x: tensor<7x16xf32>) -> tensor<16xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] over [7] by "max" : tensor<7x16xf32> -> tensor<16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16xf32>
}

// Rows that are read backwards are read element by element.
// CHECK-LABEL: tile.kernel @backwards
// CHECK:        tile.transfer_read %arg0[{{.*}}] step 0 width 1 :
func.func @backwards(%x: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, 15 - d1)>] : tensor<4x16xf32> -> tensor<4x16xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<4x16xf32>
}

// What is in front of each element of a run of 16: neighbours sum the same elements, a thread's four.
// CHECK-LABEL: tile.kernel @in_front {{.*}} grid ["16"]
// CHECK:        scf.for {{.*}} = %c0 to %c16 step %c1
// CHECK:          tile.transfer_read %arg0{{.*}} step 0 width 1
// CHECK-NOT:    tile.reduce
// CHECK:        tile.transfer_write {{.*}} width 4
func.func @in_front(%x: tensor<16384xf32>) -> tensor<16384xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> ((d0 floordiv 16) * 16 + d1)>] over [16] by "add" : tensor<16384xf32> -> tensor<16384xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16384xf32>
}

// Sums of eight neighbours: a thread has one, so that a warp reads eight lines at a time.
// CHECK-LABEL: tile.kernel @of_eight {{.*}} grid ["64"]
// CHECK:        scf.for {{.*}} = %c0 to %c8 step %c1
// CHECK:          tile.transfer_read %arg0{{.*}} step 8 width 1
// CHECK-NOT:    tile.reduce
// CHECK:        tile.transfer_write {{.*}} width 1
func.func @of_eight(%x: tensor<16384x8xf32>) -> tensor<16384xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [8] by "add" : tensor<16384x8xf32> -> tensor<16384xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<16384xf32>
}

// Steps that a table says: a thread takes the first, and those from its first bound, 1 at least, to below its second, which is at most their number.
// CHECK-LABEL: tile.kernel @taken
// CHECK:        [[START:%.*]] = tile.splat
// CHECK:        [[READ:%.*]] = tile.transfer_read %arg1[%c0{{.*}}, %d0] step 0 width 1
// CHECK-NEXT:   [[FIRST:%.*]] = tile.as_index [[READ]]
// CHECK:        [[READ:%.*]] = tile.transfer_read %arg1[%c1{{.*}}, %d0] step 0 width 1
// CHECK-NEXT:   [[END:%.*]] = tile.as_index [[READ]]
// CHECK:        [[SMALL:%.*]] = arith.cmpi slt, [[FIRST]], %c1{{.*}} : index
// CHECK-NEXT:   [[BEGIN:%.*]] = arith.select [[SMALL]], %c1{{.*}}, [[FIRST]] : index
// CHECK-NEXT:   [[SMALL:%.*]] = arith.cmpi slt, [[END]], %c14
// CHECK-NEXT:   [[MOST:%.*]] = arith.select [[SMALL]], [[END]], %c14
// CHECK-NEXT:   [[SMALL:%.*]] = arith.cmpi slt, [[MOST]], [[BEGIN]]
// CHECK-NEXT:   [[LAST:%.*]] = arith.select [[SMALL]], [[BEGIN]], [[MOST]]
// CHECK-NEXT:   [[MORE:%.*]] = arith.subi [[LAST]], [[BEGIN]]
// CHECK-NEXT:   [[COUNT:%.*]] = arith.addi [[MORE]], %c1
// CHECK-NEXT:   scf.for [[STEP:%.*]] = %c0{{.*}} to [[COUNT]] step %c1{{.*}} iter_args({{.*}} = [[START]])
// CHECK:          [[IS_FIRST:%.*]] = arith.cmpi eq, [[STEP]]
// CHECK:          %d2 = arith.select [[IS_FIRST]]
// CHECK:          tile.transfer_read %arg0[%d2, %d1] step 1 width 4
func.func @taken(%u: tensor<14x8xf32>, %b: tensor<2x9xi32>) -> tensor<9x8xf32> {
  %r = tile.loops %u, %b, %b maps [affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (0, d0)>, affine_map<(d0, d1, d2) -> (1, d0)>] over [14] keeps 0 : tensor<14x8xf32>, tensor<2x9xi32>, tensor<2x9xi32> -> tensor<9x8xf32> {
  ^bb0(%e: f32, %first: i32, %end: i32, %s: f32):
    %i = tile.loop_index 2
    %k = arith.index_cast %i : index to i32
    %p = arith.cmpi sge, %k, %first : i32
    %q = arith.cmpi slt, %k, %end : i32
    %here = arith.andi %p, %q : i1
    %t = arith.addf %s, %e : f32
    %v = arith.select %here, %t, %s : f32
    tile.yield %v : f32
  }
  func.return %r : tensor<9x8xf32>
}

// Integers are read and written in vectors as floats are: bytes in fours, and words.
// CHECK-LABEL: tile.kernel @bytes
// CHECK:        tile.transfer_read %arg0[{{.*}}] step 1 width 4
// CHECK:        tile.transfer_read %arg1[{{.*}}] step 1 width 4
// CHECK:        tile.transfer_write {{.*}} width 4
func.func @bytes(%x: tensor<8x64xi8>, %y: tensor<8x64xi32>) -> tensor<8x64xi32> {
  %n = tile.loops %x, %y maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] : tensor<8x64xi8>, tensor<8x64xi32> -> tensor<8x64xi32> {
  ^bb0(%e: i8, %f: i32):
    %g = arith.extsi %e : i8 to i32
    %s = arith.addi %g, %f : i32
    tile.yield %s : i32
  }
  func.return %n : tensor<8x64xi32>
}

// Two elements of 4 bits are a byte's: lanes lie along the sum, and the two of a lane have one byte.
// CHECK-LABEL: tile.kernel @nibbles
// CHECK:        scf.for
// CHECK:          tile.transfer_read %arg0[{{.*}}] step 0 width 1 : memref<64x512xi8
// CHECK:          tile.transfer_read %arg1[{{.*}}] step 1 width 2
// CHECK:        tile.reduce "add" across 32
func.func @nibbles(%w: tensor<64x512xi8>, %x: tensor<1024xf32>) -> tensor<64xf32> {
  %n = tile.loops %w, %x maps [affine_map<(d0, d1) -> (d0, d1 floordiv 2)>, affine_map<(d0, d1) -> (d1)>] over [1024] by "add" : tensor<64x512xi8>, tensor<1024xf32> -> tensor<64xf32> {
  ^bb0(%e: i8, %f: f32):
    %g = arith.sitofp %e : i8 to f32
    %s = arith.mulf %g, %f : f32
    tile.yield %s : f32
  }
  func.return %n : tensor<64xf32>
}

// 40 sums of 64 rows would be threads of one warp: eight warps have eight rows of each, which the first one combines.
// CHECK-LABEL: tile.kernel @few
// CHECK:        scf.for {{.*}} step %c8
// CHECK:        tile.store {{.*}}
// CHECK:        barrier.sync
// CHECK:        scf.if
// CHECK:          tile.transfer_write
func.func @few(%x: tensor<64x40xf32>) -> tensor<40xf32> {
  %n = tile.loops %x maps [affine_map<(d0, d1) -> (d1, d0)>] over [64] by "add" : tensor<64x40xf32> -> tensor<40xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %n : tensor<40xf32>
}
