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

# Which exact forms the machine tests execute, and which of them agree with a device's record: written by those tests
# (tests/machine/record), never by hand. Without the lists every form is uncalibrated.
set(warpproof_form_entries "")
set(warpproof_tested_list "${PROJECT_SOURCE_DIR}/tests/machine/record/tested_forms.list")
set(warpproof_calibrated_list "${PROJECT_SOURCE_DIR}/tests/machine/record/calibrated_forms.list")
if(EXISTS "${warpproof_tested_list}" AND EXISTS "${warpproof_calibrated_list}")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${warpproof_tested_list}" "${warpproof_calibrated_list}")
  file(STRINGS "${warpproof_tested_list}" warpproof_tested REGEX "^[a-z]")
  file(STRINGS "${warpproof_calibrated_list}" warpproof_calibrated REGEX "^[a-z]")
  foreach(form IN LISTS warpproof_calibrated)
    set("warpproof_is_calibrated_${form}" true)
  endforeach()
  foreach(form IN LISTS warpproof_tested)
    if(warpproof_is_calibrated_${form})
      string(APPEND warpproof_form_entries "    {\"${form}\", true},\n")
    else()
      string(APPEND warpproof_form_entries "    {\"${form}\", false},\n")
    endif()
  endforeach()
endif()
file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/tested_forms.cpp" CONTENT
"// Generated from tests/machine/record.
#include \"verifier/isa/ptx/instructions/family.h\"

namespace warpproof::ptx {
namespace {
constexpr TestedForm all[] = {
@warpproof_form_entries@    {\"\", false},
};
}  // namespace

std::span<const TestedForm> tested_forms() { return std::span(all).first(std::size(all) - 1); }

}  // namespace warpproof::ptx
" @ONLY)
target_sources(warpproof_ptx PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/tested_forms.cpp")
