import { expect, test } from 'vitest';
import { draftQuery, findDraft } from './put-draft.ts';

const couponId = '0b7d3a52-5d52-4b0c-9a3a-6d6c1a1f2e3d';

test('the amount and the coupon of a put that was left are there again', () => {
  const draft = { amount: '40,5', couponId };
  expect(findDraft(draftQuery('P1', draft))).toEqual(draft);
  expect(findDraft('planNo=P1')).toEqual({ amount: '', couponId: null });
});

test('an address brings along nothing that could not have been typed', () => {
  expect(findDraft('planNo=P1&amount=-5&coupon=%3Cb%3E')).toEqual({ amount: '', couponId: null });
  expect(findDraft('planNo=P1&amount=1e9')).toEqual({ amount: '', couponId: null });
});
