import { randomBytes, randomUUID } from 'node:crypto';
import {
  makePartner,
  makePlacement,
  makeProduct,
  type TestPlacement,
} from '../../server/ads/delivery/test-delivery.ts';
import { makeEntry, postAll } from '../../server/books/ledger/test-ledger.ts';
import type { Db } from '../../server/platform/database/db.ts';

const priceCeilings = { cpm: '1000000.00', cpc: '1000000.00', allowanceBps: 0 };
const terms = JSON.stringify({ priceCeilings, mediaFeeBps: 10_000 });

export interface ManyPlans {
  readonly placement: TestPlacement;
  readonly creativeId: number;
  readonly planIds: readonly number[];
}

const amountOfEach = 1_000_000_000n;

/** This many plans of one partner that deliver at one placement, created by a few statements. */
export async function makeManyPlans(db: Db, count: number, now: Date): Promise<ManyPlans> {
  const placement = await makePlacement(db, { isSimulated: true, domains: ['paper.example'] }, now);
  const product = await makeProduct(db, {}, now);
  const partnerId = await makePartner(db, amountOfEach * BigInt(count));
  const prefix = randomUUID().slice(0, 8);
  const holds = Array.from({ length: count }, (_, at) =>
    makeEntry('put_hold', [[partnerId, 'available', partnerId, 'to_consume', amountOfEach]], {
      plan: `${prefix}${at + 1}`,
    }),
  );
  await postAll(db, holds);
  const until = new Date(now.getTime() + 7 * 86_400_000);
  const rows = await db.sql<{ id: bigint }>(
    `insert into plan (no, partner_id, product_id, creative_id, origin, offered_at, offered_until,
       status_at) select $1 || n, $2, $3, $4, 'push', $5, $6, $5 from generate_series(1, $7) n
     returning id`,
    [prefix, partnerId, product.id, product.creativeId, now, until, count],
  );
  const planIds = rows.map(({ id }) => Number(id));
  await db.sql(
    `insert into plan_put (plan_id, amount, own, discount, startup, terms, terms_hash, starts_at,
       ends_at, entry_id, at)
     select id, $3, $3, 0, 0, $7, $4, $5, $6, entry_id, $5
       from unnest($1::bigint[], $2::uuid[]) made (id, entry_id)`,
    [planIds, holds.map(({ id }) => id), amountOfEach, randomBytes(32), now, until, terms],
  );
  for (const [step, from, to, cause] of [
    [1, 'waitPut', 'matching', 'put'],
    [2, 'matching', 'putting', 'placement_found'],
  ]) {
    await db.sql(
      `insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
       select id, $2, $3, $4, $5, 'network', $6 from unnest($1::bigint[]) id`,
      [planIds, step, from, to, cause, now],
    );
  }
  // Not all of them: the planner would take a table that is empty now to stay empty.
  await db.sql('analyze plan, plan_put, plan_step, plan_meter, plan_change, account');
  return { placement, creativeId: product.creativeId, planIds };
}
