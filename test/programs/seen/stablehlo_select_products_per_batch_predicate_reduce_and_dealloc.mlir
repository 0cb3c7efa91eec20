module @jit_select_products_per_batch_predicate_reduce_and attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: memref<3x5x8xf32>, %arg1: memref<3x8x5xf32>, %arg2: memref<3xi1>) -> (memref<3x5x5xf32> {jax.result_info = "result[0]"}, memref<3xi1> {jax.result_info = "result[1]"}, memref<3x5xi1> {jax.result_info = "result[2]"}, memref<3x5xf32> {jax.result_info = "result[3]"}) {
    %true = arith.constant true
    %false = arith.constant false
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() alignment = 64 : memref<3x5x5xf32>
    %alloc_1 = memref.alloc() alignment = 64 : memref<3x5x5xf32>
    linalg.fill ins(%cst_0 : f32) outs(%alloc_1 : memref<3x5x5xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<3x5x8xf32>, memref<3x8x5xf32>) outs(%alloc_1 : memref<3x5x5xf32>)
    linalg.transpose ins(%alloc_1 : memref<3x5x5xf32>) outs(%alloc : memref<3x5x5xf32>) permutation = [0, 2, 1] 
    %alloc_2 = memref.alloc() alignment = 64 : memref<3x5x5xi1>
    linalg.broadcast ins(%arg2 : memref<3xi1>) outs(%alloc_2 : memref<3x5x5xi1>) dimensions = [1, 2] 
    %alloc_3 = memref.alloc() alignment = 64 : memref<3x5x5xf32>
    linalg.map { arith.select } ins(%alloc_2, %alloc_1, %alloc : memref<3x5x5xi1>, memref<3x5x5xf32>, memref<3x5x5xf32>) outs(%alloc_3 : memref<3x5x5xf32>)
    linalg.map ins(%alloc_1 : memref<3x5x5xf32>) outs(%alloc_2 : memref<3x5x5xi1>)
      (%in: f32, %init: i1) {
        %0 = arith.cmpf ogt, %in, %cst_0 : f32
        linalg.yield %0 : i1
      }
    %alloc_4 = memref.alloc() alignment = 64 : memref<3xi1>
    linalg.fill ins(%true : i1) outs(%alloc_4 : memref<3xi1>)
    linalg.reduce ins(%alloc_2 : memref<3x5x5xi1>) outs(%alloc_4 : memref<3xi1>) dimensions = [1, 2] 
      (%in: i1, %init: i1) {
        %alloc_7 = memref.alloc() alignment = 64 : memref<i1>
        memref.store %in, %alloc_7[] : memref<i1>
        %alloc_8 = memref.alloc() alignment = 64 : memref<i1>
        memref.store %init, %alloc_8[] : memref<i1>
        %0 = memref.load %alloc_8[] : memref<i1>
        %1 = memref.load %alloc_7[] : memref<i1>
        %2 = arith.andi %0, %1 : i1
        %alloc_9 = memref.alloc() alignment = 64 : memref<i1>
        memref.store %2, %alloc_9[] : memref<i1>
        %3 = memref.load %alloc_9[] : memref<i1>
        bufferization.dealloc (%alloc_7 : memref<i1>) if (%true)
        bufferization.dealloc (%alloc_8 : memref<i1>) if (%true)
        bufferization.dealloc (%alloc_9 : memref<i1>) if (%true)
        linalg.yield %3 : i1
      }
    linalg.map ins(%alloc_1 : memref<3x5x5xf32>) outs(%alloc_2 : memref<3x5x5xi1>)
      (%in: f32, %init: i1) {
        %0 = arith.cmpf ogt, %in, %cst : f32
        linalg.yield %0 : i1
      }
    %alloc_5 = memref.alloc() alignment = 64 : memref<3x5xi1>
    linalg.fill ins(%false : i1) outs(%alloc_5 : memref<3x5xi1>)
    linalg.reduce ins(%alloc_2 : memref<3x5x5xi1>) outs(%alloc_5 : memref<3x5xi1>) dimensions = [1] 
      (%in: i1, %init: i1) {
        %alloc_7 = memref.alloc() alignment = 64 : memref<i1>
        memref.store %in, %alloc_7[] : memref<i1>
        %alloc_8 = memref.alloc() alignment = 64 : memref<i1>
        memref.store %init, %alloc_8[] : memref<i1>
        %0 = memref.load %alloc_8[] : memref<i1>
        %1 = memref.load %alloc_7[] : memref<i1>
        %2 = arith.ori %0, %1 : i1
        %alloc_9 = memref.alloc() alignment = 64 : memref<i1>
        memref.store %2, %alloc_9[] : memref<i1>
        %3 = memref.load %alloc_9[] : memref<i1>
        bufferization.dealloc (%alloc_7 : memref<i1>) if (%true)
        bufferization.dealloc (%alloc_8 : memref<i1>) if (%true)
        bufferization.dealloc (%alloc_9 : memref<i1>) if (%true)
        linalg.yield %3 : i1
      }
    linalg.map { math.tanh } ins(%alloc_1 : memref<3x5x5xf32>) outs(%alloc : memref<3x5x5xf32>)
    %alloc_6 = memref.alloc() alignment = 64 : memref<3x5xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_6 : memref<3x5xf32>)
    linalg.reduce ins(%alloc : memref<3x5x5xf32>) outs(%alloc_6 : memref<3x5xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %alloc_7 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %in, %alloc_7[] : memref<f32>
        %alloc_8 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %init, %alloc_8[] : memref<f32>
        %0 = memref.load %alloc_8[] : memref<f32>
        %1 = memref.load %alloc_7[] : memref<f32>
        %2 = arith.mulf %0, %1 : f32
        %alloc_9 = memref.alloc() alignment = 64 : memref<f32>
        memref.store %2, %alloc_9[] : memref<f32>
        %3 = memref.load %alloc_9[] : memref<f32>
        bufferization.dealloc (%alloc_7 : memref<f32>) if (%true)
        bufferization.dealloc (%alloc_8 : memref<f32>) if (%true)
        bufferization.dealloc (%alloc_9 : memref<f32>) if (%true)
        linalg.yield %3 : f32
      }
    bufferization.dealloc (%alloc : memref<3x5x5xf32>) if (%true)
    bufferization.dealloc (%alloc_1 : memref<3x5x5xf32>) if (%true)
    bufferization.dealloc (%alloc_2 : memref<3x5x5xi1>) if (%true)
    return %alloc_3, %alloc_4, %alloc_5, %alloc_6 : memref<3x5x5xf32>, memref<3xi1>, memref<3x5xi1>, memref<3x5xf32>
  }
}

