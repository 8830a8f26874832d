import { randomUUID } from 'node:crypto';
import { isFeeAgreed } from '#domain/plan/placement.ts';
import { isReviewedAlike } from '#domain/plan/reviewed.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { type StaffPerson, whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { noteInDeskLog } from '../../people/audit-event/audit-event.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { lockConfiguration } from '../../platform/settings/settings.ts';
import {
  type Creative,
  carryCreatives,
  insertCreative,
  insertReview,
  lockCreative,
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
export interface Authorship {
  readonly author: string;
  readonly now: Date;
}

/** Who decided on a change of the catalogue, and why. */
export interface Decision extends Authorship {
  readonly reason: string;
  /** Who requested the change, if another person approved it. */
  readonly requestedBy?: string;
}

/** Who adds, carries over or reviews a creative. They are compared by id. */
export interface CreativeWork {
  readonly staff: StaffPerson;
  readonly now: Date;
}

/** What a change made, and what the log says about it. */
export interface Change<Id = string> {
  readonly id: Id;
  readonly details: Readonly<Record<string, string>>;
}

/** Changes the catalogue from outside the desk, and records who did, in one transaction. */
export const changeCatalogue = <Id>(
  db: Db,
  action: string,
  { author, reason, now, requestedBy }: Decision,
  work: (sql: Sql) => Promise<Change<Id>>,
): Promise<Id> =>
  db.transaction(async (sql) => {
    const change = await work(sql);
    const details = {
      ...change.details,
      ...(reason && { reason }),
      ...(requestedBy && { askedBy: requestedBy }),
    };
    await noteInDeskLog(sql, { author, action, details }, now);

    return change.id;
  });

export async function addMerchant(
  sql: Sql,
  { id, name, contact = '' }: Merchant,
  now: Date,
): Promise<Change> {
  refuse(whyNotStaffText(name));
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
  work: CreativeWork,
): Promise<Change> {
  const { id, name, replaces } = product;
  await lockProduct(sql, replaces);
  const previousState = await findProductState(sql, replaces);
  if (previousState?.isWithdrawn) throw new RefusalError('desk_product_withdrawn');
  if (previousState?.isReplaced) throw new RefusalError('desk_changed_meanwhile');

  await insertProduct(sql, product, work.now);
  const keepsReviews = isReviewedAlike(
    await getReviewed(sql, replaces),
    await getReviewed(sql, id),
  );

  await carryCreatives(sql, { id, replaces, keepsReviews }, work);

  return { id, details: { product: name, id, replaces } };
}

export async function addCreative(
  sql: Sql,
  creative: Creative,
  { staff, now }: CreativeWork,
): Promise<Change<number>> {
  const id = await insertCreative(sql, { ...creative, maker: staff }, now);

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
  { staff, reason, now }: CreativeWork & { readonly reason: string },
): Promise<Change<number>> {
  const creative = await lockCreative(sql, creativeId);
  if (!creative) throw new RefusalError('desk_not_found');

  refuse(whyNotSecondPerson(creative.madeById, staff.id));
  refuse(whyNotSecondPerson(creative.carriedById, staff.id));

  const hasNewReview = reviews !== undefined && reviews !== creative.reviews;
  if (hasNewReview) throw new RefusalError('desk_changed_meanwhile');

  await insertReview(sql, { creativeId, state, reviewer: staff, reason }, now);
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
  const requirement = `${bound}, or the fee is above the one of the terms`;
  throw new RefusalError('desk_value_wrong', { what: requirement });
}

export async function addPlacement(
  sql: Sql,
  placement: NewPlacement,
  rate: Rate,
  { author, now }: Authorship,
): Promise<Change<number>> {
  refuse(whyNotStaffText(placement.name));
  await refuseFee(sql, rate);

  const id = await insertPlacement(sql, placement, now);
  await insertPlacementRate(sql, { placementId: id, ...rate, madeBy: author }, now);
  return { id, details: { placement: placement.name, key: placement.key } };
}

type NewRate = Omit<PlacementRate, 'madeBy'> & { readonly version: number };

export async function changeRate(
  sql: Sql,
  { version, ...rate }: NewRate,
  { author, now }: Authorship,
): Promise<void> {
  const rateCount = await lockRates(sql, rate.placementId);
  if (version !== rateCount) throw new RefusalError('desk_changed_meanwhile');
  if (await isPlacementEnded(sql, rate.placementId)) throw new RefusalError('desk_placement_ended');

  await refuseFee(sql, rate);
  await insertPlacementRate(sql, { ...rate, madeBy: author }, now);
}

/** The placement gets no more ads from the next poll on. Ads served before still count. */
export async function endPlacement(
  sql: Sql,
  placementId: number,
  decision: Decision,
): Promise<void> {
  await lockRates(sql, placementId);
  if (!(await insertPlacementEnd(sql, placementId, decision))) {
    throw new RefusalError('desk_placement_ended');
  }
}
