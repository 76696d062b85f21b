#include "verifier/front/cli/side_files.h"

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

#include "warpproof/attestation.h"

namespace warpproof::cli {
namespace {

/// Files of one folder, each under a name of its own.
class Folder {
 public:
  explicit Folder(std::string path) : path_(std::move(path)) {}

  /// False: said on standard error.
  bool write(const std::string& id, const std::string& ending, const std::string& text) {
    std::string name = file_name_of(id);
    for (int i = 2; !taken_.insert(name).second; ++i) name = file_name_of(id) + "-" + std::to_string(i);
    std::error_code ignored;  // what can not be made shows when the file is opened
    std::filesystem::create_directories(path_, ignored);
    const std::string path = path_ + "/" + name + ending;
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) std::cerr << "warpproof: can not write " << path << "\n";
    return static_cast<bool>(file);
  }

 private:
  /// An id as a file name: letters, digits, '_', '-' and '.' only, so that no path can be smuggled in.
  static std::string file_name_of(const std::string& id) {
    constexpr std::size_t name_bytes_max = 150;
    std::string out;
    for (const char c : id.substr(0, name_bytes_max))
      out += std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.' ? c : '_';
    return out.empty() || out[0] == '.' ? "_" + out : out;
  }

  std::string path_;
  std::set<std::string> taken_;
};

/// Refuted, and no values that a file could show.
void say_why_no_replay(const Verdict& verdict, const Answer& answer) {
  if (answer.outcome != Outcome::refuted) return;
  std::cerr << "warpproof: no replay file of " << verdict.id << " (" << word(answer.question) << "?): "
            << (answer.question == Question::safe
                    ? "the finding is the places in the verdict, not values; --verbose shows all of them\n"
                    : "its counterexample is in the verdict; a Python file is made of rewrites and of "
                      "kernels with a "
                      "definition only\n");
}

bool write_replays(const std::string& directory, const std::vector<Verdict>& verdicts) {
  Folder folder(directory);
  bool good = true, wrote = false, refuted = false;
  for (const Verdict& v : verdicts)
    for (const Answer& a : v.answers) {
      refuted = refuted || a.outcome == Outcome::refuted;
      if (a.counterexample && !a.counterexample->replay_file.empty()) {
        good = folder.write(v.id, ".replay.py", a.counterexample->replay_file) && good;
        wrote = true;
      } else {
        say_why_no_replay(v, a);
      }
    }
  if (!wrote && !refuted) std::cerr << "warpproof: nothing was refuted, so there is nothing to replay\n";
  return good;
}

bool write_certificates(const std::string& directory, const std::vector<Verdict>& verdicts) {
  Folder folder(directory);
  bool good = true, wrote = false;
  for (const Verdict& v : verdicts)
    for (const Answer& a : v.answers)
      if (!a.certificate.empty()) {
        good = folder.write(v.id, ".certificate.json", a.certificate) && good;
        wrote = true;
      }
  if (!wrote)
    std::cerr << "warpproof: no certificate to write: 'equal?' was proved of nothing (--attest writes any "
                 "verdict)\n";
  return good;
}

/// As it is, or signed.
bool write_statement(Folder& folder, const std::string& id, const std::string& statement,
                     const std::string& key) {
  if (key.empty()) return folder.write(id, ".intoto.json", statement);
  const SignResult signed_one = sign_dsse(statement, key);
  if (signed_one.envelope.empty()) {
    std::cerr << "warpproof: " << signed_one.why << "\n";
    return false;
  }
  return folder.write(id, ".dsse.json", signed_one.envelope);
}

/// Below which folders the statements name their files: those of places whose file has a shorter name there.
std::set<std::string> roots_of(const std::vector<Verdict>& verdicts) {
  std::set<std::string> roots;
  for (const Verdict& v : verdicts)
    for (const Artefact& artefact : v.artefacts)
      if (artefact.role == "claim" && v.place.path.ends_with("/" + artefact.path))
        roots.insert(v.place.path.substr(0, v.place.path.size() - artefact.path.size() - 1));
      else if (artefact.role == "claim" && v.place.path == artefact.path)
        roots.insert(".");
  return roots;
}

/// Whoever re-checks from another folder needs it.
void say_roots(const std::set<std::string>& roots) {
  if (roots.size() == 1 && *roots.begin() != ".")
    std::cerr << "warpproof: the statements name their files below " << *roots.begin()
              << "; elsewhere than there: recheck FILE --root " << *roots.begin() << "\n";
  if (roots.size() < 2) return;
  std::cerr << "warpproof: the claims have several roots, so that no folder holds all files of the summary; "
               "--root FOLDER gives one\n";
}

}  // namespace

bool write_attestations(const std::string& directory, const std::string& key_path,
                        const std::vector<Verdict>& verdicts, Unnamed unnamed) {
  Folder folder(directory);
  const std::string summary = in_toto_summary(verdicts);
  if (summary.empty()) {
    std::cerr << "warpproof: nothing to attest: "
              << (verdicts.empty()
                      ? "nothing was checked\n"
                      : "a statement is about files by their digests, and no verdict names one\n");
    return unnamed == Unnamed::pass;
  }
  say_roots(roots_of(verdicts));
  bool good = write_statement(folder, "summary", summary, key_path);
  for (const Verdict& v : verdicts) {
    if (!good && !key_path.empty()) return false;  // the same key fails for each
    const std::string statement = in_toto_statement(v, PredicateType::verdict);
    if (statement.empty()) {
      std::cerr << "warpproof: no attestation of " << v.id << ": it names no file by its digest\n";
      good = good && unnamed == Unnamed::pass;
      continue;
    }
    good = write_statement(folder, v.id, statement, key_path) && good;
  }
  return good;
}

bool write_side_files(const RequestOptions& options, const std::vector<Verdict>& verdicts, Unnamed unnamed) {
  bool good = true;
  if (!options.replay_directory.empty()) good = write_replays(options.replay_directory, verdicts) && good;
  if (!options.certificate_directory.empty())
    good = write_certificates(options.certificate_directory, verdicts) && good;
  if (!options.attest_directory.empty())
    good = write_attestations(options.attest_directory, options.sign_key, verdicts, unnamed) && good;
  return good;
}

}  // namespace warpproof::cli
