import type { MarkReason } from '#domain/delivery/mark.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Placement } from '#domain/plan/placement.ts';
import type { Sql } from '../db/db.ts';

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

/** A placement on a publisher's pages. */
export interface Zone {
  readonly key: string;
  readonly publisherId: string;
  readonly name: string;
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly domains: readonly string[];
  readonly category: string;
}

/** The name of a site that a placement may stand on. */
export const isDomain = (text: string): boolean =>
  /^([a-z0-9-]+\.)*[a-z0-9-]+(:\d{1,5})?$/.test(text);

export async function insertZone(sql: Sql, zone: Zone, now: Date): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into zone (key, publisher_id, name, format, width, height, domains, category, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      zone.key,
      zone.publisherId,
      zone.name,
      zone.format,
      zone.width,
      zone.height,
      zone.domains,
      zone.category,
      now,
    ],
  );
  return (row as { id: number }).id;
}

export async function findZoneId(sql: Sql, key: string): Promise<number | null> {
  const [row] = await sql<{ id: number }>('select id from zone where key = $1', [key]);
  return row?.id ?? null;
}

export interface ZoneRate {
  readonly zoneId: number;
  readonly priceModel: 'cpm' | 'cpc';
  readonly price: Micro;
  /** Of the price, what the publisher gets. */
  readonly payBps: number;
  readonly by: string;
}

/** A new price from now on; what was served before keeps the one it was served at. */
export async function insertZoneRate(sql: Sql, rate: ZoneRate, now: Date): Promise<void> {
  await sql(
    `insert into zone_rate (zone_id, since, price_model, price, pay_bps, made_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [rate.zoneId, now, rate.priceModel, rate.price, rate.payBps, rate.by],
  );
}

/** Whether a placement was taken out of the catalogue. */
export async function isZoneEnded(sql: Sql, zoneId: number): Promise<boolean> {
  return (await sql('select from zone_end where zone_id = $1', [zoneId])).length === 1;
}

/** False when it was taken out before. */
export async function insertZoneEnd(
  sql: Sql,
  zoneId: number,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const rows = await sql(
    `insert into zone_end (zone_id, at, made_by, reason) values ($1, $2, $3, $4)
     on conflict do nothing returning zone_id`,
    [zoneId, now, by, reason],
  );
  return rows.length === 1;
}

/** Placements of whose price now the publisher gets less than this. */
export const listRatesBelow = (sql: Sql, payBps: number): Promise<{ name: string }[]> =>
  sql<{ name: string }>(
    `select z.name from zone z
       join lateral (select pay_bps from zone_rate where zone_id = z.id
                      order by since desc limit 1) r on true
      where r.pay_bps < $1 and not exists (select from zone_end e where e.zone_id = z.id)
      order by z.name limit 5`,
    [payBps],
  );

/** How many prices a placement has had. Nobody adds one before the transaction ends. */
export async function lockRates(sql: Sql, zoneId: number): Promise<number> {
  await sql("select pg_advisory_xact_lock(hashtext('zone_rate'), $1)", [zoneId]);
  const [row] = await sql<{ count: number }>(
    'select count(*)::int count from zone_rate where zone_id = $1',
    [zoneId],
  );
  return row?.count ?? 0;
}

/** A placement with its price now, and the last hour in which it asked for an ad. */
export interface Supply extends Placement {
  readonly zoneId: number;
  readonly priceModel: 'cpm' | 'cpc';
  readonly payBps: number;
  readonly lastHour: Date | null;
  /** Whether it gets no ads for now, since its traffic was found invalid. */
  readonly isHeld: boolean;
}

export async function listSupply(sql: Sql, now: Date): Promise<Supply[]> {
  return sql<Supply>(
    `select z.id "zoneId", z.format, z.category, r.price, r.price_model "priceModel",
            r.pay_bps "payBps",
            (select max(q.hour) from zone_request q where q.zone_id = z.id) "lastHour",
            exists (select from zone_hold h where h.zone_id = z.id
                       and h.since <= $1 and h.until > $1) "isHeld"
       from zone z
       join lateral (select price, price_model, pay_bps from zone_rate
                      where zone_id = z.id and since <= $1 order by since desc limit 1) r on true
      where not exists (select from zone_end e where e.zone_id = z.id and e.at <= $1)`,
    [now],
  );
}

/** A placement as it was until a moment, at which it was taken out or had another price. */
export interface PastSupply extends Omit<Supply, 'isHeld'> {
  readonly until: Date;
}

/** What placements were, as far as it ended after a moment. */
export const listPastSupply = (sql: Sql, from: Date, now: Date): Promise<PastSupply[]> =>
  sql<PastSupply>(
    `select z.id "zoneId", z.format, z.category, r.price, r.price_model "priceModel",
            r.pay_bps "payBps", past.until,
            (select max(q.hour) from zone_request q where q.zone_id = z.id) "lastHour"
       from (select zone_id, since "until" from zone_rate where since > $1 and since <= $2
             union all select zone_id, at from zone_end where at > $1 and at <= $2) past
       join zone z on z.id = past.zone_id
       join lateral (select price, price_model, pay_bps from zone_rate
                      where zone_id = z.id and since < past.until
                      order by since desc limit 1) r on true`,
    [from, now],
  );

export interface ZoneHold {
  readonly zoneId: number;
  readonly reason: MarkReason;
}

/** Placements get no ads until a moment, for what a day showed. */
export async function insertZoneHolds(
  sql: Sql,
  holds: readonly ZoneHold[],
  at: { readonly day: Date; readonly since: Date; readonly until: Date },
): Promise<void> {
  await sql(
    `insert into zone_hold (zone_id, day, reason, since, until)
     select zone_id, $3, reason, $4, $5
       from unnest($1::int[], $2::text[]) as held (zone_id, reason)`,
    [
      holds.map(({ zoneId }) => zoneId),
      holds.map(({ reason }) => reason),
      at.day,
      at.since,
      at.until,
    ],
  );
}

/** The placements that get no ads now: held for a while, or taken out of the catalogue. */
export async function listHeldZones(sql: Sql, now: Date): Promise<Set<number>> {
  const rows = await sql<{ zoneId: number }>(
    `select zone_id "zoneId" from zone_hold where until > $1 and since <= $1
     union select zone_id from zone_end where at <= $1`,
    [now],
  );
  return new Set(rows.map(({ zoneId }) => zoneId));
}

/** Adds to how often a placement asked for an ad. */
export async function addZoneRequests(
  sql: Sql,
  counts: readonly { readonly zoneId: number; readonly count: number }[],
  process: string,
  now: Date,
): Promise<void> {
  await sql(
    `insert into zone_request (zone_id, hour, process, count)
     select zone_id, date_trunc('hour', $3::timestamptz, 'UTC'), $4, count
       from unnest($1::int[], $2::bigint[]) as asked (zone_id, count)`,
    [counts.map(({ zoneId }) => zoneId), counts.map(({ count }) => count), now, process],
  );
}
