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
