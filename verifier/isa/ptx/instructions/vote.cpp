#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"vote", "vote.sync.{all,any,uni}.pred d, {!}a, membermask; vote.sync.ballot.b32",
     "Parallel Synchronization and Communication Instructions: vote.sync", 6, 0},
    {"activemask", "activemask.b32 d", "Parallel Synchronization and Communication Instructions: activemask",
     6, 2},
};

Meaning meaning(Form& form) {
  if (form.opcode() == "activemask") return form.take_type() == Type::b32 ? Meaning{ActiveMask{}} : Meaning{};
  if (!form.take(".sync")) return {};
  const Type type = form.take_type_or(Type::b8);
  if (form.take(".ballot")) return type == Type::b32 ? Meaning{Vote{VoteMode::ballot}} : Meaning{};
  if (type != Type::pred) return {};
  if (form.take(".all")) return Vote{VoteMode::all};
  if (form.take(".any")) return Vote{VoteMode::any};
  if (form.take(".uni")) return Vote{VoteMode::uniform};
  return {};
}

}  // namespace

extern const Family vote;
const Family vote = {rows, meaning};

}  // namespace warpproof::ptx
