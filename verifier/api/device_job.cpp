#include "verifier/api/device_job.h"

#include <algorithm>

namespace warpproof {
namespace {

std::string bytes_of(const exec::Buffer& buffer) {
  std::string bytes;
  for (std::uint64_t i = 0; i < buffer.elements && !buffer.bits.empty(); ++i) {
    const std::uint64_t bits = i < buffer.bits.size() ? buffer.bits[i] : 0;
    for (std::uint32_t b = 0; b < buffer.element.bytes; ++b) bytes += static_cast<char>(bits >> 8 * b & 255);
  }
  return bytes;
}

gpu::Argument argument_of(const exec::Argument& argument, std::uint64_t parameter_bytes) {
  gpu::Argument out;
  std::uint64_t size = parameter_bytes;
  for (const exec::ArgumentPiece& piece : argument.pieces)
    size = std::max<std::uint64_t>(size, piece.offset_bytes + piece.bytes);
  out.bytes.assign(size, '\0');
  for (const exec::ArgumentPiece& piece : argument.pieces) {
    if (piece.buffer) {
      out.addresses.push_back({piece.offset_bytes, *piece.buffer, piece.bits});
      continue;
    }
    for (std::uint32_t b = 0; b < piece.bytes; ++b)
      out.bytes[piece.offset_bytes + b] = static_cast<char>(b < 8 ? piece.bits >> 8 * b & 255 : 0);
  }
  return out;
}

}  // namespace

gpu::Job job_of(const checking::DeviceSubject& subject, const prove::DeviceCase& expected,
                const std::string& code_object, std::uint32_t repeats) {
  gpu::Job job;
  job.repeats = std::max(2u, repeats);
  job.group = subject.id;
  job.images = code_object.empty() ? subject.images : std::vector<std::string>{code_object};
  for (const exec::Buffer& buffer : expected.plan.buffers) {
    gpu::Buffer out{.name = buffer.name, .contents = bytes_of(buffer)};
    out.bytes = buffer.elements * buffer.element.bytes;
    out.output = buffer.mode != exec::BufferMode::in;
    out.zeroed = buffer.zeroed;
    job.buffers.push_back(std::move(out));
  }
  for (const prove::PlannedLaunch& planned : expected.plan.launches) {
    const auto which = std::find(subject.kernels.begin(), subject.kernels.end(), planned.kernel);
    gpu::Launch launch{
        .entry = planned.launch.entry, .grid = planned.launch.grid, .block = planned.launch.block};
    if (code_object.empty()) launch.image = static_cast<std::uint32_t>(which - subject.kernels.begin());
    launch.dynamic_shared_bytes = planned.launch.dynamic_shared_bytes;
    for (std::size_t i = 0; i < planned.launch.arguments.size(); ++i) {
      const auto& parameters = planned.code->parameters;
      launch.arguments.push_back(
          argument_of(planned.launch.arguments[i], i < parameters.size() ? parameters[i].bytes : 0));
    }
    job.launches.push_back(std::move(launch));
  }
  return job;
}

}  // namespace warpproof
