import { expect, test } from 'vitest';
import { whyNotCaseText } from './case-text.ts';

test('what somebody objects with is visible text that is neither empty nor too long', () => {
  expect(whyNotCaseText('The card is my own.\nPlease look.', 500)).toBeNull();
  expect(whyNotCaseText('  ', 500)?.reason).toBe('field_empty');
  expect(whyNotCaseText('x'.repeat(500), 500)).toBeNull();
  expect(whyNotCaseText('x'.repeat(501), 500)?.reason).toBe('field_invalid');
  expect(whyNotCaseText('a\u0000b', 500)?.reason).toBe('field_invalid');
  expect(whyNotCaseText('a\u0007', 500)?.reason).toBe('field_invalid');
});
