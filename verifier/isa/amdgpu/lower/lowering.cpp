#include "verifier/isa/amdgpu/lower/lowering.h"

#include <algorithm>

#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {

machine::Code lower(const Function& function) { return Lowering(function).run(); }

machine::Code Lowering::run() {
  code_.entry = function_.entry;
  code_.target = function_.target;
  code_.wave_lanes = function_.wave_lanes;
  code_.parameters = function_.parameters;
  code_.variables = function_.variables;
  code_.places = function_.places;
  code_.files = function_.files;
  code_.row_bits = function_.row_bits;
  code_.threads_max = function_.threads_max;
  code_.required_block = function_.required_block;
  code_.static_shared_bytes = function_.static_shared_bytes;
  code_.dynamic_shared_alignment = function_.dynamic_shared_alignment;
  lay_out();
  return std::move(code_);
}

void Lowering::lay_out() {
  block_ = &function_.before;
  for (number_ = 0; number_ < function_.before.size(); ++number_)
    lower_instruction(function_.before[number_]);
  const std::vector<std::uint32_t> order = layout_order(function_.blocks);
  first_.assign(function_.blocks.size(), 0);
  for (std::size_t k = 0; k < order.size(); ++k)
    lower_block(order[k], k + 1 < order.size() ? order[k + 1] : machine::no_row);
  for (const auto& [operation, block] : branches_) code_.operations[operation].target = first_[block];
}

void Lowering::lower_block(std::uint32_t block, std::uint32_t next) {
  first_[block] = static_cast<std::uint32_t>(code_.operations.size());
  const std::vector<Instruction>& instructions = function_.blocks[block].instructions;
  block_ = &instructions;
  for (number_ = 0; number_ + 1 < instructions.size(); ++number_) lower_instruction(instructions[number_]);
  if (!instructions.empty()) end_block(block, next);
}

std::uint32_t Lowering::text(const std::string& words) {
  const auto [place, fresh] = texts_.try_emplace(words, static_cast<std::uint32_t>(code_.texts.size()));
  if (fresh) code_.texts.push_back(words);
  return place->second;
}

void Lowering::begin(const Instruction& i) {
  place_ = i.place;
  text_ = text(i.text);
  status_ = machine::no_status;
  why_.clear();
  counts_ = true;
}

machine::Operation& Lowering::emit(machine::Meaning meaning, std::vector<std::uint32_t> destinations,
                                   std::vector<Operand> sources) {
  machine::Operation operation;
  operation.meaning = std::move(meaning);
  operation.destinations = std::move(destinations);
  operation.sources = std::move(sources);
  operation.place = place_;
  operation.text = text_;
  operation.status = status_;
  operation.counts = counts_;
  counts_ = false;
  return code_.operations[code_.add(std::move(operation))];
}

void Lowering::each_part(const Instruction& i, const std::function<machine::Meaning(std::size_t)>& meaning) {
  for (std::size_t part = 0; part < i.rows.size(); ++part) {
    std::vector<Operand> sources;
    for (const Value& operand : i.operands) sources.push_back(operand.parts[part]);
    emit(meaning(part), {i.rows[part]}, std::move(sources));
  }
}

void Lowering::copy(const Instruction& i, const std::vector<Operand>& sources) {
  for (std::size_t part = 0; part < i.rows.size(); ++part)
    emit(machine::Copy{}, {i.rows[part]}, {sources[part]});
}

std::optional<domain::Mode> Lowering::mode(const Instruction& i, domain::Format format) {
  if (!i.flags.other_math.empty()) {
    not_modelled("the fast-math flags '" + i.flags.other_math + "', which change the value");
    return std::nullopt;
  }
  if (function_.subnormals_open) {
    not_modelled("floats of a kernel whose treatment of subnormals is left open");
    return std::nullopt;
  }
  domain::Mode mode;
  mode.format = format;
  mode.contractible = i.flags.contract;
  mode.flush_to_zero = format == domain::Format::binary32 ? function_.flush_f32 : function_.flush_others;
  return mode;
}

void Lowering::lower_instruction(const Instruction& i) {
  begin(i);
  const std::size_t mark = code_.operations.size();
  const FoundRow found = find_row(i.name);
  bool done = false;
  if (!i.unsupported.empty()) {
    why_ = i.unsupported;
  } else if (found.row == nullptr) {
    why_ = i.defined_elsewhere ? "a call of '" + i.name + "', whose code is not here" : i.text;
  } else if (found.row->status != Status::parsed_only) {
    const std::string status =
        std::string(name_of(found.row->status)) + ":amdgpu/" + std::string(found.row->name);
    const auto [place, fresh] =
        statuses_.try_emplace(status, static_cast<std::uint32_t>(code_.statuses.size()));
    if (fresh) code_.statuses.push_back(status);
    status_ = place->second;
    done = found.family->lower(*this, i);
  }
  if (done) {
    if (i.range) check_range(i);
    return;
  }
  code_.operations.resize(mark);
  counts_ = true;
  status_ = machine::no_status;
  emit(std::monostate{}, {}, {}).why = why_.empty() ? i.text : why_;
}

/// Outside the range that the IR promises the value is poison.
void Lowering::check_range(const Instruction& i) {
  for (std::size_t part = 0; part < i.rows.size(); ++part)
    emit(within_range(i.type[part].bits), {i.rows[part]},
         {Operand::row(i.rows[part]), Operand::immediate(i.range->low), Operand::immediate(i.range->high)});
}

/// All copies of an edge at once: what would be overwritten before it is read goes through a row between.
void Lowering::copies(const Edge& edge, std::uint32_t guard) {
  std::vector<std::pair<std::uint32_t, Operand>> left;
  for (const auto& [row, source] : edge.copies)
    if (!(source == Operand::row(row))) left.emplace_back(row, source);
  const auto move = [&](std::uint32_t to, const Operand& from) {
    machine::Operation& operation = emit(machine::Copy{}, {to}, {from});
    operation.guard = guard;
    operation.counts = false;
  };
  while (!left.empty()) {
    const auto is_read = [&](std::size_t which) {
      for (std::size_t k = 0; k < left.size(); ++k)
        if (k != which && left[k].second == Operand::row(left[which].first)) return true;
      return false;
    };
    std::size_t free = 0;
    while (free < left.size() && is_read(free)) ++free;
    if (free < left.size()) {
      move(left[free].first, left[free].second);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(free));
      continue;
    }
    // A cycle: keep one value aside.
    const std::uint32_t aside = row(code_.row_bits[left[0].first]);
    move(aside, Operand::row(left[0].first));
    for (auto& [to, source] : left)
      if (source == Operand::row(left[0].first)) source = Operand::row(aside);
  }
}

void Lowering::branch(const Edge& edge, std::uint32_t next, bool last, std::uint32_t guard) {
  copies(edge, guard);
  if (last && edge.target == next) return;
  branches_.emplace_back(static_cast<std::uint32_t>(code_.operations.size()), edge.target);
  emit(machine::Branch{}, {}, {}).guard = guard;
}

void Lowering::end_block(std::uint32_t number, std::uint32_t next) {
  const Block& block = function_.blocks[number];
  const Instruction& i = block.instructions.back();
  begin(i);
  const bool known = i.name == "br" || i.name == "switch" || i.name == "ret" || i.name == "unreachable";
  if (!known || !i.unsupported.empty()) {
    emit(std::monostate{}, {}, {}).why = i.unsupported.empty() ? i.text : i.unsupported;
    return;
  }
  if (i.name == "ret") {
    emit(machine::End{}, {}, {});
    return;
  }
  if (i.name == "unreachable") {
    emit(machine::Trap{}, {}, {}).why = "a place that the compiler was promised is never reached";
    return;
  }
  // One test after the other; the lanes that go away are gone before the next.
  for (std::size_t k = i.name == "switch" ? 1 : 0; k < block.edges.size(); ++k) {
    const bool last = i.name == "br" && k + 1 == block.edges.size();
    std::uint32_t guard = machine::no_row;
    if (!last) {
      const Operand& condition = i.operands[0].parts[0];
      const auto overwrites = [&](const auto& copy) { return condition == Operand::row(copy.first); };
      const std::vector<std::pair<std::uint32_t, Operand>>& written = block.edges[k].copies;
      const bool kept = i.name == "br" && condition.kind == Operand::Kind::row &&
                        std::none_of(written.begin(), written.end(), overwrites);
      guard = kept ? condition.index : row(1);
      if (i.name == "switch")
        emit(equality(i.operands[0].types[0].bits), {guard}, {condition, i.operands[k].parts[0]});
      else if (!kept)
        emit(machine::Copy{}, {guard}, {condition});
    }
    branch(block.edges[k], next, last, guard);
  }
  if (i.name == "switch") branch(block.edges[0], next, true, machine::no_row);
}

}  // namespace warpproof::amdgpu
