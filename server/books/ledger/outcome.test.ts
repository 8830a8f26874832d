import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcome } from '#contract/outcome.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { type MoneyRouteName, moneyRouteNames } from '#contract/test-money-routes.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { allBalances, moneyActs } from '../../programme/wallet/test-money-acts.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** Sends a call and hangs up, either halfway through or before reading the answer. */
async function sendAndHangUp(route: Route, input: object, token: string, isWhole: boolean) {
  const body = JSON.stringify(input);
  const accepted = once(server.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const [connection] = await accepted;
  // The server knows that the sender is gone and stops working on the call.
  const hungUp = new Promise((done) => connection.once('close', done));
  const head = [
    `POST /api${route.path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `x-ct: ${token}`,
    '',
    '',
  ].join('\r\n');
  const closed = once(socket, 'close');
  if (isWhole) {
    socket.write(head + body);
    await once(socket, 'readable');
    socket.destroy();
  } else socket.write(head + body.slice(0, -1), () => socket.destroy());
  await closed;
  await hungUp;
}

const tried = moneyRouteNames.filter((name) => moneyActs[name] !== null);

describe.each(tried)('when the answer to %s is lost', (name: MoneyRouteName) => {
  test('its id tells what became of it, and nothing happens twice', async () => {
    const route = routes[name];
    const act = await moneyActs[name]?.(server, `lost-${name.toLowerCase()}`);
    if (!act) throw new Error('There is no such act');
    const { token } = act.partner;
    const requestId = randomUUID();
    const ask = () => server.ask(outcome, { requestId }, { token });
    const input = async () => ({
      ...act.input,
      requestId,
      confirmation: await act.partner.confirm(act.subject),
    });
    const before = await allBalances(server);
    expect(await ask()).toMatchObject({ data: { state: 'unknown' } });
    await sendAndHangUp(route, await input(), token, false);
    expect(await ask()).toMatchObject({ data: { state: 'unknown' } });
    expect(await allBalances(server)).toBe(before);

    await sendAndHangUp(route, await input(), token, true);
    await expect.poll(async () => (await ask()).data).toMatchObject({ state: 'committed' });
    const found = await ask();
    const after = await allBalances(server);
    expect(after).not.toBe(before);
    // A retry gets the same answer and changes nothing.
    const again = await server.ask(route, await input(), { token });
    expect(found).toMatchObject({
      data: { call: name, reply: again.data, at: server.clock.now.toISOString() },
    });
    expect(await allBalances(server)).toBe(after);
  });
});

test('a partner cannot learn the outcome of another partner’s request', async () => {
  const act = await moneyActs.requestPayout?.(server, 'quiet-one');
  if (!act) throw new Error('There is no such act');
  const requestId = randomUUID();
  const confirmation = await act.partner.confirm(act.subject);
  const asked = { ...act.input, requestId, confirmation };
  const done = await server.ask(routes.requestPayout, asked, { token: act.partner.token });
  expect(done.code).toBe(200);
  const token = await server.admit('curious');
  expect(await server.ask(outcome, { requestId }, { token })).toMatchObject({
    data: { state: 'unknown' },
  });
  expect(reasonOf(await server.ask(outcome, { requestId }))).toBe('not_authorized');
});
