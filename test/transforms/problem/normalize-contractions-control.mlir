// RUN: gemmc %s -p 'normalize-contractions{integers=linalg doubles=linalg others=linalg}' | filecheck %s
// RUN: gemmc %s -p 'normalize-contractions{integers=linalg others=linalg}' | filecheck %s --check-prefix DOUBLES

// Two steps are two products, the second of the first one's result; the step's number is a constant.
// CHECK-LABEL: func.func @steps(
// CHECK-NOT:     scf.for
// CHECK:         [[ONE:%.*]] = tile.contract %x, %w
// CHECK:         {{%.*}} = tile.contract [[ONE]], %w
// CHECK-NOT:     tile.contract
// CHECK:         func.return
func.func @steps(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant dense<0.0> : tensor<8x8xf32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> (tensor<8x8xf32>) {
    %b = linalg.matmul ins(%a, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
    scf.yield %b : tensor<8x8xf32>
  }
  func.return %r : tensor<8x8xf32>
}

// FOREIGN: blocks that follow each other, around a choice whose sides are numbers.
// CHECK-LABEL: func.func @chosen(
// CHECK-NOT:     cf.br
// CHECK-NOT:     scf.if
// CHECK:         arith.select
func.func @chosen(%p: i1, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  cf.br ^next(%x : tensor<8x8xf32>)
^next(%y: tensor<8x8xf32>):
  %f = scf.if %p -> (f32) {
    scf.yield %one : f32
  } else {
    scf.yield %two : f32
  }
  %e = tensor.empty() : tensor<8x8xf32>
  %g = linalg.fill ins(%f : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = arith.mulf %y, %g : tensor<8x8xf32>
  func.return %r : tensor<8x8xf32>
}

// A choice in a body, as a concatenation along an open size is printed, and one inside of it: an index outside reads zero.
// CHECK-LABEL: func.func @parts(
// CHECK-NOT:     scf.if
// CHECK:         [[A:%.*]] = tensor.extract %x
// CHECK:         [[B:%.*]] = tensor.extract %y
// CHECK:         [[NEG:%.*]] = arith.negf [[B]]
// CHECK-NEXT:    [[INNER:%.*]] = arith.select {{%.*}}, [[NEG]], [[B]] : f32
// CHECK-NEXT:    {{%.*}} = arith.select {{%.*}}, [[A]], [[INNER]] : f32
func.func @parts(%x: tensor<4xf32>, %y: tensor<6xf32>) -> tensor<10xf32> {
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %e = tensor.empty() : tensor<10xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<10xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %first = arith.cmpi ult, %i, %c4 : index
    %v = scf.if %first -> (f32) {
      %a = tensor.extract %x[%i] : tensor<4xf32>
      scf.yield %a : f32
    } else {
      %j = arith.subi %i, %c4 : index
      %b = tensor.extract %y[%j] : tensor<6xf32>
      %late = arith.cmpi ugt, %i, %c7 : index
      %w = scf.if %late -> (f32) {
        %n = arith.negf %b : f32
        scf.yield %n : f32
      } else {
        scf.yield %b : f32
      }
      scf.yield %w : f32
    }
    linalg.yield %v : f32
  } -> tensor<10xf32>
  func.return %r : tensor<10xf32>
}

// Products of integers are left to kernels of loops where the option says so.
// CHECK-LABEL: func.func @bytes(
// CHECK-NOT:     tile.contract
// CHECK:         linalg.matmul
func.func @bytes(%x: tensor<8x8xi8>, %w: tensor<8x8xi8>) -> tensor<8x8xi32> {
  %z = arith.constant dense<0> : tensor<8x8xi32>
  %r = linalg.matmul ins(%x, %w : tensor<8x8xi8>, tensor<8x8xi8>) outs(%z : tensor<8x8xi32>) -> tensor<8x8xi32>
  func.return %r : tensor<8x8xi32>
}

// So are products of f64, by an option of their own.
// CHECK-LABEL:   func.func @doubles(
// CHECK-NOT:       tile.contract
// CHECK:           linalg.matmul
// DOUBLES-LABEL: func.func @bytes(
// DOUBLES:         linalg.matmul
// DOUBLES-LABEL: func.func @doubles(
// DOUBLES:         tile.contract
func.func @doubles(%x: tensor<8x8xf64>, %w: tensor<8x8xf64>) -> tensor<8x8xf64> {
  %z = arith.constant dense<0.0> : tensor<8x8xf64>
  %r = linalg.matmul ins(%x, %w : tensor<8x8xf64>, tensor<8x8xf64>) outs(%z : tensor<8x8xf64>) -> tensor<8x8xf64>
  func.return %r : tensor<8x8xf64>
}

// So are sums of products that are no matrix product.
// CHECK-LABEL: func.func @scaled(
// CHECK-NOT:     tile.contract
// CHECK:         linalg.generic
func.func @scaled(%x: tensor<8xf32>, %s: f32) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %p = arith.mulf %in, %s : f32
    %t = arith.addf %out, %p : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  func.return %r : tensor<f32>
}

// A choice that a step's number tells is the side that is taken: the last step reads nothing behind the end.
// CHECK-LABEL: func.func @one_ahead(
// CHECK:         tensor.extract_slice %x[0, 0] [4, 4]
// CHECK:         tensor.extract_slice %x[0, 4] [4, 4]
// CHECK-NOT:     tensor.extract_slice
// CHECK:         func.return
func.func @one_ahead(%x: tensor<4x8xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %first = tensor.extract_slice %x[0, 0] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
  %r = scf.for %k = %c0 to %c8 step %c4 iter_args(%now = %first) -> (tensor<4x4xf32>) {
    %next = arith.addi %k, %c4 : index
    %more = arith.cmpi slt, %next, %c8 : index
    %w = scf.if %more -> (tensor<4x4xf32>) {
      %some = tensor.extract_slice %x[0, %next] [4, 4] [1, 1] : tensor<4x8xf32> to tensor<4x4xf32>
      %sum = linalg.add ins(%now, %some : tensor<4x4xf32>, tensor<4x4xf32>) outs(%some : tensor<4x4xf32>) -> tensor<4x4xf32>
      scf.yield %sum : tensor<4x4xf32>
    } else {
      scf.yield %now : tensor<4x4xf32>
    }
    scf.yield %w : tensor<4x4xf32>
  }
  func.return %r : tensor<4x4xf32>
}

// A first step that sums over nothing, and one that writes no rows, compute nothing.
// CHECK-LABEL: func.func @growing(
// CHECK-NOT:     tensor<0x
// CHECK:         tile.contract {{%.*}}, {{%.*}} with
// CHECK-NOT:     tile.contract
// CHECK-NOT:     tensor<0x
// CHECK:         func.return
func.func @growing(%l: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c4 iter_args(%x = %b) -> (tensor<8x8xf32>) {
    %left = tensor.extract_slice %l[%i, 0] [4, %i] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
    %done = tensor.extract_slice %x[0, 0] [%i, 8] [1, 1] : tensor<8x8xf32> to tensor<?x8xf32>
    %rows = tensor.extract_slice %x[%i, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
    %p = linalg.matmul ins(%left, %done : tensor<4x?xf32>, tensor<?x8xf32>) outs(%rows : tensor<4x8xf32>) -> tensor<4x8xf32>
    %above = tensor.insert_slice %done into %l[0, 0] [%i, 8] [1, 1] : tensor<?x8xf32> into tensor<8x8xf32>
    %w = tensor.insert_slice %p into %above[%i, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
    scf.yield %w : tensor<8x8xf32>
  }
  func.return %r : tensor<8x8xf32>
}
