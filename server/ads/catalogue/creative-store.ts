import type { OtherWords } from '#domain/language.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Sql, SqlText } from '../../platform/database/database.ts';

/** A file, named by its hash, and how it is shown. */
export interface Creative {
  readonly productId: string;
  readonly format: Format;
  readonly sha256: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number | null;
  readonly title: string;
  readonly titles?: OtherWords;
  /** Who added it; somebody else reviews it. */
  readonly by?: string;
}

/** An SQL condition: whether the creative under this alias is currently approved. */
export const isApproved = (creative: string): SqlText =>
  `coalesce('approved' = (select r.state from creative_review r
     where r.creative_id = ${creative}.id order by r.step desc limit 1), false)`;

const formatsOf = (plan: string, which: string): string =>
  `(select coalesce(array_agg(distinct o.format order by o.format), '{}') formats
      from creative o where o.product_id = ${plan}.product_id and ${which})`;

/** The formats in which a plan's product can be shown now, for a lateral join. */
export const approvedFormats = (plan: string): SqlText => formatsOf(plan, isApproved('o'));

/** The formats in which a plan's product can ever have been shown. */
export const everFormats = (plan: string): SqlText =>
  formatsOf(
    plan,
    `(o.id = ${plan}.creative_id or exists (select from creative_review r
        where r.creative_id = o.id and r.state = 'approved'))`,
  );

/** What a list shows for a plan: a creative of its product, an approved picture before a video. */
export interface Picture {
  readonly sha256: string;
  readonly type: string;
}

/** The picture of a plan as JSON; without any approved, the creative that it was offered with. */
export const pictureOf = (plan: string): SqlText =>
  `(select json_build_object('sha256', encode(c.sha256, 'hex'), 'type', c.type)
      from creative c where c.product_id = ${plan}.product_id
       and (c.id = ${plan}.creative_id or ${isApproved('c')})
     order by ${isApproved('c')} desc, c.type like 'image/%' desc, c.id = ${plan}.creative_id desc,
       c.id desc limit 1)`;

export async function insertCreative(sql: Sql, creative: Creative, now: Date): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
       titles, added_at, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      creative.productId,
      creative.format,
      Buffer.from(creative.sha256, 'hex'),
      creative.type,
      creative.width,
      creative.height,
      creative.durationMs,
      creative.title,
      JSON.stringify(creative.titles ?? {}),
      now,
      creative.by ?? '',
    ],
  );
  return (row as { id: number }).id;
}

export interface CreativeReview {
  readonly creativeId: number;
  readonly state: 'approved' | 'rejected';
  readonly by: string;
  readonly reason: string;
  /** The number of this review; the next one by default. */
  readonly step?: number;
}

/** Returns false if somebody else was faster. */
export async function insertReview(sql: Sql, review: CreativeReview, now: Date): Promise<boolean> {
  const rows = await sql(
    `insert into creative_review (creative_id, step, state, made_by, reason, at)
     select $1, coalesce($6, 1 + count(*)), $2, $3, $4, $5
       from creative_review where creative_id = $1
     on conflict do nothing returning step`,
    [review.creativeId, review.state, review.by, review.reason, now, review.step ?? null],
  );
  return rows.length === 1;
}

interface StoredCreative {
  readonly by: string;
  /** Who changed the product when the creative was carried over; null if it was added directly. */
  readonly carriedBy: string | null;
  readonly title: string;
  readonly reviews: number;
}

/** Who added a creative and how often it was reviewed, or null if it does not exist. */
export async function findCreative(sql: Sql, id: number): Promise<StoredCreative | null> {
  const [row] = await sql<StoredCreative>(
    `select made_by "by", carried_by "carriedBy", title,
            (select count(*)::int from creative_review r where r.creative_id = c.id) reviews
       from creative c where id = $1`,
    [id],
  );
  return row ?? null;
}

interface Carried {
  readonly id: string;
  readonly replaces: string;
  /** Whether what reviewers judged is still the same. */
  readonly keepsReviews: boolean;
}

/** The previous version's creatives are copied to the next one, but for those that were refused. */
export async function carryCreatives(
  sql: Sql,
  { id, replaces, keepsReviews }: Carried,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  const before = await sql<{ readonly id: number }>(
    `select c.id from creative c where c.product_id = $1
        and 'rejected' is distinct from (select r.state from creative_review r
             where r.creative_id = c.id order by r.step desc limit 1)
      order by c.id`,
    [replaces],
  );
  for (const { id: copied } of before) {
    const [{ id: copy } = { id: 0 }] = await sql<{ readonly id: number }>(
      `insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
         titles, made_by, added_at, carried_by)
       select $1, c.format, c.sha256, c.type, c.width, c.height, c.duration_ms, c.title, c.titles,
              c.made_by, case when $5 then c.added_at else $3 end,
              case when $5 then c.carried_by else $4 end
         from creative c where c.id = $2 returning id`,
      [id, copied, now, by, keepsReviews],
    );
    if (!keepsReviews) continue;
    await sql(
      `insert into creative_review (creative_id, step, state, made_by, reason, at)
       select $1, step, state, made_by, reason, at from creative_review where creative_id = $2`,
      [copy, copied],
    );
  }
}
