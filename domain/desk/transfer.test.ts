import { expect, test } from 'vitest';
import { isOwnPocket, networkCapital, pockets } from '../ledger/accounts.ts';
import { createReversal, type StoredEntry } from '../ledger/entry.ts';
import { type EntryKind, type Flow, kindNames, kinds } from '../ledger/kinds.ts';
import { micro } from '../money.ts';
import { whyNotChargeBack, whyNotChargeBackNow } from './transfer.ts';

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
  ['startup_return', {}, 'entry_not_reversible'],
  ['startup_restore', { plan: 'P1', conversion: 'c' }, 'entry_not_reversible'],
  ['exchange_hold', {}, 'entry_not_reversible'],
  ['chargeback', { proposal: 'p' }, 'entry_not_reversible'],
] as const)('a chargeback of %s with %j: %s', (kind, cause, reason) => {
  const pocket = 'to' in cause ? 'reserved' : 'available';
  const postings = [{ owner: 'p', pocket, amount: micro(1n) } as const];
  expect(whyNotChargeBack({ kind, cause, postings })?.reason ?? null).toBe(reason);
});

/** An entry of a kind for each flow of its money that is part of a chain. */
function entriesOf(kind: EntryKind): StoredEntry[] {
  const { flows } = kinds[kind === 'chargeback' ? 'deposit' : kind];
  const ownerOf = (pocket: Flow[0]) =>
    pockets[pocket].owner === 'network' ? networkCapital.owner : 'p';

  return flows
    .filter((flow) => flow.some(isOwnPocket))
    .map(([from, to]) => ({
      ...{ id: kind, kind, remark: null, reverses: null },
      cause: { plan: 'P1', conversion: 'c' },
      postings: [
        { owner: ownerOf(from), pocket: from, amount: micro(-1n) },
        { owner: ownerOf(to), pocket: to, amount: micro(1n) },
      ],
    }));
}

test.each(kindNames)('a chargeback of %s that is offered can be posted', (kind) => {
  const entries = entriesOf(kind);
  expect(entries).not.toEqual([]);

  for (const entry of entries.filter((entry) => !whyNotChargeBack(entry))) {
    const back = { id: 'back', cause: {}, remark: 'a test' };
    expect(createReversal(entry, back)).toMatchObject({ kind: 'chargeback', reverses: kind });
  }
});

test('only commissions become final after sixty days', () => {
  const at = new Date('2026-09-01T00:00:00Z');
  const paid = { kind: 'settle', cause: { plan: 'P1', conversion: 'c' }, at } as const;
  const day = (date: string) => new Date(`2026-${date}T00:00:00Z`);
  expect(whyNotChargeBackNow(paid, day('10-30'))).toBeNull();
  expect(whyNotChargeBackNow(paid, day('10-31'))?.reason).toBe('chargeback_too_late');
  expect(whyNotChargeBackNow({ kind: 'deposit', cause: {}, at }, day('12-31'))).toBeNull();
});
