#pragma once
// The kernels of a source file and where its host code launches them, found in its syntax tree.

#include <set>
#include <string>
#include <vector>

#include "verifier/importers/syntax_tree.h"

namespace warpproof::importers {

struct KernelParameter {
  std::string name;
  std::string type;  ///< as clang prints it, without aliases: "const float *__restrict"
};

/// A kernel, or one instance of a kernel template.
struct HostKernel {
  const Node* declaration = nullptr;
  std::string base;     ///< qualified, without template arguments: "ns::scale"
  std::string name;     ///< with them: "ns::scale<float, 256>"
  std::string mangled;  ///< as it is in PTX
  std::string type;     ///< "void (float *, int)"
  std::vector<KernelParameter> parameters;
};

/// kernel<<<...>>>(...), cudaLaunchKernel, hipLaunchKernelGGL.
struct LaunchSite {
  std::size_t kernel = 0;          ///< into HostCode::kernels
  const Node* call = nullptr;      ///< the whole expression
  const Node* function = nullptr;  ///< around it; of a lambda: the function around that
  const Node* grid = nullptr;
  const Node* block = nullptr;
  const Node* shared = nullptr;  ///< null: none
  std::vector<const Node*> arguments;
};

/// A launch that was seen and not understood.
struct UnreadLaunch {
  std::string kernel;  ///< name as far as known
  const Node* where = nullptr;
  std::string what;
};

struct HostCode {
  std::vector<HostKernel> kernels;  ///< in the order of the text; templates by their instances
  std::vector<LaunchSite> launches;
  std::vector<UnreadLaunch> unread;
  std::set<std::size_t> shared_raised;  ///< kernels whose limit of dynamic shared memory the host code sets
  std::vector<std::string> templates;   ///< qualified names of kernel templates, instantiated or not
};

HostCode find_host_code(const SyntaxTree& tree);

/// An attribute of a declaration: "CUDAGlobal", "CUDADevice", ...
bool has_attribute(const Node& declaration, const std::string& name);

}  // namespace warpproof::importers
