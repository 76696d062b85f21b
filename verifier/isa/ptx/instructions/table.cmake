# The table of instruction families, complete by construction: a file of this folder that defines `rows` is a family of
# the same name. Generated at configure time; CONFIGURE_DEPENDS re-globs at each build.
file(GLOB warpproof_family_files CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/instructions/*.cpp")
set(warpproof_family_declarations "")
set(warpproof_family_entries "")
foreach(path IN LISTS warpproof_family_files)
  file(STRINGS "${path}" warpproof_family_rows REGEX "^extern const Family ")
  if(warpproof_family_rows)
    get_filename_component(family "${path}" NAME_WE)
    string(APPEND warpproof_family_declarations "extern const Family ${family};\n")
    string(APPEND warpproof_family_entries "    &${family},\n")
  endif()
endforeach()
file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/instruction_table.cpp" CONTENT
"// Generated from the file names of verifier/isa/ptx/instructions.
#include \"verifier/isa/ptx/instructions/family.h\"

namespace warpproof::ptx {

@warpproof_family_declarations@
namespace {
constexpr const Family* const all[] = {
@warpproof_family_entries@};
}  // namespace

std::span<const Family* const> families() { return all; }

}  // namespace warpproof::ptx
" @ONLY)
target_sources(warpproof_ptx PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/instruction_table.cpp")
