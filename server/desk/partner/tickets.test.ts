import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHost, listHosts } from '#contract/desk/hosts.ts';
import { listTickets, moveTicket, showTicket } from '#contract/desk/tickets.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitPair, admitStaff, type TestStaff } from '../test-desk.ts';
import { publicPem, sendTicket } from '../traces/test-people-traces.ts';

let server: TestServer;
let support: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  support = await admitStaff(server, 'Sam Support', 'support');
});
afterAll(() => server.close());

test('feedback is found by state and topic; what waits comes oldest first', async () => {
  const first = await sendTicket(server);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const second = await sendTicket(server);
  const ticketsOf = async (input: Parameters<typeof support.get<typeof listTickets>>[1]) =>
    (await support.get(listTickets, input)).list.map(({ ticket }) => ticket);
  expect(await ticketsOf({ state: 'received' })).toEqual([first, second]);
  expect(await ticketsOf({})).toEqual([second, first]);
  expect(await ticketsOf({ topic: 'wallet' })).toEqual([]);
  const seen = { ticket: first, seen: 'received', steps: 1 } as const;
  await support.get(moveTicket, { ...seen, to: 'in-progress', answer: '' });
  expect(await ticketsOf({ state: 'received', topic: 'app' })).toEqual([second]);
});

test('a ticket is answered and closed; two at once: one wins, the other is told', async () => {
  const ticket = await sendTicket(server);
  const seen = { ticket, seen: 'received', steps: 1 } as const;
  const none = { ...seen, to: 'answered', answer: ' ' } as const;
  expect(reasonOf(await support.ask(moveTicket, none))).toBe('desk_answer_missing');
  const step = { ...none, answer: 'It is better now.' };
  const both = await Promise.all([support.ask(moveTicket, step), support.ask(moveTicket, step)]);
  expect(both.map(reasonOf).sort()).toEqual(['desk_changed_meanwhile', null]);
  // A second answer leaves the state unchanged; whoever has not read it is told all the same.
  const second = { ...step, seen: 'answered', steps: 2, answer: 'And now as well.' } as const;
  await support.get(moveTicket, second);
  expect(reasonOf(await support.ask(moveTicket, second))).toBe('desk_changed_meanwhile');
  const bad = { ...second, steps: 3, to: 'closed' } as const;
  const answer = 'Please deposit 20 first';
  expect(await support.get(moveTicket, { ...bad, answer })).toEqual({ blocked: 'pay_in' });
  const promise = 'We guarantee you a return of 20% a month.';
  expect(await support.get(moveTicket, { ...bad, answer: promise })).toEqual({
    blocked: 'return_promise',
  });
  const shown = await support.get(showTicket, { ticket });
  expect(shown).toMatchObject({ state: 'answered', topic: 'app', content: 'It is late.' });
  expect(shown.steps.at(1)).toMatchObject({ by: 'Sam Support', answer: 'It is better now.' });
});

test('a host is added by its public key, and never by its private one', async () => {
  const admin = await admitPair(server, 'Ada Admin', 'admin');
  const host = {
    name: 'shop-app',
    publicKey: publicPem(),
    origin: 'https://shop.example',
    reason: 'as agreed',
  };
  const secret = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  for (const wrong of [
    { ...host, name: 'Shop App' },
    { ...host, origin: 'https://shop.example/path' },
    { ...host, publicKey: secret.toString() },
  ]) {
    expect(reasonOf(await admin.ask(addHost, wrong))).toBe('desk_host_invalid');
  }
  await admin.get(addHost, host);
  expect(reasonOf(await admin.ask(addHost, host))).toBe('desk_host_invalid');
  expect((await support.get(listHosts, {})).list).toMatchObject([
    { name: 'shop-app', origin: 'https://shop.example', addedBy: 'Ada Admin' },
  ]);
});
