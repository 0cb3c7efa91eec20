// RUN: gemmc %s | filecheck %s
// RUN: gemmc %s | gemmc - | filecheck %s
// RUN: gemmc %s -p normalize-contractions | filecheck %s --check-prefix PRODUCTS
// RUN: gemmc %s -p 'normalize-contractions, form-program' | filecheck %s --check-prefix PROGRAM

// A call's array has the parts of each number along its last dimension; a product is four.
// CHECK-LABEL: func.func @product
// CHECK-SAME:    (%a: tensor<8x16x2xf32> {launch.complex}, %b: tensor<16x4x2xf32> {launch.complex}) -> (tensor<8x4x2xf32> {launch.complex})
// CHECK-DAG:     %a_re = tensor.extract_slice %a[0, 0, 0] [8, 16, 1] [1, 1, 1]
// CHECK-DAG:     %a_im = tensor.extract_slice %a[0, 0, 1] [8, 16, 1] [1, 1, 1]
// CHECK:         [[OFF:%.*]] = linalg.generic {{.*}} ins(%a_im, %b_im :
// CHECK:         [[ON:%.*]] = linalg.generic {{.*}} ins(%a_re, %b_re :
// CHECK:         %r_re = linalg.generic {{.*}} ins([[ON]], [[OFF]] :
// CHECK:           arith.subf
// CHECK:         [[IM:%.*]] = linalg.generic {{.*}} ins(%a_re, %b_im :
// CHECK:         %r_im = linalg.generic {{.*}} ins(%a_im, %b_re : {{.*}}) outs([[IM]] :
// CHECK:         linalg.generic {{.*}} ins(%r_re, %r_im :
// CHECK:           linalg.index 2
// CHECK:           arith.select

// PRODUCTS-LABEL:   func.func @product
// PRODUCTS-COUNT-4: tile.contract
// PRODUCTS-NOT:     tile.contract
// PRODUCTS-LABEL:   func.func @coupled

// PROGRAM: launch.program @product ["arg0", "arg1", "result0"] outputs 1 complex ["arg0", "arg1", "result0"]
func.func @product(%a: tensor<8x16xcomplex<f32>>, %b: tensor<16x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<8x4xcomplex<f32>>
  %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  %r = linalg.matmul ins(%a, %b : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%f : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}

// Parts that depend on each other are reduced together.
// CHECK-LABEL: func.func @coupled
// CHECK:         %r_re, %r_im = linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<f32>, tensor<f32>)
func.func @coupled(%x: tensor<4xcomplex<f32>>) -> tensor<complex<f32>> {
  %one = arith.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %r = linalg.reduce { complex.mul } ins(%x : tensor<4xcomplex<f32>>) outs(%one : tensor<complex<f32>>) dimensions = [0]
  return %r : tensor<complex<f32>>
}

// A sum is one for each part; a vector that a matrix meets is not taken apart into products.
// CHECK-LABEL: func.func @apart
// CHECK:         linalg.generic {{.*}} ins(%x_re : tensor<4x3xf32>)
// CHECK:         linalg.generic {{.*}} ins(%x_im : tensor<4x3xf32>)
// CHECK:         linalg.generic {{.*}} ins(%x_re, %x_im, %v_re, %v_im :
// CHECK:         linalg.generic {{.*}} ins(%x_re, %x_im, %v_re, %v_im :
func.func @apart(%x: tensor<4x3xcomplex<f32>>, %v: tensor<3xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
  %z = arith.constant dense<(0.0, 0.0)> : tensor<4xcomplex<f32>>
  %r = linalg.reduce { complex.add } ins(%x : tensor<4x3xcomplex<f32>>) outs(%z : tensor<4xcomplex<f32>>) dimensions = [1]
  %s = linalg.matvec ins(%x, %v : tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) outs(%z : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %r, %s : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
}

// What only others call takes both parts, and loops carry both.
// CHECK-LABEL: func.func private @inner
// CHECK-SAME:    (%x_re: tensor<4xf32>, %x_im: tensor<4xf32>, %n: i32) -> (tensor<4xf32>, tensor<4xf32>)
func.func private @inner(%x: tensor<4xcomplex<f32>>, %n: i32) -> tensor<4xcomplex<f32>> {
  return %x : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: func.func @outer
// CHECK:         %{{.*}}, %{{.*}} = scf.for {{.*}} iter_args(%t_re = %x_re, %t_im = %x_im) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK:           func.call @inner(%t_re, %t_im, %n) : (tensor<4xf32>, tensor<4xf32>, i32) -> (tensor<4xf32>, tensor<4xf32>)
func.func @outer(%x: tensor<4xcomplex<f32>>, %n: i32) -> tensor<4xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %x) -> (tensor<4xcomplex<f32>>) {
    %u = func.call @inner(%t, %n) : (tensor<4xcomplex<f32>>, i32) -> tensor<4xcomplex<f32>>
    scf.yield %u : tensor<4xcomplex<f32>>
  }
  return %r : tensor<4xcomplex<f32>>
}
