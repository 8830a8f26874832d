/* Six digits that a thief would try early. Rules catch patterns; a list covers the rest: shapes
   on a keypad, the beginnings of famous numbers, digits that sound like words. */

const easyDigits = new Set(
  [
    '147258 147369 147852 147896 147963 159357 159753 258369 258456 258147 321456 321654 357159',
    '357951 369147 369258 369852 456123 456852 456987 654123 654987 741258 741852 741963 753159',
    '753951 789123 789456 789654 852147 852369 852456 852741 852963 951357 951753 963147 963258',
    '963741 963852 987123 987321 987456 123654 123789 123987 102030 010203 020406 030609 040506',
    '101112 111213 121314 131415 141516 151617 161718 171819 181920 192021 202122 212223 222324',
    '232425 242526 252627 262728 272829 282930 112358 271828 314159 141592 141421 142857 161803',
    '173205 223606 299792 602214 520131 131452 520520 521131 168168 888168 168888 518518 998877',
    '123012 012301 100110 100200 200300 300400 246810 108642 135799 975310 124816 248163 491625',
    '420420 696969 808080 911911 007700 700700 123400 123450 543200 123410 100001 110110 112211',
    '147147 258258 369369 159159 357357 789987 456654 123455 123466 123477 123488 123499 234566',
  ].flatMap((line) => line.split(' ')),
);

type Rule = (a: number, b: number, c: number, d: number, e: number, f: number) => boolean;

/** One constant step between digits, with wrap-around: 123456, 975319, 890123, 777777. */
const isStair: Rule = (a, b, c, d, e, f) => {
  const step = (b - a + 10) % 10;
  const isNext = (digit: number, nextDigit: number) => (digit + step) % 10 === nextDigit;
  return isNext(b, c) && isNext(c, d) && isNext(d, e) && isNext(e, f);
};

/** 112112, 010001, 500000: at most two different digits, in any order. */
const hasFewDigits: Rule = (a, b, c, d, e, f) => {
  const digitSet = (1 << a) | (1 << b) | (1 << c) | (1 << d) | (1 << e) | (1 << f);
  const afterFirst = digitSet & (digitSet - 1);
  return (afterFirst & (afterFirst - 1)) === 0;
};

/** 123123, 121212. */
const isRepeated: Rule = (a, b, c, d, e, f) =>
  (a === d && b === e && c === f) || (a === c && c === e && b === d && d === f);

/** 112233, 445566, 990011. */
const isDoubled: Rule = (a, b, c, d, e, f) => a === b && c === d && e === f;

/** 123321. */
const isMirrored: Rule = (a, b, c, d, e, f) => a === f && b === e && c === d;

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isDay = (day: number, month: number) => day >= 1 && day <= (daysOfMonth[month - 1] ?? 0);
const isMonth = (month: number, year: number) =>
  month >= 1 && month <= 12 && year >= 1930 && year <= 2029;

/** A birthday in any order, 230485, 042385, 850423, or a month of a year, 041985, 198504. */
const isDate: Rule = (a, b, c, d, e, f) => {
  const [first, second, third] = [a * 10 + b, c * 10 + d, e * 10 + f] as const;
  return (
    isDay(first, second) ||
    isDay(second, first) ||
    isDay(third, second) ||
    isMonth(third, first * 100 + second) ||
    isMonth(first, second * 100 + third)
  );
};

const rules: readonly Rule[] = [isDate, isStair, isRepeated, isDoubled, isMirrored, hasFewDigits];

/** Whether six digits are among those that a thief with a few attempts would try. */
export function isEasyToGuess(digits: string): boolean {
  const digitAt = (nth: number) => digits.charCodeAt(nth) - 48;
  const [a, b, c, d, e, f] = [
    digitAt(0),
    digitAt(1),
    digitAt(2),
    digitAt(3),
    digitAt(4),
    digitAt(5),
  ] as const;
  return rules.some((rule) => rule(a, b, c, d, e, f)) || easyDigits.has(digits);
}
