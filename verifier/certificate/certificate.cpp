#include "verifier/certificate/certificate.h"

#include <nlohmann/json.hpp>
#include <set>

#include "verifier/certificate/term_text.h"

namespace warpproof::certificate {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format_name = "warpproof-certificate";
constexpr std::size_t path_length_max = 2000;
constexpr std::uint64_t rank_max = 64;
constexpr std::size_t groups_max = 64;

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

Json json_of(const Chain& chain) {
  Json steps = Json::array();
  for (const Step& step : chain) {
    Json row;
    row["lemma"] = step.lemma;
    row["path"] = step.path;
    row["after"] = write_term(step.after);
    if (!step.terms.empty()) {
      row["terms"] = Json::array();
      for (const ExpressionPtr& term : step.terms) row["terms"].push_back(write_term(term));
    }
    if (step.reversed) row["reversed"] = true;
    steps.push_back(std::move(row));
  }
  return steps;
}

Json json_of(const std::vector<OutputProof>& outputs) {
  Json rows = Json::array();
  for (const OutputProof& output : outputs) {
    rows.push_back({{"name", output.name},
                    {"facts", json_of(output.facts)},
                    {"left", json_of(output.left)},
                    {"right", json_of(output.right)},
                    {"defined", json_of(output.defined)}});
  }
  return rows;
}

const Json& member(const Json& object, const char* name) {
  if (!object.is_object() || !object.contains(name))
    throw Malformed(std::string("'") + name + "' is missing");
  return object[name];
}
std::string text_member(const Json& object, const char* name) {
  const Json& value = member(object, name);
  if (!value.is_string()) throw Malformed(std::string("'") + name + "' is not a text");
  return value.get<std::string>();
}
std::uint64_t number_member(const Json& object, const char* name, std::uint64_t most) {
  const Json& value = member(object, name);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most)
    throw Malformed(std::string("'") + name + "' is not a number in range");
  return value.get<std::uint64_t>();
}
const Json& array_member(const Json& object, const char* name) {
  const Json& value = member(object, name);
  if (!value.is_array()) throw Malformed(std::string("'") + name + "' is not a list");
  return value;
}

class Reading {
 public:
  explicit Reading(const base::Limits& limits)
      : limits_(limits), nodes_left_(4 * limits.expression_nodes_max) {}

  Certificate certificate(const Json& root);

 private:
  ExpressionPtr term(const Json& value) {
    if (!value.is_string()) throw Malformed("a term is not a text");
    auto result = read_term(value.get_ref<const std::string&>(), nodes_left_);
    if (auto* why = std::get_if<std::string>(&result)) throw Malformed("in a term: " + *why);
    const ExpressionPtr expression = std::get<ExpressionPtr>(result);
    nodes_left_ -= std::min(nodes_left_, ir::count_nodes(expression));
    return expression;
  }
  std::vector<OutputProof> outputs(const Json& holder);
  InstanceProof instance(const Json& row);
  Step step(const Json& row);
  Chain chain(const Json& output, const char* name) {
    Chain result;
    for (const Json& row : array_member(output, name)) {
      if (++steps_ > limits_.proof_steps_max) throw Malformed("too many steps");
      result.push_back(step(row));
    }
    return result;
  }

  const base::Limits& limits_;
  std::uint64_t nodes_left_;
  std::uint64_t steps_ = 0;
};

Step Reading::step(const Json& row) {
  Step result;
  result.lemma = text_member(row, "lemma");
  for (const Json& number : array_member(row, "path")) {
    if (!number.is_number_unsigned() || number.get<std::uint64_t>() > 1'000'000)
      throw Malformed("a bad path");
    result.path.push_back(number.get<std::uint32_t>());
    if (result.path.size() > path_length_max) throw Malformed("a path is too long");
  }
  result.after = term(member(row, "after"));
  if (row.contains("terms"))
    for (const Json& value : array_member(row, "terms")) result.terms.push_back(term(value));
  if (row.contains("reversed")) {
    if (!row["reversed"].is_boolean()) throw Malformed("'reversed' is not true or false");
    result.reversed = row["reversed"].get<bool>();
  }
  return result;
}

Certificate Reading::certificate(const Json& root) {
  if (text_member(root, "format") != format_name) throw Malformed("not a certificate of warpproof");
  Certificate result;
  result.version = static_cast<int>(number_member(root, "version", 1'000'000));
  if (result.version != certificate_version)
    throw Malformed("certificate version " + std::to_string(result.version) + ", expected " +
                    std::to_string(certificate_version));
  result.semantics = static_cast<int>(number_member(root, "semantics_revision", 1'000'000));
  result.rewrite = text_member(root, "rewrite");
  for (const Json& source : array_member(root, "sources"))
    result.sources.push_back({text_member(source, "path"), text_member(source, "sha256")});
  result.statement_sha256 = text_member(root, "statement_sha256");
  result.solver = text_member(root, "solver");
  result.solver_resource_max = number_member(root, "solver_resource_max", UINT64_MAX);
  result.outputs = outputs(root);
  if (root.contains("instances"))
    for (const Json& row : array_member(root, "instances")) result.instances.push_back(instance(row));
  return result;
}

std::vector<OutputProof> Reading::outputs(const Json& holder) {
  std::vector<OutputProof> result;
  for (const Json& row : array_member(holder, "outputs")) {
    OutputProof output;
    output.name = text_member(row, "name");
    output.facts = chain(row, "facts");
    output.left = chain(row, "left");
    output.right = chain(row, "right");
    output.defined = chain(row, "defined");
    result.push_back(std::move(output));
  }
  return result;
}

InstanceProof Reading::instance(const Json& row) {
  InstanceProof result;
  for (const Json& rank : array_member(row, "ranks")) {
    if (!rank.is_number_unsigned() || rank.get<std::uint64_t>() > rank_max ||
        result.ranks.size() >= groups_max)
      throw Malformed("bad ranks");
    result.ranks.push_back(rank.get<std::uint32_t>());
  }
  result.statement_sha256 = text_member(row, "statement_sha256");
  result.outputs = outputs(row);
  return result;
}

}  // namespace

std::vector<const OutputProof*> Certificate::proofs() const {
  std::vector<const OutputProof*> all;
  for (const OutputProof& output : outputs) all.push_back(&output);
  for (const InstanceProof& instance : instances)
    for (const OutputProof& output : instance.outputs) all.push_back(&output);
  return all;
}

std::string write_certificate(const Certificate& certificate) {
  Json root;
  root["format"] = format_name;
  root["version"] = certificate.version;
  root["semantics_revision"] = certificate.semantics;
  root["rewrite"] = certificate.rewrite;
  root["sources"] = Json::array();
  for (const SourceDigest& source : certificate.sources)
    root["sources"].push_back({{"path", source.path}, {"sha256", source.sha256}});
  root["statement_sha256"] = certificate.statement_sha256;
  root["solver"] = certificate.solver;
  root["solver_resource_max"] = certificate.solver_resource_max;
  std::set<std::string> lemmas;
  for (const OutputProof* output : certificate.proofs())
    for (const Chain* chain : {&output->facts, &output->left, &output->right, &output->defined})
      for (const Step& step : *chain) lemmas.insert(step.lemma);
  root["lemmas"] = lemmas;
  root["outputs"] = json_of(certificate.outputs);
  for (const InstanceProof& instance : certificate.instances) {
    root["instances"].push_back({{"ranks", instance.ranks},
                                 {"statement_sha256", instance.statement_sha256},
                                 {"outputs", json_of(instance.outputs)}});
  }
  return root.dump(1, ' ', true, Json::error_handler_t::replace) + "\n";
}

namespace {

/// Called by the parser, which looks for each name among all earlier ones of its object: a million of them in
/// one object would take hours. Ours have less than ten.
class FewNames {
 public:
  bool operator()(int, Json::parse_event_t event, const Json&) {
    constexpr std::size_t names_max = 64;
    if (event == Json::parse_event_t::object_start) names_.push_back(0);
    if (event == Json::parse_event_t::object_end) names_.pop_back();
    if (event == Json::parse_event_t::key && ++names_.back() > names_max)
      throw Malformed("an object has more than 64 fields");
    return true;
  }

 private:
  std::vector<std::size_t> names_;  // of the open objects
};

}  // namespace

std::variant<Certificate, std::string> read_certificate(std::string_view text, const base::Limits& limits) {
  if (text.size() > limits.source_bytes_max) return std::string("the certificate is larger than the limit");
  // The parser recurses on nesting: no certificate nests deeper than this.
  int depth = 0, deepest = 0;
  for (const char c : text) {
    if (c == '[' || c == '{') deepest = std::max(deepest, ++depth);
    if (c == ']' || c == '}') --depth;
  }
  if (deepest > 64) return std::string("the certificate is nested too deeply");
  try {
    return Reading(limits).certificate(Json::parse(text.begin(), text.end(), FewNames()));
  } catch (const Malformed& error) {
    return std::string(error.what());
  } catch (const nlohmann::json::exception& error) {
    return std::string("not JSON: ") + error.what();
  }
}

}  // namespace warpproof::certificate
