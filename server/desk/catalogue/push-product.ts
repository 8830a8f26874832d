import { Refusal } from '#domain/refusal.ts';
import { findProductState, lockProduct, type Why } from '../../ads/catalogue/catalogue.ts';
import { findStatuses } from '../../people/partner/partner.ts';
import { noteActs } from '../../people/staff-activity/staff-activity.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import {
  listActivePartners,
  listOffered,
  offerPlans,
  tellOfOffers,
} from '../../programme/plan/plan.ts';

interface PushTo {
  readonly partnerIds: readonly string[] | 'all';
  readonly offerDays: number;
}

interface Pushed {
  /** The numbers of the plans. */
  readonly nos: string[];
  /** How many partners already had an open offer of the product and got no second one. */
  readonly skipped: number;
}

/**
 * Offers a product to partners: each gets a plan, and an entry under staff activity that says who
 * sent it and why.
 */
export function pushProduct(
  db: Db,
  productId: string,
  { partnerIds: to, offerDays }: PushTo,
  { by, reason, now }: Why,
): Promise<Pushed> {
  return db.transaction(async (sql) => {
    await lockProduct(sql, productId);
    const creativeId = await getCreative(sql, productId);
    const chosen = to === 'all' ? await listActivePartners(sql) : await getActive(sql, to);
    const offered = new Set(await listOffered(sql, productId, now));
    const partnerIds = chosen.filter((id) => !offered.has(id));
    if (partnerIds.length === 0 && chosen.length > 0) throw new Refusal('desk_offer_open');
    const offers = await offerPlans(sql, { productId, creativeId, partnerIds, offerDays }, now);
    const rows = offers.map(({ partnerId, no }) => ({ partnerId, reference: no }));
    await noteActs(sql, { by, act: 'push', reason }, rows, now);
    await tellOfOffers(
      sql,
      offers.map(({ no }) => no),
      now,
    );
    return { nos: offers.map(({ no }) => no), skipped: chosen.length - offers.length };
  });
}

/** What is shown of the product, if it can be offered at all. */
async function getCreative(sql: Sql, productId: string): Promise<number> {
  const product = await findProductState(sql, productId);
  if (!product) throw new Refusal('desk_not_found');
  if (product.isWithdrawn) throw new Refusal('desk_product_withdrawn');
  if (product.isReplaced) throw new Refusal('desk_product_replaced');
  if (product.creativeId === null) throw new Refusal('desk_product_unreviewed');
  return product.creativeId;
}

/** Every partner named must exist and have an active account. */
async function getActive(sql: Sql, named: readonly string[]): Promise<readonly string[]> {
  const ids = [...new Set(named)];
  const found = await findStatuses(sql, ids);
  if (found.length < ids.length) throw new Refusal('desk_not_found');
  if (found.some(({ status }) => status !== 'active')) {
    throw new Refusal('desk_partner_inactive');
  }
  return ids;
}
