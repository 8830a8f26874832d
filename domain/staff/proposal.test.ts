import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { whyNotChargeBack, whyNotChargeBackNow, whyNotDecide } from './proposal.ts';

const open = { madeBy: 'Ann Lee', decidedAt: null };

test.each([
  ['Bo Chen', open, null],
  ['Ann Lee', open, 'second_person_needed'],
  [' ann  LEE', open, 'second_person_needed'],
  ['Bo Chen', { ...open, decidedAt: new Date() }, 'proposal_decided'],
  ['Bo Chen', null, 'proposal_not_found'],
])('%s confirms %j: %s', (by, proposal, reason) => {
  expect(whyNotDecide(proposal, by)?.reason ?? null).toBe(reason);
});

test.each([
  ['deposit', {}, null],
  ['settle', { plan: 'P1', conversion: 'c' }, null],
  ['settle', { plan: 'P1', conversion: 'c', to: 'reserved' }, 'entry_not_reversible'],
  ['settle', { plan: 'P1', media: 'delivered' }, 'entry_not_reversible'],
  ['settle', { plan: 'P1', credit: '1' }, 'entry_not_reversible'],
  ['put_hold', { plan: 'P1' }, 'entry_not_reversible'],
  ['coupon_grant', { plan: 'P1' }, 'entry_not_reversible'],
  ['coupon_return', { plan: 'P1' }, 'entry_not_reversible'],
  ['profit_share', { plan: 'P1' }, null],
  ['ad_billing', { plan: 'P1' }, 'entry_not_reversible'],
  ['payout_request', {}, 'entry_not_reversible'],
  ['exchange_hold', {}, 'entry_not_reversible'],
] as const)('a chargeback of %s with %j: %s', (kind, cause, reason) => {
  const pocket = 'to' in cause ? 'reserved' : 'available';
  const postings = [{ owner: 'p', pocket, amount: micro(1n) } as const];
  expect(whyNotChargeBack({ kind, cause, postings })?.reason ?? null).toBe(reason);
});

test("only commissions are the partner's for good after sixty days", () => {
  const at = new Date('2026-09-01T00:00:00Z');
  const paid = { kind: 'settle', cause: { plan: 'P1', conversion: 'c' }, at } as const;
  const day = (date: string) => new Date(`2026-${date}T00:00:00Z`);
  expect(whyNotChargeBackNow(paid, day('10-30'))).toBeNull();
  expect(whyNotChargeBackNow(paid, day('10-31'))?.reason).toBe('chargeback_too_late');
  expect(whyNotChargeBackNow({ kind: 'deposit', cause: {}, at }, day('12-31'))).toBeNull();
});
