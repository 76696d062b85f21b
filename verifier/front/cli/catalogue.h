#pragma once
// Where the catalogue (rewrites, kernels) of this program is: beside an installed program in share/warpproof,
// else the source tree that it was built from.
//
//   const std::string file = catalogue_folder() + "/rewrites/matmul/row_scale_past_projection.rw";

#include <string>

namespace warpproof::cli {

/// A folder that holds `rewrites`; "." when there is none, and then the reader of the file says so.
std::string catalogue_folder();

}  // namespace warpproof::cli
