#include "verifier/cache/key.h"

#include <elf.h>
#include <link.h>

#include <cstdint>
#include <cstring>

#include "verifier/base/digest.h"

namespace warpproof::cache {
namespace {

struct Search {
  std::uintptr_t address = 0;
  std::string id;
};

/// The GNU build id among the notes of a segment.
std::string id_in(const char* notes, std::size_t size) {
  const auto padded = [](std::size_t n) { return (n + 3) & ~std::size_t{3}; };
  std::size_t at = 0;
  while (at + sizeof(ElfW(Nhdr)) <= size) {
    ElfW(Nhdr) head;
    std::memcpy(&head, notes + at, sizeof head);
    const std::size_t name = at + sizeof head, content = name + padded(head.n_namesz);
    if (content > size || head.n_descsz > size - content) break;
    if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 && std::memcmp(notes + name, "GNU", 4) == 0)
      return {notes + content, head.n_descsz};
    at = content + padded(head.n_descsz);
  }
  return "";
}

int look(dl_phdr_info* object, std::size_t, void* data) {
  Search& search = *static_cast<Search*>(data);
  bool is_ours = false;
  for (int i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr)& segment = object->dlpi_phdr[i];
    const std::uintptr_t begin = object->dlpi_addr + segment.p_vaddr;
    is_ours |=
        segment.p_type == PT_LOAD && search.address >= begin && search.address < begin + segment.p_memsz;
  }
  if (!is_ours) return 0;
  for (int i = 0; i < object->dlpi_phnum && search.id.empty(); ++i) {
    const ElfW(Phdr)& segment = object->dlpi_phdr[i];
    if (segment.p_type == PT_NOTE)
      search.id = id_in(reinterpret_cast<const char*>(object->dlpi_addr + segment.p_vaddr), segment.p_memsz);
  }
  return 1;
}

}  // namespace

void Key::add(std::string_view label, std::string_view value) {
  text_ += std::to_string(label.size()) + ":" + std::to_string(value.size()) + ":";
  text_.append(label).append(value);
}

std::string Key::digest() const { return base::sha256_hex(text_); }

std::string build_id() {
  Search search{.address = reinterpret_cast<std::uintptr_t>(&build_id), .id = {}};
  dl_iterate_phdr(look, &search);
  return search.id.empty() ? "" : base::sha256_hex(search.id);
}

}  // namespace warpproof::cache
