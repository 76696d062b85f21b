#include "verifier/isa/amdgpu/instructions/family.h"

namespace warpproof::amdgpu {
namespace {

using domain::Format;
using domain::Function;
using machine::RealFunction;

constexpr Status documented = Status::documented;
// AMD's device library keeps the errors that the OpenCL C specification allows (full profile); the compiler's
// own names (llvm.exp) become the same code.
constexpr Row rows[] = {
    {"llvm.sqrt", "<float, vectors>, correctly rounded: no !fpmath", "LangRef: llvm.sqrt.*"},
    {"llvm.exp", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"llvm.exp2", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"llvm.log", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"llvm.log2", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"llvm.sin", "f32", "OpenCL C 3.0, 7.4: 4 ulp", documented},
    {"llvm.cos", "f32", "OpenCL C 3.0, 7.4: 4 ulp", documented},
    {"__ocml_exp_f32", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"__ocml_exp2_f32", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"__ocml_log_f32", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"__ocml_log2_f32", "f32", "OpenCL C 3.0, 7.4: 3 ulp", documented},
    {"__ocml_sin_f32", "f32", "OpenCL C 3.0, 7.4: 4 ulp", documented},
    {"__ocml_cos_f32", "f32", "OpenCL C 3.0, 7.4: 4 ulp", documented},
    {"__ocml_tanh_f32", "f32", "OpenCL C 3.0, 7.4: 5 ulp", documented},
    {"__ocml_erf_f32", "f32", "OpenCL C 3.0, 7.4: 16 ulp", documented},
    {"__ocml_rsqrt_f32", "f32", "OpenCL C 3.0, 7.4: 2 ulp", documented},
    {"llvm.amdgcn.rcp", "f32", "RDNA3 ISA: V_RCP_F32, 1 ulp", documented},
    {"llvm.amdgcn.rsq", "f32", "RDNA3 ISA: V_RSQ_F32, 1 ulp", documented},
    {"llvm.amdgcn.sqrt", "f32", "AMDGPUUsage: llvm.amdgcn.sqrt, 1 ulp", documented},
    {"llvm.amdgcn.exp2", "f32", "AMDGPUUsage: llvm.amdgcn.exp2, 1 ulp", documented},
    {"llvm.amdgcn.log", "f32", "AMDGPUUsage: llvm.amdgcn.log, 1 ulp", documented},
    {"llvm.pow", "", "LangRef: llvm.pow.*", Status::parsed_only},
    {"llvm.exp10", "", "LangRef: llvm.exp10.*", Status::parsed_only},
    {"llvm.log10", "", "LangRef: llvm.log10.*", Status::parsed_only},
    {"__ocml_pow_f32", "", "OpenCL C 3.0, 7.4: 16 ulp", Status::parsed_only},
    {"__ocml_log1p_f32", "", "OpenCL C 3.0, 7.4: 2 ulp", Status::parsed_only},
    {"__ocml_expm1_f32", "", "OpenCL C 3.0, 7.4: 3 ulp", Status::parsed_only},
};

struct Known {
  std::string_view name;
  Function function;
};
constexpr Known table[] = {
    {"llvm.exp", Function::exp},
    {"llvm.exp2", Function::exp2},
    {"llvm.log", Function::log},
    {"llvm.log2", Function::log2},
    {"llvm.sin", Function::sin},
    {"llvm.cos", Function::cos},
    {"__ocml_exp_f32", Function::exp},
    {"__ocml_exp2_f32", Function::exp2},
    {"__ocml_log_f32", Function::log},
    {"__ocml_log2_f32", Function::log2},
    {"__ocml_sin_f32", Function::sin},
    {"__ocml_cos_f32", Function::cos},
    {"__ocml_tanh_f32", Function::tanh},
    {"__ocml_erf_f32", Function::erf},
    {"__ocml_rsqrt_f32", Function::reciprocal_square_root},
    {"llvm.amdgcn.rcp", Function::reciprocal},
    {"llvm.amdgcn.rsq", Function::reciprocal_square_root},
    {"llvm.amdgcn.sqrt", Function::square_root},
    {"llvm.amdgcn.exp2", Function::exp2},
    {"llvm.amdgcn.log", Function::log2},
};

bool lower(Lowering& out, const Instruction& i) {
  if (i.type.empty()) return out.not_modelled(i.text);
  const Format format = i.type[0].format;
  auto mode = out.mode(i, format);
  if (!mode) return false;
  mode->contractible = false;
  if (i.fpmath_ulps != 0)
    return out.not_modelled(i.name + " within " + std::to_string(i.fpmath_ulps) + " ulps");
  RealFunction real{.operation = machine::RealOperation::function,
                    .function = Function::square_root,
                    .mode = *mode,
                    .from = format,
                    .operands = 1};
  if (i.name != "llvm.sqrt") {
    // Errors are documented for 32 bits; the functions of other formats have rows of their own there.
    if (format != Format::binary32) return out.not_modelled(i.text);
    const bool instruction = i.name.starts_with("llvm.amdgcn.");
    // The instructions flush subnormals, whatever the function's mode is.
    real.mode.approximate = true;
    real.mode.documented = instruction ? domain::Documented::amdgcn : domain::Documented::opencl;
    real.mode.flush_to_zero = real.mode.flush_to_zero || instruction;
    for (const Known& row : table)
      if (row.name == i.name) real.function = row.function;
  }
  out.each_part(i, [&](std::size_t) { return real; });
  return true;
}

}  // namespace

extern const Family mathematics;
const Family mathematics = {rows, lower};

}  // namespace warpproof::amdgpu
