import type { CreativeState, ProductState } from '#domain/desk/programme-state.ts';
import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Product } from '../../ads/catalogue/catalogue.ts';
import {
  addedKeyOf,
  atOf,
  type Fragment,
  fragment,
  likeOf,
  literal,
  newestFirst,
  numberId,
  oldestFirst,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface NameFilter {
  readonly name?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A replaced product stays, and another one has its id in `replaces`. */
const isReplaced = fragment`exists (select from product n where n.replaces = p.id)`;

export interface ListedMerchant {
  readonly id: string;
  readonly name: string;
  readonly contact: string;
  readonly version: number;
  readonly escrow: Micro;
  readonly products: number;
  readonly keys: number;
  readonly keysNow: string[];
  readonly link: KeyLinkRow | null;
  readonly addedAt: Date;
}

/** The newest link to a merchant's key, as a row. */
export interface KeyLinkRow {
  readonly askedBy: string;
  readonly confirmedBy: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly openedAt: string | null;
  readonly isEnded: boolean;
}

const keysMax = 100;

export async function listMerchants(sql: Sql, filter: NameFilter, now: Date) {
  const nameLike = likeOf(filter.name);
  const end = pageEnd(filter.cursor);

  const rows = await sql.many<ListedMerchant>`
    select m.id, m.name, m.contact, m.version, ${atOf(fragment`m.added_at`)} added_at,
           coalesce((select a.balance from account a
                      where a.owner = m.id and a.pocket = 'escrow'), 0) escrow,
           (select count(*)::int from product p
             where p.merchant_id = m.id and not ${isReplaced}) products,
           (select count(*)::int from postback_key k where k.merchant_id = m.id) keys,
           array(select k.kid from postback_key k
                  where k.merchant_id = m.id
                    and (k.valid_until is null or k.valid_until > ${now})
                  order by k.valid_from limit ${literal(keysMax)}) keys_now,
           (select json_build_object('askedBy', l.asked_by, 'confirmedBy', l.confirmed_by,
                     'madeAt', l.made_at, 'expiresAt', l.expires_at, 'openedAt', l.opened_at,
                     'isEnded', l.ended_at is not null)
              from merchant_link l where l.merchant_id = m.id
             order by l.made_at desc limit 1) link
      from merchant m
     where (${nameLike}::text is null or m.name ilike '%' || ${nameLike} || '%')
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`m.added_at`)}, m.id) < (${end.at}, ${end.id}::uuid))
     order by 5 desc, m.id desc ${pageLimit}`;
  return timePage(rows, addedKeyOf);
}

const isWithdrawn = fragment`exists (select from product_withdrawal w where w.product_id = p.id)`;
const isApproved = fragment`
  exists (
    select from creative c
     where c.product_id = p.id
       and 'approved' = (select r.state from creative_review r
                          where r.creative_id = c.id order by r.step desc limit 1))`;

const productState = fragment`
  case when ${isWithdrawn} then 'withdrawn'
       when ${isReplaced} then 'replaced'
       when ${isApproved} then 'offered'
       else 'unreviewed' end`;

export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly picture: { readonly sha256: string; readonly type: string } | null;
  readonly merchant: string;
  readonly state: ProductState;
  readonly isOfficial: boolean;
  readonly kind: 'video' | 'landing';
  readonly lowest: Micro;
  readonly highest: Micro;
  readonly commission: Micro | null;
  readonly commissionBps: number | null;
  readonly commissionMax: Micro;
  readonly languages: number;
  readonly plans: number;
  readonly addedAt: Date;
}

interface ProductFilter {
  readonly name?: string | undefined;
  readonly merchantId?: string | undefined;
  readonly state?: ProductState | undefined;
  readonly cursor?: string | undefined;
}

export async function listProducts(sql: Sql, filter: ProductFilter) {
  const { merchantId = null, state = null } = filter;
  const nameLike = likeOf(filter.name);
  const end = pageEnd(filter.cursor);

  const rows = await sql.many<ListedProduct>`
    select p.id, p.name, m.name merchant, ${productState} state, p.is_official,
           p.kind, p.lowest, p.highest, p.commission, p.commission_bps, p.commission_max,
           -- The names are those in other languages than English.
           (select 1 + count(*)::int from jsonb_object_keys(p.names)) languages,
           (select count(*)::int from plan o where o.product_id = p.id) plans,
           ${atOf(fragment`p.added_at`)} added_at,
           (select json_build_object('sha256', encode(c.sha256, 'hex'), 'type', c.type)
              from creative c where c.product_id = p.id
             order by c.format = 'video', c.id limit 1) picture
      from product p join merchant m on m.id = p.merchant_id
     where (${nameLike}::text is null or p.name ilike '%' || ${nameLike} || '%')
       and (${merchantId}::uuid is null or p.merchant_id = ${merchantId})
       and (${state}::text is null or ${productState} = ${state})
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`p.added_at`)}, p.id) < (${end.at}, ${end.id}::uuid))
     order by 14 desc, p.id desc ${pageLimit}`;
  return timePage(rows, addedKeyOf);
}

export interface WholeProduct extends Product {
  readonly names: OtherWords;
  readonly descriptions: OtherWords;
  readonly merchant: string;
  readonly state: ProductState;
  readonly addedAt: Date;
  readonly replaces: string | null;
  readonly replacedBy: string | null;
  readonly withdrawn: { readonly at: string; readonly by: string; readonly reason: string } | null;
}

export async function findWholeProduct(sql: Sql, id: string): Promise<WholeProduct | null> {
  return sql.maybeOne<WholeProduct>`
    select p.id, p.merchant_id, m.name merchant, p.is_official, p.kind,
           p.name, p.description, p.names, p.descriptions, p.landing_url, p.lowest,
           p.highest, p.commission, p.commission_bps, p.commission_max, p.conversions_per_click,
           p.click_window_hours, p.validate_days, p.put_rule, p.targeting, p.added_at,
           p.replaces, ${productState} state,
           (select n.id from product n where n.replaces = p.id) replaced_by,
           (select json_build_object('at', w.at, 'by', w.made_by, 'reason', w.reason)
              from product_withdrawal w where w.product_id = p.id) withdrawn
      from product p join merchant m on m.id = p.merchant_id
     where p.id = ${id}`;
}

export interface ListedCreative {
  readonly id: number;
  readonly productId: string;
  readonly product: string;
  readonly merchant: string;
  readonly landingUrl: string;
  readonly title: string;
  readonly titles: OtherWords;
  readonly format: Format;
  readonly type: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number | null;
  readonly by: string;
  readonly carriedBy: string | null;
  readonly addedAt: Date;
  readonly state: CreativeState;
  readonly reviews: {
    readonly state: 'approved' | 'rejected';
    readonly by: string;
    readonly reason: string;
    readonly at: string;
  }[];
}

const creativeState = fragment`
  coalesce((select r.state from creative_review r
             where r.creative_id = c.id order by r.step desc limit 1), 'waiting')`;

/** Creatives of a replaced or withdrawn product need no review: it is no longer offered. */
export const isOfOffered: Fragment = fragment`
  not exists (select from product_withdrawal w where w.product_id = c.product_id)
  and not exists (select from product n where n.replaces = c.product_id)`;

interface CreativeFilter {
  readonly state?: CreativeState | undefined;
  readonly productId?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Newest first, except that waiting ones come oldest first. */
export async function listCreatives(sql: Sql, filter: CreativeFilter) {
  const { state = null, productId = null } = filter;
  const isQueue = state === 'waiting';
  const { beyond, order } = isQueue ? oldestFirst : newestFirst;
  const end = pageEnd(filter.cursor, numberId);

  const rows = await sql.many<ListedCreative>`
    select c.id, c.product_id, p.name product, m.name merchant,
           p.landing_url, c.title, c.format, c.type, encode(c.sha256, 'hex') sha256,
           c.width, c.height, c.duration_ms, c.made_by "by",
           ${atOf(fragment`c.added_at`)} added_at, ${creativeState} state,
           coalesce((
             select json_agg(json_build_object('state', r.state, 'by', r.made_by,
                      'reason', r.reason, 'at', r.at) order by r.step)
               from creative_review r where r.creative_id = c.id), '[]') reviews,
           c.carried_by, c.titles
      from creative c join product p on p.id = c.product_id
      join merchant m on m.id = p.merchant_id
     where (${state}::text is null or ${creativeState} = ${state})
       and ${isQueue ? isOfOffered : fragment`true`}
       and (${productId}::uuid is null or c.product_id = ${productId})
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`c.added_at`)}, c.id) ${beyond} (${end.at}, ${end.id}::int))
     order by 14 ${order}, c.id ${order} ${pageLimit}`;
  return timePage(rows, addedKeyOf);
}

const partnersMax = 20;

/** The first of the active partners with this in their name, and how many are active at all. */
export async function findActivePartners(sql: Sql, name: string) {
  const nameLike = likeOf(name);
  const list = await sql.many<{ id: string; username: string | null; nickname: string }>`
    select id, username, nickname from partner
     where status = 'active'
       and (${nameLike}::text is null or username ilike '%' || ${nameLike} || '%'
         or nickname ilike '%' || ${nameLike} || '%')
     order by coalesce(username, nickname), id limit ${literal(partnersMax)}`;

  const { active } = await sql.one<{ active: number }>`
    select count(*)::int active from partner where status = 'active'`;
  return { list, active };
}
