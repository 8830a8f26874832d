import { expect, test } from 'vitest';
import { idRangeOf, nameWordsOf, referenceOf } from './search.ts';

test('the beginning of an id, with or without hyphens, is a range of ids', () => {
  expect(idRangeOf('01ab23')).toEqual({
    from: '01ab2300-0000-0000-0000-000000000000',
    to: '01ab23ff-ffff-ffff-ffff-ffffffffffff',
  });
  const whole = '01ab2345-6789-4abc-8def-0123456789ab';
  expect(idRangeOf(` ${whole.toUpperCase()} `)).toEqual({ from: whole, to: whole });
});

test('a text that cannot begin an id, or matches too many, is not searched as one', () => {
  for (const typed of ['', '01ab', 'P2611', 'anna', `${'0'.repeat(33)}`]) {
    expect(idRangeOf(typed), typed).toBeNull();
  }
});

test('a reference is found however its hyphens were typed', () => {
  for (const typed of ['R-D07F-KKRV', 'rd07fkkrv', 'RD07F-KKRV']) {
    expect(referenceOf(typed)).toBe('R-D07F-KKRV');
  }
  expect(referenceOf('F-EBZ7')).toBeNull();
  expect(referenceOf('Roswitha')).toBeNull();
});

test('each word of a name is searched by prefix, and punctuation is ignored', () => {
  expect(nameWordsOf("Lukas O'Br")).toBe('lukas:* & o:* & br:*');
  expect(nameWordsOf('& | ! :*')).toBe('');
});
