"""C that every program of `gemmc build` has: whole numbers as in the manifest, launches."""

from __future__ import annotations

HELPERS = """\
static inline int64_t gemmc_floor_div(int64_t a, int64_t b) {
  if (b == 0) return -1; /* no size: refused where it is asked for */
  int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}
static inline int64_t gemmc_floor_mod(int64_t a, int64_t b) {
  return a - gemmc_floor_div(a, b) * b;
}
static inline int64_t gemmc_cdiv(int64_t a, int64_t b) { return -gemmc_floor_div(-a, b); }
static inline int64_t gemmc_min(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t gemmc_max(int64_t a, int64_t b) { return a > b ? a : b; }

static inline void gemmc_configure(CUlaunchConfig *config, CUlaunchAttribute *attributes,
                             int64_t gx, int64_t gy, int64_t gz,
                             unsigned cx, unsigned cy, unsigned cz,
                             unsigned bx, unsigned by, unsigned bz, unsigned shared) {
  memset(config, 0, sizeof *config);
  memset(attributes, 0, 2 * sizeof *attributes);
  attributes[0].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  attributes[0].value.clusterDim.x = cx;
  attributes[0].value.clusterDim.y = cy;
  attributes[0].value.clusterDim.z = cz;
  config->gridDimX = (unsigned)gx;
  config->gridDimY = (unsigned)gy;
  config->gridDimZ = (unsigned)gz;
  config->blockDimX = bx;
  config->blockDimY = by;
  config->blockDimZ = bz;
  config->sharedMemBytes = shared;
  config->attrs = attributes;
  config->numAttrs = 1;
}

static inline CUresult gemmc_launch(CUfunction f, int64_t gx, int64_t gy, int64_t gz,
                             unsigned cx, unsigned cy, unsigned cz,
                             unsigned bx, unsigned by, unsigned bz, unsigned shared,
                             int overlapped, void **parameters, CUstream stream) {
  CUlaunchAttribute attributes[2];
  CUlaunchConfig config;
  gemmc_configure(&config, attributes, gx, gy, gz, cx, cy, cz, bx, by, bz, shared);
  if (cx * cy * cz == 1) config.numAttrs = 0;
  if (overlapped) {
    CUlaunchAttribute *last = attributes + config.numAttrs++;
    memset(last, 0, sizeof *last);
    last->id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
    last->value.programmaticStreamSerializationAllowed = 1;
  }
  config.hStream = stream;
  return cuLaunchKernelEx(&config, f, parameters, NULL);
}

static inline CUresult gemmc_count_clusters(int64_t *found, CUfunction f,
                                     unsigned cx, unsigned cy, unsigned cz,
                                     unsigned bx, unsigned by, unsigned bz, unsigned shared) {
  CUlaunchAttribute attributes[2];
  CUlaunchConfig config;
  int clusters = 0;
  CUresult r;
  gemmc_configure(&config, attributes, cx, cy, cz, cx, cy, cz, bx, by, bz, shared);
  r = cuOccupancyMaxActiveClusters(&clusters, f, &config);
  *found = clusters;
  return r;
}
"""
