# warpproof_exports(<folder of the installed headers> <file>)
#
# The linker's version script of the shared library: exactly the functions that the installed headers declare, and the one
# exception type. Made from the headers, so that a function can not be forgotten; everything else (rooms, LLVM, JSON, the
# compiler's own templates) stays inside, and a program may bring another copy of it.
function(warpproof_exports folder file)
  file(GLOB headers CONFIGURE_DEPENDS "${folder}/*.h")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
  set(names "")
  foreach(header IN LISTS headers)
    file(READ "${header}" text)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    string(REGEX MATCHALL "[ *&][a-z][a-z0-9_]*\\(" calls "${text}")
    foreach(call IN LISTS calls)
      string(REGEX REPLACE "[ *&(]" "" name "${call}")
      list(APPEND names "${name}")
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES names)
  list(SORT names)
  set(rows "")
  foreach(name IN LISTS names)
    # Behind the name stands "(" or an ABI tag; neither can be written in a version script but as "no letter".
    string(APPEND rows "    warpproof::${name}[!a-zA-Z0-9_]*;\n")
  endforeach()
  set(fault "warpproof::InternalFault")
  file(CONFIGURE OUTPUT "${file}" @ONLY CONTENT "/* Made by cmake/WarpproofExports.cmake from the installed headers. */
{
  global: extern \"C++\" {
@rows@    typeinfo?for?@fault@;
    typeinfo?name?for?@fault@;
    vtable?for?@fault@;
  };
  local: *;
};
")
endfunction()
