import type { Db } from '../../server/platform/database/db.ts';
import type { ManyPlans } from './many-plans.ts';

const eventsAtOnce = 500_000;

/**
 * Past events, half serves and half impressions, spread over the plans and already rolled up: the
 * history of a network after a while. Written by the owner of the tables, because writing them one
 * by one would tell us nothing.
 */
export async function makePastEvents(db: Db, made: ManyPlans, events: number): Promise<void> {
  const { planIds, placement, creativeId } = made;
  const eventsPerPlan = Math.floor(events / planIds.length);

  for (const planId of planIds) {
    for (let firstNo = 0; firstNo < eventsPerPlan; firstNo += eventsAtOnce) {
      const endNo = Math.min(eventsPerPlan, firstNo + eventsAtOnce);
      await db.sql`
        with made as (
          select n::bigint no, (n % 2)::smallint kind, gen_random_uuid() serve_id
            from generate_series(${firstNo}::int + 1, ${endNo}::int) n),
        once as (
          insert into event_once (serve_id, kind, plan_id, no)
          select serve_id, kind, ${planId}, no from made)
        insert into event
        select ${planId}, no, kind, now() - interval '2 days', serve_id, ${placement.id},
          ${creativeId}, null, 2, 2 * kind, kind,
               'DE', 0, '\\x0011223344556677', sha256(no::text::bytea) from made`;
    }
  }

  const plans = planIds.map(Number);
  await db.sql`
    update plan_meter set last_no = ${eventsPerPlan}, spent = ${eventsPerPlan}::bigint / 2 * 2
     where plan_id = any (${plans}::bigint[])`;
  await db.sql`
    update rollup_progress set rolled_to = ${eventsPerPlan}
     where plan_id = any (${plans}::bigint[])`;
  await db.sql`
    insert into plan_audited (plan_id, no, cost, billings)
    select plan_id, last_no, spent, 0 from plan_meter where plan_id = any (${plans}::bigint[])`;
  await db.sql`analyze event, event_once, plan_meter, rollup_progress, plan_audited`;
}
