#pragma once
// What the child that answers one subject tells its parent: progress, and at the end the verdict.

#include <optional>
#include <string>

#include "warpproof/check.h"

namespace warpproof::checking {

struct ChildMessage {
  std::optional<Progress> progress;
  std::optional<Verdict> verdict;
  double elapsed_ms = 0;  ///< of the verdict
};

std::string message_of(const Progress& progress);
std::string message_of(const Verdict& verdict, double elapsed_ms);

/// Takes the first whole message off `text`; nothing when there is none yet. A message that can not be read
/// has neither progress nor verdict.
std::optional<ChildMessage> take_message(std::string& text);

}  // namespace warpproof::checking
