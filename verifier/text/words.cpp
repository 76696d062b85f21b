#include "verifier/text/words.h"

#include <algorithm>
#include <array>

namespace warpproof::text {
namespace {

constexpr std::array item_words = {"rewrite", "kernel", "sequence", "define", "wrong", "import", "use"};

constexpr std::array expression_words = {"sum",  "prod", "max",   "min", "any", "all",      "if",   "then",
                                         "else", "fun",  "and",   "or",  "not", "div",      "mod",  "where",
                                         "with", "true", "false", "inf", "pi",  "rational", "grad", "fold"};

constexpr std::array future_words = {"scan",  "argmax", "argmin",  "gather",  "scatter",       "concat",
                                     "slice", "pad",    "reverse", "reshape", "dynamic_slice", "cast"};

const std::vector<std::string_view> rewrite_sections = {
    "title",  "fact",   "origin", "shipped", "theory", "size",   "let",   "require", "input",
    "output", "before", "after",  "formats", "box",    "accept", "sizes", "expect"};
const std::vector<std::string_view> kernel_sections = {
    "title", "shipped", "source", "computes", "size", "require", "let",   "arguments",
    "data",  "launch",  "sizes",  "formats",  "box",  "accept",  "expect"};
const std::vector<std::string_view> sequence_sections = {
    "title", "shipped", "computes", "size",    "require", "let",    "buffers",
    "data",  "launch",  "sizes",    "formats", "box",     "accept", "expect"};

template <class List>
bool contains(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

bool is_item_word(std::string_view word) { return contains(item_words, word); }

bool is_section_word(std::string_view word) {
  return contains(rewrite_sections, word) || contains(kernel_sections, word) ||
         contains(sequence_sections, word);
}

const std::vector<std::string_view>& section_words(ItemKind kind) {
  switch (kind) {
    case ItemKind::rewrite:
      return rewrite_sections;
    case ItemKind::kernel:
      return kernel_sections;
    case ItemKind::sequence:
      return sequence_sections;
  }
  return rewrite_sections;
}

bool is_future_word(std::string_view word) { return contains(future_words, word); }

bool is_reserved(std::string_view word) {
  return is_item_word(word) || is_section_word(word) || is_future_word(word) ||
         contains(expression_words, word);
}

}  // namespace warpproof::text
