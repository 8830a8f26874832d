import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPayPassword } from '#contract/pay-password.ts';
import { routes } from '#contract/routes.ts';
import { login } from '#contract/session.ts';
import { type MoneyRouteName, moneyRouteNames } from '#contract/test-money-routes.ts';
import { micro } from '#domain/money.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { hashConfirmation } from '../../people/confirmation/use-confirmation.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { allBalances, type MoneyAct, moneyActs } from './test-money-acts.ts';
import { readyPartner, type TestPartner, testDigits } from './test-partner.ts';
import { md5 } from './test-pay-password.ts';

let server: TestServer;
let stranger: TestPartner;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  stranger = await readyPartner(server, 'stranger', '0.00');
});
afterAll(() => server.close());

test('every call that moves money can be tried here', () => {
  expect(moneyRouteNames.filter((name) => moneyActs[name] === null)).toEqual([]);
  expect(moneyRouteNames.length).toBeGreaterThanOrEqual(6);
});

const other = micro(30_000_001n);

/** One confirmation for every other subject: other actions, and this action on another target. */
const otherSubjects = ({ subject }: MoneyAct): ConfirmationSubject[] => [
  { action: 'pay-password' },
  { action: 'payout', amount: other, fee: other, cardId: randomUUID() },
  { action: 'payout-cancel', payoutId: randomUUID() },
  { action: 'startup-return', due: other },
  { action: 'exchange', acceptorId: randomUUID(), amount: other, rate: '1' },
  { action: 'exchange-confirm', exchangeId: randomUUID(), amount: other },
  { action: 'exchange-cancel', exchangeId: randomUUID() },
  { action: 'put', planNo: 'P1', amount: other, couponId: null, terms: 'f'.repeat(64) },
  { action: 'plan-stop', planNo: 'P1' },
  // This put with another amount, on another plan, and at other terms.
  ...('planNo' in subject && 'terms' in subject
    ? [
        { ...subject, amount: other },
        { ...subject, planNo: 'P1' },
        { ...subject, terms: 'f'.repeat(64) },
        { action: 'plan-stop', planNo: subject.planNo } as const,
      ]
    : []),
  // This target with another action.
  ...('amount' in subject && 'exchangeId' in subject
    ? [{ action: 'exchange-cancel', exchangeId: subject.exchangeId } as const]
    : []),
];

/** The partner's confirmation of this action, given on another device. */
async function confirmationOfOtherSession(
  { subject }: MoneyAct,
  username: string,
): Promise<string> {
  const form = { username, password: testPassword };
  const entered = await server.ask(login, form, { address: '10.9.0.1' });
  if (entered.code !== 200) throw new Error(entered.msg);
  const question = {
    password: md5(testDigits),
    action: subject.action,
    about: aboutOf(subject),
  };
  const { token } = entered.data;
  const answer = await server.ask(checkPayPassword, question, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.confirmation;
}

async function usedConfirmation({ partner, subject }: MoneyAct): Promise<string> {
  const confirmation = await partner.confirm(subject);
  await server.db.sql`
    update confirmation set used_at = ${server.clock.now}
      where hash = ${hashConfirmation(confirmation)}`;
  return confirmation;
}

const tried = moneyRouteNames.filter((name) => moneyActs[name] !== null);

describe.each(tried)('%s', (name: MoneyRouteName) => {
  const route = routes[name];
  const username = `of-${name.toLowerCase()}`;
  let act: MoneyAct;
  const send = (confirmation: string | undefined) => {
    const input = { ...act.input, requestId: randomUUID(), confirmation };
    return server.ask(route, input, { token: act.partner.token });
  };
  beforeAll(async () => {
    const prepare = moneyActs[name];
    if (prepare) act = await prepare(server, username);
  });

  test('moves nothing without its confirmation, and everything with it', async () => {
    const before = await allBalances(server);
    expect(reasonOf(await send(undefined))).toBe('input_invalid');
    expect(reasonOf(await send(''))).toBe('confirmation_invalid');
    expect(reasonOf(await send('x'.repeat(43)))).toBe('confirmation_invalid');
    expect(reasonOf(await send(await stranger.confirm(act.subject)))).toBe('confirmation_invalid');
    const elsewhere = await confirmationOfOtherSession(act, username);
    expect(reasonOf(await send(elsewhere))).toBe('confirmation_invalid');
    for (const subject of otherSubjects(act)) {
      const confirmation = await act.partner.confirm(subject);
      expect(reasonOf(await send(confirmation)), JSON.stringify(subject.action)).toBe(
        'confirmation_invalid',
      );
    }
    expect(reasonOf(await send(await usedConfirmation(act)))).toBe('confirmation_used');
    const late = await act.partner.confirm(act.subject);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect(reasonOf(await send(late))).toBe('confirmation_expired');
    expect(await allBalances(server)).toBe(before);

    const right = await act.partner.confirm(act.subject);
    expect(await send(right)).toMatchObject({ code: 200 });
    expect(await allBalances(server)).not.toBe(before);
    // Reusing the confirmation is refused and moves no money.
    const after = await allBalances(server);
    expect((await send(right)).code).not.toBe(200);
    expect(await allBalances(server)).toBe(after);
  });
});
