import type { listPlacements, listPublishers, listRates } from '#contract/desk/placements.ts';
import type { Input, Reply } from '#contract/route.ts';
import {
  fragment,
  type List,
  literal,
  readPage,
  type Sql,
  type TimeAsText,
  toCursorTime,
  toLikePattern,
} from '../../platform/database/database.ts';

type PublisherRow = Reply<typeof listPublishers>['list'][number];

/** Newest first. */
export async function listPublisherPage(sql: Sql, filter: Input<typeof listPublishers>) {
  const nameLike = toLikePattern(filter.name);

  const publishers: List = {
    columns: fragment`
      p.id, p.name, p.is_simulated, ${toCursorTime(fragment`p.added_at`)} added_at,
      (select count(*)::int from placement pl
        where pl.publisher_id = p.id
          and not exists (select from placement_end e where e.placement_id = pl.id))
        placements`,
    from: fragment`
      from publisher p
     where (${nameLike}::text is null or p.name ilike '%' || ${nameLike} || '%')`,
    at: toCursorTime(fragment`p.added_at`),
    id: fragment`p.id`,
    idType: 'uuid',
  };
  return readPage<PublisherRow>(sql, publishers, filter.cursor);
}

type ListedPlacement = Reply<typeof listPlacements>['list'][number];

type PlacementRow = Omit<ListedPlacement, 'ended'> & {
  readonly ended: TimeAsText<ListedPlacement['ended']>;
};

/** Newest first. */
export async function listPlacementPage(sql: Sql, filter: Input<typeof listPlacements>, now: Date) {
  const { publisherId = null, format = null } = filter;

  const placements: List = {
    columns: fragment`
      pl.key, pl.name, p.name publisher, p.is_simulated, pl.format,
      pl.width, pl.height, pl.domains, pl.category,
      r.price_model model, r.price, r.pay_bps,
      (select count(*)::int from placement_rate a where a.placement_id = pl.id) "version",
      (select max(q.hour) from placement_request q
        where q.placement_id = pl.id) last_asked_at,
      (select max(h.until) from placement_hold h
        where h.placement_id = pl.id and h.since <= ${now} and h.until > ${now}) held_until,
      (select json_build_object('at', e.at, 'by', e.made_by, 'reason', e.reason)
         from placement_end e where e.placement_id = pl.id) ended,
      ${toCursorTime(fragment`pl.added_at`)} added_at`,
    from: fragment`
      from placement pl join publisher p on p.id = pl.publisher_id
      join lateral (
        select price_model, price, pay_bps from placement_rate
         where placement_id = pl.id order by since desc limit 1
      ) r on true
     where (${publisherId}::uuid is null or pl.publisher_id = ${publisherId})
       and (${format}::text is null or pl.format = ${format})`,
    at: toCursorTime(fragment`pl.added_at`),
    id: fragment`pl.id`,
    idType: 'int',
  };
  return readPage<PlacementRow>(sql, placements, filter.cursor);
}

type RateRow = Reply<typeof listRates>['list'][number];

const ratesMax = 500;

/** Every price of a placement, newest first. */
export const listPlacementRates = (sql: Sql, placementId: number): Promise<RateRow[]> =>
  sql.many<RateRow>`
    select since, price_model model, price, pay_bps, made_by "by" from placement_rate
     where placement_id = ${placementId} order by since desc limit ${literal(ratesMax)}`;
