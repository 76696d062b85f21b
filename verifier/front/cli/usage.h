#pragma once
// What is wrong with a command line, and what was probably meant.

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace warpproof::cli {

/// Prints help, version or what is wrong; the exit code: 0, or 2 for an error of usage.
int explain_usage(const CLI::App& app, const CLI::ParseError& error);

}  // namespace warpproof::cli
