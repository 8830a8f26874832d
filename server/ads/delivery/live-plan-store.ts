import type { PlacementRequests } from '#domain/delivery/plan-shares.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { PriceCeilings } from '#domain/plan/price-ceiling.ts';
import type { PutRule, Targeting } from '#domain/plan/terms.ts';
import { plainArray, type Sql } from '../../platform/database/database.ts';
import { type CreativeResults, type Showing, withCreatives } from './shown-creatives.ts';

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
  sql<PlacementRow>(
    `select pl.id, pl.key, pl.format, pl.width, pl.height, pl.domains, pl.category,
            p.is_simulated "isSimulated", r.price_model "priceModel", r.price,
            r.pay_bps "payBps",
            exists (select from placement_end e where e.placement_id = pl.id
              and e.at <= $1) "isEnded"
       from placement pl join publisher p on p.id = pl.publisher_id
       join lateral (select price_model, price, pay_bps from placement_rate
                      where placement_id = pl.id and since <= $1
                        order by since desc limit 1) r on true`,
    [now],
  );

/** Whether a placement was added, repriced or ended after a moment. */
export async function arePlacementsNewer(sql: Sql, since: Date, now: Date): Promise<boolean> {
  const [row] = await sql<{ isNewer: boolean }>(
    `select exists (select from placement_rate where since > $1 and since <= $2)
         or exists (select from placement_end where at > $1 and at <= $2)
         or exists (select from placement where added_at > $1) "isNewer"`,
    [since, now],
  );
  return row?.isNewer ?? false;
}

/** The immutable facts of a plan, and the creatives it can show. */
export interface PlanFacts extends Showing {
  readonly id: bigint;
  readonly no: string;
  readonly partnerId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly landingUrl: string;
  readonly commissionMax: Micro;
  readonly putRule: PutRule;
  readonly targeting: Targeting;
}

/** A row as read, before the creatives of its product are added. */
type Bare<Row extends Showing> = Omit<Row, keyof Showing>;

const factsColumns = `p.id, p.no, p.partner_id "partnerId", d.merchant_id "merchantId",
  p.product_id "productId", d.landing_url "landingUrl", d.commission_max "commissionMax",
  d.put_rule "putRule", d.targeting`;

const factsTables = 'plan p join product d on d.id = p.product_id';

export async function findPlanFacts(sql: Sql, planId: number): Promise<PlanFacts | null> {
  const rows = await sql<Bare<PlanFacts>>(
    `select ${factsColumns} from ${factsTables} where p.id = $1`,
    [planId],
  );
  const [facts] = await withCreatives(sql, rows, new Map());
  return facts ?? null;
}

/** A plan as delivery needs it, with its progress. */
export interface LivePlanRow extends PlanFacts {
  /**
   * Whether it may be served: putting, not paused, with an approved creative and an available
   * product.
   */
  readonly isOn: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hold: Micro;
  readonly spent: Micro;
  /** Its participation rate when it was last saved, in millionths. */
  readonly passPpm: number | null;
  /** The last UTC day on which anything was spent, counted from 1970, and the amount. */
  readonly day: number;
  readonly daySpent: Micro;
  readonly learnSince: Date;
  /** Placements that its partner has excluded. */
  readonly excludedPlacements: readonly number[];
  /** The agreed share of a price that the network keeps. */
  readonly mediaFeeBps: number;
  /** The agreed price caps. */
  readonly priceCeilings: PriceCeilings;
}

const liveColumns = `${factsColumns}, pp.starts_at "startsAt", pp.ends_at "endsAt", m.hold, m.spent,
  m.day, m.day_spent "daySpent",
  (pp.terms ->> 'mediaFeeBps')::int "mediaFeeBps",
  pp.terms -> 'priceCeilings' "priceCeilings",
  p.status = 'putting' and p.paused_by is null and w.product_id is null "isOn",
  (select q.pass_ppm from plan_pace q where q.plan_id = p.id
    order by q.at desc limit 1) "passPpm",
  greatest(p.status_at, (select max(r.at) from plan_rule r where r.plan_id = p.id)) "learnSince",
  array(select x.placement_id from plan_excluded x where x.plan_id = p.id
    order by 1) "excludedPlacements"`;

const liveTables = `${factsTables} join plan_put pp on pp.plan_id = p.id
  join plan_meter m on m.plan_id = p.id
  left join product_withdrawal w on w.product_id = p.product_id`;

async function readLivePlans(sql: Sql, which: string, results: CreativeResults) {
  const rows = await sql<Bare<LivePlanRow>>(`select ${liveColumns} from ${liveTables} ${which}`);
  const shown = await withCreatives(sql, rows, results);
  return shown.map((row): LivePlanRow => ({ ...row, isOn: row.isOn && row.formats.length > 0 }));
}

/** All plans that are delivering, paused or not. */
export const listLivePlans = (sql: Sql, results: CreativeResults): Promise<LivePlanRow[]> =>
  readLivePlans(sql, "where p.status = 'putting' order by p.id", results);

/**
 * The plans that changed in the last seconds, in their current state. Measured by the database's
 * clock and over twice the polling interval, so that the changes of a slow transaction are seen as
 * well.
 */
export const listChangedPlans = (sql: Sql, results: CreativeResults): Promise<LivePlanRow[]> =>
  readLivePlans(
    sql,
    `where p.id in (select plan_id from plan_change
       where at > clock_timestamp() - interval '20 seconds')`,
    results,
  );

export async function listEscrows(
  sql: Sql,
  merchants: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await sql<{ owner: string; balance: bigint }>(
    `select owner, balance from account where pocket = 'escrow' and owner = any($1::uuid[])`,
    [plainArray(merchants)],
  );
  return new Map(rows.map(({ owner, balance }) => [owner, balance]));
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
  plans: readonly number[],
  since: Date,
): Promise<ResultRow[]> =>
  sql<ResultRow>(
    `select plan_id "planId", placement_id "placementId",
            coalesce(sum(count) filter (where kind = 1), 0)::bigint impressions,
            coalesce(sum(count) filter (where kind = 7), 0)::bigint clicks
       from rollup_placement where plan_id = any($1::bigint[]) and kind in (1, 7) and reason = -1
        and bucket >= $2 group by plan_id, placement_id`,
    [plainArray(plans), since],
  );

export interface ConversionRow {
  readonly planId: bigint;
  readonly placementId: number;
  readonly at: Date;
}

/** The conversions of these plans that were neither reversed nor refused, with their origin. */
export const listConversions = (sql: Sql, plans: readonly number[]): Promise<ConversionRow[]> =>
  sql<ConversionRow>(
    `select c.plan_id "planId", e.placement_id "placementId", c.at
       from conversion_worth c join click e on e.serve_id = c.serve_id
      where c.plan_id = any($1::bigint[]) and c.counts_as in ('pending', 'approved')`,
    [plainArray(plans)],
  );

/** Requests per placement and hour since a moment. */
export const listRequests = (sql: Sql, since: Date): Promise<PlacementRequests[]> =>
  sql<PlacementRequests>(
    `select placement_id "placementId", hour, sum(count)::float8 count from placement_request
         where hour >= $1
      group by placement_id, hour order by hour, placement_id`,
    [since],
  );
