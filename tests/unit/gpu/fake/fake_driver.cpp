// A driver library of the same interface as CUDA's (libcuda.so.1) and HIP's (libamdhip64.so), on the CPU:
// device memory is host memory, and a kernel is known by its name. Writes its call sequence to the file that
// WARPPROOF_FAKE_LOG names. What it computes, one thread an element of 32 bits:
//
//   mov_b32(in, out)          out[i] = in[i]
//   scale_f32(in, out, a, n)  out[i] = a * in[i] for i < n, a in binary32
//   scale_<fault>             the same with one of the faults below, or `wrong`, `double_rounding`, `zero`
//   half_written(in, out)     as mov_b32, but odd elements stay
//   overrun(in, out)          as mov_b32, and one element behind the end
//   writes_input(in, out)     as mov_b32, and in[0] = 0
//   restless(in, out)         another result each launch
//   trap(...)                 every later call fails with 719
//   hang(...)                 the synchronisation never returns

#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

namespace {

using Word = std::uint32_t;

struct State {
  std::map<std::string, void*> functions;
  bool trapped = false;
  bool hanging = false;
  Word launches = 0;
};

State& state() {
  static State one;
  return one;
}

int note(const std::string& what) {
  if (const char* path = std::getenv("WARPPROOF_FAKE_LOG")) {
    if (std::FILE* file = std::fopen(path, "a")) {
      std::fprintf(file, "%s\n", what.c_str());
      std::fclose(file);
    }
  }
  return state().trapped ? 719 : 0;
}

Word* pointer(void** parameters, int at) { return *static_cast<Word**>(parameters[at]); }

int load(void** module, const void* image) {
  if (std::strstr(static_cast<const char*>(image), "does not assemble") != nullptr) return 218;
  static int handle = 0;
  *module = &handle;
  return note("load");
}

int find(void** function, const char* name) {
  static const char* const known[] = {"mov_b32",
                                      "half_written",
                                      "overrun",
                                      "writes_input",
                                      "restless",
                                      "trap",
                                      "hang",
                                      "scale_f32",
                                      "scale_overrun",
                                      "scale_wrong",
                                      "scale_trap",
                                      "scale_hang",
                                      "scale_half_written",
                                      "scale_restless",
                                      "scale_writes_input",
                                      "scale_zero",
                                      "scale_double_rounding"};
  for (const char* entry : known) {
    if (std::strcmp(entry, name) != 0) continue;
    *function = const_cast<char*>(entry);
    return note(std::string("function ") + name);
  }
  return 500;
}

Word scaled(Word bits, float factor) {
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  value *= factor;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

int start(void* function, const unsigned (&shape)[7], void** parameters) {
  const std::string name = static_cast<const char*>(function);
  const Word threads = shape[0] * shape[1] * shape[2] * shape[3] * shape[4] * shape[5];
  const int code =
      note("launch " + name + " " + std::to_string(threads) + " shared " + std::to_string(shape[6]));
  ++state().launches;
  const auto is = [&](const char* fault) { return name.find(fault) != std::string::npos; };
  if (is("trap")) state().trapped = true;
  if (is("hang")) state().hanging = true;
  if (code != 0 || is("trap") || is("hang")) return code;
  Word* in = pointer(parameters, 0);
  Word* out = pointer(parameters, 1);
  const bool scales = name.starts_with("scale_");
  const Word count = scales ? *static_cast<Word*>(parameters[3]) : threads;
  const float factor = scales ? *static_cast<float*>(parameters[2]) : 1;
  for (Word i = 0; i < count; ++i) {
    if (is("half_written") && i % 2 == 1) continue;
    out[i] = scales ? scaled(in[i], is("zero") ? 0 : is("wrong") ? factor * 1.0009765625f : factor) : in[i];
    if (is("double_rounding")) out[i] = (out[i] + 0x8000u) & 0xffff0000u;
    if (is("restless")) out[i] += state().launches;
  }
  if (is("overrun")) out[count] = 1;
  if (is("writes_input")) in[0] = 0x12345678;
  return code;
}

int wait_for_device() {
  if (state().hanging) {
    for (;;) sleep(1);
  }
  return note("synchronise");
}

int attribute(int* value, int which) {
  *value = which == 75 ? 9 : 0;  // the compute capability, 9.0
  return 0;
}

int text(char* name, int bytes, const char* value) {
  std::snprintf(name, static_cast<std::size_t>(bytes), "%s", value);
  return 0;
}

int allocate(void* where, std::size_t bytes) {
  void* memory = std::malloc(bytes);
  std::memcpy(where, &memory, sizeof memory);
  return note("allocate");
}

int release(void* memory) {
  std::free(memory);
  return note("free");
}

}  // namespace

extern "C" {

int cuInit(unsigned) { return note("init"); }
int cuDeviceGet(int* device, int) {
  *device = 0;
  return 0;
}
int cuDeviceGetCount(int* count) {
  *count = 1;
  return 0;
}
int cuDeviceGetName(char* name, int bytes, int) { return text(name, bytes, "fake device"); }
int cuDeviceGetAttribute(int* value, int which, int) { return attribute(value, which); }
int cuDriverGetVersion(int* version) {
  *version = 13000;
  return 0;
}
int cuCtxCreate_v2(void** context, unsigned, int) {
  *context = &state();
  return note("context");
}
int cuCtxDestroy_v2(void*) { return note("destroy"); }
int cuCtxSynchronize() { return wait_for_device(); }
int cuMemAlloc_v2(std::uint64_t* where, std::size_t bytes) { return allocate(where, bytes); }
int cuMemFree_v2(std::uint64_t where) { return release(reinterpret_cast<void*>(where)); }
int cuMemcpyHtoD_v2(std::uint64_t to, const void* from, std::size_t bytes) {
  std::memcpy(reinterpret_cast<void*>(to), from, bytes);
  return note("upload");
}
int cuMemcpyDtoH_v2(void* to, std::uint64_t from, std::size_t bytes) {
  std::memcpy(to, reinterpret_cast<void*>(from), bytes);
  return note("download");
}
int cuModuleLoadDataEx(void** module, const void* image, unsigned, int*, void**) {
  return load(module, image);
}
int cuModuleUnload(void*) { return note("unload"); }
int cuModuleGetFunction(void** function, void*, const char* name) { return find(function, name); }
int cuFuncSetAttribute(void*, int, int) { return note("attribute"); }
int cuLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                   unsigned bz, unsigned shared, void*, void** parameters, void**) {
  return start(function, {gx, gy, gz, bx, by, bz, shared}, parameters);
}
int cuGetErrorName(int code, const char** name) {
  *name = code == 719 ? "CUDA_ERROR_LAUNCH_FAILED" : code == 500 ? "CUDA_ERROR_NOT_FOUND" : "CUDA_ERROR";
  return 0;
}

int hipInit(unsigned) { return note("init"); }
int hipGetDeviceCount(int* count) {
  *count = 1;
  return 0;
}
int hipSetDevice(int) { return note("context"); }
int hipDeviceGetName(char* name, int bytes, int) { return text(name, bytes, "fake AMD device"); }
int hipDriverGetVersion(int* version) {
  *version = 70051831;
  return 0;
}
int hipDeviceSynchronize() { return wait_for_device(); }
int hipDeviceReset() { return note("destroy"); }
int hipMalloc(void** where, std::size_t bytes) { return allocate(static_cast<void*>(where), bytes); }
int hipFree(void* memory) { return release(memory); }
int hipMemcpy(void* to, const void* from, std::size_t bytes, int kind) {
  std::memcpy(to, from, bytes);
  return note(kind == 1 ? "upload" : "download");
}
int hipModuleLoadData(void** module, const void* image) { return load(module, image); }
int hipModuleUnload(void*) { return note("unload"); }
int hipModuleGetFunction(void** function, void*, const char* name) { return find(function, name); }
int hipModuleLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                          unsigned bz, unsigned shared, void*, void** parameters, void**) {
  return start(function, {gx, gy, gz, bx, by, bz, shared}, parameters);
}
const char* hipGetErrorName(int code) { return code == 719 ? "hipErrorLaunchFailure" : "hipError"; }
}
