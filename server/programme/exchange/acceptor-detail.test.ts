import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptorDetail, holdExchange } from '#contract/exchange.ts';
import { micro } from '#domain/money.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import { saveTerms } from './acceptor-store.ts';
import { issueAcceptanceCode } from './issue-acceptance-code.ts';
import { exchanging, readyAcceptor, type TestAcceptor } from './test-exchange.ts';

let server: TestServer;
let acceptor: TestAcceptor;
let way: ReturnType<typeof exchanging>;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  acceptor = await readyAcceptor(server);
  way = exchanging(server, acceptor);
});
afterAll(() => server.close());

test('the rate shown is kept for a quarter of an hour, whatever it becomes later', async () => {
  const own = await readyAcceptor(server);
  const there = exchanging(server, own);
  const partner = await readyPartner(server, 'rate-keeper', '500.00');
  const quoteId = await there.quoteOf(partner.token);
  const registration = 'A register, no. 7';
  const terms = { rate: '20', limit: micro(300_000_000n), registration, isActive: true };
  await saveTerms(server.db.sql, own.id, terms, server.clock.now);
  const hold = async (amount: string) => {
    const confirmation = await there.confirmationFor(partner, amount);
    const asked = { requestId: randomUUID(), quoteId, amount, confirmation };
    return server.ask(holdExchange, asked, { token: partner.token });
  };
  expect(reasonOf(await hold('300.01'))).toBe('exchange_above_limit');
  expect(await hold('100.00')).toMatchObject({ data: { arrives: '3312.50' } });
  expect(await there.look(partner.token)).toMatchObject({ data: { rate: '20' } });
  // Looking again a moment later, as after a reload, returns the same quote.
  expect(await there.quoteOf(partner.token)).toBe(await there.quoteOf(partner.token));
  expect(await there.quoteOf(partner.token)).not.toBe(quoteId);
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + 15 * 60_000);
  expect(reasonOf(await hold('100.00'))).toBe('exchange_quote_expired');
  server.clock.now = before;
  await saveTerms(server.db.sql, own.id, { ...terms, isActive: false }, server.clock.now);
  expect(reasonOf(await hold('100.00'))).toBe('acceptance_code_wrong');
  expect(reasonOf(await there.look(partner.token, '10.77.0.1'))).toBe('acceptance_code_wrong');
});

test('only the newest code of an acceptor names it, and only under its kind', async () => {
  const own = await readyAcceptor(server, 'enterprise');
  const token = await server.admit('code-reader');
  const look = (code: string, kind = 'enterprise') =>
    server.ask(acceptorDetail, { kind, code }, { token, address: '10.77.0.2' });
  expect(await look(own.code.toLowerCase().replaceAll('-', ' '))).toMatchObject({ code: 200 });
  const wrongKind = await look(own.code, 'personal');
  expect(wrongKind).toMatchObject({
    data: { reason: 'acceptance_code_wrong', facts: { kind: 'personal', field: 'code' } },
  });
  const fresh = await issueAcceptanceCode(server.db.sql, own.id, server.clock.now);
  expect(reasonOf(await look(own.code))).toBe('acceptance_code_wrong');
  expect(await look(fresh)).toMatchObject({ data: { id: own.id } });
});

test('ten wrong codes an hour are compared, of a partner and from an address', async () => {
  const guess = (token: string, address: string, code = '0000-0000-0000-0000') =>
    server.ask(acceptorDetail, { kind: 'personal', code }, { token, address });
  const guesser = await server.admit('guesser');
  const guesses = await Promise.all(
    Array.from({ length: 50 }, (_, at) => guess(guesser, `10.78.0.${at}`)),
  );
  const reasons = guesses.map(reasonOf);
  expect(reasons.filter((reason) => reason === 'acceptance_code_wrong')).toHaveLength(10);
  expect(reasons.filter((reason) => reason === 'too_many_attempts')).toHaveLength(40);
  // Now even the right code is not compared until the hour is over.
  expect(reasonOf(await guess(guesser, '10.78.1.1', acceptor.code))).toBe('too_many_attempts');

  for (const name of ['guest-1', 'guest-2']) {
    const token = await server.admit(name);
    for (let tries = 0; tries < 5; tries += 1) await guess(token, '10.79.0.1');
  }
  const third = await server.admit('guest-3');
  expect(reasonOf(await guess(third, '10.79.0.1'))).toBe('too_many_attempts');
  expect(await guess(third, '10.79.0.2', acceptor.code)).toMatchObject({ code: 200 });
});

test('a correct code does not use up an attempt', async () => {
  const token = await server.admit('often-right');
  for (let tries = 0; tries < 15; tries += 1) {
    expect(await way.look(token, '10.80.0.1')).toMatchObject({ code: 200 });
  }
});
