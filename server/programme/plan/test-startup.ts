import { randomUUID } from 'node:crypto';
import { returnStartup } from '#contract/payout.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { minuteMs } from '#domain/time.ts';
import { advance, balanceOf } from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import type { TestServer } from '../../test-server.ts';
import { confirmationsOf } from '../wallet/test-partner.ts';
import { click, consume } from './test-events.ts';
import { cents, type Life } from './test-life.ts';

const windows = { product: { validateDays: 7, clickWindowHours: 24 } };

/** Actions on start-up funds, for their tests. */
export function startupActs(server: TestServer, life: Life) {
  const available = (id: string) => balanceOf(server.db, id, 'available');
  const startTestSession = (partnerId: string) =>
    startSession(server.db.sql, {
      ...{ partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now },
    });

  /** A partner with own funds and an advance of 10.00 that a plan with orders has spent in full. */
  async function createConsumedAdvance(orders: number, funds = '50.00') {
    const { id } = await life.newPartner(funds);
    return consumeAdvance(id, orders);
  }

  async function consumeAdvance(id: string, orders: number) {
    const { token } = await startTestSession(id);
    await advance(server.db, id, cents(10), server.clock.now);
    const catalogue = await life.ready(windows);
    const partner = { id, token, confirm: confirmationsOf(server, token), cardId: '' };
    const { no, delivered } = await life.putting(catalogue, '10.00', partner);
    const serves = await consume(server.db, cents(10), delivered);
    await click(server.db, serves.slice(0, orders), delivered);
    server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
    const conversions: { serveId: string; conversion: string }[] = [];
    for (const serveId of serves.slice(0, orders)) {
      conversions.push({ serveId, ...(await life.convert(serveId)) });
    }
    await life.pass(minuteMs);
    await life.pass(20 * minuteMs);
    return { id, no, ordered: conversions };
  }

  /** Returns the funds with one tap, as the refused payout suggests. */
  async function returnFunds(id: string, due: bigint) {
    const { token } = await startTestSession(id);
    const subject = { action: 'startup-return', due: micro(due) } as const;
    const confirmation = await confirmationsOf(server, token)(subject);
    const input = { requestId: randomUUID(), due: formatMicro(micro(due)), confirmation };
    return server.ask(returnStartup, input, { token });
  }

  /** Charges back a plan's paid commissions, except for the first `kept` of them. */
  async function chargeBack(partnerId: string, no: string, keptCount = 0) {
    const paidEntries = await server.db.sql.many<{ id: string }>`
      select e.id from entry e join posting p on p.entry_id = e.id and p.pocket = 'available'
       where e.kind = 'settle' and e.cause ->> 'plan' = ${no} and e.cause ? 'conversion'
         and not exists (select from entry_undone u where u.entry_id = e.id)`;
    for (const { id: entryId } of paidEntries.slice(keptCount)) {
      const request = {
        kind: 'chargeback',
        partnerId,
        amount: null,
        entryId,
        by: 'Ann Lee',
      } as const;
      const reasonAndReference = { reference: `CB-${entryId}`, reason: 'the buyer was refunded' };
      const id = await requestMoney(
        server.db,
        { ...request, ...reasonAndReference },
        server.clock.now,
      );
      await decideMoney(life.services, { id, by: 'Bo Chen', isApproved: true });
    }
  }

  return {
    available,
    entered: startTestSession,
    consumedAdvance: createConsumedAdvance,
    consumeAdvance,
    giveBack: returnFunds,
    chargeBack,
  };
}
