// Drives LLVMFuzzerTestOneInput where libFuzzer is not built in: runs every seed, then mutants of the seeds,
// from a fixed seed. An exception, a signal, too much memory or time for one input is a fault: the input is
// written to `fault_input.bin` in the working folder and the exit code is 1.
//
//   fuzz_NAME [--iterations N] [--seconds-per-input S] CORPUS_FOLDER...

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

struct Options {
  std::uint64_t iterations = 10000;
  unsigned seconds_per_input = 10;
  std::vector<std::filesystem::path> folders;
};

// What the signal handlers need; set before each input.
std::string current_input;

void say(const char* text) {
  const ssize_t written = write(STDOUT_FILENO, text, std::strlen(text));
  static_cast<void>(written);
}

// Only async-signal-safe calls.
[[noreturn]] void report_and_leave(const char* what) {
  const int file = open("fault_input.bin", O_CREAT | O_TRUNC | O_WRONLY, 0644);
  if (file >= 0) {
    const ssize_t written = write(file, current_input.data(), current_input.size());
    static_cast<void>(written);
    close(file);
  }
  say("found a fault: ");
  say(what);
  say("; the input is in fault_input.bin\n");
  _exit(1);
}

void on_signal(int signal) {
  report_and_leave(signal == SIGALRM ? "an input that takes too long" : "a signal");
}

void install_limits() {
  for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGALRM}) std::signal(signal, on_signal);
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__ 1
#endif
#endif
#if !defined(__SANITIZE_ADDRESS__)  // its shadow memory alone is larger than any limit
  constexpr rlim_t address_space_bytes_max = 4ull << 30;
  const rlimit limit{address_space_bytes_max, address_space_bytes_max};
  setrlimit(RLIMIT_AS, &limit);
#endif
}

void run(const std::string& input, const Options& options) {
  current_input = input;
  alarm(options.seconds_per_input);
  try {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
  } catch (const std::exception& error) {
    report_and_leave(error.what());
  }
  alarm(0);
}

/// Changes of one input: bytes, chunks, words of other seeds, the end.
class Mutator {
 public:
  explicit Mutator(const std::vector<std::string>& seeds) : seeds_(seeds) {
    for (const std::string& seed : seeds) {
      std::istringstream text(seed);
      for (std::string word; text >> word;) words_.push_back(word);
    }
    if (words_.empty()) words_.push_back("0");
  }

  std::string mutant() {
    std::string input = seeds_[below(seeds_.size())];
    constexpr std::uint64_t changes_max = 6;
    for (std::uint64_t left = 1 + below(changes_max); left > 0; --left) change(input);
    return input;
  }

 private:
  std::size_t below(std::size_t limit) {
    return limit == 0 ? 0 : static_cast<std::size_t>(random_() % limit);
  }

  std::string chunk_of(const std::string& text) {
    constexpr std::size_t chunk_bytes_max = 200;
    return text.substr(below(text.size()), 1 + below(chunk_bytes_max));
  }

  void change(std::string& input) {
    const std::size_t at = below(input.size() + 1);
    constexpr std::size_t kinds = 8;
    switch (below(kinds)) {
      case 0:
        if (at < input.size()) input[at] = static_cast<char>(random_() & 0xff);
        break;
      case 1:
        if (at < input.size()) input[at] = static_cast<char>(input[at] ^ (1 << below(8)));
        break;
      case 2:
        input.erase(at, 1 + below(40));
        break;
      case 3:
        input.insert(at, chunk_of(input + " "));
        break;
      case 4:
        input.insert(at, chunk_of(seeds_[below(seeds_.size())] + " "));
        break;
      case 5:
        input.insert(at, " " + words_[below(words_.size())] + " ");
        break;
      case 6:
        if (below(8) == 0) input.resize(at);
        break;
      default:
        repeat(input, at);
        break;
    }
  }

  // Deep nesting and long runs: one piece many times.
  void repeat(std::string& input, std::size_t at) {
    const std::string piece = input.substr(at, 1 + below(6));
    std::string run;
    for (std::size_t left = below(400); left > 0; --left) run += piece;
    input.insert(at, run);
  }

  const std::vector<std::string>& seeds_;
  std::vector<std::string> words_;
  std::mt19937_64 random_{1};
};

std::vector<std::string> read_seeds(const Options& options) {
  std::vector<std::filesystem::path> paths;
  for (const auto& folder : options.folders) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.is_regular_file()) paths.push_back(entry.path());
    }
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> seeds;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    seeds.push_back(text.str());
  }
  return seeds;
}

}  // namespace

int main(int count, char** arguments) {
  Options options;
  for (int i = 1; i < count; ++i) {
    const std::string argument = arguments[i];
    if (argument == "--iterations" && i + 1 < count)
      options.iterations = std::stoull(arguments[++i]);
    else if (argument == "--seconds-per-input" && i + 1 < count) {
      options.seconds_per_input = static_cast<unsigned>(std::stoul(arguments[++i]));
    } else
      options.folders.emplace_back(argument);
  }
  const std::vector<std::string> seeds = read_seeds(options);
  if (seeds.empty()) {
    std::puts("no seeds: name a folder with at least one file");
    return 1;
  }
  install_limits();
  for (const std::string& seed : seeds) run(seed, options);
  Mutator mutator(seeds);
  for (std::uint64_t i = 0; i < options.iterations; ++i) run(mutator.mutant(), options);
  std::printf("%zu seeds and %llu mutants, no fault\n", seeds.size(),
              static_cast<unsigned long long>(options.iterations));
  return 0;
}
