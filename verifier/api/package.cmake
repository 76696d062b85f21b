# What is installed: headers, the shared library, the static one, and how CMake and pkg-config find them. Z3, MPFR, GMP and
# LLVM are the shared library's own business; who links the static one links them too.
include(WarpproofExports)
include(WarpproofLinkClosure)
warpproof_link_closure(warpproof_api package_rooms package_parties)

# Both libraries are the rooms' own objects: nothing is compiled twice, and no function that the headers declare can be left
# in an archive.
set(package_objects "")
foreach(room IN LISTS package_rooms)
  get_target_property(type ${room} TYPE)
  if(NOT type STREQUAL "INTERFACE_LIBRARY")
    list(APPEND package_objects $<TARGET_OBJECTS:${room}>)
  endif()
endforeach()

# How each third party is found: here (imported targets are known in one folder only) and again by a consumer's CMake. One
# that is not listed stops the configuration. Headers alone are no business of who links objects.
set(linked_parties "")
set(PACKAGE_DEPENDENCIES "")
warpproof_without_pkg_config(package_parties)
foreach(party IN LISTS package_parties)
  set(call "")
  if(party MATCHES "^(Z3|nlohmann_json|pugixml|SQLite3?|OpenSSL|Threads|tomlplusplus|httplib|ZLIB)::")
    string(REGEX REPLACE "^SQLite$" "SQLite3" call "${CMAKE_MATCH_1}")
  elseif(party MATCHES "^LLVM")
    set(call "LLVM 19.1")  # as verifier/isa/amdgpu asks for it
  elseif(party MATCHES "::")
    message(FATAL_ERROR "verifier/api/package.cmake: how is ${party} found? Add its package to the list.")
  endif()
  if(call)
    separate_arguments(words UNIX_COMMAND "${call}")
    find_package(${words} REQUIRED QUIET)
    get_target_property(type ${party} TYPE)
    get_target_property(needs ${party} INTERFACE_LINK_LIBRARIES)
    if(type STREQUAL "INTERFACE_LIBRARY" AND NOT needs)
      continue()
    endif()
    list(APPEND PACKAGE_DEPENDENCIES "\"${call}\"")
  endif()
  list(APPEND linked_parties "${party}")
endforeach()
list(REMOVE_DUPLICATES PACKAGE_DEPENDENCIES)
list(JOIN PACKAGE_DEPENDENCIES " " PACKAGE_DEPENDENCIES)
warpproof_link_flags("${linked_parties}" PACKAGE_LINK_FLAGS)

set(exports_map "${CMAKE_CURRENT_BINARY_DIR}/exports.map")
warpproof_exports("${PROJECT_SOURCE_DIR}/verifier/include/warpproof" "${exports_map}")
add_library(warpproof SHARED ${package_objects})
target_link_options(warpproof PRIVATE "LINKER:--version-script=${exports_map}" LINKER:--gc-sections
                    $<$<CONFIG:Release>:LINKER:--strip-all>)
set_property(TARGET warpproof APPEND PROPERTY LINK_DEPENDS "${exports_map}")
set_target_properties(warpproof PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
                      LINKER_LANGUAGE CXX)

add_library(warpproof_static STATIC ${package_objects})
set_target_properties(warpproof_static PROPERTIES OUTPUT_NAME warpproof EXPORT_NAME static LINKER_LANGUAGE CXX)

foreach(target warpproof warpproof_static)
  target_link_libraries(${target} PRIVATE ${linked_parties})
  target_include_directories(${target} INTERFACE "$<INSTALL_INTERFACE:include>"
                             "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/verifier/include>")
  target_compile_features(${target} INTERFACE cxx_std_20)
endforeach()
add_library(warpproof::warpproof ALIAS warpproof)
add_library(warpproof::static ALIAS warpproof_static)

include(CMakePackageConfigHelpers)
set(config lib/cmake/warpproof)
install(TARGETS warpproof EXPORT warpproofSharedTargets LIBRARY DESTINATION lib)
install(TARGETS warpproof_static EXPORT warpproofStaticTargets ARCHIVE DESTINATION lib)
install(EXPORT warpproofSharedTargets NAMESPACE warpproof:: DESTINATION ${config} FILE warpproof-shared.cmake)
install(EXPORT warpproofStaticTargets NAMESPACE warpproof:: DESTINATION ${config} FILE warpproof-static.cmake)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/verifier/include/warpproof" DESTINATION include)
configure_file(warpproofConfig.cmake.in "${CMAKE_CURRENT_BINARY_DIR}/warpproofConfig.cmake" @ONLY)
write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/warpproofConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
configure_file(warpproof.pc.in "${CMAKE_CURRENT_BINARY_DIR}/warpproof.pc" @ONLY)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/warpproofConfig.cmake" "${CMAKE_CURRENT_BINARY_DIR}/warpproofConfigVersion.cmake"
              "${PROJECT_SOURCE_DIR}/cmake/FindZ3.cmake" DESTINATION ${config})
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/warpproof.pc" DESTINATION lib/pkgconfig)
