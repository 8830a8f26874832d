import { type Db, type Fragment, fragment, type Sql } from '../../platform/database/database.ts';
import { readEventsInSnapshot } from '../event-block/block-store.ts';
import { noBlocks } from '../event-block/event-blocks.ts';
import { addCreatives, type CheckedPlan, foldSealedEvents, withCreatives } from './fold-sealed.ts';

/** The only module that changes rollups; the database does the counting itself. */

const plansMax = 500;
const eventsOfPlanMax = 50_000;

/** Rolls up the next events that no other process is working on, and returns how many. */
export const rollUpNext = (db: Db): Promise<bigint> =>
  db.transaction(async (sql) => {
    const { folded } = await sql.one<{ folded: bigint }>`
      select roll_up(${plansMax}, ${eventsOfPlanMax}) folded`;
    return folded;
  });

/** Rebuilds all rollups from the events. */
export const rebuildRollups = (db: Db): Promise<void> =>
  db.transaction(async (sql) => {
    await sql`select rebuild_rollups()`;
  });

/** How many events are written but not rolled up yet. */
export async function countUnrolled(sql: Sql): Promise<bigint> {
  const { unrolled } = await sql.one<{ unrolled: bigint }>`
    select coalesce(sum(m.last_no - r.rolled_to), 0)::bigint unrolled
      from plan_meter m join rollup_progress r using (plan_id)`;
  return unrolled;
}

/** Whether an event from before a moment is written but not rolled up yet. */
export async function isUncountedBefore(sql: Sql, moment: Date): Promise<boolean> {
  const planCount = await sql.count`
    select from plan_meter m join rollup_progress r using (plan_id)
     where m.last_no > r.rolled_to
       and exists (select from event e
             where e.plan_id = r.plan_id and e.no > r.rolled_to and e.at < ${moment})
     limit 1`;

  return planCount > 0;
}

/** A rollup row as one line of text. */
interface Line {
  readonly line: string;
}

/** A plan's flagged events, as two lists of one length. A flag that is still due has no number. */
const flagPlans = (planId: bigint) => fragment`
  (select array_agg(m.plan_id) from event_flag m where m.plan_id = ${planId})`;
const flagNumbers = (planId: bigint) => fragment`
  (select array_agg(case when d.no is null then m.no end)
     from event_flag m left join event_flag_due d using (plan_id, no)
    where m.plan_id = ${planId})`;

/** Per plan: the stored rows, and the same rows recounted from its events. */
const planChecks = [
  {
    storedLines: (planId: bigint) => fragment`
      select concat_ws(' ', placement_id, extract(epoch from bucket)::bigint, kind, reason,
             count, cost, pay) line
        from rollup_placement where plan_id = ${planId} order by line`,
    recountedLines: () => fragment`
      select concat_ws(' ', placement_id, extract(epoch from bucket)::bigint, kind, reason,
             count, cost, pay) line
        from plan_anew order by line`,
  },
  {
    storedLines: (planId: bigint) => fragment`
      select concat_ws(' ', partner_id, extract(epoch from day)::bigint, kind, reason, count,
             cost, pay, no_from, no_to) line
        from rollup_plan_day where plan_id = ${planId} order by line`,
    recountedLines: (planId: bigint) => fragment`
      select concat_ws(' ', (select partner_id from plan where id = ${planId}),
             extract(epoch from date_bin('1 day', bucket, 'epoch'))::bigint, kind, reason,
             sum(count), sum(cost), sum(pay), min(no_from), max(no_to)) line
        from plan_anew group by date_bin('1 day', bucket, 'epoch'), kind, reason order by line`,
  },
  {
    storedLines: (planId: bigint) => fragment`
      select concat_ws(' ', country, device, kind, reason, count, cost, pay) line
        from rollup_audience where plan_id = ${planId} order by line`,
    recountedLines: (planId: bigint) => fragment`
      select concat_ws(' ', country, device, kind, reason, count, cost, pay) line
        from folded_audience(array[${planId}::bigint], array[0::bigint],
               array[(select rolled_to from rollup_progress where plan_id = ${planId})],
               ${flagPlans(planId)}, ${flagNumbers(planId)})
       order by line`,
  },
] as const;

const recountedPlan = (planId: bigint) => fragment`
  with plan_anew as materialized (
     select * from folded_events(array[${planId}::bigint], array[0::bigint],
                     array[(select rolled_to from rollup_progress where plan_id = ${planId})])
     union all
     select * from folded_flags(${flagPlans(planId)}, ${flagNumbers(planId)})
   )`;

/** Per partner: the stored rows, and the same rows summed from those of its plans. */
const partnerChecks = [
  {
    storedLines: (partnerId: string) => fragment`
      select concat_ws(' ', extract(epoch from bucket)::bigint, kind, reason, count, cost,
             pay) line
        from rollup_partner where partner_id = ${partnerId} order by line`,
    recountedLines: (partnerId: string) => fragment`
      select concat_ws(' ', extract(epoch from bucket)::bigint, kind, reason, sum(count),
             sum(cost), sum(pay)) line
        from rollup_placement join rollup_progress using (plan_id)
       where partner_id = ${partnerId}
       group by bucket, kind, reason order by line`,
  },
  {
    storedLines: (partnerId: string) => fragment`
      select concat_ws(' ', extract(epoch from day)::bigint, kind, reason, count, cost, pay) line
        from rollup_partner_day where partner_id = ${partnerId} order by line`,
    recountedLines: (partnerId: string) => fragment`
      select concat_ws(' ', extract(epoch from day)::bigint, kind, reason, sum(count),
             sum(cost), sum(pay)) line
        from rollup_plan_day where partner_id = ${partnerId}
       group by day, kind, reason order by line`,
  },
] as const;

/** Per product: the rows of its creatives, over all its plans. */
const productCheck = {
  storedLines: (productId: string) => fragment`
    select concat_ws(' ', r.creative_id, extract(epoch from r.day)::bigint, r.kind, r.reason,
           r.count) line
      from rollup_creative r join creative c on c.id = r.creative_id
     where c.product_id = ${productId} order by line`,
  recountedLines: (productId: string) => fragment`
    with own as materialized (
       select m.plan_id, m.rolled_to from rollup_progress m join plan p on p.id = m.plan_id
        where p.product_id = ${productId}
          and not exists (select from sealed_plan s where s.plan_id = m.plan_id)
     ), flags as materialized (
       select m.plan_id, m.no from event_flag m join own using (plan_id)
        where not exists (select from event_flag_due d
                           where d.plan_id = m.plan_id and d.no = m.no)
     )
     select concat_ws(' ', creative_id, extract(epoch from day)::bigint, kind, reason, count)
            line
       from folded_creatives((select array_agg(plan_id) from own),
              (select array_agg(0::bigint) from own), (select array_agg(rolled_to) from own),
              (select array_agg(plan_id) from flags), (select array_agg(no) from flags))
      order by line`,
} as const;

export interface RollupCheck {
  readonly plans: number;
  readonly lines: number;
  /** Where stored and recounted rows differ: whose rows, and the first line that differs. */
  readonly differences: readonly string[];
}

/** Recounts everything from the events and compares it, byte for byte, with the stored rows. */
export const checkRollups = (db: Db, blocks = noBlocks): Promise<RollupCheck> =>
  readEventsInSnapshot(db, async (sql) => {
    const plans = await sql.many<CheckedPlan>`
      select m.plan_id, m.partner_id, p.product_id, s.plan_id is not null is_sealed
        from rollup_progress m join plan p on p.id = m.plan_id
        left join sealed_plan s on s.plan_id = m.plan_id
       order by m.plan_id`;

    const differences: string[] = await listOrphans(sql);
    let lineCount = 0;
    const compareLines = (
      owner: string,
      storedLines: readonly string[],
      recounted: readonly string[],
    ): void => {
      lineCount += storedLines.length;
      // Over both lists, since either may be the longer one.
      const lines = [...storedLines, ...recounted];
      const index = lines.findIndex((_, line) => storedLines[line] !== recounted[line]);
      if (index === -1) return;

      differences.push(
        `${owner}: ${storedLines[index] ?? 'nothing'}, not ${recounted[index] ?? 'nothing'}`,
      );
    };
    const readLines = async (statement: Fragment) =>
      (await sql.many<Line>`${statement}`).map(({ line }) => line).sort();

    const sealedCreatives = new Map<string, Map<string, bigint>>();
    for (const plan of plans) {
      const { planId } = plan;
      const folded = plan.isSealed ? await foldSealedEvents({ sql, blocks }, plan) : null;
      if (folded) addCreatives(sealedCreatives, plan.productId, folded.creatives);

      // In the order of the checks above. A sealed plan's events are no longer in the table.
      const sealedLines = folded && [folded.placements, folded.days, folded.audience];
      for (const [index, { storedLines, recountedLines }] of planChecks.entries()) {
        const recounted =
          sealedLines?.[index] ??
          (await readLines(fragment`${recountedPlan(planId)} ${recountedLines(planId)}`));
        compareLines(`plan ${planId}`, await readLines(storedLines(planId)), recounted);
      }
    }

    for (const id of new Set(plans.map(({ partnerId }) => partnerId))) {
      for (const { storedLines, recountedLines } of partnerChecks) {
        compareLines(
          `partner ${id}`,
          await readLines(storedLines(id)),
          await readLines(recountedLines(id)),
        );
      }
    }

    for (const id of new Set(plans.map(({ productId }) => productId))) {
      const unsealed = await readLines(productCheck.recountedLines(id));
      const recounted = withCreatives(unsealed, sealedCreatives.get(id));
      compareLines(`product ${id}`, await readLines(productCheck.storedLines(id)), recounted);
    }

    return { plans: plans.length, lines: lineCount, differences };
  });

/** Rows of plans or partners that no event can have produced. */
async function listOrphans(sql: Sql): Promise<string[]> {
  const owners = await sql.many<Line>`
    select 'plan ' || plan_id line from rollup_placement
     where plan_id not in (select plan_id from rollup_progress)
    union select 'plan ' || plan_id from rollup_audience
     where plan_id not in (select plan_id from rollup_progress)
    union select 'plan ' || plan_id from rollup_plan_day
     where plan_id not in (select plan_id from rollup_progress)
    union select 'creative ' || r.creative_id from rollup_creative r
     where not exists (select from creative c join plan p on p.product_id = c.product_id
                         join rollup_progress m on m.plan_id = p.id where c.id = r.creative_id)
    union select 'partner ' || partner_id from rollup_partner
     where partner_id not in (select partner_id from rollup_progress)
    union select 'partner ' || partner_id from rollup_partner_day
     where partner_id not in (select partner_id from rollup_progress)`;
  return owners.map(({ line }) => `${line}: rows that belong to nobody`);
}
