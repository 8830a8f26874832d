import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { languages } from '#domain/language.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { saveCodeUse } from '../../people/partner/code-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { findLink } from '../../platform/one-time-token/one-time-token-store.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { findAcceptorByCode } from '../../programme/exchange/acceptor-store.ts';
import { createDemo } from './create-demo.ts';
import { demoConfiguration } from './demo-configuration.ts';
import { prepareDemoLogin } from './demo-login.ts';
import { demoClerk, demoController, demoStaff } from './demo-staff.ts';

let db: TestDb;
let partnerId: string;
const now = () => new Date('2026-11-15T12:00:00.000Z');

beforeAll(async () => {
  db = await createTestDb();
  partnerId = (await createDemo({ db, passwords: quickPasswords, now }, now())) ?? '';
});
afterAll(() => db.close());

test('whatever one of the demo’s people asks for, the other can confirm', () => {
  const routes = Object.values<DeskRoute>(deskRoutes);
  const requesting = routes.flatMap(({ roles, decidedAt, path }) =>
    decidedAt ? [{ roles, path, decidedAt }] : [],
  );
  expect(requesting.length).toBeGreaterThan(10);
  const mayCall = (person: (typeof demoStaff)[number], { roles }: Pick<DeskRoute, 'roles'>) =>
    person.roles.some((role) => (roles as readonly string[]).includes(role));
  const undecidable = requesting.filter((request) => {
    const decision = routes.find(({ path }) => path === request.decidedAt);
    return demoStaff.some(
      (requester) =>
        mayCall(requester, request) &&
        !demoStaff.some(
          (colleague) => colleague !== requester && decision && mayCall(colleague, decision),
        ),
    );
  });
  expect(undecidable.map(({ path }) => path)).toEqual([]);
});

test('the demo network has the capital for start-up funds, and says when it has not', async () => {
  const money = createMoneyQueue(db, now);
  const advance = async (amount: string) => {
    const request = {
      kind: 'startup-advance',
      partnerId,
      amount,
      entryId: null,
      reference: `DEMO-${amount}`,
      reason: 'To begin with',
      by: demoClerk,
    } as const;
    const id = await requestMoney(db, request, now());
    return decideMoney({ db, money, now }, { id, by: demoController, isApproved: true });
  };
  await expect(advance('100.00')).resolves.toBeUndefined();
  await expect(advance('90000.00')).rejects.toMatchObject({
    reason: 'insufficient_balance',
    facts: { pocket: 'capital' },
  });
});

test('what one start printed stays valid after the next, which prints the codes that are left', async () => {
  const services = { db, now, secrets: createSecrets() };
  const firstLogin = await prepareDemoLogin(services);
  const [usedCode = '', ...remainingCodes] = firstLogin.codes;
  await saveCodeUse(db.sql, usedCode, partnerId, now());
  const nextLogin = await prepareDemoLogin(services);
  expect(nextLogin.codes).toHaveLength(firstLogin.codes.length);
  expect(nextLogin.codes.slice(0, -1)).toEqual(remainingCodes);
  expect(firstLogin.codes).not.toContain(nextLogin.codes.at(-1));
  expect((await prepareDemoLogin(services)).codes).toEqual(nextLogin.codes);
  expect(nextLogin.acceptanceCodes).toEqual(firstLogin.acceptanceCodes);
  for (const line of firstLogin.acceptanceCodes) {
    const [code = '', kind] = line.split(/ [(]|[)]/);
    expect(await findAcceptorByCode(db.sql, code, kind as 'personal')).not.toBeNull();
  }
  const tokens = firstLogin.desk.map(({ address }) => address.split('token=')[1] ?? '');
  for (const token of tokens) {
    expect(await findLink(db.sql, ['enter-desk'], token, now())).not.toBeNull();
  }
});

test('a deposit in the demo says into which account to pay, in every language', () => {
  const steps = Object.values(demoConfiguration.depositInstructions);
  expect(steps).toHaveLength(languages.length);
  for (const list of steps) expect(list?.join(' ')).toMatch(/000\D123\D456/);
});
