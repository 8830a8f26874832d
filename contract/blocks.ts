import * as v from 'valibot';
import { places } from '#domain/place.ts';
import { listOf } from './shape.ts';

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));

/** One piece of a text that is no markup: what stands in it is shown as it is. */
export const block = v.variant('type', [
  v.object({ type: v.literal('paragraph'), text: words }),
  v.object({ type: v.literal('list'), items: listOf(words, 30) }),
  v.object({ type: v.literal('place'), to: v.picklist(places) }),
  v.object({ type: v.literal('question'), id: v.pipe(v.string(), v.maxLength(60)) }),
]);

export const blocks = listOf(block, 30);
