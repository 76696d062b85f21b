#include "verifier/isa/ptx/module.h"

#include <algorithm>
#include <array>

namespace warpproof::ptx {
namespace {

struct TypeRow {
  std::string_view name;
  std::uint32_t bytes;
};
// In the order of the enumeration (PTX 9.0, 5.2 "Types").
constexpr std::array<TypeRow, 28> type_rows{{
    {".b8", 1},     {".b16", 2},    {".b32", 4},        {".b64", 8},     {".b128", 16},  {".u8", 1},
    {".u16", 2},    {".u32", 4},    {".u64", 8},        {".s8", 1},      {".s16", 2},    {".s32", 4},
    {".s64", 8},    {".f16", 2},    {".f16x2", 4},      {".f32", 4},     {".f64", 8},    {".bf16", 2},
    {".bf16x2", 4}, {".tf32", 4},   {".e4m3", 1},       {".e5m2", 1},    {".e4m3x2", 2}, {".e5m2x2", 2},
    {".pred", 0},   {".texref", 8}, {".samplerref", 8}, {".surfref", 8},
}};
static_assert(type_rows.size() == static_cast<std::size_t>(Type::surfref) + 1);

constexpr std::array<std::string_view, 8> space_names{"",        ".reg",   ".param", ".global",
                                                      ".shared", ".const", ".local", ".tex"};

}  // namespace

std::optional<Type> type_of(std::string_view dotted) {
  const auto row = std::find_if(type_rows.begin(), type_rows.end(),
                                [&](const TypeRow& candidate) { return candidate.name == dotted; });
  if (row == type_rows.end()) return std::nullopt;
  return static_cast<Type>(row - type_rows.begin());
}
std::string_view name_of(Type type) { return type_rows[static_cast<std::size_t>(type)].name; }
std::string_view name_of(Space space) { return space_names[static_cast<std::size_t>(space)]; }
std::uint32_t size_of(Type type) { return type_rows[static_cast<std::size_t>(type)].bytes; }

bool Address::operator==(const Address& other) const {
  return base == other.base && offset == other.offset && coordinates == other.coordinates;
}
bool Vector::operator==(const Vector& other) const { return items == other.items; }
bool Group::operator==(const Group& other) const { return items == other.items; }
bool Pair::operator==(const Pair& other) const { return items == other.items; }
bool Operand::operator==(const Operand& other) const { return value == other.value; }

bool Instruction::has(std::string_view modifier) const {
  return std::find(modifiers.begin(), modifiers.end(), modifier) != modifiers.end();
}

bool Module::operator==(const Module& other) const {
  return version_major == other.version_major && version_minor == other.version_minor &&
         targets == other.targets && address_size == other.address_size && entries == other.entries &&
         functions == other.functions && variables == other.variables && aliases == other.aliases &&
         files == other.files && sections == other.sections && directives == other.directives;
}

const Function* find_entry(const Module& module, std::string_view name) {
  for (const Function& entry : module.entries) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

std::string_view file_name(const Module& module, std::uint32_t index) {
  for (const SourceFileName& file : module.files) {
    if (file.index == index) return file.path;
  }
  return "";
}

std::uint32_t outermost_location(const Function& function, std::uint32_t location) {
  while (location < function.locations.size() && function.locations[location].parent < location) {
    location = function.locations[location].parent;
  }
  return location;
}

base::Span span_of(const Module& module, const Extent& extent) {
  return {module.source, extent.begin, extent.end};
}

std::string_view text_of(const Module& module, const Extent& extent) {
  const std::string_view text = module.source ? std::string_view(module.source->text) : std::string_view();
  if (extent.begin > extent.end || extent.end > text.size()) return "";
  return text.substr(extent.begin, extent.end - extent.begin);
}

}  // namespace warpproof::ptx
