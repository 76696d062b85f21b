#include "verifier/isa/amdgpu/instructions/family.h"

namespace warpproof::amdgpu {
namespace {

using machine::RealFunction;
using machine::RealOperation;

constexpr Row rows[] = {
    {"fadd", "fadd [contract] <float, vectors>", "LangRef: fadd"},
    {"fsub", "fsub [contract] <float, vectors>", "LangRef: fsub"},
    {"fmul", "fmul [contract] <float, vectors>", "LangRef: fmul"},
    {"fdiv", "fdiv [contract] <float, vectors>, correctly rounded: no !fpmath", "LangRef: fdiv"},
    {"frem", "", "LangRef: frem", Status::parsed_only},
    {"fneg", "fneg <float, vectors>", "LangRef: fneg"},
    {"llvm.fabs", "<float, vectors>", "LangRef: llvm.fabs.*"},
    {"llvm.fma", "<float, vectors>", "LangRef: llvm.fma.*"},
    {"llvm.fmuladd", "<float, vectors>; fused or not", "LangRef: llvm.fmuladd.*"},
    {"llvm.maxnum", "<float, vectors>; a NaN loses", "LangRef: llvm.maxnum.*"},
    {"llvm.minnum", "<float, vectors>; a NaN loses", "LangRef: llvm.minnum.*"},
    {"llvm.maximum", "<float, vectors>; a NaN wins", "LangRef: llvm.maximum.*"},
    {"llvm.minimum", "<float, vectors>; a NaN wins", "LangRef: llvm.minimum.*"},
    {"llvm.floor", "<float, vectors>", "LangRef: llvm.floor.*"},
    {"llvm.ceil", "<float, vectors>", "LangRef: llvm.ceil.*"},
    {"llvm.trunc", "<float, vectors>", "LangRef: llvm.trunc.*"},
    {"llvm.rint", "<float, vectors>; ties to even", "LangRef: llvm.rint.*"},
    {"llvm.nearbyint", "<float, vectors>; ties to even", "LangRef: llvm.nearbyint.*"},
    {"llvm.roundeven", "<float, vectors>", "LangRef: llvm.roundeven.*"},
    {"llvm.round", "", "LangRef: llvm.round.*", Status::parsed_only},
    {"llvm.copysign", "", "LangRef: llvm.copysign.*", Status::parsed_only},
    {"llvm.canonicalize", "", "LangRef: llvm.canonicalize.*", Status::parsed_only},
    {"llvm.ldexp", "", "LangRef: llvm.ldexp.*", Status::parsed_only},
};

struct Simple {
  std::string_view name;
  RealOperation operation;
  unsigned operands;
  domain::Rounding rounding = domain::Rounding::nearest_even;
  bool propagate_nan = false;
};
constexpr Simple table[] = {
    {"fadd", RealOperation::add, 2},
    {"fsub", RealOperation::sub, 2},
    {"fmul", RealOperation::mul, 2},
    {"fdiv", RealOperation::div, 2},
    {"fneg", RealOperation::neg, 1},
    {"llvm.fabs", RealOperation::abs, 1},
    {"llvm.fma", RealOperation::fma, 3},
    {"llvm.maxnum", RealOperation::max, 2},
    {"llvm.minnum", RealOperation::min, 2},
    {"llvm.maximum", RealOperation::max, 2, domain::Rounding::nearest_even, true},
    {"llvm.minimum", RealOperation::min, 2, domain::Rounding::nearest_even, true},
    {"llvm.floor", RealOperation::integral, 1, domain::Rounding::down},
    {"llvm.ceil", RealOperation::integral, 1, domain::Rounding::up},
    {"llvm.trunc", RealOperation::integral, 1, domain::Rounding::toward_zero},
    {"llvm.rint", RealOperation::integral, 1},
    {"llvm.nearbyint", RealOperation::integral, 1},
    {"llvm.roundeven", RealOperation::integral, 1},
};

/// fmuladd: two operations that the back end may fuse.
bool lower_muladd(Lowering& out, const Instruction& i, domain::Mode mode) {
  mode.contractible = true;
  for (std::size_t part = 0; part < i.rows.size(); ++part) {
    const RealFunction product{.operation = RealOperation::mul, .mode = mode, .from = mode.format};
    const RealFunction sum{.operation = RealOperation::add, .mode = mode, .from = mode.format};
    const Operand factor =
        out.step(product, i.type[part].bits, {i.operands[0].parts[part], i.operands[1].parts[part]});
    out.emit(sum, {i.rows[part]}, {factor, i.operands[2].parts[part]});
  }
  return true;
}

bool lower(Lowering& out, const Instruction& i) {
  auto mode = out.mode(i, i.type[0].format);
  if (!mode) return false;
  if (i.fpmath_ulps != 0)
    return out.not_modelled(i.name + " within " + std::to_string(i.fpmath_ulps) + " ulps");
  if (i.name == "llvm.fmuladd") return lower_muladd(out, i, *mode);
  for (const Simple& row : table) {
    if (row.name != i.name) continue;
    const bool fuses = row.operation == RealOperation::add || row.operation == RealOperation::sub ||
                       row.operation == RealOperation::mul;
    mode->contractible = mode->contractible && fuses;
    mode->rounding = row.rounding;
    // The sign is a bit: neither fneg nor fabs flushes.
    if (row.operation == RealOperation::neg || row.operation == RealOperation::abs)
      mode->flush_to_zero = false;
    out.each_part(i, [&](std::size_t) {
      return RealFunction{.operation = row.operation,
                          .mode = *mode,
                          .from = mode->format,
                          .propagate_nan = row.propagate_nan,
                          .operands = row.operands};
    });
    return true;
  }
  return false;
}

}  // namespace

extern const Family real_arithmetic;
const Family real_arithmetic = {rows, lower};

}  // namespace warpproof::amdgpu
