import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Sql } from '../../db/db.ts';
import { atOf, keyOf, numberId, pageEnd, pageRows, timePage } from '../../db/time-pages.ts';
import { likeOf, type NameFilter } from './catalogue-store.ts';

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
            (select count(*)::int from zone z where z.publisher_id = p.id
                and not exists (select from zone_end e where e.zone_id = z.id)) placements
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
    `select z.id, z.key, z.name, p.name publisher, p.is_simulated "isSimulated", z.format, z.width,
            z.height, z.domains, z.category, r.price_model model, r.price, r.pay_bps "payBps",
            (select count(*)::int from zone_rate a where a.zone_id = z.id) "version",
            (select max(q.hour) from zone_request q where q.zone_id = z.id) "lastAskedAt",
            (select max(h.until) from zone_hold h where h.zone_id = z.id and h.since <= $1
                and h.until > $1) "heldUntil",
            (select json_build_object('at', e.at, 'by', e.made_by, 'reason', e.reason)
               from zone_end e where e.zone_id = z.id) ended,
            ${atOf('z.added_at')} at
       from zone z join publisher p on p.id = z.publisher_id
       join lateral (select price_model, price, pay_bps from zone_rate
                      where zone_id = z.id order by since desc limit 1) r on true
      where ($2::uuid is null or z.publisher_id = $2) and ($3::text is null or z.format = $3)
        and ($4::timestamptz is null or (${atOf('z.added_at')}, z.id) < ($4, $5::int))
      order by 18 desc, z.id desc limit ${pageRows + 1}`,
    [now, asked.publisherId ?? null, asked.format ?? null, end.at, end.id],
  );
  return timePage(rows, keyOf);
}

/** Every price of a placement, newest first. */
export const listRatesOf = (sql: Sql, zoneId: number) =>
  sql<Rate & { readonly since: Date; readonly by: string }>(
    `select since, price_model model, price, pay_bps "payBps", made_by "by" from zone_rate
      where zone_id = $1 order by since desc limit 500`,
    [zoneId],
  );
