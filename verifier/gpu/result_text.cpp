#include "verifier/gpu/result_text.h"

#include <cstring>

namespace warpproof::gpu {
namespace {

void put(std::string& out, std::uint64_t value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void put(std::string& out, const std::string& text) {
  put(out, text.size());
  out += text;
}

class Reader {
 public:
  Reader(const std::string& bytes, std::size_t& at) : bytes_(bytes), at_(at) {}
  bool good() const { return good_; }

  std::uint64_t number() {
    std::uint64_t value = 0;
    if (bytes_.size() - at_ < sizeof value) {
      good_ = false;
      return 0;
    }
    std::memcpy(&value, bytes_.data() + at_, sizeof value);
    at_ += sizeof value;
    return value;
  }
  /// A count of things that are at least one byte each.
  std::uint64_t count() {
    const std::uint64_t value = number();
    if (value > bytes_.size() - at_) good_ = false;
    return good_ ? value : 0;
  }
  std::string text() {
    const std::uint64_t size = count();
    std::string out = bytes_.substr(at_, size);
    at_ += size;
    return out;
  }
  std::vector<std::string> texts() {
    std::vector<std::string> out;
    for (std::uint64_t n = count(); n > 0 && good_; --n) out.push_back(text());
    return out;
  }

 private:
  const std::string& bytes_;
  std::size_t& at_;
  bool good_ = true;
};

void put(std::string& out, const std::vector<std::string>& texts) {
  put(out, texts.size());
  for (const std::string& text : texts) put(out, text);
}

}  // namespace

std::string write_result(const JobResult& result) {
  std::string out;
  put(out, static_cast<std::uint64_t>(result.end));
  put(out, result.why);
  put(out, result.evidence.size());
  for (const auto& [key, value] : result.evidence) {
    put(out, key);
    put(out, value);
  }
  put(out, result.buffers.size());
  for (const BufferResult& buffer : result.buffers) {
    put(out, (buffer.changed ? 1u : 0u) | (buffer.guard_touched ? 2u : 0u));
    put(out, buffer.contents);
    put(out, buffer.poison);
  }
  return out;
}

std::optional<JobResult> read_result(const std::string& bytes, std::size_t& at) {
  Reader in(bytes, at);
  JobResult result;
  const std::uint64_t end = in.number();
  if (end > static_cast<std::uint64_t>(JobEnd::out_of_room)) return std::nullopt;
  result.end = static_cast<JobEnd>(end);
  result.why = in.text();
  for (std::uint64_t n = in.count(); n > 0 && in.good(); --n) {
    std::string key = in.text();
    result.evidence.emplace_back(std::move(key), in.text());
  }
  for (std::uint64_t n = in.count(); n > 0 && in.good(); --n) {
    const std::uint64_t flags = in.number();
    BufferResult buffer;
    buffer.changed = (flags & 1) != 0;
    buffer.guard_touched = (flags & 2) != 0;
    buffer.contents = in.texts();
    buffer.poison = in.texts();
    result.buffers.push_back(std::move(buffer));
  }
  if (!in.good()) return std::nullopt;
  return result;
}

}  // namespace warpproof::gpu
