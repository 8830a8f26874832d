import type {
  listCreatives as listRoute,
  reviewCreative as reviewRoute,
  uploadCreative as uploadRoute,
} from '#contract/desk/creatives.ts';
import { Refusal } from '#domain/refusal.ts';
import {
  addCreative,
  checkCreative,
  findProductState,
  keepDraft,
  reviewCreative as reviewStoredCreative,
} from '../../ads/catalogue/catalogue.ts';
import { listCreativeResults } from '../../ads/delivery/delivery.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { listCreatives as listStored } from './catalogue-store.ts';

const atIso = <Row extends { readonly at: string }>(row: Row) => ({
  ...row,
  at: new Date(row.at).toISOString(),
});

export const listCreatives: DeskUseCase<typeof listRoute> = async ({ db }, input) => {
  const { list, next } = await listStored(db.sql, input);
  const ids = list.map(({ id }) => id);
  const results = await listCreativeResults(db.sql, ids, new Date(0));
  const resultOf = new Map(results.map((one) => [one.creativeId, one]));
  const shown = list.map(({ sha256, at, reviews, ...creative }) => ({
    ...creative,
    url: `/creatives/${sha256}`,
    addedAt: at.toISOString(),
    reviews: reviews.map(atIso),
    impressions: resultOf.get(creative.id)?.impressions ?? 0,
    clicks: resultOf.get(creative.id)?.clicks ?? 0,
    orders: resultOf.get(creative.id)?.conversions ?? 0,
  }));
  return { list: shown, next };
};

/** The file is checked by its content, not by its name. */
export const uploadCreative: DeskUseCase<typeof uploadRoute> = async (call, input) => {
  const { productId, format, title, titles } = input;
  if (call.dataDir === null) throw new Error('There is no place for files');
  const product = await findProductState(call.db.sql, productId);
  if (!product) throw new Refusal('desk_not_found');
  const shown = await checkCreative(call.upload, format, input.video, call.images.measure);
  if (typeof shown === 'string') {
    throw new Refusal('desk_value_wrong', { what: `the file ${shown}` });
  }
  const sha256 = await keepDraft(call.dataDir, call.upload);
  const why = { by: call.staff.name, reason: '', now: call.now() };
  const creative = { productId, format, sha256, title, titles, ...shown };
  return { id: await addCreative(call.db, creative, why) };
};

export const reviewCreative: DeskUseCase<typeof reviewRoute> = async (call, input) => {
  const why = { by: call.staff.name, reason: input.reason, now: call.now() };
  const verdict = { creativeId: input.id, state: input.state, reviews: input.version };
  await reviewStoredCreative(call.db, verdict, why);
  return {};
};
