import { randomUUID } from 'node:crypto';
import { makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import type { TestServer } from '../../test-server.ts';
import { approveConversions } from '../conversion/conversion-store.ts';
import { createTestMerchant, type TestMerchant } from '../conversion/test-postback.ts';

const hold = 100_000_000n;
/** What start-up funds pay of each plan: consumed after some steps of a history. */
const startup = 50_000n;
const commission = 8_000_000n;
const fee = 400_000n;
const share = 1_000_000n;
const finalMs = 14 * 86_400_000;

const none = { invested: 0n, operated: 0n, adRevenue: 0n, profitShare: 0n };
type Sums = typeof none;

interface Order {
  readonly id: string;
  readonly planNo: string;
  readonly finalAt: number;
}

/** The money of a partner’s plans as it moves, with its sums kept outside the server. */
export function createMoneyHistory(server: TestServer, owner: string, operator: string) {
  const shops: TestMerchant[] = [];
  const moves: (Partial<Sums> & { readonly at: Date })[] = [];
  const waiting: Order[] = [];
  const madeAt = new Map<TestMerchant, Date>();
  const { db, clock } = server;

  /** Does what a plan's settlement does to one final order. */
  async function settle({ id, planNo }: Order): Promise<void> {
    const at = clock.now;
    const cause = { plan: planNo, conversion: id };
    const toSettle = [owner, 'reserved', owner, 'to_settle', commission] as const;
    const paid = makeEntry(
      'settle',
      [
        [owner, 'to_settle', owner, 'available', commission - fee],
        [owner, 'to_settle', owner, 'revenue_fee', fee],
      ],
      cause,
    );
    const shared = makeEntry('profit_share', [[owner, 'available', operator, 'available', share]], {
      plan: planNo,
    });
    const isShared = moves.length % 2 === 0;
    const wait = makeEntry('ad_billing', [[...toSettle]], cause);
    await postAll(db, [wait, paid, ...(isShared ? [shared] : [])], at);
    await db.transaction((sql) => approveConversions(sql, [{ id, entryId: paid.id }], at));
    moves.push({ at, adRevenue: commission - fee });
    // The ledger never goes back in time, so a record may be later than a clock that was set back.
    const booked = await db.sql.maybeOne<{ at: Date }>`
      select at from entry where id = ${shared.id}`;
    if (booked) moves.push({ at: booked.at, profitShare: share });
  }

  return {
    shops,
    /** Adds a plan; every second one comes from following. */
    async addPlan(): Promise<void> {
      const origin = shops.length % 2 === 0 ? 'push' : 'follow';
      moves.push({ at: clock.now, invested: hold, operated: origin === 'follow' ? hold : 0n });
      const shop = await createTestMerchant(server, owner, { hold, startup, origin });
      madeAt.set(shop, clock.now);
      shops.push(shop);
    },
    /** Someone clicks and orders, unless the clock is before the merchant's key. */
    async order(shop: TestMerchant): Promise<void> {
      if (clock.now < (madeAt.get(shop) as Date)) return;

      const click_id = await shop.click();
      const clickedAt = clock.now.getTime();
      clock.now = new Date(clickedAt + 60_000);
      const { body } = await shop.post({ click_id, txid: randomUUID() });
      if (body.state !== 'pending' || !body.conversion) throw new Error(JSON.stringify(body));

      const finalAt = clickedAt + finalMs;
      waiting.push({ id: body.conversion, planNo: shop.plan.no, finalAt });
    },
    async settleDue(): Promise<void> {
      const due = waiting.filter(({ finalAt }) => finalAt <= clock.now.getTime());
      for (const order of due) {
        await settle(order);
        waiting.splice(waiting.indexOf(order), 1);
      }
    },
    /** The sums of the money moves in a period. */
    fold(from: string | null, to: string | null): Sums {
      const inside = moves.filter(
        ({ at }) => (!from || at >= new Date(from)) && (!to || at < new Date(to)),
      );
      const sum = (name: keyof Sums) => inside.reduce((all, move) => all + (move[name] ?? 0n), 0n);
      return {
        invested: sum('invested'),
        operated: sum('operated'),
        adRevenue: sum('adRevenue'),
        profitShare: sum('profitShare'),
      };
    },
    /** What was put on each plan, and the part that start-up funds paid first. */
    put: { amount: hold, startup },
  };
}

export type MoneyHistory = ReturnType<typeof createMoneyHistory>;
