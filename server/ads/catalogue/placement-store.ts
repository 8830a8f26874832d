import type { FlagReason } from '#domain/delivery/flag.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Placement } from '#domain/plan/placement.ts';
import { insert, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

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
  await insert(sql, 'publisher', { id, name, isSimulated, addedAt: now });
}

export const findPublisher = (sql: Sql, id: string): Promise<Pick<Publisher, 'name'> | null> =>
  sql.maybeOne<Pick<Publisher, 'name'>>`select name from publisher where id = ${id}`;

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
  const { id } = await sql.one<{ id: number }>`
    insert into placement (key, publisher_id, name, format, width, height, domains, category,
                           added_at)
    values (${placement.key}, ${placement.publisherId}, ${placement.name}, ${placement.format},
      ${placement.width}, ${placement.height}, ${placement.domains}, ${placement.category}, ${now})
    returning id`;
  return id;
}

interface NamedPlacement {
  readonly id: number;
  readonly name: string;
  readonly publisher: string;
}

export const findPlacement = (sql: Sql, key: string): Promise<NamedPlacement | null> =>
  sql.maybeOne<NamedPlacement>`
    select z.id, z.name, b.name publisher
      from placement z join publisher b on b.id = z.publisher_id where z.key = ${key}`;

export interface PlacementRate {
  readonly placementId: number;
  readonly priceModel: 'cpm' | 'cpc';
  readonly price: Micro;
  /** The publisher's share of the price. */
  readonly payBps: number;
  readonly madeBy: string;
}

/** A new rate from now on; ads served before keep theirs. */
export async function insertPlacementRate(sql: Sql, rate: PlacementRate, now: Date): Promise<void> {
  await insert(sql, 'placement_rate', {
    placementId: rate.placementId,
    since: now,
    priceModel: rate.priceModel,
    price: rate.price,
    payBps: rate.payBps,
    madeBy: rate.madeBy,
  });
}

/** Whether a placement was removed from the catalogue. */
export async function isPlacementEnded(sql: Sql, placementId: number): Promise<boolean> {
  const ends = await sql.count`select from placement_end where placement_id = ${placementId}`;
  return ends === 1;
}

/** Returns false if it was already removed. */
export async function insertPlacementEnd(
  sql: Sql,
  placementId: number,
  { author, reason, now }: { readonly author: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  return insertIfAbsent(sql, 'placement_end', { placementId, at: now, madeBy: author, reason });
}

/** Placements whose current rate gives the publisher a smaller share than this. */
export const listRatesBelow = (sql: Sql, payBps: number): Promise<{ name: string }[]> =>
  sql.many<{ name: string }>`
    select pl.name from placement pl
      join lateral (select pay_bps from placement_rate where placement_id = pl.id
                     order by since desc limit 1) r on true
     where r.pay_bps < ${payBps}
       and not exists (select from placement_end e where e.placement_id = pl.id)
     order by pl.name limit 5`;

/** How many rates a placement has had, locked against new ones until the transaction ends. */
export async function lockRates(sql: Sql, placementId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('placement_rate'), ${placementId})`;

  const { count } = await sql.one<{ count: number }>`
    select count(*)::int count from placement_rate where placement_id = ${placementId}`;
  return count;
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

export const listSupply = (sql: Sql, now: Date): Promise<Supply[]> =>
  sql.many<Supply>`
    select pl.id placement_id, pl.format, pl.category, r.price, r.price_model, r.pay_bps,
           (select max(q.hour) from placement_request q where q.placement_id = pl.id) last_hour,
           exists (select from placement_hold h
                    where h.placement_id = pl.id and h.since <= ${now}
                      and h.until > ${now}) is_held
      from placement pl
      join lateral (select price, price_model, pay_bps from placement_rate
                     where placement_id = pl.id and since <= ${now}
                     order by since desc limit 1) r on true
     where not exists (select from placement_end e
             where e.placement_id = pl.id and e.at <= ${now})`;

/** A placement as it was until it was removed or its rate changed. */
export interface PastSupply extends Omit<Supply, 'isHeld'> {
  readonly until: Date;
}

/** Past states of placements that ended after the given time. */
export const listPastSupply = (sql: Sql, since: Date, now: Date): Promise<PastSupply[]> =>
  sql.many<PastSupply>`
    select pl.id placement_id, pl.format, pl.category, r.price, r.price_model, r.pay_bps,
           past.until,
           (select max(q.hour) from placement_request q where q.placement_id = pl.id) last_hour
      from (select placement_id, since "until" from placement_rate
             where since > ${since} and since <= ${now}
             union all
            select placement_id, at from placement_end
             where at > ${since} and at <= ${now}) past
      join placement pl on pl.id = past.placement_id
      join lateral (select price, price_model, pay_bps from placement_rate
                     where placement_id = pl.id and since < past.until
                     order by since desc limit 1) r on true`;

export interface PlacementHold {
  readonly placementId: number;
  readonly reason: FlagReason;
}

/** Blocks ads on placements until a given time, for what was found in a day's traffic. */
export async function insertPlacementHolds(
  sql: Sql,
  holds: readonly PlacementHold[],
  { day, since, until }: { readonly day: Date; readonly since: Date; readonly until: Date },
): Promise<void> {
  await sql`
    insert into placement_hold (placement_id, day, reason, since, until)
    select placement_id, ${day}, reason, ${since}, ${until}
      from unnest(${holds.map(({ placementId }) => placementId)}::int[],
                  ${holds.map(({ reason }) => reason)}::text[]) as held (placement_id, reason)`;
}

/** The placements that get no ads now: on hold, or removed from the catalogue. */
export async function listHeldPlacements(sql: Sql, now: Date): Promise<Set<number>> {
  const placements = await sql.many<{ placementId: number }>`
    select placement_id from placement_hold where until > ${now} and since <= ${now}
     union
    select placement_id from placement_end where at <= ${now}`;
  return new Set(placements.map(({ placementId }) => placementId));
}

/** Adds to a placement's request counts. */
export async function addPlacementRequests(
  sql: Sql,
  counts: readonly { readonly placementId: number; readonly count: number }[],
  process: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into placement_request (placement_id, hour, process, count)
    select placement_id, date_trunc('hour', ${now}::timestamptz, 'UTC'), ${process}, count
      from unnest(${counts.map(({ placementId }) => placementId)}::int[],
                  ${counts.map(({ count }) => count)}::bigint[]) as asked (placement_id, count)`;
}
