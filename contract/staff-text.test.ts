import * as v from 'valibot';
import { expect, test } from 'vitest';
import { staffReason, staffText, storedText } from './staff-text.ts';

const texts = { staffText, staffReason, keptText: storedText };

test.each(Object.entries(texts))('%s needs visible characters', (_, text) => {
  expect(v.safeParse(text(80), '\u0000\u200B\u202E').success).toBe(false);
  expect(v.safeParse(text(80, 3), 'ab\u200B').success).toBe(false);
  expect(v.parse(text(80, 3), ' Paid out ')).toBe('Paid out');
});
