#include "verifier/base/session.h"

#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace warpproof::base {
namespace {

std::atomic<bool> keeps_children = false;  // a property of this process, as its session is

/// Of /proc/ID/stat, after the name in parentheses: state, parent, group, session (proc(5)). 0: gone.
pid_t session_of(const std::string& folder) {
  std::ifstream file(folder + "/stat");
  std::string line;
  std::getline(file, line);
  const std::size_t after_name = line.rfind(')');
  if (after_name == std::string::npos) return 0;
  std::istringstream rest(line.substr(after_name + 1));
  char state = 0;
  pid_t parent = 0, group = 0, session = 0;
  rest >> state >> parent >> group >> session;
  return rest && state != 'Z' ? session : 0;
}

bool kill_members(pid_t leader) {
  bool found = false;
  std::error_code failed;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", failed)) {
    const std::string name = entry.path().filename().string();
    if (name.find_first_not_of("0123456789") != std::string::npos || name.size() > 9) continue;
    const pid_t process = std::stoi(name);
    if (process == leader || session_of(entry.path().string()) != leader) continue;
    found = kill(process, SIGKILL) == 0 || found;
  }
  return found;
}

}  // namespace

void end_session(pid_t leader) {
  // One may have been starting another one while we looked.
  constexpr int rounds_max = 8;
  for (int round = 0; round < rounds_max && kill_members(leader); ++round) {
  }
}

void keep_children_in_session() { keeps_children = true; }
bool children_stay_in_session() { return keeps_children; }

}  // namespace warpproof::base
