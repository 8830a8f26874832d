import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmExchange,
  disputeExchange,
  holdExchange,
  listExchanges,
} from '#contract/exchange.ts';
import { micro } from '#domain/money.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { issueConfirmation } from '../../people/confirmation/use-confirmation.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
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

const cancel = (partner: TestPartner, id: string, requestId?: string) =>
  way.cancel(partner, id, requestId);
const dispute = ({ token }: TestPartner, id: string, reason = 'Nothing came.') =>
  server.ask(disputeExchange, { requestId: randomUUID(), id, reason }, { token });
const list = async ({ token }: TestPartner, input: object = {}) => {
  const answer = await server.ask(listExchanges, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};

test('an exchange goes its whole way: held at the quoted rate, accepted, confirmed', async () => {
  const partner = await readyPartner(server, 'whole-way', '800.00');
  expect(await way.look(partner.token)).toMatchObject({
    data: {
      name: 'Mali Srisuk',
      rate: '33.125',
      limit: '500.00',
      available: '800.00',
      registration: 'A register, no. 7',
      validUntil: '2026-11-15T12:15:00.000Z',
      validForSeconds: 900,
      refusal: null,
    },
  });
  const held = await way.hold(partner, '120.00');
  expect(held).toMatchObject({
    data: { amount: '120.00', arrives: '3975.00', currency: 'XTS', left: '680.00', state: 'held' },
  });
  if (held.code !== 200) throw new Error(held.msg);
  const { id } = held.data;
  expect(await way.balances(partner)).toEqual({ available: '680.00', exchange: '120.00' });
  // A partner cannot release the money before the acceptor has taken the exchange.
  expect(reasonOf(await way.confirm(partner, id, '120.00'))).toBe('exchange_not_in_state');
  await way.accept(id);
  expect(reasonOf(await cancel(partner, id))).toBe('exchange_not_in_state');
  const before = await way.clearing();
  expect(await way.confirm(partner, id, '120.00')).toMatchObject({ data: { state: 'confirmed' } });
  expect(await way.balances(partner)).toEqual({ available: '680.00', exchange: '0.00' });
  expect((await way.clearing()) - before).toBe(120_000_000n);
  const { isOffered, list: all } = await list(partner, { only: 'ended' });
  expect(isOffered).toBe(true);
  expect(all).toMatchObject([
    {
      acceptor: 'Mali Srisuk',
      state: 'confirmed',
      isOverdue: false,
      dueAt: '2026-11-18T12:00:00.000Z',
      steps: [{ state: 'held' }, { state: 'accepted', reference: 'ACC-1' }, { state: 'confirmed' }],
    },
  ]);
  expect((await list(partner, { only: 'open' })).list).toEqual([]);
});

test('a partner cancels while the acceptor has not accepted, and gets all of it back', async () => {
  const partner = await readyPartner(server, 'canceller', '100.00');
  const id = await way.held(partner, '40.00');
  const requestId = randomUUID();
  expect(await cancel(partner, id, requestId)).toMatchObject({ data: { state: 'cancelled' } });
  expect(await cancel(partner, id, requestId)).toMatchObject({ data: { state: 'cancelled' } });
  expect(reasonOf(await cancel(partner, id))).toBe('exchange_not_in_state');
  expect(await way.balances(partner)).toEqual({ available: '100.00', exchange: '0.00' });
});

test('somebody else’s exchange is answered like one that does not exist', async () => {
  const owner = await readyPartner(server, 'owner', '100.00');
  const stranger = await readyPartner(server, 'stranger', '100.00');
  const id = await way.held(owner, '40.00');
  await way.accept(id);
  const quoteId = await way.quoteOf(owner.token);
  for (const target of [id, randomUUID()]) {
    expect(reasonOf(await cancel(stranger, target))).toBe('exchange_not_found');
    expect(reasonOf(await dispute(stranger, target))).toBe('exchange_not_found');
    const confirmed = await way.confirm(stranger, target, '40.00');
    expect(reasonOf(confirmed)).toBe('exchange_not_found');
  }
  for (const quote of [quoteId, randomUUID()]) {
    const confirmation = await way.confirmationFor(stranger, '10.00');
    const asked = { requestId: randomUUID(), quoteId: quote, amount: '10.00', confirmation };
    const answer = await server.ask(holdExchange, asked, { token: stranger.token });
    expect(reasonOf(answer)).toBe('exchange_quote_expired');
  }
  expect((await list(stranger)).list).toEqual([]);
  expect(await way.balances(owner)).toEqual({ available: '60.00', exchange: '40.00' });
});

test('the same hold sent again has one effect, and another under its id is refused', async () => {
  const partner = await readyPartner(server, 'repeater', '500.00');
  const { token } = partner;
  const quoteId = await way.quoteOf(token);
  const requestId = randomUUID();
  const ask = async (amount: string) => {
    const confirmation = await way.confirmationFor(partner, amount);
    return server.ask(holdExchange, { requestId, quoteId, amount, confirmation }, { token });
  };
  const first = await ask('50.00');
  expect(first).toMatchObject({ code: 200 });
  expect(await ask('50.00')).toEqual(first);
  expect(reasonOf(await ask('60.00'))).toBe('request_id_reused');
  expect(await way.balances(partner)).toEqual({ available: '450.00', exchange: '50.00' });
});

test('a refused exchange leaves every balance as it was, and names its rule', async () => {
  const partner = await readyPartner(server, 'refused', '600.00');
  expect(reasonOf(await way.hold(partner, '500.01'))).toBe('exchange_above_limit');
  expect(reasonOf(await way.hold(partner, '0.00'))).toBe('exchange_zero');
  await way.held(partner, '400.00');
  expect(reasonOf(await way.hold(partner, '200.01'))).toBe('exchange_above_available');
  expect(await way.balances(partner)).toEqual({ available: '200.00', exchange: '400.00' });
  const bare = await server.admit('bare');
  expect(await way.look(bare)).toMatchObject({
    data: {
      refusal: { reason: 'exchange_pay_password_missing', facts: { remedy: 'set-pay-password' } },
    },
  });
});

test('without its confirmation nothing is held or confirmed: none, another amount, another rate, used twice', async () => {
  const partner = await readyPartner(server, 'unconfirmed', '500.00');
  const { token } = partner;
  const quoteId = await way.quoteOf(token);
  const confirmation = await way.confirmationFor(partner, '50.00');
  const hold = (input: object) => {
    const asked = { requestId: randomUUID(), quoteId, amount: '50.00', confirmation, ...input };
    return server.ask(holdExchange, asked, { token });
  };
  expect(reasonOf(await hold({ confirmation: '' }))).toBe('confirmation_invalid');
  expect(reasonOf(await hold({ amount: '51.00' }))).toBe('confirmation_invalid');
  const otherRate = await way.confirmationFor(partner, '50.00', '33.126');
  expect(reasonOf(await hold({ confirmation: otherRate }))).toBe('confirmation_invalid');
  const held = await hold({});
  if (held.code !== 200) throw new Error(held.msg);
  expect(reasonOf(await hold({}))).toBe('confirmation_used');
  const { id } = held.data;
  await way.accept(id);
  const confirm = (given: string) =>
    server.ask(confirmExchange, { requestId: randomUUID(), id, confirmation: given }, { token });
  expect(reasonOf(await confirm(''))).toBe('confirmation_invalid');
  expect(reasonOf(await confirm(confirmation))).toBe('confirmation_invalid');
  const other = await way.confirmationFor(partner, '50.00');
  expect(reasonOf(await confirm(other))).toBe('confirmation_invalid');
  expect(await way.balances(partner)).toEqual({ available: '450.00', exchange: '50.00' });
});

test('50 confirmations at once: the acceptor gets it once', async () => {
  const partner = await readyPartner(server, 'racer', '300.00');
  const { id: partnerId, token } = partner;
  // Two holds of the same amount, so that a second release would find money to take.
  const id = await way.held(partner, '100.00');
  await way.held(partner, '100.00');
  await way.accept(id);
  const session = await server.db.sql.one<{ id: string }>`
    select id from session where partner_id = ${partnerId} limit 1`;
  const holder = { id: partnerId, sessionId: session.id };
  const amount = micro(100_000_000n);
  const subject = { action: 'exchange-confirm', exchangeId: id, amount } as const;
  const about = { action: subject.action, about: aboutOf(subject) } as const;
  const before = await way.clearing();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { confirmation } = await issueConfirmation(
        server.db.sql,
        holder,
        about,
        server.clock.now,
      );
      return server.ask(confirmExchange, { requestId: randomUUID(), id, confirmation }, { token });
    }),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await way.clearing()) - before).toBe(100_000_000n);
  expect(await way.balances(partner)).toEqual({ available: '100.00', exchange: '100.00' });
});

test('records come page by page, newest first', async () => {
  const partner = await readyPartner(server, 'collector', '100.00');
  for (let made = 0; made < 23; made += 1) {
    await cancel(partner, await way.held(partner, '1.00'));
  }
  const first = await list(partner, { only: 'ended' });
  expect(first.list).toHaveLength(20);
  const second = await list(partner, { only: 'ended', cursor: first.next });
  expect(second.list).toHaveLength(3);
  expect(second.next).toBeNull();
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(23);
  expect((await list(partner, { cursor: "x'; drop" })).list).toHaveLength(20);
});
