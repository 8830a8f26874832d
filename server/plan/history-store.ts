import { eventKinds } from '#domain/delivery/event.ts';
import type { Micro } from '#domain/money.ts';
import { clickLifeMs, impressionLifeMs } from '#domain/plan/lifetime.ts';
import type { PauseCause } from '#domain/plan/status.ts';
import type { Sql } from '../db/db.ts';
import type { Plan, StepRow } from './plan-store.ts';

export async function listSteps(sql: Sql, planId: bigint): Promise<StepRow[]> {
  const rows = await sql<Omit<StepRow, 'at'> & { at: Date }>(
    `select from_status "from", to_status "to", cause, actor, facts, entry_id "entryId", at
       from plan_step where plan_id = $1 order by step`,
    [planId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export interface PauseRow {
  readonly cause: PauseCause | null;
  readonly actor: string;
  readonly at: Date;
}

/** The newest pauses of a plan, oldest first. */
export async function listPauses(sql: Sql, planId: bigint): Promise<PauseRow[]> {
  const rows = await sql<PauseRow>(
    'select cause, actor, at from plan_pause where plan_id = $1 order by step desc limit 200',
    [planId],
  );
  return rows.reverse();
}

/** A conversion as the money of its plan sees it. */
export interface PlanConversion {
  readonly id: string;
  readonly state: 'held' | 'pending' | 'approved' | 'reversed' | 'unfunded' | 'refused';
  readonly step: number;
  readonly commission: Micro;
  readonly fee: Micro;
  readonly lockAt: Date;
}

export async function listConversions(sql: Sql, planId: bigint): Promise<PlanConversion[]> {
  return sql<PlanConversion>(
    `select c.id, c.step, c.commission, c.fee, c.lock_at "lockAt",
            -- What was charged back later is not earned, though it stays approved.
            case when undone.entry_id is null then c.state else 'reversed' end state
       from conversion_now c
       left join conversion_step s on s.conversion_id = c.id and s.step = c.step
       left join entry_undone undone on undone.entry_id = s.entry_id and c.state = 'approved'
      where c.plan_id = $1 order by c.at, c.id`,
    [planId],
  );
}

/** Learning counts what was not taken back, in the days before now. */
export async function countConversions(sql: Sql, planId: bigint, since: Date): Promise<number> {
  const [row] = await sql<{ count: bigint }>(
    `select count(*) from conversion_now where plan_id = $1 and at >= $2
        and state in ('pending', 'approved')`,
    [planId, since],
  );
  return Number(row?.count ?? 0n);
}

const codeOf = (kind: (typeof eventKinds)[number]) => eventKinds.indexOf(kind);

/**
 * What ads on their way may still cost: served and not yet seen, where seeing is paid; seen and
 * not yet clicked, where clicking is. Only the newest events are looked at.
 */
export async function sumInFlight(
  sql: Sql,
  { id, format, isPaidByClick }: Pick<Plan, 'id' | 'format' | 'isPaidByClick'>,
  now: Date,
): Promise<Micro> {
  const seenSince = new Date(now.getTime() - impressionLifeMs[format]);
  const clickedSince = new Date(seenSince.getTime() - (isPaidByClick ? clickLifeMs : 0));
  const [row] = await sql<{ sum: Micro }>(
    `with recent as materialized (
       select e.serve_id, e.zone_id, e.price, e.at from event e
        where e.plan_id = $1 and e.kind = ${codeOf('serve')} and e.at > $3
          and e.no > coalesce((select o.no from event o where o.plan_id = $1 and o.at <= $3
                                order by o.no desc limit 1), 0)
     )
     select coalesce(sum(s.price), 0)::bigint sum from recent s
       cross join lateral (select price_model from zone_rate r where r.zone_id = s.zone_id
          and r.since <= s.at order by r.since desc limit 1) rate
       left join event_once i on i.serve_id = s.serve_id and i.kind = ${codeOf('impression')}
       left join event_once c on c.serve_id = s.serve_id and c.kind = ${codeOf('click')}
      where case rate.price_model
              when 'cpm' then i.serve_id is null and s.at > $2
              else c.serve_id is null and (i.serve_id is not null or s.at > $2) end`,
    [id, seenSince, clickedSince],
  );
  return row?.sum ?? (0n as Micro);
}

export interface CreativeFile {
  readonly sha256: string;
  readonly type: string;
  readonly format: 'image' | 'video' | 'card';
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly landingUrl: string;
}

/** What of its product a plan's page shows. */
export async function getCreativeFile(sql: Sql, plan: Plan): Promise<CreativeFile> {
  const [row] = await sql<CreativeFile>(
    `select encode(c.sha256, 'hex') sha256, c.type, c.format, c.width, c.height, d.description,
            d.landing_url "landingUrl"
       from creative c join product d on d.id = c.product_id where c.id = $1`,
    [plan.creativeId],
  );
  if (!row) throw new Error('A plan without its creative');
  return row;
}
