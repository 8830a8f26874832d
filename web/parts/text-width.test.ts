import { expect, test } from 'vitest';
import { textWidth, widestWord } from './text-width.ts';

// Measured in bold DejaVu Sans, one of the widest fonts that an app falls back on.
test.each([
  ['Рекламный', 6.61],
  ['Кошелёк', 5.33],
  ['Wallet', 3.58],
  ['Billetera', 4.79],
])('%s is estimated as too wide rather than too narrow', (word, ems) => {
  expect(textWidth(word)).toBeGreaterThanOrEqual(ems);
});

test('only the widest word of a title has to fit on a line', () => {
  expect(widestWord('Рекламный центр')).toBe(textWidth('Рекламный'));
});
