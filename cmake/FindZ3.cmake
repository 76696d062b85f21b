# FindZ3: Debian's libz3-dev has no CMake configuration, and neither has the Python package z3-solver.
#
# Header and library are taken from one root, always: a new header over an old library fails at link, and the reverse
# pairs silently. Roots that are tried: Z3_ROOT (variable or environment), a Python package z3-solver of the Python
# that CMake finds when WARPPROOF_Z3_FROM_PYTHON is set, then the system.
#
#   target Z3::Z3; variables Z3_FOUND, Z3_INCLUDE_DIR, Z3_LIBRARY
option(WARPPROOF_Z3_FROM_PYTHON "Take Z3 from the Python package z3-solver" OFF)
set(z3_roots "")
if(Z3_ROOT)
  list(APPEND z3_roots "${Z3_ROOT}")
elseif(DEFINED ENV{Z3_ROOT})
  list(APPEND z3_roots "$ENV{Z3_ROOT}")
endif()
if(WARPPROOF_Z3_FROM_PYTHON AND NOT z3_roots)
  find_program(WARPPROOF_PYTHON NAMES python3)
  if(WARPPROOF_PYTHON)
    execute_process(COMMAND ${WARPPROOF_PYTHON} -c "import os, z3; print(os.path.dirname(z3.__file__))"
                    OUTPUT_VARIABLE z3_python_root OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(z3_python_root)
      list(APPEND z3_roots "${z3_python_root}")
    endif()
  endif()
endif()

if(z3_roots)
  find_path(Z3_INCLUDE_DIR NAMES z3++.h PATHS ${z3_roots} PATH_SUFFIXES include include/z3 NO_DEFAULT_PATH)
  find_library(Z3_LIBRARY NAMES z3 PATHS ${z3_roots} PATH_SUFFIXES lib bin lib64 NO_DEFAULT_PATH)
else()
  find_path(Z3_INCLUDE_DIR NAMES z3++.h PATH_SUFFIXES z3)
  find_library(Z3_LIBRARY NAMES z3)
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Z3 REQUIRED_VARS Z3_LIBRARY Z3_INCLUDE_DIR)
if(Z3_FOUND AND NOT TARGET Z3::Z3)
  add_library(Z3::Z3 UNKNOWN IMPORTED)
  set_target_properties(Z3::Z3 PROPERTIES IMPORTED_LOCATION "${Z3_LIBRARY}"
                        INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${Z3_INCLUDE_DIR}")
endif()
mark_as_advanced(Z3_INCLUDE_DIR Z3_LIBRARY)
