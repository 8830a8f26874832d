import { randomUUID } from 'node:crypto';
import { isFeeAgreed } from '#domain/plan/placement.ts';
import { isReviewedAlike } from '#domain/plan/reviewed.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { lockConfiguration } from '../../platform/settings/settings.ts';
import {
  type Creative,
  carryCreatives,
  findCreative,
  insertCreative,
  insertReview,
} from './creative-store.ts';
import { insertMerchant, type Merchant } from './merchant-store.ts';
import {
  insertPlacement,
  insertPlacementEnd,
  insertPlacementRate,
  insertPublisher,
  isPlacementEnded,
  lockRates,
  type NewPlacement,
  type PlacementRate,
  type Publisher,
} from './placement-store.ts';
import {
  findProductState,
  getReviewed,
  insertProduct,
  lockProduct,
  type Product,
} from './product-store.ts';

/** Who changes the catalogue; the requester, if it takes two people. */
export interface Author {
  readonly by: string;
  readonly now: Date;
}

/** Who changed the catalogue, and why. */
export interface Why extends Author {
  readonly reason: string;
  /** Who proposed the change, if another person confirmed it. */
  readonly askedBy?: string;
}

/** What a change made, and what the log says about it. */
export interface Change<Id = string> {
  readonly id: Id;
  readonly details: Readonly<Record<string, string>>;
}

/** Changes the catalogue from outside the desk, and records who did, in one transaction. */
export const changeCatalogue = <Id>(
  db: Db,
  act: string,
  { by, reason, now, askedBy }: Why,
  work: (sql: Sql) => Promise<Change<Id>>,
): Promise<Id> =>
  db.transaction(async (sql) => {
    const { id, details } = await work(sql);
    const about = { ...details, ...(reason && { reason }), ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act, about }, now);
    return id;
  });

export async function addMerchant(
  sql: Sql,
  { name, contact = '' }: Omit<Merchant, 'id'>,
  now: Date,
): Promise<Change> {
  refuse(whyNotStaffText(name));
  const id = randomUUID();
  await insertMerchant(sql, { id, name, contact }, now);
  return { id, details: { merchant: name, id } };
}

export async function addProduct(sql: Sql, product: Product, now: Date): Promise<Change> {
  const { id, name } = product;
  await insertProduct(sql, product, now);
  return { id, details: { product: name, id } };
}

/**
 * Adds a new version beside the old one, whose plans keep running on their agreed terms. Its
 * creatives are carried over, and reviewed again if what they were judged by has changed.
 */
export async function replaceProduct(
  sql: Sql,
  product: Product & { readonly replaces: string },
  author: Author,
): Promise<Change> {
  const { id, name, replaces } = product;
  await lockProduct(sql, replaces);
  const before = await findProductState(sql, replaces);
  if (before?.isWithdrawn) throw new Refusal('desk_product_withdrawn');
  if (before?.isReplaced) throw new Refusal('desk_changed_meanwhile');

  await insertProduct(sql, product, author.now);
  const keepsReviews = isReviewedAlike(
    await getReviewed(sql, replaces),
    await getReviewed(sql, id),
  );
  await carryCreatives(sql, { id, replaces, keepsReviews }, author);
  return { id, details: { product: name, id, replaces } };
}

export async function addCreative(
  sql: Sql,
  creative: Creative,
  { by, now }: Author,
): Promise<Change<number>> {
  const id = await insertCreative(sql, { ...creative, by }, now);
  return { id, details: { creative: String(id), title: creative.title } };
}

export interface Verdict {
  readonly creativeId: number;
  readonly state: 'approved' | 'rejected';
  /** The number of reviews the reviewer saw, if given: guards against concurrent reviews. */
  readonly reviews?: number;
}

/** Nobody approves a creative they added, or one carried over by their own product change. */
export async function reviewCreative(
  sql: Sql,
  { creativeId, state, reviews }: Verdict,
  { by, reason, now }: Why,
): Promise<Change<number>> {
  const creative = await findCreative(sql, creativeId);
  if (!creative) throw new Refusal('desk_not_found');
  const makers = [creative.by, creative.carriedBy ?? ''];
  if (makers.some((maker) => isSamePerson(maker, by))) throw new Refusal('second_person_needed');

  const step = (reviews ?? creative.reviews) + 1;
  const isNext = step === creative.reviews + 1;
  const review = { creativeId, state, by, reason, step };
  if (!isNext || !(await insertReview(sql, review, now))) {
    throw new Refusal('desk_changed_meanwhile');
  }
  return { id: creativeId, details: { creative: String(creativeId), title: creative.title } };
}

export async function addPublisher(
  sql: Sql,
  publisher: Omit<Publisher, 'id'>,
  now: Date,
): Promise<Change> {
  refuse(whyNotStaffText(publisher.name));
  const id = randomUUID();
  await insertPublisher(sql, { id, ...publisher }, now);
  return { id, details: { publisher: publisher.name, id } };
}

type Rate = Pick<PlacementRate, 'priceModel' | 'price' | 'payBps'>;

/** Partners agree to a maximum network fee, so no rate may exceed it. */
async function refuseFee(sql: Sql, { payBps }: Rate): Promise<void> {
  const { mediaFeeBps } = (await lockConfiguration(sql)).configuration.plan;
  if (isFeeAgreed(payBps, mediaFeeBps)) return;
  const payPercentMin = (10_000 - mediaFeeBps) / 100;
  const bound = `the publisher gets at least ${payPercentMin} %`;
  const what = `${bound}, or the fee is above the one of the terms`;
  throw new Refusal('desk_value_wrong', { what });
}

export async function addPlacement(
  sql: Sql,
  placement: NewPlacement,
  rate: Rate,
  { by, now }: Author,
): Promise<Change<number>> {
  refuse(whyNotStaffText(placement.name));
  await refuseFee(sql, rate);
  const id = await insertPlacement(sql, placement, now);
  await insertPlacementRate(sql, { placementId: id, ...rate, by }, now);
  return { id, details: { placement: placement.name, key: placement.key } };
}

type NewRate = Omit<PlacementRate, 'by'> & { readonly version: number };

export async function changeRate(
  sql: Sql,
  { version, ...rate }: NewRate,
  { by, now }: Author,
): Promise<void> {
  const before = await lockRates(sql, rate.placementId);
  if (version !== before) throw new Refusal('desk_changed_meanwhile');
  if (await isPlacementEnded(sql, rate.placementId)) throw new Refusal('desk_placement_ended');
  await refuseFee(sql, rate);
  await insertPlacementRate(sql, { ...rate, by }, now);
}

/** The placement gets no more ads from the next poll on. Ads served before still count. */
export async function endPlacement(sql: Sql, placementId: number, why: Why): Promise<void> {
  await lockRates(sql, placementId);
  if (!(await insertPlacementEnd(sql, placementId, why))) {
    throw new Refusal('desk_placement_ended');
  }
}
