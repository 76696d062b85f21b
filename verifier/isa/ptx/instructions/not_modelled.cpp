#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"mma", "-", "Warp-Level Matrix Instructions: mma", 6, 4, Status::parsed_only},
    {"wmma", "-", "Warp-Level Matrix Instructions: wmma.mma", 6, 0, Status::parsed_only},
    {"ldmatrix", "-", "Warp-Level Matrix Instructions: ldmatrix", 6, 5, Status::parsed_only},
    {"stmatrix", "-", "Warp-Level Matrix Instructions: stmatrix", 7, 8, Status::parsed_only},
    {"cp", "-", "Data Movement and Conversion Instructions: cp.async", 7, 0, Status::parsed_only},
    {"mbarrier", "-", "Parallel Synchronization and Communication Instructions: mbarrier", 7, 0,
     Status::parsed_only},
    {"wgmma", "-", "Asynchronous Warpgroup Level Matrix Instructions", 8, 0, Status::parsed_only},
    {"elect", "-", "Parallel Synchronization and Communication Instructions: elect.sync", 8, 0,
     Status::parsed_only},
    {"griddepcontrol", "-", "Parallel Synchronization and Communication Instructions: griddepcontrol", 7, 8,
     Status::parsed_only},
};

Meaning meaning(Form&) { return {}; }

}  // namespace

extern const Family not_modelled;
const Family not_modelled = {rows, meaning};

}  // namespace warpproof::ptx
