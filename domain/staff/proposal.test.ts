import { expect, test } from 'vitest';
import { whyNotChargeBack, whyNotDecide } from './proposal.ts';

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
  ['deposit', null],
  ['settle', null],
  ['payout_request', 'entry_not_reversible'],
  ['exchange_hold', 'entry_not_reversible'],
] as const)('a chargeback of %s: %s', (kind, reason) => {
  expect(whyNotChargeBack(kind)?.reason ?? null).toBe(reason);
});
