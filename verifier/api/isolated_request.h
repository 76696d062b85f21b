#pragma once
// What goes to a worker and what comes back: JSON, one text for the request, one line an answer.
//
//   request  {"version": "0.1.0", "semantics": "1", "kind": "check", "files": [...], "only": [...], ...}
//   answers  {"progress": {"subject": ..., "stage": ..., "done": 0.5}}
//            {"verdict": "<record of verifier/verdict/record.h>"}
//            {"end": {"verdicts": 2}}          the last line of a good answer
//            {"fault": "...", "memory": true}  the last line of another one

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "warpproof/check.h"

namespace warpproof::isolated {

/// What a worker is asked: about files, about two sides, or about two forms of a source without a claim.
enum class Kind : std::uint8_t { check, equivalent, compare };

struct Job {
  Request request;
  std::string left, right;
  Kind kind = Kind::check;
};

std::string write_job(const Job& job);
/// Unknown kinds and wrong types give a sentence in `why`; so does a caller of another version.
std::optional<Job> read_job(std::string_view text, std::string& why);

std::string progress_line(const Progress& progress);
std::string verdict_line(const Verdict& verdict);
std::string end_line(std::size_t verdicts);
std::string fault_line(const std::string& what, bool memory);

/// Reads lines as they come. After `end` or `fault` nothing may follow.
class AnswerReader {
 public:
  explicit AnswerReader(std::function<void(const Progress&)> progress) : progress_(std::move(progress)) {}
  void take(std::string_view piece);

  std::vector<Verdict> verdicts;
  bool ended = false;   ///< the worker said so, with the right count
  bool memory = false;  ///< its fault was too little memory
  std::string fault;    ///< of the worker, or what is wrong with its lines

 private:
  void take_line(std::string_view line);

  std::function<void(const Progress&)> progress_;
  std::string partial_;
};

}  // namespace warpproof::isolated
