# The table of instruction families, complete by construction: a file of this folder that defines a `Family` is a family of
# the same name. Generated at configure time; CONFIGURE_DEPENDS re-globs at each build.
file(GLOB warpproof_amdgpu_family_files CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/instructions/*.cpp")
set(warpproof_amdgpu_family_declarations "")
set(warpproof_amdgpu_family_entries "")
foreach(path IN LISTS warpproof_amdgpu_family_files)
  file(STRINGS "${path}" warpproof_amdgpu_family_rows REGEX "^extern const Family ")
  if(warpproof_amdgpu_family_rows)
    get_filename_component(family "${path}" NAME_WE)
    string(APPEND warpproof_amdgpu_family_declarations "extern const Family ${family};\n")
    string(APPEND warpproof_amdgpu_family_entries "    &${family},\n")
  endif()
endforeach()
file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/amdgpu_instruction_table.cpp" CONTENT
"// Generated from the file names of verifier/isa/amdgpu/instructions.
#include \"verifier/isa/amdgpu/instructions/family.h\"

namespace warpproof::amdgpu {

@warpproof_amdgpu_family_declarations@
namespace {
constexpr const Family* const all[] = {
@warpproof_amdgpu_family_entries@};
}  // namespace

std::span<const Family* const> families() { return all; }

}  // namespace warpproof::amdgpu
" @ONLY)
target_sources(warpproof_amdgpu PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/amdgpu_instruction_table.cpp")
