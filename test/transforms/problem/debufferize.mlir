// RUN: gemmc %s -p debufferize | filecheck %s
// RUN: gemmc %S/../../programs/seen/memref_in_place.mlir -p debufferize,normalize-contractions,form-program | filecheck %s --check-prefix PROGRAM

// What is written as a whole before it is read is a result only; what is read and written is both, and says so.
// CHECK-LABEL: func.func @first
// CHECK-SAME:    (%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %d: tensor<4x4xf32> {launch.in_place = 1 : i64}) -> (tensor<4x4xf32>, tensor<4x4xf32>)
// CHECK:         %c = tensor.empty() : tensor<4x4xf32>
// CHECK:         [[ZERO:%.*]] = linalg.fill {{.*}} outs(%c : tensor<4x4xf32>)
// CHECK-NEXT:    [[C:%.*]] = linalg.matmul ins(%a, %b : {{.*}}) outs([[ZERO]] : tensor<4x4xf32>)
// CHECK-NEXT:    [[D:%.*]] = linalg.matmul ins(%a, %b : {{.*}}) outs(%d : tensor<4x4xf32>)
// CHECK-NEXT:    func.return [[C]], [[D]]
func.func @first(%a: memref<4x8xf32>, %b: memref<8x4xf32, strided<[?, ?], offset: ?>>, %c: memref<4x4xf32>, %d: memref<4x4xf32>) {
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%c : memref<4x4xf32>)
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32, strided<[?, ?], offset: ?>>) outs(%c : memref<4x4xf32>)
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32, strided<[?, ?], offset: ?>>) outs(%d : memref<4x4xf32>)
  return
}

// FOREIGN: no program is given by pipelines; here two slices of one memory overlap a third.
// Views of one memory: what one writes, another that overlaps reads out of the whole; one that surely does not is read as it was written.
// CHECK-LABEL: func.func @views
// CHECK:         [[LOW:%.*]] = linalg.fill
// CHECK-NEXT:    [[ONE:%.*]] = tensor.insert_slice [[LOW]] into %m[0, 0] [2, 8] [1, 1]
// CHECK:         [[HIGH:%.*]] = linalg.fill
// CHECK-NEXT:    [[BOTH:%.*]] = tensor.insert_slice [[HIGH]] into [[ONE]][2, 0] [2, 8] [1, 1]
// CHECK-NEXT:    [[MIDDLE:%.*]] = tensor.extract_slice [[BOTH]][1, 0] [2, 8] [1, 1]
// CHECK:         linalg.add ins([[LOW]], [[MIDDLE]] :
// CHECK:         func.return [[BOTH]]
func.func @views(%m: memref<4x8xf32>, %r: memref<2x8xf32>) {
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  %low = memref.subview %m[0, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1]>>
  %high = memref.subview %m[2, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1], offset: 16>>
  %middle = memref.subview %m[1, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1], offset: 8>>
  linalg.fill ins(%x : f32) outs(%low : memref<2x8xf32, strided<[8, 1]>>)
  linalg.fill ins(%y : f32) outs(%high : memref<2x8xf32, strided<[8, 1], offset: 16>>)
  linalg.add ins(%low, %middle : memref<2x8xf32, strided<[8, 1]>>, memref<2x8xf32, strided<[8, 1], offset: 8>>) outs(%r : memref<2x8xf32>)
  return
}

// An argument of static strides is the rows that it lies in.
// CHECK-LABEL: func.func @rows
// CHECK-SAME:    (%a: tensor<4x16xf32>, %c: tensor<4x12xf32> {launch.in_place = 0 : i64}) -> tensor<4x12xf32>
// CHECK:         [[A:%.*]] = tensor.extract_slice %a[0, 0] [4, 8] [1, 1]
// CHECK:         tensor.insert_slice [[A]] into %c[0, 0] [4, 8] [1, 1]
func.func @rows(%a: memref<4x8xf32, strided<[16, 1], offset: ?>>, %c: memref<4x8xf32, strided<[12, 1]>>) {
  memref.copy %a, %c : memref<4x8xf32, strided<[16, 1], offset: ?>> to memref<4x8xf32, strided<[12, 1]>>
  return
}

// What a body loads is what its memory holds ahead of the op.
// CHECK-LABEL: func.func @loads
// CHECK:         [[T:%.*]] = linalg.fill
// CHECK:         linalg.generic
// CHECK:           [[E:%.*]] = tensor.extract [[T]][%i] : tensor<4xf32>
// CHECK-NEXT:      linalg.yield [[E]]
func.func @loads(%x: f32, %c: memref<4xf32>) {
  %t = memref.alloc() : memref<4xf32>
  linalg.fill ins(%x : f32) outs(%t : memref<4xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%c : memref<4xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %e = memref.load %t[%i] : memref<4xf32>
    linalg.yield %e : f32
  }
  return
}

// A product reads what its result overwrites, and two arguments are exchanged: they are copied first.
// PROGRAM:      launch.program @main {{.*}} outputs 3 in_place {result0 = "arg1", result1 = "arg2", result2 = "arg3"}
// PROGRAM:        launch.run [[COPY_S:@.*]] reads %arg2 : {{.*}} writes %arg2_before
// PROGRAM:        launch.run [[COPY_C:@.*]] reads %arg1 : {{.*}} writes %arg1_before
// PROGRAM-NEXT:   launch.run {{.*}} reads %arg0, %arg1_before : {{.*}} writes %result0
// PROGRAM-NEXT:   launch.run {{.*}} reads %arg3 : {{.*}} writes %result1
// PROGRAM-NEXT:   launch.run {{.*}} reads %arg2_before : {{.*}} writes %result2

// What a condition selects is read as one of both, and what is written to it to each of them.
// CHECK-LABEL: func.func @either
// CHECK-SAME:    (%c: i1, %a: tensor<4xf32> {launch.in_place = 0 : i64}, %b: tensor<4xf32> {launch.in_place = 1 : i64}, %r: tensor<2xf32>)
// CHECK:         [[LOW:%.*]] = tensor.extract_slice %a[0] [2] [1]
// CHECK:         [[OTHER:%.*]] = tensor.extract_slice %b[0] [2] [1]
// CHECK:         linalg.generic {{.*}} ins([[LOW]], [[OTHER]] :
// CHECK:           arith.select %c
// CHECK:         [[A:%.*]] = tensor.insert_slice {{.*}} into %a[0] [2] [1]
// CHECK:         [[B:%.*]] = tensor.insert_slice {{.*}} into %b[0] [2] [1]
// CHECK:         func.return [[A]], [[B]]
func.func @either(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>, %r: memref<2xf32>) {
  %m = arith.select %c, %a, %b : memref<4xf32>
  %low = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32>
  linalg.add ins(%low, %r : memref<2xf32>, memref<2xf32>) outs(%low : memref<2xf32>)
  return
}

// Columns that lie one behind the other are rows of the array that a call passes, in other order.
// CHECK-LABEL: func.func @columns
// CHECK-SAME:    (%a: tensor<8x6xf32>) -> tensor<4x8xf32>
// CHECK:         [[PART:%.*]] = tensor.extract_slice %a[0, 0] [8, 4] [1, 1]
// CHECK:         [[ROWS:%.*]] = linalg.transpose ins([[PART]]:tensor<8x4xf32>) outs({{.*}}:tensor<4x8xf32>) permutation = [1, 0]
// CHECK:         func.return [[ROWS]]
func.func @columns(%a: memref<4x8xf32, strided<[1, 6]>>, %m: memref<4x8xf32>) {
  memref.copy %a, %m : memref<4x8xf32, strided<[1, 6]>> to memref<4x8xf32>
  return
}

// Steps in rows are a dimension of their own, of which one is seen; what lies between is kept.
// CHECK-LABEL: func.func @steps
// CHECK-SAME:    (%a: tensor<4x3xf32>, %m: tensor<4x6xf32> {launch.in_place = 0 : i64})
// CHECK:         [[WHOLE:%.*]] = tensor.expand_shape {{.*}} output_shape [4, 3, 2]
// CHECK:         tensor.insert_slice %a into [[WHOLE]][0, 0, 0] [4, 3, 1] [1, 1, 1]
func.func @steps(%a: memref<4x3xf32>, %m: memref<4x3xf32, strided<[6, 2]>>) {
  memref.copy %a, %m : memref<4x3xf32> to memref<4x3xf32, strided<[6, 2]>>
  return
}

// What a cast shows of a matrix is a slice of it, through its metadata too; rows that begin inside
// of others are cut off first.
// CHECK-LABEL: func.func @recast
// CHECK-SAME:    (%a: tensor<8x12xf32>) -> (tensor<4x6xf32>, tensor<2x2xf32>)
// CHECK:         [[PART:%.*]] = tensor.extract_slice %a[1, 2] [4, 6] [1, 1]
// CHECK:         [[FLAT:%.*]] = tensor.collapse_shape %a {{.*}} into tensor<96xf32>
// CHECK:         [[END:%.*]] = tensor.extract_slice [[FLAT]][91] [4] [1]
// CHECK:         [[SQUARE:%.*]] = tensor.expand_shape [[END]]
// CHECK:         func.return [[PART]], [[SQUARE]]
func.func @recast(%a: memref<8x12xf32>, %m: memref<4x6xf32>, %n: memref<2x2xf32>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a : memref<8x12xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %base to offset: [14], sizes: [4, 6], strides: [12, 1] : memref<f32> to memref<4x6xf32, strided<[12, 1], offset: 14>>
  memref.copy %r, %m : memref<4x6xf32, strided<[12, 1], offset: 14>> to memref<4x6xf32>
  %e = memref.reinterpret_cast %a to offset: [91], sizes: [2, 2], strides: [2, 1] : memref<8x12xf32> to memref<2x2xf32, strided<[2, 1], offset: 91>>
  memref.copy %e, %n : memref<2x2xf32, strided<[2, 1], offset: 91>> to memref<2x2xf32>
  return
}

// Windows that overlap, and a row that is all rows, are read at their places.
// CHECK-LABEL: func.func @windows
// CHECK:         linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ({{.*}})>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<9xf32>)
func.func @windows(%a: memref<9xf32>, %m: memref<6x3xf32>) {
  %r = memref.reinterpret_cast %a to offset: [1], sizes: [6, 3], strides: [1, 1] : memref<9xf32> to memref<6x3xf32, strided<[1, 1], offset: 1>>
  memref.copy %r, %m : memref<6x3xf32, strided<[1, 1], offset: 1>> to memref<6x3xf32>
  return
}

// A shape that memory holds is in the type, or is told.
// CHECK-LABEL: func.func @reshaped
// CHECK:         tensor.expand_shape {{.*}} output_shape [2, 12]
// CHECK:         tensor.reshape {{.*}} : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x2xf32>
func.func @reshaped(%a: memref<4x6xf32>, %b: memref<?xf32>, %s: memref<2xindex>, %m: memref<2x12xf32>, %n: memref<?x2xf32>) {
  %r = memref.reshape %a(%s) : (memref<4x6xf32>, memref<2xindex>) -> memref<2x12xf32>
  memref.copy %r, %m : memref<2x12xf32> to memref<2x12xf32>
  %o = memref.reshape %b(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x2xf32>
  memref.copy %o, %n : memref<?x2xf32> to memref<?x2xf32>
  return
}

// An argument that is written and returned is one result; a part of it is another.
// CHECK-LABEL: func.func @returned
// CHECK-SAME:    (%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<2xf32>, tensor<4xf32>)
func.func @returned(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) -> (memref<4xf32>, memref<2xf32, strided<[1]>>) {
  linalg.add ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  %low = memref.subview %c[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  return %c, %low : memref<4xf32>, memref<2xf32, strided<[1]>>
}

// A loop that counts in memory carries the count, and its steps are known.
// CHECK-LABEL: func.func @counted
// CHECK-SAME:    (%a: tensor<4xf32>, %m: tensor<4xf32> {launch.in_place = 0 : i64})
// CHECK-NEXT:    [[ONE:%.*]] = linalg.add ins(%a, %m
// CHECK-NEXT:    [[TWO:%.*]] = linalg.add ins(%a, [[ONE]]
// CHECK-NEXT:    func.return [[TWO]]
func.func @counted(%a: memref<4xf32>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %n = memref.alloca() : memref<1xi32>
  memref.store %zero, %n[%c0] : memref<1xi32>
  scf.while : () -> () {
    %i = memref.load %n[%c0] : memref<1xi32>
    %more = arith.cmpi slt, %i, %two : i32
    scf.condition(%more)
  } do {
    linalg.add ins(%a, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
    %i = memref.load %n[%c0] : memref<1xi32>
    %j = arith.addi %i, %one : i32
    memref.store %j, %n[%c0] : memref<1xi32>
    scf.yield
  }
  return
}

// Memory that is returned as it came is an argument that is read.
// CHECK-LABEL: func.func @handed_back
// CHECK-SAME:    (%a: tensor<4xf32>, %b: tensor<f32>, %c: tensor<f32>
// CHECK:         func.return %b,
func.func @handed_back(%a: memref<4xf32>, %b: memref<f32>, %c: memref<f32>) -> memref<f32> {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<4xf32>
  memref.store %x, %c[] : memref<f32>
  return %b : memref<f32>
}

// FOREIGN: a loop whose steps go on in memory of open sizes, which no recurrence carries: its steps are written out.
// CHECK-LABEL: func.func @goes_on
// CHECK-SAME:    (%b: tensor<?xf64>
// CHECK-COUNT-17: arith.divf
// CHECK-NOT:     scf.for
func.func @goes_on(%b: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c17 step %c1 {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %b[%i] : memref<?xf64>
    scf.for %k = %c0 to %i step %c1 {
      %z = memref.load %b[%k] : memref<?xf64>
      memref.store %z, %b[%i] : memref<?xf64>
    }
    %y = arith.divf %x, %x : f64
    memref.store %y, %b[%j] : memref<?xf64>
  }
  return
}

// Bounds that follow from constants are known.
// CHECK-LABEL: func.func @settled
// CHECK-COUNT-3: math.exp
// CHECK-NOT:     scf.for
func.func @settled(%b: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %less = arith.cmpi sle, %c7, %c4 : index
  %end = arith.select %less, %c7, %c4 : index
  scf.for %i = %c1 to %end step %c1 {
    %j = arith.subi %i, %c1 : index
    %x = memref.load %b[%j] : memref<8xf32>
    %y = math.exp %x : f32
    memref.store %y, %b[%i] : memref<8xf32>
  }
  return
}

// A loop on numbers, in a body, is its steps.
// CHECK-LABEL: func.func @in_a_body
// CHECK:         linalg.generic
// CHECK-COUNT-3:   arith.mulf
// CHECK-NOT:     scf.for
func.func @in_a_body(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
    ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %p = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %in) -> (f32) {
      %m = arith.mulf %x, %in : f32
      scf.yield %m : f32
    }
    linalg.yield %p : f32
  }
  return
}

// A body may ask for the sizes of memory that it loads from: what bufferization leaves of tensor.dim.
// CHECK-LABEL: func.func @sizes_in_a_body(
// CHECK:         linalg.generic
// CHECK:           [[SIZE:%.*]] = tensor.dim %a, %c0
// CHECK:           arith.cmpi eq, [[SIZE]], %c1
// CHECK:           tensor.extract %a
func.func @sizes_in_a_body(%a: memref<?x4xf32>, %b: memref<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
    outs(%b : memref<?x4xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %size = memref.dim %a, %c0 : memref<?x4xf32>
    %one = arith.cmpi eq, %size, %c1 : index
    %row = arith.select %one, %c0, %i : index
    %x = memref.load %a[%row, %j] : memref<?x4xf32>
    linalg.yield %x : f32
  }
  return
}

// What a step's number tells is written in the steps that take that side, and elsewhere nothing is copied.
// CHECK-LABEL: func.func @one_ahead(
// CHECK:         tensor.extract_slice %a[0, 4] [2, 4]
// CHECK-NOT:     tensor.extract_slice %a
// CHECK-NOT:     arith.select
// CHECK:         func.return
func.func @one_ahead(%a: memref<2x8xf32>, %b: memref<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %k = %c0 to %c8 step %c4 {
    %next = arith.addi %k, %c4 : index
    %more = arith.cmpi slt, %next, %c8 : index
    scf.if %more {
      %some = memref.subview %a[0, %next] [2, 4] [1, 1] : memref<2x8xf32> to memref<2x4xf32, strided<[8, 1], offset: ?>>
      memref.copy %some, %b : memref<2x4xf32, strided<[8, 1], offset: ?>> to memref<2x4xf32>
    }
  }
  return
}

// Rows that none are left of are apart from all others.
// CHECK-LABEL: func.func @growing(
// CHECK-COUNT-2: linalg.matmul
// CHECK-NOT:     linalg.matmul
func.func @growing(%l: memref<8x8xf32>, %b: memref<8x7xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c4 {
    %left = memref.subview %l[%i, 0] [4, %i] [1, 1] : memref<8x8xf32> to memref<4x?xf32, strided<[8, 1], offset: ?>>
    %done = memref.subview %b[0, 0] [%i, 7] [1, 1] : memref<8x7xf32> to memref<?x7xf32, strided<[7, 1]>>
    %rows = memref.subview %b[%i, 0] [4, 7] [1, 1] : memref<8x7xf32> to memref<4x7xf32, strided<[7, 1], offset: ?>>
    linalg.matmul ins(%left, %done : memref<4x?xf32, strided<[8, 1], offset: ?>>, memref<?x7xf32, strided<[7, 1]>>) outs(%rows : memref<4x7xf32, strided<[7, 1], offset: ?>>)
  }
  return
}
