# warpproof_instruction_families(<room>)
#
# The table of instruction families of isa/<room>, complete by construction: a file of its folder instructions/ that defines
# a `Family` is a family of the same name. Generated at configure time; CONFIGURE_DEPENDS re-globs at each build.
function(warpproof_instruction_families room)
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/instructions/*.cpp")
  set(declarations "")
  set(entries "")
  foreach(path IN LISTS files)
    file(STRINGS "${path}" defined REGEX "^extern const Family ")
    if(defined)
      get_filename_component(family "${path}" NAME_WE)
      string(APPEND declarations "extern const Family ${family};\n")
      string(APPEND entries "    &${family},\n")
    endif()
  endforeach()
  set(table "${CMAKE_CURRENT_BINARY_DIR}/${room}_instruction_table.cpp")
  file(CONFIGURE OUTPUT "${table}" CONTENT
"// Generated from the file names of verifier/isa/@room@/instructions.
#include \"verifier/isa/@room@/instructions/family.h\"

namespace warpproof::@room@ {

@declarations@
namespace {
constexpr const Family* const all[] = {
@entries@};
}  // namespace

std::span<const Family* const> families() { return all; }

}  // namespace warpproof::@room@
" @ONLY)
  target_sources(warpproof_${room} PRIVATE "${table}")
endfunction()
