#include "verifier/api/isolated_request.h"

#include <exception>
#include <nlohmann/json.hpp>

#include "verifier/base/diagnostic.h"
#include "verifier/verdict/json_text.h"
#include "verifier/verdict/record.h"
#include "warpproof/information.h"

namespace warpproof::isolated {
namespace {

using Json = nlohmann::json;

constexpr std::size_t fault_bytes_max = 2000;
constexpr const char* kind_words[] = {"check", "equivalent", "compare"};

/// Paths are bytes, and JSON is UTF-8: each byte as one code point of Latin-1, which is always reversible.
std::string as_text(const std::string& bytes) {
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      out += c;
    } else {
      out += static_cast<char>(0xC0 | (byte >> 6));
      out += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return out;
}

std::string as_bytes(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool pair = byte >= 0xC0 && i + 1 < text.size();
    out += pair ? static_cast<char>(((byte & 3) << 6) | (static_cast<unsigned char>(text[++i]) & 0x3F))
                : text[i];
  }
  return out;
}

Json as_texts(const std::vector<std::string>& words) {
  Json out = Json::array();
  for (const std::string& word : words) out.push_back(as_text(word));
  return out;
}

std::vector<std::string> as_words(const Json& texts) {
  std::vector<std::string> out;
  for (const Json& text : texts) out.push_back(as_bytes(text.get<std::string>()));
  return out;
}

std::string line_of(const Json& json) { return verdict::json_text(json, verdict::one_line) + "\n"; }

Job job_of(const Json& json, Kind kind) {
  Job job;
  const auto text = [&](const char* name) { return as_bytes(json.at(name).get<std::string>()); };
  Request& request = job.request;
  request.files = as_words(json.at("files"));
  request.only = as_words(json.at("only"));
  request.root = text("root");
  request.compile_sources = json.at("compile_sources").get<bool>();
  request.quick = json.at("quick").get<bool>();
  request.time_ms_max = json.at("time_ms_max").get<std::uint64_t>();
  request.memory_bytes_max = json.at("memory_bytes_max").get<std::uint64_t>();
  request.solver_resource_max = json.at("solver_resource_max").get<std::uint64_t>();
  request.seed = json.at("seed").get<std::uint64_t>();
  request.jobs = json.at("jobs").get<std::uint32_t>();
  job.kind = kind;
  job.left = text("left");
  job.right = text("right");
  return job;
}

}  // namespace

std::string write_job(const Job& job) {
  const Request& request = job.request;
  return line_of({{"version", version()},
                  {"semantics", semantics_revision()},
                  {"kind", kind_words[static_cast<std::size_t>(job.kind)]},
                  {"left", as_text(job.left)},
                  {"right", as_text(job.right)},
                  {"files", as_texts(request.files)},
                  {"only", as_texts(request.only)},
                  {"root", as_text(request.root)},
                  {"compile_sources", request.compile_sources},
                  {"quick", request.quick},
                  {"time_ms_max", request.time_ms_max},
                  {"memory_bytes_max", request.memory_bytes_max},
                  {"solver_resource_max", request.solver_resource_max},
                  {"seed", request.seed},
                  {"jobs", request.jobs}});
}

std::optional<Job> read_job(std::string_view text, std::string& why) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) {
    why = "the request is no JSON object";
    return std::nullopt;
  }
  try {
    if (json.at("version") != version() || json.at("semantics") != semantics_revision()) {
      why = "the worker is warpproof " + version() + " with semantics " + semantics_revision() +
            ", the caller is another one";
      return std::nullopt;
    }
    for (const Kind kind : {Kind::check, Kind::equivalent, Kind::compare})
      if (json.at("kind") == kind_words[static_cast<std::size_t>(kind)]) return job_of(json, kind);
    why = "the kind of the request is not known";
  } catch (const Json::exception& wrong) {
    why = std::string("the request is incomplete or has a wrong type: ") + wrong.what();
  }
  return std::nullopt;
}

std::string progress_line(const Progress& progress) {
  return line_of(
      {{"progress", {{"subject", progress.subject}, {"stage", progress.stage}, {"done", progress.done}}}});
}

std::string verdict_line(const Verdict& verdict) { return line_of({{"verdict", verdict::record(verdict)}}); }

std::string end_line(std::size_t verdicts) { return line_of({{"end", {{"verdicts", verdicts}}}}); }

std::string fault_line(const std::string& what, bool memory) {
  return line_of({{"fault", base::escaped(what, fault_bytes_max)}, {"memory", memory}});
}

void AnswerReader::take(std::string_view piece) {
  for (std::size_t end = piece.find('\n'); end != std::string_view::npos; end = piece.find('\n')) {
    partial_ += piece.substr(0, end);
    piece.remove_prefix(end + 1);
    if (fault.empty()) take_line(partial_);
    partial_.clear();
  }
  partial_ += piece;
}

void AnswerReader::take_line(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  const auto wrong = [&](const std::string& what) { fault = "the worker answered " + what; };
  if (!json.is_object() || ended) return wrong("something that is not understood");
  try {
    if (const auto at = json.find("progress"); at != json.end()) {
      if (progress_)
        progress_({at->at("subject").get<std::string>(), at->at("stage").get<std::string>(),
                   at->at("done").is_number() ? at->at("done").get<double>() : 0.0});
    } else if (json.contains("verdict")) {
      auto read = verdict::read_record(json.at("verdict").get_ref<const std::string&>());
      if (!read) return wrong("a verdict that can not be read: " + read.diagnostics().front().message);
      verdicts.push_back(std::move(*read));
    } else if (json.contains("end")) {
      ended = json.at("end").at("verdicts").get<std::size_t>() == verdicts.size();
      if (!ended) wrong("fewer verdicts than it says");
    } else {
      memory = json.value("memory", false);
      fault = json.at("fault").get<std::string>();
      if (fault.empty()) wrong("with a fault");
    }
  } catch (const Json::exception&) {
    wrong("something that is not understood");
  }
}

}  // namespace warpproof::isolated
