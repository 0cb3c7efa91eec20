/* A CUDA driver without a GPU: it says what it was asked for, a line each, and launches nothing.
 * Device memory is the host's. */
#include <cuda.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static CUresult fails(const char *what) {
  const char *named = getenv("FAIL");
  return named != NULL && strcmp(named, what) == 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

CUresult cuModuleLoadData(CUmodule *module, const void *image) {
  printf("load %02x%.3s\n", *(const unsigned char *)image, (const char *)image + 1);
  *module = (CUmodule)(uintptr_t)0x11;
  return fails("load");
}
CUresult cuModuleUnload(CUmodule module) {
  printf("unload %d\n", (int)(uintptr_t)module);
  return CUDA_SUCCESS;
}
CUresult cuModuleGetFunction(CUfunction *f, CUmodule module, const char *name) {
  static uintptr_t next = 0x100;
  *f = (CUfunction)next++;
  printf("function %s\n", name);
  (void)module;
  return fails("function");
}
CUresult cuFuncSetAttribute(CUfunction f, CUfunction_attribute which, int value) {
  printf("attribute %d %d\n", (int)which, value);
  (void)f;
  return CUDA_SUCCESS;
}
CUresult cuCtxGetDevice(CUdevice *device) {
  *device = 0;
  return CUDA_SUCCESS;
}
CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute which, CUdevice device) {
  (void)which;
  (void)device;
  *value = 132;
  return CUDA_SUCCESS;
}
CUresult cuOccupancyMaxActiveClusters(int *found, CUfunction f, const CUlaunchConfig *config) {
  printf("occupancy %u threads\n", config->blockDimX);
  (void)f;
  *found = 66;
  return CUDA_SUCCESS;
}
CUresult cuMemAlloc(CUdeviceptr *p, size_t size) {
  *p = (CUdeviceptr)(uintptr_t)malloc(size);
  return CUDA_SUCCESS;
}
CUresult cuMemFree(CUdeviceptr p) {
  free((void *)(uintptr_t)p);
  printf("free\n");
  return CUDA_SUCCESS;
}
CUresult cuMemcpyHtoD(CUdeviceptr to, const void *from, size_t size) {
  memcpy((void *)(uintptr_t)to, from, size);
  printf("upload %zu %d\n", size, *(const unsigned char *)from);
  return CUDA_SUCCESS;
}
CUresult cuMemsetD8Async(CUdeviceptr p, unsigned char value, size_t size, CUstream stream) {
  printf("clear %llx %d %zu %llx\n", (unsigned long long)p, value, size,
         (unsigned long long)(uintptr_t)stream);
  return CUDA_SUCCESS;
}
CUresult cuTensorMapEncodeTiled(CUtensorMap *map, CUtensorMapDataType type, cuuint32_t rank,
                                void *address, const cuuint64_t *dims, const cuuint64_t *strides,
                                const cuuint32_t *box, const cuuint32_t *steps,
                                CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle,
                                CUtensorMapL2promotion promotion, CUtensorMapFloatOOBfill fill) {
  memset(map, 0, sizeof *map);
  memcpy(map, &address, sizeof address);
  printf("map %llx %d %u", (unsigned long long)(uintptr_t)address, (int)type, rank);
  for (unsigned i = 0; i < rank; ++i) printf(" %llu", (unsigned long long)dims[i]);
  for (unsigned i = 0; i + 1 < rank; ++i) printf(" %llu", (unsigned long long)strides[i]);
  for (unsigned i = 0; i < rank; ++i) printf(" %u %u", box[i], steps[i]);
  printf(" %d %d %d %d\n", (int)interleave, (int)swizzle, (int)promotion, (int)fill);
  return fails("map");
}
CUresult cuLaunchKernelEx(const CUlaunchConfig *c, CUfunction f, void **parameters, void **extra) {
  printf("launch %llx grid %u %u %u block %u %u %u shared %u stream %llx",
         (unsigned long long)(uintptr_t)f, c->gridDimX, c->gridDimY, c->gridDimZ, c->blockDimX,
         c->blockDimY, c->blockDimZ, c->sharedMemBytes,
         (unsigned long long)(uintptr_t)c->hStream);
  for (unsigned i = 0; i < c->numAttrs; ++i)
    printf(" attribute %d %u", (int)c->attrs[i].id,
           c->attrs[i].id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
               ? c->attrs[i].value.clusterDim.x
               : (unsigned)c->attrs[i].value.programmaticStreamSerializationAllowed);
  printf(" first %llx\n", *(unsigned long long *)parameters[0]);
  (void)extra;
  return fails("launch");
}
