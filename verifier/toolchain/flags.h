#pragma once
// Which compiler flags and targets a claim may ask for. An allow-list: what is not known here is refused,
// since flags such as -run, -ccbin, -Xcompiler, --options-file or -include run programs or read files of the
// machine.

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/base/diagnostic.h"

namespace warpproof::toolchain {

enum class Language : std::uint8_t { cuda, hip };

/// Empty when all are allowed; else one diagnostic a flag (E0541) with `where` as its place.
base::Diagnostics check_flags(const std::vector<std::string>& flags, const base::Span& where,
                              Language language = Language::cuda);

/// sm_80, sm_90a, ... or gfx942, gfx90a, ...; else E0540.
base::Diagnostics check_target(const std::string& target, const base::Span& where,
                               Language language = Language::cuda);

}  // namespace warpproof::toolchain
