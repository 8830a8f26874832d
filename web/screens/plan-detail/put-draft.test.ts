import { expect, test } from 'vitest';
import { asksToPut, draftQuery, findDraft, type PutDraft } from './put-draft.ts';

const couponId = '0b5e3c1a-7d52-4f0e-9a66-2f1d3c4b5a69';

test.each<PutDraft>([
  { amount: '40,5', couponId },
  { amount: '40', couponId: null },
  { amount: '', couponId: undefined },
])('a choice is kept in the address and read from it again: %j', (draft) => {
  const query = draftQuery('P 1', draft);
  expect(findDraft(query)).toEqual(draft);
  expect(asksToPut(query)).toBe(true);
  expect(new URLSearchParams(query).get('planNo')).toBe('P 1');
});

test('a value that could not have been typed is not taken from an address', () => {
  const draft = { amount: '', couponId: undefined };
  expect(findDraft('amount=1e9&coupon=x')).toEqual(draft);
  expect(asksToPut('planNo=P1')).toBe(false);
});
