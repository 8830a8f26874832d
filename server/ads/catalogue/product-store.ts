import type { OtherWords } from '#domain/language.ts';
import type { Reviewed } from '#domain/plan/reviewed.ts';
import type { ProductTerms } from '#domain/plan/terms.ts';
import { fragment, insert, insertIfAbsent, type Sql } from '../../platform/database/database.ts';
import { lastReviewState } from './creative-store.ts';

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
  await insert(sql, 'product', {
    id: product.id,
    merchantId: product.merchantId,
    isOfficial: product.isOfficial,
    kind: product.kind,
    name: product.name,
    description: product.description,
    landingUrl: product.landingUrl,
    lowest: product.lowest,
    highest: product.highest,
    commission: product.commission,
    commissionBps: product.commissionBps,
    commissionMax: product.commissionMax,
    conversionsPerClick: product.conversionsPerClick,
    clickWindowHours: product.clickWindowHours,
    validateDays: product.validateDays,
    putRule: JSON.stringify(product.putRule),
    targeting: JSON.stringify(product.targeting),
    addedAt: now,
    names: JSON.stringify(product.names ?? {}),
    descriptions: JSON.stringify(product.descriptions ?? {}),
    replaces: product.replaces ?? null,
  });
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

export const findProductState = (sql: Sql, id: string): Promise<ProductState | null> =>
  sql.maybeOne<ProductState>`
    select p.id, p.name, w.product_id is not null is_withdrawn,
           exists (select from product n where n.replaces = p.id) is_replaced,
           (select max(c.id) from creative c
             where c.product_id = p.id
               and 'approved' = ${lastReviewState(fragment`c`)}) creative_id
      from product p left join product_withdrawal w on w.product_id = p.id
     where p.id = ${id}`;

/** What reviewers of a product's creatives judge them by. */
export const getReviewed = (sql: Sql, id: string): Promise<Reviewed> =>
  sql.one<Reviewed>`
    select kind, name, description, names, descriptions, landing_url, targeting
      from product where id = ${id}`;

/**
 * Locks a product until the transaction ends, so that changes, withdrawals and pushes see each
 * other. Product rows are immutable and so cannot be locked; this is an advisory lock.
 */
export async function lockProduct(sql: Sql, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('product'), hashtext(${id}))`;
}

/** Returns false if it was already withdrawn. */
export async function withdrawProduct(
  sql: Sql,
  id: string,
  { author, reason, now }: { readonly author: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  return insertIfAbsent(sql, 'product_withdrawal', {
    productId: id,
    at: now,
    madeBy: author,
    reason,
  });
}
