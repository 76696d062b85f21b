#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

constexpr Row rows[] = {
    {"extractelement", "extractelement <vector>, any index; past the end is poison",
     "LangRef: extractelement"},
    {"insertelement", "insertelement <vector>, any index; past the end is poison", "LangRef: insertelement"},
    {"shufflevector", "shufflevector <vector>, <vector>, <mask>", "LangRef: shufflevector"},
    {"extractvalue", "extractvalue <struct or array of scalars and vectors>", "LangRef: extractvalue"},
    {"insertvalue", "insertvalue <struct or array of scalars and vectors>", "LangRef: insertvalue"},
};

struct Is {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return a == b ? 1 : 0;
  }
};

Operand is_at(Lowering& out, const Value& index, std::size_t at) {
  return out.step(by_width<Is, 2>(index.types[0].bits, machine::AddressRule::comparison, 1), 1,
                  {index.parts[0], Operand::immediate(at)});
}

bool lower_extract(Lowering& out, const Instruction& i) {
  const Value& vector = i.operands[0];
  const Value& index = i.operands[1];
  if (index.is_constant()) {
    const bool inside = index.constant() < vector.parts.size();
    out.copy(i, {inside ? vector.parts[index.constant()] : Operand::poison()});
    return true;
  }
  Operand result = Operand::poison();
  for (std::size_t k = 0; k < vector.parts.size(); ++k)
    result = out.step(machine::Select{}, i.type[0].bits, {vector.parts[k], result, is_at(out, index, k)});
  out.copy(i, {result});
  return true;
}

bool lower_insert(Lowering& out, const Instruction& i) {
  const Value& vector = i.operands[0];
  const Value& index = i.operands[2];
  const Operand& element = i.operands[1].parts[0];
  if (index.is_constant()) {
    std::vector<Operand> parts = vector.parts;
    if (index.constant() < parts.size())
      parts[index.constant()] = element;
    else
      parts.assign(parts.size(), Operand::poison());
    out.copy(i, parts);
    return true;
  }
  // An index past the end makes all of it poison.
  Operand inside = Operand::immediate(0);
  std::vector<Operand> here;
  for (std::size_t k = 0; k < vector.parts.size(); ++k) {
    here.push_back(is_at(out, index, k));
    inside = out.step(machine::Select{}, 1, {Operand::immediate(1), inside, here.back()});
  }
  for (std::size_t k = 0; k < vector.parts.size(); ++k) {
    const Operand kept = out.step(machine::Select{}, i.type[k].bits, {element, vector.parts[k], here[k]});
    out.emit(machine::Select{}, {i.rows[k]}, {kept, Operand::poison(), inside});
  }
  return true;
}

bool lower(Lowering& out, const Instruction& i) {
  if (i.name == "extractelement") return lower_extract(out, i);
  if (i.name == "insertelement") return lower_insert(out, i);
  std::vector<Operand> parts;
  if (i.name == "shufflevector") {
    std::vector<Operand> both = i.operands[0].parts;
    both.insert(both.end(), i.operands[1].parts.begin(), i.operands[1].parts.end());
    for (const std::int64_t from : i.indices)
      parts.push_back(from < 0 ? Operand::poison() : both[static_cast<std::size_t>(from)]);
  } else if (i.name == "extractvalue") {
    const std::vector<Operand>& all = i.operands[0].parts;
    parts.assign(all.begin() + i.indices[0], all.begin() + i.indices[0] + i.indices[1]);
  } else {
    parts = i.operands[0].parts;
    for (std::int64_t k = 0; k < i.indices[1]; ++k)
      parts[static_cast<std::size_t>(i.indices[0] + k)] = i.operands[1].parts[static_cast<std::size_t>(k)];
  }
  out.copy(i, parts);
  return true;
}

}  // namespace

extern const Family aggregate;
const Family aggregate = {rows, lower};

}  // namespace warpproof::amdgpu
