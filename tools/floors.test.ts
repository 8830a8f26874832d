import { expect, test } from 'vitest';
import { deskFloors, floors, whyNotImport } from './floors.ts';

test('an import upward, sideways, past a door or from a folder without a floor is named', () => {
  const plan = 'server/plan/put-plan.ts';
  expect(whyNotImport(plan, 'server/plan/plan-store.ts')).toBeNull();
  expect(whyNotImport(plan, 'server/ledger/ledger.ts')).toBeNull();
  expect(whyNotImport(plan, 'server/ledger/root.ts')).toMatch(/not the door/);
  expect(whyNotImport(plan, 'server/desk/desk.ts')).toMatch(/not on a lower floor/);
  expect(whyNotImport('server/chat/a.ts', 'server/help/b.ts')).toMatch(/not on a lower floor/);
  expect(whyNotImport(plan, 'server/cellar/b.ts')).toBe('cellar is on no floor');
  const payouts = 'server/desk/money/payouts.ts';
  expect(whyNotImport(payouts, 'server/desk/call/desk-call.ts')).toBeNull();
  expect(whyNotImport(payouts, 'server/desk/partner/chats.ts')).toMatch(/not on a lower floor/);
});

test('every folder is on one floor', () => {
  const folders = floors.flat();
  expect(new Set(deskFloors.flat()).size).toBe(deskFloors.flat().length);
  expect(new Set(folders).size).toBe(folders.length);
});
