#include <algorithm>
#include <array>

#include "verifier/isa/ptx/read/names.h"

namespace warpproof::ptx::read {
namespace {

// PTX 9.0, chapter 10. Sorted: looked up by binary search.
constexpr std::array<std::string_view, 51> special_registers{"%aggr_smem_size",
                                                             "%clock",
                                                             "%clock64",
                                                             "%clock_hi",
                                                             "%cluster_ctaid",
                                                             "%cluster_ctarank",
                                                             "%cluster_nctaid",
                                                             "%cluster_nctarank",
                                                             "%clusterid",
                                                             "%ctaid",
                                                             "%current_graph_exec",
                                                             "%dynamic_smem_size",
                                                             "%globaltimer",
                                                             "%globaltimer_hi",
                                                             "%globaltimer_lo",
                                                             "%gridid",
                                                             "%is_explicit_cluster",
                                                             "%laneid",
                                                             "%lanemask_eq",
                                                             "%lanemask_ge",
                                                             "%lanemask_gt",
                                                             "%lanemask_le",
                                                             "%lanemask_lt",
                                                             "%nclusterid",
                                                             "%nctaid",
                                                             "%nsmid",
                                                             "%ntid",
                                                             "%nwarpid",
                                                             "%pm0",
                                                             "%pm0_64",
                                                             "%pm1",
                                                             "%pm1_64",
                                                             "%pm2",
                                                             "%pm2_64",
                                                             "%pm3",
                                                             "%pm3_64",
                                                             "%pm4",
                                                             "%pm4_64",
                                                             "%pm5",
                                                             "%pm5_64",
                                                             "%pm6",
                                                             "%pm6_64",
                                                             "%pm7",
                                                             "%pm7_64",
                                                             "%reserved_smem_offset_begin",
                                                             "%reserved_smem_offset_cap",
                                                             "%reserved_smem_offset_end",
                                                             "%smid",
                                                             "%tid",
                                                             "%total_smem_size",
                                                             "%warpid"};
static_assert(std::is_sorted(special_registers.begin(), special_registers.end()));

bool is_numbered(std::string_view name, std::string_view prefix, std::size_t digits_max) {
  if (!name.starts_with(prefix)) return false;
  const std::string_view number = name.substr(prefix.size());
  return !number.empty() && number.size() <= digits_max &&
         number.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

bool is_special_register(std::string_view name) {
  if (std::binary_search(special_registers.begin(), special_registers.end(), name)) return true;
  return is_numbered(name, "%envreg", 2) || is_numbered(name, "%reserved_smem_offset_", 1);
}

}  // namespace warpproof::ptx::read
