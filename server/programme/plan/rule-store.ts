import type { planDetail } from '#contract/plan.ts';
import type { Reply } from '#contract/route.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

/** A placement that was excluded from a plan or let back in. */
export type PlanRule = Reply<typeof planDetail>['rules'][number];

/** The newest placement changes of a plan, oldest first. */
export async function listRules(sql: Sql, planId: bigint): Promise<PlanRule[]> {
  const newestFirst = await sql.many<PlanRule>`
    select pl.name placement, r.is_excluded, r.actor, r.at
      from plan_rule r join placement pl on pl.id = r.placement_id
     where r.plan_id = ${planId} order by r.step desc limit 200`;
  return newestFirst.reverse();
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
  return sql.maybeOne<PlacementRule>`
    select pl.id placement_id,
           exists (select from plan_excluded x
                    where x.plan_id = ${planId} and x.placement_id = pl.id) is_excluded,
           (select count(*)::int from plan_excluded x where x.plan_id = ${planId}) excluded,
           (select count(*)::int from plan_rule r where r.plan_id = ${planId}) steps
      from placement pl where pl.key = ${key}`;
}

export async function insertRule(
  sql: Sql,
  planId: bigint,
  { placementId, steps }: PlacementRule,
  isExcluded: boolean,
  now: Date,
): Promise<void> {
  await insert(sql, 'plan_rule', {
    planId,
    step: steps + 1,
    placementId,
    isExcluded,
    actor: 'partner',
    at: now,
  });
}
