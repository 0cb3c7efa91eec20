#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> (d0)>
module @jit_jax_hamiltonian_trajectory_accepted_or_kept {
  func.func public @main(%arg0: tensor<6x12xf32>, %arg1: tensor<3x12xf32>, %arg2: tensor<12x12xf32>) -> (tensor<3x12xf32>, tensor<3xf32>) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 5.000000e-02 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 3.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<3x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x12xf32>) outs(%0 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.mulf %in, %cst_4 : f32
      linalg.yield %97 : f32
    } -> tensor<3x12xf32>
    %2 = tensor.empty() : tensor<3x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<3x12xf32>) outs(%2 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.sin %in : f32
      linalg.yield %97 : f32
    } -> tensor<3x12xf32>
    %4:3 = scf.for %arg3 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg4 = %cst_5, %arg5 = %arg1, %arg6 = %3) -> (tensor<i32>, tensor<3x12xf32>, tensor<3x12xf32>)  : i32 {
      %97 = tensor.empty() : tensor<i32>
      %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%97 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %230 = arith.addi %in, %c1_i32 : i32
        linalg.yield %230 : i32
      } -> tensor<i32>
      %99 = tensor.empty() : tensor<12x3xf32>
      %100 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x12xf32>) outs(%99 : tensor<12x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<12x3xf32>
      %101 = tensor.empty() : tensor<6x3xf32>
      %102 = linalg.fill ins(%cst_3 : f32) outs(%101 : tensor<6x3xf32>) -> tensor<6x3xf32>
      %103 = linalg.matmul ins(%arg0, %100 : tensor<6x12xf32>, tensor<12x3xf32>) outs(%102 : tensor<6x3xf32>) -> tensor<6x3xf32>
      %104 = tensor.empty() : tensor<6x3xf32>
      %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<6x3xf32>) outs(%104 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.maximumf %in, %cst_3 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %106 = tensor.empty() : tensor<6x3xf32>
      %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<6x3xf32>) outs(%106 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.subf %cst_3, %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %108 = tensor.empty() : tensor<6x3xi1>
      %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<6x3xf32>) outs(%108 : tensor<6x3xi1>) {
      ^bb0(%in: f32, %out: i1):
        %230 = arith.cmpf une, %in, %in : f32
        linalg.yield %230 : i1
      } -> tensor<6x3xi1>
      %110 = tensor.empty() : tensor<6x3xf32>
      %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<6x3xf32>) outs(%110 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.addf %in, %cst_3 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %112 = tensor.empty() : tensor<6x3xf32>
      %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<6x3xf32>) outs(%112 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.absf %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %114 = tensor.empty() : tensor<6x3xf32>
      %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<6x3xf32>) outs(%114 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.negf %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %116 = tensor.empty() : tensor<6x3xf32>
      %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<6x3xf32>) outs(%116 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.exp %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %118 = tensor.empty() : tensor<6x3xf32>
      %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<6x3xf32>) outs(%118 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.log1p %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %120 = tensor.empty() : tensor<6x3xf32>
      %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %119 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%120 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.addf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %122 = tensor.empty() : tensor<6x3xf32>
      %123 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %111, %121 : tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) outs(%122 : tensor<6x3xf32>) {
      ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
        %230 = arith.select %in, %in_6, %in_7 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %124 = tensor.empty() : tensor<6x3xi1>
      %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<6x3xf32>) outs(%124 : tensor<6x3xi1>) {
      ^bb0(%in: f32, %out: i1):
        %230 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %230 : i1
      } -> tensor<6x3xi1>
      %126 = tensor.empty() : tensor<3x6xi1>
      %127 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<6x3xi1>) outs(%126 : tensor<3x6xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<3x6xi1>
      %128 = tensor.empty() : tensor<3x6xf32>
      %129 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<6x3xf32>) outs(%128 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x6xf32>
      %130 = tensor.empty() : tensor<3x6xf32>
      %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %129 : tensor<3x6xi1>, tensor<3x6xf32>) outs(%130 : tensor<3x6xf32>) {
      ^bb0(%in: i1, %in_6: f32, %out: f32):
        %230 = arith.select %in, %cst_3, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %132 = tensor.empty() : tensor<6x3xi1>
      %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<6x3xf32>) outs(%132 : tensor<6x3xi1>) {
      ^bb0(%in: f32, %out: i1):
        %230 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %230 : i1
      } -> tensor<6x3xi1>
      %134 = tensor.empty() : tensor<3x6xi1>
      %135 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<6x3xi1>) outs(%134 : tensor<3x6xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<3x6xi1>
      %136 = tensor.empty() : tensor<3x6xf32>
      %137 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<6x3xf32>) outs(%136 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x6xf32>
      %138 = tensor.empty() : tensor<3x6xf32>
      %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %137 : tensor<3x6xi1>, tensor<3x6xf32>) outs(%138 : tensor<3x6xf32>) {
      ^bb0(%in: i1, %in_6: f32, %out: f32):
        %230 = arith.select %in, %cst_3, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %140 = tensor.empty() : tensor<3x6xf32>
      %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %139 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%140 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.subf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %142 = tensor.empty() : tensor<3x6xf32>
      %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<3x6xf32>) outs(%142 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.exp %in : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %144 = tensor.empty() : tensor<3x12xf32>
      %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x12xf32>) outs(%144 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.mulf %in, %cst_1 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %146 = tensor.empty() : tensor<3x12xf32>
      %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x12xf32>) outs(%146 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.mulf %in, %cst_1 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %148 = tensor.empty() : tensor<3x12xf32>
      %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %147 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%148 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.addf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %150 = tensor.empty() : tensor<3x12xf32>
      %151 = linalg.fill ins(%cst_3 : f32) outs(%150 : tensor<3x12xf32>) -> tensor<3x12xf32>
      %152 = linalg.matmul ins(%143, %arg0 : tensor<3x6xf32>, tensor<6x12xf32>) outs(%151 : tensor<3x12xf32>) -> tensor<3x12xf32>
      %153 = tensor.empty() : tensor<3x12xf32>
      %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %152 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%153 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.addf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %155 = tensor.empty() : tensor<3x12xf32>
      %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<3x12xf32>) outs(%155 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.mulf %in, %cst_0 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %157 = tensor.empty() : tensor<3x12xf32>
      %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %156 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%157 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.subf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %159 = tensor.empty() : tensor<12x3xf32>
      %160 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<3x12xf32>) outs(%159 : tensor<12x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<12x3xf32>
      %161 = tensor.empty() : tensor<12x3xf32>
      %162 = linalg.fill ins(%cst_3 : f32) outs(%161 : tensor<12x3xf32>) -> tensor<12x3xf32>
      %163 = linalg.matmul ins(%arg2, %160 : tensor<12x12xf32>, tensor<12x3xf32>) outs(%162 : tensor<12x3xf32>) -> tensor<12x3xf32>
      %164 = tensor.empty() : tensor<12x3xf32>
      %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<12x3xf32>) outs(%164 : tensor<12x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.mulf %in, %cst : f32
        linalg.yield %230 : f32
      } -> tensor<12x3xf32>
      %166 = tensor.empty() : tensor<3x12xf32>
      %167 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<12x3xf32>) outs(%166 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x12xf32>
      %168 = tensor.empty() : tensor<3x12xf32>
      %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %167 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%168 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.addf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %170 = tensor.empty() : tensor<12x3xf32>
      %171 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<3x12xf32>) outs(%170 : tensor<12x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<12x3xf32>
      %172 = tensor.empty() : tensor<6x3xf32>
      %173 = linalg.fill ins(%cst_3 : f32) outs(%172 : tensor<6x3xf32>) -> tensor<6x3xf32>
      %174 = linalg.matmul ins(%arg0, %171 : tensor<6x12xf32>, tensor<12x3xf32>) outs(%173 : tensor<6x3xf32>) -> tensor<6x3xf32>
      %175 = tensor.empty() : tensor<6x3xf32>
      %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<6x3xf32>) outs(%175 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.maximumf %in, %cst_3 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %177 = tensor.empty() : tensor<6x3xf32>
      %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<6x3xf32>) outs(%177 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.subf %cst_3, %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %179 = tensor.empty() : tensor<6x3xi1>
      %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<6x3xf32>) outs(%179 : tensor<6x3xi1>) {
      ^bb0(%in: f32, %out: i1):
        %230 = arith.cmpf une, %in, %in : f32
        linalg.yield %230 : i1
      } -> tensor<6x3xi1>
      %181 = tensor.empty() : tensor<6x3xf32>
      %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<6x3xf32>) outs(%181 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.addf %in, %cst_3 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %183 = tensor.empty() : tensor<6x3xf32>
      %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<6x3xf32>) outs(%183 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.absf %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %185 = tensor.empty() : tensor<6x3xf32>
      %186 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<6x3xf32>) outs(%185 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.negf %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %187 = tensor.empty() : tensor<6x3xf32>
      %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<6x3xf32>) outs(%187 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.exp %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %189 = tensor.empty() : tensor<6x3xf32>
      %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%188 : tensor<6x3xf32>) outs(%189 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.log1p %in : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %191 = tensor.empty() : tensor<6x3xf32>
      %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%176, %190 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%191 : tensor<6x3xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.addf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %193 = tensor.empty() : tensor<6x3xf32>
      %194 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%180, %182, %192 : tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) outs(%193 : tensor<6x3xf32>) {
      ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
        %230 = arith.select %in, %in_6, %in_7 : f32
        linalg.yield %230 : f32
      } -> tensor<6x3xf32>
      %195 = tensor.empty() : tensor<6x3xi1>
      %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<6x3xf32>) outs(%195 : tensor<6x3xi1>) {
      ^bb0(%in: f32, %out: i1):
        %230 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %230 : i1
      } -> tensor<6x3xi1>
      %197 = tensor.empty() : tensor<3x6xi1>
      %198 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<6x3xi1>) outs(%197 : tensor<3x6xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<3x6xi1>
      %199 = tensor.empty() : tensor<3x6xf32>
      %200 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<6x3xf32>) outs(%199 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x6xf32>
      %201 = tensor.empty() : tensor<3x6xf32>
      %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%198, %200 : tensor<3x6xi1>, tensor<3x6xf32>) outs(%201 : tensor<3x6xf32>) {
      ^bb0(%in: i1, %in_6: f32, %out: f32):
        %230 = arith.select %in, %cst_3, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %203 = tensor.empty() : tensor<6x3xi1>
      %204 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<6x3xf32>) outs(%203 : tensor<6x3xi1>) {
      ^bb0(%in: f32, %out: i1):
        %230 = arith.cmpf oeq, %in, %cst_2 : f32
        linalg.yield %230 : i1
      } -> tensor<6x3xi1>
      %205 = tensor.empty() : tensor<3x6xi1>
      %206 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<6x3xi1>) outs(%205 : tensor<3x6xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<3x6xi1>
      %207 = tensor.empty() : tensor<3x6xf32>
      %208 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<6x3xf32>) outs(%207 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x6xf32>
      %209 = tensor.empty() : tensor<3x6xf32>
      %210 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%206, %208 : tensor<3x6xi1>, tensor<3x6xf32>) outs(%209 : tensor<3x6xf32>) {
      ^bb0(%in: i1, %in_6: f32, %out: f32):
        %230 = arith.select %in, %cst_3, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %211 = tensor.empty() : tensor<3x6xf32>
      %212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%202, %210 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%211 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.subf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %213 = tensor.empty() : tensor<3x6xf32>
      %214 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%212 : tensor<3x6xf32>) outs(%213 : tensor<3x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = math.exp %in : f32
        linalg.yield %230 : f32
      } -> tensor<3x6xf32>
      %215 = tensor.empty() : tensor<3x12xf32>
      %216 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<3x12xf32>) outs(%215 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.mulf %in, %cst_1 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %217 = tensor.empty() : tensor<3x12xf32>
      %218 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<3x12xf32>) outs(%217 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.mulf %in, %cst_1 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %219 = tensor.empty() : tensor<3x12xf32>
      %220 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%216, %218 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%219 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.addf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %221 = tensor.empty() : tensor<3x12xf32>
      %222 = linalg.fill ins(%cst_3 : f32) outs(%221 : tensor<3x12xf32>) -> tensor<3x12xf32>
      %223 = linalg.matmul ins(%214, %arg0 : tensor<3x6xf32>, tensor<6x12xf32>) outs(%222 : tensor<3x12xf32>) -> tensor<3x12xf32>
      %224 = tensor.empty() : tensor<3x12xf32>
      %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%220, %223 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%224 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.addf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %226 = tensor.empty() : tensor<3x12xf32>
      %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<3x12xf32>) outs(%226 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %230 = arith.mulf %in, %cst_0 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      %228 = tensor.empty() : tensor<3x12xf32>
      %229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%158, %227 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%228 : tensor<3x12xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %230 = arith.subf %in, %in_6 : f32
        linalg.yield %230 : f32
      } -> tensor<3x12xf32>
      scf.yield %98, %169, %229 : tensor<i32>, tensor<3x12xf32>, tensor<3x12xf32>
    }
    %5 = tensor.empty() : tensor<12x3xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x12xf32>) outs(%5 : tensor<12x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x3xf32>
    %7 = tensor.empty() : tensor<6x3xf32>
    %8 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %9 = linalg.matmul ins(%arg0, %6 : tensor<6x12xf32>, tensor<12x3xf32>) outs(%8 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %10 = tensor.empty() : tensor<6x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x3xf32>) outs(%10 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %12 = tensor.empty() : tensor<6x3xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x3xf32>) outs(%12 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.subf %cst_3, %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %14 = tensor.empty() : tensor<6x3xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x3xf32>) outs(%14 : tensor<6x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %97 = arith.cmpf une, %in, %in : f32
      linalg.yield %97 : i1
    } -> tensor<6x3xi1>
    %16 = tensor.empty() : tensor<6x3xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x3xf32>) outs(%16 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %cst_3 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %18 = tensor.empty() : tensor<6x3xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x3xf32>) outs(%18 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.absf %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %20 = tensor.empty() : tensor<6x3xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<6x3xf32>) outs(%20 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.negf %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %22 = tensor.empty() : tensor<6x3xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6x3xf32>) outs(%22 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %24 = tensor.empty() : tensor<6x3xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<6x3xf32>) outs(%24 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.log1p %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %26 = tensor.empty() : tensor<6x3xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %25 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%26 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.addf %in, %in_6 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %28 = tensor.empty() : tensor<6x3xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17, %27 : tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) outs(%28 : tensor<6x3xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %97 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %30 = tensor.empty() : tensor<3xf32>
    %31 = linalg.fill ins(%cst_3 : f32) outs(%30 : tensor<3xf32>) -> tensor<3xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<6x3xf32>) outs(%31 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %out, %in : f32
      linalg.yield %97 : f32
    } -> tensor<3xf32>
    %33 = tensor.empty() : tensor<3x12xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x12xf32>) outs(%33 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.mulf %in, %cst_1 : f32
      linalg.yield %97 : f32
    } -> tensor<3x12xf32>
    %35 = tensor.empty() : tensor<3xf32>
    %36 = linalg.fill ins(%cst_3 : f32) outs(%35 : tensor<3xf32>) -> tensor<3xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map3], iterator_types = ["parallel", "reduction"]} ins(%34, %arg1 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%36 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.mulf %in, %in_6 : f32
      %98 = arith.addf %out, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<3xf32>
    %38 = tensor.empty() : tensor<3xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%32, %37 : tensor<3xf32>, tensor<3xf32>) outs(%38 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.addf %in, %in_6 : f32
      linalg.yield %97 : f32
    } -> tensor<3xf32>
    %40 = tensor.empty() : tensor<3x12xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3x12xf32>) outs(%40 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.mulf %in, %cst_1 : f32
      linalg.yield %97 : f32
    } -> tensor<3x12xf32>
    %42 = tensor.empty() : tensor<3xf32>
    %43 = linalg.fill ins(%cst_3 : f32) outs(%42 : tensor<3xf32>) -> tensor<3xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map3], iterator_types = ["parallel", "reduction"]} ins(%41, %3 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%43 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.mulf %in, %in_6 : f32
      %98 = arith.addf %out, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<3xf32>
    %45 = tensor.empty() : tensor<3xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%39, %44 : tensor<3xf32>, tensor<3xf32>) outs(%45 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.addf %in, %in_6 : f32
      linalg.yield %97 : f32
    } -> tensor<3xf32>
    %47 = tensor.empty() : tensor<12x3xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%4#1 : tensor<3x12xf32>) outs(%47 : tensor<12x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x3xf32>
    %49 = tensor.empty() : tensor<6x3xf32>
    %50 = linalg.fill ins(%cst_3 : f32) outs(%49 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %51 = linalg.matmul ins(%arg0, %48 : tensor<6x12xf32>, tensor<12x3xf32>) outs(%50 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %52 = tensor.empty() : tensor<6x3xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<6x3xf32>) outs(%52 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %54 = tensor.empty() : tensor<6x3xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<6x3xf32>) outs(%54 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.subf %cst_3, %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %56 = tensor.empty() : tensor<6x3xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<6x3xf32>) outs(%56 : tensor<6x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %97 = arith.cmpf une, %in, %in : f32
      linalg.yield %97 : i1
    } -> tensor<6x3xi1>
    %58 = tensor.empty() : tensor<6x3xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<6x3xf32>) outs(%58 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %cst_3 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %60 = tensor.empty() : tensor<6x3xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<6x3xf32>) outs(%60 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.absf %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %62 = tensor.empty() : tensor<6x3xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<6x3xf32>) outs(%62 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.negf %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %64 = tensor.empty() : tensor<6x3xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<6x3xf32>) outs(%64 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %66 = tensor.empty() : tensor<6x3xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<6x3xf32>) outs(%66 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.log1p %in : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %68 = tensor.empty() : tensor<6x3xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%53, %67 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%68 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.addf %in, %in_6 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %70 = tensor.empty() : tensor<6x3xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %59, %69 : tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) outs(%70 : tensor<6x3xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %97 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %97 : f32
    } -> tensor<6x3xf32>
    %72 = tensor.empty() : tensor<3xf32>
    %73 = linalg.fill ins(%cst_3 : f32) outs(%72 : tensor<3xf32>) -> tensor<3xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%71 : tensor<6x3xf32>) outs(%73 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %out, %in : f32
      linalg.yield %97 : f32
    } -> tensor<3xf32>
    %75 = tensor.empty() : tensor<3x12xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4#1 : tensor<3x12xf32>) outs(%75 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.mulf %in, %cst_1 : f32
      linalg.yield %97 : f32
    } -> tensor<3x12xf32>
    %77 = tensor.empty() : tensor<3xf32>
    %78 = linalg.fill ins(%cst_3 : f32) outs(%77 : tensor<3xf32>) -> tensor<3xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map3], iterator_types = ["parallel", "reduction"]} ins(%76, %4#1 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%78 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.mulf %in, %in_6 : f32
      %98 = arith.addf %out, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<3xf32>
    %80 = tensor.empty() : tensor<3xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%74, %79 : tensor<3xf32>, tensor<3xf32>) outs(%80 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.addf %in, %in_6 : f32
      linalg.yield %97 : f32
    } -> tensor<3xf32>
    %82 = tensor.empty() : tensor<3xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%46, %81 : tensor<3xf32>, tensor<3xf32>) outs(%82 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.subf %in, %in_6 : f32
      linalg.yield %97 : f32
    } -> tensor<3xf32>
    %84 = tensor.empty() : tensor<3x12xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4#2 : tensor<3x12xf32>) outs(%84 : tensor<3x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.mulf %in, %cst_1 : f32
      linalg.yield %97 : f32
    } -> tensor<3x12xf32>
    %86 = tensor.empty() : tensor<3xf32>
    %87 = linalg.fill ins(%cst_3 : f32) outs(%86 : tensor<3xf32>) -> tensor<3xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map3], iterator_types = ["parallel", "reduction"]} ins(%85, %4#2 : tensor<3x12xf32>, tensor<3x12xf32>) outs(%87 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.mulf %in, %in_6 : f32
      %98 = arith.addf %out, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<3xf32>
    %89 = tensor.empty() : tensor<3xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%83, %88 : tensor<3xf32>, tensor<3xf32>) outs(%89 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %97 = arith.subf %in, %in_6 : f32
      linalg.yield %97 : f32
    } -> tensor<3xf32>
    %91 = tensor.empty() : tensor<3xi1>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%90 : tensor<3xf32>) outs(%91 : tensor<3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %97 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %97 : i1
    } -> tensor<3xi1>
    %93 = tensor.empty() : tensor<3x12xi1>
    %94 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<3xi1>) outs(%93 : tensor<3x12xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<3x12xi1>
    %95 = tensor.empty() : tensor<3x12xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %4#1, %arg1 : tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) outs(%95 : tensor<3x12xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %97 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %97 : f32
    } -> tensor<3x12xf32>
    return %96, %90 : tensor<3x12xf32>, tensor<3xf32>
  }
}

