import { expect, test } from 'vitest';
import { rooms, whyNotImport } from './floors.ts';

test('an import upward, sideways, past a door or from outside the rooms is named', () => {
  const plan = 'server/programme/plan/put-plan.ts';
  expect(whyNotImport(plan, 'server/programme/plan/plan-store.ts')).toBeNull();
  expect(whyNotImport(plan, 'server/programme/follow/share-store.ts')).toBeNull();
  expect(whyNotImport(plan, 'server/programme/wallet/wallet.ts')).toMatch(/not a lower folder/);
  expect(whyNotImport(plan, 'server/programme/cellar/b.ts')).toBe('cellar is in no room');

  expect(whyNotImport(plan, 'server/books/ledger/ledger.ts')).toBeNull();
  expect(whyNotImport(plan, 'server/books/ledger/root.ts')).toMatch(/is no door/);
  expect(whyNotImport(plan, 'server/desk/desk.ts')).toMatch(/not in a lower room/);
  expect(whyNotImport(plan, 'server/cellar/b/b.ts')).toBe('cellar is no room');

  const chat = 'server/support/chat/a.ts';
  expect(whyNotImport(chat, 'server/support/help/b.ts')).toMatch(/not a lower folder/);
  expect(whyNotImport(chat, 'server/proof/audit/audit.ts')).toMatch(/not in a lower room/);

  const payouts = 'server/desk/money/payout-use-cases.ts';
  expect(whyNotImport(payouts, 'server/desk/call/desk-call.ts')).toBeNull();
  expect(whyNotImport(payouts, 'server/desk/partner/chat-use-cases.ts')).toMatch(
    /not a lower folder/,
  );
  expect(whyNotImport('server/app/main.ts', 'server/app/jobs/jobs.ts')).toBeNull();
  expect(whyNotImport('server/app/jobs/jobs.ts', 'server/app/main.ts')).toMatch(
    /not a lower folder/,
  );
});

test('every room has one place, and every folder one in its room', () => {
  const all = rooms.flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);

  for (const { folders } of all) {
    const names = folders.flat();
    expect(new Set(names).size).toBe(names.length);
  }
});
