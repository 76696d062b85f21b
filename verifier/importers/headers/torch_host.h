// The words of PyTorch's C++ extensions that stand around a launch: tensors, their sizes and pointers, and
// the dispatch over element types, which is read for float alone.
namespace c10 {
struct ScalarTypeStub {};
enum class ScalarType { Byte, Char, Short, Int, Long, Half, Float, Double, Bool, BFloat16 };
enum class DeviceType { CPU, CUDA };
struct Device {
  template <class... T>
  Device(T...);
  DeviceType type() const;
  int index() const;
  bool is_cuda() const;
};
struct IntArrayRef {
  long operator[](size_t) const;
  size_t size() const;
  const long* data() const;
  template <class T>
  IntArrayRef(std::initializer_list<T>);
  IntArrayRef();
};
struct TensorOptions {
  TensorOptions dtype(ScalarType) const;
  template <class T>
  TensorOptions device(T) const;
  template <class T>
  TensorOptions device(T, int) const;
  TensorOptions requires_grad(bool) const;
  template <class T>
  TensorOptions layout(T) const;
};
typedef __half Half;
typedef __nv_bfloat16 BFloat16;
template <class T>
using optional = std::optional<T>;
}  // namespace c10
namespace at {
using c10::Device;
using c10::DeviceType;
using c10::IntArrayRef;
using c10::ScalarType;
using c10::TensorOptions;
typedef c10::Half Half;
typedef c10::BFloat16 BFloat16;
inline constexpr ScalarType kFloat = ScalarType::Float, kHalf = ScalarType::Half,
                            kBFloat16 = ScalarType::BFloat16, kInt = ScalarType::Int,
                            kLong = ScalarType::Long, kDouble = ScalarType::Double, kByte = ScalarType::Byte,
                            kBool = ScalarType::Bool, kChar = ScalarType::Char;
inline constexpr ScalarType kFloat32 = ScalarType::Float, kFloat16 = ScalarType::Half,
                            kInt32 = ScalarType::Int, kInt64 = ScalarType::Long;
inline constexpr DeviceType kCUDA = DeviceType::CUDA, kCPU = DeviceType::CPU;
template <class T>
struct RestrictPtrTraits {};
template <class T>
struct DefaultPtrTraits {};
template <class T, size_t N, template <class> class P = DefaultPtrTraits, class I = long>
struct GenericPackedTensorAccessor {
  T* data();
  I size(int) const;
};
template <class T, size_t N, template <class> class P = DefaultPtrTraits>
using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, P, int>;
template <class T, size_t N, template <class> class P = DefaultPtrTraits>
using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, P, long>;
struct Tensor {
  long size(long axis) const;
  long numel() const;
  long dim() const;
  long ndimension() const;
  long stride(long axis) const;
  long nbytes() const;
  long element_size() const;
  IntArrayRef sizes() const;
  IntArrayRef strides() const;
  template <class T>
  T* data_ptr() const;
  void* data_ptr() const;
  template <class T>
  T* data() const;
  template <class T>
  T* mutable_data_ptr() const;
  template <class T>
  const T* const_data_ptr() const;
  void* mutable_data_ptr() const;
  const void* const_data_ptr() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  PackedTensorAccessor32<T, N, P> packed_accessor32() const;
  template <class T, size_t N, template <class> class P = DefaultPtrTraits>
  PackedTensorAccessor64<T, N, P> packed_accessor64() const;
  template <class T>
  T item() const;
  Tensor contiguous() const;
  Tensor clone() const;
  Tensor detach() const;
  Tensor cuda() const;
  Tensor cpu() const;
  Tensor flatten() const;
  template <class... T>
  Tensor to(T...) const;
  template <class... T>
  Tensor view(T...) const;
  template <class... T>
  Tensor reshape(T...) const;
  Tensor view(std::initializer_list<long>) const;
  Tensor reshape(std::initializer_list<long>) const;
  Tensor transpose(long, long) const;
  Tensor t() const;
  Tensor unsqueeze(long) const;
  Tensor squeeze(long) const;
  Tensor sum() const;
  Tensor zero_() const;
  template <class T>
  Tensor fill_(T) const;
  Tensor toType(ScalarType) const;
  TensorOptions options() const;
  ScalarType scalar_type() const;
  ScalarType dtype() const;
  ScalarType type() const;
  Device device() const;
  bool is_cuda() const;
  bool is_contiguous() const;
  bool defined() const;
  bool is_floating_point() const;
  int get_device() const;
};
template <class... T>
Tensor empty(std::initializer_list<long>, T...);
template <class... T>
Tensor zeros(std::initializer_list<long>, T...);
template <class... T>
Tensor ones(std::initializer_list<long>, T...);
template <class... T>
Tensor empty(IntArrayRef, T...);
template <class... T>
Tensor zeros(IntArrayRef, T...);
template <class... T>
Tensor full(std::initializer_list<long>, T...);
template <class... T>
Tensor empty_like(const Tensor&, T...);
template <class... T>
Tensor zeros_like(const Tensor&, T...);
template <class... T>
Tensor ones_like(const Tensor&, T...);
template <class... T>
Tensor full_like(const Tensor&, T...);
namespace cuda {
struct CUDAStream {
  operator cudaStream_t() const;
  cudaStream_t stream() const;
};
CUDAStream getCurrentCUDAStream(int = -1);
CUDAStream getDefaultCUDAStream(int = -1);
cudaDeviceProp* getCurrentDeviceProperties();
struct CUDAGuard {
  template <class T>
  CUDAGuard(T);
};
struct OptionalCUDAGuard {
  template <class T>
  OptionalCUDAGuard(T);
};
template <class T>
__host__ __device__ T ATenCeilDiv(T a, T b) {
  return (a + b - 1) / b;
}
}  // namespace cuda
template <class T>
__host__ __device__ T ceil_div(T a, T b) {
  return (a + b - 1) / b;
}
}  // namespace at
namespace c10 {
namespace cuda {
using at::cuda::CUDAGuard;
using at::cuda::CUDAStream;
using at::cuda::getCurrentCUDAStream;
using at::cuda::OptionalCUDAGuard;
}  // namespace cuda
}  // namespace c10
namespace torch {
using namespace at;
using at::empty;
using at::empty_like;
using at::ones;
using at::ones_like;
using at::Tensor;
using at::zeros;
using at::zeros_like;
using c10::IntArrayRef;
using c10::TensorOptions;
template <class T>
using optional = std::optional<T>;
TensorOptions dtype(c10::ScalarType);
}  // namespace torch
namespace pybind11 {
struct module_ {
  template <class... T>
  module_& def(T...);
};
typedef module_ module;
struct arg {
  arg(const char*);
  template <class T>
  arg operator=(T);
};
}  // namespace pybind11
namespace py = pybind11;
#define TORCH_EXTENSION_NAME warpproof_extension
#define PYBIND11_MODULE(name, variable) static void warpproof_module(pybind11::module_& variable)
#define TORCH_LIBRARY(name, variable) static void warpproof_library(pybind11::module_& variable)
#define TORCH_LIBRARY_FRAGMENT(name, variable) static void warpproof_library(pybind11::module_& variable)
#define C10_CUDA_CHECK(...) ((void)(__VA_ARGS__))
#define AT_CUDA_CHECK(...) ((void)(__VA_ARGS__))
#define C10_CUDA_KERNEL_LAUNCH_CHECK() ((void)0)
#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_LAUNCH_BOUNDS_1(...)
#define C10_LAUNCH_BOUNDS_2(...)
#define WARPPROOF_DISPATCH(...) \
  [&] {                         \
    using scalar_t = float;     \
    (void)sizeof(scalar_t);     \
    return __VA_ARGS__();       \
  }()
#define AT_DISPATCH_FLOATING_TYPES(type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES(type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND(other, type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES_AND2(one, two, type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND(other, type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND2(one, two, type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
#define AT_DISPATCH_FLOATING_AND_COMPLEX_TYPES(type, name, ...) WARPPROOF_DISPATCH(__VA_ARGS__)
