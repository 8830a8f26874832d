import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import type { Refused } from '#contract/envelope.ts';
import { payoutTerms, requestPayout } from '#contract/payout.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { login, logout } from '#contract/session.ts';
import type { MoneyRouteName } from '#contract/test-money-routes.ts';
import { wallet } from '#contract/wallet.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { moneyActs } from './test-money-acts.ts';
import { readyPartner, testDigits } from './test-partner.ts';
import { md5 } from './test-pay-password.ts';
import { createPayoutRequest } from './test-payout.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const states = [
  ['not-activated', 402, 'account_not_activated'],
  ['disabled', 403, 'account_disabled'],
  ['cancelled', 404, 'account_cancelled'],
] as const;

const setStatus = (id: string, status: string) =>
  server.db.owner.sql`update partner set status = ${status} where id = ${id}`;

/** Logs in, is refused, and gets the token for leaving. */
async function leave(username: string, code: number): Promise<string> {
  const answer = await server.ask(login, { username, password: testPassword });
  expect(answer.code).toBe(code);
  const { leaving } = (answer.data as Refused).facts;
  if (typeof leaving !== 'string') throw new Error('There is no token to leave with');
  return leaving;
}

async function confirmationOf(token: string, subject: ConfirmationSubject): Promise<string> {
  const asked = { password: md5(testDigits), action: subject.action, about: aboutOf(subject) };
  const answer = await server.ask(routes.checkPayPassword, asked, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.confirmation;
}

const routesFor = (access: Route['access']) =>
  Object.entries<Route>(routes).filter(([, route]) => route.access === access);

describe.each(states)('an account that is %s', (status, code, reason) => {
  test('is refused every use, and no call that its owner needs to leave', async () => {
    const username = `blocked-${status}`;
    const { id, token } = await readyPartner(server, username, '10.00');
    await setStatus(id, status);
    const leaving = await leave(username, code);
    for (const given of [token, leaving]) {
      for (const [name, route] of routesFor('partner')) {
        const answer = await server.ask(route, {}, { token: given });
        expect(reasonOf(answer), name).toBe(reason);
      }
      for (const [name, route] of routesFor('owner')) {
        // The call may refuse the empty input, but must not refuse the account.
        if (route === logout || route.reply === 'file') continue;
        expect(reasonOf(await server.ask(route, {}, { token: given })), name).not.toBe(reason);
      }
    }
    expect(reasonOf(await server.ask(wallet, {}))).toBe('not_authorized');
    expect(await server.ask(logout, {}, { token: leaving })).toMatchObject({ code: 200 });
    expect(reasonOf(await server.ask(wallet, {}, { token: leaving }))).toBe('session_expired');
  });

  test('still gives its statement, its payout, and what was not spent', async () => {
    const username = `leaver-${status}`;
    const partner = await readyPartner(server, username, '120.00');
    await setStatus(partner.id, status);
    const token = await leave(username, code);
    for (const format of status === 'disabled' ? ['html', 'csv', 'jsonl'] : ['csv', 'jsonl']) {
      const range = { format, from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
      const url = `/api/statement?${new URLSearchParams(range)}`;
      const file = await server.app.inject({ url, headers: { 'x-ct': token } });
      expect(file.headers['content-disposition'], format).toContain('attachment');
    }
    const terms = await server.ask(payoutTerms, {}, { token });
    expect(terms).toMatchObject({ data: { available: '120.00', refusal: null } });
    const { cardId } = partner;
    const { input: asked, subject } = createPayoutRequest('120.00', cardId);
    const input = {
      requestId: randomUUID(),
      ...asked,
      confirmation: await confirmationOf(token, subject),
    };
    expect(await server.ask(requestPayout, input, { token })).toMatchObject({ code: 200 });
  });

  test('still shows what its plans came to, event by event and order by order', async () => {
    const username = `seer-${status}`;
    const act = await moneyActs.stopPlan?.(server, username);
    if (!act) throw new Error('There is no such act');
    await setStatus(act.partner.id, status);
    const token = await leave(username, code);
    const { planNo } = act.input as { planNo: string };
    for (const name of ['planCharts', 'planBreakdown', 'planEvents', 'planConversions'] as const) {
      expect((await server.ask(routes[name], { planNo }, { token })).code, name).toBe(200);
    }
    const url = `/api/plan/order/events/file?${new URLSearchParams({ planNo, format: 'csv' })}`;
    const file = await server.app.inject({ url, headers: { 'x-ct': token } });
    expect(file.headers['content-disposition']).toContain('attachment');
    const early = await server.ask(routes.planStatement, { planNo }, { token });
    expect(reasonOf(early)).toBe('plan_not_in_status');
  });

  const returns: MoneyRouteName[] = ['returnStartup', 'cancelExchange', 'cancelPayout', 'stopPlan'];
  test.each(returns)('still lets %s give back what was held', async (name) => {
    const username = `${code}-${name.toLowerCase()}`;
    const act = await moneyActs[name]?.(server, username);
    if (!act) throw new Error('There is no such act');
    await setStatus(act.partner.id, status);
    const token = await leave(username, code);
    const confirmation = await confirmationOf(token, act.subject);
    const asked = { ...act.input, requestId: randomUUID(), confirmation };
    expect(await server.ask(routes[name], asked, { token })).toMatchObject({ code: 200 });
  });
});

test('neither a wrong password nor an account in good standing gets a session for leaving', async () => {
  const { id } = await readyPartner(server, 'neither', '0.00');
  await setStatus(id, 'disabled');
  const wrong = await server.ask(login, { username: 'neither', password: 'something else' });
  expect(JSON.stringify(wrong)).not.toContain('leaving');
  await setStatus(id, 'active');
  const right = await server.ask(login, { username: 'neither', password: testPassword });
  expect(JSON.stringify(right)).not.toContain('leaving');
  if (right.code !== 200) throw new Error(right.msg);
  expect(await server.ask(userInfo, {}, { token: right.data.token })).toMatchObject({ code: 200 });
});
