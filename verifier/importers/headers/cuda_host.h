// What host code around a kernel is read with: the words of the CUDA and HIP runtimes and of the C++ library
// that a launch is written in, and nothing else. Only read, never compiled to code and never run. Written
// from the CUDA and HIP programming guides. What is missing here is an error in the reading of one
// expression, and only where a launch needs it.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __forceinline__ inline
#define __noinline__
#define __restrict__ __restrict
#define __launch_bounds__(...)
#define __cluster_dims__(...)
#define __grid_constant__
#define __align__(n) alignas(n)
#define __builtin_align__(n) alignas(n)
#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 8
#define CUDART_VERSION 12080
#define CUDA_VERSION 12080

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __PTRDIFF_TYPE__ ssize_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long int64_t;
typedef unsigned long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef unsigned int uint;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned long ulong;
#define NULL nullptr
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX - 1)
#define UINT_MAX 4294967295u
#define FLT_MAX 3.402823466e+38F
#define FLT_MIN 1.175494351e-38F
#define FLT_EPSILON 1.192092896e-07F
#define DBL_MAX 1.7976931348623157e+308
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define M_PI 3.14159265358979323846
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1

// ---- what a launch demands: read as requirements on its sizes
void warpproof_require(bool condition);
#define assert(...) warpproof_require(static_cast<bool>(__VA_ARGS__))
#define TORCH_CHECK(condition, ...) warpproof_require(static_cast<bool>(condition))
#define TORCH_CHECK_EQ(a, b) warpproof_require((a) == (b))
#define TORCH_INTERNAL_ASSERT(condition, ...) warpproof_require(static_cast<bool>(condition))
#define AT_ASSERTM(condition, ...) warpproof_require(static_cast<bool>(condition))
#define AT_ASSERT(condition, ...) warpproof_require(static_cast<bool>(condition))
#define GGML_ASSERT(condition) warpproof_require(static_cast<bool>(condition))

// ---- vector types and coordinates
#define WARPPROOF_VECTOR(element, name)                                                                \
  struct name##1 { element x; };                                                                       \
  struct alignas(2 * sizeof(element)) name##2 { element x, y; };                                       \
  struct name##3 { element x, y, z; };                                                                 \
  struct alignas(4 * sizeof(element) > 16 ? 16 : 4 * sizeof(element)) name##4 { element x, y, z, w; }; \
  __device__ __host__ name##1 make_##name##1(element);                                                 \
  __device__ __host__ name##2 make_##name##2(element, element);                                        \
  __device__ __host__ name##3 make_##name##3(element, element, element);                               \
  __device__ __host__ name##4 make_##name##4(element, element, element, element);
WARPPROOF_VECTOR(signed char, char)
WARPPROOF_VECTOR(unsigned char, uchar)
WARPPROOF_VECTOR(short, short)
WARPPROOF_VECTOR(unsigned short, ushort)
WARPPROOF_VECTOR(int, int)
WARPPROOF_VECTOR(unsigned, uint)
WARPPROOF_VECTOR(long, long)
WARPPROOF_VECTOR(unsigned long, ulong)
WARPPROOF_VECTOR(long long, longlong)
WARPPROOF_VECTOR(unsigned long long, ulonglong)
WARPPROOF_VECTOR(float, float)
WARPPROOF_VECTOR(double, double)
#undef WARPPROOF_VECTOR
struct dim3 {
  unsigned x, y, z;
  constexpr __host__ __device__ dim3(unsigned vx = 1, unsigned vy = 1, unsigned vz = 1)
      : x(vx), y(vy), z(vz) {}
  constexpr __host__ __device__ dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  operator uint3() const;
};
extern const __device__ uint3 threadIdx, blockIdx;
extern const __device__ dim3 blockDim, gridDim;
extern const __device__ int warpSize;

struct __half {
  unsigned short bits;
  __host__ __device__ __half();
  __host__ __device__ __half(float);
  __host__ __device__ operator float() const;
};
struct __half2 {
  __half x, y;
};
struct __nv_bfloat16 {
  unsigned short bits;
  __host__ __device__ __nv_bfloat16();
  __host__ __device__ __nv_bfloat16(float);
  __host__ __device__ operator float() const;
};
struct __nv_bfloat162 {
  __nv_bfloat16 x, y;
};
struct __nv_fp8_e4m3 {
  unsigned char bits;
};
struct __nv_fp8_e5m2 {
  unsigned char bits;
};
typedef __half half;
typedef __half2 half2;
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

// ---- the runtime
typedef enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1 } cudaError_t;
typedef struct CUstream_st* cudaStream_t;
typedef struct CUevent_st* cudaEvent_t;
enum cudaMemcpyKind {
  cudaMemcpyHostToHost,
  cudaMemcpyHostToDevice,
  cudaMemcpyDeviceToHost,
  cudaMemcpyDeviceToDevice,
  cudaMemcpyDefault
};
struct cudaDeviceProp {
  char name[256];
  size_t totalGlobalMem, sharedMemPerBlock, sharedMemPerMultiprocessor, sharedMemPerBlockOptin;
  int multiProcessorCount, maxThreadsPerBlock, maxThreadsPerMultiProcessor, major, minor, warpSize,
      regsPerBlock;
};
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0,
                                                struct CUstream_st* stream = 0);
extern "C" cudaError_t cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0,
                                         struct CUstream_st* stream = 0);
extern "C" unsigned __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0,
                                               struct CUstream_st* stream = 0);
extern "C" cudaError_t cudaLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                        size_t shared = 0, cudaStream_t stream = 0);
template <class T>
cudaError_t cudaLaunchKernel(T* function, dim3 grid, dim3 block, void** arguments, size_t shared = 0,
                             cudaStream_t stream = 0);
extern "C" cudaError_t cudaLaunchCooperativeKernel(const void* function, dim3 grid, dim3 block,
                                                   void** arguments, size_t shared = 0,
                                                   cudaStream_t stream = 0);
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...) \
  kernel<<<grid, block, shared, stream>>>(__VA_ARGS__)
#define HIP_KERNEL_NAME(...) __VA_ARGS__
template <class T>
cudaError_t cudaMalloc(T** pointer, size_t bytes);
template <class T>
cudaError_t cudaMallocManaged(T** pointer, size_t bytes, unsigned flags = 1);
template <class T>
cudaError_t cudaMallocHost(T** pointer, size_t bytes, unsigned flags = 0);
cudaError_t cudaFree(void*);
cudaError_t cudaFreeHost(void*);
cudaError_t cudaMemcpy(void*, const void*, size_t, cudaMemcpyKind);
cudaError_t cudaMemcpyAsync(void*, const void*, size_t, cudaMemcpyKind, cudaStream_t = 0);
cudaError_t cudaMemset(void*, int, size_t);
cudaError_t cudaMemsetAsync(void*, int, size_t, cudaStream_t = 0);
cudaError_t cudaGetLastError();
cudaError_t cudaPeekAtLastError();
cudaError_t cudaDeviceSynchronize();
cudaError_t cudaStreamSynchronize(cudaStream_t);
cudaError_t cudaEventCreate(cudaEvent_t*);
cudaError_t cudaEventDestroy(cudaEvent_t);
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = 0);
cudaError_t cudaEventQuery(cudaEvent_t);
cudaError_t cudaEventSynchronize(cudaEvent_t);
cudaError_t cudaEventElapsedTime(float*, cudaEvent_t, cudaEvent_t);
const char* cudaGetErrorString(cudaError_t);
const char* cudaGetErrorName(cudaError_t);
#define cudaFuncAttributeMaxDynamicSharedMemorySize 8
#define cudaSharedmemCarveoutDefault (-1)
#define cudaSharedmemCarveoutMaxShared 100
#define cudaSharedmemCarveoutMaxL1 0
#define cudaFuncAttributePreferredSharedMemoryCarveout 9
template <class T>
cudaError_t cudaFuncSetAttribute(T, int, int);
typedef cudaError_t hipError_t;
typedef cudaStream_t hipStream_t;
#define hipSuccess cudaSuccess
template <class T>
hipError_t hipMalloc(T** pointer, size_t bytes);
hipError_t hipMemcpy(void*, const void*, size_t, cudaMemcpyKind);
hipError_t hipFree(void*);
hipError_t hipDeviceSynchronize();
hipError_t hipGetLastError();
const char* hipGetErrorString(hipError_t);

// ---- the C and C++ library
extern "C" {
int printf(const char*, ...);
int fprintf(void*, const char*, ...);
extern void *stderr, *stdout;
void exit(int);
void abort();
void* malloc(size_t);
void* calloc(size_t, size_t);
void free(void*);
int atoi(const char*);
int rand();
void srand(unsigned);
void* memcpy(void*, const void*, size_t);
void* memset(void*, int, size_t);
int strcmp(const char*, const char*);
}
__host__ __device__ int min(int, int);
__host__ __device__ int max(int, int);
__host__ __device__ unsigned min(unsigned, unsigned);
__host__ __device__ unsigned max(unsigned, unsigned);
__host__ __device__ long min(long, long);
__host__ __device__ long max(long, long);
__host__ __device__ float min(float, float);
__host__ __device__ float max(float, float);
__host__ __device__ double ceil(double);
__host__ __device__ double floor(double);
__host__ __device__ float ceilf(float);
__host__ __device__ float sqrtf(float);
__host__ __device__ double sqrt(double);
namespace std {
using ::ceil;
using ::exit;
using ::floor;
using ::free;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::malloc;
using ::printf;
using ::ptrdiff_t;
using ::rand;
using ::size_t;
using ::sqrt;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
typedef decltype(nullptr) nullptr_t;
template <class T>
__host__ __device__ constexpr const T& min(const T& a, const T& b) {
  return b < a ? b : a;
}
template <class T>
__host__ __device__ constexpr const T& max(const T& a, const T& b) {
  return a < b ? b : a;
}
template <class T>
T&& move(T& value);
template <class T>
T&& forward(T& value);
template <class A, class B>
struct pair {
  A first;
  B second;
};
template <class... T>
struct tuple {
  tuple();
  template <class... U>
  tuple(U...);
};
template <class... T>
tuple<T...> make_tuple(T...);
template <class T>
struct initializer_list {
  const T* first;
  size_t count;
};
struct string {
  string();
  string(const char*);
  const char* c_str() const;
  size_t size() const;
};
string operator+(const string&, const string&);
string to_string(long);
template <class T>
struct optional {
  bool has_value() const;
  T& value();
  const T& value() const;
  T& operator*();
};
template <class T>
struct vector {
  vector();
  explicit vector(size_t);
  vector(size_t, T);
  vector(initializer_list<T>);
  T* data();
  const T* data() const;
  size_t size() const;
  T& operator[](size_t);
  const T& operator[](size_t) const;
  T* begin();
  T* end();
  void push_back(T);
  void resize(size_t);
  T& back();
  T& front();
};
struct ostream {};
template <class T>
ostream& operator<<(ostream&, const T&);
ostream& operator<<(ostream&, ostream& (*)(ostream&));
ostream& endl(ostream&);
extern ostream cout, cerr;
template <bool condition, class T = void>
struct enable_if {};
template <class T>
struct enable_if<true, T> {
  typedef T type;
};
template <bool condition, class T = void>
using enable_if_t = typename enable_if<condition, T>::type;
template <class A, class B>
struct is_same {
  static constexpr bool value = false;
};
template <class A>
struct is_same<A, A> {
  static constexpr bool value = true;
};
template <class A, class B>
inline constexpr bool is_same_v = is_same<A, B>::value;
template <bool c, class A, class B>
struct conditional {
  typedef A type;
};
template <class A, class B>
struct conditional<false, A, B> {
  typedef B type;
};
template <bool c, class A, class B>
using conditional_t = typename conditional<c, A, B>::type;
template <class T>
struct numeric_limits {
  static constexpr T max();
  static constexpr T lowest();
  static constexpr T min();
  static constexpr T infinity();
};
}  // namespace std
