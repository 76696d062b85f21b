#include "verifier/front/serve/schema.h"
#include "verifier/front/serve/tool.h"

namespace warpproof::serve {
namespace {

Tool rewrite_tool() {
  return {
      .name = "check_rewrite",
      .title = "Check a rewrite",
      .description =
          "Is the second definition the same function as the first, for all sizes? Takes a .rw text (see the "
          "language page of warpproof) or a path below the served root. Answers proved, refuted with a "
          "concrete input, or what is open. Call it before a kernel is written from a new formula.",
      .input_schema = object_schema({{"text", text_schema("text of a .rw file with one or more rewrites")},
                                     {"path", text_schema("path of a .rw file below the served root")}},
                                    {}, true),
      .output_schema = verdict_schema(),
      .call = check_rewrite};
}

Tool kernel_tool() {
  return {.name = "check_kernel",
          .title = "Check a kernel against its claim",
          .description =
              "Does the compiled kernel compute its definition, for every block and element, without races, "
              "within the claimed error? Takes a claim (text, or a path below the served root) and, to try a "
              "changed kernel, its source. Call it after every change of a kernel.",
          .input_schema = object_schema(
              {{"claim", text_schema("text of a .rw file with a kernel claim")},
               {"claim_path", text_schema("path of a claim below the served root")},
               {"source", text_schema("source of the kernel; replaces the claim's own")},
               {"source_name", text_schema("file name that the claim gives the source; default kernel.cu")},
               {"files",
                {{"type", "object"},
                 {"additionalProperties", {{"type", "string"}}},
                 {"maxProperties", 64},
                 {"description", "more files beside the claim: plain names with their texts"}}}},
              {}, true),
          .output_schema = verdict_schema(),
          .call = check_kernel};
}

Tool compare_tool() {
  return {
      .name = "compare_kernels",
      .title = "Compare two kernels",
      .description =
          "Do two kernels compute the same outputs? The left one is the definition. Each side is a source "
          "text or a "
          "path below the served root. A claim says how they are launched (its own kernel is the left side "
          "when "
          "none is given); without one, two .cu sources are launched as their own host code launches them.",
      .input_schema = object_schema(
          {{"left", text_schema("source of the kernel that is trusted")},
           {"left_path", text_schema("its path, or that of a claim (claim.rw#name), below the served root")},
           {"right", text_schema("source of the kernel that is in question")},
           {"right_path", text_schema("its path below the served root")},
           {"claim", text_schema("text of a claim with arguments, launch and sizes")},
           {"claim_path", text_schema("path of such a claim below the served root")},
           {"source_name", text_schema("file name that the claim gives the left source; default kernel.cu")},
           {"language",
            {{"type", "string"}, {"enum", {"cuda", "hip", "ptx", "llvm_ir"}}, {"default", "cuda"}}}},
          {}, true),
      .output_schema = verdict_schema(),
      .call = compare_kernels};
}

Tool explain_tool() {
  return {
      .name = "explain",
      .title = "Explain a word of a verdict",
      .description = "A page about a reason code, an assumption, an operation, a lemma or an instruction.",
      .input_schema =
          object_schema({{"name", text_schema("the word, as it stands in the verdict")}}, {"name"}, false),
      .output_schema = page_schema(),
      .call = explain_word};
}

}  // namespace

const std::vector<Tool>& tool_table() {
  static const std::vector<Tool> tools = {rewrite_tool(), kernel_tool(), compare_tool(), explain_tool()};
  return tools;
}

ToolResult tool_error(const std::string& code, const std::string& message,
                      const std::vector<std::string>& next_steps) {
  ToolResult result;
  const std::string shown = shortened(message, 1200);
  result.structured = {{"error", {{"code", code}, {"message", shown}}}, {"next_steps", next_steps}};
  result.text = code + " " + shown;
  for (const std::string& step : next_steps) result.text += "\n- " + step;
  result.text = shortened(result.text, text_bytes_max - 8);
  result.is_error = true;
  return result;
}

}  // namespace warpproof::serve
