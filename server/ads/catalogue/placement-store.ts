import type { FlagReason } from '#domain/delivery/flag.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Placement } from '#domain/plan/placement.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface Publisher {
  readonly id: string;
  readonly name: string;
  readonly isSimulated: boolean;
}

export async function insertPublisher(
  sql: Sql,
  { id, name, isSimulated }: Publisher,
  now: Date,
): Promise<void> {
  await sql('insert into publisher (id, name, is_simulated, added_at) values ($1, $2, $3, $4)', [
    id,
    name,
    isSimulated,
    now,
  ]);
}

export async function isPublisher(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql('select id from publisher where id = $1', [id]);
  return rows.length === 1;
}

/** A placement on a publisher's pages, before it has a rate. */
export interface NewPlacement {
  readonly key: string;
  readonly publisherId: string;
  readonly name: string;
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly domains: readonly string[];
  readonly category: string;
}

export async function insertPlacement(
  sql: Sql,
  placement: NewPlacement,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into placement (key, publisher_id, name, format, width, height, domains, category,
       added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      placement.key,
      placement.publisherId,
      placement.name,
      placement.format,
      placement.width,
      placement.height,
      placement.domains,
      placement.category,
      now,
    ],
  );
  return (row as { id: number }).id;
}

export async function findPlacementId(sql: Sql, key: string): Promise<number | null> {
  const [row] = await sql<{ id: number }>('select id from placement where key = $1', [key]);
  return row?.id ?? null;
}

export interface PlacementRate {
  readonly placementId: number;
  readonly priceModel: 'cpm' | 'cpc';
  readonly price: Micro;
  /** The publisher's share of the price. */
  readonly payBps: number;
  readonly by: string;
}

/** A new rate from now on; ads served before keep theirs. */
export async function insertPlacementRate(sql: Sql, rate: PlacementRate, now: Date): Promise<void> {
  await sql(
    `insert into placement_rate (placement_id, since, price_model, price, pay_bps, made_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [rate.placementId, now, rate.priceModel, rate.price, rate.payBps, rate.by],
  );
}

/** Whether a placement was removed from the catalogue. */
export async function isPlacementEnded(sql: Sql, placementId: number): Promise<boolean> {
  return (
    (await sql('select from placement_end where placement_id = $1', [placementId])).length === 1
  );
}

/** Returns false if it was already removed. */
export async function insertPlacementEnd(
  sql: Sql,
  placementId: number,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const rows = await sql(
    `insert into placement_end (placement_id, at, made_by, reason) values ($1, $2, $3, $4)
     on conflict do nothing returning placement_id`,
    [placementId, now, by, reason],
  );
  return rows.length === 1;
}

/** Placements whose current rate gives the publisher a smaller share than this. */
export const listRatesBelow = (sql: Sql, payBps: number): Promise<{ name: string }[]> =>
  sql<{ name: string }>(
    `select pl.name from placement pl
       join lateral (select pay_bps from placement_rate where placement_id = pl.id
                      order by since desc limit 1) r on true
      where r.pay_bps < $1 and not exists (select from placement_end e where e.placement_id = pl.id)
      order by pl.name limit 5`,
    [payBps],
  );

/** How many rates a placement has had, locked against new ones until the transaction ends. */
export async function lockRates(sql: Sql, placementId: number): Promise<number> {
  await sql("select pg_advisory_xact_lock(hashtext('placement_rate'), $1)", [placementId]);
  const [row] = await sql<{ count: number }>(
    'select count(*)::int count from placement_rate where placement_id = $1',
    [placementId],
  );
  return row?.count ?? 0;
}

/** A placement with its current rate, and the last hour in which it requested an ad. */
export interface Supply extends Placement {
  readonly placementId: number;
  readonly priceModel: 'cpm' | 'cpc';
  readonly payBps: number;
  readonly lastHour: Date | null;
  /** Whether it gets no ads for now because its traffic was found invalid. */
  readonly isHeld: boolean;
}

export async function listSupply(sql: Sql, now: Date): Promise<Supply[]> {
  return sql<Supply>(
    `select pl.id "placementId", pl.format, pl.category, r.price, r.price_model "priceModel",
            r.pay_bps "payBps",
            (select max(q.hour) from placement_request q where q.placement_id = pl.id) "lastHour",
            exists (select from placement_hold h where h.placement_id = pl.id
                       and h.since <= $1 and h.until > $1) "isHeld"
       from placement pl
       join lateral (select price, price_model, pay_bps from placement_rate
                      where placement_id = pl.id and since <= $1
                        order by since desc limit 1) r on true
      where not exists (select from placement_end e where e.placement_id = pl.id and e.at <= $1)`,
    [now],
  );
}

/** A placement as it was until it was removed or its rate changed. */
export interface PastSupply extends Omit<Supply, 'isHeld'> {
  readonly until: Date;
}

/** Past states of placements that ended after the given time. */
export const listPastSupply = (sql: Sql, from: Date, now: Date): Promise<PastSupply[]> =>
  sql<PastSupply>(
    `select pl.id "placementId", pl.format, pl.category, r.price, r.price_model "priceModel",
            r.pay_bps "payBps", past.until,
            (select max(q.hour) from placement_request q where q.placement_id = pl.id) "lastHour"
       from (select placement_id, since "until" from placement_rate where since > $1 and since <= $2
             union all select placement_id, at from placement_end where at > $1 and at <= $2) past
       join placement pl on pl.id = past.placement_id
       join lateral (select price, price_model, pay_bps from placement_rate
                      where placement_id = pl.id and since < past.until
                      order by since desc limit 1) r on true`,
    [from, now],
  );

export interface PlacementHold {
  readonly placementId: number;
  readonly reason: FlagReason;
}

/** Blocks ads on placements until a given time, for what was found in a day's traffic. */
export async function insertPlacementHolds(
  sql: Sql,
  holds: readonly PlacementHold[],
  at: { readonly day: Date; readonly since: Date; readonly until: Date },
): Promise<void> {
  await sql(
    `insert into placement_hold (placement_id, day, reason, since, until)
     select placement_id, $3, reason, $4, $5
       from unnest($1::int[], $2::text[]) as held (placement_id, reason)`,
    [
      holds.map(({ placementId }) => placementId),
      holds.map(({ reason }) => reason),
      at.day,
      at.since,
      at.until,
    ],
  );
}

/** The placements that get no ads now: on hold, or removed from the catalogue. */
export async function listHeldPlacements(sql: Sql, now: Date): Promise<Set<number>> {
  const rows = await sql<{ placementId: number }>(
    `select placement_id "placementId" from placement_hold where until > $1 and since <= $1
     union select placement_id from placement_end where at <= $1`,
    [now],
  );
  return new Set(rows.map(({ placementId }) => placementId));
}

/** Adds to a placement's request counts. */
export async function addPlacementRequests(
  sql: Sql,
  counts: readonly { readonly placementId: number; readonly count: number }[],
  process: string,
  now: Date,
): Promise<void> {
  await sql(
    `insert into placement_request (placement_id, hour, process, count)
     select placement_id, date_trunc('hour', $3::timestamptz, 'UTC'), $4, count
       from unnest($1::int[], $2::bigint[]) as asked (placement_id, count)`,
    [counts.map(({ placementId }) => placementId), counts.map(({ count }) => count), now, process],
  );
}
