import { randomBytes } from 'node:crypto';
import { planNoOf } from '#domain/plan/plan-no.ts';
import { daysAfter } from '#domain/time.ts';
import { listCategoryRates } from '../../ads/catalogue/catalogue.ts';
import type { Sql } from '../../platform/database/database.ts';
import { configurationInForce, getSettings } from '../../platform/settings/settings.ts';
import { listCurrentFees } from '../level/vip-store.ts';
import { currentTerms } from './offered-terms.ts';
import { getOfferedProduct } from './put-store.ts';
import { insertOffers, type Offer } from './step-store.ts';

export interface Push {
  readonly productId: string;
  readonly creativeId: number;
  readonly partnerIds: readonly string[];
}

const planNoBytes = 8;

/** Pushes a product to partners: each gets their own plan, which waits for an amount. */
export async function pushPlans(sql: Sql, push: Push, now: Date): Promise<string[]> {
  return (await offerPlans(sql, push, now)).map(({ no }) => no);
}

/** Like `pushPlans`, but returns which partner got which plan. */
export async function offerPlans(sql: Sql, push: Push, now: Date): Promise<Offer[]> {
  const { productId, creativeId, partnerIds } = push;
  const configuration = configurationInForce(await getSettings(sql), now);

  const product = await getOfferedProduct(sql, productId);
  const rates = await listCategoryRates(sql, product.formats, now);
  const vipFees = await listCurrentFees(sql, partnerIds, now);

  const limits = configuration.plan;
  const offeredUntil = daysAfter(now, limits.offerDays);
  const offers = partnerIds.map((partnerId) => {
    const feeBps = vipFees.get(partnerId);
    const month = feeBps === undefined ? null : { feeBps };

    return {
      no: planNoOf(now, randomBytes(planNoBytes)),
      partnerId,
      productId,
      creativeId,
      offeredAt: now,
      offeredUntil,
      terms: currentTerms(product, { month, rates }, configuration),
      limits,
    };
  });

  await insertOffers(sql, offers);
  return offers;
}
