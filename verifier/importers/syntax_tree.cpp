#include "verifier/importers/syntax_tree.h"

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace warpproof::importers {

using Json = nlohmann::json;

const Node* SyntaxTree::declaration(std::uint64_t id) const {
  const auto at = by_id_.find(id);
  return at == by_id_.end() ? nullptr : at->second;
}

/// Places are printed as differences: a file or line that is not said is that of the place before, in the
/// order of the text. Hence events, not a document.
class TreeBuilder : public nlohmann::json_sax<Json> {
 public:
  explicit TreeBuilder(SyntaxTree& tree) : tree_(tree) {}
  const std::string& why() const { return why_; }

  bool null() override { return true; }
  bool boolean(bool value) override {
    Node* node = of_node();
    if (node != nullptr && key_ == "constexpr") node->is_constexpr = value;
    if (node != nullptr && key_ == "isImplicit") node->is_implicit = value;
    if (node != nullptr && key_ == "value") node->value = value ? "true" : "false";
    return true;
  }
  bool number_integer(number_integer_t value) override {
    if (Node* node = of_node(); node != nullptr && key_ == "value") node->value = std::to_string(value);
    return true;
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (Node* node = of_node(); node != nullptr && key_ == "value") node->value = std::to_string(value);
    if (frames_.empty() || frames_.back().what != What::place) return true;
    const auto number = static_cast<std::uint32_t>(value);
    TreePlace& place = frames_.back().place;
    if (key_ == "offset") {
      place.offset = number;
      frames_.back().known = true;
    }
    if (key_ == "tokLen") place.token_bytes = number;
    if (key_ == "line") line_ = number;
    return true;
  }
  bool number_float(number_float_t value, const string_t&) override {
    if (Node* node = of_node(); node != nullptr && key_ == "value") node->value = std::to_string(value);
    return true;
  }
  bool string(string_t& value) override {
    if (frames_.empty()) return true;
    Frame& frame = frames_.back();
    if (frame.what == What::place && key_ == "file") set_file(value);
    if (frame.what == What::type && (key_ == "qualType" || key_ == "desugaredQualType"))
      (frame.is_argument ? frame.node->argument_type : frame.node->type) = value;
    if (frame.what == What::reference && key_ == "id") frame.node->declaration = number(value);
    if (frame.what == What::node) set_text(*frame.node, value);
    return true;
  }
  bool binary(binary_t&) override { return true; }
  bool key(string_t& value) override {
    key_ = value;
    return true;
  }

  bool start_object(std::size_t) override {
    static const std::set<std::string> places = {"loc", "begin", "end", "spellingLoc", "expansionLoc"};
    Frame frame;
    frame.key = key_;
    const What around = frames_.empty() ? What::nodes : frames_.back().what;
    if (around == What::nodes) return start_node();
    if (places.contains(key_)) {
      frame.what = What::place;
    } else if (around == What::node && (key_ == "type" || key_ == "argType")) {
      frame.what = What::type;
      frame.is_argument = key_ == "argType";
    } else if (around == What::node && key_ == "referencedDecl") {
      frame.what = What::reference;
    } else if (around == What::node && key_ == "range") {
      frame.what = What::range;
    }
    frame.node = frames_.back().node;
    return push(std::move(frame));
  }
  bool end_object() override {
    Frame frame = std::move(frames_.back());
    frames_.pop_back();
    if (frame.what == What::node) frame.node->last = static_cast<std::uint32_t>(tree_.nodes_.size() - 1);
    if (frame.what != What::place || frames_.empty()) return true;
    if (!frame.known) return true;
    if (!frame.settled) {  // what is not said is as it was before
      frame.place.file = file_;
      frame.place.line = line_;
    }
    Frame& around = frames_.back();
    if (around.what == What::place && frame.key == "expansionLoc") {
      around.place = frame.place;
      around.known = true;
      around.settled = around.place.in_macro = true;
    } else if (around.what == What::range && frame.node != nullptr) {
      (frame.key == "begin" ? frame.node->begin : frame.node->end) = frame.place;
    }
    return true;
  }
  bool start_array(std::size_t) override {
    Frame frame;
    frame.key = key_;
    frame.node = frames_.empty() ? nullptr : frames_.back().node;
    if (!frames_.empty() && frames_.back().what == What::node && key_ == "inner") frame.what = What::nodes;
    return push(std::move(frame));
  }
  bool end_array() override {
    frames_.pop_back();
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    if (why_.empty()) why_ = "the syntax tree is cut off or malformed";
    return false;
  }

 private:
  enum class What : std::uint8_t { other, node, nodes, place, range, type, reference };
  struct Frame {
    What what = What::other;
    Node* node = nullptr;
    std::string key;
    TreePlace place;
    bool known = false, settled = false, is_argument = false;
  };

  static std::uint64_t number(const std::string& hexadecimal) {
    return std::strtoull(hexadecimal.c_str(), nullptr, 16);
  }
  Node* of_node() {
    return !frames_.empty() && frames_.back().what == What::node ? frames_.back().node : nullptr;
  }

  void set_text(Node& node, std::string& value) {
    if (key_ == "id") {
      node.id = number(value);
      tree_.by_id_[node.id] = &node;
    } else if (key_ == "kind") {
      node.kind = std::move(value);
    } else if (key_ == "name") {
      node.name = std::move(value);
    } else if (key_ == "mangledName") {
      node.mangled = std::move(value);
    } else if (key_ == "value") {
      node.value = std::move(value);
    } else if (key_ == "opcode" || key_ == "castKind") {
      node.operation = std::move(value);
    } else if (key_ == "referencedMemberDecl") {
      node.declaration = number(value);
    }
  }

  void set_file(const std::string& name) {
    if (file_ != nullptr && *file_ == name) return;
    for (const std::string& known : tree_.files_)
      if (known == name) {
        file_ = &known;
        return;
      }
    file_ = &tree_.files_.emplace_back(name);
  }

  bool start_node() {
    if (tree_.nodes_.size() >= tree_nodes_max) {
      why_ = "the source is too large: its syntax tree has more than " + std::to_string(tree_nodes_max) +
             " nodes";
      return false;
    }
    Node& node = tree_.nodes_.emplace_back();
    node.order = node.last = static_cast<std::uint32_t>(tree_.nodes_.size() - 1);
    if (!frames_.empty() && frames_.back().node != nullptr) {
      node.parent = frames_.back().node;
      node.parent->children.push_back(&node);
    }
    Frame frame;
    frame.what = What::node;
    frame.node = &node;
    return push(std::move(frame));
  }

  bool push(Frame frame) {
    if (frames_.size() >= 2 * tree_depth_max) {
      why_ = "the source is nested too deeply";
      return false;
    }
    frames_.push_back(std::move(frame));
    return true;
  }

  SyntaxTree& tree_;
  std::vector<Frame> frames_;
  std::string key_;
  const std::string* file_ = nullptr;
  std::uint32_t line_ = 0;
  std::string why_;
};

base::Result<SyntaxTree> read_syntax_tree(const std::string& json) {
  SyntaxTree tree;
  TreeBuilder builder(tree);
  const bool read = Json::sax_parse(json, &builder);
  if (read && tree.size() > 0 && tree.root().kind == "TranslationUnitDecl") return tree;
  return base::Diagnostic{
      .code = "E0740", .message = builder.why().empty() ? "this is no syntax tree of clang" : builder.why()};
}

}  // namespace warpproof::importers
