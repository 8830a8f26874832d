import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankRail } from '#domain/wallet/rails.ts';
import { addMerchant, addPublisher, changeCatalogue } from '../../ads/catalogue/catalogue-acts.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf, makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { decideByName, proposeByName } from './by-name.ts';
import type { ProposalForm } from './prepare-transfer.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const now = () => new Date();
const why = { author: 'Ann Lee', reason: 'contract 12', now: now() };

const ask = (form: Pick<ProposalForm, 'act' | 'amount'> & { outsideId: string | null }) =>
  proposeByName(
    db,
    {
      ...{ ...form, partnerId: null, entryId: null, by: 'Ann Lee' },
      ...{ reference: `B-${randomUUID()}`, reason: 'as agreed' },
    },
    now(),
  );

const confirm = (id: string, by = 'Bo Chen') =>
  decideByName({ db, now, money: createMoneyQueue(db, now) }, { id, by, isConfirmed: true });

test('an escrow is funded and returned by two people, and never below nothing', async () => {
  const outsideId = await changeCatalogue(db, 'merchant-added', why, (sql) =>
    addMerchant(sql, { name: 'Pier Shop' }, why.now),
  );
  const funding = await ask({ act: 'escrow-fund', amount: '50.00', outsideId });
  await expect(confirm(funding, 'ann lee')).rejects.toThrow('second_person_needed');
  expect(await balanceOf(db, outsideId, 'escrow')).toBe(0n);
  await confirm(funding);
  expect(await balanceOf(db, outsideId, 'escrow')).toBe(50_000_000n);
  await expect(confirm(funding)).rejects.toThrow('proposal_decided');
  const tooMuch = await ask({ act: 'escrow-return', amount: '50.01', outsideId });
  await expect(confirm(tooMuch)).rejects.toThrow('insufficient_balance');
  await confirm(await ask({ act: 'escrow-return', amount: '20.00', outsideId }));
  expect(await balanceOf(db, outsideId, 'escrow')).toBe(30_000_000n);
  expect(await balanceOf(db, bankRail, 'cash')).toBe(-30_000_000n);
});

test('a publisher is paid what is payable, and no more', async () => {
  const outsideId = await changeCatalogue(db, 'publisher-added', why, (sql) =>
    addPublisher(sql, { name: 'Harbour News', isSimulated: false }, why.now),
  );
  const early = await ask({ act: 'publisher-payout', amount: '1.00', outsideId });
  await expect(confirm(early)).rejects.toThrow('insufficient_balance');
  const one = randomUUID();
  await postAll(db, [
    // The money came in for a partner: the rail's own cash would not be enough.
    makeEntry('deposit', [[one, 'bank_in', one, 'available', 50_000_000n]]),
    makeEntry('put_hold', [[one, 'available', one, 'to_consume', 50_000_000n]]),
    makeEntry('ad_billing', [[one, 'to_consume', one, 'publisher_pending', 50_000_000n]]),
    makeEntry('settle', [[one, 'publisher_pending', one, 'publisher_pay', 50_000_000n]]),
    makeEntry('publisher_credit', [
      [one, 'publisher_pay', outsideId, 'publisher_payable', 50_000_000n],
    ]),
  ]);
  await confirm(await ask({ act: 'publisher-payout', amount: '40.00', outsideId }));
  expect(await balanceOf(db, outsideId, 'publisher_payable')).toBe(10_000_000n);
});

test('an amount of 0 is not asked for, and the refusal names the amount', async () => {
  const asked = ask({ act: 'capital-in', amount: '0', outsideId: null });
  await expect(asked).rejects.toMatchObject({
    ...{ reason: 'proposal_incomplete', facts: { field: 'amount' } },
  });
});

test('money of an unknown owner does not move', async () => {
  for (const act of ['escrow-fund', 'escrow-return', 'publisher-payout'] as const) {
    for (const outsideId of [null, randomUUID()]) {
      const asked = ask({ act, amount: '1.00', outsideId });
      await expect(asked).rejects.toThrow('proposal_incomplete');
    }
  }
});
