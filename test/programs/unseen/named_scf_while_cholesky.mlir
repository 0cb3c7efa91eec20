func.func @main(%a: tensor<5x5xf32>) -> (tensor<5x5xf32>, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %z = arith.constant 0.0 : f32
  %r:2 = scf.while (%i = %c0, %l = %a) : (i32, tensor<5x5xf32>) -> (i32, tensor<5x5xf32>) {
    %p = arith.cmpi slt, %i, %c5 : i32
    scf.condition(%p) %i, %l : i32, tensor<5x5xf32>
  } do {
  ^bb0(%i: i32, %l: tensor<5x5xf32>):
    %k = arith.index_cast %i : i32 to index
    %d = tensor.extract %l[%k, %k] : tensor<5x5xf32>
    %ab = math.absf %d : f32
    %s = math.rsqrt %ab : f32
    %col = tensor.extract_slice %l[0, %k] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5xf32>
    %e1 = tensor.empty() : tensor<5xf32>
    %c = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%col : tensor<5xf32>) outs(%e1 : tensor<5xf32>) {
    ^bb1(%x: f32, %o: f32):
      %ix = linalg.index 0 : index
      %q = arith.cmpi uge, %ix, %k : index
      %m = arith.mulf %x, %s : f32
      %w = arith.select %q, %m, %z : f32
      linalg.yield %w : f32
    } -> tensor<5xf32>
    %e = tensor.empty() : tensor<5x5xf32>
    %n = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%l, %c, %c : tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5x5xf32>) {
    ^bb1(%x: f32, %u: f32, %v: f32, %o: f32):
      %jx = linalg.index 1 : index
      %eq = arith.cmpi eq, %jx, %k : index
      %gt = arith.cmpi ugt, %jx, %k : index
      %uv = arith.mulf %u, %v : f32
      %su = arith.subf %x, %uv : f32
      %t = arith.select %gt, %su, %x : f32
      %t2 = arith.select %eq, %u, %t : f32
      linalg.yield %t2 : f32
    } -> tensor<5x5xf32>
    %ni = arith.addi %i, %c1 : i32
    scf.yield %ni, %n : i32, tensor<5x5xf32>
  }
  return %r#1, %r#0 : tensor<5x5xf32>, i32
}
