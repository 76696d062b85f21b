#pragma once
// Kernels of C++ have another name in the compiled code than in the source, unless extern "C" keeps it.
//
//   base::mangled_name("scale", {"_Z5scalePKfPfi", "_Z3addPf"}) == "_Z5scalePKfPfi"

#include <string>
#include <vector>

namespace warpproof::base {

/// The one of `names` that is a function `name` outside of any namespace, as the Itanium C++ ABI (section
/// 5.1) spells it; "" for none, and for several (overloads, instances of a template).
std::string mangled_name(const std::string& name, const std::vector<std::string>& names);

/// What to do about an entry that is not in the code, for people.
inline constexpr const char* entry_advice =
    "an entry is named as in the compiled code: as it is written with extern \"C\", else mangled (those "
    "found "
    "are listed); write extern \"C\" before __global__, or the mangled name after 'entry'";

}  // namespace warpproof::base
