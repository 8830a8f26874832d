import type { Sql } from '../db/db.ts';

/** A placement that was excluded from a plan, or let in again. */
export interface PlanRule {
  readonly zone: string;
  readonly isExcluded: boolean;
  readonly actor: string;
  readonly at: Date;
}

/** The newest changes of where a plan is shown, oldest first. */
export async function listRules(sql: Sql, planId: bigint): Promise<PlanRule[]> {
  const rows = await sql<PlanRule>(
    `select z.name zone, r.is_excluded "isExcluded", r.actor, r.at
       from plan_rule r join zone z on z.id = r.zone_id
      where r.plan_id = $1 order by r.step desc limit 200`,
    [planId],
  );
  return rows.reverse();
}

export interface ZoneRule {
  readonly zoneId: number;
  readonly isExcluded: boolean;
  /** How many placements the plan is kept from, and how many changes there were. */
  readonly excluded: number;
  readonly steps: number;
}

/** How a placement stands with a plan; null when there is no such placement. */
export async function findZoneRule(
  sql: Sql,
  planId: bigint,
  key: string,
): Promise<ZoneRule | null> {
  const [row] = await sql<ZoneRule>(
    `select z.id "zoneId",
            exists (select from plan_excluded x where x.plan_id = $1 and x.zone_id = z.id)
              "isExcluded",
            (select count(*)::int from plan_excluded x where x.plan_id = $1) excluded,
            (select count(*)::int from plan_rule r where r.plan_id = $1) steps
       from zone z where z.key = $2`,
    [planId, key],
  );
  return row ?? null;
}

export async function insertRule(
  sql: Sql,
  planId: bigint,
  { zoneId, steps }: ZoneRule,
  isExcluded: boolean,
  at: Date,
): Promise<void> {
  await sql(
    `insert into plan_rule (plan_id, step, zone_id, is_excluded, actor, at)
     values ($1, $2, $3, $4, 'partner', $5)`,
    [planId, steps + 1, zoneId, isExcluded, at],
  );
}
