import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { listAllAcceptors } from '../../programme/exchange/acceptor-store.ts';
import {
  exchanging,
  readyAcceptor,
  type TestAcceptor,
} from '../../programme/exchange/test-exchange.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { decideMoney, requestMoney } from '../approval/test-move-money.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const now = () => server.clock.now;

const ask = (amount: string, outsideId: string) =>
  requestMoney(
    server.db,
    {
      ...{ kind: 'acceptor-pay', partnerId: null, entryId: null, by: 'Ann Lee', amount },
      ...{ outsideId, reference: `B-${randomUUID()}`, reason: 'as agreed' },
    } as const,
    now(),
  );

const confirm = (id: string, by = 'Bo Chen') =>
  decideMoney(
    { db: server.db, now, money: createMoneyQueue(server.db, now) },
    { id, by, isApproved: true },
  );

async function exchanged(acceptor: TestAcceptor, username: string, amount: string) {
  const partner = await readyPartner(server, username, '100.00');
  const way = exchanging(server, acceptor);
  const id = await way.held(partner, amount);
  await way.accept(id);
  await way.confirm(partner, id, amount);
  return partner.id;
}

const owedTo = async ({ id }: TestAcceptor) =>
  (await listAllAcceptors(server.db.sql)).find((one) => one.id === id)?.owed;

test('two people pay an acceptor what exchanges brought, in parts and never more', async () => {
  const acceptor = await readyAcceptor(server);
  const other = await readyAcceptor(server);
  const one = await exchanged(acceptor, 'first-of-two', '30.00');
  server.clock.now = new Date(now().getTime() + 1);
  const two = await exchanged(acceptor, 'second-of-two', '20.00');
  await exchanged(other, 'of-another', '50.00');
  expect(await owedTo(acceptor)).toBe(50_000_000n);

  const asked = await ask('40.00', acceptor.id);
  await expect(confirm(asked, 'ann lee')).rejects.toThrow('second_person_needed');
  await confirm(asked);
  await expect(confirm(asked)).rejects.toThrow('desk_request_decided');
  expect(await balanceOf(server.db, one, 'acceptor_owed')).toBe(0n);
  expect(await balanceOf(server.db, two, 'acceptor_owed')).toBe(10_000_000n);
  expect(await owedTo(acceptor)).toBe(10_000_000n);

  // What is due to another acceptor does not pay for this one.
  await expect(ask('10.01', acceptor.id)).rejects.toThrow('insufficient_balance');
  await confirm(await ask('10.00', acceptor.id));
  expect(await owedTo(acceptor)).toBe(0n);
  expect(await owedTo(other)).toBe(50_000_000n);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('two concurrent confirmations of the same exchanges pay them once', async () => {
  const acceptor = await readyAcceptor(server);
  await exchanged(acceptor, 'paid-once', '30.00');
  const ids = await Promise.all(Array.from({ length: 5 }, () => ask('30.00', acceptor.id)));
  const ends = await Promise.allSettled(ids.map((id) => confirm(id)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await owedTo(acceptor)).toBe(0n);
});

test('the database refuses to pay more than an exchange is worth, or before it has ended', async () => {
  const acceptor = await readyAcceptor(server);
  const partner = await readyPartner(server, 'not-yet', '100.00');
  await exchanging(server, acceptor).held(partner, '30.00');
  await expect(
    server.db.owner.sql`
      insert into acceptor_paid (exchange_id, no, approval_id, entry_id, amount, at)
      select x.id, 1, (select id from approval limit 1), (select id from entry limit 1), 1, now()
        from exchange x where x.partner_id = ${partner.id}`,
  ).rejects.toThrow('payments exceed exchange');
});
