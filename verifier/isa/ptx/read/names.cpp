#include "verifier/isa/ptx/read/names.h"

#include <algorithm>
#include <charconv>

namespace warpproof::ptx::read {

void Names::open() { scopes_.emplace_back(); }

void Names::close() {
  for (const std::string_view name : scopes_.back().names) {
    std::uint32_t& innermost = bindings_[name];
    innermost = nodes_[innermost].outer;
  }
  for (const std::string_view prefix : scopes_.back().prefixes) ranges_[prefix].pop_back();
  if (!depths_with_ranges_.empty() && depths_with_ranges_.back() == depth()) depths_with_ranges_.pop_back();
  scopes_.pop_back();
}

const Binding* Names::exact(std::string_view name) const {
  const auto found = bindings_.find(name);
  return found == bindings_.end() || found->second == no_location ? nullptr : &nodes_[found->second].binding;
}

// `%r12` may be element 12 of `%r<..>` or element 2 of `%r1<..>`; the innermost declaration wins.
const Names::Range* Names::find_range(std::string_view name) const {
  const Range* best = nullptr;
  constexpr std::size_t number_digits_max = 10;
  std::size_t split = name.size();
  while (split > 1 && name.size() - split < number_digits_max && name[split - 1] >= '0' &&
         name[split - 1] <= '9') {
    --split;
    if (name[split] == '0' && split + 1 != name.size()) continue;  // %r01 is no element of %r<..>
    const auto found = ranges_.find(name.substr(0, split));
    if (found == ranges_.end()) continue;
    std::uint64_t number = 0;
    std::from_chars(name.data() + split, name.data() + name.size(), number);
    const auto range = std::find_if(found->second.rbegin(), found->second.rend(),
                                    [&](const Range& candidate) { return number < candidate.count; });
    if (range == found->second.rend()) continue;
    if (best == nullptr || range->depth > best->depth) best = &*range;
  }
  return best;
}

void Names::bind(std::string_view name, Binding binding) {
  std::uint32_t& innermost = bindings_.try_emplace(name, no_location).first->second;
  nodes_.push_back({binding, innermost});
  innermost = static_cast<std::uint32_t>(nodes_.size() - 1);
  scopes_[binding.depth - 1].names.push_back(name);
}

bool Names::declare(std::string_view name, NameKind kind, std::uint32_t index) {
  const Binding* same = exact(name);
  if (same != nullptr && same->depth == depth()) return false;
  if (!depths_with_ranges_.empty() && depths_with_ranges_.back() == depth()) {
    const Range* range = find_range(name);
    if (range != nullptr && range->depth == depth()) return false;
  }
  bind(name, {kind, index, depth()});
  return true;
}

bool Names::declare_register(std::string_view name, Type type, std::uint8_t vector_width) {
  const auto index = static_cast<std::uint32_t>(declared_.size());
  if (!declare(name, NameKind::reg, index)) return false;
  declared_.push_back({type, vector_width, no_location});
  return true;
}

bool Names::declare_range(std::string_view prefix, std::uint64_t count, Type type,
                          std::uint8_t vector_width) {
  std::vector<Range>& same = ranges_[prefix];
  if (!same.empty() && same.back().depth == depth()) return false;
  same.push_back({prefix, count, type, vector_width, depth()});
  scopes_.back().prefixes.push_back(prefix);
  if (depths_with_ranges_.empty() || depths_with_ranges_.back() != depth())
    depths_with_ranges_.push_back(depth());
  return true;
}

std::optional<Binding> Names::find(std::string_view name) {
  const Binding* known = exact(name);
  const std::uint32_t known_depth = known == nullptr ? 0 : known->depth;
  if (depths_with_ranges_.empty() || depths_with_ranges_.back() <= known_depth) {
    return known == nullptr ? std::nullopt : std::optional<Binding>(*known);
  }
  const Range* range = find_range(name);
  if (range == nullptr || range->depth <= known_depth) {
    return known == nullptr ? std::nullopt : std::optional<Binding>(*known);
  }
  const Binding element{NameKind::reg, static_cast<std::uint32_t>(declared_.size()), range->depth};
  declared_.push_back({range->type, range->vector_width, no_location});
  bind(name, element);
  return element;
}

std::string Names::make_unique(std::string_view wanted) {
  if (used_.try_emplace(wanted, 1).second) return std::string(wanted);
  while (true) {
    generated_.push_back(std::string(wanted) + "$" + std::to_string(used_[wanted]++));
    if (used_.try_emplace(generated_.back(), 1).second) return generated_.back();
    generated_.pop_back();
  }
}

}  // namespace warpproof::ptx::read
