import { randomBytes } from 'node:crypto';
import { planNoOf } from '#domain/plan/plan-no.ts';
import { daysAfter } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertOffers, type Offer } from './step-store.ts';

export interface Push {
  readonly productId: string;
  readonly creativeId: number;
  readonly partnerIds: readonly string[];
  readonly offerDays: number;
}

const planNoBytes = 8;

/** Pushes a product to partners: each gets their own plan, which waits for an amount. */
export async function pushPlans(sql: Sql, push: Push, now: Date): Promise<string[]> {
  return (await offerPlans(sql, push, now)).map(({ no }) => no);
}

/** Like `pushPlans`, but returns which partner got which plan. */
export async function offerPlans(sql: Sql, push: Push, now: Date): Promise<Offer[]> {
  const { productId, creativeId, partnerIds, offerDays } = push;

  const offeredUntil = daysAfter(now, offerDays);
  const offers = partnerIds.map((partnerId) => ({
    no: planNoOf(now, randomBytes(planNoBytes)),
    partnerId,
    productId,
    creativeId,
    offeredAt: now,
    offeredUntil,
  }));

  await insertOffers(sql, offers);
  return offers;
}
