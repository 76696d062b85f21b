#pragma once
// Short names for the terms of which instances are made: sizes K, N, T, indices k, t, r, l, m and i, tensors
// x, y, and the numbers c and d.

#include "instances.h"
#include "verifier/certificate/operation.h"

namespace warpproof::certificate::test {

using E = ExpressionPtr;

inline E K() { return ir::make_size("K"); }
inline E N() { return ir::make_size("N"); }
inline E T() { return ir::make_size("T"); }
inline E n(int value) { return integer(value); }
inline E ix(const char* name, ir::IndexId id) { return ir::make_index({name, id}); }
inline const E k = ix("k", 1), t = ix("t", 2), r = ix("r", 3), l = ix("l", 4), m = ix("m", 5),
               i = ix("i", 0x40000000);
inline E tensor(const char* name, std::vector<E> at = {}) {
  return ir::make_read(name, std::move(at), ir::ScalarType::real);
}
inline E x(E at) { return tensor("x", {std::move(at)}); }
inline E y(E at) { return tensor("y", {std::move(at)}); }
inline const E c = tensor("c"), d = tensor("d");
inline E f(const char* op, std::vector<E> operands) { return ir::make_apply(op, std::move(operands)); }
inline ir::Binder in(const E& index, E low, E high) {
  return {{index->name, index->index_id}, std::move(low), std::move(high)};
}
inline E reduce(ir::Reduction op, std::vector<ir::Binder> binders, E condition, E body) {
  return ir::make_reduce(op, std::move(binders), std::move(condition), std::move(body));
}
inline E sum(std::vector<ir::Binder> binders, E body, E condition = nullptr) {
  return reduce(ir::Reduction::sum, std::move(binders), std::move(condition), std::move(body));
}
inline E largest(std::vector<ir::Binder> binders, E body, E condition = nullptr) {
  return reduce(ir::Reduction::max, std::move(binders), std::move(condition), std::move(body));
}
inline E smallest(std::vector<ir::Binder> binders, E body, E condition = nullptr) {
  return reduce(ir::Reduction::min, std::move(binders), std::move(condition), std::move(body));
}
inline E operator+(const E& a, const E& b) { return plus(a, b); }
inline E operator-(const E& a, const E& b) { return minus(a, b); }
inline E operator*(const E& a, const E& b) { return times(a, b); }
inline E over(const E& a, const E& b) { return f("div", {a, b}); }
inline E positive(const E& a) { return below(constant_like(a, 0), a); }
inline E not_negative(const E& a) { return at_most(constant_like(a, 0), a); }
inline E choice(const E& p, const E& a, const E& b) { return f("select", {p, a, b}); }
inline E tile() { return t * T() + r; }
inline E tiles() { return f("ceil_div", {K(), T()}); }

}  // namespace warpproof::certificate::test
