import { expect, test } from 'vitest';
import { textWidth, widestWord } from './text-width.ts';

// Measured in bold DejaVu Sans, one of the widest fonts that an app falls back on. Where a word
// must fit, two percent of the room stay free.
test.each([
  ['Рекламный', 6.61],
  ['Wallet', 3.58],
  ['Billetera', 4.79],
])('%s is not estimated as too narrow', (word, ems) => {
  expect(textWidth(word)).toBeGreaterThanOrEqual(ems * 0.98);
});

test('only the widest word of a title has to fit on a line', () => {
  expect(widestWord('Рекламный центр')).toBe(textWidth('Рекламный'));
});
