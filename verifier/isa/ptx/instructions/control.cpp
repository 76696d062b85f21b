#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"bra", "bra{.uni} target", "Control Flow Instructions: bra"},
    {"ret", "ret{.uni}", "Control Flow Instructions: ret"},
    {"exit", "exit", "Control Flow Instructions: exit"},
    {"trap", "trap", "Miscellaneous Instructions: trap"},
    {"brkpt", "brkpt", "Miscellaneous Instructions: brkpt"},
    {"call",
     "call{.uni} {(returns),} function{, (arguments)}; of functions with a body, vprintf, __assertfail",
     "Control Flow Instructions: call"},
    {"brx", "brx.idx{.uni} index, targets", "Control Flow Instructions: brx.idx", 6, 0},
    {"nanosleep", "nanosleep.u32 t", "Miscellaneous Instructions: nanosleep", 6, 3},
    {"pmevent", "pmevent{.mask} a", "Miscellaneous Instructions: pmevent", 1, 4},
};

Meaning meaning(Form& form) {
  const std::string_view opcode = form.opcode();
  form.take(".uni");
  if (opcode == "bra") return Branch{};
  if (opcode == "ret" || opcode == "exit") return End{};
  // Several operations, made where the code is lowered (lower/call.cpp).
  if (opcode == "call" || opcode == "brx") return form.take(".idx"), Meaning{};
  if (opcode == "trap" || opcode == "brkpt") return Trap{};
  form.take(".mask");
  form.take(".u32");
  return NoEffect{};
}

}  // namespace

extern const Family control;
const Family control = {rows, meaning};

}  // namespace warpproof::ptx
