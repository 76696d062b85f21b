#include "verifier/replay/python_runtime.h"

namespace warpproof::replay {

const char* const python_runtime = R"py(import math
import sys
from decimal import Decimal, DecimalException, getcontext
from fractions import Fraction

getcontext().prec = 90
getcontext().Emax, getcontext().Emin = 10**9, -(10**9)
sys.setrecursionlimit(20000)


class Undefined(Exception):
    pass


def plain(x):
    return x.value if isinstance(x, Real) else x


def decimal(x):
    x = plain(x)
    if isinstance(x, Decimal):
        return x
    x = Fraction(x)
    return Decimal(x.numerator) / Decimal(x.denominator)


class Real:
    """An exact fraction, or a decimal once a root or an exponential is in it."""

    def __init__(self, value):
        self.value = Fraction(value) if isinstance(value, (int, str)) else value

    def with_(self, other, do):
        a, b = self.value, plain(other)
        if isinstance(a, Decimal) or isinstance(b, Decimal):
            a, b = decimal(a), decimal(b)
        return do(Fraction(a) if isinstance(a, int) else a, Fraction(b) if isinstance(b, int) else b)

    def __add__(self, other): return Real(self.with_(other, lambda a, b: a + b))
    def __sub__(self, other): return Real(self.with_(other, lambda a, b: a - b))
    def __mul__(self, other): return Real(self.with_(other, lambda a, b: a * b))
    def __radd__(self, other): return Real(other) + self
    def __rsub__(self, other): return Real(other) - self
    def __rmul__(self, other): return Real(other) * self
    def __bool__(self): return self.value != 0
    def __neg__(self): return Real(-self.value)
    def __lt__(self, other): return self.with_(other, lambda a, b: a < b)
    def __le__(self, other): return self.with_(other, lambda a, b: a <= b)
    def __gt__(self, other): return self.with_(other, lambda a, b: a > b)
    def __ge__(self, other): return self.with_(other, lambda a, b: a >= b)
    def __eq__(self, other): return self.with_(other, lambda a, b: a == b)
    def __ne__(self, other): return not self == other


def real(x): return x if isinstance(x, Real) else Real(int(x) if isinstance(x, bool) else x)


def whole(x):
    x = plain(x)
    if isinstance(x, Fraction) and x.denominator == 1:
        return x.numerator
    if isinstance(x, int):
        return x
    raise Undefined("an index that is not a whole number")


def count(a):
    if whole(a) < 0:
        raise Undefined("a shift by a negative count")
    return whole(a)


def over(a, b):
    if real(b) == 0:
        raise Undefined("division by zero")
    return Real(real(a).with_(b, lambda x, y: x / y))


def infinite(a): return isinstance(a, Decimal) and a.is_infinite()
def floor(a): return real(a) if infinite(plain(a)) else Real(math.floor(plain(a)))
def floor_div(a, b): return whole(floor(over(a, b)))
def ceil_div(a, b): return -floor_div(-a, b)
def mod(a, b): return a - b * floor_div(a, b)
def sign(a): return (real(a) > 0) - (real(a) < 0)
def div_trunc(a, b): return sign(a) * sign(b) * floor_div(abs(a), abs(b)) if b else floor_div(a, b)
def rem(a, b): return a - b * div_trunc(a, b)
def div_euclid(a, b): return sign(b) * floor_div(a, abs(b)) if b else floor_div(a, b)
def mod_euclid(a, b): return a - b * div_euclid(a, b)
def absolute(a): return -real(a) if real(a) < 0 else a
def power(a, n):
    if whole(n) < 0 and real(a) == 0:
        raise Undefined("a negative power of zero")
    return Real(plain(real(a)) ** whole(n))


def exp(a): return Real(Fraction(1)) if real(a) == 0 else Real(decimal(a).exp())
def log(a):
    if real(a) <= 0:
        raise Undefined("the logarithm of a number that is not positive")
    return Real(Fraction(0)) if real(a) == 1 else Real(decimal(a).ln())
def real_power(a, b):
    x, y = plain(real(a)), plain(real(b))
    if y == int(y):
        return power(a, int(y))
    if x < 0 or (x == 0 and y < 0):
        raise Undefined("a power outside its domain")
    return Real(Fraction(0)) if x == 0 else exp(real(b) * log(a))
def exp2(a): return exp(real(a) * log(2))
def log2(a): return over(log(a), log(2))
def sqrt(a):
    if real(a) < 0:
        raise Undefined("the root of a negative number")
    x = plain(real(a))
    if isinstance(x, Fraction):
        n, d = math.isqrt(x.numerator), math.isqrt(x.denominator)
        if n * n == x.numerator and d * d == x.denominator:
            return Real(Fraction(n, d))
    return Real(decimal(x).sqrt())
def rsqrt(a): return over(1, sqrt(a))
def sigmoid(a): return over(1, 1 + exp(-real(a)))
def tanh(a): return 1 - over(2, 1 + exp(2 * real(a)))
def series(first, following):
    total, term, n = Decimal(0), first, 0
    while abs(term) > Decimal(10) ** -85:
        total, n = total + term, n + 1
        term = following(term, n)
    return Real(total)
def sin(a):
    x = decimal(a)
    return real(0) if x == 0 else series(x, lambda t, n: -t * x * x / (2 * n * (2 * n + 1)))
def cos(a):
    x = decimal(a)
    return real(1) if x == 0 else series(Decimal(1), lambda t, n: -t * x * x / (2 * n * (2 * n - 1)))
def inf(): return Real(Decimal("Infinity"))
def pi():
    return Real(Decimal("3.141592653589793238462643383279502884197169399"
                        "37510582097494459230781640628620899862803482534"))
def erf(a):
    x = decimal(a)
    if x == 0 or infinite(x):
        return real(0 if x == 0 else 1 if x > 0 else -1)
    two_over_root_pi = Decimal(2) / pi().value.sqrt()
    # erf(x) = 2/sqrt(pi) exp(-x^2) sum_n 2^n x^(2n+1) / (1 3 5 ... (2n+1)): all terms have one sign
    return Real(two_over_root_pi * (-x * x).exp() * series(x, lambda t, n: t * 2 * x * x / (2 * n + 1)).value)


def span(low, high): return range(whole(low), whole(high))
def total(terms): return sum(list(terms), Real(0))
def product(terms):
    result = Real(1)
    for term in list(terms):
        result = result * term
    return result
def largest(terms):
    terms = [real(t) for t in terms]
    if not terms and extended:
        return -inf()
    if not terms:
        raise Undefined("the maximum of nothing")
    best = terms[0]
    for term in terms[1:]:
        best = term if term > best else best
    return best
def smallest(terms): return -largest(-real(t) for t in terms)
def recurrence(state, rounds, step, value):
    for k in rounds:
        state = step(k, *state)
    return value(*state)
def either(terms): return any([bool(t) for t in terms])
def each(terms): return all([bool(t) for t in terms])


def table(shape, body):
    """A tensor given by a formula; reading outside its shape is undefined."""
    known = {}
    def element(*index):
        index = tuple(whole(i) for i in index)
        if any(i < 0 or i >= whole(n) for i, n in zip(index, shape())):
            raise Undefined("a read outside the extents")
        if index not in known:
            known[index] = body(*index)
        return known[index]
    element.shape = lambda: [max(0, whole(n)) for n in shape()]
    return element


def tensor(shape, elements):
    def offset(index):
        at = 0
        for i, n in zip(index, shape):
            at = at * n + i
        return at
    return table(lambda: shape, lambda *index: Real(elements[offset(index)]))


def tried(do):
    try:
        return do()
    except (Undefined, DecimalException) as why:
        return why


def shown(x):
    if isinstance(x, Exception):
        return "undefined: %s" % (x,)
    x = plain(x)
    return "%s (about %.17g)" % (x, x) if isinstance(x, Fraction) and x.denominator != 1 else str(x)


def differ(a, b):
    if isinstance(a, Exception):
        return False
    if isinstance(b, Exception):
        return True
    if isinstance(a, list):
        return a != b
    a, b = plain(real(a)), plain(real(b))
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a != b
    a, b = decimal(a), decimal(b)
    if infinite(a) or infinite(b):
        return a != b
    return abs(a - b) > Decimal(10) ** -60 * max(abs(a), abs(b), Decimal(10) ** -20)

)py";

}  // namespace warpproof::replay
