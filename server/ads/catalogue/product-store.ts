import type { OtherWords } from '#domain/language.ts';
import type { Reviewed } from '#domain/plan/reviewed.ts';
import type { ProductTerms } from '#domain/plan/terms.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A product as agreed with its merchant. It never changes. */
export interface Product extends ProductTerms {
  readonly id: string;
  readonly merchantId: string;
  readonly isOfficial: boolean;
  readonly kind: 'video' | 'landing';
  readonly name: string;
  readonly description: string;
  /** Name and description in other languages. */
  readonly names?: OtherWords;
  readonly descriptions?: OtherWords;
  /** The previous version, which is no longer pushed. */
  readonly replaces?: string | null;
  readonly landingUrl: string;
  readonly conversionsPerClick: number;
}

export async function insertProduct(sql: Sql, product: Product, now: Date): Promise<void> {
  await sql(
    `insert into product (id, merchant_id, is_official, kind, name, description, landing_url,
       lowest, highest, commission, commission_bps, commission_max, conversions_per_click,
       click_window_hours, validate_days, put_rule, targeting, added_at, names, descriptions,
       replaces)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, $21)`,
    [
      product.id,
      product.merchantId,
      product.isOfficial,
      product.kind,
      product.name,
      product.description,
      product.landingUrl,
      product.lowest,
      product.highest,
      product.commission,
      product.commissionBps,
      product.commissionMax,
      product.conversionsPerClick,
      product.clickWindowHours,
      product.validateDays,
      JSON.stringify(product.putRule),
      JSON.stringify(product.targeting),
      now,
      JSON.stringify(product.names ?? {}),
      JSON.stringify(product.descriptions ?? {}),
      product.replaces ?? null,
    ],
  );
}

export interface ProductState {
  readonly id: string;
  readonly name: string;
  readonly isWithdrawn: boolean;
  /** Whether there is a newer version. */
  readonly isReplaced: boolean;
  /** The newest approved creative, which represents the plan; the plan shows all of them. */
  readonly creativeId: number | null;
}

export async function findProductState(sql: Sql, id: string): Promise<ProductState | null> {
  const [row] = await sql<ProductState>(
    `select p.id, p.name, w.product_id is not null "isWithdrawn",
            exists (select from product n where n.replaces = p.id) "isReplaced",
            (select max(c.id) from creative c where c.product_id = p.id
                and 'approved' = (select r.state from creative_review r
                     where r.creative_id = c.id order by r.step desc limit 1)) "creativeId"
       from product p left join product_withdrawal w on w.product_id = p.id where p.id = $1`,
    [id],
  );
  return row ?? null;
}

/** What reviewers of a product's creatives judge them by. */
export async function getReviewed(sql: Sql, id: string): Promise<Reviewed> {
  const [row] = await sql<Reviewed>(
    `select kind, name, description, names, descriptions, landing_url "landingUrl", targeting,
            jsonb_build_object('commission', commission::text, 'commissionBps', commission_bps,
              'commissionMax', commission_max::text, 'conversionsPerClick', conversions_per_click,
              'clickWindowHours', click_window_hours, 'validateDays', validate_days)
              "merchantPays"
       from product where id = $1`,
    [id],
  );
  if (!row) throw new Error(`There is no product ${id}`);
  return row;
}

/**
 * Locks a product until the transaction ends, so that changes, withdrawals and pushes see each
 * other. Product rows are immutable and so cannot be locked; this is an advisory lock.
 */
export async function lockProduct(sql: Sql, id: string): Promise<void> {
  await sql("select pg_advisory_xact_lock(hashtext('product'), hashtext($1))", [id]);
}

/** Returns false if it was already withdrawn. */
export async function withdrawProduct(
  sql: Sql,
  id: string,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const rows = await sql(
    `insert into product_withdrawal (product_id, at, made_by, reason) values ($1, $2, $3, $4)
     on conflict do nothing returning product_id`,
    [id, now, by, reason],
  );
  return rows.length === 1;
}
