/** Numbers between 0 and 1 that are the same at each run with the same seed. */
export type Chance = () => number;

export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[Math.floor(chance() * items.length)] as Item;

const texts = [
  ...['', ' ', '0', '-1', '1', 'true', 'null', 'undefined', 'NaN', '[object Object]'],
  ...['\u0000', 'a\u0000b', '\ud800', '\udfff x', '\ufeff', '\u202e', 'e\u0301'.repeat(40)],
  ...[
    'ﷺ'.repeat(30),
    '👩‍👩‍👧‍👦'.repeat(20),
    'İIıi',
    'ß',
    'Ω'.repeat(300),
    '\r\nx-injected: 1',
    '\u2028',
  ],
  ...["' or 1=1 --", '"; drop table partner; --', '%', '_', '\\', '{{7*7}}', '<b>x</b>'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd', 'file:///x'],
  ...['1e400', '9'.repeat(40), '0.1', '1.005', '999999999999.99', '0.00', '-0.01', '1,000', '٣٫١٤'],
  ...['2147483648', '9223372036854775808', '-2147483649', '00000000-0000-4000-8000-000000000000'],
  ...['2026-02-30T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0000-01-01T00:00:00Z'],
  ...['9999-12-31T23:59:59.999Z', '2026-11-15', '2026-11', 'x'.repeat(70_000), 'a'.repeat(5_000)],
  ...['Asia/Bangkok', 'UTC', 'en', 'de', 'zh-TW', 'https://harbour.example/?a=1#b', 'a@b.example'],
];

const numbers = [
  ...[0, 1, -1, 2, 7, 23, 24, 100, 0.5, -0, 1e-300, 1e308, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1],
  ...[2 ** 32, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 2 ** 64, 10_000, 10_001, 1.5],
];

export const nastyText = (chance: Chance): string => pick(chance, texts);
export const nastyNumber = (chance: Chance): number => pick(chance, numbers);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { a: value };
  return value;
}

/** Anything that JSON can say. */
export function nastyValue(chance: Chance): unknown {
  const kind = Math.floor(chance() * 9);
  if (kind < 3) return nastyText(chance);
  if (kind < 5) return nastyNumber(chance);
  if (kind === 5) return pick(chance, [null, true, false, [], {}, [[]], [null], { a: null }]);
  if (kind === 6) return nested(Math.floor(chance() * 40));
  if (kind === 7)
    return Array.from({ length: Math.floor(chance() * 300) }, () => nastyText(chance));
  return Object.fromEntries([[nastyText(chance).slice(0, 60), nastyNumber(chance)]]);
}
