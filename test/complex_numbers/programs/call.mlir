func.func private @square(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %r = linalg.mul ins(%x, %x : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>> }
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %a = func.call @square(%x) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %b = func.call @square(%a) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %b : tensor<4xcomplex<f32>> }
