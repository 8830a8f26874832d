import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode } from '#domain/delivery/flag.ts';
import type { PlacementRequests } from '#domain/delivery/plan-shares.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { PlanLimits } from '#domain/plan/limits.ts';
import type { PriceCeilings } from '#domain/plan/price-ceiling.ts';
import type { PutRule, Targeting } from '#domain/plan/terms.ts';
import {
  type Fragment,
  fragment,
  literal,
  literals,
  plainArray,
  type Sql,
} from '../../platform/database/database.ts';
import { type CreativeResults, type CreativeSet, withCreatives } from './shown-creatives.ts';

/** A placement with its current price. */
export interface PlacementRow {
  readonly id: number;
  readonly key: string;
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly domains: readonly string[];
  readonly category: string;
  readonly isSimulated: boolean;
  readonly priceModel: 'cpm' | 'cpc';
  /** From the rate card, per thousand impressions or per click. */
  readonly price: Micro;
  readonly payBps: number;
  /** Withdrawn from the catalogue: kept only for tokens issued before. */
  readonly isEnded: boolean;
}

export const listPlacements = (sql: Sql, now: Date): Promise<PlacementRow[]> =>
  sql.many<PlacementRow>`
    select pl.id, pl.key, pl.format, pl.width, pl.height, pl.domains, pl.category,
           p.is_simulated, r.price_model, r.price, r.pay_bps,
           exists (select from placement_end e
                    where e.placement_id = pl.id and e.at <= ${now}) is_ended
      from placement pl join publisher p on p.id = pl.publisher_id
      join lateral (select price_model, price, pay_bps from placement_rate
                     where placement_id = pl.id and since <= ${now}
                     order by since desc limit 1) r on true`;

/** Whether a placement was added, repriced or ended after a moment. */
export async function havePlacementsChanged(sql: Sql, since: Date, now: Date): Promise<boolean> {
  const { hasChanged } = await sql.one<{ hasChanged: boolean }>`
    select exists (select from placement_rate where since > ${since} and since <= ${now})
        or exists (select from placement_end where at > ${since} and at <= ${now})
        or exists (select from placement where added_at > ${since}) has_changed`;
  return hasChanged;
}

/** The immutable facts of a plan, and the creatives it can show. */
export interface PlanFacts extends CreativeSet {
  readonly id: bigint;
  readonly no: string;
  readonly partnerId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly landingUrl: string;
  readonly putRule: PutRule;
  readonly targeting: Targeting;
}

/** A row as read, before the creatives of its product are added. */
type WithoutCreatives<Row extends CreativeSet> = Omit<Row, keyof CreativeSet>;

const factsColumns = fragment`
  p.id, p.no, p.partner_id, d.merchant_id, p.product_id, d.landing_url, d.put_rule, d.targeting`;

const factsTables = fragment`plan p join product d on d.id = p.product_id`;

export async function findPlanFacts(sql: Sql, planId: number): Promise<PlanFacts | null> {
  const plans = await sql.many<WithoutCreatives<PlanFacts>>`
    select ${factsColumns} from ${factsTables} where p.id = ${planId}`;

  const [facts] = await withCreatives(sql, plans, new Map());
  return facts ?? null;
}

/** A plan as delivery needs it, with its progress. */
export interface LivePlanRow extends PlanFacts {
  /**
   * Whether it may be served: putting, not paused, with an approved creative and an available
   * product.
   */
  readonly isServable: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hold: Micro;
  readonly spent: Micro;
  /** Its participation rate when it was last saved, in millionths. */
  readonly participationPpm: number | null;
  /** The last UTC day on which anything was spent, counted from 1970, and the amount. */
  readonly lastSpendDay: number;
  readonly daySpent: Micro;
  readonly learnSince: Date;
  /** Placements that its partner has excluded. */
  readonly excludedPlacements: readonly number[];
  /** The agreed share of a price that the network keeps. */
  readonly mediaFeeBps: number;
  /** The agreed price caps. */
  readonly priceCeilings: PriceCeilings;
  readonly commissionMax: Micro;
  /** The windows and floors that the plan was offered with. */
  readonly limits: PlanLimits;
}

const liveColumns = fragment`
  ${factsColumns}, pp.starts_at, pp.ends_at, m.hold, m.spent, m.day last_spend_day, m.day_spent,
  agreed.media_fee_bps, agreed.price_ceilings, agreed.commission_max, agreed.limits,
  p.status = 'putting' and p.paused_by is null and w.product_id is null is_servable,
  (select q.pass_ppm from plan_pace q
    where q.plan_id = p.id order by q.at desc limit 1) participation_ppm,
  greatest(p.status_at, (select max(r.at) from plan_rule r where r.plan_id = p.id)) learn_since,
  array(select x.placement_id from plan_excluded x
         where x.plan_id = p.id order by x.placement_id) excluded_placements`;

const liveTables = fragment`
  ${factsTables} join plan_put pp on pp.plan_id = p.id
  join agreed_terms agreed on agreed.plan_id = p.id
  join plan_meter m on m.plan_id = p.id
  left join product_withdrawal w on w.product_id = p.product_id`;

async function readLivePlans(sql: Sql, condition: Fragment, results: CreativeResults) {
  const rows = await sql.many<WithoutCreatives<LivePlanRow>>`
    select ${liveColumns} from ${liveTables} ${condition}`;

  const plans = await withCreatives(sql, rows, results);
  return plans.map(
    (plan): LivePlanRow => ({ ...plan, isServable: plan.isServable && plan.formats.length > 0 }),
  );
}

/** All plans that are delivering, paused or not. */
export const listLivePlans = (sql: Sql, results: CreativeResults): Promise<LivePlanRow[]> =>
  readLivePlans(sql, fragment`where p.status = 'putting' order by p.id`, results);

/** The plans that changed within this time by the database's clock, in their current state. */
export const listChangedPlans = (
  sql: Sql,
  windowMs: number,
  results: CreativeResults,
): Promise<LivePlanRow[]> =>
  readLivePlans(
    sql,
    fragment`
      where p.id in (select plan_id from plan_change
                      where at > clock_timestamp()
                        - make_interval(secs => ${windowMs / 1_000}))`,
    results,
  );

export async function listEscrows(
  sql: Sql,
  merchantIds: readonly string[],
): Promise<Map<string, bigint>> {
  const escrows = await sql.many<{ owner: string; balance: bigint }>`
    select owner, balance from account
     where pocket = 'escrow' and owner = any(${plainArray(merchantIds)}::uuid[])`;
  return new Map(escrows.map(({ owner, balance }) => [owner, balance]));
}

export interface ResultRow {
  readonly planId: bigint;
  readonly placementId: number;
  readonly impressions: bigint;
  readonly clicks: bigint;
}

/** What counted at each placement of these plans, as far as it has been rolled up. */
export const listResults = (
  sql: Sql,
  planIds: readonly number[],
  since: Date,
): Promise<ResultRow[]> =>
  sql.many<ResultRow>`
    select plan_id, placement_id,
           coalesce(sum(count)
             filter (where kind = ${literal(impressionCode)}), 0)::bigint impressions,
           coalesce(sum(count) filter (where kind = ${literal(clickCode)}), 0)::bigint clicks
      from rollup_placement
     where plan_id = any(${plainArray(planIds)}::bigint[])
       and kind in (${literals([impressionCode, clickCode])})
       and reason = ${literal(countsCode)} and bucket >= ${since}
     group by plan_id, placement_id`;

export interface ConversionRow {
  readonly planId: bigint;
  readonly placementId: number;
  readonly at: Date;
}

/** The conversions of these plans that were neither reversed nor refused, with their origin. */
export const listConversions = (sql: Sql, planIds: readonly number[]): Promise<ConversionRow[]> =>
  sql.many<ConversionRow>`
    select c.plan_id, e.placement_id, c.at
      from conversion_worth c join click e on e.serve_id = c.serve_id
     where c.plan_id = any(${plainArray(planIds)}::bigint[])
       and c.counts_as in ('pending', 'approved')`;

/** Requests per placement and hour since a moment. */
export const listRequests = (sql: Sql, since: Date): Promise<PlacementRequests[]> =>
  sql.many<PlacementRequests>`
    select placement_id, hour, sum(count)::float8 count
      from placement_request where hour >= ${since}
     group by placement_id, hour order by hour, placement_id`;
