import * as v from 'valibot';
import { places } from '#domain/place.ts';
import { listOf } from './shape.ts';
import { ourText, staffText } from './staff-text.ts';

/** Blocks of a text without markup: everything in it is shown literally. */
const blocksOf = <Words extends v.GenericSchema<string>>(words: Words) =>
  listOf(
    v.variant('type', [
      v.object({ type: v.literal('paragraph'), text: words }),
      v.object({ type: v.literal('list'), items: listOf(words, 30) }),
      v.object({ type: v.literal('place'), to: v.picklist(places) }),
      v.object({ type: v.literal('question'), id: v.pipe(v.string(), v.maxLength(60)) }),
    ]),
    30,
  );

export const textBlocks = blocksOf(ourText(2000, 1));

/** The same, written by staff. */
export const staffTextBlocks = blocksOf(staffText(2000));
