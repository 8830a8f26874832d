import { expect, test } from 'vitest';
import { floors, whyNotImport } from './floors.ts';

test('an import upward, sideways or from a folder without a floor is named', () => {
  const plan = 'server/plan/put-plan.ts';
  expect(whyNotImport(plan, 'server/plan/plan-store.ts')).toBeNull();
  expect(whyNotImport(plan, 'server/ledger/ledger.ts')).toBeNull();
  expect(whyNotImport(plan, 'server/desk/desk.ts')).toMatch(/not on a lower floor/);
  expect(whyNotImport('server/chat/a.ts', 'server/help/b.ts')).toMatch(/not on a lower floor/);
  expect(whyNotImport(plan, 'server/cellar/b.ts')).toBe('cellar is on no floor');
});

test('every folder stands on one floor', () => {
  const folders = floors.flat();
  expect(new Set(folders).size).toBe(folders.length);
});
