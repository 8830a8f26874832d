import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import {
  acceptorDetail,
  disputeExchange,
  holdExchange,
  listExchanges,
} from '#contract/exchange.ts';
import { listRecords } from '#contract/record.ts';
import type { TransferKind } from '#domain/desk/transfer.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { toStatement } from '../../platform/database/sql.ts';
import { initialConfiguration } from '../../platform/settings/create-installation.ts';
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

const ask = (kind: TransferKind, exchangeId: string, more: object = {}) =>
  requestMoney(
    server.db,
    {
      ...{ kind, exchangeId, by: 'Ann Lee' },
      ...{ reason: 'no payment was made', reference: `EX-${randomUUID().slice(0, 8)}`, ...more },
    },
    server.clock.now,
  );
const decide = (id: string, by: string, isApproved = true) =>
  decideMoney(way.services, { id, by, isApproved });
const dispute = ({ token }: TestPartner, id: string) =>
  server.ask(
    disputeExchange,
    { requestId: randomUUID(), id, reason: ' Nothing came. ' },
    { token },
  );
const latest = async ({ token }: TestPartner) => {
  const answer = await server.ask(listExchanges, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list[0];
};
const disputed = async (name: string, amount: string) => {
  const partner = await readyPartner(server, name, '100.00');
  const id = await way.held(partner, amount);
  await way.accept(id);
  expect(await dispute(partner, id)).toMatchObject({ data: { state: 'disputed' } });
  return { partner, id };
};

test('two people release a disputed exchange, once, with the reason for the partner', async () => {
  const { partner, id } = await disputed('right-one', '40.00');
  expect(await way.balances(partner)).toEqual({ available: '60.00', exchange: '40.00' });
  const request = await ask('exchange-released', id);
  await expect(decide(request, 'ANN  lee')).rejects.toThrow('second_person_needed');
  const tries = Array.from({ length: 20 }, () => decide(request, 'Bo Chen'));
  const ends = await Promise.allSettled(tries);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await way.balances(partner)).toEqual({ available: '100.00', exchange: '0.00' });
  expect(await way.clearing()).toBe(0n);
  expect(await latest(partner)).toMatchObject({
    state: 'released',
    steps: [
      { state: 'held' },
      { state: 'accepted' },
      { state: 'disputed', reason: 'Nothing came.' },
      { state: 'released', reason: 'no payment was made' },
    ],
  });
  const acts = await server.ask(listStaffActivity, {}, { token: partner.token });
  if (acts.code !== 200) throw new Error(acts.msg);
  expect(acts.data.list.map(({ act, by }) => `${by}: ${act}`).sort()).toEqual([
    'Ann Lee: approve-exchange-accepted',
    'Ann Lee: request-deposit',
    'Ann Lee: request-exchange-released',
    'Bo Chen: approve-deposit',
    'Bo Chen: approve-exchange-released',
  ]);
});

test('of two endings confirmed at once, one takes effect', async () => {
  const { partner, id } = await disputed('either-one', '40.00');
  const before = await way.clearing();
  const asked = [await ask('exchange-released', id), await ask('exchange-completed', id)];
  const tries = asked.flatMap((one) => Array.from({ length: 10 }, () => decide(one, 'Bo Chen')));
  const ends = await Promise.allSettled(tries);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { available, exchange } = await way.balances(partner);
  const toAcceptor = (await way.clearing()) - before;
  expect({ available, exchange, toAcceptor }).toEqual(
    toAcceptor === 0n
      ? { available: '100.00', exchange: '0.00', toAcceptor: 0n }
      : { available: '60.00', exchange: '0.00', toAcceptor: 40_000_000n },
  );
});

test('two people complete a disputed exchange that was paid', async () => {
  const { partner, id } = await disputed('wrong-one', '40.00');
  const before = await way.clearing();
  const more = { reason: 'the bank shows the payment' };
  await decide(await ask('exchange-completed', id, more), 'Bo Chen');
  expect(await way.balances(partner)).toEqual({ available: '60.00', exchange: '0.00' });
  expect((await way.clearing()) - before).toBe(40_000_000n);
  expect(await latest(partner)).toMatchObject({ state: 'completed' });
});

test('the partner may still confirm, and then staff can no longer end it', async () => {
  const { partner, id } = await disputed('late-one', '40.00');
  const request = await ask('exchange-released', id);
  expect(await way.confirm(partner, id, '40.00')).toMatchObject({ code: 200 });
  await expect(decide(request, 'Bo Chen')).rejects.toThrow('desk_changed_meanwhile');
  await decide(request, 'Bo Chen', false);
  expect(await way.balances(partner)).toEqual({ available: '60.00', exchange: '0.00' });
});

test('an exchange that nobody ends within 72 hours goes to staff, and not before', async () => {
  const partner = await readyPartner(server, 'forgetful', '100.00');
  const id = await way.held(partner, '40.00');
  await way.accept(id);
  await expect(ask('exchange-released', id)).rejects.toThrow('exchange_not_due');
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + 72 * 3_600_000);
  expect(await latest(partner)).toMatchObject({ state: 'accepted', isOverdue: true });
  await decide(await ask('exchange-released', id), 'Bo Chen');
  expect(await way.balances(partner)).toEqual({ available: '100.00', exchange: '0.00' });
  server.clock.now = before;
});

test('staff cannot end what was never accepted in favour of the acceptor', async () => {
  const partner = await readyPartner(server, 'unheard', '100.00');
  const id = await way.held(partner, '40.00');
  const before = server.clock.now;
  server.clock.now = new Date(before.getTime() + 100 * 3_600_000);
  await expect(ask('exchange-completed', id)).rejects.toThrow('desk_changed_meanwhile');
  await expect(ask('exchange-released', randomUUID())).rejects.toThrow('exchange_not_found');
  server.clock.now = before;
});

test('a hold is never charged back apart from its exchange', async () => {
  const partner = await readyPartner(server, 'charged', '100.00');
  await way.held(partner, '40.00');
  const records = await server.ask(listRecords, {}, { token: partner.token });
  if (records.code !== 200) throw new Error(records.msg);
  const entryId = records.data.list[0]?.id ?? '';
  const form = { partnerId: partner.id, entryId };
  await expect(ask('chargeback', '', form)).rejects.toThrow('entry_not_reversible');
});

test('a dispute needs a reason, and a partner only disputes what was accepted', async () => {
  const partner = await readyPartner(server, 'silent', '100.00');
  const id = await way.held(partner, '40.00');
  expect(reasonOf(await dispute(partner, id))).toBe('exchange_not_in_state');
  await way.accept(id);
  const empty = { requestId: randomUUID(), id, reason: '  ' };
  const answer = await server.ask(disputeExchange, empty, { token: partner.token });
  expect(answer).toMatchObject({ data: { reason: 'field_empty', facts: { field: 'reason' } } });
});

const forbidden = [
  fragment`update exchange set amount = 1`,
  fragment`delete from exchange`,
  fragment`update exchange set state = 'held' where state = 'released'`,
  fragment`update status_change set at = now()`,
  fragment`update acceptor_terms set rate = '1'`,
  fragment`update acceptance_code set acceptor_id = 'x'`,
  fragment`delete from audit_event`,
  fragment`update exchange_quote set rate = rate`,
];

test.each(forbidden.map((statement) => [toStatement(statement).text, statement] as const))(
  'the running server cannot: %s',
  async (_, statement) => {
    await expect(server.db.sql`${statement}`).rejects.toThrow();
  },
);

test('where it is not offered, as in a live network at first, every way in says so, and records can still be read', async () => {
  const { exchange } = initialConfiguration;
  const off = await createTestServer(quickPasswords, { exchange });
  const partner = await readyPartner(off, 'early-bird', '50.00');
  const { token } = partner;
  const there = await readyAcceptor(off);
  const detail = { kind: there.kind, code: there.code };
  expect(await off.ask(acceptorDetail, detail, { token })).toMatchObject({
    data: { reason: 'exchange_not_offered', facts: { remedy: 'ask-service' } },
  });
  const confirmation = await partner.confirm({
    action: 'exchange',
    acceptorId: there.id,
    amount: 5_000_000n as never,
    rate: '1',
  });
  const asked = { requestId: randomUUID(), quoteId: randomUUID(), amount: '5.00', confirmation };
  expect(reasonOf(await off.ask(holdExchange, asked, { token }))).toBe('exchange_not_offered');
  expect(await off.ask(listExchanges, {}, { token })).toMatchObject({
    data: { isOffered: false, list: [] },
  });
  await off.close();
});
