#include "verifier/prove/kernel/store_places.h"

#include <algorithm>
#include <variant>

namespace warpproof::prove {
namespace {

bool leaves(machine::Space space) { return space == machine::Space::global || space == machine::Space::none; }

bool stores(const machine::Operation& operation) {
  if (const auto* access = std::get_if<machine::MemoryAccess>(&operation.meaning))
    return access->store && leaves(access->space);
  const auto* atomic = std::get_if<machine::Atomic>(&operation.meaning);
  return atomic != nullptr && leaves(atomic->space);
}

}  // namespace

std::vector<Detail> store_places(const machine::Code& code) {
  std::vector<Detail> out;
  for (const machine::Operation& operation : code.operations) {
    if (!stores(operation)) continue;
    if (operation.place == machine::no_place) return {};
    const machine::Place& at = code.places[operation.place];
    if (at.source_line == 0) return {};
    const Place place{code.files[at.file], at.source_line, 0};
    const bool known = std::any_of(out.begin(), out.end(), [&place](const Detail& detail) {
      return detail.place.path == place.path && detail.place.line == place.line;
    });
    if (!known) out.push_back({"the kernel stores to global memory here", place});
  }
  return out.size() > store_places_max ? std::vector<Detail>{} : out;
}

}  // namespace warpproof::prove
