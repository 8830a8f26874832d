import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import {
  addedKeyOf,
  atOf,
  fragment,
  likeOf,
  literal,
  numberId,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';
import type { NameFilter } from './catalogue-store.ts';

export interface ListedPublisher {
  readonly id: string;
  readonly name: string;
  readonly isSimulated: boolean;
  readonly placements: number;
  readonly addedAt: Date;
}

export async function listPublishers(sql: Sql, filter: NameFilter) {
  const nameLike = likeOf(filter.name);
  const end = pageEnd(filter.cursor);

  const rows = await sql.many<ListedPublisher>`
    select p.id, p.name, p.is_simulated, ${atOf(fragment`p.added_at`)} added_at,
           (select count(*)::int from placement pl
             where pl.publisher_id = p.id
               and not exists (select from placement_end e where e.placement_id = pl.id))
             placements
      from publisher p
     where (${nameLike}::text is null or p.name ilike '%' || ${nameLike} || '%')
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`p.added_at`)}, p.id) < (${end.at}, ${end.id}::uuid))
     order by 4 desc, p.id desc ${pageLimit}`;
  return timePage(rows, addedKeyOf);
}

export interface Rate {
  readonly model: 'cpm' | 'cpc';
  readonly price: Micro;
  readonly payBps: number;
}

export interface ListedPlacement extends Rate {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly publisher: string;
  readonly isSimulated: boolean;
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly domains: string[];
  readonly category: string;
  readonly version: number;
  readonly lastAskedAt: Date | null;
  readonly heldUntil: Date | null;
  readonly ended: { readonly at: string; readonly by: string; readonly reason: string } | null;
  readonly addedAt: Date;
}

interface PlacementFilter {
  readonly publisherId?: string | undefined;
  readonly format?: Format | undefined;
  readonly cursor?: string | undefined;
}

export async function listPlacements(sql: Sql, filter: PlacementFilter, now: Date) {
  const { publisherId = null, format = null } = filter;
  const end = pageEnd(filter.cursor, numberId);

  const rows = await sql.many<ListedPlacement>`
    select pl.id, pl.key, pl.name, p.name publisher, p.is_simulated, pl.format,
           pl.width, pl.height, pl.domains, pl.category,
           r.price_model model, r.price, r.pay_bps,
           (select count(*)::int from placement_rate a where a.placement_id = pl.id) "version",
           (select max(q.hour) from placement_request q
             where q.placement_id = pl.id) last_asked_at,
           (select max(h.until) from placement_hold h
             where h.placement_id = pl.id and h.since <= ${now} and h.until > ${now}) held_until,
           (select json_build_object('at', e.at, 'by', e.made_by, 'reason', e.reason)
              from placement_end e where e.placement_id = pl.id) ended,
           ${atOf(fragment`pl.added_at`)} added_at
      from placement pl join publisher p on p.id = pl.publisher_id
      join lateral (
        select price_model, price, pay_bps from placement_rate
         where placement_id = pl.id order by since desc limit 1
      ) r on true
     where (${publisherId}::uuid is null or pl.publisher_id = ${publisherId})
       and (${format}::text is null or pl.format = ${format})
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`pl.added_at`)}, pl.id) < (${end.at}, ${end.id}::int))
     order by 18 desc, pl.id desc ${pageLimit}`;
  return timePage(rows, addedKeyOf);
}

const ratesMax = 500;

/** Every price of a placement, newest first. */
export const listPlacementRates = (sql: Sql, placementId: number) =>
  sql.many<Rate & { readonly since: Date; readonly by: string }>`
    select since, price_model model, price, pay_bps, made_by "by" from placement_rate
     where placement_id = ${placementId} order by since desc limit ${literal(ratesMax)}`;
