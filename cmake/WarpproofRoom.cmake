# warpproof_room(<name> [DEPENDS <room>...] [LINK <target>...])
#
# One room = one static library `warpproof_<name>` (alias `warpproof::<name>`), made of every .cpp of the
# calling folder and its sub-folders; a file can not be forgotten. Includes are written from the root
# of the project ("verifier/base/source.h"), so that tests/tidy can read the arrows.
# DEPENDS names rooms (arrows, public); LINK names third parties (private: they stay in the room).
function(warpproof_room name)
  cmake_parse_arguments(ROOM "" "" "DEPENDS;LINK" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  set(target warpproof_${name})
  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
    target_link_libraries(${target} PRIVATE ${ROOM_LINK})
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
    target_link_libraries(${target} INTERFACE ${ROOM_LINK})
  endif()
  add_library(warpproof::${name} ALIAS ${target})
  target_include_directories(${target} ${scope} "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>"
                             "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/verifier/include>")
  foreach(dependency IN LISTS ROOM_DEPENDS)
    target_link_libraries(${target} ${scope} warpproof_${dependency})
  endforeach()
endfunction()

# warpproof_unit_test(<room> DEPENDS <room>...): every .cpp of the calling folder, one doctest program.
function(warpproof_unit_test name)
  cmake_parse_arguments(UNIT "" "" "DEPENDS;LINK" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  add_executable(unit_${name} ${sources} "${PROJECT_SOURCE_DIR}/tests/support/doctest_main.cpp")
  target_link_libraries(unit_${name} PRIVATE doctest::doctest ${UNIT_LINK})
  foreach(dependency IN LISTS UNIT_DEPENDS)
    target_link_libraries(unit_${name} PRIVATE warpproof_${dependency})
  endforeach()
  target_compile_definitions(unit_${name} PRIVATE WARPPROOF_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  add_test(NAME unit.${name} COMMAND unit_${name})
  set_tests_properties(unit.${name} PROPERTIES LABELS fast TIMEOUT 300)
endfunction()
