import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '#contract/account.ts';
import { checkPayPassword } from '#contract/pay-password.ts';
import { type MoneyRouteName, moneyRouteNames, routes } from '#contract/routes.ts';
import { micro } from '#domain/money.ts';
import { aboutOf, type TicketSubject } from '#domain/wallet/ticket.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { ticketHash } from '../confirmation/ticket-store.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../test-server.ts';
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

/** One ticket for each other thing: other acts, and the same act on something else. */
const otherSubjects = ({ subject }: MoneyAct): TicketSubject[] => [
  { action: 'pay-password' },
  { action: 'payout', amount: other, fee: other, cardId: randomUUID() },
  { action: 'payout-cancel', payoutId: randomUUID() },
  { action: 'startup-return', due: other },
  { action: 'exchange', acceptorId: randomUUID(), amount: other, rate: '1' },
  { action: 'exchange-confirm', exchangeId: randomUUID(), amount: other },
  { action: 'exchange-cancel', exchangeId: randomUUID() },
  { action: 'put', planNo: 'P1', amount: other, couponId: null, terms: 'f'.repeat(64) },
  { action: 'plan-stop', planNo: 'P1' },
  // The same put for another amount, on another plan, and at other terms.
  ...('planNo' in subject && 'terms' in subject
    ? [
        { ...subject, amount: other },
        { ...subject, planNo: 'P1' },
        { ...subject, terms: 'f'.repeat(64) },
        { action: 'plan-stop', planNo: subject.planNo } as const,
      ]
    : []),
  // The same target, as another act.
  ...('amount' in subject && 'exchangeId' in subject
    ? [{ action: 'exchange-cancel', exchangeId: subject.exchangeId } as const]
    : []),
];

/** The same act of the same partner, confirmed on another device. */
async function ticketOfOtherSession({ subject }: MoneyAct, username: string): Promise<string> {
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
  return answer.data.ticket;
}

async function usedTicket({ partner, subject }: MoneyAct): Promise<string> {
  const ticket = await partner.ticket(subject);
  await server.db.sql('update ticket set used_at = $2 where hash = $1', [
    ticketHash(ticket),
    server.clock.now,
  ]);
  return ticket;
}

const tried = moneyRouteNames.filter((name) => moneyActs[name] !== null);

describe.each(tried)('%s', (name: MoneyRouteName) => {
  const route = routes[name];
  const username = `of-${name.toLowerCase()}`;
  let act: MoneyAct;
  const send = (ticket: string | undefined) => {
    const input = { ...act.input, requestId: randomUUID(), ticket };
    return server.ask(route, input, { token: act.partner.token });
  };
  beforeAll(async () => {
    const prepare = moneyActs[name];
    if (prepare) act = await prepare(server, username);
  });

  test('moves nothing without its ticket, and everything with it', async () => {
    const before = await allBalances(server);
    expect(reasonOf(await send(undefined))).toBe('input_invalid');
    expect(reasonOf(await send(''))).toBe('ticket_invalid');
    expect(reasonOf(await send('x'.repeat(43)))).toBe('ticket_invalid');
    expect(reasonOf(await send(await stranger.ticket(act.subject)))).toBe('ticket_invalid');
    const elsewhere = await ticketOfOtherSession(act, username);
    expect(reasonOf(await send(elsewhere))).toBe('ticket_invalid');
    for (const subject of otherSubjects(act)) {
      const ticket = await act.partner.ticket(subject);
      expect(reasonOf(await send(ticket)), JSON.stringify(subject.action)).toBe('ticket_invalid');
    }
    expect(reasonOf(await send(await usedTicket(act)))).toBe('ticket_used');
    const late = await act.partner.ticket(act.subject);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect(reasonOf(await send(late))).toBe('ticket_expired');
    expect(await allBalances(server)).toBe(before);

    const right = await act.partner.ticket(act.subject);
    expect(await send(right)).toMatchObject({ code: 200 });
    expect(await allBalances(server)).not.toBe(before);
    // The same ticket does nothing more, and neither does its act.
    const after = await allBalances(server);
    expect((await send(right)).code).not.toBe(200);
    expect(await allBalances(server)).toBe(after);
  });
});
