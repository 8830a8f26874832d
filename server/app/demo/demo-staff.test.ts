import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { languages } from '#domain/language.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { decideByName, proposeByName } from '../../desk/proposal/by-name.ts';
import { findStaffLink } from '../../desk/staff/staff-link-store.ts';
import { saveRedeemed } from '../../people/partner/code-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { makeSecrets } from '../../platform/settings/secrets.ts';
import { findAcceptorByCode } from '../../programme/exchange/acceptor-store.ts';
import { bearDemo, demoConfiguration, welcomeToDemo } from './bear-demo.ts';
import { demoPeople } from './demo-staff.ts';

let db: TestDb;
let partnerId: string;
const now = () => new Date('2026-11-15T12:00:00.000Z');

beforeAll(async () => {
  db = await createTestDb();
  partnerId = (await bearDemo({ db, passwords: quickPasswords, now }, now())) ?? '';
});
afterAll(() => db.close());

test('whatever one of the demo’s people asks for, the other can confirm', () => {
  const routes = Object.values<DeskRoute>(deskRoutes);
  const asking = routes.flatMap(({ roles, decidedAt, path }) =>
    decidedAt ? [{ roles, path, decidedAt }] : [],
  );
  expect(asking.length).toBeGreaterThan(10);
  const may = (person: (typeof demoPeople)[number], { roles }: Pick<DeskRoute, 'roles'>) =>
    person.roles.some((role) => (roles as readonly string[]).includes(role));
  const dead = asking.filter((asked) => {
    const decider = routes.find(({ path }) => path === asked.decidedAt);
    return demoPeople.some(
      (asker) =>
        may(asker, asked) &&
        !demoPeople.some((other) => other !== asker && decider && may(other, decider)),
    );
  });
  expect(dead.map(({ path }) => path)).toEqual([]);
});

test('the demo network has the capital for start-up funds, and says when it has not', async () => {
  const money = createMoneyQueue(db, now);
  const advance = async (amount: string) => {
    const form = { act: 'startup-advance', partnerId, amount, entryId: null } as const;
    const why = { reference: `DEMO-${amount}`, reason: 'To begin with', by: demoPeople[0].name };
    const id = await proposeByName(db, { ...form, ...why }, now());
    return decideByName({ db, money, now }, { id, by: demoPeople[1].name, isConfirmed: true });
  };
  await expect(advance('100.00')).resolves.toBeUndefined();
  await expect(advance('90000.00')).rejects.toMatchObject({
    ...{ reason: 'insufficient_balance', facts: { pocket: 'capital' } },
  });
});

test('what one start printed stays valid after the next, which prints the codes that are left', async () => {
  const services = { db, now, secrets: makeSecrets() };
  const first = await welcomeToDemo(services);
  const [used = '', ...left] = first.codes;
  await saveRedeemed(db.sql, used, partnerId, now());
  const again = await welcomeToDemo(services);
  expect(again.codes).toHaveLength(first.codes.length);
  expect(again.codes.slice(0, -1)).toEqual(left);
  expect(first.codes).not.toContain(again.codes.at(-1));
  expect((await welcomeToDemo(services)).codes).toEqual(again.codes);
  expect(again.acceptanceCodes).toEqual(first.acceptanceCodes);
  for (const printed of first.acceptanceCodes) {
    const [code = '', kind] = printed.split(/ [(]|[)]/);
    expect(await findAcceptorByCode(db.sql, code, kind as 'personal')).not.toBeNull();
  }
  const tokens = first.desk.map(({ address }) => address.split('token=')[1] ?? '');
  for (const token of tokens) expect(await findStaffLink(db.sql, token, now())).not.toBeNull();
});

test('a deposit in the demo says into which account to pay, in every language', () => {
  const steps = Object.values(demoConfiguration.depositInstructions);
  expect(steps).toHaveLength(languages.length);
  for (const list of steps) expect(list?.join(' ')).toMatch(/000\D123\D456/);
});
