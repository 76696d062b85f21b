#include "verifier/prove/kernel/plan.h"

#include <set>

#include "verifier/base/machine_names.h"
#include "verifier/prove/kernel/argument_fit.h"
#include "verifier/prove/kernel/constant_value.h"
#include "verifier/prove/kernel/index_data.h"
#include "verifier/prove/kernel/layout.h"
#include "verifier/prove/kernel/run_plan.h"
#include "verifier/prove/kernel/shared_arrays.h"

namespace warpproof::prove {
namespace {

constexpr std::int64_t launch_dimension_max = 0x7fffffff;
/// ptxas refuses more, on every target (PTX ISA, "Shared State Space"; CUDA programming guide, table of
/// limits).
constexpr std::uint64_t static_shared_bytes_max = 48 * 1024;
constexpr std::uint64_t lds_bytes_max = 64 * 1024;  // of a block, on AMD's GPUs but gfx950

class Planner {
 public:
  Planner(const ClaimView& claim, const Sizes& sizes, const Codes& codes, const base::Limits& limits,
          const IndexContents& ranged)
      : claim_(claim), codes_(codes), limits_(limits), ranged_(ranged) {
    plan_.sizes = sizes;
  }

  base::Result<Plan> run(const ir::Program& program) {
    add_tensors();
    for (const ir::KernelArgument& argument : *claim_.arguments)
      if (argument.is_array) add_buffer(argument);
    if (why_.empty() && claim_.kernel != nullptr) {
      std::vector<exec::Argument> arguments;
      for (const ir::KernelArgument& argument : claim_.kernel->arguments) bind(argument, argument, arguments);
      add_launch(*claim_.kernel, std::move(arguments), plan_.sizes, claim_.kernel->where);
    }
    if (why_.empty() && claim_.sequence != nullptr)
      for (const ir::SequenceLaunch& launch : claim_.sequence->launches) add_sequence_launch(program, launch);
    if (why_.empty()) check_outputs();
    if (!why_.empty()) return why_;
    return std::move(plan_);
  }

 private:
  void fail(const char* code, const base::Span& where, const std::string& message) {
    why_.push_back(
        {.code = code, .where = where, .message = message + " (at " + describe(plan_.sizes) + ")"});
  }

  std::optional<std::vector<std::int64_t>> extents_of(const std::vector<ir::ExpressionPtr>& extents,
                                                      const base::Span& where, const std::string& name) {
    std::vector<std::int64_t> out;
    for (const ir::ExpressionPtr& extent : extents) {
      const auto value = integer_at(extent, plan_.sizes);
      if (!value || *value < 0) {
        fail("E0360", where, "an extent of '" + name + "' is not a size");
        return std::nullopt;
      }
      out.push_back(*value);
    }
    return out;
  }

  void add_tensors() {
    for (std::size_t i = 0; i < claim_.rewrite->inputs.size(); ++i) {
      const ir::TensorDeclaration& input = claim_.rewrite->inputs[i];
      const auto extents = extents_of(input.extents, input.where, input.name);
      const auto strides = extents ? dense_strides(*extents) : std::nullopt;
      if (!extents || !strides) {
        if (extents) fail("E0361", input.where, "'" + input.name + "' is too large");
        continue;
      }
      plan_.tensors[input.name] = {static_cast<std::uint32_t>(i), *extents, *strides, format_of(input.name),
                                   input.element == ir::ScalarType::integer};
    }
  }

  ir::Format format_of(const std::string& name) const {
    for (const ir::KernelArgument& argument : *claim_.arguments)
      if (argument.name == name)
        if (const auto format = refmodels::number::format_named(argument.scalar_type)) return *format;
    for (const ir::FormatDeclaration& declaration : claim_.numbers->formats)
      for (const std::string& declared : declaration.names)
        if (declared == name) return declaration.format;
    return ir::Format::binary32;
  }

  const ir::Equation* equation_of(const std::string& argument) const {
    std::string name = argument;
    for (const auto& [from, to] : claim_.computes->outputs)
      if (from == argument) name = to;
    for (const ir::Equation& equation : claim_.side->equations)
      if (equation.name == name) return &equation;
    return nullptr;
  }

  /// Shape and strides as the claim says, else the shape that the rewrite gives, dense.
  bool layout(const ir::KernelArgument& argument, const std::vector<ir::ExpressionPtr>* natural,
              std::vector<std::int64_t>& extents, std::vector<std::int64_t>& strides) {
    const std::vector<ir::ExpressionPtr>* shape = argument.extents.empty() ? natural : &argument.extents;
    if (shape == nullptr) {
      fail("E0362", argument.where,
           "'" + argument.name + "' has no shape: the rewrite does not know it, write its extents");
      return false;
    }
    const auto sizes = extents_of(*shape, argument.where, argument.name);
    const auto known = natural != nullptr ? extents_of(*natural, argument.where, argument.name) : sizes;
    if (!sizes || !known) return false;
    if (*sizes != *known) {
      fail("E0376", argument.where, "the extents of '" + argument.name + "' are not those of the rewrite");
      return false;
    }
    extents = *sizes;
    if (!argument.strides.empty()) {
      const auto written = extents_of(argument.strides, argument.where, argument.name);
      if (!written) return false;
      if (written->size() != extents.size()) {
        fail("E0363", argument.where, "'" + argument.name + "' needs one stride an axis");
        return false;
      }
      strides = *written;
      return true;
    }
    const auto computed = dense_strides(extents);
    if (!computed) fail("E0361", argument.where, "'" + argument.name + "' is too large");
    if (computed) strides = *computed;
    return computed.has_value();
  }

  std::optional<std::int64_t> storage_of(const ir::KernelArgument& argument,
                                         const std::vector<std::int64_t>& extents,
                                         const std::vector<std::int64_t>& strides) {
    const auto reached = elements_needed(extents, strides);
    if (!reached) {
      fail("E0361", argument.where, "'" + argument.name + "' is too large");
      return std::nullopt;
    }
    std::int64_t needed = *reached;
    if (argument.storage) {
      const auto storage = integer_at(argument.storage, plan_.sizes);
      if (!storage || *storage < needed) {
        fail("E0364", argument.where,
             "the storage of '" + argument.name + "' is smaller than its shape needs");
        return std::nullopt;
      }
      needed = *storage;
    }
    if (static_cast<std::uint64_t>(needed) > limits_.memory_bytes_max / 16) {
      fail("E0365", argument.where, "'" + argument.name + "' is over the memory limit");
      return std::nullopt;
    }
    return needed;
  }

  void add_buffer(const ir::KernelArgument& argument) {
    if (argument.alias) {
      fail("E0390", argument.where, "not supported yet: aliased arguments");
      return;
    }
    const auto format =
        refmodels::number::format_named(argument.scalar_type.empty() ? "f32" : argument.scalar_type);
    const auto input = plan_.tensors.find(argument.name);
    const bool is_output = argument.mode == ir::ArgumentMode::out || argument.mode == ir::ArgumentMode::inout;
    const ir::Equation* equation = is_output ? equation_of(argument.name) : nullptr;
    const std::vector<ir::ExpressionPtr>* natural = equation != nullptr ? &equation->extents : nullptr;
    if (input != plan_.tensors.end()) natural = &claim_.rewrite->inputs[input->second.tensor].extents;
    std::vector<std::int64_t> extents, strides;
    if (!layout(argument, natural, extents, strides)) return;
    const auto storage = storage_of(argument, extents, strides);
    if (!storage) return;
    exec::Buffer buffer{.name = argument.name,
                        .mode = static_cast<exec::BufferMode>(argument.mode),
                        .zeroed = argument.zeroed,
                        .element = format ? exec::ElementType::of(*format)
                                          : exec::ElementType::integer(integer_bytes(argument)),
                        .elements = static_cast<std::uint64_t>(*storage),
                        .alignment_bytes = argument.alignment_bytes};
    const bool reads_input =
        argument.mode == ir::ArgumentMode::in || argument.mode == ir::ArgumentMode::inout;
    if (reads_input && input == plan_.tensors.end()) {
      fail("E0366", argument.where, "'" + argument.name + "' is read, but is no input of the rewrite");
      return;
    }
    if (reads_input) {
      input->second.extents = extents;
      input->second.strides = strides;
      if (input->second.is_integer != !format) {
        fail("E0394", argument.where,
             "'" + argument.name + "' is of " + argument.scalar_type + ", in the rewrite it is " +
                 (format ? "int" : "real"));
        return;
      }
      if (format) {
        buffer.tensor = input->second.tensor;
        buffer.promised = covered_elements(extents, strides, buffer.elements);
        input->second.format = *format;
      } else if (auto why = fill_indices(claim_, argument, plan_.sizes, ranged_, input->second, buffer)) {
        fail(why->code.c_str(), why->where, why->message);
        return;
      }
    }
    if (is_output && equation == nullptr) {
      fail("E0367", argument.where,
           "'" + argument.name + "' is no output of " + claim_.computes->rewrite + "." +
               claim_.computes->side);
      return;
    }
    if (is_output)
      plan_.outputs.push_back({plan_.buffers.size(), argument.name, equation->name, extents, strides,
                               argument.scalar_type.starts_with("s")});
    buffers_[argument.name] = static_cast<std::uint32_t>(plan_.buffers.size());
    extents_[argument.name] = extents;
    plan_.buffers.push_back(std::move(buffer));
  }

  static std::uint32_t integer_bytes(const ir::KernelArgument& argument) {
    return static_cast<std::uint32_t>(std::atoi(argument.scalar_type.c_str() + 1)) / 8;
  }

  void add_sequence_launch(const ir::Program& program, const ir::SequenceLaunch& launch) {
    const ir::KernelClaim* kernel = program.find_kernel(launch.kernel);
    if (kernel == nullptr || kernel->arguments.size() != launch.arguments.size()) {
      fail("E0368", launch.where,
           "'" + launch.kernel + "' takes " +
               std::to_string(kernel == nullptr ? 0 : kernel->arguments.size()) + " arguments");
      return;
    }
    Sizes sizes, from_shapes;  // what a scalar says counts before what an extent says
    std::vector<exec::Argument> arguments;
    for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
      const std::string& name = launch.arguments[i];
      const ir::KernelArgument& formal = kernel->arguments[i];
      const ir::KernelArgument* actual = nullptr;
      for (const ir::KernelArgument& candidate : claim_.sequence->buffers)
        if (candidate.name == name) actual = &candidate;
      const ir::KernelArgument of_size{
          .name = name, .scalar_type = formal.scalar_type, .where = launch.where};
      if (actual == nullptr && plan_.sizes.contains(name)) actual = &of_size;
      if (actual == nullptr || actual->is_array != formal.is_array) {
        fail("E0369", launch.where,
             "'" + name + "' is no " + (formal.is_array ? "buffer" : "size or scalar") + " of this sequence");
        return;
      }
      bind(*actual, formal, arguments);
      if (actual->is_array) {
        const std::vector<std::int64_t>& extents = extents_[actual->name];
        for (std::size_t axis = 0; axis < std::min(extents.size(), formal.extents.size()); ++axis)
          if (formal.extents[axis]->kind == ir::Kind::size)
            from_shapes.emplace(formal.extents[axis]->name, extents[axis]);
        continue;
      }
      if (const auto value = integer_at(scalar_value(*actual), plan_.sizes))
        sizes[size_name(formal)] = *value;
    }
    sizes.insert(from_shapes.begin(), from_shapes.end());
    add_launch(*kernel, std::move(arguments), sizes, launch.where);
  }

  static std::string size_name(const ir::KernelArgument& argument) {
    return argument.value && argument.value->kind == ir::Kind::size ? argument.value->name : argument.name;
  }

  static ir::ExpressionPtr scalar_value(const ir::KernelArgument& argument) {
    return argument.value ? argument.value : ir::make_size(argument.name);
  }

  void add_launch(const ir::KernelClaim& kernel, std::vector<exec::Argument> arguments, const Sizes& sizes,
                  const base::Span& where) {
    const auto code = codes_.find(kernel.id);
    if (code == codes_.end()) {
      fail("E0370", where, "no artefact for kernel '" + kernel.id + "'");
      return;
    }
    PlannedLaunch planned{code->second, kernel.id, {}};
    planned.launch.entry = kernel.source.entry;
    const machine::Code* entry = code->second;
    if (auto why = argument_misfit(kernel, *entry, arguments)) why_.push_back(std::move(*why));
    const bool amd = base::is_amd_target(entry->target);
    if (amd && kernel.dynamic_shared_bytes)
      if (const auto bytes = integer_at(kernel.dynamic_shared_bytes, sizes);
          bytes && *bytes >= 0 &&
          entry->static_shared_bytes + static_cast<std::uint64_t>(*bytes) > lds_bytes_max)
        fail("E0378", kernel.where,
             "'" + kernel.source.entry + "' needs more than " + std::to_string(lds_bytes_max) +
                 " bytes of LDS with the dynamic ones");
    if (!amd && entry->static_shared_bytes > static_shared_bytes_max)
      fail("E0378", kernel.where,
           "'" + kernel.source.entry + "' declares " + std::to_string(entry->static_shared_bytes) +
               " bytes of shared memory; a kernel of more than " + std::to_string(static_shared_bytes_max) +
               " is not assembled (more is for dynamic shared memory)");
    for (std::size_t i = 0; i < 3; ++i) {
      planned.launch.grid[i] = dimension(kernel.grid[i], sizes, kernel.where, "grid");
      planned.launch.block[i] = dimension(kernel.block[i], sizes, kernel.where, "block");
    }
    if (kernel.dynamic_shared_bytes) {
      const auto bytes = integer_at(kernel.dynamic_shared_bytes, sizes);
      if (!bytes || *bytes < 0 || *bytes > 256 * 1024)
        fail("E0371", kernel.where, "dynamic shared memory is not between 0 and 256 KiB");
      else
        planned.launch.dynamic_shared_bytes = static_cast<std::uint32_t>(*bytes);
    }
    if (amd && passed_twice(arguments))
      fail("E0390", where,
           "not supported yet: one array for two arguments of AMD code, which may say that they are apart");
    planned.launch.arguments = std::move(arguments);
    plan_.launches.push_back(std::move(planned));
  }

  std::uint32_t dimension(const ir::ExpressionPtr& expression, const Sizes& sizes, const base::Span& where,
                          const char* what) {
    if (!expression) return 1;
    const auto value = integer_at(expression, sizes);
    if (!value || *value < 0 || *value > launch_dimension_max) {
      fail("E0372", where, std::string("a ") + what + " dimension is not a number of at most 2147483647");
      return 1;
    }
    return static_cast<std::uint32_t>(*value);
  }

  /// What the host passes: `actual` as the claim or sequence names it, in the width of the kernel's `formal`.
  void bind(const ir::KernelArgument& actual, const ir::KernelArgument& formal,
            std::vector<exec::Argument>& arguments) {
    if (actual.is_array) {
      const auto at = buffers_.find(actual.name);
      if (at != buffers_.end()) arguments.push_back(exec::Argument::pointer(at->second));
      return;  // a buffer that failed has its diagnostic already
    }
    const ir::ExpressionPtr value = scalar_value(actual);
    const bool reads_scalar = value->kind == ir::Kind::read && value->operands.empty();
    const auto tensor = plan_.tensors.find(reads_scalar ? value->name : actual.name);
    const auto format = refmodels::number::format_named(formal.scalar_type);
    if (format && tensor != plan_.tensors.end() && (reads_scalar || !actual.value)) {
      tensor->second.format = *format;
      arguments.push_back(exec::Argument::symbolic(tensor->second.tensor, *format));
      return;
    }
    const auto bits = scalar_bits(value, formal.scalar_type, plan_.sizes);
    if (!bits) {
      fail("E0373", actual.where,
           "the value of '" + actual.name + "' is unknown or does not fit " + formal.scalar_type);
      return;
    }
    arguments.push_back(exec::Argument::scalar(bits->bits, bits->bytes));
  }

  void check_outputs() {
    for (const PlannedOutput& output : plan_.outputs)
      if (!one_place_each(output.extents, output.strides, plan_.buffers[output.buffer].elements))
        fail("E0377", claim_.computes->where,
             "two elements of the output '" + output.argument + "' share one place");
    std::set<std::string> bound;
    for (const PlannedOutput& output : plan_.outputs) bound.insert(output.equation);
    if (plan_.outputs.empty()) fail("E0374", claim_.computes->where, "no argument is an output");
    // A step may give locals of its side alone; what gives an output of the rewrite gives all of them.
    std::size_t carried = 0;
    for (const ir::TensorDeclaration& output : claim_.rewrite->outputs)
      carried += bound.contains(output.name) ? 1 : 0;
    if (claim_.kernel != nullptr && carried == 0) return;
    for (const ir::TensorDeclaration& output : claim_.rewrite->outputs)
      if (!bound.contains(output.name))
        fail("E0375", claim_.computes->where, "no argument carries the output '" + output.name + "'");
  }

  const ClaimView& claim_;
  const Codes& codes_;
  const base::Limits& limits_;
  const IndexContents& ranged_;
  Plan plan_;
  std::map<std::string, std::uint32_t> buffers_;
  std::map<std::string, std::vector<std::int64_t>> extents_;  ///< of each array
  base::Diagnostics why_;
};

}  // namespace

std::int64_t TensorLayout::offset(const std::vector<std::int64_t>& index) const {
  std::int64_t at = 0;
  for (std::size_t i = 0; i < index.size(); ++i) at += index[i] * strides[i];
  return at;
}

base::Result<Plan> plan(const ir::Program& program, const ClaimView& claim, const Sizes& sizes,
                        const Codes& codes, const base::Limits& limits, const IndexContents& ranged) {
  return Planner(claim, sizes, codes, limits, ranged).run(program);
}

}  // namespace warpproof::prove
