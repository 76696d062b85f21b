// What a person does next, by the class of the reason: for `explain` and for the help texts of rules.

#include "verifier/verdict/reason_class.h"

namespace warpproof::verdict {

std::string advice(Reason reason) {
  if (reason == Reason::none)
    return "Stands where nothing has to be explained: a question that was not asked, or input that was "
           "rejected, whose diagnostics have codes of their own (warpproof explain E0203).";
  if (reason == Reason::undefined_where_defined)
    return "Mostly 'unknown': nothing shows that a denominator stays away from zero, that a root or a "
           "logarithm stays in its domain, or that the argument of a library function such as expf stays "
           "where its code means that function. Say the range of the input in the kernel's claim, such as "
           "'box x in [-8, 8]', or a requirement of the rewrite. Two kernels without a claim have no box: "
           "write a claim for one of them, without 'computes', and ask equiv claim.rw new.cu "
           "(docs/equivalence.md). Where it is 'refuted', the verdict shows an input on which the kernel is "
           "undefined.";
  switch (class_of(reason)) {
    case ReasonClass::success:
      return "Nothing to do: this is how a proved answer reads.";
    case ReasonClass::violation:
      return "Breaks '" + std::string(word(question_of(reason))) +
             "?'. The verdict shows the input or the two accesses; --replay DIR writes a Python file that "
             "shows the values. If the claim is wrong rather than the code, mend the claim: before, after, "
             "sizes, launch, box.";
    case ReasonClass::limit:
      return "Not decided: no success, and no fault of the code either. --verbose shows the open obligation; "
             "smaller sizes, a narrower box, a requirement that is meant, or --time may decide it.";
    case ReasonClass::unsupported:
      return "Not modelled yet: the verdict names the construct and its line. What is modelled: warpproof "
             "list instructions.";
    case ReasonClass::vacuous:
      return "The premises exclude everything: look at the requirements and the box.";
    case ReasonClass::input:
      return "The diagnostics above it say what is wrong and where; each has a page of its own.";
  }
  return "";
}

}  // namespace warpproof::verdict
