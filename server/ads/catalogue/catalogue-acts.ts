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
  withdrawProduct,
} from './product-store.ts';

/** Who changed the catalogue, and why. */
export interface Why {
  readonly by: string;
  readonly reason: string;
  readonly now: Date;
  /** Who proposed the change, if another person confirmed it. */
  readonly askedBy?: string;
}

interface Noted<Result> {
  readonly about: Readonly<Record<string, string>>;
  readonly result: Result;
}

/** Makes a change and records who made it, in one transaction. */
const noted = <Result>(
  db: Db,
  act: string,
  why: Why,
  work: (sql: Sql) => Promise<Noted<Result>>,
): Promise<Result> =>
  changeCatalogue(db, act, why, async (sql) => {
    const { about, result } = await work(sql);
    return { id: result, details: about };
  });

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

export async function addProduct(sql: Sql, product: Product, why: Why): Promise<string> {
  const { by, reason, now } = why;
  const { id, name } = product;
  await insertProduct(sql, product, now);
  const about = { product: name, id, ...(reason && { reason }) };
  await noteInDeskLog(sql, { by, act: 'product-added', about }, now);
  return id;
}

/**
 * Adds a new version beside the old one, whose plans keep running on their agreed terms. Its
 * creatives are carried over, and reviewed again if what they were judged by has changed.
 */
export const replaceProduct = (
  db: Db,
  product: Product & { readonly replaces: string },
  why: Why,
): Promise<string> =>
  noted(db, 'product-changed', why, async (sql) => {
    await lockProduct(sql, product.replaces);
    const before = await findProductState(sql, product.replaces);
    if (before?.isWithdrawn) throw new Refusal('desk_product_withdrawn');
    if (before?.isReplaced) throw new Refusal('desk_changed_meanwhile');
    await insertProduct(sql, product, why.now);
    const { id, name, replaces } = product;
    const keepsReviews = isReviewedAlike(
      await getReviewed(sql, replaces),
      await getReviewed(sql, id),
    );
    await carryCreatives(sql, { id, replaces, keepsReviews }, why);
    return { about: { product: name, id, replaces }, result: id };
  });

/** Returns false, and records nothing, if it was already withdrawn. */
export async function withdraw(
  sql: Sql,
  { id, name }: Pick<Product, 'id' | 'name'>,
  why: Why,
): Promise<boolean> {
  await lockProduct(sql, id);
  if (!(await withdrawProduct(sql, id, why))) return false;
  const about = { product: name, id, reason: why.reason };
  await noteInDeskLog(sql, { by: why.by, act: 'product-withdrawn', about }, why.now);
  return true;
}

export const addCreative = (db: Db, creative: Creative, why: Why): Promise<number> =>
  noted(db, 'creative-added', why, async (sql) => {
    const id = await insertCreative(sql, { ...creative, by: why.by }, why.now);
    return { about: { creative: String(id), title: creative.title }, result: id };
  });

export interface Verdict {
  readonly creativeId: number;
  readonly state: 'approved' | 'rejected';
  /** The number of reviews the reviewer saw, if given: guards against concurrent reviews. */
  readonly reviews?: number;
}

/** Nobody approves a creative they added, or one carried over by their own product change. */
export async function reviewCreative(db: Db, verdict: Verdict, why: Why): Promise<void> {
  const { creativeId, state } = verdict;
  const { by, reason, now } = why;
  await db.transaction(async (sql) => {
    const creative = await findCreative(sql, creativeId);
    if (!creative) throw new Refusal('desk_not_found');
    const makers = [creative.by, creative.carriedBy ?? ''];
    if (makers.some((maker) => isSamePerson(maker, by))) throw new Refusal('second_person_needed');
    const step = (verdict.reviews ?? creative.reviews) + 1;
    const isNext = step === creative.reviews + 1;
    const review = { creativeId, state, by, reason, step };
    if (!isNext || !(await insertReview(sql, review, now))) {
      throw new Refusal('desk_changed_meanwhile');
    }
    const about = { creative: String(creativeId), title: creative.title, reason };
    await noteInDeskLog(sql, { by, act: `creative-${state}`, about }, now);
  });
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

interface RateAuthor {
  /** Who asked for the price. */
  readonly by: string;
  readonly now: Date;
}

export async function addPlacement(
  sql: Sql,
  placement: NewPlacement,
  rate: Rate,
  { by, now }: RateAuthor,
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
  { by, now }: RateAuthor,
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
