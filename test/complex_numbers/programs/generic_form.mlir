"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%x: tensor<4x3xcomplex<f32>>, %y: tensor<3x5xcomplex<f32>>, %z: tensor<4x5xcomplex<f32>>):
  %r = "linalg.matmul"(%x, %y, %z) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: complex<f32>, %b: complex<f32>, %c: complex<f32>):
   %p = "complex.mul"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
   %s = "complex.add"(%c, %p) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
   "linalg.yield"(%s) : (complex<f32>) -> ()
  }) : (tensor<4x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
  "func.return"(%r) : (tensor<4x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
