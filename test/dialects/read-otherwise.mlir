// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// What is put into a tensor or a memory of one element, and taken out, is the number; the scope and
// the modules around ops are left out, and so is what gives memory back.

// CHECK:       func.func private @library
// CHECK-LABEL: func.func @numbers
// CHECK-SAME:    (%x: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<4xf32>) -> tensor<4xf32>
// CHECK:         ^bb0(%a: f32, %b: f32):
// CHECK:           [[S:%.*]] = arith.addf %b, %a : f32
// CHECK-NEXT:      linalg.yield [[S]] : f32
// CHECK:         linalg.fill
// CHECK-NOT:     dealloc
// CHECK:         ^bb0([[A:%.*]]: f32, [[B:%.*]]: f32):
// CHECK-NEXT:      [[T:%.*]] = arith.maximumf [[B]], [[A]] : f32
// CHECK-NEXT:      linalg.yield [[T]] : f32
// CHECK:         func.call @library(%o)
module {
  module @inner {
    func.func private @library(%o: memref<4xf32>) {
      return
    }
    func.func @numbers(%x: tensor<4x8xf32>, %m: memref<4x8xf32>, %o: memref<4xf32>) -> tensor<4xf32> {
      %z = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<4xf32>
      %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %s = linalg.reduce ins(%x : tensor<4x8xf32>) outs(%f : tensor<4xf32>) dimensions = [1]
        (%a: f32, %b: f32) {
          %0 = tensor.from_elements %a : tensor<f32>
          %1 = tensor.from_elements %b, %a : tensor<2xf32>
          %c0 = arith.constant 0 : index
          %2 = tensor.extract %1[%c0] : tensor<2xf32>
          %3 = tensor.extract %0[] : tensor<f32>
          %4 = arith.addf %2, %3 : f32
          %5 = tensor.from_elements %4 : tensor<1x1xf32>
          %6 = tensor.extract %5[%c0, %c0] : tensor<1x1xf32>
          linalg.yield %6 : f32
        }
      %t, %u = memref.alloca_scope -> (f32, memref<4xf32>) {
        linalg.fill ins(%z : f32) outs(%o : memref<4xf32>)
        memref.alloca_scope.return %z, %o : f32, memref<4xf32>
      }
      %true = arith.constant true
      %g = memref.alloc() : memref<4xf32>
      %own = bufferization.dealloc (%g : memref<4xf32>) if (%true) retain (%o : memref<4xf32>)
      bufferization.dealloc
      linalg.reduce ins(%m : memref<4x8xf32>) outs(%u : memref<4xf32>) dimensions = [1]
        (%a: f32, %b: f32) {
          %0 = memref.alloc() : memref<f32>
          memref.store %a, %0[] : memref<f32>
          %1 = memref.alloca() : memref<f32>
          memref.store %b, %1[] : memref<f32>
          %2 = memref.load %0[] : memref<f32>
          %3 = memref.load %1[] : memref<f32>
          %4 = arith.maximumf %3, %2 : f32
          memref.store %4, %0[] : memref<f32>
          %5 = memref.load %0[] : memref<f32>
          memref.dealloc %0 : memref<f32>
          linalg.yield %5 : f32
        }
      func.call @library(%o) : (memref<4xf32>) -> ()
      return %s : tensor<4xf32>
    }
  }
}
