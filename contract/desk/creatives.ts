import * as v from 'valibot';
import { creativeStates } from '#domain/desk/programme-state.ts';
import { creativeBytesMax } from '#domain/file/image.ts';
import { formats } from '#domain/plan/lifetime.ts';
import { otherLanguages } from '../languages.ts';
import { id, int32, listOf, moment, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { command, list, upload } from './desk-builders.ts';

const count = (countMax: number) => v.pipe(whole, v.minValue(1), v.maxValue(countMax));

export const listCreatives = list('/creatives', {
  roles: ['catalogue', 'approver', 'admin'],
  summary: 'Creatives; those waiting for a review come oldest first',
  filters: {
    state: v.optional(v.picklist(creativeStates)),
    productId: v.optional(id),
  },
  item: v.object({
    id: whole,
    productId: id,
    product: v.string(),
    merchant: v.string(),
    landingUrl: v.string(),
    title: v.string(),
    titles: otherLanguages(v.string()),
    format: v.picklist(formats),
    type: v.string(),
    url: v.string(),
    width: whole,
    height: whole,
    durationMs: v.nullable(whole),
    addedAt: moment,
    by: v.string(),
    byId: v.nullable(id),
    /** Who changed the product it was carried over to; null if it was uploaded there. */
    carriedBy: v.nullable(v.string()),
    carriedById: v.nullable(id),
    state: v.picklist(creativeStates),
    /** Its results in all plans since it was uploaded. */
    impressions: whole,
    clicks: whole,
    orders: whole,
    reviews: listOf(
      v.object({
        state: v.picklist(['approved', 'rejected']),
        by: v.string(),
        reason: v.string(),
        at: moment,
      }),
      200,
    ),
  }),
});

export const uploadCreative = upload('/creatives/upload', {
  roles: ['catalogue', 'admin'],
  decidedAt: '/creatives/review',
  audit: { log: 'creative-added' },
  effect: 'read-by-partners',
  uploadBytesMax: creativeBytesMax,
  summary: 'Upload a picture or a video for a product. Another person reviews it',
  input: {
    productId: id,
    format: v.picklist(formats),
    title: staffText(120),
    titles: v.optional(otherLanguages(staffText(120)), {}),
    /** Of a video: the policy of the page lets nobody play a file that is not here yet. */
    video: v.nullable(
      v.strictObject({
        width: count(8_192),
        height: count(8_192),
        durationMs: count(120_000),
      }),
    ),
  },
  output: { id: whole },
});

export const reviewCreative = command('/creatives/review', {
  roles: ['catalogue', 'approver', 'admin'],
  isDecision: true,
  audit: { log: ['creative-approved', 'creative-rejected'] },
  effect: 'read-by-partners',
  summary: 'Approve or refuse a creative that another person uploaded',
  input: {
    id: int32,
    /** How many reviews it had when it was loaded. */
    version: int32,
    state: v.picklist(['approved', 'rejected']),
    reason: staffReason(500),
  },
});
