import { RefusalError } from '#domain/refusal.ts';
import { findProductState, lockProduct } from '../../ads/catalogue/catalogue.ts';
import { listPartnerStatuses } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  leaveOfferNotices,
  listActivePartners,
  listOffered,
  type Offer,
  offerPlans,
} from '../../programme/plan/plan.ts';

interface Offers {
  /** The product's name, as two people approved it. */
  readonly product: string;
  readonly offers: readonly Offer[];
  /** How many partners already had an open offer of the product and got no second one. */
  readonly skipped: number;
}

/** Offers a product to partners: each gets a plan. Whoever calls it notes who sent it and why. */
export async function offerProduct(
  sql: Sql,
  productId: string,
  audience: readonly string[] | 'all',
  now: Date,
): Promise<Offers> {
  await lockProduct(sql, productId);
  const { name, creativeId } = await getOffered(sql, productId);
  const chosenIds =
    audience === 'all' ? await listActivePartners(sql) : await getActivePartners(sql, audience);
  const alreadyOffered = new Set(await listOffered(sql, productId, now));
  const partnerIds = chosenIds.filter((id) => !alreadyOffered.has(id));
  if (partnerIds.length === 0 && chosenIds.length > 0) throw new RefusalError('desk_offer_open');

  const offers = await offerPlans(sql, { productId, creativeId, partnerIds }, now);
  const planNumbers = offers.map(({ no: planNumber }) => planNumber);
  await leaveOfferNotices(sql, planNumbers, now);
  return { product: name, offers, skipped: chosenIds.length - offers.length };
}

/** What partners are shown of the product, if it can be offered at all. */
async function getOffered(sql: Sql, productId: string) {
  const product = await findProductState(sql, productId);
  if (!product) throw new RefusalError('desk_not_found');
  if (product.isWithdrawn) throw new RefusalError('desk_product_withdrawn');
  if (product.isReplaced) throw new RefusalError('desk_product_replaced');
  const { name, creativeId } = product;
  if (creativeId === null) throw new RefusalError('desk_product_unreviewed');
  return { name, creativeId };
}

/** Every partner named must exist and have an active account. */
async function getActivePartners(
  sql: Sql,
  namedIds: readonly string[],
): Promise<readonly string[]> {
  const partnerIds = [...new Set(namedIds)];
  const statuses = await listPartnerStatuses(sql, partnerIds);
  if (statuses.length < partnerIds.length) throw new RefusalError('desk_not_found');
  if (statuses.some(({ status }) => status !== 'active')) {
    throw new RefusalError('desk_partner_inactive');
  }
  return partnerIds;
}
