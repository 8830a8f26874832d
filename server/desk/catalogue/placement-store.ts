import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import {
  atOf,
  keyOf,
  likeOf,
  numberId,
  pageEnd,
  pageRows,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';
import type { NameFilter } from './catalogue-store.ts';

interface ListedPublisher {
  readonly id: string;
  readonly name: string;
  readonly isSimulated: boolean;
  readonly placements: number;
  readonly at: Date;
}

export async function listPublishers(sql: Sql, asked: NameFilter) {
  const end = pageEnd(asked.cursor);
  const rows = await sql<ListedPublisher>(
    `select p.id, p.name, p.is_simulated "isSimulated", ${atOf('p.added_at')} at,
            (select count(*)::int from placement pl where pl.publisher_id = p.id
                and not exists (select from placement_end e
                  where e.placement_id = pl.id)) placements
       from publisher p
      where ($1::text is null or p.name ilike '%' || $1 || '%')
        and ($2::timestamptz is null or (${atOf('p.added_at')}, p.id) < ($2, $3::uuid))
      order by 4 desc, p.id desc limit ${pageRows + 1}`,
    [likeOf(asked.name), end.at, end.id],
  );
  return timePage(rows, keyOf);
}

interface Rate {
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
  readonly at: Date;
}

export async function listPlacements(
  sql: Sql,
  asked: {
    readonly publisherId?: string | undefined;
    readonly format?: Format | undefined;
    readonly cursor?: string | undefined;
  },
  now: Date,
) {
  const end = pageEnd(asked.cursor, numberId);
  const rows = await sql<ListedPlacement>(
    `select pl.id, pl.key, pl.name, p.name publisher, p.is_simulated "isSimulated", pl.format,
            pl.width, pl.height, pl.domains, pl.category, r.price_model model, r.price,
            r.pay_bps "payBps",
            (select count(*)::int from placement_rate a where a.placement_id = pl.id) "version",
            (select max(q.hour) from placement_request q
              where q.placement_id = pl.id) "lastAskedAt",
            (select max(h.until) from placement_hold h where h.placement_id = pl.id
                and h.since <= $1 and h.until > $1) "heldUntil",
            (select json_build_object('at', e.at, 'by', e.made_by, 'reason', e.reason)
               from placement_end e where e.placement_id = pl.id) ended,
            ${atOf('pl.added_at')} at
       from placement pl join publisher p on p.id = pl.publisher_id
       join lateral (select price_model, price, pay_bps from placement_rate
                      where placement_id = pl.id order by since desc limit 1) r on true
      where ($2::uuid is null or pl.publisher_id = $2) and ($3::text is null or pl.format = $3)
        and ($4::timestamptz is null or (${atOf('pl.added_at')}, pl.id) < ($4, $5::int))
      order by 18 desc, pl.id desc limit ${pageRows + 1}`,
    [now, asked.publisherId ?? null, asked.format ?? null, end.at, end.id],
  );
  return timePage(rows, keyOf);
}

/** Every price of a placement, newest first. */
export const listRatesOf = (sql: Sql, placementId: number) =>
  sql<Rate & { readonly since: Date; readonly by: string }>(
    `select since, price_model model, price, pay_bps "payBps", made_by "by" from placement_rate
      where placement_id = $1 order by since desc limit 500`,
    [placementId],
  );
