import type { findPartners, listProducts, readProduct } from '#contract/desk/products.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { ProductState } from '#domain/desk/programme-state.ts';
import type { OtherWords } from '#domain/language.ts';
import { isApproved, type Product } from '../../ads/catalogue/catalogue.ts';
import {
  type Fragment,
  fragment,
  type List,
  literal,
  readPage,
  type Sql,
  type TimeAsText,
  toCursorTime,
  toLikePattern,
} from '../../platform/database/database.ts';

/** A replaced product stays, and another one has its id in `replaces`. */
export const isReplaced: Fragment = fragment`
  exists (select from product n where n.replaces = p.id)`;

const isWithdrawn = fragment`exists (select from product_withdrawal w where w.product_id = p.id)`;
const isReviewed = fragment`
  exists (
    select from creative c
     where c.product_id = p.id and ${isApproved(fragment`c`)})`;

const productState = fragment`
  case when ${isWithdrawn} then 'withdrawn'
       when ${isReplaced} then 'replaced'
       when ${isReviewed} then 'offered'
       else 'unreviewed' end`;

type ProductRow = Omit<Reply<typeof listProducts>['list'][number], 'picture'> & {
  readonly picture: { readonly sha256: string; readonly type: string } | null;
};

/** Newest first. */
export async function listProductPage(sql: Sql, filter: Input<typeof listProducts>) {
  const { merchantId = null, state = null } = filter;
  const nameLike = toLikePattern(filter.name);

  const products: List = {
    columns: fragment`
      p.id, p.name, m.name merchant, ${productState} state, p.is_official,
      p.kind, p.lowest, p.highest, p.commission, p.commission_bps, p.commission_max,
      -- The names are those in other languages than English.
      (select 1 + count(*)::int from jsonb_object_keys(p.names)) languages,
      (select count(*)::int from plan o where o.product_id = p.id) plans,
      ${toCursorTime(fragment`p.added_at`)} added_at,
      (select json_build_object('sha256', encode(c.sha256, 'hex'), 'type', c.type)
         from creative c where c.product_id = p.id
        order by c.format = 'video', c.id limit 1) picture`,
    from: fragment`
      from product p join merchant m on m.id = p.merchant_id
     where (${nameLike}::text is null or p.name ilike '%' || ${nameLike} || '%')
       and (${merchantId}::uuid is null or p.merchant_id = ${merchantId})
       and (${state}::text is null or ${productState} = ${state})`,
    at: toCursorTime(fragment`p.added_at`),
    id: fragment`p.id`,
    idType: 'uuid',
  };
  return readPage<ProductRow>(sql, products, filter.cursor);
}

export interface WholeProduct extends Product {
  readonly names: OtherWords;
  readonly descriptions: OtherWords;
  readonly merchant: string;
  readonly state: ProductState;
  readonly addedAt: Date;
  readonly replaces: string | null;
  readonly replacedBy: string | null;
  readonly plans: number;
  readonly withdrawn: TimeAsText<Reply<typeof readProduct>['withdrawn']>;
}

export async function findWholeProduct(sql: Sql, id: string): Promise<WholeProduct | null> {
  return sql.maybeOne<WholeProduct>`
    select p.id, p.merchant_id, m.name merchant, p.is_official, p.kind,
           p.name, p.description, p.names, p.descriptions, p.landing_url, p.lowest,
           p.highest, p.commission, p.commission_bps, p.commission_max, p.conversions_per_click,
           p.click_window_hours, p.validate_days, p.put_rule, p.targeting, p.added_at,
           p.replaces, ${productState} state,
           (select n.id from product n where n.replaces = p.id) replaced_by,
           (select count(*)::int from plan o where o.product_id = p.id) plans,
           (select json_build_object('at', w.at, 'by', w.made_by, 'reason', w.reason)
              from product_withdrawal w where w.product_id = p.id) withdrawn
      from product p join merchant m on m.id = p.merchant_id
     where p.id = ${id}`;
}

type FoundPartner = Reply<typeof findPartners>['list'][number];

const partnersMax = 20;

/** The first of the active partners with this in their name, and how many are active at all. */
export async function findActivePartners(sql: Sql, name: string) {
  const nameLike = toLikePattern(name);
  const list = await sql.many<FoundPartner>`
    select id, username, nickname from partner
     where status = 'active'
       and (${nameLike}::text is null or username ilike '%' || ${nameLike} || '%'
         or nickname ilike '%' || ${nameLike} || '%')
     order by coalesce(username, nickname), id limit ${literal(partnersMax)}`;

  const { active } = await sql.one<{ active: number }>`
    select count(*)::int active from partner where status = 'active'`;
  return { list, active };
}
