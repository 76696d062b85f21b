// What a reason, an operation, an instruction or a lemma is. Needs no child: it only looks a page up.

#include "verifier/front/serve/arguments.h"
#include "warpproof/information.h"

namespace warpproof::serve {
namespace {

constexpr std::size_t page_bytes_max = 16'000;

std::vector<std::string> known_names() {
  std::vector<std::string> out;
  for (const std::string& name : table_names())
    for (const InformationRow& row : table(name)) out.push_back(row.name);
  return out;
}

}  // namespace

ToolResult explain_word(const Json& json, const ToolContext&) {
  Arguments arguments(json);
  const std::string name = arguments.text("name");
  if (name.empty()) arguments.complain("'name' is needed");
  if (const auto wrong = arguments.complaint()) return *wrong;
  const std::string page = name.size() <= 200 ? explain(name) : "";
  if (page.empty()) {
    const std::string near = nearest(name, known_names());
    return tool_error(
        "E0765", "nothing is known under '" + shortened(name, 60) + "'",
        {near.empty() ? "Use a reason code, an assumption, an operation, a lemma or an instruction, "
                        "as they stand in a verdict."
                      : "Did you mean '" + near + "'?"});
  }
  ToolResult result;
  result.structured = {{"name", name}, {"page", shortened(page, page_bytes_max)}};
  result.text = shortened(page, text_bytes_max - 8);
  return result;
}

}  // namespace warpproof::serve
