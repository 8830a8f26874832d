import type { Sql } from '../../platform/database/database.ts';

/** A placement that was excluded from a plan or let back in. */
export interface PlanRule {
  readonly placement: string;
  readonly isExcluded: boolean;
  readonly actor: string;
  readonly at: Date;
}

/** The newest placement changes of a plan, oldest first. */
export async function listRules(sql: Sql, planId: bigint): Promise<PlanRule[]> {
  const rows = await sql<PlanRule>(
    `select pl.name placement, r.is_excluded "isExcluded", r.actor, r.at
       from plan_rule r join placement pl on pl.id = r.placement_id
      where r.plan_id = $1 order by r.step desc limit 200`,
    [planId],
  );
  return rows.reverse();
}

export interface PlacementRule {
  readonly placementId: number;
  readonly isExcluded: boolean;
  /** How many placements the plan excludes, and how often that has changed. */
  readonly excluded: number;
  readonly steps: number;
}

/** Whether a plan excludes a placement; null when there is no such placement. */
export async function findPlacementRule(
  sql: Sql,
  planId: bigint,
  key: string,
): Promise<PlacementRule | null> {
  const [row] = await sql<PlacementRule>(
    `select pl.id "placementId",
            exists (select from plan_excluded x where x.plan_id = $1 and x.placement_id = pl.id)
              "isExcluded",
            (select count(*)::int from plan_excluded x where x.plan_id = $1) excluded,
            (select count(*)::int from plan_rule r where r.plan_id = $1) steps
       from placement pl where pl.key = $2`,
    [planId, key],
  );
  return row ?? null;
}

export async function insertRule(
  sql: Sql,
  planId: bigint,
  { placementId, steps }: PlacementRule,
  isExcluded: boolean,
  at: Date,
): Promise<void> {
  await sql(
    `insert into plan_rule (plan_id, step, placement_id, is_excluded, actor, at)
     values ($1, $2, $3, $4, 'partner', $5)`,
    [planId, steps + 1, placementId, isExcluded, at],
  );
}
