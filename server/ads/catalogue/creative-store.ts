import type { OtherWords } from '#domain/language.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import { insertStatusChange } from '../../people/status-change/status-change.ts';
import { type Fragment, fragment, type Sql } from '../../platform/database/database.ts';

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
  readonly maker?: StaffPerson;
}

/** What the last review of the creative under this alias decided; null before the first. */
export const lastReviewState = (creative: Fragment): Fragment => fragment`
  (select r.state from status_change r
    where r.creative_id = ${creative}.id order by r.step desc limit 1)`;

/** An SQL condition: whether the creative under this alias is currently approved. */
export const isApproved = (creative: Fragment): Fragment => fragment`
  coalesce('approved' = ${lastReviewState(creative)}, false)`;

/** The formats of a plan's product in which a creative, under the alias `o`, meets a condition. */
const productFormats = (plan: Fragment, condition: Fragment): Fragment => fragment`
  (select coalesce(array_agg(distinct o.format order by o.format), '{}') formats
     from creative o where o.product_id = ${plan}.product_id and ${condition})`;

/** The formats in which a plan's product can be shown now, for a lateral join. */
export const approvedFormats = (plan: Fragment): Fragment =>
  productFormats(plan, isApproved(fragment`o`));

/** The formats in which a plan's product can ever have been shown. */
export const everFormats = (plan: Fragment): Fragment =>
  productFormats(
    plan,
    fragment`
      (o.id = ${plan}.creative_id
        or exists (select from status_change r
             where r.creative_id = o.id and r.state = 'approved'))`,
  );

/** What a list shows for a plan: a creative of its product, an approved picture before a video. */
export interface Picture {
  readonly sha256: string;
  readonly type: string;
}

/** The picture of a plan as JSON; without any approved, the creative that it was offered with. */
export const pictureOf = (plan: Fragment): Fragment => fragment`
  (select json_build_object('sha256', encode(c.sha256, 'hex'), 'type', c.type)
     from creative c
    where c.product_id = ${plan}.product_id
      and (c.id = ${plan}.creative_id or ${isApproved(fragment`c`)})
    order by ${isApproved(fragment`c`)} desc, c.type like 'image/%' desc,
             c.id = ${plan}.creative_id desc, c.id desc
    limit 1)`;

export async function insertCreative(sql: Sql, creative: Creative, now: Date): Promise<number> {
  const { id } = await sql.one<{ id: number }>`
    insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
                          titles, added_at, made_by, made_by_id)
    values (${creative.productId}, ${creative.format}, ${Buffer.from(creative.sha256, 'hex')},
      ${creative.type}, ${creative.width}, ${creative.height}, ${creative.durationMs},
      ${creative.title}, ${JSON.stringify(creative.titles ?? {})}, ${now},
      ${creative.maker?.name ?? ''}, ${creative.maker?.id ?? null})
    returning id`;
  return id;
}

export interface CreativeReview {
  readonly creativeId: number;
  readonly state: 'approved' | 'rejected';
  readonly reviewer: StaffPerson;
  readonly reason: string;
}

export async function insertReview(
  sql: Sql,
  { creativeId, state, reviewer, reason }: CreativeReview,
  now: Date,
): Promise<void> {
  const review = { state, at: now, by: reviewer.name, byId: reviewer.id, reason, reference: null };
  await insertStatusChange(sql, { creativeId }, review);
}

interface StoredCreative {
  /** Who added it, by id. */
  readonly madeById: string | null;
  /** Who changed the product when the creative was carried over; null if it was added directly. */
  readonly carriedById: string | null;
  readonly title: string;
  readonly reviews: number;
}

/**
 * Who added a creative and how often it was reviewed, or null if it does not exist. Until the
 * transaction ends, nobody else reviews it.
 */
export async function lockCreative(sql: Sql, id: number): Promise<StoredCreative | null> {
  await sql`select pg_advisory_xact_lock(hashtext('creative'), ${id})`;

  return sql.maybeOne<StoredCreative>`
    select made_by_id, carried_by_id, title,
           (select count(*)::int from status_change r where r.creative_id = c.id) reviews
      from creative c where id = ${id}`;
}

/** A version of a product, which takes over the creatives of the version that it replaces. */
interface NextVersion {
  readonly id: string;
  readonly replaces: string;
  /** Whether what reviewers judged is still the same. */
  readonly keepsReviews: boolean;
}

/** The previous version's creatives are copied to the next one, but for those that were refused. */
export async function carryCreatives(
  sql: Sql,
  { id: productId, replaces, keepsReviews }: NextVersion,
  { staff, now }: { readonly staff: StaffPerson; readonly now: Date },
): Promise<void> {
  const originals = await sql.many<{ readonly id: number }>`
    select c.id from creative c
     where c.product_id = ${replaces}
       and 'rejected' is distinct from ${lastReviewState(fragment`c`)}
     order by c.id`;

  for (const { id: originalId } of originals) {
    const { id: copyId } = await sql.one<{ readonly id: number }>`
      insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
                            titles, made_by, made_by_id, added_at, carried_by, carried_by_id)
      select ${productId}, c.format, c.sha256, c.type, c.width, c.height, c.duration_ms, c.title,
             c.titles, c.made_by, c.made_by_id,
             case when ${keepsReviews} then c.added_at else ${now} end,
             case when ${keepsReviews} then c.carried_by else ${staff.name} end,
             case when ${keepsReviews} then c.carried_by_id else ${staff.id} end
        from creative c where c.id = ${originalId}
      returning id`;

    if (!keepsReviews) continue;

    await sql`
      insert into status_change (creative_id, step, state, at, made_by, staff_id, reason)
      select ${copyId}, step, state, at, made_by, staff_id, reason
        from status_change where creative_id = ${originalId}`;
  }
}
