#include "verifier/isa/ptx/instructions/lanes.h"

namespace warpproof::ptx {

Type unsigned_of(Type type) {
  switch (type) {
    case Type::s8:
      return Type::u8;
    case Type::s16:
      return Type::u16;
    case Type::s32:
      return Type::u32;
    case Type::s64:
      return Type::u64;
    default:
      return type;
  }
}

}  // namespace warpproof::ptx
