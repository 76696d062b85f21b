#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"shfl", "shfl.sync.{up,down,bfly,idx}.b32 d{|p}, a, b, c, membermask",
     "Data Movement and Conversion Instructions: shfl.sync", 6, 0},
};

Meaning meaning(Form& form) {
  if (!form.take(".sync") || form.take_type() != Type::b32) return {};
  if (form.take(".up")) return Shuffle{ShuffleMode::up};
  if (form.take(".down")) return Shuffle{ShuffleMode::down};
  if (form.take(".bfly")) return Shuffle{ShuffleMode::butterfly};
  if (form.take(".idx")) return Shuffle{ShuffleMode::index};
  return {};
}

}  // namespace

extern const Family shfl;
const Family shfl = {rows, meaning};

}  // namespace warpproof::ptx
