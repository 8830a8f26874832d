import { randomBytes, randomUUID } from 'node:crypto';
import { daysAfter } from '#domain/time.ts';
import { agreedLimits, agreedOfProduct } from '../../server/ads/catalogue/test-agreed.ts';
import {
  makePartner,
  makePlacement,
  makeProduct,
  type TestPlacement,
} from '../../server/ads/delivery/test-delivery.ts';
import { makeEntry, postAll } from '../../server/books/ledger/test-ledger.ts';
import type { Db } from '../../server/platform/database/db.ts';

const priceCeilings = { cpm: '1000000.00', cpc: '1000000.00', allowanceBps: 0 };
const terms = JSON.stringify({ priceCeilings, mediaFeeBps: 3_000, revenueFeeBps: 500 });

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
  const holds = Array.from({ length: count }, (_, index) =>
    makeEntry('put_hold', [[partnerId, 'available', partnerId, 'to_consume', amountOfEach]], {
      plan: `${prefix}${index + 1}`,
    }),
  );

  await postAll(db, holds);
  const until = daysAfter(now, 7);
  const rows = await db.sql.many<{ id: bigint }>`
    insert into plan (no, partner_id, product_id, creative_id, origin, offered_at, offered_until,
      status_at) select ${prefix} || n, ${partnerId}, ${product.id}, ${product.creativeId}, 'push',
        ${now}, ${until}, ${now} from generate_series(1, ${count}) n
    returning id`;

  const planIds = rows.map(({ id }) => Number(id));
  await db.sql`
    insert into plan_put (plan_id, amount, own, discount, startup, terms, terms_hash, limits,
      starts_at, ends_at, entry_id, at)
    select made.id, ${amountOfEach}, ${amountOfEach}, 0, 0, ${agreedOfProduct} || ${terms}::jsonb,
           ${randomBytes(32)}, ${agreedLimits}, ${now}, ${until}, entry_id, ${now}
      from unnest(${planIds}::bigint[], ${holds.map(({ id }) => id)}::uuid[]) made (id, entry_id)
      join product d on d.id = ${product.id}`;

  for (const [step, from, to, cause] of [
    [1, 'waitPut', 'matching', 'put'],
    [2, 'matching', 'putting', 'placement_found'],
  ] as const) {
    await db.sql`
      insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
      select id, ${step}, ${from}, ${to}, ${cause}, 'network', ${now}
        from unnest(${planIds}::bigint[]) id`;
  }

  // Not all of them: the planner would take a table that is empty now to stay empty.
  await db.sql`analyze plan, plan_put, plan_step, plan_meter, plan_change, account`;
  return { placement, creativeId: product.creativeId, planIds };
}
