// A small HIP runtime header of our own, for device code alone: enough to compile kernels for verification where no
// ROCm is installed. Built on the compiler's builtins; written from the HIP programming guide and Clang's documentation
// of the AMDGPU builtins. A ROCm header of the same name, where it is given, takes its place.
#ifndef WARPPROOF_HIP_RUNTIME_H
#define WARPPROOF_HIP_RUNTIME_H

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __launch_bounds_n(__VA_ARGS__, )
#define __launch_bounds_n(threads, ...) __attribute__((amdgpu_flat_work_group_size(1, threads)))

typedef __SIZE_TYPE__ size_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;

// ---- where a thread is

#define WARPPROOF_COORDINATE(what, axis) \
  __declspec(property(get = get_##axis)) unsigned axis; \
  __device__ __forceinline__ unsigned get_##axis() const { return __builtin_amdgcn_##what##_##axis(); }
#define WARPPROOF_COORDINATES(type, what) \
  struct type { \
    WARPPROOF_COORDINATE(what, x) \
    WARPPROOF_COORDINATE(what, y) \
    WARPPROOF_COORDINATE(what, z) \
  };
WARPPROOF_COORDINATES(warpproof_thread_index, workitem_id)
WARPPROOF_COORDINATES(warpproof_block_index, workgroup_id)
WARPPROOF_COORDINATES(warpproof_block_extent, workgroup_size)
#undef WARPPROOF_COORDINATE
#define WARPPROOF_COORDINATE(axis) \
  __declspec(property(get = get_##axis)) unsigned axis; \
  __device__ __forceinline__ unsigned get_##axis() const { \
    return __builtin_amdgcn_grid_size_##axis() / __builtin_amdgcn_workgroup_size_##axis(); \
  }
struct warpproof_grid_extent {
  WARPPROOF_COORDINATE(x)
  WARPPROOF_COORDINATE(y)
  WARPPROOF_COORDINATE(z)
};
#undef WARPPROOF_COORDINATE
#undef WARPPROOF_COORDINATES
extern const __device__ __attribute__((weak)) warpproof_thread_index threadIdx;
extern const __device__ __attribute__((weak)) warpproof_block_index blockIdx;
extern const __device__ __attribute__((weak)) warpproof_block_extent blockDim;
extern const __device__ __attribute__((weak)) warpproof_grid_extent gridDim;
#define warpSize __AMDGCN_WAVEFRONT_SIZE

struct dim3 {
  unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};
#define WARPPROOF_VECTORS(type, name) \
  struct name##2 { type x, y; } __attribute__((aligned(2 * sizeof(type)))); \
  struct name##3 { type x, y, z; }; \
  struct name##4 { type x, y, z, w; } __attribute__((aligned(sizeof(type) >= 8 ? 16 : 4 * sizeof(type)))); \
  __host__ __device__ __forceinline__ name##2 make_##name##2(type x, type y) { return {x, y}; } \
  __host__ __device__ __forceinline__ name##3 make_##name##3(type x, type y, type z) { return {x, y, z}; } \
  __host__ __device__ __forceinline__ name##4 make_##name##4(type x, type y, type z, type w) { return {x, y, z, w}; }
WARPPROOF_VECTORS(float, float)
WARPPROOF_VECTORS(int, int)
WARPPROOF_VECTORS(unsigned, uint)
WARPPROOF_VECTORS(double, double)
#undef WARPPROOF_VECTORS

// ---- threads that meet

__device__ __forceinline__ void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
__device__ __forceinline__ void __syncwarp() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}
__device__ __forceinline__ void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }
__device__ __forceinline__ void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
__device__ __forceinline__ void __threadfence_system() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, ""); }

// ---- lanes of a wave

__device__ __forceinline__ unsigned __lane_id() {
  return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));
}
__device__ __forceinline__ int warpproof_pull(int value, int lane) {
  return __builtin_amdgcn_ds_bpermute(lane << 2, value);  // the address is in bytes
}
__device__ __forceinline__ int warpproof_from(int index, int self, bool outside) { return outside ? self : index; }
#define WARPPROOF_SHUFFLE(name, argument, index_of, is_outside) \
  __device__ __forceinline__ int name(int value, argument, int width = warpSize) { \
    const int self = __lane_id(); \
    const int index = index_of; \
    return warpproof_pull(value, warpproof_from(index, self, is_outside)); \
  } \
  __device__ __forceinline__ unsigned name(unsigned value, argument, int width = warpSize) { \
    return (unsigned)name((int)value, by, width); \
  } \
  __device__ __forceinline__ float name(float value, argument, int width = warpSize) { \
    return __builtin_bit_cast(float, name(__builtin_bit_cast(int, value), by, width)); \
  }
WARPPROOF_SHUFFLE(__shfl, int by, (by & (width - 1)) + (self & ~(width - 1)), false)
WARPPROOF_SHUFFLE(__shfl_xor, int by, self ^ by, index >= ((self + width) & ~(width - 1)))
WARPPROOF_SHUFFLE(__shfl_up, unsigned by, self - (int)by, index < (self & ~(width - 1)))
WARPPROOF_SHUFFLE(__shfl_down, unsigned by, self + (int)by, (self & (width - 1)) + (int)by >= width)
#undef WARPPROOF_SHUFFLE
__device__ __forceinline__ unsigned long long __ballot(int predicate) {
  return __builtin_amdgcn_uicmp(predicate, 0, 33);  // 33: not equal
}
__device__ __forceinline__ int __any(int predicate) { return __ballot(predicate) != 0; }
__device__ __forceinline__ int __all(int predicate) { return __ballot(!predicate) == 0; }
__device__ __forceinline__ int __popc(unsigned x) { return __builtin_popcount(x); }
__device__ __forceinline__ int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
__device__ __forceinline__ int __clz(int x) { return x == 0 ? 32 : __builtin_clz((unsigned)x); }
__device__ __forceinline__ int __ffs(int x) { return __builtin_ffs(x); }

// ---- atomics: relaxed, seen by the whole device

#define WARPPROOF_ATOMIC(name, operation, type) \
  __device__ __forceinline__ type name(type* address, type value) { \
    return __hip_atomic_##operation(address, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); \
  }
WARPPROOF_ATOMIC(atomicAdd, fetch_add, int)
WARPPROOF_ATOMIC(atomicAdd, fetch_add, unsigned)
WARPPROOF_ATOMIC(atomicAdd, fetch_add, unsigned long long)
WARPPROOF_ATOMIC(atomicAdd, fetch_add, float)
WARPPROOF_ATOMIC(atomicMin, fetch_min, int)
WARPPROOF_ATOMIC(atomicMin, fetch_min, unsigned)
WARPPROOF_ATOMIC(atomicMax, fetch_max, int)
WARPPROOF_ATOMIC(atomicMax, fetch_max, unsigned)
WARPPROOF_ATOMIC(atomicAnd, fetch_and, unsigned)
WARPPROOF_ATOMIC(atomicOr, fetch_or, unsigned)
WARPPROOF_ATOMIC(atomicXor, fetch_xor, unsigned)
WARPPROOF_ATOMIC(atomicExch, exchange, int)
WARPPROOF_ATOMIC(atomicExch, exchange, unsigned)
WARPPROOF_ATOMIC(atomicExch, exchange, float)
#undef WARPPROOF_ATOMIC
__device__ __forceinline__ int atomicCAS(int* address, int expected, int value) {
  __hip_atomic_compare_exchange_strong(address, &expected, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                       __HIP_MEMORY_SCOPE_AGENT);
  return expected;
}
__device__ __forceinline__ unsigned atomicCAS(unsigned* address, unsigned expected, unsigned value) {
  return (unsigned)atomicCAS((int*)address, (int)expected, (int)value);
}

// ---- mathematics: the names of AMD's device library, or the compiler's own

#define WARPPROOF_LIBRARY(name, library) \
  extern "C" __device__ __attribute__((const)) float library(float); \
  __device__ __forceinline__ float name(float x) { return library(x); }
WARPPROOF_LIBRARY(expf, __ocml_exp_f32)
WARPPROOF_LIBRARY(exp2f, __ocml_exp2_f32)
WARPPROOF_LIBRARY(logf, __ocml_log_f32)
WARPPROOF_LIBRARY(log2f, __ocml_log2_f32)
WARPPROOF_LIBRARY(sinf, __ocml_sin_f32)
WARPPROOF_LIBRARY(cosf, __ocml_cos_f32)
WARPPROOF_LIBRARY(tanhf, __ocml_tanh_f32)
WARPPROOF_LIBRARY(erff, __ocml_erf_f32)
WARPPROOF_LIBRARY(rsqrtf, __ocml_rsqrt_f32)
#undef WARPPROOF_LIBRARY
__device__ __forceinline__ float sqrtf(float x) { return __builtin_sqrtf(x); }
__device__ __forceinline__ float fabsf(float x) { return __builtin_fabsf(x); }
__device__ __forceinline__ float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
__device__ __forceinline__ float fminf(float x, float y) { return __builtin_fminf(x, y); }
__device__ __forceinline__ float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__device__ __forceinline__ float floorf(float x) { return __builtin_floorf(x); }
__device__ __forceinline__ float ceilf(float x) { return __builtin_ceilf(x); }
__device__ __forceinline__ float truncf(float x) { return __builtin_truncf(x); }
__device__ __forceinline__ double sqrt(double x) { return __builtin_sqrt(x); }
__device__ __forceinline__ double fabs(double x) { return __builtin_fabs(x); }
__device__ __forceinline__ double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
__device__ __forceinline__ int min(int x, int y) { return x < y ? x : y; }
__device__ __forceinline__ int max(int x, int y) { return x > y ? x : y; }
__device__ __forceinline__ unsigned min(unsigned x, unsigned y) { return x < y ? x : y; }
__device__ __forceinline__ unsigned max(unsigned x, unsigned y) { return x > y ? x : y; }

// ---- 16-bit floats

typedef _Float16 __half;
typedef _Float16 half;
__device__ __forceinline__ float __half2float(__half x) { return (float)x; }
__device__ __forceinline__ __half __float2half(float x) { return (__half)x; }
__device__ __forceinline__ __half __float2half_rn(float x) { return (__half)x; }

__device__ __forceinline__ unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
__device__ __forceinline__ int __float_as_int(float x) { return __builtin_bit_cast(int, x); }
__device__ __forceinline__ float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
__device__ __forceinline__ float __int_as_float(int x) { return __builtin_bit_cast(float, x); }

#endif
