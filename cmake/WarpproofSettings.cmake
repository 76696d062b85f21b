# Language level, warnings and sanitizers, the same for every room.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, RelWithDebInfo or Debug" FORCE)
endif()

# A project that takes warpproof in by add_subdirectory gets the library, and nothing else unless it asks.
option(WARPPROOF_TESTS "Build the tests (with BUILD_TESTING)" ${PROJECT_IS_TOP_LEVEL})
option(WARPPROOF_PROGRAM "Build the program warpproof" ${PROJECT_IS_TOP_LEVEL})
option(WARPPROOF_INSTALL "Install rules" ${PROJECT_IS_TOP_LEVEL})
set(WARPPROOF_PYTHON AUTO CACHE STRING "Build the Python module: AUTO (when nanobind is found), ON, OFF")
set_property(CACHE WARPPROOF_PYTHON PROPERTY STRINGS AUTO ON OFF)
option(WARPPROOF_WERROR "Treat warnings as errors" OFF)
option(WARPPROOF_SANITIZE "Build with address and undefined behaviour sanitizers" OFF)
option(WARPPROOF_FUZZ "Build the fuzzers with libFuzzer (clang only)" OFF)

# The numeric rooms rely on IEEE rounding of each written operation: no contraction, no fast math.
if(PROJECT_IS_TOP_LEVEL)
  add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wno-missing-field-initializers)
endif()
add_compile_options(-ffp-contract=off)
if(WARPPROOF_WERROR)
  add_compile_options(-Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Optimising GCC 12 and 13 see overlaps inside std::string + (GCC bug 105651) and uninitialised members in aggregates
    # whose designated initialisers may throw: shown, no errors. Clang, which CI runs too, has no such doubts.
    add_compile_options(-Wno-error=restrict -Wno-error=maybe-uninitialized)
  endif()
endif()
if(WARPPROOF_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(WARPPROOF_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)  # coverage of the rooms guides the fuzzers
endif()
