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
