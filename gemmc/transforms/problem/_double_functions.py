"""What functions of f64 are in arithmetic, with relative errors below 2^-50 (`gemmc/accuracy.py`).

Powers are brought near 1, logarithms to between the roots of 1/2 and 2, angles to an eighth of a
turn; there series do. The two polynomials of erf are least-maximum fits of our own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import factorial, inf, log, log2, nan, pi, sqrt

from xdsl.dialects import arith, func
from xdsl.dialects.builtin import f32, f64
from xdsl.ir import SSAValue

from gemmc.ir import replace
from gemmc.transforms.problem._doubles import Doubles

LN2 = 0.6931471803691238, 1.9082149292705877e-10
"""ln 2 in two parts: whole multiples of the first, up to 2^21 times, are exact."""

LOG10_2 = 0.3010299955494702, 1.1451100898021838e-10
"""log10 2, as `LN2`."""

QUARTER = 1.5707963267341256, 6.077100506303966e-11, 2.0222662487111665e-21, 8.4784276603689e-32
"""π / 2 in parts: whole multiples of the first three, up to `MOST_QUARTERS` times, are exact."""

MOST_QUARTERS = 2.0**20
"""Of larger angles sin, cos and tan are NaN."""

EXP_LEAST, EXP_MOST = -746.0, 710.0
"""From where on e^x is 0, and infinite."""

EXP = tuple(1 / factorial(n) for n in range(14))
EXP_LESS_ONE = tuple(1 / factorial(n) for n in range(2, 16))
SIN = tuple((-1) ** n / factorial(2 * n + 1) for n in range(1, 10))
COS = tuple((-1) ** n / factorial(2 * n) for n in range(1, 11))
LOG = tuple(1 / (2 * n + 1) for n in range(1, 14))
ARCTAN = tuple((-1) ** n / (2 * n + 1) for n in range(1, 25))
"""The factors of the series, without what is added last."""

ERF_SMALL = (
    0.12837916709551256, -0.37612638903183543, 0.11283791670945006, -0.02686617064323777,
    0.0052239776071164225, -0.0008548325975389692, 0.00012055294904839707, -1.492473690741966e-05,
    1.6447424703317362e-06, -1.6208483801871705e-07, 1.3720064546777686e-08,
    -7.795898827002142e-10,
)  # fmt: skip
"""erf x / x − 1 in powers of x², up to 1."""

ERFC = (
    0.17900115118138996, -0.3262335600430372, 0.24560380171233093, -0.15011593650077582,
    0.07166583719797331, -0.024392499318790735, 0.004269136333077869, 0.0007077464435611972,
    -0.0005970619531815352, 4.525520140579536e-05, 6.405657794051666e-05,
    -1.2859347351455289e-05, -7.977696579644072e-06, 2.1124428949403864e-06,
    1.2459620847174093e-06, -2.6915157592850126e-07, -2.0355575642200858e-07,
)  # fmt: skip
"""(1 − erf x) · e^(x²) in powers of (x − 3) / (x + 3), from 1 to 6, where erf is 1."""

ERFC_FAR = (
    1.0740069070883398, -0.8833944531698836, 0.5902283571041028, -0.31046726190055335,
    0.11952776128720477, -0.026827234625366222, -0.00121241662411501, 0.003034062023567752,
    -0.0005483097539752551, -0.0002767781255949976, 0.00010756224031358088,
    3.0399995666374687e-05, -1.747609905479183e-05, -4.754995388136208e-06,
    2.789219424078762e-06, 1.0021219213163716e-06, -4.629543662695107e-07,
    -2.0725281810800632e-07, 9.798957297196007e-08,
)  # fmt: skip
"""erfc x · e^(x²) · (x + 3) in powers of (x − 3) / (x + 3), from 1 to 28, where erfc is 0."""

HIGH_BITS = -(1 << 27)
"""Of a number, so many that its square is exact."""

ROOT_OF_2 = sqrt(2)


def exp(b: Doubles, x: SSAValue) -> SSAValue:
    x = b.between(x, EXP_LEAST, EXP_MOST)
    whole = b.whole(b.mul(x, log2(2.718281828459045)))
    rest = b.sub(b.sub(x, b.mul(whole, LN2[0])), b.mul(whole, LN2[1]))
    return _scaled(b, b.polynomial(EXP, rest), whole)


def _scaled(b: Doubles, x: SSAValue, whole: SSAValue) -> SSAValue:
    """x · 2^n in two steps: 2^n may be no normal number where the product is one."""
    half = b.whole(b.mul(whole, 0.5))
    for part in (half, b.sub(whole, half)):
        x = b.mul(x, b.power(b.integer_of(part)))
    return x


def exp2(b: Doubles, x: SSAValue) -> SSAValue:
    x = b.between(x, EXP_LEAST / log(2), EXP_MOST / log(2))
    whole = b.whole(x)
    return _scaled(b, b.polynomial(EXP, b.mul(b.sub(x, whole), log(2))), whole)


def expm1(b: Doubles, x: SSAValue) -> SSAValue:
    """2 · ((e^r − 1) · 2^(n−1) + (2^(n−1) − 1/2)), in which no digits are lost."""
    given, x = x, b.between(x, -50.0, EXP_MOST)
    whole = b.whole(b.mul(x, log2(2.718281828459045)))
    rest = b.sub(b.sub(x, b.mul(whole, LN2[0])), b.mul(whole, LN2[1]))
    less = b.add(b.mul(b.mul(rest, rest), b.polynomial(EXP_LESS_ONE, rest)), rest)
    scale = b.power(b.less_by(b.integer_of(whole), 1))
    found = b.mul(b.add(b.mul(less, scale), b.sub(scale, 0.5)), 2.0)
    return b.choose(b.less(b.magnitude(given), 2.0**-60), given, found)


def _log_parts(b: Doubles, x: SSAValue) -> tuple[SSAValue, SSAValue]:
    """n and ln m with x = 2^n · m and m between the roots of 1/2 and 2; x above 0."""
    tiny = b.less(x, 2.0**-1022)
    exponent, m = b.exponent(b.choose(tiny, b.mul(x, 2.0**54), x))
    exponent = b.choose(tiny, b.sub(exponent, 54.0), exponent)
    large = b.less(b.number(ROOT_OF_2), m)
    m = b.choose(large, b.mul(m, 0.5), m)
    exponent = b.choose(large, b.add(exponent, 1.0), exponent)
    f = b.sub(m, 1.0)
    s = b.div(f, b.add(f, 2.0))
    square, double = b.mul(s, s), b.mul(s, 2.0)
    series = b.mul(b.mul(double, square), b.polynomial(LOG, square))
    return exponent, b.add(double, series)


def _at_ends(b: Doubles, x: SSAValue, found: SSAValue) -> SSAValue:
    """A logarithm, with what it is of 0, of infinity and of what is below 0."""
    found = b.choose(b.equal(x, inf), inf, found)
    found = b.choose(b.equal(x, 0.0), -inf, found)
    known = b.at_most(b.number(0.0), x)
    return b.choose(known, found, nan)


def ln(b: Doubles, x: SSAValue) -> SSAValue:
    exponent, small = _log_parts(b, x)
    low = b.add(small, b.mul(exponent, LN2[1]))
    return _at_ends(b, x, b.add(b.mul(exponent, LN2[0]), low))


def ln2(b: Doubles, x: SSAValue) -> SSAValue:
    exponent, small = _log_parts(b, x)
    return _at_ends(b, x, b.add(b.mul(small, 1 / log(2)), exponent))


def ln10(b: Doubles, x: SSAValue) -> SSAValue:
    exponent, small = _log_parts(b, x)
    low = b.add(b.mul(small, 1 / log(10)), b.mul(exponent, LOG10_2[1]))
    return _at_ends(b, x, b.add(b.mul(exponent, LOG10_2[0]), low))


def log1p(b: Doubles, x: SSAValue) -> SSAValue:
    """With what 1 + x has lost of x."""
    u = b.add(x, 1.0)
    lost = b.div(b.sub(x, b.sub(u, 1.0)), u)
    known = b.both(b.less(b.number(0.0), u), b.less(u, inf))
    logarithm = ln(b, u)
    found = b.choose(known, b.add(logarithm, lost), logarithm)
    return b.choose(b.equal(u, 1.0), x, found)


def _symmetric(
    function: Callable[[Doubles, SSAValue], SSAValue],
) -> Callable[[Doubles, SSAValue], SSAValue]:
    """A function of a size, with the sign of its argument."""
    return lambda b, x: b.with_sign(function(b, b.magnitude(x)), x)


def _tanh(b: Doubles, x: SSAValue) -> SSAValue:
    power = expm1(b, b.mul(b.between(x, 0.0, 22.0), 2.0))
    return b.div(power, b.add(power, 2.0))


def _sinh(b: Doubles, x: SSAValue) -> SSAValue:
    power = expm1(b, b.between(x, 0.0, 22.0))
    small = b.mul(b.add(power, b.div(power, b.add(power, 1.0))), 0.5)
    return b.choose(b.less(x, 22.0), small, _half_power(b, x))


def _half_power(b: Doubles, x: SSAValue) -> SSAValue:
    """e^x / 2, which is finite a little further than e^x."""
    root = exp(b, b.mul(x, 0.5))
    return b.mul(b.mul(root, 0.5), root)


def cosh(b: Doubles, x: SSAValue) -> SSAValue:
    size = b.magnitude(x)
    power = exp(b, b.between(size, 0.0, 22.0))
    small = b.mul(b.add(power, b.div(1.0, power)), 0.5)
    return b.choose(b.less(size, 22.0), small, _half_power(b, size))


def _erf(b: Doubles, x: SSAValue) -> SSAValue:
    square = b.mul(x, x)
    small = b.add(b.mul(x, b.polynomial(ERF_SMALL, square)), x)
    size = b.between(x, 1.0, 6.0)
    place = b.div(b.sub(size, 3.0), b.add(size, 3.0))
    power = exp(b, b.sub(0.0, b.mul(size, size)))
    large = b.sub(1.0, b.mul(power, b.polynomial(ERFC, place)))
    return b.choose(b.less(x, 1.0), small, large)


def erfc(b: Doubles, x: SSAValue) -> SSAValue:
    """e^−x² in two parts: what rounding takes from a square of 700 would be 300 last places."""
    square, size = b.mul(x, x), b.magnitude(x)
    near = b.sub(1.0, b.add(b.mul(x, b.polynomial(ERF_SMALL, square)), x))
    limited = b.between(size, 1.0, 28.0)
    high = b.of_bits(b.both_bits(b.bits(limited), HIGH_BITS))
    low = b.mul(b.sub(limited, high), b.add(limited, high))
    power = exp(b, b.sub(0.0, b.mul(high, high)))
    place = b.div(b.sub(limited, 3.0), b.add(limited, 3.0))
    factor = b.div(b.polynomial(ERFC_FAR, place), b.add(limited, 3.0))
    far = b.mul(b.mul(factor, b.polynomial((1.0, -1.0, 1 / 2, -1 / 6), low)), power)
    far = b.choose(b.less(x, 0.0), b.sub(2.0, far), far)
    return b.choose(b.less(size, 1.0), near, far)


def _quarters(b: Doubles, x: SSAValue) -> tuple[SSAValue, SSAValue]:
    """How many quarters of a turn, in i64, and what is left, up to an eighth on either side."""
    x = b.choose(b.less(b.magnitude(x), MOST_QUARTERS * pi / 2), x, nan)
    count = b.whole(b.mul(x, 2 / pi))
    for part in QUARTER:
        x = b.sub(x, b.mul(count, part))
    return b.integer_of(count), x


def _sine(b: Doubles, x: SSAValue) -> SSAValue:
    square = b.mul(x, x)
    return b.add(b.mul(b.mul(x, square), b.polynomial(SIN, square)), x)


def _cosine(b: Doubles, x: SSAValue) -> SSAValue:
    square = b.mul(x, x)
    return b.add(b.mul(square, b.polynomial(COS, square)), 1.0)


def _turned(ahead: int) -> Callable[[Doubles, SSAValue], SSAValue]:
    """The sine, so many quarters of a turn ahead."""

    def function(b: Doubles, x: SSAValue) -> SSAValue:
        quarters, rest = _quarters(b, x)
        quarters = b.less_by(quarters, -ahead)
        odd = b.is_odd(quarters)
        found = b.choose(odd, _cosine(b, rest), _sine(b, rest))
        return b.choose(b.has_bits(quarters, 2), b.sub(0.0, found), found)

    return function


def tan(b: Doubles, x: SSAValue) -> SSAValue:
    quarters, rest = _quarters(b, x)
    sine, cosine = _sine(b, rest), _cosine(b, rest)
    odd = b.is_odd(quarters)
    above = b.choose(odd, b.sub(0.0, cosine), sine)
    return _or_itself(b, x, b.div(above, b.choose(odd, sine, cosine)))


def _or_itself(b: Doubles, x: SSAValue, found: SSAValue) -> SSAValue:
    """A sine or a tangent, which of a tiny angle is the angle, with the sign that a zero has."""
    return b.choose(b.less(b.magnitude(x), 2.0**-30), x, found)


def _sin(b: Doubles, x: SSAValue) -> SSAValue:
    return _or_itself(b, x, _turned(0)(b, x))


def _atan(b: Doubles, x: SSAValue) -> SSAValue:
    """By the angle's difference from an eighth, or a quarter, of a turn."""
    large, middle = b.less(b.number(1 + ROOT_OF_2), x), b.less(b.number(ROOT_OF_2 - 1), x)
    near = b.choose(middle, b.div(b.sub(x, 1.0), b.add(x, 1.0)), x)
    near = b.choose(large, b.div(-1.0, x), near)
    square = b.mul(near, near)
    found = b.add(b.mul(b.mul(near, square), b.polynomial(ARCTAN, square)), near)
    start = b.choose(large, pi / 2, b.choose(middle, pi / 4, 0.0))
    return b.add(start, found)


def atan2(b: Doubles, y: SSAValue, x: SSAValue) -> SSAValue:
    up, right = b.magnitude(y), b.magnitude(x)
    ratio = b.choose(b.equal(up, right), 1.0, b.div(up, right))
    ratio = b.choose(b.equal(up, 0.0), 0.0, ratio)
    angle = _atan(b, ratio)
    negative = b.less(b.with_sign(b.number(1.0), x), 0.0)
    angle = b.choose(negative, b.sub(pi, angle), angle)
    lost = b.is_nan(b.add(up, right))
    return b.choose(lost, nan, b.with_sign(angle, y))


def asin(b: Doubles, x: SSAValue) -> SSAValue:
    return atan2(b, x, b.root(b.mul(b.sub(1.0, x), b.add(x, 1.0))))


def acos(b: Doubles, x: SSAValue) -> SSAValue:
    return b.mul(atan2(b, b.root(b.sub(1.0, x)), b.root(b.add(x, 1.0))), 2.0)


def _asinh(b: Doubles, x: SSAValue) -> SSAValue:
    square = b.mul(x, x)
    more = b.div(square, b.add(b.root(b.add(square, 1.0)), 1.0))
    large = b.add(ln(b, x), log(2))
    return b.choose(b.less(x, 2.0**30), log1p(b, b.add(x, more)), large)


def acosh(b: Doubles, x: SSAValue) -> SSAValue:
    above = b.sub(x, 1.0)
    more = b.root(b.mul(above, b.add(above, 2.0)))
    large = b.add(ln(b, x), log(2))
    found = b.choose(b.less(x, 2.0**30), log1p(b, b.add(above, more)), large)
    return b.choose(b.less(x, 1.0), nan, found)


def _atanh(b: Doubles, x: SSAValue) -> SSAValue:
    return b.mul(log1p(b, b.div(b.mul(x, 2.0), b.sub(1.0, x))), 0.5)


def _cbrt(b: Doubles, x: SSAValue) -> SSAValue:
    """With one of Newton's steps, away from numbers whose cubes are tiny."""
    tiny, given = b.less(x, 2.0**-900), x
    x = b.choose(tiny, b.mul(x, 2.0**300), x)
    guess = exp(b, b.div(ln(b, x), 3.0))
    square = b.mul(guess, guess)
    step = b.div(b.sub(b.mul(square, guess), x), b.mul(square, 3.0))
    ordinary = b.both(b.less(b.number(0.0), x), b.less(x, inf))
    found = b.sub(guess, step)
    found = b.choose(tiny, b.mul(found, 2.0**-100), found)
    return b.choose(ordinary, found, given)


def power(b: Doubles, x: SSAValue, y: SSAValue) -> SSAValue:
    """e^(y · ln |x|), with x's sign where y is odd; what is below 0 and not infinite has whole
    powers alone."""
    size = b.magnitude(x)
    size = b.choose(b.equal(size, 1.0), 1.0, exp(b, b.mul(y, ln(b, size))))
    whole = b.integer_of(b.between(y, -(2.0**62), 2.0**62))
    is_whole = b.equal(b.float_of(whole), b.between(y, -(2.0**62), 2.0**62))
    is_odd = b.both(is_whole, b.is_odd(whole))
    found = b.choose(is_odd, b.with_sign(size, x), size)
    there = b.either(is_whole, b.equal(x, -inf))
    found = b.choose(b.less(x, 0.0), b.choose(there, found, nan), found)
    return b.choose(b.equal(y, 0.0), 1.0, found)


def integer_power(b: Doubles, x: SSAValue, exponent: SSAValue) -> SSAValue:
    return power(b, x, b.float_of(exponent))


def copysign(b: Doubles, x: SSAValue, sign: SSAValue) -> SSAValue:
    return b.with_sign(x, sign)


def _towards_zero(b: Doubles, x: SSAValue) -> SSAValue:
    """Numbers from 2^52 on are whole."""
    found = b.float_of(b.integer_of(b.between(x, -(2.0**53), 2.0**53)))
    return b.choose(b.less(b.magnitude(x), 2.0**52), b.with_sign(found, x), x)


def _floor(b: Doubles, x: SSAValue) -> SSAValue:
    found = _towards_zero(b, x)
    return b.choose(b.less(x, found), b.sub(found, 1.0), found)


def _ceil(b: Doubles, x: SSAValue) -> SSAValue:
    found = _towards_zero(b, x)
    return b.choose(b.less(found, x), b.add(found, 1.0), found)


def _round(b: Doubles, x: SSAValue) -> SSAValue:
    """The nearest, of two the one away from zero."""
    found = _towards_zero(b, x)
    away = b.add(found, b.with_sign(b.number(1.0), x))
    near = b.less(b.magnitude(b.sub(x, found)), 0.5)
    near = b.choose(near, found, away)
    return b.choose(b.less(b.magnitude(x), 2.0**52), near, x)


def _round_even(b: Doubles, x: SSAValue) -> SSAValue:
    """The nearest, which a sum of 2^52 and more is rounded to."""
    size = b.magnitude(x)
    whole = b.sub(b.add(size, 2.0**52), 2.0**52)
    return b.choose(b.less(size, 2.0**52), b.with_sign(whole, x), x)


FUNCTIONS: Mapping[str, Callable[..., SSAValue]] = {
    "math.acos": acos, "math.acosh": acosh, "math.asin": asin, "math.asinh": _symmetric(_asinh),
    "math.atan": _symmetric(_atan), "math.atan2": atan2, "math.atanh": _symmetric(_atanh),
    "math.cbrt": _symmetric(_cbrt), "math.ceil": _ceil, "math.copysign": copysign,
    "math.cos": _turned(1), "math.cosh": cosh, "math.erf": _symmetric(_erf), "math.erfc": erfc,
    "math.exp": exp,
    "math.exp2": exp2, "math.expm1": expm1, "math.floor": _floor, "math.fpowi": integer_power,
    "math.log": ln, "math.log10": ln10, "math.log1p": log1p, "math.log2": ln2,
    "math.powf": power, "math.round": _round, "math.roundeven": _round_even,
    "math.sin": _sin, "math.sinh": _symmetric(_sinh), "math.tan": tan,
    "math.tanh": _symmetric(_tanh), "math.trunc": _towards_zero,
}  # fmt: skip
"""By the op's name."""


def spell_doubles(function: func.FuncOp) -> None:
    """Put arithmetic in the place of functions of f64, of numbers, and of roundings to 16 bits."""
    for op in list(function.walk()):
        rule = FUNCTIONS.get(op.name)
        if rule is not None and op.results[0].type == f64:
            replace(op, [rule(Doubles(op), *op.operands)])
        elif isinstance(op, arith.TruncFOp) and op.input.type == f64 and op.result.type != f32:
            op.operands[0] = Doubles(op).odd(op.input)
